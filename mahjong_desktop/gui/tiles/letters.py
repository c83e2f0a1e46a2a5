"""The corner indices for people who do not read the characters."""

from __future__ import annotations

from mahjong_desktop.core.tiles import CODES, HONOURS, Tile, is_bonus, kind_of, rank_of
from mahjong_desktop.help import Words


def corner_index(tile: Tile, words: Words) -> str:
    """1-9 for the suits, the language's letter for winds and dragons; bonus tiles have their number drawn."""
    if is_bonus(tile):
        return ""
    if tile in HONOURS:
        return words.text("tile_letters", CODES[tile])
    return str(rank_of(kind_of(tile)))
