"""Every row of both lists: hands that earn it, and hands that just miss it.

Each case: the list, the row, what it brings (0: a limit hand; None: not there), the hand, and what is not as usual.
The first case of a row in a list earns it, and TILES names the tiles that do (else the whole hand).
"""

from typing import Any

Case = tuple[str, str, int | None, str, dict[str, Any]]

DRAWN, EAST = {"self_draw": True}, {"seat": "east"}
ROBBED, LAST = {"circumstances": "robbed_kong"}, {"circumstances": "last_tile"}
REPLACED = DRAWN | {"circumstances": "replacement_tile"}
SEVEN = {"rules": {"seven_pairs": True}}
SIMPLES = {"rules": {"no_points_pair": "simples"}}

DRAGONS = "777z 666z 234m 67p 55z +8p"
NO_POINTS = "234m 567m 345p 67s 99s +8s"
THREE_CONCEALED = "333m 888p 222s 99m 45s +6s"
PUNGS = "222m 444p 666s 88s 55p +5p"
TWO_CONCEALED = "222m 444p 88s 55p (666s) +5p"
STRAIGHT = "123456m 78m 55p (234s) +9m"
OUTSIDE = "99s 44z 111m (999p) (555z) +4z"
HIDDEN_OUTSIDE = "111s 77z 999m 111p 33z +3z"
OUTSIDE_PAIRS = "11m 99m 11p 99s 22z 33z 7z +7z"
FLUSH = "33s 567s 78s (234s) (111s) +9s"
HALF_FLUSH = "234p 44z 67p (345p) (999p) +8p"
FLUSH_PAIRS = "11m 22m 44m 55m 77m 88m 9m +9m"
HALF_FLUSH_PAIRS = "11m 22m 44m 55m 77m 88m 6z +6z"
SIMPLE_PAIRS = "22m 44m 33p 55p 66p 88s 7s +7s"
KONG = "77p 23s 456m (678m) [5555s] +4s"
THREE_KONGS = "22p 55s (3333m) (4444z) [7777p] +5s"
LITTLE_DRAGONS = "555z 77z 34m 678p (666z) +5m"
GATES = "1112345678999p +5p"
CONCEALED_ON_DISCARD = {"rules": {"concealed_on_discard": True}}

