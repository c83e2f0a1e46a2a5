"""Game records: a whole game as its rules, its players and its deals, in and out, and how it went."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from mahjong_desktop.core.errors import BadRecord, MahjongError
from mahjong_desktop.core.table import PLAYERS, Deal, Final, Played, TableState
from mahjong_desktop.game import Game, Problem, fold
from mahjong_desktop.records.deals import deal_record, parse_deal
from mahjong_desktop.records.fields import Json, Record, as_list, as_object, as_text, only_keys, required
from mahjong_desktop.records.hands import choice_record, read_choice
from mahjong_desktop.rules.registry import VARIANTS, variant
from mahjong_desktop.rules.ruleset import Ruleset

GAME_KEYS = frozenset({"ruleset", "rules", "players", "deals"})


@dataclass(frozen=True)
class GameRecord:
    """What a record says of a game."""

    ruleset: Ruleset[Any]
    players: tuple[str, ...]
    deals: tuple[Deal, ...]
    """The deals, up to the first that cannot be read."""
    problem: Problem | None = None
    """That deal, and why."""

    def game(self) -> Game:
        """The game; its problem is the first deal that cannot be read or cannot be."""
        game = fold(self.ruleset, self.players, self.deals)
        return replace(game, problem=game.problem or self.problem)


def parse_game(value: Json) -> GameRecord:
    """The game a record describes; a MahjongError for anything but a single deal."""
    if not isinstance(value, dict):
        raise BadRecord(reason="not_object")
    record: Record = value
    name = as_text(required(record, "ruleset"), "ruleset")
    only_keys(record, GAME_KEYS)
    players = _names(required(record, "players"))
    written = as_list(required(record, "deals"), "deals")
    ruleset = variant(name)(read_choice(as_object(record.get("rules", {}), "rules"), VARIANTS.get(name)))
    deals: list[Deal] = []
    for index, one in enumerate(written):
        try:
            deals.append(parse_deal(one, ruleset))
        except MahjongError as error:
            return GameRecord(ruleset, players, tuple(deals), Problem(index, error))
    return GameRecord(ruleset, players, tuple(deals))


def _names(value: Json) -> tuple[str, ...]:
    names = tuple(as_text(name, "players") for name in as_list(value, "players"))
    if len(names) != len(PLAYERS):
        raise BadRecord("players", reason="four_of_them", name="players")
    return names


def game_record(game: Game) -> dict[str, Json]:
    """The game as a record; `parse_game` reads the same game from it."""
    return {
        "ruleset": game.ruleset.id,
        "rules": choice_record(game.ruleset.choice),
        "players": list(game.players),
        "deals": [deal_record(deal, game.ruleset) for deal in game.deals],
    }


def answer(game: Game) -> dict[str, Json]:
    """How the table looks after every deal, and the result once the game is over."""
    return {
        "ok": True,
        "start": list(game.ruleset.flow.start().scores),
        "deals": deals_answer(game),
        "next": None if game.next is None else _stands(game.next) | {"scores": list(game.next.scores)},
        "finished": game.finished,
        "final": None if game.final is None else _result(game.final),
    }


def deals_answer(game: Game) -> list[dict[str, Json]]:
    """Every deal that was played: how the table stood, what was paid, the scores after it."""
    return [_deal(played) for played in game.played]


def _deal(played: Played) -> dict[str, Json]:
    return _stands(played.state) | {"changes": list(played.changes), "scores": list(played.scores)}


def _stands(state: TableState) -> dict[str, Json]:
    return {
        "round": state.round_wind.id,
        "number": state.number,
        "dealer": state.dealer,
        "honba": state.honba,
        "sticks": state.sticks,
        "dealer_wins": state.dealer_wins,
    }


def _result(final: Final) -> dict[str, Json]:
    return {
        "ranking": list(final.ranking),
        "leftover_sticks": list(final.leftover_sticks),
        "bonus": list(final.bonus),
        "penalties": list(final.penalties),
        "results": list(final.results),
    }
