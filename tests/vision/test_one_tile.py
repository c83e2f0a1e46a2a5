"""One tile where a person says that there is one."""

import numpy as np
from PIL import Image
from vision.compose import Photo

from mahjong_desktop.vision.one_tile import read_at
from mahjong_desktop.vision.pictures import Picture, picture_of
from mahjong_desktop.vision.reading import PhotoReading
from mahjong_desktop.vision.taught import TaughtSet


def test_it_is_what_it_was_among_the_others(picture: Picture, reading: PhotoReading) -> None:
    for tile in reading.tiles:
        seen = read_at(picture, tile.quad)
        assert seen.tile == tile.tile
        assert not seen.turned
        assert len(seen.embedding) == len(tile.embedding)


def test_on_its_head(hand: Photo, reading: PhotoReading) -> None:
    upside_down = picture_of(Image.fromarray(np.ascontiguousarray(hand.pixels[::-1, ::-1])))
    width, height = reading.size
    tile = reading.tiles[0]
    first, second, third, fourth = ((width - x, height - y) for x, y in tile.quad)
    seen = read_at(upside_down, (third, fourth, first, second))
    assert seen.tile == tile.tile
    assert seen.turned
    assert seen.quad == (first, second, third, fourth)


def test_with_a_taught_set(picture: Picture, reading: PhotoReading) -> None:
    tile = reading.tiles[0]
    wrong = TaughtSet("Odd").with_examples([(20, tile.embedding)])
    assert read_at(picture, tile.quad, wrong).tile == 20
