"""Files given at the start, by another start or the desktop: the game is on the table, or a sentence says why not."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from game.shorthand import RON_3900, fold, ron, rules
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desktop.app import FilesFromDesktop
from mahjong_desktop.gui.single_window import SingleWindow
from mahjong_desktop.gui.table.games_dialog import GamesDialog
from mahjong_desktop.gui.table.table_desk import TableDesk
from mahjong_desktop.records.games import game_record

from .conftest import Start
from .player import Player

NAMES = ("Ania", "Bartek", "Celina", "Darek")


@pytest.fixture
def player(start: Start) -> Player:
    """A program of its own, whose games are nobody else's."""
    return start()


def _file(path: Path, *variants: str) -> Path:
    records = [
        game_record(fold(rules(name), NAMES, [ron(1, 0, **RON_3900)] if name == "riichi" else [])) for name in variants
    ]
    path.write_text("\n".join(map(json.dumps, records)), "utf-8")
    return path


def _table(player: Player) -> TableDesk:
    table = player.window.table
    assert table is not None
    return table


def _list(player: Player, qtbot: QtBot) -> GamesDialog:
    """The list of games, once it has come up and has read the file."""
    games = _table(player).past_games
    assert games is not None
    qtbot.waitUntil(lambda: games.isVisible() and not games.work.busy)
    return games


def test_a_game(player: Player, qtbot: QtBot, tmp_path: Path) -> None:
    player.window.open_file(_file(tmp_path / "one.mahjong.json", "riichi"))
    assert player.window.at_table
    qtbot.waitUntil(lambda: _table(player).games.game is not None)
    game = _table(player).games.game
    assert game is not None
    assert game.players == NAMES
    assert len(game.deals) == 1
    games = _table(player).past_games
    assert games is not None
    assert not games.isVisible()
    assert len(games.model.rows) == 1


def test_several_games(player: Player, qtbot: QtBot, tmp_path: Path) -> None:
    player.window.open_file(_file(tmp_path / "two.jsonl", "riichi", "taiwanese"))
    games = _list(player, qtbot)
    assert "2 games imported" in games.message.label.text()
    assert _table(player).games.game is None
    assert len(games.games.chosen) == 1
    games.close()


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\x00\x01", b'{"ruleset": "chess"}', b"[1]", b"\x89PNG\r\n"])
def test_no_game(player: Player, qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.json").write_bytes(content)
    player.window.open_file(tmp_path / "bad.json")
    games = _list(player, qtbot)
    assert len(games.message.label.text()) > 10
    assert len(games.model.rows) == 0
    games.close()


def test_no_such_file(player: Player, qtbot: QtBot, tmp_path: Path) -> None:
    player.window.open_file(tmp_path / "nowhere.json")
    games = _list(player, qtbot)
    assert str(tmp_path / "nowhere.json") in games.message.label.text()
    assert games.message.label.property("role") == "error"
    player.window.open_file(tmp_path)
    assert str(tmp_path) in games.message.label.text()
    games.close()


def test_a_second_file_while_one_is_being_read(player: Player, qtbot: QtBot, tmp_path: Path) -> None:
    file = _file(tmp_path / "many.jsonl", *["riichi"] * 60)
    player.window.open_file(file)
    player.window.open_file(file)
    games = _list(player, qtbot)
    assert len(games.model.rows) == 60
    games.close()


def test_a_file_from_the_desktop(player: Player, qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> None:
    files = FilesFromDesktop(player.window)
    file = _file(tmp_path / "one.json", "riichi")
    assert files.eventFilter(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    qtbot.waitUntil(lambda: _table(player).games.game is not None)


# --- one window


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    return str(tmp_path / "window.ini")


@pytest.fixture
def first(place: str) -> Iterator[SingleWindow]:
    first = SingleWindow(place)
    first.follow(True)
    yield first
    first.follow(False)


def _send(first: SingleWindow, text: bytes, qtbot: QtBot) -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(first._place)
    assert socket.waitForConnected(1000)
    socket.write(text)
    socket.flush()
    return socket


def test_a_start_finds_the_first_window(first: SingleWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(first.called) as called:
        socket = _send(first, b'{"file": "/tmp/a.json", "token": "t"}\n', qtbot)
    assert called.args == [Path("/tmp/a.json")]
    qtbot.waitUntil(lambda: socket.bytesAvailable() == 3)
    with qtbot.waitSignal(first.called) as called:
        socket = _send(first, b'{"file": "", "token": ""}\n', qtbot)
    assert called.args == [None]


@pytest.mark.parametrize("text", [b"\n", b"[]\n", b'{"file": 1}\n', b"\xff\n", b"x" * 70_000])
def test_what_is_no_call_is_refused(first: SingleWindow, qtbot: QtBot, text: bytes) -> None:
    heard: list[object] = []
    first.called.connect(heard.append)
    socket = _send(first, text, qtbot)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert heard == []


def test_nobody_listens(place: str) -> None:
    other = SingleWindow(place)
    assert not other.call(None)
    assert other.listen()
    assert other.listen(), "again is no harm"
    assert not SingleWindow(place).listen(), "there is one"
    other.follow(False)
    assert not SingleWindow(place).call(None)


def test_a_window_that_was_killed_is_followed(place: str) -> None:
    first = SingleWindow(place)
    Path(first._place).touch()
    assert not first.call(Path("a.json"))
    assert first.listen()
    first.follow(False)


def test_the_choice_is_remembered(player: Player, start: Start) -> None:
    told: list[bool] = []
    player.program.preferences.one_window_changed.connect(told.append)
    player.from_menu(player.window.menu_button, "Do not open a second window")
    assert told == [True]
    player.window.close()
    assert start().program.preferences.one_window


def test_the_window_comes_forward(player: Player, tmp_path: Path, qtbot: QtBot) -> None:
    player.window.showMinimized()
    player.window.come_forward()
    assert not player.window.isMinimized()
    player.window.come_forward(_file(tmp_path / "one.json", "taiwanese"))
    qtbot.waitUntil(lambda: _table(player).games.game is not None)
