"""Opening the file of games: checked, brought up to date, copied; a damaged one kept aside, the last copy opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, date, datetime
from pathlib import Path

from mahjong_desktop.records.store.backups import (
    back_up,
    backup_folder,
    backup_path,
    backups,
    copy_into,
    flush_folder,
    forget_old,
    newest_good,
)
from mahjong_desktop.records.store.database import WAIT, Database, connect, in_memory
from mahjong_desktop.records.store.errors import StoreDamaged, StoreError, StoreReadOnly, as_store_errors
from mahjong_desktop.records.store.rescue import rescue
from mahjong_desktop.records.store.schema import STEPS, Step, check, migrate, version_of
from mahjong_desktop.records.store.store import Store
from mahjong_desktop.records.store.values import StoreNotice

FILE = "games.sqlite"
JOURNAL = "-journal"


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


def open_store(
    folder: Path,
    today: date,
    *,
    clock: Callable[[], datetime] = utc_now,
    wait: float = WAIT,
    steps: Sequence[Step] = STEPS,
) -> Store:
    """The store of a data folder, made if it is not there; `notice` says what happened to it.

    `today` names the daily copy; `wait` is the patience with other windows, in seconds. Errors: StoreNewer,
    StoreLocked, StoreFull, StoreUnreadable, StoreReadOnly (only where there is nothing to read yet) …
    """
    path = folder / FILE
    try:
        with as_store_errors(path):
            folder.mkdir(parents=True, exist_ok=True)
        with only_one(folder, wait):
            opening = _Opening(folder, today, clock, wait, steps)
            database, notice = opening.open()
    except StoreReadOnly:
        if not path.is_file():
            raise
        database = connect(path, wait, read_only=True)
        notice = StoreNotice("read_only", path)
        try:
            check(database, steps)
        except BaseException:
            database.close()
            raise
    return Store(database, clock, notice, lambda day: _back_up_now(database, folder, day, wait))


def open_in_memory(clock: Callable[[], datetime] = utc_now) -> Store:
    """A store that is gone with the program: to play on where no file can be opened."""
    database = in_memory()
    migrate(database)
    return Store(database, clock, None, lambda day: None)


@contextmanager
def only_one(folder: Path, wait: float = WAIT) -> Iterator[None]:
    """Two windows never repair or copy at once. The lock is SQLite's, on an empty file: a kill lets go of it."""
    path = folder / "opening.lock"
    with as_store_errors(path), closing(sqlite3.connect(path, timeout=wait, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def _back_up_now(database: Database, folder: Path, day: date, wait: float) -> None:
    with only_one(folder, wait):
        check(database)
        back_up(database, backup_path(folder, day))
        forget_old(folder)


class _Opening:
    """One opening, while no other window is at it."""

    def __init__(
        self, folder: Path, today: date, clock: Callable[[], datetime], wait: float, steps: Sequence[Step]
    ) -> None:
        self.folder = folder
        self.path = folder / FILE
        self.today = today
        self.clock = clock
        self.wait = wait
        self.steps = steps

    def open(self) -> tuple[Database, StoreNotice | None]:
        """The file, sound and of the newest version, and what had to be done for that."""
        notice = None
        try:
            database = self._sound()
        except StoreDamaged:
            notice = self._replace()
            database = self._sound()
        try:
            if notice and notice.kept_aside:
                notice = rescue(notice, database)
            saved = self._daily_backup(database)
            migrate(database, self.steps)
            if not database.writable():
                notice = notice or StoreNotice("read_only", self.path)
            elif not saved:
                notice = notice or StoreNotice("not_backed_up", self.path)
        except BaseException:
            database.close()
            raise
        return database, notice

    def _sound(self) -> Database:
        """The file, open and checked; StoreDamaged also where it is gone or emptied though there are copies of it."""
        self._must_not_be_gone()
        database = connect(self.path, self.wait)
        try:
            check(database, self.steps)
        except BaseException:
            database.close()
            raise
        return database

    def _must_not_be_gone(self) -> None:
        with as_store_errors(self.path):
            empty = not self.path.exists() or self.path.stat().st_size == 0
        if empty and backups(self.folder):
            raise StoreDamaged(file=str(self.path))

    def _replace(self) -> StoreNotice:
        """Keep the damaged file aside and put the newest good copy, or an empty file, in its place.

        A kill in between leaves no file and copies, which the next opening takes for the same case. The journal goes
        aside before the copy comes, lest it be played back into that.
        """
        copy = newest_good(self.folder, self.steps)
        part = self.path.with_suffix(".part")
        with as_store_errors(self.path):
            part.unlink(missing_ok=True)
            if copy:
                with closing(connect(copy[1], read_only=True)) as source:
                    copy_into(source, part)
            else:
                with closing(connect(part)) as fresh:
                    migrate(fresh, self.steps)
            kept = self._set_aside()
            part.replace(self.path)
            Path(f"{part}{JOURNAL}").unlink(missing_ok=True)
            flush_folder(self.folder)
        if not copy:
            return StoreNotice("started_empty", self.path, kept)
        return StoreNotice("restored" if kept else "missing", self.path, kept, copy[0])

    def _set_aside(self) -> Path | None:
        """Where the damaged file is now; None if there was none."""
        aside = self._free_name()
        existed = self.path.exists()
        for ending in ("", JOURNAL):
            with suppress(FileNotFoundError):
                Path(f"{self.path}{ending}").replace(f"{aside}{ending}")
        return aside if existed else None

    def _free_name(self) -> Path:
        stamp = f"games-damaged-{self.clock().astimezone():%Y%m%d-%H%M%S}"
        name, number = self.folder / f"{stamp}.sqlite", 1
        while name.exists():
            number += 1
            name = self.folder / f"{stamp}-{number}.sqlite"
        return name

    def _daily_backup(self, database: Database) -> bool:
        """The day's first opening copies the file, and so does one that is about to change its tables.

        False if that failed: playing on without a copy is better than not playing.
        """
        version = version_of(database, self.steps)
        target = backup_path(self.folder, self.today)
        try:
            if 0 < version < len(self.steps):
                back_up(database, backup_folder(self.folder) / f"version-{version}.sqlite")
            if version and not target.exists():
                back_up(database, target)
                forget_old(self.folder)
        except StoreError:
            return False
        return True
