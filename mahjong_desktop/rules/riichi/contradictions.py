"""What a riichi win record cannot say at once, in the order it is looked for."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.rules import contradictions as shared
from mahjong_desktop.rules.ruleset import Clash

DECLARED = ("riichi", "double_riichi")


def clashes(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """Every contradiction within the situation and between it and the hand."""
    yield from shared.source(situation)
    if not situation.circumstances:
        return
    yield from shared.replacement(hand, situation)
    yield from shared.robbed_kong(hand, situation)
    yield from _riichi(hand, situation)
    yield from shared.heaven(hand, situation)
    yield from shared.earth_by_own_draw(hand, situation)
    yield from _man(hand, situation)


def idle(situation: Situation) -> Iterator[Clash]:
    """What a record may say without effect."""
    yield from shared.last_is_replacement(situation)
    if situation.has("furiten") and situation.self_draw:
        yield Clash("furiten", "self_draw", "furiten_blocks_ron")


def _riichi(hand: Hand, situation: Situation) -> Iterator[Clash]:
    for name in DECLARED:
        if situation.has(name) and not hand.is_closed:
            yield Clash(name, "melds", "riichi_needs_closed")
    declared = [name for name in DECLARED if situation.has(name)]
    if len(declared) > 1:
        yield Clash("riichi", "double_riichi", "riichi_once")
    if situation.has("ippatsu") and not declared:
        yield Clash("ippatsu", "riichi", "ippatsu_needs_riichi")
    if situation.has("ippatsu") and situation.has("replacement_tile"):
        yield Clash("ippatsu", "replacement_tile", "ippatsu_broken")


def _man(hand: Hand, situation: Situation) -> Iterator[Clash]:
    if not situation.has("blessing_of_man"):
        return
    if situation.seat_wind is Wind.EAST:
        yield Clash("blessing_of_man", "seat_wind", "not_east")
    if situation.self_draw:
        yield Clash("blessing_of_man", "self_draw", "discard_only")
    if hand.melds:
        yield Clash("blessing_of_man", "melds", "before_any_set")
