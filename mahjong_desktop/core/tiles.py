"""Tiles: the faces of a mahjong set, as small integers.

A *kind* is one of the 34 ordinary faces:

    0-8 characters 1-9 · 9-17 circles · 18-26 bamboos · 27-30 East South West North · 31-33 White Green Red

A *tile* is a kind, a red five (34-36: characters, circles, bamboos) or a bonus tile (37-40 Flowers, 41-44 Seasons).
Tile numbers sort as tiles are sorted on a rack, except that a red five sorts beside its plain five (`sort_tiles`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import TypeAlias

Kind: TypeAlias = int
Tile: TypeAlias = int

KIND_COUNT = 34
COPIES = 4
"""How many tiles of each kind a set holds."""

KINDS = range(KIND_COUNT)
WINDS = range(27, 31)
DRAGONS = range(31, 34)
HONOURS = range(27, 34)
RED_FIVES = range(34, 37)
BONUS = range(37, 45)
FLOWERS = range(37, 41)
SEASONS = range(41, 45)
ALL_TILES = range(45)

WHOLE_SET = dict.fromkeys(KINDS, COPIES) | dict.fromkeys((*RED_FIVES, *BONUS), 1)
"""Every tile there is and how many of it; a red five is one of the four fives of its suit."""

SUITS = "mps"
SUIT_LETTERS = "mpszf"

CODES: tuple[str, ...] = (
    *(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    *(f"0{suit}" for suit in SUITS),
    *(f"{number}f" for number in range(1, 9)),
)
"""The two-character code of every tile, by its number."""

TILE_OF_CODE: dict[str, Tile] = {code: tile for tile, code in enumerate(CODES)}


class Wind(IntEnum):
    """A wind, as a seat or a round; East plays first."""

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3

    @property
    def id(self) -> str:
        """The name in records: "east" … "north"."""
        return WIND_IDS[self]

    @property
    def kind(self) -> Kind:
        """The tile that shows this wind."""
        return WINDS[self]


SEATS = EAST, SOUTH, WEST, NORTH = tuple(Wind)
"""For what is asked often: before Python 3.12 a member is found ten times as slowly by the enumeration's name."""

WIND_IDS = tuple(wind.name.lower() for wind in Wind)
WIND_OF_ID: dict[str, Wind] = {wind.id: wind for wind in Wind}


KIND_OF: tuple[Kind, ...] = (*KINDS, *(9 * suit + 4 for suit in range(len(RED_FIVES))))
"""The kind of every tile but the bonus tiles, for loops over many; else there is `kind_of`."""


Tally: TypeAlias = int
"""How many there are of each tile, a byte for each, a red five counted as a five as well.

Tallies of different tiles can be added, as long as they are of no more than MOST_TALLIED together.
"""
MOST_TALLIED = 120

ONE_OF: tuple[Tally, ...] = tuple(
    sum(1 << 8 * one for one in {tile, kind}) for tile, kind in enumerate((*KIND_OF, *BONUS))
)
"""The tally of each tile alone."""


def tally(tiles: Sequence[Tile]) -> Tally:
    """The tally of the tiles; of too many to be tallied, that of the first."""
    tallied = 0
    for tile in tiles if len(tiles) <= MOST_TALLIED else tiles[:MOST_TALLIED]:
        tallied += ONE_OF[tile]
    return tallied


Faces: TypeAlias = int
"""Tiles without their number, a bit each: bit n for tile n. A red five sets the bit of its kind as well."""

_FACE: tuple[Faces, ...] = tuple(sum(1 << one for one in {tile, kind}) for tile, kind in enumerate((*KIND_OF, *BONUS)))


def faces_of(tiles: Iterable[Tile]) -> Faces:
    """The faces among these tiles."""
    faces = 0
    for tile in tiles:
        faces |= _FACE[tile]
    return faces


def room_for(copies: Mapping[Tile, int]) -> Tally:
    """What shows where a tally has more of a tile than there are copies: `overflows`."""
    return sum(127 - copies.get(tile, 0) << 8 * tile for tile in ALL_TILES)


def overflows(tallied: Tally, room: Tally) -> bool:
    """Whether there is more of some tile than copies of it: only then does a byte with its room reach 128."""
    return tallied + room & _OVERFLOWN != 0


_OVERFLOWN = sum(128 << 8 * tile for tile in ALL_TILES)


def count_in(tallied: Tally, face: Tile) -> int:
    """How many there are of a kind, or of a red five."""
    return tallied >> 8 * face & 0xFF


def red_fives_in(tallied: Tally) -> tuple[Tile, ...]:
    """The red fives."""
    red_fives = tallied >> _RED_FIVES_FROM & 0xFFFFFF
    return _red_fives(red_fives) if red_fives else ()


_RED_FIVES_FROM = 8 * RED_FIVES.start


@lru_cache
def _red_fives(tallied: Tally) -> tuple[Tile, ...]:
    """The same by that part of a tally which is about them."""
    return tuple(tile for tile in RED_FIVES for _ in range(count_in(tallied, tile - KIND_COUNT)))


def kind_of(tile: Tile) -> Kind:
    """The kind a tile counts as: a red five is a five. Bonus tiles have none (ValueError)."""
    if tile < BONUS.start:
        return KIND_OF[tile]
    raise ValueError(f"{CODES[tile]} is a bonus tile and has no kind")


def is_bonus(tile: Tile) -> bool:
    """Flowers and Seasons."""
    return tile >= BONUS.start


def suit_of(kind: Kind) -> int:
    """0 characters, 1 circles, 2 bamboos, 3 honours."""
    return kind // 9


def rank_of(kind: Kind) -> int:
    """1-9 in a suit, 1-7 for honours (East … Red)."""
    return kind % 9 + 1


def can_start_chow(kind: Kind) -> bool:
    """Whether kind, kind + 1, kind + 2 are a run of one suit."""
    return kind < HONOURS.start and kind % 9 <= 6


def bonus_owner(tile: Tile) -> Wind:
    """The seat that a bonus tile's number belongs to (1 East … 4 North)."""
    return SEATS[(tile - BONUS.start) % 4]


def count_left(held: Iterable[Tile], copies: Mapping[Tile, int]) -> tuple[int, ...]:
    """How many of each of the 45 tiles are left beside the held ones, of a set that has `copies` of them.

    A red five is one of the four fives of its suit; a plain five may be each of them.
    """
    left = [copies.get(tile, 0) for tile in ALL_TILES]
    for tile in held:
        left[tile] -= 1
        if tile in RED_FIVES:
            left[kind_of(tile)] -= 1
    return tuple(left)


def plain(tile: Tile) -> Tile:
    """A red five as the plain five it counts as; any other tile as itself."""
    return kind_of(tile) if tile in RED_FIVES else tile


RACK_ORDER: tuple[int, ...] = tuple(2 * plain(tile) + (tile in RED_FIVES) for tile in ALL_TILES)
"""A sort key for every tile: by kind, a red five after its plain fives, bonus tiles last."""


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles as they stand on a rack."""
    return tuple(sorted(tiles, key=RACK_ORDER.__getitem__))
