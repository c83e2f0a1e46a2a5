"""What stands in the window's bar while the hand page holds a winner's hand for the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import elided, is_tip, show_tip, text_height, text_width
from mahjong_desktop.gui.theme import Space, Theme, Type

_BETWEEN = " · "
_LEAST = 40


class ForTableBar(QWidget):
    """Says whose hand it is, and leads back."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = HandTitle(theme)
        self.back = QPushButton()
        self.back.setProperty("variant", "primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.XS, 0, 0, 0)
        row.setSpacing(Space.M)
        row.addWidget(self.title, 1)
        row.addWidget(self.back)
        self._reword()

    def show_title(self, parts: Sequence[str]) -> None:
        """Whose hand it is; empty: nobody's, and nothing is shown."""
        self.title.show_parts(parts)
        self.setVisible(bool(parts))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()

    def _reword(self) -> None:
        self.back.setText(self.tr("To the table"))


class HandTitle(QLabel):
    """Whose hand it is and what more there is to say, in one line; where that is too long, the more in a second.

    What does not fit then either is shortened and told in full when pointed at.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._parts: Sequence[str] = ()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self.updateGeometry)

    def show_parts(self, parts: Sequence[str]) -> None:
        """The name, and what more there is to say."""
        self._parts = parts
        # The label's own text is not drawn: it is what a screen reader says.
        self.setText(_BETWEEN.join(parts))
        self.updateGeometry()

    def lines(self) -> list[tuple[QFont, str, str]]:
        """The font, the colour and the text of each line as shown."""
        width = self.width()
        title = self._theme.font(Type.TITLE, QFont.Weight.DemiBold)
        if text_width(title, self.text()) <= width or len(self._parts) < 2:
            return [(title, "ink", elided(title, self.text(), width))]
        body, small = self._theme.font(Type.BODY, QFont.Weight.DemiBold), self._theme.font(Type.SMALL)
        more = self._parts[1:]
        # the last is the first to go
        said = (_BETWEEN.join(more[:count]) for count in range(len(more), 0, -1))
        fitting = next((text for text in said if text_width(small, text) <= width), elided(small, more[0], width))
        return [(body, "ink", elided(body, self._parts[0], width)), (small, "muted", fitting)]

    def sizeHint(self) -> QSize:
        title = self._theme.font(Type.TITLE, QFont.Weight.DemiBold)
        return QSize(int(text_width(title, self.text())) + 1, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        two = text_height(self._theme.font(Type.BODY)) + text_height(self._theme.font(Type.SMALL))
        return QSize(_LEAST, int(min(two, self._theme.control_height)))

    def event(self, event: QEvent) -> bool:
        if is_tip(event) and isinstance(event, QHelpEvent):
            whole = _BETWEEN.join(text for _, _, text in self.lines()) == self.text()
            return show_tip(self, event, "" if whole else self.text())
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        lines = self.lines()
        y = (self.height() - sum(text_height(font) for font, _, _ in lines)) / 2
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        with QPainter(self) as painter:
            for font, colour, text in lines:
                painter.setFont(font)
                painter.setPen(self._theme.colour(colour))
                painter.drawText(QRectF(0, y, self.width(), text_height(font)), flags, text)
                y += text_height(font)
