"""Opening the file of games: versions, daily copies, and files that cannot be written."""

import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import date, timedelta
from pathlib import Path

import pytest
from store_shorthand import FILE, TODAY, ZERO, deals, header, opened, recorded, sql

from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.records.store import (
    NewGame,
    Store,
    StoreChanged,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreNewer,
    StoreNotice,
    StoreReadOnly,
    StoreReplaced,
    StoreUnreadable,
)
from mahjong_desktop.records.store import backups as copies
from mahjong_desktop.records.store.database import connect
from mahjong_desktop.records.store.errors import as_store_errors
from mahjong_desktop.records.store.rows import header_columns
from mahjong_desktop.records.store.schema import APPLICATION_ID, create_tables

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="rights and limits as POSIX has them")


def copy_names(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "backups").iterdir())


def day_copy(day: date) -> str:
    return f"games-{day}.sqlite"


def test_settings_and_marks(tmp_path: Path) -> None:
    with closing(opened(tmp_path)) as store:
        asked = store._database.connection.execute
        found = {
            name: asked(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")
        }
        assert found == {"journal_mode": "truncate", "synchronous": 2, "foreign_keys": 1}
        assert asked("PRAGMA user_version").fetchone() == (1,)
        assert asked("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert asked("PRAGMA busy_timeout").fetchone() == (50,)


def test_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    recorded(tmp_path)
    sql(tmp_path / FILE, "PRAGMA user_version = 2")
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreNewer) as caught:
        opened(tmp_path)
    assert caught.value.facts == {"file": str(tmp_path / FILE), "version": 2, "known": 1}
    assert (tmp_path / FILE).read_bytes() == before
    assert not (tmp_path / "backups").exists()


def old_tables(connection: sqlite3.Connection) -> None:
    """A made-up version before the first: a game was one text."""
    connection.execute("CREATE TABLE sheets (id INTEGER PRIMARY KEY, players TEXT, deals TEXT)")


def out_of_sheets(connection: sqlite3.Connection) -> None:
    """The step from that version to the first."""
    create_tables(connection)
    for number, players, record in connection.execute("SELECT id, players, deals FROM sheets").fetchall():
        first, second, third, fourth = json.loads(players)
        columns = header_columns(header(first, second, third, fourth))
        columns |= {"id": number, "scores": "[0, 0, 0, 0]", "finished": 0, "deal_count": 0, "revision": 1, "deleted": 0}
        columns |= {"updated": columns["started_utc"], "notes": columns["notes"]}
        marks = ", ".join("?" * len(columns))
        connection.execute(f"INSERT INTO games ({', '.join(columns)}) VALUES ({marks})", tuple(columns.values()))
        assert record == "[]"
    connection.execute("DROP TABLE sheets")


OLD, UPGRADED = (old_tables,), (old_tables, out_of_sheets)


def old_file(folder: Path) -> None:
    opened(folder, steps=OLD).close()
    sql(folder / FILE, """INSERT INTO sheets VALUES (3, '["Jan", "B", "C", "D"]', '[]')""")


def test_older_file_is_brought_up_to_date_and_copied_before(tmp_path: Path) -> None:
    old_file(tmp_path)
    for _ in range(2):
        with closing(opened(tmp_path, steps=UPGRADED)) as store:
            assert store.game(3).header.players == ("Jan", "B", "C", "D")
            assert store.notice is None
    assert sql(tmp_path / FILE, "PRAGMA user_version") == [(2,)]
    assert copy_names(tmp_path) == [day_copy(TODAY), "version-1.sqlite"]
    assert sql(tmp_path / "backups" / "version-1.sqlite", "SELECT players FROM sheets") == [('["Jan", "B", "C", "D"]',)]


def test_step_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    old_file(tmp_path)

    def fails(connection: sqlite3.Connection) -> None:
        out_of_sheets(connection)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        opened(tmp_path, steps=(old_tables, fails))
    assert sql(tmp_path / FILE, "PRAGMA user_version") == [(1,)]
    assert sql(tmp_path / FILE, "SELECT id FROM sheets") == [(3,)]


def test_older_copy_is_restored_and_brought_up_to_date(tmp_path: Path) -> None:
    old_file(tmp_path)
    opened(tmp_path, steps=UPGRADED).close()
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    with closing(opened(tmp_path, steps=UPGRADED)) as store:
        assert store.notice is not None
        assert store.notice.id == "restored"
        assert store.game(3).header.players[0] == "Jan"


def test_first_opening_of_a_day_makes_its_copy(tmp_path: Path) -> None:
    recorded(tmp_path, 1)
    assert not (tmp_path / "backups").exists()
    recorded(tmp_path, 2)
    recorded(tmp_path, 3)
    assert copy_names(tmp_path) == [day_copy(TODAY)]
    path = tmp_path / "backups" / day_copy(TODAY)
    assert sql(path, "PRAGMA integrity_check", "SELECT deal_count FROM games") == [(1,)]
    with closing(opened(tmp_path)) as store:
        store.back_up(TODAY)
    assert len(sql(path, "SELECT id FROM games")) == 3


def test_last_seven_copies_are_kept(tmp_path: Path) -> None:
    days = [TODAY + timedelta(days=number) for number in range(10)]
    for day in days:
        recorded(tmp_path, today=day)
    (tmp_path / "backups" / "games-2026-99-99.sqlite").touch()
    (tmp_path / "backups" / "holiday.jpg").touch()
    recorded(tmp_path, today=TODAY + timedelta(days=10))
    wanted = [day_copy(day) for day in [*days[4:], TODAY + timedelta(days=10)]]
    assert copy_names(tmp_path) == [*wanted, "games-2026-99-99.sqlite", "holiday.jpg"]


def test_old_copy_that_cannot_be_deleted_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(8):
        recorded(tmp_path, today=TODAY + timedelta(days=number))

    def refuse(path: Path) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "unlink", refuse)
    copies.forget_old(tmp_path)
    assert len(copy_names(tmp_path)) == 7


