"""The ledger: every deal of the game, and what can be done with the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.elided_label import ElidedLabel
from mahjong_desktop.gui.table.ledger_table import LedgerTable
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.ledger_model import LedgerModel


class LedgerView(Card):
    """A table of deals. While one is chosen, buttons below it edit or delete it."""

    edit_wanted = Signal(int)
    """The number of a deal that shall be changed."""
    delete_wanted = Signal(int)
    """The number of a deal that shall be taken out."""

    def __init__(self, games: GameEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.S)
        self._language = around.language
        self.model = LedgerModel(games, around.language, self)
        self.table = LedgerTable(self.model, around.theme)
        self.empty = QLabel()
        self.chosen = ElidedLabel()
        self.edit = QPushButton()
        self.delete = QPushButton()
        self._foot = QWidget()
        self._pages = QStackedWidget()
        self._lay_out()
        self.table.edit_wanted.connect(self.edit_wanted)
        self.table.delete_wanted.connect(self.delete_wanted)
        self.edit.clicked.connect(lambda: self.edit_wanted.emit(self.table.chosen_row))
        self.delete.clicked.connect(lambda: self.delete_wanted.emit(self.table.chosen_row))
        self.table.row_chosen.connect(self._show_chosen)
        for signal in (self.model.rowsInserted, self.model.rowsRemoved, self.model.modelReset):
            signal.connect(self._show_empty)
        self.model.dataChanged.connect(lambda: self._show_chosen(self.table.chosen_row))
        around.language.changed.connect(self._reword)
        self._reword()
        self._show_empty()
        self._show_chosen(-1)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return self.table, self.edit, self.delete

    def _lay_out(self) -> None:
        self.empty.setProperty("role", "muted")
        self.empty.setTextFormat(Qt.TextFormat.PlainText)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.delete.setProperty("variant", "danger")
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(Space.S, Space.S, 0, 0)
        foot.setSpacing(Space.S)
        foot.addWidget(self.chosen, 1)
        foot.addWidget(self.edit)
        foot.addWidget(self.delete)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.table)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        column.addWidget(self._foot)

    def _reword(self) -> None:
        self.empty.setText(self.tr("No deals yet. Click Win or Draw when the first deal is over."))
        self.table.setAccessibleName(self.tr("Deals"))
        self.edit.setText(self.tr("Edit"))
        self.edit.setToolTip(self.tr("Change this deal (Enter)"))
        self.delete.setText(self.tr("Delete"))
        self.delete.setToolTip(self.tr("Take this deal out (Delete)"))

    def _show_empty(self) -> None:
        self._pages.setCurrentWidget(self.table if self.model.rowCount() else self.empty)
        self._show_chosen(self.table.chosen_row)

    def _show_chosen(self, row: int) -> None:
        """Name the chosen deal beside the buttons."""
        is_chosen = 0 <= row < self.model.rowCount()
        if is_chosen:
            self.chosen.setText(self.model.title(row))
        if is_chosen is self._foot.isHidden():
            self._foot.setVisible(is_chosen)
            if is_chosen:
                # The buttons take the table's lowest rows: the chosen one shall stay in sight.
                self._column.activate()
                self.table.scrollTo(self.model.index_of(row))
