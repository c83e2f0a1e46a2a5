"""Every yaku, yakuman and dora: hands that earn it, closed and open, and hands that just miss it.

Each case: the row, its han (yakuman: units; None: not there), the hand, and what is not as usual. The first case of a
row earns it, and TILES names the tiles that do (else the whole hand).
"""

from typing import Any

Case = tuple[str, int | None, str, dict[str, Any]]

DRAWN, EAST, WEST = {"self_draw": True}, {"seat": "east"}, {"seat": "west"}
RIICHI, DOUBLE_RIICHI = {"circumstances": "riichi"}, {"circumstances": "double_riichi"}
LAST, ROBBED = {"circumstances": "last_tile"}, {"circumstances": "robbed_kong"}
REPLACED = DRAWN | {"circumstances": "replacement_tile"}
REPLACED_LAST = DRAWN | {"circumstances": "replacement_tile last_tile"}
DOUBLE = {"rules": {"double_yakuman": True}}
MAN = {"circumstances": "blessing_of_man"}

PINFU = "234m 567m 345p 67s 99s +8s"
PLAIN = "123m 456m 77p 345s 68s +7s"
CLOSED_KAN = "567m 345p 67s 99s [2222m] +8s"
SIMPLES = "567m 345p 67s 88s (234m) +8s"
WHITES = "567m 345p 67s 99s (555z) +8s"
KANS = "56m 99p 678p (345m) [2222s] +7m"
SEVEN_PAIRS = "11m 44m 66p 99p 33s 88s 7z +7z"
OUTSIDE_PAIRS = "11m 99m 11p 99s 22z 33z 7z +7z"
TWO_PAIRS_OF_RUNS = "223344m 5p 667788s +5p"
CHANTA = "123m 789m 123p 99s 11z +9s"
JUNCHAN = "123m 999m 789p 99s 23s +1s"
OUTSIDE = "11s 222z 33z (111m) (999p) +1s"
LITTLE_DRAGONS = "345m 78p 666z 77z (555z) +9p"
HALF_FLUSH = "345p 678p 11z 44z (222p) +4z"
CLOSED_HALF_FLUSH = "345p 678p 222p 11z 44z +4z"
FULL_FLUSH = "222m 345m 567m 78m 99m +9m"
THREE_KANS = "345p 2s (3333m) [7777p] (9999s) +2s"
FOUR_KANS = "6p [2222m] (5555p) (7777s) [3333z] +6p"
FOUR_CONCEALED = "222m 444p 777p 33s 88s +3s"
ONE_TILE = "111m 555m 333p 888s 4z +4z"
LITTLE_WINDS = "67m 33z 444z (111z) (222z) +8m"
BIG_WINDS = "55m 222z 44z (111z) (333z) +4z"
GATES, PURE_GATES = "1112455678999m +3m", "1112345678999p +5p"
ORPHANS, ALL_ORPHANS = "119m 19p 19s 123456z +7z", "19m 19p 19s 1234567z +1z"

WON: list[Case] = [
    ("riichi", 1, PINFU, RIICHI),
    ("riichi", 1, CLOSED_KAN, RIICHI),
    ("riichi", None, PINFU, {}),
    ("riichi", None, PINFU, DOUBLE_RIICHI),
    ("double_riichi", 2, PINFU, DOUBLE_RIICHI),
    ("double_riichi", None, PINFU, RIICHI),
    ("ippatsu", 1, PINFU, {"circumstances": "riichi ippatsu"}),
    ("ippatsu", 1, PINFU, {"circumstances": "double_riichi ippatsu"}),
    ("ippatsu", None, PINFU, RIICHI),
    ("menzen_tsumo", 1, PINFU, DRAWN),
    ("menzen_tsumo", 1, CLOSED_KAN, DRAWN),
    ("menzen_tsumo", None, PINFU, {}),
    ("menzen_tsumo", None, WHITES, DRAWN),
    ("haitei", 1, "77m 123m 67s (345s) (999p) +8s", DRAWN | LAST),
    ("haitei", None, "77m 123m 67s (345s) (999p) +8s", LAST),
    ("haitei", None, WHITES, DRAWN),
    ("haitei", None, KANS, REPLACED_LAST),
    ("houtei", 1, "45m 66s 789s (234p) (111m) +6m", LAST),
    ("houtei", None, "45m 66s 789s (234p) (111m) +6m", DRAWN | LAST),
    ("houtei", None, WHITES, {}),
    ("rinshan", 1, KANS, REPLACED),
    ("rinshan", 1, KANS, REPLACED_LAST),
    ("rinshan", 1, "56m 99p 678p (345m) (2222s) +7m", REPLACED | {"added": True}),
    ("rinshan", None, KANS, DRAWN | LAST),
    ("chankan", 1, "345m 22p 789p 111s 46s +5s", ROBBED),
    ("chankan", None, PINFU, {}),
    ("renhou", 5, PLAIN, MAN | {"rules": {"renhou": "mangan"}}),
    ("renhou", 1, PLAIN, MAN | {"rules": {"renhou": "yakuman"}}),
    ("renhou", None, PLAIN, MAN),
    ("renhou", None, PINFU, {"rules": {"renhou": "yakuman"}}),
]

