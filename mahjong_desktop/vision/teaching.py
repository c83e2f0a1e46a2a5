"""Teaching: which read tiles are which faces."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.vision.errors import WrongNumberTaught
from mahjong_desktop.vision.reading import PhotoReading
from mahjong_desktop.vision.taught import Example


def examples_of(reading: PhotoReading, faces: Sequence[Tile]) -> tuple[tuple[Tile, Example], ...]:
    """What a photo teaches that shows these faces, row by row from left to right.

    WrongNumberTaught if it shows more or fewer tiles.
    """
    if len(reading.tiles) != len(faces):
        raise WrongNumberTaught(have=len(reading.tiles), need=len(faces))
    return tuple((face, tile.embedding) for face, tile in zip(faces, reading.tiles, strict=True))
