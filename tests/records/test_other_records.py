"""Win records of riichi and Japanese Classical: whole answers, and which error comes first."""

import json
from typing import Any

import pytest

from mahjong_desktop.records.stream import answers


def reply(record: object) -> dict[str, Any]:
    (found,) = answers(json.dumps([record]).encode(), "en")
    return found


RIICHI = {
    "ruleset": "riichi",
    "rules": {"preset": "tenhou", "kiriage": True},
    "hand": "123m406p78s55z",
    "winning_tile": "9s",
    "melds": [{"kind": "concealed_kong", "tiles": "2222s"}],
    "self_draw": False,
    "from": "north",
    "seat_wind": "south",
    "round_wind": "east",
    "circumstances": ["riichi", "last_tile"],
    "dora": "3m1z",
    "ura_dora": "7p4z",
    "honba": 1,
}


def test_the_answer_in_the_contract() -> None:
    assert reply(RIICHI) == {
        "ok": True,
        "ruleset": "riichi",
        "han": 3,
        "fu": 50,
        "limit": None,
        "yakuman": 0,
        "value": 6400,
        "patterns": [
            {"id": "riichi", "value": 1, "count": 1},
            {"id": "houtei", "value": 1, "count": 1},
            {"id": "aka_dora", "value": 1, "count": 1},
        ],
        "points": [
            {"id": "base", "value": 20, "count": 1},
            {"id": "closed_discard", "value": 10, "count": 1},
            {"id": "pair_dragon", "value": 2, "count": 1},
            {"id": "concealed_kong", "value": 16, "count": 1},
        ],
        "payments": {"south": 6700, "north": -6700},
        "reading": "123m 406p 55z 78s+9s [2222s]",
        "others": [],
    }


def test_other_readings_have_their_figures() -> None:
    answer = reply({"ruleset": "riichi", "hand": "111222333m45p99s", "winning_tile": "6p", "from": "west"})
    assert answer["reading"] == "111m 222m 333m 99s 45p+6p"
    assert answer["others"] == [
        {
            "han": 2,
            "fu": 30,
            "limit": None,
            "yakuman": 0,
            "value": 2900,
            "reading": "123m 123m 123m 99s 45p+6p",
        }
    ]


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (
            {"ruleset": "riichi", "hand": "19m19p19s1234567z", "winning_tile": "1z", "seat_wind": "west"},
            {"han": None, "fu": None, "limit": "yakuman", "yakuman": 1, "value": 32000, "points": []},
        ),
        (
            {"ruleset": "riichi", "han": 13, "fu": 30},
            {"han": 13, "fu": 30, "limit": "yakuman", "yakuman": 0, "value": 48000, "points": [], "reading": None},
        ),
        (
            {"ruleset": "riichi", "yakuman": 1, "liable": "north", "from": "west"},
            {"yakuman": 1, "payments": {"east": 48000, "west": -24000, "north": -24000}, "patterns": []},
        ),
        (
            {"ruleset": "riichi", "limit": "mangan", "riichi_sticks": 2, "from": None},
            {"han": None, "fu": None, "limit": "mangan", "payments": {"east": 14000, "discarder": -12000}},
        ),
        (
            {"ruleset": "japanese_classical", "hand": "234m567m345p67s99s", "winning_tile": "8s", "self_draw": True},
            {
                "base": 22,
                "fan": 1,
                "limit": False,
                "score": 40,
                "value": 240,
                "patterns": [{"id": "concealed_hand", "value": 1, "count": 1}],
                "points": [{"id": "winning", "value": 20, "count": 1}, {"id": "self_draw", "value": 2, "count": 1}],
                "payments": {"east": 240, "south": -80, "west": -80, "north": -80},
                "reading": "234m 567m 345p 99s 67s+8s",
                "others": [],
            },
        ),
        (
            {"ruleset": "japanese_classical", "hand": "19m19p19s1234567z", "winning_tile": "1z"},
            {
                "limit": True,
                "score": 500,
                "value": 3000,
                "base": 20,
                "fan": 1,
            },
        ),
        (
            {"ruleset": "japanese_classical", "points": 38, "fan": 2, "seat_wind": "west"},
            {"base": 38, "fan": 2, "limit": False, "score": 150, "value": 600, "patterns": [], "points": []},
        ),
        (
            {"ruleset": "japanese_classical", "limit": True, "seat_wind": "west"},
            {"base": None, "fan": None, "limit": True, "score": 500, "value": 2000, "reading": None},
        ),
    ],
)
def test_answers(record: dict[str, Any], expected: dict[str, Any]) -> None:
    answer = reply(record)
    assert answer["ok"], answer
    assert {key: answer[key] for key in expected} == expected


PLAIN = {
    "hand": "123m456m77p345s68s",
    "winning_tile": "7s",
    "melds": [],
    "circumstances": [],
    "dora": "",
    "ura_dora": "",
}

FIRST: list[tuple[dict[str, Any], str]] = [
    # what is changed in the contract's record, and the error that comes first
    ({"dora": 1, "rules": {"preset": "no"}}, "bad_record"),
    ({"liable": "up", "dora": "x"}, "bad_record"),
    ({"rules": {"preset": "no", "kazoe": 1}}, "unknown_rule"),
    ({"rules": {"kazoe": 1}, "dora": "x"}, "bad_rule_value"),
    ({"dora": "9z", "melds": [{"kind": "chow", "tiles": "124s"}]}, "bad_tiles"),
    ({"dora": "1m1m1m1m1m1m"}, "bad_tiles"),
    ({"bonus": "1f"}, "bad_record"),
    ({"winning_tile": "1f"}, "bad_tiles"),
    ({"melds": [{"kind": "concealed_kong", "tiles": "2223s"}], "dora": "5z5z5z"}, "bad_meld"),
    ({"dora": "1m1m1m1m", "hand": "123m"}, "too_many_copies"),
    ({"hand": "123m", "from": "south"}, "wrong_tile_count"),
    ({"from": "south", "circumstances": ["furiten"]}, "contradiction"),
    ({"circumstances": ["furiten"], "winning_tile": "1z"}, "furiten"),
    (PLAIN | {"circumstances": ["furiten"]}, "furiten"),
    ({"winning_tile": "1z", "circumstances": []}, "not_a_win"),
    (PLAIN | {"honba": 9, "rules": {}}, "no_yaku"),
    (PLAIN | {"honba": 9, "rules": {}, "circumstances": ["riichi"]}, "two_han_needed"),
    (PLAIN | {"honba": 9, "rules": {}, "circumstances": ["riichi", "ippatsu"]}, ""),
]


@pytest.mark.parametrize(("changes", "code"), FIRST)
def test_first_of_several_errors(changes: dict[str, Any], code: str) -> None:
    answer = reply(RIICHI | changes)
    assert ("" if answer["ok"] else answer["error"]["code"]) == code
