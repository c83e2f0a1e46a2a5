"""Game records: what each key takes, what is wrong with the others, the answer, and the record written again."""

import json
import random
from typing import Any

import pytest

from mahjong_desktop.records.games import answer, game_record, parse_game
from mahjong_desktop.records.stream import replays
from mahjong_desktop.rules.registry import VARIANTS

NAMES = ["A", "B", "C", "D"]
HAND = {"hand": "123m406p789s11z45p", "winning_tile": "6p", "circumstances": ["riichi"]}
NO_YAKU = {"hand": "123m 567p 789s 11z 45s", "winning_tile": "6s"}
VALUE = {"han": 3, "fu": 40}
WIN = {"type": "win", "wins": [{"winner": 1, "from": 0, "value": VALUE}]}
DRAW = {"type": "draw", "kind": "exhaustive", "tenpai": [0, 1]}

CONTRACT = [
    {"type": "win", "riichi": [0, 3], "wins": [{"winner": 0, "from": 2, "hand": HAND}]},
    {"type": "win", "wins": [{"winner": 1, "value": VALUE}]},
    {"type": "win", "wins": [{"winner": 1, "from": 0, "liable": 3, "value": {"yakuman": 1}}]},
    {"type": "draw", "kind": "exhaustive", "tenpai": [0, 1], "riichi": [0], "nagashi": [2]},
    {"type": "draw", "kind": "nine_terminals"},
    {"type": "chombo", "player": 2},
    {"type": "adjustment", "changes": [0, -1000, 0, 1000], "note": "…", "honba": 1, "sticks": 0},
    {"type": "end"},
]
"""The example of the record format."""
NO_BUST = {"nagashi_mangan": True, "bust": False}


def record(*deals: Any, ruleset: str = "riichi", rules: Any = None, **changes: Any) -> dict[str, Any]:
    return {"ruleset": ruleset, "rules": rules or {}, "players": NAMES, "deals": list(deals), **changes}


def reply(given: Any, language: str = "en") -> dict[str, Any]:
    (found,) = replays(json.dumps([given]).encode(), language)
    return json.loads(json.dumps(found))


def test_answer_to_the_contract_s_example() -> None:
    answer = reply(record(*CONTRACT, rules=NO_BUST))
    assert list(answer) == ["ok", "start", "deals", "next", "finished", "final"]
    assert (answer["ok"], answer["start"], answer["next"], answer["finished"]) == (True, [25_000] * 4, None, True)
    keys = ["round", "number", "dealer", "honba", "sticks", "dealer_wins", "changes", "scores"]
    assert [list(deal) for deal in answer["deals"]] == [keys] * 8
    assert answer["deals"][1] == {
        "round": "east",
        "number": 1,
        "dealer": 0,
        "honba": 1,
        "sticks": 0,
        "dealer_wins": 1,
        "changes": [-2700, 5500, -1400, -1400],
        "scores": [31_000, 30_500, 15_900, 22_600],
    }
    assert [deal["changes"] for deal in answer["deals"][2:]] == [
        [-24_000, 48_000, 0, -24_000],
        [-3000, -4000, 8000, -2000],
        [0, 0, 0, 0],
        [2000, 4000, -8000, 2000],
        [0, -1000, 0, 1000],
        [0, 0, 0, 0],
    ]
    assert [(deal["honba"], deal["sticks"]) for deal in answer["deals"][4:]] == [(2, 1), (3, 1), (3, 1), (1, 0)]
    assert answer["final"] == {
        "ranking": [1, 2, 0, 3],
        "leftover_sticks": [0, 0, 0, 0],
        "bonus": [-3000, 9000, 3000, -9000],
        "penalties": [0, 0, 0, 0],
        "results": [3000, 86_500, 18_900, -9400],
    }


def test_answer_to_a_game_that_goes_on() -> None:
    answer = reply(record(WIN, DRAW))
    assert (answer["finished"], answer["final"]) == (False, None)
    assert answer["next"] == {
        "round": "east",
        "number": 2,
        "dealer": 1,
        "honba": 1,
        "sticks": 0,
        "dealer_wins": 0,
        "scores": [21_300, 31_700, 23_500, 23_500],
    }


def test_game_without_deals() -> None:
    answer = reply({"ruleset": "taiwanese", "players": NAMES, "deals": []})
    assert (answer["start"], answer["deals"], answer["finished"]) == ([0, 0, 0, 0], [], False)
    assert answer["next"]["scores"] == [0, 0, 0, 0]


