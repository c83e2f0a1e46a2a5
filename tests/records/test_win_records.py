"""Win records: what each key takes, what is wrong with the others, and which error comes first."""

import json
from typing import Any

import pytest

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.help.words import load_words
from mahjong_desktop.records.stream import answers, error_answer
from mahjong_desktop.records.wins import parse_win

WIN: dict[str, Any] = {
    "ruleset": "taiwanese",
    "hand": "123456789m 234p 56p 55s",
    "winning_tile": "7p",
    "seat_wind": "south",
}
VALUE: dict[str, Any] = {"ruleset": "taiwanese", "tai": 12}
MISSING = object()


def changed(base: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The record with other values; "from_" stands for "from", and MISSING takes a key out."""
    merged = base | {key.rstrip("_"): value for key, value in changes.items()}
    return {key: value for key, value in merged.items() if value is not MISSING}


def reply(record: object, language: str = "en") -> dict[str, Any]:
    (found,) = answers(json.dumps([record]).encode(), language)
    return found


def failure(record: object) -> tuple[str, str | None, str | None]:
    """Code, reason and field of the error that a record gets."""
    with pytest.raises(MahjongError) as caught:
        parse_win(record).score()
    answer = reply(record)
    error = answer["error"]
    assert answer["ok"] is False
    assert (error["code"], error["field"]) == (caught.value.code, caught.value.field)
    reason = caught.value.facts.get("reason")
    assert reason is None or isinstance(reason, str)
    return caught.value.code, reason, caught.value.field


def test_shortest_record() -> None:
    record = {key: WIN[key] for key in ("ruleset", "hand", "winning_tile")}
    answer = reply(record)
    assert answer["payments"] == {"east": 24, "discarder": -24}
    assert list(answer) == ["ok", "ruleset", "tai", "value", "patterns", "payments", "reading", "others"]


def test_answer_to_a_hand() -> None:
    assert reply(changed(WIN, from_="west", rules={"tai_value": 5})) == {
        "ok": True,
        "ruleset": "taiwanese",
        "tai": 23,
        "value": 115,
        "patterns": [
            {"id": "concealed_hand", "value": 1, "count": 1},
            {"id": "pure_all_chows", "value": 10, "count": 1},
            {"id": "concealed_straight", "value": 10, "count": 1},
            {"id": "winning", "value": 2, "count": 1},
        ],
        "payments": {"south": 115, "west": -115},
        "reading": "123m 456m 789m 234p 55s 56p+7p",
        "others": [],
    }


def test_other_readings_are_listed_best_first() -> None:
    answer = reply({"ruleset": "taiwanese", "hand": "112233445566m8m999m", "winning_tile": "8m"})
    assert answer["reading"] == "11m 22m 33m 44m 55m 66m 999m 8m+8m"
    assert answer["others"] == [{"tai": 48, "value": 49, "reading": "123m 123m 456m 456m 999m 8m+8m"}]


def test_answer_to_a_value_alone() -> None:
    assert reply(VALUE | {"self_draw": True, "seat_wind": "west", "round_wind": "south"}) == {
        "ok": True,
        "ruleset": "taiwanese",
        "tai": 12,
        "value": 37,
        "patterns": [],
        "payments": {"east": -13, "south": -12, "west": 37, "north": -12},
        "reading": None,
        "others": [],
    }


GOOD: list[dict[str, Any]] = [
    changed(WIN, rules={}),
    changed(WIN, rules={"preset": "low", "rows": {"self_draw": 3, "no_honours": None}}),
    changed(WIN, melds=[]),
    changed(WIN, hand=" 1 2 3m 456789m\t234p\n56p 55s "),
    changed(WIN, hand="123456m 234p 56p 55s", melds=[{"kind": "chow", "tiles": "897m"}]),
    changed(WIN, hand="123456m 234p 56p 55s", melds=[{"kind": "added_kong", "tiles": "1111z", "from": "west"}]),
    changed(WIN, hand="123456m 234p 56p 55s", melds=[{"kind": "concealed_kong", "tiles": "2222z", "from": None}]),
    changed(WIN, hand="123456m 234p 56p 55s", melds=[{"kind": "open_kong", "tiles": "3 3 3 3z"}]),
    changed(WIN, bonus=""),
    changed(WIN, bonus="1f 8f", circumstances=["last_tile", "last_tile"]),
    changed(WIN, self_draw=True, from_=None),
    changed(WIN, dealer_wins=0, discards=0),
    changed(WIN, discards=None),
    changed(WIN, seat_wind="east", dealer_wins=10**9),
    changed(WIN, winning_tile=" 7p "),
    changed(VALUE, dealer_wins=0, from_="north", rules={"preset": "low"}),
    changed(VALUE, tai=0),
    changed(VALUE, tai=10**9, rules={"tai_value": 10**9, "minimum_tai": 10**9}),
    changed(VALUE, rules={"minimum_tai": 99}),
]  # fmt: skip


@pytest.mark.parametrize("record", GOOD)
def test_records_that_score(record: dict[str, Any]) -> None:
    answer = reply(record)
    assert answer["ok"], answer
    assert sum(answer["payments"].values()) == 0


WRONG_TYPES: dict[str, tuple[Any, ...]] = {
    "ruleset": (None, 1, True, [], {}),
    "rules": (None, 1, "high", [], True),
    "hand": (None, 1, [], {}, ["123m"], True),
    "winning_tile": (None, 1, [], {}, True),
    "melds": (None, 1, "555z", {}, ["555z"], [[]], [None], True),
    "bonus": (None, 1, [], {}, True),
    "self_draw": (None, 0, 1, "true", [], {}),
    "from": (1, True, "", "East", "discarder", [], {}),
    "seat_wind": (None, 0, "", "SOUTH", "e", [], {}),
    "round_wind": (None, 0, "", "West", [], {}),
    "circumstances": (None, 1, "last_tile", {}, [1], [None], [["last_tile"]], True),
    "dealer_wins": (None, 1.0, "1", True, [], {}),
    "discards": (1.5, "1", False, [], {}),
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG_TYPES.items() for value in values])
def test_wrong_types_of_every_key(key: str, value: Any) -> None:
    assert failure(WIN | {key: value}) == ("bad_record", "wrong_type", key)


@pytest.mark.parametrize("value", [None, 1.0, "12", True, [], {}, float("1e9")])
def test_wrong_types_of_the_value_alone(value: Any) -> None:
    assert failure(VALUE | {"tai": value}) == ("bad_record", "wrong_type", "tai")


@pytest.mark.parametrize(
    ("key", "value"), [("tai", -1), ("tai", 10**9 + 1), ("dealer_wins", -1), ("dealer_wins", 10**30), ("tai", 10**4000)]
)
def test_numbers_out_of_range(key: str, value: int) -> None:
    assert failure(VALUE | {key: value}) == ("bad_record", "out_of_range", key)


@pytest.mark.parametrize("value", [-1, 10**9 + 1])
def test_discards_out_of_range(value: int) -> None:
    assert failure(WIN | {"discards": value}) == ("bad_record", "out_of_range", "discards")


PUNG = {"kind": "pung", "tiles": "555z"}

BAD: list[tuple[object, str, str | None, str | None]] = [
    # the record, and the code, reason and field of its error
    (None, "bad_record", "not_object", None),
    ([], "bad_record", "not_object", None),
    ("taiwanese", "bad_record", "not_object", None),
    (12, "bad_record", "not_object", None),
    ({}, "bad_record", "missing_key", "ruleset"),
    (changed(WIN, ruleset=MISSING), "bad_record", "missing_key", "ruleset"),
    (changed(WIN, hand=MISSING), "bad_record", "missing_key", "hand"),
    (changed(WIN, winning_tile=MISSING), "bad_record", "missing_key", "winning_tile"),
    (changed(WIN, hand=MISSING, winning_tile="8f"), "bad_record", "missing_key", "hand"),
    (changed(WIN, hand=MISSING, bonus="1234567f"), "bad_record", "missing_key", "hand"),
    (changed(WIN, Hand="1m"), "bad_record", "unknown_key", "Hand"),
    (changed(WIN, dora="1m"), "bad_record", "unknown_key", "dora"),
    (changed(WIN, honba=1), "bad_record", "unknown_key", "honba"),
    (changed(WIN, **{"": 1}), "bad_record", "unknown_key", ""),
    (changed(WIN, **{"k" * 99: 1}), "bad_record", "unknown_key", "k" * 39 + "…"),
    (changed(WIN, tai=1), "bad_record", "value_with_tiles", None),
    (changed(VALUE, hand="1m"), "bad_record", "value_with_tiles", "hand"),
    (changed(VALUE, winning_tile="1m"), "bad_record", "value_with_tiles", "winning_tile"),
    (changed(VALUE, melds=[]), "bad_record", "value_with_tiles", "melds"),
    (changed(VALUE, bonus="1f"), "bad_record", "value_with_tiles", "bonus"),
    (changed(VALUE, circumstances=[]), "bad_record", "value_with_tiles", "circumstances"),
    (changed(VALUE, discards=1), "bad_record", "value_with_tiles", "discards"),
    (changed(WIN, circumstances=["riichi"]), "bad_record", "unknown_circumstance", "circumstances"),
    (changed(WIN, circumstances=["last_tile", "Last_tile"]), "bad_record", "unknown_circumstance", "circumstances"),
    (changed(WIN, melds=[{}]), "bad_record", "missing_key", "kind"),
    (changed(WIN, melds=[{"kind": "pung"}]), "bad_record", "missing_key", "tiles"),
    (changed(WIN, melds=[PUNG | {"seat": "west"}]), "bad_record", "unknown_key", "seat"),
    (changed(WIN, melds=[PUNG | {"kind": "kong"}]), "bad_record", "unknown_meld", "melds"),
    (changed(WIN, melds=[PUNG | {"kind": 1}]), "bad_record", "wrong_type", "kind"),
    (changed(WIN, melds=[PUNG | {"tiles": ["5z"]}]), "bad_record", "wrong_type", "tiles"),
    (changed(WIN, melds=[PUNG | {"from": "me"}]), "bad_record", "wrong_type", "from"),
    (changed(WIN, rules={"preset": 1}), "bad_record", "wrong_type", "preset"),
    (changed(WIN, rules={"preset": None}), "bad_record", "wrong_type", "preset"),
    (changed(WIN, rules={"rows": []}), "bad_record", "wrong_type", "rows"),
    (changed(WIN, rules={"rows": None}), "bad_record", "wrong_type", "rows"),
    (changed(WIN, ruleset=""), "unknown_rule", "ruleset", "ruleset"),
    (changed(WIN, ruleset="Taiwanese"), "unknown_rule", "ruleset", "ruleset"),
    (changed(WIN, rules={"preset": "middle"}), "unknown_rule", "preset", "rules"),
    (changed(WIN, rules={"preset": ""}), "unknown_rule", "preset", "rules"),
    (changed(WIN, rules={"kiriage": True}), "unknown_rule", "option", "rules"),
    (changed(WIN, rules={"rows": {"pung": 1}}), "unknown_rule", "row", "rules"),
    (changed(WIN, rules={"bonus_tiles": 1}), "bad_rule_value", None, "rules"),
    (changed(WIN, rules={"tai_value": 0}), "bad_rule_value", None, "rules"),
    (changed(WIN, rules={"implied_rows": "both"}), "bad_rule_value", None, "rules"),
    (changed(WIN, rules={"minimum_tai": None}), "bad_rule_value", None, "rules"),
    (changed(WIN, rules={"rows": {"winning": "off"}}), "bad_rule_value", None, "rules"),
    (changed(WIN, rules={"rows": {"winning": 1.5}}), "bad_rule_value", None, "rules"),
    (changed(WIN, hand="12x"), "bad_tiles", "no_letter", "hand"),
    (changed(WIN, hand="12"), "bad_tiles", "no_suit", "hand"),
    (changed(WIN, hand="8z"), "bad_tiles", "no_such_tile", "hand"),
    (changed(WIN, hand="m"), "bad_tiles", "suit_alone", "hand"),
    (changed(WIN, hand="\ud800"), "bad_tiles", "no_letter", "hand"),
    (changed(WIN, winning_tile=""), "bad_tiles", "one_tile", "winning_tile"),
    (changed(WIN, winning_tile="77p"), "bad_tiles", "one_tile", "winning_tile"),
    (changed(WIN, winning_tile="7"), "bad_tiles", "no_suit", "winning_tile"),
    (changed(WIN, bonus="9f"), "bad_tiles", "no_such_tile", "bonus"),
    (changed(WIN, bonus="1m"), "bad_tiles", "not_bonus", "bonus"),
    (changed(WIN, hand="1f"), "bad_tiles", "bonus_apart", "hand"),
    (changed(WIN, hand="0m"), "bad_tiles", "not_used", "hand"),
    (changed(WIN, winning_tile="0m"), "bad_tiles", "not_used", "winning_tile"),
    (changed(WIN, melds=[PUNG | {"tiles": "5x"}]), "bad_tiles", "no_letter", "melds"),
    (changed(WIN, melds=[PUNG | {"tiles": "505m"}]), "bad_tiles", "not_used", "melds"),
    (changed(WIN, melds=[PUNG | {"tiles": "123f"}]), "bad_tiles", "bonus_apart", "melds"),
    (changed(WIN, bonus="1f", rules={"bonus_tiles": False}), "bad_tiles", "not_used", "bonus"),
    (changed(WIN, winning_tile="1f", rules={"bonus_tiles": False}), "bad_tiles", "not_used", "winning_tile"),
    (changed(WIN, melds=[PUNG | {"tiles": ""}]), "bad_meld", "size", "melds"),
    (changed(WIN, melds=[PUNG | {"tiles": "5555z"}]), "bad_meld", "size", "melds"),
    (changed(WIN, melds=[PUNG | {"tiles": "556z"}]), "bad_meld", "same", "melds"),
    (changed(WIN, melds=[{"kind": "chow", "tiles": "567z"}]), "bad_meld", "run", "melds"),
    (changed(WIN, melds=[PUNG | {"from": "south"}]), "bad_meld", "own_seat", "melds"),
    (changed(WIN, hand="11111m"), "too_many_copies", None, "hand"),
    (changed(WIN, bonus="11f"), "too_many_copies", None, "bonus"),
    (changed(WIN, hand="123m"), "wrong_tile_count", None, "hand"),
    (changed(WIN, hand=WIN["hand"] + "9s"), "wrong_tile_count", None, "hand"),
    (changed(WIN, melds=[PUNG]), "wrong_tile_count", None, "hand"),
    (changed(WIN, self_draw=True, from_="west"), "contradiction", "nobody_discarded", "self_draw"),
    (changed(WIN, winning_tile="1z"), "not_a_win", None, "hand"),
    (changed(WIN, rules={"minimum_tai": 22}), "below_minimum", None, "rules"),
]


@pytest.mark.parametrize(("record", "code", "reason", "field"), BAD)
def test_errors(record: object, code: str, reason: str | None, field: str | None) -> None:
    found = failure(record)
    assert found[:2] == (code, reason)
    assert field is None or found[2] == field
    for language in ("en", "pl"):
        message = reply(record, language)["error"]["message"]
        assert message.strip()
        assert "{" not in message.replace("{…}", "")


@pytest.mark.parametrize("key", ["hand", "winning_tile", "bonus"])
def test_long_nonsense_is_repeated_in_short(key: str) -> None:
    error = reply(changed(WIN, **{key: "1" * 100_000}))["error"]
    assert (error["code"], error["field"]) == ("bad_tiles", key)
    assert "1…" in error["message"]
    assert len(error["message"]) < 300


FAULTS: dict[str, dict[str, Any]] = {
    # each is one fault, from the earliest to the latest, that can stand beside all those after it
    "bad_record": {"round_wind": "up"},
    "unknown_rule": {"preset": "middle"},
    "bad_rule_value": {"tai_value": 0},
    "bad_tiles": {"bonus": "1m"},
    "bad_meld": {"melds": [{"kind": "chow", "tiles": "124s"}]},
    "too_many_copies": {"hand": "11111m 234p"},
    "wrong_tile_count": {"hand": "123m"},
    "contradiction": {"from": "south"},
    "not_a_win": {"winning_tile": "1z"},
    "below_minimum": {"minimum_tai": 99},
}


@pytest.mark.parametrize("later", FAULTS)
@pytest.mark.parametrize("earlier", FAULTS)
def test_earlier_error_comes_first(earlier: str, later: str) -> None:
    codes = list(FAULTS)
    if codes.index(earlier) > codes.index(later):
        earlier, later = later, earlier
    merged = WIN | FAULTS[later] | FAULTS[earlier]
    rules = {key: merged.pop(key) for key in ("preset", "tai_value", "minimum_tai") if key in merged}
    if earlier == "bad_rule_value" or later == "bad_rule_value":
        rules.setdefault("minimum_tai", 0)
    assert failure(merged | {"rules": rules})[0] == earlier


FIRST = [
    (changed(WIN, ruleset="no", rules={"preset": 1}), "bad_record"),
    (changed(WIN, ruleset="no", rules={"rows": 1}), "bad_record"),
    ({"ruleset": "no", "tai": "x"}, "unknown_rule"),
    ({"ruleset": "no", "tai": 1}, "unknown_rule"),
    (changed(WIN, ruleset="no", circumstances=["whatever"]), "unknown_rule"),
    (changed(WIN, ruleset="no", hand=MISSING), "bad_record"),
    (changed(WIN, ruleset="no", hand="x"), "unknown_rule"),
    (changed(WIN, ruleset="no", colour="red"), "bad_record"),
    (changed(WIN, hand="x", melds=[{"kind": "kong", "tiles": "x"}]), "bad_record"),
    (changed(WIN, rules={"no": 1, "tai_value": "x"}), "unknown_rule"),
    (changed(WIN, rules={"tai_value": "x", "rows": {"no": 1}}), "unknown_rule"),
    (changed(WIN, rules={"rows": {"winning": "x", "no": 1}}), "unknown_rule"),
    (changed(WIN, hand="12m", bonus="0m", winning_tile="11m"), "bad_tiles"),
    (changed(WIN, hand="0m 11111s", melds=[{"kind": "chow", "tiles": "124s"}]), "bad_tiles"),
    (changed(WIN, hand="1m", winning_tile="8f", bonus="8f"), "too_many_copies"),
    (changed(WIN, winning_tile="8f", bonus="7f"), "contradiction"),
    (changed(WIN, hand=WIN["hand"] + "1z1z", winning_tile="8f", bonus="7f"), "wrong_tile_count"),
    (changed(VALUE, rules={"minimum_tai": 99}, self_draw=True, from_="north"), "contradiction"),
]


@pytest.mark.parametrize(("record", "code"), FIRST)
def test_first_of_two_errors(record: dict[str, Any], code: str) -> None:
    assert failure(record)[0] == code


def test_error_object_of_a_contradiction_names_both() -> None:
    error = reply(changed(WIN, self_draw=True, from_="west"))["error"]
    assert list(error["between"]) == ["self_draw", "from"]
    assert list(error)[:3] == ["code", "message", "field"]


def test_error_object_below_the_minimum_says_what_it_has_and_needs() -> None:
    error = reply(changed(WIN, rules={"minimum_tai": 30}))["error"]
    assert (error["have"], error["need"]) == (21, 30)


def test_error_object_speaks_the_language_asked_for() -> None:
    record = changed(WIN, hand="123m")
    english, polish = (reply(record, language)["error"]["message"] for language in ("en", "pl"))
    assert english != polish
    with pytest.raises(MahjongError) as caught:
        parse_win(record).score()
    assert error_answer(caught.value, load_words("pl", "taiwanese"))["error"]["message"] == polish  # type: ignore[index]
