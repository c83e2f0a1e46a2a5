"""House rules by mouse and keyboard: made, chosen, saved, renamed, deleted and brought back, in files, at the table."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from house_scenes import CLUB, HOUSE_SCENES, LONG, show_house_scene
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QFileDialog, QMenu

from mahjong_desktop.core.table import WinDeal, WinnerOfDeal
from mahjong_desktop.gui.compare_dialog import CompareDialog
from mahjong_desktop.gui.controls import PopupButton
from mahjong_desktop.gui.hand_sheet import HandSheet
from mahjong_desktop.gui.name_dialog import NameDialog
from mahjong_desktop.gui.option_fields import WorthField
from mahjong_desktop.gui.option_row import OptionRow
from mahjong_desktop.gui.options_dialog import OPTIONS, ROWS
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.compare_model import Part
from mahjong_desktop.records import store
from mahjong_desktop.records.store import Store
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset

from .conftest import Start, show_active
from .layout_check import layout_problems
from .player import CTRL, LEFT, NONE, SHIFT, Player, chosen, entry, segments, visible
from .test_options_dialog import AtOptions

KEY = Qt.Key
HAND = "111222333m 444p 55s 66z +5s"


class AtHouse(AtOptions):
    """The same person, with house rules in mind and in either language."""

    def __init__(self, player: Player) -> None:
        show_active(player)
        player.press(KEY.Key_Comma, CTRL)
        super().__init__(player)
        self.main = player

    def say(self, english: str, polish: str) -> str:
        return english if self.program.language.code == "en" else polish

    def one_change(self) -> str:
        return self.say("1 change", "1 zmiana")

    def show_part(self, part: str) -> None:
        names = {ROWS: self.say("Rows", "Wiersze"), OPTIONS: self.say("Options", "Opcje")}
        self.choose(self.window.part, names[part])
        self.rest()

    def worth(self, row: str) -> WorthField:
        field = self.row(f"rows/{row}").field
        assert isinstance(field, WorthField)
        return field

    def give(self, row: str, value: int) -> None:
        """Type a row's value."""
        self.click(self.worth(row).number)
        self.press(KEY.Key_A, CTRL)
        self.type(str(value))

    def switch_row(self, row: str) -> None:
        self.click(self.worth(row).switch)

    def from_house_menu(self, text: str) -> None:
        menu = _opened(self, self.window.house)
        assert entry(menu, text).isEnabled()
        QTest.mouseClick(menu.windowHandle(), LEFT, NONE, menu.actionGeometry(entry(menu, text)).center())
        self.rest()

    def house_menu(self) -> dict[str, bool]:
        """What the menu offers, and whether it can be done."""
        menu = _opened(self, self.window.house)
        found = {one.text(): one.isEnabled() for one in menu.actions() if not one.isSeparator()}
        menu.close()
        return found

    def name(self, text: str, *, key: bool = False) -> str:
        """Enter a name where it is asked for; what is wrong with it."""
        dialog = self.window.house_steps.dialog
        assert isinstance(dialog, NameDialog)
        assert QTest.qWaitForWindowActive(dialog)
        handle = dialog.windowHandle()
        QTest.keyClick(handle, KEY.Key_A, CTRL)
        QTest.keyClick(handle, KEY.Key_Backspace)
        for letter in text:
            QTest.keyClick(handle, letter)
        save = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
        if key:
            QTest.keyClick(handle, KEY.Key_Return)
        else:
            QTest.mouseClick(handle, LEFT, NONE, save.mapTo(dialog, save.rect().center()))
        self.rest()
        problem = dialog.problem.text()
        assert dialog.isVisible() is bool(problem)
        if not problem:
            self.window.activateWindow()
            assert QTest.qWaitForWindowActive(self.window)
        return problem

    def save_as(self, name: str) -> str:
        self.from_house_menu(self.say("Save as house rules…", "Zapisz jako zasady domowe…"))
        return self.name(name)

    def message(self) -> str:
        return self.window.message.label.text() if self.window.message.isVisible() else ""

    def bar(self) -> str:
        return self.main.window.variant_button.text()

    def rows(self) -> dict[str, int | None]:
        return {row.id: row.value for row in self.editor.ruleset.rows}


