"""Pictures of faces to compose photos from: three real sets where they are at hand, and the program's own tile art."""

from __future__ import annotations

import csv
import os
from collections import defaultdict
from pathlib import Path

from PIL import Image

from mahjong_desktop.core.tiles import TILE_OF_CODE, Tile

PHOTOS = Path(os.environ.get("MAHJONG_TILE_PHOTOS", "tile_photos"))
"""A folder with labels.csv (set, file, tile) and the sets' folders. It is no part of the project."""
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
