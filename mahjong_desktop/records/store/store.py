"""The store: games with their deals, and beside them house rulesets and names."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime

from mahjong_desktop.records.store.database import Database
from mahjong_desktop.records.store.errors import StoreGone
from mahjong_desktop.records.store.house_rules import HouseRulesTable
from mahjong_desktop.records.store.names import NamesTable
from mahjong_desktop.records.store.rows import (
    PLAYED,
    WHOLE,
    check_revision,
    deals_of,
    game_of,
    game_row,
    header_columns,
    header_of,
    insert_deals,
    summary_of,
    write_difference,
)
from mahjong_desktop.records.store.values import (
    GameHeader,
    GameSummary,
    NewGame,
    Players,
    Scores,
    StoredGame,
    StoreNotice,
    folded,
    in_utc,
)


class Store:
    """All games, on the disk as soon as a method returns. For the thread that opened it.

    Every method may raise StoreLocked, StoreFull, StoreReadOnly, StoreUnreadable, StoreDamaged or StoreReplaced; then
    nothing of what it should do is done, and it can be tried again.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        notice: StoreNotice | None,
        back_up: Callable[[date], None],
    ) -> None:
        self.notice = notice
        """What happened at the opening; None: nothing that anybody need know."""
        self.house_rules = HouseRulesTable(database)
        self.names = NamesTable(database)
        self._database = database
        self._file = str(database.path)
        self._clock = clock
        self._back_up = back_up
        self._known: tuple[int, int, tuple[str, ...]] = (0, 0, ())
        """The game and revision read or saved last, and its deals: they need not be read again to be compared."""

    def new_game(self, header: GameHeader, scores: Scores = (0, 0, 0, 0)) -> int:
        """A game without deals; its id. Its revision is 1."""
        return self.add_games([NewGame(header, scores=scores)])[0]

    def add_games(self, games: Iterable[NewGame]) -> list[int]:
        """Whole games, all or none of them; their ids."""
        now = self._now()
        with self._database.writing() as connection:
            return [self._add(connection, game, now) for game in games]

    def _add(self, connection: sqlite3.Connection, game: NewGame, now: str) -> int:
        columns = {
            **header_columns(game.header),
            "scores": json.dumps(game.scores),
            "finished": game.finished,
            "deal_count": len(game.deals),
            "revision": 1,
            "deleted": 0,
            "updated": now,
        }
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        added = connection.execute(f"INSERT INTO games ({names}) VALUES ({marks})", tuple(columns.values()))  # noqa: S608
        game_id = added.lastrowid
        assert game_id is not None
        insert_deals(connection, game_id, 0, game.deals)
        self.names.note(connection, game.header.players, now)
        return game_id

    def game(self, game_id: int) -> StoredGame:
        """A game with its deals, also one in the waste basket. Errors: StoreGone."""
        with self._database.reading() as connection:
            row = game_row(connection, game_id)
            game = game_of(row, deals_of(connection, game_id, self._file), self._file)
        self._known = (game_id, game.revision, game.deals)
        return game

    def save(self, game_id: int, deals: Sequence[str], scores: Scores, finished: bool, revision: int) -> int:
        """Make these the game's deals, if it is still at `revision`; the new revision.

        Only what differs is written. Errors: StoreChanged (another window was quicker), StoreGone.
        """
        wanted = tuple(deals)
        with self._database.writing() as connection:
            check_revision(connection, game_id, revision)
            write_difference(connection, game_id, self._stored(connection, game_id, revision), wanted)
            connection.execute(
                "UPDATE games SET scores = ?, finished = ?, deal_count = ?, revision = ?, updated = ? WHERE id = ?",
                (json.dumps(scores), finished, len(wanted), revision + 1, self._now(), game_id),
            )
        self._known = (game_id, revision + 1, wanted)
        return revision + 1

    def save_header(self, game_id: int, header: GameHeader, revision: int) -> int:
        """Another title, notes, players or rules; the new revision. Errors: StoreChanged, StoreGone."""
        return self._change_header(game_id, revision, lambda _: header)

    def rename(self, game_id: int, players: Players, revision: int) -> int:
        """Players renamed or replaced; the new revision. Errors: StoreChanged, StoreGone."""
        return self._change_header(game_id, revision, lambda header: replace(header, players=players))

    def _change_header(self, game_id: int, revision: int, change: Callable[[GameHeader], GameHeader]) -> int:
        now = self._now()
        with self._database.writing() as connection:
            old = header_of(check_revision(connection, game_id, revision), self._file)
            header = change(old)
            columns = {**header_columns(header), "revision": revision + 1, "updated": now}
            changes = ", ".join(f"{name} = ?" for name in columns)
            connection.execute(f"UPDATE games SET {changes} WHERE id = ?", (*columns.values(), game_id))  # noqa: S608
            self.names.note(connection, set(header.players) - set(old.players), now)
        if self._known[:2] == (game_id, revision):
            self._known = (game_id, revision + 1, self._known[2])
        return revision + 1

    def delete_game(self, game_id: int) -> None:
        """Into the waste basket: out of every list, with all its deals. Errors: StoreGone."""
        self._set_deleted(game_id, 1)

    def undelete_game(self, game_id: int) -> None:
        """Out of the waste basket again. Errors: StoreGone."""
        self._set_deleted(game_id, 0)

    def _set_deleted(self, game_id: int, deleted: int) -> None:
        """The revision goes up: a window that plays the game on hears of it before it saves."""
        with self._database.writing() as connection:
            changed = connection.execute(
                "UPDATE games SET deleted = ?, revision = revision + 1 WHERE id = ?", (deleted, game_id)
            )
            if not changed.rowcount:
                raise StoreGone

    def empty_basket(self) -> int:
        """Delete for good what is in the waste basket; how many games."""
        with self._database.writing() as connection:
            return connection.execute("DELETE FROM games WHERE deleted").rowcount

    def games(
        self,
        search: str = "",
        limit: int | None = None,
        offset: int = 0,
        *,
        variants: Mapping[str, str] | None = None,
        deleted: bool = False,
    ) -> list[GameSummary]:
        """The games begun last first: those in which every word of the search occurs, in any case, accents or not.

        `variants`: the name of each variant in the window's language, to be found by that too. `deleted`: those in
        the waste basket instead.
        """
        conditions = ["deleted = ?"]
        values: list[str | int] = [int(deleted)]
        for word in folded(search).split():
            named = [variant for variant, name in (variants or {}).items() if word in folded(name)]
            conditions.append(f"(instr(searched, ?) OR ruleset IN ({', '.join('?' * len(named))}))")
            values += [word, *named]
        question = (
            f"SELECT {WHOLE}, {PLAYED} FROM games WHERE {' AND '.join(conditions)}"  # noqa: S608
            " ORDER BY started_utc DESC, id DESC LIMIT ? OFFSET ?"
        )
        with self._database.reading() as connection:
            rows = connection.execute(question, (*values, -1 if limit is None else limit, offset)).fetchall()
        return [replace(summary_of(row, self._file), played=row[-1]) for row in rows]

    def last_game(self) -> int | None:
        """The game that was changed last, finished or not; None if there is none."""
        question = "SELECT id FROM games WHERE deleted = 0 ORDER BY updated DESC, id DESC LIMIT 1"
        with self._database.reading() as connection:
            row = connection.execute(question).fetchone()
        return None if row is None else row[0]

    def back_up(self, today: date) -> None:
        """Copy the file anew as the day's copy, say after a game: the daily copy is made at the first opening."""
        self._back_up(today)

    def close(self) -> None:
        """Let go of the file. Nothing is pending."""
        self._database.close()

    def _now(self) -> str:
        return in_utc(self._clock())

    def _stored(self, connection: sqlite3.Connection, game_id: int, revision: int) -> tuple[str, ...]:
        """The game's deals; those in memory where they are of this revision."""
        if self._known[:2] == (game_id, revision):
            return self._known[2]
        return deals_of(connection, game_id, self._file)
