"""Figures for whole games. Run with `--benchmark-enable` and without `-n`."""

from collections.abc import Callable
from typing import Any

import pytest
from game.shorthand import NAMES, draw, game, ron, rules, tsumo

from mahjong_desktop.core.table import Deal
from mahjong_desktop.game import fold

Benchmark = Callable[..., Any]

pytestmark = pytest.mark.filterwarnings("ignore:Benchmarks are automatically disabled")

MANY = 10_000
VALUES: dict[str, dict[str, Any]] = {
    "riichi": {"han": 3, "fu": 40},
    "taiwanese": {"tai": 12},
    "japanese_classical": {"points": 30, "fan": 3},
}


def long_game(name: str) -> tuple[Any, list[Deal]]:
    """East wins and wins; in riichi a deposit is left now and then."""
    deals: list[Deal] = [ron(0, 1, **VALUES[name]), tsumo(0, **VALUES[name])] * (MANY // 2)
    if name == "riichi":
        deals[::5] = [draw("0", riichi="0")] * (MANY // 5)
        return rules(name, bust=False), deals
    return rules(name), deals


@pytest.mark.parametrize("name", VALUES)
def test_game_of_ten_thousand_deals(benchmark: Benchmark, name: str) -> None:
    ruleset, deals = long_game(name)
    whole = benchmark(fold, ruleset, NAMES, deals)
    assert (len(whole.played), whole.problem) == (MANY, None)


def test_one_more_deal(benchmark: Benchmark) -> None:
    whole = game(*[tsumo(0, han=1, fu=30)] * 30, bust=False)
    assert len(benchmark(whole.with_deal, draw("0")).played) == 31
