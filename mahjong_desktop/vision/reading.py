"""Reading a photo: every tile in it, where it is, what it may be and how sure that is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from mahjong_desktop.core.tiles import COPIES, Tile
from mahjong_desktop.vision.complete import Guess
from mahjong_desktop.vision.errors import Cancelled, NoTilesFound, TableTooPale
from mahjong_desktop.vision.faces import CLASS_OF, FACES
from mahjong_desktop.vision.locate import CLEAR, LocatedRow, find_strips, locate_rows
from mahjong_desktop.vision.net import Array, Net, Seen, the_net
from mahjong_desktop.vision.pale import is_table_pale
from mahjong_desktop.vision.pictures import Picture
from mahjong_desktop.vision.rows import alike
from mahjong_desktop.vision.taught import TaughtSet

UNSURE = 0.5
"""Below this probability a tile is to be looked at by a person."""
GUESSES = 5
"""How many faces are told for each tile."""
GAP = 0.2
"""Table between two tiles that parts groups, in widths of a tile."""
SURER, CLEARLY = 0.2, 1.0
"""How much surer the other way up must be to be read, and to show where the photo was taken from: differences of

logarithms. A wheel looks the same both ways."""
_WHITE_DRAGON = 31
OTHER_SIDE = 2
"""So many times more tiles on their heads than upright show that the photo was taken from the other side."""
WIDEST_GAP = 0.9
"""On a pale table a row with a wider gap, in widths of a tile, has lost one there."""
LEAST_LIKING = -1.0
"""A row that the net is less sure of, on the average, is no row of tiles; a logarithm."""

Report: TypeAlias = Callable[[float], None]
"""Is told how much of the reading is done, from 0 to 1."""
Point: TypeAlias = tuple[float, float]
Quad: TypeAlias = tuple[Point, Point, Point, Point]


@dataclass(frozen=True)
class ReadTile:
    """One tile of a photo."""

    quad: Quad
    """Its corners in pixels of the original picture, clockwise from the upper left one of what is painted on it."""
    guesses: tuple[Guess, ...]
    """What it may be, the likeliest first."""
    row: int
    """From 0, the uppermost."""
    group: int
    """From 0 in reading order: tiles side by side without a gap. A row ends a group."""
    turned: bool
    """Whether it stands on its head in the picture."""
    embedding: tuple[float, ...]
    """What the net sees, to teach it with."""

    @property
    def tile(self) -> Tile:
        """What it most likely is."""
        return self.guesses[0].tile

    @property
    def confidence(self) -> float:
        """The probability of that."""
        return self.guesses[0].probability

    @property
    def unsure(self) -> bool:
        """Whether a person should look at it."""
        return self.confidence < UNSURE


@dataclass(frozen=True)
class PhotoReading:
    """All tiles of a photo, row by row from left to right; from the other side, if most stand on their heads."""

    tiles: tuple[ReadTile, ...]
    size: tuple[int, int]
    """Width and height of the original picture, upright."""

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The indexes of the tiles of each group."""
        last = self.tiles[-1].group
        return tuple(
            tuple(index for index, tile in enumerate(self.tiles) if tile.group == group) for group in range(last + 1)
        )


def nothing_to_report(fraction: float) -> None:
    """Nobody wants to know how far the reading is."""


def never() -> bool:
    """Nobody gives the reading up."""
    return False


def read_photo(
    picture: Picture,
    taught: TaughtSet | None = None,
    *,
    report: Report = nothing_to_report,
    cancelled: Callable[[], bool] = never,
) -> PhotoReading:
    """The tiles in a picture of one row or two.

    NoTilesFound and TableTooPale are what can be wrong; Cancelled is raised soon after `cancelled()` is true.
    """

    def step(fraction: float) -> None:
        if cancelled():
            raise Cancelled
        report(fraction)

    step(0.0)
    net = the_net()
    step(0.1)
    strips = find_strips(picture.image)
    step(0.2)
    rows: list[LocatedRow] = []
    for number, strip in enumerate(strips, 1):
        rows += filter(is_likely, locate_rows(picture.image, strip, net))
        step(0.2 + 0.7 * number / len(strips))
    rows = of_one_set(rows)
    if not all(map(is_clean, rows)) or not rows:
        _refuse(picture, rows)
    tiles = _read_rows(rows, net, taught, picture.scale)
    step(1.0)
    return PhotoReading(tiles, picture.size)


