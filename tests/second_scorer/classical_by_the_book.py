"""A plain scorer for Japanese Classical mahjong, written row by row from the rule text.

It is the second opinion on a faster scorer: nothing here is clever, everything follows the order of the text's tables.
Quotations in the docstrings are the lines of the rule text that a function follows.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from second_scorer.book_tables import SEATS, Record
from second_scorer.classical_hands import Reading, Win, contradiction, parse, readings
from second_scorer.classical_rows import BOOK, WIKIDOT, Facts, Row, fan_counts, limit_counts, point_rows

LIMIT = 500


class Scored(NamedTuple):
    """One reading with its rows."""

    base: int
    fan: int
    limit: bool
    score: int
    points: tuple[Row, ...]
    patterns: tuple[Row, ...]
    text: str


def score_of(base: int, fan: int) -> int:
    """The text: "score = min(500, round10(P × 2^F))"; "nearest ten"."""
    worth = base * 2**fan
    return min(LIMIT, (worth + 5) // 10 * 10)


def score_reading(win: Win, reading: Reading) -> Scored:
    """The text: "P = sum of the point rows, F = sum of the fan rows"; "a limit hand scores 500"."""
    facts = Facts(win, reading)
    table = WIKIDOT if win.options["preset"] == "wikidot" else BOOK
    points = point_rows(facts)
    fans = [Row(row, table[row], int(count)) for row, count in fan_counts(facts).items() if count]
    limits = [Row(row, 0, 1) for row, there in limit_counts(facts).items() if there]
    base = sum(row.value * row.count for row in points)
    fan = sum(row.value * row.count for row in fans)
    score = LIMIT if limits else score_of(base, fan)
    return Scored(base, fan, bool(limits), score, tuple(points), (*limits, *fans), reading.text)


def worth(one: Scored) -> tuple[int, int]:
    """The text: "the highest score counts (then the higher P × 2^F)"."""
    return one.score, one.base * 2**one.fan


def scored_readings(win: Win) -> list[Scored]:
    """Every reading, the best first."""
    return sorted((score_reading(win, reading) for reading in readings(win)), key=worth, reverse=True)


def settle(score: int, winner: str, self_draw: bool, discarder: str | None, options: dict[str, Any]) -> dict[str, int]:
    """Section 4: "discard: the discarder alone: score × 4, East wins: score × 6; self-draw: all three: score × 1 each,
    East wins: score × 2 each"; "option `east_pays_double` (score × 2 from East)" when another wins from the wall."""
    payments = {winner: 0}
    if self_draw:
        for seat in SEATS:
            if seat != winner:
                twice = winner == "east" or (seat == "east" and options["east_pays_double"])
                payments[seat] = -score * (2 if twice else 1)
                payments[winner] -= payments[seat]
    else:
        payments[discarder or "discarder"] = -score * (6 if winner == "east" else 4)
        payments[winner] = score * (6 if winner == "east" else 4)
    return {seat: change for seat, change in payments.items() if change}


def rows_of(rows: tuple[Row, ...]) -> list[Record]:
    """The text: "`value` is for one; the row brings value × count"."""
    return [row._asdict() for row in rows]


def answer(record: Record, win: Win, score: int, **more: Any) -> Record:
    """The text: "`base` (P), `fan` (F), `limit` (true or false), `score`, `value` = what all payers pay together"."""
    payments = settle(score, win.seat, win.self_draw, record.get("from"), win.options)
    value = payments.get(win.seat, 0)
    return {"ok": True, "ruleset": "japanese_classical", "score": score, "value": value, "payments": payments, **more}


def failure(code: str, **more: Any) -> Record:
    """The text: "An error: {ok: false, error: {code, ...}}"."""
    return {"ok": False, "error": {"code": code, **more}}


def value_alone(record: Record, win: Win) -> Record:
    """The text: "classical {"points": 38, "fan": 2} or {"limit": true}"; "`reading`: null for a value alone (and
    `patterns` empty)"."""
    empty: Record = {"points": [], "patterns": [], "reading": None}
    if record.get("limit"):
        return answer(record, win, LIMIT, base=None, fan=None, limit=True, **empty)
    base, fan = record["points"], record["fan"]
    return answer(record, win, score_of(base, fan), base=base, fan=fan, limit=False, **empty)


def score(record: Record) -> Record:
    """The answer to one win record."""
    win = parse(record)
    clash = contradiction(record, win)
    if clash:
        return failure("contradiction", between=list(clash))
    if "points" in record or "limit" in record:
        return value_alone(record, win)
    scored = scored_readings(win)
    if not scored:
        return failure("not_a_win")
    best = scored[0]
    return answer(
        record,
        win,
        best.score,
        base=best.base,
        fan=best.fan,
        limit=best.limit,
        points=rows_of(best.points),
        patterns=rows_of(best.patterns),
        reading=best.text,
    )


def breakdown(answer: Record) -> Record:
    """An answer's totals and rows, in an order of their own: what a tie between readings may change."""
    totals = {key: answer[key] for key in ("base", "fan", "limit")}
    rows = {
        key: sorted((row["id"], row["value"], row["count"]) for row in answer[key]) for key in ("points", "patterns")
    }
    return totals | rows


def best_row_sets(record: Record) -> list[Record]:
    """The breakdown of each reading that is as good as the best one (score and P × 2^F); of a value alone, that one."""
    whole = score(record)
    if whole["reading"] is None:
        return [breakdown(whole)]
    scored = scored_readings(parse(record))
    different: list[Record] = []
    for one in scored:
        if worth(one) == worth(scored[0]):
            rows = {"points": rows_of(one.points), "patterns": rows_of(one.patterns)}
            found = breakdown({"base": one.base, "fan": one.fan, "limit": one.limit, **rows})
            if found not in different:
                different.append(found)
    return different
