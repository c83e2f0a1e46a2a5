"""Each yaku, yakuman and dora: what earns it, what just misses it, and which tiles it names."""

from typing import Any

import pytest
from rules.riichi.row_cases import CASES, DORA, TILES, YAKUMAN
from rules.riichi.shorthand import RIICHI, han_of, score
from rules.shorthand import example_record, play, points, rows

from mahjong_desktop.core.notation import format_tiles, parse_tiles
from mahjong_desktop.help.words import load_examples
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules.riichi import dora, yaku, yakuman
from mahjong_desktop.rules.riichi.fu import FU_ROWS

ROWS = [row.id for row in (*yaku.YAKU, *yakuman.YAKUMAN, *dora.DORA)]


@pytest.mark.parametrize(("row", "han", "text", "given"), CASES)
def test_row_counts(row: str, han: int | None, text: str, given: dict[str, Any]) -> None:
    assert han_of(text, **given).get(row) == han


def test_every_row_has_a_hand_that_earns_it_and_one_that_misses_it() -> None:
    cases = {(row, han is None) for row, han, *_ in CASES}
    assert cases == {(row, missed) for row in ROWS for missed in (False, True)}


@pytest.mark.parametrize("case", [case for case in CASES if case not in (*YAKUMAN, *DORA) and case[1] is not None])
def test_every_yaku_is_a_yaku_alone(case: tuple[str, int, str, dict[str, Any]]) -> None:
    """Whatever else the hand has, a hand with a yaku is a win."""
    _, _, text, given = case
    assert score(text, **given).settlement.value > 0


CLOSED_AND_OPEN = """
    riichi 1 -  double_riichi 2 -  ippatsu 1 -  menzen_tsumo 1 -  pinfu 1 -  tanyao 1 1  iipeikou 1 -  seat_wind 1 1
    round_wind 1 1  haku 1 1  hatsu 1 1  chun 1 1  haitei 1 1  houtei 1 1  rinshan 1 1  chankan 1 1  chiitoitsu 2 -
    chanta 2 1  ittsu 2 1  sanshoku_doujun 2 1  sanshoku_doukou 2 2  toitoi 2 2  sanankou 2 2  sankantsu 2 2
    shousangen 2 2  honroutou 2 2  ryanpeikou 3 -  junchan 3 2  honitsu 3 2  chinitsu 6 5
"""
UNITS = """
    kokushi 1  kokushi_13_wait 2  suuankou 1  suuankou_tanki 2  daisangen 1  shousuushii 1  daisuushii 2  tsuuiisou 1
    chinroutou 1  ryuuiisou 1  chuuren 1  junsei_chuuren 2  suukantsu 1  tenhou 1  chiihou 1  renhou 1
"""


def test_han_of_every_yaku() -> None:
    words = CLOSED_AND_OPEN.split()
    expected = {
        row: (int(closed), 0 if opened == "-" else int(opened))
        for row, closed, opened in zip(words[::3], words[1::3], words[2::3], strict=True)
    }
    found = {row.id: (row.value, row.value if row.opened is None else row.opened) for row in yaku.YAKU}
    assert found == expected


def test_units_of_every_yakuman() -> None:
    words = UNITS.split()
    expected = {row: int(units) for row, units in zip(words[::2], words[1::2], strict=True)}
    assert {row.id: row.value for row in yakuman.YAKUMAN} == expected
    assert {row.value for row in dora.DORA} == {1}


@pytest.mark.parametrize("row", ROWS)
def test_row_names_the_tiles_that_earn_it(row: str) -> None:
    text, given = next(case[2:] for case in CASES if case[0] == row)
    win = play(RIICHI, text, **given)
    score = win.score()
    line = next(line for line in score.patterns if line.id == row)
    expected = parse_tiles(TILES[row]) if row in TILES else win.hand.tiles
    assert sorted(score.tiles(line, win.hand)) == sorted(expected)
    assert len(set(score.places(line, win.hand))) == len(expected)


def test_a_tile_that_several_indicators_point_to_is_named_for_each() -> None:
    win = play(RIICHI, "345m 88p 567p 23s (666z) +4s", dora="7p7p")
    score = win.score()
    line = next(line for line in score.patterns if line.id == "dora")
    assert (line.count, format_tiles(score.tiles(line, win.hand))) == (4, "8888p")


@pytest.mark.parametrize(
    ("indicators", "pointed_at"),
    [
        ("123456789m", "234567891m"),
        ("123456789p", "234567891p"),
        ("123456789s", "234567891s"),
        ("1234567z", "2341675z"),
        ("0m0p0s", "6m6p6s"),
    ],
)
def test_what_an_indicator_points_to(indicators: str, pointed_at: str) -> None:
    assert tuple(map(dora.dora_of, parse_tiles(indicators))) == parse_tiles(pointed_at)


TOGETHER: list[tuple[str, dict[str, Any], str]] = [
    # yaku that go together, and what takes the place of what
    ("223344m 567p 67s 88s +8s", {"circumstances": "riichi"}, "riichi pinfu tanyao iipeikou"),
    ("223344m 667788m 5p +5p", {}, "ryanpeikou tanyao"),
    ("22334455667788m", {"self_draw": True}, "chinitsu menzen_tsumo pinfu ryanpeikou tanyao"),
    ("345m 78p 666z 77z (555z) +9p", {}, "haku hatsu shousangen"),
    ("11s 222z 33z (111m) (999p) +1s", {}, "honroutou seat_wind toitoi"),
    ("11m 99m 11p 99s 22z 33z 7z +7z", {}, "chiitoitsu honroutou"),
    ("123m 789m 123p 99s 11z +9s", {"round": "west"}, "chanta"),
    ("111222333m 45p 99s +6p", {"self_draw": True}, "menzen_tsumo sanankou"),
    ("999m 99p 23p 789p (777z) +1p", {}, "chanta chun"),
    ("2s (3333m) [7777p] (9999s) (1111z) +2s", {}, "suukantsu"),
]


@pytest.mark.parametrize(("text", "given", "expected"), TOGETHER)
def test_yaku_together(text: str, given: dict[str, Any], expected: str) -> None:
    assert set(han_of(text, **given)) == set(expected.split())


@pytest.mark.parametrize("row", load_examples(RIICHI))
def test_example_in_the_help_earns_its_row(row: str) -> None:
    found = parse_win(example_record(RIICHI, row)).score()
    assert row in rows(found) | points(found)


def test_every_reason_for_fu_has_an_example() -> None:
    assert set(load_examples(RIICHI)) == {*ROWS, *FU_ROWS}