def _opened(player: Player, button: PopupButton) -> QMenu:
    player.rest()
    player.click(button)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.fixture(params=LANGUAGES)
def at(request: pytest.FixtureRequest, start: Start) -> AtHouse:
    return AtHouse(start(language=request.param))


def _variant_menu(player: Player) -> dict[str, bool]:
    """The entries and whether each is chosen."""
    menu = player.open_menu(player.window.variant_button)
    found = {one.text(): one.isChecked() for one in menu.actions()}
    menu.close()
    return found


# --- rows


def test_a_row_changed_counts_at_once(at: AtHouse) -> None:
    at.editor.type_text(HAND)
    at.editor.finish_typing()
    before = at.editor.outcome.score
    assert before is not None
    name = at.editor.ruleset.table()[0].id
    line = next(line.id for line in before.patterns)
    at.give(line, 30)
    after = at.editor.outcome.score
    assert after is not None
    assert after.totals["tai"] == before.totals["tai"] - before.patterns[0].value * before.patterns[0].count + 30 * (
        before.patterns[0].count
    )
    at.switch_row(line)
    off = at.editor.outcome.score
    assert off is None or all(one.id != line for one in off.patterns)
    field = at.worth(line)
    assert (field.number.isEnabled(), field.number.value()) == (False, 30)
    at.switch_row(line)
    assert at.rows()[line] == 30, "its number was kept"
    row = at.row(f"rows/{line}")
    assert row.item.changed
    assert at.tip(row.reset).endswith(f": {row.item.preset_value}")
    at.click(row.reset)
    assert at.editor.ruleset.choice == Choice("high")
    assert name in at.rows()


def test_parts(at: AtHouse) -> None:
    rows = [f"rows/{row.id}" for row in at.editor.ruleset.table()]
    at.show_part(ROWS)
    assert at.shown() == rows
    at.show_part(OPTIONS)
    assert at.shown()
    assert not set(at.shown()) & set(rows)
    at.window.search.setFocus()
    at.type(at.say("half flush", "jedna rodzina"))
    assert "rows/half_flush" in at.shown(), "what is looked for is found wherever it is"
    at.choose(at.window.variant.segments, "Riichi")
    assert not at.window.part.isVisible()


def test_rows_are_remembered(start: Start) -> None:
    first = AtHouse(start())
    first.give("half_flush", 12)
    first.switch_row("no_honours")
    assert first.bar() == "Taiwanese · high table · 2 changes"
    assert first.main.window.variant_button.toolTip() == "2 rows have another value"
    first.leave()
    first.main.window.close()
    second = start()
    assert second.editor.ruleset.choice == Choice("high", {}, {"half_flush": 12, "no_honours": None})


# --- a life of house rules


def test_saved_chosen_changed_and_saved_again(at: AtHouse) -> None:
    at.give("half_flush", 12)
    at.click(at.window.save)
    assert at.name(CLUB, key=True) == ""
    variant, high = at.say("Taiwanese", "Tajwańska"), at.say("high table", "wyższa punktacja")
    assert at.bar() == f"{variant} · {CLUB}"
    assert at.message() == at.say(f"“{CLUB}” is saved.", f"Zapisano „{CLUB}”.")
    assert not at.window.save.isVisible(), "there is nothing to save"
    at.give("all_pungs", 7)
    assert at.bar() == f"{variant} · {CLUB} · {at.one_change()}"
    assert at.window.house.text() == at.say(f"{CLUB} · changed", f"{CLUB} · zmienione")
    assert at.window.save.text() == at.say("Save changes", "Zapisz zmiany")
    at.from_house_menu(at.say("None: high table", "Brak: wyższa punktacja"))
    assert at.editor.ruleset.choice == Choice("high"), "the preset was changed for the house rules only"
    at.from_house_menu(f"{CLUB} · {at.one_change()}")
    assert (at.rows()["half_flush"], at.rows()["all_pungs"]) == (12, 7), "as they were left"
    at.click(at.window.save)
    assert at.bar() == f"{variant} · {CLUB}"
    at.give("all_pungs", 8)
    at.from_house_menu(at.say("Back to what was saved", "Wróć do zapisanych"))
    assert at.rows()["all_pungs"] == 7
    at.leave()
    show_active(at.main)
    entries = _variant_menu(at.main)
    assert entries[f"{variant} · {CLUB}"]
    at.main.from_menu(at.main.window.variant_button, f"{variant} · {high}")
    assert at.editor.ruleset.choice == Choice("high")
    at.main.from_menu(at.main.window.variant_button, f"{variant} · {CLUB}")
    assert at.rows()["all_pungs"] == 7
    tip = at.main.window.variant_button.toolTip()
    assert tip.startswith(at.say("Made from: high table · 2 rows", "Na podstawie: wyższa punktacja · 2 wiersze"))


