"""The Taiwanese game from deal to deal: section 4 of the rules, both sides of every option."""

from typing import Any

import pytest
from game.shorthand import END, draw, game, play, ron, rons, rules, table, tsumo
from rules.shorthand import in_words

from mahjong_desktop.core.errors import BadRecord, BelowMinimum, MahjongError
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.notation import parse_hand, parse_tiles
from mahjong_desktop.core.table import Adjustment, Chombo, Deal, DrawKind, WinDeal, WinnerOfDeal, WonHand

FIVE = {"tai": 5}
EAST, SOUTH, WEST, NORTH = range(4)

PAYMENTS: list[tuple[int, Deal, dict[str, Any], tuple[int, ...]]] = [
    # East's wins before, the deal, options, the changes: the worked settlements first
    (1, ron(EAST, SOUTH, **FIVE), {}, (8, -8, 0, 0)),
    (2, ron(EAST, SOUTH, **FIVE), {}, (8, -8, 0, 0)),
    (2, ron(EAST, SOUTH, **FIVE), {"repeat_growing": True}, (10, -10, 0, 0)),
    (1, tsumo(SOUTH, **FIVE), {}, (-6, 16, -5, -5)),
    (1, tsumo(SOUTH, **FIVE), {"repeat_both_ways": True}, (-8, 18, -5, -5)),
    (0, ron(SOUTH, WEST, **FIVE), {}, (0, 5, -5, 0)),
    (0, tsumo(EAST, **FIVE), {}, (18, -6, -6, -6)),
    (0, ron(SOUTH, EAST, **FIVE), {"tai_value": 5}, (-30, 30, 0, 0)),
    (0, ron(SOUTH, WEST, tai=50), {"limit": 30}, (0, 30, -30, 0)),
    (3, ron(SOUTH, EAST, **FIVE), {"repeat_both_ways": True, "repeat_growing": True}, (-12, 12, 0, 0)),
    (1, rons(NORTH, _0=FIVE, _1=FIVE, _2=FIVE), {}, (8, 5, 5, -18)),
    (1, rons(EAST, _1=FIVE, _3=FIVE), {}, (-12, 6, 0, 6)),
    (1, draw(), {}, (0, 0, 0, 0)),
    (1, Adjustment((10, -10, 0, 0)), {}, (10, -10, 0, 0)),
]


@pytest.mark.parametrize(("wins", "deal", "options", "changes"), PAYMENTS)
def test_payments(wins: int, deal: Deal, options: dict[str, Any], changes: tuple[int, ...]) -> None:
    played = play(table((0,) * 4, dealer_wins=wins), deal, "taiwanese", **options)
    assert played.changes == played.scores == changes


NEXT: list[tuple[Deal, dict[str, Any], tuple[int, int]]] = [
    # the deal after East's two wins, options, who deals then and after how many wins
    (ron(EAST, WEST), {}, (0, 3)),
    (rons(NORTH, _0=FIVE, _1=FIVE), {}, (0, 3)),
    (ron(SOUTH, EAST), {}, (1, 0)),
    (rons(EAST, _2=FIVE, _1=FIVE), {}, (1, 0)),
    (draw(), {}, (0, 2)),
    (draw(), {"draw_repeat": "count"}, (0, 3)),
    (draw(), {"draw_repeat": "reset"}, (0, 0)),
    (Adjustment((1, -1, 0, 0)), {}, (0, 2)),
]


@pytest.mark.parametrize(("deal", "options", "after"), NEXT)
def test_next_deal(deal: Deal, options: dict[str, Any], after: tuple[int, int]) -> None:
    wins = (
        WinDeal(tuple(WinnerOfDeal(one.winner, one.source, figures=FIVE) for one in deal.wins))
        if isinstance(deal, WinDeal)
        else deal
    )
    played = play(table((0,) * 4, dealer_wins=2), wins, "taiwanese", **options)
    assert (played.after.dealer, played.after.dealer_wins) == after
    assert not played.ended


def around(rounds: int) -> list[Deal]:
    """East's right neighbour wins every deal."""
    return [ron((number + 1) % 4, number % 4, **FIVE) for number in range(4 * rounds)]


def test_four_rounds() -> None:
    whole = game(*around(4), name="taiwanese")
    assert whole.finished
    assert [played.state.round_wind.id for played in whole.played[::4]] == ["east", "south", "west", "north"]
    assert [played.state.number for played in whole.played[:5]] == [1, 2, 3, 4, 1]
    assert whole.final is not None
    assert whole.final.results == whole.final.scores == (0, 0, 0, 0)
    assert whole.final.ranking == (0, 1, 2, 3)
    assert not game(*around(4)[:-1], name="taiwanese").finished


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_other_numbers_of_rounds(rounds: int) -> None:
    whole = game(*around(rounds), name="taiwanese", rounds=rounds, start=100)
    assert whole.finished
    assert whole.played[-1].state.round_wind == (rounds - 1) % 4
    assert whole.final is not None
    assert whole.final.results == (100,) * 4


