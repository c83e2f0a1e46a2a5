"""Damaged files: kept aside, the last good copy opened, and what can still be read carried over."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from store_shorthand import FILE, TODAY, ZERO, deals, header, opened, recorded, sql

from mahjong_desktop.records.store import StoreDamaged, StoreLocked, StoreNotice, StoreReplaced, opening

YESTERDAY = TODAY - timedelta(days=1)


def two_days(folder: Path, games: int = 1) -> Path:
    """A file with a copy of YESTERDAY, which lacks the last game."""
    recorded(folder, 3, games, YESTERDAY - timedelta(days=1))
    recorded(folder, 5, 1, YESTERDAY)
    return folder / FILE


def truncated(data: bytes) -> bytes:
    return data[: len(data) // 2 + 100]


def cut_to_a_page(data: bytes) -> bytes:
    return data[:4096]


def without_header(data: bytes) -> bytes:
    return bytes(100) + data[100:]


def zeroed(data: bytes) -> bytes:
    return bytes(len(data))


def not_a_database(data: bytes) -> bytes:
    return b"Dear diary, " * 1000


def a_few_bytes(data: bytes) -> bytes:
    return b"SQL"


def torn_page(data: bytes) -> bytes:
    """Every page but the first two half new, half nothing."""
    return data[:8192] + b"".join(data[at : at + 2000] + bytes(2096) for at in range(8192, len(data), 4096))


DAMAGES = [truncated, cut_to_a_page, without_header, zeroed, not_a_database, a_few_bytes, torn_page]


@pytest.mark.parametrize("damage", DAMAGES)
def test_copy_is_opened_and_the_damaged_file_kept(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    path = two_days(tmp_path)
    broken = damage(path.read_bytes())
    path.write_bytes(broken)
    with closing(opened(tmp_path)) as store:
        notice = store.notice
        assert notice is not None
        assert (notice.id, notice.file, notice.backup) == ("restored", path, YESTERDAY)
        assert notice.kept_aside is not None
        assert notice.kept_aside.parent == tmp_path
        assert notice.kept_aside.name.startswith("games-damaged-2026")
        assert notice.kept_aside.read_bytes() == broken
        assert store.game(1).deals == tuple(deals(3))
        assert len(store.games()) == 1 + notice.rescued
        store.save(1, deals(4), ZERO, False, 2)
    with closing(opened(tmp_path)) as store:
        assert store.notice is None
        assert store.game(1).deals == tuple(deals(4))


@pytest.mark.parametrize("damage", DAMAGES)
def test_without_a_copy_an_empty_file_is_opened(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    recorded(tmp_path)
    path = tmp_path / FILE
    broken = damage(path.read_bytes())
    path.write_bytes(broken)
    with closing(opened(tmp_path)) as store:
        assert store.notice is not None
        assert (store.notice.id, store.notice.backup) == ("started_empty", None)
        assert store.notice.kept_aside is not None
        assert store.notice.kept_aside.read_bytes() == broken
        assert len(store.games()) == store.notice.rescued
        store.new_game(header())
    with closing(opened(tmp_path)) as store:
        assert store.notice is None


def test_damaged_copies_are_passed_over(tmp_path: Path) -> None:
    path = two_days(tmp_path)
    recorded(tmp_path, today=TODAY)
    path.write_bytes(b"x" * 5000)
    (tmp_path / "backups" / f"games-{TODAY}.sqlite").write_bytes(b"y" * 5000)
    (tmp_path / "backups" / f"games-{TODAY + timedelta(days=1)}.sqlite").write_bytes(b"")
    with closing(opened(tmp_path)) as store:
        assert store.notice is not None
        assert store.notice.backup == YESTERDAY


def test_all_copies_damaged(tmp_path: Path) -> None:
    path = two_days(tmp_path)
    path.write_bytes(b"x" * 5000)
    (tmp_path / "backups" / f"games-{YESTERDAY}.sqlite").write_bytes(b"y" * 5000)
    for expected in ("started_empty", None):
        with closing(opened(tmp_path)) as store:
            assert (store.notice.id if store.notice else None) == expected


@pytest.mark.parametrize("leave", [lambda path: path.unlink(), lambda path: path.write_bytes(b"")])
def test_file_gone_or_emptied(tmp_path: Path, leave: Callable[[Path], None]) -> None:
    path = two_days(tmp_path)
    leave(path)
    with closing(opened(tmp_path)) as store:
        assert store.notice is not None
        assert (store.notice.backup, len(store.games())) == (YESTERDAY, 1)
        assert store.notice.id == ("restored" if store.notice.kept_aside else "missing")


def test_empty_file_without_copies_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    with closing(opened(tmp_path)) as store:
        assert (store.notice, store.games()) == (None, [])


def test_kill_between_setting_aside_and_replacing(tmp_path: Path) -> None:
    """The old file's journal must not be played back into the copy."""
    path = two_days(tmp_path)
    path.rename(tmp_path / "games-damaged-1.sqlite")
    journal = tmp_path / "games.sqlite-journal"
    journal.write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\x01" * 5000)
    with closing(opened(tmp_path)) as store:
        assert store.notice is not None
        assert store.notice.id == "missing"
        assert store.game(1).deals == tuple(deals(3))
    assert (tmp_path / f"{next(tmp_path.glob('games-damaged-2*')).name}").read_bytes()[8:9] == b"\x01"


