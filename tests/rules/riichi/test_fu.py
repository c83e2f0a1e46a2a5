"""Fu: every reason for them, hands where they are easily counted wrong, and which reading's fu count."""

from typing import Any

import pytest
from rules.riichi.shorthand import RIICHI, score
from rules.shorthand import play, points

from mahjong_desktop.core.notation import parse_tiles
from mahjong_desktop.rules.riichi.fu import FU_ROWS

DRAWN, RIICHI_DECLARED = {"self_draw": True}, {"circumstances": "riichi"}
HAITEI = DRAWN | {"circumstances": "last_tile"}
REPLACED = DRAWN | {"circumstances": "replacement_tile"}
SOUTH = {"round": "south"}

PINFU = "234m 567m 345p 67s 99s +8s"
SEVEN_PAIRS = "11m 44m 66p 99p 33s 88s 7z +7z"
OPEN_RUNS = "678m 44p 567p 23s (345m) +4s"
WHITES = "567m 345p 678s 55z 99s +5z"
OWN_WIND = "234m 567m 345p 67s 22z +8s"
KAN_AND_OWN_WIND = "345m 678p 67s 22z [6666m] +8s"
KANS = "56m 99p 678p (345m) [2222s] +7m"
THREE_KANS = "46p 22z [9999s] [9999m] [1111s] +5p"

CASES: list[tuple[str, dict[str, Any], int, dict[str, int]]] = [
    # hand, what is not as usual; fu rounded up, and what each reason brings
    (PINFU, {}, 30, {"base": 20, "closed_discard": 10}),
    (PINFU, DRAWN, 20, {"base": 20}),
    (PINFU, DRAWN | {"rules": {"pinfu_tsumo": False}}, 30, {"base": 20, "self_draw": 2}),
    (SEVEN_PAIRS, {}, 25, {"seven_pairs": 25}),
    (SEVEN_PAIRS, DRAWN, 25, {"seven_pairs": 25}),
    (OPEN_RUNS, {}, 30, {"base": 20, "open_pinfu": 10}),
    (OPEN_RUNS, DRAWN, 30, {"base": 20, "self_draw": 2}),
    ("678m 44p 567p 24s (345m) +3s", {}, 30, {"base": 20, "closed_wait": 2}),
    # a Kan replaces no fu for the self-draw, unless the rules say so
    (KANS, REPLACED, 40, {"base": 20, "self_draw": 2, "concealed_kong": 16}),
    (KANS, REPLACED | {"rules": {"rinshan_fu": False}}, 40, {"base": 20, "concealed_kong": 16}),
    (KANS, HAITEI | {"rules": {"rinshan_fu": False}}, 40, {"base": 20, "self_draw": 2, "concealed_kong": 16}),
    # waits
    ("345m 89m 99p 678s (555z) +7m", {}, 30, {"base": 20, "edge_wait": 2, "open_pung": 4}),
    ("345m 12m 99p 678s (555z) +3m", {}, 30, {"base": 20, "edge_wait": 2, "open_pung": 4}),
    ("345m 23m 99p 678s (555z) +1m", {}, 30, {"base": 20, "open_pung": 4}),
    ("345m 78m 99p 678s (555z) +9m", {}, 30, {"base": 20, "open_pung": 4}),
    ("66m 678p 234s 79s (777z) +8s", {}, 30, {"base": 20, "closed_wait": 2, "open_pung": 4}),
    ("6m 678p 234s 789s (777z) +6m", {}, 30, {"base": 20, "pair_wait": 2, "open_pung": 4}),
    # the pair
    ("234m 567m 345p 67s 77z +8s", RIICHI_DECLARED, 40, {"base": 20, "closed_discard": 10, "pair_dragon": 2}),
    (OWN_WIND, RIICHI_DECLARED, 40, {"base": 20, "closed_discard": 10, "pair_seat_wind": 2}),
    (OWN_WIND, {"seat": "west"}, 30, {"base": 20, "closed_discard": 10}),
    (
        OWN_WIND,
        {"seat": "west"} | SOUTH | RIICHI_DECLARED,
        40,
        {"base": 20, "closed_discard": 10, "pair_round_wind": 2},
    ),
    (
        OWN_WIND,
        {"seat": "west", "rules": {"double_wind_pair_fu": 2}} | SOUTH | RIICHI_DECLARED,
        40,
        {"base": 20, "closed_discard": 10, "pair_round_wind": 2},
    ),
    (
        KAN_AND_OWN_WIND,
        DRAWN | SOUTH,
        50,
        {"base": 20, "self_draw": 2, "concealed_kong": 16, "pair_seat_wind": 2, "pair_round_wind": 2},
    ),
    (
        KAN_AND_OWN_WIND,
        DRAWN | SOUTH | {"rules": {"double_wind_pair_fu": 2}},
        40,
        {"base": 20, "self_draw": 2, "concealed_kong": 16, "pair_seat_wind": 2},
    ),
    # sets
    (WHITES, {}, 40, {"base": 20, "closed_discard": 10, "open_pung": 4}),
    (WHITES, DRAWN, 30, {"base": 20, "self_draw": 2, "concealed_pung": 8}),
    ("34m 888p 33s 456s (567m) +2m", {}, 30, {"base": 20, "concealed_pung": 4}),
    ("34m 33s 456s (888p) (567m) +2m", {}, 30, {"base": 20, "open_pung": 2}),
    ("678m 46m 22p 567p (6666s) +5m", {}, 30, {"base": 20, "open_kong": 8, "closed_wait": 2}),
    ("678m 46m 22p 567p (6666s) +5m", {"added": True}, 30, {"base": 20, "open_kong": 8, "closed_wait": 2}),
    ("234p 678p 44s 67s [5555m] +8s", {}, 50, {"base": 20, "closed_discard": 10, "concealed_kong": 16}),
    ("345m 67m 22p 567p (7777z) +8m", {}, 40, {"base": 20, "open_kong": 16}),
    ("345m 67m 22p 567p [7777z] +8m", {}, 70, {"base": 20, "closed_discard": 10, "concealed_kong": 32}),
    # several of one kind and value are one row; of different values they are two
    ("888m 666p 45p 33s (222s) +6p", {}, 30, {"base": 20, "open_pung": 2, "concealed_pung": 8}),
    (
        "888m 999p 45p 33s [2222s] +6p",
        {},
        60,
        {"base": 20, "closed_discard": 10, "concealed_pung": 12, "concealed_kong": 16},
    ),
    ("2s (2222m) (5555p) (7777s) (3333z) +2s", {}, 0, {}),
    # the most there are
    (
        THREE_KANS,
        SOUTH,
        140,
        {
            "base": 20,
            "closed_discard": 10,
            "closed_wait": 2,
            "pair_seat_wind": 2,
            "pair_round_wind": 2,
            "concealed_kong": 96,
        },
    ),
    # no fu where a yakuman counts
    ("19m 19p 19s 1234567z +1z", {}, 0, {}),
]


