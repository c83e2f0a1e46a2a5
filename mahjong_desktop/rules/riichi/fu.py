"""Fu: the small points of a reading, each with its reason. Units: fu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mahjong_desktop.core.readings import Shape
from mahjong_desktop.core.scores import Line
from mahjong_desktop.core.suits import GroupKind
from mahjong_desktop.core.tiles import DRAGONS, HONOURS
from mahjong_desktop.rules.patterns import OUTSIDE, ReadingView, WaitShape
from mahjong_desktop.rules.rows import BY_NO_TILE

Lines: TypeAlias = Sequence[Line]

SEVEN_PAIRS_FU = 25
FU_ROWS = (
    "base",
    "closed_discard",
    "self_draw",
    "open_pinfu",
    "edge_wait",
    "closed_wait",
    "pair_wait",
    "pair_dragon",
    "pair_seat_wind",
    "pair_round_wind",
    "open_pung",
    "concealed_pung",
    "open_kong",
    "concealed_kong",
    "seven_pairs",
)
"""Every reason for fu."""
WAIT_ROWS = {
    WaitShape.EDGE: "edge_wait",
    WaitShape.CLOSED: "closed_wait",
    WaitShape.PAIR: "pair_wait",
}


SET_ROWS = {
    (kind, concealed, outside): (
        ("concealed_" if concealed else "open_") + kind.value,
        2 * (2 if concealed else 1) * (2 if outside else 1) * (4 if kind is GroupKind.KONG else 1),
    )
    for kind in (GroupKind.PUNG, GroupKind.KONG)
    for concealed in (True, False)
    for outside in (True, False)
}
"""Name and value of a set's row: by what it is, whether it is concealed, and whether of terminals or honours."""

BASE = Line("base", 20, BY_NO_TILE)
OPEN_PINFU = Line("open_pinfu", 10, BY_NO_TILE)
SEVEN_PAIRS = Line("seven_pairs", SEVEN_PAIRS_FU, BY_NO_TILE)


def fu_lines(view: ReadingView, is_pinfu: bool) -> tuple[Line, ...]:
    """The rows that make up the fu of sets and a pair, or of seven pairs, before rounding."""
    if view.reading.shape is Shape.SEVEN_PAIRS:
        return (SEVEN_PAIRS,)
    lines = [BASE, *_win(view, is_pinfu), *_wait(view), *_pair(view), *_sets(view)]
    if len(lines) == 1 and not view.of_hand.closed:
        lines.append(OPEN_PINFU)
    return tuple(lines)


def fu_of(total: int) -> int:
    """The sum of the rows rounded up to tens; seven pairs stay 25."""
    return total if total == SEVEN_PAIRS_FU else -(-total // 10) * 10


def _win(view: ReadingView, is_pinfu: bool) -> Lines:
    situation = view.situation
    if not situation.self_draw:
        return (Line("closed_discard", 10, view.of_hand.by_winning),) if view.of_hand.closed else ()
    if is_pinfu or (situation.has("replacement_tile") and not view.of_hand.values["rinshan_fu"]):
        return ()
    return (Line("self_draw", 2, view.of_hand.by_winning),)


def _wait(view: ReadingView) -> Lines:
    name = WAIT_ROWS.get(view.wait)
    return () if name is None else (Line(name, 2, view.once((view.reading.winning,))),)


def _pair(view: ReadingView) -> Lines:
    kind = view.reading.groups[view.pair[0]].first
    if kind < HONOURS.start:
        return ()
    situation, found = view.situation, view.once(view.pair)
    if kind in DRAGONS:
        return (Line("pair_dragon", 2, found),)
    lines = []
    if kind == situation.seat_wind.kind:
        lines.append(Line("pair_seat_wind", 2, found))
    if kind == situation.round_wind.kind and not (lines and view.of_hand.values["double_wind_pair_fu"] == 2):
        lines.append(Line("pair_round_wind", 2, found))
    return lines


def _sets(view: ReadingView) -> Lines:
    """Triplets and Kongs; those of one name and value make one row."""
    if not view.pungs:
        return ()
    groups, concealed = view.reading.groups, view.concealed_pungs
    found: dict[tuple[str, int], list[int]] = {}
    for index in view.pungs:
        kind, first, _ = groups[index]
        found.setdefault(SET_ROWS[kind, index in concealed, first in OUTSIDE], []).append(index)
    return [Line(name, value, view.each(sets)) for (name, value), sets in found.items()]
