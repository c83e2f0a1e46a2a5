"""Past games by mouse and keyboard: found, opened, deleted and brought back, exported, imported."""

import csv
import json
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from game.shorthand import END, RON_3900, draw, fold, ron, rules
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot
from records.store_shorthand import FILE, opened, sql

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.game import Game
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table import message_bar
from mahjong_desktop.gui.table.games_dialog import GamesDialog
from mahjong_desktop.gui.table.slices import Slices
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.records.games import game_record
from mahjong_desktop.records.store import StoreReadOnly

from ..conftest import Show
from ..layout_check import layout_problems
from .conftest import Rest

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
PLAYERS = (
    ("Ania", "Bartek", "Celina", "Darek"),
    ("Małgorzata", "Krzysztof", "Ola", "Wojciech Wiśniewski"),
    ("Ela", "Ala", "Ola", "Ula"),
)
FIRST = datetime(2026, 11, 3, 18, 30)


def _game(number: int, name: str = "riichi") -> Game:
    return fold(rules(name), PLAYERS[number], [ron(1, 0, **RON_3900), draw("0"), END] if name == "riichi" else [])


class AtGames:
    """A person before the dialog."""

    def __init__(self, keeper: GameKeeper, around: Surroundings, show: Show) -> None:
        self.keeper = keeper
        self.around = around
        self.dialog = GamesDialog(keeper, around)
        self.opened: list[tuple[int, Game]] = []
        self.told: list[tuple[str, int]] = []
        self.dialog.opened.connect(lambda number, game: self.opened.append((number, game)))
        self.dialog.deleted.connect(lambda number: self.told.append(("deleted", number)))
        self.dialog.restored.connect(lambda number: self.told.append(("restored", number)))
        show(self.dialog)
        self.dialog.games.setFocus()

    def click(self, widget: QWidget) -> None:
        place = widget.mapTo(self.dialog, widget.rect().center())
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(self.dialog.windowHandle(), LEFT, NONE, place)

    def place_of(self, row: int) -> QPoint:
        games = self.dialog.games
        box = games.visualRect(self.dialog.model.index(row))
        return games.viewport().mapTo(self.dialog, box.center())

    def click_row(self, row: int, keys: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.dialog.windowHandle(), LEFT, keys, self.place_of(row))

    def press(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.dialog.windowHandle(), key, keys)

    def type(self, text: str) -> None:
        self.dialog.search.setFocus()
        for letter in text:
            if letter.isascii():
                QTest.keyClick(self.dialog.windowHandle(), letter)
            else:
                # QTest knows no keys for it
                self.dialog.search.insert(letter)

    def shown(self) -> list[str]:
        return [game.header.players[0] for game in self.dialog.model.rows]

    def chosen(self) -> list[str]:
        return [game.header.players[0] for game in self.dialog.games.chosen]

    def message(self) -> str:
        return self.dialog.message.label.text() if self.dialog.message.isVisible() else ""

    def export(self, entry: int) -> None:
        """Choose from the menu of the export, by position; lines between entries count not."""
        self.click(self.dialog.export_button)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        actions: list[QAction] = [one for one in menu.actions() if not one.isSeparator()]
        QTest.mouseClick(menu.windowHandle(), LEFT, NONE, menu.actionGeometry(actions[entry]).center())

    def say(self, english: str, polish: str) -> str:
        return english if self.around.language.code == "en" else polish


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[GameKeeper]:
    moments = (FIRST + timedelta(days=number) for number in range(10**6))
    store = opened(tmp_path / "store")
    yield GameKeeper(store, lambda: next(moments))
    store.close()


@pytest.fixture
def at(keeper: GameKeeper, around: Surroundings, show: Show) -> AtGames:
    """Three games, the last begun first: Ela, Małgorzata, Ania."""
    for number, name in enumerate(("riichi", "taiwanese", "riichi")):
        keeper.begin(_game(number, name))
    return AtGames(keeper, around, show)


@pytest.fixture
def choose_file(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | str], list[str]]:
    """Answers every question for a file or folder; the names that were proposed."""

    def choose(path: Path | str) -> list[str]:
        proposed: list[str] = []

        def save(parent: Any, title: str, name: str, kinds: str) -> tuple[str, str]:
            proposed.append(name)
            return str(path), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(path))
        return proposed

    return choose


# --- found and opened


def test_all_games_last_begun_first(at: AtGames) -> None:
    assert at.shown() == ["Ela", "Małgorzata", "Ania"]
    assert at.chosen() == ["Ela"]
    assert at.dialog.windowTitle() == at.say("Past games", "Zapisane gry")
    assert at.message() == ""


