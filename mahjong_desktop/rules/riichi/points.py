"""What han and fu, a limit or yakuman are worth. Units: points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mahjong_desktop.core.scores import Step, Total
from mahjong_desktop.rules.options import Value
from mahjong_desktop.rules.riichi.fu import fu_of

LIMITS = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000}
"""The base points of the limits below a yakuman."""
YAKUMAN = "yakuman"
YAKUMAN_BASE = 8000

_LEAST_HAN = ((11, "sanbaiman"), (8, "baiman"), (6, "haneman"), (5, "mangan"))
COUNTED_YAKUMAN_HAN = 13

FU = (20, 25, *range(30, 150, 10))
"""The fu that exist."""
MOST_FU, MOST_FU_OF_FOUR_HAN = 110, 140
"""Only three concealed Kongs of terminals, four han, come to more."""


def limit_of(han: int, fu: int, values: Mapping[str, Value]) -> str | None:
    """The limit that so many han and fu reach, if they do."""
    if han >= COUNTED_YAKUMAN_HAN:
        return str(values["kazoe"])
    for least, name in _LEAST_HAN:
        if han >= least:
            return name
    uncapped = fu * 2 ** (2 + han)
    rounded_up = values["kiriage"] and (han, fu) in ((4, 30), (3, 60))
    return "mangan" if uncapped >= LIMITS["mangan"] or rounded_up else None


def base_points(han: int, fu: int, values: Mapping[str, Value]) -> int:
    """The base that payments are multiples of."""
    limit = limit_of(han, fu, values)
    return fu * 2 ** (2 + han) if limit is None else limit_base(limit)


@dataclass(frozen=True)
class Worth:
    """What han and fu come to."""

    totals: Mapping[str, Total]
    """As a score has them."""
    base: int
    working: tuple[Step, ...]


def worth(han: int, fu_sum: int, values: Mapping[str, Value]) -> Worth:
    """The fu rounded up, and what they make with the han."""
    fu = fu_of(fu_sum)
    limit, base = limit_of(han, fu, values), base_points(han, fu, values)
    steps = [Step("rounded_fu", {"sum": fu_sum, "fu": fu})] if fu_sum != fu else []
    if limit is None:
        steps.append(Step("base_points", {"fu": fu, "doublings": han + 2, "base": base}))
    return Worth({"han": han, "fu": fu, "limit": limit, YAKUMAN: 0}, base, tuple(steps))


def limit_base(limit: str) -> int:
    """The base points of a limit."""
    return YAKUMAN_BASE if limit == YAKUMAN else LIMITS[limit]
