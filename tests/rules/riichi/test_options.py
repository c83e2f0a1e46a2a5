"""Every option of a hand both ways, and errors that riichi alone has."""

from typing import Any

import pytest
from rules.riichi.shorthand import RIICHI, error_or_score, figures, score
from rules.shorthand import error_of, play, record, rows

from mahjong_desktop.core.errors import BadTiles
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.notation import parse_tiles
from mahjong_desktop.core.tiles import CODES, RED_FIVES, TILE_OF_CODE
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.riichi import Riichi

DRAWN, RIICHI_DECLARED = {"self_draw": True}, {"circumstances": "riichi"}
PINFU = "234m 567m 345p 67s 99s +8s"
PLAIN = "123m 456m 77p 345s 68s +7s"
OPEN_SIMPLES = "678m 44p 567p 23s (345m) +4s"
KANS = "56m 99p 678p (345m) [2222s] +7m"
REPLACED = DRAWN | {"circumstances": "replacement_tile"}
MAN = {"circumstances": "blessing_of_man"}
TWO_KANS = "34p 44s 567s [2222m] [7777z] +5p"

Expected = tuple[int | None, int | None, str | None] | str

OPTIONS: list[tuple[str, Any, str, dict[str, Any], Expected]] = [
    # option, its value, hand, what is not as usual; han, fu and limit, or the error
    ("open_tanyao", True, OPEN_SIMPLES, {}, (1, 30, None)),
    ("open_tanyao", False, OPEN_SIMPLES, {}, "no_yaku"),
    ("open_tanyao", False, "678m 44p 567p 23s (777z) +4s", {}, (1, 30, None)),
    ("ippatsu", True, PINFU, {"circumstances": "riichi ippatsu"}, (3, 30, None)),
    ("ippatsu", False, PINFU, {"circumstances": "riichi ippatsu"}, (2, 30, None)),
    ("ura_dora", True, PINFU, RIICHI_DECLARED | {"ura_dora": "8s"}, (4, 30, None)),
    ("ura_dora", False, PINFU, RIICHI_DECLARED | {"ura_dora": "8s"}, (2, 30, None)),
    ("kan_dora", True, TWO_KANS, {"dora": "1m6z"}, (9, 80, "baiman")),
    ("kan_dora", False, TWO_KANS, {"dora": "1m6z"}, (5, 80, "mangan")),
    ("kan_dora", False, TWO_KANS, {"dora": "2z1m6z"}, (1, 80, None)),
    ("kan_dora", True, TWO_KANS, RIICHI_DECLARED | {"dora": "1z1z", "ura_dora": "2z1m"}, (6, 80, "haneman")),
    ("kan_dora", False, TWO_KANS, RIICHI_DECLARED | {"dora": "1z1z", "ura_dora": "2z1m"}, (2, 80, None)),
    ("red_fives", 3, "34m 567p 678s 345s 99s +0m", {}, (2, 30, None)),
    ("red_fives", 0, "34m 567p 678s 345s 99s +0m", {}, "bad_tiles"),
    ("red_fives", 4, "34m 067p 340p 678s 99s +5m", {}, (3, 30, None)),
    ("red_fives", 3, "34m 067p 340p 678s 99s +5m", {}, "too_many_copies"),
    ("pinfu_tsumo", True, PINFU, DRAWN, (2, 20, None)),
    ("pinfu_tsumo", False, PINFU, DRAWN, (1, 30, None)),
    ("pinfu_tsumo", False, PINFU, {}, (1, 30, None)),
    ("rinshan_fu", True, "56m 99p (345m) (666s) (2222p) +7m", REPLACED, (1, 40, None)),
    ("rinshan_fu", False, "56m 99p (345m) (666s) (2222p) +7m", REPLACED, (1, 30, None)),
    ("double_wind_pair_fu", 4, "345m 678p 67s 22z [6666m] +8s", DRAWN | {"round": "south"}, (1, 50, None)),
    ("double_wind_pair_fu", 2, "345m 678p 67s 22z [6666m] +8s", DRAWN | {"round": "south"}, (1, 40, None)),
    ("kiriage", True, "234m 567m 345p 67s 88s +8s", RIICHI_DECLARED | {"dora": "2m"}, (4, 30, "mangan")),
    ("kiriage", False, "234m 567m 345p 67s 88s +8s", RIICHI_DECLARED | {"dora": "2m"}, (4, 30, None)),
    ("kazoe", "yakuman", "1122334455667m +7m", DRAWN | {"circumstances": "riichi ippatsu"}, (13, 20, "yakuman")),
    ("kazoe", "sanbaiman", "1122334455667m +7m", DRAWN | {"circumstances": "riichi ippatsu"}, (13, 20, "sanbaiman")),
    ("renhou", "off", PLAIN, MAN, "no_yaku"),
    ("renhou", "off", PINFU, MAN, (1, 30, None)),
    ("renhou", "mangan", PLAIN, MAN, (5, 40, "mangan")),
    ("renhou", "mangan", PLAIN, {}, "no_yaku"),
    ("renhou", "mangan", PINFU, {}, (1, 30, None)),
    ("renhou", "yakuman", PLAIN, MAN, (None, None, "yakuman")),
    ("renhou", "yakuman", PINFU, MAN, (None, None, "yakuman")),
]