def test_names_that_cannot_be(at: AtHouse) -> None:
    assert at.save_as(CLUB) == ""
    at.from_house_menu(at.say("Save as house rules…", "Zapisz jako zasady domowe…"))
    assert at.name("  ") == at.say(
        "The rules need a name, such as that of your club.",
        "Zasady muszą mieć nazwę, na przykład nazwę klubu.",
    )
    refused = at.name(CLUB.upper())
    assert CLUB in refused
    assert CLUB.upper() not in refused, "the rules that have the name are named as they are"
    assert "61" in at.name("x" * 61)
    dialog = at.window.house_steps.dialog
    assert dialog is not None
    save = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
    assert not save.isEnabled(), "the same name would be refused again"
    QTest.keyClick(dialog.windowHandle(), "y")
    assert dialog.problem.text() == "", "what was wrong is being put right"
    assert save.isEnabled()
    QTest.keyClick(dialog.windowHandle(), KEY.Key_Escape)
    assert not dialog.isVisible()
    assert [house.name for house in at.main.window.rules.book.known] == [CLUB]


def test_renamed(at: AtHouse) -> None:
    at.save_as(CLUB)
    at.from_house_menu(at.say("Rename…", "Zmień nazwę…"))
    dialog = at.window.house_steps.dialog
    assert dialog is not None
    assert dialog.field.text() == CLUB
    assert at.name("Dom & Ogrod") == ""
    assert at.main.window.rules.text() == "Dom & Ogrod"
    assert at.bar().endswith("Dom && Ogrod"), "no shortcut is made of it"
    assert any(text.endswith("Dom && Ogrod") for text in _variant_menu(at.main))


def test_deleted_and_brought_back(at: AtHouse) -> None:
    at.give("half_flush", 12)
    at.save_as(CLUB)
    at.give("all_pungs", 7)
    at.from_house_menu(at.say("Delete", "Usuń"))
    assert at.editor.ruleset.choice == Choice("high")
    assert CLUB in at.message()
    assert CLUB not in " ".join(_variant_menu(at.main))
    at.give("open_kong", 4)
    assert at.window.message.undo.isVisible(), "a change does not take the way back"
    at.click(at.window.message.undo)
    assert (at.rows()["half_flush"], at.rows()["all_pungs"], at.rows()["open_kong"]) == (12, 7, 1)
    assert at.bar().endswith(f"{CLUB} · {at.one_change()}"), "also what was not saved"
    at.from_house_menu(at.say("Delete", "Usuń"))
    at.press(KEY.Key_Z, CTRL)
    assert at.bar().endswith(f"{CLUB} · {at.one_change()}")


def test_what_can_be_done(at: AtHouse) -> None:
    entries = at.house_menu()
    needs_house = [at.say("Rename…", "Zmień nazwę…"), at.say("Delete", "Usuń"), at.say("Export…", "Eksportuj…")]
    needs_change = [at.say("Save changes", "Zapisz zmiany"), at.say("Back to what was saved", "Wróć do zapisanych")]
    assert not any(entries[text] for text in needs_house + needs_change)
    at.save_as(CLUB)
    entries = at.house_menu()
    assert all(entries[text] for text in needs_house)
    assert not any(entries[text] for text in needs_change)
    at.give("half_flush", 12)
    assert all(at.house_menu().values())


def test_changed_language(start: Start) -> None:
    at = AtHouse(start())
    at.save_as(CLUB)
    at.program.language.use("pl")
    at.rest()
    assert at.message() == "", "what was said in English is gone"
    assert at.window.compare_button.text() == "Porównaj…"
    assert at.row("rows/half_flush").name() == "Jedna rodzina i Honory"


