"""Facts spare questions: they never keep a row from being asked that would have been earned."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from second_scorer.classical_wins import random_classical_win
from second_scorer.random_wins import random_win
from second_scorer.riichi_wins import random_riichi_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.found import NOT_FOUND
from mahjong_desktop.core.readings import readings
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules.patterns import HandView, ReadingView
from mahjong_desktop.rules.rows import Row, RowsByFacts, needs

RECORDS = 2000


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("record", [random_win, random_riichi_win, random_classical_win])
def test_whatever_is_earned_has_what_it_needs(record: Callable[[random.Random], dict[str, Any]]) -> None:
    rng = random.Random("facts")
    earned = set()
    for _ in range(RECORDS):
        try:
            win = parse_win(record(rng))
            win.ruleset.check(win.hand, win.situation)
        except MahjongError:
            continue
        hand_view = HandView(win.hand, win.situation, win.ruleset.shapes, win.ruleset.values)
        for reading in readings(win.hand, win.ruleset.shapes):
            view = ReadingView(hand_view, reading)
            for row in win.ruleset.rows:
                if row.found(view):
                    assert row.needs & ~view.facts == 0, row.id
                    earned.add(row.id)
    assert len(earned) > 20


def test_rows_are_asked_in_the_tables_order_where_their_needs_are_met() -> None:
    @needs(0b01)
    def one(_: object) -> Any:
        return NOT_FOUND

    @needs(0b11)
    def both(_: object) -> Any:
        return NOT_FOUND

    rows = (Row("both", 1, both), Row("always", 1, lambda _: NOT_FOUND), Row("one", 1, one))
    asked = RowsByFacts(rows)
    names = {facts: [row.id for row in asked[facts]] for facts in range(4)}
    assert names == {0: ["always"], 1: ["always", "one"], 2: ["always"], 3: ["both", "always", "one"]}
