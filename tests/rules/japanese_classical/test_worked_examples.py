"""The worked examples of the rules, and hands that other scorers get wrong."""

from typing import Any

import pytest
from rules.japanese_classical.shorthand import CLASSICAL, figures, score
from rules.shorthand import by_name, points, rows, value_alone

EAST, DRAWN = {"seat": "east"}, {"self_draw": True}
WIKIDOT, SEVEN_PAIRS = {"preset": "wikidot"}, {"rules": {"seven_pairs": True}}
DOUBLE = {"rules": {"east_pays_double": True}}

HALF_OPEN = "66s 234s 789m 78p (123p) +6p"
NO_POINTS = "234m 567m 345p 67s 99s +8s"
DRAGONS = "777z 666z 234m 67p 55z +8p"
PUNGS = "222m 444p 666s 88s 55p +5p"
KONGS = "22p 55s (3333m) (3333z) [7777p] +5s"
FLUSH = "23m 55m 678m (123m) (999m) +4m"

EXAMPLES: list[tuple[str, str, dict[str, Any], tuple[int, int, int], list[int]]] = [
    # number, hand, what is not as usual; points, fan and score; what each payer pays
    ("1", NO_POINTS, {}, (30, 1, 60), [240]),
    ("1 East", NO_POINTS, EAST, (30, 1, 60), [360]),
    ("2", NO_POINTS, DRAWN, (22, 1, 40), [40, 40, 40]),
    ("2 East", NO_POINTS, DRAWN | EAST, (22, 1, 40), [80, 80, 80]),
    ("3", HALF_OPEN, DRAWN, (22, 0, 20), [20, 20, 20]),
    ("3 East pays double", HALF_OPEN, DRAWN | DOUBLE, (22, 0, 20), [20, 20, 40]),
    ("4", HALF_OPEN, {}, (20, 0, 20), [80]),
    ("6", DRAGONS, {}, (38, 3, 300), [1200]),
    ("6 wikidot", DRAGONS, WIKIDOT, (38, 4, 500), [2000]),
    ("7", "123m 345m 567m 78m 99m +6m", {}, (40, 4, 500), [2000]),
    ("8", PUNGS, {}, (34, 3, 270), [1080]),
    ("8 wikidot", PUNGS, WIKIDOT, (34, 4, 500), [2000]),
    ("9", PUNGS, DRAWN, (38, 3, 500), [500, 500, 500]),
    ("10", "234m 567m 345p 678s 1z +1z", EAST, (26, 0, 30), [180]),
    ("11", "12345678m 55p 234s +9m", {}, (30, 3, 240), [960]),
    ("11 open", "45678m 55p 234s (123m) +9m", {}, (20, 1, 40), [160]),
    ("12", "2234m 567p 345s 678p +2m", {}, (30, 2, 120), [480]),
    ("13", "2244m 33p 5577s 66p 8s +8s", SEVEN_PAIRS, (100, 1, 200), [800]),
    ("14", "111m 999p 111z 33z 77z +7z", {}, (48, 5, 500), [2000]),
    ("15", KONGS, {}, (62, 1, 120), [480]),
    ("15 wikidot", KONGS, WIKIDOT, (62, 4, 500), [2000]),
    ("16", FLUSH, {}, (34, 3, 270), [1080]),
    ("16 wikidot", FLUSH, WIKIDOT, (24, 4, 380), [1520]),
    ("17", "234m 567m 345p 57s 77z +6s", DRAWN | {"circumstances": "last_tile"}, (26, 2, 100), [100, 100, 100]),
]


@pytest.mark.parametrize(
    ("text", "given", "expected", "paid"), [case[1:] for case in EXAMPLES], ids=[case[0] for case in EXAMPLES]
)
def test_worked_example(text: str, given: dict[str, Any], expected: tuple[int, int, int], paid: list[int]) -> None:
    found = score(text, **given)
    assert figures(found) == expected
    assert sorted(-change for change in by_name(found).values() if change < 0) == paid
    assert found.settlement.value == sum(paid)
    assert sum(points(found).values()) == expected[0]
    assert sum(rows(found).values()) == expected[1]


@pytest.mark.parametrize(
    ("given", "points_32", "points_30"),
    [(EAST, 3000, 2880), ({}, 2000, 1920), (EAST | DRAWN, 3 * 1000, 3 * 960), (DRAWN, 3 * 500, 3 * 480)],
)
def test_worked_example_5(given: dict[str, Any], points_32: int, points_30: int) -> None:
    for base, value in ((32, points_32), (30, points_30)):
        found = value_alone(CLASSICAL, {"points": base, "fan": 4}, **given)
        assert found.settlement.value == value
        assert found.total == (500 if base == 32 else 480)


BEST: list[tuple[str, dict[str, Any], list[tuple[int, int, int]]]] = [
    # every reading, the best first: points, fan and score
    # a pair wait where it scores more, or has more points for the same score; a two-sided one for the no-points hand
    ("2234m 567p 345s 678p +2m", {}, [(30, 2, 120), (22, 1, 40)]),
    ("2234m 567p 345s 678p +2m", DRAWN, [(24, 2, 100), (22, 2, 90)]),
    ("2234m 567p 345s (678p) +2m", {}, [(22, 1, 40), (20, 1, 40)]),
    # an edge wait likewise, and the middle of a Chow
    ("56789m 234p 345s 66s +7m", {}, [(30, 1, 60), (22, 0, 20)]),
    ("56789m 234p 345s 66s +7m", DRAWN, [(24, 1, 50), (22, 1, 40)]),
    ("34567m 234p 678s 99s +5m", {}, [(30, 1, 60), (30, 1, 60)]),
    ("4556m 234p 678s (789s) +5m", {}, [(22, 0, 20), (22, 0, 20)]),
    # three equal Chows or three Pungs; a Pung finished by a discard is open
    ("111222333m 45p 99s +6p", {}, [(36, 1, 70), (30, 1, 60)]),
    ("111222333m 45p 99s +6p", WIKIDOT, [(36, 2, 140), (30, 1, 60)]),
    ("111222333m 99p 77s +9p", {}, [(40, 2, 160), (24, 0, 20)]),
    ("11122m 333p 444s 55s +5s", {}, [(38, 2, 150)]),
    # seven pairs count as such only where the sets are worth less
    ("112233m 445566p 8s +8s", SEVEN_PAIRS, [(100, 0, 100), (22, 0, 20)]),
    ("112233m 445566m 9m +9m", SEVEN_PAIRS, [(110, 3, 500), (32, 3, 260)]),
    ("223344m 55667p 88s +7p", SEVEN_PAIRS, [(100, 1, 200), (30, 2, 120)]),
]


@pytest.mark.parametrize(("text", "given", "expected"), BEST)
def test_best_reading_counts_and_the_others_are_listed(
    text: str, given: dict[str, Any], expected: list[tuple[int, int, int]]
) -> None:
    best = score(text, **given)
    assert [figures(one) for one in (best, *best.others)] == expected
