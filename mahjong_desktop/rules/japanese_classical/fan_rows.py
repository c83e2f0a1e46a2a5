"""The doublings and the limit hands: what each asks of a reading.

Source: "Fan (Podwojenia)", "(za wikidot)" and "Układy specjalne" of the page on Japanese Classical scoring. Every
function answers by which tiles its row is earned; its docstring gives the names.
"""

from __future__ import annotations

from mahjong_desktop.core.found import NOT_FOUND, Found, together, whole
from mahjong_desktop.core.suits import KONG
from mahjong_desktop.rules import common_rows as common
from mahjong_desktop.rules.facts import (
    ALL_CHOWS,
    ALL_OUTSIDE,
    CLOSED,
    HAS_HONOURS,
    NINE_RANKS,
    NO_SUIT,
    ONE_SUIT,
    SELF_DRAW,
    SEVEN_PAIRS,
    SIMPLE,
    STRAIGHT,
    THIRTEEN_ORPHANS,
    THREE_PUNGS,
)
from mahjong_desktop.rules.japanese_classical.point_rows import pair_rows
from mahjong_desktop.rules.patterns import OUTSIDE, TWO_SIDED_WAIT
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import ByFacts, needs


@needs(THREE_PUNGS)
def all_pungs_three_concealed(view: View) -> Found:
    """Same Pungi (trzy Pungi ukryte) · all Pungs, three of them concealed"""
    return common.all_pungs(view) if len(view.concealed_pungs) == 3 else NOT_FOUND


@needs(STRAIGHT)
def concealed_straight(view: View) -> Found:
    """Ukryte kamienie od 1 do 9 · concealed straight · 一気通貫; the winning discard may complete a Chow of it"""
    return together(view.straight) if not any(map(view.is_melded, view.straight)) else NOT_FOUND


@needs(STRAIGHT)
def open_straight(view: View) -> Found:
    """Odkryte kamienie od 1 do 9 · open straight"""
    return together(view.straight) if any(map(view.is_melded, view.straight)) else NOT_FOUND


@needs(ALL_CHOWS)
def no_points_hand(view: View) -> Found:
    """Ręka bez punktów · no-points hand · 平和: by discard, two-sided wait, Chows and a worthless pair, no melds"""
    no_points = (
        not view.hand.melds and not view.situation.self_draw and view.wait is TWO_SIDED_WAIT and _pair_fits(view)
    )
    return whole(no_points)


def _pair_fits(view: View) -> bool:
    if view.of_hand.values["no_points_pair"] == "simples":
        return not view.pair_of(OUTSIDE)
    return not any(pair_rows(view))


all_simples = ByFacts(SIMPLE)
"""Same kamienie zwykłe · all simples · 断么"""
terminals_and_honours = ByFacts(ALL_OUTSIDE | HAS_HONOURS, unless=NO_SUIT)
"""Same Honory i kamienie skrajne · terminals and honours · 混老頭: both present"""
concealed_terminals_and_honours = ByFacts(ALL_OUTSIDE | HAS_HONOURS | CLOSED | SELF_DRAW, unless=NO_SUIT | SEVEN_PAIRS)
"""Same ukryte Honory i kamienie skrajne · the same, nothing claimed and self-drawn"""


@needs(CLOSED)
def concealed_hand(view: View) -> Found:
    """Ukryta ręka · concealed hand · 門前清自摸: no claimed set, and by self-draw unless the option says otherwise"""
    drawn = view.situation.self_draw or bool(view.of_hand.values["concealed_on_discard"])
    return whole(drawn and not view.facts & SEVEN_PAIRS)


@needs(THREE_PUNGS)
def three_kongs(view: View) -> Found:
    """Trzy Kongi · three Kongs · 三槓子, in any state; a fourth does no harm"""
    kongs = tuple([group for group in view.pungs if group.kind is KONG])
    return together(kongs) if len(kongs) >= 3 else NOT_FOUND


all_honours = ByFacts(NO_SUIT)
"""Same Honory · all honours · 字一色"""
all_terminals = ByFacts(ALL_OUTSIDE, unless=HAS_HONOURS)
"""Same kamienie skrajne · all terminals · 清老頭"""
thirteen_orphans = ByFacts(THIRTEEN_ORPHANS)
"""Trzynaście sierot · thirteen orphans · 国士無双"""


@needs(ONE_SUIT | NINE_RANKS)
def nine_gates(view: View) -> Found:
    """Dziewięć bram · nine gates · 九蓮宝燈: 1112345678999 and any tile of the suit, nothing laid down"""
    return whole(view.of_hand.is_nine_gates)