RUNS: list[Case] = [
    ("pinfu", 1, PINFU, {}),
    ("pinfu", 1, PINFU, DRAWN),
    ("pinfu", 1, "234m 567m 345p 67s 44z +8s", {}),
    ("pinfu", 1, "234m 567m 345p 99s 23s +1s", {}),
    ("pinfu", None, "234m 567m 345p 68s 99s +7s", RIICHI),
    ("pinfu", None, "234m 567m 345p 89s 99s +7s", RIICHI),
    ("pinfu", None, "234m 567m 345p 12s 99s +3s", RIICHI),
    ("pinfu", None, "234m 567m 345p 678s 9s +9s", RIICHI),
    ("pinfu", None, "234m 567m 345p 67s 22z +8s", RIICHI),
    ("pinfu", None, "234m 567m 345p 67s 11z +8s", RIICHI),
    ("pinfu", None, "234m 567m 345p 67s 66z +8s", RIICHI),
    ("pinfu", None, "234m 567m 333p 67s 99s +8s", RIICHI),
    ("pinfu", None, CLOSED_KAN, RIICHI),
    ("pinfu", None, WHITES, {}),
    ("pinfu", None, "567m 345p 67s 88s (234m) +8s", {}),
    ("iipeikou", 1, "223344m 567p 67s 99s +8s", {}),
    ("iipeikou", 1, "22334m 567p 678s 99s +4m", {}),
    ("iipeikou", 1, "223344m 67s 99s [5555z] +8s", {}),
    ("iipeikou", None, "223344m 67s 99s (555z) +8s", {}),
    ("iipeikou", None, "234m 67s 99s (234m) (555z) +8s", {}),
    ("iipeikou", None, TWO_PAIRS_OF_RUNS, {}),
    ("iipeikou", None, "234m 234p 67s 99s [5555z] +8s", {}),
    ("ryanpeikou", 3, TWO_PAIRS_OF_RUNS, {}),
    ("ryanpeikou", 3, "223344m 667788m 5p +5p", {}),
    ("ryanpeikou", None, "223344m 567p 67s 99s +8s", {}),
    ("ryanpeikou", None, SEVEN_PAIRS, {}),
    ("ittsu", 2, "33m 56p 123456789s +7p", {}),
    ("ittsu", 2, "33m 567p 12345678s +9s", {}),
    ("ittsu", 1, "33m 56p 123456s (789s) +7p", {}),
    ("ittsu", 1, "33m 567p 45689s (123s) +7s", {}),
    ("ittsu", None, "33m 56p 123s 456s 789p +7p", {}),
    ("ittsu", None, "33m 56p 123s 456s 678s +7p", RIICHI),
    ("sanshoku_doujun", 2, "111m 345m 88p 345p 34s +5s", {}),
    ("sanshoku_doujun", 1, "111m 345m 88p 34s (345p) +5s", {}),
    ("sanshoku_doujun", None, "111m 345m 88p 456p 34s +5s", RIICHI),
    ("sanshoku_doujun", None, "345m 345m 88p 345p 34p +5p", {}),
    ("chanta", 2, CHANTA, {}),
    ("chanta", 1, "123m 789m 99s 11z (123p) +9s", {}),
    ("chanta", 1, "123m 99s 11z (789m) (777z) +9s", {}),
    ("chanta", None, "123m 789m 234p 99s 11z +9s", RIICHI),
    ("chanta", None, JUNCHAN, {}),
    ("chanta", None, OUTSIDE, {}),
    ("chanta", None, OUTSIDE_PAIRS, {}),
    ("junchan", 3, JUNCHAN, {}),
    ("junchan", 2, "123m 999m 99s 23s (789p) +1s", {}),
    ("junchan", None, CHANTA, {}),
    ("junchan", None, "123m 999m 789p 99s 34s +2s", RIICHI),
    ("junchan", None, "123m 999m 789p 22s 12s +3s", RIICHI),
    ("junchan", None, "11m 999p 11s (999m) (111p) +1s", {}),
]

