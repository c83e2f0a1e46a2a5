"""What han and fu, limits and yakuman are worth to every winner, and who pays it."""

from itertools import product
from typing import Any

import pytest
from rules.riichi.shorthand import RIICHI, figures, score
from rules.shorthand import by_name, value_alone

from mahjong_desktop.core.tiles import Wind

RON = """
    25  -         1600/2400   3200/4800   6400/9600
    30  1000/1500 2000/2900   3900/5800   7700/11600
    40  1300/2000 2600/3900   5200/7700   8000/12000
    50  1600/2400 3200/4800   6400/9600   8000/12000
    60  2000/2900 3900/5800   7700/11600  8000/12000
    70  2300/3400 4500/6800   8000/12000  8000/12000
    80  2600/3900 5200/7700   8000/12000  8000/12000
    90  2900/4400 5800/8700   8000/12000  8000/12000
    100 3200/4800 6400/9600   8000/12000  8000/12000
    110 3600/5300 7100/10600  8000/12000  8000/12000
"""
"""Fu; one to four han: what the discarder pays another than East, and East."""

TSUMO = """
    20  -         400/700     700/1300    1300/2600
    25  -         -           800/1600    1600/3200
    30  300/500   500/1000    1000/2000   2000/3900
    40  400/700   700/1300    1300/2600   2000/4000
    50  400/800   800/1600    1600/3200   2000/4000
    60  500/1000  1000/2000   2000/3900   2000/4000
    70  600/1200  1200/2300   2000/4000   2000/4000
    80  700/1300  1300/2600   2000/4000   2000/4000
    90  800/1500  1500/2900   2000/4000   2000/4000
    100 800/1600  1600/3200   2000/4000   2000/4000
    110 900/1800  1800/3600   2000/4000   2000/4000
"""
"""Fu; one to four han: what another pays to another than East, and what East pays (and everybody pays to East)."""


def cells(table: str) -> list[tuple[int, int, int, int]]:
    """Han, fu and both figures of every cell."""
    lines = [line.split() for line in table.strip().splitlines()]
    return [
        (han, int(fu), *map(int, cell.split("/")))
        for fu, *row in lines
        for han, cell in enumerate(row, start=1)
        if cell != "-"
    ]


@pytest.mark.parametrize(("han", "fu", "other", "east"), cells(RON))
def test_table_for_a_discard(han: int, fu: int, other: int, east: int) -> None:
    given = {"han": han, "fu": fu}
    assert by_name(value_alone(RIICHI, given)) == {"south": other, "discarder": -other}
    assert by_name(value_alone(RIICHI, given, seat="east", source="west")) == {"east": east, "west": -east}


@pytest.mark.parametrize(("han", "fu", "other", "east"), cells(TSUMO))
def test_table_for_a_self_draw(han: int, fu: int, other: int, east: int) -> None:
    given = {"han": han, "fu": fu}
    found = value_alone(RIICHI, given, self_draw=True)
    assert by_name(found) == {"east": -east, "south": east + 2 * other, "west": -other, "north": -other}
    assert found.settlement.value == found.total == east + 2 * other
    found = value_alone(RIICHI, given, seat="east", self_draw=True)
    assert by_name(found) == {"east": 3 * east, "south": -east, "west": -east, "north": -east}


LIMITS: list[tuple[dict[str, Any], dict[str, Any], str, int]] = [
    # figures, rules; the limit, and what the discarder pays another than East
    ({"han": 5}, {}, "mangan", 8000),
    ({"han": 5, "fu": 110}, {}, "mangan", 8000),
    ({"han": 4, "fu": 40}, {}, "mangan", 8000),
    ({"han": 4, "fu": 140}, {}, "mangan", 8000),
    ({"han": 3, "fu": 70}, {}, "mangan", 8000),
    ({"han": 6}, {}, "haneman", 12000),
    ({"han": 7, "fu": 30}, {}, "haneman", 12000),
    ({"han": 8}, {}, "baiman", 16000),
    ({"han": 10}, {}, "baiman", 16000),
    ({"han": 11}, {}, "sanbaiman", 24000),
    ({"han": 12}, {}, "sanbaiman", 24000),
    ({"han": 13}, {}, "yakuman", 32000),
    ({"han": 30}, {}, "yakuman", 32000),
    ({"han": 10**9}, {}, "yakuman", 32000),
    ({"han": 12}, {"kazoe": "sanbaiman"}, "sanbaiman", 24000),
    ({"han": 13}, {"kazoe": "sanbaiman"}, "sanbaiman", 24000),
    ({"han": 26}, {"kazoe": "sanbaiman"}, "sanbaiman", 24000),
    ({"limit": "mangan"}, {}, "mangan", 8000),
    ({"limit": "haneman"}, {}, "haneman", 12000),
    ({"limit": "baiman"}, {}, "baiman", 16000),
    ({"limit": "sanbaiman"}, {}, "sanbaiman", 24000),
    ({"yakuman": 1}, {}, "yakuman", 32000),
    ({"yakuman": 3}, {}, "yakuman", 96000),
    ({"yakuman": 1}, {"kazoe": "sanbaiman"}, "yakuman", 32000),
    ({"han": 4, "fu": 30}, {"kiriage": True}, "mangan", 8000),
    ({"han": 3, "fu": 60}, {"kiriage": True}, "mangan", 8000),
]