@pytest.mark.parametrize(("option", "value", "text", "given", "expected"), OPTIONS)
def test_option(option: str, value: Any, text: str, given: dict[str, Any], expected: Expected) -> None:
    found = error_or_score(text, rules={option: value}, **given)
    assert (found if isinstance(found, str) else figures(found)) == expected


def test_options_of_a_hand_are_all_here_or_beside_it() -> None:
    """The other options of a hand have tests of their own: yakuman, liability and the honba."""
    elsewhere = {"double_yakuman", "multiple_yakuman", "pao", "pao_whole", "two_han_from_honba", "honba_value"}
    assert {option for option, *_ in OPTIONS} | elsewhere == {one.id for one in Riichi.options if not one.table}


RENHOU: list[tuple[str, dict[str, Any], dict[str, int], int]] = [
    # hand, situation; rows and value, with renhou as a mangan
    (PINFU, {}, {"renhou": 5}, 8000),
    (PINFU, {"dora": "8s"}, {"renhou": 5}, 8000),
    (PINFU, {"dora": "8s8s"}, {"pinfu": 1, "dora": 4}, 8000),
    (PINFU, {"dora": "8s8s8s"}, {"pinfu": 1, "dora": 6}, 12000),
    ("234m 567m 340p 67s 99s +8s", {"dora": "8s8s"}, {"pinfu": 1, "dora": 4, "aka_dora": 1}, 12000),
    ("19m 19p 19s 1234567z +1z", {}, {"kokushi_13_wait": 1}, 32000),
    (PLAIN, {"dora": "6p6p6p"}, {"renhou": 5}, 8000),
]


@pytest.mark.parametrize(("text", "given", "expected", "value"), RENHOU)
def test_renhou_as_a_mangan(text: str, given: dict[str, Any], expected: dict[str, int], value: int) -> None:
    found = score(text, rules={"renhou": "mangan"}, **given, **MAN)
    assert (rows(found), found.settlement.value) == (expected, value)


def test_renhou_as_a_yakuman_stands_beside_others() -> None:
    found = score("19m 19p 19s 1234567z +1z", rules={"renhou": "yakuman"}, **MAN)
    assert rows(found) == {"kokushi_13_wait": 1, "renhou": 1}