BOTH: list[tuple[str, int | None, str, dict[str, Any]]] = [
    ("dragon_pung", 1, "22p 345m 78s (567p) (777z) +9s", {}),
    ("dragon_pung", 2, DRAGONS, {}),
    ("dragon_pung", 1, "22p 345m 78s (567p) (7777z) +9s", {}),
    ("dragon_pung", None, "66z 34m 456p 789s (222s) +5m", {}),
    ("seat_wind_pung", 1, "55m 23p 678s (222z) (345s) +4p", {}),
    ("seat_wind_pung", 1, "55m 23p 678s (222z) (345s) +4p", {"round": "south"}),
    ("seat_wind_pung", None, "55m 23p 678s (222z) (345s) +4p", {"seat": "west"}),
    ("seat_wind_pung", None, "22z 23p 678s (555m) (345s) +4p", {}),
    ("round_wind_pung", 1, "88s 234m 56p (111z) (789m) +7p", {}),
    ("round_wind_pung", 1, "88s 234m 56p (222z) (789m) +7p", {"round": "south"}),
    ("round_wind_pung", None, "88s 234m 56p (111z) (789m) +7p", {"round": "west"}),
    ("all_pungs", None, THREE_CONCEALED, {}),
    ("concealed_straight", 2, STRAIGHT, {}),
    ("concealed_straight", 2, "123456m 78m 55p 234s +9m", {}),
    ("concealed_straight", 2, "123m 456m 78m 55p (123m) +9m", {}),
    ("concealed_straight", None, "45678m 55p 234s (123m) +9m", {}),
    ("concealed_straight", None, "123m 456m 78p 55p (234s) +9p", {}),
    ("open_straight", 1, "456s 78s 22p (123s) (666p) +9s", {}),
    ("open_straight", 1, "78s 22p (123s) (456s) (666p) +9s", {}),
    ("open_straight", None, "456s 78s 22p (234s) (666p) +9s", {}),
    ("open_straight", None, STRAIGHT, {}),
    ("open_straight", None, "123m 456m 78m 55p (123m) +9m", {}),
    ("no_points_hand", 1, NO_POINTS, {}),
    ("no_points_hand", 1, "234m 567m 345p 67s 44z +8s", {}),
    ("no_points_hand", 1, "234m 567m 345p 67s 88s +8s", SIMPLES),
    ("no_points_hand", None, NO_POINTS, SIMPLES),
    ("no_points_hand", None, "234m 567m 345p 67s 44z +8s", SIMPLES),
    ("no_points_hand", None, NO_POINTS, DRAWN),
    ("no_points_hand", None, "567m 345p 67s 99s (234m) +8s", {}),
    ("no_points_hand", None, "234m 567m 345p 68s 99s +7s", {}),
    ("no_points_hand", None, "234m 567m 345p 89s 99s +7s", {}),
    ("no_points_hand", None, "234m 567m 345p 678s 9s +9s", {}),
    ("no_points_hand", None, "234m 567m 345p 67s 77z +8s", {}),
    ("no_points_hand", None, "234m 567m 345p 67s 22z +8s", {}),
    ("no_points_hand", None, "234m 567m 345p 67s 11z +8s", {}),
    ("no_points_hand", None, "234m 567m 33p 67s 999s +8s", {}),
    ("all_simples", 1, "44p 67m 345s (234m) (666s) +8m", {}),
    ("all_simples", 1, SIMPLE_PAIRS, SEVEN),
    ("all_simples", None, "44p 78m 345s (234m) (666s) +9m", {}),
    ("all_simples", None, "44z 67m 345s (234m) (666s) +8m", {}),
    ("terminals_and_honours", 1, OUTSIDE, {}),
    ("terminals_and_honours", 1, OUTSIDE_PAIRS, SEVEN),
    ("terminals_and_honours", None, "99s 44z 222m (999p) (555z) +4z", {}),
    ("terminals_and_honours", None, "999m 11p 99s (111m) (999p) +9s", {}),
    ("terminals_and_honours", None, "666z 33z 44z (111z) (555z) +3z", {}),
    ("concealed_terminals_and_honours", 1, HIDDEN_OUTSIDE, DRAWN),
    ("concealed_terminals_and_honours", None, HIDDEN_OUTSIDE, {}),
    ("concealed_terminals_and_honours", None, OUTSIDE, DRAWN),
    ("concealed_terminals_and_honours", None, OUTSIDE_PAIRS, DRAWN | SEVEN),
    ("concealed_hand", 1, NO_POINTS, DRAWN),
    ("concealed_hand", 1, "77p 23s 456m 678m [5555s] +4s", DRAWN),
    ("concealed_hand", 1, NO_POINTS, CONCEALED_ON_DISCARD),
    ("concealed_hand", None, NO_POINTS, {}),
    ("concealed_hand", None, KONG, DRAWN),
    ("concealed_hand", None, KONG, CONCEALED_ON_DISCARD),
    ("concealed_hand", None, SIMPLE_PAIRS, DRAWN | SEVEN),
    ("concealed_hand", None, SIMPLE_PAIRS, {"rules": {"seven_pairs": True, "concealed_on_discard": True}}),
    ("last_tile_from_wall", 1, NO_POINTS, DRAWN | LAST),
    ("last_tile_from_wall", 1, SIMPLE_PAIRS, DRAWN | LAST | SEVEN),
    ("last_tile_from_wall", None, NO_POINTS, LAST),
    ("last_tile_from_wall", None, NO_POINTS, DRAWN),
    ("last_tile_from_wall", None, KONG, DRAWN | {"circumstances": "last_tile replacement_tile"}),
    ("last_discard", 1, NO_POINTS, LAST),
    ("last_discard", 1, SIMPLE_PAIRS, LAST | SEVEN),
    ("last_discard", None, NO_POINTS, DRAWN | LAST),
    ("last_discard", None, NO_POINTS, {}),
    ("replacement_tile", 1, KONG, REPLACED),
    ("replacement_tile", 1, KONG, DRAWN | {"circumstances": "last_tile replacement_tile"}),
    ("replacement_tile", None, KONG, DRAWN),
    ("robbing_the_kong", 1, NO_POINTS, ROBBED),
    ("robbing_the_kong", None, NO_POINTS, {}),
    # limit hands
    ("big_three_dragons", 0, "777z 88p 45m (555z) (666z) +3m", {}),
    ("big_three_dragons", None, LITTLE_DRAGONS, {}),
    ("little_four_winds", 0, "222z 44z 67s (111z) (333z) +8s", {}),
    ("little_four_winds", None, "444z 22z 55p (111z) (333z) +2z", {}),
    ("little_four_winds", None, "222z 55z 67s (111z) (333z) +8s", {}),
    ("big_four_winds", 0, "444z 22z 55p (111z) (333z) +2z", {}),
    ("big_four_winds", None, "222z 44z 67s (111z) (333z) +8s", {}),
    ("all_honours", 0, "666z 33z 44z (111z) (555z) +3z", {}),
    ("all_honours", 0, "11z 22z 33z 44z 55z 66z 7z +7z", SEVEN),
    ("all_honours", None, "111m 33z 44z (111z) (555z) +3z", {}),
    ("all_terminals", 0, "999m 11p 99s (111m) (999p) +9s", {}),
    ("all_terminals", None, "999m 11p 55z (111m) (999p) +5z", {}),
    ("all_terminals", None, "999m 11p 22s (111m) (999p) +2s", {}),
    ("four_concealed_pungs", 0, PUNGS, DRAWN),
    ("four_concealed_pungs", 0, "222m 444p 666s 555p 8s +8s", {}),
    ("four_concealed_pungs", 0, "222m 444p 666s 8s [5555p] +8s", {}),
    ("four_concealed_pungs", 0, "222m 444p 88s 55p [6666s] +5p", DRAWN),
    ("four_concealed_pungs", None, PUNGS, {}),
    ("four_concealed_pungs", None, TWO_CONCEALED, DRAWN),
    ("thirteen_orphans", 0, "19m 19p 19s 1234567z +1z", {}),
    ("thirteen_orphans", 0, "119m 19p 19s 123456z +7z", DRAWN),
    ("thirteen_orphans", None, OUTSIDE_PAIRS, SEVEN),
    ("nine_gates", 0, GATES, {}),
    ("nine_gates", 0, "1123455678999p +1p", {}),
    ("nine_gates", 0, "1112345678999s +9s", DRAWN),
    ("nine_gates", None, "111p 234p 456p 99p 88p +9p", {}),
    ("nine_gates", None, "1112345678p (999p) +5p", {}),
    ("nine_gates", None, "1112345678p [9999p] +5p", {}),
    ("nine_gates", None, FLUSH, {}),
    ("blessing_of_heaven", 0, NO_POINTS, DRAWN | EAST | {"circumstances": "blessing_of_heaven"}),
    ("blessing_of_heaven", None, NO_POINTS, DRAWN | EAST),
    ("blessing_of_earth", 0, NO_POINTS, DRAWN | {"circumstances": "blessing_of_earth"}),
    ("blessing_of_earth", None, NO_POINTS, DRAWN),
]

