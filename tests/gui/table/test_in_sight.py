"""What is being entered and what it says are in sight, and whole, in the smallest windows."""

import pytest
from PySide6.QtCore import Qt
from table_scenes import PLAYERS, RIICHI, leave_table, show_table_scene

from mahjong_desktop.core.table import DrawDeal
from mahjong_desktop.gui.controls.paint import elided
from mahjong_desktop.gui.table.cell_delegate import PADDING
from mahjong_desktop.gui.table.cell_table import CellTable
from mahjong_desktop.gui.table.table_desk import TableDesk
from mahjong_desktop.gui.theme import Type
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.deal_draft import DealKind
from mahjong_desktop.models.ledger_model import Column
from mahjong_desktop.rules.registry import ruleset

from ..conftest import Start
from ..player import Player

SMALL = [(960, 540), (1024, 700)]


def show(player: Player, scene: str, size: tuple[int, int]) -> TableDesk:
    player.window.resize(*size)
    show_table_scene(player.program, scene)
    player.rest()
    desk = player.window.table
    assert desk is not None
    return desk


def shown_lines(table: CellTable, row: int, column: int) -> tuple[str, ...]:
    index = table.model().index(row, column)
    return table.delegate.lines(index, table.columnWidth(column) - 2 * PADDING)


def cut_heads(table: CellTable) -> list[str]:
    """The names above the columns that are shortened."""
    font = table.delegate._theme.font(Type.SMALL)
    columns = range(table.model().columnCount())
    names = [(str(table.model().headerData(one, Qt.Orientation.Horizontal) or ""), one) for one in columns]
    return [name for name, one in names if elided(font, name, table.columnWidth(one) - 2 * PADDING) != name]


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ledger_and_figures_say_everything(start: Start, language: str, size: tuple[int, int]) -> None:
    player = start(language=language)
    for scene in ("table_under_way", "table_taiwanese", "table_end"):
        page = show(player, scene, size).page
        table = page.ledger.table
        assert [cut_heads(one) for one in (table, page.statistics.table)] == [[], []]
        for row in range(table.model().rowCount()):
            whole = table.model().index(row, Column.RESULT).data()
            lines = shown_lines(table, row, Column.RESULT)
            assert " ".join(lines) == whole
            assert table.rowHeight(row) >= len(lines) * table.delegate.line_height
    leave_table(player.program)


def test_rows_follow_what_they_say(start: Start) -> None:
    player = start(language="pl")
    desk = show(player, "table_under_way", (1024, 700))
    table, one, two = desk.page.ledger.table, desk.page.ledger.table.rowHeight(0), desk.page.ledger.table.rowHeight(2)
    assert two == one + table.delegate.line_height
    desk.games.put(2, DrawDeal())
    player.rest()
    assert table.rowHeight(2) == one
    desk.games.undo()
    desk.games.add(RIICHI[4])
    player.rest()
    assert [table.rowHeight(row) for row in (2, 5)] == [two, two]
    player.window.resize(1920, 1080)
    player.rest()
    assert {table.rowHeight(row) for row in range(6)} == {one}
    # whoever had the last deal in sight keeps it
    player.window.resize(960, 540)
    player.rest()
    assert table.viewport().rect().contains(table.visualRect(table.model().index(5, 0)))
    leave_table(player.program)


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_hand_it_is(start: Start, language: str, size: tuple[int, int]) -> None:
    player = start(language=language)
    show(player, "table_hand", size)
    title = player.window.for_table.title
    said = " ".join(text for _, _, text in title.lines())
    assert PLAYERS[2] in said
    assert PLAYERS[1] in said
    assert "…" not in said
    player.window.resize(1600, 900)
    player.rest()
    assert [text for _, _, text in title.lines()] == [title.text()]
    leave_table(player.program)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_keeps_its_wind(start: Start, language: str) -> None:
    player = start(language=language)
    desk = show(player, "table_win", (960, 540))
    east, south = ({"en": ("East", "South"), "pl": ("Wschód", "Południe")})[language]
    font = player.program.theme.font(Type.SMALL)
    cards = desk.page.seats
    assert cards[1]._captions(font, 60)[0] == south
    assert cards[1]._captions(font, 60)[1] == cards[1]._mark != ""
    assert cards[1]._captions(font, 300) == (f"{south} · {cards[1]._mark}", "")
    assert cards[0]._captions(font, 60) == (east, "")
    leave_table(player.program)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["table_win", "table_two_winners", "table_draw", "table_correction", "table_edit"])
