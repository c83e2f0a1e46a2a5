"""From one click to the repainted score; nothing here fails for being slow.

pytest tests/benchmarks/test_click.py --benchmark-enable
CLICKS=500 pytest tests/benchmarks/test_click.py -k percentile -s
"""

import os
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desktop.app import Program, make_program

HAND = "123456789m 234567p 9s +9s"
CLICKS = int(os.environ.get("CLICKS", "40"))
WARM_UP = 20

pytestmark = pytest.mark.filterwarnings("ignore:Benchmarks are automatically disabled")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """The whole program on show with a finished hand."""
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    settings.setValue("language", "en")
    made = make_program(qapp, settings, tmp_path)
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.window.show()
    made.editor.type_text(HAND)
    made.editor.finish_typing()
    qapp.processEvents()
    yield made
    qapp.setStyleSheet("")


def _clicks(program: Program) -> Callable[[], None]:
    """Each call is one click after which something else is on the screen: a tile marked, taken out, put back …"""
    window, page = program.window, program.window.page
    handle = window.windowHandle()

    def click(widget: Any, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(handle, button, pos=widget.mapTo(window, widget.rect().center()))

    def segment(choice: QWidget, text: str) -> Any:
        return next(one for one in choice.children() if one.property("text") == text)

    right = Qt.MouseButton.RightButton
    steps = cycle(
        (
            lambda: click(page.tray.view.buttons()[0]),
            lambda: click(page.tray.view.buttons()[7]),
            lambda: click(segment(page.side.seat, "S")),
            lambda: click(page.tray.view.buttons()[4], right),
            lambda: click(page.tray.undo),
            lambda: click(segment(page.side.win, "Self-draw")),
            lambda: click(page.tray.view.buttons()[-1], right),
            lambda: click(page.tray.undo),
            lambda: click(segment(page.side.seat, "E")),
            lambda: click(segment(page.side.win, "Discard")),
        )
    )

    def step() -> None:
        next(steps)()
        QApplication.processEvents()

    return step


def test_click_to_repainted_score(benchmark: Callable[..., Any], program: Program) -> None:
    benchmark(_clicks(program))
    assert program.editor.hand.size >= 16


def test_percentiles(program: Program) -> None:
    step, full = _clicks(program), sorted(program.editor.hand.tiles)
    times = []
    for number in range(WARM_UP + CLICKS):
        start = perf_counter()
        step()
        if number >= WARM_UP:
            times.append((perf_counter() - start) * 1000)
    hundredths = quantiles(times, n=100)
    shown = {"50th percentile": hundredths[49], "99th percentile": hundredths[98], "worst": max(times)}
    print(f"\nclick to repainted score, {CLICKS} clicks:", *(f"{name} {ms:.1f} ms" for name, ms in shown.items()))
    assert sorted(program.editor.hand.tiles) == full
