"""Tiles, kinds and their order."""

import pytest

from mahjong_desktop.core import tiles
from mahjong_desktop.core.notation import format_tiles, parse_tiles
from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE, WHOLE_SET, Wind


def tile(code: str) -> int:
    return TILE_OF_CODE[code]


def test_numbers_of_all_tiles() -> None:
    text = "123456789m123456789p123456789s1234567z0m0p0s12345678f"
    assert parse_tiles(text) == tuple(range(45)) == tuple(tiles.ALL_TILES)
    assert len(set(CODES)) == 45


@pytest.mark.parametrize(
    ("code", "kind", "suit", "rank", "honour", "starts_chow"),
    [
        ("1m", 0, 0, 1, False, True),
        ("7m", 6, 0, 7, False, True),
        ("8m", 7, 0, 8, False, False),
        ("9m", 8, 0, 9, False, False),
        ("1p", 9, 1, 1, False, True),
        ("7s", 24, 2, 7, False, True),
        ("9s", 26, 2, 9, False, False),
        ("1z", 27, 3, 1, True, False),
        ("7z", 33, 3, 7, True, False),
        ("0m", 4, 0, 5, False, True),
        ("0p", 13, 1, 5, False, True),
        ("0s", 22, 2, 5, False, True),
    ],
)
def test_kinds(code: str, kind: int, suit: int, rank: int, honour: bool, starts_chow: bool) -> None:
    assert tiles.kind_of(tile(code)) == kind
    found = (tiles.suit_of(kind), tiles.rank_of(kind), kind in tiles.HONOURS, tiles.can_start_chow(kind))
    assert found == (suit, rank, honour, starts_chow)


@pytest.mark.parametrize("number", range(1, 9))
def test_bonus_tiles(number: int) -> None:
    bonus = tile(f"{number}f")
    assert tiles.is_bonus(bonus)
    assert (bonus in tiles.FLOWERS, bonus in tiles.SEASONS) == (number <= 4, number > 4)
    assert tiles.bonus_owner(bonus) is list(Wind)[(number - 1) % 4]
    with pytest.raises(ValueError, match=f"{number}f is a bonus tile"):
        tiles.kind_of(bonus)


def test_ordinary_tiles_are_no_bonus_tiles() -> None:
    assert [one for one in tiles.ALL_TILES if tiles.is_bonus(one)] == list(tiles.BONUS)


def test_winds() -> None:
    assert [wind.id for wind in Wind] == ["east", "south", "west", "north"]
    assert format_tiles(wind.kind for wind in Wind) == "1234z"


def test_families() -> None:
    assert format_tiles(tiles.WINDS) == "1234z"
    assert format_tiles(tiles.DRAGONS) == "567z"
    assert format_tiles(tiles.HONOURS) == "1234567z"
    assert format_tiles(tiles.RED_FIVES) == "0m0p0s"


@pytest.mark.parametrize(
    ("given", "sorted_tiles"),
    [("9m1m0m5m4m", "14509m"), ("1f 7z 1s 9p", "9p1s7z1f"), ("0s5s6s0s", "5006s"), ("", ""), ("81f 1m", "1m18f")],
)
def test_rack_order(given: str, sorted_tiles: str) -> None:
    assert format_tiles(tiles.sort_tiles(parse_tiles(given))) == sorted_tiles


@pytest.mark.parametrize(
    ("held", "code", "left"),
    [
        ("", "5m", 4),
        ("", "0m", 1),
        ("", "1f", 1),
        ("55m", "5m", 2),
        ("55m", "0m", 1),
        ("0m", "5m", 3),
        ("0m", "0m", 0),
        ("1111z", "1z", 0),
        ("3f", "3f", 0),
        ("3f", "4f", 1),
    ],
)
def test_tiles_left(held: str, code: str, left: int) -> None:
    assert tiles.count_left(parse_tiles(held), WHOLE_SET)[tile(code)] == left


def test_of_tiles_that_a_set_has_not_none_are_left() -> None:
    assert tiles.count_left(parse_tiles("1m"), {tile("1m"): 4}) == (3, *[0] * 44)


@pytest.mark.parametrize(
    ("held", "counts"),
    [
        ("", {}),
        ("119m", {"1m": 2, "9m": 1}),
        ("50p", {"5p": 2, "0p": 1}),
        ("7z8f", {"7z": 1, "8f": 1}),
        ("1m" * 300, {"1m": tiles.MOST_TALLIED}),
        ("0s" * 300, {"5s": tiles.MOST_TALLIED, "0s": tiles.MOST_TALLIED}),
    ],
)
def test_tallies(held: str, counts: dict[str, int]) -> None:
    tallied = tiles.tally(parse_tiles(held))
    assert {CODES[one]: number for one in tiles.ALL_TILES if (number := tiles.count_in(tallied, one))} == counts


@pytest.mark.parametrize(
    ("held", "overflows"),
    [
        ("", False),
        ("1111m9999s1111z7777z", False),
        ("11111m", True),
        ("77777z", True),
        ("5550m5550p5550s", False),
        ("00m", True),
        ("5555m0m", True),
        ("12345678f", False),
        ("11f", True),
        ("88f", True),
        ("8f" * tiles.MOST_TALLIED, True),
    ],
)
def test_more_than_there_is_room_for(held: str, overflows: bool) -> None:
    tallied = tiles.tally(parse_tiles(held))
    assert tiles.overflows(tallied, tiles.room_for(WHOLE_SET)) is overflows
    assert tiles.overflows(tallied, tiles.room_for({})) is bool(held)
