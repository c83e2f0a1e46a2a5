"""A correction: what changes for each player, the counters from now on, and what it is for."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from mahjong_desktop.core.table import PLAYERS
from mahjong_desktop.gui.controls import FlowLayout, Stepper
from mahjong_desktop.gui.controls.number_box import NumberBox
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.deal_editor import DealEditor
from mahjong_desktop.models.numbers import signed

MOST = 1_000_000


class AdjustmentForm(QWidget):
    """Four numbers that sum to zero, a note, and where the variant has them counters and deposits."""

    def __init__(self, deal: DealEditor, around: Surroundings) -> None:
        super().__init__()
        self._deal = deal
        self._around = around
        self.changes = [NumberBox() for _ in PLAYERS]
        self._names = [QLabel() for _ in PLAYERS]
        self.sum = QLabel()
        self.sum.setProperty("role", "caption")
        self.wrong = QLabel()
        self.wrong.setProperty("role", "error")
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setWordWrap(True)
        self.note = QLineEdit()
        self.honba = Stepper(around.theme)
        self.sticks = Stepper(around.theme)
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(Space.M)
        form.setVerticalSpacing(Space.S)
        for name, field in zip(self._names, self.changes, strict=True):
            name.setTextFormat(Qt.TextFormat.PlainText)
            name.setBuddy(field)
            field.setRange(-MOST, MOST)
            field.setSingleStep(100)
            field.setMinimumWidth(140)
            field.valueChanged.connect(self._enter)
            form.addRow(name, field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addLayout(form)
        column.addWidget(self.sum)
        column.addWidget(self.wrong)
        column.addWidget(self.note)
        counters = FlowLayout(gap=Space.M, row_gap=Space.XS)
        counters.addWidget(self.honba)
        counters.addWidget(self.sticks)
        column.addLayout(counters)
        self.note.textEdited.connect(deal.set_note)
        self.honba.changed.connect(self._count)
        self.sticks.changed.connect(self._count)

    def _enter(self) -> None:
        self._deal.set_changes(tuple(field.value() for field in self.changes))

    def _count(self) -> None:
        state = self._deal.state
        honba, sticks = self.honba.value(), self.sticks.value()
        self._deal.set_counters(honba if honba != state.honba else None, sticks if sticks != state.sticks else None)

    def follow(self) -> None:
        """Show the draft."""
        draft = self._deal.draft
        assert draft is not None
        words = self._around.language.words(self._deal.game.ruleset.id)
        form, state = self._deal.game.ruleset.flow.form, self._deal.state
        for name, field, label, change in zip(
            self._deal.game.players, self.changes, self._names, draft.changes, strict=True
        ):
            label.setText(name)
            field.setAccessibleName(name)
            with QSignalBlocker(field):
                field.setValue(change)
        total = sum(draft.changes)
        self.sum.setText(self.tr("Sum: {sum}").format(sum=signed(total)))
        self.sum.setVisible(not total)
        self.wrong.setText(self.tr("Sum: {sum} ≠ 0. The four numbers must sum to zero.").format(sum=signed(total)))
        self.wrong.setVisible(bool(total))
        self.note.setPlaceholderText(self.tr("What it is for"))
        self.note.setAccessibleName(self.tr("What it is for"))
        if self.note.text() != draft.note:
            self.note.setText(draft.note)
        for stepper, key, present, wished, asked in (
            (self.honba, "honba", state.honba, draft.honba, form.honba),
            (self.sticks, "riichi_sticks", state.sticks, draft.sticks, form.riichi),
        ):
            texts = {name: words.text("counters", key, name) for name in ("name", "less", "more")}
            stepper.set_label(texts["name"], less=texts["less"], more=texts["more"])
            stepper.setVisible(asked)
            stepper.set_value(present if wished is None else wished)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.changes, self.note, self.honba, self.sticks
