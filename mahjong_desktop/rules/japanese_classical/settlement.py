"""What points and fan are worth, and who pays whom. Units: points.

Source: "Rozliczenie" of the page on Japanese Classical scoring.
"""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.scores import Settlement, Step, payments_of
from mahjong_desktop.core.tiles import EAST, SEATS, Wind
from mahjong_desktop.rules.options import Value

LIMIT = 500
MOST_FAN = 20
"""More than any hand has; of a value alone with so many the least points are far over the limit."""


def doubled(points: int, fan: int) -> int:
    """The points doubled `fan` times, before rounding and limit."""
    return points << min(fan, MOST_FAN)


def score_of(points: int, fan: int) -> int:
    """Doubled, rounded to the nearest ten, at most the limit. Points are even, so there are no ties."""
    return min(LIMIT, (doubled(points, fan) + 5) // 10 * 10)


def working(points: int, fan: int) -> tuple[Step, ...]:
    """How they make the score: doubled, and what then becomes of the product."""
    product, score = doubled(points, fan), score_of(points, fan)
    steps = (Step("doubled", {"base": points, "fan": fan, "doubled": product}),)
    if product == score:
        return steps
    return (*steps, Step("capped" if product > LIMIT else "rounded", {"score": score}))


def settle(score: int, situation: Situation, values: Mapping[str, Value]) -> Settlement:
    """The payments for a hand with this score."""
    winner = situation.seat_wind
    if situation.self_draw:
        paid: dict[Wind | None, int] = {
            seat: score * _by_self_draw(seat, winner, values) for seat in SEATS if seat is not winner
        }
    else:
        paid = {situation.source: score * (6 if winner is EAST else 4)}
    value = sum(paid.values())
    changes = {seat: -amount for seat, amount in paid.items()} | {winner: value}
    return Settlement(value, payments_of(changes))


def _by_self_draw(payer: Wind, winner: Wind, values: Mapping[str, Value]) -> int:
    doubles = winner is EAST or (payer is EAST and bool(values["east_pays_double"]))
    return 2 if doubles else 1