# --- remembered


def test_the_next_start_needs_no_store(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    first = AtHouse(start())
    first.give("half_flush", 12)
    first.save_as(CLUB)
    first.give("all_pungs", 7)
    first.leave()
    first.main.window.close()

    opened: list[Store] = []
    real = store.open_store

    def open_store(*given: object) -> Store:
        opened.append(real(*given))  # type: ignore[arg-type]
        return opened[-1]

    monkeypatch.setattr(store, "open_store", open_store)
    second = start()
    assert second.window.variant_button.text() == f"Taiwanese · {CLUB} · 1 change"
    assert second.editor.ruleset.choice == Choice("high", {}, {"half_flush": 12, "all_pungs": 7})
    assert opened == []
    assert _variant_menu(second)[f"Taiwanese · {CLUB} · 1 change"]
    second.choose(second.window.pages, "Table")
    assert len(opened) == 1, "one for menu and table"
    second.choose(second.window.pages, "Hand")
    second.from_menu(second.window.variant_button, "Riichi · Tenhou")
    at = AtHouse(second)
    at.choose(at.window.variant.segments, "Taiwanese")
    assert at.bar() == f"Taiwanese · {CLUB} · 1 change", "the variant is played as it was played last"


def test_gone_meanwhile(start: Start) -> None:
    """Another window deleted them: the rules stay in force, without the name."""
    first = AtHouse(start())
    first.give("half_flush", 12)
    first.save_as(CLUB)
    first.leave()
    first.main.window.close()
    second = start()
    first.main.window.rules.book.delete(first.main.window.rules.book.known[0])
    assert _variant_menu(second)["Taiwanese · high table · 1 change"]
    assert second.editor.ruleset.choice == Choice("high", {}, {"half_flush": 12})


def test_a_game_brings_its_rules(start: Start) -> None:
    """Rules that come from elsewhere are not taken for those of the house, unless they are the same."""
    at = AtHouse(start())
    at.give("half_flush", 12)
    at.save_as(CLUB)
    at.leave()
    at.editor.use_rules(ruleset("taiwanese"))
    assert at.bar() == "Taiwanese · high table"
    assert not at.main.window.rules.is_unsaved
    at.editor.use_rules(ruleset("taiwanese", Choice("high", {}, {"half_flush": 12})))
    assert at.bar() == f"Taiwanese · {CLUB}"


# --- by name everywhere


def test_the_name_is_shown_everywhere(at: AtHouse) -> None:
    at.give("half_flush", 12)
    at.save_as(CLUB)
    at.leave()
    player, window = at.main, at.main.window
    rules = f"{at.say('Taiwanese', 'Tajwańska')} · {CLUB}"
    show_active(player)
    player.paste("123456789m 234567p 9s +9s")
    player.press(KEY.Key_C, CTRL | SHIFT)
    assert QGuiApplication.clipboard().text().endswith(f"\n\n{rules}\n")
    assert any(line.text == rules for line in HandSheet(at.editor, window._around)._lines)
    player.choose(window.pages, at.say("Table", "Stół"))
    table = window.table
    assert table is not None
    assert table.new_game.rules.text().startswith(f"{rules}.")
    player.click(table.new_game.start)
    assert table.page.kept.text().endswith(rules)
    window.rules.book.rename(window.rules.book.known[0], "Dom")
    assert table.page.kept.text().endswith("Dom")
    table.open_games()
    assert table.past_games is not None
    assert table.past_games.model.texts(table.past_games.model.rows[0]).rules.endswith("Dom")
    table.past_games.close()


def test_the_game_on_the_table_keeps_its_values(at: AtHouse) -> None:
    """Saved, left, changed and deleted: the game that comes back counts as it was played."""
    at.give("self_draw", 4)
    at.save_as(CLUB)
    at.leave()
    player, window = at.main, at.main.window
    show_active(player)
    player.choose(window.pages, at.say("Table", "Stół"))
    table = window.table
    assert table is not None
    player.click(table.new_game.start)
    table.games.add(WinDeal((WinnerOfDeal(0, None, figures={"tai": 7}),)))
    number, game = table.games.number, table.games.game
    assert number is not None
    assert game is not None
    house = window.rules.book.known[0]
    window.rules.book.update(house, ruleset("taiwanese", Choice("high", {"tai_value": 5}, {"self_draw": 9})))
    window.rules.delete(window.rules.book.known[0])
    again = table._keeper.look(number)
    assert {row.id: row.value for row in again.ruleset.rows}["self_draw"] == 4
    assert again.table.scores == game.table.scores
    table.games.close()
    table.games.open(number, table._keeper.open(number))
    assert table.page.kept.text().endswith(at.say("high table · 1 change", "wyższa punktacja · 1 zmiana"))


# --- files


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], Path]:
    """Every file that is asked for is the one last named; empty: the person cancels."""
    chosen_file = [""]

    def choose(name: str) -> Path:
        chosen_file[0] = str(tmp_path / name) if name else ""
        return tmp_path / name

    for asked in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, asked, lambda *_: (chosen_file[0], ""))
    return choose


