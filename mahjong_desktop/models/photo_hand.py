"""A photographed hand while it is being looked through: what was read, what a person says of it; plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import BadMeld
from mahjong_desktop.core.hands import Meld, MeldKind
from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.vision.complete import Guess
from mahjong_desktop.vision.layout import GUESSED_KINDS, Layout, layout_of

if TYPE_CHECKING:
    # numpy is loaded when a photo is read, and not before
    from mahjong_desktop.vision.reading import PhotoReading, Quad, ReadTile
    from mahjong_desktop.vision.taught import Example


TOUCHING = 1.3
"""Tiles whose middles are no further apart lie side by side, in widths of a tile."""


@dataclass(frozen=True)
class PhotoTile:
    """One tile of the photo."""

    key: int
    """Its own for as long as the photo is on show."""
    quad: Quad
    guesses: tuple[Guess, ...]
    unsure: bool
    row: int
    group: int
    """The tiles side by side have the same."""
    embedding: Example
    named: Tile | None = None
    """What a person says it is."""

    @property
    def tile(self) -> Tile:
        """What it is taken for."""
        return self.guesses[0].tile if self.named is None else self.named

    @property
    def doubtful(self) -> bool:
        """Whether a person should look at it."""
        return self.unsure and self.named is None

    @property
    def corrected(self) -> bool:
        """Whether a person says otherwise than was read."""
        return self.named is not None and self.named != self.guesses[0].tile

    @property
    def middle(self) -> tuple[float, float]:
        """Where it is."""
        return sum(x for x, _ in self.quad) / 4, sum(y for _, y in self.quad) / 4


class Called(NamedTuple):
    """A set that does not stand in the hand."""

    kind: MeldKind
    keys: frozenset[int]


def photo_tile(key: int, read: ReadTile) -> PhotoTile:
    """A tile as it was read."""
    return PhotoTile(key, read.quad, read.guesses, read.unsure, read.row, read.group, read.embedding)


@dataclass(frozen=True)
class PhotoHand:
    """All tiles of the photo, as one reads, and which parts of the hand they are."""

    tiles: tuple[PhotoTile, ...]
    chosen_sets: tuple[Called, ...] | None = None
    """The sets that a person names; None: as the gaps between the tiles say."""
    chosen_winner: int | None = None
    """The tile that a person says won."""

    @classmethod
    def of(cls, reading: PhotoReading) -> PhotoHand:
        """The hand as it was read."""
        return cls(tuple(photo_tile(key, read) for key, read in enumerate(reading.tiles)))

    def tile(self, key: int) -> PhotoTile:
        """The tile with that key."""
        return next(tile for tile in self.tiles if tile.key == key)

    @property
    def faces(self) -> tuple[Tile, ...]:
        """What all are taken for."""
        return tuple(tile.tile for tile in self.tiles)

    @property
    def guesses(self) -> tuple[tuple[Guess, ...], ...]:
        """What each may be; one that a person has named can be nothing else."""
        return tuple(tile.guesses if tile.named is None else (Guess(tile.named, 1.0),) for tile in self.tiles)

    @property
    def corrected(self) -> tuple[PhotoTile, ...]:
        """The tiles that were read wrongly."""
        return tuple(tile for tile in self.tiles if tile.corrected)

    def group_of(self, key: int) -> frozenset[int]:
        """The tiles that lie together with this one."""
        group = self.tile(key).group
        return frozenset(tile.key for tile in self.tiles if tile.group == group)

    # --- the parts

    @cached_property
    def layout(self) -> Layout:
        """The parts: as the gaps say, less what a person says otherwise. Indexes of the tiles."""
        numbers = dict.fromkeys(tile.group for tile in self.tiles)
        groups = [tuple(i for i, tile in enumerate(self.tiles) if tile.group == number) for number in numbers]
        proposal = layout_of(self.faces, groups)
        melds = proposal.melds if self.chosen_sets is None else self._chosen_melds()
        called = {index for _, part in melds for index in part}
        in_hand = [i for i in range(len(self.tiles)) if i not in called and i not in proposal.bonus]
        winning = self._winner(in_hand, proposal.winning)
        return Layout(tuple(i for i in in_hand if i != winning), winning, melds, proposal.bonus)

    def _chosen_melds(self) -> tuple[tuple[MeldKind, tuple[int, ...]], ...]:
        return tuple(
            (called.kind, tuple(i for i, tile in enumerate(self.tiles) if tile.key in called.keys))
            for called in self.chosen_sets or ()
        )

    def _winner(self, in_hand: Sequence[int], proposed: int | None) -> int | None:
        chosen = next((i for i in in_hand if self.tiles[i].key == self.chosen_winner), None)
        if chosen is not None:
            return chosen
        return proposed if proposed in in_hand else in_hand[-1] if in_hand else None

    @property
    def sets(self) -> tuple[Called, ...]:
        """The sets that do not stand in the hand."""
        return tuple(Called(kind, frozenset(self.tiles[i].key for i in part)) for kind, part in self.layout.melds)

    @property
    def winner(self) -> int | None:
        """The winning tile's key."""
        return None if self.layout.winning is None else self.tiles[self.layout.winning].key

    def kind_of(self, keys: Iterable[int], kinds: Iterable[MeldKind] = GUESSED_KINDS) -> MeldKind | None:
        """Which of the kinds of sets these tiles make."""
        faces = [self.tile(key).tile for key in keys]
        return next((kind for kind in kinds if _is_meld(kind, faces)), None)

    def draft(self) -> Draft:
        """The hand for the tray, the winning tile entered last."""
        faces, layout = self.faces, self.layout
        winning = () if layout.winning is None else (faces[layout.winning],)
        return Draft(
            (*(faces[i] for i in layout.concealed), *winning),
            winning[0] if winning else None,
            tuple(Meld.of(kind, [faces[i] for i in part]) for kind, part in layout.melds),
            tuple(faces[i] for i in layout.bonus),
        )

    # --- what a person says

    def naming(self, names: Mapping[int, Tile | None]) -> PhotoHand:
        """Some tiles are these (None: what was read); sets that are none any more go."""
        tiles = tuple(replace(tile, named=names[tile.key]) if tile.key in names else tile for tile in self.tiles)
        return replace(self, tiles=tiles)._with_sets_that_hold()

    def without(self, keys: frozenset[int]) -> PhotoHand:
        """These are no tiles."""
        tiles = tuple(tile for tile in self.tiles if tile.key not in keys)
        return replace(self, tiles=tiles)._with_sets_that_hold()

    def with_tile(self, tile: PhotoTile) -> PhotoHand:
        """One that was overlooked, in its place among the others."""
        place, tile = _placed(tile, self.tiles)
        return replace(self, tiles=(*self.tiles[:place], tile, *self.tiles[place:]))

    def calling(self, kind: MeldKind, keys: frozenset[int]) -> PhotoHand:
        """These tiles are a set that does not stand in the hand."""
        others = tuple(called for called in self.sets if not called.keys & keys)
        return replace(self, chosen_sets=(*others, Called(kind, keys)))

    def concealing(self, keys: frozenset[int]) -> PhotoHand:
        """The sets with these tiles stand in the hand."""
        return replace(self, chosen_sets=tuple(called for called in self.sets if not called.keys & keys))

    def winning_by(self, key: int) -> PhotoHand:
        """This tile won; if it lay in a set, that stands in the hand."""
        return replace(self.concealing(frozenset({key})), chosen_winner=key)

    def _with_sets_that_hold(self) -> PhotoHand:
        if self.chosen_sets is None:
            return self
        here = {tile.key for tile in self.tiles}
        kept = [called for called in self.chosen_sets if called.keys <= here]
        return replace(self, chosen_sets=tuple(one for one in kept if self.kind_of(one.keys, (one.kind,)) is not None))


