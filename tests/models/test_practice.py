"""The practice editor: hands one after another, answers, and the record that lasts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desktop.models import practice
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.practice import PracticeEditor, Stage, Tally, entry_of
from mahjong_desktop.rules.registry import VARIANTS, ruleset


class Memory:
    """Words that last as long as the test."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def text(self, key: str, default: str = "") -> str:
        return self.kept.get(key, default)

    def set_text(self, key: str, value: str) -> None:
        self.kept[key] = value


Make = Callable[..., PracticeEditor]


@pytest.fixture
def make(qapp: QApplication, qtbot: QtBot) -> Make:
    """A practice editor with its first hand."""

    def make(name: str = "riichi", notes: Memory | None = None) -> PracticeEditor:
        hand = HandEditor(ruleset(name), qapp)
        editor = PracticeEditor(hand, notes or Memory(), Random(3), hand)
        assert editor.stage is Stage.DEALING
        editor.visit()
        qtbot.waitUntil(lambda: editor.task is not None, timeout=30_000)
        return editor

    return make


@pytest.mark.parametrize("name", VARIANTS)
def test_the_hand_is_shown_with_its_score(make: Make, name: str) -> None:
    editor = make(name)
    assert editor.task is not None
    assert editor.stage is Stage.ASKED
    assert editor.shown.hand == editor.task.hand
    assert editor.shown.situation == editor.task.situation
    assert editor.shown.outcome.score == editor.task.score
    assert not editor.shown.history.can_undo()
    assert entry_of(editor.task).situation == editor.task.situation


def test_a_right_answer(make: Make, qtbot: QtBot) -> None:
    editor = make()
    with qtbot.waitSignal(editor.changed):
        editor.check(editor.true_figures())
    assert editor.right
    assert editor.stage is Stage.ANSWERED
    assert editor.tally() == Tally(1, 1, 1, 1)
    editor.check({"han": 99})
    assert editor.tally() == Tally(1, 1, 1, 1)
    editor.reveal()
    assert editor.right


def test_a_wrong_answer_and_a_hand_that_is_shown(make: Make, qtbot: QtBot) -> None:
    editor = make()

    def go_on() -> None:
        editor.next()
        qtbot.waitUntil(lambda: editor.stage is Stage.ASKED, timeout=30_000)

    editor.check(editor.true_figures())
    go_on()
    editor.check({"han": 99})
    assert not editor.right
    assert editor.wrong == {"han"}
    assert editor.answer == {"han": 99}
    assert editor.tally() == Tally(2, 1, 0, 1)
    go_on()
    assert editor.wrong == frozenset()
    editor.check(editor.true_figures())
    go_on()
    editor.reveal()
    assert editor.stage is Stage.SHOWN
    assert not editor.right
    assert editor.tally() == Tally(3, 2, 0, 1)


def test_the_next_hand_is_ready_while_this_one_is_counted(make: Make, qtbot: QtBot) -> None:
    editor = make()
    first = editor.task
    qtbot.waitUntil(lambda: editor._ready is not None, timeout=30_000)
    editor.next()
    assert editor.stage is Stage.ASKED
    assert editor.task not in (None, first)


def test_levels_and_records_last(make: Make, qtbot: QtBot) -> None:
    notes = Memory()
    editor = make(notes=notes)
    assert [level.id for level in editor.levels] == ["han", "fu", "all"]
    editor.check(editor.true_figures())
    editor.choose_level("fu")
    assert editor.task is None
    qtbot.waitUntil(lambda: editor.task is not None, timeout=30_000)
    assert editor.tally() == Tally()
    editor.choose_level("fu")
    assert editor.task is not None
    again = make(notes=notes)
    assert again.level.id == "fu"
    assert again.tally("han") == Tally(1, 1, 1, 1)
    notes.set_text("practice/riichi/level", "no_such_level")
    assert again.level.id == "han"


def test_other_rules_deal_another_hand(make: Make, qtbot: QtBot) -> None:
    editor = make()
    first = editor.task
    editor.visit()
    assert editor.task is first
    editor._hand.use_rules(ruleset("taiwanese"))
    assert editor.task is first
    editor.visit()
    assert editor.task is None
    qtbot.waitUntil(lambda: editor.task is not None, timeout=30_000)
    assert editor.shown.ruleset.id == "taiwanese"
    assert editor.gap({"tai": 3}) is None


def test_the_same_seed_deals_the_same_hands(make: Make, qtbot: QtBot) -> None:
    editor = make()
    found = []
    for _ in range(2):
        editor.deal_again(5, "fu")
        qtbot.waitUntil(lambda: editor.task is not None, timeout=30_000)
        found.append(editor.task)
    assert found[0] == found[1]


def test_a_search_that_fails_is_not_tried_again(make: Make, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    editor = make()
    qtbot.waitUntil(lambda: editor._ready is not None, timeout=30_000)

    def failing(*_: object) -> object:
        raise ValueError("no deal")
        yield

    monkeypatch.setattr(practice, "search", failing)
    editor.choose_level("fu")
    with pytest.raises(ValueError, match="no deal"):
        editor._look_on()
    editor._look_on()
    editor.next()
    assert editor.true_figures() == {}
    editor._clock.stop()


@pytest.mark.parametrize("text", ["", "1 2", "3 2 1 x", "1 2 0 0", "-1 0 0 0", "5 3 4 3", "5 3 2 9"])
def test_what_is_no_record_is_a_fresh_start(text: str) -> None:
    assert Tally.read(text) == Tally()


def test_records_can_be_read_back() -> None:
    tally = Tally().after(True).after(True).after(False).after(True)
    assert tally == Tally(4, 3, 1, 2)
    assert Tally.read(str(tally)) == tally
    assert tally.broken() == Tally(4, 3, 0, 2)
