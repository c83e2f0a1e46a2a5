"""How a game goes from deal to deal: what every variant shares. Each variant's own part is in its folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.table import (
    NOTHING,
    Adjustment,
    Amounts,
    Chombo,
    Deal,
    DrawDeal,
    Final,
    Played,
    TableState,
    WinDeal,
    WinnerOfDeal,
    WonHand,
    added,
)
from mahjong_desktop.rules.deal_form import DealForm
from mahjong_desktop.rules.figures import Figures
from mahjong_desktop.rules.options import Value, number


class Scorer(Protocol):
    """What a flow needs of its ruleset."""

    @property
    def values(self) -> Mapping[str, Value]:
        """The value of every option."""

    def score(self, hand: Hand, situation: Situation) -> Score:
        """The score of a hand."""

    def score_value(self, figures: Figures, situation: Situation) -> Score:
        """The score of a value alone."""


class Flow(ABC):
    """A variant's game under chosen rules: a deal and the state before it give the state after it."""

    def __init__(self, ruleset: Scorer) -> None:
        self._ruleset = ruleset
        self.values = ruleset.values
        self.form = self.make_form()

    @abstractmethod
    def make_form(self) -> DealForm:
        """What can be entered for a deal."""

    @abstractmethod
    def final(self, state: TableState) -> Final:
        """The result of a game that ended so."""

    @abstractmethod
    def _win(self, state: TableState, deal: WinDeal) -> Played: ...

    @abstractmethod
    def _draw(self, state: TableState, deal: DrawDeal) -> Played: ...

    def _chombo(self, state: TableState, deal: Chombo) -> Played:
        """Where the form allows one, the variant says what it costs."""
        raise NotImplementedError

    def number(self, name: str) -> int:
        """The value of a numeric option."""
        return number(self.values, name)

    @property
    def money_unit(self) -> int:
        """The points that players agree an amount of money for."""
        return 1000

    def start(self) -> TableState:
        """How a game begins."""
        return TableState((self.number("start"),) * 4)

    def play(self, state: TableState, deal: Deal) -> Played:
        """What comes of a deal; a MahjongError if it cannot be entered or a hand has no score."""
        self.form.check(deal)
        match deal:
            case WinDeal():
                return _repeated(self._win(state, deal))
            case DrawDeal():
                return _repeated(self._draw(state, deal))
            case Chombo():
                return self._chombo(state, deal)
            case Adjustment():
                return self._adjustment(state, deal)
        return Played(state, deal, NOTHING, state, ended=True)

    def _adjustment(self, state: TableState, deal: Adjustment) -> Played:
        """Dealer and streak stay, and it never ends a game."""
        honba = state.honba if deal.honba is None else deal.honba
        sticks = state.sticks if deal.sticks is None else deal.sticks
        scores = added(state.scores, deal.changes)
        after = replace(state, scores=scores, honba=honba, carried=min(state.carried, honba), sticks=sticks)
        return Played(state, deal, deal.changes, after)

    # --- what the variants' deals are made of

    def situation(self, state: TableState, win: WinnerOfDeal, dealer_wins: int = 0, sticks: int = 0) -> Situation:
        """How the hand was won: seats and table from the game, circumstances and indicators from the hand."""
        won = win.won or _NO_TILES
        return Situation(
            self_draw=win.source is None,
            seat_wind=state.seat(win.winner),
            round_wind=state.round_wind,
            source=None if win.source is None else state.seat(win.source),
            circumstances=won.circumstances,
            dealer_wins=dealer_wins,
            discards=won.discards,
            dora=won.dora,
            ura_dora=won.ura_dora,
            honba=state.honba,
            riichi_sticks=sticks,
            liable=None if win.liable is None else state.seat(win.liable),
        )

    def _score(self, win: WinnerOfDeal, situation: Situation) -> Score:
        if win.figures is not None:
            return self._ruleset.score_value(win.figures, situation)
        assert win.won is not None
        return self._ruleset.score(win.won.hand, situation)


_NO_TILES = WonHand(Hand())


def paid(state: TableState, scores: tuple[Score, ...]) -> Amounts:
    """What the hands' payments change for each player."""
    payments = (payment for score in scores for payment in score.settlement.payments)
    # in a game somebody has always discarded: no payer is unknown
    return state.by_player((payment.seat, payment.change) for payment in payments if payment.seat is not None)


def _repeated(played: Played) -> Played:
    """Where East stays East, one more of his deals is over."""
    state, after = played.state, played.after
    if after.dealer != state.dealer or after.rounds_over != state.rounds_over:
        return played
    return replace(played, after=replace(after, repeats=state.repeats + 1))


def deal_passed(state: TableState) -> TableState:
    """East's right neighbour is the next East; after the fourth deal a new round begins."""
    rounds_over = state.rounds_over + (state.number == 4)
    return replace(state, dealer=(state.dealer + 1) % 4, rounds_over=rounds_over, dealer_wins=0, repeats=0)
