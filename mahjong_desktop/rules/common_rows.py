"""Rows that more than one variant has, under whatever name: what each asks of a reading.

Every function answers how often its row is earned and by which tiles; its docstring gives the names.
"""

from __future__ import annotations

from mahjong_desktop.core.found import BY_WINNING, NOT_FOUND, Found, one_by_one, together, whole
from mahjong_desktop.core.tiles import DRAGONS, WINDS
from mahjong_desktop.rules.facts import (
    CIRCUMSTANCE,
    DRAGON_PUNG,
    HAS_HONOURS,
    ONE_SUIT,
    SELF_DRAW,
    THREE_PUNGS,
    WIND_PUNG,
)
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import needs


@needs(ONE_SUIT | HAS_HONOURS)
def half_flush(view: View) -> Found:
    """One suit and honours · honitsu · 混一色: one suit, and a wind or dragon"""
    return whole(len(view.of_hand.suits) == 1 and view.of_hand.has_honours)


@needs(ONE_SUIT)
def full_flush(view: View) -> Found:
    """One suit alone · chinitsu · 清一色"""
    return whole(len(view.of_hand.suits) == 1 and not view.of_hand.has_honours)


@needs(DRAGON_PUNG)
def dragon_pung(view: View) -> Found:
    """Pung or Kong of dragons, each · yakuhai · 役牌"""
    return one_by_one(view.pungs_of(DRAGONS))


@needs(WIND_PUNG)
def seat_wind_pung(view: View) -> Found:
    """Pung or Kong of the own wind · 門風 · 自風牌"""
    return one_by_one(view.pungs_of((view.situation.seat_wind.kind,)))


@needs(WIND_PUNG)
def round_wind_pung(view: View) -> Found:
    """Pung or Kong of the round's wind · 圈風 · 場風牌"""
    return one_by_one(view.pungs_of((view.situation.round_wind.kind,)))


def family(view: View, kinds: range, pungs: int, pair: bool) -> Found:
    """Earned by exactly so many Pungs of a family, with its pair or without."""
    sets = view.pungs_of(kinds)
    if len(sets) != pungs:
        return NOT_FOUND
    eyes = view.pair_of(kinds)
    return together(sets + eyes) if bool(eyes) == pair else NOT_FOUND


@needs(WIND_PUNG | THREE_PUNGS)
def little_four_winds(view: View) -> Found:
    """Three Pungs and the pair of winds · shousuushii · 小四喜"""
    return family(view, WINDS, 3, pair=True)


@needs(WIND_PUNG | THREE_PUNGS)
def big_four_winds(view: View) -> Found:
    """Four Pungs of winds · daisuushii · 大四喜"""
    return family(view, WINDS, 4, pair=False)


@needs(DRAGON_PUNG)
def little_three_dragons(view: View) -> Found:
    """Two Pungs and the pair of dragons · shousangen · 小三元"""
    return family(view, DRAGONS, 2, pair=True)


@needs(DRAGON_PUNG | THREE_PUNGS)
def big_three_dragons(view: View) -> Found:
    """Three Pungs of dragons · daisangen · 大三元"""
    return family(view, DRAGONS, 3, pair=False)


@needs(THREE_PUNGS)
def all_pungs(view: View) -> Found:
    """Pungs and Kongs alone · toitoi · 碰碰胡 · 対々和"""
    return whole(len(view.pungs) == view.of_hand.shapes.sets)


def concealed_pungs(view: View, exactly: int) -> Found:
    """Earned by exactly so many Pungs of self-drawn tiles."""
    return together(view.concealed_pungs) if len(view.concealed_pungs) == exactly else NOT_FOUND


@needs(THREE_PUNGS)
def three_concealed_pungs(view: View) -> Found:
    """Exactly three concealed Pungs · sanankou · 三暗刻"""
    return concealed_pungs(view, 3)


@needs(THREE_PUNGS)
def four_concealed_pungs(view: View) -> Found:
    """Exactly four concealed Pungs · suuankou · 四暗刻"""
    return concealed_pungs(view, 4)


@needs(CIRCUMSTANCE["blessing_of_heaven"])
def blessing_of_heaven(view: View) -> Found:
    """East's win with the dealt tiles · tenhou · 天和 · 天胡"""
    return whole(view.situation.has("blessing_of_heaven"))


@needs(CIRCUMSTANCE["blessing_of_earth"])
def blessing_of_earth(view: View) -> Found:
    """A win in the first round of play · chiihou · 地和 · 地胡"""
    return whole(view.situation.has("blessing_of_earth"))


def by_winning_tile(view: View, condition: bool) -> Found:
    """Earned by the winning tile, if so."""
    return BY_WINNING if condition else NOT_FOUND


@needs(SELF_DRAW)
def self_draw(view: View) -> Found:
    """The winning tile came from the wall · tsumo · 自摸"""
    return by_winning_tile(view, view.situation.self_draw)


@needs(CIRCUMSTANCE["robbed_kong"])
def robbed_kong(view: View) -> Found:
    """The tile another added to a Pung · chankan · 搶槓"""
    return by_winning_tile(view, view.situation.has("robbed_kong"))


@needs(CIRCUMSTANCE["replacement_tile"])
def replacement_tile(view: View) -> Found:
    """The tile drawn for a Kong · rinshan · 嶺上開花"""
    return by_winning_tile(view, view.situation.has("replacement_tile"))


@needs(CIRCUMSTANCE["last_tile"] | SELF_DRAW)
def last_tile_from_wall(view: View) -> Found:
    """The last tile of the wall · haitei · 海底: but a replacement tile is that alone"""
    situation = view.situation
    drawn = situation.self_draw and not situation.has("replacement_tile")
    return by_winning_tile(view, situation.has("last_tile") and drawn)


@needs(CIRCUMSTANCE["last_tile"])
def last_discard(view: View) -> Found:
    """The last discard · houtei · 河底"""
    return by_winning_tile(view, view.situation.has("last_tile") and not view.situation.self_draw)
