"""A number to enter: written as all others, typed as keyboards can."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest

from mahjong_desktop.gui.controls.number_box import NumberBox
from mahjong_desktop.help.numbers import MINUS

from ..conftest import Show

SPACE = "\N{NO-BREAK SPACE}"


@pytest.fixture
def box(show: Show) -> Iterator[NumberBox]:
    """In Polish, where a group stands apart."""
    before = QLocale()
    QLocale.setDefault(QLocale("pl"))
    box = NumberBox()
    box.setLocale(QLocale("pl"))
    box.setRange(-100_000, 100_000)
    show(box)
    yield box
    QLocale.setDefault(before)


def test_it_shows_a_true_minus(box: NumberBox) -> None:
    box.setValue(-15_000)
    assert box.text() == f"{MINUS}15{SPACE}000"
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.text() == f"{MINUS}14{SPACE}999"


@pytest.mark.parametrize("minus", ["-", MINUS])
def test_either_minus_can_be_entered(box: NumberBox, minus: str) -> None:
    box.selectAll()
    for letter in f"{minus}2500":
        # QTest knows no key for a true minus
        box.lineEdit().insert(letter)
    assert box.value() == -2500
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.text() == f"{MINUS}2500"


def test_what_stands_there_can_be_edited(box: NumberBox) -> None:
    box.setValue(-15_000)
    QTest.keyClick(box, Qt.Key.Key_End)
    QTest.keyClick(box, Qt.Key.Key_Backspace)
    assert box.value() == -1500
    QTest.keyClicks(box, "x")
    assert box.value() == -1500