def test_money_is_paid_by_the_tai() -> None:
    assert rules("taiwanese", tai_value=5).flow.money_unit == 5


def test_players_may_stop() -> None:
    stopped = game(ron(SOUTH, WEST, **FIVE), END, name="taiwanese")
    assert stopped.finished
    assert stopped.final is not None
    assert (stopped.final.ranking, stopped.final.results) == ((1, 0, 3, 2), (0, 5, -5, 0))
    assert stopped.final.bonus == stopped.final.penalties == stopped.final.leftover_sticks == (0, 0, 0, 0)


def bonus_win(winner: int, source: int | None) -> WinDeal:
    *seven, eighth = parse_tiles("12345678f")
    circumstances = frozenset() if source is None else frozenset({"robbed_bonus"})
    won = WonHand(Hand((), eighth, (), tuple(seven)), circumstances)
    return WinDeal((WinnerOfDeal(winner, source, won),))


def test_wins_by_bonus_tiles_alone() -> None:
    drawn = play(table((0,) * 4), bonus_win(SOUTH, None), "taiwanese", minimum_tai=99)
    assert drawn.changes == (-31, 91, -30, -30)
    robbed = play(table((0,) * 4, dealer_wins=1), bonus_win(EAST, WEST), "taiwanese")
    assert robbed.changes == (23, 0, -23, 0)


def test_minimum() -> None:
    chosen = rules("taiwanese")
    hand = chosen.hand_of(parse_hand("111m 234m 555p 456s 88p 99s +8p").draft)
    deal = WinDeal((WinnerOfDeal(SOUTH, WEST, WonHand.of(hand, Situation(discards=30))),))
    assert play(table((0,) * 4), deal, "taiwanese", minimum_tai=6).changes == (0, 8, -8, 0)
    with pytest.raises(BelowMinimum) as error:
        play(table((0,) * 4), deal, "taiwanese", minimum_tai=7)
    assert error.value.facts == {"have": 6, "need": 7}


def test_hand_takes_winds_and_discards() -> None:
    chosen = rules("taiwanese", preset="low")
    hand = chosen.hand_of(parse_hand("222z 234m 555p 456s 88p 99s +8p").draft)
    deal = WinDeal((WinnerOfDeal(SOUTH, WEST, WonHand.of(hand, Situation(discards=30))),))
    rows = {line.id for line in play(table((0,) * 4), deal, "taiwanese", preset="low").wins[0].patterns}
    assert "seat_wind_pung" in rows
    assert "round_wind_pung" not in rows
    early = WinDeal((WinnerOfDeal(SOUTH, WEST, WonHand.of(hand, Situation(discards=3))),))
    assert "early_win_under_5" in {line.id for line in play(table((0,) * 4), early, "taiwanese").wins[0].patterns}


NOT_ALLOWED = [
    (Chombo(1), "no_chombo"),
    (draw(kind="four_winds"), "draw_not_played"),
    (draw(riichi="1"), "no_riichi"),
    (draw(nagashi="1"), "no_nagashi"),
    (ron(1, 2, riichi="1", **FIVE), "no_riichi"),
    (ron(1, 2, liable=3, **FIVE), "unknown_key"),
    (WinDeal((WinnerOfDeal(1, 2, figures=FIVE), WinnerOfDeal(3, 2, figures=FIVE, liable=0))), "unknown_key"),
    (Adjustment(honba=1), "no_counters"),
    (Adjustment(sticks=1), "no_riichi"),
]


@pytest.mark.parametrize(("deal", "reason"), NOT_ALLOWED)
def test_what_this_game_does_not_have(deal: Deal, reason: str) -> None:
    with pytest.raises(BadRecord) as error:
        play(table((0,) * 4), deal, "taiwanese")
    assert in_words(error.value, "taiwanese").facts["reason"] == reason


def test_what_a_deal_asks_for() -> None:
    form = rules("taiwanese").flow.form
    assert (form.draw_kinds, form.most_winners) == ((DrawKind.EXHAUSTIVE,), 3)
    assert not any((form.riichi, form.honba, form.tenpai, form.nagashi, form.chombo))
    play(table((0,) * 4), Adjustment(honba=0, sticks=0), "taiwanese")


def test_first_winner_without_a_score_stops_the_deal() -> None:
    nothing = WonHand(Hand(parse_tiles("1m"), None))
    with pytest.raises(MahjongError):
        play(table((0,) * 4), WinDeal((WinnerOfDeal(1, 2, nothing),)), "taiwanese")
