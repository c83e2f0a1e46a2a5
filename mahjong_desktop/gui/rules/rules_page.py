"""The rules page: at the left all there is to read, at the right what is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls.fading_area import FadingArea
from mahjong_desktop.gui.rules.blocks import BlockList, capped, label
from mahjong_desktop.gui.rules.grid_table import GridCard
from mahjong_desktop.gui.rules.payments_view import PaymentsView
from mahjong_desktop.gui.rules.row_view import RowView
from mahjong_desktop.gui.rules.topic_list import TopicList
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.help import Words
from mahjong_desktop.models.hand_editor import HandEditor, Target
from mahjong_desktop.models.payment_tables import misprints_grid, payment_grids
from mahjong_desktop.models.reference_texts import doubt_blocks, option_blocks, preset_blocks
from mahjong_desktop.models.row_details import RowDetails, row_details
from mahjong_desktop.models.rules_reference import Part, Topic

LIST_WIDTHS = (288, 400)
BAR = 12
"""What is kept free beside the page for its scroll bar, so that nothing moves when one appears."""


class RulesPage(QWidget):
    """The reference of the editor's variant under its rules.

    `hand_wanted` after an example was entered; `options_wanted` asks for the form of the options.
    """

    hand_wanted = Signal()
    options_wanted = Signal()

    def __init__(self, editor: HandEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._around = around
        self._topic = Topic(Part.OVERVIEW, "")
        self._details: RowDetails | None = None
        self._stale = True
        self.list = TopicList(editor, around)
        self.row = RowView(around)
        self.section = SectionView(around)
        self._lay_out()
        self.list.topic_chosen.connect(self._read)
        self.list.model.reworded.connect(self._follow)
        self.row.row_wanted.connect(self.explain)
        self.row.example_wanted.connect(self._try_example)
        self.section.options.clicked.connect(self.options_wanted)
        self.hold_back("")
        self.explain()

    def _lay_out(self) -> None:
        self._pages = QStackedWidget()
        self._areas: dict[QWidget, Area] = {view: Area(self._around.theme, view) for view in (self.row, self.section)}
        for area in self._areas.values():
            self._pages.addWidget(area)
        self.list.setMinimumWidth(LIST_WIDTHS[0])
        self.list.setMaximumWidth(LIST_WIDTHS[1])
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.XL, Space.M, Space.XL - BAR, Space.M)
        row.setSpacing(Space.L)
        row.addWidget(self.list, 30)
        row.addWidget(self._pages, 70)

    def parts(self) -> tuple[QWidget, ...]:
        """From the first to the last as one reads, for the Tab key."""
        return *self.list.parts(), self._pages

    @property
    def topic(self) -> Topic:
        """What is being read."""
        return self._topic

    def explain(self, name: str = "") -> None:
        """Read about a row, by its id; empty: about the variant."""
        part = Part.ROW if name else Part.OVERVIEW
        if not any((one.part, one.id) == (part, name) for one in self.list.model.every):
            part, name = Part.OVERVIEW, ""
        self.list.choose(part, name)

    def hold_back(self, reason: str) -> None:
        """Why no example can be entered now, and no other rules chosen; empty: they can."""
        self._reason = reason
        self.section.options.setEnabled(not reason)
        self.section.options.setToolTip(reason)
        self.row.example.hold_back(reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are looked for, wherever the focus is; a blank turns the page."""
        bar = self._areas[self._view].verticalScrollBar()
        held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if event.matches(QKeySequence.StandardKey.Find):
            self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_Space:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            bar.setValue(bar.value() + (-bar.pageStep() if back else bar.pageStep()))
        elif not held and event.text().isprintable() and event.text():
            self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.list.search.insert(event.text())
        else:
            super().keyPressEvent(event)

    # --- what is read

    @property
    def _view(self) -> QWidget:
        """What the page shows just now."""
        return self.row if self._topic.part is Part.ROW else self.section

    def _read(self, topic: Topic) -> None:
        """Another topic is chosen, from its beginning."""
        again = (topic.part, topic.id) == (self._topic.part, self._topic.id)
        self._topic = topic
        self._show()
        if not again:
            for area in self._areas.values():
                area.verticalScrollBar().setValue(0)

    def _follow(self) -> None:
        """The rules or the language have changed: the same topic, if there still is one."""
        topics = self.list.model.every
        here = (self._topic.part, self._topic.id)
        self._topic = next((one for one in topics if (one.part, one.id) == here), topics[0])
        self.list.view.choose(self._topic.part, self._topic.id)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._show()

    def _show(self) -> None:
        """Put the topic on the page; a page that nobody sees waits until it is seen."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        rules, language = self._editor.ruleset, self._around.language
        if self._topic.part is Part.ROW:
            self._details = row_details(rules, self._topic.id, language.code)
            self.row.show_row(self._details)
        else:
            self.section.show_section(self._topic, self._editor, language.words(rules.id))
        self._pages.setCurrentWidget(self._areas[self._view])

    def _try_example(self) -> None:
        """Enter the example on the hand page, by its own rules where those in force do not have the row."""
        example = None if self._details is None else self._details.example
        if example is None or self._reason:
            return
        if example.win.ruleset.choice != self._editor.ruleset.choice:
            self._editor.use_rules(example.win.ruleset)
        self._editor.set_target(Target.HAND)
        self._editor.record(example.entry)
        self.hand_wanted.emit()


class SectionView(QWidget):
    """What is no row: the variant itself, payments, options, misprints, open questions."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self.title, self.intro = label("heading"), label("muted")
        self.options = QPushButton()
        self.blocks = BlockList(around.theme)
        self.payments = PaymentsView(around.theme)
        self.misprints = GridCard(around.theme)
        head = QHBoxLayout()
        head.setSpacing(Space.L)
        head.addWidget(self.title, 1)
        head.addWidget(self.options, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        column.addLayout(head)
        column.addLayout(capped(self.intro))
        for widget in (self.blocks, self.payments, self.misprints):
            column.addWidget(widget)
        column.addStretch(1)

    def show_section(self, topic: Topic, editor: HandEditor, words: Words) -> None:
        """Show a section of a variant."""
        rules, part = editor.ruleset, topic.part
        self.title.setText(topic.name)
        self.intro.setText(self._intro(part, words))
        self.intro.setVisible(bool(self.intro.text()))
        self.options.setText(self.tr("Change the options…"))
        self.options.setVisible(part is Part.OPTIONS)
        makers = {
            Part.OVERVIEW: lambda: preset_blocks(rules, words),
            Part.OPTIONS: lambda: option_blocks(rules, words),
            Part.DOUBTS: lambda: doubt_blocks(words),
        }
        self.blocks.setVisible(part in makers)
        self.payments.setVisible(part is Part.PAYMENTS)
        self.misprints.setVisible(part is Part.MISPRINTS)
        if part in makers:
            self.blocks.show_blocks(makers[part]())
        elif part is Part.PAYMENTS:
            self.payments.show_grids(payment_grids(rules, words))
        else:
            self.misprints.show_grid(misprints_grid(words))

    def _intro(self, part: Part, words: Words) -> str:
        if part is Part.OVERVIEW:
            return self.tr("Choose a row to see what it asks for, what it is worth, and a hand that earns it.")
        if part is Part.PAYMENTS:
            return self.tr("Worked out by the rules in force; the options change them too.")
        if part is Part.OPTIONS:
            return self.tr("What the rules leave to the players. A tick marks what is in force.")
        if part is Part.DOUBTS:
            return self.tr("What the page leaves open, and how it is played here.")
        return words.text("misprints", "intro")


class Area(FadingArea):
    """What a page scrolls in."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(theme, "paper")
        self.setWidget(view)
        self.setProperty("role", "clear")
        self.follow_bar()
        self._view = view
        self.verticalScrollBar().rangeChanged.connect(self._leave_room)
        self._leave_room(0, 0)

    def _leave_room(self, least: int, most: int) -> None:
        layout = self._view.layout()
        assert layout is not None
        bar = self.verticalScrollBar().sizeHint().width() if most > least else 0
        layout.setContentsMargins(0, 0, max(0, BAR - bar), 0)
