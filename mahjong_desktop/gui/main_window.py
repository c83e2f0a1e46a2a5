"""The main window: a bar with variant, language and menu above the page."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QVBoxLayout, QWidget

from mahjong_desktop import resources
from mahjong_desktop.gui.controls import PopupButton
from mahjong_desktop.gui.export import HandExport
from mahjong_desktop.gui.hand_page import HandPage
from mahjong_desktop.gui.menus import LanguageMenu, MainMenu, VariantMenu
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.tab_order import next_stop
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.gui.tiles.pictures import TilePictures
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language


class MainWindow(QMainWindow):
    """Holds the pages; what they need is handed in."""

    def __init__(self, editor: HandEditor, theme: Theme, language: Language, preferences: Preferences) -> None:
        super().__init__()
        self._editor = editor
        self._theme = theme
        self._language = language
        self._preferences = preferences
        around = Surroundings(theme, TilePictures(theme), language, preferences)
        self.page = HandPage(editor, around)
        self.export = HandExport(editor, around, self)
        self.variant_button = PopupButton(theme, VariantMenu(editor, language, preferences))
        self.language_button = PopupButton(theme, LanguageMenu(language, preferences))
        self.menu = MainMenu(theme, preferences, language)
        self.menu_button = PopupButton(theme, self.menu)
        self._buttons = (self.variant_button, self.language_button, self.menu_button)
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._add_steps()
        self._lay_out()
        editor.rules_changed.connect(self._reword)
        language.changed.connect(self._reword)
        self._reword()
        self.setMinimumSize(960, 640)
        if not self.restoreGeometry(preferences.state("window/geometry")):
            self.resize(1280, 800)

    def _lay_out(self) -> None:
        bar = QFrame()
        bar.setProperty("role", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(Space.XL, Space.S, Space.XL, Space.S)
        row.setSpacing(Space.S)
        picture = QLabel()
        picture.setPixmap(QIcon(str(resources.icon(64))).pixmap(28, 28))
        row.addWidget(picture)
        row.addWidget(self._title)
        row.addSpacing(Space.L)
        row.addWidget(self.page.entry_choice)
        row.addStretch(1)
        for button in self._buttons:
            row.addWidget(button)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.page, 1)
        self.setCentralWidget(whole)

    def _add_steps(self) -> None:
        keys = QKeySequence.StandardKey
        menu, page, history = self.menu, self.page, self._editor.history
        self.undo = menu.add_step(lambda: self.tr("Undo"), history.undo, keys.Undo)
        self.redo = menu.add_step(lambda: self.tr("Redo"), history.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.undo.setEnabled(False)
        self.redo.setEnabled(False)
        history.can_undo_changed.connect(self.undo.setEnabled)
        history.can_redo_changed.connect(self.redo.setEnabled)
        menu.addSeparator()
        steps: list[QAction] = [
            menu.add_step(lambda: self.tr("Copy the hand"), page.copy_hand, keys.Copy),
            menu.add_step(lambda: self.tr("Copy the score as text"), page.copy_score, "Ctrl+Shift+C"),
            menu.add_step(lambda: self.tr("Paste a hand"), page.paste_hand, keys.Paste),
            menu.add_step(lambda: self.tr("Clear the hand"), self._editor.clear, keys.New),
        ]
        menu.addSeparator()
        export = self.export
        steps += [
            menu.add_step(lambda: self.tr("Copy as a picture"), export.copy_picture, "Ctrl+Shift+P"),
            menu.add_step(lambda: self.tr("Save as a picture…"), export.save_picture, keys.Save),
            menu.add_step(lambda: self.tr("Save as PDF…"), export.save_pdf, "Ctrl+Shift+S"),
            menu.add_step(lambda: self.tr("Print…"), export.print_out, keys.Print),
        ]
        menu.add_looks()
        menu.addSeparator()
        steps.append(menu.add_step(lambda: self.tr("Quit"), self.close, "Ctrl+Q"))
        menu.reword()
        self.addActions([self.undo, self.redo, *steps])

    def _reword(self) -> None:
        # Widgets keep the locale they were made in; theirs follows the window's.
        self.setLocale(QLocale(self._language.code))
        words = self._language.words(self._editor.ruleset.id)
        preset = words.text("presets", self._editor.ruleset.choice.preset, "name")
        self.setWindowTitle(self.tr("Mahjong scorer"))
        self._title.setText(self.tr("Mahjong scorer"))
        self.variant_button.set_texts(words.text("name"), preset)
        self.variant_button.setAccessibleName(self.tr("Variant: {name}").format(name=f"{words.text('name')}, {preset}"))
        self.language_button.set_texts(self._language.code.upper())
        self.language_button.setAccessibleName(self.tr("Language"))
        self.menu_button.setAccessibleName(self.tr("Menu"))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key, and where the focus goes when what had it goes away."""
        parts = (self.page.entry_choice, *self._buttons, *self.page.parts())
        stop = next_stop(parts, self.focusWidget(), forward)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return stop is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.page.type_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._preferences.set_state("window/geometry", self.saveGeometry())
        self.page.save_state()
        super().closeEvent(event)
