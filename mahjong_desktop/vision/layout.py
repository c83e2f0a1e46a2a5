"""What the gaps between photographed tiles say: which sets are called, which tile won. A person has the last word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahjong_desktop.core.errors import BadMeld
from mahjong_desktop.core.hands import Meld, MeldKind
from mahjong_desktop.core.tiles import Tile, is_bonus

Indexes = tuple[int, ...]
GUESSED_KINDS = (MeldKind.CHOW, MeldKind.PUNG, MeldKind.OPEN_KONG)


@dataclass(frozen=True)
class Layout:
    """The parts of a hand, as indexes of its tiles in reading order."""

    concealed: Indexes
    """Without the winning tile."""
    winning: int | None
    """The tile that lies alone, or the last one in the hand; None where no tile is in the hand."""
    melds: tuple[tuple[MeldKind, Indexes], ...]
    """A Kong is taken for an open one: how it was declared is not seen."""
    bonus: Indexes


def layout_of(tiles: Sequence[Tile], groups: Sequence[Indexes]) -> Layout:
    """The proposal. `groups`: the tiles that lie together. All that make a set are called ones, but the largest."""
    bonus = tuple(index for index, tile in enumerate(tiles) if is_bonus(tile))
    parts = [part for group in groups if (part := tuple(index for index in group if index not in bonus))]
    hand = max(parts, key=len, default=())
    melds, rest = [], []
    for part in parts:
        kind = None if part is hand else _meld_kind([tiles[index] for index in part])
        if kind is None:
            rest.append(part)
        else:
            melds.append((kind, part))
    alone = [part[0] for part in rest if len(part) == 1]
    in_hand = [index for part in rest for index in part]
    winning = alone[-1] if alone else in_hand[-1] if in_hand else None
    return Layout(tuple(index for index in in_hand if index != winning), winning, tuple(melds), bonus)


def _meld_kind(tiles: Sequence[Tile]) -> MeldKind | None:
    for kind in GUESSED_KINDS:
        try:
            Meld.of(kind, tiles)
        except BadMeld:
            continue
        return kind
    return None
