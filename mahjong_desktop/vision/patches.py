"""Pale patches: the parts of a picture that are brighter than the table around them, each with its measures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from PIL import Image, ImageFilter

from mahjong_desktop.vision.net import Array

MASK_SIDE = 1000
"""The longer side of the picture that patches are looked for in, in pixels."""
LEAST_PART = 0.0004
"""The smallest patch, as a part of the picture."""
DARKEST_LIGHT = 0.4
"""Where less light falls than this part of the most, it is not made up for: there is nothing but table."""
LEAST_CONTRAST, LEAST_SHARE = 15.0, 0.07
"""How much brighter than the table tiles are: of 255, and as a part of their own brightness."""
CLOSED = 2
"""Gaps up to twice as many pixels wide are closed before holes are filled."""
LEAST_FILLED = 0.5
"""How much of its rectangle a patch must fill."""


@dataclass(frozen=True)
class Patch:
    """One patch without holes, in pixels of the mask."""

    label: int
    area: float
    centre: tuple[float, float]
    """x and y."""
    spread: tuple[float, float, float]
    """The variance of x, of y, and their covariance."""


@dataclass(frozen=True)
class Patches:
    """All patches of a picture, the largest first."""

    labels: Array
    """height × width, int: the label of the patch that a pixel belongs to; other labels are no patch."""
    found: tuple[Patch, ...]


def find_patches(small: Image.Image) -> Patches:
    """The patches in an RGB picture whose longer side is MASK_SIDE or less."""
    mask = _bright(small)
    # what is painted at a face's edge leaves a gap there, through which the hole would not be one
    mask = _shrunk(_filled(_grown(mask, CLOSED)), CLOSED) | mask
    labels, count = label_runs(mask)
    labels = np.where(mask, labels, -1)
    rows, columns = np.nonzero(mask)
    owner = labels[rows, columns]

    def total(values: Array | None) -> Array:
        result: Array = np.bincount(owner, weights=values, minlength=count)
        return result

    area = total(None).astype(float)
    known = np.maximum(area, 1)
    x, y = total(columns) / known, total(rows) / known
    xx = total(columns.astype(float) ** 2) / known - x * x + 1 / 12
    yy = total(rows.astype(float) ** 2) / known - y * y + 1 / 12
    xy = total(columns.astype(float) * rows) / known - x * y
    # a filled rectangle has twelve times the root of this determinant as its area
    filled = area / (12 * np.sqrt(np.maximum(xx * yy - xy * xy, 1e-6)))
    good = np.flatnonzero((area > LEAST_PART * mask.size) & (filled > LEAST_FILLED))
    found = [
        Patch(int(k), float(area[k]), (float(x[k]), float(y[k])), (float(xx[k]), float(yy[k]), float(xy[k])))
        for k in good
    ]
    return Patches(labels, tuple(sorted(found, key=lambda patch: -patch.area)))


def darkest_channel(picture: Image.Image) -> Image.Image:
    """The least of red, green and blue of each pixel: pale things are bright in all of them."""
    red, green, blue = picture.split()
    pixels = np.minimum(np.minimum(np.asarray(red), np.asarray(green)), np.asarray(blue))
    return Image.fromarray(pixels)


def _bright(small: Image.Image) -> Array:
    """Where the picture is brighter than what lies around."""
    least = darkest_channel(small).filter(ImageFilter.GaussianBlur(1.5))
    pixels = np.asarray(least)
    above = _evenly_lit(np.maximum(pixels.astype(np.int16) - _slow_part(least), 0).astype(np.uint8))
    # without specks
    mask = _grown(_shrunk(above > otsu(above), 1), 1)
    return mask if _stands_out(pixels, mask) else np.zeros_like(mask)


def _stands_out(pixels: Array, mask: Array) -> bool:
    """Whether what is in the mask is brighter than the rest; the grain of an empty table is not."""
    if not mask.any() or mask.all():
        return False
    bright, dark = float(pixels[mask].mean()), float(pixels[~mask].mean())
    return bright - dark > LEAST_CONTRAST and bright - dark > LEAST_SHARE * bright


def _grown(mask: Array, reach: int) -> Array:
    """The mask and all pixels up to `reach` beside it, above, below and across corners."""
    for axis in (0, 1):
        wider = mask.copy()
        for step in range(1, reach + 1):
            wider |= _moved(mask, step, axis) | _moved(mask, -step, axis)
        mask = wider
    return mask


def _shrunk(mask: Array, reach: int) -> Array:
    """The mask without the pixels up to `reach` from its rim; the picture's own rim is none."""
    return ~_grown(~mask, reach)


