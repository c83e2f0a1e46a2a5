"""Hands and the situation they are won in, as values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from mahjong_desktop.core.errors import BadMeld, TooManyCopies
from mahjong_desktop.core.tiles import (
    CODES,
    COPIES,
    KIND_COUNT,
    Kind,
    Tile,
    Wind,
    can_start_chow,
    is_bonus,
    kind_of,
    sort_tiles,
)


class MeldKind(StrEnum):
    """The sets that lie apart from the concealed tiles, by their names in records."""

    CHOW = "chow"
    PUNG = "pung"
    OPEN_KONG = "open_kong"
    ADDED_KONG = "added_kong"
    CONCEALED_KONG = "concealed_kong"

    @property
    def is_kong(self) -> bool:
        """Four of a kind, however declared."""
        return self.value.endswith("kong")

    @property
    def size(self) -> int:
        """How many tiles it has."""
        return 4 if self.is_kong else 3


@dataclass(frozen=True)
class Meld:
    """A set laid on the table; `source` is the seat that discarded its claimed tile, where known."""

    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: Wind | None = None

    @classmethod
    def of(cls, kind: MeldKind, tiles: Iterable[Tile], source: Wind | None = None) -> Meld:
        """The meld of these tiles in any order; BadMeld if they do not make one."""
        meld = cls(kind, sort_tiles(tiles), source)
        meld.check()
        return meld

    def check(self, owner: Wind | None = None) -> None:
        """BadMeld if the tiles do not make the set, or its tile came from its owner."""
        kinds = [] if any(map(is_bonus, self.tiles)) else [kind_of(tile) for tile in self.tiles]
        if len(self.tiles) != self.kind.size:
            raise self._bad("size")
        if not kinds:
            raise self._bad("bonus")
        first = kinds[0]
        if self.kind is MeldKind.CHOW:
            if not can_start_chow(first) or kinds != [first, first + 1, first + 2]:
                raise self._bad("run")
        elif kinds.count(first) != len(kinds):
            raise self._bad("same")
        if owner is not None and self.source is owner:
            raise self._bad("own_seat")

    def _bad(self, reason: str) -> BadMeld:
        codes = tuple(CODES[tile] for tile in self.tiles)
        return BadMeld("melds", reason=reason, kind=self.kind.value, tiles=codes, need=self.kind.size)

    @property
    def first(self) -> Kind:
        """Its lowest kind."""
        return kind_of(self.tiles[0])

    @property
    def is_open(self) -> bool:
        """Claimed from another player, wholly or in part: everything but a concealed Kong."""
        return self.kind is not MeldKind.CONCEALED_KONG


@dataclass(frozen=True)
class Hand:
    """Everything a player holds. Unfinished hands are hands too: fewer tiles, no winning tile yet."""

    concealed: tuple[Tile, ...] = ()
    """The tiles in the hand without the winning tile, in rack order."""
    winning: Tile | None = None
    """The tile that completes the hand; a bonus tile where the eighth of them wins."""
    melds: tuple[Meld, ...] = ()
    bonus: tuple[Tile, ...] = ()
    """Flowers and Seasons, which lie outside the hand."""

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles by *place*: concealed, winning, melds in order, bonus. Scores name tiles by place."""
        winning = () if self.winning is None else (self.winning,)
        melded = tuple(tile for meld in self.melds for tile in meld.tiles)
        return self.concealed + winning + melded + self.bonus

    @property
    def winning_place(self) -> int | None:
        """The place of the winning tile."""
        return None if self.winning is None else len(self.concealed)

    def meld_places(self, index: int) -> tuple[int, ...]:
        """The places of one meld's tiles."""
        start = len(self.concealed) + (self.winning is not None)
        start += sum(len(meld.tiles) for meld in self.melds[:index])
        return tuple(range(start, start + len(self.melds[index].tiles)))

    @property
    def bonus_places(self) -> tuple[int, ...]:
        """The places of the bonus tiles."""
        return tuple(range(len(self.tiles) - len(self.bonus), len(self.tiles)))

    @property
    def in_hand(self) -> tuple[Tile, ...]:
        """The concealed tiles and the winning tile, unless that is a bonus tile."""
        if self.winning is None or is_bonus(self.winning):
            return self.concealed
        return (*self.concealed, self.winning)

    @property
    def size(self) -> int:
        """Tiles towards a win: every meld counts three, bonus tiles none."""
        return len(self.in_hand) + 3 * len(self.melds)

    @cached_property
    def concealed_counts(self) -> tuple[int, ...]:
        """How many of each of the 34 kinds are in the hand, winning tile included."""
        return count_kinds(self.in_hand)

    @cached_property
    def melded_counts(self) -> tuple[int, ...]:
        """How many of each of the 34 kinds lie in melds."""
        return count_kinds(tile for meld in self.melds for tile in meld.tiles)

    @property
    def is_closed(self) -> bool:
        """Nothing claimed and no Kong added; a concealed Kong keeps a hand closed."""
        return not any(meld.is_open for meld in self.melds)

    def with_winning(self, tile: Tile) -> Hand:
        """The same tiles completed by another tile."""
        return Hand(self.concealed, tile, self.melds, self.bonus)

    def waiting(self) -> Hand:
        """The hand before the winning tile came."""
        return Hand(self.concealed, None, self.melds, self.bonus)


def count_kinds(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """How many of each of the 34 kinds; red fives count as fives."""
    counts = [0] * KIND_COUNT
    for tile in tiles:
        counts[kind_of(tile)] += 1
    return tuple(counts)


def check_copies(hand: Hand) -> None:
    """TooManyCopies if there are more than four of a kind, or a bonus tile twice."""
    for kind, (concealed, melded) in enumerate(zip(hand.concealed_counts, hand.melded_counts, strict=True)):
        if concealed + melded > COPIES:
            raise TooManyCopies("hand", tile=CODES[kind], have=concealed + melded, most=COPIES)
    bonus = [tile for tile in hand.tiles if is_bonus(tile)]
    for tile in bonus:
        if bonus.count(tile) > 1:
            raise TooManyCopies("bonus", tile=CODES[tile], have=bonus.count(tile), most=1)


@dataclass(frozen=True)
class Situation:
    """How a hand was won, and where the game stands."""

    self_draw: bool = False
    seat_wind: Wind = Wind.EAST
    round_wind: Wind = Wind.EAST
    source: Wind | None = None
    """The seat that discarded the winning tile, or whose Kong or bonus tile was robbed."""
    circumstances: frozenset[str] = frozenset()
    dealer_wins: int = 0
    """How many hands in a row the present East has won as East before this one."""
    discards: int | None = None
    """All tiles discarded in the deal so far; None: too many to matter."""

    def has(self, circumstance: str) -> bool:
        """Whether this circumstance holds."""
        return circumstance in self.circumstances
