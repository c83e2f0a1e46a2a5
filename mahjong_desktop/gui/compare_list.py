"""The lines of a comparison: name, one value, the other; those that differ are marked."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from mahjong_desktop.gui.controls.chosen_row import chosen_row_in_sight
from mahjong_desktop.gui.controls.fade import Fade
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.option_row import wrapped_tip
from mahjong_desktop.gui.table.cell_delegate import Index
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type
from mahjong_desktop.models.compare_model import Compared, CompareModel, Part
from mahjong_desktop.models.rows_model import ITEM_ROLE

SHARES = (0.46, 0.27, 0.27)
"""How wide name and values are."""
INDENT = 24
"""Room for the dot at the left of a name."""
DOT = 8
FRAME, BAR = 2, 10
"""The widths of the style sheet's frame around a list, which the focus is shown by, and of its scroll bar."""
BOX_TEXT = 11
"""Where the text of a drop-down begins: values stand under that of theirs."""
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_BOLD = QFont.Weight.Bold


class CompareDelegate(QStyledItemDelegate):
    """Paints the lines of a CompareModel, as high as their texts need."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.width = 0

    def columns(self, left: float, top: float, height: float) -> list[QRectF]:
        """Where name and values stand in a line."""
        cells, width = [], self.width
        for share in SHARES:
            cells.append(QRectF(left, top, width * share, height))
            left += width * share
        name, *values = cells
        left = Space.XS + BOX_TEXT
        return [name.adjusted(INDENT, 0, -Space.S, 0), *(one.adjusted(left, 0, -Space.M, 0) for one in values)]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        item: Compared = index.data(ITEM_ROLE)
        if item.part is Part.HEADING:
            above = Space.XL if index.row() else 0
            return QSize(self.width, math.ceil(QFontMetricsF(self._heading_font()).height()) + above + Space.S)
        cells = self.columns(0, 0, 10_000)
        fonts = (self._font(item), self._font(item), self._font(item))
        texts = (self._name(item), item.first, item.second)
        heights = [
            QFontMetricsF(font).boundingRect(cell, _WRAPPED, text).height()
            for font, cell, text in zip(fonts, cells, texts, strict=True)
        ]
        least = self._theme.control_height if self._theme.touch else 0
        return QSize(self.width, max(math.ceil(max(heights)) + 2 * Space.S + 1, least))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, item, box = self._theme, index.data(ITEM_ROLE), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if item.part is Part.HEADING:
            painter.setFont(self._heading_font())
            painter.setPen(theme.colour("ink"))
            inner = box.adjusted(Space.S, 0, 0, -Space.XS)
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, item.name)
        else:
            if option.state & QStyle.StateFlag.State_Selected or option.state & QStyle.StateFlag.State_MouseOver:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour("hover"))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -2), Radius.CONTROL, Radius.CONTROL)
            self._paint_line(painter, item, box)
        painter.restore()

    def _paint_line(self, painter: QPainter, item: Compared, box: QRectF) -> None:
        theme = self._theme
        painter.fillRect(QRectF(box.left() + Space.S, box.bottom() - 1, box.width() - Space.L, 1), theme.colour("line"))
        name, first, second = self.columns(box.left(), box.top(), box.height() - 1)
        if item.differs:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawEllipse(QPointF(box.left() + INDENT / 2, box.center().y()), DOT / 2, DOT / 2)
            painter.setBrush(theme.colour("soft_accent"))
            ground = second.adjusted(-BOX_TEXT, 4, Space.XS, -4)
            painter.drawRoundedRect(ground, Radius.CONTROL - 3, Radius.CONTROL - 3)
        font = self._font(item)
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        painter.drawText(name, _WRAPPED, item.name)
        if item.original and len(self._lines(font, self._name(item), name.width())) == 1:
            painter.setPen(theme.colour("muted"))
            painter.setFont(theme.font())
            painter.drawText(name.adjusted(text_width(font, item.name + "  "), 0, 0, 0), _WRAPPED, item.original)
        painter.setFont(font)
        for cell, text in ((first, item.first), (second, item.second)):
            painter.setPen(theme.colour("ink" if item.differs else "muted"))
            painter.drawText(cell, _WRAPPED, text)

    def _lines(self, font: QFont, text: str, width: float) -> list[str]:
        """The text, or nothing where it is wider than the cell."""
        return [text] if text_width(font, text) <= width else []

    def _name(self, item: Compared) -> str:
        """The name with its original term, where both have room in a line."""
        return f"{item.name}  {item.original}" if item.original else item.name

    def _font(self, item: Compared) -> QFont:
        return self._theme.font(Type.BODY, QFont.Weight.DemiBold if item.differs else QFont.Weight.Normal, tabular=True)

    def _heading_font(self) -> QFont:
        return self._theme.font(Type.TITLE, QFont.Weight.DemiBold)


class CompareList(QListView):
    """Shows a CompareModel; the arrow keys go from line to line."""

    def __init__(self, model: CompareModel, theme: Theme) -> None:
        super().__init__()
        self.delegate = CompareDelegate(theme)
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        theme.changed.connect(self.scheduleDelayedItemsLayout)
        Fade(self, theme, "card")

    def resizeEvent(self, event: QResizeEvent) -> None:
        # the columns stand still under their heads whether or not there is something to scroll
        self.delegate.width = self.width() - 2 * FRAME - BAR
        self.scheduleDelayedItemsLayout()
        with chosen_row_in_sight(self, event):
            super().resizeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            text = str(index.data(Qt.ItemDataRole.ToolTipRole) or "") if index.isValid() else ""
            QToolTip.showText(event.globalPos(), wrapped_tip(text), self)
            return True
        return super().viewportEvent(event)
