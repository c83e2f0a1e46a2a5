"""The ledger on show: choosing, editing and deleting a deal by mouse, keys and menu; columns at every width."""

import pytest
from game.shorthand import RON_1000, RON_3900, draw, ron, rons, tsumo
from models.games import playing
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from mahjong_desktop.core.table import Deal
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.cell_table import CellTable
from mahjong_desktop.gui.table.ledger_table import LedgerTable
from mahjong_desktop.gui.table.ledger_view import LedgerView
from mahjong_desktop.models.cells import FORMS_ROLE
from mahjong_desktop.models.ledger_model import COLUMNS, Column

from ..conftest import Colours, Show
from ..layout_check import layout_problems
from .conftest import Rest

DEALS: tuple[Deal, ...] = (tsumo(0), ron(2, 3, han=3, fu=40), draw("01", riichi="0"), ron(1, 0), draw("1"))
NARROW = 580
"""What a window of 1024 pixels leaves beside the right column."""


def centre(table: LedgerTable, row: int, column: int = Column.RESULT) -> QPoint:
    return table.visualRect(table.model().index(row, column)).center()


def click(table: LedgerTable, row: int) -> None:
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre(table, row))


def in_sight(table: LedgerTable, row: int) -> bool:
    return table.viewport().rect().contains(table.visualRect(table.model().index(row, 0)))


def cut_columns(table: CellTable) -> set[int]:
    """The columns in which some cell does not show all of its shortest form."""
    model, delegate = table.model(), table.delegate
    return {
        column
        for column in range(model.columnCount())
        for row in range(model.rowCount())
        if "…" in delegate.shown(model.index(row, column), table.columnWidth(column) - 14).removesuffix(" +…")
    }


def test_no_deals_yet(around: Surroundings, show: Show) -> None:
    games = playing()
    view = LedgerView(games, around)
    show(view)
    assert view.empty.isVisible()
    assert view.empty.text().startswith({"en": "No deals yet", "pl": "Nie ma jeszcze"}[around.language.code])
    games.add(tsumo(0))
    assert not view.empty.isVisible()
    assert view.table.isVisible()
    games.undo()
    assert view.empty.isVisible()


def test_buttons_of_the_chosen_deal(around: Surroundings, show: Show, qtbot: QtBot, rest: Rest) -> None:
    view = LedgerView(playing(*DEALS), around)
    show(view)
    assert not view.edit.isVisible()
    click(view.table, 1)
    rest()
    assert view.chosen.text().endswith({"en": "Cao from Dag", "pl": "Cao · Ron od: Dag"}[around.language.code])
    with qtbot.waitSignal(view.edit_wanted, check_params_cb=lambda row: row == 1):
        QTest.mouseClick(view.edit, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.delete_wanted, check_params_cb=lambda row: row == 1):
        QTest.mouseClick(view.delete, Qt.MouseButton.LeftButton)
    assert view.parts() == (view.table, view.edit, view.delete)
    view.table.clear_choice()
    assert not view.edit.isVisible()


def test_keys(around: Surroundings, show: Show, qtbot: QtBot) -> None:
    view = LedgerView(playing(*DEALS), around)
    show(view)
    view.table.setFocus(Qt.FocusReason.TabFocusReason)
    # whoever comes by the keyboard starts at the last deal
    QTest.keyClick(view.table, Qt.Key.Key_Down)
    assert view.table.chosen_row == 4
    QTest.keyClick(view.table, Qt.Key.Key_Up)
    with qtbot.waitSignal(view.edit_wanted, check_params_cb=lambda row: row == 3):
        QTest.keyClick(view.table, Qt.Key.Key_Return)
    with qtbot.waitSignal(view.delete_wanted, check_params_cb=lambda row: row == 3):
        QTest.keyClick(view.table, Qt.Key.Key_Delete)
    QTest.keyClick(view.table, Qt.Key.Key_C)
    assert view.table.chosen_row == 3
    QTest.keyClick(view.table, Qt.Key.Key_Escape)
    assert view.table.chosen_row == -1
    assert not view.edit.isVisible()


def test_double_click_edits(around: Surroundings, show: Show, qtbot: QtBot) -> None:
    view = LedgerView(playing(*DEALS), around)
    show(view)
    with qtbot.waitSignal(view.edit_wanted, check_params_cb=lambda row: row == 2):
        click(view.table, 2)
        QTest.mouseDClick(
            view.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre(view.table, 2)
        )


@pytest.mark.parametrize(("number", "signal"), [(0, "edit_wanted"), (1, "delete_wanted")])
def test_menu_of_a_row(around: Surroundings, show: Show, qtbot: QtBot, number: int, signal: str) -> None:
    view = LedgerView(playing(*DEALS), around)
    show(view)
    place = centre(view.table, 1)
    viewport = view.table.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert view.table.chosen_row == 1
    with qtbot.waitSignal(getattr(view, signal), check_params_cb=lambda row: row == 1):
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[number]).center())


