"""The base points of a reading, each with its reason. Units: points.

Source: "Punkty podstawowe" and "Pary" of the page on Japanese Classical scoring.
"""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desktop.core.found import BY_NO_TILE, BY_WHOLE, BY_WINNING, one_by_one, together
from mahjong_desktop.core.scores import Line
from mahjong_desktop.core.suits import KONG, Group
from mahjong_desktop.core.tiles import DRAGONS
from mahjong_desktop.rules.facts import SEVEN_PAIRS
from mahjong_desktop.rules.patterns import CLOSED_WAIT, EDGE_WAIT, OUTSIDE, PAIR_WAIT, ReadingView

ONLY_WAITS = (EDGE_WAIT, CLOSED_WAIT, PAIR_WAIT)
POINT_ROWS = (
    "winning",
    "self_draw",
    "only_wait",
    "pung",
    "kong",
    "pair_dragon",
    "pair_seat_wind",
    "pair_round_wind",
    "no_points_bonus",
    "full_flush_bonus",
    "seven_pairs",
)
"""Every reason for points."""


def point_lines(view: ReadingView, fan_rows: frozenset[str], full_flush_bonus: bool) -> tuple[Line, ...]:
    """The rows that make up a reading's points, beside these fan rows."""
    if view.facts & SEVEN_PAIRS:
        lines = [Line("seven_pairs", 100, BY_WHOLE)]
    else:
        lines = [Line("winning", 20, BY_NO_TILE), *_win(view), *_sets(view), *_pair(view)]
        if "no_points_hand" in fan_rows:
            lines.append(Line("no_points_bonus", 10, BY_WHOLE))
    if full_flush_bonus and "full_flush" in fan_rows:
        lines.append(Line("full_flush_bonus", 10, BY_WHOLE))
    return tuple(lines)


def _win(view: ReadingView) -> Iterator[Line]:
    """Wygrana z muru; wygrana jedynym możliwym kamieniem: edge, closed or pair, by the place of the winning tile"""
    if view.situation.self_draw:
        yield Line("self_draw", 2, BY_WINNING)
    if view.has_sets and view.wait in ONLY_WAITS:
        yield Line("only_wait", 2, together((view.won,)))


def _sets(view: ReadingView) -> list[Line]:
    """Pungs and Kongs; those of one name and value make one row."""
    found: dict[tuple[str, int], list[Group]] = {}
    for group in view.pungs:
        kong = group.kind is KONG
        concealed = group in view.concealed_pungs
        value = 2 * (2 if concealed else 1) * (2 if group.first in OUTSIDE else 1) * (4 if kong else 1)
        found.setdefault(("kong" if kong else "pung", value), []).append(group)
    return [Line(name, value, one_by_one(tuple(sets))) for (name, value), sets in found.items()]


def _pair(view: ReadingView) -> Iterator[Line]:
    for name in pair_rows(view):
        yield Line(name, 2, together(view.pair))


def pair_rows(view: ReadingView) -> Iterator[str]:
    """What makes the pair worth points."""
    for group in view.pair:
        kind = group.first
        if kind in DRAGONS:
            yield "pair_dragon"
        if kind == view.situation.seat_wind.kind:
            yield "pair_seat_wind"
            if view.of_hand.values["double_wind_pair"] == 2:
                return
        if kind == view.situation.round_wind.kind:
            yield "pair_round_wind"
