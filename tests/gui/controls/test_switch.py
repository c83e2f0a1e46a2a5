"""Switch and ResetButton: small painted buttons without words."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.controls import ResetButton, Switch
from mahjong_desktop.gui.theme import Theme

from ..conftest import Colours, Show, Tip

KEYS = [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter]


def test_click_switches(theme: Theme, show: Show, qtbot: QtBot) -> None:
    switch = Switch(theme)
    show(switch)
    with qtbot.waitSignal(switch.switched, check_params_cb=lambda on: on is True):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(switch.switched, check_params_cb=lambda on: on is False):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    with qtbot.assertNotEmitted(switch.switched):
        switch.setChecked(True)


@pytest.mark.parametrize("key", KEYS)
def test_keys(theme: Theme, show: Show, qtbot: QtBot, key: Qt.Key) -> None:
    switch, reset = Switch(theme), ResetButton(theme)
    show(switch)
    switch.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(switch.switched):
        qtbot.keyClick(switch, key)
    show(reset)
    reset.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(reset.clicked):
        qtbot.keyClick(reset, key)


def test_on_and_off_differ_in_more_than_colour(theme: Theme, show: Show) -> None:
    """The knob is at another place."""
    switch = Switch(theme)
    show(switch)
    places = []
    for on, ground in ((False, theme.palette.muted), (True, theme.palette.on_accent)):
        switch.setChecked(on)
        image = switch.grab().toImage()
        middle = image.height() // 2 + 5
        inside = range(8, image.width() - 8)
        knob = [x for x in inside if image.pixelColor(x, middle).name().upper() == ground.upper()]
        places.append(sum(knob) / len(knob) > image.width() / 2)
    assert places == [False, True]


def test_focus_shows(theme: Theme, show: Show) -> None:
    for button in (Switch(theme), ResetButton(theme)):
        show(button)
        before = button.grab().toImage()
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert button.grab().toImage() != before


def test_colours(theme: Theme, show: Show, colours: Colours) -> None:
    switch = Switch(theme)
    show(switch)
    assert theme.palette.accent.upper() not in colours(switch)
    switch.setChecked(True)
    assert theme.palette.accent.upper() in colours(switch)
    switch.setEnabled(False)
    assert theme.palette.accent.upper() not in colours(switch)


def test_touch(theme: Theme, show: Show) -> None:
    switch, reset = Switch(theme), ResetButton(theme)
    theme.set_touch(True)
    assert min(switch.sizeHint().height(), *reset.sizeHint().toTuple()) >= 44


def test_reset_button_says_what_it_does(theme: Theme, show: Show, tip: Tip) -> None:
    reset = ResetButton(theme)
    reset.setToolTip("Back to: 4")
    show(reset)
    assert tip(reset) == "Back to: 4"
