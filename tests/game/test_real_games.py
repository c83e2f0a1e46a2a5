"""Real riichi games agree with the fold in every deal. The records lie beside the project, not in it."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_desktop.records.games import answer, game_record, parse_game

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "riichi_games.jsonl.gz"
COMPARED = ("round", "number", "dealer", "honba", "sticks", "changes")

pytestmark = pytest.mark.skipif(not DATA.exists(), reason="the real games are not here")


@pytest.fixture(scope="module")
def games() -> list[dict[str, Any]]:
    with gzip.open(DATA) as lines:
        return [json.loads(line) for line in lines]


@pytest.mark.usefixtures("untraced")
def test_real_games(games: list[dict[str, Any]]) -> None:
    different = []
    for one in games:
        found = answer(parse_game(one["record"]).game())
        deals = [{key: deal[key] for key in COMPARED} for deal in found["deals"]]  # type: ignore[attr-defined]
        if deals != one["expected"]["deals"] or not found["finished"]:
            different.append(one["id"])
    assert (len(games), different) == (332, [])


@pytest.mark.usefixtures("untraced")
def test_real_games_make_the_same_record_again(games: list[dict[str, Any]]) -> None:
    for one in games:
        game = parse_game(one["record"]).game()
        again = parse_game(json.loads(json.dumps(game_record(game))))
        assert (again.deals, again.players, again.ruleset.values) == (game.deals, game.players, game.ruleset.values)


@pytest.mark.usefixtures("untraced")
def test_real_games_are_finished_by_their_last_deal_and_not_before(games: list[dict[str, Any]]) -> None:
    for one in games:
        game = parse_game(one["record"]).game()
        assert not game.with_deals(game.deals[:-1]).finished
