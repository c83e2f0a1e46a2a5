"""Copies of the file of games, one a day, and the newest good one."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import date
from pathlib import Path

from mahjong_desktop.records.store.database import Database, connect
from mahjong_desktop.records.store.errors import StoreDamaged, StoreError, as_store_errors
from mahjong_desktop.records.store.schema import STEPS, Step, check

KEPT = 7
NAME = re.compile(r"games-(\d{4}-\d\d-\d\d)\.sqlite")


def backup_folder(folder: Path) -> Path:
    """Where the copies of a data folder's games lie."""
    return folder / "backups"


def backup_path(folder: Path, day: date) -> Path:
    """The copy of that day."""
    return backup_folder(folder) / f"games-{day.isoformat()}.sqlite"


def back_up(database: Database, target: Path) -> None:
    """Copy the file as it is now; the copy is checked and only then takes its name, in the place of an older one.

    Errors: StoreLocked, StoreFull, StoreReadOnly, StoreDamaged …
    """
    part = target.with_suffix(".part")
    with as_store_errors(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        try:
            copy_into(database, part)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
        flush_folder(target.parent)


def copy_into(database: Database, part: Path) -> None:
    """Copy the file to a new one and check that in full."""
    with as_store_errors(part), closing(sqlite3.connect(part, isolation_level=None)) as copy:
        copy.execute("PRAGMA synchronous = FULL")
        # the question takes the lock, with the usual patience: backup() itself would wait for ever
        with database.reading() as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            connection.backup(copy)
        if copy.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            raise StoreDamaged(file=str(database.path))


def flush_folder(folder: Path) -> None:
    """Make a new name in a folder last through a power cut, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def backups(folder: Path) -> list[tuple[date, Path]]:
    """The copies there are, newest first."""
    found = []
    if backup_folder(folder).is_dir():
        for path in backup_folder(folder).iterdir():
            name = NAME.fullmatch(path.name)
            with suppress(ValueError):
                if name:
                    found.append((date.fromisoformat(name[1]), path))
    return sorted(found, reverse=True)


def forget_old(folder: Path) -> None:
    """Keep the newest few; one that cannot be deleted now is deleted another day."""
    for _, path in backups(folder)[KEPT:]:
        with suppress(OSError):
            path.unlink()


def newest_good(folder: Path, steps: Sequence[Step] = STEPS) -> tuple[date, Path] | None:
    """The newest copy that is sound and that this program can read."""
    for day, path in backups(folder):
        with suppress(StoreError), closing(connect(path, read_only=True)) as copy:
            if check(copy, steps):
                return day, path
    return None
