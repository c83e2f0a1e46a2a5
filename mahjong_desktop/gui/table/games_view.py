"""The list of games, for mouse and keyboard."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QToolTip

from mahjong_desktop.gui.controls.chosen_row import chosen_row_in_sight
from mahjong_desktop.gui.controls.fade import Fade
from mahjong_desktop.gui.table.games_delegate import GamesDelegate
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.models.games_model import GamesModel
from mahjong_desktop.records.store import GameSummary

_OPEN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GamesView(QListView):
    """Several games can be chosen; Enter or a double click opens one, Delete deletes."""

    open_wanted = Signal()
    delete_wanted = Signal()
    chosen_changed = Signal()

    def __init__(self, model: GamesModel, theme: Theme) -> None:
        super().__init__()
        self._games = model
        self._delegate = GamesDelegate(model, theme)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.doubleClicked.connect(self.open_wanted)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen_changed.emit())
        model.modelReset.connect(self.chosen_changed)
        theme.changed.connect(self.scheduleDelayedItemsLayout)
        Fade(self, theme, "card")

    @property
    def chosen(self) -> list[GameSummary]:
        """The chosen games, in their order."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._games.rows[row] for row in rows]

    def choose(self, row: int) -> None:
        """Choose this one alone, or the last where there are fewer."""
        count = self._games.rowCount()
        if count:
            self.setCurrentIndex(self._games.index(min(max(row, 0), count - 1)))

    def selectAll(self) -> None:
        self._games.read_all()
        super().selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        with chosen_row_in_sight(self, event):
            super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPEN:
            self.open_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Delete):
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            text = str(index.data(Qt.ItemDataRole.ToolTipRole) or "") if index.isValid() else ""
            lines = "<br>".join(escape(line) for line in text.split("\n"))
            # names are no markup
            QToolTip.showText(event.globalPos(), f"<p style='white-space:pre'>{lines}</p>" if text else "", self)
            return True
        return super().viewportEvent(event)
