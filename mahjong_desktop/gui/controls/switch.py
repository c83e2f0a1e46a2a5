"""A switch: a knob at the left for off, at the right for on."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import RING, KeyboardFocus, draw_box, draw_ring
from mahjong_desktop.gui.theme import Theme

_WIDTH, _HEIGHT = 42, 24
_KNOB = 16
_GAP = 2
"""Between the track and its focus ring."""
RING_ROOM = int(RING) + _GAP
"""What the switch keeps free at either side for the ring."""


class Switch(QAbstractButton):
    """On or off, without a text of its own: give it an accessible name.

    `switched` is for the person's own action; `toggled` also comes when the program sets it.
    """

    switched = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._focus = KeyboardFocus()
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)

    def nextCheckState(self) -> None:
        # Every way of pressing comes through here: mouse, key, screen reader.
        super().nextCheckState()
        self.switched.emit(self.isChecked())

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH + 2 * RING_ROOM, self._theme.control_height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        track = QRectF(0, 0, _WIDTH, _HEIGHT)
        track.moveCenter(QRectF(self.rect()).center())
        on = self.isChecked()
        fill, line, knob = self._colours()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_box(painter, track, _HEIGHT / 2, theme.colour(fill), theme.colour(line))
            middle = QPointF(track.right() - _HEIGHT / 2 if on else track.left() + _HEIGHT / 2, track.center().y())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(knob))
            painter.drawEllipse(middle, _KNOB / 2, _KNOB / 2)
            if on:
                self._paint_tick(painter, middle, fill)
            if self.hasFocus() and self._focus.visible:
                ring = track.adjusted(-RING_ROOM, -RING_ROOM, RING_ROOM, RING_ROOM)
                draw_ring(painter, ring, ring.height() / 2, theme.colour("accent"))

    def _paint_tick(self, painter: QPainter, middle: QPointF, colour: str) -> None:
        pen = QPen(self._theme.colour(colour), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        points = (QPointF(-3.5, 0.2), QPointF(-1, 2.8), QPointF(3.6, -2.6))
        painter.drawPolyline(QPolygonF([middle + point for point in points]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._focus.key_pressed()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus.entered(event)
        super().focusInEvent(event)

    def _colours(self) -> tuple[str, str, str]:
        """Track, its line, knob."""
        if not self.isEnabled():
            return "control", "line", "disabled_ink"
        if self.isChecked():
            ground = "accent_pressed" if self.isDown() else "accent_hover" if self.underMouse() else "accent"
            return ground, ground, "on_accent"
        return ("pressed" if self.isDown() else "hover" if self.underMouse() else "control"), "muted", "muted"

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