def test_another_programs_database_is_kept_aside(tmp_path: Path) -> None:
    sql(tmp_path / FILE, "CREATE TABLE recipes (a)", "INSERT INTO recipes VALUES (1)")
    with closing(opened(tmp_path)) as store:
        assert store.notice is not None
        assert store.notice.kept_aside is not None
        assert sql(store.notice.kept_aside, "SELECT a FROM recipes") == [(1,)]


def test_what_others_add_to_the_file_is_no_damage(tmp_path: Path) -> None:
    recorded(tmp_path)
    sql(tmp_path / FILE, "ANALYZE", "CREATE TABLE mine (a)")
    with closing(opened(tmp_path)) as store:
        assert store.notice is None


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE deals SET record = replace(record, '0', '1')",
        "UPDATE deals SET record = 5",
        "UPDATE deals SET record = CAST(x'ff' AS TEXT)",
        "UPDATE games SET player_0 = 'Eve'",
        "UPDATE games SET player_0 = x'00'",
        "UPDATE games SET scores = '[1'",
        "UPDATE games SET scores = '[1]'",
        "UPDATE games SET updated = 'x'",
        "DROP TABLE deals",
        "ALTER TABLE house_rules RENAME COLUMN rules TO sules",
        "PRAGMA application_id = 7",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = 70000",
    ],
)
def test_file_that_sqlite_finds_sound_and_we_do_not(tmp_path: Path, change: str) -> None:
    path = two_days(tmp_path)
    sql(path, change)
    with closing(opened(tmp_path)) as store:
        assert store.notice is not None
        assert (store.notice.id, store.game(1).deals) == ("restored", tuple(deals(3)))


def test_damage_while_the_window_is_open(tmp_path: Path) -> None:
    recorded(tmp_path)
    for change, use in (
        ("UPDATE deals SET record = 'x' WHERE position = 1", lambda: store.game(1)),
        ("DELETE FROM deals WHERE position = 1", lambda: store.game(1)),
        ("UPDATE games SET title = CAST(x'ff' AS TEXT)", lambda: store.games()),
        ("UPDATE games SET title = 'x'", lambda: store.rename(1, header().players, 2)),
    ):
        with closing(opened(tmp_path)) as store:
            sql(tmp_path / FILE, change)
            with pytest.raises(StoreDamaged):
                use()
            with pytest.raises(StoreDamaged):
                store.back_up(TODAY + timedelta(days=1))
        opened(tmp_path).close()
        recorded(tmp_path)


