"""Paints the score chart: grid, four lines with their names, the deal that is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from mahjong_desktop.core.table import PLAYERS, Player
from mahjong_desktop.gui.controls.paint import draw_ring, elided, text_height, text_width
from mahjong_desktop.gui.theme import Radius, Theme, Type
from mahjong_desktop.models.chart_lines import ChartLines, spread, thinned, ticks
from mahjong_desktop.models.numbers import plain

COLOURS = ("player_1", "player_2", "player_3", "player_4")
DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2), (1.5, 1.5), (6, 1.5, 1.5, 1.5))
"""In widths of the line. With the marks at the ends they tell the lines apart without their colours."""
WIDTH = 2.0
MARK = 4.5
"""Half the size of the mark at a line's end."""
GAP = 6.0
TICK_DISTANCE = 32
MOST_NAME = 0.3
"""The part of the width that names may take."""
COLUMN = 2
"""Pixels in which one stroke stands for all deals, where there are very many."""
MOST_DASHED = 400
"""Segments up to which dashes are to be seen; in more they would only be noise."""
NEAR = 2.0
"""How far a line keeps from a word that it does not cross."""
PLACES = 12
"""Where along its line the target's name is tried."""
SPARE = 0.06
"""What is left free above and below the lines, as part of their height."""


class ChartPainter:
    """Paints ChartLines. What costs time is kept for the same lines and size."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: tuple[ChartLines, QRectF, list[QPolygonF]] | None = None

    def forget(self) -> None:
        """The look has changed."""
        self._kept = None

    # --- where things are

    def _ticks(self, lines: ChartLines, height: float) -> tuple[int, ...]:
        least, most = _range(lines)
        about = max(3, int(height / (TICK_DISTANCE * self._theme.text_scale)))
        marks = ticks(least, most, about)
        # no line goes on below the lowest mark
        return (2 * marks[0] - marks[1], *marks) if marks[0] > lines.range()[0] else marks

    def plot(self, lines: ChartLines, rect: QRect) -> QRectF:
        """Where the lines are: between the numbers at the left and the names at the right."""
        half = text_height(self._small) / 2
        height = rect.height() - 2 * half
        numbers = max(text_width(self._small, plain(tick)) for tick in self._ticks(lines, height))
        return QRectF(
            rect.left() + numbers + GAP + 2,
            half,
            rect.width() - numbers - 3 * GAP - 2 - self._names(lines, rect),
            height,
        )

    def _names(self, lines: ChartLines, rect: QRect) -> float:
        widest = max(text_width(self._name_font, name) for name in lines.players)
        return min(widest, rect.width() * MOST_NAME) + 3 * MARK

    def x(self, lines: ChartLines, plot: QRectF, deal: int) -> float:
        """Where a deal is."""
        return plot.left() + plot.width() * deal / max(lines.deals, 1)

    def _scale(self, lines: ChartLines, plot: QRectF) -> Callable[[float], float]:
        """Where so many points are."""
        least, most = _range(lines)
        least = min(least, self._ticks(lines, plot.height())[0])
        return lambda points: plot.bottom() - plot.height() * (points - least) / (most - least)

    @property
    def _small(self) -> QFont:
        return self._theme.font(Type.SMALL, tabular=True)

    @property
    def _name_font(self) -> QFont:
        return self._theme.font(Type.SMALL)

    # --- painting

    def paint_sentence(self, painter: QPainter, rect: QRect, text: str) -> None:
        """In place of the lines."""
        painter.setFont(self._theme.font())
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)

    def paint_focus(self, painter: QPainter, rect: QRect) -> None:
        """The keyboard is here."""
        draw_ring(painter, QRectF(rect), Radius.CONTROL, self._theme.colour("accent"))

    def paint(self, painter: QPainter, rect: QRect, lines: ChartLines, deal: int | None, target: str) -> None:
        """Everything; `target` is what the line of the target is called."""
        plot = self.plot(lines, rect)
        self._paint_grid(painter, rect, lines, plot)
        if lines.target is not None:
            self._paint_target(painter, lines, plot, target)
        polygons = self._polygons(lines, plot)
        for player in reversed(lines.standing(lines.deals)):
            painter.setPen(self._pen(player, polygons[player].size()))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(polygons[player])
        self._paint_names(painter, rect, lines, plot)
        if deal is not None:
            self._paint_deal(painter, lines, plot, deal)

    def _pen(self, player: Player, points: int) -> QPen:
        pen = QPen(self._theme.colour(COLOURS[player]), WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if DASHES[player] and points <= MOST_DASHED:
            pen.setDashPattern(DASHES[player])
        return pen

    def _polygons(self, lines: ChartLines, plot: QRectF) -> list[QPolygonF]:
        if self._kept is None or self._kept[0] is not lines or self._kept[1] != plot:
            y = self._scale(lines, plot)
            most = max(2, int(plot.width() / COLUMN))
            polygons = [
                QPolygonF([QPointF(self.x(lines, plot, deal), y(points)) for deal, points in thinned(line, most)])
                for line in lines.lines
            ]
            self._kept = lines, plot, polygons
        return self._kept[2]

    def _paint_grid(self, painter: QPainter, rect: QRect, lines: ChartLines, plot: QRectF) -> None:
        y = self._scale(lines, plot)
        painter.setFont(self._small)
        half = text_height(self._small) / 2
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        for tick in self._ticks(lines, plot.height()):
            # on whole pixels, so that a thin line is sharp
            at = round(y(tick)) + 0.5
            painter.setPen(QPen(self._theme.colour("line" if tick else "disabled_ink"), 1))
            painter.drawLine(QPointF(plot.left(), at), QPointF(plot.right(), at))
            painter.setPen(self._theme.colour("muted"))
            box = QRectF(rect.left(), y(tick) - half, plot.left() - rect.left() - GAP, 2 * half)
            painter.drawText(box, right, plain(tick))

    def _paint_target(self, painter: QPainter, lines: ChartLines, plot: QRectF, name: str) -> None:
        assert lines.target is not None
        pen = QPen(self._theme.colour("muted"), 1)
        pen.setDashPattern((2, 4))
        painter.setPen(pen)
        at = round(self._scale(lines, plot)(lines.target)) + 0.5
        painter.drawLine(QPointF(plot.left(), at), QPointF(plot.right(), at))
        size = text_width(self._name_font, name) + 4, text_height(self._name_font)
        painter.setFont(self._name_font)
        painter.drawText(self._free_box(lines, plot, at, size), Qt.AlignmentFlag.AlignCenter, name)

    def _free_box(self, lines: ChartLines, plot: QRectF, at: float, size: tuple[float, float]) -> QRectF:
        """Where the target's name is crossed by the fewest lines, above its own line or below."""
        polygons = self._polygons(lines, plot)
        width, height = size
        lefts = [plot.left() + (plot.width() - width) * part / PLACES for part in range(PLACES + 1)]
        boxes = [QRectF(left, top, width, height) for top in (at - height - 1, at + 1) for left in lefts]
        inside = [box for box in boxes if plot.contains(box)] or boxes
        return min(inside, key=lambda box: sum(_crosses(polygon, box) for polygon in polygons))

    def _paint_names(self, painter: QPainter, rect: QRect, lines: ChartLines, plot: QRectF) -> None:
        y = self._scale(lines, plot)
        font, half = self._name_font, text_height(self._name_font) / 2
        painter.setFont(font)
        ends = [y(line[-1]) for line in lines.lines]
        # Of equal scores the first player's name is the upper one.
        places = spread(ends, 2 * half - 1, rect.top() + half, rect.bottom() + 1 - half)
        left = plot.right() + GAP + 4 * MARK
        for player in PLAYERS:
            self._paint_mark(painter, player, QPointF(plot.right(), ends[player]))
            if abs(places[player] - ends[player]) > half / 2:
                # once more beside a name that had to move away from its line
                self._paint_mark(painter, player, QPointF(left - 2 * MARK, places[player]), 0.8)
            painter.setPen(self._theme.colour(COLOURS[player]))
            box = QRectF(left, places[player] - half, rect.right() + 1 - left, 2 * half)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            painter.drawText(box, flags, elided(font, lines.players[player], box.width()))

    def _paint_mark(self, painter: QPainter, player: Player, place: QPointF, scale: float = 1.0) -> None:
        """A circle, a square, a triangle, a diamond, with an edge that parts it from what lies below."""
        painter.setPen(QPen(self._theme.colour("card"), 1.5))
        painter.setBrush(self._theme.colour(COLOURS[player]))
        size = MARK * scale
        if player == 0:
            painter.drawEllipse(place, size, size)
            return
        if player == 1:
            size *= 0.9
            corners = ((-size, -size), (size, -size), (size, size), (-size, size))
        elif player == 2:
            size *= 1.15
            corners = ((0, -size), (size, size * 0.85), (-size, size * 0.85), (0, -size))
        else:
            size *= 1.25
            corners = ((0, -size), (size, 0), (0, size), (-size, 0))
        painter.drawPolygon(QPolygonF([place + QPointF(*corner) for corner in corners]))

    def _paint_deal(self, painter: QPainter, lines: ChartLines, plot: QRectF, deal: int) -> None:
        """A line through all four, with their marks."""
        y, x = self._scale(lines, plot), self.x(lines, plot, deal)
        painter.setPen(QPen(self._theme.colour("disabled_ink"), 1))
        painter.drawLine(QPointF(round(x) + 0.5, plot.top()), QPointF(round(x) + 0.5, plot.bottom()))
        for player in reversed(lines.standing(deal)):
            self._paint_mark(painter, player, QPointF(x, y(lines.lines[player][deal])))


def _range(lines: ChartLines) -> tuple[float, float]:
    """From the lowest to the highest points that are shown."""
    least, most = lines.range()
    spare = (most - least) * SPARE
    return least - spare, most + spare


def _crosses(polygon: QPolygonF, box: QRectF) -> bool:
    """Whether a line touches a box, or nearly."""
    box = box.adjusted(-NEAR, -NEAR, NEAR, NEAR)
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft())
    edges = [QLineF(start, end) for start, end in pairwise(corners)]
    return any(
        box.contains(start) or any(_meet(QLineF(start, end), edge) for edge in edges)
        for start, end in pairwise(polygon.toList())
        if start.x() <= box.right() and end.x() >= box.left()
    )


def _meet(line: QLineF, edge: QLineF) -> bool:
    kind, _ = line.intersects(edge)
    return kind is QLineF.IntersectionType.BoundedIntersection
