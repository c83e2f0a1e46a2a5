"""The yakuman: what each asks of a reading, and in how many units it counts."""

from __future__ import annotations

from mahjong_desktop.core.found import NOT_FOUND, Found, whole
from mahjong_desktop.core.tiles import faces_of, kind_of
from mahjong_desktop.rules import common_rows as common
from mahjong_desktop.rules.facts import (
    ALL_OUTSIDE,
    ALL_PUNGS,
    CIRCUMSTANCE,
    CLOSED,
    HAS_HONOURS,
    NINE_RANKS,
    NO_SUIT,
    ONE_SUIT,
    THIRTEEN_ORPHANS,
)
from mahjong_desktop.rules.patterns import NINE_GATES, PAIR_WAIT
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.riichi.yaku import HATSU, kongs
from mahjong_desktop.rules.rows import ByFacts, Row, needs

GREEN = faces_of((*(18 + rank - 1 for rank in (2, 3, 4, 6, 8)), HATSU))
"""2, 3, 4, 6 and 8 of bamboos and the green dragon."""


def _orphans(view: View, thirteen_waits: bool) -> Found:
    """Thirteen Orphans, the winning tile making the pair or not."""
    return whole((view.wait is PAIR_WAIT) == thirteen_waits)


@needs(THIRTEEN_ORPHANS)
def kokushi(view: View) -> Found:
    """Kokushi musou · 国士無双: Thirteen Orphans, waiting for the missing one"""
    return _orphans(view, thirteen_waits=False)


@needs(THIRTEEN_ORPHANS)
def kokushi_13_wait(view: View) -> Found:
    """Kokushi musou, thirteen waits · 国士無双十三面待ち"""
    return _orphans(view, thirteen_waits=True)


@needs(ALL_PUNGS | CLOSED)
def suuankou(view: View) -> Found:
    """Suuankou · 四暗刻: four concealed triplets, the winning tile in one of them"""
    return common.four_concealed_pungs(view) if view.wait is not PAIR_WAIT else NOT_FOUND


@needs(ALL_PUNGS | CLOSED)
def suuankou_tanki(view: View) -> Found:
    """Suuankou tanki · 四暗刻単騎: waiting for the pair"""
    return common.four_concealed_pungs(view) if view.wait is PAIR_WAIT else NOT_FOUND


tsuuiisou = ByFacts(NO_SUIT)
"""Tsuuiisou · 字一色: honours alone"""
chinroutou = ByFacts(ALL_OUTSIDE, unless=HAS_HONOURS)
"""Chinroutou · 清老頭: terminals alone"""


@needs(ONE_SUIT)
def ryuuiisou(view: View) -> Found:
    """Ryuuiisou · 緑一色: green tiles alone; the green dragon is not needed"""
    return whole(view.of_hand.consists_of(GREEN))


def _wins_with_the_extra_tile(view: View) -> bool:
    """Whether the tiles without the winning one are the nine gates themselves, which wait for every tile."""
    assert view.hand.winning is not None
    kind = kind_of(view.hand.winning)
    return view.hand.concealed_counts[kind] == NINE_GATES[kind % 9] + 1


@needs(ONE_SUIT | NINE_RANKS)
def chuuren(view: View) -> Found:
    """Chuuren poutou · 九蓮宝燈: nine gates, waiting for fewer than nine tiles"""
    return whole(view.of_hand.is_nine_gates and not _wins_with_the_extra_tile(view))


@needs(ONE_SUIT | NINE_RANKS)
def junsei_chuuren(view: View) -> Found:
    """Junsei chuuren poutou · 純正九蓮宝燈: nine gates, waiting for all nine"""
    return whole(view.of_hand.is_nine_gates and _wins_with_the_extra_tile(view))


@needs(ALL_PUNGS)
def suukantsu(view: View) -> Found:
    """Suukantsu · 四槓子: four Kongs"""
    return kongs(view, 4)


renhou = ByFacts(CIRCUMSTANCE["blessing_of_man"])
"""Renhou · 人和: on a discard before the own first draw"""


YAKUMAN: tuple[Row[View], ...] = (
    Row("kokushi", 1, kokushi),
    Row("kokushi_13_wait", 2, kokushi_13_wait),
    Row("suuankou", 1, suuankou),
    Row("suuankou_tanki", 2, suuankou_tanki),
    Row("daisangen", 1, common.big_three_dragons),
    Row("shousuushii", 1, common.little_four_winds),
    Row("daisuushii", 2, common.big_four_winds),
    Row("tsuuiisou", 1, tsuuiisou),
    Row("chinroutou", 1, chinroutou),
    Row("ryuuiisou", 1, ryuuiisou),
    Row("chuuren", 1, chuuren),
    Row("junsei_chuuren", 2, junsei_chuuren),
    Row("suukantsu", 1, suukantsu),
    Row("tenhou", 1, common.blessing_of_heaven),
    Row("chiihou", 1, common.blessing_of_earth),
    Row("renhou", 1, renhou),
)
"""Every yakuman with its units."""
RENHOU = "renhou"
RENHOU_MANGAN = Row(RENHOU, 5, renhou)
"""Where it is a mangan: as five han that stand alone."""