TWO_HAN: list[tuple[str, dict[str, Any], int, Expected]] = [
    # hand, what is not as usual, counters; han, fu and limit, or the error
    (PINFU, {}, 4, (1, 30, None)),
    (PINFU, {}, 5, "two_han_needed"),
    (PINFU, {}, 9, "two_han_needed"),
    (PINFU, {"rules": {"two_han_from_honba": 0}}, 9, (1, 30, None)),
    (PINFU, {"preset": "tenhou"}, 9, (1, 30, None)),
    (PINFU, RIICHI_DECLARED, 5, (2, 30, None)),
    # dora, red fives and ura dora do not help
    (PINFU, {"dora": "8s8s"}, 5, "two_han_needed"),
    ("234m 567m 340p 67s 99s +8s", {}, 5, "two_han_needed"),
    (PLAIN, RIICHI_DECLARED | {"ura_dora": "6p"}, 5, "two_han_needed"),
    ("19m 19p 19s 1234567z +1z", {}, 5, (None, None, "yakuman")),
    (PLAIN, MAN | {"rules": {"renhou": "mangan"}}, 5, (5, 40, "mangan")),
]


@pytest.mark.parametrize(("text", "given", "honba", "expected"), TWO_HAN)
def test_two_han_rule(text: str, given: dict[str, Any], honba: int, expected: Expected) -> None:
    found = error_or_score(text, honba=honba, **given)
    assert (found if isinstance(found, str) else figures(found)) == expected


def test_two_han_rule_says_what_the_hand_has() -> None:
    error = error_of(record(RIICHI, PINFU, honba=6, dora="8s8s"))
    assert error.facts == {"have": 1, "need": 2, "honba": 6}


def test_two_han_rule_leaves_out_the_readings_that_may_not_win() -> None:
    """Runs have riichi and iipeikou, triplets riichi alone."""
    text = "11122233m 456p 99s +3m"
    before, after = (score(text, honba=honba, **RIICHI_DECLARED) for honba in (4, 5))
    assert figures(before) == figures(after) == (2, 40, None)
    assert sorted(one.totals["han"] for one in before.others) == [1]
    assert after.others == ()


def test_hand_that_is_not_complete_says_what_it_lacks() -> None:
    error = error_of(record(RIICHI, "234m 567m 345p 67s 99s +1s"))
    assert (error.code, error.field, error.facts) == ("not_a_win", "hand", {"missing": 1})


def test_a_bonus_tile_wins_beside_no_complete_hand() -> None:
    with pytest.raises(BadTiles) as error:
        Riichi().score(Hand(parse_tiles("234567m345p67899s"), TILE_OF_CODE["1f"]), Situation())
    assert error.value.facts == {"reason": "not_used", "text": "1f"}


def test_furiten_stands_in_the_way_of_a_discard_only() -> None:
    assert error_or_score(PINFU, circumstances="furiten") == "furiten"
    assert error_or_score(PINFU + " 1z", circumstances="furiten") == "wrong_tile_count"
    assert error_or_score("234m 567m 345p 67s 99s +1s", circumstances="furiten") == "furiten"
    assert figures(score(PINFU, circumstances="furiten", self_draw=True)) == (2, 20, None)


@pytest.mark.parametrize("red_fives", [0, 3, 4])
def test_tiles_that_are_played_with(red_fives: int) -> None:
    ruleset = Riichi(Choice("info_pl", {"red_fives": red_fives}))
    reds = {CODES[tile]: ruleset.tiles[tile] for tile in RED_FIVES if ruleset.uses(tile)}
    assert reds == {0: {}, 3: {"0m": 1, "0p": 1, "0s": 1}, 4: {"0m": 1, "0p": 2, "0s": 1}}[red_fives]
    assert not any(map(ruleset.uses, parse_tiles("12345678f")))


