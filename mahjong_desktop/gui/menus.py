"""The window's menus: the variant and its preset, the language, and everything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSlider, QWidget, QWidgetAction

from mahjong_desktop.gui.preferences import LEAST_SCALE, MOST_SCALE, Preferences
from mahjong_desktop.gui.rules_in_use import RulesInUse
from mahjong_desktop.gui.theme import MODES, Mode, Space, Theme
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rules_text import preset_text
from mahjong_desktop.rules.registry import VARIANTS

Keys = QKeySequence.StandardKey | str


MENU_TEXT = 28
"""Where the style sheet lets a menu's text begin, from the edge of its entry."""


class VariantMenu(QMenu):
    """Every variant with its presets, each as it was left, and its house rules; and the way to the options."""

    def __init__(self, rules: RulesInUse, language: Language, options: QAction) -> None:
        super().__init__()
        self._rules = rules
        self._language = language
        self._options = options
        self._group = QActionGroup(self)
        rules.changed.connect(self._follow)
        language.changed.connect(self._follow)
        self.aboutToShow.connect(rules.book.try_to_read)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        """The words of every variant are read for it: not before somebody opens it."""
        if self.isEmpty():
            self._rebuild()

    def _follow(self) -> None:
        if not self.isEmpty():
            self._rebuild()

    def _rebuild(self) -> None:
        """Name the presets and house rules anew, the chosen ones checked."""
        self.clear()
        rules, here = self._rules, self._rules.rules
        for name, variant in VARIANTS.items():
            words = self._language.words(name)
            for preset in variant.presets:
                chosen = rules.house is None and (here.id, here.choice.preset) == (name, preset)
                text = preset_text(self._language, here if chosen else rules.kept(name, preset))
                tip = words.text("presets", preset, "explanation")
                self._add(name, text, tip, (name, preset), chosen, partial(rules.choose_preset, name, preset))
            for house in rules.book.of(name):
                chosen = rules.house is not None and rules.house.id == house.id
                tip = words.text("presets", house.choice.preset, "name")
                self._add(name, rules.house_text(house), tip, house, chosen, partial(rules.choose_house, house))
        self.addSeparator()
        self.addAction(self._options)

    def _add(self, name: str, text: str, tip: str, data: object, chosen: bool, choose: Callable[[], None]) -> None:
        title = f"{self._language.words(name).text('name')} · {text}"
        action = self.addAction(title.replace("&", "&&"))
        action.setToolTip(tip)
        action.setCheckable(True)
        action.setData(data)
        action.setChecked(chosen)
        action.triggered.connect(lambda _=False: choose())
        self._group.addAction(action)


class LanguageMenu(QMenu):
    """Every language by its own name. The words of each are read for it: not before somebody opens it."""

    def __init__(self, language: Language, preferences: Preferences) -> None:
        super().__init__()
        self._language = language
        self._preferences = preferences
        language.changed.connect(self._follow)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        if not self.isEmpty():
            return
        group = QActionGroup(self)
        for code in LANGUAGES:
            action = self.addAction(load_words(code).text("language", "name"))
            action.setCheckable(True)
            action.setData(code)
            action.setChecked(code == self._language.code)
            action.triggered.connect(lambda _=False, code=code: self._choose(code))
            group.addAction(action)

    def _follow(self) -> None:
        for action in self.actions():
            action.setChecked(action.data() == self._language.code)

    def _choose(self, code: str) -> None:
        self._preferences.set_text("language", code)
        self._language.use(code)


class MainMenu(QMenu):
    """The steps of the page with their keys, and how things look: few enough entries for one column on a low screen."""

    def __init__(self, theme: Theme, preferences: Preferences, language: Language) -> None:
        super().__init__()
        self._theme = theme
        self._preferences = preferences
        self._texts: list[tuple[QAction, Callable[[], str]]] = []
        language.changed.connect(self.reword)

    def add_below(self, text: Callable[[], str]) -> QMenu:
        """A menu behind an entry of this one."""
        menu = self.addMenu("")
        self._texts.append((menu.menuAction(), text))
        return menu

    def add_step(
        self, text: Callable[[], str], run: Callable[[], object], *keys: Keys, below: QMenu | None = None
    ) -> QAction:
        """An action of the page with its keys, in a menu below this one if need be; `text` gives its name."""
        action = (below or self).addAction("")
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _=False: run())
        self._texts.append((action, text))
        return action

    def add_looks(self) -> None:
        """Light or dark, mouse or fingers, corner indices, tile size; and one window or several."""
        preferences = self._preferences
        look = self.looks = self.add_below(lambda: self.tr("Appearance"))
        group = QActionGroup(self)
        names: dict[Mode, Callable[[], str]] = {
            "system": lambda: self.tr("Like the system"),
            "light": lambda: self.tr("Light"),
            "dark": lambda: self.tr("Dark"),
        }
        for mode in MODES:
            action = self._add_switch(look, names[mode], mode == self._theme.mode)
            action.triggered.connect(lambda _=False, mode=mode: self._use_mode(mode))
            group.addAction(action)
        look.addSeparator()
        touch = self._add_switch(look, lambda: self.tr("Large controls for touch"), self._theme.touch)
        touch.toggled.connect(self._use_touch)
        indices = self._add_switch(
            look, lambda: self.tr("Numbers and letters on the tiles"), preferences.corner_indices
        )
        indices.toggled.connect(preferences.set_corner_indices)
        look.addAction(self._slider_action())
        # what stands in a menu by itself keeps the font of the time before the program was dressed
        look.aboutToShow.connect(lambda: self._size_label.setFont(self._theme.font()))
        one_window = self._add_switch(self, lambda: self.tr("Do not open a second window"), preferences.one_window)
        one_window.toggled.connect(preferences.set_one_window)

    def _add_switch(self, menu: QMenu, text: Callable[[], str], on: bool) -> QAction:
        action = menu.addAction("")
        action.setCheckable(True)
        action.setChecked(on)
        self._texts.append((action, text))
        return action

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
