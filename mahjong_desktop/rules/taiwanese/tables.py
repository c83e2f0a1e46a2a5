"""The high and the low table: each row with its Tai and the rows that it replaces.

Source: "Wyższa punktacja" and "Niższa punktacja" of the page on Taiwanese scoring, rows in the page's order.
"""

from __future__ import annotations

from mahjong_desktop.rules import common_rows as common
from mahjong_desktop.rules.patterns import ReadingView
from mahjong_desktop.rules.rows import Row
from mahjong_desktop.rules.taiwanese import hand_rows as hand
from mahjong_desktop.rules.taiwanese import win_rows as win

ROBBING_EIGHTH = "robbing_eighth_bonus"
EIGHT_BONUS = "eight_bonus_tiles"
WINNING = "winning"

HIGH: tuple[Row[ReadingView], ...] = (
    Row("no_bonus_tiles", 1, win.no_bonus_tiles),
    Row("no_honours", 1, hand.no_honours),
    Row("bonus_tile", 1, win.bonus_tile),
    Row("seat_bonus", 1, win.seat_bonus, option="seat_bonus_extra"),
    Row("last_tile_from_wall", 1, win.last_tile_from_wall),
    Row("open_kong", 1, hand.open_kong),
    Row("honour_pung", 1, hand.honour_pung),
    Row("round_wind_pung", 1, common.round_wind_pung, option="wind_extra"),
    Row("seat_wind_pung", 1, common.seat_wind_pung, option="wind_extra"),
    Row("robbing_the_kong", 1, common.robbed_kong),
    Row("concealed_hand", 1, win.concealed_hand),
    Row("two_concealed_pungs", 2, hand.two_concealed_pungs),
    Row("concealed_kong", 2, hand.concealed_kong),
    Row("no_honours_no_bonus", 3, win.no_honours_no_bonus, drops=("no_honours", "no_bonus_tiles")),
    Row("fully_concealed_hand", 3, win.fully_concealed_hand, drops=("self_draw",)),
    Row("all_chows", 3, hand.all_chows),
    Row("little_three_winds", 5, hand.little_three_winds, absorbs="honour_pung"),
    Row("three_concealed_pungs", 5, common.three_concealed_pungs),
    Row("open_straight", 5, hand.open_straight),
    Row("early_win_5_to_10", 5, win.early_win_5_to_10),
    Row("big_three_winds", 10, hand.big_three_winds, absorbs="honour_pung"),
    Row("little_three_dragons", 10, common.little_three_dragons, absorbs="honour_pung"),
    Row("four_concealed_pungs", 10, common.four_concealed_pungs),
    Row("ready_on_deal", 10, win.ready_on_deal),
    Row("half_flush", 10, common.half_flush),
    Row(
        "pure_all_chows",
        10,
        hand.pure_all_chows,
        drops=("no_honours_no_bonus", "no_honours", "no_bonus_tiles"),
    ),
    Row("all_melded", 10, hand.all_melded, drops=("pair_wait",)),
    Row("all_pungs", 10, common.all_pungs),
    Row("early_win_under_5", 10, win.early_win_under_5),
    Row("concealed_straight", 10, hand.concealed_straight),
    Row(ROBBING_EIGHTH, 20, win.never),
    Row("big_three_dragons", 30, common.big_three_dragons, absorbs="honour_pung"),
    Row("little_four_winds", 30, common.little_four_winds, drops=("little_three_winds",), absorbs="honour_pung"),
    Row(
        "seven_pairs_and_pung",
        30,
        hand.seven_pairs_and_pung,
        drops=("concealed_hand", "fully_concealed_hand"),
    ),
    Row(EIGHT_BONUS, 30, win.eight_bonus_tiles, drops=("bonus_tile", "seat_bonus")),
    Row(
        "big_four_winds",
        40,
        common.big_four_winds,
        drops=("round_wind_pung", "seat_wind_pung"),
        absorbs="honour_pung",
    ),
    Row(
        "five_concealed_pungs",
        40,
        hand.five_concealed_pungs,
        drops=("all_pungs", "concealed_hand", "fully_concealed_hand"),
    ),
    Row(
        "blessing_of_heaven",
        40,
        common.blessing_of_heaven,
        drops=(
            "concealed_hand",
            "fully_concealed_hand",
            "self_draw",
            "early_win_under_5",
            "early_win_5_to_10",
            "ready_on_deal",
            "pair_wait",
            "closed_wait",
        ),
    ),
    Row(
        "blessing_of_earth",
        40,
        common.blessing_of_earth,
        drops=("concealed_hand", "early_win_under_5", "early_win_5_to_10", "ready_on_deal"),
    ),
    Row("full_flush", 40, common.full_flush, drops=("no_honours",)),
    Row(WINNING, 2, win.winning),
    Row("self_draw", 1, common.self_draw),
    Row("pair_wait", 2, win.pair_wait),
    Row("closed_wait", 2, win.closed_wait),
)

