"""The ordinary yaku: what each asks of a reading.

Source: the yaku list that the page on riichi sends its reader to, by the common modern rules. Every question answers
by which tiles its yaku is earned; its docstring gives the names.
"""

from __future__ import annotations

from mahjong_desktop.core.found import BY_WINNING, NOT_FOUND, Found, one_by_one, together, whole
from mahjong_desktop.core.suits import CHOW, KONG, Group, Groups
from mahjong_desktop.core.tiles import HONOURS, Kind
from mahjong_desktop.rules import common_rows as common
from mahjong_desktop.rules.facts import (
    ALL_CHOWS,
    ALL_OUTSIDE,
    CHOWS,
    CIRCUMSTANCE,
    CLOSED,
    GREEN_PUNG,
    HAS_HONOURS,
    NO_MIDDLE,
    RED_PUNG,
    RUN_IN_THREE_SUITS,
    SELF_DRAW,
    SEVEN_PAIRS,
    SIMPLE,
    STRAIGHT,
    THREE_PUNGS,
    THREE_SUITS,
    TWIN_CHOWS,
    WHITE_PUNG,
)
from mahjong_desktop.rules.patterns import OUTSIDE, TWO_SIDED_WAIT
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import ByFacts, Row, needs

HAKU, HATSU, CHUN = HONOURS[4:]


# --- how it was won


riichi = ByFacts(CIRCUMSTANCE["riichi"])
"""Riichi · 立直"""
double_riichi = ByFacts(CIRCUMSTANCE["double_riichi"])
"""Double riichi · ダブル立直: declared with the first discard"""
ippatsu = ByFacts(CIRCUMSTANCE["ippatsu"], found=BY_WINNING)
"""Ippatsu · 一発: within the round of play after riichi"""
menzen_tsumo = ByFacts(SELF_DRAW | CLOSED, found=BY_WINNING)
"""Menzen tsumo · 門前清自摸和: a closed hand by self-draw"""


# --- runs


@needs(ALL_CHOWS)
def pinfu(view: View) -> Found:
    """Pinfu · 平和: four runs, a pair worth nothing, a two-sided wait"""
    pinfu = (
        len(view.chows) == 4
        and view.wait is TWO_SIDED_WAIT
        and not view.pair_of((*HONOURS[4:], view.situation.seat_wind.kind, view.situation.round_wind.kind))
        and (not view.situation.self_draw or bool(view.of_hand.values["pinfu_tsumo"]))
    )
    return whole(pinfu)


def _same_runs(view: View) -> list[Groups]:
    """Pairs of identical runs, each run used once: three identical ones make one pair, four make two."""
    found: list[Groups] = []
    waiting: dict[Kind, Group] = {}
    for run in view.chows:
        if run.first in waiting:
            found.append((waiting.pop(run.first), run))
        else:
            waiting[run.first] = run
    return found


@needs(TWIN_CHOWS)
def iipeikou(view: View) -> Found:
    """Iipeikou · 一盃口: a run twice"""
    pairs = _same_runs(view)
    return together(pairs[0]) if len(pairs) == 1 else NOT_FOUND


@needs(TWIN_CHOWS)
def ryanpeikou(view: View) -> Found:
    """Ryanpeikou · 二盃口: two runs, each twice"""
    pairs = _same_runs(view)
    return together((*pairs[0], *pairs[1])) if len(pairs) == 2 else NOT_FOUND


@needs(STRAIGHT)
def ittsu(view: View) -> Found:
    """Ittsu · 一気通貫: 123, 456 and 789 of one suit"""
    return together(view.straight) if view.straight else NOT_FOUND


def _in_three_suits(view: View, sets: Groups) -> Found:
    """Sets of three suits that begin with the same rank."""
    at = {group.first: group for group in sets}
    for first in at:
        if first < 9 and first + 9 in at and first + 18 in at:
            return together((at[first], at[first + 9], at[first + 18]))
    return NOT_FOUND


@needs(RUN_IN_THREE_SUITS)
def sanshoku_doujun(view: View) -> Found:
    """Sanshoku doujun · 三色同順: the same run in three suits"""
    return _in_three_suits(view, view.chows)


# --- triplets


