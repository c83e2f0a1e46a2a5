"""The table page: seats and ledger at the left, the deal that is entered and the figures at the right."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop.core.table import PLAYERS, Player, TableState
from mahjong_desktop.gui.controls import FlowLayout, PopupButton
from mahjong_desktop.gui.controls.fading_area import FadingArea
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.deal_words import round_text
from mahjong_desktop.gui.table.elided_label import ElidedLabel
from mahjong_desktop.gui.table.game_menu import GameMenu
from mahjong_desktop.gui.table.ledger_view import LedgerView
from mahjong_desktop.gui.table.record_panel import RecordPanel
from mahjong_desktop.gui.table.result_card import ResultCard
from mahjong_desktop.gui.table.score_chart import ScoreChart
from mahjong_desktop.gui.table.seat_card import SeatCard
from mahjong_desktop.gui.table.statistics_card import StatisticsCard
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.help.report import MINUS
from mahjong_desktop.models.deal_draft import DealKind
from mahjong_desktop.models.deal_editor import DealEditor
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.hand_editor import HandEditor

RIGHT_WIDTH = 388
"""The least width of the column with the deal that is entered."""


class TablePage(QWidget):
    """A game. Without one it shows `empty`, which begins or opens one."""

    tiles_wanted = Signal()

    def __init__(
        self, games: GameEditor, deal: DealEditor, hand: HandEditor, around: Surroundings, empty: QWidget
    ) -> None:
        super().__init__()
        self._games = games
        self._deal = deal
        self._around = around
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.pills = [QLabel() for _ in range(2)]
        self.kept = ElidedLabel()
        self.game_menu = GameMenu()
        self.game_button = PopupButton(around.theme, self.game_menu)
        self.seats = [SeatCard(around) for _ in PLAYERS]
        self.steps: dict[DealKind, QPushButton] = {kind: QPushButton() for kind in DealKind if kind is not DealKind.END}
        self.undo = QPushButton()
        self.redo = QPushButton()
        self.ledger = LedgerView(games, around)
        self.record = RecordPanel(deal, hand, around)
        self.chart = ScoreChart(games, around)
        self.statistics = StatisticsCard(games, around)
        self.result = ResultCard(games, around)
        self.refusal = QLabel()
        self._stack = QStackedWidget()
        self._stack.addWidget(empty)
        self._stack.addWidget(self._lay_out())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(Space.XL, Space.M, Space.XL, Space.M)
        whole.addWidget(self._stack)
        self._connect()
        self.follow()

    # --- layout

    def _lay_out(self) -> QWidget:
        left = QVBoxLayout()
        left.setSpacing(Space.M)
        for part in (self._header(), self._seats(), self._buttons()):
            left.addLayout(part)
        left.addWidget(self.refusal)
        left.addWidget(self.ledger, 1)
        figures = QWidget()
        column = QVBoxLayout(figures)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        for widget in (self.result, self.chart, self.statistics):
            column.addWidget(widget)
        column.addStretch(1)
        self._figures = FadingArea(self._around.theme, "paper")
        self._figures.setWidget(figures)
        self._figures.follow_bar()
        self._right = QStackedWidget()
        self._right.addWidget(self._figures)
        self._right.addWidget(self.record)
        self._right.setMinimumWidth(RIGHT_WIDTH)
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.L)
        row.addLayout(left, 5)
        row.addWidget(self._right, 3)
        return page

    def _header(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(Space.M)
        self.kept.setProperty("role", "muted")
        self.kept.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for label in (self.title, *self.pills, self.refusal):
            label.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(self.title)
        for pill in self.pills:
            pill.setProperty("role", "pill")
            row.addWidget(pill)
        row.addWidget(self.kept, 1)
        row.addWidget(self.game_button)
        self.refusal.setProperty("role", "error")
        self.refusal.setWordWrap(True)
        return row

    def _seats(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(Space.M)
        for player, card in enumerate(self.seats):
            grid.addWidget(card, player // 2, player % 2)
        return grid

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(Space.S)
        flow = FlowLayout(gap=Space.S, row_gap=Space.S)
        for button in self.steps.values():
            button.setCheckable(True)
            flow.addWidget(button)
        row.addLayout(flow, 1)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        return row

    # --- what happens

    def _connect(self) -> None:
        for player, card in enumerate(self.seats):
            card.clicked.connect(partial(self._point_at, player))
            card.riichi_switched.connect(partial(self._switch_riichi, player))
        for kind, button in self.steps.items():
            button.clicked.connect(partial(self._begin, kind))
        self.game_menu.stop.connect(partial(self._begin, DealKind.END))
        self.undo.clicked.connect(self._games.undo)
        self.redo.clicked.connect(self._games.redo)
        self.ledger.edit_wanted.connect(self._deal.edit)
        self.ledger.delete_wanted.connect(self._games.remove)
        self.record.tiles_wanted.connect(self.tiles_wanted)
        self._games.refused.connect(self.refuse)
        self._games.changed.connect(self.follow)
        self._deal.changed.connect(self._follow_deal)
        self._around.language.changed.connect(self.follow)
        self._around.houses.changed.connect(self.follow)
        self._around.preferences.changed.connect(self.follow)

    def _begin(self, kind: DealKind, _: bool = False) -> None:
        self.refuse(None)
        self._deal.begin(kind)

    def _point_at(self, player: Player, _: bool = False) -> None:
        """A seat was clicked: the winner first, then who discarded; the winner again is a self-draw."""
        draft = self._deal.draft
        game = self._games.game
        if game is None or (game.finished and draft is None):
            return
        if draft is None:
            self._deal.begin(DealKind.WIN, player)
        elif draft.kind is DealKind.DRAW:
            self._deal.toggle_tenpai(player)
        elif draft.kind is DealKind.CHOMBO:
            self._deal.choose_culprit(player)
        elif draft.kind is DealKind.WIN:
            if not draft.wins:
                self._deal.choose_winner(player)
            else:
                self._deal.choose_source(None if player in draft.winners else player)

    def _switch_riichi(self, player: Player) -> None:
        """In an old deal that is being edited its own deposits are meant."""
        if self._deal.draft is None:
            self._games.toggle_riichi(player)
        else:
            self._deal.toggle_riichi(player)

    def refuse(self, error: object) -> None:
        """Say why something cannot be; None: it can."""
        game = self._games.game
        words = self._around.language.words(None if game is None else game.ruleset.id)
        self.refusal.setText("" if error is None else words.error(error))  # type: ignore[arg-type]
        self.refusal.setVisible(error is not None)

    # --- what is shown

    def follow(self) -> None:
        """Show the game as it stands."""
        game = self._games.game
        self._stack.setCurrentIndex(int(game is not None))
        self.refuse(None)
        if game is None:
            return
        form = game.ruleset.flow.form
        self._reword_buttons()
        for kind, button in self.steps.items():
            button.setEnabled(not game.finished)
            button.setVisible(kind is not DealKind.CHOMBO or form.chombo)
        self.game_menu.stop_step.setEnabled(not game.finished)
        self.undo.setEnabled(self._games.history.can_undo())
        self.redo.setEnabled(self._games.history.can_redo())
        self.result.setVisible(game.finished)
        self._follow_deal()

    def _reword_buttons(self) -> None:
        texts = {
            DealKind.WIN: self.tr("Win"),
            DealKind.DRAW: self.tr("Draw"),
            DealKind.CHOMBO: self.tr("Penalty"),
            DealKind.ADJUSTMENT: self.tr("Correction"),
        }
        for kind, text in texts.items():
            self.steps[kind].setText(text)
        self.game_menu.reword()
        self.game_button.set_texts(self.tr("Game"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))

    def _follow_deal(self) -> None:
        game, draft = self._games.game, self._deal.draft
        if game is None:
            return
        self._right.setCurrentIndex(int(draft is not None))
        self._mark_step(None if draft is None else draft.kind)
        words = self._around.language.words(game.ruleset.id)
        editing = draft is not None and self._deal.edited is not None
        state, locale = self._deal.state if editing else game.table, QLocale(self._around.language.code)
        self._head(state, editing)
        self.ledger.table.mark(self._deal.edited if editing else None)
        riichi = self._games.riichi if draft is None else draft.riichi
        for player, card in enumerate(self.seats):
            seat, name = words.wind(state.seat(player)), game.players[player]
            dealer = self.tr("dealer") if state.dealer == player and (editing or not game.finished) else ""
            points = locale.toString(state.scores[player]).replace("-", MINUS)
            card.show_player(state.seat(player), seat, name, points, dealer=dealer, mark=self._mark(player))
            asked = game.ruleset.flow.form.riichi and (editing or not game.finished)
            label = self.tr("Riichi: {name}").format(name=name)
            card.show_riichi(self.tr("Riichi"), asked=asked, on=player in riichi, name=label)

    def _head(self, state: TableState, editing: bool) -> None:
        """Which deal the seats show, and what lies on the table before it."""
        game = self._deal.game
        words = self._around.language.words(game.ruleset.id)
        place = round_text(state, words)
        if editing:
            place = self.tr("Editing {deal}").format(deal=place)
        kept = self.tr("%n deal(s) · saved", "", game.deal_count) + f" · {self._around.rules_text(game.ruleset)}"
        self.kept.setText(kept)
        self.kept.setVisible(not editing)
        self.title.setText(self.tr("End of the game") if game.finished and not editing else place)
        counts = (("honba", state.honba), ("riichi_sticks", state.sticks))
        for pill, (counter, number) in zip(self.pills, counts, strict=True):
            pill.setText(f"{words.text('counters', counter, 'name')}: {number}")
            # the title of an edited deal says its counters, and the heading needs the room
            pill.setVisible(number > 0 and not editing)

    def _mark_step(self, kind: DealKind | None) -> None:
        """The step that is being taken stands out; before one is, that which is taken most."""
        for step, button in self.steps.items():
            button.setChecked(step is kind)
            variant = "primary" if step is (kind or DealKind.WIN) else None
            if button.property("variant") != variant:
                button.setProperty("variant", variant)
                # a style sheet looks at properties only when it is told to
                button.style().unpolish(button)
                button.style().polish(button)

    def _mark(self, player: Player) -> str:
        """What a player is in the deal that is being entered."""
        draft = self._deal.draft
        if draft is None:
            return ""
        if player in draft.winners:
            return self.tr("wins")
        return self.tr("discarded") if draft.source == player and draft.kind is DealKind.WIN else ""

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        seats = (one for card in self.seats for one in (card, card.riichi))
        return (
            self.game_button,
            *seats,
            *self.steps.values(),
            self.undo,
            self.redo,
            *self.ledger.parts(),
            *self.record.parts(),
            *self.result.parts(),
            *self.chart.parts(),
            *self.statistics.parts(),
        )
