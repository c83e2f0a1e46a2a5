"""When a riichi game ends, and its result: rows 9 to 13 of the rules' section 2, both sides of every option."""

from typing import Any

import pytest
from game.shorthand import RON_1000, draw, play, ron, rons, rules, table, tsumo

from mahjong_desktop.core.table import Adjustment, Amounts, Chombo, Deal, GameEnd
from mahjong_desktop.rules.riichi.final import final

LAST = {"rounds_over": 1, "dealer": 3}
"""The fourth deal of the South round."""
EVEN = (25_000,) * 4
RICH = (10_000, 34_000, 28_000, 28_000)
EAST_RICH = (10_000, 28_000, 28_000, 34_000)
BELOW = (22_000, 29_000, 24_500, 24_500)

ENDS: list[tuple[str, Amounts, dict[str, Any], Deal, dict[str, Any], bool]] = [
    # the case, the scores, where the game is, the deal, options, whether it ends
    ("not the last deal", RICH, {"rounds_over": 1, "dealer": 2}, tsumo(0), {}, False),
    ("last deal, target reached", RICH, LAST, tsumo(1), {}, True),
    ("last deal, target reached exactly", BELOW, LAST, ron(1, 3), {}, True),
    ("last deal, target not reached", EVEN, LAST, ron(1, 3), {}, False),
    ("last deal, no extension", EVEN, LAST, ron(1, 3), {"extension": False}, True),
    ("last deal, no rounds in the extension", EVEN, LAST, ron(1, 3), {"extension_rounds": 0}, True),
    ("last deal, lower target", EVEN, LAST, ron(1, 3), {"target": 26_000}, True),
    ("last deal, drawn", RICH, LAST, draw("1"), {}, True),
    ("last deal, drawn below target", EVEN, LAST, draw("1"), {}, False),
    ("last deal, east stays by a win", EAST_RICH, LAST, tsumo(3), {}, False),
    ("last deal, east stays ready", EAST_RICH, LAST, draw("3"), {}, False),
    ("last deal, east is ready and does not stay", EAST_RICH, LAST, draw("3"), {"dealer_stays": "win"}, True),
    ("last deal, broken off", RICH, LAST, draw(kind="four_winds"), {}, False),
    ("last deal, mistake", RICH, LAST, Chombo(0), {}, False),
    ("one round, its last deal", RICH, {"dealer": 3}, tsumo(1), {"length": "east"}, True),
    ("one round, not its last deal", RICH, {"dealer": 2}, tsumo(0), {"length": "east"}, False),
    ("one round, below target", EVEN, {"dealer": 3}, ron(1, 3), {"length": "east"}, False),
    ("two rounds, last deal of the first", RICH, {"dealer": 3}, tsumo(1), {}, False),
    ("extension, target reached", BELOW, {"rounds_over": 2}, ron(1, 3), {}, True),
    ("extension, target not reached", EVEN, {"rounds_over": 2}, ron(1, 3), {}, False),
    ("extension, east gets it", BELOW, {"rounds_over": 2, "dealer": 1}, ron(1, 3), {}, True),
    ("extension, in a draw", (24_000, 29_000, 24_000, 23_000), {"rounds_over": 2}, draw("1"), {}, True),
    ("extension, broken off", RICH, {"rounds_over": 2}, draw(kind="four_winds"), {}, False),
    ("extension, mistake", RICH, {"rounds_over": 2}, Chombo(3), {}, False),
    ("extension, correction", EVEN, {"rounds_over": 2}, Adjustment((9000, -3000, -3000, -3000)), {}, False),
    ("end of the west round", EVEN, {"rounds_over": 2, "dealer": 3}, ron(1, 3), {}, False),
    (
        "end of the west round, one more alone",
        EVEN,
        {"rounds_over": 2, "dealer": 3},
        ron(1, 3),
        {"extension_rounds": 1},
        True,
    ),
    ("fourth north deal", EVEN, {"rounds_over": 3, "dealer": 3}, ron(1, 3), {}, True),
    (
        "fourth north deal, more rounds asked for",
        EVEN,
        {"rounds_over": 3, "dealer": 3},
        ron(1, 3),
        {"extension_rounds": 9},
        True,
    ),
    ("fourth north deal, east stays", EVEN, {"rounds_over": 3, "dealer": 3}, ron(3, 1), {}, False),
    ("one round and two more", EVEN, {"rounds_over": 2, "dealer": 3}, ron(1, 3), {"length": "east"}, True),
    (
        "extension by another, not for east",
        BELOW,
        {"rounds_over": 2},
        ron(1, 3),
        {"extension_end": "dealer_out_or_first"},
        True,
    ),
    (
        "extension, east stays and is not first",
        (10_000, 34_000, 32_000, 24_000),
        {"rounds_over": 2, "dealer": 2},
        ron(2, 3),
        {"extension_end": "dealer_out_or_first"},
        False,
    ),
    (
        "extension, east stays and is first",
        BELOW,
        {"rounds_over": 2, "dealer": 1},
        ron(1, 3),
        {"extension_end": "dealer_out_or_first"},
        True,
    ),
    ("first east goes home", EAST_RICH, LAST, tsumo(3), {"agari_yame": True}, True),
    ("first east goes home ready", EAST_RICH, LAST, draw("3"), {"agari_yame": True}, True),
    ("first east below the target", (24_000, 24_000, 24_000, 28_000), LAST, ron(3, 1), {"agari_yame": True}, False),
    ("east who is not first", (8000, 36_000, 24_000, 32_000), LAST, ron(3, 0), {"agari_yame": True}, False),
    ("first east not in the last deal", RICH, {"rounds_over": 1, "dealer": 1}, tsumo(1), {"agari_yame": True}, False),
    ("first east not in the last round", EAST_RICH, {"dealer": 3}, tsumo(3), {"agari_yame": True}, False),
    (
        "first east in the last of one round",
        EAST_RICH,
        {"dealer": 3},
        tsumo(3),
        {"agari_yame": True, "length": "east"},
        True,
    ),
    (
        "tied east shares the first place",
        (20_000, 32_500, 15_000, 32_500),
        LAST,
        draw("13"),
        {"agari_yame": True},
        True,
    ),
    (
        "tied east is behind by seat order",
        (20_000, 32_500, 15_000, 32_500),
        LAST,
        draw("13"),
        {"agari_yame": True, "ties": "seat_order"},
        False,
    ),
    ("below zero", (900, 33_000, 33_000, 33_100), {}, ron(1, 0), {}, True),
    ("below zero by a point", (999, 33_000, 33_000, 33_001), {}, ron(1, 0), {}, True),
    ("exactly zero", (1000, 33_000, 33_000, 33_000), {}, ron(1, 0), {}, False),
    ("below zero goes on", (900, 33_000, 33_000, 33_100), {}, ron(1, 0), {"bust": False}, False),
    ("below zero by noten payments", (900, 33_000, 33_000, 33_100), {}, draw("1"), {}, True),
    ("below zero by a mistake", (900, 33_000, 33_000, 33_100), {}, Chombo(0), {}, True),
    ("below zero by a mistake goes on", (900, 33_000, 33_000, 33_100), {}, Chombo(0), {"bust": False}, False),
    ("a mistake for the end", (900, 33_000, 33_000, 33_100), {}, Chombo(0), {"chombo": "points_at_end"}, False),
    (
        "below zero in a deal broken off",
        (900, 33_000, 33_000, 33_100),
        {},
        draw(riichi="0", kind="four_winds"),
        {},
        False,
    ),
    ("below zero by a correction", EVEN, {}, Adjustment((-30_000, 10_000, 10_000, 10_000)), {}, False),
    ("below zero before, still there", (-500, 33_500, 33_500, 33_500), {}, ron(1, 2), {}, True),
    ("the players stop", EVEN, {}, GameEnd(), {}, True),
]


