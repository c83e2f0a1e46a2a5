"""The practice page: levels above, the hand on felt, the answer and the score below."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Chip, FlowLayout, OneOf
from mahjong_desktop.gui.controls.fading_area import FadingArea
from mahjong_desktop.gui.practice.answer_card import AnswerCard
from mahjong_desktop.gui.practice.record_card import RecordCard
from mahjong_desktop.gui.practice.task_panel import TaskPanel
from mahjong_desktop.gui.score_panel import ScorePanel
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.practice import PracticeEditor, Stage, entry_of

ANSWER_WIDTH = 404
"""The least width of the answer's card."""
LOW = 560
"""A page that is no higher is low: that of a full HD screen at 200 %."""


class PracticePage(QWidget):
    """A hand, an answer, the truth. `hand_wanted` once the hand editor holds the hand that was practised."""

    hand_wanted = Signal()

    def __init__(self, hand: HandEditor, around: Surroundings, hand_is_free: Callable[[], bool]) -> None:
        super().__init__()
        self._hand = hand
        self._around = around
        self._hand_is_free = hand_is_free
        self.editor = PracticeEditor(hand, around.preferences, Random(), self)  # noqa: S311  # no secret
        self.level_chips: list[Chip] = []
        self.record = QLabel()
        self.panel = TaskPanel(self.editor, around)
        self.answer = AnswerCard(self.editor, around)
        self.score = ScorePanel(self.editor.shown, around)
        self.tallies = RecordCard(self.editor, around)
        self.levels = QWidget()
        self._level_flow = FlowLayout(self.levels, gap=Space.S, row_gap=Space.XS)
        self._one_level = OneOf(self.levels)
        self._right = QStackedWidget()
        self._lay_out()
        self.score.pointed.connect(self.panel.model.light)
        self.answer.hand_wanted.connect(self._open_hand)
        self.answer.hinted.connect(self._show_hint)
        self.editor.changed.connect(self._follow)
        hand.rules_changed.connect(self._follow_rules)
        around.language.changed.connect(self._follow)
        self._follow()

    def _lay_out(self) -> None:
        self.record.setProperty("role", "muted")
        self.record.setTextFormat(Qt.TextFormat.PlainText)
        head = QHBoxLayout()
        head.setSpacing(Space.L)
        head.addWidget(self.levels, 1)
        head.addWidget(self.record)
        self._right.addWidget(self.tallies)
        self._right.addWidget(self.score)
        self.answer.setMinimumWidth(ANSWER_WIDTH)
        below = QHBoxLayout()
        below.setSpacing(Space.M)
        below.addWidget(self.answer, 4)
        below.addWidget(self._right, 6)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(Space.XL, Space.S, Space.XL, Space.M)
        column.setSpacing(Space.M)
        column.addLayout(head)
        column.addWidget(self.panel)
        column.addLayout(below, 1)
        self._area = area = FadingArea(self._around.theme, "paper")
        area.setProperty("role", "clear")
        area.setWidget(inside)
        area.follow_bar()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def parts(self) -> tuple[QWidget, ...]:
        """From the first to the last as one reads, for the Tab key."""
        return *self.level_chips, self.panel, *self.answer.parts(), self.score

    # --- what is shown

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.editor.visit()
        self._show_hand_button()
        self.answer.place_focus()

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """The focus of a page goes to where one types."""
        self.answer.place_focus()

    def _show_hint(self) -> None:
        # once the layout has made room for it
        QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self.answer.hint))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_rows()

    def _show_rows(self) -> None:
        """A low page scrolls as a whole, not its score within it."""
        known = self.editor.stage in (Stage.ANSWERED, Stage.SHOWN)
        self._right.setCurrentIndex(int(known))
        self.score.breakdown.set_whole(known and self.height() <= LOW)

    def _follow_rules(self) -> None:
        if self.isVisible():
            self.editor.visit()

    def _follow(self) -> None:
        editor = self.editor
        self._show_levels()
        tally = editor.tally()
        said = self.tr("{right} of {answered} right · {streak} in a row")
        said = said.format(right=tally.right, answered=tally.answered, streak=tally.streak)
        self.record.setText(said)
        self.record.setVisible(tally.answered > 0)
        self._show_rows()
        self._show_hand_button()
        if self.isVisible():
            self.answer.place_focus()

    def _show_levels(self) -> None:
        words = self._around.language.words(self.editor.ruleset.id)
        levels = self.editor.levels
        while len(self.level_chips) < len(levels):
            chip = Chip(self._around.theme)
            chip.switched.connect(partial(self._choose_level, len(self.level_chips)))
            self.level_chips.append(chip)
            self._level_flow.addWidget(chip)
            self._one_level.add(chip)
        for number, chip in enumerate(self.level_chips):
            chip.setVisible(number < len(levels))
            if number < len(levels):
                chip.setText(words.text("levels", levels[number].id, "name"))
                chip.setToolTip(words.text("levels", levels[number].id, "explanation"))
                chip.setChecked(levels[number] is self.editor.level)
                chip.setAccessibleName(self.tr("Level: {name}").format(name=chip.text()))
        self._one_level.settle()

    def _choose_level(self, number: int, _: bool) -> None:
        self.editor.choose_level(self.editor.levels[number].id)
        self._show_levels()

    # --- the hand page

    def _show_hand_button(self) -> None:
        """While the table waits for somebody's hand there, it is not overwritten."""
        free = self._hand_is_free()
        self.answer.hand_button.setEnabled(free)
        self.answer.hand_button.setToolTip("" if free else self.tr("The hand page holds a hand of the table."))

    def _open_hand(self) -> None:
        if self.editor.task is not None:
            self._hand.record(entry_of(self.editor.task))
            self.hand_wanted.emit()

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.answer.go_on()
        else:
            super().keyPressEvent(event)
