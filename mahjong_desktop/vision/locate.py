"""Locating: the tiles of a picture, row by row; of the ways to cut a row into tiles the net likes one best."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from PIL import Image

from mahjong_desktop.vision.lying import Piece, face_of, surest, upright, with_lying
from mahjong_desktop.vision.net import Array, Net, Seen
from mahjong_desktop.vision.patches import MASK_SIDE, find_patches
from mahjong_desktop.vision.rows import find_rows
from mahjong_desktop.vision.seams import Boxes, candidates, slant_of
from mahjong_desktop.vision.strips import STRIP_HEIGHT, Strip, halves, sample, straightened, strip_of

CHOICES, MORE_CHOICES = 5, 16
"""How many ways to cut a row the net is asked about, at first and where it likes none of them."""
FINALISTS = 2
"""Of how many of them it is asked how high the faces are."""
BOTTOMS = (1.0, 0.9, 0.8)
"""How much of a strip's height may be face: below it the tile's near side is seen."""
NARROWEST, WIDEST = 0.6, 0.92
"""The width of a face, in heights."""
WORST = -2.5
"""One tile that the net knows nothing of shall not outweigh the others: the least logarithm that counts."""
CLEAR = -0.25
"""Rows that the net likes no better may be something else; a logarithm."""
HOPELESS = -0.6
"""So little it likes no tiles, only pieces of them, even of a set that it does not know."""
SCORE_SHARE = 0.03
MOST_SCORE = 10.0
"""How much the score of the seams counts beside the net's."""


@dataclass(frozen=True)
class LocatedRow:
    """A row's tiles from left to right, as the net sees them upright."""

    quads: Array
    """n × 4 × 2: the corners in the picture, from the upper left one clockwise; pixels."""
    faces: Array
    """n × 64 × 48 × 3, uint8."""
    seen: Seen
    gaps: tuple[float, ...]
    """The table between each tile and the one before it, in widths of a tile; 0 for the first."""
    liking: float
    """How sure the net is, on the average: a logarithm, 0 at best."""
    lying: tuple[bool, ...]
    """Which lie sideways; the net sees them with their left side up."""

    @property
    def height(self) -> float:
        """Of its tiles, in pixels of the picture."""
        return float(np.median(np.linalg.norm(self.quads[:, 3] - self.quads[:, 0], axis=1)))


@dataclass(frozen=True)
class _Cut:
    pieces: tuple[Piece, ...]
    score: float
    faces: Array
    seen: Seen
    liking: float


def find_strips(picture: Image.Image) -> tuple[Strip, ...]:
    """The rows of pale things in a picture, the upper ones first, as strips of its pixels."""
    width, height = picture.size
    scale = max(1.0, max(width, height) / MASK_SIDE)
    small = picture.resize((round(width / scale), round(height / scale)), Image.Resampling.BOX)
    patches = find_patches(small)
    return tuple(strip for row in find_rows(patches) if (strip := strip_of(row, patches, scale)) is not None)


def locate_rows(picture: Image.Image, strip: Strip, net: Net) -> tuple[LocatedRow, ...]:
    """The tiles of a strip of a picture: one row, or two that touch; none where there can be no tiles."""
    row = locate(picture, strip, net)
    if row is not None and row.liking > CLEAR:
        return (row,)
    grey = sample(np.asarray(picture), strip.x, strip.y).mean(axis=2)
    both = tuple(found for half in halves(strip, grey) if (found := locate(picture, half, net)) is not None)
    if len(both) == 2 and min(found.liking for found in both) > CLEAR:
        return both
    return () if row is None else (row,)


def locate(picture: Image.Image, strip: Strip, net: Net) -> LocatedRow | None:
    """The tiles of one strip of a picture; None where the strip can be no row of tiles."""
    shrunk, factor = _shrunk_for(picture, strip)
    pixels = np.asarray(shrunk)
    rough = sample(pixels, strip.x / factor, strip.y / factor)
    strip = straightened(strip, slant_of(rough.mean(axis=2)))
    colours = sample(pixels, strip.x / factor, strip.y / factor)
    ways = candidates(strip, colours.mean(axis=2), MORE_CHOICES)
    best = _best_cut(colours, ways[:CHOICES], net)
    if best is None or best.liking < HOPELESS:
        best = _best_cut(colours, ways, net)
    if best is None:
        return None
    best = _relaid(best, colours, strip.mask, net)
    boxes = [piece.box for piece in best.pieces]
    between = [after[0] - before[1] for before, after in pairwise(boxes)]
    pitch = float(np.median([end - start for start, end in boxes]))
    return LocatedRow(
        _quads(strip, best),
        best.faces,
        best.seen,
        (0.0, *(gap / pitch for gap in between)),
        _liking(best, net),
        tuple(piece.lying for piece in best.pieces),
    )


