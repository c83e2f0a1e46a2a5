"""Rows about the tiles and sets of a hand: what each asks of a reading.

Source: the two tables of the page on Taiwanese scoring. Every question answers how often its row is earned and by
which tiles; its docstring gives the names.
"""

from __future__ import annotations

from mahjong_desktop.core.found import NOT_FOUND, Found, one_by_one, together, whole
from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.tiles import HONOURS, KINDS, WINDS, suit_of
from mahjong_desktop.rules.common_rows import concealed_pungs, family, half_flush
from mahjong_desktop.rules.facts import (
    ALL_CHOWS,
    ALL_PUNGS,
    CLOSED,
    HAS_HONOURS,
    PUNGS,
    SEVEN_PAIRS_AND_PUNG,
    STRAIGHT,
    THREE_WIND_PUNGS,
    WIND_PUNG,
)
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import ByFacts, needs

SUIT_KINDS = range(KINDS.start, HONOURS.start)


def open_kong(view: View) -> Found:
    """Otwarty Kong · open Kong · 明槓: claimed or added"""
    return view.of_hand.melds(MeldKind.OPEN_KONG, MeldKind.ADDED_KONG)


def concealed_kong(view: View) -> Found:
    """Zamknięty Kong · concealed Kong · 暗槓"""
    return view.of_hand.melds(MeldKind.CONCEALED_KONG)


no_honours = ByFacts(0, unless=HAS_HONOURS)
"""Bez Honorów · no honours · 無字"""


def half_flush_with_honour_pair(view: View) -> Found:
    """Rodzina i Honory · half flush, low table: all sets of one suit, a pair of honours; or as the option says"""
    if view.of_hand.values["broad_half_flush"]:
        return half_flush(view)
    set_suits = {suit_of(group.first) for group in view.chows + view.pungs}
    one_suit = len(set_suits) == 1 and suit_of(HONOURS.start) not in set_suits
    return whole(one_suit and bool(view.pair_of(HONOURS)))


@needs(PUNGS)
def honour_pung(view: View) -> Found:
    """Pung Honorów · honour Pung: of dragons or of any wind"""
    return one_by_one(view.pungs_of(HONOURS))


@needs(WIND_PUNG)
def little_three_winds(view: View) -> Found:
    """3 małe Wiatry · little three winds · 小三風: two Pungs and the pair, whatever else"""
    sets, pair = view.pungs_of(WINDS), view.pair_of(WINDS)
    return together(sets[:2] + pair) if len(sets) >= 2 and pair else NOT_FOUND


@needs(THREE_WIND_PUNGS)
def big_three_winds(view: View) -> Found:
    """3 duże Wiatry · big three winds · 大三風"""
    return family(view, WINDS, 3, pair=False)


@needs(PUNGS)
def two_concealed_pungs(view: View) -> Found:
    """2 zamknięte Pungi · two concealed Pungs · 兩暗刻"""
    return concealed_pungs(view, 2)


@needs(ALL_PUNGS | CLOSED)
def five_concealed_pungs(view: View) -> Found:
    """5 zamkniętych Pungów · five concealed Pungs · 五暗刻"""
    return concealed_pungs(view, 5)


@needs(ALL_CHOWS)
def all_chows(view: View) -> Found:
    """Same Chow (z Kwiatami lub Honorami) · all Chows · 平胡: beside a bonus tile or a pair of honours"""
    return whole(bool(view.hand.bonus or view.pair_of(HONOURS)))


@needs(ALL_CHOWS)
def pure_all_chows(view: View) -> Found:
    """Same Chow bez Honorów czy Kwiatów · pure all Chows · 無字花平胡"""
    return whole(not view.hand.bonus and bool(view.pair_of(SUIT_KINDS)))


@needs(ALL_CHOWS)
def peaceful_win(view: View) -> Found:
    """Pokojowe zwycięstwo · peaceful win · 平胡: by discard, waiting for two kinds or more"""
    peaceful = (
        bool(view.pair_of(SUIT_KINDS))
        and not view.situation.self_draw
        and len(view.of_hand.wait_set) > 1
        and not (view.of_hand.values["peaceful_no_bonus"] and view.hand.bonus)
    )
    return whole(peaceful)


def _straight_is_concealed(view: View) -> bool:
    """None of its Chows melded; with the option, nothing in the hand."""
    closed_enough = view.of_hand.closed or not view.of_hand.values["straight_closed_hand"]
    return closed_enough and not any(map(view.is_melded, view.straight))


@needs(STRAIGHT)
def open_straight(view: View) -> Found:
    """Otwarty Strit · open straight · 明龍: one that does not count as concealed"""
    return together(view.straight) if not _straight_is_concealed(view) else NOT_FOUND


@needs(STRAIGHT)
def concealed_straight(view: View) -> Found:
    """Zamknięty strit · concealed straight · 暗龍; the winning discard may complete a Chow of it"""
    return together(view.straight) if _straight_is_concealed(view) else NOT_FOUND


seven_pairs_and_pung = ByFacts(SEVEN_PAIRS_AND_PUNG)
"""7 par i Pung · 8 i pół pary · seven pairs and a Pung · 嚦咕嚦咕"""


def all_melded(view: View) -> Found:
    """Same meldunki · all melded · 全求人: five claimed sets, or Pungs with a Kong added"""
    return whole(_all_sets_melded(view))


def beggars_hand(view: View) -> Found:
    """Ręka żebraka · beggar's hand · 全求人: all melded, the pair by a discard"""
    by_discard = not view.situation.self_draw or bool(view.of_hand.values["beggar_self_draw"])
    return whole(_all_sets_melded(view) and by_discard)


def _all_sets_melded(view: View) -> bool:
    melds = view.hand.melds
    return len(melds) == view.of_hand.shapes.sets and all(meld.is_open for meld in melds)
