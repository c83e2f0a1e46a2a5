"""Photos that several tests look at, each taken and read once."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from vision.compose import Faces, Photo, compose, lying
from vision.sets import PHOTOS, drawn_faces, photographed_faces

from mahjong_desktop.core.tiles import TILE_OF_CODE, Tile
from mahjong_desktop.vision.pictures import Picture, open_picture
from mahjong_desktop.vision.reading import PhotoReading, read_photo

Row = list[tuple[Tile, ...]]


def row(text: str) -> Row:
    """Groups of tiles from text: "1m 2m 3m | 5p 5p' 5p", the middle one of the fives on its side."""
    return [tuple(_tile(code) for code in group.split()) for group in text.split("|")]


def _tile(code: str) -> int:
    tile = TILE_OF_CODE[code.rstrip("'")]
    return lying(tile) if code.endswith("'") else tile


@pytest.fixture(scope="session")
def drawn() -> Faces:
    return drawn_faces()


@pytest.fixture(scope="session")
def real() -> Faces:
    if not PHOTOS.is_dir():
        pytest.skip("the pictures of real sets are not at hand")
    return photographed_faces("set_b")


HAND = "1m 2m 3m 4p 5p 6p 7s 8s 9s 3z | 6z 6z 6z | 3z"


@pytest.fixture(scope="session")
def hand(drawn: Faces) -> Photo:
    """A hand with a called set and the winning tile apart."""
    return compose([row(HAND)], drawn, seed=3, width=900, tilt=4, perspective=0.1, blur=0.4)


@pytest.fixture(scope="session")
def picture(hand: Photo) -> Picture:
    return open_picture(hand.jpeg())


@pytest.fixture(scope="session")
def reading(picture: Picture) -> PhotoReading:
    return read_photo(picture)


@pytest.fixture
def photograph(drawn: Faces) -> Callable[..., Picture]:
    """Takes a photo of rows given as text."""

    def take(*rows: str, **how: Any) -> Picture:
        return open_picture(compose([row(text) for text in rows], drawn, **({"width": 900} | how)).jpeg())

    return take


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
