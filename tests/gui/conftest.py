"""What tests of the window share: the fonts, and a theme in each palette."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QColor, QHelpEvent, QImage, QRegion
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.fonts import load_fonts
from mahjong_desktop.gui.theme import Mode, Theme

ASSETS = Path(__file__).parents[2] / "assets"

Show = Callable[[QWidget], None]
Tip = Callable[[QWidget], str]
Colours = Callable[[QWidget], set[str]]


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """The program's fonts, loaded once."""
    load_fonts(ASSETS / "fonts")


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication, fonts: None) -> Iterator[Theme]:
    """A theme applied to the application: every test that asks for it runs in both palettes."""
    mode: Mode = request.param
    theme = Theme(qapp.styleHints(), ASSETS / "icons", mode=mode)
    theme.apply(qapp)
    yield theme
    qapp.setStyleSheet("")


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Show a widget as the active window, at its preferred size, with the focus nowhere."""

    def show(widget: QWidget) -> None:
        qtbot.addWidget(widget)
        # Away from the pointer, which would hover over it; not adjustSize, which stops at two thirds of the screen.
        widget.move(300, 300)
        widget.resize(widget.sizeHint())
        with qtbot.waitExposed(widget):
            widget.show()
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        focused = QApplication.focusWidget()
        if focused is not None:
            focused.clearFocus()

    return show


@pytest.fixture
def tip() -> Tip:
    """The tool tip that a widget shows when pointed at in its middle."""

    def tip(widget: QWidget) -> str:
        QToolTip.hideText()
        middle = widget.rect().center()
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, middle, widget.mapToGlobal(middle)))
        return QToolTip.text() if QToolTip.isVisible() else ""

    return tip


@pytest.fixture
def colours() -> Colours:
    """The colours that a widget paints, as `#rrggbb` in capitals."""

    def colours(widget: QWidget) -> set[str]:
        image = QImage(widget.size(), QImage.Format.Format_RGB32)
        image.fill(QColor("magenta"))
        widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        return {
            image.pixelColor(x, y).name(QColor.NameFormat.HexRgb).upper()
            for x in range(image.width())
            for y in range(image.height())
        }

    return colours
