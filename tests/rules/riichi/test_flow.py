"""The riichi game from deal to deal: the rows of the rules' section 2, both sides of every option."""

from typing import Any

import pytest
from game.shorthand import RON_1000, RON_3900, TSUMO_2600, draw, play, ron, rons, rules, some, stands, table, tsumo
from rules.shorthand import in_words

from mahjong_desktop.core.errors import BadRecord, Furiten, MahjongError, TwoHanNeeded
from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.notation import parse_hand, parse_tiles
from mahjong_desktop.core.table import Adjustment, Chombo, Deal, GameEnd, WinDeal, WinnerOfDeal, WonHand
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.rules.registry import VARIANTS

PRESETS = tuple(VARIANTS["riichi"].presets)
YAKUMAN = {"yakuman": 1}

EAST, SOUTH, WEST, NORTH = range(4)
"""The players as they sit in the first deal."""

PAYMENTS: list[tuple[str, dict[str, Any], Deal, dict[str, Any], tuple[int, ...]]] = [
    # the case, how the table stands, the deal, options, the changes
    ("old stick and two counters", {"honba": 2, "sticks": 1}, ron(SOUTH, WEST, **RON_3900), {}, (0, 5500, -4500, 0)),
    ("east draws", {"honba": 1}, tsumo(EAST, **TSUMO_2600), {}, (8100, -2700, -2700, -2700)),
    ("other draws", {}, tsumo(SOUTH), {}, (-500, 1100, -300, -300)),
    ("own stick comes back", {}, ron(SOUTH, WEST, riichi="1"), {}, (0, 1000, -1000, 0)),
    ("discarder's stick is won", {}, ron(SOUTH, WEST, riichi="2"), {}, (0, 2000, -2000, 0)),
    ("sticks of all", {"sticks": 2}, tsumo(EAST, riichi="0123"), {}, (6500, -1500, -1500, -1500)),
    ("counters of 1500, drawn", {"honba": 2}, tsumo(SOUTH), {"honba_value": 1500}, (-1500, 4100, -1300, -1300)),
    ("counters of 1500, discarded", {"honba": 2}, ron(SOUTH, WEST), {"honba_value": 1500}, (0, 4000, -4000, 0)),
    ("liable for a self-draw", {"honba": 1}, tsumo(SOUTH, liable=WEST, **YAKUMAN), {}, (0, 32_300, -32_300, 0)),
    (
        "liable for half of a discard",
        {"honba": 1},
        ron(SOUTH, EAST, liable=NORTH, **YAKUMAN),
        {},
        (-16_000, 32_300, 0, -16_300),
    ),
    ("liable is the discarder", {"honba": 1}, ron(SOUTH, EAST, liable=EAST, **YAKUMAN), {}, (-32_300, 32_300, 0, 0)),
    ("liable is the winner", {}, ron(SOUTH, EAST, liable=SOUTH, **YAKUMAN), {}, (-32_000, 32_000, 0, 0)),
    (
        "liable for one of two",
        {},
        tsumo(SOUTH, liable=WEST, yakuman=2, liable_yakuman=1),
        {},
        (-16_000, 64_000, -40_000, -8000),
    ),
    (
        "liable for the whole",
        {},
        tsumo(SOUTH, liable=WEST, yakuman=2, liable_yakuman=1),
        {"pao_whole": True},
        (0, 64_000, -64_000, 0),
    ),
    ("nobody is ready", {}, draw(), {}, (0, 0, 0, 0)),
    ("one is ready", {"honba": 1}, draw("2"), {}, (-1000, -1000, 3000, -1000)),
    ("two are ready", {"honba": 1}, draw("01"), {}, (1500, 1500, -1500, -1500)),
    ("three are ready", {}, draw("013"), {}, (1000, 1000, -3000, 1000)),
    ("all are ready", {}, draw("0123"), {}, (0, 0, 0, 0)),
    ("ready with a stick", {}, draw("01", riichi="1"), {}, (1500, 500, -1500, -1500)),
    ("noten payments of another sum", {}, draw("2"), {"noten_total": 1200}, (-400, -400, 1200, -400)),
    ("no noten payments", {}, draw("2"), {"noten_total": 0}, (0, 0, 0, 0)),
    ("nagashi by east", {"honba": 2}, draw(nagashi="0"), {"nagashi_mangan": True}, (12_000, -4000, -4000, -4000)),
    ("nagashi by another", {}, draw("12", nagashi="1"), {"nagashi_mangan": True}, (-4000, 8000, -2000, -2000)),
    ("nagashi by two", {}, draw(nagashi="01"), {"nagashi_mangan": True}, (8000, 4000, -6000, -6000)),
    (
        "nagashi with a stick",
        {},
        draw("3", riichi="3", nagashi="1"),
        {"nagashi_mangan": True},
        (-4000, 8000, -2000, -3000),
    ),
    ("broken off with a stick", {}, draw(riichi="3", kind="four_winds"), {}, (0, 0, 0, -1000)),
    ("mistake of east", {"honba": 3, "sticks": 1}, Chombo(EAST), {}, (-12_000, 4000, 4000, 4000)),
    ("mistake of another", {"honba": 3}, Chombo(WEST), {}, (4000, 2000, -8000, 2000)),
    ("mistake of another east", {"dealer": 2}, Chombo(WEST), {}, (4000, 4000, -12_000, 4000)),
    ("mistake to be paid at the end", {}, Chombo(WEST), {"chombo": "points_at_end"}, (0, 0, 0, 0)),
    ("correction", {}, Adjustment((0, -1000, 0, 1000)), {}, (0, -1000, 0, 1000)),
    ("end", {"sticks": 1}, GameEnd(), {}, (0, 0, 0, 0)),
]


