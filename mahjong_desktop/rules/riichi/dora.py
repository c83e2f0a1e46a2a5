"""Dora, ura dora and red fives: a han for each tile, and no yaku."""

from __future__ import annotations

from mahjong_desktop.core.found import NOT_FOUND, Found, OfFaces
from mahjong_desktop.core.tiles import BONUS, DRAGONS, WINDS, Kind, Tile, count_in, kind_of, red_fives_in
from mahjong_desktop.rules.facts import CIRCUMSTANCE, RED_FIVE
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import Row, needs


def dora_of(indicator: Tile) -> Kind:
    """The kind that an indicator points to: the next one, 9 to 1, North to East, Red to White."""
    kind = kind_of(indicator)
    for family in (WINDS, DRAGONS):
        if kind in family:
            return family[(kind - family.start + 1) % len(family)]
    return kind - 8 if kind % 9 == 8 else kind + 1


DECLARED = CIRCUMSTANCE["riichi"] | CIRCUMSTANCE["double_riichi"]
DORA_OF = tuple(map(dora_of, range(BONUS.start)))
"""The kind that every tile points to."""


def _pointed_at(view: View, indicators: tuple[Tile, ...]) -> Found:
    """Each tile of the hand for every indicator that points to it; the first one alone without Kong dora."""
    if not view.of_hand.values["kan_dora"]:
        indicators = indicators[:1]
    faces = view.of_hand.faces
    found: tuple[Kind, ...] = ()
    for indicator in indicators:
        kind = DORA_OF[indicator]
        if faces >> kind & 1:
            found += (kind,) * count_in(view.hand.held, kind)
    return OfFaces(found) if found else NOT_FOUND


def dora(view: View) -> Found:
    """Dora · ドラ"""
    return _pointed_at(view, view.situation.dora)


def ura_dora(view: View) -> Found:
    """Ura dora · 裏ドラ: under the indicators, after riichi"""
    under = view.situation.ura_dora
    return _pointed_at(view, under) if under and view.facts & DECLARED else NOT_FOUND


@needs(RED_FIVE)
def aka_dora(view: View) -> Found:
    """Aka dora · 赤ドラ: red fives"""
    return OfFaces(red_fives_in(view.hand.held))


DORA: tuple[Row[View], ...] = (
    Row("dora", 1, dora),
    Row("ura_dora", 1, ura_dora, option="ura_dora"),
    Row("aka_dora", 1, aka_dora),
)