def of_one_set(rows: list[LocatedRow]) -> list[LocatedRow]:
    """The rows whose tiles are about as high as those of the longest row; other things on the table are not."""
    if not rows:
        return []
    longest = max(rows, key=lambda row: len(row.gaps))
    return [row for row in rows if alike(row.height, longest.height)]


def _refuse(picture: Picture, rows: list[LocatedRow]) -> None:
    """No rows, or poor ones: if the table's paleness explains that, better none than rubbish."""
    if is_table_pale(picture.image, [row.quads for row in rows]):
        raise TableTooPale
    if not rows:
        raise NoTilesFound


def is_clean(row: LocatedRow) -> bool:
    """Whether nothing speaks of edges that were not seen: tiles that the net does not know, and holes in the row."""
    return row.liking > CLEAR and max(row.gaps) < WIDEST_GAP


def is_likely(row: LocatedRow) -> bool:
    """Whether these are tiles: the net knows them, and they are no sheet of paper, to it a row of white dragons."""
    white = int((row.seen.logits.argmax(axis=1) == CLASS_OF[_WHITE_DRAGON]).sum())
    return row.liking >= LEAST_LIKING and not (white > COPIES and 2 * white > len(row.gaps))


def _read_rows(rows: list[LocatedRow], net: Net, taught: TaughtSet | None, scale: float) -> tuple[ReadTile, ...]:
    tiles: list[ReadTile] = []
    group = -1
    heads = 0
    for number, row in enumerate(rows):
        seen = net(np.ascontiguousarray(row.faces[:, ::-1, ::-1]))
        upright, flipped = logarithms(row.seen, taught), logarithms(seen, taught)
        better = flipped.max(axis=1) - upright.max(axis=1)
        standing = better[~np.array(row.lying)]
        heads += int((standing > CLEARLY).sum()) - OTHER_SIDE * int((standing < -CLEARLY).sum())
        for index, gap in enumerate(row.gaps):
            group += index == 0 or gap > GAP
            turned = bool(better[index] > SURER)
            tiles.append(
                ReadTile(
                    _quad(row.quads[index] * scale, turned=turned),
                    guesses_of((flipped if turned else upright)[index]),
                    number,
                    group,
                    turned,
                    tuple((seen if turned else row.seen).embeddings[index].tolist()),
                )
            )
    return _from_other_side(tiles) if heads > 0 else tuple(tiles)


def logarithms(seen: Seen, taught: TaughtSet | None) -> Array:
    """n × 42: the logarithms of the faces' probabilities."""
    logits = seen.logits if taught is None else taught.weighed(seen)
    top = logits.max(axis=1, keepdims=True)
    result: Array = logits - top - np.log(np.exp(logits - top).sum(axis=1, keepdims=True))
    return result


def guesses_of(logarithms: Array) -> tuple[Guess, ...]:
    """The likeliest faces of a tile."""
    best = np.argsort(-logarithms)[:GUESSES]
    return tuple(Guess(FACES[face], float(np.exp(logarithms[face]))) for face in best)


def _quad(corners: Array, *, turned: bool) -> Quad:
    first, second, third, fourth = (
        (float(x), float(y)) for x, y in (np.roll(corners, 2, axis=0) if turned else corners)
    )
    return first, second, third, fourth


def _from_other_side(tiles: list[ReadTile]) -> tuple[ReadTile, ...]:
    """The same tiles as who sits opposite reads them."""
    last = tiles[-1]
    return tuple(replace(tile, row=last.row - tile.row, group=last.group - tile.group) for tile in reversed(tiles))
