"""Pictures of tiles, drawn once for each size and pixel density."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from mahjong_desktop import resources
from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.gui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

ASPECT = 0.75
"""A tile's width by its height."""

SHADOW = QColor(0, 0, 0, 40)
SHADOW_DEPTH = 3
"""How far a tile's shadow reaches below it, in logical pixels."""

INDEX_HALO = QColor("#FFFDF6")
INDEX_INK = QColor("#1C2430")


MOST_REMEMBERED = 240
"""Pictures: twice what is on show at once."""


@dataclass(frozen=True)
class Look:
    """One picture: which face, how high in logical pixels, lying sideways or not, with which corner index.

    A tile face down shows no index, whatever is asked.
    """

    tile: Tile | None
    """None: face down."""
    height: int
    turned: bool = False
    index: str = ""


def width_of(height: int) -> int:
    """The width of an upright tile of that height."""
    return round(height * ASPECT)


Pictures: TypeAlias = Mapping[tuple[Look, float], QPixmap]
"""Looks, each at a device pixel ratio, as they were drawn."""


class TilePictures:
    """Draws tiles and remembers them, the oldest not for ever: a window being resized asks for every size.

    `kept`: pictures that need not be drawn.
    """

    def __init__(self, theme: Theme, kept: Pictures | None = None) -> None:
        self._theme = theme
        self._renderers: dict[Tile | None, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[Look, float], QPixmap] = {}
        self._kept = kept or {}
        self._last_shadow: tuple[tuple[QSize, float], QPixmap] | None = None

    def paint(self, painter: QPainter, corner: QPointF, look: Look) -> None:
        """Paint a tile with its top left corner there, as sharp as what it is painted on."""
        painter.drawPixmap(corner, self.pixmap(look, painter.deviceTransform().m11()))

    def pixmap(self, look: Look, ratio: float) -> QPixmap:
        """The picture for a screen of that device pixel ratio."""
        key = (look, ratio)
        if key not in self._pixmaps:
            if len(self._pixmaps) >= MOST_REMEMBERED:
                del self._pixmaps[next(iter(self._pixmaps))]
            self._pixmaps[key] = self._kept[key] if key in self._kept else self._draw(look, ratio)
        return self._pixmaps[key]

    @property
    def remembered(self) -> Pictures:
        """What was asked for of late."""
        return self._pixmaps

    def _draw(self, look: Look, ratio: float) -> QPixmap:
        """The tile on its shadow, which is part of the picture because it costs more to paint than the tile."""
        size = QSize(width_of(look.height), look.height)
        shown = size.transposed() if look.turned else size
        pixmap = QPixmap(self._shadow(shown, ratio))
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if look.turned:
                painter.translate(0, shown.height())
                painter.rotate(-90)
            self._renderer(look.tile).render(painter, QRectF(0, 0, size.width(), size.height()))
            if look.index and look.tile is not None:
                self._draw_index(painter, look)
        return pixmap

    def _shadow(self, size: QSize, ratio: float) -> QPixmap:
        """The shadow of a tile of that size. The last one is kept, for those of a page are alike."""
        key = (size, ratio)
        if self._last_shadow is None or self._last_shadow[0] != key:
            self._last_shadow = key, _draw_shadow(size, ratio)
        return self._last_shadow[1]

    def _draw_index(self, painter: QPainter, look: Look) -> None:
        """A number or letter in the top left corner, with a halo so that it reads on any face and hides little."""
        font = self._theme.font(weight=QFont.Weight.Bold)
        font.setPixelSize(max(11, round(look.height * (0.2 if len(look.index) == 1 else 0.16))))
        metrics = QFontMetricsF(font)
        corner = look.height * 0.045
        outline = QPainterPath()
        outline.addText(QPointF(corner, corner + metrics.capHeight()), font, look.index)
        halo = QPen(INDEX_HALO, max(3.0, look.height * 0.05))
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline, halo)
        painter.fillPath(outline, INDEX_INK)

    def _renderer(self, tile: Tile | None) -> QSvgRenderer:
        if tile not in self._renderers:
            # with kept pictures nobody needs it at the start
            from PySide6.QtSvg import QSvgRenderer

            path = resources.tile_picture(tile)
            renderer = QSvgRenderer(str(path))
            if not renderer.isValid():
                raise FileNotFoundError(path)
            self._renderers[tile] = renderer
        return self._renderers[tile]


def _draw_shadow(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(QSize(size.width(), size.height() + SHADOW_DEPTH) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    radius = max(size.width(), size.height()) * 0.08
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        for depth in range(1, SHADOW_DEPTH + 1):
            inset = (SHADOW_DEPTH - depth) * 0.5 + 1
            box = QRectF(inset, size.height() / 2, size.width() - 2 * inset, size.height() / 2 + depth - 0.5)
            painter.drawRoundedRect(box, radius, radius)
    return pixmap
