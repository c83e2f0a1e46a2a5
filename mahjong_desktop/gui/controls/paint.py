"""What the painted controls share: rings, measures of text, chevrons, plain tool tips, the keyboard's focus."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QHelpEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

RING: Final = 2.0
"""Width of a focus ring."""
_LONG_TIP: Final = 60
"""Characters from which a tool tip is wrapped."""


def text_width(font: QFont, text: str) -> float:
    """How wide the text is drawn, whichever is more: its advance, or its ink where that leans out."""
    metrics = QFontMetricsF(font)
    return max(metrics.horizontalAdvance(text), metrics.boundingRect(text).width())


def text_height(font: QFont) -> float:
    """Height of a line of text."""
    return QFontMetricsF(font).height()


def elided(font: QFont, text: str, width: float) -> str:
    """The text, with an ellipsis where it does not fit."""
    # Half a pixel of grace: a width computed from this very text must not lose it to rounding.
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 0.5)


def draw_ring(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    """Draw a focus ring whose outer edge is the rectangle."""
    half = RING / 2
    painter.setPen(QPen(colour, RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(half, half, -half, -half)
    painter.drawRoundedRect(inner, max(0.0, radius - half), max(0.0, radius - half))


def draw_box(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor, line: QColor | None = None, width: float = 1.0
) -> None:
    """Draw a filled rounded box, with a line just inside its edge when one is given."""
    painter.setBrush(fill)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
        return
    half = width / 2
    painter.setPen(QPen(line, width))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def draw_chevron(painter: QPainter, centre: QPointF, size: float, colour: QColor) -> None:
    """Draw a small arrow that points down."""
    pen = QPen(colour, max(1.5, size / 6))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach, drop = size / 2, size / 4
    points = (QPointF(-reach, -drop), QPointF(0, drop), QPointF(reach, -drop))
    painter.drawPolyline(QPolygonF([centre + point for point in points]))


def show_tip(widget: QWidget, event: QHelpEvent, text: str) -> bool:
    """Show the text as the widget's tool tip; it is plain text even where it looks like markup."""
    if not text:
        QToolTip.hideText()
        event.ignore()
    else:
        QToolTip.showText(event.globalPos(), plain(text), widget)
    return True


def plain(text: str) -> str:
    """The text for a tool tip, where Qt guesses whether it is markup: as typed, and wrapped when it is long."""
    if "<" not in text and len(text) <= _LONG_TIP:
        return text
    # its table of all the entities of HTML is large, and the first page has no such text
    from html import escape

    return f"<p>{escape(text)}</p>"


class KeyboardFocus:
    """Whether to show a focus ring: after the keyboard brought the focus here, not after a click."""

    def __init__(self) -> None:
        self.visible = False

    def entered(self, event: QFocusEvent) -> None:
        """Take note how the focus came."""
        reason = event.reason()
        if reason == Qt.FocusReason.MouseFocusReason:
            self.visible = False
        elif reason not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.visible = True

    def key_pressed(self) -> None:
        """A key was used here: from now on the ring helps."""
        self.visible = True


def is_tip(event: QEvent) -> bool:
    """Whether the event asks for a tool tip."""
    return event.type() == QEvent.Type.ToolTip
