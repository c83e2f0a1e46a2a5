"""Chip: on, off, dimmed with its reason."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.controls import Chip
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.palette import contrast
from mahjong_desktop.gui.theme import Theme, Type

from ..conftest import Colours, Show, Tip

REASON = "Riichi wymaga zamkniętej ręki."


def test_click_switches(theme: Theme, show: Show, qtbot: QtBot) -> None:
    chip = Chip(theme, "Riichi")
    show(chip)
    with qtbot.waitSignal(chip.switched, check_params_cb=lambda on: on is True):
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(chip.switched, check_params_cb=lambda on: on is False):
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    with qtbot.assertNotEmitted(chip.switched):
        chip.setChecked(True)
    assert chip.isChecked()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_key_switches(theme: Theme, show: Show, qtbot: QtBot, key: Qt.Key) -> None:
    chip = Chip(theme, "Riichi")
    show(chip)
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(chip.switched):
        qtbot.keyClick(chip, key)
    assert chip.isChecked()


def test_dimmed_explains_instead(theme: Theme, show: Show, qtbot: QtBot, tip: Tip) -> None:
    chip = Chip(theme, "Ippatsu")
    chip.setToolTip("one round")
    show(chip)
    assert tip(chip) == "one round"
    chip.set_dimmed(REASON)
    assert (chip.dimmed(), tip(chip), chip.accessibleDescription()) == (REASON, REASON, REASON)
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    assert chip.hasFocus()
    with qtbot.assertNotEmitted(chip.switched), qtbot.assertNotEmitted(chip.toggled):
        with qtbot.waitSignal(chip.explain_wanted, check_params_cb=lambda reason: reason == REASON):
            qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
        with qtbot.waitSignal(chip.explain_wanted):
            qtbot.keyClick(chip, Qt.Key.Key_Space)
    chip.set_dimmed(None)
    with qtbot.waitSignal(chip.switched):
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert tip(chip) == "one round"


def test_a_click_does_not_take_the_focus(theme: Theme, show: Show, qtbot: QtBot) -> None:
    chip = Chip(theme, "Riichi")
    show(chip)
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is not chip


def test_disabled_does_nothing(theme: Theme, show: Show, qtbot: QtBot, colours: Colours) -> None:
    chip = Chip(theme, "Riichi")
    chip.setEnabled(False)
    show(chip)
    with qtbot.assertNotEmitted(chip.switched):
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert theme.palette.border not in colours(chip)


def test_looks(theme: Theme, show: Show, colours: Colours) -> None:
    chip = Chip(theme, "Riichi")
    show(chip)
    assert {theme.palette.card, theme.palette.border} <= colours(chip)
    chip.setChecked(True)
    assert theme.palette.accent in colours(chip)
    chip.setChecked(False)
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    assert {theme.palette.card, theme.palette.accent} <= colours(chip)
    chip.clearFocus()
    chip.set_dimmed("no")
    assert theme.palette.accent not in colours(chip)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert {theme.palette.card, theme.palette.line} <= colours(chip)


def test_looks_on_felt(theme: Theme, show: Show, colours: Colours) -> None:
    """The one that is on stands out from the felt and from those beside it, which the accent would not."""
    chip, palette = Chip(theme, "40", on_felt=True), theme.palette
    show(chip)

    def ground() -> str:
        return chip.grab().toImage().pixelColor(chip.width() // 2, 5).name().upper()

    off = ground()
    assert off == palette.felt_control
    chip.setChecked(True)
    on = ground()
    assert min(contrast(on, other) for other in (off, palette.felt_top, palette.felt_bottom)) >= 3
    assert palette.felt_bottom in colours(chip)
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    assert palette.felt_focus in colours(chip)
    assert palette.accent not in colours(chip)
    chip.clearFocus()
    chip.set_dimmed("no")
    assert ground() not in (on, palette.accent)
    chip.setChecked(False)
    assert contrast(ground(), on) >= 3


def test_a_focused_chip_that_is_on_shows_its_ring(theme: Theme, show: Show) -> None:
    chip = Chip(theme, "Riichi")
    chip.setChecked(True)
    show(chip)
    before = chip.grab().toImage()
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    assert chip.grab().toImage() != before


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("text", ["Ready on the deal", "Podwójne zakrycie źródła", "E"])
def test_text_fits_on_and_off(theme: Theme, show: Show, scale: float, text: str) -> None:
    theme.set_text_scale(scale)
    chip = Chip(theme, text)
    show(chip)
    size = chip.size()
    for weight in (QFont.Weight.Normal, QFont.Weight.DemiBold):
        assert chip.width() >= text_width(theme.font(Type.BODY, weight), text) + 20
    chip.setChecked(True)
    assert chip.sizeHint() == size
    assert chip.height() >= 36
    theme.set_touch(True)
    assert chip.sizeHint().height() >= 44
    chip.setText(text + " więcej")
    assert chip.sizeHint().width() > size.width()


def test_accessible(theme: Theme, show: Show) -> None:
    chip = Chip(theme, "Riichi")
    chip.setChecked(True)
    show(chip)
    interface = QAccessible.queryAccessibleInterface(chip)
    assert interface.role() == QAccessible.Role.CheckBox
    assert interface.text(QAccessible.Text.Name) == "Riichi"
    assert interface.state().checked
