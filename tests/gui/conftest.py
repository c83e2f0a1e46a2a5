"""What tests of the window share: the fonts, a theme in each palette, the whole program on show."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QSettings, QTranslator
from PySide6.QtGui import QColor, QHelpEvent, QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desktop.app import make_program
from mahjong_desktop.gui.fonts import load_fonts
from mahjong_desktop.gui.theme import Mode as Look
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.models.entry import Entry
from mahjong_desktop.models.hand_editor import Mode
from mahjong_desktop.rules.registry import ruleset

from .player import Player

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"

if str(ROOT / "packaging") not in sys.path:
    # The scenes of the pictures are what the tests measure.
    sys.path.append(str(ROOT / "packaging"))

Show = Callable[[QWidget], None]
Tip = Callable[[QWidget], str]
Colours = Callable[[QWidget], set[str]]
Start = Callable[..., Player]


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """The program's fonts, loaded once."""
    load_fonts(ASSETS / "fonts")


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication, fonts: None) -> Iterator[Theme]:
    """A theme applied to the application: every test that asks for it runs in both palettes."""
    mode: Look = request.param
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


@pytest.fixture
def start(qtlog: Any, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:
    """Starts the whole program, in English and light unless told otherwise; the second start finds what the first left.

    `start(language="pl", theme="dark")`; any setting by its name. A warning of Qt's fails the test.
    """
    locale = QLocale()
    made: list[Player] = []

    def start(**given: object) -> Player:
        settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
        first = {} if made else {"language": "en", "theme": "light"}
        for name, value in {**first, **given}.items():
            settings.setValue(name, value)
        player = Player(make_program(qapp, settings, tmp_path / "games"))
        made.append(player)
        show_active(player)
        return player

    yield start
    for player in made:
        end(player)
    QLocale.setDefault(locale)
    qapp.setStyleSheet("")
    assert warnings_of(qtlog) == []


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """One program for all tests of a file, which is much quicker than one for each."""
    locale = QLocale()
    settings = QSettings(str(tmp_path_factory.mktemp("shared") / "window.ini"), QSettings.Format.IniFormat)
    settings.setValue("language", "en")
    settings.setValue("theme", "light")
    player = Player(make_program(qapp, settings, tmp_path_factory.mktemp("games")))
    yield player
    end(player)
    QLocale.setDefault(locale)
    qapp.setStyleSheet("")


@pytest.fixture
def player(shared: Player, qtlog: Any, qapp: QApplication) -> Iterator[Player]:
    """A person before the program as it is after the start. A warning of Qt's fails the test.

    Tests that change what the program remembers of its looks start one of their own.
    """
    program, window = shared.program, shared.window
    editor = program.editor
    program.theme.set_mode("light")
    if not qapp.styleSheet():
        program.theme.apply(qapp)
    program.language.use("en")
    editor.use_rules(ruleset("taiwanese"))
    editor.record(Entry())
    editor.history.clear()
    editor.set_mode(Mode.TILE)
    editor.set_called(False)
    window.show_page("hand")
    window.resize(1280, 800)
    window.page.splitter.setSizes([800, 420])
    player = Player(program)
    show_active(player)
    focused = window.focusWidget()
    if focused is not None:
        focused.clearFocus()
    player.rest()
    yield player
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert warnings_of(qtlog) == []


def show_active(player: Player) -> None:
    """Show the window and wait until it has the keyboard."""
    player.window.show()
    # What the last window still has to be told must not come after this.
    QApplication.processEvents()
    player.window.activateWindow()
    assert QTest.qWaitForWindowActive(player.window)


def end(player: Player) -> None:
    """Close the window and delete everything at once: leftovers make all that follows slow."""
    window = player.window
    window.close()
    for button in (window.variant_button, window.language_button, window.menu_button):
        shiboken6.delete(button.menu())
    shiboken6.delete(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for translator in player.program.language.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)


def warnings_of(qtlog: Any) -> list[str]:
    """What Qt warned of, less what the platform without a screen says of things that only a screen has."""
    told = [record.message for record in qtlog.records if not record.ignored]
    return [message for message in told if not message.startswith("This plugin does not support")]
