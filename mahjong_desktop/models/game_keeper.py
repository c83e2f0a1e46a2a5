"""Games as the window plays them, and as the store keeps them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from mahjong_desktop.core.errors import BadRecord, MahjongError
from mahjong_desktop.core.table import Deal
from mahjong_desktop.game import Game
from mahjong_desktop.records.deals import deal_record
from mahjong_desktop.records.games import parse_game
from mahjong_desktop.records.hands import choice_record
from mahjong_desktop.records.store import (
    GameHeader,
    NewGame,
    Store,
    StoredGame,
    StoreError,
    StoreGone,
)
from mahjong_desktop.records.stream import records
from mahjong_desktop.rules.ruleset import Ruleset

MOST_NAMES = 200
"""How many names are offered to complete new ones from."""


@dataclass(frozen=True)
class _Kept:
    """A game as this window read or saved it last."""

    revision: int
    started: datetime
    game: Game
    texts: tuple[str, ...]
    """The JSON text of each of its deals."""
    deleted: bool = False


class GameKeeper:
    """Keeps the window's games in a store. Every method raises a MahjongError where it cannot, and changes nothing.

    A game that another window changed meanwhile is refused (StoreChanged) until it is opened again.
    """

    def __init__(self, store: Store, clock: Callable[[], datetime] = datetime.now) -> None:
        self.store = store
        self._clock = clock
        self._kept: dict[int, _Kept] = {}

    # --- what the editor asks of it

    def begin(self, game: Game) -> int:
        """Keep a new game; the number it is found by."""
        new = self._new(game)
        (number,) = self.store.add_games([new])
        self._kept[number] = _Kept(1, new.header.started, game, new.deals)
        return number

    def add(self, games: Iterable[Game]) -> list[int]:
        """Keep games that are not going to be played now, all of them or none; their numbers."""
        return self.store.add_games(list(map(self._new, games)))

    def _new(self, game: Game) -> NewGame:
        rules = json.dumps(choice_record(game.ruleset.choice))
        header = GameHeader(game.ruleset.id, rules, _four(game.players), self._clock())
        return NewGame(header, _texts(game, None), _four(game.table.scores), game.finished)

    def save(self, number: int, game: Game) -> None:
        """Keep a game as it is now."""
        kept = self._present(number)
        texts = _texts(game, kept)
        # a change in the window is one of names or one of deals, so that one of the two is all there is to write
        if texts is not kept.texts or game.players == kept.game.players:
            scores = _four(game.table.scores)
            revision = self.store.save(number, texts, scores, game.finished, kept.revision)
            kept = replace(kept, revision=revision, game=replace(game, players=kept.game.players), texts=texts)
            self._kept[number] = kept
        if game.players != kept.game.players:
            revision = self.store.rename(number, _four(game.players), kept.revision)
            kept = replace(kept, revision=revision)
        self._kept[number] = replace(kept, game=game)

    def _present(self, number: int) -> _Kept:
        """The game as it was read last; StoreGone if it was deleted since."""
        if number not in self._kept:
            self.open(number)
        kept = self._kept[number]
        if kept.deleted:
            raise StoreGone
        return kept

    # --- games that are kept

    def open(self, number: int) -> Game:
        """A game as it stands now, in whatever window it was played; from here on it is saved on top of that."""
        stored = self.store.game(number)
        if stored.deleted:
            raise StoreGone
        kept = self._kept.get(number)
        if kept is None or kept.revision != stored.revision:
            kept = _Kept(stored.revision, stored.header.started, _game(stored), stored.deals)
        self._kept[number] = replace(kept, deleted=False)
        return kept.game

    def look(self, number: int) -> Game:
        """A game as it stands now, only to look at: what is saved to it later is judged as before."""
        return _game(self.store.game(number))

    def last(self) -> tuple[int, Game] | None:
        """The game that was played last; None if there is none."""
        number = self.store.last_game()
        return None if number is None else (number, self.open(number))

    def started(self, number: int) -> datetime:
        """When a game was begun."""
        kept = self._kept.get(number)
        return self.store.game(number).header.started if kept is None else kept.started

    def delete(self, number: int) -> None:
        """Take a game out of every list; `undelete` brings it back."""
        self.store.delete_game(number)
        self._note_deleted(number, True)

    def undelete(self, number: int) -> None:
        """Put a deleted game back."""
        self.store.undelete_game(number)
        self._note_deleted(number, False)

    def _note_deleted(self, number: int, deleted: bool) -> None:
        """The store counts either as a change: what this window knows keeps step, and lags as far as it lagged."""
        kept = self._kept.get(number)
        if kept is not None:
            self._kept[number] = replace(kept, revision=kept.revision + 1, deleted=deleted)

    # --- in and out

    def import_game(self, text: str) -> int:
        """Keep the game of a record; its number."""
        found = list(records(text.encode("utf-8", "surrogatepass")))
        if len(found) != 1:
            raise BadRecord(reason="not_object")
        return self.add([_of_record(found[0])])[0]

    def export_game(self, number: int, *, lines: bool = False) -> str:
        """A game's record as JSON text, a deal a line or, for JSON Lines, all in one line.

        Made of what is stored, without a look at it: also games that this version cannot play come out whole.
        """
        stored = self.store.game(number)
        header = stored.header
        fields = (
            ("ruleset", json.dumps(header.ruleset)),
            ("rules", header.rules),
            ("players", json.dumps(header.players)),
        )
        head = ", ".join(f'"{key}": {value}' for key, value in fields)
        if lines:
            return f'{{{head}, "deals": [{", ".join(stored.deals)}]}}\n'
        deals = ",\n  ".join(stored.deals)
        return f'{{{head},\n "deals": [\n  {deals}]}}\n'

    def names(self) -> list[str]:
        """Names used before, the most likely first; none where they cannot be read."""
        try:
            return [used.name for used in self.store.names.matching("", MOST_NAMES)]
        except StoreError:
            return []


def _of_record(record: object) -> Game:
    """The game that a record describes; the MahjongError that stands first in the way."""
    if isinstance(record, MahjongError):
        raise record
    game = parse_game(record).game()
    if game.problem is not None:
        raise game.problem.error
    return game


def _game(stored: StoredGame) -> Game:
    """The game of what is stored."""
    try:
        rules = json.loads(stored.header.rules)
        # together, since a whole list is read much quicker than its elements one by one
        deals = json.loads(f"[{','.join(stored.deals)}]")
    except (ValueError, RecursionError):
        raise BadRecord(reason="not_json") from None
    header = stored.header
    return _of_record({"ruleset": header.ruleset, "rules": rules, "players": list(header.players), "deals": deals})


def _texts(game: Game, kept: _Kept | None) -> tuple[str, ...]:
    """The texts of the game's deals; those that are kept already are not made again, by the very same deals.

    Where all are, it is the very same tuple.
    """
    if kept is None:
        return tuple(_text(deal, game.ruleset) for deal in game.deals)
    old, new = kept.game.deals, game.deals
    most = min(len(old), len(new))
    head = 0
    while head < most and old[head] is new[head]:
        head += 1
    if head == len(old) == len(new):
        return kept.texts
    tail = 0
    while tail < most - head and old[-1 - tail] is new[-1 - tail]:
        tail += 1
    middle = tuple(_text(deal, game.ruleset) for deal in new[head : len(new) - tail])
    return (*kept.texts[:head], *middle, *kept.texts[len(old) - tail :])


def _text(deal: Deal, ruleset: Ruleset[Any]) -> str:
    return json.dumps(deal_record(deal, ruleset))


def _four(values: Iterable[Any]) -> tuple[Any, Any, Any, Any]:
    """As the store has them."""
    first, second, third, fourth = values
    return first, second, third, fourth
