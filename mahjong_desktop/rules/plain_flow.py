"""A game of so many rounds, without deposits and counters: Taiwanese and Japanese Classical."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from mahjong_desktop.core.table import NOTHING, DrawDeal, Final, Played, TableState, WinDeal, added, ranking
from mahjong_desktop.rules.flow import Flow, deal_passed, paid


class PlainFlow(Flow):
    """East stays when he wins; the game ends when the option `rounds` is played through."""

    def _win(self, state: TableState, deal: WinDeal) -> Played:
        scores = tuple(self._score(win, self.situation(state, win)) for win in deal.wins)
        changes = paid(state, scores)
        after = replace(state, scores=added(state.scores, changes), dealer_wins=state.dealer_wins + 1)
        if state.dealer not in deal.winners:
            after = deal_passed(after)
        return Played(state, deal, changes, after, self._is_over(after), scores)

    def _draw(self, state: TableState, deal: DrawDeal) -> Played:
        after = self.after_draw(state)
        return Played(state, deal, NOTHING, after, self._is_over(after))

    @abstractmethod
    def after_draw(self, state: TableState) -> TableState:
        """Who deals after a deal that nobody won; nothing is paid."""

    def _is_over(self, after: TableState) -> bool:
        return after.rounds_over >= self.number("rounds")

    def final(self, state: TableState) -> Final:
        return Final(state.scores, ranking(state.scores))
