"""A riichi game from deal to deal.

Source: the page on the end of a riichi hand; the numbers are the rows of its table in the rules (section 2). The order
after a deal: hands, counters' payments, deposits, noten payments, bust, counters, winds and rounds, the end.
"""

from __future__ import annotations

from dataclasses import replace

from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.table import (
    DEPOSIT,
    NOTHING,
    PLAYERS,
    Amounts,
    Chombo,
    DrawDeal,
    DrawKind,
    Final,
    Played,
    Player,
    TableState,
    WinDeal,
    WinnerOfDeal,
    added,
)
from mahjong_desktop.core.values import changed
from mahjong_desktop.rules.deal_form import DealForm
from mahjong_desktop.rules.flow import Flow, deal_passed, paid
from mahjong_desktop.rules.riichi.final import final, is_bust, is_over
from mahjong_desktop.rules.riichi.fixed_payments import chombo_payments, nagashi_payments, noten_payments

ABORTIVE = (DrawKind.NINE_TERMINALS, DrawKind.FOUR_KONGS, DrawKind.FOUR_WINDS, DrawKind.FOUR_RIICHI)
"""The draws with an option of their name."""


class RiichiFlow(Flow):
    """Deposits, counters, ready hands, an extension while nobody has enough, uma and oka."""

    def make_form(self) -> DealForm:
        abortive = tuple(kind for kind in ABORTIVE if self.values[kind.value])
        if self.values["triple_ron"] == "abort":
            abortive = (*abortive, DrawKind.TRIPLE_RON)
        return DealForm(
            draw_kinds=(DrawKind.EXHAUSTIVE, *abortive),
            most_winners=self._most_winners(),
            riichi=True,
            honba=True,
            tenpai=True,
            nagashi=bool(self.values["nagashi_mangan"]),
            chombo=True,
        )

    def _most_winners(self) -> int:
        """Where the nearest player alone wins, he alone is entered."""
        if self.values["multi_ron"] == "nearest":
            return 1
        return 3 if self.values["triple_ron"] == "all" else 2

    def final(self, state: TableState) -> Final:
        return final(state, self.values)

    # --- a win

    def _win(self, state: TableState, deal: WinDeal) -> Played:
        sticks = self._sticks_won(state, deal)
        nearest = deal.in_turn()[0]
        wins = tuple(self._score_of(state, win, win.winner == nearest, sticks[win.winner]) for win in deal.wins)
        changes = added(paid(state, wins), _deposits(deal.riichi))
        scores = added(state.scores, changes)
        if state.dealer in deal.winners:
            # row 6: of the counters a new East keeps only those that he laid himself
            honba, in_a_row = state.honba - state.carried + 1, state.dealer_wins + 1
            after = replace(state, scores=scores, honba=honba, carried=0, sticks=0, dealer_wins=in_a_row)
        else:
            after = deal_passed(replace(state, scores=scores, honba=0, carried=0, sticks=0))
        return Played(state, deal, changes, after, is_over(state, after, self.values), wins)

    def _sticks_won(self, state: TableState, deal: WinDeal) -> dict[Player, int]:
        """Row 4: all deposits go to the winner nearest the discarder's right; by option others get their own back."""
        nearest, *others = deal.in_turn()
        own_back = self.values["deposits"] == "nearest_own_back"
        won = {winner: int(own_back and winner in deal.riichi) for winner in others}
        return {nearest: state.sticks + len(deal.riichi) - sum(won.values()), **won}

    def _score_of(self, state: TableState, win: WinnerOfDeal, is_nearest: bool, sticks: int) -> Score:
        """Row 5: each winner gets the counters' points, or the nearest alone.

        The others' hands are scored with them first: so many counters may ask for two han all the same. No reading of
        one han brings more than one of two, so that the same reading counts without them.
        """
        situation = self.situation(state, win, sticks=sticks)
        score = self._score(win, situation)
        if is_nearest or not state.honba or self.values["honba_winners"] == "each":
            return score
        return self._score(win, changed(situation, honba=0))

    # --- a draw

    def _draw(self, state: TableState, deal: DrawDeal) -> Played:
        deposited = replace(state, sticks=state.sticks + len(deal.riichi))
        if deal.kind is DrawKind.EXHAUSTIVE:
            return self._exhaustive(state, deposited, deal)
        # row 3: the same East deals again; row 10: it never ends a game
        changes = _deposits(deal.riichi)
        after = replace(deposited, scores=added(state.scores, changes), honba=state.honba + 1)
        return Played(state, deal, changes, after)

    def _exhaustive(self, state: TableState, deposited: TableState, deal: DrawDeal) -> Played:
        """Rows 2, 6 and 8: payments for ready hands, counters, winds."""
        changes = added(_deposits(deal.riichi), self._draw_payments(state, deal))
        east_ready = state.dealer in deal.tenpai
        honba = state.honba + (east_ready or self.values["honba_on_draw"] == "every_draw")
        after = replace(deposited, scores=added(state.scores, changes), honba=honba)
        if not (east_ready and self.values["dealer_stays"] == "win_or_tenpai"):
            carried = honba if self.values["carried_honba"] == "leave" else 0
            after = deal_passed(replace(after, carried=carried))
        return Played(state, deal, changes, after, is_over(state, after, self.values))

    def _draw_payments(self, state: TableState, deal: DrawDeal) -> Amounts:
        """Row 14: nagashi mangan takes the place of the noten payments."""
        if deal.nagashi:
            return added(*(nagashi_payments(player, state.dealer) for player in sorted(deal.nagashi)))
        return noten_payments(deal.tenpai, self.number("noten_total"))

    # --- a mistake

    def _chombo(self, state: TableState, deal: Chombo) -> Played:
        """Row 13: the deal is played again, with the counters as they are; its deposits were returned."""
        if self.values["chombo"] == "points_at_end":
            mistakes = tuple(count + (player == deal.player) for player, count in enumerate(state.chombo))
            return Played(state, deal, NOTHING, replace(state, chombo=mistakes))
        changes = chombo_payments(deal.player, state.dealer)
        after = replace(state, scores=added(state.scores, changes))
        return Played(state, deal, changes, after, is_bust(after.scores, self.values))


def _deposits(riichi: frozenset[Player]) -> Amounts:
    return tuple(-DEPOSIT * (player in riichi) for player in PLAYERS)
