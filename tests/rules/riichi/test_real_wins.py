"""Every win of the real games: value, han, fu and rows. Their file lies beside the repository; without it, skipped."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_desktop.records.wins import parse_win

FILE = Path(__file__).resolve().parents[4] / "shared" / "data" / "riichi_wins.jsonl.gz"

pytestmark = pytest.mark.skipif(not FILE.exists(), reason="the real records are not here")


def wins() -> list[dict[str, Any]]:
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def found(record: dict[str, Any]) -> dict[str, Any]:
    score = parse_win(record).score()
    figures = {key: score.totals[key] for key in ("han", "fu") if score.totals[key] is not None}
    rows = {line.id: line.total for line in score.patterns}
    return {"value": score.settlement.value, "patterns": rows, **figures}


@pytest.mark.usefixtures("untraced")
def test_every_real_win_agrees() -> None:
    real = wins()
    assert len(real) == 3079
    different = {win["id"]: found(win["record"]) for win in real if found(win["record"]) != win["expected"]}
    assert different == {}
