"""Notice: text, action, closing, time."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.controls import Notice, Tone
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.theme import Theme

from ..conftest import Colours, Show, Tip

LONG = "Tego zapisu nie da się odczytać: „99x” – nie ma takiego koloru. Popraw tekst albo wyczyść rękę."


@pytest.fixture
def notice(theme: Theme, show: Show) -> Iterator[Notice]:
    """A notice at the top of a window."""
    window = QWidget()
    layout = QVBoxLayout(window)
    notice = Notice(theme)
    layout.addWidget(notice)
    layout.addStretch()
    window.setFixedSize(420, 200)
    show(window)
    yield notice  # not returned: the window lives as long as this


def buttons(notice: Notice) -> list[QAbstractButton]:
    return [button for button in notice.findChildren(QAbstractButton) if button.isVisible()]


def test_hidden_until_there_is_something_to_say(notice: Notice) -> None:
    assert not notice.isVisible()
    notice.show_text("Hand cleared")
    assert notice.isVisible()
    assert notice.text() == "Hand cleared"
    assert buttons(notice) == []


def test_action(notice: Notice, qtbot: QtBot) -> None:
    notice.show_text("Hand cleared", action="Undo")
    assert buttons(notice) == [notice.action_button()]
    with qtbot.assertNotEmitted(notice.dismissed), qtbot.waitSignal(notice.action_wanted):
        qtbot.mouseClick(notice.action_button(), Qt.MouseButton.LeftButton)
    assert not notice.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_action_by_key(notice: Notice, qtbot: QtBot, key: Qt.Key) -> None:
    notice.show_text("Wyczyszczono rękę", action="Cofnij")
    notice.action_button().setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(notice.action_wanted):
        qtbot.keyClick(notice.action_button(), key)


def test_closing(notice: Notice, qtbot: QtBot, tip: Tip) -> None:
    notice.show_text("Hand cleared", action="Undo", close="Close")
    _, close = buttons(notice)
    assert (close.accessibleName(), tip(close)) == ("Close", "Close")
    with qtbot.waitSignal(notice.dismissed):
        qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()
    notice.show_text("Hand cleared", action="Undo")
    notice.action_button().setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.assertNotEmitted(notice.action_wanted), qtbot.waitSignal(notice.dismissed):
        qtbot.keyClick(notice.action_button(), Qt.Key.Key_Escape)


def test_time(notice: Notice, qtbot: QtBot) -> None:
    with qtbot.waitSignal(notice.dismissed, timeout=2000):
        notice.show_text("Hand cleared", seconds=0.02)
    assert not notice.isVisible()


def test_time_waits_for_the_focus(notice: Notice, qtbot: QtBot) -> None:
    notice.show_text("Hand cleared", action="Undo", seconds=0.02)
    notice.action_button().setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.wait(60)
    assert notice.isVisible()


def test_a_new_text_ends_the_old_time(notice: Notice, qtbot: QtBot) -> None:
    notice.show_text("one", seconds=0.02)
    notice.show_text("two")
    qtbot.wait(60)
    assert notice.isVisible() and notice.text() == "two"


def test_hiding_stops_the_time(notice: Notice, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(notice.dismissed, wait=60):
        notice.show_text("one", seconds=0.02)
        notice.hide()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_long_text_wraps_whole(notice: Notice, theme: Theme, qtbot: QtBot, scale: float) -> None:
    theme.set_text_scale(scale)
    notice.show_text("krótko", action="Cofnij", close="Zamknij")
    qtbot.waitUntil(lambda: notice.height() >= theme.control_height)
    one_line = notice.height()
    notice.show_text(LONG, action="Cofnij", close="Zamknij")
    qtbot.waitUntil(lambda: notice.height() > one_line)
    label = notice.findChildren(QLabel)[0]
    assert label.height() >= QLabel.heightForWidth(label, label.width())
    for button in buttons(notice):
        assert button.width() >= text_width(button.font(), button.text())


def test_plain_text_only(notice: Notice) -> None:
    notice.show_text("<b>Ania</b> left")
    assert notice.findChildren(QLabel)[0].textFormat() == Qt.TextFormat.PlainText


def test_looks(notice: Notice, theme: Theme, colours: Colours) -> None:
    notice.show_text("Hand cleared", action="Undo")
    assert {theme.palette.soft_accent, theme.palette.accent} <= colours(notice)
    notice.show_text("Cannot be read", tone=Tone.ERROR)
    assert {theme.palette.soft_red, theme.palette.red} <= colours(notice)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert {theme.palette.soft_red, theme.palette.red} <= colours(notice)
