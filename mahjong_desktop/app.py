"""The window's start: fonts, look, language, rules as last time, and the event loop."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from mahjong_desktop import resources
from mahjong_desktop.gui.fonts import load_fonts
from mahjong_desktop.gui.main_window import MainWindow
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.rules_memory import RulesMemory
from mahjong_desktop.gui.table.table_desk import Told
from mahjong_desktop.gui.theme import MODES, Mode, Theme
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language, system_language
from mahjong_desktop.records.store import StoreError, open_in_memory, open_store
from mahjong_desktop.rules.registry import ruleset


@dataclass(frozen=True)
class Program:
    """Everything that lives as long as the window."""

    window: MainWindow
    editor: HandEditor
    theme: Theme
    language: Language
    preferences: Preferences


def make_program(app: QApplication, settings: QSettings, games: Path) -> Program:
    """Put the program together; nothing is shown yet. `games` is the folder where games are kept."""
    load_fonts(resources.assets() / "fonts")
    preferences = Preferences(settings)
    icons = resources.assets() / "icons"
    theme = Theme(app.styleHints(), icons, mode=_remembered_mode(preferences), touch=preferences.touch)
    theme.apply(app)
    language = Language(_remembered_language(preferences))
    editor = HandEditor(ruleset(*RulesMemory(preferences).last()))
    window = MainWindow(editor, theme, language, preferences, lambda: open_keeper(games))
    return Program(window, editor, theme, language, preferences)


def _remembered_mode(preferences: Preferences) -> Mode:
    wanted = preferences.text("theme")
    return next((mode for mode in MODES if mode == wanted), "system")


def _remembered_language(preferences: Preferences) -> str:
    wanted = preferences.text("language")
    return wanted if wanted in LANGUAGES else system_language()


def open_keeper(folder: Path) -> tuple[GameKeeper, Told | None]:
    """Where games are kept, and what to say of it; where no file can be opened, until the program ends."""
    try:
        store = open_store(folder, date.today())
    except StoreError as error:
        problem = error
        return GameKeeper(open_in_memory()), lambda words: f"{words.error(problem)} {words.text('store', 'in_memory')}"
    notice = store.notice
    return GameKeeper(store), None if notice is None else notice.sentence


def run_window() -> int:
    """Show the window until it is closed; the exit status."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("mahjong-desktop")
    app.setDesktopFileName("mahjong-desktop")
    app.setWindowIcon(QIcon(str(resources.icon(256))))
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "mahjong-desktop", "window")
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    program = make_program(app, settings, Path(data) / "mahjong-desktop")
    program.window.show()
    return app.exec()
