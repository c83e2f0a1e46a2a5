"""Records that nobody writes by hand: far too long, too deep, too large, of no encoding. An answer or an error each."""

import json
from typing import Any

import pytest

from mahjong_desktop.records.stream import answer_lines, replay_lines

Record = dict[str, Any]

MANY = 300
"""More sets than the numbers of their tiles can be counted in a byte."""
DEEP = b"[" * 900 + b"]" * 900
"""So deep that it can just be read."""
TOO_DEEP = b"[" * 100_000 + b"]" * 100_000
LONG = "9" * 100_000
LARGE = (10**9 + 1, 10**18, 10**19, 10**100, 10**4000, -(10**4000))
"""A 64-bit number ends between the second and the third."""
HALVES = ("\ud800", "\udfff", "\udfff\ud800")


def win(ruleset: str = "riichi", **changes: Any) -> Record:
    return {"ruleset": ruleset, "hand": "123m456p789s11z55z", "winning_tile": "5z", **changes}


def game(*deals: Any, **changes: Any) -> Record:
    return {"ruleset": "riichi", "players": ["A", "B", "C", "D"], "deals": [*deals], **changes}


def melds(kind: str, tiles: str) -> list[Record]:
    return [{"kind": kind, "tiles": tiles}] * MANY


def won_by_value(**value: Any) -> Record:
    return {"type": "win", "wins": [{"winner": 0, "from": 1, "value": value}]}


def adjustment(**changes: Any) -> Record:
    return {"type": "adjustment", "changes": [0, 0, 0, 0], **changes}


def codes(lines: Any) -> list[str]:
    """For each answer its error's code, or "ok"; every answer is JSON that anybody reads."""
    found = []
    for line in lines:
        assert line.isascii()
        answer = json.loads(line)
        assert answer["ok"] or answer["error"]["message"]
        found.append("ok" if answer["ok"] else answer["error"]["code"])
    return found


WINS: list[tuple[Record, str]] = [
    # far too many sets, of which some are counted as two tiles
    (win(melds=melds("pung", "000s")), "too_many_copies"),
    (win(melds=melds("pung", "111z"), hand=""), "too_many_copies"),
    (win("taiwanese", melds=melds("open_kong", "1111z")), "too_many_copies"),
    (win("japanese_classical", melds=melds("chow", "123m")), "too_many_copies"),
    (win("taiwanese", hand="", bonus="1234567f", winning_tile="8f", melds=melds("pung", "9z9z9z")), "bad_tiles"),
    (win("taiwanese", hand="", bonus="1234567f", winning_tile="8f", melds=melds("pung", "555z")), "too_many_copies"),
    (win(melds=melds("pung", "555")), "bad_tiles"),
    # far too long
    (win(hand=LONG + "m"), "too_many_copies"),
    (win(hand=LONG), "bad_tiles"),
    (win(hand=LONG + "z"), "bad_tiles"),
    (win(hand=" " * 100_000), "wrong_tile_count"),
    (win(hand="9m " * 100_000), "too_many_copies"),
    (win(hand=" " * 100_000 + "123m456p789s11z55z"), "ok"),
    (win(winning_tile=LONG + "m"), "bad_tiles"),
    (win(dora=LONG + "m"), "bad_tiles"),
    (win("taiwanese", bonus="8" * 100_000 + "f"), "too_many_copies"),
    (win(melds=[{"kind": "pung", "tiles": LONG + "m"}]), "bad_meld"),
    (win(circumstances=["riichi"] * 100_000), "ok"),
    (win(circumstances=[LONG]), "bad_record"),
    (win(rules={LONG: 1}), "unknown_rule"),
    (win(rules={"preset": LONG}), "unknown_rule"),
    (win(rules={"uma": [0] * 100_000}), "bad_rule_value"),
    (win(ruleset=LONG), "unknown_rule"),
    (win(**{LONG: 1}), "bad_record"),
    # halves of letters, and no letters at all
    *((win(hand=half), "bad_tiles") for half in (*HALVES, "\0", "\x7f", "m\0")),
    *((win(**{half: 1}), "bad_record") for half in HALVES),
    *((win(circumstances=[half]), "bad_record") for half in HALVES),
    *((win(rules={half: 1}), "unknown_rule") for half in HALVES),
    *((win(rules={"renhou": half}), "bad_rule_value") for half in HALVES),
    *((win(**{"from": half}), "bad_record") for half in HALVES),
    # too large
    *((win(honba=number), "bad_record") for number in LARGE),
    *((win(rules={"start": number}), "bad_rule_value") for number in LARGE),
    *((win(rules={"uma": [number, -number, 0, 0]}), "bad_rule_value") for number in LARGE),
    *((win("taiwanese", rules={"rows": {"self_draw": number}}), "bad_rule_value") for number in LARGE),
    *(({"ruleset": "taiwanese", "tai": number}, "bad_record") for number in LARGE),
    ({"ruleset": "riichi", "yakuman": 10**9, "honba": 10**9, "riichi_sticks": 10**9}, "ok"),
    ({"ruleset": "riichi", "han": 10**9}, "ok"),
    ({"ruleset": "japanese_classical", "points": 10**9, "fan": 10**9}, "ok"),
]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("record", "code"), WINS, ids=range(len(WINS)))
def test_hostile_wins(record: Record, code: str, language: str) -> None:
    assert codes(answer_lines(json.dumps([record]).encode(), language)) == [code]


