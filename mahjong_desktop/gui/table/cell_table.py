"""A table in the look of the table page: quiet header, rows with a line below."""

from __future__ import annotations

from html import escape
from math import ceil

from PySide6.QtCore import QAbstractItemModel, QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QToolTip, QWidget

from mahjong_desktop.gui.controls.paint import elided, text_width
from mahjong_desktop.gui.table.cell_delegate import PADDING, CellDelegate
from mahjong_desktop.gui.theme import Theme, Type

ROW_HEIGHT = 34
HEADER_HEIGHT = 32
FRAME = 2
"""The width of the style sheet's frame around a table, which the focus is shown by."""
_SAMPLE = 24
"""How many rows are measured: those that were added last. A longer text further up is shortened, with a tool tip."""


class CellHeader(QHeaderView):
    """Names of the columns; one that is cut off is told in full when it is pointed at."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(16)
        self.setStretchLastSection(False)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """As the cells below: the style would keep more free beside a name than there is to spare."""
        theme, box, model = self._theme, QRectF(rect), self.model()
        name, side = (
            model.headerData(section, self.orientation(), role)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole)
        )
        font = theme.font(Type.SMALL)
        inner = box.adjusted(PADDING, 0, -PADDING, -1)
        painter.save()
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), theme.colour("line"))
        painter.setFont(font)
        painter.setPen(theme.colour("muted"))
        text = elided(font, str(name or ""), inner.width())
        painter.drawText(inner, Qt.AlignmentFlag(side) | Qt.TextFlag.TextSingleLine, text)
        painter.restore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            section = self.logicalIndexAt(event.pos())
            tip = (
                self.model().headerData(section, self.orientation(), Qt.ItemDataRole.ToolTipRole)
                if section >= 0
                else ""
            )
            show_lines(self, event, str(tip or ""))
            return True
        return super().viewportEvent(event)


class CellTable(QTableView):
    """Shows a model of cells. Subclasses say how wide the columns are."""

    def __init__(self, model: QAbstractItemModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.delegate = CellDelegate(theme)
        self._measured: dict[int, list[tuple[tuple[str, ...], bool]]] = {}
        self.setHorizontalHeader(CellHeader(theme, self))
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        theme.changed.connect(self.restyle)
        self.restyle()

    @property
    def row_height(self) -> int:
        """The height of a row."""
        return max(round(ROW_HEIGHT * self._theme.text_scale), self._theme.control_height if self._theme.touch else 0)

    @property
    def header_height(self) -> int:
        """The height of the names above the columns."""
        return round(HEADER_HEIGHT * self._theme.text_scale)

    def restyle(self) -> None:
        """Follow the theme's sizes."""
        self.delegate.forget()
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(self.row_height)
        rows.setDefaultSectionSize(self.row_height)
        self.horizontalHeader().setFixedHeight(self.header_height)
        self.fit()

    def fit(self) -> None:
        """Give the columns their widths."""
        # The same cells are measured in several forms.
        self._measured.clear()
        self._fit()

    def _fit(self) -> None:
        raise NotImplementedError

    def needed(self, column: int, form: int = 0, share: float = 1.0) -> int:
        """What the column's cells, or this share of them, need for their text in a form."""
        cells = self._cells(column)
        widths = sorted(self.delegate.width(forms[min(form, len(forms) - 1)], strong) for forms, strong in cells)
        return ceil(widths[ceil(len(widths) * share) - 1]) + 2 * PADDING if widths else 0

    def _cells(self, column: int) -> list[tuple[tuple[str, ...], bool]]:
        """What the measured cells of a column say, and whether in bold."""
        if column not in self._measured:
            model, delegate = self.model(), self.delegate
            rows = range(max(0, model.rowCount() - _SAMPLE), model.rowCount())
            indices = [model.index(row, column) for row in rows]
            self._measured[column] = [(delegate.forms_of(index), delegate.is_strong(index)) for index in indices]
        return self._measured[column]

    def wrap_rows(self, first: int, last: int) -> None:
        """Rows are as high as their texts need in the column that may take two lines."""
        delegate, rows, model = self.delegate, self.verticalHeader(), self.model()
        room = self.columnWidth(delegate.wrapped) - 2 * PADDING
        for row in range(first, last + 1):
            more = delegate.line_height if delegate.takes_two(model.index(row, delegate.wrapped), room) else 0
            if rows.sectionSize(row) != self.row_height + more:
                rows.resizeSection(row, self.row_height + more)
        # the bar's end is that of the new heights
        self.updateGeometries()

    def header_needs(self, column: int) -> int:
        """What the name of the column needs."""
        name = self.model().headerData(column, Qt.Orientation.Horizontal)
        return int(text_width(self._theme.font(Type.SMALL), str(name or ""))) + 2 * PADDING + 1

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            show_lines(self, event, str(index.data(Qt.ItemDataRole.ToolTipRole) or "") if index.isValid() else "")
            return True
        return super().viewportEvent(event)


def show_lines(widget: QWidget, event: QHelpEvent, text: str) -> None:
    """Show a tool tip of one or several lines."""
    if text:
        QToolTip.showText(event.globalPos(), lines_tip(text), widget)
    else:
        QToolTip.hideText()


def lines_tip(text: str) -> str:
    """Several lines for a tool tip, in which names are no markup."""
    return f"<p style='white-space:pre'>{'<br>'.join(escape(line) for line in text.splitlines())}</p>"
