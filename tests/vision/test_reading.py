"""Reading photos: which tiles, where, how sure, in which groups; progress, giving up, and what is no photo of tiles."""

from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image
from vision.compose import Faces, Photo, compose, table_of
from vision.conftest import HAND, row

from mahjong_desktop.core.tiles import CODES
from mahjong_desktop.vision.errors import Cancelled, NoTilesFound, TableTooPale
from mahjong_desktop.vision.locate import locate, locate_rows
from mahjong_desktop.vision.net import the_net
from mahjong_desktop.vision.pale import is_table_pale
from mahjong_desktop.vision.patches import find_patches
from mahjong_desktop.vision.pictures import Picture, open_picture, picture_of
from mahjong_desktop.vision.reading import GUESSES, PhotoReading, read_photo
from mahjong_desktop.vision.strips import STRIP_HEIGHT, Strip


def codes(reading: PhotoReading) -> list[str]:
    return [CODES[tile.tile] for tile in reading.tiles]


def names(text: str) -> list[str]:
    return text.replace("| ", "").split()


def middle(quad: tuple[tuple[float, float], ...]) -> tuple[float, float]:
    return sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4


def test_every_tile_is_read(reading: PhotoReading, hand: Photo) -> None:
    assert tuple(tile.tile for tile in reading.tiles) == hand.tiles
    assert not any(tile.unsure or tile.turned for tile in reading.tiles)


def test_every_tile_has_its_place(reading: PhotoReading, hand: Photo) -> None:
    assert reading.size == (hand.pixels.shape[1], hand.pixels.shape[0])
    for tile, (x, y) in zip(reading.tiles, hand.centres, strict=True):
        assert middle(tile.quad) == pytest.approx((x, y), abs=10)
        (left, top), (right, _), (_, bottom), _ = tile.quad
        assert left < right
        assert top < bottom


def test_guesses_are_probabilities(reading: PhotoReading) -> None:
    for tile in reading.tiles:
        chances = [guess.probability for guess in tile.guesses]
        assert len(chances) == GUESSES
        assert chances == sorted(chances, reverse=True)
        assert 0.5 < sum(chances) <= 1.0001
        assert tile.confidence == chances[0]


def test_gaps_part_groups(reading: PhotoReading) -> None:
    assert reading.groups == (tuple(range(10)), (10, 11, 12), (13,))
    assert {tile.row for tile in reading.tiles} == {0}


CALLED = "1m 2m 3m 4m 5m 6m 3z | 7m 8m' 9m | 6z 6z 6z' | 3z"


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_tiles_that_lie_sideways_in_called_sets(photograph: Callable[..., Picture], side: str) -> None:
    picture = photograph(CALLED, tilt=3, width=1300)
    if side == "theirs":
        picture = picture_of(picture.image.transpose(Image.Transpose.ROTATE_180))
    reading = read_photo(picture)
    assert reading.groups == (tuple(range(7)), (7, 8, 9), (10, 11, 12), (13,))
    expected = names(CALLED.replace("'", ""))
    # on its head the drawn six is not known for sure
    assert [code for code in codes(reading) if code not in ("6m", "8m")] == [
        code for code in expected if code not in ("6m", "8m")
    ]
    # its top points to the left of who sits at the tiles, a little of it down with the tilt
    first, _, _, fourth = reading.tiles[12].quad
    assert (first[0] - fourth[0]) * (1 if side == "ours" else -1) < -40
    assert abs(first[1] - fourth[1]) < 20


def test_a_kong_with_one_lying(photograph: Callable[..., Picture]) -> None:
    reading = read_photo(photograph("1m 2m 3m 4p 5p 6p 3z | 6z 6z' 6z 6z | 9s 9s 9s | 3z", width=1300))
    assert codes(reading) == names("1m 2m 3m 4p 5p 6p 3z 6z 6z 6z 6z 9s 9s 9s 3z")


def test_two_rows(photograph: Callable[..., Picture]) -> None:
    picture = photograph("1m 2m 3m 4p 5p 6p 7p", "7s 8s 9s 3z 3z", tilt=-6, perspective=0.15, table="wood")
    reading = read_photo(picture)
    assert codes(reading) == names("1m 2m 3m 4p 5p 6p 7p 7s 8s 9s 3z 3z")
    assert [tile.row for tile in reading.tiles] == [0] * 7 + [1] * 5
    assert reading.groups == (tuple(range(7)), tuple(range(7, 12)))


def test_paper_beside_the_tiles(photograph: Callable[..., Picture]) -> None:
    reading = read_photo(photograph("1m 2m 3m 4p 5p 6p 7p 7s 8s 9s 3z", paper=True, height=600))
    assert codes(reading) == names("1m 2m 3m 4p 5p 6p 7p 7s 8s 9s 3z")


def test_rows_that_touch(photograph: Callable[..., Picture]) -> None:
    reading = read_photo(photograph("1m 2m 3m 4p 5p 6p 7p", "7s 8s 9s 3z 3z 6z 6z", row_gap=0.0, tilt=2))
    assert codes(reading) == names("1m 2m 3m 4p 5p 6p 7p 7s 8s 9s 3z 3z 6z 6z")
    assert [tile.row for tile in reading.tiles] == [0] * 7 + [1] * 7


def test_tiles_on_their_heads(drawn: Faces) -> None:
    turned = {tile: [face.transpose(Image.Transpose.ROTATE_180) for face in faces] for tile, faces in drawn.items()}
    mixed = {**drawn, 15: turned[15], 1: turned[1]}
    reading = read_photo(open_picture(compose([row("1m 7p 2m 3z 6z 2s 5m")], mixed, seed=1, width=900).jpeg()))
    assert codes(reading) == names("1m 7p 2m 3z 6z 2s 5m")
    assert [tile.turned for tile in reading.tiles][:4] == [False, True, True, False]
    first, second, *_ = reading.tiles[1].quad
    assert first[0] > second[0]


