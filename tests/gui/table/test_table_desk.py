"""What belongs to the table beside its deals: names, other games, files, refusals, where games are kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog
from table_scenes import PLAYERS, RIICHI, leave_table, show_table_scene

from mahjong_desktop.app import open_keeper
from mahjong_desktop.gui.table.names_dialog import NamesDialog
from mahjong_desktop.gui.table.table_desk import TableDesk
from mahjong_desktop.help import load_words
from mahjong_desktop.models.deal_draft import DealKind
from mahjong_desktop.rules.registry import ruleset

from ..conftest import Start
from ..player import CTRL, Player


@pytest.fixture
def player(start: Start) -> Player:
    player = start()
    player.window.resize(1280, 800)
    player.window.show_page("table")
    return player


def desk_of(player: Player) -> TableDesk:
    assert player.window.table is not None
    return player.window.table


def play(player: Player, deals: int = len(RIICHI)) -> TableDesk:
    desk = desk_of(player)
    desk.games.start(ruleset("riichi"), PLAYERS)
    for deal in RIICHI[:deals]:
        desk.games.add(deal)
    player.rest()
    return desk


def in_dialog(act: Callable[[NamesDialog], None]) -> None:
    """What to do in the dialog that opens next."""

    def found() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NamesDialog)
        act(dialog)

    QTimer.singleShot(50, found)


def test_names_are_changed(player: Player) -> None:
    desk = play(player)

    def rename(dialog: NamesDialog) -> None:
        dialog.fields[1].selectAll()
        QTest.keyClicks(dialog.fields[1], "Basia")
        dialog.fields[3].clear()
        QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)

    in_dialog(rename)
    player.from_menu(desk.page.game_button, "Names of the players…")
    player.rest()
    assert desk.games.game is not None
    assert desk.games.game.players == ("Ania", "Basia", "Celina", "North")
    assert "Basia" in desk.page.seats[1].accessibleName()
    # the platform without a screen does not give the keyboard back by itself
    player.window.activateWindow()
    assert QTest.qWaitForWindowActive(player.window)
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.games.game.players == PLAYERS


def test_names_are_left_as_they_were(player: Player) -> None:
    desk = play(player)
    in_dialog(lambda dialog: dialog.reject())
    desk.rename()
    assert desk.games.game is not None
    assert desk.games.game.players == PLAYERS


def test_another_game_and_back(player: Player) -> None:
    desk = play(player)
    player.from_menu(desk.page.game_button, "New game")
    player.rest()
    assert desk.games.game is None
    assert desk.new_game.isVisible()
    player.click(desk.new_game.start)
    player.rest()
    assert desk.games.game is not None
    assert desk.games.game.players == ("East", "South", "West", "North")
    player.from_menu(desk.page.game_button, "Past games…")
    player.rest()
    games = desk.past_games
    assert games is not None
    assert games.model.rowCount() == 2
    games.games.setCurrentIndex(games.model.index(1, 0))
    QTest.mouseClick(games.open_button, Qt.MouseButton.LeftButton)
    player.rest()
    assert desk.games.game.players == PLAYERS
    assert len(desk.games.game.deals) == len(RIICHI)


def test_the_game_on_the_table_is_deleted_and_comes_back(player: Player) -> None:
    desk = play(player, 2)
    number = desk.games.number
    desk.open_games()
    games = desk.past_games
    assert games is not None
    games.games.setCurrentIndex(games.model.index(0, 0))
    QTest.mouseClick(games.delete_button, Qt.MouseButton.LeftButton)
    player.rest()
    assert desk.games.game is None
    games.restored.emit(99)
    assert desk.games.game is None
    games._undo.trigger()
    player.rest()
    assert desk.games.number == number
    games.close()


def test_the_list_beside_the_table_follows_it(player: Player) -> None:
    """What is chosen stays chosen, and only what is there can be deleted."""
    desk = play(player, 1)
    desk.open_games()
    games = desk.past_games
    assert games is not None
    chosen = [game.id for game in games.games.chosen]
    desk.games.add(RIICHI[1])
    assert games.model.rows[0].deals == 2
    desk.games.start(ruleset("taiwanese"), PLAYERS)
    assert [game.header.ruleset for game in games.model.rows] == ["taiwanese", "riichi"]
    assert [game.id for game in games.games.chosen] == chosen
    games.close()


def test_a_deal_is_deleted_in_the_ledger(player: Player) -> None:
    desk = play(player, 3)
    desk.page.ledger.delete_wanted.emit(1)
    assert desk.games.game is not None
    assert desk.games.game.deals == (RIICHI[0], RIICHI[2])
    player.click(desk.page.undo)
    assert len(desk.games.game.deals) == 3
    player.click(desk.page.redo)
    assert len(desk.games.game.deals) == 2


def test_what_cannot_be_is_said_and_goes_again(player: Player) -> None:
    desk = play(player, 2)
    desk.deal.edit(0)
    player.editor.set_figures({"yakuman": 6})
    player.rest()
    player.click(desk.page.record.save)
    assert desk.page.refusal.isVisible()
    assert desk.page.refusal.text().endswith(".")
    assert desk.deal.draft is not None
    player.click(desk.page.record.cancel)
    player.click(desk.page.steps[DealKind.DRAW])
    assert not desk.page.refusal.isVisible()


def test_seats_point_at_players(player: Player) -> None:
    desk = play(player, 1)

    def seat(number: int) -> None:
        card = desk.page.seats[number]
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, card.rect().center() / 3)
        player.rest()

    player.click(desk.page.steps[DealKind.WIN])
    for number in (1, 2, 1):
        seat(number)
    assert desk.deal.draft is not None
    assert (desk.deal.draft.winners, desk.deal.draft.source) == ((1,), None)
    desk.deal.cancel()
    player.click(desk.page.steps[DealKind.DRAW])
    seat(3)
    assert desk.deal.draft.tenpai == {3}
    desk.deal.cancel()
    player.click(desk.page.steps[DealKind.CHOMBO])
    seat(2)
    assert desk.deal.draft.culprit == 2
    desk.page.seats[0].setFocus(Qt.FocusReason.TabFocusReason)
    player.press(Qt.Key.Key_Return)
    assert desk.deal.draft.culprit == 0


def test_files(player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    desk = play(player)
    for text, ending in (("Save the game (JSON)…", "json"), ("Save as a table (CSV)…", "csv")):
        target = tmp_path / f"game.{ending}"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, target=target: (str(target), ""))
        player.from_menu(desk.page.game_button, text)
        assert target.stat().st_size > 100
    assert len(json.loads((tmp_path / "game.json").read_text("utf-8"))["deals"]) == len(RIICHI)


def test_start_points_of_ones_own(player: Player) -> None:
    desk = desk_of(player)
    player.editor.use_rules(ruleset("riichi"))
    desk.new_game.points.setValue(30_000)
    player.click(desk.new_game.start)
    assert desk.games.game is not None
    assert desk.games.game.table.scores == (30_000,) * 4


def test_names_used_before_are_offered(player: Player) -> None:
    desk = play(player, 1)
    player.from_menu(desk.page.game_button, "New game")
    completer = desk.new_game.names[0].completer()
    assert completer is not None
    names = {completer.model().index(row, 0).data() for row in range(completer.model().rowCount())}
    assert set(PLAYERS) <= names


def test_a_store_that_cannot_be_opened_is_said(tmp_path: Path, start: Start) -> None:
    (tmp_path / "file").write_text("not a folder")
    keeper, told = open_keeper(tmp_path / "file")
    assert told is not None
    for language in ("en", "pl"):
        assert told(load_words(language)).endswith(".")
    player = start()
    player.window._open_keeper = lambda: (keeper, told)
    player.window.show_page("table")
    desk = desk_of(player)
    assert desk.notice.isVisible()
    player.program.language.use("pl")
    assert "zamknięcia" in desk.notice.text()
    desk.games.start(ruleset("taiwanese"), PLAYERS)
    assert desk.games.game is not None


def test_hand_page_leaves_to_the_table_what_it_knows(player: Player) -> None:
    desk = play(player, 1)
    desk.deal.begin(DealKind.WIN, 2)
    desk.deal.choose_source(1)
    player.rest()
    player.choose(desk.page.record.win.entry, "Tiles")
    player.rest()
    side = player.page.side
    assert [one.isEnabled() for one in (side.win, side.source, side.seat, side.round)] == [False] * 4
    assert not player.window.variant_button.isVisible()
    assert "Celina" in player.window.for_table.title.text()
    player.click(player.window.for_table.back)
    desk.deal.cancel()
    player.window.show_page("hand")
    assert side.seat.isEnabled()
    assert player.window.variant_button.isVisible()


def test_no_other_rules_can_be_chosen_while_a_winner_is_entered(player: Player) -> None:
    window = player.window
    window.open_options()
    desk = play(player, 1)
    desk.deal.begin(DealKind.WIN, 2)
    desk.deal.choose_source(1)
    for name in window.page_names:
        window.show_page(name)
        player.rest()
        # on the hand page the title stands in its place
        assert window.variant_button.isVisible() is (name != "hand"), name
        assert not window.variant_button.isEnabled(), name
        player.press(Qt.Key.Key_Comma, CTRL)
        assert window.options is not None
        assert not window.options.isVisible()
        window.rules.choose_preset("japanese_classical", "wikidot")
        assert player.editor.ruleset is desk.deal.game.ruleset
    assert window.reference is not None
    assert not window.reference.section.options.isEnabled()
    window.show_page("table")
    player.rest()
    assert player.tip(window.variant_button) == "Other rules can be chosen once the win is entered."
    desk.deal.cancel()
    player.rest()
    assert window.variant_button.isVisible()
    assert window.variant_button.isEnabled()
    assert window.variant_button.toolTip() == ""
    window.activateWindow()
    player.press(Qt.Key.Key_Comma, CTRL)
    assert window.options.isVisible()
    window.options.close()


def test_each_winner_has_a_line_and_what_is_added(start: Start) -> None:
    player = start()
    show_table_scene(player.program, "table_two_winners")
    player.rest()
    desk = player.window.table
    assert desk is not None
    record = desk.page.record
    assert not record.headline.isVisible()
    assert record.hands.text() == "Celina: 3 han 40 fu · 5,200\nDarek: Mangan · 8,000"
    assert record.notes.text() == "Celina: Riichi sticks +1,000 · Celina −1,000 (riichi)"
    desk.deal.drop_winner(3)
    player.rest()
    assert not record.hands.isVisible()
    assert record.headline.text() == "3 han 40 fu · 5,200"
    assert record.notes.text() == "Riichi sticks +1,000 · Celina −1,000 (riichi)"
    leave_table(player.program)


def test_an_edited_deal_stands_at_the_table_as_it_was_played(start: Start) -> None:
    player = start()
    show_table_scene(player.program, "table_edit")
    player.rest()
    desk = player.window.table
    assert desk is not None
    page = desk.page
    assert page.record.title.text() == "East 1 · 1 honba · Celina from Darek"
    assert page.title.text() == "Editing East 1"
    assert not any(pill.isVisible() for pill in page.pills)
    assert "32,800" in page.seats[0].accessibleName()
    assert page.ledger.table.delegate.marked_row == 1
    # the deposits are the old deal's own
    player.click(page.seats[1].riichi)
    assert desk.deal.draft is not None
    assert desk.deal.draft.riichi == {1, 2}
    assert desk.games.riichi == frozenset()
    player.click(page.record.cancel)
    player.rest()
    assert page.title.text() == "South 1"
    assert "29,400" in page.seats[0].accessibleName()
    assert page.ledger.table.delegate.marked_row == -1
    leave_table(player.program)


def test_a_wrong_sum_is_told_where_the_numbers_are(start: Start) -> None:
    player = start()
    show_table_scene(player.program, "table_correction")
    player.rest()
    desk = player.window.table
    assert desk is not None
    record = desk.page.record
    form = record.adjustment
    assert form.wrong.text() == "Sum: +1,000 ≠ 0. The four numbers must sum to zero."
    assert player.sees(form.wrong)
    assert not form.sum.isVisible()
    assert not record.headline.isVisible()
    assert not record.save.isEnabled()
    desk.deal.set_changes((1000, -1000, 0, 0))
    player.rest()
    assert not form.wrong.isVisible()
    assert form.sum.isVisible()
    assert record.save.isEnabled()
    leave_table(player.program)


def test_the_end_of_the_game_is_no_deal(start: Start) -> None:
    player = start()
    show_table_scene(player.program, "table_end")
    player.rest()
    desk = player.window.table
    assert desk is not None
    assert desk.page.kept.text().startswith("5 deals")
    desk.open_games()
    assert desk.past_games is not None
    model = desk.past_games.model
    assert model.texts(model.rows[0]).deals == "5 deals"
    desk.past_games.close()
    leave_table(player.program)
