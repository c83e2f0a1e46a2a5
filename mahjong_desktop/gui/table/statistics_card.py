"""What each player did in the game, as a small table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.cell_delegate import PADDING
from mahjong_desktop.gui.table.cell_table import FRAME, CellTable
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.statistics_model import StatisticsModel

WIDEST_NAME = 130
"""Columns of players grow with their names so far."""


class StatisticsCard(Card):
    """The figures of the game's four players."""

    def __init__(self, games: GameEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent)
        self.model = StatisticsModel(games, around.language, self)
        self.caption = QLabel()
        self.caption.setProperty("role", "caption")
        self.table = FiguresTable(self.model, around.theme)
        column = QVBoxLayout(self)
        # The cells' text stands under the caption: the table begins a cell's padding and its frame before it.
        inset = PADDING + FRAME
        column.setContentsMargins(Space.L - inset, Space.L, Space.L - inset, Space.M)
        column.setSpacing(Space.XS)
        self.caption.setContentsMargins(inset, 0, inset, 0)
        column.addWidget(self.caption)
        column.addWidget(self.table)
        around.language.changed.connect(self._reword)
        self._reword()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through."""
        return (self.table,)

    def _reword(self) -> None:
        self.caption.setText(self.tr("Statistics"))
        self.table.setAccessibleName(self.caption.text())


class FiguresTable(CellTable):
    """As high as its rows, and nothing in it to choose. The arrow keys go through it for a screen reader."""

    def __init__(self, model: StatisticsModel, theme: Theme) -> None:
        super().__init__(model, theme)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for signal in (model.modelReset, model.dataChanged, model.headerDataChanged):
            signal.connect(self.fit)

    def sizeHint(self) -> QSize:
        rows = self.model().rowCount() * self.row_height
        return QSize(320, self.header_height + rows + 2 * FRAME)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, self.sizeHint().height())

    def _fit(self) -> None:
        """The figures whole, then their names, then as much of the players' names as there is room for."""
        width = self.viewport().width()
        players = range(1, self.model().columnCount())
        own = [self.needed(column) for column in players]
        wished = [
            min(max(one, self.header_needs(column)), WIDEST_NAME) for one, column in zip(own, players, strict=True)
        ]
        room = width - self.needed(0)
        for level in range(max(wished), 0, -1):
            # long names are cut to the same width before shorter ones lose anything
            widths = [max(one, min(wish, level)) for one, wish in zip(own, wished, strict=True)]
            if sum(widths) <= room:
                own = widths
                break
        if max(wished) * len(own) <= room:
            own = [max(wished)] * len(own)
        for column, one in zip(players, own, strict=True):
            self.setColumnWidth(column, one)
        self.setColumnWidth(0, width - sum(own))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
