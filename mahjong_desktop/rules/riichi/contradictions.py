"""What a riichi win record cannot say at once, in the order it is looked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.tiles import EAST, Wind
from mahjong_desktop.rules import contradictions as shared
from mahjong_desktop.rules.ruleset import Clash

DECLARED = ("riichi", "double_riichi")
EVERYDAY = frozenset({*DECLARED, "ippatsu", "last_tile", "furiten"})
"""The circumstances beside which only riichi itself is in question."""


def clashes(hand: Hand, situation: Situation) -> Iterable[Clash]:
    """Every contradiction within the situation and between it and the hand."""
    told = situation.circumstances
    if not told and situation.source is None:
        return ()
    if told <= EVERYDAY:
        return _everyday(situation.self_draw, situation.seat_wind, situation.source, told, hand.is_closed)
    return _all(hand, situation)


@lru_cache(maxsize=1 << 10)
def _everyday(
    self_draw: bool, seat_wind: Wind, source: Wind | None, told: frozenset[str], is_closed: bool
) -> tuple[Clash, ...]:
    """Those of most hands, by all that they depend on."""
    situation = Situation(self_draw, seat_wind, source=source, circumstances=told)
    return (*shared.source(situation), *_riichi(situation, is_closed))


def _all(hand: Hand, situation: Situation) -> Iterator[Clash]:
    yield from shared.source(situation)
    yield from shared.replacement(hand, situation)
    yield from shared.robbed_kong(hand, situation)
    yield from _riichi(situation, hand.is_closed)
    yield from shared.heaven(hand, situation)
    yield from shared.earth_by_own_draw(hand, situation)
    yield from _man(hand, situation)


def idle(situation: Situation) -> Iterator[Clash]:
    """What a record may say without effect."""
    yield from shared.last_is_replacement(situation)
    if situation.has("furiten") and situation.self_draw:
        yield Clash("furiten", "self_draw", "furiten_blocks_ron")


def _riichi(situation: Situation, is_closed: bool) -> Iterator[Clash]:
    declared = [name for name in DECLARED if name in situation.circumstances]
    if not is_closed:
        yield from [Clash(name, "melds", "riichi_needs_closed") for name in declared]
    if len(declared) > 1:
        yield Clash("riichi", "double_riichi", "riichi_once")
    if not situation.has("ippatsu"):
        return
    if not declared:
        yield Clash("ippatsu", "riichi", "ippatsu_needs_riichi")
    if situation.has("replacement_tile"):
        yield Clash("ippatsu", "replacement_tile", "ippatsu_broken")


def _man(hand: Hand, situation: Situation) -> Iterator[Clash]:
    if not situation.has("blessing_of_man"):
        return
    if situation.seat_wind is EAST:
        yield Clash("blessing_of_man", "seat_wind", "not_east")
    if situation.self_draw:
        yield Clash("blessing_of_man", "self_draw", "discard_only")
    if hand.melds:
        yield Clash("blessing_of_man", "melds", "before_any_set")
