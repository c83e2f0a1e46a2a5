"""The score panel: headline, payments, breakdown; or the waits; or what is missing."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mahjong_desktop.gui.breakdown_view import ROW_HEIGHT, BreakdownView
from mahjong_desktop.gui.controls import Card, FlowLayout, Headline, PaymentRow
from mahjong_desktop.gui.controls.announce import announce
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.gui.wait_button import WaitButton
from mahjong_desktop.help.report import payer_name
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.numbers import signed
from mahjong_desktop.models.score_model import ScoreModel
from mahjong_desktop.models.summary import headline, summary
from mahjong_desktop.models.win_models import PaymentsModel, WaitsModel


class ScorePanel(Card):
    """Always live."""

    pointed = Signal(tuple)
    """The places of the tiles that earned the row that is pointed at."""

    def __init__(self, editor: HandEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._editor = editor
        self._around = around
        theme, language = around.theme, around.language
        self._payments = PaymentsModel(editor, language, self)
        self._waits = WaitsModel(editor, language, self)
        self.headline = Headline(theme)
        self.payment_row = PaymentRow(theme)
        self.notes = QLabel()
        self.breakdown = BreakdownView(ScoreModel(editor, language, self), theme)
        self._wait_flow = FlowLayout(gap=Space.S, row_gap=Space.S)
        self.wait_buttons: list[WaitButton] = []
        self._lay_out()
        editor.changed.connect(self._follow)
        language.changed.connect(self._reword)
        around.preferences.changed.connect(self._follow)
        self.breakdown.pointed.connect(self.pointed)
        self._reword()

    def _lay_out(self) -> None:
        self.notes.setProperty("role", "caption")
        self.notes.setTextFormat(Qt.TextFormat.PlainText)
        self.notes.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addWidget(self.headline)
        column.addWidget(self.payment_row)
        column.addWidget(self.notes)
        column.addLayout(self._wait_flow)
        column.addWidget(self.breakdown, 1)
        self._stretch = QWidget()
        column.addWidget(self._stretch, 1)

    def least_height(self, width: int, rows: int) -> int:
        """What it needs at this width to say how much, who pays, and so many rows."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        more = 0 if self.breakdown.isHidden() else rows - self.breakdown.least_rows
        return layout.totalHeightForWidth(width) + more * ROW_HEIGHT

    def set_short(self, short: bool) -> None:
        """Keep less free above and below, in a column with little height."""
        edge = Space.S if short else Space.L
        self.setContentsMargins(Space.L, edge, Space.L, edge)

    def _reword(self) -> None:
        self.setAccessibleName(self.tr("Score"))
        self.breakdown.setAccessibleName(self.tr("Rows of the score"))
        self._follow()

    def _follow(self) -> None:
        outcome = self._editor.outcome
        words = self._around.language.words(self._editor.ruleset.id)
        said = summary(outcome, self._editor.entry.problems, words)
        before = self.headline.text()
        if said.figures:
            self.headline.set_score(said.figures, said.total)
        else:
            self.headline.set_sentence(said.sentence, error=said.is_error, leads=bool(self._waits.rows))
        if (said.figures or said.is_error) and self.headline.text() != before:
            announce(self.headline, self.headline.text())
        scored = bool(said.figures)
        if scored:
            unknown = self.tr("pays if it was this player’s discard")
            self.payment_row.set_payments([(row.name, row.change) for row in self._payments.rows], unknown)
        self.payment_row.setVisible(scored)
        self.notes.setText(self._notes() if scored else "")
        self.notes.setVisible(bool(self.notes.text()))
        self.breakdown.setVisible(scored)
        self._stretch.setVisible(not scored)
        self._show_waits()

    def _notes(self) -> str:
        """What the cards cannot say: who pays when nobody said who discarded, what the table adds, other readings.

        Those have their rows at the end of the breakdown, which is often out of sight.
        """
        score = self._editor.outcome.score
        assert score is not None
        words = self._around.language.words(self._editor.ruleset.id)
        unknown = [payment for payment in score.settlement.payments if payment.seat is None]
        parts = [f"{payer_name(payment, words)} {signed(payment.change)}" for payment in unknown]
        parts += [f"{words.row(name)} {signed(units)}" for name, units in score.settlement.extras]
        if score.others:
            best = headline(score.others[0], words)
            parts.append(words.text("sentences", "other_ways", count=len(score.others), figures=best))
        text = " · ".join(parts)
        return text[:1].upper() + text[1:]

    def _show_waits(self) -> None:
        rows = self._waits.rows
        while len(self.wait_buttons) < len(rows):
            button = WaitButton(self._around.theme, self._around.pictures)
            number = len(self.wait_buttons)
            button.clicked.connect(lambda _=False, number=number: self._complete(number))
            self.wait_buttons.append(button)
            self._wait_flow.addWidget(button)
        for button in self.wait_buttons[len(rows) :]:
            button.hide()
        for button, row in zip(self.wait_buttons, rows, strict=False):
            button.show_row(row, self._around.index_of(row.tile))
            button.show()

    def _complete(self, number: int) -> None:
        self._editor.complete_with(self._waits.rows[number].tile)
