"""Does a photographed hand win? What other readings of a tile or two would make it, and which tiles are too many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from mahjong_desktop.core.hands import count_kinds
from mahjong_desktop.core.readings import Shapes, is_complete
from mahjong_desktop.core.tiles import COPIES, KINDS, WHOLE_SET, Tile, is_bonus, plain

MOST_OFFERS = 3
LEAST_CHANCE = 1e-4
"""A reading less likely than this is offered for no tile."""


class Guess(NamedTuple):
    """What a tile may be."""

    tile: Tile
    """Never a red five: to the net they are fives."""
    probability: float


@dataclass(frozen=True)
class Swap:
    """One tile read otherwise."""

    index: int
    """Which of the tiles."""
    read: Tile
    """What it was taken for."""
    instead: Tile
    probability: float
    """Of `instead`, before anything is known of the other tiles."""


@dataclass(frozen=True)
class Offer:
    """Swaps that complete the hand together: one, or two where one is not enough."""

    swaps: tuple[Swap, ...]
    likelihood: float
    """How likely this reading is, as a part of the reading as it is."""


class TooMany(NamedTuple):
    """More of a tile than a set has."""

    tile: Tile
    indexes: tuple[int, ...]
    """All of them."""
    most: int


@dataclass(frozen=True)
class Check:
    """What there is to say of a hand as a whole. Nothing is changed by itself."""

    complete: bool
    have: int
    """Tiles, bonus tiles aside."""
    need: tuple[int, int]
    """The fewest and the most tiles of a complete hand: without a Kong, and with a Kong in each set."""
    offers: tuple[Offer, ...]
    """What would complete the hand, the likeliest first; none if it is complete."""
    too_many: tuple[TooMany, ...]


def check_hand(guesses: Sequence[Sequence[Guess]], shapes: Shapes, copies: Mapping[Tile, int] = WHOLE_SET) -> Check:
    """Check all tiles of a hand together. `guesses`: of each tile the likeliest first; a tile that a person has

    named has one guess. `copies`: how many of each tile the variant's set has.
    """
    tiles = tuple(one[0].tile for one in guesses)
    complete = wins(tiles, shapes)
    offers: tuple[Offer, ...] = ()
    if not complete:
        swaps = [
            Swap(index, one[0].tile, guess.tile, guess.probability)
            for index, one in enumerate(guesses)
            for guess in one[1:]
            if guess.probability >= LEAST_CHANCE and copies.get(guess.tile, 0)
        ]
        chances = [one[0].probability for one in guesses]
        offers = _offers(tiles, [(swap,) for swap in swaps], chances, shapes, copies)
        offers = offers or _offers(tiles, combinations(swaps, 2), chances, shapes, copies)
    have = sum(not is_bonus(tile) for tile in tiles)
    return Check(complete, have, (shapes.size, shapes.size + shapes.sets), offers, tuple(_too_many(tiles, copies)))


def wins(tiles: Iterable[Tile], shapes: Shapes) -> bool:
    """Whether the tiles make a complete hand, whichever of their sets are called ones and Kongs."""
    counts = count_kinds(tile for tile in tiles if not is_bonus(tile))
    kongs = sum(counts) - shapes.size
    if kongs == 0:
        return is_complete(counts, 0, shapes)
    fours = [kind for kind in KINDS if counts[kind] == COPIES]
    if not 0 < kongs <= len(fours):
        return False
    for chosen in combinations(fours, kongs):
        rest = tuple(0 if kind in chosen else count for kind, count in enumerate(counts))
        if is_complete(rest, kongs, shapes):
            return True
    return False


def _offers(
    tiles: tuple[Tile, ...],
    ways: Iterable[tuple[Swap, ...]],
    chances: list[float],
    shapes: Shapes,
    copies: Mapping[Tile, int],
) -> tuple[Offer, ...]:
    found = []
    for swaps in ways:
        changed = list(tiles)
        for swap in swaps:
            changed[swap.index] = swap.instead
        apart = len({swap.index for swap in swaps}) == len(swaps)
        if apart and wins(changed, shapes) and not any(_too_many(changed, copies)):
            found.append(Offer(swaps, _likelihood(swaps, chances)))
    return tuple(sorted(found, key=lambda offer: -offer.likelihood)[:MOST_OFFERS])


def _likelihood(swaps: tuple[Swap, ...], chances: list[float]) -> float:
    result = 1.0
    for swap in swaps:
        result *= swap.probability / chances[swap.index]
    return result


def _too_many(tiles: Sequence[Tile], copies: Mapping[Tile, int]) -> Iterator[TooMany]:
    """A red five is one of the four fives."""
    faces = [plain(tile) for tile in tiles]
    for face in sorted(set(faces)):
        most = copies.get(face, 0)
        indexes = tuple(index for index, tile in enumerate(faces) if tile == face)
        if len(indexes) > most:
            yield TooMany(face, indexes, most)
