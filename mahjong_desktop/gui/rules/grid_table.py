"""A payment table on a card."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QStyleOptionViewItem, QVBoxLayout

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.controls.paint import text_height, text_width
from mahjong_desktop.gui.rules.blocks import label
from mahjong_desktop.gui.table.cell_delegate import PADDING, CellDelegate
from mahjong_desktop.gui.table.cell_table import FRAME, CellTable
from mahjong_desktop.gui.theme import Space, Theme, Type
from mahjong_desktop.models.grid_model import GridModel
from mahjong_desktop.models.payment_tables import CellLine, Grid, GridCell
from mahjong_desktop.models.rows_model import ITEM_ROLE

Index = QModelIndex | QPersistentModelIndex

TALL_ROW = 44
STRUCK_GAP = 6


class GridDelegate(CellDelegate):
    """Paints one or two lines; what is printed wrongly stands struck through before what is right."""

    def line_font(self, line: CellLine, is_name: bool) -> QFont:
        """A line's font."""
        weight = QFont.Weight.DemiBold if is_name or line.struck else QFont.Weight.Normal
        return self._theme.font(Type.BODY, weight, tabular=True)

    def struck_font(self) -> QFont:
        """The font of what is struck through."""
        font = self._theme.font(Type.SMALL, tabular=True)
        font.setStrikeOut(True)
        return font

    def cell_width(self, cell: GridCell, is_name: bool) -> int:
        """What a cell needs."""
        return ceil(max(self._line_width(line, is_name) for line in cell.lines)) + 2 * PADDING

    def _line_width(self, line: CellLine, is_name: bool) -> float:
        struck = text_width(self.struck_font(), line.struck) + STRUCK_GAP if line.struck else 0.0
        return struck + text_width(self.line_font(line, is_name), line.text)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: GridCell = index.data(ITEM_ROLE)
        box = QRectF(option.rect)
        is_name = index.column() == 0
        painter.save()
        if cell.marked:
            painter.fillRect(box, self._theme.colour("soft_accent"))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), self._theme.colour("line"))
        inner = box.adjusted(PADDING, 0, -PADDING, -1)
        heights = [text_height(self.line_font(line, is_name)) for line in cell.lines]
        top = inner.center().y() - sum(heights) / 2
        for line, height in zip(cell.lines, heights, strict=True):
            self._paint_line(painter, QRectF(inner.left(), top, inner.width(), height), line, is_name)
            top += height
        painter.restore()

    def _paint_line(self, painter: QPainter, box: QRectF, line: CellLine, is_name: bool) -> None:
        side = Qt.AlignmentFlag.AlignLeft if is_name else Qt.AlignmentFlag.AlignRight
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        font = self.line_font(line, is_name)
        painter.setFont(font)
        colour = "accent" if line.struck else "muted" if line.quiet else "ink"
        painter.setPen(self._theme.colour(colour))
        painter.drawText(box, flags, line.text)
        if line.struck:
            used = text_width(font, line.text) + STRUCK_GAP if line.text else 0.0
            painter.setFont(self.struck_font())
            painter.setPen(self._theme.colour("red"))
            painter.drawText(box.adjusted(0, 0, -used, 0), flags, line.struck)


class GridTable(CellTable):
    """As high as its rows, nothing in it to choose; the columns of figures are equally wide where there is room."""

    def __init__(self, model: GridModel, theme: Theme) -> None:
        self._grid_delegate = GridDelegate(theme)
        self._grid_model = model
        super().__init__(model, theme)
        self.setItemDelegate(self._grid_delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.restyle)

    @property
    def row_height(self) -> int:
        """The height of a row."""
        if self._grid_model.grid.tall_rows:
            return round(TALL_ROW * self._theme.text_scale)
        return super().row_height

    def _least_widths(self) -> list[int]:
        """What each column needs."""
        grid = self._grid_model.grid
        small = self._theme.font(Type.SMALL)
        found = []
        for column, name in enumerate(grid.columns):
            cells = [self._grid_delegate.cell_width(row[column], column == 0) for row in grid.rows]
            found.append(max(*cells, ceil(text_width(small, name)) + 2 * PADDING, 0))
        return found

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(sum(self._least_widths()) + 2 * FRAME, self._height())

    def even_width(self) -> int:
        """What it takes for the columns of figures to be equally wide."""
        return sum(_even(self._least_widths())) + 2 * FRAME

    def _height(self) -> int:
        return self.header_height + self._grid_model.rowCount() * self.row_height + 2 * FRAME

    def _fit(self) -> None:
        least = self._least_widths()
        if not least:
            return
        room = max(self.viewport().width(), sum(least))
        for column, width in enumerate(_shared(room, least)):
            self.setColumnWidth(column, width)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def _shared(room: int, least: list[int]) -> list[int]:
    """The widths of the columns: of figures all the same if that fits, or each what it needs and a little more."""
    first, *figures = least
    even = _even(least)[1:]
    fits = first + sum(even) <= room
    needed = even if fits else figures
    if fits:
        first = min(max(first, room // len(least)), room - sum(even))
    share, rest = divmod(room - first - sum(needed), max(1, len(figures)))
    return [first, *(width + share + (place < rest) for place, width in enumerate(needed))]


def _even(least: list[int]) -> list[int]:
    """The columns of figures all as wide as the widest."""
    first, *figures = least
    return [first, *[max(figures, default=0)] * len(figures)]


class GridCard(Card):
    """A table with its title, and below it what the figures are."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.model = GridModel(self)
        self.title, self.caption = label("title"), label("caption")
        self.table = GridTable(self.model, theme)
        inset = PADDING + FRAME
        self._margin = Space.L - inset
        column = QVBoxLayout(self)
        column.setContentsMargins(self._margin, Space.L, self._margin, Space.M)
        column.setSpacing(Space.S)
        for one in (self.title, self.caption):
            one.setContentsMargins(inset, 0, inset, 0)
            one.setAlignment(Qt.AlignmentFlag.AlignTop)
            column.addWidget(one)
        column.addWidget(self.table)
        column.addStretch(1)

    def even_width(self) -> int:
        """What it takes for the columns of figures to be equally wide."""
        return self.table.even_width() + 2 * self._margin

    def heads(self, width: int) -> tuple[int, int]:
        """How high title and caption are in a card of that width."""
        inner = width - 2 * self._margin
        return self.title.heightForWidth(inner), self.caption.heightForWidth(inner)

    def raise_heads(self, title: int, caption: int) -> None:
        """At least that high, so that the table begins where that beside it does."""
        self.title.setMinimumHeight(title)
        self.caption.setMinimumHeight(caption)

    def show_grid(self, grid: Grid) -> None:
        """Show a table."""
        for one, text in ((self.title, grid.title), (self.caption, grid.caption)):
            one.setText(text)
            one.setVisible(bool(text))
        self.table.setAccessibleName(grid.title or grid.caption)
        self.model.show(grid)
