"""Any JSON anywhere in a win, a game or house rules gets an answer or an error; so does a record cut anywhere."""

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from fuzz.places import places
from hypothesis import given
from hypothesis import strategies as st
from rules.shorthand import errors_of_people
from second_scorer.classical_wins import random_classical_win
from second_scorer.random_wins import random_win
from second_scorer.riichi_wins import random_riichi_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.models.house import parse_house
from mahjong_desktop.records.stream import answer_lines, records, replay_lines
from mahjong_desktop.rules.registry import VARIANTS

Record = dict[str, Any]

HANDS: dict[str, Callable[[random.Random], Record]] = {
    "taiwanese": random_win,
    "riichi": random_riichi_win,
    "japanese_classical": random_classical_win,
}
FIGURES: dict[str, Record] = {
    "taiwanese": {"tai": 5},
    "riichi": {"yakuman": 2, "liable_yakuman": 1},
    "japanese_classical": {"points": 34, "fan": 2},
}
CODES = {error.code for error in errors_of_people()}
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
words = st.sampled_from(
    sorted(
        {"", "0m", "8f", "000s", "east", "win", "draw", "exhaustive", "four_winds", "pung", "open_kong", "\ud800", "\0"}
        | {word for variant in VARIANTS.values() for word in (*variant.presets, *variant.circumstances)}
    )
)
numbers = st.sampled_from((-1, 0, 1, 3, 4, 1000, 10**9, 10**9 + 1, 2**63, 2**64, 10**100, 0.5, 1e300, -0.0))
another_value = json_values | words | numbers
EVERY_VARIANT = pytest.mark.parametrize("name", VARIANTS)


def game_of(name: str, rng: random.Random) -> Record:
    """A game with a deal of every kind; the hand may be one of any rules, or none that wins."""
    hand = HANDS[name](rng)
    keys = {"hand", "winning_tile", "melds", "circumstances", *VARIANTS[name].hand_fields}
    tiles = {key: value for key, value in hand.items() if key in keys}
    source = None if hand.get("self_draw") else 2
    won = {"hand": tiles} if "hand" in hand else {"value": FIGURES[name]}
    riichi = {"riichi": [0, 1]} if name == "riichi" else {}
    deals = [
        {"type": "draw", "kind": "exhaustive", "tenpai": [0, 1], **riichi},
        {"type": "adjustment", "changes": [0, -1000, 0, 1000], "note": "…", "honba": 1, "sticks": 0},
        {"type": "win", "wins": [{"winner": 1, "from": 0, "liable": 3, "value": FIGURES[name]}], **riichi},
        {"type": "win", "wins": [{"winner": 0, "from": source, **won}]},
        {"type": "chombo", "player": 2},
        {"type": "end"},
    ]
    rng.shuffle(deals)
    record = {"ruleset": name, "rules": hand.get("rules", {}), "players": ["A", "B", "C", "D"], "deals": deals}
    return deepcopy(record)


def change_somewhere(record: Any, data: st.DataObject) -> None:
    """Something else in one place, or nothing, or the same once more."""
    every = list(places(record))
    inside, key = every[data.draw(st.integers(0, len(every) - 1))]
    how = data.draw(st.sampled_from(("other", "other", "other", "nothing", "again")))
    if how == "other":
        inside[key] = data.draw(another_value)
    elif how == "nothing":
        del inside[key]
    elif isinstance(inside, list):
        inside.insert(key, inside[key])
    else:
        inside[data.draw(st.text(max_size=8) | words)] = inside[key]


def check(data: bytes) -> None:
    """As a win, as a game and as house rules."""
    for answers in (answer_lines, replay_lines):
        for line in answers(data, "pl"):
            answer = json.loads(line)
            assert answer["ok"] is True or answer["error"]["code"] in CODES
            json.dumps(answer, allow_nan=False)
            for deal in answer.get("deals", ()):
                assert len(deal["scores"]) == len(deal["changes"]) == 4
    for record in records(data):
        assert house(record) in CODES | set(VARIANTS)


def house(record: object) -> str:
    """The variant of house rules, or the code of the error that there is."""
    try:
        name, ruleset = parse_house(record)
    except MahjongError as error:
        return error.code
    assert name.strip()
    return ruleset.id


@EVERY_VARIANT
@given(data=st.data())
def test_any_value_anywhere_in_a_game(name: str, data: st.DataObject) -> None:
    record = game_of(name, random.Random(data.draw(st.integers(min_value=0))))
    for _ in range(data.draw(st.integers(0, 3))):
        change_somewhere(record, data)
    check(json.dumps([record]).encode())


@EVERY_VARIANT
@given(data=st.data())
def test_any_value_anywhere_in_a_win(name: str, data: st.DataObject) -> None:
    record = HANDS[name](random.Random(data.draw(st.integers(min_value=0))))
    for _ in range(data.draw(st.integers(1, 3))):
        change_somewhere(record, data)
    check(json.dumps([record]).encode())


@EVERY_VARIANT
@given(data=st.data())
def test_any_value_anywhere_in_house_rules(name: str, data: st.DataObject) -> None:
    rules = HANDS[name](random.Random(data.draw(st.integers(min_value=0)))).get("rules", {})
    record = {"name": "Club", "ruleset": name, "rules": {**rules, "preset": next(iter(VARIANTS[name].presets))}}
    for _ in range(data.draw(st.integers(0, 2))):
        change_somewhere(record, data)
    check(json.dumps([record]).encode())


@EVERY_VARIANT
@given(data=st.data())
def test_a_record_cut_or_changed_anywhere(name: str, data: st.DataObject) -> None:
    rng = random.Random(data.draw(st.integers(min_value=0)))
    record = game_of(name, rng) if data.draw(st.booleans()) else HANDS[name](rng)
    text = bytearray(json.dumps(record).encode())
    start = data.draw(st.integers(0, len(text)))
    end = start + data.draw(st.sampled_from((0, 1, 2, 40, len(text))))
    text[start:end] = data.draw(st.binary(max_size=4))
    check(bytes(text))
