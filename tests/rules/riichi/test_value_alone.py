"""A value without tiles: every figure that can be, and every one that cannot."""

from typing import Any

import pytest
from rules.riichi.shorthand import RIICHI
from rules.shorthand import error_of, value_alone

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.rules.figures import blank, form_with
from mahjong_desktop.rules.riichi import Riichi
from mahjong_desktop.rules.riichi.points import FU, LIMITS

GOOD: list[tuple[dict[str, Any], dict[str, Any]]] = [
    # figures, totals
    ({"han": 3, "fu": 40}, {"han": 3, "fu": 40, "limit": None, "yakuman": 0}),
    ({"han": 1, "fu": 20}, {"han": 1, "fu": 20, "limit": None, "yakuman": 0}),
    ({"han": 4, "fu": 110}, {"han": 4, "fu": 110, "limit": "mangan", "yakuman": 0}),
    ({"han": 4, "fu": 120}, {"han": 4, "fu": 120, "limit": "mangan", "yakuman": 0}),
    ({"han": 4, "fu": 140}, {"han": 4, "fu": 140, "limit": "mangan", "yakuman": 0}),
    ({"han": 5}, {"han": 5, "fu": None, "limit": "mangan", "yakuman": 0}),
    ({"han": 7, "fu": 30}, {"han": 7, "fu": 30, "limit": "haneman", "yakuman": 0}),
    ({"han": 13}, {"han": 13, "fu": None, "limit": "yakuman", "yakuman": 0}),
    ({"limit": "sanbaiman"}, {"han": None, "fu": None, "limit": "sanbaiman", "yakuman": 0}),
    ({"yakuman": 2}, {"han": None, "fu": None, "limit": "yakuman", "yakuman": 2}),
    (
        {"yakuman": 2, "liable_yakuman": 1, "liable": "west"},
        {"han": None, "fu": None, "limit": "yakuman", "yakuman": 2},
    ),
    ({"yakuman": 1, "liable_yakuman": 1}, {"han": None, "fu": None, "limit": "yakuman", "yakuman": 1}),
]


@pytest.mark.parametrize(("given", "totals"), GOOD)
def test_value(given: dict[str, Any], totals: dict[str, Any]) -> None:
    found = value_alone(RIICHI, given)
    assert found.totals == totals
    assert (found.patterns, found.points, found.reading, found.others) == ((), (), None, ())


def test_yaku_and_counters_are_not_asked_for() -> None:
    assert value_alone(RIICHI, {"han": 1, "fu": 30}, honba=9).settlement.value == 1000


BAD: list[tuple[dict[str, Any], str, str]] = [
    # figures, and the field and reason of the error
    ({"han": 1}, "fu", "fu_missing"),
    ({"han": 4}, "fu", "fu_missing"),
    ({"fu": 30}, "han", "han_missing"),
    ({"liable_yakuman": 1}, "yakuman", "yakuman_missing"),
    ({"han": 0, "fu": 30}, "han", "out_of_range"),
    ({"han": -1, "fu": 30}, "han", "out_of_range"),
    ({"han": 10**10}, "han", "out_of_range"),
    ({"han": 1, "fu": 0}, "fu", "no_such_fu"),
    ({"han": 1, "fu": 10}, "fu", "no_such_fu"),
    ({"han": 1, "fu": 35}, "fu", "no_such_fu"),
    ({"han": 1, "fu": 24}, "fu", "no_such_fu"),
    ({"han": 3, "fu": 120}, "fu", "no_such_fu"),
    ({"han": 1, "fu": 140}, "fu", "no_such_fu"),
    ({"han": 5, "fu": 120}, "fu", "no_such_fu"),
    ({"han": 4, "fu": 150}, "fu", "no_such_fu"),
    ({"han": 13, "fu": 35}, "fu", "no_such_fu"),
    ({"limit": "yakuman"}, "limit", "no_such_limit"),
    ({"limit": "Mangan"}, "limit", "no_such_limit"),
    ({"limit": ""}, "limit", "no_such_limit"),
    ({"yakuman": 0}, "yakuman", "out_of_range"),
    ({"yakuman": 1, "liable_yakuman": 2}, "liable_yakuman", "liable_more"),
    ({"yakuman": 1, "liable_yakuman": -1}, "liable_yakuman", "out_of_range"),
    ({"han": 3, "fu": 30, "limit": "mangan"}, "limit", "one_value"),
    ({"han": 3, "fu": 30, "yakuman": 1}, "yakuman", "one_value"),
    ({"limit": "mangan", "yakuman": 1, "liable_yakuman": 1}, "limit", "one_value"),
    ({"han": "3", "fu": 30}, "han", "wrong_type"),
    ({"han": True, "fu": 30}, "han", "wrong_type"),
    ({"han": 3, "fu": 30.0}, "fu", "wrong_type"),
    ({"han": 3, "fu": None}, "fu", "wrong_type"),
    ({"limit": True}, "limit", "wrong_type"),
    ({"limit": 5}, "limit", "wrong_type"),
    ({"yakuman": [1]}, "yakuman", "wrong_type"),
    ({"points": 30, "fan": 1}, "points", "unknown_key"),
    ({"tai": 3}, "tai", "unknown_key"),
    ({"han": 3, "fu": 30, "hand": "1m"}, "hand", "value_with_tiles"),
    ({"han": 3, "fu": 30, "dora": "1m"}, "dora", "value_with_tiles"),
    ({"han": 3, "fu": 30, "ura_dora": ""}, "ura_dora", "value_with_tiles"),
    ({"han": 3, "fu": 30, "circumstances": []}, "circumstances", "value_with_tiles"),
    ({"han": 3, "fu": 30, "liable": "up"}, "liable", "wrong_type"),
    ({"han": 3, "fu": 30, "honba": -1}, "honba", "out_of_range"),
    ({"han": 3, "fu": 30, "riichi_sticks": "1"}, "riichi_sticks", "wrong_type"),
    ({"han": 3, "fu": 30, "dealer_wins": 1}, "dealer_wins", "unknown_key"),
]


@pytest.mark.parametrize(("given", "field", "reason"), BAD)
def test_value_that_cannot_be(given: dict[str, Any], field: str, reason: str) -> None:
    error = error_of({"ruleset": RIICHI, **given})
    assert (error.code, error.field, error.facts["reason"]) == ("bad_record", field, reason)


def test_every_fu_and_limit_there_is() -> None:
    assert FU == (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140)
    for fu in FU:
        assert value_alone(RIICHI, {"han": 4, "fu": fu}).totals["fu"] == fu
    assert list(LIMITS.values()) == [2000, 3000, 4000, 6000]


def test_forms_as_they_stand_before_anybody_enters_a_figure() -> None:
    blanks = [blank(form) for form in Riichi.figure_forms]
    assert blanks == [{"han": 1, "fu": 30}, {"limit": "mangan"}, {"yakuman": 1}]
    assert Riichi.figures()["liable_yakuman"].default == 1
    for figures, form in zip(blanks, Riichi.figure_forms, strict=True):
        assert form_with(figures, Riichi.figure_forms) is form
        Riichi.check_figures(figures)
        assert Riichi().score_value(figures, Situation()).settlement.value > 0
