"""The menus and their shortcuts, and what is remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from mahjong_desktop.gui.theme import DARK, LIGHT, Palette

from .conftest import Start
from .player import CTRL, SHIFT, Player, chosen, entry


@pytest.fixture
def player(start: Start) -> Player:
    """A program of its own: these tests change what it remembers."""
    return start()


CLOSED = "123456789m 234567p 9s +9s"
KEY = Qt.Key


def _clipboard() -> str:
    return QGuiApplication.clipboard().text()


# --- steps


def test_steps_from_the_menu(player: Player) -> None:
    menu = player.window.menu_button
    QGuiApplication.clipboard().setText(CLOSED)
    player.from_menu(menu, "Paste a hand")
    assert player.headline() == "25 Tai"
    player.from_menu(menu, "Copy the hand")
    assert _clipboard() == CLOSED
    player.from_menu(menu, "Copy the score as text")
    assert _clipboard().startswith("25 Tai\n")
    player.from_menu(menu, "Clear the hand")
    assert player.tray() == []
    player.from_menu(menu, "Undo")
    assert len(player.tray()) == 17
    player.from_menu(menu, "Redo")
    assert player.tray() == []


def test_steps_by_shortcut(player: Player) -> None:
    player.paste(CLOSED)
    player.press(KEY.Key_C, CTRL)
    assert _clipboard() == CLOSED
    player.press(KEY.Key_C, CTRL | SHIFT)
    assert _clipboard().startswith("25 Tai\n")
    player.press(KEY.Key_N, CTRL)
    player.press(KEY.Key_C, CTRL | SHIFT)
    assert _clipboard() == "", "of no hand there is nothing to say"
    player.press(KEY.Key_Z, CTRL)
    assert player.editor.text == CLOSED
    player.press(KEY.Key_Q, CTRL)
    assert not player.window.isVisible()


def test_undo_and_redo_say_when_there_is_nothing(player: Player) -> None:
    window = player.window
    assert (window.undo.isEnabled(), window.redo.isEnabled()) == (False, False)
    player.pick("1m")
    assert (window.undo.isEnabled(), window.redo.isEnabled()) == (True, False)
    player.press(KEY.Key_Z, CTRL)
    assert (window.undo.isEnabled(), window.redo.isEnabled()) == (False, True)


def test_shortcuts_stand_in_the_menu(player: Player) -> None:
    menus = [player.window.menu, *player.window.menu.findChildren(QMenu)]
    actions = [action for menu in menus for action in menu.actions()]
    shown = {action.text(): action.shortcut().toString() for action in actions if not action.shortcut().isEmpty()}
    assert shown == {
        "Undo": "Ctrl+Z",
        "Redo": "Ctrl+Shift+Z",
        "To the hand": "Ctrl+1",
        "To the table": "Ctrl+2",
        "To the rules": "Ctrl+3",
        "To practice": "Ctrl+4",
        "What is this?": "F1",
        "Copy the hand": "Ctrl+C",
        "Copy the score as text": "Ctrl+Shift+C",
        "Paste a hand": "Ctrl+V",
        "Clear the hand": "Ctrl+N",
        "Read from a photo…": "Ctrl+Shift+O",
        "Copy as a picture": "Ctrl+Shift+P",
        "Save as a picture…": "Ctrl+S",
        "Save as PDF…": "Ctrl+Shift+S",
        "Print…": "Ctrl+P",
        "Quit": "Ctrl+Q",
    }


@pytest.mark.parametrize(
    ("pasted", "text"),
    [
        (" 123m\n\t 55z ", "123m 55z"),
        ("55z123m", "123m 55z"),
        ("(777z)[2222s]", "(777z) [2222s]"),
        ("123m 8z", "123m 8z"),
        ("123m 45", "123m 45"),
        ("hello", "hello"),
    ],
)
def test_pasted_from_anywhere(player: Player, pasted: str, text: str) -> None:
    player.paste(pasted)
    assert player.page.tray.text_line.text() == text
    assert player.window.focusWidget() is not player.page.tray.text_line


def test_nothing_to_paste(player: Player) -> None:
    player.pick("1m")
    player.paste("   ")
    assert player.editor.text == "1m"


def test_pasted_into_the_value_alone(player: Player) -> None:
    """A pasted hand is shown, whatever was entered before."""
    player.choose(player.page.entry_choice, "Just the value")
    player.window.focusWidget().clearFocus()
    player.paste(CLOSED)
    assert (player.page.tray.isVisible(), player.headline()) == (True, "25 Tai")


# --- looks


@pytest.mark.parametrize(
    ("theme", "choice", "palette"),
    [("light", "Dark", DARK), ("dark", "Light", LIGHT), ("dark", "Like the system", LIGHT)],
)
def test_appearance(start: Start, theme: str, choice: str, palette: Palette) -> None:
    player = start(theme=theme)
    before = player.window.grab().toImage().pixelColor(5, 200)
    player.from_menu(player.window.menu_button, "Appearance", choice)
    assert player.program.theme.palette == palette
    after = player.window.grab().toImage().pixelColor(5, 200)
    assert after.name().upper() == palette.paper.upper()
    assert after != before
    look = entry(player.window.menu, "Appearance").menu()
    assert isinstance(look, QMenu)
    assert [action.text() for action in look.actions() if action.isChecked()] == [choice]


def test_corner_indices(player: Player) -> None:
    player.paste("123456789m 23456p 77z")
    widgets = [player.tray()[0], player.picture("5z"), player.picture("5s"), player.page.score.wait_buttons[0]]
    plain = [one.grab().toImage() for one in widgets]
    player.from_menu(player.window.menu_button, "Appearance", "Numbers and letters on the tiles")
    marked = [one.grab().toImage() for one in widgets]
    assert [one != other for one, other in zip(plain, marked, strict=True)] == [True] * 4
    faces = (player.tray()[0].face, player.picture("5z").face, player.picture("1f").face)
    assert [face.index for face in faces if face is not None] == ["1", "Wh", ""]
    player.from_menu(player.window.menu_button, "Appearance", "Numbers and letters on the tiles")
    assert [one.grab().toImage() for one in widgets] == plain


def test_touch_targets(player: Player) -> None:
    """Fingers need 44 pixels."""
    side = player.page.side
    targets = (side.win, player.page.picker.modes, player.chip("Last tile"), player.window.menu_button)
    assert max(one.height() for one in targets) < 44
    player.from_menu(player.window.menu_button, "Appearance", "Large controls for touch")
    player.rest()
    assert min(one.height() for one in targets) >= 44
    player.from_menu(player.window.menu_button, "Appearance", "Large controls for touch")
    player.rest()
    assert max(one.height() for one in targets) < 44


def test_tile_size(player: Player) -> None:
    player.window.resize(1920, 1080)
    player.paste("123m 77z")
    menu = player.open_looks()
    slider = player.window.menu.size_slider
    label = slider.parentWidget().findChild(QLabel)
    assert label.font().families() == menu.font().families()
    assert label.font().pixelSize() == menu.font().pixelSize()
    sizes = []
    for key in (KEY.Key_Home, KEY.Key_End):
        QTest.keyClick(slider, key)
        player.rest()
        sizes.append((player.tray()[0].height(), player.picture("1m").height()))
    menu.close()
    assert sizes[0][0] < sizes[1][0]
    assert sizes[0][1] < sizes[1][1]
    assert player.program.preferences.tile_scale == slider.maximum() / 100


# --- variant


def test_variant_menu(player: Player) -> None:
    button = player.window.variant_button
    assert button.text() == "Taiwanese · high table"
    player.from_menu(button, "Taiwanese · low table")
    assert button.text() == "Taiwanese · low table"
    assert [action.text() for action in button.menu().actions() if action.isChecked()] == ["Taiwanese · low table"]
    assert player.editor.ruleset.choice.preset == "low"


def test_menus_by_keys(player: Player) -> None:
    player.window.language_button.setFocus(Qt.FocusReason.TabFocusReason)
    player.press(KEY.Key_Down)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for key in (KEY.Key_Down, KEY.Key_Down, KEY.Key_Return):
        QTest.keyClick(menu, key)
    assert player.program.language.code == "pl"
    assert QApplication.activePopupWidget() is None


def test_typing_while_a_menu_is_open_enters_nothing(player: Player) -> None:
    menu = player.open_menu(player.window.variant_button)
    QTest.keyClick(menu, KEY.Key_5)
    menu.close()
    assert player.editor.text == ""


# --- remembered


def test_remembered(start: Start) -> None:
    first = start()
    first.speak("Polski")
    first.from_menu(first.window.menu_button, "Wygląd", "Ciemny")
    first.from_menu(first.window.menu_button, "Wygląd", "Cyfry i litery na kamieniach")
    first.use_table("low")
    menu = first.open_looks()
    QTest.keyClick(first.window.menu.size_slider, KEY.Key_Home)
    menu.close()
    # The screen of the tests is 800 pixels wide: only the height can be remembered freely.
    first.window.resize(960, 655)
    first.page.splitter.setSizes([450, 440])
    first.rest()
    sizes = first.page.splitter.sizes()
    first.window.close()

    second = start()
    assert second.program.language.code == "pl"
    assert second.program.theme.mode == "dark"
    assert second.program.preferences.corner_indices
    assert second.editor.ruleset.choice.preset == "low"
    assert second.window.menu.size_slider.value() == second.window.menu.size_slider.minimum()
    assert second.window.height() == 655
    assert second.page.splitter.sizes() == sizes
    checks = [action.text() for action in second.window.menu.looks.actions() if action.isChecked()]
    assert "Cyfry i litery na kamieniach" in checks
    assert second.tray() == [], "hands are not kept"


@pytest.mark.parametrize(
    "given",
    [
        {"language": "xx"},
        {"theme": "pink"},
        {"rules/variant": "chess", "rules/preset": "high"},
        {"rules/variant": "taiwanese", "rules/preset": "middle"},
        {"window/geometry": "nonsense", "hand/splitter": "nonsense"},
        {"tiles/scale": "huge"},
        {"tiles/scale": "99"},
        {"tiles/corner_indices": "perhaps", "touch": "perhaps"},
    ],
    ids=lambda given: ", ".join(given),
)
def test_settings_that_make_no_sense(start: Start, given: dict[str, str]) -> None:
    player = start(**given)
    player.paste(CLOSED)
    assert player.headline() == "25 Tai"
    assert chosen(player.page.entry_choice)
    assert player.window.width() >= 960
