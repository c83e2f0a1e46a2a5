"""The worked examples of both tables: in the core, as records, and by the command line in a process of its own."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from rules.taiwanese.shorthand import play, record
from rules.taiwanese.worked_examples import SETTLED, WORKED, Worked

CASES = [(worked, table) for worked in WORKED for table in ("high", "low")]
NAMES = [f"{worked.name} {table}" for worked, table in CASES]


def expected(worked: Worked, table: str) -> tuple[int, list[int]]:
    total, rows = worked.high if table == "high" else worked.low
    return total, sorted(map(int, rows.split()))


def settled_record(changes: dict[str, Any], options: dict[str, Any], table: str) -> dict[str, Any]:
    return {"ruleset": "taiwanese", "rules": {"preset": table, **options}, "seat_wind": "south", "tai": 5} | changes


@pytest.mark.parametrize(("worked", "table"), CASES, ids=NAMES)
def test_rows_add_up_to_the_total(worked: Worked, table: str) -> None:
    total, rows = expected(worked, table)
    assert sum(rows) == total


@pytest.mark.parametrize(("worked", "table"), CASES, ids=NAMES)
def test_score_in_the_core(worked: Worked, table: str) -> None:
    score = play(worked.text, preset=table, **worked.situation).score()
    assert (score.totals["tai"], sorted(line.total for line in score.patterns)) == expected(worked, table)


@pytest.mark.parametrize("table", ["high", "low"])
@pytest.mark.parametrize(("name", "changes", "options", "payments"), SETTLED, ids=[case[0] for case in SETTLED])
def test_settlement_by_the_command_line(
    command_line: Callable[..., Any], name: str, changes: Any, options: Any, payments: dict[str, int], table: str
) -> None:
    data = json.dumps(settled_record(changes, options, table)).encode()
    status, out, err = command_line("score", "-", data=data)
    assert (status, err) == (0, "")
    answer = json.loads(out)
    assert answer["payments"] == payments
    assert answer["value"] == max(payments.values())
    assert (answer["tai"], answer["patterns"], answer["reading"], answer["others"]) == (5, [], None, [])


def check_answers(lines: list[str]) -> None:
    for (worked, table), line in zip(CASES, lines, strict=True):
        answer = json.loads(line)
        rows = sorted(row["value"] * row["count"] for row in answer["patterns"])
        assert (answer["tai"], rows) == expected(worked, table), (worked.name, table)
        assert sum(answer["payments"].values()) == 0


def batch() -> list[str]:
    return [json.dumps(record(worked.text, preset=table, **worked.situation)) for worked, table in CASES]


def test_scores_by_the_command_line(command_line: Callable[..., Any]) -> None:
    status, out, err = command_line("score", "-", data="\n".join(batch()).encode())
    assert (status, err) == (0, "")
    check_answers(out.splitlines())


OWN_PROCESS = """
import sys
from mahjong_desktop.__main__ import main
sys.argv = ["mahjong-desktop", *sys.argv[1:]]
status = main()
assert not any(name.partition(".")[0] in ("PySide6", "PIL") for name in sys.modules), "Qt was loaded"
sys.exit(status)
"""


@pytest.mark.parametrize(
    ("extra", "arguments", "status"),
    [([], ["score", "-"], 0), (['{"ruleset": "taiwanese"}'], ["score", "-"], 1), ([], ["score"], 2)],
    ids=["all scored", "one error", "wrong call"],
)
def test_own_process_scores_without_qt(extra: list[str], arguments: list[str], status: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", OWN_PROCESS, *arguments],
        input="\n".join(batch() + extra),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (status, False), done.stderr
    lines = done.stdout.splitlines()
    if status == 2:
        assert (lines, done.stderr.startswith("usage: ")) == ([], True)
        return
    check_answers(lines[: len(CASES)])
    assert [json.loads(line)["ok"] for line in lines[len(CASES) :]] == [False] * len(extra)