def test_click_beside_the_rows_chooses_nothing(around: Surroundings, show: Show) -> None:
    view = LedgerView(playing(tsumo(0)), around)
    show(view)
    click(view.table, 0)
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=centre(view.table, 0) + QPoint(0, 60))
    assert view.table.chosen_row == -1


def test_the_last_deal_comes_into_sight(around: Surroundings, show: Show, rest: Rest) -> None:
    games = playing(*DEALS)
    view = LedgerView(games, around)
    show(view)
    view.resize(NARROW, 190)
    for _ in range(6):
        games.add(draw("0123"))
        rest()
        assert in_sight(view.table, view.model.rowCount() - 1)
    view.table.scrollToTop()
    # the buttons take the room of the lowest rows, but not of the chosen one
    lowest = view.table.rowAt(view.table.viewport().height() - 20)
    click(view.table, lowest)
    rest()
    assert view.edit.isVisible()
    assert in_sight(view.table, lowest)


LONG = ("Ala", "Bartłomiej Wiśniewski", "Cao", "<b>Dag</b>")


@pytest.mark.parametrize("width", [NARROW, 700, 1000, 1600])
def test_columns_fit(around: Surroundings, show: Show, rest: Rest, width: int) -> None:
    view = LedgerView(playing(*DEALS), around)
    show(view)
    view.resize(width, 300)
    click(view.table, 1)
    rest()
    table = view.table
    assert sum(table.columnWidth(column) for column in range(COLUMNS)) == table.viewport().width()
    assert cut_columns(table) <= ({Column.RESULT} if width == NARROW else set())
    assert layout_problems(view, around.theme) == []


def test_words_are_longer_where_there_is_room(around: Surroundings, show: Show, rest: Rest) -> None:
    view = LedgerView(playing(*DEALS), around)
    show(view)
    forms = view.table.delegate.forms
    view.resize(1600, 300)
    rest()
    assert forms == {Column.DEAL: 0, Column.VALUE: 0}
    view.resize(NARROW, 300)
    rest()
    assert forms[Column.VALUE] > 0
    index = view.model.index(3, Column.VALUE)
    assert view.table.delegate.shown(index, 1000) in index.data(FORMS_ROLE)[1:]


def test_long_names_and_several_winners_are_cut_in_words_only(around: Surroundings, show: Show, rest: Rest) -> None:
    deals = (*DEALS, rons(3, _0=RON_1000, _2=RON_3900), ron(1, 3))
    view = LedgerView(playing(*deals, players=LONG), around)
    show(view)
    view.resize(NARROW, 400)
    rest()
    assert not cut_columns(view.table) & set(range(Column.FIRST_PLAYER, COLUMNS))
    assert layout_problems(view, around.theme) == []


def test_names_are_no_markup(around: Surroundings, show: Show, rest: Rest) -> None:
    view = LedgerView(playing(tsumo(3), players=LONG), around)
    show(view)
    view.resize(900, 300)
    rest()
    header = view.table.horizontalHeader()
    for widget, place in (
        (header.viewport(), QPoint(header.sectionViewportPosition(6) + 8, 8)),
        (view.table.viewport(), centre(view.table, 0)),
    ):
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
        assert "&lt;b&gt;Dag&lt;/b&gt;" in QToolTip.text()
        QToolTip.hideText()


def test_gains_and_losses_have_their_colours(around: Surroundings, show: Show, colours: Colours) -> None:
    view = LedgerView(playing(tsumo(0)), around)
    show(view)
    view.table.clearFocus()
    assert {around.theme.palette.accent, around.theme.palette.red} <= colours(view.table.viewport())


def test_row_under_the_pointer(around: Surroundings, show: Show, colours: Colours) -> None:
    view = LedgerView(playing(*DEALS), around)
    show(view)
    for row in (0, 2):
        QTest.mouseMove(view.table.viewport(), centre(view.table, row))
    assert view.table.delegate.pointed_row == 2
    assert around.theme.palette.hover in colours(view.table.viewport())


def test_language_and_sizes_change(around: Surroundings, show: Show, rest: Rest) -> None:
    view = LedgerView(playing(*DEALS), around)
    show(view)
    click(view.table, 1)
    view.resize(700, 300)
    other = {"en": "pl", "pl": "en"}[around.language.code]
    around.language.use(other)
    rest()
    assert view.edit.text() == {"en": "Edit", "pl": "Zmień"}[other]
    assert view.chosen.text().endswith({"en": "Cao from Dag", "pl": "Cao · Ron od: Dag"}[other])
    height = view.table.rowHeight(0)
    around.theme.set_touch(True)
    rest()
    assert view.table.rowHeight(0) >= 44 > height
    around.theme.set_text_scale(1.4)
    rest()
    assert layout_problems(view, around.theme) == []
    around.theme.set_text_scale(1.0)
    around.theme.set_touch(False)
