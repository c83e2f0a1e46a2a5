"""Renhou as a mangan: the whole hand is worth it, whatever its readings, unless one that may win is worth more."""

from typing import Any

from mahjong_desktop.records.wins import answer, parse_win

RECORD = {
    "ruleset": "riichi",
    "rules": {"preset": "info_pl", "renhou": "mangan"},
    "seat_wind": "south",
    "circumstances": ["blessing_of_man"],
}


def answered(**given: Any) -> dict[str, Any]:
    win = parse_win(RECORD | given)
    return answer(win, win.score())


def patterns(score: dict[str, Any]) -> list[str]:
    return [row["id"] for row in score["patterns"]]


def test_a_better_reading_leaves_no_renhou_to_the_others() -> None:
    score = answered(hand="5667778889m340p", winning_tile="8m", dora="7m")
    assert (score["value"], patterns(score)) == (12000, ["pinfu", "dora", "aka_dora"])
    assert all(other["limit"] != "mangan" for other in score["others"])


def test_a_reading_that_may_not_win_does_not_hinder_it() -> None:
    score = answered(hand="33445057m11234s", winning_tile="6m", dora="2m", honba=5)
    assert (score["value"], score["han"], score["fu"], patterns(score)) == (8000, 5, 40, ["renhou"])


def test_a_hand_of_a_little_less_than_a_mangan_is_worth_it_all_the_same() -> None:
    """Pinfu, tanyao, a dora and a red five, four han and 30 fu, bring 7700."""
    score = answered(hand="234m340p678s2234s", winning_tile="5s", dora="1m")
    assert (score["value"], score["han"], patterns(score)) == (8000, 5, ["renhou"])
    score = answered(hand="234m340p678s2234s", winning_tile="5s", dora="1m", circumstances=[])
    assert (score["value"], score["han"], score["fu"]) == (7700, 4, 30)


def test_the_fu_are_those_of_the_reading_with_most() -> None:
    score = answered(hand="2344s123m456789p", winning_tile="4s")
    assert (score["value"], score["han"], patterns(score)) == (8000, 5, ["renhou"])
    assert score["others"]
    assert all((other["value"], other["han"]) == (8000, 5) for other in score["others"])
    assert all(other["fu"] <= score["fu"] for other in score["others"])
