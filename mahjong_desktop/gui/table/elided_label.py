"""A line of text that is shortened where it does not fit."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import elided, is_tip, show_tip, text_height, text_width

LEAST_WIDTH = 40


class ElidedLabel(QLabel):
    """Shows as much of its text as there is room for, and all of it as tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def is_cut(self) -> bool:
        """Whether the text does not fit."""
        return text_width(self.font(), self.text()) > self.contentsRect().width() + 0.5

    def sizeHint(self) -> QSize:
        return QSize(int(text_width(self.font(), self.text())) + 1, int(text_height(self.font())) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST_WIDTH, self.sizeHint().width()), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if is_tip(event) and isinstance(event, QHelpEvent):
            return show_tip(self, event, self.text() if self.is_cut else "")
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            text = elided(self.font(), self.text(), self.contentsRect().width())
            painter.drawText(self.contentsRect(), self.alignment() | Qt.TextFlag.TextSingleLine, text)
