"""The two tables of the rule text as they stand there: values, the last column, options. Data of the second scorer."""

from __future__ import annotations

from typing import Any

Record = dict[str, Any]
Counts = dict[str, int]

SEATS = ("east", "south", "west", "north")
SUITS = "mpsz"
FIRST_WIND, FIRST_DRAGON, KINDS = 27, 31, 34  # 0-8 characters, 9-17 circles, 18-26 bamboos, 27-30 winds, 31-33 dragons

# fmt: off
# The high table, top to bottom; the rows that exist only by an option stand after the row that names them.
HIGH: Counts = {
    "no_bonus_tiles": 1, "no_honours": 1, "bonus_tile": 1, "seat_bonus": 1, "last_tile_from_wall": 1, "open_kong": 1,
    "honour_pung": 1, "round_wind_pung": 1, "seat_wind_pung": 1, "robbing_the_kong": 1, "concealed_hand": 1,
    "two_concealed_pungs": 2, "concealed_kong": 2, "no_honours_no_bonus": 3, "fully_concealed_hand": 3,
    "all_chows": 3, "little_three_winds": 5, "three_concealed_pungs": 5, "open_straight": 5,
    "early_win_5_to_10": 5, "big_three_winds": 10, "little_three_dragons": 10, "four_concealed_pungs": 10,
    "ready_on_deal": 10, "half_flush": 10, "pure_all_chows": 10, "all_melded": 10, "all_pungs": 10,
    "early_win_under_5": 10, "concealed_straight": 10, "robbing_eighth_bonus": 20, "big_three_dragons": 30,
    "little_four_winds": 30, "seven_pairs_and_pung": 30, "eight_bonus_tiles": 30, "big_four_winds": 40,
    "five_concealed_pungs": 40, "blessing_of_heaven": 40, "blessing_of_earth": 40, "full_flush": 40, "winning": 2,
    "self_draw": 1, "pair_wait": 2, "closed_wait": 2,
}

# The low table, top to bottom; full_flush exists only by the option full_flush_low.
LOW: Counts = {
    "one_tile_wait": 1, "open_kong": 1, "concealed_kong": 2, "no_honours": 1, "no_bonus_tiles": 1,
    "concealed_hand": 1, "self_draw": 1, "fully_concealed_hand": 3, "replacement_tile": 1, "last_tile_from_wall": 1,
    "robbing_the_kong": 1, "beggars_hand": 2, "dragon_pung": 1, "seat_wind_pung": 1, "round_wind_pung": 1,
    "seat_bonus": 1, "four_flowers": 2, "four_seasons": 2, "peaceful_win": 2, "all_pungs": 7,
    "three_concealed_pungs": 2, "four_concealed_pungs": 7, "five_concealed_pungs": 14, "half_flush": 7,
    "little_three_dragons": 7, "little_four_winds": 7, "big_three_dragons": 14, "big_four_winds": 14,
    "robbing_eighth_bonus": 14, "eight_bonus_tiles": 14, "blessing_of_heaven": 14, "blessing_of_earth": 14,
    "seven_pairs_and_pung": 14, "full_flush": 7,
}

# The last column of the high table: the row on the left drops the rows on the right.
HIGH_DROPS: dict[str, str] = {
    "no_honours_no_bonus": "no_honours no_bonus_tiles",
    "fully_concealed_hand": "self_draw",
    "three_concealed_pungs": "two_concealed_pungs",
    "four_concealed_pungs": "two_concealed_pungs three_concealed_pungs",
    "pure_all_chows": "no_honours_no_bonus no_honours no_bonus_tiles",
    "all_melded": "pair_wait",
    "early_win_under_5": "early_win_5_to_10",
    "concealed_straight": "open_straight",
    "little_four_winds": "big_three_winds little_three_winds",
    "seven_pairs_and_pung": "concealed_hand fully_concealed_hand",
    "eight_bonus_tiles": "bonus_tile seat_bonus",
    "big_four_winds": "little_three_winds big_three_winds little_four_winds round_wind_pung seat_wind_pung",
    "five_concealed_pungs": "two_concealed_pungs three_concealed_pungs four_concealed_pungs all_pungs "
                            "concealed_hand fully_concealed_hand",
    "blessing_of_heaven": "concealed_hand fully_concealed_hand self_draw early_win_5_to_10 early_win_under_5 "
                          "ready_on_deal pair_wait closed_wait",
    "blessing_of_earth": "concealed_hand early_win_5_to_10 early_win_under_5 ready_on_deal",
    "full_flush": "no_honours",
}

# "drops honour_pung of those 2 / 3 / 4": how many sets of the row honour_pung a family row takes away.
HONOUR_PUNGS_DROPPED: Counts = {
    "little_three_winds": 2, "big_three_winds": 3, "little_three_dragons": 2, "big_three_dragons": 3,
    "little_four_winds": 3, "big_four_winds": 4,
}

# The last column of the low table.
LOW_DROPS: dict[str, str] = {
    "fully_concealed_hand": "concealed_hand self_draw",
    "beggars_hand": "one_tile_wait",
    "peaceful_win": "no_honours",
    "four_concealed_pungs": "three_concealed_pungs",
    "five_concealed_pungs": "three_concealed_pungs four_concealed_pungs all_pungs concealed_hand fully_concealed_hand",
    "little_three_dragons": "dragon_pung",
    "big_three_dragons": "dragon_pung",
    "big_four_winds": "little_four_winds seat_wind_pung round_wind_pung",
    "eight_bonus_tiles": "seat_bonus four_flowers four_seasons",
    "blessing_of_heaven": "concealed_hand self_draw fully_concealed_hand replacement_tile one_tile_wait",
    "blessing_of_earth": "concealed_hand self_draw fully_concealed_hand",
    "seven_pairs_and_pung": "concealed_hand fully_concealed_hand",
}

# Section 5, with the defaults.
DEFAULT_OPTIONS: dict[str, Any] = {
    "preset": "high", "rows": {}, "bonus_tiles": True, "identical_pairs": True, "implied_rows": "drop",
    "minimum_tai": 0, "limit": 0, "tai_value": 1, "repeat_both_ways": False, "repeat_growing": False,
    "draw_repeat": "keep", "start": 0, "rounds": 4, "seat_bonus_extra": False, "wind_extra": False,
    "early_bounds": "page", "unique_wait_only": False, "straight_closed_hand": False, "beggar_self_draw": False,
    "beggar_keeps_wait": False, "peaceful_no_bonus": False, "broad_half_flush": False, "full_flush_low": False,
    "bouquet_alone": False,
}
