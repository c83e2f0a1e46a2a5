"""Who pays what: the printed tables with their misprints, and every kind of win."""

from itertools import product
from typing import Any

import pytest
from rules.japanese_classical.printed_tables import PrintedCell, printed_cells
from rules.japanese_classical.shorthand import CLASSICAL
from rules.shorthand import by_name, value_alone

from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.rules.japanese_classical.misprints import MISPRINTS, Cell

CELLS = list(printed_cells())
WRONG = {(one.table, one.points, one.fan): one for one in MISPRINTS}


def paid(table: str, points: int, fan: int, seat: str) -> int:
    """What each payer pays."""
    found = value_alone(CLASSICAL, {"points": points, "fan": fan}, seat=seat, self_draw=table == "self_draw")
    (amount,) = {-change for change in by_name(found).values() if change < 0}
    return amount


def test_all_cells_of_the_page_are_here() -> None:
    assert len(CELLS) == 192
    assert len({cell[:3] for cell in CELLS}) == 192
    assert {cell.points for cell in CELLS} == set(range(20, 52, 2))


@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: f"{cell.table} {cell.points} {cell.fan}")
def test_printed_cell_follows_from_points_and_fan_or_is_a_misprint(cell: PrintedCell) -> None:
    misprint = WRONG.get(cell[:3])
    right = Cell(*(paid(*cell[:3], seat) for seat in ("east", "south")))
    printed = Cell(cell.east, cell.other)
    if misprint is None:
        assert printed == right
    else:
        assert (misprint.printed, misprint.right) == (printed, right)
        assert printed != right


def test_eleven_cells_are_misprints() -> None:
    assert len(WRONG) == len(MISPRINTS) == 11
    assert len(CELLS) - len(WRONG) == 181


OTHERS = ("east", "west", "north")
ALL_BUT_EAST = ("south", "west", "north")
EAST, DRAWN = {"seat": "east"}, {"self_draw": True}

PAYMENTS: list[tuple[dict[str, Any], dict[str, Any], dict[str, int]]] = [
    # figures, situation, what each payer pays
    ({"points": 32, "fan": 4}, EAST, {"discarder": 3000}),
    ({"points": 32, "fan": 4}, {}, {"discarder": 2000}),
    ({"points": 32, "fan": 4}, EAST | DRAWN, dict.fromkeys(ALL_BUT_EAST, 1000)),
    ({"points": 32, "fan": 4}, DRAWN, dict.fromkeys(OTHERS, 500)),
    ({"points": 30, "fan": 4}, EAST, {"discarder": 2880}),
    ({"points": 30, "fan": 4}, {"source": "east"}, {"east": 1920}),
    ({"points": 30, "fan": 4}, {"source": "north"}, {"north": 1920}),
    ({"points": 30, "fan": 4}, EAST | DRAWN, dict.fromkeys(ALL_BUT_EAST, 960)),
    ({"points": 30, "fan": 4}, DRAWN, dict.fromkeys(OTHERS, 480)),
    ({"points": 24, "fan": 0}, {}, {"discarder": 80}),
    ({"points": 38, "fan": 0}, {}, {"discarder": 160}),
    ({"points": 64, "fan": 2}, {}, {"discarder": 1040}),
    ({"points": 100, "fan": 0}, {}, {"discarder": 400}),
    ({"points": 20, "fan": 10**9}, {}, {"discarder": 2000}),
    ({"points": 2, "fan": 10**9}, {}, {"discarder": 2000}),
    ({"points": 4, "fan": 0}, {}, {}),
    ({"points": 0, "fan": 3}, DRAWN, {}),
    ({"limit": True}, EAST, {"discarder": 3000}),
    ({"limit": True}, DRAWN, dict.fromkeys(OTHERS, 500)),
]


@pytest.mark.parametrize(("figures", "given", "paid_by"), PAYMENTS)
def test_payments(figures: dict[str, Any], given: dict[str, Any], paid_by: dict[str, int]) -> None:
    found = value_alone(CLASSICAL, figures, **given)
    payments = by_name(found)
    assert found.settlement.value == payments.pop(given.get("seat", "south"), 0) == sum(paid_by.values())
    assert payments == {payer: -amount for payer, amount in paid_by.items()}


@pytest.mark.parametrize("double", [False, True])
def test_east_pays_double_by_option(double: bool) -> None:
    for seat in Wind:
        rules = {"east_pays_double": double}
        found = by_name(value_alone(CLASSICAL, {"points": 20, "fan": 1}, seat=seat.id, self_draw=True, rules=rules))
        each = 80 if seat is Wind.EAST else 40
        expected = {other.id: -each for other in Wind if other is not seat}
        if double and seat is not Wind.EAST:
            expected["east"] = -80
        assert found == expected | {seat.id: -sum(expected.values())}


def test_east_who_pays_double_discards_for_the_same() -> None:
    rules = {"east_pays_double": True}
    found = value_alone(CLASSICAL, {"points": 20, "fan": 1}, source="east", rules=rules)
    assert by_name(found) == {"south": 160, "east": -160}


def test_payments_of_every_kind_of_win_sum_to_zero() -> None:
    for seat, source, double in product(Wind, (None, *Wind), (False, True)):
        if source is not seat:
            given = {"self_draw": True} if source is None else {"source": source.id}
            rules = {"east_pays_double": double}
            found = value_alone(CLASSICAL, {"points": 26, "fan": 1}, seat=seat.id, rules=rules, **given)
            assert sum(by_name(found).values()) == 0
            assert len(found.settlement.payments) == (4 if source is None else 2)