LOW: tuple[Row[ReadingView], ...] = (
    Row("one_tile_wait", 1, win.one_tile_wait),
    Row("open_kong", 1, hand.open_kong),
    Row("concealed_kong", 2, hand.concealed_kong),
    Row("no_honours", 1, hand.no_honours),
    Row("no_bonus_tiles", 1, win.no_bonus_tiles),
    Row("concealed_hand", 1, win.clean_hand),
    Row("self_draw", 1, common.self_draw),
    Row("fully_concealed_hand", 3, win.fully_concealed_hand, drops=("concealed_hand", "self_draw")),
    Row("replacement_tile", 1, common.replacement_tile),
    Row("last_tile_from_wall", 1, win.last_tile_from_wall),
    Row("robbing_the_kong", 1, common.robbed_kong),
    Row("beggars_hand", 2, hand.beggars_hand, drops=("one_tile_wait",)),
    Row("dragon_pung", 1, common.dragon_pung),
    Row("seat_wind_pung", 1, common.seat_wind_pung),
    Row("round_wind_pung", 1, common.round_wind_pung),
    Row("seat_bonus", 1, win.seat_bonus),
    Row("four_flowers", 2, win.four_flowers),
    Row("four_seasons", 2, win.four_seasons),
    Row("peaceful_win", 2, hand.peaceful_win, drops=("no_honours",)),
    Row("all_pungs", 7, common.all_pungs),
    Row("three_concealed_pungs", 2, common.three_concealed_pungs),
    Row("four_concealed_pungs", 7, common.four_concealed_pungs),
    Row(
        "five_concealed_pungs",
        14,
        hand.five_concealed_pungs,
        drops=("all_pungs", "concealed_hand", "fully_concealed_hand"),
    ),
    Row("half_flush", 7, hand.half_flush_with_honour_pair),
    Row("full_flush", 7, common.full_flush, option="full_flush_low"),
    Row("little_three_dragons", 7, common.little_three_dragons, drops=("dragon_pung",)),
    Row("little_four_winds", 7, common.little_four_winds),
    Row("big_three_dragons", 14, common.big_three_dragons, drops=("dragon_pung",)),
    Row(
        "big_four_winds",
        14,
        common.big_four_winds,
        drops=("seat_wind_pung", "round_wind_pung"),
    ),
    Row(ROBBING_EIGHTH, 14, win.never),
    Row(EIGHT_BONUS, 14, win.eight_bonus_tiles, drops=("seat_bonus", "four_flowers", "four_seasons")),
    Row(
        "blessing_of_heaven",
        14,
        common.blessing_of_heaven,
        drops=("concealed_hand", "self_draw", "fully_concealed_hand", "replacement_tile", "one_tile_wait"),
    ),
    Row(
        "blessing_of_earth",
        14,
        common.blessing_of_earth,
        drops=("concealed_hand", "self_draw", "fully_concealed_hand"),
    ),
    Row(
        "seven_pairs_and_pung",
        14,
        hand.seven_pairs_and_pung,
        drops=("concealed_hand", "fully_concealed_hand"),
    ),
)

TABLES = {"high": HIGH, "low": LOW}
