"""A hand to count: deals are played out until one ends with a hand of the level."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from mahjong_desktop.core.readings import ORPHANS
from mahjong_desktop.core.suits import SUIT_STARTS
from mahjong_desktop.core.tiles import BONUS, DRAGONS, KINDS, WINDS, Kind, Tile, Wind
from mahjong_desktop.practice.deal import PlayedDeal, Table, Task
from mahjong_desktop.practice.habits import HABITS, USUAL
from mahjong_desktop.practice.levels import Level
from mahjong_desktop.practice.plans import FLUSHES, THREE_RUNS
from mahjong_desktop.rules.options import Value
from mahjong_desktop.rules.ruleset import Ruleset

MOST_DEALS = 60
"""After so many deals without a hand of the level the next win will do: rules may leave nothing that fits."""
ONE_MORE = 0.25
"""How often one more counter lies on the table, or East wins once more."""
STICK_LEFT = 0.12
"""How often a deposit lies there from the deal before."""


def deal_out(ruleset: Ruleset[Any], level: Level, rng: Random) -> Task:
    """The next hand to count; the same for the same state of the random numbers."""
    return next(task for task in search(ruleset, level, rng) if task is not None)


def search(ruleset: Ruleset[Any], level: Level, rng: Random) -> Iterator[Task | None]:
    """The same deal by deal, for whoever has no time to wait: None for each that ended without a hand that fits."""
    deals = 0
    while True:
        lucky = _start(rng, level.luck, HABITS.get(ruleset.id, USUAL).leanings)
        task = PlayedDeal(ruleset, table_for(ruleset, rng), rng, lucky).play()
        deals += 1
        fits = task is not None and (level.fits(task) or deals > MOST_DEALS)
        yield task if fits else None


def table_for(ruleset: Ruleset[Any], rng: Random) -> Table:
    """A game somewhere in its course."""
    return Table(
        Wind(rng.randrange(_rounds(ruleset.values))),
        dealer_wins=_in_a_row(rng),
        honba=_in_a_row(rng),
        sticks=int(rng.random() < STICK_LEFT),
    )


def _rounds(values: dict[str, Value]) -> int:
    """How many rounds are played."""
    if "rounds" in values:
        rounds = values["rounds"]
        return min(4, rounds) if isinstance(rounds, int) else 4
    return 1 if values.get("length") == "east" else 2


def _in_a_row(rng: Random) -> int:
    number = 0
    while rng.random() < ONE_MORE:
        number += 1
    return number


def _start(rng: Random, luck: float, leanings: float) -> tuple[Tile, ...]:
    """The tiles that one of the players starts with at least."""
    chance = rng.random()
    if chance < luck:
        return _lucky_start(rng)
    return _leaning_start(rng) if chance < luck + leanings else ()


def _leaning_start(rng: Random) -> tuple[Kind, ...]:
    """Half of a hand of one suit and honours, of three like runs, of Pungs, of pairs."""
    flush = tuple(rng.sample([kind for kind in sorted(rng.choice(FLUSHES).kinds) for _ in range(2)], 10))
    starts = (
        flush,
        flush,
        tuple(rng.sample(sorted(rng.choice(THREE_RUNS)), 7)),
        tuple(kind for kind in rng.sample(KINDS, 4) for _ in range(2)),
    )
    return rng.choice(starts)


def _lucky_start(rng: Random) -> tuple[Tile, ...]:
    """Tiles with which a player goes for a rare hand; those that the variant does not play with are not there."""
    start = rng.choice(SUIT_STARTS[:3])
    suit = [kind for kind in range(start, start + 9) for _ in range(4)]
    starts = (
        tuple(kind for kind in DRAGONS for _ in range(3))[: rng.randint(6, 8)],
        tuple(kind for kind in WINDS for _ in range(3))[: rng.randint(8, 11)],
        tuple(rng.sample(ORPHANS, rng.randint(9, 11))),
        tuple(kind for kind in rng.sample(KINDS, 4) for _ in range(3))[: rng.randint(8, 11)],
        tuple(rng.sample(suit, rng.randint(8, 10))),
        tuple(rng.sample(BONUS, 7)),
    )
    return rng.choice(starts)
