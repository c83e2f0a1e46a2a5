"""The Japanese Classical game from deal to deal: section 4 of the rules, both sides of every option."""

from typing import Any

import pytest
from game.shorthand import Chombo, draw, game, play, ron, rons, rules, table, tsumo

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.table import Deal, DrawKind, WinDeal, WinnerOfDeal, WonHand

NAME = "japanese_classical"
SIXTY = {"points": 30, "fan": 1}
"""A score of 60."""
LIMIT = {"limit": True}
EAST, SOUTH, WEST, NORTH = range(4)

PAYMENTS: list[tuple[Deal, dict[str, Any], tuple[int, ...]]] = [
    (ron(SOUTH, WEST, **SIXTY), {}, (0, 240, -240, 0)),
    (ron(SOUTH, EAST, **SIXTY), {}, (-240, 240, 0, 0)),
    (ron(EAST, WEST, **SIXTY), {}, (360, 0, -360, 0)),
    (tsumo(SOUTH, points=22, fan=1), {}, (-40, 120, -40, -40)),
    (tsumo(EAST, points=22, fan=1), {}, (240, -80, -80, -80)),
    (tsumo(SOUTH, points=22, fan=0), {"east_pays_double": True}, (-40, 80, -20, -20)),
    (tsumo(EAST, points=22, fan=0), {"east_pays_double": True}, (120, -40, -40, -40)),
    (ron(SOUTH, WEST, **LIMIT), {}, (0, 2000, -2000, 0)),
    (ron(EAST, WEST, **LIMIT), {}, (3000, 0, -3000, 0)),
    (tsumo(SOUTH, **LIMIT), {}, (-500, 1500, -500, -500)),
    (tsumo(EAST, **LIMIT), {}, (3000, -1000, -1000, -1000)),
    (rons(NORTH, _0=SIXTY, _1=SIXTY), {"several_winners": True}, (360, 240, 0, -600)),
    (rons(NORTH, _0=SIXTY, _1=SIXTY, _2=LIMIT), {"several_winners": True}, (360, 240, 2000, -2600)),
    (draw(), {}, (0, 0, 0, 0)),
]


@pytest.mark.parametrize(("deal", "options", "changes"), PAYMENTS)
def test_payments(deal: Deal, options: dict[str, Any], changes: tuple[int, ...]) -> None:
    played = play(table((2000,) * 4), deal, NAME, **options)
    assert played.changes == changes
    assert played.scores == tuple(2000 + change for change in changes)


NEXT: list[tuple[Deal, dict[str, Any], tuple[int, int]]] = [
    # the deal after East's win, options, who deals then and after how many wins
    (tsumo(EAST, **SIXTY), {}, (0, 2)),
    (tsumo(SOUTH, **SIXTY), {}, (1, 0)),
    (draw(), {}, (1, 0)),
    (draw(), {"draw_keeps_east": True}, (0, 1)),
    (rons(NORTH, _1=SIXTY, _0=SIXTY), {"several_winners": True}, (0, 2)),
]


@pytest.mark.parametrize(("deal", "options", "after"), NEXT)
def test_next_deal(deal: Deal, options: dict[str, Any], after: tuple[int, int]) -> None:
    played = play(table((2000,) * 4, dealer_wins=1), deal, NAME, **options)
    assert (played.after.dealer, played.after.dealer_wins) == after


def test_one_winner_on_a_discard() -> None:
    with pytest.raises(BadRecord) as error:
        play(table((2000,) * 4), rons(NORTH, _0=SIXTY, _1=SIXTY), NAME)
    assert error.value.facts == {"reason": "too_many_winners", "have": 2, "most": 1}


def test_draws_alone_end_a_game() -> None:
    whole = game(*[draw()] * 16, name=NAME)
    assert whole.finished
    assert whole.final is not None
    assert whole.final.results == (2000,) * 4
    assert not game(*[draw()] * 16, name=NAME, rounds=5).finished
    assert game(*[draw()] * 4, name=NAME, rounds=1).finished
    assert not game(*[draw()] * 16, name=NAME, draw_keeps_east=True).finished


def test_hand_takes_winds_from_the_game() -> None:
    hand = rules(NAME).hand_of(parse_hand("222z 234m 567p 888s 5p +5p").draft)
    deal = WinDeal((WinnerOfDeal(SOUTH, WEST, WonHand(hand)),))
    first = play(table((2000,) * 4), deal, NAME).wins[0]
    second = play(table((2000,) * 4, rounds_over=1), deal, NAME).wins[0]
    assert [line.id for line in first.patterns] == ["seat_wind_pung"]
    assert [line.id for line in second.patterns] == ["seat_wind_pung", "round_wind_pung"]


def test_what_a_deal_asks_for() -> None:
    form = rules(NAME).flow.form
    assert (form.draw_kinds, form.most_winners) == ((DrawKind.EXHAUSTIVE,), 1)
    assert rules(NAME, several_winners=True).flow.form.most_winners == 3
    assert not any((form.riichi, form.honba, form.tenpai, form.nagashi, form.chombo))
    with pytest.raises(BadRecord):
        play(table((2000,) * 4), Chombo(1), NAME)
