"""The breakdown: rows that light up the tiles that earned them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QMenu, QTreeView, QWidget

from mahjong_desktop.gui.controls.fade import Fade
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.models.rows_model import Index
from mahjong_desktop.models.score_model import NodeKind, ScoreModel

if TYPE_CHECKING:
    from mahjong_desktop.gui.score_delegate import ScoreDelegate

ROW_HEIGHT = 30
FRAME = 4
"""What the style sheet's frame takes above and below the rows."""
LEAST_ROWS = 2


class BreakdownView(QTreeView):
    """Shows a ScoreModel."""

    pointed = Signal(tuple)
    """The places of the tiles that earned the row under the pointer or the keyboard; empty: none."""
    explain_wanted = Signal(str)
    """Somebody asks what a scoring row is, by its id."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score = model
        self._theme = theme
        self._delegate: ScoreDelegate | None = None
        self._pointed_row = ""
        self._asked_row = ""
        self._whole = False
        self._menu = QMenu(self)
        self._what_is_this = self._menu.addAction("")
        self._what_is_this.triggered.connect(lambda: self.explain_wanted.emit(self._asked_row))
        self.setModel(model)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setProperty("role", "breakdown")
        self.setUniformRowHeights(True)
        self.least_rows = 0
        self.set_least_rows(LEAST_ROWS)
        self.entered.connect(self._point)
        self.clicked.connect(self._toggle)
        theme.changed.connect(self._repaint)
        model.modelReset.connect(self._unfold)
        self._unfold()

    def sizeHint(self) -> QSize:
        """As little as is of use: the view takes the space that is left, and scrolls."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Less than Qt keeps free for scroll bars, which stand beside a single row as well."""
        return QSize(super().minimumSizeHint().width(), self.minimumHeight())

    def set_least_rows(self, rows: int) -> None:
        """How many rows are of use."""
        if rows != self.least_rows:
            self.least_rows = rows
            self.setMinimumHeight(rows * ROW_HEIGHT + FRAME)

    def set_whole(self, whole: bool) -> None:
        """As high as all its rows, on a page that scrolls; or no higher than is of use."""
        if whole != self._whole:
            self._whole = whole
            self._follow_rows()

    def _follow_rows(self) -> None:
        """Be as high as all the rows, if that is wanted."""
        if self._whole:
            tops = [self._score.index(row, 0) for row in range(self._score.rowCount())]
            self.set_least_rows(sum(1 + self._score.rowCount(top) * self.isExpanded(top) for top in tops))
        else:
            self.set_least_rows(LEAST_ROWS)

    def _unfold(self) -> None:
        """The other readings stand below with their totals; their rows, and what was replaced, start folded."""
        self._pointed_row = ""
        if self._delegate is None and self._score.rowCount():
            self._delegate = self._make_delegate()
        for row in range(self._score.rowCount()):
            index = self._score.index(row, 0)
            first = self._score.index(0, 0, index)
            if first.isValid() and self._score.node(first).kind is NodeKind.READING:
                self.expand(index)
        if self._whole:
            self._follow_rows()

    def _make_delegate(self) -> ScoreDelegate:
        """With the first score: the window stands sooner without the styles that a delegate knows, and unscrolled."""
        from mahjong_desktop.gui.score_delegate import ScoreDelegate

        delegate = ScoreDelegate(self._theme)
        self.setItemDelegate(delegate)
        Fade(self, self._theme, "card")
        return delegate

    def _repaint(self) -> None:
        """Asked for its viewport, Qt's wrapper loads every kind of widget there is: not before the window stands."""
        self.viewport().update()

    def _toggle(self, index: QModelIndex) -> None:
        if self._score.rowCount(index):
            self.setExpanded(index, not self.isExpanded(index))
            if self._whole:
                self._follow_rows()

    def _point(self, index: Index) -> None:
        node = self._score.node(index)
        self._pointed_row = node.row
        self.pointed.emit(node.places if node.kind is not NodeKind.READING else ())

    @property
    def row_in_question(self) -> str:
        """The scoring row under the pointer, or else the chosen one, by its id; empty: none."""
        chosen = self.currentIndex()
        return self._pointed_row or (self._score.node(chosen).row if chosen.isValid() and self.isVisible() else "")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A right click on a row, or the menu key at the chosen one: what is it?"""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        self._asked_row = self._score.node(index).row if index.isValid() else ""
        if self._asked_row:
            self._what_is_this.setText(self.tr("What is this?") + "\tF1")
            middle = self.viewport().mapToGlobal(self.visualRect(index).center())
            self._menu.popup(middle if by_key else event.globalPos())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self._point(current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures and letters go to the text line: no search in the rows, and no unfolding by plus."""
        if event.key() == Qt.Key.Key_Backspace or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentIndex().isValid():
            self._point(self.currentIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointed_row = ""
        self.pointed.emit(())