@pytest.mark.parametrize(
    ("stands_so", "deal", "options", "changes"), [case[1:] for case in PAYMENTS], ids=[case[0] for case in PAYMENTS]
)
def test_payments(stands_so: dict[str, Any], deal: Deal, options: dict[str, Any], changes: tuple[int, ...]) -> None:
    played = play(table(**stands_so), deal, **options)
    assert played.changes == changes
    assert played.scores == tuple(25_000 + change for change in changes)


DOUBLE = rons(NORTH, riichi="2", _2=RON_1000, _0=RON_3900)
TRIPLE = rons(NORTH, riichi="02", _2=RON_1000, _0=RON_3900, _1=RON_1000)

SEVERAL = [
    (DOUBLE, {}, (9100, 0, 300, -7400)),
    (DOUBLE, {"deposits": "nearest_own_back"}, (8100, 0, 1300, -7400)),
    (DOUBLE, {"honba_winners": "nearest"}, (9100, 0, 0, -7100)),
    (DOUBLE, {"deposits": "nearest_own_back", "honba_winners": "nearest"}, (8100, 0, 1000, -7100)),
    (TRIPLE, {}, (9100, 1300, 300, -8700)),
    (TRIPLE, {"deposits": "nearest_own_back"}, (8100, 1300, 1300, -8700)),
    (rons(EAST, _2=RON_1000, _3=RON_1000), {}, (-2600, 0, 3300, 1300)),
    (rons(WEST, _1=RON_1000, _3=RON_1000), {}, (0, 1300, -2600, 3300)),
]


@pytest.mark.parametrize(("deal", "options", "changes"), SEVERAL)
def test_several_winners(deal: WinDeal, options: dict[str, Any], changes: tuple[int, ...]) -> None:
    """Deposits, and by option counters, go to the next in turn after the discarder, whoever is entered first."""
    played = play(table(honba=1, sticks=2), deal, **options)
    assert played.changes == changes
    assert stands(played.after) == (("east", 1, 2, 0) if EAST in deal.winners else ("east", 2, 0, 0))
    again = play(table(honba=1, sticks=2), WinDeal(deal.wins[::-1], deal.riichi), **options)
    assert again.changes == changes
    assert [score.settlement.value for score in played.wins] == [score.settlement.value for score in again.wins[::-1]]


