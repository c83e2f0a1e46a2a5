"""What the program says of itself: its version, its licences, what went wrong."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox

from mahjong_desktop import __version__
from mahjong_desktop.gui.crash_report import CrashReport
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.log_file import MOST_BYTES, LogFile

from .layout_check import layout_problems
from .player import Player, segment

LICENCES = {
    "The program": "MIT License",
    "Qt": "GNU LESSER GENERAL PUBLIC LICENSE",
    "Fonts": "SIL OPEN FONT LICENSE",
    "Photos": "Esmond Wong",
    "Python": "PYTHON SOFTWARE FOUNDATION LICENSE",
}


def test_about(player: Player) -> None:
    player.from_menu(player.window.menu_button, "About…")
    about = player.window.about
    assert about is not None
    assert about.isVisible()
    assert __version__ in about.version.text()
    for part, licence in LICENCES.items():
        segment(about.parts, part).click()
        assert licence in about.text.toPlainText(), part
        assert len(about.sentence.text()) > 20
    for language in LANGUAGES:
        player.program.language.use(language)
        player.rest()
        assert layout_problems(about, player.program.theme) == []
    about.buttons.button(QDialogButtonBox.StandardButton.Close).click()
    assert not about.isVisible()


# --- what went wrong


@pytest.fixture
def report(tmp_path: Path, player: Player) -> Iterator[CrashReport]:
    report = CrashReport(LogFile(tmp_path / "state"))
    yield report
    if report.shown is not None:
        report.shown.close()


def _fault() -> tuple[type[BaseException], BaseException]:
    return ZeroDivisionError, ZeroDivisionError("nobody saw it coming")


def test_a_fault_is_written_down_and_told(
    report: CrashReport, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report.tell(*_fault(), None)
    log = tmp_path / "state" / "mahjong-desktop.log"
    assert "nobody saw it coming" in log.read_text("utf-8")
    assert "nobody saw it coming" in capsys.readouterr().err
    shown = report.shown
    assert shown is not None
    assert shown.isVisible()
    assert "Your game is safe" in shown.informativeText()
    assert str(log) in shown.informativeText()
    assert "\n" not in shown.informativeText(), "gaps of Qt's and of ours would differ"
    report.tell(*_fault(), None)
    assert report.shown is shown, "one message at a time"
    assert log.read_text("utf-8").count("ZeroDivisionError") == 2
    shown.button(QMessageBox.StandardButton.Ok).click()
    assert report.shown is None
    report.tell(*_fault(), None)
    assert report.shown is not None, "the next fault is told again"


def test_a_fault_without_standard_error(report: CrashReport, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a program with a window on Windows."""
    monkeypatch.setattr(sys, "stderr", None)
    report.tell(*_fault(), None)
    report._note_of_qt(QtMsgType.QtWarningMsg, None, "a warning")
    assert report.shown is not None


def test_an_interruption_ends_the_program(report: CrashReport, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(QApplication, "exit", ended.append)
    report.tell(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert (ended, report.shown) == ([1], None)


def test_installed(report: CrashReport, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("mahjong_desktop.gui.crash_report.qInstallMessageHandler", lambda _: None)
    monkeypatch.setattr(LogFile, "watch_for_faults", lambda _: None)
    report.install()
    report._note_of_qt(QtMsgType.QtDebugMsg, None, "chatter")
    report._note_of_qt(QtMsgType.QtWarningMsg, None, "a warning")
    assert sys.excepthook == report.tell
    text = (tmp_path / "state" / "mahjong-desktop.log").read_text("utf-8")
    assert __version__ in text
    assert "a warning" in text
    assert "chatter" not in text


def test_the_log_is_rotated(tmp_path: Path) -> None:
    log = LogFile(tmp_path)
    for number in range(3):
        log.note(f"{number} " + "x" * MOST_BYTES)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mahjong-desktop.log", "mahjong-desktop.old.log"]
    assert " 2 x" in log.path.read_text("utf-8")
    assert " 1 x" in log.path.with_suffix(".old.log").read_text("utf-8")


def test_a_log_that_cannot_be_written_keeps_nobody_from_work(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    log = LogFile(tmp_path / "file" / "below")
    log.note("lost")
    log.watch_for_faults()
    assert not log.path.exists()
