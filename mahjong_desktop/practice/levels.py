"""What is practised in each variant, from the first rows to everything: by what must be counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from mahjong_desktop.practice.deal import Task
from mahjong_desktop.rules.japanese_classical import JapaneseClassical
from mahjong_desktop.rules.riichi import Riichi
from mahjong_desktop.rules.taiwanese import Taiwanese

Fits: TypeAlias = Callable[[Task], bool]


@dataclass(frozen=True)
class Level:
    """One level. Its words stand in `help/` under its variant's `levels`."""

    id: str
    fits: Fits
    """Whether a hand is one of this level."""
    figures: tuple[str, ...] = ()
    """The figures that are asked for; empty: all, in any form that the variant knows."""
    asks_gain: bool = False
    """Whether it is asked as well what the winner gets."""
    luck: float = 0.0
    """How often somebody starts with the makings of a rare hand."""


WINNING = "winning"
"""The row that every hand has, in the tables that have it."""


def _rows(task: Task) -> int:
    """How many rows are to be found: one that is earned twice counts once."""
    return sum(line.id != WINNING for line in task.score.patterns)


def _many(task: Task) -> int:
    """How many rows are many: a table that counts the winning itself has more of the others too."""
    return 4 if any(line.id == WINNING for line in task.score.patterns) else 3


def _is_ambiguous(task: Task) -> bool:
    """Whether another reading of the hand is worth something else."""
    return any(other.totals != task.score.totals for other in task.score.others)


def _few_han(task: Task) -> bool:
    return not task.score.totals["yakuman"] and not _is_ambiguous(task)


def _fu_matter(task: Task) -> bool:
    return task.score.totals["limit"] is None


def _limit_or_readings(task: Task) -> bool:
    return bool(task.score.totals["limit"]) or _is_ambiguous(task)


def _few_rows(task: Task) -> bool:
    return bool(task.score.patterns) and _rows(task) < _many(task) and not _is_ambiguous(task)


def _many_rows(task: Task) -> bool:
    return _rows(task) >= _many(task)


def _dealer_and_bonus(task: Task) -> bool:
    """The dealer wins or pays, and bonus tiles count or are missed."""
    return bool(task.score.settlement.extras) and bool(task.hand.bonus)


def _points_alone(task: Task) -> bool:
    return not task.score.totals["limit"] and not _is_ambiguous(task)


def _has_fan(task: Task) -> bool:
    return bool(task.score.totals["fan"]) and not task.score.totals["limit"]


def _much_to_count(task: Task) -> bool:
    fan, limit = task.score.totals["fan"], task.score.totals["limit"]
    return bool(limit) or int(fan or 0) > 1 or _is_ambiguous(task)


def _any(task: Task) -> bool:
    return True


LEVELS: Mapping[str, tuple[Level, ...]] = {
    Riichi.id: (
        Level("han", _few_han, ("han",)),
        Level("fu", _fu_matter, ("han", "fu")),
        Level("all", _limit_or_readings, asks_gain=True, luck=0.12),
    ),
    Taiwanese.id: (
        Level("few", _few_rows, luck=0.05),
        Level("many", _many_rows, luck=0.15),
        Level("all", _dealer_and_bonus, asks_gain=True, luck=0.08),
    ),
    JapaneseClassical.id: (
        Level("points", _points_alone, ("points",)),
        Level("fan", _has_fan, ("points", "fan")),
        Level("all", _much_to_count, asks_gain=True, luck=0.12),
    ),
}
EVERYTHING = (Level("all", _any, asks_gain=True),)
"""The levels of a variant that names none."""


def levels_of(variant: str) -> tuple[Level, ...]:
    """The levels of a variant, the easiest first."""
    return LEVELS.get(variant, EVERYTHING)
