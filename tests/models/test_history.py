"""Random use of the editor: undo and redo, text and tiles, contradictions, and models that always show what is."""

from collections.abc import Callable
from pathlib import Path
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
from pytestqt.exceptions import capture_exceptions

from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.models.entry import Entry
from mahjong_desktop.models.hand_editor import Counter, HandEditor, Mode
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.picker_model import PickerModel
from mahjong_desktop.models.rows_model import ITEM_ROLE, RowsModel
from mahjong_desktop.models.score_model import ScoreModel
from mahjong_desktop.models.tray_model import TrayModel
from mahjong_desktop.models.win_models import CircumstancesModel, PaymentsModel, WaitsModel
from mahjong_desktop.rules.taiwanese import Taiwanese

from .conftest import Speak
from .shorthand import FULL, clicks, hand_texts, rules, same_tiles

ROOT = Path(__file__).parents[2]
LISTS = (TrayModel, CircumstancesModel, PaymentsModel, WaitsModel)
texts = st.one_of(
    hand_texts,
    st.sampled_from(
        [
            FULL,
            "[1111s] 123m 456p 55z 789s",
            "123456789m 234p 57p 55s",
            "12345678f",
            "1234567f 5z",
            "5z",
            "(222m) 2m +5p",
        ]
    ),
)
winds = st.sampled_from(Wind)


