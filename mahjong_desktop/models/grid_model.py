"""A payment table as a Qt model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from mahjong_desktop.models.cells import LEFT, RIGHT
from mahjong_desktop.models.payment_tables import Grid
from mahjong_desktop.models.rows_model import ITEM_ROLE, NO_PARENT, Index

EMPTY = Grid("", "", (), ())


class GridModel(QAbstractTableModel):
    """The cells of one table at a time; `ITEM_ROLE` has the cell itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grid = EMPTY

    @property
    def grid(self) -> Grid:
        """The table on show."""
        return self._grid

    def show(self, grid: Grid) -> None:
        """Show another table."""
        if grid != self._grid:
            self.beginResetModel()
            self._grid = grid
            self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._grid.rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._grid.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not self.checkIndex(index):
            return None
        cell = self._grid.rows[index.row()][index.column()]
        if role == ITEM_ROLE:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if index.column() else LEFT
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._grid.columns[index.column()]}: {cell.text}"
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._grid.columns):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if section else LEFT
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        return self._grid.columns[section] if role in texts else None
