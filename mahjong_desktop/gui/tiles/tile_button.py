"""A tile that can be clicked, taken out, focused and read aloud."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.gui.controls.paint import KeyboardFocus, draw_ring
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.gui.tiles.pictures import SHADOW_DEPTH, Look, TilePictures, width_of

LONG_PRESS_MS = 500
BADGE_HANG = 5
"""How far the badge hangs over the tile's right edge, where its button has room there."""
DIM = 0.36

FAR = 99
"""More steps than there are tiles: to the end of the row."""

ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
    Qt.Key.Key_Home: QPoint(-FAR, 0),
    Qt.Key.Key_End: QPoint(FAR, 0),
}

_WORKED = {*ARROWS, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Delete}
"""The keys that a tile knows. A blank only while the keyboard leads through the tiles, not after a click."""


@dataclass(frozen=True)
class TileFace:
    """What a tile button shows."""

    tile: Tile
    index: str = ""
    """The corner index, where the player wants one."""
    turned: bool = False
    face_down: bool = False
    dimmed: bool = False
    winning: bool = False
    left: int | None = None
    """How many are left, in a badge; None: no badge."""


class TileButton(QAbstractButton):
    """One tile. `pressed_with` carries the keys held; a right click, Delete or a long press asks to take it out."""

    pressed_with = Signal(Qt.KeyboardModifier)
    removal_wanted = Signal()
    arrow_pressed = Signal(QPoint)
    focus_came = Signal()

    def __init__(
        self, theme: Theme, pictures: TilePictures, parent: QWidget | None = None, *, ring: str = "accent"
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ring = ring
        self._pictures = pictures
        self._face: TileFace | None = None
        self._height = 64
        self._keyboard = KeyboardFocus()
        # set step by step: made with keywords, a timer that goes with its button can end the process
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS_MS)
        self._long_press.timeout.connect(self._removed_by_press)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.changed.connect(self.update)

    @property
    def face(self) -> TileFace | None:
        """What it shows; None: nothing yet."""
        return self._face

    @property
    def shows_focus(self) -> bool:
        """Whether the keyboard brought the focus here, so that a ring shows it."""
        return self._keyboard.visible

    def show_face(self, face: TileFace, name: str, tip: str) -> None:
        """Show a tile; `name` is what a screen reader says of it."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if tip != self.toolTip():
            self.setToolTip(tip)
        if face != self._face:
            self._face = face
            self.update()

    def set_tile_height(self, height: int) -> None:
        """The height of the upright tile in logical pixels."""
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        size = self._tile_size()
        return QSize(size.width(), size.height() + SHADOW_DEPTH)

    def _tile_size(self) -> QSize:
        """The tile without its shadow."""
        size = QSize(width_of(self._height), self._height)
        return size.transposed() if self._face is not None and self._face.turned else size

    # --- clicks and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.removal_wanted.emit()
            event.accept()
            return
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            # here and not by policy: a tile that is taken out by a right click must not have the focus first
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._long_press.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._long_press.stop()
        was_down = self.isDown()
        super().mouseReleaseEvent(event)
        if (
            was_down
            and event.button() == Qt.MouseButton.LeftButton
            and self.rect().contains(event.position().toPoint())
        ):
            self.pressed_with.emit(event.modifiers())

    def _removed_by_press(self) -> None:
        if self.isDown():
            # else the pointer has slid off it
            self.setDown(False)
            self.removal_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _WORKED and (key != Qt.Key.Key_Space or self._keyboard.visible):
            self._keyboard.key_pressed()
            self._work(key, event.modifiers())
        else:
            if event.text().strip():
                # somebody types: from now on a blank is a blank, until arrows or Tab come back to the tiles
                self._keyboard.visible = False
            event.ignore()

    def _work(self, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
        """What a key does here."""
        if key in ARROWS:
            self.arrow_pressed.emit(ARROWS[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pressed_with.emit(held)
        else:
            self.removal_wanted.emit()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._keyboard.entered(event)
        super().focusInEvent(event)
        self.focus_came.emit()

    # --- paint

    def paintEvent(self, event: QPaintEvent) -> None:
        face = self._face
        if face is None:
            return
        box = QRectF(QPointF(0, 0), self._tile_size().toSizeF())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if self.isDown():
                painter.translate(0, 1)
            self._paint_tile(painter, box, face)
            if face.left is not None:
                self._paint_badge(painter, face.left)
            self._paint_rings(painter, box, face)

    def _paint_tile(self, painter: QPainter, box: QRectF, face: TileFace) -> None:
        if face.dimmed:
            painter.setOpacity(DIM)
        look = Look(None if face.face_down else face.tile, self._height, face.turned, face.index)
        self._pictures.paint(painter, box.topLeft(), look)
        painter.setOpacity(1.0)

    def badge(self) -> QRectF:
        """Where the badge lies: in the lower right corner, over the tile's edge and its shadow, off its signs."""
        tile = self._tile_size()
        side = max(12.0, min(15.0, self._height * 0.3), self._height * 0.19)
        right = min(tile.width() + BADGE_HANG, self.width()) - 0.5
        bottom = min(tile.height() + SHADOW_DEPTH, self.height()) - 0.5
        return QRectF(right - side, bottom - side, side, side)

    def _paint_badge(self, painter: QPainter, left: int) -> None:
        badge = self.badge()
        painter.setPen(QPen(self._theme.colour("border"), 1))
        painter.setBrush(self._theme.colour("card"))
        painter.drawEllipse(badge)
        font = self._theme.font(weight=QFont.Weight.Bold)
        font.setPixelSize(round(badge.height() * 0.72))
        painter.setFont(font)
        painter.setPen(self._theme.colour("ink" if left else "disabled_ink"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(left))

    def _paint_rings(self, painter: QPainter, box: QRectF, face: TileFace) -> None:
        radius = self._height * 0.08
        if face.winning:
            painter.setPen(QPen(self._theme.colour("gold"), max(2.0, self._height * 0.04)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
        if self.hasFocus() and self._keyboard.visible:
            draw_ring(painter, box, radius, self._theme.colour(self._ring))
