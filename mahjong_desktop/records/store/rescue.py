"""Games newer than the copy, carried over from the damaged file as far as it can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from typing import Any

from mahjong_desktop.records.store.database import Database, connect
from mahjong_desktop.records.store.errors import StoreError
from mahjong_desktop.records.store.rows import WHOLE, deals_of, game_of, game_row, header_columns, insert_deals
from mahjong_desktop.records.store.values import StoredGame, StoreNotice


def rescue(notice: StoreNotice, target: Database) -> StoreNotice:
    """Carry over every game that the copy lacks or has in an earlier state; the notice says how many.

    Nothing here may stop the opening: what cannot be read or written is left in the file that was kept aside.
    """
    assert notice.kept_aside is not None
    with suppress(StoreError, sqlite3.Error), closing(connect(notice.kept_aside, read_only=True)) as damaged:
        games = list(_readable_games(damaged))
        with target.writing() as connection:
            carried = sum(_carry_over(connection, row, game, target) for row, game in games)
        return replace(notice, rescued=carried)
    return notice


def _readable_games(damaged: Database) -> Iterator[tuple[tuple[Any, ...], StoredGame]]:
    """Every game of which the row and each deal are as they were written."""
    file = str(damaged.path)
    # in both directions: a broken page ends the way to the games behind it
    for game_id in sorted({*_ids(damaged, "ASC"), *_ids(damaged, "DESC")}):
        with suppress(StoreError, sqlite3.Error), damaged.reading() as connection:
            row = game_row(connection, game_id)
            yield row, game_of(row, deals_of(connection, game_id, file), file)


def _ids(damaged: Database, order: str) -> list[int]:
    found = []
    with suppress(StoreError, sqlite3.Error), damaged.reading() as connection:
        for (game_id,) in connection.execute(f"SELECT id FROM games NOT INDEXED ORDER BY id {order}"):  # noqa: S608
            found.append(game_id)
    return found


def _carry_over(connection: sqlite3.Connection, row: tuple[Any, ...], game: StoredGame, target: Database) -> bool:
    """Put one game in, if it is newer."""
    game_id = row[10]
    present = connection.execute("SELECT revision FROM games WHERE id = ?", (game_id,)).fetchone()
    if present and present[0] >= game.revision:
        return False
    columns = {**dict(zip(WHOLE.split(", "), row, strict=True)), **header_columns(game.header)}
    connection.execute("DELETE FROM games WHERE id = ?", (game_id,))
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    connection.execute(f"INSERT INTO games ({names}) VALUES ({marks})", tuple(columns.values()))  # noqa: S608
    insert_deals(connection, game_id, 0, game.deals)
    return True
