"""Rows that more than one variant has, under whatever name: what each asks of a reading.

Every question answers how often its row is earned and by which tiles; its docstring gives the names.
"""

from __future__ import annotations

from mahjong_desktop.core.found import BY_WINNING, NOT_FOUND, Found, one_by_one, together
from mahjong_desktop.core.tiles import DRAGONS, WINDS
from mahjong_desktop.rules.facts import (
    ALL_PUNGS,
    CIRCUMSTANCE,
    DRAGON_PUNG,
    GREEN_PUNG,
    HAS_HONOURS,
    ONE_SUIT,
    RED_PUNG,
    ROUND_WIND_PUNG,
    SEAT_WIND_PUNG,
    SELF_DRAW,
    THREE_PUNGS,
    THREE_WIND_PUNGS,
    TWO_DRAGON_PUNGS,
    WHITE_PUNG,
)
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import ByFacts, needs

half_flush = ByFacts(ONE_SUIT | HAS_HONOURS)
"""One suit and honours · honitsu · 混一色: one suit, and a wind or dragon"""
full_flush = ByFacts(ONE_SUIT, unless=HAS_HONOURS)
"""One suit alone · chinitsu · 清一色"""


@needs(DRAGON_PUNG)
def dragon_pung(view: View) -> Found:
    """Pung or Kong of dragons, each · yakuhai · 役牌"""
    return one_by_one(view.pungs_of(DRAGONS))


@needs(SEAT_WIND_PUNG)
def seat_wind_pung(view: View) -> Found:
    """Pung or Kong of the own wind · 門風 · 自風牌"""
    return one_by_one(view.pungs_of((view.situation.seat_wind.kind,)))


@needs(ROUND_WIND_PUNG)
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


@needs(THREE_WIND_PUNGS)
def little_four_winds(view: View) -> Found:
    """Three Pungs and the pair of winds · shousuushii · 小四喜"""
    return family(view, WINDS, 3, pair=True)


@needs(THREE_WIND_PUNGS)
def big_four_winds(view: View) -> Found:
    """Four Pungs of winds · daisuushii · 大四喜"""
    return family(view, WINDS, 4, pair=False)


@needs(TWO_DRAGON_PUNGS)
def little_three_dragons(view: View) -> Found:
    """Two Pungs and the pair of dragons · shousangen · 小三元"""
    return family(view, DRAGONS, 2, pair=True)


@needs(WHITE_PUNG | GREEN_PUNG | RED_PUNG)
def big_three_dragons(view: View) -> Found:
    """Three Pungs of dragons · daisangen · 大三元"""
    return family(view, DRAGONS, 3, pair=False)


all_pungs = ByFacts(ALL_PUNGS)
"""Pungs and Kongs alone · toitoi · 碰碰胡 · 対々和"""


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


blessing_of_heaven = ByFacts(CIRCUMSTANCE["blessing_of_heaven"])
"""East's win with the dealt tiles · tenhou · 天和 · 天胡"""
blessing_of_earth = ByFacts(CIRCUMSTANCE["blessing_of_earth"])
"""A win in the first round of play · chiihou · 地和 · 地胡"""
self_draw = ByFacts(SELF_DRAW, found=BY_WINNING)
"""The winning tile came from the wall · tsumo · 自摸"""
robbed_kong = ByFacts(CIRCUMSTANCE["robbed_kong"], found=BY_WINNING)
"""The tile another added to a Pung · chankan · 搶槓"""
replacement_tile = ByFacts(CIRCUMSTANCE["replacement_tile"], found=BY_WINNING)
"""The tile drawn for a Kong · rinshan · 嶺上開花"""
last_tile_from_wall = ByFacts(CIRCUMSTANCE["last_tile"] | SELF_DRAW, CIRCUMSTANCE["replacement_tile"], BY_WINNING)
"""The last tile of the wall · haitei · 海底: but a replacement tile is that alone"""
last_discard = ByFacts(CIRCUMSTANCE["last_tile"], SELF_DRAW, BY_WINNING)
"""The last discard · houtei · 河底"""