@pytest.mark.parametrize(
    ("scores", "stands", "deal", "options", "ends"), [case[1:] for case in ENDS], ids=[case[0] for case in ENDS]
)
def test_end_of_the_game(
    scores: Amounts, stands: dict[str, Any], deal: Deal, options: dict[str, Any], ends: bool
) -> None:
    assert play(table(scores, **stands), deal, **options).ended is ends


FINALS: list[tuple[str, Amounts, dict[str, Any], dict[str, Any], dict[str, tuple[int, ...]]]] = [
    # the case, the scores, how the table stands, options, parts of the result
    (
        "four places",
        (20_000, 40_000, 30_000, 10_000),
        {},
        {},
        {"ranking": (1, 2, 0, 3), "bonus": (-3000, 9000, 3000, -9000), "results": (17_000, 49_000, 33_000, 1000)},
    ),
    ("second and third tied", (40_000, 25_000, 25_000, 10_000), {}, {}, {"bonus": (9000, 0, 0, -9000)}),
    (
        "first two tied",
        (20_000, 35_000, 35_000, 10_000),
        {},
        {},
        {"ranking": (1, 2, 0, 3), "bonus": (-3000, 6000, 6000, -9000)},
    ),
    ("last two tied", (40_000, 30_000, 15_000, 15_000), {}, {}, {"bonus": (9000, 3000, -6000, -6000)}),
    ("three tied", (10_000, 30_000, 30_000, 30_000), {}, {}, {"bonus": (-9000, 3000, 3000, 3000)}),
    ("all tied", EVEN, {}, {}, {"ranking": (0, 1, 2, 3), "bonus": (0, 0, 0, 0)}),
    (
        "two pairs tied",
        (20_000, 30_000, 20_000, 30_000),
        {},
        {},
        {"ranking": (1, 3, 0, 2), "bonus": (-6000, 6000, -6000, 6000)},
    ),
    (
        "three tied, not to be divided",
        (10_000, 30_000, 30_000, 30_000),
        {},
        {"uma": (20_000, 10_000, -10_000, -20_000)},
        {"bonus": (-20_000, 6668, 6666, 6666)},
    ),
    (
        "three tied last, not to be divided",
        (40_000, 20_000, 20_000, 20_000),
        {},
        {"uma": (20_000, 10_000, -10_000, -20_000)},
        {"bonus": (20_000, -6666, -6667, -6667)},
    ),
    (
        "ties by seat order",
        (20_000, 35_000, 35_000, 10_000),
        {},
        {"ties": "seat_order"},
        {"ranking": (1, 2, 0, 3), "bonus": (-3000, 9000, 3000, -9000)},
    ),
    (
        "oka",
        (20_000, 40_000, 30_000, 10_000),
        {},
        {"return_points": 30_000},
        {"bonus": (-3000, 29_000, 3000, -9000), "results": (-13_000, 39_000, 3000, -29_000)},
    ),
    (
        "oka shared",
        (20_000, 35_000, 35_000, 10_000),
        {},
        {"return_points": 30_000},
        {"bonus": (-3000, 16_000, 16_000, -9000), "results": (-13_000, 21_000, 21_000, -29_000)},
    ),
    (
        "oka to the nearest",
        (20_000, 35_000, 35_000, 10_000),
        {},
        {"return_points": 30_000, "ties": "seat_order"},
        {"bonus": (-3000, 29_000, 3000, -9000)},
    ),
    (
        "return points as at the start",
        (20_000, 40_000, 30_000, 10_000),
        {},
        {"return_points": 25_000},
        {"bonus": (-3000, 9000, 3000, -9000), "results": (-8000, 24_000, 8000, -24_000)},
    ),
    (
        "sticks left",
        (20_000, 39_000, 29_000, 10_000),
        {"sticks": 2},
        {},
        {"leftover_sticks": (0, 2000, 0, 0), "results": (17_000, 50_000, 32_000, 1000)},
    ),
    (
        "sticks stay",
        (20_000, 39_000, 29_000, 10_000),
        {"sticks": 2},
        {"leftover_sticks": "stay"},
        {"leftover_sticks": (0, 0, 0, 0), "results": (17_000, 48_000, 32_000, 1000)},
    ),
    ("sticks shared", (20_000, 34_500, 34_500, 10_000), {"sticks": 1}, {}, {"leftover_sticks": (0, 500, 500, 0)}),
    (
        "sticks shared by three",
        (9000, 30_000, 30_000, 30_000),
        {"sticks": 1},
        {},
        {"leftover_sticks": (0, 400, 300, 300)},
    ),
    (
        "sticks by seat order",
        (9000, 30_000, 30_000, 30_000),
        {"sticks": 1},
        {"ties": "seat_order"},
        {"leftover_sticks": (0, 1000, 0, 0)},
    ),
    (
        "mistakes to be paid for",
        (20_000, 40_000, 30_000, 10_000),
        {"chombo": (0, 2, 0, 1)},
        {"chombo": "points_at_end"},
        {"ranking": (1, 2, 0, 3), "penalties": (0, -40_000, 0, -20_000), "results": (17_000, 9000, 33_000, -19_000)},
    ),
    (
        "dearer mistakes",
        EVEN,
        {"chombo": (1, 0, 0, 0)},
        {"chombo": "points_at_end", "chombo_points": 30_000},
        {"penalties": (-30_000, 0, 0, 0)},
    ),
]


