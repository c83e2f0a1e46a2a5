"""Facts spare questions: they never keep a row from being asked that would have been earned, and some they answer."""

import random
from collections.abc import Callable, Container, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from second_scorer.classical_wins import random_classical_win
from second_scorer.random_wins import random_win
from second_scorer.riichi_wins import random_riichi_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.found import BY_WHOLE, BY_WINNING, NOT_FOUND, whole
from mahjong_desktop.core.readings import readings
from mahjong_desktop.core.suits import GroupKind
from mahjong_desktop.core.tiles import DRAGONS, HONOURS, KINDS, RED_FIVES, WINDS, is_bonus, kind_of
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules import facts
from mahjong_desktop.rules.patterns import HandView, ReadingView
from mahjong_desktop.rules.rows import ByFacts, Row, RowsByFacts, lines_of, needs
from mahjong_desktop.rules.ruleset import Ruleset

RECORDS = 2000


def kinds_of(view: ReadingView) -> list[int]:
    """The kind of every tile but the bonus tiles."""
    return [kind_of(tile) for tile in view.hand.tiles if not is_bonus(tile)]


def ranks_of(view: ReadingView) -> list[set[int]]:
    """The ranks of each suit."""
    return [{kind % 9 + 1 for kind in kinds_of(view) if kind // 9 == suit} for suit in range(3)]


def numbers_of(view: ReadingView) -> set[int]:
    """The ranks of all suits together."""
    return set[int]().union(*ranks_of(view))


def number_of_suits(view: ReadingView) -> int:
    return sum(map(bool, ranks_of(view)))


def has_honours(view: ReadingView) -> bool:
    return max(kinds_of(view)) >= HONOURS.start


def firsts(view: ReadingView, *kinds: GroupKind) -> list[int]:
    """Where the sets of these kinds begin, if the hand is of sets and a pair."""
    groups = view.reading.groups if view.has_sets else ()
    return [group.first for group in groups if group.kind in kinds]


def runs(view: ReadingView) -> list[int]:
    return firsts(view, GroupKind.CHOW)


def pungs(view: ReadingView, among: Container[int] = KINDS) -> list[int]:
    return [first for first in firsts(view, GroupKind.PUNG, GroupKind.KONG) if first in among]


def run_in_three_suits(view: ReadingView) -> bool:
    return any({first, first + 9, first + 18} <= set(runs(view)) for first in range(9))


def straight(view: ReadingView) -> bool:
    return any({first, first + 3, first + 6} <= set(runs(view)) for first in (0, 9, 18))


MEANINGS: dict[int, Callable[[ReadingView], object]] = {
    facts.SELF_DRAW: lambda view: view.situation.self_draw,
    facts.CLOSED: lambda view: all(meld.kind == "concealed_kong" for meld in view.hand.melds),
    facts.NO_SUIT: lambda view: number_of_suits(view) == 0,
    facts.ONE_SUIT: lambda view: number_of_suits(view) == 1,
    facts.THREE_SUITS: lambda view: number_of_suits(view) == 3,
    facts.HAS_HONOURS: has_honours,
    facts.SIMPLE: lambda view: not has_honours(view) and not numbers_of(view) & {1, 9},
    facts.ALL_OUTSIDE: lambda view: numbers_of(view) <= {1, 9},
    facts.NO_MIDDLE: lambda view: not numbers_of(view) & {4, 5, 6},
    facts.NINE_RANKS: lambda view: any(len(ranks) == 9 for ranks in ranks_of(view)),
    facts.RED_FIVE: lambda view: any(tile in RED_FIVES for tile in view.hand.tiles),
    facts.SEVEN_PAIRS: lambda view: view.reading.shape == "seven_pairs",
    facts.SEVEN_PAIRS_AND_PUNG: lambda view: view.reading.shape == "seven_pairs_and_pung",
    facts.THIRTEEN_ORPHANS: lambda view: view.reading.shape == "thirteen_orphans",
    facts.CHOWS: runs,
    facts.ALL_CHOWS: lambda view: len(runs(view)) == view.of_hand.shapes.sets,
    facts.TWIN_CHOWS: lambda view: len(set(runs(view))) < len(runs(view)),
    facts.RUN_IN_THREE_SUITS: run_in_three_suits,
    facts.STRAIGHT: straight,
    facts.PUNGS: pungs,
    facts.ALL_PUNGS: lambda view: len(pungs(view)) == view.of_hand.shapes.sets,
    facts.THREE_PUNGS: lambda view: len(pungs(view)) >= 3,
    facts.WIND_PUNG: lambda view: pungs(view, WINDS),
    facts.SEAT_WIND_PUNG: lambda view: pungs(view, {view.situation.seat_wind.kind}),
    facts.ROUND_WIND_PUNG: lambda view: pungs(view, {view.situation.round_wind.kind}),
    facts.THREE_WIND_PUNGS: lambda view: len(pungs(view, WINDS)) >= 3,
    facts.DRAGON_PUNG: lambda view: pungs(view, DRAGONS),
    facts.WHITE_PUNG: lambda view: pungs(view, {DRAGONS[0]}),
    facts.GREEN_PUNG: lambda view: pungs(view, {DRAGONS[1]}),
    facts.RED_PUNG: lambda view: pungs(view, {DRAGONS[2]}),
    facts.TWO_DRAGON_PUNGS: lambda view: len(pungs(view, DRAGONS)) >= 2,
}


def views(record: Callable[[random.Random], dict[str, Any]]) -> Iterator[tuple[Ruleset[ReadingView], ReadingView]]:
    """Readings of random wins."""
    rng = random.Random("facts")
    for _ in range(RECORDS):
        try:
            win = parse_win(record(rng))
            win.ruleset.check(win.hand, win.situation)
        except MahjongError:
            continue
        hand_view = HandView(win.hand, win.situation, win.ruleset.shapes, win.ruleset.values)
        for reading in readings(win.hand, win.ruleset.shapes):
            yield win.ruleset, ReadingView(hand_view, reading)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("record", [random_win, random_riichi_win, random_classical_win])
def test_every_fact_says_what_is_so(record: Callable[[random.Random], dict[str, Any]]) -> None:
    seen = set()
    for _, view in views(record):
        told = {fact for fact in MEANINGS if view.facts & fact}
        assert told == {fact for fact, holds in MEANINGS.items() if holds(view)}
        assert {name for name, fact in facts.CIRCUMSTANCE.items() if view.facts & fact} == {
            name for name in view.situation.circumstances if name in facts.CIRCUMSTANCE
        }
        seen |= told
    assert len(seen) > 25


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("record", [random_win, random_riichi_win, random_classical_win])
def test_a_reading_has_the_lines_of_all_rows_that_find_something(
    record: Callable[[random.Random], dict[str, Any]],
) -> None:
    earned = set()
    for ruleset, view in views(record):
        rows = [row for row in ruleset.rows if row.needs & ~view.facts == 0]
        lines = [(line.id, line.found) for line in lines_of(RowsByFacts(ruleset.rows)[view.facts], view)]
        assert lines == [(row.id, found) for row in rows if (found := row.found(view))]
        earned.update(name for name, _ in lines)
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
    names = {known: [row.id for row, _ in asked[known]] for known in range(4)}
    assert names == {0: ["always"], 1: ["always", "one"], 2: ["always"], 3: ["both", "always", "one"]}


def test_rows_that_facts_answer_are_not_asked() -> None:
    rows: tuple[Row[Any], ...] = (
        Row("both", 1, ByFacts(0b011)),
        Row("asked", 2, lambda view: whole(view.asked)),
        Row("alone", 3, ByFacts(0b001, unless=0b110, found=BY_WINNING)),
    )
    asked = RowsByFacts(rows)
    lines = {
        (known, hit): [(line.id, line.value, line.found) for line in lines_of(asked[known], SimpleNamespace(asked=hit))]
        for known in range(8)
        for hit in (True, False)
    }
    both, middle, alone = ("both", 1, BY_WHOLE), ("asked", 2, BY_WHOLE), ("alone", 3, BY_WINNING)
    assert lines == {
        (known, hit): [both] * (known & 0b011 == 0b011) + [middle] * hit + [alone] * (known == 0b001)
        for known in range(8)
        for hit in (True, False)
    }
