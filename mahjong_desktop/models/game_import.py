"""Game records from a file into the keeper, one by one: a bad one keeps no good one out."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.game import Game
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.records.fields import Json
from mahjong_desktop.records.games import parse_game
from mahjong_desktop.records.store import StoreError
from mahjong_desktop.records.stream import records, ruleset_named

BATCH = 20
"""How many games are kept at once."""


@dataclass(frozen=True)
class Imported:
    """What became of a record."""

    place: int
    """Which record of the file it is, from 1."""
    number: int | None = None
    """What its game is kept under; None: it is not."""
    error: MahjongError | None = None
    deal: int | None = None
    """The deal with the error, from 1; None: it is none of the deals."""
    variant: str | None = None
    """The variant that the record names, for the words of the sentence."""


def import_games(data: bytes, keeper: GameKeeper) -> Generator[Imported | None, None, None]:
    """Keep the games of a record, of an array of records or of JSON Lines.

    At each step it reads one; what became of it may come a few steps later, since several are kept at once: most of
    the time goes into waiting for the disk. Where the store fails, nothing after that is tried.
    """
    batch: list[tuple[Imported, Game]] = []
    for place, record in enumerate(records(data), 1):
        outcome = _read(place, record)
        if isinstance(outcome, Imported):
            yield outcome
            continue
        batch.append((Imported(place, variant=outcome.ruleset.id), outcome))
        if len(batch) < BATCH:
            yield None
            continue
        kept = _keep(batch, keeper)
        batch = []
        yield from kept
        if any(one.error for one in kept):
            return
    if batch:
        yield from _keep(batch, keeper)


def _read(place: int, record: Json) -> Game | Imported:
    """The game of a record, or why there is none."""
    if isinstance(record, MahjongError):
        return Imported(place, error=record)
    variant = ruleset_named(record)
    try:
        game = parse_game(record).game()
    except MahjongError as error:
        return Imported(place, None, error, None, variant)
    if game.problem is not None:
        return Imported(place, None, game.problem.error, game.problem.index + 1, variant)
    return game


def _keep(batch: list[tuple[Imported, Game]], keeper: GameKeeper) -> list[Imported]:
    """Keep the games, all of them or none; then the first brings the error."""
    try:
        numbers = keeper.add([game for _, game in batch])
    except StoreError as error:
        return [replace(batch[0][0], error=error)]
    return [replace(imported, number=number) for (imported, _), number in zip(batch, numbers, strict=True)]
