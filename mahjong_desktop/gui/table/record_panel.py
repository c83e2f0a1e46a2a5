"""The deal that is being entered, and what would come of it before it is saved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.core.table import DEPOSIT, PLAYERS, Played
from mahjong_desktop.gui.controls import Card, Headline, PaymentRow
from mahjong_desktop.gui.controls.fading_area import FadingArea
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.adjustment_form import AdjustmentForm
from mahjong_desktop.gui.table.deal_words import deal_text, gap_text, next_text, title_text, win_text
from mahjong_desktop.gui.table.draw_form import DrawForm
from mahjong_desktop.gui.table.player_chips import PlayerChips
from mahjong_desktop.gui.table.win_form import WinForm
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.help.report import headline_figures
from mahjong_desktop.models.deal_draft import DealDraft, DealKind, Gap
from mahjong_desktop.models.deal_editor import DealEditor
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.numbers import signed
from mahjong_desktop.models.summary import headline, total

LOW = 640
"""A panel that is no higher is low: that of a window of 1024 × 700, and of a full HD screen at 200 %."""
HEADLINE = 42
"""Lower than on the hand page: what is asked needs the room."""


class _Questions(QWidget):
    """What is asked; tells when it may have another height."""

    rearranged = Signal()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.rearranged.emit()
        return done


class RecordPanel(Card):
    """Questions above, who pays whom below, then the buttons."""

    tiles_wanted = Signal()
    saved = Signal()

    def __init__(self, deal: DealEditor, hand: HandEditor, around: Surroundings) -> None:
        super().__init__(around.theme, padding=Space.L)
        self._deal = deal
        self._hand = hand
        self._around = around
        theme = around.theme
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.win = WinForm(deal, hand, around)
        self.draw = DrawForm(deal, around)
        self.culprit = PlayerChips(theme)
        self.adjustment = AdjustmentForm(deal, around)
        self.headline = Headline(theme, most=HEADLINE)
        self.hands = QLabel()
        self.payments = PaymentRow(theme)
        self.notes = QLabel()
        self.next = QLabel()
        self.add_winner = QPushButton()
        self.cancel = QPushButton()
        self.save = QPushButton()
        self.save.setProperty("variant", "primary")
        self.others = PlayerChips(theme, several=True)
        self._asked = False
        self._lay_out()
        self._connect()
        self.follow()

    def _lay_out(self) -> None:
        for label in (self.notes, self.next):
            label.setProperty("role", "caption")
            label.setWordWrap(True)
        self.hands.setProperty("role", "title")
        self.hands.setWordWrap(True)
        for label in (self.title, self.hands, self.notes, self.next):
            label.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        questions = _Questions()
        asked = QVBoxLayout(questions)
        asked.setContentsMargins(0, 0, 0, 0)
        asked.setSpacing(Space.M)
        for part in (self.win, self.draw, self.culprit, self.adjustment, self.others):
            asked.addWidget(part)
        asked.addStretch(1)
        self._columns = (column, asked)
        self._scroll = scroll = FadingArea(self._around.theme, "card")
        scroll.setProperty("role", "clear")
        scroll.setWidget(questions)
        scroll.follow_bar()
        questions.rearranged.connect(scroll.spare_bar)
        column.addWidget(self.title)
        column.addWidget(scroll, 1)
        # what comes of it and the buttons stay in sight however much is asked
        for below in (self.headline, self.hands, self.payments):
            column.addWidget(below)
        said = QVBoxLayout()
        said.setSpacing(Space.XS)
        said.addWidget(self.notes)
        said.addWidget(self.next)
        column.addLayout(said)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.S)
        buttons.addWidget(self.add_winner)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.save)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self._deal.changed.connect(self.follow)
        self._around.language.changed.connect(self.follow)
        self.win.tiles_wanted.connect(self.tiles_wanted)
        self.culprit.chosen.connect(self._deal.choose_culprit)
        self.others.chosen.connect(self._add)
        self.add_winner.clicked.connect(self._ask_for_others)
        self.cancel.clicked.connect(self._deal.cancel)
        self.save.clicked.connect(self._save)

    def _save(self) -> None:
        if self._deal.save():
            self.saved.emit()

    def _ask_for_others(self) -> None:
        self.others.setVisible(not self.others.isVisible())
        # once the layout has made room for it
        QTimer.singleShot(0, self, lambda: self._scroll.lead_to(self.others, (*self.win.rows, self.others)))

    def _add(self, player: int) -> None:
        draft = self._deal.draft
        assert draft is not None
        self.others.hide()
        if player in draft.winners:
            self._deal.drop_winner(player)
        else:
            self._deal.add_winner(player)

    # --- the present draft

    def follow(self) -> None:
        """Show what has been said so far; nothing where no deal is being entered."""
        draft = self._deal.draft
        if draft is None:
            self.others.hide()
            self._asked = False
            return
        forms: dict[DealKind, QWidget] = {
            DealKind.WIN: self.win,
            DealKind.DRAW: self.draw,
            DealKind.CHOMBO: self.culprit,
            DealKind.ADJUSTMENT: self.adjustment,
        }
        for kind, form in forms.items():
            form.setVisible(kind is draft.kind)
        self._reword(draft)
        if draft.kind is DealKind.WIN:
            self.win.follow()
        elif draft.kind is DealKind.DRAW:
            self.draw.follow()
        elif draft.kind is DealKind.CHOMBO:
            self.culprit.set_texts(self.tr("Whose mistake"), dict(enumerate(self._deal.game.players)))
            self.culprit.show_chosen([] if draft.culprit is None else [draft.culprit])
        elif draft.kind is DealKind.ADJUSTMENT:
            self.adjustment.follow()
        self._follow_outcome(draft)
        self._lead_on(draft)

    def _lead_on(self, draft: DealDraft) -> None:
        """Who won and from whom is known: what it is worth comes into sight."""
        asked = draft.kind is DealKind.WIN and self._deal.entering_hand
        if asked and not self._asked:
            # once the layout has made room for it
            QTimer.singleShot(0, self, lambda: self._scroll.lead_to(self.win.last, self.win.rows))
        self._asked = asked

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand closer together where there is little height."""
        super().resizeEvent(event)
        low = event.size().height() <= LOW
        edge = Space.M if low else Space.L
        self.setContentsMargins(Space.L, edge, Space.L, edge)
        for column in self._columns:
            column.setSpacing(Space.S if low else Space.M)

    def _reword(self, draft: DealDraft) -> None:
        words = self._around.language.words(self._deal.game.ruleset.id)
        place = deal_text(self._deal.state, self._deal.game, words)
        said = win_text(draft, self._deal.game, words) if draft.kind is DealKind.WIN else ""
        self.title.setText(f"{place} · {said or title_text(draft)}")
        self.cancel.setText(self.tr("Cancel"))
        self.save.setText(self.tr("Save"))
        self.save.setToolTip("Ctrl+Return")
        self.add_winner.setText(self.tr("Other winners…"))
        form = self._deal.game.ruleset.flow.form
        can_add = draft.kind is DealKind.WIN and draft.source is not None and form.most_winners > 1 and bool(draft.wins)
        self.add_winner.setVisible(can_add)
        if not can_add:
            self.others.hide()
        self.others.set_texts(self.tr("Everybody who won on this discard"), dict(enumerate(self._deal.game.players)))
        reasons = {draft.source: self.tr("This player discarded the tile.")} if draft.source is not None else {}
        if len(draft.wins) == 1:
            reasons[draft.wins[0].winner] = self.tr("One winner at least.")
        if len(draft.wins) >= form.most_winners:
            full = self.tr("These rules allow no more winners.")
            reasons |= {player: full for player in PLAYERS if player not in draft.winners}
        self.others.show_chosen(draft.winners, reasons)

    def _follow_outcome(self, draft: DealDraft) -> None:
        outcome = self._deal.outcome()
        played = outcome if isinstance(outcome, Played) else None
        words = self._around.language.words(self._deal.game.ruleset.id)
        for part in (self.payments, self.next):
            part.setVisible(played is not None)
        self.save.setEnabled(played is not None)
        if isinstance(outcome, Gap):
            self.headline.set_sentence(gap_text(outcome))
        elif played is None:
            assert not isinstance(outcome, Played)
            self.headline.set_sentence(words.error(outcome), error=True)
        self._show_score(draft, played)
        if played is None:
            return
        game = self._deal.game
        self.payments.set_payments(list(zip(game.players, played.changes, strict=True)))
        is_old = self._deal.edited is not None
        again = self.tr("This deal was entered before. What follows is played again.")
        self.next.setText(again if is_old else next_text(game, None if played.ended else played.after, words))

    def _show_score(self, draft: DealDraft, played: Played | None) -> None:
        """The figures of the hand that is being entered, and what the table adds."""
        words = self._around.language.words(self._deal.game.ruleset.id)
        wins = played.wins if played is not None else ()
        if len(wins) == 1:
            self.headline.set_score(headline_figures(wins[0], words), total(wins[0]))
        # a wrong sum is told where the numbers are
        self.headline.setVisible(len(wins) == 1 if played is not None else not sum(draft.changes))
        self.hands.setVisible(len(wins) > 1)
        winners = [self._deal.game.players[one] for one in draft.winners]
        hands = [f"{name}: {headline(score, words)}" for name, score in zip(winners, wins, strict=False)]
        self.hands.setText("\n".join(hands))
        parts = []
        for winner, score in zip(winners, wins, strict=False):
            whose = f"{winner}: " if len(wins) > 1 else ""
            parts += [f"{whose}{words.row(name)} {signed(amount)}" for name, amount in score.settlement.extras]
        names = [self._deal.game.players[one] for one in sorted(draft.riichi)]
        parts += [self.tr("{name} {amount} (riichi)").format(name=name, amount=signed(-DEPOSIT)) for name in names]
        self.notes.setText(" · ".join(parts))
        self.notes.setVisible(bool(parts) and played is not None)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        forms = (*self.win.parts(), *self.draw.parts(), *self.culprit.parts(), *self.adjustment.parts())
        return *forms, *self.others.parts(), self.add_winner, self.cancel, self.save