def test_newer_games_are_carried_over(tmp_path: Path) -> None:
    """A broken deal costs its own game the changes since the copy, and no other game anything."""
    path = two_days(tmp_path, games=2)
    with closing(opened(tmp_path, YESTERDAY)) as store:
        store.save(2, deals(9), (1, 2, 3, -6), True, 2)
        store.delete_game(3)
        last = store.new_game(header("Łucja", title="Nowa"))
        store.save(last, deals(2), ZERO, False, 1)
        broken = store.new_game(header())
        store.save(broken, deals(2), ZERO, False, 1)
    sql(path, f"UPDATE deals SET record = 'x' WHERE game = {broken}")
    with closing(opened(tmp_path)) as store:
        assert store.notice is not None
        assert (store.notice.id, store.notice.rescued) == ("restored", 3)
        assert (store.game(2).deals, store.game(2).scores, store.game(2).finished) == (
            tuple(deals(9)),
            (1, 2, 3, -6),
            True,
        )
        assert store.game(3).deleted
        assert store.game(last).header == header("Łucja", title="Nowa")
        assert {game.id for game in store.games()} == {1, 2, last}
        assert [game.id for game in store.games("lucja")] == [last]
        assert store.last_game() == last
        assert store.new_game(header()) > last


def test_nothing_in_the_rescue_stops_the_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = two_days(tmp_path)
    sql(path, "UPDATE games SET title = 'x' WHERE id = 1")

    def fails(*_: object) -> None:
        raise sqlite3.OperationalError

    monkeypatch.setattr("mahjong_desktop.records.store.rescue.insert_deals", fails)
    with closing(opened(tmp_path)) as store:
        assert isinstance(store.notice, StoreNotice)
        assert (store.notice.rescued, len(store.games())) == (0, 1)


def test_bytes_flipped_anywhere(tmp_path: Path) -> None:
    """Whatever a flipped byte does: the opening succeeds, and no deal is another than it was."""
    dice = random.Random(11)
    two_days(tmp_path / "whole", games=4)
    sound = (tmp_path / "whole" / FILE).read_bytes()
    copy = (tmp_path / "whole" / "backups" / f"games-{YESTERDAY}.sqlite").read_bytes()
    written = {1: 3, 2: 3, 3: 3, 4: 3, 5: 5}
    restored = 0
    for trial in range(60):
        folder = tmp_path / str(trial)
        (folder / "backups").mkdir(parents=True)
        (folder / "backups" / f"games-{YESTERDAY}.sqlite").write_bytes(copy)
        data = bytearray(sound)
        for _ in range(dice.choice((1, 1, 5, 50))):
            data[dice.randrange(64, len(data))] ^= 1 << dice.randrange(8)
        (folder / FILE).write_bytes(data)
        with closing(opened(folder)) as store:
            restored += store.notice is not None
            for game in store.games():
                assert store.game(game.id).deals == tuple(deals(written[game.id]))
            assert len(store.games()) >= 4
    assert restored > 10


def test_two_damages_in_the_same_second(tmp_path: Path) -> None:
    kept = set()
    for _ in range(3):
        (tmp_path / FILE).write_bytes(b"x" * 5000)
        with closing(opened(tmp_path)) as store:
            assert store.notice is not None
            kept.add(store.notice.kept_aside)
    assert len(kept) == 3


def test_window_with_the_damaged_file_is_told(tmp_path: Path) -> None:
    """It still has the file that was set aside: what it would save there, nobody would find."""
    path = two_days(tmp_path)
    with closing(opened(tmp_path)) as first:
        path.write_bytes(truncated(path.read_bytes()))
        with closing(opened(tmp_path)) as second:
            assert second.notice is not None
            assert second.notice.id == "restored"
            with pytest.raises((StoreReplaced, StoreDamaged)):
                first.save(1, deals(4), ZERO, False, 2)
            assert second.save(1, deals(4), ZERO, False, 2) == 3


def test_window_whose_sound_file_was_replaced_is_told(tmp_path: Path) -> None:
    path = two_days(tmp_path)
    with closing(opened(tmp_path)) as first:
        path.replace(tmp_path / "moved.sqlite")
        with closing(opened(tmp_path)) as second:
            assert second.notice is not None
            with pytest.raises(StoreReplaced):
                first.save(1, deals(4), ZERO, False, 2)


def test_nothing_is_set_aside_because_it_is_locked(tmp_path: Path) -> None:
    recorded(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreLocked):
            opened(tmp_path)
    assert list(tmp_path.glob("*damaged*")) == []
    with pytest.raises(StoreLocked), opening.only_one(tmp_path):
        opened(tmp_path)