def test_copying_that_fails_is_said_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    recorded(tmp_path)
    (tmp_path / "backups").touch()
    with closing(opened(tmp_path)) as store:
        assert store.notice == StoreNotice("not_backed_up", tmp_path / FILE)
        assert store.save(1, deals(4), ZERO, False, 2) == 3
        with pytest.raises(StoreReadOnly):
            store.back_up(TODAY)
    (tmp_path / "backups").unlink()


def test_full_disk_loses_nothing(tmp_path: Path) -> None:
    recorded(tmp_path)
    with closing(opened(tmp_path)) as store:
        ask = store._database.connection.execute
        pages = ask("PRAGMA page_count").fetchone()[0]
        ask(f"PRAGMA max_page_count = {pages + 3}")
        with pytest.raises(StoreFull):
            store.save(1, deals(2000), ZERO, False, 2)
        with pytest.raises(StoreFull):
            store.add_games([NewGame(header(notes="x" * 500))] * 1000)
        with suppress(StoreFull):
            while True:
                store.new_game(header(notes="x" * 500))
        begun = len(store.games())
        assert store.game(1).deals == tuple(deals(3))
        ask(f"PRAGMA max_page_count = {pages + 1000}")
        assert store.save(1, deals(2000), ZERO, False, 2) == 3
    with closing(opened(tmp_path)) as store:
        assert (len(store.games()), store.game(1).deals) == (begun, tuple(deals(2000)))


LIMITED = """
import resource, signal, sys
from pathlib import Path
from store_shorthand import *
from mahjong_desktop.records.store import *
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = opened(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
try:
    store.save(1, deals(5000), ZERO, False, 2)
except StoreUnreadable as error:
    print(error.code, len(store.game(1).deals), store.save(1, deals(4), ZERO, False, 2))
store.close()
"""


@POSIX
def test_disk_that_refuses_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    recorded(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path)],
        cwd=Path(__file__).parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(Path(__file__).parents[2]), str(Path(__file__).parent)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("store_unreadable 3 3\n", "")
    with closing(opened(tmp_path)) as store:
        assert store.game(1).deals == tuple(deals(4))


NOBODY = 65534


