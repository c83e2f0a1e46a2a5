"""How the program is started: with a game's file, with a command, as a test of itself."""

import gc
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desktop import __main__, __version__
from mahjong_desktop.menu_entry import make_menu_entry

ROOT = Path(__file__).resolve().parents[2]

PACKED = re.findall(r'^"(\S+)" = "share/(\S+)"', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
"""What the wheel puts into share/, and where."""


@pytest.fixture(autouse=True)
def _garbage_is_looked_for() -> Iterator[None]:
    yield
    gc.enable()


def _run(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    """From the root folder, with next to nothing in the environment."""
    environment = {"HOME": str(home), "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "mahjong_desktop", *arguments]
    return subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=False, timeout=120)


def test_self_test(tmp_path: Path) -> None:
    done = _run("--self-test", home=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"ok: mahjong-desktop {__version__}\n"), done.stdout
    assert list(tmp_path.iterdir()) == [], "it leaves nobody's home changed"


def test_version(tmp_path: Path) -> None:
    done = _run("--version", home=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"mahjong-desktop {__version__}\n")


def test_what_is_no_file_is_a_wrong_command(tmp_path: Path) -> None:
    done = _run("scroe", home=tmp_path)
    assert done.returncode == 2
    assert "scroe" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "opened"),
    [
        ([], ""),
        (["game.json"], "game.json"),
        (["Game.JSON"], "Game.JSON"),
        (["games.jsonl"], "games.jsonl"),
        ([str(Path("some", "where"))], str(Path("some", "where"))),
        (["plain"], "plain"),
        (["nowhere"], None),
        (["score", "game.json"], None),
        (["replay", "game.json"], None),
        (["--help"], None),
        (["-"], None),
        (["--self-test.json"], None),
        (["a.json", "b.json"], None),
    ],
)
def test_which_arguments_open_a_file(
    arguments: list[str], opened: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "plain").write_text("{}")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["mahjong-desktop", *arguments])
    told: list[object] = []
    monkeypatch.setattr("mahjong_desktop.app.run_window", lambda file: told.append(file) or 0)
    monkeypatch.setattr("mahjong_desktop.cli.run", lambda: told.append("command") or 0)
    assert __main__.main() == 0
    expected: object = "command" if opened is None else (Path(opened) if opened else None)
    assert told == [expected]


def test_the_command_line_is_quick(tmp_path: Path) -> None:
    """What it loads is little: no Qt, no logging, no network."""
    code = (
        "import sys, mahjong_desktop.cli;"
        "print(*sorted({'PySide6', 'logging', 'socket', 'importlib.resources', 'sqlite3'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


LATE = (
    *("gui.table.table_desk", "gui.rules.rules_page", "gui.practice.practice_page", "gui.options_dialog"),
    *("gui.about_dialog", "gui.export", "gui.hand_sheet", "gui.score_delegate", "models.options_model"),
    *("rules.riichi", "rules.japanese_classical"),
)
"""Of the program's modules those that the first page does not show."""
LATE_ELSEWHERE = {"PySide6.QtNetwork", "PySide6.QtPrintSupport", "sqlite3", "html"}
LATE_KINDS = {"QStyle", "QMessageBox", "QFileDialog", "QTableView", "QCalendarWidget"}
"""Qt's wrapper makes each kind of widget when it is first named, and all of them together as soon as it is handed one
that it does not know, as by viewport(), setStyle() or an event filter: that takes longer than the whole page."""


def test_the_first_page_loads_no_more_than_it_shows(tmp_path: Path) -> None:
    late = {f"mahjong_desktop.{name}" for name in LATE} | LATE_ELSEWHERE
    code = (
        "import sys, pathlib;"
        "from PySide6 import QtWidgets; from PySide6.QtCore import QSettings;"
        "from mahjong_desktop.app import make_application, make_program;"
        "app = make_application(); folder = sys.argv[1];"
        "program = make_program(app, QSettings(folder + '/w.ini', QSettings.Format.IniFormat), pathlib.Path(folder));"
        "program.window.show(); app.processEvents();"
        f"print(*sorted({late} & set(sys.modules)), *sorted({LATE_KINDS} & set(vars(QtWidgets))))"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_menu_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Of a program in an environment of its own: into the person's menu, and out of it again."""
    data, share = tmp_path / "data", tmp_path / "environment" / "share"
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setattr(sys, "prefix", str(share.parent))
    assert make_menu_entry() == 1
    assert "no " in capsys.readouterr().err
    for source, target in PACKED:
        (share / target).parent.mkdir(parents=True, exist_ok=True)
        (share / target).write_bytes((ROOT / source).read_bytes())
    monkeypatch.setattr(sys, "argv", ["/home/some one/bin/mahjong-desktop", "--menu-entry"])
    assert __main__.main() == 0
    entry = (data / "applications" / "mahjong-desktop.desktop").read_text("utf-8")
    assert 'Exec="/home/some one/bin/mahjong-desktop" %f\n' in entry
    assert (data / "icons/hicolor/scalable/apps/mahjong-desktop.svg").is_file()
    monkeypatch.setattr(sys, "argv", ["mahjong-desktop", "--no-menu-entry"])
    assert __main__.main() == 0
    assert [path for path in data.rglob("*mahjong*") if path.is_file()] == []
