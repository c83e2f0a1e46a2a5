"""The scorer against an independent one, written row by row from the rule text, on 50,000 random records."""

import random
from typing import Any

import pytest
from second_scorer import taiwanese_by_the_book as book
from second_scorer.book_tables import DEFAULT_OPTIONS
from second_scorer.random_wins import random_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.records.wins import answer, parse_win

CHUNKS, EACH = 25, 2000


def our_answer(record: dict[str, Any]) -> dict[str, Any]:
    try:
        win = parse_win(record)
        return answer(win, win.score())
    except MahjongError as error:
        details = {"code": error.code} | {key: error.facts[key] for key in ("have", "need") if key in error.facts}
        return {"ok": False, "error": details}


def rows(answer: dict[str, Any]) -> dict[str, tuple[int, int]]:
    return {row["id"]: (row["value"], row["count"]) for row in answer["patterns"]}


def difference(record: dict[str, Any], ours: dict[str, Any]) -> str:
    """How the other scorer disagrees with our answer to a record, or nothing."""
    theirs = book.score(record)
    if theirs["ok"] != ours["ok"]:
        return "ok"
    if not ours["ok"]:
        keys = ("code", "have", "need") if theirs["error"]["code"] == "below_minimum" else ("code",)
        return next((key for key in keys if theirs["error"][key] != ours["error"][key]), "")
    for key in ("ruleset", "tai", "value", "payments"):
        if theirs[key] != ours[key]:
            return key
    if rows(theirs) == rows(ours):
        return ""
    counts = {row: count for row, (_, count) in rows(ours).items()}
    values = book.table_of({**DEFAULT_OPTIONS, **record.get("rules", {})})
    same_values = all(values[row] == value for row, (value, _) in rows(ours).items())
    return "" if same_values and counts in book.best_row_sets(record) else "rows"


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_scorers_agree(chunk: int) -> None:
    rng = random.Random(f"second scorer {chunk}")
    seen: set[str] = set()
    for _ in range(EACH):
        record = random_win(rng)
        ours = our_answer(record)
        assert difference(record, ours) == "", record
        seen.add("ok" if ours["ok"] else ours["error"]["code"])
    assert {"ok", "not_a_win", "below_minimum"} <= seen


@pytest.mark.parametrize(
    ("change", "found"),
    [({"tai": 26}, "tai"), ({"value": 0}, "value"), ({"payments": {}}, "payments"), ({"patterns": []}, "rows")],
)
def test_a_difference_would_be_found(change: dict[str, Any], found: str) -> None:
    record = {"ruleset": "taiwanese", "hand": "123456789m234567p9s", "winning_tile": "9s", "self_draw": True}
    ours = our_answer(record)
    assert difference(record, ours) == ""
    assert difference(record, ours | change) == found
