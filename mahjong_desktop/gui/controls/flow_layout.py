"""A layout that fills rows and goes on in the next."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Puts its widgets side by side at their preferred size and wraps to the next row where the width ends.

    Alone among the kit's classes it draws nothing and needs no theme.
    """

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8, row_gap: int = 4) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._gap = gap
        self._row_gap = row_gap
        self.setContentsMargins(0, 0, 0, 0)
        if parent is not None:
            parent.setLayout(self)

    def set_gap(self, gap: int) -> None:
        """How far apart its widgets stand in a row."""
        if gap != self._gap:
            self._gap = gap
            self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # Layouts above ask this many times for one change.
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return self._with_margins(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        # The width that the widest widget needs: it then has a row of its own.
        hints = [item.sizeHint() for item in self._shown()]
        return self._with_margins(
            max((hint.width() for hint in hints), default=0), max((hint.height() for hint in hints), default=0)
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _with_margins(self, width: int, height: int) -> QSize:
        margins = self.contentsMargins()
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Lay out in the rectangle, or only measure; returns the height needed."""
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        x, y, row = area.x(), area.y(), 0
        for item in self._shown():
            size = item.sizeHint().boundedTo(QSize(max(1, area.width()), 1 << 20))
            if x > area.x() and x + size.width() > area.x() + area.width():
                x = area.x()
                y += row + self._row_gap
                row = 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            row = max(row, size.height())
        return y + row - rect.y() + margins.bottom()
