"""Games, clocks and ways into the file for the tests of the store."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from mahjong_desktop.records.store import GameHeader, Store, open_store

TODAY = date(2026, 11, 3)
NOON = datetime(2026, 11, 3, 12, tzinfo=UTC)
ZERO = (0, 0, 0, 0)
FILE = "games.sqlite"


def header(*players: str, **others: Any) -> GameHeader:
    names = (*players, "Ala", "Ola", "Ela", "Ula")[:4]
    return GameHeader(**{"ruleset": "riichi", "rules": "{}", "players": names, "started": NOON, **others})


def ticking() -> Callable[[], datetime]:
    """A clock that is a second later at every look."""
    moments = (NOON + timedelta(seconds=second) for second in range(10**9))
    return lambda: next(moments)


def opened(folder: Path, today: date = TODAY, **others: Any) -> Store:
    return open_store(folder, today, **{"clock": ticking(), "wait": 0.05, **others})


def deals(count: int, mark: str = "") -> list[str]:
    return [f'{{"type": "draw", "note": "{mark}{number}"}}' for number in range(count)]


def recorded(folder: Path, count: int = 3, games: int = 1, today: date = TODAY) -> None:
    """A file with games of so many deals each."""
    with closing(opened(folder, today)) as store:
        for _ in range(games):
            store.save(store.new_game(header()), deals(count), ZERO, False, 1)


def sql(path: Path, *statements: str) -> list[Any]:
    """Behind the store's back; the rows of the last statement."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return [connection.execute(statement).fetchall() for statement in statements][-1]
