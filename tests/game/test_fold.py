"""A game is the fold of its deals: adding, editing, undoing are all the same; points never come from nowhere."""

from dataclasses import replace

import pytest
from game.shorthand import END, NAMES, RON_1000, Adjustment, Chombo, draw, game, play, ron, rules, table, tsumo

from mahjong_desktop.core.errors import BadRecord, GameOver, NoYaku, TwoHanNeeded
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.table import Played, TableState, WinDeal, WinnerOfDeal, WonHand
from mahjong_desktop.game import Game, fold, preview
from mahjong_desktop.game.fold import Unbalanced
from mahjong_desktop.rules.riichi import Riichi
from mahjong_desktop.rules.riichi.flow import RiichiFlow

DEALS = (tsumo(0), draw("12", riichi="1"), ron(1, 3), draw(kind="nine_terminals"), tsumo(2))


def test_game_without_deals() -> None:
    empty = game()
    assert empty.next == empty.table == TableState((25_000,) * 4)
    assert (empty.finished, empty.final, empty.played, empty.players) == (False, None, (), NAMES)


def test_deals_in_state_out() -> None:
    whole = game(*DEALS)
    assert [played.deal for played in whole.played] == list(whole.deals) == list(DEALS)
    for before, after in zip(whole.played, whole.played[1:], strict=False):
        assert before.after is after.state
    assert whole.next is whole.played[-1].after


def test_one_deal_after_the_other() -> None:
    grown = game()
    for deal in DEALS:
        grown = grown.with_deal(deal)
    assert grown == replace(game(*DEALS), ruleset=grown.ruleset)


EDITS = {
    "append": (*DEALS, tsumo(3)),
    "undo": DEALS[:-1],
    "undo all": (),
    "edit the first": (tsumo(1), *DEALS[1:]),
    "edit the last": (*DEALS[:-1], draw("0")),
    "delete": (*DEALS[:1], *DEALS[2:]),
    "insert": (*DEALS[:2], tsumo(3), *DEALS[2:]),
    "nothing": DEALS,
}


@pytest.mark.parametrize("deals", EDITS.values(), ids=EDITS)
def test_edit_equals_the_game_played_so(deals: tuple[WinDeal, ...]) -> None:
    before = game(*DEALS)
    edited = before.with_deals(deals)
    assert edited == fold(before.ruleset, NAMES, deals)
    same = [ours is theirs for ours, theirs in zip(before.played, edited.played, strict=False)]
    kept = next((i for i, (a, b) in enumerate(zip(DEALS, deals, strict=False)) if a != b), len(same))
    assert same == [True] * kept + [False] * (len(same) - kept)
    assert edited.with_deals(DEALS) == before


def test_deal_that_equals_the_old_one_is_not_played_again() -> None:
    before = game(*DEALS)
    assert before.with_deals((tsumo(0), *DEALS[1:])).played[0] is before.played[0]


def won(text: str) -> WonHand:
    return WonHand(rules().hand_of(parse_hand(text).draft))


POOR = WinDeal((WinnerOfDeal(1, 2, won("123m 456p 789s 22p 66z +6z")),))
NO_YAKU = WinDeal((WinnerOfDeal(1, 2, won("123m 456p 789s 22p 66s +6s")),))


def test_deal_that_cannot_be_stops_the_game_there() -> None:
    stuck = fold(rules(), NAMES, (*DEALS[:2], NO_YAKU, *DEALS[2:]))
    assert stuck.problem is not None
    assert stuck.problem.index == 2
    assert isinstance(stuck.problem.error, NoYaku)
    assert len(stuck.played) == 2
    assert len(stuck.deals) == 6
    assert not stuck.finished
    longer = stuck.with_deal(tsumo(0))
    assert (longer.problem.index if longer.problem else None, len(longer.deals), len(longer.played)) == (2, 7, 2)
    mended = longer.with_deals((*DEALS[:2], *longer.deals[3:]))
    assert mended.problem is None
    assert len(mended.played) == 6


def test_edit_can_make_a_later_deal_impossible() -> None:
    fine = game(*[tsumo(0)] * 4, POOR)
    stuck = fine.with_deals((*[tsumo(0)] * 5, POOR))
    assert stuck.problem is not None
    assert isinstance(stuck.problem.error, TwoHanNeeded)
    assert stuck.with_deals(fine.deals) == fine


def test_game_that_is_over() -> None:
    over = game(*DEALS, END)
    assert (over.finished, over.next) == (True, None)
    assert over.final is not None
    assert over.final.scores == over.table.scores
    more = over.with_deal(tsumo(0))
    assert more.problem is not None
    assert (more.problem.index, type(more.problem.error)) == (len(DEALS) + 1, GameOver)
    assert (more.finished, more.final) == (True, over.final)
    assert more.with_deals(DEALS).finished is False


def test_preview_changes_nothing() -> None:
    whole = game(*DEALS)
    assert whole.next is not None
    seen = preview(whole.ruleset, whole.next, tsumo(3))
    assert seen == whole.with_deal(tsumo(3)).played[-1]
    with pytest.raises(BadRecord):
        preview(whole.ruleset, whole.next, WinDeal(()))


def riichi_that_does(change: tuple[int, ...], scores: tuple[int, ...], sticks: int) -> Game:
    """A flow with a mistake in it."""

    class WrongFlow(RiichiFlow):
        def play(self, state: TableState, deal: object) -> Played:
            return Played(state, tsumo(0), change, replace(state, scores=scores, sticks=sticks))

    class Wrong(Riichi):
        def make_flow(self) -> RiichiFlow:
            return WrongFlow(self)

    return fold(Wrong(), NAMES, [tsumo(0)])


@pytest.mark.parametrize(
    ("change", "scores", "sticks"),
    [
        ((100, 0, 0, 0), (25_100, 25_000, 25_000, 25_000), 0),
        ((0, 0, 0, 0), (25_100, 25_000, 25_000, 25_000), 0),
        ((-1000, 0, 0, 0), (24_000, 25_000, 25_000, 25_000), 0),
        ((0, 0, 0, 0), (25_000,) * 4, 1),
    ],
)
def test_points_never_come_from_nowhere(change: tuple[int, ...], scores: tuple[int, ...], sticks: int) -> None:
    with pytest.raises(Unbalanced):
        riichi_that_does(change, scores, sticks)


def test_deposits_count_as_points() -> None:
    assert riichi_that_does((-1000, 0, 0, 0), (24_000, 25_000, 25_000, 25_000), 1).problem is None
    assert play(table(sticks=2), Adjustment(sticks=0)).after.sticks == 0


def test_several_winners_are_scored_in_the_order_entered() -> None:
    deal = WinDeal((WinnerOfDeal(2, 3, figures={"han": 2, "fu": 30}), WinnerOfDeal(0, 3, figures=RON_1000)))
    assert [score.settlement.value for score in play(table(), deal).wins] == [2000, 1500]


def test_only_wins_and_draws_are_deals() -> None:
    played = game(tsumo(0), draw(), Chombo(1), Adjustment((0, 100, -100, 0)), END)
    assert (played.deal_count, len(played.deals)) == (2, 5)
    assert game().deal_count == 0


def test_repeats_count_what_east_has_sat_through() -> None:
    played = game(tsumo(0), Chombo(1), Adjustment((0, 100, -100, 0)), tsumo(0), tsumo(1), tsumo(1), tsumo(0)).played
    assert [(one.state.dealer, one.state.repeats) for one in played] == [
        (0, 0),
        (0, 1),
        (0, 1),
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 1),
    ]
