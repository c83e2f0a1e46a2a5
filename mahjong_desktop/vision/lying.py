"""Tiles that lie sideways in a called set: parts of a row that make no sense upright are cut anew, one tile lying."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from PIL import Image

from mahjong_desktop.vision.net import FACE_HEIGHT, FACE_WIDTH, Array, Net
from mahjong_desktop.vision.seams import Box, Boxes
from mahjong_desktop.vision.strips import STRIP_HEIGHT

LENGTH = 4 / 3
"""A lying tile's length along the row, in widths of an upright one."""
MOST_UPRIGHT = 3
"""Beside a lying tile: in a Kong. More stand in a hand, where none lies."""
UNLIKE = 0.16
"""How much longer or shorter than its tiles a part of a row may be, in widths of a tile for each of them."""
UNEVEN, MOST = 0.06, 18
"""The same for parts in which none lies; and how many tiles they may have."""
COVERED = 0.3
"""How much of a column must be tile for the column to be one of the part."""
HOLE = 0.12
"""A narrower hole parts nothing, in widths of a tile."""
DOUBT = -0.5
"""A tile that the net is surer of needs no other cut; a logarithm."""
BETTER = 0.15
"""How much surer the net must be of the other cut, on the average; a difference of logarithms."""
WORST = -2.5
"""One tile that the net knows nothing of shall not outweigh the others."""


@dataclass(frozen=True)
class Piece:
    """One tile of a strip."""

    box: Box
    top: int
    bottom: int
    """The rows that it covers."""
    lying: bool = False

    @property
    def corners(self) -> tuple[tuple[int, int], ...]:
        """Row and column, from the upper left one of what is painted on it; a lying one's top is taken for its left."""
        left, right = max(0, self.box[0]), self.box[1]
        upright = ((self.top, left), (self.top, right), (self.bottom, right), (self.bottom, left))
        return (upright[3], *upright[:3]) if self.lying else upright


def upright(boxes: Boxes, bottom: float) -> tuple[Piece, ...]:
    """All of them standing; `bottom`: how much of the strip's height is face."""
    return tuple(Piece(box, 0, int(bottom * STRIP_HEIGHT)) for box in boxes)


def face_of(strip: Image.Image, piece: Piece) -> Array:
    """The tile's face, 64 × 48 × 3, uint8."""
    start, end = max(0, piece.box[0]), min(piece.box[1], strip.width)
    area = (start, piece.top, end, piece.bottom)
    if not piece.lying:
        return np.asarray(strip.resize((FACE_WIDTH, FACE_HEIGHT), Image.Resampling.BOX, area))
    lying = strip.resize((FACE_HEIGHT, FACE_WIDTH), Image.Resampling.BOX, area)
    return np.asarray(lying.transpose(Image.Transpose.ROTATE_270))


def with_lying(pieces: tuple[Piece, ...], sure: Array, strip: Image.Image, mask: Array, net: Net) -> tuple[Piece, ...]:
    """The tiles, some parts of the row cut otherwise where the net likes that much better.

    `sure`: the logarithm of each tile's likeliest face, as it is cut now.
    """
    pitch = float(np.median([piece.box[1] - piece.box[0] for piece in pieces]))
    result: list[Piece] = []
    for start, end in _parts(mask, pitch):
        inside = [number for number, piece in enumerate(pieces) if start <= sum(piece.box) / 2 < end]
        likings = [max(float(sure[number]), WORST) for number in inside] or [WORST]
        chosen = tuple(pieces[number] for number in inside)
        if min(likings) < DOUBT:
            best, liking = _best(list(_ways(start, end, pitch, pieces[0].bottom, mask)), strip, net)
            if liking > float(np.mean(likings)) + BETTER:
                chosen = best
        result += chosen
    # what lies in no part was table, which is only told where tiles were found to lie otherwise
    return tuple(result) if any(piece.lying for piece in result) else pieces


def _parts(mask: Array, pitch: float) -> Iterator[tuple[int, int]]:
    """Where tiles lie without table between them: first column, and the first after it."""
    covered = np.flatnonzero(mask[10:-10].mean(axis=0) > COVERED)
    breaks = np.flatnonzero(np.diff(covered) > max(2.0, HOLE * pitch))
    for part in filter(len, np.split(covered, breaks + 1)):
        yield int(part[0]), int(part[-1]) + 1


def _counts(length: int, pitch: float) -> int | None:
    """How many stand beside a lying one in a part so long; None: it can be no such part."""
    count = round(length / pitch - LENGTH)
    away = abs(length / pitch - LENGTH - count)
    return count if 1 <= count <= MOST_UPRIGHT and away < UNLIKE * (count + 1) else None


def _ways(start: int, end: int, pitch: float, bottom: int, mask: Array) -> Iterator[tuple[Piece, ...]]:
    """The part with all its tiles upright, and with a lying one in each place, as far as its length allows."""
    standing = max(1, round((end - start) / pitch))
    if abs((end - start) / pitch - standing) < UNEVEN * standing and standing <= MOST:
        edges = [round(edge) for edge in np.linspace(start, end, standing + 1)]
        yield tuple(Piece(box, 0, bottom) for box in pairwise(edges))
    count = _counts(end - start, pitch)
    if count is None:
        return
    width = (end - start) / (count + LENGTH)
    for place in range(count + 1):
        widths = [width * (LENGTH if number == place else 1) for number in range(count + 1)]
        edges = [round(start + edge) for edge in np.cumsum([0, *widths])]
        boxes = list(pairwise(edges))
        lying = _laid(boxes[place], bottom, mask)
        yield tuple(lying if number == place else Piece(box, 0, bottom) for number, box in enumerate(boxes))


def _laid(box: Box, bottom: int, mask: Array) -> Piece:
    """A lying tile is lower than the others: in line with them at their feet, or from the other side at their heads."""
    high = round(bottom / LENGTH)
    columns = mask[:, box[0] : box[1]]
    at_heads = columns[: bottom - high].mean() > columns[high:bottom].mean()
    return Piece(box, 0, high, lying=True) if at_heads else Piece(box, bottom - high, bottom, lying=True)


def _best(ways: list[tuple[Piece, ...]], strip: Image.Image, net: Net) -> tuple[tuple[Piece, ...], float]:
    """The way that the net likes best, and how well."""
    return max((_liked(way, strip, net) for way in ways), key=lambda one: one[1], default=((), -np.inf))


def _liked(way: tuple[Piece, ...], strip: Image.Image, net: Net) -> tuple[tuple[Piece, ...], float]:
    faces = np.stack([face_of(strip, piece) for piece in way])
    both = np.stack([surest(net(faces).logits), surest(net(np.ascontiguousarray(faces[:, ::-1, ::-1])).logits)])
    return way, float(np.maximum(both.max(axis=0), WORST).mean())


def surest(logits: Array) -> Array:
    """The logarithm of the likeliest face's probability, for each row of n × 42 logits."""
    top = logits.max(axis=1)
    result: Array = -np.log(np.exp(logits - top[:, None]).sum(axis=1))
    return result
