"""The scores of a game as lines: from the start over every deal, with round numbers for the grid. Plain values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import ceil, floor, log10

from mahjong_desktop.core.table import PLAYERS, Amounts, Player
from mahjong_desktop.game import Game

Line = tuple[int, ...]

LEAST_RANGE = 4
"""Of a game in which nothing has happened yet, so that its grid has whole numbers."""
LEAST_TICKS = 3
_STEPS = (0.5, 1, 2, 2.5, 5, 10)


@dataclass(frozen=True)
class ChartLines:
    """What the chart shows."""

    players: tuple[str, ...]
    lines: tuple[Line, ...]
    """Each player's points: at the start, then after every deal."""
    target: int | None = None
    """The points that somebody must have at the end, where the variant asks for it."""

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return len(self.lines[0]) - 1

    def scores(self, deal: int) -> Amounts:
        """The points after so many deals."""
        return tuple(line[deal] for line in self.lines)

    def standing(self, deal: int) -> tuple[Player, ...]:
        """The players from first to last after so many deals."""
        scores = self.scores(deal)
        return tuple(sorted(PLAYERS, key=lambda player: -scores[player]))

    def range(self) -> tuple[int, int]:
        """The least and the most points of all, the target among them; never the same."""
        marks = () if self.target is None else (self.target,)
        least = min(chain(map(min, self.lines), marks))
        most = max(chain(map(max, self.lines), marks))
        spare = max(0, LEAST_RANGE - (most - least))
        return least - ceil(spare / 2), most + spare // 2


def leaders(scores: Amounts) -> tuple[Player, ...]:
    """Who has most points."""
    return tuple(player for player in PLAYERS if scores[player] == max(scores))


def chart_lines(game: Game) -> ChartLines:
    """The lines of a game."""
    first = game.played[0].state.scores if game.played else game.table.scores
    lines = tuple(zip(first, *(played.after.scores for played in game.played), strict=True))
    target = game.ruleset.values.get("target")
    return ChartLines(game.players, lines, target if isinstance(target, int) else None)


def ticks(least: float, most: float, about: int) -> tuple[int, ...]:
    """Round numbers between the two, about so many: multiples of 1, 2, 2.5 or 5 times a power of ten."""
    rough = max((most - least) / about, 1)
    scale = 10 ** floor(log10(rough))
    steps = [int(scale * factor) for factor in _STEPS if scale * factor == int(scale * factor) and scale * factor >= 1]
    fitting = (_multiples(step, least, most) for step in steps)
    enough = (marks for marks in fitting if len(marks) >= LEAST_TICKS)
    return min(enough, key=lambda marks: (abs(len(marks) - about), len(marks)))


def _multiples(step: int, least: float, most: float) -> tuple[int, ...]:
    return tuple(range(ceil(least / step) * step, floor(most / step) * step + 1, step))


def thinned(line: Sequence[int], most: int) -> list[tuple[int, int]]:
    """The points (place, value) that a line of about so many points needs: the ends, and every height and depth.

    Where several deals share a column of pixels, what is seen is a stroke from the least to the most of them.
    """
    if len(line) <= 2 * most:
        return list(enumerate(line))
    points = [(0, line[0])]
    width = len(line) / most
    for number in range(most):
        start, end = int(number * width), int((number + 1) * width)
        part = line[start:end]
        low, high = min(part), max(part)
        both = sorted(((start + part.index(low), low), (start + part.index(high), high)))
        points += both if low != high else both[:1]
    return [*points, (len(line) - 1, line[-1])]


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Places for labels as near as can be to where they belong, `gap` apart, between top and bottom."""
    order = sorted(range(len(wanted)), key=lambda label: wanted[label])
    places = [0.0] * len(wanted)
    at = top - gap
    for label in order:
        at = max(wanted[label], at + gap)
        places[label] = at
    limit = bottom
    for label in reversed(order):
        places[label] = min(places[label], limit)
        limit = places[label] - gap
    return places
