"""Shape questions that rows ask: of a hand (HandView) and of one reading of it (ReadingView).

Every question is answered once and remembered; a view lives for one scoring.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from mahjong_desktop.core.hands import Hand, MeldKind, Situation
from mahjong_desktop.core.readings import Group, GroupKind, Reading, Shape, Shapes
from mahjong_desktop.core.tiles import HONOURS, KINDS, Kind, suit_of
from mahjong_desktop.core.waits import waits
from mahjong_desktop.rules.options import Value
from mahjong_desktop.rules.rows import NOT_FOUND, Found, Places


class HandView:
    """A complete hand in its situation, whatever the reading."""

    def __init__(self, hand: Hand, situation: Situation, shapes: Shapes, values: Mapping[str, Value]) -> None:
        self.hand = hand
        self.situation = situation
        self.shapes = shapes
        self.values = values

    @cached_property
    def body(self) -> Places:
        """The places of all tiles but the bonus tiles."""
        return tuple(range(len(self.hand.tiles) - len(self.hand.bonus)))

    @cached_property
    def closed(self) -> bool:
        """Nothing claimed, no Kong added."""
        return self.hand.is_closed

    @cached_property
    def kinds(self) -> frozenset[Kind]:
        """The kinds in the hand."""
        concealed, melded = self.hand.concealed_counts, self.hand.melded_counts
        return frozenset(kind for kind in KINDS if concealed[kind] or melded[kind])

    @cached_property
    def suits(self) -> frozenset[int]:
        """The suits in the hand, honours aside."""
        return frozenset(suit_of(kind) for kind in self.kinds if kind not in HONOURS)

    @cached_property
    def has_honours(self) -> bool:
        """A wind or a dragon anywhere."""
        return any(kind in HONOURS for kind in self.kinds)

    @cached_property
    def wait_set(self) -> tuple[Kind, ...]:
        """The kinds that would have completed the hand."""
        return waits(self.hand.waiting(), self.shapes)

    @property
    def winning(self) -> Places:
        """The winning tile's place."""
        assert self.hand.winning_place is not None
        return (self.hand.winning_place,)

    def melds(self, *kinds: MeldKind) -> Found:
        """The melds of these kinds, one by one."""
        return [self.hand.meld_places(index) for index, meld in enumerate(self.hand.melds) if meld.kind in kinds]

    def bonus(self, tiles: Iterable[int]) -> Found:
        """The bonus tiles among these, one by one."""
        return [(place,) for place in self.hand.bonus_places if self.hand.tiles[place] in tiles]

    def whole(self, condition: bool) -> Found:
        """Earned once by the whole hand, if so."""
        return [self.body] if condition else NOT_FOUND


class ReadingView:
    """One reading of a hand. In seven pairs and the like there are no sets, so nothing about sets is found."""

    def __init__(self, hand_view: HandView, reading: Reading) -> None:
        self.of_hand = hand_view
        self.hand = hand_view.hand
        self.situation = hand_view.situation
        self.reading = reading
        self.has_sets = reading.shape is Shape.SETS_AND_PAIR

    @cached_property
    def _places(self) -> tuple[Places, ...]:
        return self.reading.places(self.hand)

    def places(self, indices: Iterable[int]) -> Places:
        """The places of the tiles in these groups."""
        return tuple(place for index in indices for place in self._places[index])

    def once(self, indices: Iterable[int]) -> Found:
        """Earned once, by these groups together."""
        return [self.places(indices)]

    def each(self, indices: Iterable[int]) -> Found:
        """Earned by each of these groups."""
        return [self._places[index] for index in indices]

    def group(self, index: int) -> Group:
        """A group of the reading."""
        return self.reading.groups[index]

    def _of_kind(self, *kinds: GroupKind) -> tuple[int, ...]:
        return tuple(index for index, group in enumerate(self.reading.groups) if self.has_sets and group.kind in kinds)

    @cached_property
    def chows(self) -> tuple[int, ...]:
        """The Chows, by index."""
        return self._of_kind(GroupKind.CHOW)

    @cached_property
    def pungs(self) -> tuple[int, ...]:
        """The Pungs and Kongs, by index."""
        return self._of_kind(GroupKind.PUNG, GroupKind.KONG)

    def pungs_of(self, kinds: range | Iterable[Kind]) -> tuple[int, ...]:
        """The Pungs and Kongs of these kinds."""
        return tuple(index for index in self.pungs if self.group(index).first in kinds)

    @cached_property
    def pair(self) -> tuple[int, ...]:
        """The pair, where the reading is of sets and a pair."""
        return self._of_kind(GroupKind.PAIR)

    def pair_of(self, kinds: Iterable[Kind]) -> tuple[int, ...]:
        """The pair, if it is of these kinds."""
        return tuple(index for index in self.pair if self.group(index).first in kinds)

    @cached_property
    def concealed_pungs(self) -> tuple[int, ...]:
        """Pungs and concealed Kongs of self-drawn tiles alone."""
        return tuple(index for index in self.pungs if self._is_concealed(index))

    def _is_concealed(self, index: int) -> bool:
        meld = self.group(index).meld
        if meld is not None:
            return not self.hand.melds[meld].is_open
        return self.situation.self_draw or index != self.reading.winning

    @property
    def won(self) -> Group:
        """The group that the winning tile completes."""
        return self.group(self.reading.winning)

    @cached_property
    def straight(self) -> tuple[int, ...]:
        """Chows 123, 456 and 789 of one suit; a concealed copy of each before a melded one."""
        concealed_first = sorted(self.chows, key=lambda index: self.group(index).meld is not None)
        for suit in self.of_hand.suits:
            firsts: dict[Kind, int] = {}
            for index in concealed_first:
                firsts.setdefault(self.group(index).first, index)
            wanted = [9 * suit, 9 * suit + 3, 9 * suit + 6]
            if all(first in firsts for first in wanted):
                return tuple(firsts[first] for first in wanted)
        return ()

    def is_melded(self, index: int) -> bool:
        """Whether a group was claimed, or is an added Kong."""
        meld = self.group(index).meld
        return meld is not None and self.hand.melds[meld].is_open
