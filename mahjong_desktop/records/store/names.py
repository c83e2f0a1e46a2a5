"""Names that were entered before, to complete new ones from."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from mahjong_desktop.records.store.database import Database
from mahjong_desktop.records.store.rows import name_of
from mahjong_desktop.records.store.values import NameUsed, folded, storable

FADING = 30.0
"""Days after which a use counts half."""


class NamesTable:
    """The names; a name counts once for every game that it was entered in, also one deleted later."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, connection: sqlite3.Connection, names: Iterable[str], now: str) -> None:
        """Count names as used, in the transaction of the game that uses them."""
        connection.executemany(
            "INSERT INTO names (name, folded, uses, last_used) VALUES (?, ?, 1, ?)"
            " ON CONFLICT (name) DO UPDATE SET uses = uses + 1, last_used = max(last_used, excluded.last_used)",
            [(name, folded(name), now) for name in sorted({storable(name).strip() for name in names}) if name],
        )

    def matching(self, beginning: str = "", limit: int = 20) -> list[NameUsed]:
        """Names of which some word begins so, in any case, accents or not; much and lately used ones first."""
        start = folded(beginning).strip()
        question = (
            "SELECT name, uses, last_used FROM names WHERE instr(' ' || folded, ?)"
            " ORDER BY uses / (1 + ((SELECT max(julianday(last_used)) FROM names) - julianday(last_used)) / ?) DESC,"
            " last_used DESC, name LIMIT ?"
        )
        with self._database.reading() as connection:
            rows = connection.execute(question, (f" {start}" if start else "", FADING, limit)).fetchall()
        return [name_of(row, str(self._database.path)) for row in rows]

    def forget(self, name: str) -> None:
        """Never offer this name again, until it is entered again."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM names WHERE name = ?", (name,))