def test_opened_by_double_click(at: AtGames) -> None:
    QTest.mouseDClick(at.dialog.windowHandle(), LEFT, NONE, at.place_of(2))
    ((number, game),) = at.opened
    assert game.players == PLAYERS[0]
    assert at.keeper.open(number) is game
    assert not at.dialog.isVisible()


def test_opened_by_enter(at: AtGames) -> None:
    at.press(KEY.Key_Down)
    at.press(KEY.Key_Return)
    assert [game.players for _, game in at.opened] == [PLAYERS[1]]


def test_opened_by_the_button(at: AtGames) -> None:
    at.click_row(1)
    at.click(at.dialog.open_button)
    assert [game.players for _, game in at.opened] == [PLAYERS[1]]


def test_found_while_typing_and_opened_from_the_search(at: AtGames) -> None:
    at.type("ol")
    assert at.shown() == ["Ela", "Małgorzata"]
    at.press(KEY.Key_Down)
    assert at.chosen() == ["Małgorzata"]
    at.press(KEY.Key_Return)
    assert [game.players for _, game in at.opened] == [PLAYERS[1]]


def test_what_is_chosen_stays_chosen(at: AtGames) -> None:
    at.click_row(1)
    at.type("małg")
    assert at.chosen() == ["Małgorzata"]
    at.dialog.search.clear()
    assert at.chosen() == ["Małgorzata"]


def test_what_is_chosen_stays_in_sight(at: AtGames, keeper: GameKeeper, rest: Rest) -> None:
    for number in range(20):
        keeper.begin(_game(number % 3))
    at.dialog.model.reload()
    at.dialog.resize(700, 700)
    rest()
    games = at.dialog.games
    lowest = games.indexAt(games.viewport().rect().bottomLeft() - QPoint(-20, 60))
    at.click_row(lowest.row())
    at.dialog.resize(700, 420)
    rest()
    assert games.currentIndex() == lowest
    assert games.viewport().rect().contains(games.visualRect(lowest))


def test_found_by_the_name_of_the_variant(at: AtGames) -> None:
    at.type(at.say("taiwan", "tajwan"))
    assert at.shown() == ["Małgorzata"]


def test_nothing_found_nothing_kept(at: AtGames, rest: Rest) -> None:
    at.type("zzz")
    rest()
    assert at.dialog.empty.isVisible()
    assert at.dialog.empty.text() == at.say("No game with these words.", "Żadna gra nie pasuje do tych słów.")
    for button in (at.dialog.open_button, at.dialog.delete_button, at.dialog.export_button):
        assert not button.isEnabled()
    at.press(KEY.Key_Return)
    assert at.opened == []
    at.dialog.search.clear()
    at.dialog.games.selectAll()
    at.click(at.dialog.delete_button)
    assert at.dialog.empty.isVisible()
    assert at.dialog.empty.text().startswith(at.say("No games yet.", "Nie ma jeszcze żadnej gry."))


def test_several_cannot_be_opened(at: AtGames) -> None:
    at.click_row(2, CTRL)
    assert not at.dialog.open_button.isEnabled()
    at.press(KEY.Key_Return)
    assert at.opened == []


def test_a_game_that_is_gone_or_cannot_be_played(at: AtGames) -> None:
    first, second, _ = (game.id for game in at.dialog.model.rows)
    at.keeper.store.delete_game(first)
    at.press(KEY.Key_Return)
    assert at.opened == []
    assert at.message()
    assert at.shown() == ["Małgorzata", "Ania"]
    at.keeper.store.save(second, ['{"type": "chombo", "player": 0}'], (0, 0, 0, 0), False, 1)
    at.click_row(0)
    at.press(KEY.Key_Return)
    assert at.opened == []
    assert "Chombo" in at.message() or "chombo" in at.message()


def test_closed(at: AtGames) -> None:
    at.press(KEY.Key_Escape)
    assert not at.dialog.isVisible()
    at.dialog.show()
    at.click(at.dialog.close_button)
    assert not at.dialog.isVisible()


def test_shown_again_it_is_up_to_date(at: AtGames) -> None:
    at.type("ela")
    at.dialog.close()
    at.keeper.begin(_game(0))
    at.dialog.show()
    assert at.shown() == ["Ania", "Ela", "Małgorzata", "Ania"]
    assert at.chosen() == ["Ania"]


def test_up_to_date_when_somebody_comes_back_to_it(at: AtGames, qtbot: QtBot) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    at.keeper.begin(_game(0))
    assert len(at.shown()) == 3
    at.dialog.activateWindow()
    qtbot.waitUntil(at.dialog.isActiveWindow)
    assert at.shown() == ["Ania", "Ela", "Małgorzata", "Ania"]
    assert at.chosen() == ["Ela"]


