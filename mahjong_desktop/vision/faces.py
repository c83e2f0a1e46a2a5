"""The faces that the net tells apart, as tiles."""

from __future__ import annotations

from mahjong_desktop.core.tiles import FLOWERS, SEASONS, WINDS, Tile

_WHITE, _GREEN, _RED = 31, 32, 33

FACES: tuple[Tile, ...] = (
    *range(9, 18),
    *range(18, 27),
    *range(9),
    *WINDS,
    *(_RED, _GREEN, _WHITE),
    *SEASONS,
    *FLOWERS,
)
"""The tile of each of the net's classes. Red fives are not among them: to the net they are fives."""

CLASS_OF: dict[Tile, int] = {tile: index for index, tile in enumerate(FACES)}
"""The net's class of each tile that it knows."""

TEACHING_ROWS: tuple[tuple[Tile, ...], ...] = (
    tuple(range(9)),
    tuple(range(9, 18)),
    tuple(range(18, 27)),
    (*WINDS, _WHITE, _GREEN, _RED),
    (*FLOWERS, *SEASONS),
)
"""All faces in rows, as they may be laid out to be taught."""
