"""Hands that are known to break scorers, each with its right value."""

from typing import Any

import pytest
from rules.riichi.shorthand import RIICHI, error_or_score, figures, score
from rules.shorthand import play, points, record, rows

from mahjong_desktop.core.notation import format_reading, parse_hand
from mahjong_desktop.records.wins import parse_win

DRAWN, RIICHI_DECLARED = {"self_draw": True}, {"circumstances": "riichi"}
ROBBED, HAITEI = {"circumstances": "robbed_kong"}, DRAWN | {"circumstances": "last_tile"}
SOUTH = {"round": "south"}

TRAPS: list[tuple[str, str, dict[str, Any], tuple[int, int, str | None], str]] = [
    # what it is about, the hand, what is not as usual; han, fu and limit, and the yaku
    (
        "three identical runs are no ryanpeikou",
        "11222333m 456p 99s +1m",
        {},
        (2, 30, None),
        "iipeikou pinfu",
    ),
    (
        "three identical runs and a fourth that is not",
        "22333444m 567p 88s +2m",
        {},
        (3, 30, None),
        "iipeikou pinfu tanyao",
    ),
    (
        "four identical runs are two pairs of runs",
        "2222333344448m +8m",
        {},
        (10, 40, "baiman"),
        "chinitsu ryanpeikou tanyao",
    ),
    ("three triplets score more than three runs", "111222333m 45p 99s +6p", {}, (2, 50, None), "sanankou"),
    (
        "three runs score more than two triplets and one that a discard finished",
        "11122233m 456p 99s +3m",
        {},
        (1, 40, None),
        "iipeikou",
    ),
    (
        "self-drawn, the third triplet is concealed",
        "1112223m 3m 456p 99s +3m",
        DRAWN,
        (3, 40, None),
        "menzen_tsumo sanankou",
    ),
    (
        "1m completes a triplet, not a run: the same han, more fu",
        "1122233344789m +1m",
        DRAWN,
        (9, 40, "baiman"),
        "chinitsu menzen_tsumo sanankou",
    ),
    (
        "a triplet finished by a discard is open",
        "222m 444p 777p 33s 88s +3s",
        {},
        (5, 50, "mangan"),
        "sanankou tanyao toitoi",
    ),
    (
        "self-drawn it is concealed beside an open one",
        "222m 444p 33s 88s (777p) +3s",
        DRAWN,
        (5, 40, "mangan"),
        "sanankou tanyao toitoi",
    ),
    ("a pair of both winds is 4 fu", "345m 678p 67s 22z [6666m] +8s", DRAWN | SOUTH, (1, 50, None), "menzen_tsumo"),
    (
        "or 2 fu",
        "345m 678p 67s 22z [6666m] +8s",
        DRAWN | SOUTH | {"rules": {"double_wind_pair_fu": 2}},
        (1, 40, None),
        "menzen_tsumo",
    ),
    ("riichi with a concealed Kan", "567m 345p 67s 99s [2222m] +8s", RIICHI_DECLARED, (1, 50, None), "riichi"),
    (
        "seven pairs of honours are a yakuman and nothing else",
        "11z 22z 33z 44z 55z 66z 7z +7z",
        {"dora": "4z"},
        (0, 0, "yakuman"),
        "tsuuiisou",
    ),
    (
        "Thirteen Orphans by robbing a Kan",
        "119m 19p 19s 123456z +7z",
        ROBBED,
        (0, 0, "yakuman"),
        "kokushi",
    ),
    (
        "an edge wait where it scores more",
        "56789m 234p 66s (6666p) +7m",
        HAITEI,
        (1, 40, None),
        "haitei",
    ),
    ("a closed wait where it scores more", "45567m 234p 66s (6666p) +6m", HAITEI, (2, 40, None), "haitei tanyao"),
    ("a pair wait where it scores more", "2234m 345p (6666p) (789s) +2m", HAITEI, (1, 40, None), "haitei"),
    ("pinfu where that scores more", "2234m 567p 345s 678p +2m", {}, (2, 30, None), "pinfu tanyao"),
    ("pinfu by self-draw is 20 fu", "2234m 567p 345s 678p +2m", DRAWN, (3, 20, None), "menzen_tsumo pinfu tanyao"),
    (
        "the last tile as a replacement is rinshan only",
        "56m 99p 678p (345m) [2222s] +7m",
        DRAWN | {"circumstances": "last_tile replacement_tile"},
        (1, 40, None),
        "rinshan",
    ),
    ("seven pairs have 25 fu whatever they hold", "11z 22z 55z 77z 33s 88s 1m +1m", SOUTH, (2, 25, None), "chiitoitsu"),
    ("two pairs of runs are no seven pairs", "223344m 667788s 5p +5p", {}, (4, 40, "mangan"), "ryanpeikou tanyao"),
    (
        "honroutou in seven pairs brings no toitoi",
        "11m 99m 11p 99s 33z 44z 7z +7z",
        {},
        (4, 25, None),
        "chiitoitsu honroutou",
    ),
    ("a robbed tile is no self-draw", "345m 22p 789p 111s 46s +5s", ROBBED, (1, 40, None), "chankan"),
]


