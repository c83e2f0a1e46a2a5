"""Any bytes at all as win records, games and house rules, by a fuzzer that looks for new branches.

How to run it, after `pip install atheris`: `PYTHONPATH=tests python tests/fuzz/fuzz_records.py FOLDER
-max_total_time=1500`, where FOLDER keeps the records that found a new branch.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import atheris

with atheris.instrument_imports(include=["mahjong_desktop"]):
    from mahjong_desktop.core.errors import MahjongError
    from mahjong_desktop.models.house import parse_house
    from mahjong_desktop.records.stream import answer_lines, records, replay_lines
    from mahjong_desktop.rules.registry import VARIANTS

from fuzz.places import places
from second_scorer.classical_wins import random_classical_win
from second_scorer.random_wins import random_win
from second_scorer.riichi_wins import random_riichi_win

HAND = {"hand": "234m406p3388s666z", "winning_tile": "8s", "melds": [], "circumstances": ["riichi"], "dora": "1s"}
GAME = {
    "ruleset": "riichi",
    "rules": {"preset": "tenhou", "uma": [10, 5, -5, -10]},
    "players": ["A", "B", "C", "D"],
    "deals": [
        {"type": "win", "riichi": [0], "wins": [{"winner": 0, "from": 2, "hand": HAND}]},
        {"type": "win", "wins": [{"winner": 1, "from": 0, "liable": 3, "value": {"yakuman": 1}}]},
        {"type": "win", "wins": [{"winner": 1, "value": {"han": 3, "fu": 40}}]},
        {"type": "draw", "kind": "exhaustive", "tenpai": [0, 1], "riichi": [0], "nagashi": [2]},
        {"type": "chombo", "player": 2},
        {"type": "adjustment", "changes": [0, -1000, 0, 1000], "note": "", "honba": 1, "sticks": 0},
        {"type": "end"},
    ],
}
HOUSE = {"name": "Club", "ruleset": "taiwanese", "rules": {"preset": "low", "rows": {"self_draw": 2}}}
EVERY = tuple(VARIANTS.values())
WORDS: tuple[Any, ...] = (
    *(option.id for variant in EVERY for option in variant.options),
    *(choice for variant in EVERY for option in variant.options for choice in option.choices),
    *(name for variant in EVERY for name in (*variant.id.split(), *variant.presets, *variant.circumstances)),
    *(key for variant in EVERY for key in (*variant.hand_fields, *variant.table_fields, *variant.figures())),
    *("east", "north", "chow", "pung", "open_kong", "concealed_kong", "win", "draw", "four_winds", "triple_ron"),
    *("", "1m", "0p", "000s", "8f", "1234567f", "1111z", "\ud800", "\0", "é"),
    *(None, True, False, 0, 1, 2, 3, -1, 10**9, 10**9 + 1, 10**30, 0.5, 1e300),
)


def seeds() -> Iterator[object]:
    """Records of every kind."""
    yield from (GAME, HOUSE, {"ruleset": "taiwanese", "tai": 5}, {"ruleset": "japanese_classical", "limit": True})
    for name in VARIANTS:
        yield GAME | {"ruleset": name, "rules": {}, "deals": [{"type": "draw", "kind": "exhaustive", "tenpai": []}]}
    rng = random.Random("fuzz")
    for make in (random_win, random_riichi_win, random_classical_win):
        yield from (make(rng) for _ in range(12))


def change_somewhere(value: Any, rng: random.Random) -> Any:
    """The value with something else in one place: a word, a part of itself, nothing; or with one key more."""
    every = list(places(value))
    if not every:
        return rng.choice(WORDS)
    inside, key = rng.choice(every)
    lot = rng.random()
    if lot < 0.15:
        del inside[key]
    elif lot < 0.3 and isinstance(inside, list) and len(inside) < 20:
        inside[key:key] = inside * rng.choice((1, 1, 1, 60))
    elif lot < 0.4 and isinstance(inside, dict):
        inside[str(rng.choice(WORDS))] = rng.choice(WORDS)
    elif lot < 0.6:
        container, other = rng.choice(every)
        inside[key] = json.loads(json.dumps(container[other]))
    else:
        inside[key] = rng.choice(WORDS)
    return value


def mutate(data: bytes, most: int, seed: int) -> bytes:
    """Another record near this one: by its values mostly, else by its bytes."""
    rng = random.Random(seed)
    if rng.random() < 0.7:
        try:
            value = json.loads(data)
        except (ValueError, RecursionError):
            value = rng.choice(list(seeds()))
        changed = data
        for _ in range(rng.choice((1, 1, 2, 4))):
            value = change_somewhere(value, rng)
            written = json.dumps(value).encode()
            if len(written) > most:
                break
            changed = written
        return changed
    return atheris.Mutate(data, most)  # type: ignore[no-any-return]


def one_input(data: bytes) -> None:
    """What the fuzzer calls: every line is JSON for anybody, and who gets what others pay gets no more."""
    for language in ("en", "pl"):
        for line in answer_lines(data, language):
            answer = json.loads(line)
            assert line.isascii()
            assert answer["ok"] or answer["error"]["message"]
        for line in replay_lines(data, language):
            answer = json.loads(line)
            assert answer["ok"] or answer["error"]["message"]
            assert all(isinstance(score, int) for deal in answer["deals"] for score in deal["scores"])
    for record in records(data):
        try:
            parse_house(record)
        except MahjongError:
            continue


if __name__ == "__main__":
    folder = next((Path(argument) for argument in sys.argv[1:] if not argument.startswith("-")), None)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for number, seed in enumerate(seeds()):
            (folder / f"seed{number}").write_text(json.dumps(seed))
    atheris.Setup(sys.argv, one_input, custom_mutator=mutate)
    atheris.Fuzz()
