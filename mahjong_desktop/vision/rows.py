"""Rows: which patches of a picture stand side by side, and along which lines."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, radians, sin, sqrt

import numpy as np

from mahjong_desktop.vision.patches import Patch, Patches

STEEPEST = 32
"""The largest tilt of a row that is looked for, in degrees."""
SAMPLES = 6000
"""So many pixels of the mask are enough to see its tilt."""
NEAR = 0.5
"""How far a patch may lie beside the line of its row, in heights."""
LIKE = 1.7
"""How many times higher than its neighbour a patch of the same row may be."""
MOST_ROWS = 5
"""The largest so many are looked at: other pale things may lie on the table."""
LEAST_OF_ROW = 0.03
"""The smallest row, as a part of the largest."""


@dataclass(frozen=True)
class Row:
    """Patches side by side, from left to right."""

    labels: tuple[int, ...]
    centre: tuple[float, float]
    """In pixels of the mask, x and y."""
    angle: float
    """Of its direction, in radians; above 0: it falls to the right."""
    length: float
    height: float
    """Roughly, in pixels of the mask."""
    area: float


@dataclass(frozen=True)
class _Turned:
    """A patch seen along the tilt of the picture: its ends and its height."""

    patch: Patch
    left: tuple[float, float]
    right: tuple[float, float]
    height: float


def find_rows(patches: Patches) -> tuple[Row, ...]:
    """The rows, the upper ones first."""
    if not patches.found:
        return ()
    tilt = tilt_of(patches)
    turned = sorted((_turned(patch, tilt) for patch in patches.found), key=lambda one: one.left[0])
    chains: list[list[_Turned]] = []
    for one in turned:
        fitting = [chain for chain in chains if _joins(chain[-1], one)]
        if fitting:
            min(fitting, key=lambda chain: abs(chain[-1].right[1] - one.left[1])).append(one)
        else:
            chains.append([one])
    rows = [_row(chain, tilt) for chain in chains]
    rows.sort(key=lambda row: -row.area)
    large = [row for row in rows[:MOST_ROWS] if row.area >= LEAST_OF_ROW * rows[0].area]
    return tuple(sorted(large, key=lambda row: row.centre[1] * cos(tilt) - row.centre[0] * sin(tilt)))


def tilt_of(patches: Patches) -> float:
    """The direction, in radians, along which the patches lie closest together."""
    y, x = np.nonzero(np.isin(patches.labels, [patch.label for patch in patches.found]))
    step = max(1, len(x) // SAMPLES)
    x, y = x[::step].astype(float), y[::step].astype(float)

    def gathered(degrees: float) -> float:
        across = y * cos(radians(degrees)) - x * sin(radians(degrees))
        counts = np.bincount((across - across.min()).astype(int) // 2).astype(float)
        return float((counts**2).sum())

    coarse = max(range(-STEEPEST, STEEPEST + 1, 2), key=gathered)
    return radians(max((coarse + quarter / 4 for quarter in range(-8, 9)), key=gathered))


def _turned(patch: Patch, tilt: float) -> _Turned:
    c, s = cos(tilt), sin(tilt)
    x, y = patch.centre
    along, across = x * c + y * s, y * c - x * s
    xx, yy, xy = patch.spread
    varied = xx * c * c + yy * s * s + 2 * xy * c * s
    mixed = (yy - xx) * c * s + xy * (c * c - s * s)
    slope = mixed / varied
    height = sqrt(12 * max(yy * c * c + xx * s * s - 2 * xy * c * s - slope * mixed, 1.0))
    half = sqrt(3 * varied)
    # the ends of a single tile say nothing of the row's direction
    lean = slope if half > height else 0.0
    return _Turned(patch, (along - half, across - lean * half), (along + half, across + lean * half), height)


def _joins(last: _Turned, one: _Turned) -> bool:
    least = min(last.height, one.height)
    beside = one.left[0] > last.right[0] - NEAR * least
    return beside and abs(last.right[1] - one.left[1]) < NEAR * least and alike(last.height, one.height)


def alike(one: float, other: float) -> bool:
    """Whether two heights are those of the same tiles, nearer and further away."""
    return one < LIKE * other and other < LIKE * one


def _row(chain: list[_Turned], tilt: float) -> Row:
    weights = np.array([one.patch.area for one in chain])
    centres = np.array([one.patch.centre for one in chain])
    spreads = np.array([one.patch.spread for one in chain])
    centre = weights @ centres / weights.sum()
    away = centres - centre
    xx, yy, xy = weights @ (spreads + np.c_[away[:, 0] ** 2, away[:, 1] ** 2, away[:, 0] * away[:, 1]]) / weights.sum()
    height = float(np.median([one.height for one in chain]))
    length = chain[-1].right[0] - chain[0].left[0]
    angle = 0.5 * atan2(2 * xy, xx - yy) if length > 2 * height else tilt
    return Row(
        tuple(one.patch.label for one in chain),
        (float(centre[0]), float(centre[1])),
        angle,
        length,
        height,
        float(weights.sum()),
    )
