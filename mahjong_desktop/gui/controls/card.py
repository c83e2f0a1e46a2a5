"""The surface that pages are made of."""

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from mahjong_desktop.gui.controls.paint import draw_box
from mahjong_desktop.gui.theme import Radius, Theme


class Card(QFrame):
    """A rounded surface with a one-pixel line. `padding` is kept free around its layout; give that no margins."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, padding: int = 0) -> None:
        super().__init__(parent)
        self._theme = theme
        self._highlighted = False
        self.setContentsMargins(padding, padding, padding, padding)
        theme.changed.connect(self.update)

    def highlighted(self) -> bool:
        """Whether it is framed in the accent."""
        return self._highlighted

    def set_highlighted(self, highlighted: bool) -> None:
        """Frame the card in the accent: the dealer, the chosen seat."""
        if highlighted != self._highlighted:
            self._highlighted = highlighted
            self.update()

    def frame_focus_of(self, view: QWidget) -> None:
        """The card shows by its own frame that the view in it has the focus: two frames would be one too many."""
        view.setProperty("role", "framed")
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.set_highlighted(event.type() == QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        line, width = ("accent", 2.0) if self._highlighted else ("line", 1.0)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_box(painter, QRectF(self.rect()), Radius.CARD, theme.colour("card"), theme.colour(line), width)
