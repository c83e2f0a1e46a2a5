"""How a row of the breakdown is painted: name, original term, value at the right."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mahjong_desktop.gui.breakdown_view import ROW_HEIGHT
from mahjong_desktop.gui.controls.paint import draw_chevron, elided, text_width
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type
from mahjong_desktop.models.rows_model import ITEM_ROLE
from mahjong_desktop.models.score_model import Node, NodeKind

Index = QModelIndex | QPersistentModelIndex


class ScoreDelegate(QStyledItemDelegate):
    """Paints the nodes of a ScoreModel."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, round(ROW_HEIGHT * self._theme.text_scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        node: Node = index.data(ITEM_ROLE)
        box = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected) and node.places:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("soft_accent"))
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), Radius.CONTROL, Radius.CONTROL)
        inner = box.adjusted(Space.S, 0, -Space.S, 0)
        if node.children:
            self._paint_arrow(painter, inner, bool(state & QStyle.StateFlag.State_Open))
            inner.setLeft(inner.left() + Space.L)
        elif index.parent().isValid():
            inner.setLeft(inner.left() + Space.L)
        self._paint_words(painter, inner, node)
        painter.restore()

    def _paint_arrow(self, painter: QPainter, box: QRectF, is_open: bool) -> None:
        painter.save()
        painter.translate(QPointF(box.left() + 4, box.center().y()))
        if not is_open:
            painter.rotate(-90)
        draw_chevron(painter, QPointF(0, 0), 8, self._theme.colour("muted"))
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF, node: Node) -> None:
        quiet = node.kind is NodeKind.REPLACED
        value_font = self._theme.font(Type.BODY, QFont.Weight.Normal if quiet else QFont.Weight.Bold, tabular=True)
        value_width = text_width(value_font, node.value)
        self._text(painter, box, value_font, "muted" if quiet else "ink", node.value, Qt.AlignmentFlag.AlignRight)
        room = box.width() - value_width - (Space.M if node.value else 0)
        weight = QFont.Weight.DemiBold if node.kind is NodeKind.HEADING else QFont.Weight.Normal
        name_font = self._theme.font(Type.BODY, weight)
        name = elided(name_font, node.name, room)
        colour = "ink" if node.kind in (NodeKind.LINE, NodeKind.READING) else "muted"
        self._text(painter, box, name_font, colour, name, Qt.AlignmentFlag.AlignLeft)
        used = text_width(name_font, name) + Space.S
        if node.original and room - used >= text_width(self._theme.font(), node.original):
            rest = box.adjusted(used, 0, 0, 0)
            self._text(painter, rest, self._theme.font(), "muted", node.original, Qt.AlignmentFlag.AlignLeft)

    def _text(
        self, painter: QPainter, box: QRectF, font: QFont, colour: str, text: str, side: Qt.AlignmentFlag
    ) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.colour(colour))
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
