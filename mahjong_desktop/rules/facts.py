"""Cheap facts about a hand and a reading, a bit each, by which a ruleset knows the rows that are worth asking.

A row's question names the facts that it cannot do without (`rows.needs`), or is answered by facts alone
(`rows.ByFacts`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.readings import Reading, Shape
from mahjong_desktop.core.suits import SUIT_STARTS
from mahjong_desktop.core.tiles import (
    DRAGONS,
    HONOURS,
    RED_FIVES,
    WINDS,
    Faces,
    Wind,
    faces_of,
    red_fives_in,
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
(
    SELF_DRAW,
    CLOSED,
    NO_SUIT,
    ONE_SUIT,
    THREE_SUITS,
    HAS_HONOURS,
    SIMPLE,
    ALL_OUTSIDE,
    NO_MIDDLE,
    NINE_RANKS,
    RED_FIVE,
) = (1 << bit for bit in range(10, 21))
"""Of a hand: nothing claimed; no suit, one, three; a wind or dragon; 2 to 8 alone, none of them, no 4, 5 or 6, all nine
ranks of a suit; a red five."""
(
    SEVEN_PAIRS,
    SEVEN_PAIRS_AND_PUNG,
    THIRTEEN_ORPHANS,
    CHOWS,
    ALL_CHOWS,
    TWIN_CHOWS,
    RUN_IN_THREE_SUITS,
    STRAIGHT,
    PUNGS,
    ALL_PUNGS,
    THREE_PUNGS,
    WIND_PUNG,
    SEAT_WIND_PUNG,
    ROUND_WIND_PUNG,
    THREE_WIND_PUNGS,
    DRAGON_PUNG,
    WHITE_PUNG,
    GREEN_PUNG,
    RED_PUNG,
    TWO_DRAGON_PUNGS,
) = (1 << bit for bit in range(21, 41))
"""Of a reading: its shape, where that is a special one; a Chow, Chows alone, one twice, in three suits, 123 456 789; a
Pung or Kong, Pungs alone, three at least; those of winds and dragons."""
FACT_OF_SHAPE = {
    Shape.SEVEN_PAIRS: SEVEN_PAIRS,
    Shape.SEVEN_PAIRS_AND_PUNG: SEVEN_PAIRS_AND_PUNG,
    Shape.THIRTEEN_ORPHANS: THIRTEEN_ORPHANS,
}


def faces_of_hand(hand: Hand) -> Faces:
    """The faces among all its tiles but the bonus tiles."""
    characters, circles, bamboos, honours = hand.suits
    faces = characters.faces | circles.faces | bamboos.faces | honours.faces
    if red_fives := red_fives_in(hand.tally):
        faces |= faces_of(red_fives)
    for meld in hand.melds:
        faces |= meld.faces
    return faces


FACES_OF_SUITS = tuple(faces_of(range(start, start + 9)) for start in SUIT_STARTS[:3])
_HONOURS, _WINDS, _DRAGONS = map(faces_of, (HONOURS, WINDS, DRAGONS))
_RED_FIVES = sum(1 << tile for tile in RED_FIVES)
_FIRST_KINDS = sum(1 << start for start in SUIT_STARTS[:3])


def hand_facts(faces: Faces, closed: bool, situation: Situation) -> Facts:
    """What holds however the hand is read."""
    facts = _BY_SUITS[_RANKS[faces & 0x1FF] + _RANKS[faces >> 9 & 0x1FF] + _RANKS[faces >> 18 & 0x1FF]]
    if faces & _HONOURS:
        facts = facts & ~SIMPLE | HAS_HONOURS
    if faces & _RED_FIVES:
        facts |= RED_FIVE
    if situation.self_draw:
        facts |= SELF_DRAW
    if closed:
        facts |= CLOSED
    for name in situation.circumstances:
        facts |= CIRCUMSTANCE.get(name, 0)
    return facts


def _looks(ranks: Faces) -> int:
    """How one suit looks by its ranks: a bit where it is there, has a 1 or 9, another, a 4, 5 or 6, all nine.

    Two bits for each, so that three suits can be added.
    """
    outside = ranks & 0b100000001
    looks = (ranks, outside, ranks - outside, ranks & 0b000111000, ranks == 0x1FF)
    return sum(4**place for place, holds in enumerate(looks) if holds)


def _facts_of_looks(looks: int) -> Facts:
    """What holds of the suits together, by the sum of their looks."""
    there, outside, simple, middle, nine = (looks >> 2 * place & 3 for place in range(5))
    facts = (NO_SUIT, ONE_SUIT, 0, THREE_SUITS)[there]
    for holds, fact in ((not outside, SIMPLE), (not simple, ALL_OUTSIDE), (not middle, NO_MIDDLE), (nine, NINE_RANKS)):
        facts |= fact if holds else 0
    return facts


_RANKS = tuple(map(_looks, range(0x200)))
_BY_SUITS = tuple(map(_facts_of_looks, range(0x400)))


def facts_of_sets(sets: Reading, situation: Situation) -> Facts:
    """What holds of sets and a pair."""
    facts = _facts_of_numbers(len(sets.chows), len(sets.pungs), sets.runs)
    if honours := sets.triplets & _HONOURS:
        facts |= _facts_of_honour_pungs(honours, situation.seat_wind, situation.round_wind)
    return facts


@lru_cache(maxsize=1 << 10)
def _facts_of_honour_pungs(triplets: Faces, seat_wind: Wind, round_wind: Wind) -> Facts:
    winds, dragons = triplets & _WINDS, triplets & _DRAGONS
    white, green, red = (triplets >> kind & 1 for kind in DRAGONS)
    looks = (
        (winds, WIND_PUNG),
        (winds.bit_count() > 2, THREE_WIND_PUNGS),
        (triplets >> seat_wind.kind & 1, SEAT_WIND_PUNG),
        (triplets >> round_wind.kind & 1, ROUND_WIND_PUNG),
        (dragons, DRAGON_PUNG),
        (white, WHITE_PUNG),
        (green, GREEN_PUNG),
        (red, RED_PUNG),
        (dragons.bit_count() > 1, TWO_DRAGON_PUNGS),
    )
    return sum(fact for holds, fact in looks if holds)


@lru_cache(maxsize=1 << 14)
def _facts_of_numbers(chows: int, pungs: int, runs: Faces) -> Facts:
    """What holds of so many Chows, which begin with these kinds, beside so many Pungs and Kongs."""
    looks = (
        (chows, CHOWS),
        (not pungs, ALL_CHOWS),
        (runs.bit_count() < chows, TWIN_CHOWS),
        (runs & runs >> 9 & runs >> 18, RUN_IN_THREE_SUITS),
        (runs & runs >> 3 & runs >> 6 & _FIRST_KINDS, STRAIGHT),
        (pungs, PUNGS),
        (not chows, ALL_PUNGS),
        (pungs > 2, THREE_PUNGS),
    )
    return sum(fact for holds, fact in looks if holds)
