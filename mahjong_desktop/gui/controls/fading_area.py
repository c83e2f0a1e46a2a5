"""A card or a column that scrolls up and down."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from mahjong_desktop.gui.theme import Space, Theme

DEPTH = Space.XXL
"""How much of what is cut fades."""


class FadingArea(QScrollArea):
    """What goes on above or below fades into the ground there, so that nobody takes the cut for the end.

    `ground`: the colour around it, by its token. The bar is looked at from `follow_bar` on, which the first page puts
    off until it scrolls.
    """

    def __init__(self, theme: Theme, ground: str) -> None:
        super().__init__()
        self._theme = theme
        self._ground = ground
        self._edges: tuple[_Edge, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def follow_bar(self) -> None:
        """Fade from now on where there is more."""
        if not self._edges:
            self._edges = tuple(_Edge(self, self._theme, self._ground, at_top=at_top) for at_top in (True, False))
            bar = self.verticalScrollBar()
            bar.valueChanged.connect(self._show_edges)
            bar.rangeChanged.connect(self._show_edges)
            self._show_edges()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._edges:
            self._show_edges()

    def _show_edges(self) -> None:
        bar = self.verticalScrollBar()
        width = self.width() - bar.sizeHint().width()
        top, bottom = self._edges
        top.setGeometry(QRect(0, 0, width, DEPTH))
        bottom.setGeometry(QRect(0, self.height() - DEPTH, width, DEPTH))
        top.setVisible(bar.value() > bar.minimum())
        bottom.setVisible(bar.value() < bar.maximum())


class _Edge(QWidget):
    """Over the first or the last bit of an area: from nothing to its ground."""

    def __init__(self, area: QWidget, theme: Theme, ground: str, *, at_top: bool) -> None:
        super().__init__(area)
        self._theme = theme
        self._ground = ground
        self._at_top = at_top
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = self._theme.colour(self._ground)
        clear = QColor(ground)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(0, ground if self._at_top else clear)
        fade.setColorAt(1, clear if self._at_top else ground)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), fade)
