"""Fu: the small points of a reading, each with its reason. Units: fu."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from mahjong_desktop.core.found import BY_NO_TILE, BY_WINNING, one_by_one, together
from mahjong_desktop.core.scores import Line
from mahjong_desktop.core.suits import KONG, PUNG, Group, Groups
from mahjong_desktop.core.tiles import DRAGONS, HONOURS, Kind
from mahjong_desktop.rules.patterns import CLOSED_WAIT, EDGE_WAIT, OUTSIDE, PAIR_WAIT, ReadingView, WaitShape
from mahjong_desktop.rules.riichi.yaku import PINFU

Lines: TypeAlias = tuple[Line, ...]

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
    EDGE_WAIT: "edge_wait",
    CLOSED_WAIT: "closed_wait",
    PAIR_WAIT: "pair_wait",
}


SET_ROWS = {
    (kind, concealed, outside): (
        ("concealed_" if concealed else "open_") + kind.value,
        2 * (2 if concealed else 1) * (2 if outside else 1) * (4 if kind is KONG else 1),
    )
    for kind in (PUNG, KONG)
    for concealed in (True, False)
    for outside in (True, False)
}
"""Name and value of a set's row: by what it is, whether it is concealed, and whether of terminals or honours."""

BASE = (Line("base", 20, BY_NO_TILE),)
CLOSED_DISCARD = (Line("closed_discard", 10, BY_WINNING),)
SELF_DRAW = (Line("self_draw", 2, BY_WINNING),)
OPEN_PINFU = (Line("open_pinfu", 10, BY_NO_TILE),)
SEVEN_PAIRS = (Line("seven_pairs", SEVEN_PAIRS_FU, BY_NO_TILE),)


def fu_lines(view: ReadingView, yaku: Lines) -> Lines:
    """The rows that make up the fu of sets and a pair with these yaku, or of seven pairs, before rounding."""
    if not view.pair:
        return SEVEN_PAIRS
    lines = BASE + _win(view, yaku) + _wait_lines(view.wait, view.won) + _pair(view)
    if view.pungs:
        lines += _set_lines(view.pungs, view.concealed_pungs)
    return BASE + OPEN_PINFU if len(lines) == 1 and not view.of_hand.closed else lines


def fu_of(total: int) -> int:
    """The sum of the rows rounded up to tens; seven pairs stay 25."""
    return total if total == SEVEN_PAIRS_FU else -(-total // 10) * 10


def _win(view: ReadingView, yaku: Lines) -> Lines:
    situation = view.situation
    if not situation.self_draw:
        return CLOSED_DISCARD if view.of_hand.closed else ()
    if situation.has("replacement_tile") and not view.of_hand.values["rinshan_fu"]:
        return ()
    return () if any(line.id == PINFU.id for line in yaku) else SELF_DRAW


@lru_cache(maxsize=1 << 10)
def _wait_lines(wait: WaitShape, won: Group) -> Lines:
    name = WAIT_ROWS.get(wait)
    return () if name is None else (Line(name, 2, together((won,))),)


def _pair(view: ReadingView) -> Lines:
    (pair,) = view.pair
    kind = pair.first
    if kind < HONOURS.start:
        return ()
    situation = view.situation
    once = view.of_hand.values["double_wind_pair_fu"] == 2
    return _honour_pair(pair, situation.seat_wind.kind, situation.round_wind.kind, once)


@lru_cache(maxsize=1 << 10)
def _honour_pair(pair: Group, seat_wind: Kind, round_wind: Kind, once: bool) -> Lines:
    """The rows of a pair of honours; a wind that is both counts `once`, or for each."""
    kind = pair.first
    names = ["pair_dragon"] if kind in DRAGONS else []
    if kind == seat_wind:
        names.append("pair_seat_wind")
    if kind == round_wind and not (names and once):
        names.append("pair_round_wind")
    return tuple([Line(name, 2, together((pair,))) for name in names])


@lru_cache(maxsize=1 << 12)
def _set_lines(sets: Groups, concealed: Groups) -> Lines:
    """The rows of sets, some of them concealed; those of one name and value make one row."""
    found: dict[tuple[str, int], list[Group]] = {}
    for group in sets:
        row = SET_ROWS[group.kind, group in concealed, group.first in OUTSIDE]
        found.setdefault(row, []).append(group)
    return tuple([Line(name, value, one_by_one(tuple(groups))) for (name, value), groups in found.items()])
