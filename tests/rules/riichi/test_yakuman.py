"""Several yakuman in a hand, double ones, and who is liable for them."""

from typing import Any

import pytest
from rules.riichi.shorthand import RIICHI, score
from rules.shorthand import by_name, points, rows, value_alone

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.riichi import Riichi

DRAWN = {"self_draw": True}
DOUBLE, ONE_ONLY = {"double_yakuman": True}, {"multiple_yakuman": False}
DRAGONS = "234m 99p 66z (555z) (777z) +6z"
WINDS = "55m 222z 44z (111z) (333z) +4z"
HONOUR_WINDS = "55z 222z 44z (111z) (333z) +4z"
HONOUR_DRAGONS = "11z 22z (555z) (666z) (777z) +2z"
FOUR_KANS = "6p [2222m] (5555p) (7777s) (3333z) +6p"
DRAGON_KANS = "6p [2222m] (5555z) (6666z) (7777z) +6p"
CONCEALED_WINDS = "111z 222z 333z 444z 5z +5z"

TOGETHER: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, int]]] = [
    # hand, what is not as usual, options; rows with their units
    (DRAGONS, {}, {}, {"daisangen": 1}),
    (DRAGONS, {}, DOUBLE, {"daisangen": 1}),
    (WINDS, {}, DOUBLE, {"daisuushii": 2}),
    (HONOUR_WINDS, {}, {}, {"daisuushii": 1, "tsuuiisou": 1}),
    (HONOUR_WINDS, {}, DOUBLE, {"daisuushii": 2, "tsuuiisou": 1}),
    (HONOUR_WINDS, {}, ONE_ONLY, {"daisuushii": 1}),
    (HONOUR_WINDS, {}, DOUBLE | ONE_ONLY, {"daisuushii": 2}),
    (HONOUR_DRAGONS, {}, ONE_ONLY, {"daisangen": 1}),
    (CONCEALED_WINDS, {}, {}, {"suuankou_tanki": 1, "daisuushii": 1, "tsuuiisou": 1}),
    (CONCEALED_WINDS, {}, DOUBLE, {"suuankou_tanki": 2, "daisuushii": 2, "tsuuiisou": 1}),
    (
        CONCEALED_WINDS,
        DRAWN | {"seat": "east", "circumstances": "blessing_of_heaven"},
        {},
        {"suuankou_tanki": 1, "daisuushii": 1, "tsuuiisou": 1, "tenhou": 1},
    ),
    ("1s [1111m] [9999m] [1111p] [9999p] +1s", {}, {}, {"suuankou_tanki": 1, "chinroutou": 1, "suukantsu": 1}),
    (DRAGON_KANS, {}, {}, {"daisangen": 1, "suukantsu": 1}),
    # no other yaku, no dora, no riichi
    (CONCEALED_WINDS, {"dora": "3z", "circumstances": "riichi ippatsu"}, ONE_ONLY, {"suuankou_tanki": 1}),
]


@pytest.mark.parametrize(("text", "given", "rules", "expected"), TOGETHER)
def test_yakuman_together(text: str, given: dict[str, Any], rules: dict[str, Any], expected: dict[str, int]) -> None:
    found = score(text, rules=rules, **given)
    units = sum(expected.values())
    assert rows(found) == expected
    assert found.totals == {"han": None, "fu": None, "limit": "yakuman", "yakuman": units}
    east = given.get("seat") == "east"
    assert found.settlement.value == found.total == units * (48000 if east else 32000)
    assert (points(found), found.working, found.units) == ({}, (), ("yakuman", ""))


def test_a_yakuman_comes_before_a_counted_one_of_the_same_value() -> None:
    """As triplets the tiles are a yakuman, as runs they have the han of one."""
    found = score("111222333777m 9m +9m", self_draw=True, circumstances="riichi", dora="6m6m")
    assert rows(found) == {"suuankou_tanki": 1}
    assert [(one.totals["yakuman"], one.total) for one in found.others] == [(0, 32000)]


