"""Teaching: a set that the net does not know is known once it was seen; corrections teach too."""

from dataclasses import replace

import numpy as np
import pytest
from vision.compose import Faces, compose

from mahjong_desktop.core.tiles import CODES, FLOWERS, SEASONS, TILE_OF_CODE
from mahjong_desktop.vision.errors import WrongNumberTaught
from mahjong_desktop.vision.faces import CLASS_OF, FACES, TEACHING_ROWS
from mahjong_desktop.vision.net import EMBEDDING_SIZE, Seen, sees_blank_tile, the_net
from mahjong_desktop.vision.pictures import open_picture
from mahjong_desktop.vision.reading import PhotoReading, read_photo
from mahjong_desktop.vision.taught import MOST_EXAMPLES, TaughtSet
from mahjong_desktop.vision.teaching import examples_of

BONUS_ROW = (*SEASONS, *FLOWERS)


def photo_of(faces: Faces, seed: int) -> bytes:
    return compose([[BONUS_ROW]], faces, seed=seed, width=900, tilt=2 - seed, blur=0.3).jpeg()


@pytest.fixture(scope="module")
def bonus_tiles(drawn: Faces) -> PhotoReading:
    return read_photo(open_picture(photo_of(drawn, 1)))


def test_rows_to_teach_have_every_face_once() -> None:
    laid_out = [tile for row in TEACHING_ROWS for tile in row]
    assert sorted(laid_out) == sorted(FACES) == sorted(CLASS_OF)


def right_in(reading: PhotoReading) -> int:
    return sum(tile.tile == face for tile, face in zip(reading.tiles, BONUS_ROW, strict=True))


def test_taught_faces_are_known(drawn: Faces, bonus_tiles: PhotoReading) -> None:
    """The drawn seasons differ in one small sign, so that one of them may still be taken for another."""
    again = open_picture(photo_of(drawn, 2))
    taught = TaughtSet("drawn").with_examples(examples_of(bonus_tiles, BONUS_ROW))
    assert right_in(read_photo(again)) < len(BONUS_ROW) - 1 <= right_in(read_photo(again, taught))
    assert set(taught.missing) == set(FACES) - set(BONUS_ROW)


def test_a_correction_teaches(bonus_tiles: PhotoReading) -> None:
    wrong = bonus_tiles.tiles[0]
    right = BONUS_ROW[0]
    taught = TaughtSet("mine").with_examples([(right, wrong.embedding)])
    seen = Seen(np.zeros((1, len(FACES)), np.float32), np.array([wrong.embedding], np.float32))
    assert FACES[int(taught.weighed(seen).argmax())] == right


def test_a_number_of_tiles_that_does_not_fit(bonus_tiles: PhotoReading) -> None:
    with pytest.raises(WrongNumberTaught) as caught:
        examples_of(bonus_tiles, BONUS_ROW[:-1])
    assert caught.value.facts == {"have": 8, "need": 7}


def test_learning_makes_a_new_value() -> None:
    example = (1.0,) * EMBEDDING_SIZE
    empty = TaughtSet("mine")
    taught = empty.with_examples([(3, example), (3, example)])
    assert (empty.examples, taught.examples) == ({}, {3: (example, example)})
    assert taught.with_examples([]) == taught
    assert replace(taught, name="other").examples == taught.examples


def test_red_fives_teach_fives() -> None:
    taught = TaughtSet("mine").with_examples([(TILE_OF_CODE["0p"], (1.0,) * EMBEDDING_SIZE)])
    assert [CODES[tile] for tile in taught.examples] == ["5p"]


def test_old_examples_are_forgotten() -> None:
    many = [(3, (float(number + 1),) * EMBEDDING_SIZE) for number in range(MOST_EXAMPLES + 3)]
    kept = TaughtSet("mine").with_examples(many).examples[3]
    assert [example[0] for example in kept] == [float(number + 4) for number in range(MOST_EXAMPLES)]


def test_a_set_without_examples_leaves_the_order() -> None:
    seen = Seen(np.eye(len(FACES), dtype=np.float32), np.zeros((len(FACES), EMBEDDING_SIZE), np.float32))
    assert TaughtSet("empty").weighed(seen).argmax(axis=1).tolist() == list(range(len(FACES)))


def test_the_net_knows_a_blank_tile() -> None:
    assert sees_blank_tile()


def test_the_net_is_read_once() -> None:
    assert the_net() is the_net()