def test_final_with_oka_penalties_and_leftover_sticks() -> None:
    deals = [{"type": "chombo", "player": 1}, {"type": "draw", "kind": "exhaustive", "tenpai": [0], "riichi": [0]}]
    final = reply(record(*deals, {"type": "end"}, rules={"preset": "ema"}))["final"]
    assert final == {
        "ranking": [0, 1, 2, 3],
        "leftover_sticks": [1000, 0, 0, 0],
        "bonus": [15_000, -5000, -5000, -5000],
        "penalties": [0, -20_000, 0, 0],
        "results": [18_000, -26_000, -6000, -6000],
    }


GOOD: list[tuple[str, Any, dict[str, Any]]] = [
    # the ruleset, a deal, options
    (
        "riichi",
        {"type": "win", "wins": [{"winner": 0, "from": None, "liable": None, "value": {"limit": "mangan"}}]},
        {},
    ),
    (
        "riichi",
        {"type": "win", "riichi": [], "wins": [{"winner": 0, "hand": HAND | {"dora": "1z3m", "ura_dora": "7p4z"}}]},
        {},
    ),
    (
        "riichi",
        {
            "type": "win",
            "wins": [{"winner": 3, "from": 1, "value": VALUE}, {"winner": 0, "from": 1, "value": {"han": 5}}],
        },
        {},
    ),
    (
        "riichi",
        {
            "type": "win",
            "wins": [
                {
                    "winner": 0,
                    "hand": {
                        "hand": "11z45p",
                        "winning_tile": "6p",
                        "melds": [
                            {"kind": "pung", "tiles": "555z", "from": "west"},
                            {"kind": "chow", "tiles": "123m"},
                            {"kind": "concealed_kong", "tiles": "9999s"},
                        ],
                    },
                }
            ],
        },
        {},
    ),
    ("riichi", {"type": "draw", "kind": "exhaustive", "tenpai": [], "riichi": [], "nagashi": []}, {}),
    ("riichi", {"type": "draw", "kind": "four_riichi", "riichi": [3, 1, 0, 2], "tenpai": [1]}, {}),
    ("riichi", {"type": "draw", "kind": "triple_ron"}, {"triple_ron": "abort"}),
    ("riichi", {"type": "adjustment", "changes": [0, 0, 0, 0], "note": None, "honba": None, "sticks": None}, {}),
    ("riichi", {"type": "adjustment", "changes": [-(10**9), 10**9, 0, 0], "honba": 10**9, "sticks": 10**9}, {}),
    ("taiwanese", {"type": "win", "wins": [{"winner": one, "from": 3, "value": {"tai": 12}} for one in (2, 0, 1)]}, {}),
    (
        "taiwanese",
        {
            "type": "win",
            "riichi": [],
            "wins": [{"winner": 2, "liable": None, "hand": {"bonus": "1234567f", "winning_tile": "8f"}}],
        },
        {},
    ),
    (
        "taiwanese",
        {
            "type": "win",
            "wins": [
                {
                    "winner": 2,
                    "from": 0,
                    "hand": {"hand": "123456789m 234p 56p 55s", "winning_tile": "7p", "bonus": "3f", "discards": 7},
                }
            ],
        },
        {},
    ),
    ("taiwanese", {"type": "draw", "kind": "exhaustive"}, {}),
    ("taiwanese", {"type": "draw", "kind": "exhaustive", "tenpai": [1]}, {}),
    ("taiwanese", {"type": "adjustment", "changes": [1, 2, -3, 0], "honba": 0, "sticks": 0}, {}),
    ("japanese_classical", {"type": "win", "wins": [{"winner": 0, "value": {"points": 38, "fan": 2}}]}, {}),
    (
        "japanese_classical",
        {
            "type": "win",
            "wins": [
                {"winner": 0, "from": 3, "value": {"limit": True}},
                {"winner": 1, "from": 3, "value": {"points": 20, "fan": 0}},
            ],
        },
        {"several_winners": True},
    ),
    ("japanese_classical", {"type": "end"}, {}),
]


@pytest.mark.parametrize(("ruleset", "deal", "options"), GOOD)
def test_deals_that_can_be(ruleset: str, deal: Any, options: dict[str, Any]) -> None:
    answer = reply(record(deal, ruleset=ruleset, rules=options))
    assert answer["ok"], answer
    assert len(answer["deals"]) == 1


