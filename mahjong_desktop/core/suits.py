"""One suit of a hand, honours as the fourth: its tiles as sets and pairs in every way, and what else is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from mahjong_desktop.core.remembered import remembered
from mahjong_desktop.core.tiles import HONOURS, Kind, Tally
from mahjong_desktop.core.values import value_that_remembers

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


CHOW, PUNG, KONG, PAIR, SINGLE = GroupKind
"""For what is asked often, as the winds are named."""

SIZES = {CHOW: 3, PUNG: 3, KONG: 4, PAIR: 2, SINGLE: 1}


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
        if self.kind is CHOW:
            return (self.first, self.first + 1, self.first + 2)
        return (self.first,) * SIZES[self.kind]

    def holds(self, kind: Kind) -> bool:
        """Whether a tile of that kind is in it."""
        if self.kind is CHOW:
            return self.first <= kind <= self.first + 2
        return kind == self.first


Groups: TypeAlias = tuple[Group, ...]


@value_that_remembers
class Part:
    """Some of the groups of sets and a pair: those of a suit, or the melds."""

    groups: Groups
    chows: Groups
    pungs: Groups
    """The Pungs and Kongs."""
    pair: Groups
    """The pair, if it is here."""
    runs: int
    """The lowest kinds of the Chows, a bit each: bit n for kind n."""
    triplets: int
    """The kinds of the Pungs and Kongs likewise."""

    @classmethod
    def of(cls, groups: Groups) -> Part:
        """These groups, in order."""
        chows: Groups = ()
        pungs: Groups = ()
        pair: Groups = ()
        runs = triplets = 0
        for group in groups:
            kind, first, _ = group
            if kind is CHOW:
                chows += (group,)
                runs |= 1 << first
            elif kind is PAIR:
                pair += (group,)
            else:
                pungs += (group,)
                triplets |= 1 << first
        return cls(groups, chows, pungs, pair, runs, triplets)

    @remembered
    def completed(self) -> Mapping[Kind, Groups]:
        """For each kind the different groups that a tile of it can complete."""
        found: dict[Kind, Groups] = {}
        for group in dict.fromkeys(self.groups):
            for kind in dict.fromkeys(group.kinds):
                found[kind] = (*found.get(kind, ()), group)
        return found


@value_that_remembers
class Suit:
    """The concealed tiles of one suit, and what the shapes ask about them."""

    start: Kind
    """The lowest kind of the suit."""
    counts: Counts
    """How many there are of each of its kinds."""
    size: int
    """How many tiles there are."""
    splits: tuple[Part, ...]
    """Every split into sets and at most one pair, groups in tile order; empty: there is none."""
    has_pair: bool
    """Whether there is a pair in every split."""
    kinds: int
    """How many different kinds there are."""
    pairs: int
    """Of how many kinds there are two tiles exactly."""
    faces: int
    """The kinds, a bit each: bit n for kind n."""

    @remembered
    def as_pairs(self) -> Groups:
        """Its pairs, four of a kind as two, and Pungs of three of a kind."""
        return tuple(
            Group(PUNG if count == 3 else PAIR, self.start + offset)
            for offset, count in enumerate(self.counts)
            for _ in range(count // 2)
        )


Suits: TypeAlias = tuple[Suit, Suit, Suit, Suit]


def suits_of(counts: Counts) -> Suits:
    """The counts of all kinds by suits, the honours last."""
    return _suit(0, counts[:9]), _suit(9, counts[9:18]), _suit(18, counts[18:27]), _suit(27, counts[27:])


def suits_in(tallied: Tally) -> Suits:
    """The suits of a tally."""
    return (
        _characters_in(tallied & _CHARACTERS),
        _circles_in(tallied & _CIRCLES),
        _bamboos_in(tallied & _BAMBOOS),
        _honours_in(tallied & _HONOURS),
    )


_CHARACTERS, _CIRCLES, _BAMBOOS, _HONOURS = (
    ((1 << 8 * (9 if start < HONOURS.start else 7)) - 1) << 8 * start for start in SUIT_STARTS
)
"""The bytes of a tally that are about each suit."""


def _reader(start: Kind) -> Callable[[Tally], Suit]:
    """Makes a suit of its part of a tally. Each has its own memory: one number is looked up more quickly than two."""

    @lru_cache(maxsize=1 << 13)
    def suit_in(tallied: Tally) -> Suit:
        return _suit(start, tuple((tallied >> 8 * start).to_bytes(9 if start < HONOURS.start else 7, "little")))

    return suit_in


_characters_in, _circles_in, _bamboos_in, _honours_in = map(_reader, SUIT_STARTS)


@lru_cache(maxsize=1 << 15)
def _suit(start: Kind, counts: Counts) -> Suit:
    """One suit. There are not so many of them, so each is looked at once."""
    splits = tuple(
        [Part.of(tuple([Group(kind, start + offset) for kind, offset in one])) for one in suit_splits(counts)]
    )
    size = sum(counts)
    faces = sum([1 << start + offset for offset, count in enumerate(counts) if count])
    return Suit(start, counts, size, splits, size % 3 == 2, len(counts) - counts.count(0), counts.count(2), faces)


Split: TypeAlias = tuple[tuple[GroupKind, int], ...]


@lru_cache(maxsize=1 << 15)
def suit_splits(counts: Counts) -> tuple[Split, ...]:
    """All splits of one suit's counts (9 numbers; 7 for honours) into sets and at most one pair.

    Each split lists (kind, offset of the lowest tile) in tile order.
    """
    rest = sum(counts) % 3
    return () if rest == 1 else tuple(_splits(list(counts), 0, rest == 2))


def _splits(counts: list[int], start: int, pair: bool) -> list[Split]:
    """The splits of what is left from `start` on, with a pair if `pair`: two tiles more than threes are left then."""
    while start < len(counts) and not counts[start]:
        start += 1
    if start == len(counts):
        return [()]
    # honours, seven kinds long, make no Chows
    most = min(counts[start : start + 3]) if len(counts) == 9 and start <= 6 else 0
    found: list[Split] = []
    for chows in range(most + 1):
        same = _SAME.get(counts[start] - chows)
        if same is None or (same == _PAIR and not pair):
            continue
        groups = tuple([(kind, start) for kind in same + _CHOW * chows])
        counts[start + 1 : start + 3] = [count - chows for count in counts[start + 1 : start + 3]]
        found += [groups + rest for rest in _splits(counts, start + 1, pair and same != _PAIR)]
        counts[start + 1 : start + 3] = [count + chows for count in counts[start + 1 : start + 3]]
    return found


_PAIR, _CHOW = (PAIR,), (CHOW,)
_SAME: Mapping[int, tuple[GroupKind, ...]] = {0: (), 2: _PAIR, 3: (PUNG,)}
"""What so many tiles of a kind are that are in no Chow."""