@pytest.mark.parametrize(("given", "rules", "limit", "value"), LIMITS)
def test_limits(given: dict[str, Any], rules: dict[str, Any], limit: str, value: int) -> None:
    found = value_alone(RIICHI, given, rules=rules)
    assert (found.totals["limit"], found.settlement.value, found.total) == (limit, value, value)
    east = value_alone(RIICHI, given, rules=rules, seat="east")
    assert east.settlement.value == value * 3 // 2
    drawn = value_alone(RIICHI, given, rules=rules, self_draw=True)
    assert by_name(drawn) == {"south": value, "east": -value // 2, "west": -value // 4, "north": -value // 4}


@pytest.mark.parametrize(
    ("given", "kiriage", "value"),
    [
        ({"han": 4, "fu": 30}, False, 7700),
        ({"han": 3, "fu": 60}, False, 7700),
        ({"han": 4, "fu": 25}, True, 6400),
        ({"han": 3, "fu": 50}, True, 6400),
        ({"han": 2, "fu": 110}, True, 7100),
    ],
)
def test_what_kiriage_leaves_alone(given: dict[str, Any], kiriage: bool, value: int) -> None:
    found = value_alone(RIICHI, given, rules={"kiriage": kiriage})
    assert (found.totals["limit"], found.settlement.value) == (None, value)


WORKING: list[tuple[str, dict[str, Any], list[tuple[str, dict[str, int]]]]] = [
    # hand, what is not as usual; how fu and han make the base: fu × 2^(2 + han), below the limits
    (
        "345m 678p 12s 99s (555z) +3s",
        {},
        [("rounded_fu", {"sum": 26, "fu": 30}), ("base_points", {"fu": 30, "doublings": 3, "base": 240})],
    ),
    ("234m 567m 345p 67s 99s +8s", {}, [("base_points", {"fu": 30, "doublings": 3, "base": 240})]),
    ("22m 55m 33p 88p 44s 66s 7s +7s", {}, [("base_points", {"fu": 25, "doublings": 5, "base": 800})]),
    ("234m 567m 345p 67s 99s +8s", {"dora": "8s8s8s"}, []),
    ("567m 345p 678s 55z 99s +5z", {"dora": "7z7z"}, [("rounded_fu", {"sum": 34, "fu": 40})]),
]


@pytest.mark.parametrize(("text", "given", "steps"), WORKING)
def test_how_fu_and_han_make_the_base(text: str, given: dict[str, Any], steps: list[tuple[str, Any]]) -> None:
    found = score(text, **given)
    assert [(step.id, dict(step.figures)) for step in found.working] == steps
    assert found.units == ("han", "fu")


ROUNDING: list[tuple[dict[str, Any], dict[str, Any], dict[str, tuple[int, int, int, int]]]] = [
    # the value, how it was won, what each pays: base, times, product, rounded up to hundreds
    ({"han": 1, "fu": 30}, {"seat": "south"}, {"discard": (240, 4, 960, 1000)}),
    ({"han": 1, "fu": 30}, {"seat": "east"}, {"discard": (240, 6, 1440, 1500)}),
    ({"han": 3, "fu": 30}, {"seat": "east", "self_draw": True}, {"each": (960, 2, 1920, 2000)}),
    (
        {"han": 2, "fu": 30},
        {"seat": "west", "self_draw": True},
        {"east": (480, 2, 960, 1000), "others": (480, 1, 480, 500)},
    ),
    ({"han": 3, "fu": 25}, {"seat": "south"}, {}),
    ({"han": 5, "fu": 30}, {"seat": "south"}, {}),
    ({"yakuman": 1}, {"seat": "east"}, {}),
]


@pytest.mark.parametrize(("figures", "given", "paid"), ROUNDING)
def test_how_what_is_paid_is_rounded(figures: dict[str, Any], given: dict[str, Any], paid: dict[str, Any]) -> None:
    found = value_alone(RIICHI, figures, **given)
    steps = {step.id: tuple(step.figures.values()) for step in found.settlement.rounding}
    assert steps == paid


THIRTEEN = "1122334455667m +7m"
"""Twelve han and pinfu … by self-draw: chinitsu 6, ryanpeikou 3, pinfu, menzen tsumo, riichi, ippatsu."""


@pytest.mark.parametrize(
    ("circumstances", "rules", "expected"),
    [
        ("riichi ippatsu", {}, (13, 20, "yakuman")),
        ("riichi ippatsu", {"kazoe": "sanbaiman"}, (13, 20, "sanbaiman")),
        ("riichi", {}, (12, 20, "sanbaiman")),
        ("", {}, (11, 20, "sanbaiman")),
    ],
)
def test_hand_of_thirteen_han(circumstances: str, rules: dict[str, Any], expected: tuple[int, int, str]) -> None:
    found = score(THIRTEEN, self_draw=True, circumstances=circumstances, rules=rules)
    assert figures(found) == expected
    assert found.totals["yakuman"] == 0


TABLE: list[tuple[dict[str, Any], dict[str, Any], dict[str, int], dict[str, int]]] = [
    # figures, what is not as usual; payments, and what the table adds
    (
        {"han": 3, "fu": 30},
        {"source": "west", "honba": 2, "riichi_sticks": 1},
        {"south": 5500, "west": -4500},
        {"honba": 600, "riichi_sticks": 1000},
    ),
    (
        {"han": 3, "fu": 40},
        {"seat": "east", "self_draw": True, "honba": 1},
        {"east": 8100, "south": -2700, "west": -2700, "north": -2700},
        {"honba": 300},
    ),
    (
        {"han": 1, "fu": 30},
        {"self_draw": True, "honba": 2, "rules": {"honba_value": 1500}},
        {"east": -1500, "south": 4100, "west": -1300, "north": -1300},
        {"honba": 3000},
    ),
    (
        {"han": 1, "fu": 30},
        {"honba": 3, "rules": {"honba_value": 1500}},
        {"south": 5500, "discarder": -5500},
        {"honba": 4500},
    ),
    ({"han": 1, "fu": 30}, {"honba": 0}, {"south": 1000, "discarder": -1000}, {}),
    (
        {"han": 1, "fu": 30},
        {"self_draw": True, "riichi_sticks": 3},
        {"east": -500, "south": 4100, "west": -300, "north": -300},
        {"riichi_sticks": 3000},
    ),
]


@pytest.mark.parametrize(("given", "situation", "payments", "extras"), TABLE)
def test_counters_and_deposits(
    given: dict[str, Any], situation: dict[str, Any], payments: dict[str, int], extras: dict[str, int]
) -> None:
    found = value_alone(RIICHI, given, **situation)
    assert by_name(found) == payments
    assert dict(found.settlement.extras) == extras
    assert found.settlement.value == payments[situation.get("seat", "south")] - sum(extras.values())
    assert found.total == found.settlement.value


def test_payments_of_every_kind_of_win_sum_to_the_deposits() -> None:
    for seat, source, liable, honba, sticks in product(Wind, (None, *Wind), (None, *Wind), (0, 3), (0, 2)):
        if source is seat:
            continue
        given: dict[str, Any] = {"self_draw": True} if source is None else {"source": source.id}
        given |= {"liable": None if liable is None else liable.id, "honba": honba, "riichi_sticks": sticks}
        for value in ({"han": 2, "fu": 30}, {"limit": "mangan"}, {"yakuman": 2}, {"yakuman": 3, "liable_yakuman": 1}):
            found = value_alone(RIICHI, value, seat=seat.id, **given)
            assert sum(by_name(found).values()) == 1000 * sticks
            assert [change > 0 for change in by_name(found).values()].count(True) == 1
            assert by_name(found)[seat.id] == found.settlement.value + 300 * honba + 1000 * sticks
