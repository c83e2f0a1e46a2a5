"""The tables, their versions, and whether a file is sound."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import TypeAlias

from mahjong_desktop.records.store.database import Database
from mahjong_desktop.records.store.errors import StoreDamaged, StoreNewer, as_store_errors
from mahjong_desktop.records.store.rows import WHOLE, crc, name_of, summary_of

APPLICATION_ID = 0x4D4A5347
"""Says in the file's header whose it is: "MJSG"."""

VERSION_1 = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ruleset TEXT NOT NULL,
    rules TEXT NOT NULL,
    player_0 TEXT NOT NULL,
    player_1 TEXT NOT NULL,
    player_2 TEXT NOT NULL,
    player_3 TEXT NOT NULL,
    started TEXT NOT NULL,
    title TEXT NOT NULL,
    notes TEXT NOT NULL,
    scores TEXT NOT NULL,
    finished INTEGER NOT NULL,
    deal_count INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    updated TEXT NOT NULL,
    -- made of the header: to sort and to find by
    started_utc TEXT NOT NULL,
    searched TEXT NOT NULL,
    crc INTEGER NOT NULL
);
CREATE INDEX games_by_start ON games (deleted, started_utc DESC, id DESC);
CREATE INDEX games_by_change ON games (deleted, updated DESC, id DESC);
CREATE TABLE deals (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    record TEXT NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (game, position)
) WITHOUT ROWID;
CREATE TABLE names (
    name TEXT PRIMARY KEY,
    folded TEXT NOT NULL,
    uses INTEGER NOT NULL,
    last_used TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE house_rules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    rules TEXT NOT NULL,
    UNIQUE (ruleset, folded)
);
"""

Step: TypeAlias = Callable[[sqlite3.Connection], None]
"""Leads from one version to the next, inside a transaction."""


def create_tables(connection: sqlite3.Connection) -> None:
    """Version 1, in an empty file."""
    # one by one: executescript() would commit what was done so far
    for statement in VERSION_1.split(";"):
        connection.execute(statement)


STEPS: tuple[Step, ...] = (create_tables,)
"""From version n (a step's place here) to n + 1. Once released, a step is never edited."""

MOST_VERSIONS = 1000
"""A version beyond is no newer program's but a broken header."""


def version_of(database: Database, steps: Sequence[Step] = STEPS) -> int:
    """The version of a sound file of ours, 0 for an empty one.

    Errors: StoreNewer; StoreDamaged, also for another program's database.
    """
    with as_store_errors(database.path, unproven=True):
        version = _number(database, "PRAGMA user_version")
        owner = _number(database, "PRAGMA application_id")
        tables = _number(database, "SELECT count(*) FROM sqlite_master")
    if (version, owner, tables) == (0, 0, 0):
        return 0
    if owner != APPLICATION_ID or not 0 < version <= MOST_VERSIONS:
        raise StoreDamaged(file=str(database.path))
    if version > len(steps):
        raise StoreNewer(file=str(database.path), version=version, known=len(steps))
    return version


def migrate(database: Database, steps: Sequence[Step] = STEPS) -> None:
    """Bring a sound file to the newest version in one transaction: after a kill it is the old or the new one."""
    with database.writing() as connection:
        version = version_of(database, steps)
        if version == len(steps):
            return
        for step in steps[version:]:
            step(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")


def check(database: Database, steps: Sequence[Step] = STEPS) -> int:
    """The file's version, once its pages, tables and texts are found to be sound.

    Errors: as version_of(), and StoreDamaged. It reads the whole file: about 20 ms for a thousand games.
    """
    file = str(database.path)
    version = version_of(database, steps)
    with as_store_errors(database.path, unproven=True), database.reading() as connection:
        sound = connection.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
        if not sound or not _columns_of(steps[:version]) <= _columns(connection):
            raise StoreDamaged(file=file)
        if version == len(steps):
            _check_rows(connection, file)
    return version


COLUMNS = """
SELECT t.name, c.name, '' FROM sqlite_master t, pragma_table_info(t.name) c
UNION ALL
SELECT t.name, f."from", f."table" || f."to" || f.on_delete FROM sqlite_master t, pragma_foreign_key_list(t.name) f
"""


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """Every column and foreign key by name: the text that declares a table can be damaged and still declare one."""
    return set(connection.execute(COLUMNS))


def _columns_of(steps: Sequence[Step]) -> set[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for step in steps:
            step(connection)
        return _columns(connection)


WRONG_COUNTS = """
SELECT count(*) FROM games WHERE deal_count <> (SELECT count(*) FROM deals WHERE game = id)
OR deal_count <> (SELECT coalesce(max(position) + 1, 0) FROM deals WHERE game = id)
"""


def _check_rows(connection: sqlite3.Connection, file: str) -> None:
    """Every text is as it was written, and no deal is missing. Errors: StoreDamaged."""
    for row in connection.execute(f"SELECT {WHOLE} FROM games"):  # noqa: S608
        summary_of(row, file)
    for row in connection.execute("SELECT name, uses, last_used FROM names"):
        name_of(row, file)
    deals = connection.execute("SELECT record, crc FROM deals")
    if any(crc(text) != wanted for text, wanted in deals) or connection.execute(WRONG_COUNTS).fetchone()[0]:
        raise StoreDamaged(file=file)


def _number(database: Database, question: str) -> int:
    return int(database.connection.execute(question).fetchone()[0])
