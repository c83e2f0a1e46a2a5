"""Scenes of photographed hands for pictures and tests: photos composed of the program's own tiles."""

from collections.abc import Callable, Mapping
from functools import cache

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QElapsedTimer, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desktop import resources
from mahjong_desktop.app import Program
from mahjong_desktop.core.tiles import TILE_OF_CODE
from mahjong_desktop.gui.photo.review_dialog import ReviewDialog
from mahjong_desktop.gui.photo.sources import Source
from mahjong_desktop.gui.photo.teach_dialog import TeachDialog
from mahjong_desktop.rules.registry import ruleset
from mahjong_desktop.vision.faces import TEACHING_ROWS

PATIENCE = 20_000
"""Milliseconds that reading a photo may take."""
WIDE, HIGH, GAP = 90, 120, 45
TABLE, SIDE = QColor(38, 92, 66), QColor(196, 188, 168)
SET_NAME = "Babcine kości"
HAND = "1m 2m 3m 4p 5p 6p 7s 8s 9s 3z | 6z 6z 6z | 3z"
WRONG = "1m 2m 3m 4p 5p 6p 7s 8s 9s 3z | 6z 6z 6z | 4z"
TWO_ROWS = "5m 6m 7m 2p 3p 4p 5z 5z 8s || 7p 7p 7p 7p | 1z 1z 1z | 8s"


@cache
def _face(code: str) -> QImage:
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(QColor(245, 240, 226))
    with QPainter(image) as painter:
        QSvgRenderer(str(resources.tile_picture(TILE_OF_CODE[code]))).render(painter)
    return image


def photo(text: str, tilt: float = 0.0) -> QImage:
    """Rows (between "||") of groups (between "|") of tiles on a table."""
    rows = [[group.split() for group in row.split("|") if group.strip()] for row in text.split("||")]
    widths = [sum(len(group) for group in row) * WIDE + (len(row) - 1) * GAP for row in rows]
    image = QImage(max(widths) + 2 * HIGH, len(rows) * (HIGH + 70) + 2 * HIGH, QImage.Format.Format_RGB32)
    image.fill(TABLE)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(image.width() / 2, image.height() / 2)
        painter.rotate(tilt)
        painter.translate(-image.width() / 2, -image.height() / 2)
        for number, row in enumerate(rows):
            x, y = HIGH, HIGH + number * (HIGH + 70)
            for group in row:
                for code in group:
                    painter.fillRect(x, y + 7, WIDE, HIGH, SIDE)
                    painter.drawImage(x, y, _face(code))
                    painter.setPen(QColor(120, 112, 96))
                    painter.drawRect(x, y, WIDE, HIGH)
                    x += WIDE
                x += GAP
    return image
