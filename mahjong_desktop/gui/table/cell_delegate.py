"""How a cell of the table page's tables is painted."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mahjong_desktop.gui.controls.paint import elided, text_height, text_width
from mahjong_desktop.gui.theme import Theme, Type
from mahjong_desktop.models.cells import FORMS_ROLE, SIGN_ROLE

Index = QModelIndex | QPersistentModelIndex

PADDING = 7
"""Left and right of a cell's text."""
MARK = 3
"""How wide the mark at the start of a marked row is."""
MOST_WIDTHS = 4000
"""How many widths of texts are kept."""
_INK = {1: "accent", -1: "red", 0: "muted", None: "ink"}


class CellDelegate(QStyledItemDelegate):
    """Paints the text of a cell as large as it may be; a gain in bold accent, a loss in red, zero muted."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.forms: dict[int, int] = {}
        """The longest of its forms that a column shows, where its cells have several."""
        self.wrapped = -1
        """The column whose texts go on in a second line where one is not enough."""
        self.pointed_row = -1
        """The row under the pointer."""
        self.marked_row = -1
        """The row that something else on the page is about."""
        self._widths: dict[tuple[str, bool], float] = {}

    def forms_of(self, index: Index) -> tuple[str, ...]:
        """What the cell says, in one form or several."""
        return index.data(FORMS_ROLE) or (str(index.data() or ""),)

    def shown(self, index: Index, width: float) -> str:
        """What stands in the cell: the column's form, or a shorter one where that is too long, at last cut off."""
        forms, is_strong = self.forms_of(index), self.is_strong(index)
        first = min(self.forms.get(index.column(), 0), len(forms) - 1)
        fitting = (text for text in forms[first:] if self.width(text, is_strong) <= width + 0.5)
        return next(fitting, None) or elided(self.font(is_strong), forms[-1], width)

    def lines(self, index: Index, width: float) -> tuple[str, ...]:
        """What stands in the cell, line by line."""
        shown = self.shown(index, width)
        text = self.forms_of(index)[-1]
        if index.column() != self.wrapped or not self.takes_two(index, width):
            return (shown,)
        is_strong = self.is_strong(index)
        starts = [place for place, letter in enumerate(text) if letter == " "]
        fitting = [place for place in starts if self.width(text[:place], is_strong) <= width + 0.5]
        if not fitting:
            return (shown,)
        first, rest = text[: fitting[-1]], text[fitting[-1] + 1 :]
        return first, elided(self.font(is_strong), rest, width)

    def takes_two(self, index: Index, width: float) -> bool:
        """Whether one line is not enough for the shortest form."""
        return self.width(self.forms_of(index)[-1], self.is_strong(index)) > width + 0.5

    def is_strong(self, index: Index) -> bool:
        """Whether the cell is set in bold: a gain."""
        return (index.data(SIGN_ROLE) or 0) > 0

    def font(self, is_strong: bool) -> QFont:
        """The font of cells."""
        weight = QFont.Weight.Bold if is_strong else QFont.Weight.Normal
        return self._theme.font(Type.BODY, weight, tabular=True)

    def width(self, text: str, is_strong: bool) -> float:
        """How wide a text is; few texts are new when a deal is added."""
        key = text, is_strong
        if key not in self._widths:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            self._widths[key] = text_width(self.font(is_strong), text)
        return self._widths[key]

    def forget(self) -> None:
        """The fonts have changed."""
        self._widths.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, round(34 * self._theme.text_scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, box = self._theme, QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, theme.colour("soft_accent"))
        elif index.row() == self.pointed_row:
            painter.fillRect(box, theme.colour("hover"))
        if index.row() == self.marked_row:
            painter.fillRect(box, theme.colour("soft_accent"))
            if index.column() == 0:
                painter.fillRect(QRectF(box.left(), box.top(), MARK, box.height()), theme.colour("accent"))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), theme.colour("line"))
        inner = box.adjusted(PADDING, 0, -PADDING, -1)
        painter.setFont(self.font(self.is_strong(index)))
        painter.setPen(theme.colour(_INK[index.data(SIGN_ROLE)]))
        side = Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole))
        lines = self.lines(index, inner.width())
        height = self.line_height
        top = inner.center().y() - len(lines) * height / 2
        for number, text in enumerate(lines):
            line = QRectF(inner.left(), top + number * height, inner.width(), height)
            painter.drawText(line, side | Qt.TextFlag.TextSingleLine, text)
        painter.restore()

    @property
    def line_height(self) -> int:
        """How high a line of text is."""
        return round(text_height(self.font(False)))