def _shrunk_for(picture: Image.Image, strip: Strip) -> tuple[Image.Image, int]:
    """The picture in whole steps smaller, so that its tiles are little higher than the strip's; and the step."""
    middle = strip.x.shape[1] // 2
    high = float(np.hypot(np.ptp(strip.x[:, middle]), np.ptp(strip.y[:, middle])))
    factor = max(1, int(high / STRIP_HEIGHT))
    return (picture.reduce(factor) if factor > 1 else picture), factor


def _best_cut(colours: Array, ways: list[tuple[Boxes, float]], net: Net) -> _Cut | None:
    """The cut that the net likes best: first the tiles' widths, then their height."""
    first = [cut for way in ways if (cut := _judged(colours, way, BOTTOMS[1], net)) is not None]
    first.sort(key=lambda cut: -cut.liking)
    chosen = [(tuple(piece.box for piece in cut.pieces), cut.score) for cut in first[:FINALISTS]] or ways[:FINALISTS]
    other = [_judged(colours, way, bottom, net) for way in chosen for bottom in (BOTTOMS[0], BOTTOMS[2])]
    return max([*first[:1], *filter(None, other)], key=lambda cut: cut.liking, default=None)


def _judged(colours: Array, way: tuple[Boxes, float], bottom: float, net: Net) -> _Cut | None:
    """What the net says of one way to cut the strip; None where the faces had the wrong shape."""
    boxes, score = way
    pitch = float(np.median([end - start for start, end in boxes]))
    if not NARROWEST < pitch / STRIP_HEIGHT / bottom < WIDEST:
        return None
    pieces = upright(boxes, bottom)
    faces = faces_in(colours, pieces)
    seen = net(faces)
    liking = float(np.maximum(surest(seen.logits), WORST).mean())
    return _Cut(pieces, score, faces, seen, liking + SCORE_SHARE * min(score, MOST_SCORE))


def faces_in(colours: Array, pieces: tuple[Piece, ...]) -> Array:
    """The tiles' faces from a strip (float32), n × 64 × 48 × 3, uint8."""
    strip = strip_image(colours)
    return np.stack([face_of(strip, piece) for piece in pieces])


def strip_image(colours: Array) -> Image.Image:
    """The strip as a picture."""
    return Image.fromarray(np.clip(colours, 0, 255).astype(np.uint8))


def _liking(cut: _Cut, net: Net) -> float:
    """How sure the net is of the row, from this side of the table or the other; a lying tile may point either way."""
    sure, flipped = surest(cut.seen.logits), surest(_seen_flipped(cut, net).logits)
    lying = np.array([piece.lying for piece in cut.pieces])
    either = np.maximum(sure, flipped)
    return float(max(np.where(lying, either, one).mean() for one in (sure, flipped)))


def _seen_flipped(cut: _Cut, net: Net) -> Seen:
    """The same tiles on their heads."""
    return net(np.ascontiguousarray(cut.faces[:, ::-1, ::-1]))


def _relaid(cut: _Cut, colours: Array, mask: Array, net: Net) -> _Cut:
    """The same with tiles that lie sideways, if there seem to be some."""
    sure = np.maximum(surest(cut.seen.logits), surest(_seen_flipped(cut, net).logits))
    pieces = with_lying(cut.pieces, sure, strip_image(colours), mask, net)
    if pieces == cut.pieces:
        return cut
    faces = faces_in(colours, pieces)
    return replace(cut, pieces=pieces, faces=faces, seen=net(faces))


def _quads(strip: Strip, cut: _Cut) -> Array:
    last, lowest = strip.x.shape[1] - 1, STRIP_HEIGHT - 1
    corners = [[(min(row, lowest), min(column, last)) for row, column in piece.corners] for piece in cut.pieces]
    return np.array([[(strip.x[place], strip.y[place]) for place in places] for places in corners], float)
