"""Pictures of faces to compose photos from: three real sets where they are at hand, and the program's own tile art."""

from __future__ import annotations

import csv
import os
from collections import defaultdict
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from vision.compose import FACE

from mahjong_desktop.core.tiles import TILE_OF_CODE, Tile
from mahjong_desktop.resources import tile_picture
from mahjong_desktop.vision.faces import FACES

PHOTOS = Path(os.environ.get("MAHJONG_TILE_PHOTOS", "tile_photos"))
"""A folder with labels.csv (set, file, tile) and the sets' folders. It is no part of the project."""
IVORY = 0xFFF3EEDF
SET_NAMES = ("set_a", "set_b", "set_c")


def photographed_faces(name: str) -> dict[Tile, list[Image.Image]]:
    """The faces of a real set by tile."""
    faces: dict[Tile, list[Image.Image]] = defaultdict(list)
    with (PHOTOS / "labels.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["set"] == name:
                with Image.open(PHOTOS / name / row["file"]) as picture:
                    faces[TILE_OF_CODE[row["tile"]]].append(picture.convert("RGB"))
    return dict(faces)


def drawn_faces() -> dict[Tile, list[Image.Image]]:
    """The program's own tile art, drawn by Qt; always at hand."""
    return {tile: [_drawn(tile)] for tile in FACES}


def _drawn(tile: Tile) -> Image.Image:
    picture = QImage(*(2 * side for side in FACE), QImage.Format.Format_RGB888)
    picture.fill(IVORY)
    with QPainter(picture) as painter:
        QSvgRenderer(str(tile_picture(tile))).render(painter)
    data = bytes(picture.constBits())
    image = Image.frombytes("RGB", (picture.width(), picture.height()), data, "raw", "RGB", picture.bytesPerLine())
    return image.resize(FACE, Image.Resampling.BOX)