NEXT: list[tuple[str, dict[str, Any], Deal, dict[str, Any], tuple[str, int, int, int]]] = [
    # the case, how the table stands, the deal, options, how it stands after it
    ("east wins", {"honba": 1, "sticks": 1}, tsumo(EAST), {}, ("east", 1, 2, 0)),
    ("another wins", {"honba": 3, "sticks": 1}, tsumo(WEST), {}, ("east", 2, 0, 0)),
    ("another east wins", {"dealer": 2, "honba": 1}, tsumo(WEST), {}, ("east", 3, 2, 0)),
    ("the round is over", {"dealer": 3}, tsumo(WEST), {}, ("south", 1, 0, 0)),
    ("east is ready", {"honba": 1}, draw("03"), {}, ("east", 1, 2, 0)),
    ("east is not ready", {"honba": 1, "sticks": 1}, draw("3", riichi="3"), {}, ("east", 2, 1, 2)),
    ("a counter for every draw", {"honba": 1}, draw("3"), {"honba_on_draw": "every_draw"}, ("east", 2, 2, 0)),
    ("a counter for a ready east too", {}, draw("0"), {"honba_on_draw": "every_draw"}, ("east", 1, 1, 0)),
    ("only a win keeps east", {"honba": 1}, draw("0"), {"dealer_stays": "win"}, ("east", 2, 2, 0)),
    ("a win keeps east", {}, tsumo(EAST), {"dealer_stays": "win"}, ("east", 1, 1, 0)),
    ("nagashi, east not ready", {}, draw(nagashi="0"), {"nagashi_mangan": True}, ("east", 2, 0, 0)),
    ("nagashi, east ready", {}, draw("0", nagashi="2"), {"nagashi_mangan": True}, ("east", 1, 1, 0)),
    ("nine terminals", {"honba": 1, "sticks": 1}, draw(kind="nine_terminals"), {}, ("east", 1, 2, 1)),
    ("four winds", {}, draw(kind="four_winds"), {"dealer_stays": "win"}, ("east", 1, 1, 0)),
    ("four kongs", {"dealer": 1}, draw(riichi="2", kind="four_kongs"), {}, ("east", 2, 1, 1)),
    ("four riichi", {}, draw(riichi="0123", kind="four_riichi"), {}, ("east", 1, 1, 4)),
    ("triple ron", {}, draw(riichi="1", kind="triple_ron"), {"triple_ron": "abort"}, ("east", 1, 1, 1)),
    ("mistake", {"honba": 2, "sticks": 1}, Chombo(WEST), {}, ("east", 1, 2, 1)),
    ("mistake for the end", {"honba": 2}, Chombo(EAST), {"chombo": "points_at_end"}, ("east", 1, 2, 0)),
    ("correction", {"honba": 2, "sticks": 1}, Adjustment(), {}, ("east", 1, 2, 1)),
    ("correction of counters", {"honba": 2, "sticks": 1}, Adjustment(honba=0, sticks=3), {}, ("east", 1, 0, 3)),
]


@pytest.mark.parametrize(
    ("stands_so", "deal", "options", "after"), [case[1:] for case in NEXT], ids=[case[0] for case in NEXT]
)
def test_next_deal(
    stands_so: dict[str, Any], deal: Deal, options: dict[str, Any], after: tuple[str, int, int, int]
) -> None:
    played = play(table(**stands_so), deal, **options)
    assert stands(played.after) == after
    assert not played.ended


def counters(*deals: Deal, **options: Any) -> list[int]:
    """The counters on the table after each deal."""
    state, found = table(), []
    for deal in deals:
        state = play(state, deal, bust=False, two_han_from_honba=0, **options).after
        found.append(state.honba)
    return found


CARRIED = [
    # deals, and the counters after each where those of an earlier East leave and where they stay
    ((tsumo(0), draw("1"), tsumo(1)), [1, 1, 1], [1, 1, 2]),
    ((tsumo(0), draw("1"), tsumo(2)), [1, 1, 0], [1, 1, 0]),
    ((tsumo(2), tsumo(1)), [0, 1], [0, 1]),
    ((tsumo(0), draw("1"), tsumo(2), tsumo(2), tsumo(2)), [1, 1, 0, 1, 2], [1, 1, 0, 1, 2]),
    ((tsumo(0), draw("1"), draw("1"), tsumo(1), tsumo(1)), [1, 1, 2, 2, 3], [1, 1, 2, 3, 4]),
    ((tsumo(0), draw("1"), draw(kind="four_winds"), tsumo(1)), [1, 1, 2, 2], [1, 1, 2, 3]),
    ((tsumo(0), draw("1"), draw("1"), draw("2"), tsumo(2)), [1, 1, 2, 2, 1], [1, 1, 2, 2, 3]),
    ((tsumo(0), tsumo(0), draw("1"), Chombo(3), tsumo(1)), [1, 2, 2, 2, 1], [1, 2, 2, 2, 3]),
    ((tsumo(0), draw("1"), Adjustment(honba=3), tsumo(1)), [1, 1, 3, 3], [1, 1, 3, 4]),
    ((tsumo(0), tsumo(0), draw("1"), Adjustment(honba=1), tsumo(1)), [1, 2, 2, 1, 1], [1, 2, 2, 1, 2]),
    ((tsumo(0), draw("1"), rons(3, _1=RON_1000, _2=RON_1000)), [1, 1, 1], [1, 1, 2]),
]


