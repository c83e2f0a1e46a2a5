"""Who pays whom, in points."""

from itertools import product
from typing import Any

import pytest
from rules.taiwanese.shorthand import score
from rules.taiwanese.worked_examples import SETTLED

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.scores import Settlement
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.taiwanese import Taiwanese

SEATS = {wind.id: wind for wind in Wind}


def settled(tai: int, changes: dict[str, Any], options: dict[str, Any], preset: str = "high") -> Settlement:
    situation = Situation(
        seat_wind=SEATS[changes.get("seat_wind", "south")],
        self_draw=changes.get("self_draw", False),
        source=SEATS.get(changes.get("from", "")),
        dealer_wins=changes.get("dealer_wins", 0),
    )
    return Taiwanese(Choice(preset, options)).score_value({"tai": tai}, situation).settlement


def by_name(settlement: Settlement) -> dict[str, int]:
    return {"discarder" if one.seat is None else one.seat.id: one.change for one in settlement.payments}


@pytest.mark.parametrize("preset", ["high", "low"])
@pytest.mark.parametrize(("name", "changes", "options", "payments"), SETTLED, ids=[case[0] for case in SETTLED])
def test_worked_settlements(name: str, changes: Any, options: Any, payments: dict[str, int], preset: str) -> None:
    assert by_name(settled(5, changes, options, preset)) == payments


MORE: list[tuple[int, dict[str, Any], dict[str, Any], dict[str, int], dict[str, int]]] = [
    # Tai, who wins and how, options; what is paid, what the table adds
    (5, {}, {"tai_value": 5}, {"south": 25, "discarder": -25}, {}),
    (5, {"from": "east"}, {"tai_value": 5}, {"south": 30, "east": -30}, {"dealer_point": 1}),
    (5, {"from": "east"}, {"limit": 2}, {"south": 3, "east": -3}, {"dealer_point": 1}),
    (5, {"from": "west"}, {"limit": 2}, {"south": 2, "west": -2}, {}),
    (0, {"from": "west"}, {}, {}, {}),
    (0, {"from": "east"}, {}, {"south": 1, "east": -1}, {"dealer_point": 1}),
    (5, {"seat_wind": "east"}, {}, {"east": 6, "discarder": -6}, {"dealer_point": 1}),
    (
        5,
        {"seat_wind": "east", "dealer_wins": 3},
        {"repeat_growing": True},
        {"east": 12, "discarder": -12},
        {"dealer_point": 1, "dealer_repeat": 6},
    ),
    (
        5,
        {"seat_wind": "east", "self_draw": True, "dealer_wins": 1},
        {"tai_value": 10},
        {"east": 240, "south": -80, "west": -80, "north": -80},
        {"dealer_point": 1, "dealer_repeat": 2},
    ),
    (
        5,
        {"from": "east", "dealer_wins": 2},
        {"repeat_both_ways": True, "repeat_growing": True},
        {"south": 10, "east": -10},
        {"dealer_point": 1, "dealer_repeat": 4},
    ),
    (5, {"from": "west", "dealer_wins": 2}, {"repeat_both_ways": True}, {"south": 5, "west": -5}, {}),
    (5, {"dealer_wins": 2}, {"repeat_both_ways": True}, {"south": 5, "discarder": -5}, {}),
]


@pytest.mark.parametrize(("tai", "changes", "options", "payments", "extras"), MORE)
def test_settlements(tai: int, changes: Any, options: Any, payments: dict[str, int], extras: dict[str, int]) -> None:
    found = settled(tai, changes, options)
    assert by_name(found) == payments
    assert dict(found.extras) == extras
    assert found.value == payments.get(changes.get("seat_wind", "south"), 0)


@pytest.mark.parametrize("winner", Wind)
def test_payments_of_every_kind_of_win_sum_to_zero(winner: Wind) -> None:
    sources = [None, *(seat for seat in Wind if seat is not winner)]
    for source, growing, both, wins in product(sources, (True, False), (True, False), range(3)):
        options = {"repeat_growing": growing, "repeat_both_ways": both}
        situation = Situation(seat_wind=winner, source=source, dealer_wins=wins if both or not winner else 0)
        payments = Taiwanese(Choice("low", options)).score_value({"tai": 7}, situation).settlement.payments
        assert sum(payment.change for payment in payments) == 0
        assert {payment.seat for payment in payments} == {winner, source}


def test_payments_are_listed_in_seat_order() -> None:
    found = score("123456789m 234567p 9s +9s", self_draw=True, seat="north")
    assert [payment.seat for payment in found.settlement.payments] == list(Wind)