@pytest.mark.parametrize(("ruleset", "deal", "options"), GOOD)
def test_record_is_written_again(ruleset: str, deal: Any, options: dict[str, Any]) -> None:
    game = parse_game(record(deal, ruleset=ruleset, rules=options)).game()
    written = json.loads(json.dumps(game_record(game)))
    again = parse_game(written)
    assert (again.deals, again.players, again.ruleset.values) == (game.deals, game.players, game.ruleset.values)
    assert game_record(again.game()) == written


def test_record_is_written_as_short_as_it_can_be() -> None:
    given = record(*CONTRACT, rules={"preset": "tenhou", **NO_BUST})
    written = game_record(parse_game(given).game())
    first = written["deals"][0]  # type: ignore[index]
    assert first == CONTRACT[0] | {"wins": [{**CONTRACT[0]["wins"][0], "hand": HAND | {"hand": "123m44506p789s11z"}}]}
    assert {**written, "deals": written["deals"][1:]} == {**given, "deals": CONTRACT[1:]}  # type: ignore[index]


def test_house_rows_are_written_again() -> None:
    rules = {"preset": "low", "tai_value": 5, "rows": {"self_draw": 3, "no_honours": None}}
    given = record(ruleset="taiwanese", rules=rules)
    assert game_record(parse_game(given).game()) == given


# --- what is wrong with a game

NOT_A_GAME: list[tuple[Any, str, str | None]] = [
    (None, "bad_record", None),
    ([], "bad_record", None),
    ({}, "bad_record", "ruleset"),
    (record() | {"ruleset": 1}, "bad_record", "ruleset"),
    (record() | {"ruleset": "bridge"}, "unknown_rule", "ruleset"),
    ({"ruleset": "riichi", "deals": []}, "bad_record", "players"),
    ({"ruleset": "riichi", "players": NAMES}, "bad_record", "deals"),
    (record() | {"players": NAMES[:3]}, "bad_record", "players"),
    (record() | {"players": [*NAMES, "E"]}, "bad_record", "players"),
    (record() | {"players": ["A", "B", "C", 4]}, "bad_record", "players"),
    (record() | {"players": "ABCD"}, "bad_record", "players"),
    (record() | {"deals": {}}, "bad_record", "deals"),
    (record() | {"deals": None}, "bad_record", "deals"),
    (record() | {"date": "today"}, "bad_record", "date"),
    (record() | {"rules": []}, "bad_record", "rules"),
    (record() | {"rules": {"preset": 1}}, "bad_record", "preset"),
    (record() | {"rules": {"preset": "no"}}, "unknown_rule", "rules"),
    (record() | {"rules": {"no": 1}}, "unknown_rule", "rules"),
    (record() | {"rules": {"rows": {"riichi": 2}}}, "unknown_rule", "rules"),
    (record() | {"rules": {"uma": [1, 2, 3, 4]}}, "bad_rule_value", "rules"),
]


@pytest.mark.parametrize(("given", "code", "field"), NOT_A_GAME)
def test_records_that_are_no_games(given: Any, code: str, field: str | None) -> None:
    answer = reply(given)
    assert list(answer) == ["ok", "error", "deals"]
    assert (answer["ok"], answer["deals"], answer["error"]["deal"]) == (False, [], None)
    assert (answer["error"]["code"], answer["error"]["field"]) == (code, field)
    assert answer["error"]["message"] != reply(given, "pl")["error"]["message"]


def win(**changes: Any) -> dict[str, Any]:
    """A win whose winner has other fields; None takes one out."""
    fields = {"winner": 1, "from": 0, "value": VALUE, **{key.rstrip("_"): value for key, value in changes.items()}}
    return {"type": "win", "wins": [{key: value for key, value in fields.items() if value is not None}]}


