"""Practice as a person does it: clicks and keys in every variant and language."""

from __future__ import annotations

import pytest
from practice_scenes import page_of, wait_for_hand
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from table_scenes import leave_table, show_table_scene

from mahjong_desktop.gui.breakdown_view import LEAST_ROWS
from mahjong_desktop.gui.practice.practice_page import PracticePage
from mahjong_desktop.models.practice import Stage
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from ..conftest import Start
from ..player import CTRL, Player, segments, visible

LEVELS = [(name, number) for name in VARIANTS for number in range(3)]


def practise(player: Player, variant: str, level: int = 0, seed: int = 5) -> PracticePage:
    """The page with a hand, the window's page chosen by its key."""
    player.editor.use_rules(ruleset(variant))
    page = page_of(player.program)
    page.editor.deal_again(seed, page.editor.levels[level].id)
    wait_for_hand(page)
    player.rest()
    return page


def enter_truth(player: Player, page: PracticePage) -> None:
    """Type and click the true answer, by a limit's form where the hand has no figures."""
    form, true = page.answer.form, dict(page.editor.true_figures())
    assert page.editor.task is not None
    totals = page.editor.task.score.totals
    if totals.get("limit") in (True, "yakuman"):
        player.choose(form.forms, list(segments(form.forms))[-1])
        true |= {"yakuman": totals.get("yakuman", 0)}
    player.rest()
    for name, field in form.shown.fields.items():
        if name in true:
            player.click(field)
            field.selectAll()
            player.type(str(true[name]))
    for name, chips in form.shown.chips.items():
        if true.get(name) in chips:
            player.click(chips[true[name]])
    player.rest()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("variant", "level"), LEVELS)
def test_a_right_answer_in_every_level(player: Player, variant: str, level: int, language: str) -> None:
    player.program.language.use(language)
    page = practise(player, variant, level)
    enter_truth(player, page)
    player.press(Qt.Key.Key_Return)
    player.rest()
    assert page.editor.right, (page.editor.answer, page.editor.task)
    assert page.answer.verdict.word.text() == {"en": "Right", "pl": "Dobrze"}[language]
    assert page.score.isVisible()
    assert page.score.breakdown.isVisible()
    assert not page.tallies.isVisible()
    assert page.record.text()
    player.press(Qt.Key.Key_Return)
    wait_for_hand(page)
    assert page.editor.stage is Stage.ASKED
    assert page.tallies.isVisible()


def test_by_keyboard_alone(player: Player) -> None:
    """The page by its key, han typed, fu by arrows, Enter, and Enter again."""
    player.editor.use_rules(ruleset("riichi"))
    player.press(Qt.Key.Key_4, CTRL)
    assert player.window.shown == "practice"
    page = page_of(player.program)
    page.editor.deal_again(11, "fu")
    wait_for_hand(page)
    player.rest()
    true = page.editor.true_figures()
    player.type(str(true["han"]))
    player.press(Qt.Key.Key_Return)
    player.rest()
    assert page.answer.hint.isVisible()
    assert page.editor.stage is Stage.ASKED
    chips = list(page.answer.form.shown.chips["fu"])
    player.press(Qt.Key.Key_Right)
    for _ in range(chips.index(true["fu"])):
        player.press(Qt.Key.Key_Right)
    player.press(Qt.Key.Key_Return)
    player.rest()
    assert page.editor.right
    before = page.editor.task
    player.press(Qt.Key.Key_Return)
    wait_for_hand(page)
    assert page.editor.task is not before
    han = page.answer.form.shown.fields["han"]
    assert player.window.focusWidget() is han
    assert han.lineEdit().selectedText()


def test_arrows_go_round_among_the_chips(player: Player) -> None:
    page = practise(player, "riichi", 1)
    chips = list(page.answer.form.shown.chips["fu"].values())
    page.answer.form.focus_on("fu")
    player.press(Qt.Key.Key_Down)
    assert [chip.isChecked() for chip in chips].index(True) == 0
    player.press(Qt.Key.Key_Left)
    assert chips[-1].isChecked()
    assert player.window.focusWidget() is chips[-1]
    player.press(Qt.Key.Key_Up)
    assert chips[-2].isChecked()


