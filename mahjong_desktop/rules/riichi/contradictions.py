"""What a riichi win record cannot say at once, in the order it is looked for."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.rules import contradictions as shared
from mahjong_desktop.rules.ruleset import Clash

DECLARED = ("riichi", "double_riichi")
EVERYDAY = frozenset({*DECLARED, "ippatsu", "last_tile", "furiten"})
"""The circumstances beside which only riichi itself is in question."""


def clashes(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """Every contradiction within the situation and between it and the hand."""
    if situation.source is not None:
        yield from shared.source(situation)
    if not situation.circumstances:
        return
    is_rare = not situation.circumstances <= EVERYDAY
    if is_rare:
        yield from shared.replacement(hand, situation)
        yield from shared.robbed_kong(hand, situation)
    yield from _riichi(hand, situation)
    if is_rare:
        yield from shared.heaven(hand, situation)
        yield from shared.earth_by_own_draw(hand, situation)
        yield from _man(hand, situation)


def idle(situation: Situation) -> Iterator[Clash]:
    """What a record may say without effect."""
    yield from shared.last_is_replacement(situation)
    if situation.has("furiten") and situation.self_draw:
        yield Clash("furiten", "self_draw", "furiten_blocks_ron")


def _riichi(hand: Hand, situation: Situation) -> Iterator[Clash]:
    declared = [name for name in DECLARED if name in situation.circumstances]
    if declared and not hand.is_closed:
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
    if situation.seat_wind is Wind.EAST:
        yield Clash("blessing_of_man", "seat_wind", "not_east")
    if situation.self_draw:
        yield Clash("blessing_of_man", "self_draw", "discard_only")
    if hand.melds:
        yield Clash("blessing_of_man", "melds", "before_any_set")
