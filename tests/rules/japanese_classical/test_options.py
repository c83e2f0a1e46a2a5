"""Options both ways, values without tiles, and what the ruleset tells the window."""

from typing import Any

import pytest
from rules.japanese_classical.shorthand import CLASSICAL, figures, score
from rules.shorthand import error_of, record, value_alone

from mahjong_desktop.core.errors import NotAWin
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.tiles import KINDS
from mahjong_desktop.rules.figures import blank
from mahjong_desktop.rules.japanese_classical import JapaneseClassical

PAIRS = "2244m 33p 5577s 66p 8s +8s"
FOUR_ALIKE = "2222m 33p 5577s 66p 8s +8s"
WORTHLESS = "234m 567m 345p 67s 44z +8s"
DOUBLE_WIND = "234m 567m 345p 67s 22z +8s"
PUNGS = "222m 444p 666s 88s 55p +5p"
DRAWN, SOUTH = {"self_draw": True}, {"round": "south"}

OPTIONS: list[tuple[dict[str, Any], str, dict[str, Any], tuple[int, int, int]]] = [
    # options, hand, situation; points, fan and score
    ({"seven_pairs": True}, PAIRS, {}, (100, 1, 200)),
    ({"seven_pairs": True}, PAIRS, DRAWN, (100, 1, 200)),
    ({"double_wind_pair": 4}, DOUBLE_WIND, SOUTH, (24, 0, 20)),
    ({"double_wind_pair": 2}, DOUBLE_WIND, SOUTH, (22, 0, 20)),
    ({"double_wind_pair": 2}, DOUBLE_WIND, {}, (22, 0, 20)),
    ({"no_points_pair": "worthless"}, WORTHLESS, {}, (30, 1, 60)),
    ({"no_points_pair": "simples"}, WORTHLESS, {}, (20, 0, 20)),
    ({"concealed_on_discard": False}, WORTHLESS, {}, (30, 1, 60)),
    ({"concealed_on_discard": True}, WORTHLESS, {}, (30, 2, 120)),
    ({"concealed_on_discard": True}, WORTHLESS, DRAWN, (22, 1, 40)),
    ({"preset": "book"}, PUNGS, {}, (34, 3, 270)),
    ({"preset": "wikidot"}, PUNGS, {}, (34, 4, 500)),
]


@pytest.mark.parametrize(("rules", "text", "given", "expected"), OPTIONS)
def test_option(rules: dict[str, Any], text: str, given: dict[str, Any], expected: tuple[int, int, int]) -> None:
    assert figures(score(text, rules=rules, **given)) == expected


@pytest.mark.parametrize(("text", "rules"), [(PAIRS, {}), (FOUR_ALIKE, {"seven_pairs": True})])
def test_hands_that_are_no_seven_pairs(text: str, rules: dict[str, Any]) -> None:
    assert isinstance(error_of(record(CLASSICAL, text, rules=rules)), NotAWin)


def test_defaults_of_the_options() -> None:
    assert JapaneseClassical().values == {
        "seven_pairs": False,
        "double_wind_pair": 4,
        "no_points_pair": "worthless",
        "concealed_on_discard": False,
        "east_pays_double": False,
        "several_winners": False,
        "draw_keeps_east": False,
        "start": 2000,
        "rounds": 4,
    }


VALUES: list[tuple[dict[str, Any], str, str | None]] = [
    # figures; the field and reason of the error
    ({"points": 31, "fan": 1}, "points", "odd_points"),
    ({"points": 1, "fan": 1}, "points", "odd_points"),
    ({"points": 30}, "fan", "fan_missing"),
    ({"fan": 3}, "points", "points_missing"),
    ({"limit": False}, "limit", "out_of_range"),
    ({"limit": True, "points": 30}, "limit", "one_value"),
    ({"limit": True, "points": 30, "fan": 2}, "limit", "one_value"),
    ({"points": -2, "fan": 2}, "points", "out_of_range"),
    ({"points": 30, "fan": -1}, "fan", "out_of_range"),
    ({"points": 30, "fan": "2"}, "fan", "wrong_type"),
    ({"points": True, "fan": 2}, "points", "wrong_type"),
    ({"limit": 1}, "limit", "wrong_type"),
    ({"han": 3, "fan": 2}, "han", "unknown_key"),
    ({"points": 30, "fan": 2, "hand": "1m"}, "hand", "value_with_tiles"),
]


@pytest.mark.parametrize(("given", "field", "reason"), VALUES)
def test_value_that_cannot_be(given: dict[str, Any], field: str, reason: str) -> None:
    error = error_of({"ruleset": CLASSICAL, **given})
    assert (error.code, error.field, error.facts["reason"]) == ("bad_record", field, reason)


@pytest.mark.parametrize(
    ("given", "totals"),
    [
        ({"points": 38, "fan": 2}, {"base": 38, "fan": 2, "limit": False, "score": 150}),
        ({"points": 32, "fan": 4}, {"base": 32, "fan": 4, "limit": False, "score": 500}),
        ({"points": 22, "fan": 0}, {"base": 22, "fan": 0, "limit": False, "score": 20}),
        ({"limit": True}, {"base": None, "fan": None, "limit": True, "score": 500}),
    ],
)
def test_value_alone(given: dict[str, Any], totals: dict[str, Any]) -> None:
    found = value_alone(CLASSICAL, given)
    assert (found.totals, found.total) == (totals, totals["score"])
    assert (found.patterns, found.points, found.reading) == ((), (), None)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("234m 507m 345p 67s 99s +8s", "bad_tiles"),
        ("2222m 2m 567m 34p 67s 99s +8s", "too_many_copies"),
        ("234m 567m 345p 67s 999s +8s", "wrong_tile_count"),
        ("234m 567m 345p 67s 99s +1s", "not_a_win"),
    ],
)
def test_hands_that_cannot_be_scored(text: str, code: str) -> None:
    assert error_of(record(CLASSICAL, text)).code == code


@pytest.mark.parametrize("key", ["dora", "honba", "riichi_sticks", "liable", "bonus", "dealer_wins", "discards"])
def test_keys_of_other_variants(key: str) -> None:
    error = error_of(record(CLASSICAL, WORTHLESS) | {key: "1m"})
    assert (error.code, error.facts["reason"]) == ("bad_record", "unknown_key")


@pytest.mark.parametrize("name", ["riichi", "furiten", "robbed_bonus", "blessing_of_man"])
def test_circumstances_of_other_variants(name: str) -> None:
    assert error_of(record(CLASSICAL, WORTHLESS, circumstances=name)).code == "bad_record"


def test_rows_have_no_house_values() -> None:
    error = error_of(record(CLASSICAL, WORTHLESS, rules={"rows": {"winning": 1}}))
    assert (error.code, error.facts["reason"]) == ("unknown_rule", "row")


def test_forms_as_they_stand_before_anybody_enters_a_figure() -> None:
    assert [blank(form) for form in JapaneseClassical.figure_forms] == [{"points": 20, "fan": 0}, {"limit": True}]


def test_what_the_window_shows() -> None:
    ruleset = JapaneseClassical()
    assert ruleset.shown_circumstances() == ruleset.circumstances
    assert set(ruleset.tiles) == set(KINDS)
    assert not ruleset.asks_indicators("dora", Situation())
    assert not ruleset.asks_liable(ruleset.score_value({"limit": True}, Situation()))
    assert ruleset.discard_bands() == ()
    assert not ruleset.wins_alone(Hand())
