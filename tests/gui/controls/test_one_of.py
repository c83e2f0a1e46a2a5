"""OneOf: chips as a choice of one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.controls import Chip, FlowLayout, OneOf
from mahjong_desktop.gui.theme import Theme

from ..conftest import Show

KEY = Qt.Key
REASON = "This player discarded the tile."


@pytest.fixture
def box(qapp: QApplication) -> QWidget:
    return QWidget()


@pytest.fixture
def chips(theme: Theme, show: Show, box: QWidget) -> list[Chip]:
    flow = FlowLayout(box)
    chips = [Chip(theme, text) for text in ("East", "South", "West", "North")]
    for chip in chips:
        flow.addWidget(chip)
    OneOf(box, chips)
    show(box)
    return chips


def _stops(chips: list[Chip]) -> list[str]:
    return [chip.text() for chip in chips if chip.focusPolicy() is Qt.FocusPolicy.TabFocus]


def _on(chips: list[Chip]) -> list[str]:
    return [chip.text() for chip in chips if chip.isChecked()]


def test_heard_as_radio_buttons(chips: list[Chip]) -> None:
    chips[2].setChecked(True)
    heard = [QAccessible.queryAccessibleInterface(chip) for chip in chips]
    assert {one.role() for one in heard} == {QAccessible.Role.RadioButton}
    assert [bool(one.state().checked) for one in heard] == [False, False, True, False]


def test_a_chip_alone_is_a_check_box(theme: Theme, show: Show) -> None:
    chip = Chip(theme, "Riichi")
    show(chip)
    assert QAccessible.queryAccessibleInterface(chip).role() is QAccessible.Role.CheckBox


def test_a_click_switches_the_other_off(chips: list[Chip], qtbot: QtBot) -> None:
    qtbot.mouseClick(chips[1], Qt.MouseButton.LeftButton)
    assert _on(chips) == ["South"]
    with qtbot.assertNotEmitted(chips[1].switched):
        qtbot.mouseClick(chips[3], Qt.MouseButton.LeftButton)
    assert _on(chips) == ["North"]
    qtbot.mouseClick(chips[3], Qt.MouseButton.LeftButton)
    assert _on(chips) == ["North"], "the one that is on stays on"
    chips[3].setChecked(False)
    assert _on(chips) == [], "the program may take the choice back"


def test_tab_enters_once(chips: list[Chip], qtbot: QtBot) -> None:
    assert _stops(chips) == ["East"]
    chips[2].setChecked(True)
    assert _stops(chips) == ["West"]
    chips[2].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(chips[2], KEY.Key_Right)
    assert (_on(chips), _stops(chips), chips[3].hasFocus()) == (["North"], ["North"], True)


def test_arrows_choose_round_the_ends(chips: list[Chip], qtbot: QtBot) -> None:
    chips[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(chips[0], KEY.Key_Down)
    assert _on(chips) == ["East"], "the first arrow chooses where the focus is"
    with qtbot.waitSignal(chips[3].switched):
        qtbot.keyClick(chips[0], KEY.Key_Left)
    assert _on(chips) == ["North"]
    qtbot.keyClick(chips[3], KEY.Key_Right)
    qtbot.keyClick(chips[0], KEY.Key_End)
    assert _on(chips) == ["North"]
    qtbot.keyClick(chips[3], KEY.Key_Home)
    assert _on(chips) == ["East"]


def test_a_dimmed_chip_is_only_gone_to(chips: list[Chip], qtbot: QtBot) -> None:
    chips[0].setChecked(True)
    chips[1].set_dimmed(REASON)
    chips[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(chips[0], KEY.Key_Right)
    assert (_on(chips), chips[1].hasFocus(), _stops(chips)) == (["East"], True, ["South"])
    qtbot.keyClick(chips[1], KEY.Key_Right)
    assert _on(chips) == ["West"]


def test_hidden_chips_are_passed_over(chips: list[Chip], qtbot: QtBot) -> None:
    chips[0].setChecked(True)
    chips[1].hide()
    chips[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(chips[0], KEY.Key_Right)
    assert _on(chips) == ["West"]
