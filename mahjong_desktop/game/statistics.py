"""What each player did in a game."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desktop.core.table import PLAYERS, DrawDeal, DrawKind, Player, WinDeal
from mahjong_desktop.game.fold import Game


@dataclass(frozen=True)
class Statistics:
    """One player's game in numbers; corrections and mistakes are no deals here."""

    deals: int = 0
    """Deals that were won or drawn."""
    wins: int = 0
    self_draws: int = 0
    """Wins by self-draw."""
    deal_ins: int = 0
    """Deals that others won on his discard."""
    value: int = 0
    """What his hands brought together, without counters and deposits."""
    riichi: int = 0
    """Deals in which his deposit stood."""
    draws: int = 0
    """Deals in which the wall ran out."""
    draws_ready: int = 0
    """Those of them in which he was ready."""

    @property
    def average_value(self) -> int | None:
        """What a won hand brought on average, to the nearest point; None without a win."""
        return round(self.value / self.wins) if self.wins else None


def statistics(game: Game) -> tuple[Statistics, ...]:
    """The four players' numbers."""
    return tuple(_of(player, game) for player in PLAYERS)


def _of(player: Player, game: Game) -> Statistics:
    deals = [played.deal for played in game.played if isinstance(played.deal, WinDeal | DrawDeal)]
    draws = [deal for deal in deals if isinstance(deal, DrawDeal) and deal.kind is DrawKind.EXHAUSTIVE]
    won = [
        (win.source, score.settlement.value)
        for played in game.played
        if isinstance(played.deal, WinDeal)
        for win, score in zip(played.deal.wins, played.wins, strict=True)
        if win.winner == player
    ]
    return Statistics(
        deals=len(deals),
        wins=len(won),
        self_draws=sum(source is None for source, _ in won),
        deal_ins=sum(isinstance(deal, WinDeal) and deal.source == player for deal in deals),
        value=sum(value for _, value in won),
        riichi=sum(player in deal.riichi for deal in deals),
        draws=len(draws),
        draws_ready=sum(player in draw.tenpai for draw in draws),
    )
