"""Readings of photos without photos: tiles side by side, groups apart."""

from __future__ import annotations

from mahjong_desktop.core.tiles import TILE_OF_CODE
from mahjong_desktop.vision.complete import Guess
from mahjong_desktop.vision.reading import PhotoReading, ReadTile

WIDE, HIGH, GAP = 30.0, 40.0, 20.0


def read_tile(code: str, x: float, y: float, row: int = 0, group: int = 0) -> ReadTile:
    """One tile with its upper left corner there; "5p?8p" was read as the first, unsure, and may be the second."""
    codes = code.split("?")
    first = 0.45 if len(codes) > 1 else 0.95
    chances = [first, *(0.3 / number for number in range(1, len(codes)))]
    guesses = tuple(Guess(TILE_OF_CODE[one], chance) for one, chance in zip(codes, chances, strict=True))
    quad = ((x, y), (x + WIDE, y), (x + WIDE, y + HIGH), (x, y + HIGH))
    return ReadTile(quad, guesses, row, group, False, (float(TILE_OF_CODE[codes[0]]), 1.0))


def reading(text: str) -> PhotoReading:
    """Rows (between "||") of groups (between "|") of tiles."""
    tiles = []
    group = -1
    for row, line in enumerate(text.split("||")):
        x, y = 0.0, row * (HIGH + GAP)
        for part in line.split("|"):
            group += 1
            for code in part.split():
                tiles.append(read_tile(code, x, y, row, group))
                x += WIDE
            x += GAP
    return PhotoReading(tuple(tiles), (1000, 400))
