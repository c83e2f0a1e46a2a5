"""A result in money: what each player gets or pays at an agreed amount for so many points."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from mahjong_desktop.core.table import PLAYERS, Amounts

MINOR = 100
"""Minor units in one of the currency: cents, grosze."""


@dataclass(frozen=True)
class Shares:
    """What the players get (positive) and pay, in minor units; together zero."""

    amounts: Amounts
    is_rounded: bool
    """Whether somebody's exact share lay between two minor units."""


def shares(results: Amounts, points: int, amount: Decimal) -> Shares:
    """The results' differences from their average, at `amount` for `points`.

    From the average: where everybody keeps the points of the start, or a penalty went to nobody, results do not sum to
    zero, but money must. Shares are rounded down, and what is then missing goes to those who lost most by that.
    """
    average = Fraction(sum(results), len(results))
    exact = [(result - average) / points * Fraction(amount) * MINOR for result in results]
    whole = [share.numerator // share.denominator for share in exact]
    missing = -sum(whole)
    for player in sorted(PLAYERS, key=lambda player: whole[player] - exact[player])[:missing]:
        whole[player] += 1
    return Shares(tuple(whole), any(share.denominator != 1 for share in exact))
