"""The ledger's table: columns that fit any width, edit and delete by mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelection, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from mahjong_desktop.core.table import PLAYERS
from mahjong_desktop.gui.controls.chosen_row import chosen_row_in_sight
from mahjong_desktop.gui.controls.fade import Fade
from mahjong_desktop.gui.table.cell_table import CellTable
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.models.ledger_model import COLUMNS, Column, LedgerModel

LEAST_ROWS = 3
LEAST_RESULT = 130
"""What the result, in two lines, keeps before the value is shortened with an ellipsis."""
LEAST_WORDS = 240
"""What deal, result and value keep before the players' names are cut."""
AIRY_NUMBER = 88
LEAST_NAME = 40
WIDEST_NAME = 120
"""Columns of players grow with their names and the room there is, within these limits."""
_FORMS = ((0, 0, 1.0), (0, 1, 1.0), (1, 1, 1.0), (1, 2, 1.0), (1, 2, 0.8), (2, 2, 0.8))
"""The forms of deal and value, and of how many rows the words shall be whole: from the best to the tightest."""


class LedgerTable(CellTable):
    """Shows a LedgerModel."""

    edit_wanted = Signal(int)
    delete_wanted = Signal(int)
    row_chosen = Signal(int)
    """The selected row, or -1."""

    def __init__(self, model: LedgerModel, theme: Theme, parent: QWidget | None = None) -> None:
        self._ledger = model
        self._wrapped_for = (0, 0)
        super().__init__(model, theme, parent)
        self.delegate.wrapped = Column.RESULT
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.setMinimumHeight(self.header_height + LEAST_ROWS * self.row_height)
        Fade(self, theme, "card")
        self.doubleClicked.connect(lambda index: self.edit_wanted.emit(index.row()))
        model.rowsInserted.connect(self._follow_new)
        model.rowsRemoved.connect(self.fit)
        model.dataChanged.connect(self._follow_changed)
        model.headerDataChanged.connect(self.fit)
        model.modelReset.connect(self._follow_reset)

    @property
    def chosen_row(self) -> int:
        """The selected row, or -1."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else -1

    # --- widths

    def restyle(self) -> None:
        """Follow the theme's sizes."""
        self._wrapped_for = (0, 0)
        super().restyle()

    def _fit(self) -> None:
        """The players' changes whole, their names as far as the words leave room for, then as much of the words.

        The players' columns are equally wide where that shortens nothing.
        """
        width = self.viewport().width()
        players = self._players(width)
        even = [max(players)] * len(PLAYERS)
        deal, value, result = self._fit_words(width - sum(even))
        if not self._is_whole(result) or self._says_more(width - sum(even), width - sum(players)):
            even = players
            deal, value, result = self._fit_words(width - sum(even))
        more = max(width - sum(even) - deal - value - result, 0) // len(PLAYERS)
        wished = max(AIRY_NUMBER, *even)
        even = [min(one + more, wished) for one in even]
        widths = [deal, 0, value, *even]
        widths[Column.RESULT] = max(result, width - sum(widths))
        for column, one in enumerate(widths):
            self.setColumnWidth(column, one)
        self._wrap()

    def _players(self, width: int) -> list[int]:
        """What the players' columns need; long names are cut to the same width before shorter ones lose anything."""
        columns = range(Column.FIRST_PLAYER, COLUMNS)
        own = [self.needed(column) for column in columns]
        names = [self.header_needs(column) for column in columns]
        for most in range(WIDEST_NAME, LEAST_NAME, -1):
            widths = [max(number, min(name, most)) for number, name in zip(own, names, strict=True)]
            if width - sum(widths) >= LEAST_WORDS:
                break
        return widths

    def _says_more(self, room: int, more: int) -> bool:
        """Whether only the wider room says in words which deals these were, and all results too."""
        forms = self.delegate.forms
        wide = self._fit_words(more)[-1]
        is_worth = self._is_whole(wide) and forms[Column.DEAL] == 0
        self._fit_words(room)
        return is_worth and forms[Column.DEAL] > 0

    def _is_whole(self, result: int) -> bool:
        """Whether all results fit one line."""
        return result >= self._width(Column.RESULT)

    def _wrap(self) -> None:
        """Give every row its height anew where the room for its words is another."""
        look = self.columnWidth(Column.RESULT), self.row_height
        if look != self._wrapped_for:
            self._wrapped_for = look
            self.wrap_rows(0, self._ledger.rowCount() - 1)

    def _fit_words(self, room: int) -> tuple[int, int, int]:
        """The widths of deal, value and result, in the longest forms that leave all results whole, or most of them."""
        forms = self.delegate.forms
        for deal_form, value_form, share in _FORMS:
            forms[Column.DEAL], forms[Column.VALUE] = deal_form, value_form
            deal = self._width(Column.DEAL, deal_form)
            value = self._width(Column.VALUE, value_form, share)
            result = self._width(Column.RESULT, 0, share)
            if deal + value + result <= room:
                # what is left goes to the words that are still shortened
                more = min(self._width(Column.RESULT) - result, room - deal - value - result)
                result += more
                value += min(self._width(Column.VALUE, value_form) - value, room - deal - value - result)
                return deal, value, result
        value = max(min(value, room - deal - LEAST_RESULT), 0)
        return deal, value, max(room - deal - value, 0)

    def _width(self, column: Column, form: int = 0, share: float = 1.0) -> int:
        return max(self.needed(column, form, share), self.header_needs(column))

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        with chosen_row_in_sight(self, event):
            super().resizeEvent(event)
            self.fit()
            if was_at_end:
                self.scrollToBottom()

    # --- following the game

    def _follow_new(self, parent: QModelIndex, first: int, last: int) -> None:
        self.fit()
        self.wrap_rows(first, last)
        if last == self._ledger.rowCount() - 1:
            self.scrollToBottom()

    def _follow_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self.fit()
        self.wrap_rows(first.row(), last.row())

    def _follow_reset(self) -> None:
        self._wrapped_for = (0, 0)
        self.fit()
        self.scrollToBottom()
        self.row_chosen.emit(-1)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.row_chosen.emit(self.chosen_row)

    def mark(self, row: int | None) -> None:
        """Show which deal is being edited; None: none is."""
        marked = -1 if row is None else row
        if marked != self.delegate.marked_row:
            self.delegate.marked_row = marked
            self.viewport().update()
            if row is not None:
                self.scrollTo(self._ledger.index_of(row))

    # --- keys

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Whoever comes by the keyboard starts at the last deal, the one that is changed most."""
        if not self.currentIndex().isValid() and self._ledger.rowCount():
            return self._ledger.index_of(self._ledger.rowCount() - 1)
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.chosen_row
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.edit_wanted.emit(row)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and row >= 0:
            self.delete_wanted.emit(row)
        elif key == Qt.Key.Key_Escape and row >= 0:
            self.clear_choice()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and row < 0 and self.currentIndex().isValid():
            # the focus alone has chosen nothing yet
            self.selectRow(self.currentIndex().row())
        elif event.text().strip():
            # no search by typed letters: they belong to the page
            event.ignore()
        else:
            super().keyPressEvent(event)

    def clear_choice(self) -> None:
        """No row is selected."""
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()

    # --- pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1)

    def _point(self, row: int) -> None:
        if row != self.delegate.pointed_row:
            self.delegate.pointed_row = row
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.clear_choice()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the row that was clicked; by its key, of the selected one."""
        is_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        row = self.chosen_row if is_key else self.rowAt(event.pos().y())
        if row < 0:
            return
        self.selectRow(row)
        place = self.viewport().mapToGlobal(self.visualRect(self._ledger.index_of(row)).bottomLeft())
        self.open_menu(row, place if is_key else event.globalPos())

    def open_menu(self, row: int, place: QPoint) -> QMenu:
        """Offer what can be done with a deal."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Edit the deal"), lambda: self.edit_wanted.emit(row))
        menu.addAction(self.tr("Delete the deal"), lambda: self.delete_wanted.emit(row))
        menu.popup(place)
        return menu