COPIES: list[tuple[str, dict[str, Any], str | None]] = [
    # hand, what is not as usual; the tile there is too much of
    (PINFU, {"dora": "9s9s"}, None),
    (PINFU, {"dora": "9s9s9s"}, "9s"),
    (PINFU, {"dora": "9s", "ura_dora": "9s9s"}, "9s"),
    (PINFU, {"ura_dora": "1z1z1z1z"}, None),
    (PINFU, {"ura_dora": "1z1z1z1z1z"}, "1z"),
    ("567m 345p 67s 99s [2222m] +8s", {"dora": "2m"}, "2m"),
    ("555m 345p 67s 99s 067m +8s", {}, None),
    ("5555m 67m 345p 67s 99s +8s", {}, None),
    ("5550m 67m 345p 67s 99s +8s", {}, None),
    ("5550m 67m 345p 67s 99s +8s", {"dora": "5m"}, "5m"),
    ("5550m 67m 345p 67s 99s +8s", {"dora": "0m"}, "5m"),
    ("345m 067m 345p 67s 99s +8s", {"dora": "0m"}, "0m"),
    ("345m 067m 345p 67s 99s +8s", {"dora": "5m"}, None),
    ("345m 567m 345p 67s 99s +8s", {"dora": "0p0p"}, "0p"),
    ("345m 567m 345p 67s 99s +8s", {"dora": "0p0p", "rules": {"red_fives": 4}}, None),
    ("345m 567m 345p 67s 99s +8s", {"dora": "0p0p0p", "rules": {"red_fives": 4}}, "0p"),
    ("345m 567m 345p 67s 99s +8s", {"dora": "0m0m", "rules": {"red_fives": 4}}, "0m"),
]


@pytest.mark.parametrize(("text", "given", "tile"), COPIES)
def test_copies_with_indicators(text: str, given: dict[str, Any], tile: str | None) -> None:
    made = record(RIICHI, text, circumstances="riichi" if "[" in text or "(" not in text else "", **given)
    if tile is None:
        play(RIICHI, text, circumstances="riichi", **given).score()
        return
    error = error_of(made)
    assert (error.code, error.facts["tile"]) == ("too_many_copies", tile)


BAD_INDICATORS: list[tuple[dict[str, Any], str, str]] = [
    ({"dora": "1f"}, "bad_tiles", "not_used"),
    ({"ura_dora": "8f"}, "bad_tiles", "not_used"),
    ({"dora": "1m2m3m4m5m6m"}, "bad_tiles", "too_many_indicators"),
    ({"ura_dora": "123456m"}, "bad_tiles", "too_many_indicators"),
    ({"dora": "12"}, "bad_tiles", "no_suit"),
    ({"dora": "8z"}, "bad_tiles", "no_such_tile"),
    ({"dora": "0m", "rules": {"red_fives": 0}}, "bad_tiles", "not_used"),
    ({"dora": ["1m"]}, "bad_record", "wrong_type"),
    ({"dora": None}, "bad_record", "wrong_type"),
    ({"ura_dora": 1}, "bad_record", "wrong_type"),
]


@pytest.mark.parametrize(("given", "code", "reason"), BAD_INDICATORS)
def test_bad_indicators(given: dict[str, Any], code: str, reason: str) -> None:
    error = error_of(record(RIICHI, PINFU, **given))
    (field,) = given.keys() - {"rules"}
    assert (error.code, error.facts["reason"], error.field) == (code, reason, field)


def test_five_indicators_are_the_most() -> None:
    assert rows(score(PINFU, dora="1z2z3z4z5z"))["pinfu"] == 1


def test_what_the_window_asks() -> None:
    ruleset = Riichi()
    hidden = set(Riichi.circumstances) - set(ruleset.shown_circumstances())
    assert hidden == {"blessing_of_man"}
    other = Riichi(Choice("info_pl", {"ippatsu": False, "renhou": "mangan"}))
    assert set(Riichi.circumstances) - set(other.shown_circumstances()) == {"ippatsu"}
    plain, declared = Situation(), Situation(circumstances=frozenset({"riichi"}))
    twice = Situation(circumstances=frozenset({"double_riichi"}))
    assert [ruleset.asks_indicators("dora", one) for one in (plain, declared)] == [True, True]
    assert [ruleset.asks_indicators("ura_dora", one) for one in (plain, declared, twice)] == [False, True, True]
    without = Riichi(Choice("info_pl", {"ura_dora": False}))
    assert not without.asks_indicators("ura_dora", declared)
    assert not any(ruleset.asks_indicators("bonus", one) for one in (plain, declared))


def test_rows_have_no_house_values() -> None:
    error = error_of(record(RIICHI, PINFU, rules={"rows": {"riichi": 2}}))
    assert (error.code, error.facts["reason"]) == ("unknown_rule", "row")
