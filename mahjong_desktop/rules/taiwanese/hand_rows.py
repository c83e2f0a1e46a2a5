"""Rows about the tiles and sets of a hand: what each asks of a reading.

Source: the two tables of the page on Taiwanese scoring. Every function answers how often its row is earned and by
which tiles; its docstring gives the names.
"""

from __future__ import annotations

from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.readings import Shape
from mahjong_desktop.core.tiles import DRAGONS, HONOURS, KINDS, WINDS, suit_of
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import NOT_FOUND, Found

SUIT_KINDS = range(KINDS.start, HONOURS.start)


def open_kong(view: View) -> Found:
    """Otwarty Kong · open Kong · 明槓: claimed or added"""
    return view.of_hand.melds(MeldKind.OPEN_KONG, MeldKind.ADDED_KONG)


def concealed_kong(view: View) -> Found:
    """Zamknięty Kong · concealed Kong · 暗槓"""
    return view.of_hand.melds(MeldKind.CONCEALED_KONG)


def no_honours(view: View) -> Found:
    """Bez Honorów · no honours · 無字"""
    return view.of_hand.whole(not view.of_hand.has_honours)


def half_flush(view: View) -> Found:
    """Jedna rodzina i Honory · half flush · 混一色: one suit, and a wind or dragon"""
    return view.of_hand.whole(len(view.of_hand.suits) == 1 and view.of_hand.has_honours)


def half_flush_with_honour_pair(view: View) -> Found:
    """Rodzina i Honory · half flush, low table: all sets of one suit, a pair of honours; or as the option says"""
    if view.of_hand.values["broad_half_flush"]:
        return half_flush(view)
    set_suits = {suit_of(view.group(index).first) for index in (*view.chows, *view.pungs)}
    one_suit = len(set_suits) == 1 and suit_of(HONOURS.start) not in set_suits
    return view.of_hand.whole(one_suit and bool(view.pair_of(HONOURS)))


def full_flush(view: View) -> Found:
    """Jedna rodzina · full flush · 清一色"""
    return view.of_hand.whole(len(view.of_hand.suits) == 1 and not view.of_hand.has_honours)


def honour_pung(view: View) -> Found:
    """Pung Honorów · honour Pung: of dragons or of any wind"""
    return view.each(view.pungs_of(HONOURS))


def dragon_pung(view: View) -> Found:
    """Pung Smoków · dragon Pung"""
    return view.each(view.pungs_of(DRAGONS))


def seat_wind_pung(view: View) -> Found:
    """Pung Wiatru miejsca · seat wind Pung"""
    return view.each(view.pungs_of([view.situation.seat_wind.kind]))


def round_wind_pung(view: View) -> Found:
    """Pung Wiatru rundy · round wind Pung"""
    return view.each(view.pungs_of([view.situation.round_wind.kind]))


def _family(view: View, family: range, pungs: int, pair: bool) -> Found:
    """So many Pungs of a family, with or without its pair."""
    sets, eyes = view.pungs_of(family), view.pair_of(family)
    return view.once(sets + eyes) if len(sets) == pungs and bool(eyes) == pair else NOT_FOUND


def little_three_winds(view: View) -> Found:
    """3 małe Wiatry · little three winds · 小三風: two Pungs and the pair, whatever else"""
    sets, pair = view.pungs_of(WINDS), view.pair_of(WINDS)
    return view.once(sets[:2] + pair) if len(sets) >= 2 and pair else NOT_FOUND


def big_three_winds(view: View) -> Found:
    """3 duże Wiatry · big three winds · 大三風"""
    return _family(view, WINDS, 3, pair=False)


def little_four_winds(view: View) -> Found:
    """4 małe Wiatry · little four winds · 小四喜"""
    return _family(view, WINDS, 3, pair=True)


def big_four_winds(view: View) -> Found:
    """4 duże Wiatry · big four winds · 大四喜"""
    return _family(view, WINDS, 4, pair=False)


def little_three_dragons(view: View) -> Found:
    """3 małe Smoki · little three dragons · 小三元"""
    return _family(view, DRAGONS, 2, pair=True)


