"""A card or a column that scrolls up and down."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from mahjong_desktop.gui.controls.fade import DEPTH, Fade
from mahjong_desktop.gui.theme import Theme


class FadingArea(QScrollArea):
    """A form whose cut edges fade into the ground.

    `ground`: the colour around it, by its token. The bar is looked at from `follow_bar` on, which the first page puts
    off until it scrolls.
    """

    def __init__(self, theme: Theme, ground: str) -> None:
        super().__init__()
        self._theme = theme
        self._ground = ground
        self._fade: Fade | None = None
        self._whole = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def follow_bar(self) -> None:
        """Fade from now on where there is more."""
        if self._fade is None:
            self._fade = Fade(self, self._theme, self._ground, DEPTH)

    def spare_bar(self) -> None:
        """No bar where everything fits without one: Qt keeps it where only its own width makes the rows too many."""
        fits = self._content.heightForWidth(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        if fits:
            self._content.setMinimumHeight(0)
        if policy != self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(policy)

    @property
    def _content(self) -> QWidget:
        content = self.widget()
        assert content is not None
        return content

    def lead_to(self, wanted: QWidget, rows: Sequence[QWidget]) -> None:
        """Bring a part into sight, and go no further: at the top a row begins, so that none is cut there."""
        content, bar = self._content, self.verticalScrollBar()
        bottom = wanted.mapTo(content, wanted.rect().bottomLeft()).y() + 1
        least = bottom - self.height()
        if least <= bar.value():
            return
        tops = [row.mapTo(content, QPoint(0, 0)).y() for row in rows if row.isVisibleTo(content)]
        self._whole = min([top for top in tops if top >= least], default=least)
        # the last rows may have to stand a little higher than at the end of the way
        content.setMinimumHeight(self._whole + self.height())
        QTimer.singleShot(0, self, self._go)

    def _go(self) -> None:
        self._say_where_a_row_begins()
        self.verticalScrollBar().setValue(self._whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._whole and event.size().height() != event.oldSize().height():
            self._whole = 0
            self._content.setMinimumHeight(0)
            self._say_where_a_row_begins()

    def _say_where_a_row_begins(self) -> None:
        if self._fade is not None:
            self._fade.begin_whole_at(self._whole)
