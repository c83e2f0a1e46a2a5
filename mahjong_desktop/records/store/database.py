"""A connection to the file of games: how it is opened, and transactions that either happen or do not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from mahjong_desktop.records.store.errors import StoreReadOnly, as_store_errors

WAIT = 3.0
"""How long, in seconds, to wait for another window to finish writing."""

# Why a rollback journal that is truncated, and not a write-ahead log: a commit is the truncation of the journal, and
# with synchronous = FULL SQLite has flushed the file before it and flushes the truncation after it, on Windows too
# (deleting the journal is not flushed there, and the last deal could roll back after a power cut). So a kill or a
# power cut at any moment leaves either the whole deal or, before save() returned, none of it. A log would be as safe
# and quicker, but a table saves one deal in minutes; in return all games are in one file that can be copied by hand,
# it can be read from a folder without write permission, and it works in home folders on a network, where a log's
# shared memory does not. fullfsync: macOS flushes the drive's own cache only when asked so.
SETTINGS = (
    "PRAGMA journal_mode = TRUNCATE",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    # whatever a damaged or forged schema says, it runs no code of its own
    "PRAGMA trusted_schema = OFF",
)


class Database:
    """An open file of games."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = path

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Several questions to one and the same state of the file."""
        with self._transaction("BEGIN") as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """All of it or, after any error, nothing; on the disk when the block is left."""
        with self._transaction("BEGIN IMMEDIATE") as connection:
            yield connection

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        with as_store_errors(self.path):
            self.connection.execute(begin)
            try:
                yield self.connection
                self.connection.execute("COMMIT")
            except BaseException:
                # a full or failing disk has rolled back already; what cannot be undone now, the next opening undoes
                with suppress(sqlite3.Error):
                    self.connection.execute("ROLLBACK")
                raise

    def writable(self) -> bool:
        """Whether anything can be written, found out by beginning to."""
        try:
            with self.writing() as connection:
                version = int(connection.execute("PRAGMA user_version").fetchone()[0])
                for statement in (f"PRAGMA user_version = {version}", "ROLLBACK", "BEGIN"):
                    connection.execute(statement)
        except StoreReadOnly:
            return False
        return True

    def close(self) -> None:
        """Nothing is pending: every change was on the disk when its method returned."""
        self.connection.close()


def connect(path: Path, wait: float = WAIT, *, read_only: bool = False) -> Database:
    """The file of games, made if it is not there. Errors: StoreLocked, StoreReadOnly, StoreDamaged …"""
    uri = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    with as_store_errors(path, unproven=True):
        connection = sqlite3.connect(uri, uri=True, timeout=wait, isolation_level=None)
        try:
            for setting in SETTINGS:
                connection.execute(setting)
        except BaseException:
            connection.close()
            raise
    return Database(connection, path)


def in_memory() -> Database:
    """A database that is gone with the program."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    return Database(connection, Path(":memory:"))
