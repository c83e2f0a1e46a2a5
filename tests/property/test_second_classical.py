"""Japanese Classical: an independent scorer, its worked examples, and the program against it on 50,000 records."""

import random
from collections import Counter
from typing import Any

import pytest
from second_scorer import classical_by_the_book as book
from second_scorer.book_hands import kinds_of
from second_scorer.classical_rows import BOOK, LIMIT_ROWS, WIKIDOT
from second_scorer.classical_wins import random_classical_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.records.wins import answer, parse_win

CHUNKS, EACH = 25, 2000
POINT_ROWS = (
    *("winning", "self_draw", "only_wait", "pung", "kong", "pair_dragon", "pair_seat_wind", "pair_round_wind"),
    *("no_points_bonus", "full_flush_bonus", "seven_pairs"),
)


def our_answer(record: dict[str, Any]) -> dict[str, Any]:
    try:
        win = parse_win(record)
        return answer(win, win.score())
    except MahjongError as error:
        return {"ok": False, "error": {"code": error.code}}


def difference(record: dict[str, Any], ours: dict[str, Any]) -> str:
    """How the other scorer disagrees with our answer to a record, or nothing."""
    theirs = book.score(record)
    if theirs["ok"] != ours["ok"]:
        return "ok"
    if not ours["ok"]:
        return "" if theirs["error"]["code"] == ours["error"]["code"] else "code"
    for key in ("ruleset", "limit", "score", "value", "payments"):
        if theirs[key] != ours[key]:
            return key
    return "" if book.breakdown(ours) in book.best_row_sets(record) else "rows"


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_scorers_agree(chunk: int) -> None:
    rng = random.Random(f"second classical scorer {chunk}")
    seen: set[str] = set()
    for _ in range(EACH):
        record = random_classical_win(rng)
        ours = our_answer(record)
        assert difference(record, ours) == "", record
        seen.add("ok" if ours["ok"] else ours["error"]["code"])
    assert seen == {"ok", "not_a_win", "contradiction"}


# One example of section 7 a line: its number, hand + winning tile ("!" for a self-draw), melds, anything else; then P,
# F, the score and what each payer pays; P and F are None where the text has none.
MELDS_3 = [{"kind": "chow", "tiles": "123p"}]
MELDS_15 = [
    {"kind": "open_kong", "tiles": "3333m"},
    {"kind": "added_kong", "tiles": "3333z"},
    {"kind": "concealed_kong", "tiles": "7777p"},
]
MELDS_16 = [{"kind": "chow", "tiles": "123m"}, {"kind": "pung", "tiles": "999m"}]
WIKIDOT_SET = {"rules": {"preset": "wikidot"}}
EAST = {"seat_wind": "east"}
# fmt: off
EXAMPLES: list[tuple[str, str, list[dict[str, Any]], dict[str, Any], int | None, int | None, int, list[int]]] = [
    ("1", "234m567m345p67s99s +8s", [], {}, 30, 1, 60, [240]),
    ("1 East", "234m567m345p67s99s +8s", [], EAST, 30, 1, 60, [360]),
    ("2", "234m567m345p67s99s !8s", [], {}, 22, 1, 40, [40, 40, 40]),
    ("2 East", "234m567m345p67s99s !8s", [], EAST, 22, 1, 40, [80, 80, 80]),
    ("3", "66s234s789m78p !6p", MELDS_3, {}, 22, 0, 20, [20, 20, 20]),
    ("3 double", "66s234s789m78p !6p", MELDS_3, {"rules": {"east_pays_double": True}}, 22, 0, 20, [20, 20, 40]),
    ("4", "66s234s789m78p +6p", MELDS_3, {}, 20, 0, 20, [80]),
    ("6", "777z666z234m67p55z +8p", [], {}, 38, 3, 300, [1200]),
    ("6 wikidot", "777z666z234m67p55z +8p", [], WIKIDOT_SET, 38, 4, 500, [2000]),
    ("7", "123m345m567m78m99m +6m", [], {}, 40, 4, 500, [2000]),
    ("8", "222m444p666s88s55p +5p", [], {}, 34, 3, 270, [1080]),
    ("8 wikidot", "222m444p666s88s55p +5p", [], WIKIDOT_SET, 34, 4, 500, [2000]),
    ("9", "222m444p666s88s55p !5p", [], {}, None, None, 500, [500, 500, 500]),
    ("10", "234m567m345p678s1z +1z", [], EAST, 26, 0, 30, [180]),
    ("11", "12345678m55p234s +9m", [], {}, 30, 3, 240, [960]),
    ("11 open", "45678m55p234s +9m", [{"kind": "chow", "tiles": "123m"}], {}, 20, 1, 40, [160]),
    ("12", "2234m567p345s678p +2m", [], {}, 30, 2, 120, [480]),
    ("13", "2244m33p5577s66p8s +8s", [], {"rules": {"seven_pairs": True}}, 100, 1, 200, [800]),
    ("14", "111m999p111z33z77z +7z", [], {}, 48, 5, 500, [2000]),
    ("15", "22p55s +5s", MELDS_15, {}, 62, 1, 120, [480]),
    ("15 wikidot", "22p55s +5s", MELDS_15, WIKIDOT_SET, 62, 4, 500, [2000]),
    ("16", "23m55m678m +4m", MELDS_16, {}, 34, 3, 270, [1080]),
    ("16 wikidot", "23m55m678m +4m", MELDS_16, WIKIDOT_SET, 24, 4, 380, [1520]),
    ("17", "234m567m345p57s77z !6s", [], {"circumstances": ["last_tile"]}, 26, 2, 100, [100, 100, 100]),
]
# fmt: on