@pytest.mark.parametrize(("deals", "leave", "stay"), CARRIED)
def test_counters_that_an_earlier_east_left(deals: tuple[Deal, ...], leave: list[int], stay: list[int]) -> None:
    assert counters(*deals) == leave
    assert counters(*deals, carried_honba="leave") == leave
    assert counters(*deals, carried_honba="stay") == stay


def test_counters_of_a_draw_that_passes_the_deal_are_left_too() -> None:
    deals = (draw("1"), tsumo(1))
    assert counters(*deals, honba_on_draw="every_draw") == [1, 1]
    assert counters(*deals, honba_on_draw="every_draw", carried_honba="stay") == [1, 2]
    assert counters(draw("0"), tsumo(1), dealer_stays="win") == [1, 1]


def test_counters_left_count_in_the_next_win() -> None:
    after = play(table(honba=1), draw("1")).after
    played = play(after, ron(1, 3, **RON_3900))
    assert played.changes == (0, 6100, 0, -6100)
    assert played.after.honba == 1


def test_east_wins_in_a_row_are_counted() -> None:
    state, found = table(), []
    for deal in (tsumo(0), draw("0"), tsumo(0), Chombo(1), draw("1"), tsumo(1), tsumo(0)):
        state = play(state, deal).after
        found.append(state.dealer_wins)
    assert found == [1, 1, 2, 2, 0, 1, 0]


# --- hands in a game


def hand(text: str, *circumstances: str, **indicators: Any) -> WonHand:
    drafted = rules().hand_of(parse_hand(text).draft)
    return WonHand.of(drafted, Situation(circumstances=frozenset(circumstances), **indicators))


ONE_HAN = "123m 456p 789s 22p 66z +6z"
"""Green dragons and nothing else."""


def won(text: str, winner: int, source: int | None = None, *circumstances: str, riichi: str = "") -> WinDeal:
    return WinDeal((WinnerOfDeal(winner, source, hand(text, *circumstances)),), some(riichi))


def test_hand_takes_seats_and_winds_from_the_game() -> None:
    """East pungs: two rows for East in the East round, none for West in the South round."""
    text = "111z 234m 567p 88s 66p +6p"
    east = play(table(), won(text, 0, 1)).wins[0]
    west = play(table(rounds_over=1), won(text, 2, 1, "riichi"))
    assert {line.id for line in east.patterns} == {"seat_wind", "round_wind"}
    assert {line.id for line in west.wins[0].patterns} == {"riichi"}
    again = play(table(rounds_over=1, dealer=2), won("222z 234m 567p 88s 66p +6p", 3, 1)).wins[0]
    assert {line.id for line in again.patterns} == {"seat_wind", "round_wind"}


def test_hand_takes_counters_and_sticks_from_the_game() -> None:
    played = play(table(honba=2, sticks=1), won(ONE_HAN, 1, 2, riichi="3"))
    value = played.wins[0].settlement.value
    assert played.changes == (0, value + 600 + 2000, -value - 600, -1000)


def test_hand_brings_its_indicators_to_the_game() -> None:
    with_dora = hand(ONE_HAN, "riichi", dora=parse_tiles("1p"), ura_dora=parse_tiles("5z"))
    found = play(table(), WinDeal((WinnerOfDeal(1, 2, with_dora),), some("1"))).wins[0]
    assert {line.id: line.total for line in found.patterns} == {"riichi": 1, "hatsu": 1, "dora": 2, "ura_dora": 3}


def test_two_han_are_needed_from_five_counters_on() -> None:
    with pytest.raises(TwoHanNeeded):
        play(table(honba=5), won(ONE_HAN, 1, 2))
    play(table(honba=4), won(ONE_HAN, 1, 2))
    play(table(honba=5), won(ONE_HAN, 1, 2), two_han_from_honba=0)
    play(table(honba=5), ron(1, 2))


