"""A small camera, drawn in the colour of what stands beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

SIDE = 20
RATIOS = (1, 2, 3)
"""Drawn for each density of pixels."""


def camera_icon(colour: QColor) -> QIcon:
    """The icon in one colour."""
    icon = QIcon()
    for ratio in RATIOS:
        pixmap = QPixmap(SIDE * ratio, SIDE * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(colour, 1.7)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(_camera())
            painter.drawEllipse(QPointF(10, 11), 3.4, 3.4)
        icon.addPixmap(pixmap)
    return icon


def _camera() -> QPainterPath:
    body, hump = QPainterPath(), QPainterPath()
    body.addRoundedRect(QRectF(1.5, 5.5, 17, 12), 2.5, 2.5)
    hump.addRoundedRect(QRectF(6.5, 2.8, 7, 5), 1.5, 1.5)
    return body.united(hump)
