"""SegmentedChoice: clicks, keys, disabled segments, words, fit."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.controls import SegmentedChoice
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.theme import Theme, Type

from ..conftest import Colours, Show, Tip

WINDS_PL = [("E", "Wsch.", "Wschód"), ("S", "Płd.", "Południe"), ("W", "Zach.", "Zachód"), ("N", "Płn.", "Północ")]
WINDS_EN = [("E", "East", "East"), ("S", "South", "South"), ("W", "West", "West"), ("N", "North", "North")]


def winds(theme: Theme, value: str | None = "E") -> SegmentedChoice:
    choice = SegmentedChoice(theme)
    choice.set_items(WINDS_EN)
    choice.set_value(value)
    return choice


def segments(choice: SegmentedChoice) -> list[QAbstractButton]:
    return [button for button in choice.findChildren(QAbstractButton) if not button.isHidden()]


def middle(choice: SegmentedChoice, key: str) -> QPoint:
    return next(one.geometry().center() for one in segments(choice) if getattr(one, "key") == key)  # noqa: B009


def click(qtbot: QtBot, choice: SegmentedChoice, key: str) -> None:
    """Click where the segment lies, as a person does."""
    at = middle(choice, key)
    target = choice.childAt(at)
    assert target is not None
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(choice, at))


def press(qtbot: QtBot, key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, key)


def test_click_chooses(theme: Theme, show: Show, qtbot: QtBot) -> None:
    choice = winds(theme)
    show(choice)
    with qtbot.waitSignal(choice.chosen, check_params_cb=lambda key: key == "W"):
        click(qtbot, choice, "W")
    assert choice.value() == "W"
    with qtbot.assertNotEmitted(choice.chosen):
        click(qtbot, choice, "W")
        choice.set_value("N")
    assert choice.value() == "N"
    assert [button.isChecked() for button in segments(choice)] == [False, False, False, True]


def test_none_chosen(theme: Theme, show: Show, qtbot: QtBot) -> None:
    choice = winds(theme, None)
    show(choice)
    assert choice.value() is None
    click(qtbot, choice, "E")
    choice.set_value(None)
    assert not any(button.isChecked() for button in segments(choice))
    choice.set_value("unknown")
    assert choice.value() is None


def test_keys(theme: Theme, show: Show, qtbot: QtBot) -> None:
    choice = winds(theme)
    show(choice)
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    seen: list[str] = []
    choice.chosen.connect(seen.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home):
        press(qtbot, key)
    assert seen == ["S", "W", "N", "W", "E"]
    assert choice.value() == "E"
    assert QApplication.focusWidget() is segments(choice)[0]


def test_tab_stops_once_at_the_chosen_segment(theme: Theme, show: Show, qtbot: QtBot) -> None:
    window = QWidget()
    before, after = QLineEdit(), QLineEdit()
    choice = winds(theme, "W")
    layout = QVBoxLayout(window)
    for widget in (before, choice, after):
        layout.addWidget(widget)
    show(window)
    before.setFocus()
    press(qtbot, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is segments(choice)[2]
    press(qtbot, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is after


def test_a_click_leaves_the_focus_where_it_was(theme: Theme, show: Show, qtbot: QtBot) -> None:
    window = QWidget()
    line, choice = QLineEdit(), winds(theme)
    layout = QVBoxLayout(window)
    layout.addWidget(line)
    layout.addWidget(choice)
    show(window)
    line.setFocus()
    click(qtbot, choice, "N")
    assert choice.value() == "N"
    assert line.hasFocus()


def test_disabled_segment_says_why_and_is_skipped(theme: Theme, show: Show, qtbot: QtBot, tip: Tip) -> None:
    choice = winds(theme)
    show(choice)
    choice.set_disabled_reason("S", "Not with <this> hand.")
    with qtbot.assertNotEmitted(choice.chosen):
        click(qtbot, choice, "S")
    south = segments(choice)[1]
    assert "Not with &lt;this&gt; hand." in tip(south)
    assert south.accessibleDescription() == "Not with <this> hand."
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, Qt.Key.Key_Right)
    assert choice.value() == "W"
    choice.set_disabled_reason("S", None)
    press(qtbot, Qt.Key.Key_Left)
    assert choice.value() == "S"


def test_all_disabled(theme: Theme, show: Show, qtbot: QtBot) -> None:
    choice = winds(theme, None)
    for key, _, _ in WINDS_EN:
        choice.set_disabled_reason(key, "no")
    show(choice)
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(choice, Qt.Key.Key_Right)
    assert choice.value() is None


def test_other_language_keeps_value_and_reason(theme: Theme, show: Show, tip: Tip) -> None:
    choice = winds(theme, "S")
    choice.set_disabled_reason("W", "nie")
    show(choice)
    before = segments(choice)
    choice.set_items(WINDS_PL)
    assert segments(choice) == before
    assert choice.value() == "S"
    assert [button.text() for button in before] == ["Wsch.", "Płd.", "Zach.", "Płn."]
    assert tip(before[0]) == "Wschód"
    assert not before[2].isEnabled()


def test_other_keys(theme: Theme, show: Show, qtbot: QtBot) -> None:
    choice = winds(theme, "S")
    choice.set_disabled_reason("W", "no")
    show(choice)
    choice.set_items([("W", "West", ""), ("X", "Other", "")])
    assert choice.value() is None
    qtbot.waitUntil(lambda: len(segments(choice)) == 2)
    assert [button.isEnabled() for button in segments(choice)] == [False, True]


def test_accessible_as_radio_buttons(theme: Theme, show: Show) -> None:
    choice = winds(theme)
    show(choice)
    interface = QAccessible.queryAccessibleInterface(segments(choice)[1])
    assert interface.role() == QAccessible.Role.RadioButton
    assert interface.text(QAccessible.Text.Name) == "South"
    assert not interface.state().checked


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("items", [WINDS_PL, WINDS_EN])
def test_text_fits(theme: Theme, show: Show, scale: float, items: list[tuple[str, str, str]]) -> None:
    theme.set_text_scale(scale)
    choice = SegmentedChoice(theme)
    choice.set_items(items)
    show(choice)
    font = theme.font(Type.BODY, QFont.Weight.DemiBold)
    for button in segments(choice):
        assert button.width() >= text_width(font, button.text()) + 12
    assert choice.height() >= 36


def test_repaints_with_the_theme_and_shows_focus(theme: Theme, show: Show, colours: Colours) -> None:
    choice = winds(theme)
    show(choice)
    assert {theme.palette.control, theme.palette.raised} <= colours(choice)
    assert theme.palette.accent not in colours(choice)
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    assert theme.palette.accent in colours(choice)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert {theme.palette.control, theme.palette.raised, theme.palette.accent} <= colours(choice)
    theme.set_touch(True)
    assert choice.sizeHint().height() == 44