def test_the_form_can_be_saved(start: Start, scene: str, language: str) -> None:
    player = start(language=language)
    record = show(player, scene, (960, 540)).page.record
    assert player.sees(record.cancel)
    assert player.sees(record.save)
    if scene in ("table_win", "table_edit"):
        # the last question, to which the panel has led on
        assert all(player.sees(field) for field in record.win.value.fields.values())
    leave_table(player.program)


def test_the_step_that_is_taken_stands_out(start: Start) -> None:
    player = start()
    desk = show(player, "table_under_way", (1024, 700))
    steps, accent = desk.page.steps, player.program.theme.palette.accent

    def prominent() -> list[DealKind]:
        player.rest()
        grounds = {kind: one.grab().toImage().pixelColor(one.width() // 2, 5).name() for kind, one in steps.items()}
        return [kind for kind, ground in grounds.items() if ground.upper() == accent]

    assert prominent() == [DealKind.WIN]
    assert not any(one.isChecked() for one in steps.values())
    for kind in (DealKind.DRAW, DealKind.ADJUSTMENT, DealKind.CHOMBO, DealKind.WIN, DealKind.DRAW):
        player.click(steps[kind])
        player.rest()
        # the pointer's own colour is not looked for
        player.point_at(desk.page.title)
        assert prominent() == [kind]
        assert [one for one, button in steps.items() if button.isChecked()] == [kind]
    player.click(desk.page.record.cancel)
    assert prominent() == [DealKind.WIN]
    assert not any(one.isChecked() for one in steps.values())


def test_chosen_deal_stays_in_sight(start: Start) -> None:
    player = start()
    desk = show(player, "table_under_way", (1280, 800))
    table = desk.page.ledger.table
    table.selectRow(1)
    player.rest()
    player.window.resize(960, 540)
    player.rest()
    assert table.viewport().rect().contains(table.visualRect(table.model().index(1, 0)))
    leave_table(player.program)


def test_long_names_leave_room_for_words(start: Start) -> None:
    player = start(language="pl")
    desk = show(player, "table_under_way", (960, 540))
    names = ("Aleksandra Wiśniewska", "Bartłomiej Brzęczyszczykiewicz", "Celina z Krakowa", "Dariusz Wielki")
    desk.games.start(ruleset("riichi"), names)
    for deal in RIICHI:
        desk.games.add(deal)
    player.rest()
    table = desk.page.ledger.table
    assert table.columnWidth(Column.RESULT) >= 90
    assert cut_heads(table)
    for row in range(table.model().rowCount()):
        for column in range(Column.FIRST_PLAYER, table.model().columnCount()):
            assert "…" not in shown_lines(table, row, column)[0]
    leave_table(player.program)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["table_win", "table_edit", "table_two_winners", "table_taiwanese"])
def test_a_win_is_asked_for_without_scrolling(start: Start, scene: str, language: str) -> None:
    player = start(language=language)
    # a bar that a lower window needed goes with it
    for size in ((1024, 700), (960, 540), (1024, 700)):
        record = show(player, scene, size).page.record
    area = record._scroll
    assert area.verticalScrollBar().maximum() == 0
    asked = [*record.win.winner.chips.values(), *record.win.source.chips.values(), record.win.entry]
    asked += [
        *record.win.value.fields.values(),
        *(one for some in record.win.value.chips.values() for one in some.values()),
    ]
    assert all(player.sees(one) for one in asked)
    leave_table(player.program)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["table_win", "table_edit", "table_two_winners"])
def test_no_row_is_cut_where_the_panel_leads_on(start: Start, scene: str, language: str) -> None:
    player = start(language=language)
    record = show(player, scene, (960, 540)).page.record
    area = record._scroll
    assert area.verticalScrollBar().value() > 0
    for chip in (*record.win.winner.chips.values(), *record.win.source.chips.values()):
        top = chip.mapTo(area, chip.rect().topLeft()).y()
        assert top >= 0 or top + chip.height() <= 4
    leave_table(player.program)
