"""House rulesets: named differences from a preset."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from mahjong_desktop.records.store.database import Database
from mahjong_desktop.records.store.errors import HouseNameTaken, StoreGone
from mahjong_desktop.records.store.values import HouseRules, folded, storable


class HouseRulesTable:
    """The house rulesets. No two of a variant have the same name, capitals and accents apart."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, ruleset: str | None = None) -> list[HouseRules]:
        """Those of a variant, or all of them, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, name, ruleset, rules FROM house_rules WHERE ? IS NULL OR ruleset = ? ORDER BY folded, id",
                (ruleset, ruleset),
            ).fetchall()
        return [HouseRules(*row) for row in rows]

    def add(self, name: str, ruleset: str, rules: str) -> HouseRules:
        """A new one. Errors: HouseNameTaken."""
        name = storable(name)
        with self._database.writing() as connection, _name_is_free(connection, name, ruleset):
            added = connection.execute(
                "INSERT INTO house_rules (name, folded, ruleset, rules) VALUES (?, ?, ?, ?)",
                (name, folded(name), ruleset, rules),
            )
        assert added.lastrowid is not None
        return HouseRules(added.lastrowid, name, ruleset, rules)

    def change(self, house: HouseRules) -> None:
        """Another name or other rules for the one with this id. Errors: HouseNameTaken, StoreGone."""
        name = storable(house.name)
        with self._database.writing() as connection, _name_is_free(connection, name, house.ruleset):
            changed = connection.execute(
                "UPDATE house_rules SET name = ?, folded = ?, ruleset = ?, rules = ? WHERE id = ?",
                (name, folded(name), house.ruleset, house.rules, house.id),
            )
            if not changed.rowcount:
                raise StoreGone

    def delete(self, house_id: int) -> None:
        """Delete one for good; games keep the rules they were played by. Errors: StoreGone."""
        with self._database.writing() as connection:
            if not connection.execute("DELETE FROM house_rules WHERE id = ?", (house_id,)).rowcount:
                raise StoreGone


@contextmanager
def _name_is_free(connection: sqlite3.Connection, name: str, ruleset: str) -> Iterator[None]:
    """HouseNameTaken names those that have it, as they are written there."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        found = connection.execute(
            "SELECT name FROM house_rules WHERE ruleset = ? AND folded = ?", (ruleset, folded(name))
        ).fetchone()
        raise HouseNameTaken(name=found[0]) from error