def test_a_wrong_answer_says_what_was_different(player: Player) -> None:
    page = practise(player, "riichi", 2)
    fields = page.answer.form.shown.fields
    fields["han"].setValue(12)
    player.click(page.answer.check_button)
    player.rest()
    # the winner's gain is still missing
    assert page.answer.hint.isVisible()
    fields["gain"].setValue(100)
    player.click(page.answer.check_button)
    player.rest()
    assert page.answer.verdict.word.text() == "Wrong"
    details = page.answer.details.text()
    true = page.editor.true_figures()
    assert f"Han: {true['han']}, not 12" in details
    assert f"Winner gets: {true['gain']:,}, not 100" in details
    player.click(page.answer.next_button)
    wait_for_hand(page)
    assert fields["gain"].value() == 0


def test_a_wrong_limit(player: Player) -> None:
    page = practise(player, "riichi", 2)
    form = page.answer.form
    player.choose(form.forms, "Limit")
    player.rest()
    wrong = next(choice for choice in form.shown.chips["limit"] if choice == "sanbaiman")
    player.click(form.shown.chips["limit"][wrong])
    form.shown.fields["gain"].setValue(5)
    player.click(page.answer.check_button)
    player.rest()
    assert "Limit: not Sanbaiman" in page.answer.details.text()


def test_no_limit_hand(player: Player) -> None:
    page = practise(player, "japanese_classical", 2, seed=6)
    player.choose(page.answer.form.forms, "Limit hand")
    player.rest()
    page.answer.form.shown.fields["gain"].setValue(5)
    player.click(page.answer.check_button)
    player.rest()
    assert not page.editor.right


def test_show_me_and_open_on_the_hand_page(player: Player) -> None:
    page = practise(player, "riichi", 2)
    player.click(page.answer.show_button)
    player.rest()
    assert page.editor.stage is Stage.SHOWN
    assert not page.answer.verdict.sign.isVisible()
    task = page.editor.task
    assert task is not None
    player.click(page.answer.hand_button)
    player.rest()
    assert player.window.shown == "hand"
    assert player.editor.hand == task.hand
    assert player.editor.outcome.score == task.score
    player.window.show_page("practice")
    assert page.editor.task is task


def test_levels_by_chips(player: Player) -> None:
    page = practise(player, "taiwanese")
    player.click(page.level_chips[1])
    wait_for_hand(page)
    assert page.editor.level.id == "many"
    assert [chip.isChecked() for chip in page.level_chips] == [False, True, False]
    # the chosen one stays chosen
    player.click(page.level_chips[1])
    assert page.level_chips[1].isChecked()


def test_rows_light_up_their_tiles(player: Player) -> None:
    page = practise(player, "taiwanese", 1)
    page.editor.reveal()
    player.rest()
    page.score.pointed.emit((0, 1, 2))
    faces = [button.face for button in page.panel.tray.buttons()]
    assert sum(not face.dimmed for face in faces if face is not None) == 3


def test_another_variant_while_the_page_is_on_show(player: Player) -> None:
    page = practise(player, "riichi", 1)
    player.editor.use_rules(ruleset("japanese_classical"))
    wait_for_hand(page)
    player.rest()
    assert page.editor.ruleset.id == "japanese_classical"
    assert [chip.text() for chip in page.level_chips] == ["Points", "Points and fan", "Everything"]
    assert next(iter(page.answer.form.shown.fields)) == "points"


def test_what_is_remembered(start: Start) -> None:
    first = start(**{"rules/variant": "riichi"})
    page = page_of(first.program)
    wait_for_hand(page)
    first.click(page.level_chips[1])
    wait_for_hand(page)
    page.editor.check(page.editor.true_figures())
    said = page.record.text()
    assert said == "1 of 1 right · 1 in a row"
    second = start()
    again = page_of(second.program)
    assert again.editor.level.id == "fu"
    wait_for_hand(again)
    assert again.record.text() == said


