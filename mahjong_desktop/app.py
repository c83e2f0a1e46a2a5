"""The window's start: fonts, look, language, rules as last time, and the event loop."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from PySide6.QtCore import QSettings
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from mahjong_desktop import resources
from mahjong_desktop.gui.fonts import load_fonts
from mahjong_desktop.gui.main_window import MainWindow
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.theme import MODES, Mode, Theme
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language, system_language
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset


@dataclass(frozen=True)
class Program:
    """Everything that lives as long as the window."""

    window: MainWindow
    editor: HandEditor
    theme: Theme
    language: Language
    preferences: Preferences


def make_program(app: QApplication, settings: QSettings) -> Program:
    """Put the program together; nothing is shown yet."""
    load_fonts(resources.assets() / "fonts")
    preferences = Preferences(settings)
    icons = resources.assets() / "icons"
    theme = Theme(app.styleHints(), icons, mode=_remembered_mode(preferences), touch=preferences.touch)
    theme.apply(app)
    language = Language(_remembered_language(preferences))
    editor = HandEditor(ruleset(*_remembered_rules(preferences)))
    window = MainWindow(editor, theme, language, preferences)
    return Program(window, editor, theme, language, preferences)


def _remembered_mode(preferences: Preferences) -> Mode:
    wanted = preferences.text("theme")
    return next((mode for mode in MODES if mode == wanted), "system")


def _remembered_language(preferences: Preferences) -> str:
    wanted = preferences.text("language")
    return wanted if wanted in LANGUAGES else system_language()


def _remembered_rules(preferences: Preferences) -> tuple[str, Choice | None]:
    """The last variant and preset, if they are still there."""
    name, preset = preferences.text("rules/variant"), preferences.text("rules/preset")
    if name not in VARIANTS:
        return next(iter(VARIANTS)), None
    return name, Choice(preset) if preset in VARIANTS[name].presets else None


def run_window() -> int:
    """Show the window until it is closed; the exit status."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("mahjong-desktop")
    app.setDesktopFileName("mahjong-desktop")
    app.setWindowIcon(QIcon(str(resources.icon(256))))
    program = make_program(
        app, QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "mahjong-desktop", "window")
    )
    program.window.show()
    return app.exec()
