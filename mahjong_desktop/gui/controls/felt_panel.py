"""The table's felt, under the tray of tiles."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from mahjong_desktop.gui.theme import Radius, Theme


class FeltPanel(QFrame):
    """A green rounded surface, lit from above. `padding` is kept free around its layout; give that no margins."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, padding: int = 0) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setContentsMargins(padding, padding, padding, padding)
        self._felt = QPixmap()
        theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self._felt = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._felt = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Every tile that moves uncovers felt: its two gradients are painted once for each size.
        with QPainter(self) as painter:
            ratio = painter.deviceTransform().m11()
            if self._felt.isNull() or self._felt.devicePixelRatio() != ratio:
                self._felt = self._painted(ratio)
            painter.drawPixmap(0, 0, self._felt)

    def _painted(self, ratio: float) -> QPixmap:
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        self._paint(pixmap)
        return pixmap

    def _paint(self, pixmap: QPixmap) -> None:
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
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for brush in (felt, light):
                painter.setBrush(brush)
                painter.drawRoundedRect(box, Radius.CARD, Radius.CARD)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(0, 0, 0, 36), 1))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), Radius.CARD - 0.5, Radius.CARD - 0.5)
