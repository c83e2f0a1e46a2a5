"""Each row of both lists: what earns it, what just misses it, and which tiles it names."""

from typing import Any

import pytest
from rules.japanese_classical.row_cases import CASES, POINTS, TILES
from rules.japanese_classical.shorthand import CLASSICAL, score
from rules.shorthand import example_record, play, points, rows

from mahjong_desktop.core.notation import parse_tiles
from mahjong_desktop.help.words import load_examples
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules.japanese_classical.point_rows import POINT_ROWS
from mahjong_desktop.rules.japanese_classical.settlement import working
from mahjong_desktop.rules.japanese_classical.tables import LIMIT_HANDS, TABLES

ROWS = [(preset, row.id) for preset, table in TABLES.items() for row in (*table, *LIMIT_HANDS)]


@pytest.mark.parametrize(("preset", "row", "brings", "text", "given"), CASES)
def test_row_brings(preset: str, row: str, brings: int | None, text: str, given: dict[str, Any]) -> None:
    found = score(text, preset=preset, **given)
    assert rows(found).get(row) == brings
    if brings == 0:
        assert (found.totals["limit"], found.total, found.working) == (True, 500, ())


@pytest.mark.parametrize(("row", "brings", "text", "given"), POINTS)
def test_row_of_points_brings(row: str, brings: int | None, text: str, given: dict[str, Any]) -> None:
    assert points(score(text, **given)).get(row) == brings


def test_every_row_has_a_hand_that_earns_it_and_one_that_misses_it() -> None:
    cases = [(preset, row, brings is None) for preset, row, brings, *_ in CASES]
    assert {(preset, row) for preset, row, missed in cases if not missed} == set(ROWS)
    assert {(preset, row) for preset, row, missed in cases if missed} >= set(ROWS)
    of_points = [(row, brings is None) for row, brings, *_ in POINTS]
    assert set(of_points) == {(row, missed) for row in POINT_ROWS for missed in (False, True)}


VALUES = """
    dragon_pung 1 1            seat_wind_pung 1 1         round_wind_pung 1 1        all_pungs 1 2
    concealed_straight 2 2     open_straight 1 1          three_concealed_pungs 1 2  no_points_hand 1 1
    all_simples 1 1            terminals_and_honours 1 1  half_flush 1 2             full_flush 3 4
    concealed_terminals_and_honours 1 1                   little_three_dragons 1 2   concealed_hand 1 1
    last_tile_from_wall 1 1    last_discard 1 1           replacement_tile 1 1       robbing_the_kong 1 1
    all_pungs_three_concealed 0 3                         three_kongs 0 2
"""


def test_values_of_both_lists() -> None:
    words = VALUES.split()
    expected = dict(zip(words[::3], zip(map(int, words[1::3]), map(int, words[2::3]), strict=True), strict=True))
    for index, table in enumerate(TABLES.values()):
        assert {row.id: row.value for row in table} == {row: of[index] for row, of in expected.items() if of[index]}
    assert all(row.value == 0 for row in LIMIT_HANDS)


@pytest.mark.parametrize(("preset", "row"), ROWS)
def test_row_names_the_tiles_that_earn_it(preset: str, row: str) -> None:
    text, given = next(case[3:] for case in CASES if case[:2] == (preset, row) and case[2] is not None)
    win = play(CLASSICAL, text, preset=preset, **given)
    score = win.score()
    line = next(line for line in score.patterns if line.id == row)
    expected = parse_tiles(TILES[row]) if row in TILES else win.hand.tiles
    assert sorted(score.tiles(line, win.hand)) == sorted(expected)
    assert len(set(score.places(line, win.hand))) == len(expected)


@pytest.mark.parametrize(
    ("row", "text", "given", "tiles"),
    [
        ("self_draw", "66s 234s 789m 79p (123p) +8p", {"self_draw": True}, "8p"),
        ("only_wait", "66s 234s 789m 79p (123p) +8p", {}, "789p"),
        ("only_wait", "6s 234s 789m 789p (123p) +6s", {}, "66s"),
        ("pung", "66s 234s 789m 78p 555p +9p", {}, "555p"),
        ("kong", "66s 234s 789m 78p [5555p] +9p", {}, "5555p"),
        ("pair_dragon", "66z 34m 456p 789s (222s) +5m", {}, "66z"),
        ("pair_round_wind", "11z 34m 456p 789s (222s) +5m", {}, "11z"),
        ("pair_seat_wind", "22z 34m 456p 789s (222s) +5m", {}, "22z"),
        ("winning", "22z 34m 456p 789s (222s) +5m", {}, ""),
    ],
)
def test_row_of_points_names_the_tiles_that_earn_it(row: str, text: str, given: dict[str, Any], tiles: str) -> None:
    win = play(CLASSICAL, text, **given)
    score = win.score()
    line = next(line for line in score.points if line.id == row)
    assert sorted(score.tiles(line, win.hand)) == sorted(parse_tiles(tiles))


@pytest.mark.parametrize("row", ["no_points_bonus", "full_flush_bonus", "seven_pairs"])
def test_row_of_points_that_the_whole_hand_earns(row: str) -> None:
    text, given = next((text, given) for name, _, text, given in POINTS if name == row)
    win = play(CLASSICAL, text, **given)
    score = win.score()
    line = next(line for line in score.points if line.id == row)
    assert score.tiles(line, win.hand) == win.hand.tiles


@pytest.mark.parametrize(
    ("text", "given", "base", "fan", "doubled", "then"),
    [
        ("777z 666z 234m 67p 55z +8p", {}, 38, 3, 304, ("rounded", 300)),
        ("123m 345m 567m 78m 99m +6m", {}, 40, 4, 640, ("capped", 500)),
        ("234m 567m 345p 678s 1z +1z", {"seat": "east"}, 26, 0, 26, ("rounded", 30)),
        (
            "8m [2222m] [3333m] [4444m] (666m) +8m",
            {"preset": "wikidot", "self_draw": True, "circumstances": "replacement_tile"},
            74,
            11,
            151_552,
            ("capped", 500),
        ),
    ],
)
def test_how_points_and_fan_make_the_score(
    text: str, given: dict[str, Any], base: int, fan: int, doubled: int, then: tuple[str, int]
) -> None:
    """P × 2^F, however many fan a hand has, and what rounding or the limit makes of it."""
    found = score(text, **given)
    first, *rest = [(step.id, dict(step.figures)) for step in found.working]
    assert first == ("doubled", {"base": base, "fan": fan, "doubled": doubled})
    assert rest == [(then[0], {"score": then[1]})]
    assert found.units == ("fan", "points")


@pytest.mark.parametrize(("points", "fan", "score"), [(20, 0, 20), (40, 1, 80), (50, 1, 100)])
def test_a_round_product_is_the_score_itself(points: int, fan: int, score: int) -> None:
    assert [dict(step.figures) for step in working(points, fan)] == [{"base": points, "fan": fan, "doubled": score}]


def test_a_replaced_row_says_what_replaces_it() -> None:
    found = score("222m 666s 888s 4z (999p) +4z", preset="wikidot")
    assert {(one.line.id, one.by) for one in found.replaced} == {
        ("all_pungs", "all_pungs_three_concealed"),
        ("three_concealed_pungs", "all_pungs_three_concealed"),
    }


@pytest.mark.parametrize("row", load_examples(CLASSICAL))
def test_example_in_the_help_earns_its_row(row: str) -> None:
    found = parse_win(example_record(CLASSICAL, row)).score()
    assert row in rows(found) | points(found)
