"""What can be entered for a deal under the chosen rules: declared for the window, checked for everyone."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.core.table import Adjustment, Chombo, Deal, DrawDeal, DrawKind, WinDeal


@dataclass(frozen=True)
class DealForm:
    """The questions that a deal of this game answers."""

    draw_kinds: tuple[DrawKind, ...] = (DrawKind.EXHAUSTIVE,)
    """How a deal may end without a winner."""
    most_winners: int = 1
    """How many may win on one discard."""
    riichi: bool = False
    """Whether players declare riichi and leave deposits: `riichi`, and an adjustment's `sticks`."""
    honba: bool = False
    """Whether counters are laid for repeated deals."""
    tenpai: bool = False
    """Whether it matters who is ready when the wall runs out."""
    nagashi: bool = False
    """Whether discards alone can win a mangan when the wall runs out."""
    chombo: bool = False
    """Whether the rules say what a grave mistake costs."""

    def check(self, deal: Deal) -> None:
        """BadRecord if the deal cannot be, or not under these rules."""
        match deal:
            case WinDeal():
                self._check_win(deal)
            case DrawDeal():
                self._check_draw(deal)
            case Adjustment():
                self._check_adjustment(deal)
            case Chombo() if not self.chombo:
                raise BadRecord("type", reason="no_chombo")

    def _check_win(self, deal: WinDeal) -> None:
        if not deal.wins:
            raise BadRecord("wins", reason="no_winner")
        if len(set(deal.winners)) < len(deal.wins):
            raise BadRecord("winner", reason="repeated_winner")
        if len({win.source for win in deal.wins}) > 1 or (deal.source is None and len(deal.wins) > 1):
            raise BadRecord("from", reason="one_discard")
        if deal.source in deal.winners:
            raise BadRecord("from", reason="own_tile")
        if len(deal.wins) > self.most_winners:
            raise BadRecord("wins", reason="too_many_winners", have=len(deal.wins), most=self.most_winners)
        if not self.riichi and any(win.liable is not None for win in deal.wins):
            raise BadRecord("liable", reason="unknown_key", name="liable")
        self._check_riichi(deal)

    def _check_draw(self, deal: DrawDeal) -> None:
        if deal.kind not in self.draw_kinds:
            raise BadRecord("kind", reason="draw_not_played", name=deal.kind.value)
        if deal.nagashi and not self.nagashi:
            raise BadRecord("nagashi", reason="no_nagashi")
        if deal.nagashi and deal.kind is not DrawKind.EXHAUSTIVE:
            raise BadRecord("nagashi", reason="wall_not_empty")
        self._check_riichi(deal)

    def _check_riichi(self, deal: WinDeal | DrawDeal) -> None:
        if deal.riichi and not self.riichi:
            raise BadRecord("riichi", reason="no_riichi")

    def _check_adjustment(self, deal: Adjustment) -> None:
        if sum(deal.changes):
            raise BadRecord("changes", reason="unequal_changes", sum=sum(deal.changes))
        if deal.honba and not self.honba:
            raise BadRecord("honba", reason="no_counters")
        if deal.sticks and not self.riichi:
            raise BadRecord("sticks", reason="no_riichi")
