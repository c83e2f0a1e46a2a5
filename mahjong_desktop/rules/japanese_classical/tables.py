"""Both fan sets, each with its fan, and the limit hands.

Source: the page's list of doublings (`book`), and the same with the rows it gives "za wikidot" (`wikidot`).
"""

from __future__ import annotations

from mahjong_desktop.rules import common_rows as common
from mahjong_desktop.rules.japanese_classical import fan_rows as fan
from mahjong_desktop.rules.patterns import ReadingView
from mahjong_desktop.rules.rows import Row

BOOK: tuple[Row[ReadingView], ...] = (
    Row("dragon_pung", 1, common.dragon_pung),
    Row("seat_wind_pung", 1, common.seat_wind_pung),
    Row("round_wind_pung", 1, common.round_wind_pung),
    Row("all_pungs", 1, common.all_pungs),
    Row("concealed_straight", 2, fan.concealed_straight),
    Row("open_straight", 1, fan.open_straight),
    Row("three_concealed_pungs", 1, common.three_concealed_pungs),
    Row("no_points_hand", 1, fan.no_points_hand),
    Row("all_simples", 1, fan.all_simples),
    Row("terminals_and_honours", 1, fan.terminals_and_honours),
    Row("concealed_terminals_and_honours", 1, fan.concealed_terminals_and_honours),
    Row("half_flush", 1, common.half_flush),
    Row("full_flush", 3, common.full_flush),
    Row("little_three_dragons", 1, common.little_three_dragons),
    Row("concealed_hand", 1, fan.concealed_hand),
    Row("last_tile_from_wall", 1, common.last_tile_from_wall),
    Row("last_discard", 1, common.last_discard),
    Row("replacement_tile", 1, common.replacement_tile),
    Row("robbing_the_kong", 1, common.robbed_kong),
)

_WIKIDOT_VALUES = {
    "all_pungs": 2,
    "three_concealed_pungs": 2,
    "half_flush": 2,
    "full_flush": 4,
    "little_three_dragons": 2,
}

WIKIDOT: tuple[Row[ReadingView], ...] = (
    *(row.worth(_WIKIDOT_VALUES.get(row.id, row.value)) for row in BOOK),
    Row(
        "all_pungs_three_concealed",
        3,
        fan.all_pungs_three_concealed,
        drops=("all_pungs", "three_concealed_pungs"),
    ),
    Row("three_kongs", 2, fan.three_kongs),
)

TABLES = {"book": BOOK, "wikidot": WIKIDOT}

LIMIT_HANDS: tuple[Row[ReadingView], ...] = (
    Row("big_three_dragons", 0, common.big_three_dragons),
    Row("little_four_winds", 0, common.little_four_winds),
    Row("big_four_winds", 0, common.big_four_winds),
    Row("all_honours", 0, fan.all_honours),
    Row("all_terminals", 0, fan.all_terminals),
    Row("four_concealed_pungs", 0, common.four_concealed_pungs),
    Row("thirteen_orphans", 0, fan.thirteen_orphans),
    Row("nine_gates", 0, fan.nine_gates),
    Row("blessing_of_heaven", 0, common.blessing_of_heaven),
    Row("blessing_of_earth", 0, common.blessing_of_earth),
)
"""Any of them makes the hand worth the limit; they bring no fan."""
