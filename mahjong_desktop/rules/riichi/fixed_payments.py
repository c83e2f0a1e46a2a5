"""The payments of riichi that no hand decides: for ready hands, nagashi mangan and chombo. Units: points."""

from __future__ import annotations

from mahjong_desktop.core.table import NOTHING, PLAYERS, Amounts, Player

MANGAN_FROM_EAST, MANGAN_FROM_OTHERS = 4000, 2000
"""What a mangan by self-draw costs; to East everybody pays as East pays to another."""


def noten_payments(tenpai: frozenset[Player], total: int) -> Amounts:
    """Row 2: those who were not ready pay the total in equal parts to those who were."""
    if len(tenpai) in (0, 4):
        return NOTHING
    got, gave = total // len(tenpai), total // (4 - len(tenpai))
    return tuple(got if player in tenpai else -gave for player in PLAYERS)


def nagashi_payments(player: Player, dealer: Player) -> Amounts:
    """Row 14: a mangan by self-draw."""
    if player == dealer:
        costs = [MANGAN_FROM_EAST] * 4
    else:
        costs = [MANGAN_FROM_EAST if other == dealer else MANGAN_FROM_OTHERS for other in PLAYERS]
    costs[player] = 0
    return tuple(sum(costs) if other == player else -cost for other, cost in enumerate(costs))


def chombo_payments(player: Player, dealer: Player) -> Amounts:
    """Row 13: a mangan by self-draw the other way round."""
    return tuple(-amount for amount in nagashi_payments(player, dealer))