def two(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    return {"type": "win", "wins": [{"value": VALUE, **first}, {"value": VALUE, **second}]}


BAD: list[tuple[Any, str, str | None, str | None]] = [
    # a deal, and the code, reason and field of its error
    (None, "bad_record", "not_object", "deals"),
    ("win", "bad_record", "not_object", "deals"),
    ({}, "bad_record", "missing_key", "type"),
    ({"type": 1}, "bad_record", "wrong_type", "type"),
    ({"type": "ron"}, "bad_record", "unknown_deal", "type"),
    ({"type": "end", "why": "clock"}, "bad_record", "unknown_key", "why"),
    ({"type": "win"}, "bad_record", "missing_key", "wins"),
    ({"type": "win", "wins": {}}, "bad_record", "wrong_type", "wins"),
    ({"type": "win", "wins": []}, "bad_record", "no_winner", "wins"),
    ({"type": "win", "wins": [1]}, "bad_record", "wrong_type", "wins"),
    (WIN | {"tenpai": [1]}, "bad_record", "unknown_key", "tenpai"),
    (WIN | {"riichi": 1}, "bad_record", "wrong_type", "riichi"),
    (WIN | {"riichi": None}, "bad_record", "wrong_type", "riichi"),
    (WIN | {"riichi": ["east"]}, "bad_record", "wrong_type", "riichi"),
    (WIN | {"riichi": [4]}, "bad_record", "no_such_player", "riichi"),
    (WIN | {"riichi": [1, 1]}, "bad_record", "repeated_player", "riichi"),
    (win(winner=None), "bad_record", "missing_key", "winner"),
    (win(winner=4), "bad_record", "no_such_player", "winner"),
    (win(winner=-1), "bad_record", "no_such_player", "winner"),
    (win(winner=True), "bad_record", "wrong_type", "winner"),
    (win(winner="A"), "bad_record", "wrong_type", "winner"),
    (win(winner=10**40), "bad_record", "out_of_range", "winner"),
    (win(from_=1), "bad_record", "own_tile", "from"),
    (win(from_="east"), "bad_record", "wrong_type", "from"),
    (win(liable=4), "bad_record", "no_such_player", "liable"),
    (win(seat_wind="east"), "bad_record", "unknown_key", "seat_wind"),
    (win(value=None), "bad_record", "missing_key", "hand"),
    (win(hand=HAND), "bad_record", "value_with_tiles", "hand"),
    (win(value={}), "bad_record", "empty_value", "value"),
    (win(value=3900), "bad_record", "wrong_type", "value"),
    (win(value={"tai": 3}), "bad_record", "unknown_key", "tai"),
    (win(value={"han": 3}), "bad_record", "fu_missing", "fu"),
    (win(value={"han": 3, "limit": "mangan"}), "bad_record", "one_value", None),
    (win(value=None, hand=[]), "bad_record", "wrong_type", "hand"),
    (win(value=None, hand={}), "bad_record", "missing_key", "winning_tile"),
    (win(value=None, hand={"winning_tile": "1m"}), "bad_record", "missing_key", "hand"),
    (win(value=None, hand=HAND | {"seat_wind": "east"}), "bad_record", "unknown_key", "seat_wind"),
    (win(value=None, hand=HAND | {"honba": 1}), "bad_record", "unknown_key", "honba"),
    (win(value=None, hand=HAND | {"bonus": "1f"}), "bad_record", "unknown_key", "bonus"),
    (win(value=None, hand=HAND | {"circumstances": ["rain"]}), "bad_record", "unknown_circumstance", "circumstances"),
    (win(value=None, hand=HAND | {"hand": "12x"}), "bad_tiles", "no_letter", "hand"),
    (win(value=None, hand=HAND | {"dora": "1m2m3m4m5m6m"}), "bad_tiles", "too_many_indicators", "dora"),
    (win(from_=1, value=None, hand=HAND | {"hand": "12x"}), "bad_record", "own_tile", "from"),
    (win(value=None, hand=HAND | {"winning_tile": "66p"}), "bad_tiles", "one_tile", "winning_tile"),
    (win(value=None, hand=HAND | {"winning_tile": "1z"}), "not_a_win", None, "hand"),
    (win(value=None, hand=HAND | {"hand": "123m"}), "wrong_tile_count", None, "hand"),
    (win(value=None, hand=NO_YAKU), "no_yaku", None, "hand"),
    (win(value=None, hand=HAND | {"circumstances": ["riichi", "furiten"]}), "furiten", None, "circumstances"),
    (win(value=None, hand=HAND | {"circumstances": ["ippatsu"]}), "contradiction", "ippatsu_needs_riichi", None),
    (two({"winner": 1, "from": 0}, {"winner": 1, "from": 0}), "bad_record", "repeated_winner", "winner"),
    (two({"winner": 1, "from": 0}, {"winner": 2, "from": 3}), "bad_record", "one_discard", "from"),
    (two({"winner": 1, "from": 0}, {"winner": 2}), "bad_record", "one_discard", "from"),
    (two({"winner": 1}, {"winner": 2}), "bad_record", "one_discard", "from"),
    (two({"winner": 1, "from": 2}, {"winner": 2, "from": 2}), "bad_record", "own_tile", "from"),
    ({"type": "draw"}, "bad_record", "missing_key", "kind"),
    ({"type": "draw", "kind": 1}, "bad_record", "wrong_type", "kind"),
    ({"type": "draw", "kind": "rain"}, "bad_record", "unknown_draw", "kind"),
    ({"type": "draw", "kind": "triple_ron"}, "bad_record", "draw_not_played", "kind"),
    ({"type": "draw", "kind": "exhaustive"}, "bad_record", "missing_key", "tenpai"),
    (DRAW | {"tenpai": [1, 1]}, "bad_record", "repeated_player", "tenpai"),
    (DRAW | {"nagashi": [2]}, "bad_record", "no_nagashi", "nagashi"),
    (DRAW | {"winner": 1}, "bad_record", "unknown_key", "winner"),
    ({"type": "chombo"}, "bad_record", "missing_key", "player"),
    ({"type": "chombo", "player": [1]}, "bad_record", "wrong_type", "player"),
    ({"type": "chombo", "player": 1, "riichi": [1]}, "bad_record", "unknown_key", "riichi"),
    ({"type": "adjustment"}, "bad_record", "missing_key", "changes"),
    ({"type": "adjustment", "changes": [0, 0, 0]}, "bad_record", "four_of_them", "changes"),
    ({"type": "adjustment", "changes": [0, 0, 0, 1.0]}, "bad_record", "wrong_type", "changes"),
    ({"type": "adjustment", "changes": [0, 0, -(10**9) - 1, 0]}, "bad_record", "out_of_range", "changes"),
    ({"type": "adjustment", "changes": [0, 0, 0, 100]}, "bad_record", "unequal_changes", "changes"),
    ({"type": "adjustment", "changes": [0, 0, 0, 0], "note": 1}, "bad_record", "wrong_type", "note"),
    ({"type": "adjustment", "changes": [0, 0, 0, 0], "honba": -1}, "bad_record", "out_of_range", "honba"),
    ({"type": "adjustment", "changes": [0, 0, 0, 0], "sticks": "1"}, "bad_record", "wrong_type", "sticks"),
]


@pytest.mark.parametrize(("deal", "code", "reason", "field"), BAD)
def test_deals_that_cannot_be(deal: Any, code: str, reason: str | None, field: str | None) -> None:
    given = record(WIN, DRAW, deal, WIN, None)
    game = parse_game(given).game()
    assert game.problem is not None
    assert (game.problem.index, game.problem.error.code, game.problem.error.facts.get("reason")) == (2, code, reason)
    answer = reply(given)
    assert list(answer) == ["ok", "error", "deals"]
    assert (answer["error"]["deal"], answer["error"]["code"], len(answer["deals"])) == (2, code, 2)
    assert answer["deals"] == reply(record(WIN, DRAW))["deals"]
    assert field is None or answer["error"]["field"] == field
    polish = reply(given, "pl")["error"]["message"]
    assert "{" not in answer["error"]["message"] + polish
    assert polish != answer["error"]["message"]


OTHER_VARIANTS: list[tuple[str, Any, str]] = [
    ("taiwanese", WIN | {"wins": [{"winner": 1, "value": {"tai": 3}}], "riichi": [1]}, "no_riichi"),
    ("taiwanese", {"type": "win", "wins": [{"winner": 1, "from": 2, "liable": 0, "value": {"tai": 3}}]}, "unknown_key"),
    ("taiwanese", {"type": "chombo", "player": 1}, "no_chombo"),
    ("taiwanese", {"type": "draw", "kind": "four_winds"}, "draw_not_played"),
    ("taiwanese", {"type": "draw", "kind": "exhaustive", "riichi": [1]}, "no_riichi"),
    ("taiwanese", {"type": "draw", "kind": "exhaustive", "nagashi": [1]}, "no_nagashi"),
    ("taiwanese", {"type": "adjustment", "changes": [0, 0, 0, 0], "honba": 1}, "no_counters"),
    ("japanese_classical", {"type": "adjustment", "changes": [0, 0, 0, 0], "sticks": 1}, "no_riichi"),
    ("japanese_classical", two({"winner": 1, "from": 0}, {"winner": 2, "from": 0}), "unknown_key"),
]


@pytest.mark.parametrize(
    ("ruleset", "deal"),
    [
        ("taiwanese", {"type": "draw", "kind": "exhaustive", "tenpai": "junk"}),
        ("riichi", {"type": "draw", "kind": "nine_terminals", "tenpai": [7]}),
        ("riichi", {"type": "win", "wins": [{"winner": 1, "liable": 3, "value": {"han": 1, "fu": 30}}]}),
    ],
)
def test_what_does_not_matter_is_ignored(ruleset: str, deal: Any) -> None:
    rules = {"pao": "off"} if ruleset == "riichi" else {}
    record = {"ruleset": ruleset, "rules": rules, "players": ["A", "B", "C", "D"], "deals": [deal]}
    assert answer(parse_game(record).game())["ok"]


@pytest.mark.parametrize(("ruleset", "deal", "reason"), OTHER_VARIANTS)
def test_deals_of_another_variant(ruleset: str, deal: Any, reason: str) -> None:
    game = parse_game(record(deal, ruleset=ruleset)).game()
    assert game.problem is not None
    assert (game.problem.error.code, game.problem.error.facts["reason"]) == ("bad_record", reason)


def test_first_deal_with_an_error_counts_whatever_the_error() -> None:
    no_yaku = win(value=None, hand=NO_YAKU)
    for deals, index, code in (
        ((no_yaku, None), 0, "no_yaku"),
        ((None, no_yaku), 0, "bad_record"),
        (({"type": "end"}, WIN, None), 1, "game_over"),
        (({"type": "end"}, None, WIN), 1, "bad_record"),
        (({"type": "end"}, {"type": "end"}), 1, "game_over"),
    ):
        error = reply(record(*deals))["error"]
        assert (error["deal"], error["code"]) == (index, code)


def test_error_in_a_game_names_what_the_contract_names() -> None:
    hand = {"hand": "111m 234m 555p 456s 88p 99s", "winning_tile": "8p"}
    deal = {"type": "win", "wins": [{"winner": 1, "from": 2, "hand": hand}]}
    error = reply(record(deal, ruleset="taiwanese", rules={"minimum_tai": 9}))["error"]
    assert (error["code"], error["have"], error["need"], error["deal"]) == ("below_minimum", 6, 9, 0)


def test_streams_of_games() -> None:
    line = json.dumps(record(WIN)).encode()
    found = list(replays(line + b"\n\nno json\n[1]\n" + line, "en"))
    assert [answer["ok"] for answer in found] == [True, False, False, True]
    assert [answer["error"]["deal"] for answer in found[1:3]] == [None, None]  # type: ignore[index]


ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    4,
    10**9,
    10**40,
    1.5,
    "",
    "east",
    "1m",
    "\ud800",
    [],
    [1, 1],
    [0, 1, 2, 3],
    {},
)
KEYS = (
    *("ruleset", "rules", "players", "deals", "type", "wins", "riichi", "winner", "from", "liable", "hand", "value"),
    *(
        "kind",
        "tenpai",
        "nagashi",
        "player",
        "changes",
        "note",
        "honba",
        "sticks",
        "winning_tile",
        "melds",
        "han",
        "fu",
    ),
)


