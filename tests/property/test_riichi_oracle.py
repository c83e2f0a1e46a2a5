"""Riichi against the PyPI library `mahjong`, a scorer by other people, on 100,000 random records."""

import random
from typing import Any

import pytest
from second_scorer import riichi_by_mahjong as library
from second_scorer.riichi_wins import random_riichi_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.records.wins import answer, parse_win

Record = dict[str, Any]

CHUNKS, EACH = 25, 4000
FIGURES = ("value", "han", "fu", "yakuman")
CODES = {"no_yaku", "two_han_needed", "not_a_win", "furiten"}


def our_answer(record: Record) -> Record:
    try:
        win = parse_win(record)
        return answer(win, win.score())
    except MahjongError as error:
        return {"ok": False, "error": {"code": error.code}}


def patterns(ours: Record) -> dict[str, int]:
    return {row["id"]: row["value"] * row["count"] for row in ours["patterns"]}


def difference(record: Record, ours: Record) -> str:
    """How the library disagrees with our answer, or nothing; "tie": ours is another of its best readings."""
    theirs = library.score(record)
    if theirs["ok"] != ours["ok"]:
        return "ok"
    if not ours["ok"]:
        return "" if theirs["error"]["code"] == ours["error"]["code"] else "code"
    for key in (*FIGURES, "payments"):
        if theirs[key] != ours[key]:
            return key
    if theirs["patterns"] == patterns(ours):
        return ""
    return "tie" if library.is_tied(record, theirs, patterns(ours)) else "patterns"


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_library_agrees(chunk: int) -> None:
    rng = random.Random(f"riichi oracle {chunk}")
    seen: set[str] = set()
    ties = 0
    for _ in range(EACH):
        record = random_riichi_win(rng)
        ours = our_answer(record)
        found = difference(record, ours)
        assert found in ("", "tie"), f"{found}: {record}"
        ties += found == "tie"
        seen |= patterns(ours).keys() if ours["ok"] else {ours["error"]["code"]}
    assert seen == {*library.NAMES.values(), *CODES}
    assert ties < EACH // 100


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"ok": False, "error": {"code": "no_yaku"}}, "ok"),
        ({"value": 7700}, "value"),
        ({"han": 3}, "han"),
        ({"fu": 30}, "fu"),
        ({"yakuman": 1}, "yakuman"),
        ({"payments": {}}, "payments"),
        ({"patterns": []}, "patterns"),
    ],
)
def test_a_difference_would_be_found(change: Record, found: str) -> None:
    record = {"ruleset": "riichi", "hand": "234m406p3388s666z", "winning_tile": "8s", "dora": "1s", "from": "south"}
    ours = our_answer(record)
    assert difference(record, ours) == ""
    assert difference(record, ours | change) == found


@pytest.mark.parametrize(
    ("name", "found"), [("shousuushii", ("", "tie")), ("tsuuiisou", ("", "tie")), ("daisangen", ("patterns",))]
)
def test_a_tie_is_one_of_the_best_readings(name: str, found: tuple[str, ...]) -> None:
    rules = {"multiple_yakuman": False}
    record = {"ruleset": "riichi", "rules": rules, "hand": "1112223334466z", "winning_tile": "6z", "from": "north"}
    ours = our_answer(record)
    assert ours["yakuman"] == 1
    assert difference(record, ours | {"patterns": [{"id": name, "value": 1, "count": 1}]}) in found


def test_a_wrong_error_would_be_found() -> None:
    record = {"ruleset": "riichi", "hand": "234m456p13388s22z", "winning_tile": "9s"}
    ours = our_answer(record)
    assert difference(record, ours) == ""
    assert difference(record, {"ok": False, "error": {"code": "no_yaku"}}) == "code"