PAO: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, int]]] = [
    # hand, what is not as usual, options; payments
    (DRAGONS, DRAWN | {"liable": "west"}, {}, {"south": 32000, "west": -32000}),
    (DRAGONS, DRAWN | {"liable": "east"}, {}, {"south": 32000, "east": -32000}),
    (DRAGONS, DRAWN | {"liable": "west", "seat": "east"}, {}, {"east": 48000, "west": -48000}),
    (DRAGONS, {"liable": "west", "source": "north"}, {}, {"south": 32000, "west": -16000, "north": -16000}),
    (DRAGONS, {"liable": "west", "source": "west"}, {}, {"south": 32000, "west": -32000}),
    (DRAGONS, {"liable": "west"}, {}, {"south": 32000, "west": -16000, "discarder": -16000}),
    (
        DRAGONS,
        {"liable": "west", "source": "north", "seat": "east"},
        {},
        {"east": 48000, "west": -24000, "north": -24000},
    ),
    # the honba falls to the liable player
    (DRAGONS, DRAWN | {"liable": "west", "honba": 2}, {}, {"south": 32600, "west": -32600}),
    (
        DRAGONS,
        {"liable": "west", "source": "north", "honba": 2},
        {},
        {"south": 32600, "west": -16600, "north": -16000},
    ),
    (DRAGONS, {"liable": "west", "source": "west", "honba": 2}, {}, {"south": 32600, "west": -32600}),
    (
        DRAGONS,
        {"liable": "west", "source": "north", "honba": 1, "riichi_sticks": 2},
        {"honba_value": 1500},
        {"south": 35500, "west": -17500, "north": -16000},
    ),
    # nobody is liable to himself, for another hand, or where there is no such rule
    (DRAGONS, {"liable": "south", "source": "north"}, {}, {"south": 32000, "north": -32000}),
    (DRAGONS, {"liable": "west", "source": "north"}, {"pao": "off"}, {"south": 32000, "north": -32000}),
    ("11z 555z 77z (222z) (444z) +7z", {"liable": "west", "source": "north"}, {}, {"south": 32000, "north": -32000}),
    (
        "11z 555z 77z (222z) (444z) +7z",
        {"liable": "west", "source": "north"},
        {"pao_whole": True},
        {"south": 32000, "north": -32000},
    ),
    ("345m 678p 99s 56s (222z) +7s", {"liable": "west", "source": "north"}, {}, {"south": 1000, "north": -1000}),
    (
        "345m 678p 99s 56s (222z) +7s",
        {"liable": "west", "source": "north", "honba": 1},
        {},
        {"south": 1300, "north": -1300},
    ),
    (WINDS, DRAWN | {"liable": "north"}, {}, {"south": 32000, "north": -32000}),
    (WINDS, DRAWN | {"liable": "north"}, DOUBLE, {"south": 64000, "north": -64000}),
    # four Kans by option
    (FOUR_KANS, DRAWN | {"liable": "north"}, {}, {"east": -16000, "south": 32000, "west": -8000, "north": -8000}),
    (FOUR_KANS, DRAWN | {"liable": "north"}, {"pao": "dragons_winds_kongs"}, {"south": 32000, "north": -32000}),
    (DRAGONS, DRAWN | {"liable": "north"}, {"pao": "dragons_winds_kongs"}, {"south": 32000, "north": -32000}),
    (WINDS, DRAWN | {"liable": "north"}, {"pao": "dragons_winds_kongs"}, {"south": 32000, "north": -32000}),
    # of two yakuman only the one that was fed, or both
    (
        HONOUR_WINDS,
        DRAWN | {"liable": "north"},
        {},
        {"east": -16000, "south": 64000, "west": -8000, "north": -40000},
    ),
    (HONOUR_WINDS, DRAWN | {"liable": "north"}, {"pao_whole": True}, {"south": 64000, "north": -64000}),
    (
        HONOUR_WINDS,
        {"liable": "north", "source": "west"},
        {},
        {"south": 64000, "west": -48000, "north": -16000},
    ),
    (
        HONOUR_WINDS,
        {"liable": "north", "source": "west"},
        {"pao_whole": True},
        {"south": 64000, "west": -32000, "north": -32000},
    ),
    (
        HONOUR_WINDS,
        {"liable": "north", "source": "west", "honba": 1},
        {},
        {"south": 64300, "west": -48000, "north": -16300},
    ),
    (HONOUR_WINDS, {"liable": "north", "source": "north"}, {}, {"south": 64000, "north": -64000}),
    (
        HONOUR_WINDS,
        DRAWN | {"liable": "north", "honba": 1},
        {"double_yakuman": True},
        {"east": -16000, "south": 96300, "west": -8000, "north": -72300},
    ),
    # both of two yakuman that make somebody liable
    (DRAGON_KANS, DRAWN | {"liable": "north"}, {"pao": "dragons_winds_kongs"}, {"south": 64000, "north": -64000}),
    (
        DRAGON_KANS,
        DRAWN | {"liable": "north"},
        {},
        {"east": -16000, "south": 64000, "west": -8000, "north": -40000},
    ),
]


