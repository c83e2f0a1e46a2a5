"""Looking at one tile where a person says that there is one."""

from __future__ import annotations

import numpy as np
from PIL import Image

from mahjong_desktop.vision.net import FACE_HEIGHT, FACE_WIDTH, Array, the_net
from mahjong_desktop.vision.pictures import Picture
from mahjong_desktop.vision.reading import SURER, Quad, ReadTile, guesses_of, logarithms
from mahjong_desktop.vision.taught import TaughtSet

FINER = 4
"""So many times finer the face is cut out than the net looks at it: nothing small is left out by chance."""


def read_at(picture: Picture, quad: Quad, taught: TaughtSet | None = None) -> ReadTile:
    """What a tile with these corners, in pixels of the original picture, may be; upright or on its head."""
    seen = the_net()(np.stack([_face(picture, quad), _face(picture, quad)[::-1, ::-1]]))
    upright, flipped = logarithms(seen, taught)
    turned = bool(flipped.max() - upright.max() > SURER)
    first, second, third, fourth = quad
    return ReadTile(
        (third, fourth, first, second) if turned else quad,
        guesses_of(flipped if turned else upright),
        0,
        0,
        turned,
        tuple(seen.embeddings[int(turned)].tolist()),
    )


def _face(picture: Picture, quad: Quad) -> Array:
    upper_left, upper_right, lower_right, lower_left = quad
    corners = (upper_left, lower_left, lower_right, upper_right)
    places = tuple(number / picture.scale for corner in corners for number in corner)
    fine = (FACE_WIDTH * FINER, FACE_HEIGHT * FINER)
    face = picture.image.transform(fine, Image.Transform.QUAD, places, Image.Resampling.BILINEAR)
    return np.asarray(face.reduce(FINER))