@pytest.mark.parametrize(
    ("scores", "stands", "options", "parts"), [case[1:] for case in FINALS], ids=[case[0] for case in FINALS]
)
def test_result(
    scores: Amounts, stands: dict[str, Any], options: dict[str, Any], parts: dict[str, tuple[int, ...]]
) -> None:
    result = final(table(scores, **stands), rules(**options).values)
    for name, expected in parts.items():
        assert getattr(result, name) == expected, name
    uma_and_oka = 4 * (options["return_points"] - 25_000) if options.get("return_points") else 0
    assert sum(result.bonus) == uma_and_oka


PRESETS = {
    # the bonus for four places without a tie, with the start all made equal to the preset's own
    "info_pl": (9000, 3000, -3000, -9000),
    "ema": (15_000, 5000, -5000, -15_000),
    "wrc": (15_000, 5000, -5000, -15_000),
    "tenhou": (40_000, 10_000, -10_000, -20_000),
    "mahjong_soul": (15_000, 5000, -5000, -15_000),
    "m_league": (50_000, 10_000, -10_000, -30_000),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_bonus_of_the_presets(preset: str) -> None:
    chosen = rules(preset=preset)
    scores = tuple(chosen.number("start") + change for change in (3000, 1000, -1000, -3000))
    result = final(table(scores), chosen.values)
    assert result.bonus == PRESETS[preset]
    assert sum(result.results) == (100_000 if preset == "info_pl" else 0)


def test_mistakes_are_counted_to_the_end() -> None:
    state = table()
    for player in (1, 3, 1):
        state = play(state, Chombo(player), preset="ema").after
    assert state.chombo == (0, 2, 0, 1)
    assert rules(preset="ema").flow.final(state).penalties == (0, -40_000, 0, -20_000)


def test_extension_ends_after_two_winners() -> None:
    played = play(table(BELOW, rounds_over=2, dealer=2), rons(3, _1=RON_1000, _2=RON_1000))
    assert played.ended


def test_places() -> None:
    """Tied players share a place, or each has his own."""
    tied = table((20_000, 35_000, 35_000, 10_000))
    assert final(tied, rules().values).places == (3, 1, 1, 4)
    assert final(tied, rules(ties="seat_order").values).places == (3, 1, 2, 4)
    assert rules().flow.money_unit == 1000