def test_every_word_changes_with_the_language(player: Player) -> None:
    page = practise(player, "riichi", 2)
    seen = {}
    for language in ("en", "pl"):
        player.program.language.use(language)
        player.rest()
        seen[language] = {label.text() for label in visible(page, QLabel) if label.text()}
    same = seen["en"] & seen["pl"]
    assert {text for text in same if len(text) > 4 and not text.isdigit()} <= {"Riichi", "Ippatsu", "Tsumo", "Honba: 1"}


def test_the_tables_hand_is_not_overwritten(player: Player) -> None:
    show_table_scene(player.program, "table_hand")
    page = practise(player, "riichi", 1)
    page.editor.reveal()
    player.rest()
    assert not page.answer.hand_button.isEnabled()
    leave_table(player.program)
    player.window.show_page("practice")
    player.rest()
    assert page.answer.hand_button.isEnabled()


@pytest.mark.parametrize(
    ("language", "begins", "winning"),
    [
        ("en", "Tsumo. Winner: North. Round: South. Riichi", "winning tile"),
        ("pl", "Tsumo. Wygrywa: Północ", "wygrywający"),
    ],
)
def test_the_hand_is_told_as_a_whole(
    player: Player, monkeypatch: pytest.MonkeyPatch, language: str, begins: str, winning: str
) -> None:
    """When it is dealt, and whenever somebody asks what the panel is."""
    told: list[str] = []
    monkeypatch.setattr("mahjong_desktop.gui.practice.task_panel.announce", lambda _, text: told.append(text))
    player.program.language.use(language)
    page = practise(player, "riichi", 2, 5)
    spoken = page.panel.accessibleDescription()
    assert told[-1] == spoken
    assert spoken.startswith(begins)
    assert winning in spoken
    assert spoken.count("Dora: ") == len(page.panel.indicators["dora"].shown) > 0
    count = len(told)
    page.answer.check()
    player.rest()
    assert len(told) == count, "told once"


def test_tab_and_arrows_lead_through_the_tiles_and_enter_still_checks(player: Player) -> None:
    page = practise(player, "riichi", 2)
    tiles = page.panel.tray.buttons()
    player.press(Qt.Key.Key_Backtab)
    while player.window.focusWidget() not in tiles:
        player.press(Qt.Key.Key_Backtab)
    assert player.window.focusWidget() is tiles[0]
    for step, seen in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_Delete, 1)):
        player.press(step)
        assert player.window.focusWidget() is tiles[seen]
    dora = page.panel.indicators["dora"].shown
    while player.window.focusWidget() not in dora:
        player.press(Qt.Key.Key_Backtab)
    for _ in range(len(dora) + 1):
        player.press(Qt.Key.Key_Right)
    assert player.window.focusWidget() is dora[-1]
    assert page.editor.stage is Stage.ASKED
    player.press(Qt.Key.Key_Return)
    player.rest()
    assert page.editor.stage is Stage.ANSWERED or page.answer.form.isVisible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_missing_comes_into_sight(start: Start, language: str) -> None:
    player = start(language=language)
    player.window.resize(960, 540)
    page = practise(player, "riichi", 1, seed=11)
    player.press(Qt.Key.Key_Return)
    player.rest()
    assert page.answer.hint.isVisible()
    assert player.sees(page.answer.hint)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_low_page_scrolls_as_one(start: Start, variant: str) -> None:
    player = start()
    player.window.resize(960, 540)
    page = practise(player, variant, 2)
    breakdown = page.score.breakdown
    for seed in range(5, 8):
        page.editor.deal_again(seed, page.editor.levels[2].id)
        wait_for_hand(page)
        page.editor.reveal()
        player.rest()
        assert breakdown.verticalScrollBar().maximum() == 0
        assert breakdown.model().rowCount() > LEAST_ROWS
    player.window.resize(1280, 800)
    player.rest()
    assert breakdown.least_rows == LEAST_ROWS
