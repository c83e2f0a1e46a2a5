"""What a hand is worth and who pays: the answer of every ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from mahjong_desktop.core.found import Found, Places, places_of
from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.readings import Reading
from mahjong_desktop.core.tiles import SEATS, Tile, Wind
from mahjong_desktop.core.values import value

Total: TypeAlias = int | bool | str | None


@value
class Line:
    """One row of the breakdown: `value` for each time that it was earned."""

    id: str
    value: int
    found: Found

    @property
    def count(self) -> int:
        """How often it was earned."""
        return len(self.found)

    @property
    def total(self) -> int:
        """What the row brings."""
        return self.value * len(self.found)


def total_of(lines: Iterable[Line]) -> int:
    """What the rows bring together."""
    total = 0
    for line in lines:
        total += line.value * len(line.found)
    return total


@dataclass(frozen=True)
class Replaced:
    """A row that holds but does not count, since row `by` implies it."""

    line: Line
    by: str


class Payment(NamedTuple):
    """What one seat pays (negative) or gets; seat None: the discarder, when nobody said who."""

    seat: Wind | None
    change: int


def payments_of(changes: Mapping[Wind | None, int]) -> tuple[Payment, ...]:
    """The payments of all who pay or get something, East first, the unnamed discarder last."""
    return tuple([Payment(seat, changes[seat]) for seat in (*SEATS, None) if changes.get(seat)])


class Step(NamedTuple):
    """A step of the sum: the id of its sentence, and the figures in it."""

    id: str
    figures: Mapping[str, int]


@dataclass(frozen=True)
class Settlement:
    """Who pays whom for one hand. The changes sum to zero, or to the deposits that the winner takes."""

    value: int
    """What all payers pay together for the hand; counters and deposits that lay on the table are not in it."""
    payments: tuple[Payment, ...]
    extras: tuple[tuple[str, int], ...] = ()
    """What the table adds to the hand's own value: (row id, units), as the dealer's point or counters."""
    rounding: tuple[Step, ...] = ()
    """How what is paid was rounded, where it was."""


class Units(NamedTuple):
    """What the rows are counted in, by the words' ids; empty: nothing to say."""

    patterns: str = ""
    points: str = ""


NO_UNITS = Units()


@value
class Score:
    """A scored hand under one reading, or a value entered without tiles."""

    totals: Mapping[str, Total]
    """The variant's own figures, in the order of the record format: {"tai": 27}."""
    settlement: Settlement
    patterns: tuple[Line, ...] = ()
    points: tuple[Line, ...] = ()
    """The rows of the base, where the variant has one: fu, or points."""
    replaced: tuple[Replaced, ...] = ()
    reading: Reading | None = None
    """None for a win by bonus tiles alone and for a value alone."""
    total: int | None = None
    """What it comes to in points, where the figures alone do not say."""
    units: Units = NO_UNITS
    working: tuple[Step, ...] = ()
    """How the rows make the total, step by step."""
    others: tuple[Score, ...] = ()
    """The other readings of the same hand, best first."""

    def places(self, line: Line, hand: Hand) -> Places:
        """The tiles that earned one of its rows, by their places in `hand.tiles`."""
        return places_of(line.found, self.reading, hand)

    def tiles(self, line: Line, hand: Hand) -> tuple[Tile, ...]:
        """The tiles that earned one of its rows."""
        return tuple([hand.tiles[place] for place in self.places(line, hand)])