@pytest.mark.parametrize(
    ("text", "given", "expected", "yaku"), [case[1:] for case in TRAPS], ids=[case[0] for case in TRAPS]
)
def test_trap(text: str, given: dict[str, Any], expected: tuple[int, int, str | None], yaku: str) -> None:
    found = score(text, **given)
    han, fu, limit = figures(found)
    assert (han or 0, fu or 0, limit) == expected
    assert set(rows(found)) == set(yaku.split())


def test_reading_of_the_triplet_that_the_self_draw_completes() -> None:
    win = play(RIICHI, "1122233344789m +1m", self_draw=True)
    found = win.score()
    assert found.reading is not None
    assert format_reading(found.reading, win.hand) == "222m 333m 44m 789m 11m+1m"
    assert points(found) == {"base": 20, "self_draw": 2, "concealed_pung": 16}


def test_a_concealed_kan_of_white_dragons_is_no_red_five() -> None:
    text = "567m 34p 99s 567s [5555z] +5p"
    assert [str(meld.kind) for meld in parse_hand(text).draft.melds] == ["concealed_kong"]
    for red_fives in (0, 3, 4):
        found = score(text, rules={"red_fives": red_fives})
        assert rows(found) == {"haku": 1}
    assert rows(score(text, dora="4z")) == {"haku": 1}
    assert rows(score(text, dora="7z")) == {"haku": 1, "dora": 4}


@pytest.mark.parametrize("winning", range(1, 10))
def test_nine_waits_of_the_nine_gates(winning: int) -> None:
    """Any tile of the suit makes them pure, a terminal too."""
    for double, units in ((False, 1), (True, 2)):
        found = score(f"1112345678999s +{winning}s", rules={"double_yakuman": double})
        assert rows(found) == {"junsei_chuuren": units}


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("1123455678999s +1s", "chuuren"),
        ("1112345567899s +9s", "chuuren"),
        ("1112355678999s +4s", "chuuren"),
        ("1123345678999s +1s", "chuuren"),
    ],
)
def test_nine_gates_with_a_missing_tile(text: str, row: str) -> None:
    assert rows(score(text, rules={"double_yakuman": True})) == {row: 1}


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("345m 678p 12s 99s (456s) +3s", {"dora": "8s8s"}),
        ("340m 678p 12s 99s (456s) +3s", {}),
        ("345m 678p 12s 99s (456s) +3s", {"dora": "8s8s8s"}),
        ("34m 567p 234s 88s (789s) +5m", {"ura_dora": "7s"}),
        ("56m 99p 678p (345m) (2222s) +7m", {"dora": "1s1s1s"}),
    ],
)
def test_dora_without_yaku_is_no_win(text: str, given: dict[str, Any]) -> None:
    """And nothing of it is said: the error has no han."""
    assert error_or_score(text, **given) == "no_yaku"


def test_a_robbed_red_five_keeps_its_han() -> None:
    found = score("34m 678p 234s 567s 99s +0m", **ROBBED)
    assert rows(found) == {"pinfu": 1, "chankan": 1, "aka_dora": 1}
    plain = score("34m 678p 234s 567s 99s +5m", **ROBBED)
    assert rows(plain) == {"pinfu": 1, "chankan": 1}


def test_a_robbed_red_five_as_json() -> None:
    made = record(RIICHI, "34m 678p 234s 567s 99s +0m", **ROBBED)
    assert made["winning_tile"] == "0m"
    assert parse_win(made).score().totals["han"] == 3