@pytest.mark.parametrize(
    ("tiles", "melds", "more", "points", "fan", "score", "paid"),
    [example[1:] for example in EXAMPLES],
    ids=[example[0] for example in EXAMPLES],
)
def test_the_second_scorer_on_the_worked_examples(
    tiles: str,
    melds: list[dict[str, Any]],
    more: dict[str, Any],
    points: int | None,
    fan: int | None,
    score: int,
    paid: list[int],
) -> None:
    hand, winning = tiles.split(" ")
    record = {"ruleset": "japanese_classical", "hand": hand, "winning_tile": winning[1:], "melds": melds}
    record |= {"seat_wind": "south", "self_draw": winning[0] == "!"} | more
    found = book.score(record)
    assert found["ok"]
    assert points in (None, found["base"])
    assert fan in (None, found["fan"])
    assert (found["score"], found["value"], found["limit"]) == (score, sum(paid), points is None)
    assert sorted(-change for change in found["payments"].values() if change < 0) == paid
    assert sum(found["payments"].values()) == 0


# Example 5: points and fan; the score; East's discard and self-draw, and the others'.
@pytest.mark.parametrize(
    ("value", "score", "values"),
    [
        ({"points": 32, "fan": 4}, 500, (3000, 2000, 1000, 500)),
        ({"points": 30, "fan": 4}, 480, (2880, 1920, 960, 480)),
        ({"limit": True}, 500, (3000, 2000, 1000, 500)),
    ],
)
def test_the_second_scorer_on_a_value_alone(value: dict[str, Any], score: int, values: tuple[int, ...]) -> None:
    cases = [(seat, self_draw) for self_draw in (False, True) for seat in ("east", "west")]
    for (seat, self_draw), each in zip(cases, values, strict=True):
        found = book.score({"ruleset": "japanese_classical", "seat_wind": seat, "self_draw": self_draw} | value)
        assert found["score"] == score
        assert found["value"] == each * (3 if self_draw else 1)
        assert {-change for change in found["payments"].values() if change < 0} == {each}


@pytest.fixture(scope="module")
def sample() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    rng = random.Random("classical records")
    records = [random_classical_win(rng) for _ in range(6000)]
    return [(record, book.score(record)) for record in records]


@pytest.mark.usefixtures("untraced")
def test_every_row_comes_up(sample: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    rows: Counter[str] = Counter()
    for record, found in sample:
        if found["ok"]:
            kind = record.get("rules", {}).get("preset", "book")
            rows.update(f"{kind} {row['id']}" for row in found["patterns"])
            rows.update(f"{row['id']} {row['value']}" for row in found["points"] if row["id"] in ("pung", "kong"))
            rows.update(row["id"] for row in found["points"])
    wanted = [*(f"book {row}" for row in (*BOOK, *LIMIT_ROWS)), *(f"wikidot {row}" for row in (*WIKIDOT, *LIMIT_ROWS))]
    wanted += [*POINT_ROWS, "pung 2", "pung 4", "pung 8", "kong 8", "kong 16", "kong 32"]
    assert [row for row in wanted if rows[row] < 12] == []


@pytest.mark.usefixtures("untraced")
def test_the_records_are_possible(sample: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    for record, _ in sample:
        if "hand" in record:
            melds = [kinds_of(meld["tiles"]) for meld in record.get("melds", [])]
            concealed = kinds_of(record["hand"] + record["winning_tile"])
            assert len(concealed) == 14 - 3 * len(melds)
            assert max(Counter([*concealed, *(kind for meld in melds for kind in meld)]).values()) <= 4


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({}, ""),
        ({"ok": False, "error": {"code": "not_a_win"}}, "ok"),
        ({"limit": True}, "limit"),
        ({"score": 30}, "score"),
        ({"value": 0}, "value"),
        ({"payments": {}}, "payments"),
        ({"patterns": []}, "rows"),
        ({"points": []}, "rows"),
        ({"base": 24}, "rows"),
        ({"fan": 2}, "rows"),
    ],
)
def test_a_difference_would_be_found(change: dict[str, Any], found: str) -> None:
    record = {"ruleset": "japanese_classical", "hand": "234567m345p67s99s", "winning_tile": "8s", "self_draw": True}
    assert difference(record, book.score(record) | change) == found
