"""Readings: every way to see a complete hand as groups, and in which of them the winning tile stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from mahjong_desktop.core.hands import Hand, MeldKind
from mahjong_desktop.core.tiles import HONOURS, KIND_OF, KINDS, Kind, is_bonus, kind_of, rank_of

Counts: TypeAlias = tuple[int, ...]

SUIT_STARTS = (0, 9, 18, HONOURS.start)
"""The lowest kind of each suit, the honours last."""


class GroupKind(StrEnum):
    """What a group of a reading is."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    PAIR = "pair"
    SINGLE = "single"


SIZES = {GroupKind.CHOW: 3, GroupKind.PUNG: 3, GroupKind.KONG: 4, GroupKind.PAIR: 2, GroupKind.SINGLE: 1}


class Group(NamedTuple):
    """One set, pair or (in Thirteen Orphans) single tile of a reading."""

    kind: GroupKind
    first: Kind
    """The lowest kind in it."""
    meld: int | None = None
    """Its index among the hand's melds; None: from the concealed tiles."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kind of each of its tiles."""
        if self.kind is GroupKind.CHOW:
            return (self.first, self.first + 1, self.first + 2)
        return (self.first,) * SIZES[self.kind]

    def holds(self, kind: Kind) -> bool:
        """Whether a tile of that kind is in it."""
        if self.kind is GroupKind.CHOW:
            return self.first <= kind <= self.first + 2
        return kind == self.first


class Shape(StrEnum):
    """The forms a complete hand can have."""

    SETS_AND_PAIR = "sets_and_pair"
    SEVEN_PAIRS = "seven_pairs"
    SEVEN_PAIRS_AND_PUNG = "seven_pairs_and_pung"
    THIRTEEN_ORPHANS = "thirteen_orphans"


@dataclass(frozen=True)
class Shapes:
    """Which hands win: so many sets and a pair, and the special shapes."""

    sets: int
    """4 (14 tiles) or 5 (17 tiles)."""
    special: frozenset[Shape] = frozenset()
    identical_pairs: bool = False
    """Whether four of a kind may be two of the pairs."""

    @property
    def size(self) -> int:
        """Tiles of a complete hand, a Kong as three."""
        return 3 * self.sets + 2


class Reading(NamedTuple):
    """One way to see a complete hand."""

    shape: Shape
    groups: tuple[Group, ...]
    """Concealed groups in tile order, then the melds in the hand's order."""
    winning: int
    """The index of the group that the winning tile completes."""

    def places(self, hand: Hand) -> tuple[tuple[int, ...], ...]:
        """For each group the places of its tiles in `hand.tiles`; every tile of the hand is used once."""
        free: dict[Kind, list[int]] = {}
        for place in range(len(hand.concealed) - 1, -1, -1):
            free.setdefault(KIND_OF[hand.concealed[place]], []).append(place)
        assert hand.winning is not None
        assert hand.winning_place is not None
        won = kind_of(hand.winning)
        result: list[tuple[int, ...]] = []
        for index, group in enumerate(self.groups):
            if group.meld is not None:
                result.append(hand.meld_places(group.meld))
            elif index == self.winning:
                kinds = list(group.kinds)
                kinds.remove(won)
                result.append((*[free[kind].pop() for kind in kinds], hand.winning_place))
            else:
                result.append(tuple([free[kind].pop() for kind in group.kinds]))
        return tuple(result)


def readings(hand: Hand, shapes: Shapes) -> tuple[Reading, ...]:
    """All different readings of a complete hand, in a fixed order; empty if it is not complete.

    `hand` has its winning tile, which must not be a bonus tile.
    """
    if hand.winning is None or is_bonus(hand.winning) or hand.size != shapes.size:
        return ()
    won = kind_of(hand.winning)
    melds = tuple([Group(_GROUP_OF_MELD[meld.kind], meld.first, index) for index, meld in enumerate(hand.melds)])
    found: list[Reading] = []
    for shape, groups in _all_groupings(hand, shapes):
        last = None
        for index, group in enumerate(groups):
            # equal groups stand together: the tile completes the first of them
            if group.first <= won < group.first + 3 and group.holds(won) and group != last:
                last = group
                found.append(Reading(shape, groups + melds, index))
    return tuple(found)


_GROUP_OF_MELD = {
    MeldKind.CHOW: GroupKind.CHOW,
    MeldKind.PUNG: GroupKind.PUNG,
    MeldKind.OPEN_KONG: GroupKind.KONG,
    MeldKind.ADDED_KONG: GroupKind.KONG,
    MeldKind.CONCEALED_KONG: GroupKind.KONG,
}


def _all_groupings(hand: Hand, shapes: Shapes) -> list[tuple[Shape, tuple[Group, ...]]]:
    counts = hand.concealed_counts
    found = [(Shape.SETS_AND_PAIR, groups) for groups in sets_and_pair(counts)]
    if not hand.melds:
        for shape, grouped in _SPECIAL.items():
            if shape in shapes.special and (groups := grouped(counts, shapes.identical_pairs)):
                found.append((shape, groups))
    return found


