"""Figures for one hand; nothing here fails for being slow. Run with `--benchmark-enable` and without `-n`."""

from collections.abc import Callable
from typing import Any

import pytest
from rules.taiwanese.shorthand import play, record

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.suits import suit_splits
from mahjong_desktop.records.wins import answer, parse_win

Benchmark = Callable[..., Any]

MANY = "1233344445555666m +3m"

pytestmark = pytest.mark.filterwarnings("ignore:Benchmarks are automatically disabled")


def test_hand_with_all_its_readings(benchmark: Benchmark) -> None:
    ready = play("123456789m 234567p 9s +9s", self_draw=True)
    assert benchmark(ready.score).totals == {"tai": 27}


def test_hand_with_many_readings(benchmark: Benchmark) -> None:
    ready = play(MANY)
    found = benchmark(ready.score)
    assert len(found.others) > 5


def test_hand_with_many_readings_and_nothing_remembered(benchmark: Benchmark) -> None:
    ready = play(MANY)

    def score() -> Any:
        suit_splits.cache_clear()
        return ready.score()

    assert len(benchmark(score).others) > 5


def test_record_to_answer(benchmark: Benchmark) -> None:
    given = record("123456789m 234567p 9s +9s", self_draw=True)

    def whole() -> Any:
        win = parse_win(given)
        return answer(win, win.score())

    assert benchmark(whole)["tai"] == 27


@pytest.mark.parametrize("preset", ["high", "low"])
def test_waits_with_their_values(benchmark: Benchmark, preset: str) -> None:
    ruleset, hand, situation = play("23456m 345678p 55s 666z", preset=preset)

    def values() -> list[Any]:
        found = []
        for kind in ruleset.waits(hand):
            try:
                found.append(ruleset.score(hand.with_winning(kind), situation).totals)
            except MahjongError as error:
                found.append(error.code)
        return found

    assert len(benchmark(values)) == 3


def test_how_far_from_a_win(benchmark: Benchmark) -> None:
    ruleset, hand, _ = play("147m258p369s1234567z")
    assert benchmark(ruleset.missing, hand) > 5