def test_every_part_by_the_tab_key(at: AtGames) -> None:
    dialog = at.dialog
    dialog.search.setFocus()
    reached = []
    for _ in range(7):
        reached.append(dialog.focusWidget())
        at.press(KEY.Key_Tab)
    wanted = [dialog.search, dialog.games, dialog.import_button, dialog.export_button, dialog.delete_button]
    assert reached == [*wanted, dialog.close_button, dialog.open_button]
    at.press(KEY.Key_Backtab)
    assert dialog.focusWidget() is dialog.open_button


# --- deleted and brought back


def test_deleted_and_brought_back(at: AtGames) -> None:
    number = at.dialog.games.chosen[0].id
    at.press(KEY.Key_Delete)
    assert at.shown() == ["Małgorzata", "Ania"]
    assert at.chosen() == ["Małgorzata"]
    assert at.message() == at.say("1 game deleted.", "Usunięto 1 grę.")
    at.click(at.dialog.message.undo)
    assert at.shown() == ["Ela", "Małgorzata", "Ania"]
    assert at.chosen() == ["Ela"]
    assert at.message() == ""
    assert at.told == [("deleted", number), ("restored", number)]


def test_several_deleted_and_brought_back_by_keys(at: AtGames) -> None:
    at.press(KEY.Key_A, CTRL)
    assert len(at.chosen()) == 3
    at.press(KEY.Key_Delete)
    assert at.shown() == []
    assert at.message() == at.say("3 games deleted.", "Usunięto 3 gry.")
    at.press(KEY.Key_Z, CTRL)
    assert len(at.shown()) == 3
    at.press(KEY.Key_Z, CTRL)
    assert len(at.told) == 6


