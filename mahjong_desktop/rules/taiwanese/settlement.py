"""Who pays whom for one Taiwanese hand. Source: "Rozliczenia" and the dealer rows of the page."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.scores import Settlement, payments_of
from mahjong_desktop.core.tiles import EAST, SEATS, Wind
from mahjong_desktop.rules.options import Value, number

DEALER_POINT = "dealer_point"
DEALER_REPEAT = "dealer_repeat"


def settle(tai: int, situation: Situation, values: Mapping[str, Value]) -> Settlement:
    """The payments for a hand of `tai` (before the limit), won in this situation."""
    limit = number(values, "limit")
    capped = min(tai, limit) if limit else tai
    repeat = _repeat(situation.dealer_wins, bool(values["repeat_growing"]))
    winner = situation.seat_wind
    payers: tuple[Wind | None, ...] = (situation.source,)
    if situation.self_draw:
        payers = tuple(seat for seat in SEATS if seat is not winner)
    extras: dict[str, int] = {}
    changes: dict[Wind | None, int] = {winner: 0}
    for payer in payers:
        units = capped
        if EAST in (winner, payer):
            extras[DEALER_POINT] = 1
            units += 1
            if repeat:
                extras[DEALER_REPEAT] = repeat
                units += repeat
        changes[payer] = -units * number(values, "tai_value")
        changes[winner] -= changes[payer]
    payments = payments_of(changes)
    return Settlement(changes[winner], payments, tuple(extras.items()))


def _repeat(dealer_wins: int, growing: bool) -> int:
    """The Tai for East's further wins in a row: 2, or 2 for each of them."""
    if growing:
        return 2 * dealer_wins
    return 2 if dealer_wins else 0
