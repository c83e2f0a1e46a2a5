"""Cheap facts about a hand and a reading, a bit each, by which a ruleset knows the rows that are worth asking.

A row's question names the facts that it cannot do without (`rows.needs`). Facts decide no row: they spare the question
where its answer is no.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.readings import Reading
from mahjong_desktop.core.suits import SUIT_STARTS
from mahjong_desktop.core.tiles import (
    DRAGONS,
    HONOURS,
    RED_FIVES,
    WINDS,
    Faces,
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
SELF_DRAW, ONE_SUIT, THREE_SUITS, HAS_HONOURS, SIMPLE, NO_MIDDLE, NINE_RANKS, RED_FIVE = (
    1 << bit for bit in range(10, 18)
)
"""Of a hand: one suit at most, three, a wind or dragon, 2 to 8 alone, no 4, 5 or 6, all nine ranks of a suit."""
SPECIAL, CHOWS, ALL_CHOWS, TWIN_CHOWS, RUN_IN_THREE_SUITS, STRAIGHT, PUNGS, THREE_PUNGS, WIND_PUNG, DRAGON_PUNG = (
    1 << bit for bit in range(18, 28)
)
"""Of a reading: no sets and a pair; a Chow, Chows alone, one twice, in three suits, 123 456 789; a Pung or Kong, …"""


def faces_of_hand(hand: Hand) -> Faces:
    """The faces among all its tiles but the bonus tiles."""
    characters, circles, bamboos, honours = hand.suits
    faces = characters.faces | circles.faces | bamboos.faces | honours.faces | faces_of(red_fives_in(hand.tally))
    for meld in hand.melds:
        faces |= meld.faces
    return faces


FACES_OF_SUITS = tuple(faces_of(range(start, start + 9)) for start in SUIT_STARTS[:3])
_HONOURS, _WINDS, _DRAGONS = map(faces_of, (HONOURS, WINDS, DRAGONS))
_RED_FIVES = sum(1 << tile for tile in RED_FIVES)
_FIRST_KINDS = sum(1 << start for start in SUIT_STARTS[:3])


def hand_facts(faces: Faces, situation: Situation) -> Facts:
    """What holds however the hand is read."""
    facts = _BY_SUITS[_RANKS[faces & 0x1FF] + _RANKS[faces >> 9 & 0x1FF] + _RANKS[faces >> 18 & 0x1FF]]
    if faces & _HONOURS:
        facts = facts & ~SIMPLE | HAS_HONOURS
    if faces & _RED_FIVES:
        facts |= RED_FIVE
    if situation.self_draw:
        facts |= SELF_DRAW
    for name in situation.circumstances:
        facts |= CIRCUMSTANCE.get(name, 0)
    return facts


def _looks(ranks: Faces) -> int:
    """How one suit looks by its ranks: a bit where it is there, has a 1 or 9, a 4, 5 or 6, all nine.

    Two bits for each, so that three suits can be added.
    """
    there, outside, middle, nine = ranks, ranks & 0b100000001, ranks & 0b000111000, ranks == 0x1FF
    return sum(4**place for place, holds in enumerate((there, outside, middle, nine)) if holds)


def _facts_of_looks(looks: int) -> Facts:
    """What holds of the suits together, by the sum of their looks."""
    there, outside, middle, nine = (looks >> 2 * place & 3 for place in range(4))
    facts = THREE_SUITS if there == 3 else ONE_SUIT if there < 2 else 0
    for holds, fact in ((not outside, SIMPLE), (not middle, NO_MIDDLE), (nine, NINE_RANKS)):
        facts |= fact if holds else 0
    return facts


_RANKS = tuple(map(_looks, range(0x200)))
_BY_SUITS = tuple(map(_facts_of_looks, range(0x100)))


def facts_of_sets(sets: Reading) -> Facts:
    """What holds of sets and a pair."""
    facts = _BY_NUMBER[len(sets.chows), len(sets.pungs)]
    if sets.triplets & _HONOURS:
        facts |= _facts_of_honour_pungs(sets.triplets & _HONOURS)
    return facts | _facts_of_runs(len(sets.chows), sets.runs) if sets.runs else facts


@lru_cache
def _facts_of_honour_pungs(triplets: Faces) -> Facts:
    return (WIND_PUNG if triplets & _WINDS else 0) | (DRAGON_PUNG if triplets & _DRAGONS else 0)


@lru_cache(maxsize=1 << 14)
def _facts_of_runs(chows: int, runs: Faces) -> Facts:
    """What holds of so many Chows that begin with these kinds."""
    facts = TWIN_CHOWS if runs.bit_count() < chows else 0
    if runs & runs >> 9 & runs >> 18:
        facts |= RUN_IN_THREE_SUITS
    return facts | STRAIGHT if runs & runs >> 3 & runs >> 6 & _FIRST_KINDS else facts


def _facts_of_numbers(chows: int, pungs: int) -> Facts:
    """What holds of so many Chows beside so many Pungs and Kongs."""
    facts = 0
    if chows:
        facts |= CHOWS if pungs else CHOWS | ALL_CHOWS
    if pungs:
        facts |= PUNGS
    return facts | THREE_PUNGS if pungs > 2 else facts


_BY_NUMBER = {(chows, pungs): _facts_of_numbers(chows, pungs) for chows in range(6) for pungs in range(6 - chows)}
