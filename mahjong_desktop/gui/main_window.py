"""The main window: a bar with variant, language and menu above the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desktop import resources
from mahjong_desktop.gui.controls import PopupButton, SegmentedChoice
from mahjong_desktop.gui.for_table_bar import ForTableBar
from mahjong_desktop.gui.hand_page import HandPage
from mahjong_desktop.gui.menus import Keys, LanguageMenu, MainMenu, VariantMenu
from mahjong_desktop.gui.photo.steps import PhotoSteps
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.rules_in_use import RulesInUse
from mahjong_desktop.gui.rules_memory import RulesMemory
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.tab_order import go_to, next_stop
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.gui.tiles.pictures import TilePictures
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.history import History
from mahjong_desktop.models.house_book import HouseBook
from mahjong_desktop.models.language import Language

if TYPE_CHECKING:
    # what the first page does not show is loaded when it is asked for, so that the window stands sooner
    from mahjong_desktop.gui.about_dialog import AboutDialog
    from mahjong_desktop.gui.export import HandExport
    from mahjong_desktop.gui.options_dialog import OptionsDialog
    from mahjong_desktop.gui.rules.rules_page import RulesPage
    from mahjong_desktop.gui.table.table_desk import TableDesk, Told
    from mahjong_desktop.models.game_keeper import GameKeeper

HAND, TABLE, RULES, PRACTICE = "hand", "table", "rules", "practice"


@runtime_checkable
class Page(Protocol):
    """A page of the window."""

    def parts(self) -> tuple[QWidget, ...]:
        """From the first to the last as one reads, for the Tab key."""


class MainWindow(QMainWindow):
    """Holds the pages; what they need is handed in. The table is put together when it is shown for the first time."""

    def __init__(
        self,
        editor: HandEditor,
        theme: Theme,
        language: Language,
        preferences: Preferences,
        pictures: TilePictures,
        open_keeper: Callable[[], tuple[GameKeeper, Told | None]],
        data: Path,
    ) -> None:
        """`data`: the folder where the program keeps what it is taught."""
        super().__init__()
        # one file for the table and the house rules, opened by whoever is first to need it
        self._open_keeper = cache(open_keeper)
        self._editor = editor
        self._theme = theme
        self._language = language
        self._preferences = preferences
        houses = HouseBook(lambda: self._open_keeper()[0].store, self)
        self._around = around = Surroundings(theme, pictures, language, preferences, houses)
        self.page = HandPage(editor, around)
        self._made: dict[str, QWidget] = {HAND: self.page}
        self._makers: dict[str, Callable[[], QWidget]] = {
            TABLE: self._make_table,
            RULES: self._make_rules,
            PRACTICE: self._make_practice,
        }
        self.reference: RulesPage | None = None
        self.pages = SegmentedChoice(theme)
        self._stack = QStackedWidget()
        self.for_table = ForTableBar(theme)
        self.photo = PhotoSteps(editor, around, data, self)
        self.rules = RulesInUse(editor, RulesMemory(preferences), houses, language, self)
        self.options: OptionsDialog | None = None
        self.about: AboutDialog | None = None
        self.options_step = QAction(self)
        self.options_step.setShortcut("Ctrl+,")
        self.options_step.triggered.connect(self.open_options)
        # a button does not own its menu
        self._variant_menu = VariantMenu(self.rules, language, self.options_step)
        self._language_menu = LanguageMenu(language, preferences)
        self.variant_button = PopupButton(theme, self._variant_menu)
        self.language_button = PopupButton(theme, self._language_menu)
        self.menu = MainMenu(theme, preferences, language)
        self.menu_button = PopupButton(theme, self.menu)
        self._buttons = (self.variant_button, self.language_button, self.menu_button)
        self._add_steps()
        self.page.score.breakdown.explain_wanted.connect(self.explain)
        self.page.photo_dropped.connect(self.photo.open)
        self.page.tray.photo.clicked.connect(self.photo.ask_file)
        self._lay_out()
        self.rules.changed.connect(self._reword)
        language.changed.connect(self._reword)
        self._reword()
        self.setMinimumSize(960, 540)
        if not self.restoreGeometry(preferences.state("window/geometry")):
            self.resize(1280, 800)

    def _lay_out(self) -> None:
        bar = QFrame()
        bar.setProperty("role", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(Space.XL, Space.S, Space.XL, Space.S)
        row.setSpacing(Space.S)
        self._logo = picture = QLabel()
        picture.setPixmap(QIcon(str(resources.icon(64))).pixmap(28, 28))
        row.addWidget(picture)
        row.addSpacing(Space.S)
        row.addWidget(self.pages)
        row.addSpacing(Space.S)
        row.addWidget(self.page.entry_choice)
        row.addWidget(self.for_table, 1)
        row.addStretch()
        for button in self._buttons:
            row.addWidget(button)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self._stack, 1)
        self._stack.addWidget(self.page)
        self.setCentralWidget(whole)
        self.pages.chosen.connect(self.show_page)
        self.for_table.back.clicked.connect(lambda: self.show_page(TABLE))
        self.for_table.hide()

    # --- pages

    @property
    def shown(self) -> str:
        """The page on show."""
        return next(name for name, page in self._made.items() if page is self._stack.currentWidget())

    @property
    def page_names(self) -> tuple[str, ...]:
        """All pages, in their order in the bar."""
        return tuple(self._page_steps())

    @property
    def at_table(self) -> bool:
        """Whether the table page is shown."""
        return self.shown == TABLE

    @property
    def table(self) -> TableDesk | None:
        """The table, once it was shown."""
        return self._made.get(TABLE)  # type: ignore[return-value]

    def show_page(self, name: str) -> None:
        """Show a page; all but the first are made when they are shown for the first time."""
        if name not in self._made:
            self._made[name] = self._makers[name]()
            self._stack.addWidget(self._made[name])
        page = self._made[name]
        self._stack.setCurrentWidget(page)
        self.pages.set_value(name)
        # or the focus would go to the bar when the choice beside the pages goes
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.page.entry_choice.setVisible(name == HAND)
        self._follow_table()
        self._follow_steps()

    def _make_table(self) -> QWidget:
        from mahjong_desktop.gui.table.table_desk import TableDesk

        table = TableDesk(*self._open_keeper(), self._editor, self._around)
        self._around.houses.try_to_read()
        table.tiles_wanted.connect(lambda: self.show_page(HAND))
        table.deal.changed.connect(self._follow_table)
        table.games.changed.connect(self._follow_steps)
        return table

    def _make_practice(self) -> QWidget:
        from mahjong_desktop.gui.practice.practice_page import PracticePage

        practice = PracticePage(self._editor, self._around, lambda: self.table is None or not self.table.hand_title())
        practice.hand_wanted.connect(lambda: self.show_page(HAND))
        return practice

    def _make_rules(self) -> QWidget:
        from mahjong_desktop.gui.rules.rules_page import RulesPage

        self.reference = RulesPage(self._editor, self._around)
        self.reference.hand_wanted.connect(lambda: self.show_page(HAND))
        self.reference.options_wanted.connect(self.options_step.trigger)
        return self.reference

    def explain(self, row: str = "") -> None:
        """Show what the rules say of a row; of none given, of that in question on the hand page, or of the variant."""
        row = row or (self.page.score.breakdown.row_in_question if self.shown == HAND else "")
        self.show_page(RULES)
        if self.reference is not None:
            self.reference.explain(row)

    def _follow_table(self) -> None:
        """Say on the hand page whose hand it holds, and leave to the table what the table knows."""
        title = self.table.hand_title() if self.table is not None else ()
        here = title if self.shown == HAND else ()
        self.for_table.show_title(here)
        self.page.side.leave_to_table(bool(here))
        # a game is played by its own rules: while its winner is entered, no others can be chosen
        self.variant_button.setVisible(not here)
        self._hold_back_rules()
        self.options_step.setEnabled(not title)
        if title and self.options is not None:
            self.options.hide()
        if self.reference is not None:
            self.reference.hold_back(self.tr("The hand page holds a hand of the table.") if title else "")

    def _hold_back_rules(self) -> None:
        held = self.table is not None and self.table.hand_title()
        reason = self.tr("Other rules can be chosen once the win is entered.")
        self.variant_button.hold_back(reason if held else "", self.rules.differences_text())

    def _follow_steps(self) -> None:
        """The menu's steps are those of the page on show."""
        history = self._history()
        self.undo.setEnabled(history is not None and history.can_undo())
        self.redo.setEnabled(history is not None and history.can_redo())
        for step in self._hand_steps:
            step.setVisible(self.shown == HAND)

    def _history(self) -> History[Any] | None:
        """What undo and redo go through on the page on show."""
        if self.shown == HAND:
            return self._editor.history
        return self.table.games.history if self.table is not None and self.at_table else None

    def _undo(self) -> None:
        if self.table is not None and self.at_table:
            self.table.games.undo()
        elif self.shown == HAND:
            self._editor.history.undo()

    def _redo(self) -> None:
        if self.table is not None and self.at_table:
            self.table.games.redo()
        elif self.shown == HAND:
            self._editor.history.redo()

    def _page_steps(self) -> dict[str, Callable[[], str]]:
        """Each page and what the step to it is called."""
        return {
            HAND: lambda: self.tr("To the hand"),
            TABLE: lambda: self.tr("To the table"),
            RULES: lambda: self.tr("To the rules"),
            PRACTICE: lambda: self.tr("To practice"),
        }

    def _add_steps(self) -> None:
        keys = QKeySequence.StandardKey
        menu, page, history = self.menu, self.page, self._editor.history
        self.undo = menu.add_step(lambda: self.tr("Undo"), self._undo, keys.Undo)
        self.redo = menu.add_step(lambda: self.tr("Redo"), self._redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.undo.setEnabled(False)
        self.redo.setEnabled(False)
        history.can_undo_changed.connect(self._follow_steps)
        history.can_redo_changed.connect(self._follow_steps)
        menu.addSeparator()
        self._hand_steps: list[QAction] = [
            menu.add_step(lambda: self.tr("Copy the hand"), page.copy_hand, keys.Copy),
            menu.add_step(lambda: self.tr("Copy the score as text"), page.copy_score, "Ctrl+Shift+C"),
            menu.add_step(lambda: self.tr("Paste a hand"), page.paste_hand, keys.Paste),
            menu.add_step(lambda: self.tr("Clear the hand"), self._editor.clear, keys.New),
            menu.add_step(lambda: self.tr("Read from a photo…"), self.photo.ask_file, "Ctrl+Shift+O"),
        ]
        self._hand_steps += self._add_export_steps()
        menu.addSeparator()
        pages = menu.add_below(lambda: self.tr("Go"))
        go = [
            menu.add_step(text, partial(self.show_page, name), f"Ctrl+{number}", below=pages)
            for number, (name, text) in enumerate(self._page_steps().items(), start=1)
        ]
        help_step = menu.add_step(lambda: self.tr("What is this?"), self.explain, keys.HelpContents)
        menu.addSeparator()
        menu.add_step(lambda: self.tr("My tile sets…"), self.photo.open_sets)
        menu.add_looks()
        menu.addSeparator()
        menu.add_step(lambda: self.tr("About…"), self.open_about)
        quit_step = menu.add_step(lambda: self.tr("Quit"), self.close, "Ctrl+Q")
        menu.reword()
        self.addActions([self.undo, self.redo, self.options_step, *self._hand_steps, *go, help_step, quit_step])

    def _add_export_steps(self) -> list[QAction]:
        """The ways out for the hand, and the entry behind which they stand."""
        ways, keys = self.menu.add_below(lambda: self.tr("Export")), QKeySequence.StandardKey
        steps: tuple[tuple[Callable[[], str], Callable[[], None], Keys], ...] = (
            (lambda: self.tr("Copy as a picture"), lambda: self.export.copy_picture(), "Ctrl+Shift+P"),
            (lambda: self.tr("Save as a picture…"), lambda: self.export.save_picture(), keys.Save),
            (lambda: self.tr("Save as PDF…"), lambda: self.export.save_pdf(), "Ctrl+Shift+S"),
            (lambda: self.tr("Print…"), lambda: self.export.print_out(), keys.Print),
        )
        return [ways.menuAction(), *(self.menu.add_step(text, run, key, below=ways) for text, run, key in steps)]

    @cached_property
    def export(self) -> HandExport:
        """The hand as a picture, a PDF or on paper."""
        from mahjong_desktop.gui.export import HandExport

        return HandExport(self._editor, self._around, self)

    def open_options(self) -> None:
        """Show the options beside the hand, or bring them to the front."""
        if self.options is None:
            from mahjong_desktop.gui.options_dialog import OptionsDialog

            self.options = OptionsDialog(
                self._editor, self._theme, self._language, self.rules, self, self._trouble_with_store
            )
            self.options.stand_beside(self, self.page.splitter.sizes()[0] + Space.S)
        self.options.show()
        self.options.raise_()
        self.options.activateWindow()

    def open_about(self) -> None:
        """Show what the program is, and its licences."""
        if self.about is None:
            from mahjong_desktop.gui.about_dialog import AboutDialog

            self.about = AboutDialog(self._theme, self._language, self)
        self.about.show()
        self.about.raise_()
        self.about.activateWindow()

    def open_file(self, file: Path) -> None:
        """Keep the games of a file and show the last of them on the table."""
        self.show_page(TABLE)
        assert self.table is not None
        self.table.open_file(file)

    def come_forward(self, file: Path | None = None) -> None:
        """Before all other windows, if the desktop allows it; with the game of a file."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if file is not None:
            self.open_file(file)

    def _trouble_with_store(self) -> str:
        told = self._open_keeper()[1]
        return "" if told is None else told(self._language.words())

    def _reword(self) -> None:
        # Widgets keep the locale they were made in; theirs follows the window's.
        self.setLocale(QLocale(self._language.code))
        words = self._language.words(self._editor.ruleset.id)
        self.setWindowTitle(self.tr("Mahjong scorer"))
        self._logo.setAccessibleName(self.windowTitle())
        names = {
            HAND: self.tr("Hand"),
            TABLE: self.tr("Table"),
            RULES: self.tr("Rules"),
            PRACTICE: self.tr("Practice"),
        }
        self.pages.set_items([(page, name, name) for page, name in names.items()])
        self.pages.set_value(self.shown)
        self.pages.setAccessibleName(self.tr("Pages"))
        self.variant_button.set_texts(words.text("name"), preset := self.rules.text())
        self._hold_back_rules()
        self.variant_button.setAccessibleName(self.tr("Variant: {name}").format(name=f"{words.text('name')}, {preset}"))
        self.options_step.setText(self.tr("Rules and options…"))
        self.language_button.set_texts(self._language.code.upper())
        self.language_button.setAccessibleName(self.tr("Language"))
        self.menu_button.setAccessibleName(self.tr("Menu"))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key, and where the focus goes when what had it goes away."""
        page = self._made[self.shown]
        parts = page.parts() if isinstance(page, Page) else (page,)
        parts = (self.pages, self.page.entry_choice, self.for_table, *self._buttons, *parts)
        stop = next_stop(parts, self.focusWidget(), forward)
        if stop is not None:
            go_to(stop, forward)
        return stop is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.shown != HAND or not self.page.type_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._preferences.set_state("window/geometry", self.saveGeometry())
        self.page.save_state()
        self.photo.close()
        super().closeEvent(event)
