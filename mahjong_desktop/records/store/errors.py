"""What can go wrong with the file of games, and how SQLite's own errors become these."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mahjong_desktop.core.errors import MahjongError


class StoreError(MahjongError):
    """The root of them all: nothing was written, everything saved before is still there."""


class StoreNewer(StoreError):
    """A file that a newer program wrote; it is left alone. Facts: `file`, `version`, `known`."""

    code = "store_newer"


class StoreLocked(StoreError):
    """Another program held the file for too long. Facts: `file`."""

    code = "store_locked"


class StoreReadOnly(StoreError):
    """Nothing can be written there. Facts: `file`."""

    code = "store_read_only"


class StoreFull(StoreError):
    """No room on the disk. Facts: `file`."""

    code = "store_full"


class StoreUnreadable(StoreError):
    """The disk failed to read or write. Facts: `file`."""

    code = "store_unreadable"


class StoreDamaged(StoreError):
    """The file does not hold what was written; the next opening puts a copy in its place. Facts: `file`."""

    code = "store_damaged"


class StoreReplaced(StoreError):
    """Another window found the file damaged and put a copy in its place. Facts: `file`."""

    code = "store_replaced"


class StoreChanged(StoreError):
    """Another window changed the game meanwhile. Facts: `revision`, the present one."""

    code = "store_changed"

    def __init__(self, revision: int) -> None:
        super().__init__(revision=revision)
        self.revision = revision


class StoreGone(StoreError):
    """The game or house ruleset is not there any more."""

    code = "store_gone"


class HouseNameTaken(StoreError):
    """Another house ruleset of the variant has that name. Facts: `name`."""

    code = "house_name_taken"


BY_RESULT: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: StoreLocked,
    sqlite3.SQLITE_LOCKED: StoreLocked,
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    # mostly a journal that could not be made beside the file
    sqlite3.SQLITE_CANTOPEN: StoreReadOnly,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_IOERR: StoreUnreadable,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
}
PRIMARY = 0xFF
"""The bits of SQLite's extended result that name the kind of error."""


@contextmanager
def as_store_errors(path: Path, *, unproven: bool = False) -> Iterator[None]:
    """SQLite's and the system's errors inside come out as ours; mistakes in a statement stay what they are.

    `unproven`: the file's tables are not known to be ours yet, so that a statement that fails speaks against the file.
    """
    try:
        yield
    except sqlite3.Error as error:
        kind = _kind(error) or (StoreDamaged if unproven else None)
        if kind is None:
            raise
        raise kind(file=str(path)) from error
    except UnicodeDecodeError as error:
        # SQLite quotes what it found in the file
        raise StoreDamaged(file=str(path)) from error
    except OSError as error:
        kind = StoreFull if error.errno in (errno.ENOSPC, errno.EDQUOT) else StoreReadOnly
        raise kind(file=str(path)) from error


def _kind(error: sqlite3.Error) -> type[StoreError] | None:
    result: int | None = getattr(error, "sqlite_errorcode", None)
    if result is None:
        # Python's own: bytes in the file that are no text; anything else is a mistake of ours
        return StoreDamaged if isinstance(error, sqlite3.OperationalError) else None
    if result == sqlite3.SQLITE_READONLY_DBMOVED:
        return StoreReplaced
    return BY_RESULT.get(result & PRIMARY)
