"""What is right: the figures, or a limit that brings as much; and what is still missing in an answer."""

from random import Random
from typing import Any

import pytest

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.practice.answers import GAIN, forms_for, gain_of, gap, true_figures, wrong_figures
from mahjong_desktop.practice.deal import Task
from mahjong_desktop.practice.levels import LEVELS, Level
from mahjong_desktop.practice.tasks import deal_out
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset

HAN, FU, ALL = LEVELS["riichi"]
POINTS, FAN, EVERYTHING = LEVELS["japanese_classical"]


def task_of(text: str, name: str = "riichi", **told: Any) -> Task:
    """A hand as text, won on West's discard by South."""
    rules = ruleset(name)
    hand = rules.hand_of(parse_hand(text).draft)
    situation = Situation(seat_wind=Wind.SOUTH, source=Wind.WEST, **told)
    return Task(hand, situation, rules.score(hand, situation))


CHEAP = task_of("234m 567p 678s 55p 66s +6s", circumstances=frozenset({"riichi"}), riichi_sticks=1)
"""Riichi and tanyao, 40 fu: 2600, and the stick."""
HANEMAN = task_of("234m 567p 678s 55p 66s +6s", circumstances=frozenset({"riichi", "ippatsu"}), dora=(12,))
"""Six han with the three dora: haneman."""
YAKUMAN = task_of("(555z)(666z)(777z) 23m 99m +4m")


def wrong(answer: dict[str, Any], task: Task, level: Level, name: str = "riichi") -> set[str]:
    return set(wrong_figures(answer, task, level, ruleset(name)))


def test_the_figures_themselves() -> None:
    assert CHEAP.score.totals["han"] == 2
    assert wrong({"han": 2}, CHEAP, HAN) == set()
    assert wrong({"han": 3}, CHEAP, HAN) == {"han"}
    assert wrong({"han": 2, "fu": 40}, CHEAP, FU) == set()
    assert wrong({"han": 2, "fu": 30}, CHEAP, FU) == {"fu"}
    assert wrong({"han": 1, "fu": 30}, CHEAP, FU) == {"han", "fu"}


def test_what_the_winner_gets_has_the_sticks() -> None:
    assert gain_of(CHEAP) == 3600
    assert wrong({"han": 2, "fu": 40, GAIN: 3600}, CHEAP, ALL) == set()
    assert wrong({"han": 2, "fu": 40, GAIN: 2600}, CHEAP, ALL) == {GAIN}
    assert true_figures(CHEAP, ALL, ruleset("riichi")) == {"han": 2, "fu": 40, GAIN: 3600}


def test_fu_do_not_matter_where_nothing_depends_on_them() -> None:
    assert HANEMAN.score.totals["limit"] == "haneman"
    gain = gain_of(HANEMAN)
    assert wrong({"han": 6, "fu": 20, GAIN: gain}, HANEMAN, ALL) == set()
    assert wrong({"han": 6, GAIN: gain}, HANEMAN, ALL) == set()
    assert wrong({"han": 7, GAIN: gain}, HANEMAN, ALL) == {"han"}
    assert wrong({"han": 5, GAIN: gain}, HANEMAN, ALL) == {"han"}


def test_a_limit_is_right_where_it_brings_as_much() -> None:
    gain = gain_of(HANEMAN)
    assert wrong({"limit": "haneman", GAIN: gain}, HANEMAN, ALL) == set()
    assert wrong({"limit": "mangan", GAIN: gain}, HANEMAN, ALL) == {"limit"}
    assert wrong({"limit": "mangan", GAIN: 1}, HANEMAN, ALL) == {"limit", GAIN}
    assert wrong({"yakuman": 1, GAIN: gain_of(YAKUMAN)}, YAKUMAN, ALL) == set()
    assert wrong({"yakuman": 2, GAIN: gain_of(YAKUMAN)}, YAKUMAN, ALL) == {"yakuman"}
    assert wrong({"han": 4, "fu": 30, GAIN: gain_of(YAKUMAN)}, YAKUMAN, ALL) == {"han", "fu"}
    assert true_figures(YAKUMAN, ALL, ruleset("riichi")) == {GAIN: gain_of(YAKUMAN)}


def test_classical_points_are_the_base() -> None:
    name = "japanese_classical"
    task = task_of("(555z) 777z 23m 456p 99s +4m", name)
    base, fan = int(task.score.totals["base"] or 0), int(task.score.totals["fan"] or 0)
    assert fan == 2
    assert wrong({"points": base}, task, POINTS, name) == set()
    assert wrong({"points": base, "fan": fan}, task, FAN, name) == set()
    assert wrong({"points": base + 2, "fan": fan}, task, FAN, name) == {"points"}
    assert wrong({"limit": True, GAIN: gain_of(task)}, task, EVERYTHING, name) == {"limit"}


def test_a_limit_hand_is_not_said_by_its_points() -> None:
    name = "japanese_classical"
    task = task_of("555z 666z (777z) 23m 99m +4m", name)
    assert task.score.totals["limit"]
    totals, gain = task.score.totals, gain_of(task)
    assert wrong({"limit": True, GAIN: gain}, task, EVERYTHING, name) == set()
    said = wrong({"points": int(totals["base"] or 0), "fan": 0, GAIN: gain}, task, EVERYTHING, name)
    assert said >= {"points", "fan"}
    # an odd number can be no base at all
    assert wrong({"points": 33, "fan": 9, GAIN: gain}, task, EVERYTHING, name) >= {"points"}


def test_what_is_missing_in_an_answer() -> None:
    riichi, classical = ruleset("riichi"), ruleset("japanese_classical")
    assert gap({"han": 3}, HAN, riichi) is None
    error = gap({"han": 3}, FU, riichi)
    assert isinstance(error, BadRecord)
    assert error.field == "fu"
    assert gap({"han": 3, "fu": 40, GAIN: 0}, ALL, riichi) is None
    assert gap({"han": 5, GAIN: 0}, ALL, riichi) is None
    assert gap({"limit": "mangan", GAIN: 0}, ALL, riichi) is None
    assert gap({"points": 31}, POINTS, classical) is None
    assert gap({"points": 31, "fan": 1}, FAN, classical) is not None


@pytest.mark.parametrize("name", VARIANTS)
def test_every_level_asks_for_something_that_can_be_answered(name: str) -> None:
    """The truth in the first form is right, and where it is a limit the limit is."""
    rules = ruleset(name, Choice(next(iter(VARIANTS[name].presets))))
    for level in LEVELS[name]:
        forms = forms_for(level, rules)
        assert all(forms)
        assert not any(figure.beside for form in forms for figure in form)
        for seed in range(8):
            task = deal_out(rules, level, Random(seed))
            answer: dict[str, Any] = dict(true_figures(task, level, rules))
            if task.score.totals.get("limit") in (True, "yakuman"):
                answer = {GAIN: answer[GAIN]}
                answer |= {"limit": True} if name == "japanese_classical" else {"yakuman": task.score.totals["yakuman"]}
            assert wrong_figures(answer, task, level, rules) == frozenset()
