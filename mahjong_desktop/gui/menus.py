"""The window's menus: the variant and its preset, the language, and everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSlider, QWidget, QWidgetAction

from mahjong_desktop.gui.preferences import LEAST_SCALE, MOST_SCALE, Preferences
from mahjong_desktop.gui.rules_memory import RulesMemory
from mahjong_desktop.gui.theme import MODES, Mode, Space, Theme
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.options_model import changed_options
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.rules.ruleset import Ruleset

Keys = QKeySequence.StandardKey | str


MENU_TEXT = 33
"""Where the style sheet lets a menu's text begin."""


def preset_text(language: Language, variant: type[Ruleset[Any]], choice: Choice) -> str:
    """A preset's name, and how many options differ from it: "Tenhou +2"."""
    name = language.words(variant.id).text("presets", choice.preset, "name")
    count = len(changed_options(variant, choice))
    return f"{name} +{count}" if count else name


class VariantMenu(QMenu):
    """Every variant with its presets, each as it was left, and the way to the options."""

    def __init__(self, editor: HandEditor, language: Language, memory: RulesMemory, options: QAction) -> None:
        super().__init__()
        self._editor = editor
        self._language = language
        self._memory = memory
        self._options = options
        editor.rules_changed.connect(self.rebuild)
        language.changed.connect(self.rebuild)
        self.rebuild()

    def rebuild(self) -> None:
        """Name the presets anew, the chosen one checked."""
        self.clear()
        group = QActionGroup(self)
        for name, variant in VARIANTS.items():
            words = self._language.words(name)
            for preset in variant.presets:
                here = (self._editor.ruleset.id, self._editor.ruleset.choice.preset)
                kept = self._memory.choice(name, preset)
                choice = self._editor.ruleset.choice if (name, preset) == here else kept
                text = preset_text(self._language, variant, choice)
                action = self.addAction(f"{words.text('name')} · {text}")
                action.setToolTip(words.text("presets", preset, "explanation"))
                action.setCheckable(True)
                action.setData((name, preset))
                action.setChecked((name, preset) == here)
                action.triggered.connect(lambda _=False, chosen=(name, preset): self._choose(*chosen))
                group.addAction(action)
        self.addSeparator()
        self.addAction(self._options)

    def _choose(self, name: str, preset: str) -> None:
        choice = self._memory.choice(name, preset)
        self._memory.keep(name, choice)
        self._editor.use_rules(ruleset(name, choice))


class LanguageMenu(QMenu):
    """Every language by its own name."""

    def __init__(self, language: Language, preferences: Preferences) -> None:
        super().__init__()
        self._language = language
        self._preferences = preferences
        group = QActionGroup(self)
        for code in LANGUAGES:
            action = self.addAction(load_words(code).text("language", "name"))
            action.setCheckable(True)
            action.setData(code)
            action.setChecked(code == language.code)
            action.triggered.connect(lambda _=False, code=code: self._choose(code))
            group.addAction(action)

    def _choose(self, code: str) -> None:
        self._preferences.set_text("language", code)
        self._language.use(code)


class MainMenu(QMenu):
    """The steps of the page with their keys, and how things look."""

    def __init__(self, theme: Theme, preferences: Preferences, language: Language) -> None:
        super().__init__()
        self._theme = theme
        self._preferences = preferences
        self._texts: list[tuple[QAction, Callable[[], str]]] = []
        self._look = QMenu(self)
        language.changed.connect(self.reword)

    def add_step(self, text: Callable[[], str], run: Callable[[], object], *keys: Keys) -> QAction:
        """An action of the page with its keys; `text` gives its name in the language in use."""
        action = self.addAction("")
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _=False: run())
        self._texts.append((action, text))
        return action

    def add_looks(self) -> None:
        """Light or dark, mouse or fingers, corner indices, tile size."""
        self.addSeparator()
        self.addMenu(self._look)
        self._texts.append((self._look.menuAction(), lambda: self.tr("Appearance")))
        group = QActionGroup(self)
        names: dict[Mode, Callable[[], str]] = {
            "system": lambda: self.tr("Like the system"),
            "light": lambda: self.tr("Light"),
            "dark": lambda: self.tr("Dark"),
        }
        for mode in MODES:
            action = self._look.addAction("")
            action.setCheckable(True)
            action.setChecked(mode == self._theme.mode)
            action.triggered.connect(lambda _=False, mode=mode: self._use_mode(mode))
            group.addAction(action)
            self._texts.append((action, names[mode]))
        touch = self.addAction("")
        touch.setCheckable(True)
        touch.setChecked(self._theme.touch)
        touch.toggled.connect(self._use_touch)
        self._texts.append((touch, lambda: self.tr("Large controls for touch")))
        indices = self.addAction("")
        indices.setCheckable(True)
        indices.setChecked(self._preferences.corner_indices)
        indices.toggled.connect(self._preferences.set_corner_indices)
        self._texts.append((indices, lambda: self.tr("Numbers and letters on the tiles")))
        self.addAction(self._slider_action())
        self.reword()

    def _use_mode(self, mode: Mode) -> None:
        self._preferences.set_text("theme", mode)
        self._theme.set_mode(mode)

    def _use_touch(self, touch: bool) -> None:
        self._preferences.set_touch(touch)
        self._theme.set_touch(touch)

    def _slider_action(self) -> QWidgetAction:
        action = QWidgetAction(self)
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(MENU_TEXT, Space.XS, Space.L, Space.XS)
        label = QLabel()
        self.size_slider = QSlider(Qt.Orientation.Horizontal)
        self.size_slider.setRange(round(LEAST_SCALE * 100), round(MOST_SCALE * 100))
        self.size_slider.setValue(round(self._preferences.tile_scale * 100))
        self.size_slider.setMinimumWidth(140)
        self.size_slider.valueChanged.connect(lambda percent: self._preferences.set_tile_scale(percent / 100))
        row.addWidget(label)
        row.addWidget(self.size_slider, 1)
        action.setDefaultWidget(box)
        self._size_label = label
        return action

    def reword(self) -> None:
        """Every text in the language in use."""
        for action, text in self._texts:
            action.setText(text())
        self._size_label.setText(self.tr("Tile size"))
        self.size_slider.setAccessibleName(self.tr("Tile size"))
