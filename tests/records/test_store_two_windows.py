"""Two windows on one file at once."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from store_shorthand import FILE, TODAY, ZERO, deals, header, opened, recorded

from mahjong_desktop.records.store import Store, StoreChanged, StoreLocked


def at_once(*works: Callable[[], object]) -> None:
    """All of them begin together, each in a thread of its own; the first error is raised."""
    barrier = Barrier(len(works))

    def run(work: Callable[[], object]) -> None:
        barrier.wait()
        work()

    with ThreadPoolExecutor(len(works)) as pool:
        for done in [pool.submit(run, work) for work in works]:
            done.result()


def test_two_windows_see_each_other(tmp_path: Path) -> None:
    with closing(opened(tmp_path)) as one, closing(opened(tmp_path)) as other:
        game = one.new_game(header())
        assert other.game(game).revision == 1
        assert other.save(game, ["a"], ZERO, False, 1) == 2
        with pytest.raises(StoreChanged) as caught:
            one.save(game, ["b"], ZERO, False, 1)
        assert caught.value.revision == 2
        fresh = one.game(game)
        assert one.save(game, [*fresh.deals, "b"], ZERO, False, fresh.revision) == 3
        assert other.game(game).deals == ("a", "b")


def played(folder: Path, game: int, mark: str) -> None:
    """Thirty deals into a game that another window plays too."""
    with closing(opened(folder, wait=20)) as store:
        for number in range(30):
            while True:
                now = store.game(game)
                try:
                    store.save(game, [*now.deals, f"{mark}{number}"], ZERO, False, now.revision)
                except StoreChanged:
                    continue
                break


def test_windows_on_one_game_lose_nothing(tmp_path: Path) -> None:
    with closing(opened(tmp_path)) as store:
        game = store.new_game(header())
        at_once(*(lambda mark=mark: played(tmp_path, game, mark) for mark in "abc"))
        found = store.game(game)
    assert found.revision == 91
    for mark in "abc":
        assert [deal for deal in found.deals if deal[0] == mark] == [f"{mark}{number}" for number in range(30)]


def test_windows_that_open_at_once(tmp_path: Path) -> None:
    """A new file, a daily copy and a repair, each begun by several windows."""

    def begin(name: str) -> None:
        with closing(opened(tmp_path, wait=20)) as store:
            store.new_game(header(name))

    at_once(*[lambda: begin("new")] * 5)
    with closing(opened(tmp_path)) as store:
        assert len(store.games("new")) == 5
    at_once(*[lambda: begin("copied")] * 5)
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    at_once(*[lambda: begin("repaired")] * 5)
    with closing(opened(tmp_path)) as store:
        assert store.notice is None
        assert len(store.games("repaired")) == 5
    assert len(list(tmp_path.glob("games-damaged-*.sqlite"))) == 1
    assert [path.name for path in (tmp_path / "backups").iterdir()] == [f"games-{TODAY}.sqlite"]


def test_a_window_that_holds_the_file_too_long(tmp_path: Path) -> None:
    recorded(tmp_path)
    with closing(opened(tmp_path)) as store, closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreLocked):
            store.save(1, deals(4), ZERO, False, 2)
        assert store.game(1).deals == tuple(deals(3))
        other.execute("COMMIT")
        other.execute("BEGIN EXCLUSIVE")
        for use in (lambda: store.game(1), lambda: store.back_up(TODAY), store.games):
            with pytest.raises(StoreLocked):
                use()
        other.execute("COMMIT")
        # a reader does not stand in the way of the beginning, only of the end
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM games").fetchone()
        with pytest.raises(StoreLocked):
            store.save(1, deals(4), ZERO, False, 2)
        other.execute("COMMIT")
        assert store.save(1, deals(4), ZERO, False, 2) == 3


OTHER_PROCESS = """
import sys
from pathlib import Path
from test_store_two_windows import played
played(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
"""


def test_two_processes_on_one_game(tmp_path: Path) -> None:
    here = Path(__file__).parent
    path = f"import sys; sys.path[:0] = [{str(here)!r}, {str(here.parents[1])!r}]\n"
    with closing(opened(tmp_path)) as store:
        game = store.new_game(header())
        command = [sys.executable, "-c", path + OTHER_PROCESS, str(tmp_path), str(game)]
        for child in [subprocess.Popen([*command, mark]) for mark in "ab"]:
            with child:
                assert child.wait() == 0
        assert sorted(store.game(game).deals) == sorted(f"{mark}{number}" for mark in "ab" for number in range(30))


def test_stores_are_for_their_own_thread(tmp_path: Path) -> None:
    def use(store: Store) -> None:
        with pytest.raises(sqlite3.ProgrammingError):
            store.games()

    with closing(opened(tmp_path)) as store:
        at_once(lambda: use(store))
