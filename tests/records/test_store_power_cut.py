"""A power cut at every write, and kills at any moment: every deal that was saved is there."""

import random
import sys
from contextlib import closing
from pathlib import Path

import pytest
from kill_recorder import campaign
from store_shorthand import FILE, TODAY, ZERO, deals, header, opened, recorded
from system_calls import looked_on, vfs
from test_store_opening import OLD, UPGRADED, old_file

pytestmark = pytest.mark.skipif(sys.platform == "win32" or vfs() is None, reason="SQLite's calls are out of reach here")

Files = dict[str, bytes]


def files_in(folder: Path) -> Files:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


class PowerCuts:
    """The folder as every moment left it, with what had been saved by then."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.saved = 0
        self.moments: list[tuple[int, Files]] = []

    def look(self) -> None:
        now = (self.saved, files_in(self.folder))
        if not self.moments or self.moments[-1] != now:
            self.moments.append(now)

    def folders(self, place: Path) -> list[tuple[int, Path]]:
        """Every moment as a folder of its own."""
        found = []
        for number, (saved, files) in enumerate(self.moments):
            folder = place / str(number)
            for name, data in files.items():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(data)
            found.append((saved, folder))
        return found


STATES = [deals(1), deals(2), [*deals(2), "z" * 9000], ["y" * 5000, *deals(1)], deals(9, "other"), []]
"""A game's deals after each of several saves."""


def test_power_cut_at_every_write_of_a_save(tmp_path: Path) -> None:
    live = tmp_path / "live"
    cuts = PowerCuts(live)
    with closing(opened(live)) as store:
        game = store.new_game(header())
        # a small cache: long transactions write to the file before they are committed
        store._database.connection.execute("PRAGMA cache_size = 2")
        with looked_on(cuts.look):
            for number, after in enumerate(STATES):
                store.save(game, after, ZERO, False, number + 1)
                cuts.saved = number + 1
    assert len(cuts.moments) > 100
    rolled_back = 0
    for saved, folder in cuts.folders(tmp_path):
        rolled_back += (folder / f"{FILE}-journal").stat().st_size > 0
        with closing(opened(folder)) as store:
            found = store.game(game)
            assert store.notice is None
            assert found.revision in (saved + 1, saved + 2)
            assert list(found.deals) == ([], *STATES)[found.revision - 1]
    assert rolled_back > 50


def test_power_cut_at_every_write_of_the_first_opening(tmp_path: Path) -> None:
    cuts = PowerCuts(tmp_path / "live")
    with looked_on(cuts.look):
        opened(tmp_path / "live").close()
    assert len(cuts.moments) > 10
    for _, folder in cuts.folders(tmp_path):
        with closing(opened(folder)) as store:
            assert (store.notice, store.games()) == (None, [])


def test_power_cut_at_every_write_of_a_daily_copy(tmp_path: Path) -> None:
    recorded(tmp_path / "live")
    cuts = PowerCuts(tmp_path / "live")
    with looked_on(cuts.look):
        opened(tmp_path / "live").close()
    assert len(cuts.moments) > 10
    for _, folder in cuts.folders(tmp_path):
        with closing(opened(folder)) as store:
            assert (store.notice, store.game(1).deals) == (None, tuple(deals(3)))
        assert [path.name for path in (folder / "backups").iterdir()] == [f"games-{TODAY}.sqlite"]


def test_power_cut_at_every_write_of_a_step_to_a_newer_version(tmp_path: Path) -> None:
    old_file(tmp_path / "live")
    cuts = PowerCuts(tmp_path / "live")
    with looked_on(cuts.look):
        opened(tmp_path / "live", steps=UPGRADED).close()
    assert len(cuts.moments) > 10
    assert UPGRADED[:1] == OLD
    for _, folder in cuts.folders(tmp_path):
        with closing(opened(folder, steps=UPGRADED)) as store:
            assert (store.notice, store.game(3).header.players[0]) == (None, "Jan")


def test_power_cut_at_every_write_of_a_repair(tmp_path: Path) -> None:
    live = tmp_path / "live"
    recorded(live)
    opened(live).close()
    (live / FILE).write_bytes(b"nonsense" * 1000)
    cuts = PowerCuts(live)
    with looked_on(cuts.look):
        opened(live).close()
    for _, folder in cuts.folders(tmp_path):
        with closing(opened(folder)) as store:
            assert store.game(1).deals == tuple(deals(3))
        assert len(list(folder.glob("games-damaged-*.sqlite"))) == 1


def test_twenty_kills(tmp_path: Path) -> None:
    said, _, wrong = campaign(tmp_path, 20, random.Random(3))
    assert wrong == []
    assert said > 20
