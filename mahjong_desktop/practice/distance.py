"""How far a hand is from winning, as quickly as a player sees it.

`core.waits.missing` is exact and answers one question; players ask for every tile that they might discard. They see
sets, unfinished sets and pairs and do not look where the fifth of a kind would be needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import repeat
from typing import TypeAlias

from mahjong_desktop.core.readings import ORPHANS
from mahjong_desktop.core.suits import SUIT_STARTS, Counts

Blocks: TypeAlias = tuple[tuple[int, int, int], ...]
"""Ways to see some tiles: (complete sets, pairs for the head: 0 or 1, unfinished sets)."""

NOTHING: Blocks = ((0, 0, 0),)
_SEEN: tuple[tuple[tuple[int, ...], int, int, int], ...] = (
    ((0,), 0, 0, 0),
    ((0, 0, 0), 1, 0, 0),
    ((0, 1, 2), 1, 0, 0),
    ((0, 0), 0, 1, 0),
    ((0, 0), 0, 0, 1),
    ((0, 1), 0, 0, 1),
    ((0, 2), 0, 0, 1),
)
"""What the lowest tile may be part of, by the steps to its tiles; alone it is of no use."""


@lru_cache(maxsize=1 << 16)
def suit_blocks(counts: Counts) -> Blocks:
    """The best ways to see one suit."""
    start = next((rank for rank, count in enumerate(counts) if count), None)
    if start is None:
        return NOTHING
    best: dict[tuple[int, int], int] = {}
    for steps, sets, pair, unfinished in _SEEN:
        rest = _without(counts, start, steps)
        for more_sets, more_pairs, more_unfinished in () if rest is None else suit_blocks(rest):
            key = (sets + more_sets, pair + more_pairs)
            if key[1] <= 1:
                best[key] = max(best.get(key, 0), unfinished + more_unfinished)
    return tuple([(sets, pair, unfinished) for (sets, pair), unfinished in best.items()])


def _without(counts: Counts, start: int, steps: tuple[int, ...]) -> Counts | None:
    """The counts without those tiles; None if they are not there. Honours, seven kinds, make no runs."""
    if steps[-1] and (len(counts) < 9 or start + steps[-1] > 8):
        return None
    left = list(counts)
    for step in steps:
        left[start + step] -= 1
        if left[start + step] < 0:
            return None
    return tuple(left)


@lru_cache(maxsize=1 << 15)
def merged(first: Blocks, second: Blocks) -> Blocks:
    """The ways to see the tiles of both."""
    best: dict[tuple[int, int], int] = {}
    for sets, pair, unfinished in first:
        for more_sets, more_pairs, more_unfinished in second:
            key = (sets + more_sets, pair + more_pairs)
            if key[1] <= 1 and unfinished + more_unfinished >= best.get(key, 0):
                best[key] = unfinished + more_unfinished
    return tuple([(sets, pair, unfinished) for (sets, pair), unfinished in best.items()])


@lru_cache(maxsize=1 << 15)
def draws_for_sets(blocks: Blocks, sets: int) -> int:
    """How many tiles must be drawn for so many sets and a pair."""
    return min(
        [
            2 * (sets - have) + 1 - pair - (unfinished if unfinished < sets - have else sets - have)
            for have, pair, unfinished in blocks
            if have <= sets
        ]
    )


def suits_of(counts: Counts | list[int]) -> list[Counts]:
    """The counts suit by suit."""
    return [tuple(counts[start : start + 9]) for start in SUIT_STARTS]


def all_blocks(suits: Iterable[Counts]) -> Blocks:
    """The ways to see all of these suits."""
    blocks = NOTHING
    for suit in suits:
        blocks = merged(blocks, suit_blocks(suit))
    return blocks


def draws_for_pungs(counts: Iterable[int], sets: int) -> int:
    """The same with sets of equal tiles alone."""
    ready = pairs = 0
    for count in counts:
        ready += count >= 3
        pairs += count == 2
    ready = min(ready, sets)
    return 2 * (sets - ready) + 1 - min(pairs, sets - ready) - (pairs > sets - ready)


def draws_for_pairs(counts: Iterable[int], *, and_pung: bool) -> int:
    """For seven pairs, or seven pairs and a set of three."""
    pairs = pungs = 0
    for count in counts:
        pairs += count >= 2
        pungs += count >= 3
    if not and_pung:
        return 7 - min(7, pairs)
    best_three = 3 if pungs else 2 if pairs > 7 else 1
    return 7 - min(7, pairs - bool(pungs)) + 3 - best_three


def draws_for_orphans(counts: Counts | list[int]) -> int:
    """For thirteen orphans."""
    held = [counts[kind] for kind in ORPHANS]
    return 14 - sum(map(min, held, repeat(1))) - (max(held) > 1)