SETS: list[Case] = [
    ("seat_wind", 1, "345m 678p 99s 56s (222z) +7s", {}),
    ("seat_wind", 1, "345m 678p 99s 56s [3333z] +7s", WEST),
    ("seat_wind", 1, "345m 678p 99s 56s (222z) +7s", {"round": "south"}),
    ("seat_wind", None, "345m 678p 99s 56s (222z) +7s", WEST | {"round": "south"}),
    ("seat_wind", None, "345m 678p 22z 56s (555z) +7s", {}),
    ("round_wind", 1, "456m 33p 789p 23s (111z) +4s", {}),
    ("round_wind", 1, "345m 678p 99s 56s (222z) +7s", {"round": "south"}),
    ("round_wind", None, "456m 33p 789p 23s (111z) +4s", EAST | {"round": "south"}),
    ("round_wind", None, "345m 678p 11z 56s (555z) +7s", {}),
    ("haku", 1, WHITES, {}),
    ("haku", 1, "345m 44m 123p 678s 55z +5z", {}),
    ("haku", 1, "567m 345p 67s 99s [5555z] +8s", {}),
    ("haku", None, "567m 345p 67s 55z (666z) +8s", {}),
    ("hatsu", 1, "88p 46p 345s 666z (789m) +5p", {}),
    ("hatsu", 1, "88p 46p 345s (6666z) (789m) +5p", {"added": True}),
    ("hatsu", None, WHITES, {}),
    ("chun", 1, "99m 678m 34p (777z) (123s) +5p", {}),
    ("chun", None, WHITES, {}),
    ("sanshoku_doukou", 2, "22s 77s 234s (777m) (777p) +7s", {}),
    ("sanshoku_doukou", 2, "777m 777p 22s 77s 234s +7s", {}),
    ("sanshoku_doukou", 2, "2s 234s (7777m) (777p) [7777s] +2s", {}),
    ("sanshoku_doukou", None, "22s 88s 234s (777m) (777p) +8s", LAST),
    ("sanshoku_doukou", 2, "11s 99s 234s (999m) (999p) +9s", {}),
    ("sanshoku_doukou", None, "22s 11z 234s (222z) (777z) +1z", {}),
    ("sanshoku_doukou", None, "11z 77m 234s (111p) (111s) +1z", {"seat": "east"}),
    ("toitoi", 2, "55s 99s 222z (888m) (333p) +5s", {}),
    ("toitoi", 2, "222m 444p 777p 33s 88s +3s", {}),
    ("toitoi", 2, "5s (222z) (8888m) (333p) [9999s] +5s", {}),
    ("toitoi", None, "55s 123s 22z (888m) (333p) +5s", LAST),
    ("sanankou", 2, "111m 444m 666p 33s 78s +9s", {}),
    ("sanankou", 2, "111m 444m 66p 33s 789s +6p", DRAWN),
    ("sanankou", 2, "111m 444m 666p 3s (777s) +3s", {}),
    ("sanankou", 2, "444m 33s 78s [1111m] [6666p] +9s", {}),
    ("sanankou", None, "111m 444m 66p 33s 789s +6p", RIICHI),
    ("sanankou", None, "444m 666p 33s 78s (1111m) +9s", LAST),
    ("sanankou", None, FOUR_CONCEALED, DRAWN),
    ("sankantsu", 2, THREE_KANS, {}),
    ("sankantsu", 2, THREE_KANS, {"added": True}),
    ("sankantsu", None, "345p 2s (3333m) [7777p] (999s) +2s", LAST),
    ("sankantsu", None, FOUR_KANS, {}),
    ("shousangen", 2, LITTLE_DRAGONS, {}),
    ("shousangen", None, "345m 78p 666z 77s (555z) +9p", {}),
    ("shousangen", None, "234m 99p 66z (555z) (777z) +6z", {}),
]