def sets_and_pair(counts: Counts) -> list[tuple[Group, ...]]:
    """Every split of the tiles into Chows, Pungs and exactly one pair, groups in tile order."""
    suits = [_suit_groups(start, counts[start : start + 9]) for start in SUIT_STARTS]
    found = [a + b + c + d for a, b, c, d in product(*suits)]
    # a pair alone is a tile short of a set: one of them, and not one in each suit
    return found if found and sum(counts) == 3 * len(found[0]) - 1 else []


def is_sets_and_pair(counts: Counts) -> bool:
    """Whether the tiles split into sets and exactly one pair."""
    pairs = 0
    for start in SUIT_STARTS:
        suit = counts[start : start + 9]
        rest = sum(suit) % 3
        pairs += rest == 2
        if rest == 1 or pairs > 1 or not suit_splits(suit):
            return False
    return pairs == 1


Split: TypeAlias = tuple[tuple[GroupKind, int], ...]


@lru_cache(maxsize=1 << 15)
def suit_splits(counts: Counts) -> tuple[Split, ...]:
    """All splits of one suit's counts (9 numbers; 7 for honours) into sets and at most one pair.

    Each split lists (kind, offset of the lowest tile) in tile order.
    """
    return tuple(_splits(list(counts), 0, sum(counts) % 3 == 2, _GROUPS_AT))


@lru_cache(maxsize=1 << 15)
def _suit_groups(start: Kind, counts: Counts) -> tuple[tuple[Group, ...], ...]:
    """The same splits as groups, of the suit whose lowest kind is `start`."""
    return tuple(tuple(Group(kind, start + offset) for kind, offset in split) for split in suit_splits(counts))


def _splits(counts: list[int], start: int, pair: bool, choices: tuple[_GroupAt, ...]) -> Iterator[Split]:
    """The splits of what is left from `start` on, with a pair if `pair`: two tiles more than threes are left then.

    `choices`: the groups still to be tried at `start`; each is tried in one order only, so that no split comes twice.
    """
    while start < len(counts) and not counts[start]:
        start += 1
        choices = _GROUPS_AT
    if start == len(counts):
        yield ()
        return
    for index, (kind, steps) in enumerate(choices):
        if (kind is GroupKind.PAIR and not pair) or not _fits(counts, start, kind, steps):
            continue
        for step in steps:
            counts[start + step] -= 1
        for rest in _splits(counts, start, pair and kind is not GroupKind.PAIR, choices[index:]):
            yield ((kind, start), *rest)
        for step in steps:
            counts[start + step] += 1


_GroupAt: TypeAlias = tuple[GroupKind, tuple[int, ...]]
_GROUPS_AT: tuple[_GroupAt, ...] = ((GroupKind.PUNG, (0, 0, 0)), (GroupKind.PAIR, (0, 0)), (GroupKind.CHOW, (0, 1, 2)))


def _fits(counts: list[int], start: int, kind: GroupKind, steps: tuple[int, ...]) -> bool:
    """Whether the group's tiles are there; honours, seven kinds long, make no Chows."""
    if kind is GroupKind.CHOW:
        return len(counts) == 9 and start <= 6 and counts[start + 1] > 0 and counts[start + 2] > 0
    return counts[start] >= len(steps)


def _seven_pairs(counts: Counts, identical: bool) -> tuple[Group, ...]:
    return _pairs(counts) if _number_of_pairs(counts, identical) == 7 and sum(counts) == 14 else ()


def _number_of_pairs(counts: Counts, identical: bool) -> int:
    """Kinds with two tiles exactly; four of a kind are two pairs only where `identical`."""
    return counts.count(2) + (2 * counts.count(4) if identical else 0)


def _pairs(counts: Counts) -> tuple[Group, ...]:
    """Tiles that are pairs, as pairs."""
    return tuple(Group(GroupKind.PAIR, kind) for kind in KINDS for _ in range(counts[kind] // 2))


def _seven_pairs_and_pung(counts: Counts, identical: bool) -> tuple[Group, ...]:
    if counts.count(3) != 1 or _number_of_pairs(counts, identical) != 7 or sum(counts) != 17:
        return ()
    triple = counts.index(3)
    pairs = _pairs((*counts[:triple], 0, *counts[triple + 1 :]))
    return tuple(sorted((*pairs, Group(GroupKind.PUNG, triple)), key=lambda group: group.first))


ORPHANS = tuple(kind for kind in KINDS if kind in HONOURS or rank_of(kind) in (1, 9))


def _thirteen_orphans(counts: Counts, identical: bool) -> tuple[Group, ...]:
    if counts.count(0) != len(counts) - len(ORPHANS) or sum(counts) != 14 or not all(counts[kind] for kind in ORPHANS):
        return ()
    return tuple(Group(GroupKind.PAIR if counts[kind] == 2 else GroupKind.SINGLE, kind) for kind in ORPHANS)


_SPECIAL = {
    Shape.SEVEN_PAIRS: _seven_pairs,
    Shape.SEVEN_PAIRS_AND_PUNG: _seven_pairs_and_pung,
    Shape.THIRTEEN_ORPHANS: _thirteen_orphans,
}


def is_complete(counts: Counts, melds: int, shapes: Shapes) -> bool:
    """Whether concealed tiles beside so many melds win, in any of the shapes."""
    if sum(counts) + 3 * melds != shapes.size:
        return False
    if is_sets_and_pair(counts):
        return True
    return not melds and any(_SPECIAL[shape](counts, shapes.identical_pairs) for shape in shapes.special)
