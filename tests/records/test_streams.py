"""Many records in, one answer a line out, whatever the bytes."""

import json
import random
from typing import Any

import pytest
from second_scorer.random_wins import random_win

from mahjong_desktop.records.stream import answer_lines, answers
from mahjong_desktop.rules.taiwanese import Taiwanese

VALUE = b'{"ruleset": "taiwanese", "tai": 12}'
TWICE = VALUE.replace(b"12", b"13")
NESTED = b"[" * 100_000 + b"]" * 100_000
DEEP_OBJECT = b'{"rules":' * 100_000 + b"1" + b"}" * 100_000


def short(data: bytes) -> list[Any]:
    """Per answer its Tai, or the code of its error."""
    return [one["tai"] if one["ok"] else one["error"]["code"] for one in answers(data, "en")]


STREAMS: list[tuple[bytes, list[Any]]] = [
    (b"", []),
    (b"\n\n", []),
    (b" \t\r\n", []),
    (b"[]", []),
    (VALUE, [12]),
    (VALUE + b"\n", [12]),
    (VALUE + b"\n" + TWICE, [12, 13]),
    (VALUE + b"\r\n" + TWICE + b"\r\n", [12, 13]),
    (b"\n\n" + VALUE + b"\n  \n\r\n" + TWICE + b"\n\n", [12, 13]),
    (b"[" + VALUE + b"," + TWICE + b"]", [12, 13]),
    (b"[\n" + VALUE + b",\n" + TWICE + b"\n]\n", [12, 13]),
    (b"[" + VALUE + b"]\n" + TWICE, [12, 13]),
    (b"[]\n" + TWICE, [13]),
    (VALUE.replace(b" ", b"\n"), [12]),
    (b"\xef\xbb\xbf" + VALUE, [12]),
    (b"\xef\xbb\xbf" + VALUE + b"\n" + TWICE, [12, 13]),
    (b"\xef\xbb\xbf\n" + VALUE + b"\n" + TWICE, [12, 13]),
    (b"\xef\xbb\xbf", []),
    (VALUE + b"\n" + b"\xff\xfe\n" + TWICE, [12, "bad_record", 13]),
    (VALUE + b"\nno json\n" + TWICE, [12, "bad_record", 13]),
    (VALUE + VALUE, ["bad_record"]),
    (VALUE + b"\x0b" + TWICE, ["bad_record"]),
    (VALUE + b"\xe2\x80\xa8" + TWICE, ["bad_record"]),
    (VALUE + b"\r" + TWICE, ["bad_record"]),
    (b"[1, null, " + VALUE + b', "x", [' + VALUE + b"]]", ["bad_record", "bad_record", 12, "bad_record", "bad_record"]),
    (b"null", ["bad_record"]),
    (b"12", ["bad_record"]),
    (b'"taiwanese"', ["bad_record"]),
    (VALUE.replace(b"12", b"NaN"), ["bad_record"]),
    (VALUE.replace(b"12", b"-Infinity"), ["bad_record"]),
    (VALUE.replace(b"12", b"1e400"), ["bad_record"]),
    (VALUE.replace(b"12", b"9" * 5000), ["bad_record"]),
    (VALUE.replace(b"12", b"9" * 4000), ["bad_record"]),
    (VALUE.replace(b"12", b"-0"), [0]),
    (VALUE[:-1] + b', "rules": {"tai_value": NaN}}', ["bad_record"]),
    (VALUE[:-1] + b', "rules": {"tai_value": 1e400}}', ["bad_rule_value"]),
    (VALUE[:-1] + b', "tai": 14}', [14]),
    (VALUE.replace(b"taiwanese", b"\\ud800"), ["unknown_rule"]),
    (VALUE[:-1] + b', "\\udfff": 1}', ["bad_record"]),
    (VALUE.decode().encode("utf-16"), None),
    (NESTED, ["bad_record"]),
    (DEEP_OBJECT, ["bad_record"]),
    (VALUE + b"\n" + NESTED + b"\n" + TWICE, [12, "bad_record", 13]),
    (b"\x00", ["bad_record"]),
]  # fmt: skip


@pytest.mark.parametrize(("data", "expected"), STREAMS)
def test_streams(data: bytes, expected: list[Any] | None) -> None:
    found = short(data)
    if expected is None:  # UTF-16 has a line feed of two bytes: how many lines there are is of no weight
        expected = ["bad_record"] * max(1, len(found))
    assert found == expected


def test_lines_that_cannot_be_read_say_why() -> None:
    messages = [one["error"]["message"] for one in answers(b"\xff\n{", "en")]
    assert "UTF-8" in messages[0]
    assert "JSON" in messages[1]


CODES = {
    "bad_record",
    "unknown_rule",
    "bad_rule_value",
    "bad_tiles",
    "bad_meld",
    "too_many_copies",
    "wrong_tile_count",
    "contradiction",
    "not_a_win",
    "below_minimum",
}


def check(answer: dict[str, Any]) -> None:
    """An answer has all of its keys; an error has a known code and a sentence."""
    written = json.loads(json.dumps(answer, allow_nan=False))
    assert json.dumps(answer).isascii()
    if written["ok"] is True:
        assert list(answer) == ["ok", "ruleset", "tai", "value", "patterns", "payments", "reading", "others"]
        assert sum(written["payments"].values()) == 0
        assert all(set(row) == {"id", "value", "count"} for row in written["patterns"])
        assert all(set(other) == {"tai", "value", "reading"} for other in written["others"])
        return
    assert set(written) == {"ok", "error"}
    error = written["error"]
    assert error["code"] in CODES
    assert error["message"].strip()
    assert error["field"] is None or isinstance(error["field"], str)
    assert {"code", "message", "field"} <= set(error) <= {"code", "message", "field", "between", "have", "need"}
    assert ("between" in error) == (error["code"] == "contradiction")
    if error["code"] == "below_minimum":
        assert error["have"] < error["need"]


