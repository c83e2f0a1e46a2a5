"""The payment tables: as the page prints them, misprints marked, and by the options in force."""

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from rules.japanese_classical.printed_tables import printed_cells

from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.models.cells import LEFT, RIGHT
from mahjong_desktop.models.grid_model import GridModel
from mahjong_desktop.models.payment_tables import Grid, misprints_grid, payment_grids
from mahjong_desktop.models.rows_model import ITEM_ROLE
from mahjong_desktop.rules.japanese_classical.misprints import MISPRINTS
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from .conftest import Watch

pytestmark = pytest.mark.usefixtures("plain_numbers")


def grids(name: str, preset: str = "", **options: Any) -> tuple[Grid, ...]:
    rules = ruleset(name, Choice(preset or next(iter(VARIANTS[name].presets)), options))
    return payment_grids(rules, load_words("en", name))


def row(grid: Grid, name: str) -> list[str]:
    return next([cell.text for cell in cells] for cells in grid.rows if cells[0].text == name)


def test_classical_tables_are_the_printed_ones() -> None:
    tables = dict(zip(("discard", "self_draw"), grids("japanese_classical"), strict=True))
    struck = 0
    for cell in printed_cells():
        cells = next(one for one in tables[cell.table].rows if one[0].text == str(cell.points))
        lines = cells[1 + cell.fan].lines
        assert [line.struck or line.text for line in lines] == [str(cell.east), str(cell.other)]
        struck += any(line.struck for line in lines)
    assert struck == len(MISPRINTS) == 11


def test_classical_misprints_show_both() -> None:
    discard, self_draw = grids("japanese_classical")
    assert row(discard, "38")[2] == "420 → 480 / 280 → 320"
    assert row(self_draw, "32")[3] == "260 / 160 → 130"
    assert [cell.marked for cell in discard.rows[0]] == [False] * 6 + [True]


def test_the_misprints_are_counted_right_in_words() -> None:
    """Fifteen numbers are struck, in eleven cells of the tables."""
    grid = misprints_grid(load_words("en", "japanese_classical"))
    struck = sum(bool(line.struck) for cells in grid.rows for cell in cells for line in cell.lines)
    assert (struck, len(grid.rows)) == (15, 11)
    said = {"en": "Fifteen numbers in eleven cells", "pl": "Piętnaście liczb w\N{NO-BREAK SPACE}jedenastu polach"}
    for code in LANGUAGES:
        assert load_words(code, "japanese_classical").text("misprints", "intro").startswith(said[code])


def test_classical_east_pays_double() -> None:
    plain, doubled = (grids("japanese_classical", east_pays_double=one)[1] for one in (False, True))
    assert plain.rows == doubled.rows
    assert len(doubled.caption) > len(plain.caption)


def test_the_misprints_one_by_one() -> None:
    for code in LANGUAGES:
        grid = misprints_grid(load_words(code, "japanese_classical"))
        assert len(grid.rows) == 11
        for one, cells in zip(MISPRINTS, grid.rows, strict=True):
            lines = [cell.lines[0] for cell in cells[3:]]
            assert [line.text for line in lines] == [str(one.right.east), str(one.right.other)]
            assert [line.struck or line.text for line in lines] == [str(one.printed.east), str(one.printed.other)]


def test_only_the_figure_that_is_wrong_is_struck() -> None:
    rows = [cells[3:] for cells in misprints_grid(load_words("en", "japanese_classical")).rows]
    struck = [tuple(bool(cell.lines[0].struck) for cell in cells) for cells in rows]
    assert {(True, True), (True, False), (False, True)} == set(struck)
    assert [cell.text for cell in rows[1]] == ["900", "680 → 600"]


def test_riichi() -> None:
    other, dealer, limits = grids("riichi")
    assert row(other, "30")[1:] == ["1000 / 300 / 500", "2000 / 500 / 1000", "3900 / 1000 / 2000", "7700 / 2000 / 3900"]
    assert row(other, "20")[1:3] == ["–", "– / 400 / 700"]
    assert row(other, "25")[1:3] == ["–", "1600 / –"]
    assert row(dealer, "40")[4] == "12000 / 4000"
    assert row(limits, "Haneman") == ["Haneman", "6–7", "12000 / 3000 / 6000", "18000 / 6000"]
    assert row(limits, "Yakuman")[1] == "13+"


def test_riichi_follows_the_options() -> None:
    assert row(grids("riichi", "ema")[0], "30")[4] == "8000 / 2000 / 4000"
    assert grids("riichi", pinfu_tsumo=False)[0].rows[0][0].text == "25"
    limits = grids("riichi", kazoe="sanbaiman")[2]
    assert (row(limits, "Sanbaiman")[1], row(limits, "Yakuman")[1]) == ("11+", "–")


def test_taiwanese() -> None:
    other, dealer, again = grids("taiwanese")
    assert row(other, "10") == ["10", "10", "11", "10", "11", "31"]
    assert row(dealer, "10") == ["10", "11", "11", "33"]
    assert row(again, "10") == ["10", "13", "13", "39"]
    assert row(grids("taiwanese", tai_value=5, limit=8)[0], "10")[1:3] == ["40", "45"]


def test_a_grid_as_a_model(watch: Watch) -> None:
    model = GridModel()
    watch(model)
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    for name in VARIANTS:
        for grid in grids(name):
            model.show(grid)
            model.show(grid)
            assert (model.rowCount(), model.columnCount()) == (len(grid.rows), len(grid.columns))
    cell = model.index(0, 1)
    assert cell.data(ITEM_ROLE) == model.grid.rows[0][1]
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == f"{model.grid.columns[1]}: {cell.data()}"
    assert model.headerData(1, Qt.Orientation.Horizontal) == model.grid.columns[1]
    assert model.headerData(1, Qt.Orientation.Vertical) is None
    alignment = Qt.ItemDataRole.TextAlignmentRole
    assert (model.data(model.index(0, 0), alignment), model.data(cell, alignment)) == (LEFT, RIGHT)
    assert model.headerData(0, Qt.Orientation.Horizontal, alignment) == LEFT
    assert model.data(QModelIndex()) is None
