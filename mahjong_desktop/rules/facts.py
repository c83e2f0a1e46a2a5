"""Cheap facts about a hand and a reading, a bit each, by which a ruleset knows the rows that are worth asking.

A row's question names the facts that it cannot do without (`rows.needs`). Facts decide no row: they spare the question
where its answer is no.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.readings import ORPHANS, SUIT_STARTS, Reading, Shape
from mahjong_desktop.core.tiles import ALL_TILES, DRAGONS, HONOURS, KINDS, RED_FIVES, Tile, plain, rank_of
from mahjong_desktop.rules.rows import Facts

CIRCUMSTANCE: Mapping[str, Facts] = {
    name: 1 << bit
    for bit, name in enumerate(
        (
            "riichi",
            "double_riichi",
            "ippatsu",
            "last_tile",
            "replacement_tile",
            "robbed_kong",
            "ready_on_deal",
            "blessing_of_heaven",
            "blessing_of_earth",
            "blessing_of_man",
        )
    )
}
"""That a circumstance holds, for those with rows."""
SELF_DRAW, ONE_SUIT, THREE_SUITS, HAS_HONOURS, SIMPLE, NO_MIDDLE, NINE_RANKS, RED_FIVE = (
    1 << bit for bit in range(10, 18)
)
"""Of a hand: one suit at most, three, a wind or dragon, 2 to 8 alone, no 4, 5 or 6, all nine ranks of a suit."""
SPECIAL, CHOWS, THREE_CHOWS, ALL_CHOWS, TWIN_CHOWS, PUNGS, THREE_PUNGS, WIND_PUNG, DRAGON_PUNG = (
    1 << bit for bit in range(18, 27)
)
"""Of a reading: no sets and a pair; a Chow, three, Chows alone, one twice; a Pung or Kong, three, one of winds …"""

Faces: TypeAlias = int
"""Tiles without their number, a bit each: bit n for tile n. A red five sets the bit of its kind as well."""

_FACE: tuple[Faces, ...] = tuple((1 << tile) | (1 << plain(tile)) for tile in ALL_TILES)


def faces_of(tiles: Iterable[Tile]) -> Faces:
    """The faces among these tiles."""
    faces = 0
    for tile in tiles:
        faces |= _FACE[tile]
    return faces


_SUITS = tuple(faces_of(range(start, start + 9)) for start in SUIT_STARTS[:3])
_HONOURS, _OUTSIDE, _RED_FIVES = faces_of(HONOURS), faces_of(ORPHANS), sum(1 << tile for tile in RED_FIVES)
_MIDDLE = faces_of(kind for kind in KINDS if kind not in HONOURS and rank_of(kind) in (4, 5, 6))


def hand_facts(faces: Faces, situation: Situation) -> Facts:
    """What holds however the hand is read."""
    facts = _suit_facts(faces)
    if situation.self_draw:
        facts |= SELF_DRAW
    for name in situation.circumstances:
        facts |= CIRCUMSTANCE.get(name, 0)
    if faces & _HONOURS:
        facts |= HAS_HONOURS
    if not faces & _OUTSIDE:
        facts |= SIMPLE
    if not faces & _MIDDLE:
        facts |= NO_MIDDLE
    if faces & _RED_FIVES:
        facts |= RED_FIVE
    return facts


def _suit_facts(faces: Faces) -> Facts:
    characters, circles, bamboos = _SUITS
    suits = (faces & characters != 0) + (faces & circles != 0) + (faces & bamboos != 0)
    facts = THREE_SUITS if suits == 3 else 0 if suits == 2 else ONE_SUIT
    full = faces & characters == characters or faces & circles == circles or faces & bamboos == bamboos
    return facts | NINE_RANKS if full else facts


def reading_facts(reading: Reading, chows: tuple[int, ...], pungs: tuple[int, ...]) -> Facts:
    """What holds of one reading, given the indices of its Chows, and of its Pungs and Kongs."""
    if reading.shape is not Shape.SETS_AND_PAIR:
        return SPECIAL
    facts, groups = 0, reading.groups
    if chows:
        facts |= CHOWS if len(chows) < 3 else CHOWS | THREE_CHOWS
        if not pungs:
            facts |= ALL_CHOWS
        if len({groups[index].first for index in chows}) < len(chows):
            facts |= TWIN_CHOWS
    if pungs:
        facts |= PUNGS if len(pungs) < 3 else PUNGS | THREE_PUNGS
        for index in pungs:
            if groups[index].first >= HONOURS.start:
                facts |= WIND_PUNG if groups[index].first < DRAGONS.start else DRAGON_PUNG
    return facts
