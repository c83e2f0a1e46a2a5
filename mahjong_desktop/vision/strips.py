"""A row as a strip: straight, of one height, its tiles upright; with the way back to the picture."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, cos, sin

import numpy as np
from PIL import Image

from mahjong_desktop.vision.net import Array
from mahjong_desktop.vision.patches import Patches
from mahjong_desktop.vision.rows import Row

STRIP_HEIGHT = 128
"""The height of a tile in the strip, in pixels."""
LEAST_HEIGHT = 8
"""The lowest row that can be made a strip of, in pixels of the mask."""
LONGEST = 60
"""The longest strip, in heights."""
COVERED = 0.45
"""How much of a column must be tile for its ends to be edges of a tile."""
PADDING = 16
"""Columns added on both sides, in pixels of the strip: the straightening moves the ends."""


@dataclass(frozen=True)
class Strip:
    """Where each pixel of a strip is in the picture. All arrays are STRIP_HEIGHT high and equally wide."""

    x: Array
    y: Array
    """float32, in pixels of the picture that was asked about."""
    mask: Array
    """float32, 1 where the picture is brighter than the table, 0 elsewhere."""


def strip_of(row: Row, patches: Patches, scale: float) -> Strip | None:
    """The strip of a row, for a picture `scale` times larger than the mask; None where its edges are too uneven."""
    band, to_mask = _band(row, patches)
    covered = band.sum(axis=0)
    columns = np.flatnonzero(covered > COVERED * row.height)
    if len(columns) < LEAST_HEIGHT:
        return None
    upper = np.argmax(band[:, columns], axis=0).astype(float)
    lower = (len(band) - np.argmax(band[::-1, columns], axis=0)).astype(float)
    first, last = columns[0], columns[-1] + 1
    top, bottom = _line(columns + 0.5, upper), _line(columns + 0.5, lower)
    along = np.arange(first, last + 1, dtype=float)
    heights = np.polyval(bottom, along) - np.polyval(top, along)
    if heights.min() < LEAST_HEIGHT:
        return None
    # further away a tile is both lower and narrower
    walked = np.concatenate([[0], np.cumsum(2 / (heights[1:] + heights[:-1]))])
    width = int(min(walked[-1], LONGEST) * STRIP_HEIGHT)
    u = np.interp((np.arange(width) + 0.5) / STRIP_HEIGHT, walked, along)
    down = ((np.arange(STRIP_HEIGHT) + 0.5) / STRIP_HEIGHT)[:, None]
    v = np.polyval(top, u) + (np.polyval(bottom, u) - np.polyval(top, u)) * down
    u = np.broadcast_to(u, v.shape)
    x = to_mask[0] * u + to_mask[1] * v + to_mask[2]
    y = to_mask[3] * u + to_mask[4] * v + to_mask[5]
    inside_v = np.clip(v, 0, len(band) - 1).astype(int)
    mask = band[inside_v, np.clip(u, 0, band.shape[1] - 1).astype(int)]
    return Strip((x * scale).astype(np.float32), (y * scale).astype(np.float32), mask.astype(np.float32))


def _band(row: Row, patches: Patches) -> tuple[Array, tuple[float, ...]]:
    """The row's own pixels with its direction level, and the affine way from the band's pixels to the mask's."""
    own = np.isin(patches.labels, row.labels)
    width, height = ceil(row.length * 1.15 + 2 * row.height), ceil(row.height * 2.4)
    c, s = cos(row.angle), sin(row.angle)
    x, y = row.centre
    way = (
        *(c, -s, x - c * width / 2 + s * height / 2),
        *(s, c, y - s * width / 2 - c * height / 2),
    )
    picture = Image.fromarray((own * 255).astype(np.uint8))
    level = picture.transform((width, height), Image.Transform.AFFINE, way, Image.Resampling.NEAREST)
    return np.asarray(level) > 0, way