def big_three_dragons(view: View) -> Found:
    """3 duże Smoki · big three dragons · 大三元"""
    return _family(view, DRAGONS, 3, pair=False)


def all_pungs(view: View) -> Found:
    """Same Pungi · all Pungs · 碰碰胡"""
    return view.of_hand.whole(len(view.pungs) == view.of_hand.shapes.sets)


def _concealed_pungs(view: View, exactly: int) -> Found:
    return view.once(view.concealed_pungs) if len(view.concealed_pungs) == exactly else NOT_FOUND


def two_concealed_pungs(view: View) -> Found:
    """2 zamknięte Pungi · two concealed Pungs · 兩暗刻"""
    return _concealed_pungs(view, 2)


def three_concealed_pungs(view: View) -> Found:
    """3 zamknięte Pungi · three concealed Pungs · 三暗刻"""
    return _concealed_pungs(view, 3)


def four_concealed_pungs(view: View) -> Found:
    """4 zamknięte Pungi · four concealed Pungs · 四暗刻"""
    return _concealed_pungs(view, 4)


def five_concealed_pungs(view: View) -> Found:
    """5 zamkniętych Pungów · five concealed Pungs · 五暗刻"""
    return _concealed_pungs(view, 5)


def _is_all_chows(view: View) -> bool:
    return len(view.chows) == view.of_hand.shapes.sets


def all_chows(view: View) -> Found:
    """Same Chow (z Kwiatami lub Honorami) · all Chows · 平胡: beside a bonus tile or a pair of honours"""
    return view.of_hand.whole(_is_all_chows(view) and bool(view.hand.bonus or view.pair_of(HONOURS)))


def pure_all_chows(view: View) -> Found:
    """Same Chow bez Honorów czy Kwiatów · pure all Chows · 無字花平胡"""
    return view.of_hand.whole(_is_all_chows(view) and not view.hand.bonus and bool(view.pair_of(SUIT_KINDS)))


def peaceful_win(view: View) -> Found:
    """Pokojowe zwycięstwo · peaceful win · 平胡: by discard, waiting for two kinds or more"""
    peaceful = (
        _is_all_chows(view)
        and bool(view.pair_of(SUIT_KINDS))
        and not view.situation.self_draw
        and len(view.of_hand.wait_set) > 1
        and not (view.of_hand.values["peaceful_no_bonus"] and view.hand.bonus)
    )
    return view.of_hand.whole(peaceful)


def _straight_is_concealed(view: View) -> bool:
    """None of its Chows melded; with the option, nothing in the hand."""
    closed_enough = view.of_hand.closed or not view.of_hand.values["straight_closed_hand"]
    return closed_enough and not any(map(view.is_melded, view.straight))


def open_straight(view: View) -> Found:
    """Otwarty Strit · open straight · 明龍: one that does not count as concealed"""
    return view.once(view.straight) if view.straight and not _straight_is_concealed(view) else NOT_FOUND


def concealed_straight(view: View) -> Found:
    """Zamknięty strit · concealed straight · 暗龍; the winning discard may complete a Chow of it"""
    return view.once(view.straight) if view.straight and _straight_is_concealed(view) else NOT_FOUND


def seven_pairs_and_pung(view: View) -> Found:
    """7 par i Pung · 8 i pół pary · seven pairs and a Pung · 嚦咕嚦咕"""
    return view.of_hand.whole(view.reading.shape is Shape.SEVEN_PAIRS_AND_PUNG)


def all_melded(view: View) -> Found:
    """Same meldunki · all melded · 全求人: five claimed sets, or Pungs with a Kong added"""
    return view.of_hand.whole(_all_sets_melded(view))


def beggars_hand(view: View) -> Found:
    """Ręka żebraka · beggar's hand · 全求人: all melded, the pair by a discard"""
    by_discard = not view.situation.self_draw or bool(view.of_hand.values["beggar_self_draw"])
    return view.of_hand.whole(_all_sets_melded(view) and by_discard)


def _all_sets_melded(view: View) -> bool:
    melds = view.hand.melds
    return len(melds) == view.of_hand.shapes.sets and all(meld.is_open for meld in melds)