def test_out_of_one_window_into_another(at: AtHouse, files: Callable[[str], Path]) -> None:
    at.give("half_flush", 12)
    at.save_as(CLUB)
    export, bring = at.say("Export…", "Eksportuj…"), at.say("Import…", "Importuj…")
    path = files("klub")
    at.from_house_menu(export)
    path = path.with_suffix(".json")
    assert json.loads(path.read_text("utf-8"))["name"] == CLUB
    assert path.name in at.message()
    files("klub.json")
    at.from_house_menu(bring)
    assert at.bar().endswith(f"{CLUB} (2)"), "it is played at once"
    assert at.message() == at.say(f"Imported: “{CLUB} (2)”", f"Wczytano: „{CLUB} (2)”")
    files("all.json")
    at.from_house_menu(at.say("Export all…", "Eksportuj wszystkie…"))
    assert [one["name"] for one in json.loads(files("all.json").read_text("utf-8"))] == [CLUB, f"{CLUB} (2)"]
    at.from_house_menu(bring)
    assert len(at.main.window.rules.book.known) == 4
    files("")
    at.from_house_menu(bring)
    at.from_house_menu(export)
    assert len(at.main.window.rules.book.known) == 4


def test_files_that_cannot_be(at: AtHouse, files: Callable[[str], Path]) -> None:
    bring = at.say("Import…", "Importuj…")
    files("gone.json")
    at.from_house_menu(bring)
    assert "gone.json" in at.message()
    bad = files("bad.json")
    bad.write_text(
        '[{"name": "a", "ruleset": "riichi", "rules": {"kiriage": 7}}, {"name": "b", "ruleset": "riichi"}]', "utf-8"
    )
    at.from_house_menu(bring)
    lines = at.message().split("\n")
    assert lines[0] == at.say("Imported: “b”", "Wczytano: „b”")
    assert lines[1].startswith(at.say("Rules 1: “kiriage”", "Zasady nr 1: „kiriage”"))
    bad.write_text("[" + ", ".join("{}" for _ in range(7)) + "]", "utf-8")
    at.from_house_menu(bring)
    assert len(at.message().split("\n")) == 5
    assert "3" in at.message().split("\n")[-1]
    bad.write_text("[]", "utf-8")
    at.from_house_menu(bring)
    assert at.message() == at.say("There are no house rules in this file.", "W tym pliku nie ma zasad domowych.")
    files("no_such_folder/klub.json")
    at.from_house_menu(at.say("Export…", "Eksportuj…"))
    assert "klub.json" in at.message()


# --- compared


class AtComparison:
    """The person before the comparison."""

    def __init__(self, at: AtHouse) -> None:
        at.click(at.window.compare_button)
        dialog = at.window.comparison
        assert isinstance(dialog, CompareDialog)
        assert QTest.qWaitForWindowActive(dialog)
        self.dialog = dialog
        self.at = at

    def click(self, widget: QAbstractButton) -> None:
        place = widget.mapTo(self.dialog, widget.rect().center())
        QTest.mouseClick(self.dialog.windowHandle(), LEFT, NONE, place)
        self.at.rest()

    def names(self) -> tuple[str, str]:
        return self.dialog.first.currentText(), self.dialog.second.currentText()

    def lines(self) -> dict[str, tuple[str, str]]:
        rows = self.dialog.model.rows
        return {line.name: (line.first, line.second) for line in rows if line.part is not Part.HEADING}