BOOK: list[tuple[str, int | None, str, dict[str, Any]]] = [
    ("all_pungs", 1, TWO_CONCEALED, {}),
    ("all_pungs", 1, "5p (222m) (444p) (666s) (8888s) +5p", {}),
    ("all_pungs", 1, PUNGS, {}),
    ("three_concealed_pungs", 1, THREE_CONCEALED, {}),
    ("three_concealed_pungs", 1, PUNGS, {}),
    ("three_concealed_pungs", 1, "333m 99m 45s [8888p] [2222s] +6s", {}),
    ("three_concealed_pungs", 1, "333m 888p 22s 99m 456s +2s", DRAWN),
    ("three_concealed_pungs", None, "333m 888p 22s 99m 456s +2s", {}),
    ("three_concealed_pungs", None, "333m 888p 99m 45s (2222s) +6s", {}),
    ("three_concealed_pungs", None, PUNGS, DRAWN),
    ("half_flush", 1, HALF_FLUSH, {}),
    ("half_flush", 1, HALF_FLUSH_PAIRS, SEVEN),
    ("half_flush", None, "234p 44z 67p (345s) (999p) +8p", {}),
    ("half_flush", None, FLUSH, {}),
    ("half_flush", None, "666z 33z 44z (111z) (555z) +3z", {}),
    ("full_flush", 3, FLUSH, {}),
    ("full_flush", 3, FLUSH_PAIRS, SEVEN),
    ("full_flush", None, HALF_FLUSH, {}),
    ("full_flush", None, "33s 567s 78s (234s) (111p) +9s", {}),
    ("little_three_dragons", 1, LITTLE_DRAGONS, {}),
    ("little_three_dragons", None, "777z 88p 45m (555z) (666z) +3m", {}),
    ("little_three_dragons", None, "555z 77z 34m 678p (666s) +5m", {}),
    ("all_pungs_three_concealed", None, PUNGS, {}),
    ("three_kongs", None, THREE_KONGS, {}),
]

