"""Painting a photo with its boxes: what each is taken for, what is doubtful, which sets are called, which tile won."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from mahjong_desktop.gui.photo.geometry import hull
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Type
from mahjong_desktop.gui.tiles.pictures import Look
from mahjong_desktop.models.photo_model import ShownTile

HALO = QColor(0, 0, 0, 150)
SURE = QColor(255, 255, 255, 230)
PLATE = QColor(8, 16, 14, 190)
DOUBT = QColor("#FFB4A8")
"""Light on any photo; the dashes and the question mark say the same."""
BADGE_INK = QColor("#3B0D08")
WINNER = QColor("#F0BC4C")
WINNER_INK = QColor("#2B2006")
LABEL_INK = QColor("#F4F9F6")
BADGE = 18.0
PLATE_PADDING = 5.0


@dataclass(frozen=True)
class Box:
    """One tile as it stands in the view."""

    item: ShownTile
    polygon: QPolygonF
    guess: QRectF
    """Where the picture of what it is taken for stands."""
    below: bool
    focused: bool


class PhotoPainter:
    """Paints boxes on a photo; the colours are for photos, not for a palette."""

    def __init__(self, around: Surroundings) -> None:
        self._around = around

    def frame(self, painter: QPainter, box: Box) -> None:
        """The frame of one tile."""
        item = box.item
        ink = DOUBT if item.tile.doubtful else WINNER if item.winning else SURE
        width = 3.0 if item.tile.doubtful else 2.0
        if item.selected:
            self._fill(painter, box.polygon)
            width = 4.0
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(HALO, width + 2.5))
        painter.drawPolygon(box.polygon)
        pen = _pen(ink, width)
        if item.tile.doubtful:
            pen.setDashPattern([2.5, 2.0])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawPolygon(box.polygon)

    def _fill(self, painter: QPainter, polygon: QPolygonF) -> None:
        """A tile that is selected."""
        fill = self._around.theme.colour("accent")
        fill.setAlpha(70)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(polygon)

    def _badge(self, painter: QPainter, box: QRectF) -> None:
        """A question mark on the corner."""
        badge = QRectF(box.right() - BADGE * 0.6, box.top() - BADGE * 0.4, BADGE, BADGE)
        painter.setPen(_pen(HALO, 1.5))
        painter.setBrush(DOUBT)
        painter.drawEllipse(badge)
        painter.setFont(self._around.theme.font(Type.BODY, QFont.Weight.Bold))
        painter.setPen(BADGE_INK)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, "?")

    def guess(self, painter: QPainter, box: Box) -> None:
        """The picture of what a tile is taken for, ringed where it won, is selected or has the focus."""
        tile = box.item.tile.tile
        look = Look(tile, round(box.guess.height()), index=self._around.index_of(tile))
        self._around.pictures.paint(painter, box.guess.topLeft(), look)
        radius = box.guess.height() * 0.08
        if box.item.winning:
            self._ring(painter, box.guess, radius, WINNER, 3.0)
        if box.focused:
            self._ring(painter, box.guess.adjusted(-4, -4, 4, 4), radius + 4, HALO, 5.0)
            self._ring(painter, box.guess.adjusted(-4, -4, 4, 4), radius + 4, SURE, 2.5)
        if box.item.tile.doubtful:
            self._badge(painter, box.guess)

    @staticmethod
    def _ring(painter: QPainter, box: QRectF, radius: float, colour: QColor, width: float) -> None:
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)

    def plate(self, painter: QPainter, boxes: list[Box], label: str, room: QRectF) -> None:
        """What holds the tiles of a called set together, and its name."""
        area = QRectF(boxes[0].guess)
        for box in boxes[1:]:
            area = area.united(box.guess)
        corners = [
            QPointF(x, y)
            for box in boxes
            for x in (box.guess.left(), box.guess.right())
            for y in (box.guess.top(), box.guess.bottom() + 2)
        ]
        painter.setPen(_pen(LABEL_INK, 1.5))
        painter.setBrush(PLATE)
        painter.drawPath(_rounded_polygon(hull(corners)))
        area.adjust(0, -PLATE_PADDING, 0, PLATE_PADDING + 2)
        self.label(painter, area, label, PLATE, LABEL_INK, below=boxes[0].below, room=room)

    def winner(self, painter: QPainter, box: Box, label: str, room: QRectF) -> None:
        """That it won."""
        area = box.guess.adjusted(0, -PLATE_PADDING, 0, PLATE_PADDING)
        self.label(painter, area, label, WINNER, WINNER_INK, below=box.below, room=room)

    def label(
        self,
        painter: QPainter,
        beside: QRectF,
        text: str,
        ground: QColor,
        ink: QColor,
        *,
        below: bool,
        room: QRectF,
    ) -> None:
        """A pill with a few words on the far side of something."""
        font = self._around.theme.font(Type.SMALL, QFont.Weight.DemiBold)
        metrics = QFontMetricsF(font)
        pill = QRectF(0, 0, metrics.horizontalAdvance(text) + 14, metrics.height() + 2)
        pill.moveCenter(QPointF(beside.center().x(), 0))
        pill.moveTop(beside.bottom() + 2 if below else beside.top() - pill.height() - 2)
        pill.moveLeft(min(max(pill.left(), room.left() + 2), room.right() - pill.width() - 2))
        pill.moveTop(min(max(pill.top(), room.top() + 1), room.bottom() - pill.height() - 1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)

    def rubber(self, painter: QPainter, area: QRectF) -> None:
        """A box that is being drawn."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(HALO, 4))
        painter.drawRect(area)
        pen = _pen(SURE, 2)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawRect(area)


def rounded(area: QRectF, radius: float) -> QPainterPath:
    """The area with round corners."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def _rounded_polygon(polygon: QPolygonF) -> QPainterPath:
    """The polygon with PLATE_PADDING around it, which makes its corners round."""
    inside = QPainterPath()
    inside.addPolygon(polygon)
    inside.closeSubpath()
    stroker = QPainterPathStroker(_pen(PLATE, 2 * PLATE_PADDING))
    return stroker.createStroke(inside).united(inside)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
