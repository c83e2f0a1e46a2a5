"""What a player makes of a hand: anything, or tiles of some kinds only."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mahjong_desktop.core.readings import ORPHANS, Shape, Shapes
from mahjong_desktop.core.suits import SUIT_STARTS, Counts
from mahjong_desktop.core.tiles import COPIES, HONOURS, KINDS, Kind
from mahjong_desktop.practice.distance import (
    all_blocks,
    draws_for_orphans,
    draws_for_pairs,
    draws_for_pungs,
    draws_for_sets,
    merged,
    suit_blocks,
    suits_of,
)


class Form(StrEnum):
    """What the tiles shall become."""

    SETS = "sets"
    PUNGS = "pungs"
    PAIRS = "pairs"
    ORPHANS = "orphans"


@dataclass(frozen=True)
class Plan:
    """The form of the hand and the kinds that may stay in it."""

    form: Form
    kinds: frozenset[Kind] = frozenset(KINDS)
    handicap: int = 0
    """How much nearer than any other hand it must be worth, in tiles."""

    @property
    def makes_row(self) -> bool:
        """Whether the finished hand earns something by its tiles, called sets or not."""
        return self.form is Form.PUNGS or len(self.kinds) < len(KINDS)

    def left_out(self, counts: Counts | list[int]) -> list[int]:
        """The counts of the kinds that may stay."""
        if len(self.kinds) == len(KINDS):
            return list(counts)
        return [count if kind in self.kinds else 0 for kind, count in enumerate(counts)]


ANY = Plan(Form.SETS)
SIMPLES = Plan(Form.SETS, frozenset(KINDS) - frozenset(ORPHANS), 0)
FLUSHES = tuple(Plan(Form.SETS, frozenset((*range(start, start + 9), *HONOURS)), 2) for start in SUIT_STARTS[:3])
PUNGS = Plan(Form.PUNGS, handicap=1)
PAIRS = Plan(Form.PAIRS)
ALL_ORPHANS = Plan(Form.ORPHANS, frozenset(ORPHANS), 1)


THREE_RUNS = (
    *(frozenset(start + suit + step for suit in SUIT_STARTS[:3] for step in range(3)) for start in range(7)),
    *(frozenset(range(start, start + 9)) for start in SUIT_STARTS[:3]),
)
"""The nine kinds of three like runs, one a suit, and of a straight."""
IN_SIGHT = 7
"""So many of the nine make them worth keeping."""


def kept_for_runs(counts: Counts | list[int]) -> frozenset[Kind]:
    """The nine kinds that the hand is nearest to having all of; none, if it is far from them."""
    held = frozenset([kind for kind in range(27) if counts[kind]])
    best = max(THREE_RUNS, key=lambda nine: len(nine & held))
    return best if len(best & held) >= IN_SIGHT else frozenset()


def plans_for(shapes: Shapes) -> tuple[Plan, ...]:
    """The plans that lead to a win in these shapes, with no set called yet."""
    special = []
    if shapes.special & {Shape.SEVEN_PAIRS, Shape.SEVEN_PAIRS_AND_PUNG}:
        special.append(PAIRS)
    if Shape.THIRTEEN_ORPHANS in shapes.special:
        special.append(ALL_ORPHANS)
    return (ANY, *FLUSHES, PUNGS, *special)


def draws(plan: Plan, counts: Counts | list[int], sets: int) -> int:
    """How many tiles a hand with so many sets still to make must draw by this plan."""
    kept = plan.left_out(counts)
    if plan.form is Form.SETS:
        return draws_for_sets(all_blocks(suits_of(kept)), sets)
    if plan.form is Form.PUNGS:
        return draws_for_pungs(kept, sets)
    return draws_for_orphans(kept) if plan.form is Form.ORPHANS else draws_for_pairs(kept, and_pung=sets == 5)


def draws_after(plan: Plan, counts: list[int], sets: int) -> dict[Kind, int]:
    """For every kind in the hand, how many tiles it must draw once a tile of that kind is discarded."""
    return _draws_with(plan, counts, sets, [kind for kind in KINDS if counts[kind]], -1)


def helping(plan: Plan, counts: list[int], sets: int, missing: int) -> list[Kind]:
    """The kinds that bring a hand nearer that lacks so many tiles."""
    kinds = [kind for kind in KINDS if counts[kind] < COPIES]
    return [kind for kind, draws in _draws_with(plan, counts, sets, kinds, 1).items() if draws < missing]


def _draws_with(plan: Plan, counts: list[int], sets: int, kinds: list[Kind], change: int) -> dict[Kind, int]:
    """How many tiles the hand must draw with one tile of each of these kinds more or fewer."""
    if plan.form is not Form.SETS:
        found = {}
        for kind in kinds:
            counts[kind] += change
            found[kind] = draws(plan, counts, sets)
            counts[kind] -= change
        return found
    suits = suits_of(plan.left_out(counts))
    others = [all_blocks(suits[:number] + suits[number + 1 :]) for number in range(len(suits))]
    found = {}
    for kind in kinds:
        number, place = divmod(kind, 9)
        suit = suits[number]
        if kind in plan.kinds:
            suit = (*suit[:place], suit[place] + change, *suit[place + 1 :])
        found[kind] = draws_for_sets(merged(others[number], suit_blocks(suit)), sets)
    return found
