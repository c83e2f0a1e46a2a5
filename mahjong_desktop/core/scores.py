"""What a hand is worth and who pays: the answer of every ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.readings import Reading
from mahjong_desktop.core.tiles import Tile, Wind

Total: TypeAlias = int | bool | str | None


@dataclass(frozen=True)
class Line:
    """One row of the breakdown: `count` times `value`, earned by the tiles at `places` of `hand.tiles`."""

    id: str
    value: int
    count: int
    places: tuple[int, ...]

    @property
    def total(self) -> int:
        """What the row brings."""
        return self.value * self.count

    def tiles(self, hand: Hand) -> tuple[Tile, ...]:
        """The tiles that earned it."""
        return tuple(hand.tiles[place] for place in self.places)


@dataclass(frozen=True)
class Replaced:
    """A row that holds but does not count, since row `by` implies it."""

    line: Line
    by: str


@dataclass(frozen=True)
class Payment:
    """What one seat pays (negative) or gets; seat None: the discarder, when nobody said who."""

    seat: Wind | None
    change: int


@dataclass(frozen=True)
class Settlement:
    """Who pays whom for one hand. The changes sum to zero."""

    value: int
    """What all payers pay together."""
    payments: tuple[Payment, ...]
    extras: tuple[tuple[str, int], ...] = ()
    """What the table adds to the hand's own value: (row id, units), as the dealer's point."""


@dataclass(frozen=True)
class Score:
    """A scored hand under one reading, or a value entered without tiles."""

    totals: Mapping[str, Total]
    """The variant's own figures, in the order of the record format: {"tai": 27}."""
    settlement: Settlement
    patterns: tuple[Line, ...] = ()
    replaced: tuple[Replaced, ...] = ()
    reading: Reading | None = None
    """None for a win by bonus tiles alone and for a value alone."""
    others: tuple[Score, ...] = ()
    """The other readings of the same hand, best first."""
