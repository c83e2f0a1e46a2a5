"""A list model over values that tells views exactly what changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

ItemT = TypeVar("ItemT")

ITEM_ROLE = Qt.ItemDataRole.UserRole
"""The row's value itself."""

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


class RowsModel(QAbstractListModel, Generic[ItemT]):
    """Rows of one kind of value. `set_rows` inserts, removes and changes only what differs."""

    rows_set = Signal()
    """Once after `set_rows` or `refresh` told every change; for views that lay out all rows together."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ItemT, ...] = ()

    @property
    def rows(self) -> tuple[ItemT, ...]:
        """All values in order."""
        return self._rows

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not self.checkIndex(index):
            return None
        item = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(item)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(item)
        return item if role == ITEM_ROLE else None

    def text(self, item: ItemT) -> str:
        """What a plain view would show."""
        return str(item)

    def spoken(self, item: ItemT) -> str:
        """What a screen reader says."""
        return self.text(item)

    def set_rows(self, rows: Sequence[ItemT]) -> None:
        """Show these values instead; rows equal at the start and at the end stay untouched."""
        new = tuple(rows)
        old = self._rows
        head = _common(old, new)
        tail = _common(old[head:][::-1], new[head:][::-1])
        removed, added = len(old) - head - tail, len(new) - head - tail
        same = min(removed, added)
        if removed > same:
            self.beginRemoveRows(NO_PARENT, head + same, head + removed - 1)
            self._rows = old[: head + same] + old[head + removed :]
            self.endRemoveRows()
        if added > same:
            self.beginInsertRows(NO_PARENT, head + same, head + added - 1)
            self._rows = old[: head + same] + new[head + same : head + added] + old[head + removed :]
            self.endInsertRows()
        self._rows = new
        if same:
            self.dataChanged.emit(self.index(head), self.index(head + same - 1))
        self.rows_set.emit()

    def refresh(self) -> None:
        """Everything reads differently now, as after a change of language."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
            self.rows_set.emit()


def _common(first: Sequence[ItemT], second: Sequence[ItemT]) -> int:
    """How many items both begin with."""
    count = 0
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        count += 1
    return count