def test_two_han_are_needed_by_a_winner_too_who_gets_no_counters() -> None:
    nearest = WinnerOfDeal(2, 1, figures=RON_1000)
    poor = WinDeal((nearest, WinnerOfDeal(3, 1, hand(ONE_HAN))))
    with pytest.raises(TwoHanNeeded):
        play(table(honba=5), poor, honba_winners="nearest")
    rich = WinDeal((nearest, WinnerOfDeal(3, 1, hand(ONE_HAN, "riichi"))))
    assert play(table(honba=5), rich, honba_winners="nearest").changes == (0, -5100, 2500, 2600)
    assert play(table(honba=5), rich).changes == (0, -6600, 2500, 4100)


def test_furiten_in_a_game() -> None:
    with pytest.raises(Furiten):
        play(table(), won(ONE_HAN, 1, 2, "furiten"))


# --- what the options allow


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({}, 3),
        ({"triple_ron": "abort"}, 2),
        ({"triple_ron": "nearest"}, 2),
        ({"multi_ron": "nearest"}, 1),
        ({"multi_ron": "nearest", "triple_ron": "abort"}, 1),
    ],
)
def test_most_winners(options: dict[str, Any], most: int) -> None:
    assert rules(**options).flow.form.most_winners == most
    for number in (1, 2, 3):
        deal = rons(3, **{f"_{winner}": RON_1000 for winner in range(number)})
        if number <= most:
            assert play(table(), deal, **options).ended is False
        else:
            with pytest.raises(BadRecord) as error:
                play(table(), deal, **options)
            assert in_words(error.value, "riichi").field == "wins"
            assert error.value.facts == {"reason": "too_many_winners", "have": number, "most": most}


@pytest.mark.parametrize("kind", ["nine_terminals", "four_kongs", "four_winds", "four_riichi"])
def test_draws_that_can_be_switched_off(kind: str) -> None:
    assert kind in rules().flow.form.draw_kinds
    assert kind not in rules(**{kind: False}).flow.form.draw_kinds
    with pytest.raises(BadRecord) as error:
        play(table(), draw(kind=kind), **{kind: False})
    assert error.value.facts == {"reason": "draw_not_played", "name": kind}


NOT_ALLOWED: list[tuple[Deal, dict[str, Any], str]] = [
    (draw(kind="triple_ron"), {}, "draw_not_played"),
    (draw(kind="triple_ron"), {"triple_ron": "nearest"}, "draw_not_played"),
    (draw(nagashi="1"), {}, "no_nagashi"),
    (draw(nagashi="1", kind="four_winds"), {"nagashi_mangan": True}, "wall_not_empty"),
    (Adjustment((0, 0, 0, 100)), {}, "unequal_changes"),
    (WinDeal(()), {}, "no_winner"),
    (WinDeal((WinnerOfDeal(1, 1, figures=RON_1000),)), {}, "own_tile"),
    (WinDeal((WinnerOfDeal(1, figures=RON_1000), WinnerOfDeal(2, figures=RON_1000))), {}, "one_discard"),
    (WinDeal((WinnerOfDeal(1, 3, figures=RON_1000), WinnerOfDeal(2, 0, figures=RON_1000))), {}, "one_discard"),
    (WinDeal((WinnerOfDeal(1, 3, figures=RON_1000), WinnerOfDeal(2, figures=RON_1000))), {}, "one_discard"),
    (WinDeal((WinnerOfDeal(1, 3, figures=RON_1000),) * 2), {}, "repeated_winner"),
]


@pytest.mark.parametrize(("deal", "options", "reason"), NOT_ALLOWED)
def test_deals_that_cannot_be(deal: Deal, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(MahjongError) as error:
        play(table(), deal, **options)
    assert (error.value.code, in_words(error.value, "riichi").facts["reason"]) == ("bad_record", reason)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_deal_asks_for(preset: str) -> None:
    """The presets' abortive draws and numbers of winners, as their rules have them."""
    form = rules(preset=preset).flow.form
    expected = {
        "info_pl": (5, 3, False),
        "ema": (1, 3, False),
        "wrc": (1, 1, False),
        "tenhou": (6, 2, True),
        "mahjong_soul": (5, 3, True),
        "m_league": (1, 1, False),
    }
    assert (len(form.draw_kinds), form.most_winners, form.nagashi) == expected[preset]
    assert (form.riichi, form.honba, form.tenpai, form.chombo) == (True,) * 4


def test_seats_and_players() -> None:
    state = table(dealer=2)
    assert [state.seat(player) for player in range(4)] == [Wind.WEST, Wind.NORTH, Wind.EAST, Wind.SOUTH]
    assert [state.player(seat) for seat in Wind] == [2, 3, 0, 1]
