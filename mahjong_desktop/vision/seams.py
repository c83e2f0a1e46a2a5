"""Seams: where in a strip one tile ends and the next begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TypeAlias

import numpy as np
from PIL import Image

from mahjong_desktop.vision.net import Array
from mahjong_desktop.vision.strips import STRIP_HEIGHT, Strip, shifted, slanted_places

Box: TypeAlias = tuple[int, int]
"""A tile's first column in the strip, and the first one after it."""
Boxes: TypeAlias = tuple[Box, ...]

PITCHES = tuple(float(pitch) * STRIP_HEIGHT for pitch in np.arange(0.54, 0.94, 0.0125))
"""The widths a tile may have, in pixels of the strip: how much of its side is seen is not known."""
MOST_TILES = 40
TILE_COST = 5.0
"""What a tile must bring in, so that an empty stretch is not cut into tiles."""
MOST_UNEVEN_DOWN, MOST_UNEVEN_UP = 0.9, 1.1
"""How narrow and how wide a tile may be, in pitches."""
UNEVEN_COST = 600.0
"""How much a tile of another width than the others' costs."""
TABLE_COST = 22.0
"""How much table in a tile costs."""
GAP_COST = 0.02
MISSED_COST = 0.6
"""For each two columns outside of tiles: always, and where there is no table to be seen."""


def slant_of(grey: Array) -> tuple[float, float]:
    """How the tiles' edges lean in a strip: in the middle, and how much more at the right; 0: not at all."""
    height, width = grey.shape
    small = Image.fromarray(grey.astype(np.uint8)).resize((max(8, width // 2), height // 4), Image.Resampling.BOX)
    pixels = np.asarray(small, np.float32)

    def upright(slant: tuple[float, float]) -> float:
        places = slanted_places(pixels.shape[1], len(pixels), slant)
        # half as wide, a quarter as high: a step down is twice as long as one across
        places += places - np.arange(pixels.shape[1], dtype=np.float32)
        moved = shifted(pixels, places)
        dark = np.clip(_lower_quarter(_valleys(moved, 3)[3:-3]), 0, 20)
        dark[:3] = dark[-3:] = 0
        return float((dark**1.5).sum()) * (1 - 0.15 * abs(slant[0]) - 0.15 * abs(slant[1]))

    rough = max(product(np.linspace(-0.28, 0.28, 15), (-0.16, -0.08, 0.0, 0.08, 0.16)), key=upright)
    near = product(rough[0] + np.linspace(-0.03, 0.03, 5), rough[1] + np.linspace(-0.05, 0.05, 5))
    best = max([rough, *near], key=upright)
    return float(best[0]), float(best[1])


def _valleys(grey: Array, reach: int) -> Array:
    """How much darker each pixel is than those `reach` to its left and right."""
    result: Array = np.roll(grey, reach, 1) + np.roll(grey, -reach, 1) - 2 * grey
    return result


def _lower_quarter(values: Array) -> Array:
    """The value of each column that a quarter of it is below."""
    place = len(values) // 4
    result: Array = np.partition(values, place, axis=0)[place]
    return result


def seams_in(grey: Array, mask: Array) -> tuple[Array, Array]:
    """For every two columns of a strip: how much they look like a seam, and how much of them is tile."""
    smooth = _smoothed(grey)
    dark = _valleys(smooth, 4)[12:-12]
    score = np.clip(_lower_quarter(dark) + 0.5 * np.median(dark, axis=0), -5, 15)
    score[:4] = score[-4:] = 0
    pairs = len(score) // 2
    covered = mask[10:-10].mean(axis=0)[: 2 * pairs].reshape(-1, 2).mean(axis=1)
    seams = np.clip(score[: 2 * pairs].reshape(-1, 2).max(axis=1), 0, 12)
    seams = np.maximum(seams, np.append(seams[1:], 0) * 0.8)
    seams = np.maximum(seams, np.insert(seams[:-1], 0, 0) * 0.8)
    reach = 3
    step = np.abs(np.append(covered[reach:], [0] * reach) - np.insert(covered[:-reach], 0, [0] * reach))
    step[:reach] = covered[reach]
    return np.maximum(seams, 10 * (step > 0.5)), covered


def _smoothed(grey: Array) -> Array:
    """Blurred by about a pixel, across and down."""
    for axis in (0, 1):
        for _ in range(2):
            grey = (np.roll(grey, 1, axis) + 2 * grey + np.roll(grey, -1, axis)) / 4
    return grey


def cuts(seams: Array, covered: Array, pitches: Sequence[float]) -> list[tuple[Boxes, float]]:
    """For each pitch the best chain of tiles about that wide and of gaps between them, and how good it is."""
    halves = np.array(pitches) / 2
    count, least = len(seams), max(2, round(MOST_UNEVEN_DOWN * min(halves)))
    steps = np.arange(least, round(MOST_UNEVEN_UP * max(halves)) + 1)
    gains = _gains(seams, covered, steps)
    shares = steps[None, :] / halves[:, None]
    uneven = np.where((shares > MOST_UNEVEN_DOWN) & (shares < MOST_UNEVEN_UP), UNEVEN_COST * (shares - 1) ** 2, np.inf)
    skips = GAP_COST + MISSED_COST * covered
    # before the first column there is nothing, which costs nothing to begin after
    margin = int(steps[-1])
    best = np.full((len(halves), margin + count), -np.inf)
    best[:, margin] = 0
    widths = np.zeros((count, len(halves)), int)
    pitch = np.arange(len(halves))
    for end in range(1, count):
        values = best[:, margin + end - steps] + gains[end] - uneven
        chosen = values.argmax(axis=1)
        with_tile, without = values[pitch, chosen], best[:, margin + end - 1] - skips[end - 1]
        best[:, margin + end] = np.maximum(with_tile, without)
        widths[end] = np.where(with_tile > without, steps[chosen], 0)
    return [(_boxes(widths[:, number]), float(best[number, -1])) for number in range(len(halves))]


def _gains(seams: Array, covered: Array, steps: Array) -> Array:
    """What a tile brings that ends at a column (row) and is one of the steps (column) wide."""
    count = len(seams)
    tile = np.concatenate([[0], np.cumsum(covered)])
    ends = np.arange(count)[:, None]
    starts = np.maximum(ends - steps, 0)
    table = 1 - (tile[ends] - tile[starts]) / steps
    result: Array = 0.5 * (seams[starts] + seams[ends]) - TABLE_COST * table**2 - TILE_COST
    return result


def _boxes(widths: Array) -> Boxes:
    """The tiles, from the last column back; `widths`: of the tile that ends at each column, or 0."""
    boxes = []
    end = len(widths) - 1
    while end > 0:
        width = int(widths[end])
        if width:
            boxes.append((2 * (end - width), 2 * end))
        end -= width or 1
    return tuple(reversed(boxes))


def candidates(strip: Strip, grey: Array, most: int) -> list[tuple[Boxes, float]]:
    """So many different ways to cut a strip into tiles, the likeliest first, each with its score."""
    seams, covered = seams_in(grey, strip.mask)
    found: dict[Boxes, float] = {}
    for boxes, score in cuts(seams, covered, PITCHES):
        if 0 < len(boxes) <= MOST_TILES:
            found[boxes] = max(score, found.get(boxes, score))
    per_tile = max(1.0, float(covered.sum()) / 50)
    ranked = sorted(found.items(), key=lambda one: -one[1])[:most]
    return [(boxes, score / per_tile) for boxes, score in ranked]
