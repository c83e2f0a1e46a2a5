"""A small round button with an arrow that turns back."""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import RING, KeyboardFocus, draw_box, draw_ring, is_tip, show_tip
from mahjong_desktop.gui.theme import Theme

_SIDE = 26
_RADIUS = 5.5
_START, _SPAN = 140, -280
"""Where the arrow's arc begins, and how far it goes, in degrees as mathematicians count them."""


class ResetButton(QAbstractButton):
    """Takes one choice back. It has no text: give it an accessible name and a tool tip.

    Hidden, it keeps its place, so that nothing moves when it comes.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._focus = KeyboardFocus()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._restyle)

    def sizeHint(self) -> QSize:
        side = self._theme.control_height if self._theme.touch else _SIDE
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isDown() or self.underMouse():
                draw_box(painter, box, box.height() / 2, theme.colour("pressed" if self.isDown() else "soft_accent"))
            if self.hasFocus() and self._focus.visible:
                draw_ring(painter, box, box.height() / 2, theme.colour("accent"))
            pen = QPen(theme.colour("accent"), 1.7)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            centre = box.center() + QPointF(0, RING / 4)
            circle = QRectF(centre.x() - _RADIUS, centre.y() - _RADIUS, 2 * _RADIUS, 2 * _RADIUS)
            painter.drawArc(circle, _START * 16, _SPAN * 16)
            turn = math.radians(_START)
            tip = centre + QPointF(_RADIUS * math.cos(turn), -_RADIUS * math.sin(turn))
            painter.drawPolyline(QPolygonF([tip + QPointF(0, -4), tip, tip + QPointF(4, 0)]))

    def event(self, event: QEvent) -> bool:
        if is_tip(event) and isinstance(event, QHelpEvent):
            return show_tip(self, event, self.toolTip())
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._focus.key_pressed()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus.entered(event)
        super().focusInEvent(event)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