WIKIDOT: list[tuple[str, int | None, str, dict[str, Any]]] = [
    ("all_pungs", 2, TWO_CONCEALED, {}),
    ("all_pungs", 2, PUNGS, DRAWN),
    ("all_pungs", None, PUNGS, {}),
    ("all_pungs_three_concealed", 3, PUNGS, {}),
    ("all_pungs_three_concealed", 3, "222m 666s 888s 4z (999p) +4z", {}),
    ("all_pungs_three_concealed", None, TWO_CONCEALED, {}),
    ("all_pungs_three_concealed", None, PUNGS, DRAWN),
    ("all_pungs_three_concealed", None, THREE_CONCEALED, {}),
    ("three_concealed_pungs", 2, THREE_CONCEALED, {}),
    ("three_concealed_pungs", None, PUNGS, {}),
    ("half_flush", 2, HALF_FLUSH, {}),
    ("half_flush", None, FLUSH, {}),
    ("full_flush", 4, FLUSH, {}),
    ("full_flush", None, HALF_FLUSH, {}),
    ("little_three_dragons", 2, LITTLE_DRAGONS, {}),
    ("little_three_dragons", None, "777z 88p 45m (555z) (666z) +3m", {}),
    ("three_kongs", 2, THREE_KONGS, {}),
    ("three_kongs", 2, "5s (2222p) (3333m) (4444z) [7777p] +5s", {}),
    ("three_kongs", 2, THREE_KONGS, {"added": True}),
    ("three_kongs", None, "22p 55s 777p (3333m) (4444z) +5s", {}),
]

CASES: list[Case] = [(preset, *case) for preset in ("book", "wikidot") for case in BOTH]
CASES += [("book", *case) for case in BOOK] + [("wikidot", *case) for case in WIKIDOT]

TILES = {
    "dragon_pung": "777z",
    "seat_wind_pung": "222z",
    "round_wind_pung": "111z",
    "concealed_straight": "123456789m",
    "open_straight": "123456789s",
    "three_concealed_pungs": "333m 888p 222s",
    "little_three_dragons": "55566677z",
    "last_tile_from_wall": "8s",
    "last_discard": "8s",
    "replacement_tile": "4s",
    "robbing_the_kong": "8s",
    "three_kongs": "3333m 4444z 7777p",
    "big_three_dragons": "555666777z",
    "little_four_winds": "11122233344z",
    "big_four_winds": "111333444222z",
    "four_concealed_pungs": "222m 444555p 666s",
}

