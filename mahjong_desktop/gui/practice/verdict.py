"""Right or wrong: a sign and a word."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from mahjong_desktop.gui.theme import Space, Theme

SIGN_SIZE = 28
_TICK = ((0.28, 0.53), (0.44, 0.68), (0.73, 0.35))
_CROSS = (((0.33, 0.33), (0.67, 0.67)), ((0.67, 0.33), (0.33, 0.67)))


class Sign(QWidget):
    """A tick or a cross in a filled circle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._right = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_right(self, right: bool) -> None:
        """A tick, or a cross."""
        self._right = right
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIGN_SIZE, SIGN_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent" if self._right else "red"))
            painter.drawEllipse(QRectF(0, 0, SIGN_SIZE, SIGN_SIZE))
            round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(theme.colour("card"), 3, Qt.PenStyle.SolidLine, round_cap, round_join))
            for line in (_TICK,) if self._right else _CROSS:
                painter.drawPolyline(QPolygonF([QPointF(x * SIGN_SIZE, y * SIGN_SIZE) for x, y in line]))


class Verdict(QWidget):
    """The sign, and a word or two in the same colour."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.sign = Sign(theme)
        self.word = QLabel()
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.S)
        row.addWidget(self.sign)
        row.addWidget(self.word)

    def show_verdict(self, right: bool | None, word: str) -> None:
        """Say it; None: neither, the hand was shown."""
        self.sign.setVisible(right is not None)
        self.sign.set_right(bool(right))
        role = "title" if right is None else "right" if right else "wrong"
        if self.word.property("role") != role:
            self.word.setProperty("role", role)
            # a style sheet looks at a property only when it is told to
            self.word.style().unpolish(self.word)
            self.word.style().polish(self.word)
        self.word.setText(word)
