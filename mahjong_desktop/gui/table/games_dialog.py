"""Past games: found by words, opened, deleted and brought back, exported and imported."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.table import TableState
from mahjong_desktop.gui.controls import Bar, Card, PopupButton
from mahjong_desktop.gui.controls.search_line import SearchLine
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.tab_order import go_to, next_stop
from mahjong_desktop.gui.table.games_view import GamesView
from mahjong_desktop.gui.table.games_work import GamesWork
from mahjong_desktop.gui.table.message_bar import MessageBar
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.models.games_model import GamesModel
from mahjong_desktop.records.store import GameSummary

_SIZE = QSize(820, 640)
_LEAST = QSize(640, 460)
_IN_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Keys that move in the list also while the search has the focus."""


OPENING = 400
"""Milliseconds until something is shown of a file that takes long to open."""


class GamesDialog(QDialog):
    """Stands before the table; what is opened comes with `opened`."""

    opened = Signal(int, object)
    """The number and the Game; the dialog is closed."""
    deleted = Signal(int)
    restored = Signal(int)

    def __init__(self, keeper: GameKeeper, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._around = around
        self._gone: list[int] = []
        self._opening = False
        self.model = GamesModel(keeper.store, around.language, self._look, self, around.houses)
        self.search = SearchLine()
        self.search.installEventFilter(self)
        self.games = GamesView(self.model, around.theme)
        self.empty = QLabel()
        self.message = MessageBar()
        self.work = GamesWork(keeper, around, self.message, self)
        self.import_button = QPushButton()
        self._menu = QMenu(self)
        self.export_button = PopupButton(around.theme, self._menu)
        self.delete_button = QPushButton()
        self.open_button = QPushButton()
        self.close_button = QPushButton()
        self._undo = QAction(self)
        self._undo.setShortcut("Ctrl+Z")
        self.addAction(self._undo)
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self._reword()
        self.setMinimumSize(_LEAST)
        self.resize(_SIZE)

    # --- layout

    def _lay_out(self) -> None:
        head = Bar("bar", Space.M)
        head.row.addWidget(self.search)
        self.empty.setProperty("role", "muted")
        self.empty.setTextFormat(Qt.TextFormat.PlainText)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.games)
        card = Card(self._around.theme, padding=Space.XS)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._pages)
        card.frame_focus_of(self.games)
        middle = QVBoxLayout()
        middle.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        middle.setSpacing(Space.M)
        middle.addWidget(card, 1)
        middle.addWidget(self.message)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(middle, 1)
        column.addWidget(self._foot())

    def _foot(self) -> Bar:
        foot = Bar("foot")
        row = foot.row
        self.open_button.setProperty("variant", "primary")
        self.delete_button.setProperty("variant", "danger")
        for button in (self.import_button, self.export_button, self.delete_button):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        row.addWidget(self.open_button)
        for button in (self.import_button, self.export_button, *self._right_buttons(), self.delete_button):
            # Enter opens the chosen game, wherever the focus is in the list or the search.
            button.setAutoDefault(False)
        return foot

    def _right_buttons(self) -> tuple[QPushButton, ...]:
        return self.close_button, self.open_button

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._open)
        self.games.open_wanted.connect(self._open)
        self.games.delete_wanted.connect(self._delete)
        self.games.chosen_changed.connect(self._follow)
        self.model.rows_set.connect(self._follow)
        self.model.failed.connect(self._tell)
        self.message.undo_wanted.connect(self._undelete)
        self._undo.triggered.connect(lambda _=False: self._undelete())
        self._menu.aboutToShow.connect(self._fill_menu)
        self.import_button.clicked.connect(self.work.import_file)
        self.delete_button.clicked.connect(self._delete)
        self.open_button.clicked.connect(self._open)
        self.close_button.clicked.connect(self.close)
        self.work.changed.connect(self._follow)
        self.work.imported.connect(self._show_imported)
        self.work.import_over.connect(self._end_opening)
        self._around.language.changed.connect(self._reword)

    def _reword(self) -> None:
        # Widgets keep the locale they were made in; theirs follows the window's.
        self.setLocale(QLocale(self._around.language.code))
        self.setWindowTitle(self.tr("Past games"))
        self.search.setPlaceholderText(self.tr("Find by name, date or variant"))
        self.search.setAccessibleName(self.tr("Find games"))
        self.games.setAccessibleName(self.tr("Games"))
        self.import_button.setText(self.tr("Import…"))
        self.import_button.setToolTip(self.tr("Add the games of a JSON file"))
        self.export_button.set_texts(self.tr("Export"))
        self.delete_button.setText(self.tr("Delete"))
        self.delete_button.setToolTip(self.tr("Delete the chosen games (Delete)"))
        self.open_button.setText(self.tr("Open"))
        self.open_button.setToolTip(self.tr("Go on with the chosen game (Enter)"))
        self.close_button.setText(self.tr("Close"))
        self.message.reword()
        if not self.work.busy:
            # it was said in another language
            self._forget_deleted()
        self._follow()

    # --- what is shown

    def _follow(self) -> None:
        count, busy, any_game = len(self.games.chosen), self.work.busy, bool(self.model.rows)
        self.open_button.setEnabled(count == 1 and not busy)
        self.delete_button.setEnabled(count > 0 and not busy)
        self.export_button.setEnabled(any_game and not busy)
        self.import_button.setEnabled(not busy)
        self._pages.setCurrentWidget(self.games if any_game else self.empty)
        if self.search.text().strip():
            self.empty.setText(self.tr("No game with these words."))
        else:
            self.empty.setText(self.tr("No games yet. Start one at the table and it is kept here, or import a file."))

    def _find(self, text: str) -> None:
        self.model.find(text)
        if not self.games.chosen:
            self.games.choose(0)

    def _look(self, number: int) -> TableState | None:
        """How far a game went; None where that cannot be said."""
        try:
            return self._keeper.look(number).table
        except MahjongError:
            return None

    def _tell(self, error: MahjongError, variant: str | None = None) -> None:
        self._gone = []
        self.message.say(self.work.sentence(error, variant), error=True)

    # --- what is done

    def _open(self) -> None:
        chosen = self.games.chosen
        if len(chosen) != 1 or self.work.busy:
            return
        self._open_game(chosen[0].id, chosen[0].header.ruleset)

    def _open_game(self, number: int, variant: str | None = None) -> None:
        try:
            game = self._keeper.open(number)
        except MahjongError as error:
            self._tell(error, variant)
            self.model.reload()
            return
        self.close()
        self.opened.emit(number, game)

    def open_file(self, path: str) -> None:
        """Keep the games of a file. One by itself is opened; for all else the dialog comes up and tells."""
        if self.work.busy:
            self._come_up()
            return
        self._opening = True
        QTimer.singleShot(OPENING, self, lambda: self._come_up() if self._opening else None)
        self.work.import_path(path)

    def _end_opening(self, numbers: list[int], well: bool) -> None:
        if not self._opening:
            return
        self._opening = False
        if well and len(numbers) == 1:
            self._open_game(numbers[0])
            return
        self._come_up()
        if numbers:
            self._choose_game(numbers[-1])

    def _come_up(self) -> None:
        """Before the table, with what was said while nobody could see it."""
        text, error = self.message.label.text(), self.message.label.property("role") == "error"
        self.show()
        self.raise_()
        self.activateWindow()
        if text and not self.work.busy:
            self.message.say(text, error=error)

    def _delete(self) -> None:
        chosen = self.games.chosen
        if not chosen or self.work.busy:
            return
        row = self.model.row_of(chosen[0].id) or 0
        gone = self._each([game.id for game in chosen], self._keeper.delete, self.deleted)
        if gone:
            self._gone = gone
            self.message.say(self.tr("%n game(s) deleted.", "", len(gone)), undo=True)
        self.model.reload()
        self.games.choose(row)

    def _undelete(self) -> None:
        numbers = self._gone
        if not numbers or self.work.busy:
            return
        self._forget_deleted()
        back = self._each(numbers, self._keeper.undelete, self.restored)
        self.model.reload()
        if back:
            self._choose_game(back[0])
        self.games.setFocus(Qt.FocusReason.OtherFocusReason)

    def _each(self, numbers: Sequence[int], change: Callable[[int], None], told: object) -> list[int]:
        """Change each game and tell of it; those that were changed. An error is said, and ends it."""
        done: list[int] = []
        for number in numbers:
            try:
                change(number)
            except MahjongError as error:
                self._tell(error)
                break
            done.append(number)
            told.emit(number)  # type: ignore[attr-defined]
        return done

    def _forget_deleted(self) -> None:
        self._gone = []
        self.message.clear()

    def _show_imported(self, numbers: list[int]) -> None:
        self.search.clear()
        self.model.reload()
        self._choose_game(numbers[-1])

    def _choose_game(self, number: int) -> None:
        row = self.model.row_of(number)
        if row is not None:
            self.games.choose(row)

    def _fill_menu(self) -> None:
        """The chosen games, and all that are found."""
        self._menu.clear()
        chosen = self.games.chosen
        if chosen:
            self._add_export(self.tr("%n chosen game(s) as JSON…", "", len(chosen)), self.work.export_json, chosen)
            self._add_export(self.tr("%n chosen game(s) as CSV…", "", len(chosen)), self.work.export_csv, chosen)
            self._menu.addSeparator()
        self._add_export(self.tr("All games found as JSON…"), self.work.export_json, None)
        self._add_export(self.tr("All games found as CSV…"), self.work.export_csv, None)

    def _add_export(
        self, text: str, export: Callable[[Sequence[GameSummary]], None], games: Sequence[GameSummary] | None
    ) -> None:
        action = self._menu.addAction(text)
        action.triggered.connect(lambda _=False: export(self._all() if games is None else games))

    def _all(self) -> Sequence[GameSummary]:
        self.model.read_all()
        return self.model.rows

    # --- the window itself

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._forget_deleted()
            self.search.clear()
            self.model.find("")
            self.games.choose(0)
            self.games.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self.model.rows:
                self.import_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            # other windows may have changed games meanwhile
            self.look_again()

    def look_again(self) -> None:
        """Games may have begun, gone on or gone; what is chosen stays chosen."""
        if self.isVisible() and not self.work.busy:
            self.model.reload()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.work.stop()
        super().closeEvent(event)

    def reject(self) -> None:
        self.work.stop()
        super().reject()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_key = watched is self.search and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent) and event.key() in _IN_LIST:
            QApplication.sendEvent(self.games, event)
            return True
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key, and where the focus goes when what had it goes away."""
        buttons = (self.import_button, self.export_button, self.delete_button, *self._right_buttons())
        parts = (self.search, self.games, self.message.undo, self.message.stop, *buttons)
        stop = next_stop(parts, self.focusWidget(), forward)
        if stop is not None:
            go_to(stop, forward)
        return stop is not None