@pytest.fixture
def others_folder() -> Iterator[Path]:
    """A folder that may be read and not written, for a person who is not root."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    try:
        yield folder
    finally:
        if as_root:
            os.seteuid(0)
        folder.chmod(0o777)
        shutil.rmtree(folder)


def forbid(folder: Path) -> None:
    """From now on nothing in the folder can be written."""
    folder.chmod(stat.S_IREAD | stat.S_IEXEC | stat.S_IRGRP | stat.S_IXGRP | stat.S_IROTH | stat.S_IXOTH)
    for path in folder.iterdir():
        path.chmod(0o444)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)


@POSIX
@pytest.mark.parametrize("lock_is_there", [True, False])
def test_folder_without_permission_can_be_read(others_folder: Path, lock_is_there: bool) -> None:
    recorded(others_folder)
    if not lock_is_there:
        (others_folder / "opening.lock").unlink()
    before = (others_folder / FILE).read_bytes()
    forbid(others_folder)
    with closing(opened(others_folder)) as store:
        assert store.notice == StoreNotice("read_only", others_folder / FILE)
        assert store.game(1).deals == tuple(deals(3))
        assert len(store.games("ala")) == 1
        for write in (
            lambda: store.save(1, deals(4), ZERO, False, 2),
            lambda: store.new_game(header()),
            lambda: store.house_rules.add("a", "riichi", "{}"),
            lambda: store.back_up(TODAY),
        ):
            with pytest.raises(StoreReadOnly):
                write()
    assert (others_folder / FILE).read_bytes() == before


@POSIX
def test_file_without_permission_in_a_folder_with_it(others_folder: Path) -> None:
    recorded(others_folder)
    forbid(others_folder)
    if os.geteuid() == NOBODY:
        os.seteuid(0)
    others_folder.chmod(0o777)
    (others_folder / "opening.lock").chmod(0o666)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
    with closing(opened(others_folder)) as store:
        assert store.notice == StoreNotice("read_only", others_folder / FILE)
        with pytest.raises(StoreReadOnly):
            store.save(1, deals(4), ZERO, False, 2)


@POSIX
def test_nothing_to_read_and_no_permission(others_folder: Path) -> None:
    forbid(others_folder)
    for folder in (others_folder, others_folder / "data"):
        with pytest.raises(StoreReadOnly):
            opened(folder)


@POSIX
@pytest.mark.parametrize("lock_is_there", [True, False])
def test_damaged_file_in_a_folder_without_permission_stays(others_folder: Path, lock_is_there: bool) -> None:
    recorded(others_folder)
    if not lock_is_there:
        (others_folder / "opening.lock").unlink()
    sql(others_folder / FILE, "UPDATE deals SET record = 'x'")
    forbid(others_folder)
    with pytest.raises(StoreError) as caught:
        opened(others_folder)
    assert caught.value.code == "store_damaged"


def test_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(StoreReadOnly):
        opened(tmp_path / "data")


def test_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreReadOnly):
        opened(tmp_path)


@pytest.mark.parametrize(
    ("result", "kind"),
    [
        (sqlite3.SQLITE_IOERR_FSYNC, StoreUnreadable),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, StoreLocked),
        (sqlite3.SQLITE_READONLY_DBMOVED, StoreReplaced),
        (sqlite3.SQLITE_FULL, StoreFull),
    ],
)
def test_errors_of_sqlite_become_ours(result: int, kind: type[StoreError]) -> None:
    error = sqlite3.OperationalError()
    error.sqlite_errorcode = result
    with pytest.raises(kind) as caught, as_store_errors(Path("f")):
        raise error
    assert caught.value.__cause__ is error


def test_mistakes_of_ours_stay_what_they_are() -> None:
    mistake = sqlite3.OperationalError()
    mistake.sqlite_errorcode = sqlite3.SQLITE_ERROR
    for error in (mistake, sqlite3.ProgrammingError()):
        with pytest.raises(type(error)), as_store_errors(Path("f")):
            raise error


def test_system_errors_become_ours() -> None:
    with pytest.raises(StoreFull), as_store_errors(Path("f")):
        raise OSError(28, "No space left on device")
    with pytest.raises(StoreReadOnly), as_store_errors(Path("f")):
        raise OSError(30, "Read-only file system")


def test_closed_store_does_nothing(tmp_path: Path) -> None:
    store: Store = opened(tmp_path)
    store.close()
    with pytest.raises(sqlite3.ProgrammingError):
        store.games()


NOTICES = ("restored", "missing", "started_empty", "read_only", "not_backed_up")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NOTICES)
def test_every_notice_has_its_sentence(name: str, language: str) -> None:
    notice = StoreNotice(name, Path("games.sqlite"), Path("x") / "games-damaged-1.sqlite", TODAY, 2)
    words = load_words(language)
    assert set(words.find("store")) >= set(NOTICES)
    sentence = notice.sentence(words)
    assert ("2026-11-03" in sentence) == (name in ("restored", "missing"))
    assert ("games-damaged-1" in sentence) == (name in ("restored", "started_empty"))


def test_copy_of_a_file_that_has_just_been_damaged_is_none(tmp_path: Path) -> None:
    recorded(tmp_path, 300)
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(data[:16384] + b"\x07" * (len(data) - 16384))
    with closing(connect(tmp_path / FILE)) as database, pytest.raises(StoreDamaged):
        copies.back_up(database, tmp_path / "backups" / "games-2026-01-01.sqlite")
    assert copy_names(tmp_path) == []


def test_system_that_cannot_flush_a_folder(tmp_path: Path) -> None:
    copies.flush_folder(tmp_path / "missing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_makes_its_sentence(language: str) -> None:
    words = load_words(language)
    facts = {"file": "games.sqlite", "version": 2, "known": 1, "name": "Klub"}
    errors = [StoreChanged(5), *(kind(**facts) for kind in StoreError.__subclasses__() if kind is not StoreChanged)]
    sentences = {words.error(error) for error in errors}
    assert len(sentences) == 10
    assert sum("games.sqlite" in sentence for sentence in sentences) == 7