ODD_TEXT = ("", " ", "\x00", "\ud800", "1m", "0m", "9z", "55z", "11111z", "11f", "(555z)", "1234567f", "8f", "m")
FORMATS = ("{name}", "%s", "é" * 99)
SCALARS = (None, True, False, 0, 1, -1, 4, 5, 10**9, 10**9 + 1, 10**40, 1.5, -0.0, 1e308, *ODD_TEXT, *FORMATS)
WORDS = (
    *Taiwanese.circumstances,
    *(option.id for option in Taiwanese.options),
    *("east", "south", "west", "north", "high", "low", "taiwanese", "riichi", "preset", "rows", "kind", "tiles"),
    *("pung", "chow", "open_kong", "winning", "self_draw"),
)
KEYS = (
    *("ruleset", "rules", "hand", "winning_tile", "melds", "bonus", "self_draw", "from", "seat_wind", "round_wind"),
    *("circumstances", "dealer_wins", "discards", "tai", "", "dora", "\ud800"),
)  # fmt: skip


SEATS = ("east", "south", "west", "north")
FITTING: dict[str, tuple[Any, ...]] = {
    "hand": (*ODD_TEXT, "123m", "0p", "11112222333344m"),
    "winning_tile": (*ODD_TEXT, "9s", "5z"),
    "bonus": (*ODD_TEXT, "12345678f", "88f"),
    "melds": tuple([{"kind": kind, "tiles": tiles}] for kind in ("chow", "pung") for tiles in ("111z", "123m", "")),
    "self_draw": (True, False),
    "from": (*SEATS, None),
    "seat_wind": SEATS,
    "round_wind": SEATS,
    "circumstances": tuple([name] for name in Taiwanese.circumstances),
    "dealer_wins": (0, 1, 10**9),
    "discards": (0, 5, None),
}


def random_json(rng: random.Random, depth: int = 0) -> Any:
    lot = rng.random()
    if depth < 3 and lot < 0.15:
        return [random_json(rng, depth + 1) for _ in range(rng.randrange(4))]
    if depth < 3 and lot < 0.3:
        return {rng.choice(WORDS + KEYS): random_json(rng, depth + 1) for _ in range(rng.randrange(4))}
    return rng.choice(WORDS) if lot < 0.6 else rng.choice(SCALARS)


def mutated(rng: random.Random) -> bytes:
    """A valid record with some of its characters changed."""
    text = bytearray(json.dumps(random_win(rng)).encode())
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(text))
        lot = rng.random()
        if lot < 0.4:
            text[place] = rng.choice(b'0123456789mpszf"{}[],: tfn')
        elif lot < 0.7:
            del text[place]
        else:
            text.insert(place, rng.randrange(256))
    return bytes(text)


def with_odd_values(rng: random.Random) -> bytes:
    """A valid record with random JSON in some of its keys."""
    record = random_win(rng)
    for _ in range(rng.choice((1, 1, 2, 3))):
        key = rng.choice(KEYS)
        old = record.get(key)
        if key == "rules" and isinstance(old, dict):
            record["rules"] = {**old, rng.choice(WORDS): random_json(rng, 2)}
        elif key == "melds" and isinstance(old, list) and old and rng.random() < 0.7:
            part = rng.choice(("kind", "tiles", "from", "x"))
            record["melds"] = [{"kind": "pung", "tiles": "555z", part: random_json(rng, 2)}, *old[1:]]
        elif rng.random() < 0.15:
            record.pop(key, None)
        elif key in FITTING and rng.random() < 0.7:
            record[key] = rng.choice(FITTING[key])
        else:
            record[key] = random_json(rng)
    return json.dumps(record).encode()


def random_bytes(rng: random.Random) -> bytes:
    alphabet = rng.choice((bytes(range(256)), b'{}[]":,0123456789mpszftrue nl\\u\n'))
    return bytes(rng.choices(alphabet, k=rng.randrange(60)))


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("make", "number", "at_least"),
    [
        (random_bytes, 1500, {"bad_record"}),
        (mutated, 1500, {"bad_record", "bad_tiles", "wrong_tile_count", "not_a_win", True}),
        (with_odd_values, 2000, CODES | {True}),
    ],
)
def test_any_input_gets_an_answer_or_an_error(make: Any, number: int, at_least: set[Any], language: str) -> None:
    rng = random.Random(f"{make.__name__} {language}")
    seen: set[Any] = set()
    for _ in range(number):
        data = make(rng)
        for answer in answers(data, language):
            check(answer)
            seen.add(True if answer["ok"] else answer["error"]["code"])
    assert seen >= at_least


@pytest.mark.parametrize(
    ("melds", "code"),
    [
        ([{"kind": "chow", "tiles": "123m"}] * 30_000, "too_many_copies"),
        ([{"kind": "chow", "tiles": "9m" * length} for length in range(1, 600)], "bad_meld"),
    ],
)
def test_many_or_long_melds_are_answered_at_once(melds: list[Any], code: str) -> None:
    """Their number counts once: work that grows with its square would take minutes here."""
    record = {"ruleset": "riichi", "hand": "123m406p78s55z", "winning_tile": "9s", "melds": melds}
    (answer,) = answer_lines(json.dumps(record).encode(), "en")
    assert json.loads(answer)["error"]["code"] == code
