"""Pictures of tiles: remembered, but not all of them for ever; what the kinds of looks change."""

import pytest
from PySide6.QtGui import QColor

from mahjong_desktop.core.tiles import ALL_TILES
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.gui.tiles.pictures import MOST_REMEMBERED, SHADOW_DEPTH, Look, TilePictures, width_of

LOOK = Look(0, 60)


def test_every_tile_has_a_picture_of_its_own(theme: Theme) -> None:
    pictures = TilePictures(theme)
    images = {}
    for tile in (*ALL_TILES, None):
        image = pictures.pixmap(Look(tile, 40), 1.0).toImage()
        assert (image.width(), image.height()) == (width_of(40), 40 + SHADOW_DEPTH)
        images[bytes(image.constBits())] = tile
    assert len(images) == len(ALL_TILES) + 1


def test_drawn_once(theme: Theme) -> None:
    pictures = TilePictures(theme)
    key = pictures.pixmap(LOOK, 1.0).cacheKey()
    assert pictures.pixmap(LOOK, 1.0).cacheKey() == key
    assert pictures.pixmap(LOOK, 2.0).cacheKey() != key


def test_the_oldest_is_forgotten(theme: Theme) -> None:
    pictures = TilePictures(theme)
    key = pictures.pixmap(LOOK, 1.0).cacheKey()
    for height in range(10, 10 + MOST_REMEMBERED):
        pictures.pixmap(Look(5, height), 1.0)
    assert pictures.pixmap(LOOK, 1.0).cacheKey() != key


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_sharp_on_every_screen(theme: Theme, ratio: float) -> None:
    pixmap = TilePictures(theme).pixmap(LOOK, ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.deviceIndependentSize().height() == pytest.approx(60 + SHADOW_DEPTH, abs=1)


def test_turned_and_marked(theme: Theme) -> None:
    pictures = TilePictures(theme)
    turned = pictures.pixmap(Look(0, 60, turned=True), 1.0)
    assert (turned.width(), turned.height()) == (60, width_of(60) + SHADOW_DEPTH)
    plain, marked = (pictures.pixmap(Look(27, 60, index=index), 1.0).toImage() for index in ("", "E"))
    changed = [
        (x, y) for x in range(plain.width()) for y in range(plain.height()) if plain.pixel(x, y) != marked.pixel(x, y)
    ]
    assert changed
    assert max(x + y for x, y in changed) < 50, "only in the corner"
    assert any(QColor(marked.pixel(x, y)).lightness() < 80 for x, y in changed)


def test_a_tile_face_down_shows_no_index(theme: Theme) -> None:
    pictures = TilePictures(theme)
    images = [pictures.pixmap(Look(None, 60, index=index), 1.0).toImage() for index in ("", "9")]
    assert images[0] == images[1]
