"""Random games in every variant and preset: played, undone, redone, edited, saved; the fold is always the same."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.table import (
    DEPOSIT,
    PLAYERS,
    Adjustment,
    Chombo,
    Deal,
    DrawDeal,
    DrawKind,
    GameEnd,
    WinDeal,
    WinnerOfDeal,
    WonHand,
)
from mahjong_desktop.game import Game, fold
from mahjong_desktop.game.statistics import statistics
from mahjong_desktop.records.games import answer, game_record, parse_game
from mahjong_desktop.rules.deal_form import DealForm
from mahjong_desktop.rules.options import Choice, Option
from mahjong_desktop.rules.registry import VARIANTS, ruleset

NAMES = ("Ala", "Bo", "Cao", "Dag")

FIGURES: dict[str, list[dict[str, Any]]] = {
    "taiwanese": [{"tai": tai} for tai in (0, 1, 5, 82)],
    "riichi": [
        *({"han": han, "fu": fu} for han in (1, 2, 3, 4) for fu in (30, 40)),
        {"han": 7},
        {"limit": "baiman"},
        {"yakuman": 2, "liable_yakuman": 1},
    ],
    "japanese_classical": [
        {"points": 20, "fan": 0},
        {"points": 34, "fan": 2},
        {"points": 40, "fan": 9},
        {"limit": True},
    ],
}
HANDS = {
    "taiwanese": ("123456789m 234p 56p 55s +7p", "111m 234m 555p 456s 88p 99s +8p", "111z 222z 333z 444z 123m 5m +5m"),
    "riichi": ("123m 456p 789s 22p 66z +6z", "555z 222z 234m 88s 66p +6p", "222m 345p 678s 333p 6s +6s"),
    "japanese_classical": ("234m 567m 345p 67s 99s +8s", "222z 333z 555z 88s 55p +5p", "123m 456p 78s 22p 66s +6s"),
}
"""Hands that win, one of them not with five counters on the table."""
NO_WIN = WinDeal((WinnerOfDeal(1, 2, WonHand(Hand((), 0))),))

SOME_PLAYERS = st.frozensets(st.sampled_from(PLAYERS))


def won_hands(name: str) -> list[WonHand]:
    plain = ruleset(name)
    return [WonHand(plain.hand_of(parse_hand(text).draft)) for text in HANDS[name]]


def wins(name: str, form: DealForm) -> st.SearchStrategy[WinDeal]:
    values = st.sampled_from(FIGURES[name]).map(lambda figures: {"figures": figures})
    hands = st.sampled_from(won_hands(name)).map(lambda won: {"won": won})
    most = form.most_winners

    @st.composite
    def make(draw: st.DrawFn) -> WinDeal:
        players = draw(st.permutations(PLAYERS))
        source = draw(st.one_of(st.none(), st.just(players[3])))
        winners = players[: 1 if source is None else draw(st.integers(1, most))]
        liable = draw(st.one_of(st.none(), st.sampled_from(PLAYERS))) if form.riichi else None
        made = [WinnerOfDeal(one, source, liable=liable, **draw(st.one_of(values, values, hands))) for one in winners]
        return WinDeal(tuple(made), draw(SOME_PLAYERS) if form.riichi else frozenset())

    return make()


def draws(form: DealForm) -> st.SearchStrategy[DrawDeal]:
    @st.composite
    def make(draw: st.DrawFn) -> DrawDeal:
        kind = draw(st.sampled_from((DrawKind.EXHAUSTIVE, *form.draw_kinds)))
        runs_out = kind is DrawKind.EXHAUSTIVE
        tenpai = draw(SOME_PLAYERS) if form.tenpai and runs_out else frozenset()
        riichi = draw(SOME_PLAYERS) if form.riichi else frozenset()
        nagashi = draw(SOME_PLAYERS) if form.nagashi and runs_out else frozenset()
        return DrawDeal(kind, tenpai, riichi, nagashi)

    return make()


def adjustments(form: DealForm) -> st.SearchStrategy[Adjustment]:
    @st.composite
    def make(draw: st.DrawFn) -> Adjustment:
        three = draw(st.tuples(*[st.integers(-3, 3).map(lambda number: 1000 * number)] * 3))
        few = st.one_of(st.none(), st.integers(0, 6))
        honba = draw(few) if form.honba else None
        sticks = draw(few) if form.riichi else None
        return Adjustment((*three, -sum(three)), draw(st.sampled_from(("", "pomyłka"))), honba, sticks)

    return make()


def deals(name: str, form: DealForm) -> st.SearchStrategy[Deal]:
    """Any deal that the form allows; mostly wins and draws, and seldom an end or what cannot be."""
    kinds: dict[int, st.SearchStrategy[Deal]] = {0: wins(name, form), 24: draws(form), 34: adjustments(form)}
    kinds[38] = st.sampled_from(PLAYERS).map(Chombo) if form.chombo else draws(form)
    kinds |= {40: st.just(GameEnd()), 41: st.just(NO_WIN)}

    @st.composite
    def make(draw: st.DrawFn) -> Deal:
        lot = draw(st.integers(0, 41))
        return draw(kinds[max(first for first in kinds if first <= lot)])

    return make()


def values_of(option: Option) -> st.SearchStrategy[Any]:
    """The values that a switch or a choice can have."""
    return st.sampled_from(option.choices) if option.choices else st.booleans()


def choices(name: str, preset: str) -> st.SearchStrategy[Choice]:
    free = [one for one in VARIANTS[name].options if one.choices or isinstance(one.default, bool)]
    options = st.fixed_dictionaries({}, optional={one.id: values_of(one) for one in free})
    return st.one_of(st.just({}), options).map(lambda chosen: Choice(preset, chosen))


def compared(game: Game) -> tuple[Any, ...]:
    """All that makes a game; two equal errors are two errors."""
    problem = game.problem
    told = None if problem is None else (problem.index, problem.error.code, problem.error.facts)
    return game.deals, game.played, game.table, game.final, told


class Games(RuleBasedStateMachine):
    """A game at the table, and every state that it was in."""

    def __init__(self, name: str, preset: str) -> None:
        super().__init__()
        self.name, self.preset = name, preset

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.rules = ruleset(self.name, data.draw(choices(self.name, self.preset)))
        self.some_deals = deals(self.name, self.rules.flow.form)
        self.states = [fold(self.rules, NAMES, ())]
        self.shown = 0

    @property
    def game(self) -> Game:
        return self.states[self.shown]

    def step(self, game: Game) -> None:
        self.states[self.shown + 1 :] = [game]
        self.shown += 1

    @rule(data=st.data())
    def play_a_deal(self, data: st.DataObject) -> None:
        before = self.game
        self.step(before.with_deal(data.draw(self.some_deals)))
        if before.finished:
            assert self.game.problem is not None
            assert self.game.played == before.played

    @precondition(lambda self: not self.game.finished and self.game.problem is None)
    @rule(data=st.data())
    def play_some_deals(self, data: st.DataObject) -> None:
        for deal in data.draw(st.lists(self.some_deals, min_size=2, max_size=12)):
            self.step(self.game.with_deal(deal))

    @precondition(lambda self: self.shown > 0)
    @rule()
    def undo(self) -> None:
        wanted = self.states[self.shown - 1]
        assert compared(self.game.with_deals(wanted.deals)) == compared(wanted)
        self.shown -= 1

    @precondition(lambda self: self.shown + 1 < len(self.states))
    @rule()
    def redo(self) -> None:
        wanted = self.states[self.shown + 1]
        assert compared(self.game.with_deals(wanted.deals)) == compared(wanted)
        self.shown += 1

    @precondition(lambda self: self.game.deals)
    @rule(data=st.data())
    def edit_an_old_deal(self, data: st.DataObject) -> None:
        index = data.draw(st.integers(0, len(self.game.deals) - 1))
        changed = (*self.game.deals[:index], data.draw(self.some_deals), *self.game.deals[index + 1 :])
        self.step(self.game.with_deals(changed))

    @precondition(lambda self: self.game.deals)
    @rule(data=st.data())
    def delete_an_old_deal(self, data: st.DataObject) -> None:
        index = data.draw(st.integers(0, len(self.game.deals) - 1))
        self.step(self.game.with_deals(self.game.deals[:index] + self.game.deals[index + 1 :]))

    @rule()
    def save_and_open(self) -> None:
        written = json.loads(json.dumps(game_record(self.game)))
        opened = parse_game(written)
        assert (opened.players, opened.problem) == (NAMES, None)
        assert compared(opened.game()) == compared(self.game)
        assert opened.game().ruleset.values == self.rules.values

    @invariant()
    def is_the_fold_of_its_deals(self) -> None:
        assert compared(self.game) == compared(fold(self.rules, NAMES, self.game.deals))

    @invariant()
    def points_are_only_moved(self) -> None:
        total = 4 * self.rules.number("start")
        for played in self.game.played:
            if isinstance(played.deal, Adjustment):
                total += DEPOSIT * (played.after.sticks - played.state.sticks)
            assert sum(played.scores) + DEPOSIT * played.after.sticks == total
            assert played.after.honba >= played.after.carried >= 0

    @invariant()
    def result_is_whole(self) -> None:
        final = self.game.final
        assert (final is not None) == self.game.finished == (self.game.next is None)
        if final is None:
            return
        assert sorted(final.ranking) == list(PLAYERS)
        ranked = [final.scores[player] for player in final.ranking]
        assert ranked == sorted(ranked, reverse=True)
        assert sum(final.leftover_sticks) in (0, DEPOSIT * self.game.table.sticks)
        if final.return_points:
            assert sum(final.bonus) == 4 * (final.return_points - self.rules.number("start"))
        else:
            assert sum(final.bonus) == 0

    @invariant()
    def answer_is_json(self) -> None:
        found = answer(self.game)
        assert json.loads(json.dumps(found)) == found
        assert sum(one.wins for one in statistics(self.game)) == sum(len(played.wins) for played in self.game.played)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(("name", "preset"), [(name, preset) for name in VARIANTS for preset in VARIANTS[name].presets])
def test_random_games(name: str, preset: str) -> None:
    run_state_machine_as_test(
        lambda: Games(name, preset),
        settings=settings(
            max_examples=25,
            stateful_step_count=30,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
