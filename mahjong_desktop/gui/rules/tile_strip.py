"""Tiles to look at: a hand as it lies on the table, in as many rows as it takes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.tiles.flow import GROUP_GAP, ROW_GAP, TILE_GAP, Flow, flow, group_width
from mahjong_desktop.gui.tiles.pictures import SHADOW_DEPTH, Look, width_of
from mahjong_desktop.models.tray_model import Section, TrayTile

LEAST_HEIGHTS = (44, 34)


class TileStrip(QWidget):
    """Groups of tiles from left to right, the winning tile framed."""

    def __init__(self, around: Surroundings, most: int, *, in_one_row: bool = False) -> None:
        super().__init__()
        self._in_one_row = in_one_row
        self._around = around
        self._most = most
        self._groups: tuple[tuple[TrayTile, ...], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        around.preferences.changed.connect(self._restyle)
        around.theme.changed.connect(self._restyle)

    @property
    def tiles(self) -> tuple[TrayTile, ...]:
        """What is on show."""
        return tuple(tile for group in self._groups for tile in group)

    def show_groups(self, groups: Sequence[Sequence[TrayTile]], name: str) -> None:
        """Show these tiles; `name` is what a screen reader says of them."""
        self._groups = tuple(map(tuple, groups))
        self.setAccessibleName(name)
        self._restyle()

    def _restyle(self) -> None:
        if self._in_one_row:
            self.setFixedWidth(self._natural_width())
        self.updateGeometry()
        self.update()

    def _height(self) -> int:
        return round(self._most * self._around.preferences.tile_scale)

    def _turned(self) -> tuple[tuple[bool, ...], ...]:
        return tuple(tuple(tile.turned for tile in group) for group in self._groups)

    def _plan(self, width: int) -> Flow:
        return flow(self._turned(), max(1, width), self._height(), LEAST_HEIGHTS)

    def _natural_width(self) -> int:
        """What all groups need beside each other."""
        widths = [group_width(group, self._height()) for group in self._turned()]
        return sum(widths) + GROUP_GAP * max(0, len(widths) - 1)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        plan = self._plan(width)
        return len(plan.rows) * (plan.height + SHADOW_DEPTH + ROW_GAP) - ROW_GAP

    def sizeHint(self) -> QSize:
        return QSize(360, self.heightForWidth(360))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(160, self._natural_width()), LEAST_HEIGHTS[-1])

    def paintEvent(self, event: QPaintEvent) -> None:
        plan = self._plan(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            bottom = 0
            for row in plan.rows:
                bottom += plan.height
                left = 0
                for index in row:
                    for tile in self._groups[index]:
                        left += self._paint_tile(painter, tile, QPointF(left, bottom), plan.height) + TILE_GAP
                    left += GROUP_GAP - TILE_GAP
                bottom += SHADOW_DEPTH + ROW_GAP

    def _paint_tile(self, painter: QPainter, tile: TrayTile, foot: QPointF, height: int) -> int:
        """One tile with its lower left corner there; its width."""
        wide, tall = (height, width_of(height)) if tile.turned else (width_of(height), height)
        corner = QPointF(foot.x(), foot.y() - tall)
        face = None if tile.face_down else tile.tile
        look = Look(face, height, tile.turned, self._around.index_of(tile.tile))
        self._around.pictures.paint(painter, corner, look)
        if tile.section is Section.WINNING:
            painter.setPen(QPen(self._around.theme.colour("gold"), max(2.0, height * 0.04)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = height * 0.08
            frame = QRectF(corner.x(), corner.y(), wide, tall)
            painter.drawRoundedRect(frame.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
        return wide
