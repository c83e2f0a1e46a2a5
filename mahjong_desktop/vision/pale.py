"""Pale tables: where the table is as bright as the tiles, their edges are not seen."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw

from mahjong_desktop.vision.net import Array
from mahjong_desktop.vision.patches import darkest_channel

SIDE = 400
"""The longer side of the picture that is looked at, in pixels."""
IVORY = 80
"""This percentile of a face's brightness is what is not painted."""
AS_PALE = 0.82
"""The brightness of a pale table, as a part of the ivory's."""
BRIGHT = 130
"""What is darker is not pale, whatever lies on it; 0 to 255."""


def is_table_pale(picture: Image.Image, rows: Sequence[Array]) -> bool:
    """Whether the table is as pale as the tiles. `rows`: the corners (n × 4 × 2) of the tiles that were found."""
    scale = min(1.0, SIDE / max(picture.size))
    size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    least = np.asarray(darkest_channel(picture.resize(size, Image.Resampling.BOX)))
    tiles, near = Image.new("1", size), Image.new("1", size)
    for quads in rows:
        for quad in quads * scale:
            middle = quad.mean(axis=0)
            ImageDraw.Draw(tiles).polygon([tuple(corner) for corner in quad], fill=1)
            ImageDraw.Draw(near).polygon([tuple(middle + 1.25 * (corner - middle)) for corner in quad], fill=1)
    faces, table = least[np.asarray(tiles)], least[~np.asarray(near)]
    if not len(table):
        return False
    brightness = float(np.median(table))
    return brightness > BRIGHT and not (len(faces) and brightness < AS_PALE * np.percentile(faces, IVORY))
