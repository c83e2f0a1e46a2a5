"""All payment tables of the variant: side by side where there is room for two."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desktop.gui.rules.grid_table import GridCard
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.payment_tables import Grid


class PaymentsView(QWidget):
    """Shows grids; its cards are kept and hidden where a variant has fewer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.cards: list[GridCard] = []
        self._grids: tuple[Grid, ...] = ()
        self._arranged: tuple[bool, int] | None = None
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(Space.M)

    def show_grids(self, grids: Sequence[Grid]) -> None:
        """Show these tables."""
        self._grids = tuple(grids)
        while len(self.cards) < len(grids):
            self.cards.append(GridCard(self._theme))
        for card, grid in zip(self.cards, grids, strict=False):
            card.show_grid(grid)
        self._arranged = None
        self._arrange()
        self._level()

    def _arrange(self) -> None:
        """Each table in a row of its own, or two beside each other."""
        pairs = 2 * max((card.even_width() for card in self._narrow()), default=0) + Space.M <= self.width()
        wanted = (pairs, len(self._grids))
        if wanted == self._arranged:
            return
        self._arranged = wanted
        for card in self.cards:
            self._layout.removeWidget(card)
        row, column = -1, 1
        for card, grid in zip(self.cards, self._grids, strict=False):
            alone = grid.is_wide or not pairs
            row, column = (row + 1, 0) if alone or column == 1 else (row, 1)
            self._layout.addWidget(card, row, column, 1, 2 if alone else 1)
            column = 1 if alone else column
            card.show()
        for card in self.cards[len(self._grids) :]:
            card.hide()
        for one in (0, 1):
            self._layout.setColumnStretch(one, int(pairs or not one))

    def _level(self) -> None:
        """Tables beside each other begin at the same height, also where one caption has more lines."""
        narrow, pairs = self._narrow(), self._arranged is not None and self._arranged[0]
        heads = [card.heads((self.width() - Space.M) // 2) for card in narrow]
        title, caption = (max(heights) for heights in zip(*heads, strict=True)) if pairs and heads else (0, 0)
        for card in narrow:
            card.raise_heads(title, caption)

    def _narrow(self) -> list[GridCard]:
        """The cards of which two may stand beside each other."""
        return [card for card, grid in zip(self.cards, self._grids, strict=False) if not grid.is_wide]

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest table: two beside each other must not keep the page from becoming narrower."""
        shown = self.cards[: len(self._grids)]
        width = max((card.minimumSizeHint().width() for card in shown), default=0)
        return QSize(width, self._layout.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._level()
