"""The table's felt, under the tray of tiles."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QFrame, QWidget

from mahjong_desktop.gui.theme import Radius, Theme


class FeltPanel(QFrame):
    """A green rounded surface, lit from above. `padding` is kept free around its layout; give that no margins."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, padding: int = 0) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setContentsMargins(padding, padding, padding, padding)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        top, bottom = self._theme.colour("felt_top"), self._theme.colour("felt_bottom")
        felt = QLinearGradient(box.topLeft(), box.bottomLeft())
        felt.setColorAt(0, top)
        felt.setColorAt(1, bottom)
        # A wide soft light from the upper middle keeps a large panel from looking like flat paint.
        light = QRadialGradient(QPointF(box.center().x(), box.top()), max(1.0, box.width() * 0.6))
        glow = QColor(255, 255, 255, 14)
        light.setColorAt(0, glow)
        light.setColorAt(1, QColor(255, 255, 255, 0))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for brush in (felt, light):
                painter.setBrush(brush)
                painter.drawRoundedRect(box, Radius.CARD, Radius.CARD)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(0, 0, 0, 36), 1))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), Radius.CARD - 0.5, Radius.CARD - 0.5)