WHOLE: list[Case] = [
    ("tanyao", 1, SIMPLES, {}),
    ("tanyao", 1, "234m 567m 345p 67s 88s +8s", {}),
    ("tanyao", 1, "22m 44m 66p 88p 33s 88s 7s +7s", {}),
    ("tanyao", None, PINFU, {}),
    ("tanyao", None, "567m 345p 78s 88s (234m) +9s", LAST),
    ("tanyao", None, SIMPLES, LAST | {"rules": {"open_tanyao": False}}),
    ("tanyao", 1, "234m 567m 345p 67s 88s +8s", {"rules": {"open_tanyao": False}}),
    ("chiitoitsu", 2, SEVEN_PAIRS, {}),
    ("chiitoitsu", None, TWO_PAIRS_OF_RUNS, {}),
    ("chiitoitsu", None, ALL_ORPHANS, {}),
    ("honroutou", 2, OUTSIDE, {}),
    ("honroutou", 2, OUTSIDE_PAIRS, {}),
    ("honroutou", None, "22s 222z 33z (111m) (999p) +2s", {}),
    ("honroutou", None, "11z 555z 77z (222z) (444z) +7z", {}),
    ("honitsu", 2, HALF_FLUSH, {}),
    ("honitsu", 3, CLOSED_HALF_FLUSH, {}),
    ("honitsu", 3, "11m 22m 44m 55m 77m 88m 6z +6z", {}),
    ("honitsu", None, "345p 678s 11z 44z (222p) +4z", LAST),
    ("honitsu", None, FULL_FLUSH, {}),
    ("chinitsu", 6, FULL_FLUSH, {}),
    ("chinitsu", 5, "345m 567m 78m 99m (222m) +9m", {}),
    ("chinitsu", 6, "11m 22m 44m 55m 77m 88m 9m +9m", {}),
    ("chinitsu", None, HALF_FLUSH, {}),
    ("chinitsu", None, "345m 567m 78m 99m (222p) +9m", LAST),
]

YAKUMAN: list[Case] = [
    ("kokushi", 1, ORPHANS, {}),
    ("kokushi", 1, ORPHANS, DOUBLE),
    ("kokushi", None, ALL_ORPHANS, {}),
    ("kokushi", None, OUTSIDE_PAIRS, {}),
    ("kokushi_13_wait", 1, ALL_ORPHANS, {}),
    ("kokushi_13_wait", 2, ALL_ORPHANS, DOUBLE),
    ("kokushi_13_wait", None, ORPHANS, DOUBLE),
    ("suuankou", 1, FOUR_CONCEALED, DRAWN),
    ("suuankou", 1, FOUR_CONCEALED, DRAWN | DOUBLE),
    ("suuankou", 1, "33s 88s [2222m] [4444p] [7777p] +3s", DRAWN),
    ("suuankou", None, FOUR_CONCEALED, {}),
    ("suuankou", None, ONE_TILE, {}),
    ("suuankou", None, "222m 444p 33s 88s (777p) +3s", DRAWN),
    ("suuankou_tanki", 1, ONE_TILE, {}),
    ("suuankou_tanki", 1, ONE_TILE, DRAWN),
    ("suuankou_tanki", 2, ONE_TILE, DOUBLE),
    ("suuankou_tanki", None, FOUR_CONCEALED, DRAWN),
    ("suuankou_tanki", None, "111m 555m 333p 4z (888s) +4z", {}),
    ("daisangen", 1, "234m 99p 66z (555z) (777z) +6z", {}),
    ("daisangen", 1, "234m 9p (6666z) [5555z] (777z) +9p", DOUBLE),
    ("daisangen", None, LITTLE_DRAGONS, {}),
    ("shousuushii", 1, LITTLE_WINDS, {}),
    ("shousuushii", None, BIG_WINDS, {}),
    ("shousuushii", None, "67m 33p 444z (111z) (222z) +8m", {}),
    ("daisuushii", 1, BIG_WINDS, {}),
    ("daisuushii", 2, BIG_WINDS, DOUBLE),
    ("daisuushii", None, LITTLE_WINDS, {}),
    ("tsuuiisou", 1, "11z 555z 77z (222z) (444z) +7z", {}),
    ("tsuuiisou", 1, "11z 22z 33z 44z 55z 66z 7z +7z", {}),
    ("tsuuiisou", None, OUTSIDE, {}),
    ("chinroutou", 1, "11m 999p 11s (999m) (111p) +1s", {}),
    ("chinroutou", None, OUTSIDE, {}),
    ("chinroutou", None, JUNCHAN, {}),
    ("chinroutou", None, "11z 99p (111m) (999m) (111p) +9p", {}),
    ("ryuuiisou", 1, "234s 666s 88s 66z (234s) +6z", {}),
    ("ryuuiisou", 1, "22s 333s 444s 66s (888s) +6s", {}),
    ("ryuuiisou", None, "234s 666s 88s 77z (234s) +7z", {}),
    ("ryuuiisou", None, "345s 666s 88s 66z (234s) +6z", {}),
    ("ryuuiisou", None, "234m 666s 88s 66z (234s) +6z", {}),
    ("chuuren", 1, GATES, {}),
    ("chuuren", 1, GATES, DOUBLE),
    ("chuuren", None, PURE_GATES, {}),
    ("chuuren", None, "1112345678m [9999m] +5m", {}),
    ("chuuren", None, "1112345678m (999m) +5m", {}),
    ("chuuren", None, "111234m 456m 99m 88m +9m", {}),
    ("chuuren", None, "12345678m 12377m +9m", {}),
    ("junsei_chuuren", 1, PURE_GATES, {}),
    ("junsei_chuuren", 2, PURE_GATES, DOUBLE),
    ("junsei_chuuren", None, GATES, DOUBLE),
    ("junsei_chuuren", None, "123456789m 1237m +7m", {}),
    ("suukantsu", 1, FOUR_KANS, {}),
    ("suukantsu", 1, FOUR_KANS, {"added": True}),
    ("suukantsu", None, THREE_KANS, {}),
    ("tenhou", 1, PLAIN, EAST | DRAWN | {"circumstances": "blessing_of_heaven"}),
    ("tenhou", None, PLAIN, EAST | DRAWN),
    ("chiihou", 1, PLAIN, DRAWN | {"circumstances": "blessing_of_earth"}),
    ("chiihou", None, PLAIN, DRAWN),
]