@pytest.mark.parametrize(("text", "given", "rules", "payments"), PAO)
def test_liability(text: str, given: dict[str, Any], rules: dict[str, Any], payments: dict[str, int]) -> None:
    found = score(text, rules=rules, **given)
    assert by_name(found) == payments
    added = dict(found.settlement.extras)
    assert found.settlement.value == payments[given.get("seat", "south")] - sum(added.values())


VALUES: list[tuple[dict[str, Any], dict[str, Any], dict[str, int]]] = [
    # figures, what is not as usual; payments
    ({"yakuman": 1}, DRAWN | {"liable": "north"}, {"south": 32000, "north": -32000}),
    ({"yakuman": 2}, DRAWN | {"liable": "north"}, {"south": 64000, "north": -64000}),
    (
        {"yakuman": 2, "liable_yakuman": 1},
        DRAWN | {"liable": "north"},
        {"east": -16000, "south": 64000, "west": -8000, "north": -40000},
    ),
    (
        {"yakuman": 2, "liable_yakuman": 1},
        DRAWN | {"liable": "north", "rules": {"pao_whole": True}},
        {"south": 64000, "north": -64000},
    ),
    (
        {"yakuman": 2, "liable_yakuman": 0},
        DRAWN | {"liable": "north"},
        {"east": -32000, "south": 64000, "west": -16000, "north": -16000},
    ),
    ({"yakuman": 1}, {"liable": "north", "source": "west", "rules": {"pao": "off"}}, {"south": 32000, "west": -32000}),
    ({"yakuman": 1}, {"liable": "north", "source": "west"}, {"south": 32000, "west": -16000, "north": -16000}),
    ({"limit": "mangan"}, {"liable": "north", "source": "west"}, {"south": 8000, "west": -8000}),
    ({"han": 13}, {"liable": "north", "source": "west"}, {"south": 32000, "west": -32000}),
]


@pytest.mark.parametrize(("figures", "given", "payments"), VALUES)
def test_liability_for_a_value_alone(figures: dict[str, Any], given: dict[str, Any], payments: dict[str, int]) -> None:
    assert by_name(value_alone(RIICHI, figures, **given)) == payments


@pytest.mark.parametrize(
    ("text", "rules", "asked"),
    [
        (DRAGONS, {}, True),
        (WINDS, {}, True),
        (HONOUR_WINDS, {}, True),
        (DRAGONS, {"pao": "off"}, False),
        (FOUR_KANS, {}, False),
        (FOUR_KANS, {"pao": "dragons_winds_kongs"}, True),
        ("11z 555z 77z (222z) (444z) +7z", {}, False),
        ("345m 678p 99s 56s (222z) +7s", {}, False),
    ],
)
def test_liability_is_asked_for_where_it_matters(text: str, rules: dict[str, Any], asked: bool) -> None:
    found = score(text, rules=rules)
    assert Riichi(Choice("info_pl", rules)).asks_liable(found) is asked


def test_liability_is_asked_for_a_value_of_yakuman() -> None:
    ruleset = Riichi()
    assert ruleset.asks_liable(ruleset.score_value({"yakuman": 1}, Situation()))
    assert not ruleset.asks_liable(ruleset.score_value({"limit": "mangan"}, Situation()))
    without = Riichi(Choice("info_pl", {"pao": "off"}))
    assert not without.asks_liable(without.score_value({"yakuman": 1}, Situation()))


def test_one_yakuman_at_most_still_knows_who_is_liable() -> None:
    """The first of equal yakuman counts: that of the dragons, not the one of the honours."""
    found = score(HONOUR_DRAGONS, rules=ONE_ONLY, self_draw=True, liable="west")
    assert rows(found) == {"daisangen": 1}
    assert by_name(found) == {"south": 32000, "west": -32000}