POINTS: list[tuple[str, int | None, str, dict[str, Any]]] = [
    ("winning", 20, KONG, {}),
    ("winning", 20, "19m 19p 19s 1234567z +1z", {}),
    ("winning", None, SIMPLE_PAIRS, SEVEN),
    ("self_draw", 2, KONG, DRAWN),
    ("self_draw", 2, KONG, REPLACED),
    ("self_draw", None, KONG, {}),
    ("self_draw", None, SIMPLE_PAIRS, DRAWN | SEVEN),
    ("only_wait", 2, "66s 234s 789m 79p (123p) +8p", {}),
    ("only_wait", 2, "66s 234s 789m 12p (123p) +3p", {}),
    ("only_wait", 2, "66s 234s 789m 89p (123p) +7p", {}),
    ("only_wait", 2, "6s 234s 789m 789p (123p) +6s", {}),
    ("only_wait", None, "66s 234s 789m 23p (123p) +1p", {}),
    ("only_wait", None, "66s 234s 789m 78p (123p) +9p", {}),
    ("only_wait", None, "66s 234s 789m 99p (123p) +9p", {}),
    ("only_wait", None, SIMPLE_PAIRS, SEVEN),
    ("pung", 2, "66s 234s 789m 78p (555p) +9p", {}),
    ("pung", 4, "66s 234s 789m 78p 555p +9p", {}),
    ("pung", 4, "66s 234s 789m 78p (111p) +9p", {}),
    ("pung", 8, "66s 234s 789m 78p 111p +9p", {}),
    ("pung", 4, "66s 234s 789m 78p (444z) +9p", {}),
    ("pung", 8, "66s 234s 789m 78p 444z +9p", {}),
    ("pung", 2, "66s 234s 789m 789p 55p +5p", {}),
    ("pung", 4, "66s 234s 789m 789p 55p +5p", DRAWN),
    ("pung", 4, "66s 234s 789m 789p 44z +4z", {}),
    ("pung", 8, "66s 234s 789m 789p 44z +4z", DRAWN),
    ("pung", 18, "555p 111m 4m (999p) (222s) +4m", {}),
    ("pung", None, KONG, {}),
    ("kong", 8, "66s 234s 789m 78p (5555p) +9p", {}),
    ("kong", 8, "66s 234s 789m 78p (5555p) +9p", {"added": True}),
    ("kong", 16, "66s 234s 789m 78p [5555p] +9p", {}),
    ("kong", 16, "66s 234s 789m 78p (9999s) +9p", {}),
    ("kong", 16, "66s 234s 789m 78p (7777z) +9p", {"added": True}),
    ("kong", 32, "66s 234s 789m 78p [7777z] +9p", {}),
    ("kong", 56, "66s 78p (5555p) [5555m] [7777z] +9p", {}),
    ("kong", None, "66s 234s 789m 78p 555p +9p", {}),
    ("pair_dragon", 2, "66z 34m 456p 789s (222s) +5m", {}),
    ("pair_dragon", None, "44z 34m 456p 789s (222s) +5m", {}),
    ("pair_dragon", None, "11m 22m 33m 44m 66m 55z 7z +7z", SEVEN),
    ("pair_seat_wind", 2, "22z 345m 67p (678s) (999m) +8p", {}),
    ("pair_seat_wind", 2, "22z 345m 67p (678s) (999m) +8p", {"round": "south"}),
    ("pair_seat_wind", 2, "22z 345m 67p (678s) (999m) +8p", {"round": "south", "rules": {"double_wind_pair": 2}}),
    ("pair_seat_wind", None, "22z 345m 67p (678s) (999m) +8p", {"seat": "west"}),
    ("pair_seat_wind", None, "345m 67p 222z 99m (678s) +8p", {}),
    ("pair_round_wind", 2, "11z 123p 78s (456m) (444p) +9s", {}),
    ("pair_round_wind", 2, "22z 345m 67p (678s) (999m) +8p", {"round": "south"}),
    ("pair_round_wind", None, "22z 345m 67p (678s) (999m) +8p", {"round": "south", "rules": {"double_wind_pair": 2}}),
    ("pair_round_wind", 2, "11z 123p 78s (456m) (444p) +9s", {"rules": {"double_wind_pair": 2}}),
    ("pair_round_wind", None, "11z 123p 78s (456m) (444p) +9s", {"round": "west"}),
    ("no_points_bonus", 10, NO_POINTS, {}),
    ("no_points_bonus", None, NO_POINTS, DRAWN),
    ("full_flush_bonus", 10, FLUSH, {}),
    ("full_flush_bonus", 10, FLUSH_PAIRS, SEVEN),
    ("full_flush_bonus", None, HALF_FLUSH, {}),
    ("full_flush_bonus", None, FLUSH, {"preset": "wikidot"}),
    ("seven_pairs", 100, SIMPLE_PAIRS, SEVEN),
    ("seven_pairs", None, KONG, SEVEN),
]
