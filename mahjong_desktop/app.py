"""The window's start: fonts, look, language, rules as last time, and the event loop."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, QStandardPaths, QTimer
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from mahjong_desktop import resources
from mahjong_desktop.gui.crash_report import CrashReport
from mahjong_desktop.gui.fonts import load_fonts
from mahjong_desktop.gui.main_window import MainWindow
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.rules_memory import RulesMemory
from mahjong_desktop.gui.single_window import SingleWindow
from mahjong_desktop.gui.theme import MODES, Mode, Theme
from mahjong_desktop.gui.tiles.kept_pictures import KeptPictures
from mahjong_desktop.gui.tiles.pictures import Pictures, TilePictures
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.log_file import LogFile
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language, system_language
from mahjong_desktop.rules.registry import ruleset

if TYPE_CHECKING:
    from mahjong_desktop.gui.table.table_desk import Told
    from mahjong_desktop.models.game_keeper import GameKeeper

PROGRAM = "mahjong-desktop"
SOON = 100
"""Milliseconds after the start for what the first page does not need."""


@dataclass(frozen=True)
class Program:
    """Everything that lives as long as the window."""

    window: MainWindow
    editor: HandEditor
    theme: Theme
    language: Language
    preferences: Preferences
    pictures: TilePictures


def make_application() -> QApplication:
    """The application, in the style that looks alike on every system.

    Told here, since Qt's wrapper answers a change of the style with all that a style knows, which takes its time.
    """
    return QApplication([*sys.argv[:1], "-style", "Fusion"])


def make_program(app: QApplication, settings: QSettings, games: Path, kept: Pictures | None = None) -> Program:
    """Put the program together; nothing is shown yet. `games` is the folder where games are kept.

    `kept`: pictures of tiles from the last time.
    """
    load_fonts(resources.assets() / "fonts")
    preferences = Preferences(settings)
    icons = resources.assets() / "icons"
    theme = Theme(app.styleHints(), icons, mode=_remembered_mode(preferences), touch=preferences.touch)
    # first of all: what is made before would keep Qt's own font until the look changes
    app.setFont(theme.font())
    language = Language(_remembered_language(preferences))
    editor = HandEditor(ruleset(*RulesMemory(preferences).last()))
    pictures = TilePictures(theme, kept)
    window = MainWindow(editor, theme, language, preferences, pictures, lambda: open_keeper(games), games)
    # now that all parts are in their places: before, each would be dressed anew with every step into its place
    theme.apply(app)
    return Program(window, editor, theme, language, preferences, pictures)


def _remembered_mode(preferences: Preferences) -> Mode:
    wanted = preferences.text("theme")
    return next((mode for mode in MODES if mode == wanted), "system")


def _remembered_language(preferences: Preferences) -> str:
    wanted = preferences.text("language")
    return wanted if wanted in LANGUAGES else system_language()


def open_keeper(folder: Path) -> tuple[GameKeeper, Told | None]:
    """Where games are kept, and what to say of it; where no file can be opened, until the program ends."""
    # the first page knows no games
    from mahjong_desktop.models.game_keeper import GameKeeper
    from mahjong_desktop.records.store import StoreError, open_in_memory, open_store

    try:
        store = open_store(folder, date.today())
    except StoreError as error:
        problem = error
        return GameKeeper(open_in_memory()), lambda words: f"{words.error(problem)} {words.text('store', 'in_memory')}"
    notice = store.notice
    return GameKeeper(store), None if notice is None else notice.sentence


class FilesFromDesktop(QObject):
    """Hears of files that a desktop hands to a running program, as macOS does after a double click."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._window.open_file(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def run_window(file: Path | None = None) -> int:
    """Show the window, with the game of a file if one is given, until it is closed; the exit status."""
    app = make_application()
    app.setApplicationName(PROGRAM)
    app.setDesktopFileName(PROGRAM)
    app.setWindowIcon(QIcon(str(resources.icon(256))))
    places = QStandardPaths.StandardLocation
    report = CrashReport(LogFile(_folder(places.GenericStateLocation)), app)
    report.install()
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, PROGRAM, "window")
    single = SingleWindow(settings.fileName(), app)
    if Preferences(settings).one_window and single.call(file):
        return 0
    kept = KeptPictures(_folder(places.GenericCacheLocation) / "tiles.pictures")
    program = make_program(app, settings, _folder(places.GenericDataLocation), kept.read())
    window = program.window
    single.called.connect(window.come_forward)
    program.preferences.one_window_changed.connect(single.follow)
    if sys.platform == "darwin":
        # only there: to show every event of the program to Python costs a tenth of a second at the start alone
        app.installEventFilter(FilesFromDesktop(window))
    window.show()
    QTimer.singleShot(SOON, single, lambda: _settle(program, single, kept))
    if file is not None:
        QTimer.singleShot(0, window, lambda: window.open_file(file))
    return app.exec()


def _settle(program: Program, single: SingleWindow, kept: KeptPictures) -> None:
    """What is left to do once the window has painted itself."""
    gc.freeze()
    gc.enable()
    single.follow(program.preferences.one_window)
    kept.write(program.pictures.remembered)


def _folder(place: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(place)) / PROGRAM
