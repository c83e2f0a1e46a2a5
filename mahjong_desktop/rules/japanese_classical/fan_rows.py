"""The doublings and the limit hands: what each asks of a reading.

Source: "Fan (Podwojenia)", "(za wikidot)" and "Układy specjalne" of the page on Japanese Classical scoring. Every
function answers by which tiles its row is earned; its docstring gives the names.
"""

from __future__ import annotations

from mahjong_desktop.core.found import NOT_FOUND, Found, together, whole
from mahjong_desktop.core.readings import Shape
from mahjong_desktop.core.suits import GroupKind
from mahjong_desktop.rules import common_rows as common
from mahjong_desktop.rules.facts import (
    ALL_CHOWS,
    HAS_HONOURS,
    NINE_RANKS,
    NO_MIDDLE,
    ONE_SUIT,
    SELF_DRAW,
    SIMPLE,
    SPECIAL,
    STRAIGHT,
    THREE_PUNGS,
)
from mahjong_desktop.rules.japanese_classical.point_rows import pair_rows
from mahjong_desktop.rules.patterns import OUTSIDE, WaitShape
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import needs


@needs(THREE_PUNGS)
def all_pungs_three_concealed(view: View) -> Found:
    """Same Pungi (trzy Pungi ukryte) · all Pungs, three of them concealed"""
    return common.all_pungs(view) if len(view.concealed_pungs) == 3 else NOT_FOUND


@needs(STRAIGHT)
def concealed_straight(view: View) -> Found:
    """Ukryte kamienie od 1 do 9 · concealed straight · 一気通貫; the winning discard may complete a Chow of it"""
    return together(view.straight) if view.straight and not any(map(view.is_melded, view.straight)) else NOT_FOUND


@needs(STRAIGHT)
def open_straight(view: View) -> Found:
    """Odkryte kamienie od 1 do 9 · open straight"""
    return together(view.straight) if any(map(view.is_melded, view.straight)) else NOT_FOUND


@needs(ALL_CHOWS)
def no_points_hand(view: View) -> Found:
    """Ręka bez punktów · no-points hand · 平和: by discard, two-sided wait, Chows and a worthless pair, no melds"""
    no_points = (
        len(view.chows) == view.of_hand.shapes.sets
        and not view.hand.melds
        and not view.situation.self_draw
        and view.wait is WaitShape.TWO_SIDED
        and _pair_fits(view)
    )
    return whole(no_points)


def _pair_fits(view: View) -> bool:
    if view.of_hand.values["no_points_pair"] == "simples":
        return not view.pair_of(OUTSIDE)
    return not any(pair_rows(view))


@needs(SIMPLE)
def all_simples(view: View) -> Found:
    """Same kamienie zwykłe · all simples · 断么"""
    return whole(view.of_hand.is_simple)


@needs(NO_MIDDLE | HAS_HONOURS)
def terminals_and_honours(view: View) -> Found:
    """Same Honory i kamienie skrajne · terminals and honours · 混老頭: both present"""
    return whole(view.of_hand.is_outside and view.of_hand.has_honours and bool(view.of_hand.suits))


@needs(NO_MIDDLE | HAS_HONOURS | SELF_DRAW)
def concealed_terminals_and_honours(view: View) -> Found:
    """Same ukryte Honory i kamienie skrajne · the same, nothing claimed and self-drawn"""
    hidden = view.of_hand.closed and view.situation.self_draw and view.reading.shape is not Shape.SEVEN_PAIRS
    return terminals_and_honours(view) if hidden else NOT_FOUND


def concealed_hand(view: View) -> Found:
    """Ukryta ręka · concealed hand · 門前清自摸: no claimed set, and by self-draw unless the option says otherwise"""
    drawn = view.situation.self_draw or bool(view.of_hand.values["concealed_on_discard"])
    return whole(view.of_hand.closed and drawn and view.reading.shape is not Shape.SEVEN_PAIRS)


@needs(THREE_PUNGS)
def three_kongs(view: View) -> Found:
    """Trzy Kongi · three Kongs · 三槓子, in any state; a fourth does no harm"""
    kongs = tuple([group for group in view.pungs if group.kind is GroupKind.KONG])
    return together(kongs) if len(kongs) >= 3 else NOT_FOUND


@needs(ONE_SUIT | NO_MIDDLE)
def all_honours(view: View) -> Found:
    """Same Honory · all honours · 字一色"""
    return whole(not view.of_hand.suits)


@needs(NO_MIDDLE)
def all_terminals(view: View) -> Found:
    """Same kamienie skrajne · all terminals · 清老頭"""
    return whole(view.of_hand.is_outside and not view.of_hand.has_honours)


@needs(SPECIAL)
def thirteen_orphans(view: View) -> Found:
    """Trzynaście sierot · thirteen orphans · 国士無双"""
    return whole(view.reading.shape is Shape.THIRTEEN_ORPHANS)


@needs(ONE_SUIT | NINE_RANKS)
def nine_gates(view: View) -> Found:
    """Dziewięć bram · nine gates · 九蓮宝燈: 1112345678999 and any tile of the suit, nothing laid down"""
    return whole(view.of_hand.is_nine_gates)
