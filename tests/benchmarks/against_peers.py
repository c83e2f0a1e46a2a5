"""Riichi hands a second: this program against PyPI's `mahjong`, both from JSON records to JSON answers.

    python tests/benchmarks/against_peers.py [riichi_wins.jsonl.gz]

Without a file (and without ../shared/data beside the repository) the records are random ones. Both sides get the same
bytes, write into memory, and take turns in one process, so that a slow moment of the machine meets both. Both write
all they know of a hand: its figures, rows, fu and payments; this program its readings as well.
"""

from __future__ import annotations

import gzip
import io
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.meld import Meld

from mahjong_desktop.records.stream import answer_lines

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).parent))

from peers import MELDS, WINDS, converted, mahjong_config  # noqa: E402

REAL_WINS = REPOSITORY.parent / "shared" / "data" / "riichi_wins.jsonl.gz"
ROUNDS, RANDOM_RECORDS = 7, 3000

Reader = Callable[[str], list[int]]
# The library looks at a tile's kind and at whether it is one of three red fives (the first copy of each five), so one
# number a name will do: quicker than its own TilesConverter, which is the way its documentation shows.
NUMBERS = {
    suit: {str(rank): 4 * (9 * index + rank - 1) + (rank == 5 and suit != "z") for rank in range(1, 10)}
    | {"0": 4 * (9 * index + 4)}
    for index, suit in enumerate("mpsz")
}


def our_way(data: bytes) -> str:
    """What `mahjong-desktop score FILE` does between reading and printing."""
    out = io.StringIO()
    for line in answer_lines(data, "en"):
        print(line, file=out)
    return out.getvalue()


def numbers(text: str) -> list[int]:
    """A tile string in the library's numbers."""
    found: list[int] = []
    start = 0
    for index, char in enumerate(text):
        if char in NUMBERS:
            of_suit = NUMBERS[char]
            found += [of_suit[rank] for rank in text[start:index].strip()]
            start = index + 1
    return found


def peer_answer(record: dict[str, Any], numbers: Reader) -> dict[str, Any]:
    """One record by the library: what a script around it would do."""
    (winning,) = numbers(record["winning_tile"])
    tiles = [*numbers(record["hand"]), winning]
    melds = []
    for meld in record.get("melds", ()):
        kind, is_open = MELDS[meld["kind"]]
        of_meld = sorted(numbers(meld["tiles"]))
        melds.append(Meld(kind, of_meld, is_open))
        tiles += of_meld
    config = mahjong_config(record)
    dora, ura = numbers(record.get("dora", "")), numbers(record.get("ura_dora", ""))
    found = HandCalculator.estimate_hand_value(tiles, winning, melds, dora, config, ura_dora_indicators=ura)
    if found.error is not None:
        return {"ok": False, "error": found.error}
    assert found.cost is not None
    is_open = any(meld.opened for meld in melds)
    return {
        "ok": True,
        "ruleset": "riichi",
        "value": found.cost["main"] + 2 * found.cost["additional"],
        "han": found.han,
        "fu": found.fu,
        "limit": found.cost["yaku_level"],
        "patterns": [
            {"id": yaku.name, "value": yaku.han_open if is_open and yaku.han_open else yaku.han_closed}
            for yaku in found.yaku
        ],
        "points": [{"id": one["reason"], "value": one["fu"]} for one in found.fu_details or ()],
        "payments": payments(record, found.cost),
    }


def payments(record: dict[str, Any], cost: dict[str, Any]) -> dict[str, int]:
    """Who pays, from the two amounts that the library gives."""
    winner = record.get("seat_wind", "east")
    if not record.get("self_draw"):
        return {record.get("from", "discarder"): -cost["main"], winner: cost["main"]}
    paid = {seat: -cost["main" if seat == "east" else "additional"] for seat in WINDS if seat != winner}
    return {**paid, winner: -sum(paid.values())}


def peers_way(data: bytes, numbers: Reader = converted) -> str:
    """A script around the library."""
    out = io.StringIO()
    for line in data.split(b"\n"):
        if line:
            print(json.dumps(peer_answer(json.loads(line), numbers)), file=out)
    return out.getvalue()


def peers_way_by_table(data: bytes) -> str:
    """The same with its tiles read more quickly than the library reads them."""
    return peers_way(data, numbers)


def load(path: Path | None) -> tuple[str, bytes]:
    """Where the records come from, and the records as JSON Lines; all of them by Tenhou's rules."""
    path = path or (REAL_WINS if REAL_WINS.exists() else None)
    if path is None:
        sys.path.insert(0, str(REPOSITORY / "tests"))
        from second_scorer.riichi_wins import random_riichi_win

        rng = random.Random("against peers")
        records = [random_riichi_win(rng, {"preset": "tenhou"}) for _ in range(RANDOM_RECORDS)]
        # furiten is this program's to judge, not the library's
        records = [record for record in records if "furiten" not in record.get("circumstances", ())]
        return "random records", "\n".join(map(json.dumps, records)).encode()
    with gzip.open(path, "rt") as lines:
        records = [json.loads(line)["record"] for line in lines]
    return str(path), "\n".join(map(json.dumps, records)).encode()


def values(answered: str) -> list[int | None]:
    """Every answer's value, None for no win."""
    return [json.loads(line).get("value") for line in answered.splitlines()]


def timed(way: Callable[[bytes], str], data: bytes) -> float:
    """Seconds."""
    start = time.perf_counter()
    way(data)
    return time.perf_counter() - start


def main() -> None:
    """Alternate, then print hands a second of both and the ratio."""
    source, data = load(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    number = data.count(b"\n") + 1
    ways = {"mahjong-desktop": our_way, "mahjong (PyPI)": peers_way, "… tiles by table": peers_way_by_table}
    seconds: dict[str, list[float]] = {name: [] for name in ways}
    for index in range(ROUNDS):
        for name in list(ways)[:: 1 if index % 2 == 0 else -1]:
            seconds[name].append(timed(ways[name], data))
    print(f"{number} hands, {ROUNDS} rounds in turn, {source}")
    for name, taken in seconds.items():
        figures = (number / min(taken), number / median(taken), number / taken[0])
        print(f"{name:16}  best {figures[0]:8,.0f}  median {figures[1]:8,.0f}  first round {figures[2]:8,.0f}  hands/s")
    ours, *others = seconds.values()
    for name, theirs in zip(list(ways)[1:], others, strict=True):
        print(f"ratio to {name:16}  best {min(theirs) / min(ours):.2f}  median {median(theirs) / median(ours):.2f}")
    same = sum(one == other for one, other in zip(values(our_way(data)), values(peers_way(data)), strict=True))
    print(f"same value in {same} of {number}")


if __name__ == "__main__":
    main()
