"""The column beside the tiles: the win above, its score below. Where both do not fit, each scrolls by itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desktop.gui.breakdown_view import LEAST_ROWS
from mahjong_desktop.gui.controls.fading_area import FadingArea
from mahjong_desktop.gui.score_panel import ScorePanel
from mahjong_desktop.gui.side_panel import SidePanel
from mahjong_desktop.gui.theme import Space, Theme

LEAST_WIDTH = 388
SHORT = 700
"""A column that is no higher is short: that of a window less than 780 high."""
SHARE = 0.58
"""How much of a short column the score may claim at most."""


class WinColumn(QWidget):
    """The headline and who pays stay in sight, however much there is to say about the win."""

    def __init__(self, theme: Theme, side: SidePanel, score: ScorePanel) -> None:
        super().__init__()
        self._side = side
        self._score = score
        self._above = _Area(theme, side, self._arrange)
        self._below = _Area(theme, score, self._arrange)
        for area in (self._above, self._below):
            area.setParent(self)
        self.setMinimumWidth(LEAST_WIDTH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for card in (self._side, self._score):
            card.set_short(self.height() <= SHORT)
        self._arrange()

    def _arrange(self) -> None:
        """The win as high as it is, the score all the rest; but never less than it needs to be read.

        The score gives up all its rows but one where the whole of the win can be seen then.
        """
        width, room = self.width(), self.height() - Space.M
        needed = self._side.needed_height(width)
        left = {rows: self._left_by_score(width, room, rows) for rows in (LEAST_ROWS, 1)}
        rows = next((rows for rows, there_is in left.items() if needed <= there_is), LEAST_ROWS)
        self._score.breakdown.set_least_rows(rows)
        above = max(0, min(needed, left[rows]))
        self._above.place(0, width, above, scrolls=above < needed)
        below = max(0, room - above)
        self._below.place(above + Space.M, width, below, scrolls=below < self._score.least_height(width, rows))

    def _left_by_score(self, width: int, room: int, rows: int) -> int:
        """What there is for the win when the score shows so many rows."""
        return room - min(self._score.least_height(width, rows), round(room * SHARE))


class _Area(FadingArea):
    """Scrolls a card up and down; `asked` hears when it needs another height."""

    def __init__(self, theme: Theme, card: QWidget, asked: Callable[[], None]) -> None:
        super().__init__(theme, "paper")
        self._asked = asked
        self.setWidget(card)

    def place(self, top: int, width: int, height: int, *, scrolls: bool) -> None:
        """Where it stands. A bar beside a card that fits would narrow it, and so be needed after all."""
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)
        self.setGeometry(0, top, width, height)
        if scrolls:
            self.follow_bar()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._asked()
        return handled