@needs(THREE_SUITS | THREE_PUNGS)
def sanshoku_doukou(view: View) -> Found:
    """Sanshoku doukou · 三色同刻: the same triplet in three suits"""
    return _in_three_suits(view, view.pungs)


@needs(WHITE_PUNG)
def haku(view: View) -> Found:
    """Haku · 白: white dragons"""
    return one_by_one(view.pungs_of((HAKU,)))


@needs(GREEN_PUNG)
def hatsu(view: View) -> Found:
    """Hatsu · 發: green dragons"""
    return one_by_one(view.pungs_of((HATSU,)))


@needs(RED_PUNG)
def chun(view: View) -> Found:
    """Chun · 中: red dragons"""
    return one_by_one(view.pungs_of((CHUN,)))


def kongs(view: View, exactly: int) -> Found:
    """Earned by exactly so many Kongs."""
    found = tuple([group for group in view.pungs if group.kind is KONG])
    return together(found) if len(found) == exactly else NOT_FOUND


@needs(THREE_PUNGS)
def sankantsu(view: View) -> Found:
    """Sankantsu · 三槓子: three Kongs"""
    return kongs(view, 3)


# --- the whole hand


tanyao = ByFacts(SIMPLE)
"""Tanyao · 断么九: 2 to 8 alone"""


def _touches(group: Group) -> bool:
    """Whether a set or pair has a terminal or an honour in it."""
    if group.kind is CHOW:
        return group.first % 9 in (0, 6)
    return group.first in OUTSIDE


def _all_touch(view: View, honours: bool) -> bool:
    """A run among the sets, a terminal or an honour in each, with honours or without any."""
    return bool(view.chows) and view.of_hand.has_honours == honours and all(map(_touches, view.reading.groups))


@needs(NO_MIDDLE | CHOWS | HAS_HONOURS)
def chanta(view: View) -> Found:
    """Chanta · 混全帯么九: a terminal or an honour in every set and in the pair"""
    return whole(_all_touch(view, honours=True))


@needs(NO_MIDDLE | CHOWS)
def junchan(view: View) -> Found:
    """Junchan · 純全帯么九: a terminal in every set and in the pair"""
    return whole(_all_touch(view, honours=False))


honroutou = ByFacts(ALL_OUTSIDE)
"""Honroutou · 混老頭: terminals and honours alone"""
chiitoitsu = ByFacts(SEVEN_PAIRS)
"""Chiitoitsu · 七対子: seven pairs"""


PINFU = Row("pinfu", 1, pinfu, opened=0)
YAKU: tuple[Row[View], ...] = (
    Row("riichi", 1, riichi, opened=0),
    Row("double_riichi", 2, double_riichi, opened=0),
    Row("ippatsu", 1, ippatsu, opened=0, option="ippatsu"),
    Row("menzen_tsumo", 1, menzen_tsumo, opened=0),
    PINFU,
    Row("tanyao", 1, tanyao),
    Row("iipeikou", 1, iipeikou, opened=0),
    Row("seat_wind", 1, common.seat_wind_pung),
    Row("round_wind", 1, common.round_wind_pung),
    Row("haku", 1, haku),
    Row("hatsu", 1, hatsu),
    Row("chun", 1, chun),
    Row("haitei", 1, common.last_tile_from_wall),
    Row("houtei", 1, common.last_discard),
    Row("rinshan", 1, common.replacement_tile),
    Row("chankan", 1, common.robbed_kong),
    Row("chiitoitsu", 2, chiitoitsu, opened=0),
    Row("chanta", 2, chanta, opened=1),
    Row("ittsu", 2, ittsu, opened=1),
    Row("sanshoku_doujun", 2, sanshoku_doujun, opened=1),
    Row("sanshoku_doukou", 2, sanshoku_doukou),
    Row("toitoi", 2, common.all_pungs),
    Row("sanankou", 2, common.three_concealed_pungs),
    Row("sankantsu", 2, sankantsu),
    Row("shousangen", 2, common.little_three_dragons),
    Row("honroutou", 2, honroutou),
    Row("ryanpeikou", 3, ryanpeikou, opened=0),
    Row("junchan", 3, junchan, opened=2),
    Row("honitsu", 3, common.half_flush, opened=2),
    Row("chinitsu", 6, common.full_flush, opened=5),
)
"""Every yaku with its han, in the order of the list."""