def _is_meld(kind: MeldKind, faces: Sequence[Tile]) -> bool:
    try:
        Meld.of(kind, faces)
    except BadMeld:
        return False
    return True


def _placed(tile: PhotoTile, others: tuple[PhotoTile, ...]) -> tuple[int, PhotoTile]:
    """Where a tile comes in reading order, and the tile in the row and group of the one that it lies beside."""
    if not others:
        return 0, tile
    x, y = tile.middle

    def away(place: int) -> float:
        other_x, other_y = others[place].middle
        return hypot(x - other_x, y - other_y)

    nearest = min(range(len(others)), key=away)
    beside = others[nearest]
    after = _reading_direction(others) * (x - beside.middle[0]) > 0
    touching = away(nearest) < TOUCHING * width_of(beside)
    group = beside.group if touching else max(other.group for other in others) + 1
    return nearest + after, replace(tile, row=beside.row, group=group)


def width_of(tile: PhotoTile) -> float:
    """How wide it is in the photo."""
    (left, top), (right, bottom), *_ = tile.quad
    return hypot(right - left, bottom - top)


def _reading_direction(tiles: tuple[PhotoTile, ...]) -> int:
    """1 where the photo is read from left to right, -1 where it was taken from the other side."""
    steps = [after.middle[0] - before.middle[0] for before, after in pairwise(tiles) if before.row == after.row]
    return -1 if sum(steps) < 0 else 1
