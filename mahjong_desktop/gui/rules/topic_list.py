"""The list of all there is to read, with a field to search it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLabel, QListView, QToolTip, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.controls.chosen_row import chosen_row_in_sight
from mahjong_desktop.gui.controls.fade import Fade
from mahjong_desktop.gui.controls.paint import plain
from mahjong_desktop.gui.controls.search_line import SearchLine
from mahjong_desktop.gui.rules.topic_delegate import TopicDelegate
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.rows_model import Index
from mahjong_desktop.models.rules_reference import Part, Topic, TopicsModel


class TopicView(QListView):
    """Shows a TopicsModel; `topic_chosen` whenever another topic is the current one."""

    topic_chosen = Signal(object)

    def __init__(self, model: TopicsModel, theme: Theme) -> None:
        super().__init__()
        self._topics = model
        self._delegate = TopicDelegate(theme)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        theme.changed.connect(self.scheduleDelayedItemsLayout)
        Fade(self, theme, "card")

    def choose(self, part: Part, name: str = "") -> bool:
        """Make a topic the current one; whether it is in the list on show."""
        place = self._topics.place(part, name)
        if place < 0:
            self.setCurrentIndex(self._topics.index(-1))
            return False
        index = self._topics.index(place)
        in_sight = self.viewport().rect().contains(self.visualRect(index))
        self.setCurrentIndex(index)
        if not in_sight:
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        return True

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self._topics.settled:
            self.topic_chosen.emit(self._topics.rows[current.row()])

    def resizeEvent(self, event: QResizeEvent) -> None:
        with chosen_row_in_sight(self, event):
            super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters go to the search field, and a blank turns the page: both are the page's."""
        if event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell(event)
            return True
        return super().viewportEvent(event)

    def _tell(self, event: QHelpEvent) -> None:
        """Tell in full what does not fit."""
        index = self.indexAt(event.pos())
        if index.isValid() and self._delegate.is_cut(self._topics.rows[index.row()], self.viewport().width()):
            QToolTip.showText(event.globalPos(), plain(self._topics.text(self._topics.rows[index.row()])), self)
        else:
            QToolTip.hideText()


class SearchField(SearchLine):
    """A field from which Down and Enter lead to what was found."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class TopicList(Card):
    """Search field and list."""

    topic_chosen = Signal(object)

    def __init__(self, editor: HandEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent)
        self.model = TopicsModel(editor, around.language, self)
        self.search = SearchField()
        self.view = TopicView(self.model, around.theme)
        self.nothing = QLabel()
        self._lay_out()
        self.search.textChanged.connect(self._search)
        self.search.left.connect(self._to_the_found)
        self.view.topic_chosen.connect(self.topic_chosen)
        around.language.changed.connect(self._reword)
        self._reword()

    def _lay_out(self) -> None:
        self.nothing.setProperty("role", "muted")
        self.nothing.setTextFormat(Qt.TextFormat.PlainText)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.M, Space.M, Space.S)
        column.setSpacing(Space.S)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.view, 1)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return self.search, self.view

    @property
    def current(self) -> Topic | None:
        """The topic that is chosen in the list."""
        index = self.view.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    def choose(self, part: Part, name: str = "") -> None:
        """Choose a topic; what hides it is no longer looked for."""
        if self.model.place(part, name) < 0:
            self.search.clear()
        self.view.choose(part, name)

    def _search(self, text: str) -> None:
        before = self.current
        self.model.search(text)
        self.nothing.setVisible(not self.model.rows)
        if before is not None:
            self.view.choose(before.part, before.id)

    def _to_the_found(self) -> None:
        """The list, at the chosen topic or else at the first; a row before a section."""
        rows = self.model.rows
        if not rows:
            return
        if self.current is None or self.search.text():
            first = next((one for one in rows if one.part is Part.ROW), rows[0])
            self.view.choose(first.part, first.id)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reword(self) -> None:
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.view.setAccessibleName(self.tr("Rows and sections"))
        self.nothing.setText(self.tr("Nothing found. Try another word."))