class Session(RuleBasedStateMachine):
    """Somebody at the hand page, and a list of every entry there was."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language
        self.editor = HandEditor(rules())
        self.entries: list[Entry] = [self.editor.entry]
        self.now = 0
        self.told = 0
        self.editor.changed.connect(self._count)
        self.lists: list[RowsModel[Any]] = [model(self.editor, language) for model in LISTS]
        self.picker = PickerModel(self.editor, language)
        self.tree = ScoreModel(self.editor, language)

    def _count(self) -> None:
        self.told += 1

    @initialize(preset=st.sampled_from(["high", "low"]), seat=winds)
    def start(self, preset: str, seat: Wind) -> None:
        self.editor.use_rules(rules(preset))
        self.act(lambda: self.editor.set_seat(seat))

    def act(self, action: Callable[[], object]) -> None:
        """Do something; if the entry is another now, that was one step, told once."""
        before, self.told = self.editor.entry, 0
        with capture_exceptions() as exceptions:
            action()
        assert not exceptions
        if self.editor.entry != before:
            self.entries[self.now + 1 :] = [self.editor.entry]
            self.now += 1
        assert self.told == (self.editor.entry != before)

    @rule(click=clicks, called=st.booleans())
    def click(self, click: tuple[int, Mode], called: bool) -> None:
        tile, mode = click
        self.editor.set_called(called)
        obstacle = self.editor.obstacle(tile, mode)
        before = self.editor.hand
        self.act(lambda: self.editor.enter(tile, mode))
        grown = len(self.editor.hand.tiles) - len(before.tiles)
        assert grown == (len(mode.tiles(tile)) if obstacle is None else 0)

    @precondition(lambda self: self.editor.hand.tiles)
    @rule(data=st.data())
    def take_out(self, data: st.DataObject) -> None:
        count = len(self.editor.hand.tiles)
        self.act(lambda: self.editor.take_out(data.draw(st.integers(0, count - 1))))
        assert count - len(self.editor.hand.tiles) in (1, 3, 4)

    @precondition(lambda self: self.editor.hand.concealed)
    @rule(data=st.data())
    def mark(self, data: st.DataObject) -> None:
        hand = self.editor.hand
        place = data.draw(st.integers(0, len(hand.concealed) - 1))
        self.act(lambda: self.editor.mark_winning(place))
        if not self.editor.ruleset.wins_alone(hand):
            assert self.editor.hand.winning == hand.tiles[place]

    @rule(
        keys=st.sampled_from(["1", "5", "9", "m", "p", "z", "f", "(", ")", "[", "]", "+", "123m", "55z", "+5s", "1f"])
    )
    def press(self, keys: str) -> None:
        for key in keys:
            self.act(lambda key=key: self.editor.type_key(key))
            assert self.editor.text.endswith(key)

    @rule(text=texts, finish=st.booleans())
    def paste(self, text: str, finish: bool) -> None:
        self.act(lambda: self.editor.type_text(text))
        assert self.editor.text == text
        if finish:
            self.act(self.editor.finish_typing)
            assert self.editor.entry.typed is None or self.editor.text == text

    @rule(name=st.sampled_from(Taiwanese.circumstances))
    def toggle(self, name: str) -> None:
        before = self.editor.situation.has(name)
        refused = self.editor.circumstance_clash(name)
        self.act(lambda: self.editor.toggle(name))
        assert self.editor.situation.has(name) is (before if refused is not None else not before)

    @rule(self_draw=st.booleans(), wind=st.none() | winds, number=st.integers(0, 3))
    def choose(self, self_draw: bool, wind: Wind | None, number: int) -> None:
        self.act(lambda: self.editor.set_self_draw(self_draw))
        self.act(lambda: self.editor.set_source(wind))
        self.act(lambda: self.editor.set_counter(Counter.DEALER_WINS, number))
        self.act(lambda: self.editor.set_discards(number or None))
        assert self.editor.situation.discards == (number or None)

    @rule(seat=winds, wind=winds)
    def sit(self, seat: Wind, wind: Wind) -> None:
        self.act(lambda: self.editor.set_seat(seat))
        self.act(lambda: self.editor.set_round(wind))
        assert (self.editor.situation.seat_wind, self.editor.situation.round_wind) == (seat, wind)

    @rule(figures=st.none() | st.fixed_dictionaries({"tai": st.integers(0, 9)}))
    def value_alone(self, figures: dict[str, int] | None) -> None:
        self.act(lambda: self.editor.set_figures(figures))

    @rule()
    def clear(self) -> None:
        self.act(self.editor.clear)
        assert self.editor.text == ""

    @rule(steps=st.integers(1, 4))
    def undo(self, steps: int) -> None:
        for _ in range(steps):
            self._step(self.editor.history.undo, -1)

    @rule(steps=st.integers(1, 4))
    def redo(self, steps: int) -> None:
        for _ in range(steps):
            self._step(self.editor.history.redo, 1)

    def _step(self, move: Callable[[], None], way: int) -> None:
        if 0 <= self.now + way < len(self.entries):
            self.now += way
        with capture_exceptions() as exceptions:
            move()
        assert not exceptions

    @invariant()
    def history_holds_every_entry(self) -> None:
        assert self.editor.entry == self.entries[self.now]
        assert (self.editor.history.index(), self.editor.history.count()) == (self.now, len(self.entries) - 1)

    @invariant()
    def text_and_tiles_agree(self) -> None:
        typed = self.editor.entry.typed is not None
        parsed = parse_hand(self.editor.text, shorthand=typed)
        if not typed:
            assert (parsed.problems, parsed.pending) == ((), "")
        assert len(parsed.problems) + bool(parsed.pending) >= len(self.editor.entry.problems)
        assert same_tiles(self.editor.ruleset.hand_of(parsed.draft)) == same_tiles(self.editor.hand)

    @invariant()
    def nothing_contradicts(self) -> None:
        hand, ruleset = self.editor.hand, self.editor.ruleset
        assert [*ruleset.clashes(hand, self.editor.situation), *ruleset.idle(hand, self.editor.situation)] == []
        error = self.editor.outcome.error
        assert error is None or error.code != "contradiction"

    @invariant()
    def models_show_what_is(self) -> None:
        for model in self.lists:
            assert model.rows == type(model)(self.editor, self.language).rows
        picker, tree = PickerModel(self.editor, self.language), ScoreModel(self.editor, self.language)
        assert cells(self.picker) == cells(picker)
        assert branches(self.tree) == branches(tree)


def cells(model: PickerModel) -> list[Any]:
    return [model.index(row, column).data(ITEM_ROLE) for row in range(model.rowCount()) for column in range(9)]


def branches(model: ScoreModel) -> list[Any]:
    return [model.index(row, 0).data(ITEM_ROLE) for row in range(model.rowCount())]


@pytest.mark.parametrize("code", ["en", "pl"])
def test_random_use(speak: Speak, code: str) -> None:
    language = speak(code)
    run_state_machine_as_test(
        lambda: Session(language),
        settings=settings(
            max_examples=25, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
        ),
    )
