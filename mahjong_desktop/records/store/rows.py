"""Between the rows of the tables and the values; a row that was changed behind our back is found out."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from itertools import count
from typing import Any

from mahjong_desktop.records.store.errors import StoreChanged, StoreDamaged, StoreGone
from mahjong_desktop.records.store.values import (
    GameHeader,
    GameSummary,
    NameUsed,
    Scores,
    StoredGame,
    in_utc,
    searched_in,
    storable,
)

HEADER = "ruleset, rules, player_0, player_1, player_2, player_3, started, title, notes"
WHOLE = f"{HEADER}, crc, id, deal_count, finished, scores, updated, revision, deleted"

PLAYED = """(SELECT count(*) FROM deals WHERE game = id
AND (record LIKE '{"type": "win"%' OR record LIKE '{"type": "draw"%'))"""
"""How many deals of a game were won or drawn."""


def crc(text: object) -> int:
    """What tells that a stored text is the one that was written; -1 if it has become something else.

    SQLite notices a page that makes no sense, not a digit that changed in a text.
    """
    return zlib.crc32(text.encode("utf-8")) if isinstance(text, str) else -1


@contextmanager
def _sound(file: str) -> Iterator[None]:
    """Values that cannot be read mean a damaged file."""
    try:
        yield
    except (ValueError, TypeError, OverflowError) as error:
        raise StoreDamaged(file=file) from error


def header_columns(header: GameHeader) -> dict[str, str | int]:
    """The columns that are made of the header."""
    started = header.started if header.started.tzinfo else header.started.astimezone()
    texts = (header.ruleset, header.rules, *header.players, started.isoformat(), header.title, header.notes)
    columns = dict(zip(HEADER.split(", "), map(storable, texts), strict=True))
    derived = {"started_utc": in_utc(started), "searched": storable(searched_in(header))}
    return {**columns, **derived, "crc": crc("\n".join(columns.values()))}


def game_row(connection: sqlite3.Connection, game_id: int) -> tuple[Any, ...]:
    """A game's row, its columns as in WHOLE. Errors: StoreGone."""
    row: tuple[Any, ...] | None = connection.execute(
        f"SELECT {WHOLE} FROM games WHERE id = ?",  # noqa: S608
        (game_id,),
    ).fetchone()
    if row is None:
        raise StoreGone
    return row


def check_revision(connection: sqlite3.Connection, game_id: int, revision: int) -> tuple[Any, ...]:
    """The game's row, if the game is still at that revision. Errors: StoreChanged, StoreGone."""
    row = game_row(connection, game_id)
    if row[15] != revision:
        raise StoreChanged(row[15])
    return row


def header_of(row: Sequence[Any], file: str) -> GameHeader:
    """The header in a row. Errors: StoreDamaged."""
    ruleset, rules, east, south, west, north, started, title, notes, checksum = row[:10]
    with _sound(file):
        if crc("\n".join(row[:9])) != checksum:
            raise StoreDamaged(file=file)
        return GameHeader(ruleset, rules, (east, south, west, north), datetime.fromisoformat(started), title, notes)


def summary_of(row: Sequence[Any], file: str) -> GameSummary:
    """The summary in a row. Errors: StoreDamaged."""
    game_id, deals, finished, scores, updated = row[10:15]
    header = header_of(row, file)
    with _sound(file):
        return GameSummary(game_id, header, deals, bool(finished), scores_of(scores), datetime.fromisoformat(updated))


def game_of(row: Sequence[Any], deals: tuple[str, ...], file: str) -> StoredGame:
    """The whole game. Errors: StoreDamaged."""
    summary = summary_of(row, file)
    if summary.deals != len(deals):
        raise StoreDamaged(file=file)
    return StoredGame(summary.header, deals, row[15], summary.scores, summary.finished, bool(row[16]))


def name_of(row: Sequence[Any], file: str) -> NameUsed:
    """The name in a row. Errors: StoreDamaged."""
    name, uses, last_used = row
    with _sound(file):
        return NameUsed(str(name), int(uses), datetime.fromisoformat(last_used))


def scores_of(text: str) -> Scores:
    """The four scores in a text of them. Errors: ValueError, TypeError."""
    first, second, third, fourth = json.loads(text)
    return int(first), int(second), int(third), int(fourth)


def deals_of(connection: sqlite3.Connection, game_id: int, file: str) -> tuple[str, ...]:
    """The game's deals, in order. Errors: StoreDamaged."""
    rows = connection.execute("SELECT record, crc FROM deals WHERE game = ? ORDER BY position", (game_id,)).fetchall()
    if any(crc(record) != checksum for record, checksum in rows):
        raise StoreDamaged(file=file)
    return tuple(record for record, _ in rows)


def insert_deals(connection: sqlite3.Connection, game_id: int, first: int, deals: Sequence[str]) -> None:
    """Put deals into free positions from `first` on."""
    connection.executemany(
        "INSERT INTO deals (game, position, record, crc) VALUES (?, ?, ?, ?)",
        ((game_id, position, deal, crc(deal)) for position, deal in zip(count(first), deals)),
    )


def write_difference(connection: sqlite3.Connection, game_id: int, old: tuple[str, ...], new: tuple[str, ...]) -> None:
    """Make the game's deals `new` where they are `old`: only what lies between the common head and tail is written."""
    head = _common(old, new)
    tail = _common(old[head:][::-1], new[head:][::-1])
    end = len(old) - tail
    connection.execute("DELETE FROM deals WHERE game = ? AND position >= ? AND position < ?", (game_id, head, end))
    shift = len(new) - len(old)
    if shift and tail:
        # by way of negative positions: on their way the deals must not meet
        connection.execute(
            "UPDATE deals SET position = -1 - position - ? WHERE game = ? AND position >= ?", (shift, game_id, end)
        )
        connection.execute("UPDATE deals SET position = -1 - position WHERE game = ? AND position < 0", (game_id,))
    insert_deals(connection, game_id, head, new[head : len(new) - tail])


def _common(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How many deals both begin with."""
    for index, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return index
    return min(len(one), len(other))