def test_from_the_other_side(hand: Photo, reading: PhotoReading) -> None:
    upside_down = read_photo(picture_of(Image.fromarray(np.ascontiguousarray(hand.pixels[::-1, ::-1]))))
    assert codes(upside_down) == names(HAND)
    assert upside_down.groups == reading.groups
    assert upside_down.tiles[0].turned


def test_places_are_those_of_the_original(drawn: Faces) -> None:
    photo = compose([row("1m 2m 3m 4p 5p 6p 7s")], drawn, seed=5, width=2600, table="cloth")
    picture = open_picture(photo.jpeg())
    assert max(picture.image.size) < max(picture.size) == 2600
    reading = read_photo(picture)
    assert tuple(tile.tile for tile in reading.tiles) == photo.tiles
    for tile, (x, y) in zip(reading.tiles, photo.centres, strict=True):
        assert middle(tile.quad) == pytest.approx((x, y), abs=45)


@pytest.mark.parametrize("table", ["felt", "wood", "cloth"])
def test_real_tiles(real: Faces, table: str) -> None:
    photo = compose([row(HAND)], real, seed=8, table=table, tilt=8, perspective=0.2, blur=1, light=0.3, width=1200)
    assert tuple(tile.tile for tile in read_photo(open_picture(photo.jpeg())).tiles) == photo.tiles


# --- progress and giving up


def test_progress_is_told(picture: Picture) -> None:
    told: list[float] = []
    read_photo(picture, report=told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)
    assert len(told) > 3


@pytest.mark.parametrize("patience", [0, 1, 3])
def test_giving_up(picture: Picture, patience: int) -> None:
    told: list[float] = []
    with pytest.raises(Cancelled):
        read_photo(picture, report=told.append, cancelled=lambda: len(told) >= patience)
    assert len(told) == patience


# --- no tiles


@pytest.mark.parametrize("table", ["felt", "wood", "cloth"])
def test_empty_table(table: str) -> None:
    pixels = np.clip(table_of(table, 800, 600, np.random.default_rng(1)), 0, 255).astype(np.uint8)
    with pytest.raises(NoTilesFound):
        read_photo(picture_of(Image.fromarray(pixels)))


@pytest.mark.parametrize("colour", [(0, 0, 0), (60, 120, 80)])
def test_nothing_at_all(colour: tuple[int, int, int]) -> None:
    with pytest.raises(NoTilesFound):
        read_photo(picture_of(Image.new("RGB", (640, 480), colour)))


def test_noise() -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (480, 640, 3), dtype=np.uint8)
    with pytest.raises(NoTilesFound):
        read_photo(picture_of(Image.fromarray(pixels)))


def test_white_table(photograph: Callable[..., Picture]) -> None:
    """Whatever is not read right there is refused; the drawn tiles have edges, so that many are read right."""
    refused = 0
    for seed in range(4):
        try:
            assert codes(read_photo(photograph(HAND, table="white", seed=seed, tilt=2))) == names(HAND)
        except TableTooPale:
            refused += 1
    assert refused


def test_nothing_but_white() -> None:
    with pytest.raises(TableTooPale):
        read_photo(picture_of(Image.new("RGB", (640, 480), (240, 238, 235))))


def test_real_tiles_on_a_white_table(real: Faces) -> None:
    for seed in range(3):
        with pytest.raises(TableTooPale):
            read_photo(open_picture(compose([row(HAND)], real, seed=seed, table="white", width=900).jpeg()))


def test_a_sheet_of_paper_is_no_row_of_white_dragons() -> None:
    pixels = np.clip(table_of("felt", 800, 500, np.random.default_rng(1)), 0, 255).astype(np.uint8)
    pixels[200:280, 100:700] = (240, 240, 235)
    with pytest.raises(NoTilesFound):
        read_photo(picture_of(Image.fromarray(pixels)))


@pytest.mark.parametrize(
    ("side", "size"), [(800, (100, 4)), (800, (4, 120)), (60, (5, 6))], ids=["flat", "narrow", "small"]
)
def test_patches_too_small_for_tiles(side: int, size: tuple[int, int]) -> None:
    image = Image.new("RGB", (side, side), (20, 60, 30))
    image.paste((240, 240, 235), (side // 2, side // 2, side // 2 + size[0], side // 2 + size[1]))
    assert len(find_patches(image).found) == 1
    with pytest.raises(NoTilesFound):
        read_photo(picture_of(image))


def test_a_strip_of_nothing_but_table(picture: Picture) -> None:
    x, y = np.meshgrid(np.arange(300, dtype=np.float32), np.arange(STRIP_HEIGHT, dtype=np.float32))
    assert locate(picture.image, Strip(x, y, np.zeros_like(x)), the_net()) is None
    assert locate_rows(picture.image, Strip(x, y, np.zeros_like(x)), the_net()) == ()


def test_no_table_is_not_pale() -> None:
    white = Image.new("RGB", (400, 300), (240, 238, 235))
    everywhere = np.array([[(0, 0), (400, 0), (400, 300), (0, 300)]], float)
    assert not is_table_pale(white, [everywhere])
    assert is_table_pale(white, [everywhere / 4])
    assert not is_table_pale(Image.new("RGB", (400, 300), (90, 90, 90)), [everywhere / 4])