def _moved(mask: Array, step: int, axis: int) -> Array:
    """The mask moved so many pixels; nothing comes in from outside."""
    moved = np.zeros_like(mask)
    ahead, behind = (slice(abs(step), None), slice(None, -abs(step)))
    target, source = (ahead, behind) if step > 0 else (behind, ahead)
    if axis == 0:
        moved[target] = mask[source]
    else:
        moved[:, target] = mask[:, source]
    return moved


def _evenly_lit(above: Array) -> Array:
    """As if the light were the same everywhere: what is brightest nearby is as bright as what is brightest at all."""
    height, width = above.shape
    size = (max(8, width // 8), max(8, height // 8))
    small = np.asarray(Image.fromarray(above).resize(size, Image.Resampling.BOX))
    reach = max(2, max(size) // 8)
    near = _running(_running(small, reach, np.maximum).T, reach, np.maximum).T
    smooth = Image.fromarray(np.ascontiguousarray(near)).filter(ImageFilter.GaussianBlur(reach / 2))
    brightest = np.asarray(smooth.resize((width, height), Image.Resampling.BILINEAR), np.float32)
    most = float(small.max())
    even: Array = above * (most / np.maximum(brightest, max(1.0, DARKEST_LIGHT * most)))
    return np.minimum(even, 255).astype(np.uint8)


def _slow_part(least: Image.Image) -> Array:
    """The light on the table: what stays when anything lower than half the picture is taken away."""
    width, height = least.size
    quarter = least.resize((max(8, width // 4), max(8, height // 4)), Image.Resampling.BOX)
    pixels = np.asarray(quarter)
    reach = max(2, len(pixels) // 4)
    opened = _running(_running(pixels, reach, np.minimum), reach, np.maximum)
    smooth = Image.fromarray(opened).filter(ImageFilter.GaussianBlur(3))
    return np.asarray(smooth.resize(least.size, Image.Resampling.BILINEAR), np.int16)


def _running(pixels: Array, reach: int, choose: Any) -> Array:
    """The least or the greatest of each column's pixels up to `reach` above and below."""
    padded = np.pad(pixels, ((reach, reach), (0, 0)), mode="edge")
    window, size = padded, 1
    while size < 2 * reach + 1:
        step = min(size, 2 * reach + 1 - size)
        window = choose(window[: len(window) - step], window[step:])
        size += step
    return np.asarray(window)


def otsu(pixels: Array) -> int:
    """The brightness (uint8) that divides the pixels best into dark and bright ones."""
    counts = np.bincount(pixels.ravel(), minlength=256).astype(float)
    below = np.cumsum(counts)
    sums = np.cumsum(counts * np.arange(256))
    above = below[-1] - below
    with np.errstate(divide="ignore", invalid="ignore"):
        between = below * above * (sums / below - (sums[-1] - sums) / above) ** 2
    return int(np.argmax(np.nan_to_num(between)))


def _filled(mask: Array) -> Array:
    """The mask with its holes filled: what is painted on a face is part of it."""
    labels, _ = label_runs(~mask)
    rim = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    outside = np.unique(rim[rim >= 0])
    return mask | ~np.isin(labels, outside) & (labels >= 0)


def label_runs(mask: Array) -> tuple[Array, int]:
    """A label for each pixel of the mask, the same for all that hang together; -1 elsewhere. And how many there are."""
    height, width = mask.shape
    edges = np.diff(np.pad(mask, ((0, 0), (1, 1))).astype(np.int8), axis=1).ravel()
    # one column more than the mask has keeps the runs of different rows apart
    starts, ends = np.flatnonzero(edges == 1), np.flatnonzero(edges == -1)
    parents = _joined(starts, ends, width + 1)
    roots, labels = np.unique(parents, return_inverse=True)
    result = np.full((height, width + 1), -1, np.int32).ravel()
    lengths = ends - starts
    places = np.repeat(starts - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths) + np.arange(lengths.sum())
    result[places] = np.repeat(labels, lengths)
    return result.reshape(height, width + 1)[:, :width], len(roots)


def _joined(starts: Array, ends: Array, stride: int) -> Array:
    """For each run (a stretch of one row) the first run of those that it hangs together with."""
    first = np.searchsorted(ends, starts - stride, side="right")
    last = np.searchsorted(starts, ends - stride, side="left")
    touching = np.maximum(last - first, 0)
    lower = np.repeat(np.arange(len(starts)), touching).tolist()
    skipped = np.repeat(first - np.concatenate([[0], np.cumsum(touching)[:-1]]), touching)
    upper = (skipped + np.arange(touching.sum())).tolist()
    parents = list(range(len(starts)))
    for one, other in zip(lower, upper, strict=True):
        a, b = _root(parents, one), _root(parents, other)
        parents[max(a, b)] = min(a, b)
    return np.array([_root(parents, run) for run in range(len(starts))], np.int64)


def _root(parents: list[int], run: int) -> int:
    while parents[run] != run:
        parents[run] = parents[parents[run]]
        run = parents[run]
    return run
