"""Hands and the situation they are won in, as values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from mahjong_desktop.core.errors import BadMeld, TooManyCopies
from mahjong_desktop.core.remembered import remembered
from mahjong_desktop.core.suits import Suits, suits_in
from mahjong_desktop.core.tiles import (
    BONUS,
    CODES,
    COPIES,
    KIND_COUNT,
    KIND_OF,
    ONE_OF,
    Faces,
    Kind,
    Tally,
    Tile,
    Wind,
    can_start_chow,
    faces_of,
    is_bonus,
    kind_of,
    sort_tiles,
    tally,
)
from mahjong_desktop.core.values import value, value_that_remembers


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
        return self in _KONGS

    @property
    def size(self) -> int:
        """How many tiles it has."""
        return 4 if self.is_kong else 3


_CHOW, _PUNG, *_KONGS = MeldKind
*_, _CONCEALED_KONG = _KONGS


class _MeldFields(NamedTuple):
    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: Wind | None = None
    """The seat that discarded its claimed tile, where known."""


class Meld(_MeldFields):
    """A set laid on the table. A tuple, since it is looked up so often, that remembers what it was asked."""

    @classmethod
    def of(cls, kind: MeldKind, tiles: Iterable[Tile], source: Wind | None = None) -> Meld:
        """The meld of these tiles in any order; BadMeld if they do not make one."""
        meld = cls(kind, sort_tiles(tiles), source)
        meld.check()
        return meld

    def check(self, owner: Wind | None = None) -> None:
        """BadMeld if the tiles do not make the set, or its tile came from its owner."""
        fault = self.fault or ("own_seat" if owner is not None and self.source is owner else None)
        if fault is not None:
            codes = tuple(CODES[tile] for tile in self.tiles)
            raise BadMeld("melds", reason=fault, kind=self.kind.value, tiles=codes, need=self.kind.size)

    @remembered
    def fault(self) -> str | None:
        """Why the tiles do not make the set, if they do not."""
        kinds = [] if any(map(is_bonus, self.tiles)) else [kind_of(tile) for tile in self.tiles]
        if len(self.tiles) != self.kind.size:
            return "size"
        if not kinds:
            return "bonus"
        first = kinds[0]
        if self.kind is _CHOW:
            return None if can_start_chow(first) and kinds == [first, first + 1, first + 2] else "run"
        return None if kinds.count(first) == len(kinds) else "same"

    @remembered
    def first(self) -> Kind:
        """Its lowest kind."""
        return kind_of(self.tiles[0])

    @remembered
    def tally(self) -> Tally:
        """The tally of its tiles."""
        return tally(self.tiles)

    @remembered
    def faces(self) -> Faces:
        """The faces among its tiles."""
        return faces_of(self.tiles)

    @remembered
    def is_open(self) -> bool:
        """Claimed from another player, wholly or in part: everything but a concealed Kong."""
        return self.kind is not _CONCEALED_KONG


@value_that_remembers
class Hand:
    """Everything a player holds. Unfinished hands are hands too: fewer tiles, no winning tile yet."""

    concealed: tuple[Tile, ...] = ()
    """The tiles in the hand without the winning tile, in rack order."""
    winning: Tile | None = None
    """The tile that completes the hand; a bonus tile where the eighth of them wins."""
    melds: tuple[Meld, ...] = ()
    bonus: tuple[Tile, ...] = ()
    """Flowers and Seasons, which lie outside the hand."""

    def __post_init__(self) -> None:
        winning = self.winning
        size, tallied = len(self.concealed), tally(self.concealed)
        if winning is not None and winning < BONUS.start:
            size += 1
            tallied += ONE_OF[winning]
        self.tally = tallied
        """The tally of what is in the hand, winning tile included."""
        closed = True
        for meld in self.melds:
            size += 3
            tallied += meld.tally
            if meld.is_open:
                closed = False
        self.size = size
        """Tiles towards a win: every meld counts three, bonus tiles none."""
        self.held = tallied
        """The tally of all tiles, those in melds included."""
        self.is_closed = closed
        """Nothing claimed and no Kong added; a concealed Kong keeps a hand closed."""

    @remembered
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles by *place*: concealed, winning, melds in order, bonus. Scores name tiles by place."""
        tiles = self.in_hand if self.winning is None or self.winning < BONUS.start else (*self.concealed, self.winning)
        if not self.melds:
            return tiles + self.bonus
        return (*tiles, *chain.from_iterable([meld.tiles for meld in self.melds]), *self.bonus)

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

    @remembered
    def in_hand(self) -> tuple[Tile, ...]:
        """The concealed tiles and the winning tile, unless that is a bonus tile."""
        if self.winning is None or self.winning >= BONUS.start:
            return self.concealed
        return (*self.concealed, self.winning)

    @remembered
    def suits(self) -> Suits:
        """What is in the hand by suits, the honours last."""
        return suits_in(self.tally)

    @remembered
    def concealed_counts(self) -> tuple[int, ...]:
        """How many of each of the 34 kinds are in the hand, winning tile included."""
        return count_kinds(self.in_hand)

    @remembered
    def melded_counts(self) -> tuple[int, ...]:
        """How many of each of the 34 kinds lie in melds."""
        return count_kinds(tile for meld in self.melds for tile in meld.tiles)

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
        counts[KIND_OF[tile]] += 1
    return tuple(counts)


def check_copies(hand: Hand, copies: Mapping[Tile, int], indicators: tuple[Tile, ...] = ()) -> None:
    """TooManyCopies if hand and indicators have more of a kind, a red five or a bonus tile than a set (`copies`)."""
    tiles = hand.tiles + indicators
    for kind, count in enumerate(count_kinds(tile for tile in tiles if not is_bonus(tile))):
        if count > COPIES:
            raise TooManyCopies("hand", tile=CODES[kind], have=count, most=COPIES)
    for tile in tiles:
        if tile >= KIND_COUNT and tiles.count(tile) > copies[tile]:
            field = "bonus" if is_bonus(tile) else "hand"
            raise TooManyCopies(field, tile=CODES[tile], have=tiles.count(tile), most=copies[tile])


MOST_INDICATORS = 5
"""No wall shows more of either kind."""


@value
class Situation:
    """How a hand was won, and where the game stands."""

    self_draw: bool = False
    seat_wind: Wind = Wind.EAST
    round_wind: Wind = Wind.EAST
    source: Wind | None = None
    """The seat that discarded the winning tile, or whose Kong or bonus tile was robbed."""
    dealer_wins: int = 0
    """How many hands in a row the present East has won as East before this one."""
    honba: int = 0
    """Counters on the table."""
    riichi_sticks: int = 0
    """Deposits that the winner takes, 1000 points each."""
    liable: Wind | None = None
    """The seat that let the winner meld the last set of a yakuman (pao)."""
    circumstances: frozenset[str] = frozenset()
    discards: int | None = None
    """All tiles discarded in the deal so far; None: too many to matter."""
    dora: tuple[Tile, ...] = ()
    """The indicators turned up on the wall, in the order in which they were."""
    ura_dora: tuple[Tile, ...] = ()
    """The indicators under them."""

    @property
    def indicators(self) -> tuple[Tile, ...]:
        """All tiles seen on the wall; they count towards four of a kind."""
        return self.dora + self.ura_dora if self.ura_dora else self.dora

    def has(self, circumstance: str) -> bool:
        """Whether this circumstance holds."""
        return circumstance in self.circumstances
