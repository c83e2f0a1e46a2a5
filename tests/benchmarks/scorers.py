"""Hands a second: this program beside other scorers, on the same hands in one run, as ratios.

    pip install jansou riichienv
    python tests/benchmarks/scorers.py [riichi_wins.jsonl.gz]

Every scorer gets its own objects, made beforehand, so that scoring alone is timed; all take turns in one process, so
that a slow moment of the machine meets all. Peers that are not installed are left out. The variants that no peer knows
stand alone, with random hands; so do waits with the value of each, and long games.
"""

from __future__ import annotations

import gzip
import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / "tests"), str(REPOSITORY / "tests" / "benchmarks")]

from peers import PEERS, Ready, ours  # noqa: E402
from second_scorer.classical_wins import random_classical_win  # noqa: E402
from second_scorer.random_wins import random_win  # noqa: E402
from second_scorer.riichi_wins import random_riichi_win  # noqa: E402

from mahjong_desktop.core.errors import MahjongError  # noqa: E402
from mahjong_desktop.records.games import parse_game  # noqa: E402
from mahjong_desktop.records.wins import parse_win  # noqa: E402

REAL_WINS = REPOSITORY.parent / "shared" / "data" / "riichi_wins.jsonl.gz"
REAL_GAMES = REAL_WINS.with_name("riichi_games.jsonl.gz")
MODULES = {"jansou": "jansou", "riichienv (Rust)": "riichienv"}
ROUNDS, RANDOM_HANDS = 7, 2000

Record = dict[str, Any]


def riichi_records(path: Path | None) -> list[Record]:
    """Real wins where they are at hand, random ones otherwise; all by Tenhou's rules."""
    path = path or (REAL_WINS if REAL_WINS.exists() else None)
    if path is not None:
        with gzip.open(path, "rt") as lines:
            return [json.loads(line)["record"] for line in lines]
    rng = random.Random("scorers")
    return wins(lambda: random_riichi_win(rng, {"preset": "tenhou"}))


def wins(make: Callable[[], Record]) -> list[Record]:
    """Random records that score."""
    found: list[Record] = []
    while len(found) < RANDOM_HANDS:
        record = make()
        try:
            win = parse_win(record)
            win.score()
        except MahjongError:
            continue
        if win.figures is None:
            found.append(record)
    return found


def timed(run: Callable[[], object]) -> float:
    """Seconds of the processor: other programs take none of it."""
    start = time.process_time()
    run()
    return time.process_time() - start


def in_turn(runs: dict[str, Callable[[], object]]) -> dict[str, float]:
    """The best seconds of each, all of them taking turns."""
    best = dict.fromkeys(runs, float("inf"))
    for number in range(ROUNDS):
        for name in list(runs)[:: 1 if number % 2 == 0 else -1]:
            best[name] = min(best[name], timed(runs[name]))
    return best


def each(asks: Iterable[Callable[[], object]]) -> Callable[[], None]:
    """Asks all of them."""
    every = list(asks)

    def run() -> None:
        for ask in every:
            ask()

    return run


def table(title: str, number: int, runs: dict[str, Callable[[], object]]) -> None:
    """Print figures a second, and each peer's as a ratio to the first."""
    best = in_turn(runs)
    first = next(iter(best.values()))
    print(f"\n{title}")
    for name, seconds in best.items():
        print(f"  {name:18} {number / seconds:10,.0f} /s   this program is {seconds / first:5.2f} × as fast")


def beside_peers(records: list[Record]) -> None:
    """Riichi hands scored, and waits found."""
    peers = {
        name: make for name, make in PEERS.items() if name not in MODULES or importlib.util.find_spec(MODULES[name])
    }
    ready: dict[str, list[Ready]] = {name: [make(record) for record in records] for name, make in peers.items()}
    points = {name: [one.score() for one in hands] for name, hands in ready.items()}
    mine = next(iter(points.values()))
    for name, theirs in points.items():
        print(f"{name}: the same points in {sum(map(int.__eq__, mine, theirs))} of {len(records)}")
    scores = {name: each(one.score for one in hands) for name, hands in ready.items()}
    table(f"one riichi hand with its breakdown, {len(records)} hands", len(records), scores)
    waits = {name: each(filter(None, (one.waits for one in hands))) for name, hands in ready.items() if hands[0].waits}
    table(f"what a riichi hand waits for, {len(records)} hands", len(records), waits)


def waits_with_values(records: list[Record]) -> Callable[[], None]:
    """For every hand, each tile that it waits for and what it would bring."""
    played = [parse_win(record) for record in records]

    def run() -> None:
        for win in played:
            for kind in win.ruleset.waits(win.hand.waiting()):
                try:
                    win.ruleset.score(win.hand.with_winning(kind), win.situation)
                except MahjongError:
                    continue

    return run


def alone(riichi: list[Record]) -> None:
    """Each variant by itself."""
    rng = random.Random("scorers")
    kinds = {
        "Taiwanese": wins(lambda: random_win(rng)),
        "riichi": riichi[:RANDOM_HANDS],
        "Japanese Classical": wins(lambda: random_classical_win(rng)),
    }
    hands = {name: each(ours(record).score for record in records) for name, records in kinds.items()}
    table("one hand with its breakdown", RANDOM_HANDS, hands)
    table("waits with values", RANDOM_HANDS, {name: waits_with_values(records) for name, records in kinds.items()})


def long_games() -> None:
    """Deals a second when real games are read and replayed one after the other."""
    if not REAL_GAMES.exists():
        return
    with gzip.open(REAL_GAMES, "rt") as lines:
        games = [json.loads(line)["record"] for line in lines]
    deals = sum(len(game["deals"]) for game in games)
    table(f"deals of {len(games)} games replayed", deals, {"deals": each(parse_game(game).game for game in games)})


def main() -> None:
    """Everything, one table after the other."""
    records = riichi_records(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    beside_peers(records)
    alone(records)
    long_games()


if __name__ == "__main__":
    main()
