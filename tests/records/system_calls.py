"""Looking on while SQLite writes: its system calls go through a function of ours.

SQLite's own tests replace system calls in this way (xSetSystemCall of the unix VFS). It needs a Python whose sqlite3
uses the system's shared library.
"""

import ctypes
import ctypes.util
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

INT, POINTER, SIZE = ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t
METHODS_BEFORE = 12 + 1
"""xOpen … xGetLastError and xCurrentTimeInt64."""


class Vfs(ctypes.Structure):
    """The beginning of sqlite3_vfs, version 3."""

    _fields_ = (
        ("version", INT),
        ("file_size", INT),
        ("longest_path", INT),
        ("next", POINTER),
        ("name", ctypes.c_char_p),
        ("data", POINTER),
        ("methods", POINTER * METHODS_BEFORE),
        ("set_system_call", ctypes.CFUNCTYPE(INT, POINTER, ctypes.c_char_p, POINTER)),
    )


PWRITE = ctypes.CFUNCTYPE(ctypes.c_ssize_t, INT, POINTER, SIZE, ctypes.c_int64)
TRUNCATE = ctypes.CFUNCTYPE(INT, INT, ctypes.c_int64)
UNLINK = ctypes.CFUNCTYPE(INT, ctypes.c_char_p)


def vfs() -> Vfs | None:
    """The default VFS of the library that sqlite3 uses; None where it cannot be reached."""
    import _sqlite3

    try:
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        found: Vfs = library.sqlite3_vfs_find(None).contents
    except (AttributeError, OSError, ValueError):
        return None
    return found if found.version >= 3 and found.name == b"unix" else None


@contextmanager
def looked_on(look: Callable[[], None]) -> Iterator[None]:
    """`look` is called before every change of a file, and in the middle of every write."""
    table = vfs()
    assert table is not None

    def pwrite(handle: int, data: int, size: int, offset: int) -> int:
        written = ctypes.string_at(data, size)
        look()
        os.pwrite(handle, written[: size // 2], offset)
        look()
        os.pwrite(handle, written[size // 2 :], offset + size // 2)
        return size

    def truncate(handle: int, size: int) -> int:
        look()
        os.ftruncate(handle, size)
        return 0

    def unlink(path: bytes) -> int:
        look()
        Path(os.fsdecode(path)).unlink()
        return 0

    calls = {
        "pwrite": PWRITE(pwrite),
        "pwrite64": PWRITE(pwrite),
        "ftruncate": TRUNCATE(truncate),
        "unlink": UNLINK(unlink),
    }
    for name, call in calls.items():
        table.set_system_call(ctypes.addressof(table), name.encode(), ctypes.cast(call, POINTER))
    try:
        yield
    finally:
        for name in calls:
            table.set_system_call(ctypes.addressof(table), name.encode(), None)