def with_an_odd_value(rng: random.Random, value: Any) -> Any:
    """The same JSON with something else at one place."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        if rng.random() < 0.1:
            return {**value, rng.choice(KEYS): rng.choice(ODD)}
        return {**value, key: with_an_odd_value(rng, value[key])}
    if isinstance(value, list) and value and rng.random() < 0.85:
        index = rng.randrange(len(value))
        return [*value[:index], with_an_odd_value(rng, value[index]), *value[index + 1 :]]
    return rng.choice(ODD)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_any_input_gets_an_answer_or_an_error(language: str) -> None:
    rng = random.Random(language)
    seen: set[Any] = set()
    for _ in range(2000):
        deals = [deal for _, deal, _ in rng.sample(GOOD, 4)] + rng.sample(CONTRACT, 3)
        given = with_an_odd_value(rng, record(*deals, ruleset=rng.choice(list(VARIANTS)), rules={"bust": False}))
        if isinstance(given, dict) and given.get("ruleset") != "riichi" and rng.random() < 0.9:
            given = {**given, "rules": {}}
        answer = reply(given, language)
        seen.add(True if answer["ok"] else answer["error"]["code"])
        assert set(answer) <= {"ok", "error", "start", "deals", "next", "finished", "final"}
        assert answer["ok"] or answer["error"]["message"].strip()
    assert seen >= {True, "bad_record", "unknown_rule"}
