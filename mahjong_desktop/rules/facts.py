"""Cheap facts about a hand and a reading, a bit each, by which a ruleset knows the rows that are worth asking.

A row's question names the facts that it cannot do without (`rows.needs`). Facts decide no row: they spare the question
where its answer is no.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.readings import ORPHANS, Sets
from mahjong_desktop.core.suits import SUIT_STARTS
from mahjong_desktop.core.tiles import (
    ALL_TILES,
    DRAGONS,
    HONOURS,
    KIND_COUNT,
    KINDS,
    RED_FIVES,
    WINDS,
    Tally,
    Tile,
    plain,
    rank_of,
)
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
SPECIAL, CHOWS, ALL_CHOWS, TWIN_CHOWS, RUN_IN_THREE_SUITS, STRAIGHT, PUNGS, THREE_PUNGS, WIND_PUNG, DRAGON_PUNG = (
    1 << bit for bit in range(18, 28)
)
"""Of a reading: no sets and a pair; a Chow, Chows alone, one twice, in three suits, 123 456 789; a Pung or Kong, …"""
Faces: TypeAlias = int
"""Tiles without their number, a bit each: bit n for tile n. A red five sets the bit of its kind as well."""

_FACE: tuple[Faces, ...] = tuple((1 << tile) | (1 << plain(tile)) for tile in ALL_TILES)


def faces_of(tiles: Iterable[Tile]) -> Faces:
    """The faces among these tiles."""
    faces = 0
    for tile in tiles:
        faces |= _FACE[tile]
    return faces


_faces = lru_cache(maxsize=1 << 12)(faces_of)


def faces_of_hand(hand: Hand) -> Faces:
    """The faces among all its tiles but the bonus tiles."""
    characters, circles, bamboos, honours = hand.suits
    faces = (
        characters.faces
        | circles.faces
        | bamboos.faces
        | honours.faces
        | _red_fives(hand.tally >> 8 * KIND_COUNT & _THREE_TILES)
    )
    for meld in hand.melds:
        faces |= _faces(meld.tiles)
    return faces


_THREE_TILES = (1 << 8 * len(RED_FIVES)) - 1


@lru_cache
def _red_fives(tallied: Tally) -> Faces:
    """The faces of red fives by that part of a tally which is about them."""
    counts = tallied.to_bytes(len(RED_FIVES), "little")
    return sum(1 << tile for tile, count in zip(RED_FIVES, counts, strict=True) if count)


_SUITS = tuple(faces_of(range(start, start + 9)) for start in SUIT_STARTS[:3])
_HONOURS, _WINDS, _DRAGONS, _OUTSIDE = map(faces_of, (HONOURS, WINDS, DRAGONS, ORPHANS))
_RED_FIVES = sum(1 << tile for tile in RED_FIVES)
_FIRST_KINDS = sum(1 << start for start in SUIT_STARTS[:3])
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


def facts_of_sets(sets: Sets) -> Facts:
    """What holds of sets and a pair."""
    chows, _, _, runs, triplets = sets
    facts = _BY_NUMBER[len(chows), len(sets.pungs)]
    if triplets & _HONOURS:
        if triplets & _WINDS:
            facts |= WIND_PUNG
        if triplets & _DRAGONS:
            facts |= DRAGON_PUNG
    if len(chows) > 1:
        if runs.bit_count() < len(chows):
            facts |= TWIN_CHOWS
        if runs & runs >> 9 & runs >> 18:
            facts |= RUN_IN_THREE_SUITS
        if runs & runs >> 3 & runs >> 6 & _FIRST_KINDS:
            facts |= STRAIGHT
    return facts


def _facts_of_numbers(chows: int, pungs: int) -> Facts:
    """What holds of so many Chows beside so many Pungs and Kongs."""
    facts = 0
    if chows:
        facts |= CHOWS if pungs else CHOWS | ALL_CHOWS
    if pungs:
        facts |= PUNGS
    return facts | THREE_PUNGS if pungs > 2 else facts


_BY_NUMBER = {(chows, pungs): _facts_of_numbers(chows, pungs) for chows in range(6) for pungs in range(6 - chows)}