def test_what_cannot_be_deleted_is_told(at: AtGames, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise StoreReadOnly(file="games")

    monkeypatch.setattr(type(at.keeper.store), "delete_game", refuse)
    at.press(KEY.Key_Delete)
    assert len(at.shown()) == 3
    assert at.message() == at.around.language.words().error(StoreReadOnly(file="games"))
    assert not at.dialog.message.undo.isVisible()
    assert at.told == []


# --- exported


def test_one_game_as_json(at: AtGames, choose_file: Any, tmp_path: Path) -> None:
    proposed = choose_file(tmp_path / "out")
    at.click_row(2)
    at.export(0)
    assert proposed == ["2026-11-03 Ania Bartek Celina Darek.mahjong.json"]
    record = json.loads((tmp_path / "out.json").read_text("ascii"))
    assert record == game_record(_game(0))
    assert str(tmp_path / "out.json") in at.message()


def test_one_game_as_csv(at: AtGames, choose_file: Any, tmp_path: Path) -> None:
    choose_file(tmp_path / "out.csv")
    at.export(1)
    text = (tmp_path / "out.csv").read_text("utf-8-sig")
    assert len(list(csv.reader(text.splitlines()))) == 4
    assert ("Rozdanie;" in text) == (at.around.language.code == "pl")


def test_all_games_as_json_lines(at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot) -> None:
    proposed = choose_file(tmp_path / "all.jsonl")
    at.export(2)
    qtbot.waitUntil(lambda: not at.dialog.work.busy)
    assert proposed == [at.say("games", "gry") + ".jsonl"]
    lines = (tmp_path / "all.jsonl").read_text("ascii").splitlines()
    assert [json.loads(line)["players"][0] for line in lines] == at.shown()
    assert at.message().startswith(at.say("3 games exported to", "Zapisano 3 gry:"))


def test_the_chosen_games_as_csv(at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot) -> None:
    choose_file(tmp_path)
    at.click_row(1, CTRL)
    for _ in range(2):
        at.export(1)
        qtbot.waitUntil(lambda: not at.dialog.work.busy)
    found = sorted(path.name for path in tmp_path.glob("*.csv"))
    assert found == sorted(
        f"2026-11-0{day} {names}{again}.csv"
        for day, names in ((4, "Małgorzata Krzysztof Ola Wojciech Wiśniewski"), (5, "Ela Ala Ola Ula"))
        for again in ("", " (2)")
    )


@pytest.mark.parametrize("entry", [0, 1, 2, 3])
def test_no_file_no_export(at: AtGames, choose_file: Any, entry: int, tmp_path: Path) -> None:
    choose_file("")
    at.export(entry)
    assert at.message() == ""
    assert not at.dialog.work.busy


@pytest.mark.parametrize("entry", [0, 1, 2, 3])
def test_a_file_that_cannot_be_written(at: AtGames, choose_file: Any, entry: int, tmp_path: Path, qtbot: QtBot) -> None:
    choose_file(tmp_path / "no such folder" / "x")
    at.export(entry)
    qtbot.waitUntil(lambda: not at.dialog.work.busy)
    assert at.message().startswith(at.say("The file", "Nie można zapisać pliku"))
    assert not (tmp_path / "no such folder").exists()
    assert at.dialog.message.label.property("role") == "error"


def test_a_game_that_cannot_be_read_does_not_stop_the_others(
    at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot
) -> None:
    number = at.dialog.model.rows[1].id
    at.keeper.store.save(number, ["{"], (0, 0, 0, 0), False, 1)
    choose_file(tmp_path)
    at.export(3)
    qtbot.waitUntil(lambda: not at.dialog.work.busy)
    assert len(list(tmp_path.glob("*.csv"))) == 2
    first, second = at.message().splitlines()
    assert first.startswith(at.say("2 games exported", "Zapisano 2 gry"))
    assert "Małgorzata" in second
    assert "JSON" in second


def test_long_work_shows_how_far_it_is_and_can_be_stopped(
    at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_bar, "PATIENCE", 0)
    monkeypatch.setattr("mahjong_desktop.gui.table.slices.SLICE", 0)
    written: list[str] = []

    def endless(games: Any, keeper: Any, path: str) -> Any:
        try:
            while True:
                yield path
        finally:
            written.append("closed")

    monkeypatch.setattr("mahjong_desktop.gui.table.games_work.write_lines", endless)
    choose_file(tmp_path / "x.jsonl")
    monkeypatch.setattr(Slices, "_run", _one_step)
    at.export(2)
    message = at.dialog.message
    qtbot.waitUntil(message.stop.isVisible)
    assert message.bar.isVisible()
    assert message.bar.maximum() == 3
    assert at.message().startswith(at.say("Exporting…", "Eksportowanie…"))
    for button in (at.dialog.open_button, at.dialog.delete_button, at.dialog.export_button, at.dialog.import_button):
        assert not button.isEnabled()
    at.press(KEY.Key_Delete)
    at.press(KEY.Key_Return)
    assert at.opened == []
    assert at.told == []
    at.click(message.stop)
    assert not at.dialog.work.busy
    assert written == ["closed"]
    assert at.message() == at.say("Stopped.", "Przerwano.")
    assert at.dialog.open_button.isEnabled()


def _one_step(slices: Slices) -> None:
    assert slices._work is not None
    slices.stepped.emit(next(slices._work))


def test_a_stopped_export_leaves_no_half_a_file(
    at: AtGames, choose_file: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_file(tmp_path / "x.jsonl")
    monkeypatch.setattr(Slices, "_run", _one_step)
    at.export(2)
    QApplication.processEvents()
    at.press(KEY.Key_Escape)
    assert not at.dialog.isVisible()
    assert not at.dialog.work.busy
    assert list(tmp_path.glob("x*")) == []


# --- imported


def _write(path: Path, *records: Any) -> Path:
    path.write_text("\n".join(json.dumps(record) for record in records), "utf-8")
    return path


def test_imported(at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot) -> None:
    choose_file(_write(tmp_path / "in.json", game_record(_game(0)), game_record(_game(1, "taiwanese"))))
    at.type("ela")
    at.click(at.dialog.import_button)
    qtbot.waitUntil(lambda: not at.dialog.work.busy)
    assert at.shown() == ["Małgorzata", "Ania", "Ela", "Małgorzata", "Ania"]
    assert at.chosen() == ["Małgorzata"]
    assert at.message() == at.say("2 games imported.", "Zaimportowano 2 gry.")


def test_bad_games_are_told_and_good_ones_come_in(at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot) -> None:
    good = game_record(_game(0))
    bad = {**good, "deals": [{"type": "draw", "kind": "exhaustive", "tenpai": []}, {"type": "rain"}]}
    worse = {**good, "ruleset": "bridge"}
    choose_file(_write(tmp_path / "in.jsonl", bad, good, worse, *[bad] * 5))
    at.click(at.dialog.import_button)
    qtbot.waitUntil(lambda: not at.dialog.work.busy)
    assert at.shown() == ["Ania", "Ela", "Małgorzata", "Ania"]
    lines = at.message().splitlines()
    assert lines[0] == at.say("1 game imported.", "Zaimportowano 1 grę.")
    assert lines[1].startswith(at.say("Game 1, deal 2: There is no", "Gra 1, rozdanie 2: Nie ma rodzaju"))
    assert "rain" in lines[1]
    assert lines[2].startswith(at.say("Game 3: ", "Gra 3: "))
    assert lines[-1] == at.say("And 3 more like that.", "I jeszcze 3 takie gry.")
    assert at.dialog.message.label.property("role") == "error"
    assert layout_problems(at.dialog, at.around.theme) == []


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[1, 2]", b"null", b"\x00"])
def test_a_file_that_is_no_game(at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot, data: bytes) -> None:
    path = tmp_path / "in"
    path.write_bytes(data)
    choose_file(path)
    at.click(at.dialog.import_button)
    qtbot.waitUntil(lambda: not at.dialog.work.busy)
    assert len(at.shown()) == 3
    assert at.message()


def test_a_file_that_is_not_there(at: AtGames, choose_file: Any, tmp_path: Path) -> None:
    for path in ("", tmp_path / "none", tmp_path):
        choose_file(path)
        at.click(at.dialog.import_button)
        assert bool(at.message()) == bool(path)
        assert not at.dialog.work.busy


def test_where_nothing_can_be_written_nothing_is_imported(
    at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise StoreReadOnly(file="games")

    monkeypatch.setattr(type(at.keeper.store), "add_games", refuse)
    choose_file(_write(tmp_path / "in.jsonl", *[game_record(_game(0))] * 3))
    at.click(at.dialog.import_button)
    qtbot.waitUntil(lambda: not at.dialog.work.busy)
    error: MahjongError = StoreReadOnly(file="games")
    assert at.message().endswith(at.around.language.words().error(error))
    assert len(at.message().splitlines()) == 1


# --- how it looks


@pytest.mark.parametrize("touch", [False, True])
def test_everything_fits(at: AtGames, rest: Rest, touch: bool) -> None:
    at.around.theme.set_touch(touch)
    found = []
    for act in (lambda: None, lambda: at.press(KEY.Key_Delete), lambda: at.type("zzz")):
        act()
        for size in (at.dialog.minimumSize().toTuple(), (820, 640), (1600, 1000)):
            at.dialog.resize(*size)
            rest()
            assert at.dialog.size().toTuple() == size
            problems = layout_problems(at.dialog, at.around.theme)
            # the cross that clears the search has no text that could be clipped
            found += [f"{size}: {problem}" for problem in problems if "QToolButton ''" not in problem]
    at.around.theme.set_touch(False)
    assert found == []


def test_the_language_changes_in_the_middle(at: AtGames, rest: Rest) -> None:
    at.press(KEY.Key_Delete)
    before = at.dialog.grab().toImage()
    at.around.language.use(at.say("pl", "en"))
    rest()
    assert at.dialog.windowTitle() == at.say("Past games", "Zapisane gry")
    assert at.dialog.grab().toImage() != before
    assert at.message() == ""


def test_the_winner_stands_out_and_long_names_are_told_in_full(at: AtGames, colours: Any) -> None:
    accent = at.around.theme.colour("accent").name().upper()
    assert accent in colours(at.dialog.games.viewport())
    tip = at.dialog.model.index(1).data(Qt.ItemDataRole.ToolTipRole)
    assert "Wojciech Wiśniewski" in tip


@pytest.mark.parametrize("entry", [2, 3])
def test_a_game_that_vanishes_meanwhile(
    at: AtGames, choose_file: Any, tmp_path: Path, qtbot: QtBot, entry: int
) -> None:
    sql(tmp_path / "store" / FILE, f"DELETE FROM games WHERE id = {at.dialog.model.rows[0].id}")
    (tmp_path / "out").mkdir()
    choose_file(tmp_path / "out" / "all.jsonl" if entry == 2 else tmp_path / "out")
    at.export(entry)
    qtbot.waitUntil(lambda: not at.dialog.work.busy)
    lines = at.message().splitlines()
    assert lines[0].startswith(at.say("2 games exported", "Zapisano 2 gry"))
    assert "Ela" in lines[1]
    assert len(list((tmp_path / "out").iterdir())) == (1 if entry == 2 else 2)


def test_a_mistake_of_ours_ends_the_work(qtbot: QtBot) -> None:
    slices = Slices()
    ends: list[str] = []
    for signal in (slices.done, slices.stopped, slices.failed):
        signal.connect(lambda *_: ends.append("told"))

    def broken() -> Any:
        yield 1
        raise ZeroDivisionError

    with qtbot.captureExceptions() as exceptions:
        slices.start(broken())
        qtbot.waitUntil(lambda: not slices.busy)
    assert [kind for kind, _, _ in exceptions] == [ZeroDivisionError]
    slices.stop()
    assert ends == []
