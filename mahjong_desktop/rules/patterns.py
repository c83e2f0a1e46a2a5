"""Shape questions that rows ask: of a hand (HandView) and of one reading of it (ReadingView).

What nearly every row asks is there from the start; other questions are answered once and remembered.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from enum import StrEnum

from mahjong_desktop.core.found import NOT_FOUND, Found
from mahjong_desktop.core.hands import Hand, MeldKind, Situation
from mahjong_desktop.core.readings import ORPHANS, Reading, Shape, Shapes
from mahjong_desktop.core.remembered import remembered
from mahjong_desktop.core.suits import CHOW, PAIR, Group, Groups
from mahjong_desktop.core.tiles import KIND_OF, Faces, Kind, Tile
from mahjong_desktop.core.waits import waits
from mahjong_desktop.rules.facts import (
    FACES_OF_SUITS,
    FACT_OF_SHAPE,
    HAS_HONOURS,
    faces_of_hand,
    facts_of_sets,
    hand_facts,
)
from mahjong_desktop.rules.options import Value

_SETS_AND_PAIR = Shape.SETS_AND_PAIR
OUTSIDE = frozenset(ORPHANS)
"""The terminals and honours."""
NINE_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)
"""How many of each rank the nine gates have before the winning tile."""


class HandView:
    """A complete hand in its situation, whatever the reading."""

    def __init__(self, hand: Hand, situation: Situation, shapes: Shapes, values: Mapping[str, Value]) -> None:
        self.hand = hand
        self.situation = situation
        assert hand.winning is not None
        self.winning = hand.winning
        self.shapes = shapes
        self.values = values
        self.closed = hand.is_closed
        """Nothing claimed, no Kong added."""
        self.faces = faces_of_hand(hand)
        """The faces among the tiles."""
        self.facts = hand_facts(self.faces, self.closed, situation)
        """What holds however it is read."""

    def consists_of(self, faces: Faces) -> bool:
        """Whether there are no other tiles than those with these faces."""
        return not self.faces & ~faces

    @remembered
    def suits(self) -> tuple[int, ...]:
        """The suits in the hand, honours aside."""
        return tuple([suit for suit, faces in enumerate(FACES_OF_SUITS) if self.faces & faces])

    @property
    def has_honours(self) -> bool:
        """A wind or a dragon anywhere."""
        return self.facts & HAS_HONOURS != 0

    @remembered
    def is_nine_gates(self) -> bool:
        """1112345678999 of one suit and any tile of it, nothing laid down."""
        if self.hand.melds or len(self.suits) != 1 or self.has_honours:
            return False
        (suit,) = self.suits
        counts = self.hand.concealed_counts[9 * suit : 9 * suit + 9]
        return all(count >= need for count, need in zip(counts, NINE_GATES, strict=True))

    @remembered
    def wait_set(self) -> tuple[Kind, ...]:
        """The kinds that would have completed the hand."""
        return waits(self.hand.waiting(), self.shapes)

    def melds(self, *kinds: MeldKind) -> Found:
        """The melds of these kinds, one by one."""
        if not self.hand.melds:
            return NOT_FOUND
        return tuple([self.hand.meld_places(index) for index, meld in enumerate(self.hand.melds) if meld.kind in kinds])

    def bonus(self, tiles: Iterable[int]) -> Found:
        """The bonus tiles among these, one by one."""
        return tuple([(place,) for place in self.hand.bonus_places if self.hand.tiles[place] in tiles])


class WaitShape(StrEnum):
    """How the winning tile completes its set or pair in one reading."""

    TWO_SIDED = "two_sided"
    EDGE = "edge"
    CLOSED = "closed"
    PAIR = "pair"
    PUNG = "pung"


TWO_SIDED_WAIT, EDGE_WAIT, CLOSED_WAIT, PAIR_WAIT, PUNG_WAIT = WaitShape


def _wait(won: Group, winning: Tile) -> WaitShape:
    """What was waited for: 12 or 89 (edge), 13 (closed), 23 (two-sided), a single tile, or two pairs."""
    kind, first, _ = won
    if kind is not CHOW:
        return PAIR_WAIT if kind is PAIR else PUNG_WAIT
    place = KIND_OF[winning] - first
    if place == 1:
        return CLOSED_WAIT
    return EDGE_WAIT if first % 9 == (0 if place else 6) else TWO_SIDED_WAIT


class ReadingView:
    """One reading of a hand. In seven pairs and the like there are no sets, so nothing about sets is found."""

    def __init__(self, hand_view: HandView, reading: Reading) -> None:
        self.of_hand = hand_view
        self.hand = hand_view.hand
        self.situation = hand_view.situation
        self.reading = reading
        self.won = reading.won
        """The group that the winning tile completes."""
        self.wait = _wait(reading.won, hand_view.winning)
        """How the winning tile completes it."""
        self.chows, self.pungs, self.pair = reading.chows, reading.pungs, reading.pair
        sets = reading.shape is _SETS_AND_PAIR
        of_shape = facts_of_sets(reading, self.situation) if sets else FACT_OF_SHAPE[reading.shape]
        self.facts = hand_view.facts | of_shape
        """What holds of the hand so read."""

    @property
    def has_sets(self) -> bool:
        """Whether it is of sets and a pair."""
        return self.reading.shape is _SETS_AND_PAIR

    def pungs_of(self, kinds: Container[Kind]) -> Groups:
        """The Pungs and Kongs of these kinds."""
        return tuple([group for group in self.pungs if group.first in kinds])

    def pair_of(self, kinds: Container[Kind]) -> Groups:
        """The pair, if it is of these kinds."""
        return self.pair if self.pair and self.pair[0].first in kinds else ()

    @remembered
    def concealed_pungs(self) -> Groups:
        """Pungs and concealed Kongs of self-drawn tiles alone."""
        claimed = None if self.situation.self_draw else self.won
        found: Groups = ()
        for group in self.pungs:
            if group is not claimed and not self.is_melded(group):
                found += (group,)
        return found

    @remembered
    def straight(self) -> Groups:
        """Chows 123, 456 and 789 of one suit; a concealed copy of each before a melded one."""
        concealed_first = sorted(self.chows, key=lambda group: group.meld is not None)
        for suit in self.of_hand.suits:
            firsts: dict[Kind, Group] = {}
            for group in concealed_first:
                firsts.setdefault(group.first, group)
            wanted = [9 * suit, 9 * suit + 3, 9 * suit + 6]
            if all(first in firsts for first in wanted):
                return tuple(firsts[first] for first in wanted)
        return ()

    def is_melded(self, group: Group) -> bool:
        """Whether a group was claimed, or is an added Kong."""
        return group.meld is not None and self.hand.melds[group.meld].is_open
