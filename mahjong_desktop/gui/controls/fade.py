"""What goes on above or below a scrolling view fades there, so that nobody takes the cut for the end."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from mahjong_desktop.gui.theme import Space, Theme

DEPTH = Space.XXL
"""How much of a form that is cut fades."""
ROW_DEPTH = Space.L
"""How much of a list: about half a row, so that the row that the keyboard chose can still be read at the edge."""


class Fade(QObject):
    """The first and the last bit of a view, wherever it can be scrolled further. `ground`: the colour around it."""

    def __init__(self, view: QAbstractScrollArea, theme: Theme, ground: str, depth: int = ROW_DEPTH) -> None:
        super().__init__(view)
        self._view = view
        self._depth = depth
        self._whole = 0
        self._top, self._bottom = (_Edge(view, theme, ground, at_top=at_top) for at_top in (True, False))
        bar = view.verticalScrollBar()
        bar.valueChanged.connect(self.show_edges)
        bar.rangeChanged.connect(self.show_edges)
        view.installEventFilter(self)
        self.show_edges()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.show_edges()
        return False

    def begin_whole_at(self, value: int) -> None:
        """Scrolled so far, a row begins at the top: nothing is cut there."""
        self._whole = value
        self.show_edges()

    def show_edges(self) -> None:
        """As far as it is scrolled now. Not over the bar, nor over the heads of columns."""
        view, bar = self._view, self._view.verticalScrollBar()
        inside = view.contentsRect()
        top = inside.top() + view.viewportMargins().top()
        width = inside.width() - bar.sizeHint().width()
        self._top.setGeometry(QRect(inside.left(), top, width, self._depth))
        self._bottom.setGeometry(QRect(inside.left(), inside.bottom() + 1 - self._depth, width, self._depth))
        self._top.setVisible(bar.value() > bar.minimum() and bar.value() != self._whole)
        self._bottom.setVisible(bar.value() < bar.maximum())


class _Edge(QWidget):
    """Over the first or the last bit of a view: from nothing to its ground."""

    def __init__(self, view: QWidget, theme: Theme, ground: str, *, at_top: bool) -> None:
        super().__init__(view)
        self._theme = theme
        self._ground = ground
        self._at_top = at_top
        self.hide()
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
