"""Hands with the Tai of each row, counted by hand from the two tables.

Seat South, round East, 20 discards, won on a discard, unless stated. No dealer rows.
"""

from typing import Any, NamedTuple


class Worked(NamedTuple):
    """One hand under both tables: the total and what each row brings."""

    name: str
    text: str
    situation: dict[str, Any]
    high: tuple[int, str]
    low: tuple[int, str]


DRAWN = {"self_draw": True}
STRAIGHT = "123456789m 234p 56p 55s +7p"
MELDED = "(123m) (456p) (777s) (888s) (123s) 9s +9s"

WORKED = (
    Worked("1", "123456789m 234567p 9s +9s", DRAWN, (27, "2 3 10 10 2"), (6, "1 1 3 1")),
    Worked("2", "111m 234m 555p 456s 88p 99s +8p", {}, (8, "2 3 1 2"), (3, "1 1 1")),
    Worked("3", "111m 234m 555p 456s 88p 99s +8p", DRAWN, (13, "2 3 3 5"), (7, "1 1 3 2")),
    Worked("4", "111m 234m 999s 555p 46p 77s +5p", {}, (13, "2 3 1 5 2"), (5, "1 1 1 2")),
    Worked("5", STRAIGHT, {}, (23, "2 1 10 10"), (4, "2 1 1")),
    Worked("6", STRAIGHT + " 8f", {}, (18, "2 1 1 1 3 10"), (3, "1 2")),
    Worked("7", "123456789m 234p 57p 55s +6p", {}, (25, "2 1 10 10 2"), (4, "1 1 1 1")),
    Worked("8", "111222m 333p 111z 777z 5s +5s", {"round": "south"}, (47, "2 1 2 40 2"), (17, "1 1 14 1")),
    Worked("9", "(777z) 666z 555z 123456m 7p +7p", {}, (37, "2 1 30 2 2"), (16, "1 1 14")),
    Worked("10", "111222333m 444p 55s 66z +5s", {}, (24, "2 1 1 10 10"), (16, "1 1 7 7")),
    Worked("11", "111222333m 444p 55s 66z +5s", DRAWN, (44, "2 1 1 40"), (16, "1 1 14")),
    Worked("12", "11123m 222p 333s 444z 55z +1m", {}, (15, "2 1 1 1 10"), (9, "1 1 7")),
    Worked("13", "112233445566m 8m 999m +8m", {}, (77, "2 3 40 30 2"), (16, "1 1 14")),
    Worked("14", "111z 222z 333z 444z 123m 5m +5m", {"seat": "east"}, (66, "2 1 10 1 40 10 2"), (24, "1 1 1 7 14")),
    Worked("15", "777z 666z 123456789m 5z +5z", {}, (38, "2 1 10 1 10 2 10 2"), (10, "1 1 1 7")),
    Worked("16", "[7777z] 111m 222p 333s 456m 9s +9s", DRAWN, (21, "2 1 2 3 1 10 2"), (15, "2 1 3 1 7 1")),
    Worked("17", MELDED, {}, (15, "2 3 10"), (4, "1 1 2")),
    Worked("18", MELDED, DRAWN, (16, "2 3 1 10"), (4, "1 1 1 1")),
    Worked("19", "111z 222z 333z 777z 12m 99p +3m", {"seat": "west"}, (25, "2 1 1 10 1 10"), (13, "1 1 1 7 1 1 1")),
    Worked("20", "(123m) 456789m 234p 55s 56s +7s 2f 7f", {}, (13, "2 2 1 3 5"), (3, "1 2")),
    Worked(
        "21",
        "(777z) (5555p) [9999s] 12m 456m 11z +3m",
        {"self_draw": True, "circumstances": "replacement_tile last_tile"},
        (9, "2 1 1 1 2 1 1"),
        (9, "1 2 1 1 1 1 1 1"),
    ),
    Worked("22, five discards", STRAIGHT, {"discards": 5}, (28, "2 1 10 10 5"), (4, "2 1 1")),
    Worked("22, four discards", STRAIGHT, {"discards": 4}, (33, "2 1 10 10 10"), (4, "2 1 1")),
    Worked("23", "(123m) (888m) (456m) 23456m 99m +7m 1f", {}, (43, "2 1 40"), (1, "1")),
    Worked("24", "12345678f", DRAWN, (30, "30"), (14, "14")),
)

SETTLED = (
    # five Tai each; who wins and how, the options, and who pays what
    ("East by discard, second win in a row", {"seat_wind": "east", "dealer_wins": 1}, {}, {"east": 8, "discarder": -8}),
    ("East by discard, third win in a row", {"seat_wind": "east", "dealer_wins": 2}, {}, {"east": 8, "discarder": -8}),
    (
        "the same, growing",
        {"seat_wind": "east", "dealer_wins": 2},
        {"repeat_growing": True},
        {"east": 10, "discarder": -10},
    ),
    ("South by self-draw", {"self_draw": True}, {}, {"east": -6, "south": 16, "west": -5, "north": -5}),
    (
        "South by self-draw, and East pays for his wins in a row",
        {"self_draw": True, "dealer_wins": 1},
        {"repeat_both_ways": True},
        {"east": -8, "south": 18, "west": -5, "north": -5},
    ),
    ("West discards to South", {"from": "west"}, {}, {"south": 5, "west": -5}),
    (
        "East by self-draw, first win",
        {"seat_wind": "east", "self_draw": True},
        {},
        {"east": 18, "south": -6, "west": -6, "north": -6},
    ),
)