GAMES: list[tuple[Record, str]] = [
    (game({"type": "win", "wins": [{"winner": 0, "hand": {"hand": "", "winning_tile": "1m", "melds": one}}]}), code)
    for one, code in ((melds("pung", "000s"), "too_many_copies"), (melds("chow", "9s"), "bad_meld"))
]
GAMES += [
    (game(*[{"type": "end"}] * 1000), "game_over"),
    (game(*[{"type": "draw", "kind": "exhaustive", "tenpai": [0]}] * 1000), "game_over"),
    (game(*[adjustment(changes=[10**9, -(10**9), 0, 0])] * 1000), "ok"),
    (game(adjustment(honba=10**9, sticks=10**9), won_by_value(yakuman=10**9)), "ok"),
    (game(adjustment(note=LONG)), "ok"),
    *((game(adjustment(note=half), players=[half] * 4), "ok") for half in (*HALVES, "\0")),
    (game(adjustment(changes=[0] * 100_000)), "bad_record"),
    *((game(adjustment(changes=[number, -number, 0, 0])), "bad_record") for number in LARGE),
    *((game(adjustment(honba=number)), "bad_record") for number in LARGE),
    *((game({"type": "chombo", "player": number}), "bad_record") for number in (*LARGE, 0.0, 4, -1, "0", True)),
    *((game(won_by_value(yakuman=number)), "bad_record") for number in LARGE),
    *((game({"type": kind}), "bad_record") for kind in (*HALVES, LONG, "", None, 1, [], {})),
    *((game({"type": "draw", "kind": kind}), "bad_record") for kind in (*HALVES, LONG, "", None, 1, [], {})),
    (game({"type": "win", "wins": [{"winner": 0, "value": {"yakuman": 1}}] * 10_000}), "bad_record"),
    (game({"type": "win", "wins": [{"winner": 0, "value": {"yakuman": 1}}], "riichi": [0] * 10_000}), "bad_record"),
    (game(ruleset="taiwanese", rules={"rounds": 10**9}), "ok"),
    (game(rules={"extension_rounds": 10**9, "length": "east"}), "ok"),
]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("record", "code"), GAMES, ids=range(len(GAMES)))
def test_hostile_games(record: Record, code: str, language: str) -> None:
    assert codes(replay_lines(json.dumps([record]).encode(), language)) == [code]


WHOLE = json.dumps(win()).encode()
PLACES = (b'"123m456p789s11z55z"', b'"5z"', b'"riichi"', b'"hand"')


@pytest.mark.parametrize("lines", [answer_lines, replay_lines])
@pytest.mark.parametrize(
    "data",
    [
        *(WHOLE.replace(place, DEEP, 1) for place in PLACES),
        *(WHOLE.replace(place, TOO_DEEP, 1) for place in PLACES),
        *(WHOLE.replace(place, number, 1) for place in PLACES for number in (b"NaN", b"-Infinity", b"1e400")),
        *(WHOLE.replace(place, LONG.encode(), 1) for place in PLACES),
        *(
            WHOLE.replace(b"riichi", letters)
            for letters in (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xc5", b"\0", b"\x1f")
        ),
        *(WHOLE[:length] for length in range(1, len(WHOLE))),
        *(json.dumps(win()).encode(code) for code in ("utf-16", "utf-16-be", "utf-32", "utf-7")),
        b"\0" * 1000,
        b'{"a":' * 100_000,
    ],
)
def test_what_can_hardly_be_read_is_an_error(lines: Any, data: bytes) -> None:
    found = codes(lines(data, "en"))
    assert found
    assert "ok" not in found or data == json.dumps(win()).encode("utf-7")