def test_compared(at: AtHouse) -> None:
    at.give("half_flush", 12)
    at.save_as(CLUB)
    compare = AtComparison(at)
    dialog = compare.dialog
    high, low = at.say("high table", "wyższa punktacja"), at.say("low table", "niższa punktacja")
    flush = at.say("Half flush", "Jedna rodzina i Honory")
    assert compare.names() == (high, CLUB)
    assert compare.lines() == {flush: ("10 Tai", "12 Tai")}
    assert dialog.count.text() == at.say("1 difference", "1 różnica")
    compare.click(dialog.show_all)
    assert len(compare.lines()) > 50
    assert next(iter(compare.lines())) == flush, "what differs stands first"
    compare.click(dialog.show_all)
    compare.click(dialog.swap)
    assert (compare.names(), compare.lines()) == ((CLUB, high), {flush: ("12 Tai", "10 Tai")})
    dialog.second.setFocus()
    QTest.keyClick(dialog.windowHandle(), KEY.Key_Down)
    assert compare.names() == (CLUB, low)
    assert len(compare.lines()) > 20
    dialog.second.setFocus()
    QTest.keyClick(dialog.windowHandle(), KEY.Key_Down)
    assert compare.names() == (CLUB, CLUB)
    assert dialog.same.isVisible()
    compare.click(segments(dialog.variant.segments)["Riichi"])
    assert chosen(dialog.variant.segments) == ["Riichi"]
    assert compare.lines()


def test_the_comparison_follows_what_is_changed(at: AtHouse) -> None:
    compare = AtComparison(at)
    assert compare.names()[0] == at.say("high table", "wyższa punktacja")
    at.window.activateWindow()
    assert QTest.qWaitForWindowActive(at.window)
    compare.dialog.move(at.window.geometry().bottomRight() + QPoint(10, 10))
    at.give("half_flush", 12)
    compare.dialog.second.setCurrentIndex(compare.dialog.second.count() - 1)
    compare.dialog.second.activated.emit(0)
    assert compare.lines() == {at.say("Half flush", "Jedna rodzina i Honory"): ("10 Tai", "12 Tai")}
    at.give("half_flush", 13)
    assert list(compare.lines().values()) == [("10 Tai", "13 Tai")]


def test_the_comparison_by_keyboard(at: AtHouse) -> None:
    compare = AtComparison(at)
    dialog, seen = compare.dialog, []
    for _ in range(7):
        seen.append(dialog.focusWidget())
        QTest.keyClick(dialog.windowHandle(), KEY.Key_Tab)
    assert seen[:5] == [dialog.first, dialog.second, dialog.lines, dialog.show_all, dialog.close_button]
    assert dialog.variant.isAncestorOf(seen[5])
    assert seen[6] is dialog.swap
    QTest.keyClick(dialog.windowHandle(), KEY.Key_Escape)
    assert not dialog.isVisible()


# --- looks


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("scene", HOUSE_SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits(start: Start, language: str, scene: str, touch: bool) -> None:
    player = start(language=language, touch=touch)
    player.window.resize(1024, 700)
    shown = show_house_scene(player.program, scene)
    player.rest()
    sizes = [shown.size()]
    if shown is not player.window and not isinstance(shown, NameDialog):
        sizes = [shown.minimumSize(), shown.size(), shown.size().expandedTo(shown.minimumSize() * 2)]
    found = []
    for size in sizes:
        shown.resize(size)
        player.rest()
        found += layout_problems(shown, player.program.theme)
    assert found == []


def test_long_names_fit(start: Start) -> None:
    player = start(language="pl", touch=True)
    player.window.resize(960, 640)
    player.window.rules.save_as(LONG)
    player.rest()
    # the button in the bar is made to leave out what it has no room for
    problems = layout_problems(player.window, player.program.theme)
    assert [problem for problem in problems if "PopupButton" not in problem] == []
    at = AtHouse(player)
    at.window.resize(at.window.minimumSize())
    at.give("half_flush", 12)
    at.rest()
    assert layout_problems(at.window, player.program.theme) == []
    assert all(row.isVisible() for row in visible(at.window, OptionRow))