DORA: list[Case] = [
    ("dora", 2, "345m 88p 567p 23s (666z) +4s", {"dora": "7p"}),
    ("dora", 1, "345m 88p 567p 23s (666z) +4s", {"dora": "3s"}),
    ("dora", 3, "345m 88p 567p 23s (666z) +4s", {"dora": "5z"}),
    ("dora", 4, "345m 88p 567p 23s (6666z) +4s", {"dora": "5z"}),
    ("dora", 4, "345m 88p 567p 23s (666z) +4s", {"dora": "7p7p"}),
    ("dora", 5, "345m 88p 567p 23s (666z) +4s", {"dora": "7p5z"}),
    ("dora", 1, "345m 88p 567p 23s (666z) +4s", {"dora": "0p"}),
    ("dora", 1, "340m 678m 33p 567s 45s +6s", {"dora": "4m"}),
    ("aka_dora", 1, "340m 678m 33p 567s 45s +6s", {"dora": "4m"}),
    ("dora", None, "345m 88p 567p 23s (666z) +4s", {"dora": "8p6z"}),
    ("dora", None, "345m 88p 567p 23s (666z) +4s", {}),
    ("dora", None, "11m 999p 11s (999m) (111p) +1s", {"dora": "9s"}),
    ("ura_dora", 2, PINFU, RIICHI | {"dora": "1z", "ura_dora": "8s"}),
    ("ura_dora", 2, PINFU, DOUBLE_RIICHI | {"dora": "1z", "ura_dora": "8s"}),
    ("ura_dora", 3, PINFU, RIICHI | {"dora": "1z2z", "ura_dora": "8s5m"}),
    ("ura_dora", None, PINFU, RIICHI | {"dora": "8s"}),
    ("ura_dora", None, PINFU, {"dora": "1z", "ura_dora": "8s"}),
    ("ura_dora", None, PINFU, RIICHI | {"ura_dora": "8s", "rules": {"ura_dora": False}}),
    ("aka_dora", 1, "340m 678m 33p 567s 45s +6s", {}),
    ("aka_dora", 2, "340m 678m 33p 067s 45s +6s", {}),
    ("aka_dora", 1, "567m 67s 99s (555z) (340p) +8s", {}),
    ("aka_dora", 1, "34m 678m 33p 567s 456s +0m", {}),
    ("aka_dora", None, "345m 678m 33p 567s 45s +6s", {}),
]

CASES = [*WON, *RUNS, *SETS, *WHOLE, *YAKUMAN, *DORA]

TILES = {
    "ippatsu": "8s",
    "menzen_tsumo": "8s",
    "haitei": "8s",
    "houtei": "6m",
    "rinshan": "7m",
    "chankan": "5s",
    "iipeikou": "223344m",
    "ryanpeikou": "223344m 667788s",
    "ittsu": "123456789s",
    "sanshoku_doujun": "345m 345p 345s",
    "seat_wind": "222z",
    "round_wind": "111z",
    "haku": "555z",
    "hatsu": "666z",
    "chun": "777z",
    "sanshoku_doukou": "777m 777p 777s",
    "sanankou": "111m 444m 666p",
    "sankantsu": "3333m 7777p 9999s",
    "shousangen": "55566677z",
    "suuankou": "222m 444p 777p 333s",
    "suuankou_tanki": "111m 555m 333p 888s",
    "daisangen": "555666777z",
    "shousuushii": "11122233444z",
    "daisuushii": "111222333444z",
    "suukantsu": "2222m 5555p 7777s 3333z",
    "dora": "88p",
    "ura_dora": "99s",
    "aka_dora": "0m",
}
