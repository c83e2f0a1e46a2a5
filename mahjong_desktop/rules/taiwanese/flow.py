"""A Taiwanese game from deal to deal. Source: the page's paragraphs on draws, winds and settlement."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.table import TableState, WinnerOfDeal
from mahjong_desktop.rules.deal_form import DealForm
from mahjong_desktop.rules.plain_flow import PlainFlow


class TaiwaneseFlow(PlainFlow):
    """Every winner on one discard is paid; a draw changes nothing but, by option, the count of East's wins."""

    def make_form(self) -> DealForm:
        return DealForm(most_winners=3)

    def situation(self, state: TableState, win: WinnerOfDeal, dealer_wins: int = 0, sticks: int = 0) -> Situation:
        """East's wins in a row count for his own wins, and where he pays for them too, for the others'."""
        counts = win.winner == state.dealer or self.values["repeat_both_ways"]
        return super().situation(state, win, dealer_wins=state.dealer_wins if counts else 0)

    @property
    def money_unit(self) -> int:
        """A Tai."""
        return self.number("tai_value")

    def after_draw(self, state: TableState) -> TableState:
        wins = {"keep": state.dealer_wins, "count": state.dealer_wins + 1, "reset": 0}
        return replace(state, dealer_wins=wins[str(self.values["draw_repeat"])])
