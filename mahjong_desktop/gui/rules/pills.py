"""Small painted words: what a row is worth in a case, and what is chosen of an option."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import draw_box, elided, text_height, text_width
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type

TICK = 14
"""Room for the tick before what is chosen."""
_INSET = 10


class Fact(QWidget):
    """A value with what it is the value of above it; that of the rules in force has another ground."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.case = ""
        self.text = ""
        self.chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def say(self, case: str, text: str, *, chosen: bool) -> None:
        """Show a value of a case."""
        self.case, self.text, self.chosen = case, text, chosen
        self.setAccessibleName(f"{case}: {text}" if case else text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        case, value = self._fonts()
        width = max(text_width(case, self.case), text_width(value, self.text)) + 2 * Space.M
        above = text_height(case) if self.case else 0
        return QSize(int(width) + 1, int(above + text_height(value) + 2 * Space.S))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _fonts(self) -> tuple[QFont, QFont]:
        return self._theme.font(Type.SMALL), self._theme.font(Type.TITLE, QFont.Weight.Bold, tabular=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, (case, value) = self._theme, self._fonts()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = "soft_accent" if self.chosen else "control"
            draw_box(painter, QRectF(self.rect()), Radius.CONTROL, theme.colour(ground))
            box = QRectF(self.rect()).adjusted(Space.M, Space.S, -Space.M, -Space.S)
            if self.case:
                line = QRectF(box.left(), box.top(), box.width(), text_height(case))
                painter.setFont(case)
                painter.setPen(theme.colour("accent" if self.chosen else "muted"))
                painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.case)
            painter.setFont(value)
            painter.setPen(theme.colour("ink"))
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, self.text)


class Pill(QWidget):
    """One of the values that an option can have; the chosen one has a tick."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.text = ""
        self.chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def say(self, text: str, *, chosen: bool) -> None:
        """Show a value."""
        self.text, self.chosen = text, chosen
        self.setAccessibleName(f"✓ {text}" if chosen else text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        font = self._font()
        width = text_width(font, self.text) + 2 * _INSET + (TICK if self.chosen else 0)
        return QSize(int(width) + 1, int(text_height(font)) + Space.S)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(80, self.sizeHint().width()), self.sizeHint().height())

    def _font(self) -> QFont:
        return self._theme.font(Type.BODY, QFont.Weight.DemiBold if self.chosen else QFont.Weight.Normal)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.chosen:
                draw_box(painter, box, box.height() / 2, theme.colour("soft_accent"))
            else:
                draw_box(painter, box, box.height() / 2, theme.colour("card"), theme.colour("border"))
            inner = box.adjusted(_INSET, 0, -_INSET + 2, 0)
            if self.chosen:
                draw_tick(painter, QPointF(inner.left() + 4, inner.center().y()), theme, "accent")
                inner.setLeft(inner.left() + TICK)
            painter.setFont(self._font())
            painter.setPen(theme.colour("accent" if self.chosen else "muted"))
            text = elided(self._font(), self.text, inner.width())
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


def draw_tick(painter: QPainter, centre: QPointF, theme: Theme, colour: str) -> None:
    """Draw a small tick."""
    pen = QPen(theme.colour(colour), 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = (QPointF(-4, 0), QPointF(-1.2, 3), QPointF(4, -3.2))
    painter.drawPolyline(QPolygonF([centre + point for point in points]))
