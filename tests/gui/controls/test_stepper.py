"""Stepper: buttons, keys, wheel, typing, limits."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QFont, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.controls import Stepper
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.theme import Theme, Type

from ..conftest import Colours, Show, Tip


def made(theme: Theme, value: int = 1) -> Stepper:
    stepper = Stepper(theme, minimum=0, maximum=3)
    stepper.set_label("Wygrane Wschodu", less="mniej", more="więcej")
    stepper.set_value(value)
    return stepper


def buttons(stepper: Stepper) -> tuple[QAbstractButton, QAbstractButton]:
    less, more = stepper.findChildren(QAbstractButton)
    return less, more


def number(stepper: Stepper) -> QSpinBox:
    return stepper.findChildren(QSpinBox)[0]


def wheel(stepper: Stepper, up: bool) -> None:
    target = number(stepper)
    middle = QPointF(target.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(target.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, 120 if up else -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, event)


def test_buttons(theme: Theme, show: Show, qtbot: QtBot) -> None:
    stepper = made(theme)
    show(stepper)
    less, more = buttons(stepper)
    with qtbot.waitSignal(stepper.changed, check_params_cb=lambda value: value == 2):
        qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(stepper.changed, check_params_cb=lambda value: value == 1):
        qtbot.mouseClick(less, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(less, Qt.MouseButton.LeftButton)
    assert stepper.value() == 0
    assert not less.isEnabled()
    assert more.isEnabled()
    for _ in range(5):
        qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert stepper.value() == 3
    assert less.isEnabled()
    assert not more.isEnabled()


def test_keys_and_typing(theme: Theme, show: Show, qtbot: QtBot) -> None:
    stepper = made(theme)
    show(stepper)
    stepper.setFocus(Qt.FocusReason.TabFocusReason)
    focused = QApplication.focusWidget()
    assert focused is number(stepper)
    qtbot.keyClick(focused, Qt.Key.Key_Up)
    assert stepper.value() == 2
    assert not number(stepper).lineEdit().hasSelectedText()
    qtbot.keyClick(focused, Qt.Key.Key_Down)
    qtbot.keyClick(focused, Qt.Key.Key_Down)
    qtbot.keyClick(focused, Qt.Key.Key_Down)
    assert stepper.value() == 0
    number(stepper).selectAll()
    with qtbot.waitSignal(stepper.changed, check_params_cb=lambda value: value == 3):
        qtbot.keyClick(focused, Qt.Key.Key_3)


def test_program_changes_are_silent(theme: Theme, show: Show, qtbot: QtBot) -> None:
    stepper = made(theme)
    show(stepper)
    with qtbot.assertNotEmitted(stepper.changed):
        stepper.set_value(3)
        stepper.set_range(0, 2)
    assert stepper.value() == 2
    assert not buttons(stepper)[1].isEnabled()


def test_wheel_only_with_focus(theme: Theme, show: Show) -> None:
    stepper = made(theme)
    show(stepper)
    wheel(stepper, up=True)
    assert stepper.value() == 1
    stepper.setFocus(Qt.FocusReason.TabFocusReason)
    wheel(stepper, up=True)
    assert stepper.value() == 2


def test_names(theme: Theme, show: Show, tip: Tip) -> None:
    stepper = made(theme)
    show(stepper)
    less, more = buttons(stepper)
    assert (less.accessibleName(), more.accessibleName()) == ("mniej", "więcej")
    assert tip(less) == "mniej"
    interface = QAccessible.queryAccessibleInterface(number(stepper))
    assert interface.role() == QAccessible.Role.SpinBox
    assert interface.text(QAccessible.Text.Name) == "Wygrane Wschodu"
    stepper.set_label("East’s wins")
    assert more.accessibleName() == "East’s wins +"
    stepper.set_label("")
    assert stepper.findChildren(QLabel)[0].isHidden()


def test_disabled(theme: Theme, show: Show, qtbot: QtBot) -> None:
    stepper = made(theme)
    stepper.setEnabled(False)
    show(stepper)
    assert not any(button.isEnabled() for button in buttons(stepper))
    qtbot.mouseClick(buttons(stepper)[1], Qt.MouseButton.LeftButton)
    assert stepper.value() == 1
    stepper.setEnabled(True)
    assert all(button.isEnabled() for button in buttons(stepper))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_text_fits(theme: Theme, show: Show, scale: float) -> None:
    theme.set_text_scale(scale)
    stepper = Stepper(theme, maximum=88888)
    stepper.set_label("Wygrane Wschodu pod rząd")
    stepper.set_value(88888)
    show(stepper)
    label = stepper.findChildren(QLabel)[0]
    assert label.width() >= text_width(label.font(), label.text())
    field = number(stepper).lineEdit()
    assert field.width() >= text_width(theme.font(Type.BODY, QFont.Weight.Bold), "88888") + 8
    assert stepper.height() >= 36


def test_looks(theme: Theme, show: Show, colours: Colours) -> None:
    stepper = made(theme)
    show(stepper)
    assert theme.palette.control in colours(stepper)
    assert theme.palette.ink in colours(number(stepper))
    assert theme.palette.accent not in colours(stepper)
    stepper.setFocus(Qt.FocusReason.TabFocusReason)
    assert theme.palette.accent in colours(stepper)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert {theme.palette.control, theme.palette.accent} <= colours(stepper)
    theme.set_touch(True)
    assert stepper.sizeHint().height() == 44