@pytest.mark.parametrize(("text", "given", "fu", "expected"), CASES)
def test_fu(text: str, given: dict[str, Any], fu: int, expected: dict[str, int]) -> None:
    given = {"circumstances": "riichi"} | given if "(" not in text else {"circumstances": "last_tile"} | given
    found = score(text, **given)
    assert points(found) == expected
    assert found.totals["fu"] == (fu or None)


def test_every_reason_has_its_case() -> None:
    assert {row for *_, expected in CASES for row in expected} == set(FU_ROWS)


@pytest.mark.parametrize(
    ("text", "row", "tiles"),
    [
        (PINFU, "closed_discard", "8s"),
        (PINFU, "base", ""),
        ("345m 89m 99p 678s (555z) +7m", "edge_wait", "789m"),
        ("345m 89m 99p 678s (555z) +7m", "open_pung", "555z"),
        ("6m 678p 234s 789s (777z) +6m", "pair_wait", "66m"),
        (OWN_WIND, "pair_seat_wind", "22z"),
        ("345m 67m 22p 567p [7777z] +8m", "concealed_kong", "7777z"),
    ],
)
def test_row_names_the_tiles_that_earn_it(text: str, row: str, tiles: str) -> None:
    win = play(RIICHI, text, **({} if "(" in text else RIICHI_DECLARED))
    score = win.score()
    line = next(line for line in score.points if line.id == row)
    assert sorted(score.tiles(line, win.hand)) == sorted(parse_tiles(tiles))


BEST: list[tuple[str, dict[str, Any], int, int, str]] = [
    # hand, what is not as usual; han, fu, and a row that shows which reading counts ("": none for the wait)
    ("2234m 567p 345s 678p +2m", {}, 2, 30, ""),
    ("2234m 567p 345s 678p +2m", DRAWN, 3, 20, ""),
    ("2234m 567p 345s 678p +2m", DRAWN | {"rules": {"pinfu_tsumo": False}}, 2, 30, "pair_wait"),
    ("56789m 234p 345s 66s +7m", RIICHI_DECLARED, 2, 30, ""),
    ("56789m 234p 66s (6666p) +7m", HAITEI, 1, 40, "edge_wait"),
    ("45567m 234p 66s (6666p) +6m", HAITEI, 2, 40, "closed_wait"),
    ("2234m 345p (6666p) (789s) +2m", HAITEI, 1, 40, "pair_wait"),
    ("56789m 234p 66s (6666p) +7m", {"circumstances": "last_tile"}, 1, 30, "edge_wait"),
]


@pytest.mark.parametrize(("text", "given", "han", "fu", "row"), BEST)
def test_reading_that_scores_most_counts(text: str, given: dict[str, Any], han: int, fu: int, row: str) -> None:
    best = score(text, **given)
    assert (best.totals["han"], best.totals["fu"]) == (han, fu)
    waits = {"edge_wait", "closed_wait", "pair_wait"}
    if fu == 40 or not row:
        assert waits & set(points(best)) == ({row} if row else set())
    values = [one.settlement.value for one in (best, *best.others)]
    assert values == sorted(values, reverse=True)
