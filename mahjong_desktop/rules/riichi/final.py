"""When a riichi game is over, and its result. Source: rows 9 to 13 of the page's table in the rules."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desktop.core.table import DEPOSIT, NOTHING, PLAYERS, Amounts, Final, Player, TableState, ranking
from mahjong_desktop.rules.options import Value, number

ROUNDS = {"east": 1, "east_south": 2}
"""The rounds of a game, by the option `length`."""
MOST_ROUNDS = 4
"""No game goes on after the fourth deal of the North round."""


def is_bust(scores: Amounts, values: Mapping[str, Value]) -> bool:
    """Row 10: somebody is below zero; exactly zero goes on."""
    return bool(values["bust"]) and min(scores) < 0


def is_over(before: TableState, after: TableState, values: Mapping[str, Value]) -> bool:
    """Whether a deal that was won, or in which the wall ran out, ends the game."""
    if is_bust(after.scores, values):
        return True
    if after.dealer == before.dealer:
        return _is_enough_for_east(before, after.scores, values)
    rounds = ROUNDS[str(values["length"])]
    if after.rounds_over < rounds:
        return False
    return after.rounds_over >= _most_rounds(values) or _has_target(after.scores, values)


def _is_enough_for_east(before: TableState, scores: Amounts, values: Mapping[str, Value]) -> bool:
    """Rows 9 and 14: East would deal again; in the extension, or in the last deal before it, he may have enough."""
    if not _has_target(scores, values):
        return False
    rounds = ROUNDS[str(values["length"])]
    is_first = before.dealer in _first(scores, values)
    if before.rounds_over >= rounds:
        return is_first or values["extension_end"] == "any_deal"
    is_last_deal = before.rounds_over == rounds - 1 and before.number == 4
    return is_first and is_last_deal and bool(values["agari_yame"])


def _most_rounds(values: Mapping[str, Value]) -> int:
    """Row 9: with the extension, which is only played while nobody has the target."""
    rounds = ROUNDS[str(values["length"])]
    return min(MOST_ROUNDS, rounds + number(values, "extension_rounds")) if values["extension"] else rounds


def _has_target(scores: Amounts, values: Mapping[str, Value]) -> bool:
    return max(scores) >= number(values, "target")


def _first(scores: Amounts, values: Mapping[str, Value]) -> tuple[Player, ...]:
    """Who shares the first place."""
    return _places(scores, values)[0]


def _places(scores: Amounts, values: Mapping[str, Value]) -> list[tuple[Player, ...]]:
    """The players from first to last, those together who share their places."""
    if values["ties"] == "seat_order":
        return [(player,) for player in ranking(scores)]
    totals = sorted(set(scores), reverse=True)
    return [tuple(player for player in PLAYERS if scores[player] == total) for total in totals]


def final(state: TableState, values: Mapping[str, Value]) -> Final:
    """Rows 11 to 13: leftover deposits, places, uma and oka, and mistakes to be paid for at the end."""
    scores = state.scores
    return Final(
        scores,
        ranking(scores),
        leftover_sticks=_leftover(state, values),
        bonus=_bonus(scores, values),
        penalties=tuple(-count * number(values, "chombo_points") for count in state.chombo),
        return_points=number(values, "return_points"),
        shared_places=values["ties"] != "seat_order",
    )


def _leftover(state: TableState, values: Mapping[str, Value]) -> Amounts:
    """Row 11: the deposits go to the first; tied players share them in hundreds."""
    if values["leftover_sticks"] == "stay":
        return NOTHING
    return _shared(state.sticks * DEPOSIT, _first(state.scores, values), unit=100)


def _bonus(scores: Amounts, values: Mapping[str, Value]) -> Amounts:
    """Row 12: uma, and with return points what all four gave beyond their start goes to the first as oka."""
    uma = values["uma"]
    assert isinstance(uma, tuple)
    return_points = number(values, "return_points")
    oka = 4 * (return_points - number(values, "start")) if return_points else 0
    left = [uma[0] + oka, *uma[1:]]
    bonus = list(NOTHING)
    for players in _places(scores, values):
        part, left = sum(left[: len(players)]), left[len(players) :]
        for player, amount in enumerate(_shared(part, players, unit=1)):
            bonus[player] += amount
    return tuple(bonus)


def _shared(total: int, players: tuple[Player, ...], unit: int) -> Amounts:
    """Equal parts in whole units; what cannot be divided goes to the player nearest first East."""
    part = total // len(players) // unit * unit
    rest = total - part * len(players)
    nearest = min(players)
    return tuple(part * (player in players) + rest * (player == nearest) for player in PLAYERS)
