"""Where things of a photo are in the view: the photo's place, the boxes, and the tiles that they are taken for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPolygonF

from mahjong_desktop.gui.tiles.pictures import ASPECT
from mahjong_desktop.models.photo_hand import PhotoTile

if TYPE_CHECKING:
    from mahjong_desktop.vision.reading import Quad

LABELS = 24.0
"""Room for a label above the uppermost tiles and below the lowest, in pixels of the view."""
LEAST_GUESS, MOST_GUESS = 16.0, 84.0
"""How high the pictures of tiles may be."""
GUESS_SHARE = 0.74
"""How high they are, in heights of a box."""
GUESS_GAP = 7.0
MOST_SCALE = 2.0
"""So many pixels of the view for one of the photo at most."""
BESIDE, AROUND = 0.5, 0.95
"""What is shown around the tiles: in widths of one at the sides, in heights above and below."""


@dataclass(frozen=True)
class Fit:
    """The way from the photo's pixels to the view's."""

    scale: float
    origin: QPointF

    def shown(self, x: float, y: float) -> QPointF:
        """A point of the photo in the view."""
        return QPointF(x * self.scale, y * self.scale) + self.origin

    def photo(self, point: QPointF) -> tuple[float, float]:
        """A point of the view in the photo."""
        there = (point - self.origin) / self.scale
        return there.x(), there.y()

    def polygon(self, quad: Quad) -> QPolygonF:
        """A box in the view."""
        return QPolygonF([self.shown(x, y) for x, y in quad])

    def rect(self, area: QRectF) -> QRectF:
        """An area of the photo in the view."""
        return QRectF(self.shown(area.x(), area.y()), area.size() * self.scale)


def fit(area: QRectF, view: QSize, labels: float = LABELS) -> Fit:
    """The area of the photo as large as the view has room for, in its middle."""
    room = QSizeF(max(1, view.width()), max(1.0, view.height() - 2 * labels))
    scale = min(room.width() / max(1.0, area.width()), room.height() / max(1.0, area.height()), MOST_SCALE)
    middle = QPointF(view.width() / 2, view.height() / 2)
    return Fit(scale, middle - area.center() * scale)


def around_tiles(tiles: Sequence[PhotoTile]) -> QRectF:
    """The part of the photo with the tiles, and room for what they are taken for."""
    boxes = [bounds(tile.quad) for tile in tiles]
    area = boxes[0]
    for box in boxes[1:]:
        area = area.united(box)
    width = sum(box.width() for box in boxes) / len(boxes)
    height = sum(box.height() for box in boxes) / len(boxes)
    rows = {tile.row for tile in tiles}
    below = AROUND if len(rows) > 1 else 0.4
    return area.adjusted(-BESIDE * width, -AROUND * height, BESIDE * width, below * height)


def bounds(quad: Quad) -> QRectF:
    """The upright box around a tilted one."""
    return QPolygonF([QPointF(x, y) for x, y in quad]).boundingRect()


def guess_rect(box: QRectF, *, below: bool) -> QRectF:
    """Where the picture of a tile stands: above the box, or below it; of one that lies, level with its neighbours'."""
    lies = box.width() - box.height()
    if lies > 0:
        box = box.adjusted(0, 0, 0, lies) if below else box.adjusted(0, -lies, 0, 0)
    height = min(max(GUESS_SHARE * box.height(), LEAST_GUESS), MOST_GUESS)
    size = QSizeF(round(height * ASPECT), round(height))
    x = round(box.center().x() - size.width() / 2)
    y = box.bottom() + GUESS_GAP if below else box.top() - GUESS_GAP - size.height()
    return QRectF(QPointF(x, round(y)), size)


def lies_below(tile: PhotoTile, tiles: Iterable[PhotoTile]) -> bool:
    """Whether the picture of a tile stands below it: in the lowest of several rows, not to cover the one above."""
    middles: dict[int, list[float]] = {}
    for other in tiles:
        middles.setdefault(other.row, []).append(other.middle[1])
    heights = {row: sum(many) / len(many) for row, many in middles.items()}
    return len(heights) > 1 and heights.get(tile.row) == max(heights.values())


def hull(points: Iterable[QPointF]) -> QPolygonF:
    """What a rubber band around the points would be."""
    ordered = sorted((point.x(), point.y()) for point in points)

    def half(many: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for point in many:
            while len(kept) > 1 and _turn(kept[-2], kept[-1], point) <= 0:
                kept.pop()
            kept.append(point)
        return kept[:-1]

    return QPolygonF([QPointF(x, y) for x, y in (*half(ordered), *half(reversed(ordered)))])


def _turn(first: tuple[float, float], middle: tuple[float, float], last: tuple[float, float]) -> float:
    """Above 0 where the way bends to the left."""
    across = (middle[0] - first[0]) * (last[1] - first[1])
    return across - (middle[1] - first[1]) * (last[0] - first[0])


def moved(quad: Quad, x: float, y: float) -> Quad:
    """The same box with its middle there."""
    middle_x = sum(point[0] for point in quad) / 4
    middle_y = sum(point[1] for point in quad) / 4
    first, second, third, fourth = ((px - middle_x + x, py - middle_y + y) for px, py in quad)
    return first, second, third, fourth


def box_between(first: tuple[float, float], last: tuple[float, float]) -> Quad:
    """The upright box with these opposite corners."""
    left, right = sorted((first[0], last[0]))
    top, bottom = sorted((first[1], last[1]))
    return (left, top), (right, top), (right, bottom), (left, bottom)