def _line(x: Array, y: Array) -> Array:
    """The straight line through most of the points; corners and chips lie beside it."""
    kept = np.ones(len(x), bool)
    for _ in range(5):
        away = np.abs(np.polyval(np.polyfit(x[kept], y[kept], 1), x) - y)
        kept = away <= max(1.5, float(np.percentile(away, 70)) * 1.2)
    line: Array = np.polyfit(x[kept], y[kept], 1)
    return line


def sample(pixels: Array, x: Array, y: Array) -> Array:
    """The picture's colours (height × width × channels, uint8) between pixels, at the places x and y; float32."""
    height, width = pixels.shape[:2]
    x, y = np.clip(x - 0.5, 0, width - 1.001), np.clip(y - 0.5, 0, height - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    right_share = (x - left)[..., None].astype(np.float32)
    low_share = (y - top)[..., None].astype(np.float32)
    flat = pixels.reshape(height * width, -1)
    corner = top * width + left
    upper = flat[corner] * (1 - right_share) + flat[corner + 1] * right_share
    lower = flat[corner + width] * (1 - right_share) + flat[corner + width + 1] * right_share
    result: Array = upper * (1 - low_share) + lower * low_share
    return result


def shifted(rows: Array, places: Array) -> Array:
    """Each row's values between pixels, at that row's places; the ends go on as they are."""
    width = rows.shape[1]
    places = np.clip(places, 0, width - 1.001)
    left = places.astype(np.int32)
    share = (places - left).astype(np.float32)
    number = np.arange(len(rows))[:, None] * width
    flat = rows.ravel()
    result: Array = flat[number + left] * (1 - share) + flat[number + left + 1] * share
    return result


def straightened(strip: Strip, slant: tuple[float, float]) -> Strip:
    """The strip with its tiles' edges upright. `slant`: how they lean in the middle, and how much more on the right."""
    places = slanted_places(strip.x.shape[1], STRIP_HEIGHT, slant, PADDING)
    mask = np.pad(strip.mask, ((0, 0), (3 * PADDING, 3 * PADDING)))
    moved = places + 3 * PADDING
    return Strip(shifted(_extended(strip.x), moved), shifted(_extended(strip.y), moved), shifted(mask, moved))


def slanted_places(width: int, height: int, slant: tuple[float, float], padding: int = 0) -> Array:
    """For each pixel of a straightened strip the place in its row that it comes from."""
    across = np.arange(-padding, width + padding, dtype=np.float32)[None, :]
    down = (np.arange(height, dtype=np.float32) / (height - 1) - np.float32(0.5))[:, None]
    leaning = np.float32(slant[0]) + np.float32(slant[1]) * (across / width * 2 - 1)
    result: Array = across + leaning * down * height
    return result


def halves(strip: Strip, grey: Array) -> tuple[Strip, Strip]:
    """Two rows without table between them are seen as one: the strip of the upper and the strip of the lower one.

    `grey`: the strip's brightness; between the rows it is darkest.
    """
    middle = slice(round(0.38 * STRIP_HEIGHT), round(0.62 * STRIP_HEIGHT))
    lightness = np.median(grey, axis=1)
    darker = 2 * lightness - np.roll(lightness, 4) - np.roll(lightness, -4)
    seam = middle.start + int(darker[middle].argmin())
    return _stretched(strip, 0, seam), _stretched(strip, seam, STRIP_HEIGHT)


def _stretched(strip: Strip, top: int, bottom: int) -> Strip:
    """A part of the strip's height made a strip of its own."""
    size = (round(strip.x.shape[1] * STRIP_HEIGHT / (bottom - top)), STRIP_HEIGHT)
    x, y, mask = (
        np.asarray(Image.fromarray(values[top:bottom]).resize(size, Image.Resampling.BILINEAR))
        for values in (strip.x, strip.y, strip.mask)
    )
    return Strip(x, y, mask)


def _extended(places: Array) -> Array:
    """The places beyond both ends, as the last ones go on."""
    more = np.arange(1, 3 * PADDING + 1, dtype=np.float32)
    before = places[:, :1] - (places[:, 1:2] - places[:, :1]) * more[::-1]
    after = places[:, -1:] + (places[:, -1:] - places[:, -2:-1]) * more
    return np.hstack([before, places, after])
