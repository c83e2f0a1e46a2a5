"""A tile that would complete the hand, with what the hand would score."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desktop.gui.controls.key_button import KeyButton
from mahjong_desktop.gui.controls.paint import draw_box, draw_ring, text_width
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type
from mahjong_desktop.gui.tiles.pictures import Look, TilePictures, width_of
from mahjong_desktop.models.win_models import WaitRow

TILE_HEIGHT = 52


class WaitButton(KeyButton):
    """Click it to complete the hand with the tile."""

    def __init__(self, theme: Theme, pictures: TilePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pictures = pictures
        self._row: WaitRow | None = None
        self._index = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_row(self, row: WaitRow, index: str) -> None:
        """Show a wait; `index` is the tile's corner index."""
        self._row = row
        self._index = index
        self.setAccessibleName(f"{row.name}: {row.value}")
        self.setToolTip(f"{row.name}: {row.value}")
        self.updateGeometry()
        self.update()

    @property
    def row(self) -> WaitRow | None:
        """What it shows."""
        return self._row

    def _value(self) -> str:
        """The value, or a dash where the hand would not count; the tool tip says why."""
        return "" if self._row is None else (self._row.value if self._row.counts else "–")

    def _font(self) -> QFont:
        return self._theme.font(Type.BODY, QFont.Weight.Bold, tabular=True)

    def sizeHint(self) -> QSize:
        width = width_of(TILE_HEIGHT) + Space.S + round(text_width(self._font(), self._value())) + 2 * Space.M
        return QSize(width, TILE_HEIGHT + 2 * Space.S)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._row is None:
            return
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = "pressed" if self.isDown() else "hover" if self.underMouse() else "card"
            draw_box(painter, box, Radius.CONTROL, self._theme.colour(ground), self._theme.colour("border"))
            look = Look(self._row.tile, TILE_HEIGHT, index=self._index)
            self._pictures.paint(painter, QPointF(Space.S + 2, Space.S), look)
            painter.setFont(self._font())
            painter.setPen(self._theme.colour("ink" if self._row.counts else "muted"))
            left = Space.S + 2 + width_of(TILE_HEIGHT) + Space.S
            painter.drawText(box.adjusted(left, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._value())
            if self.shows_focus:
                draw_ring(painter, box, Radius.CONTROL, self._theme.colour("accent"))
