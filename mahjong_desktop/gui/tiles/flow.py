"""How tiles in groups flow into rows: the largest height at which they fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from mahjong_desktop.gui.tiles.pictures import width_of

TILE_GAP = 3
GROUP_GAP = 14
ROW_GAP = 10


Groups: TypeAlias = tuple[tuple[bool, ...], ...]
"""For each group, for each tile, whether it lies sideways."""


class Flow(NamedTuple):
    """An arrangement: the tile height, and for each row the groups in it."""

    height: int
    rows: tuple[tuple[int, ...], ...]


def group_width(turned: Sequence[bool], height: int) -> int:
    """The width of a group of tiles, some of them lying."""
    return sum(height if lies else width_of(height) for lies in turned) + TILE_GAP * (len(turned) - 1)


@lru_cache(maxsize=256)
def flow(groups: Groups, width: int, most: int, least: tuple[int, ...]) -> Flow:
    """Arrange groups in as few rows as keep the tiles high enough.

    `least`: how high tiles must be in one row, in two
    rows and so on; where nothing fits, the last of them with as many rows as it takes.
    """
    for allowed, low in enumerate(least, start=1):
        for height in range(most, min(low, most) - 1, -1):
            rows = _rows(groups, width, height)
            if len(rows) <= allowed and _fits(groups, rows, width, height):
                return Flow(height, rows)
    height = min(least[-1], most)
    return Flow(height, _rows(groups, width, height))


def _rows(groups: Groups, width: int, height: int) -> tuple[tuple[int, ...], ...]:
    rows: list[list[int]] = [[]]
    used = 0
    for index, group in enumerate(groups):
        needed = group_width(group, height)
        if rows[-1] and used + GROUP_GAP + needed > width:
            rows.append([])
            used = 0
        used += needed + (GROUP_GAP if rows[-1] else 0)
        rows[-1].append(index)
    return tuple(tuple(row) for row in rows)


def _fits(groups: Groups, rows: tuple[tuple[int, ...], ...], width: int, height: int) -> bool:
    return all(
        sum(group_width(groups[index], height) for index in row) + GROUP_GAP * (len(row) - 1) <= width for row in rows
    )
