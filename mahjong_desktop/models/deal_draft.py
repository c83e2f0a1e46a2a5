"""A deal as it is being entered, piece by piece; plain values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from mahjong_desktop.core.table import (
    NOTHING,
    Adjustment,
    Amounts,
    Chombo,
    Deal,
    DrawDeal,
    DrawKind,
    GameEnd,
    Player,
    WinDeal,
    WinnerOfDeal,
)


class DealKind(StrEnum):
    """What happened, by the type of a deal in records."""

    WIN = "win"
    DRAW = "draw"
    CHOMBO = "chombo"
    ADJUSTMENT = "adjustment"
    END = "end"


class Gap(StrEnum):
    """What is still to be said of a deal."""

    WINNER = "winner"
    SOURCE = "source"
    VALUE = "value"
    CULPRIT = "culprit"
    CHANGES = "changes"


@dataclass(frozen=True)
class DealDraft:
    """What has been said of a deal so far. Every change makes a new one."""

    kind: DealKind
    wins: tuple[WinnerOfDeal, ...] = ()
    """The winners; one without tiles and figures is still to be entered."""
    source: Player | None = None
    source_known: bool = False
    """Whether it was said how the deal was won; with it, no source is a self-draw."""
    riichi: frozenset[Player] = frozenset()
    draw: DrawKind = DrawKind.EXHAUSTIVE
    tenpai: frozenset[Player] = frozenset()
    nagashi: frozenset[Player] = frozenset()
    culprit: Player | None = None
    """Who made the mistake."""
    changes: Amounts = NOTHING
    note: str = ""
    honba: int | None = None
    sticks: int | None = None

    @classmethod
    def of(cls, deal: Deal) -> DealDraft:
        """A deal that was entered before, to be changed."""
        match deal:
            case WinDeal():
                return cls(DealKind.WIN, deal.wins, deal.source, True, deal.riichi)
            case DrawDeal():
                return cls(DealKind.DRAW, riichi=deal.riichi, draw=deal.kind, tenpai=deal.tenpai, nagashi=deal.nagashi)
            case Chombo():
                return cls(DealKind.CHOMBO, culprit=deal.player)
            case Adjustment():
                return cls(
                    DealKind.ADJUSTMENT,
                    changes=deal.changes,
                    note=deal.note,
                    honba=deal.honba,
                    sticks=deal.sticks,
                )
            case GameEnd():
                return cls(DealKind.END)

    @property
    def winners(self) -> tuple[Player, ...]:
        """Who won, as far as said."""
        return tuple(win.winner for win in self.wins)

    def from_seat(self, source: Player | None) -> DealDraft:
        """Won on that player's discard; None: by self-draw, which one player alone can do."""
        wins = self.wins if source is not None else self.wins[-1:]
        return replace(self, source=source, source_known=True, wins=tuple(replace(win, source=source) for win in wins))

    def with_win(self, index: int, win: WinnerOfDeal) -> DealDraft:
        """Another winner, or another hand of his."""
        wins = list(self.wins)
        wins[index : index + 1] = [replace(win, source=self.source)]
        return replace(self, wins=tuple(wins))

    def gap(self) -> Gap | None:
        """What is still missing; None: it is a whole deal."""
        match self.kind:
            case DealKind.WIN:
                return self._gap_of_win()
            case DealKind.CHOMBO:
                return Gap.CULPRIT if self.culprit is None else None
            case DealKind.ADJUSTMENT:
                nothing = self.changes == NOTHING and self.honba is None and self.sticks is None and not self.note
                return Gap.CHANGES if nothing or sum(self.changes) != 0 else None
        return None

    def _gap_of_win(self) -> Gap | None:
        if not self.wins:
            return Gap.WINNER
        if not self.source_known:
            return Gap.SOURCE
        return None if all(win.won or win.figures for win in self.wins) else Gap.VALUE

    def deal(self) -> Deal:
        """The deal; it has no gap."""
        match self.kind:
            case DealKind.WIN:
                return WinDeal(self.wins, self.riichi)
            case DealKind.DRAW:
                return DrawDeal(self.draw, self.tenpai, self.riichi, self.nagashi)
            case DealKind.CHOMBO:
                assert self.culprit is not None
                return Chombo(self.culprit)
            case DealKind.ADJUSTMENT:
                return Adjustment(self.changes, self.note, self.honba, self.sticks)
            case DealKind.END:
                return GameEnd()
