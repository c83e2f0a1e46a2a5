"""Who pays whom for one riichi hand, with counters, deposits and liability.

Source: rows 4 and 5 of the page's table and the common payment rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.scores import Settlement, Step, payments_of
from mahjong_desktop.core.table import DEPOSIT
from mahjong_desktop.core.tiles import EAST, SEATS, Wind
from mahjong_desktop.rules.options import Value, number

HONBA, STICKS = "honba", "riichi_sticks"

Paid: TypeAlias = dict[Wind | None, int]
"""What each payer pays; None: the discarder, when nobody said who."""


class Case(NamedTuple):
    """All that the payments depend on. Units: points."""

    base: int
    """The base points for which the usual payers answer."""
    liable_base: int
    """Those for which the liable seat answers."""
    winner: Wind
    self_draw: bool
    source: Wind | None
    liable: Wind | None
    """The seat that answers, if any of the base points is its to pay."""
    honba: int
    """What the counters bring."""
    sticks: int


def settle(base: int, liable_base: int, situation: Situation, values: Mapping[str, Value]) -> Settlement:
    """The payments for a hand of so many base points; for `liable_base` of them the liable seat answers."""
    liable = liable_seat(situation) if liable_base else None
    own = 0 if liable is None else liable_base
    honba = situation.honba * number(values, "honba_value") if situation.honba else 0
    winner, source = situation.seat_wind, situation.source
    return _settle(base - own, own, winner, situation.self_draw, source, liable, honba, situation.riichi_sticks)


def liable_seat(situation: Situation) -> Wind | None:
    """The seat that answers for a yakuman; nobody is liable to himself."""
    return None if situation.liable is situation.seat_wind else situation.liable


@lru_cache(maxsize=1 << 12)
def _settle(*given: Any) -> Settlement:
    """The payments in a case, by its fields. Few cases occur: the base has some thirty values."""
    case = Case(*given)
    paid = _usual(case.base, case)
    if case.liable is not None:
        _add(paid, _by_liable(case.liable_base, case.liable, case))
    value = sum(paid.values())
    _add(paid, _honba(case))
    sticks = case.sticks * DEPOSIT
    changes = {payer: -amount for payer, amount in paid.items()}
    changes[case.winner] = sum(paid.values()) + sticks
    payments = payments_of(changes)
    extras = tuple((name, amount) for name, amount in ((HONBA, case.honba), (STICKS, sticks)) if amount)
    return Settlement(value, payments, extras, _rounding(case))


def _usual(base: int, case: Case) -> Paid:
    """The discarder pays for all, or every other seat its share; East pays and gets double."""
    if not case.self_draw:
        return {case.source: _hundreds(base * _of_discard(case))}
    others = [seat for seat in SEATS if seat is not case.winner]
    return {seat: _hundreds(base * (2 if EAST in (case.winner, seat) else 1)) for seat in others}


def _of_discard(case: Case) -> int:
    """How many times the base the discarder pays."""
    return 6 if case.winner is EAST else 4


def _rounding(case: Case) -> tuple[Step, ...]:
    """What each pays before and after it is rounded up to hundreds; nothing where all are hundreds already."""
    if not case.self_draw:
        shares = {"discard": _of_discard(case)}
    else:
        shares = {"each": 2} if case.winner is EAST else {"east": 2, "others": 1}
    exact = {name: case.base * times for name, times in shares.items()}
    if not any(product % 100 for product in exact.values()):
        return ()
    return tuple(
        Step(name, {"base": case.base, "times": shares[name], "product": product, "paid": _hundreds(product)})
        for name, product in exact.items()
    )


def _by_liable(base: int, liable: Wind, case: Case) -> Paid:
    """All of a self-draw, half of a discard."""
    whole = sum(_usual(base, case).values())
    if case.self_draw:
        return {liable: whole}
    paid: Paid = {case.source: whole // 2}
    _add(paid, {liable: whole // 2})
    return paid


def _honba(case: Case) -> Paid:
    if case.liable is not None:
        return {case.liable: case.honba}
    if not case.self_draw:
        return {case.source: case.honba}
    return {seat: case.honba // 3 for seat in SEATS if seat is not case.winner}


def _add(paid: Paid, more: Paid) -> None:
    for payer, amount in more.items():
        paid[payer] = paid.get(payer, 0) + amount


def _hundreds(points: int) -> int:
    """Rounded up to hundreds."""
    return -(-points // 100) * 100
