"""A Japanese Classical game from deal to deal. Source: the page's "Rozliczenie"; where it is silent, the options."""

from __future__ import annotations

from mahjong_desktop.core.table import TableState
from mahjong_desktop.rules.deal_form import DealForm
from mahjong_desktop.rules.flow import deal_passed
from mahjong_desktop.rules.plain_flow import PlainFlow


class JapaneseClassicalFlow(PlainFlow):
    """One winner on a discard, the next in turn (option `several_winners`); a draw passes the deal."""

    def make_form(self) -> DealForm:
        return DealForm(most_winners=3 if self.values["several_winners"] else 1)

    def after_draw(self, state: TableState) -> TableState:
        return state if self.values["draw_keeps_east"] else deal_passed(state)
