"""Practice: one hand after another to count, what was answered, and the running record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.models.entry import Entry
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.practice.answers import forms_for, gap, true_figures, wrong_figures
from mahjong_desktop.practice.deal import Task
from mahjong_desktop.practice.levels import Level, levels_of
from mahjong_desktop.practice.tasks import search
from mahjong_desktop.rules.figures import Figures, Form
from mahjong_desktop.rules.ruleset import Ruleset


class Notes(Protocol):
    """Where words are kept between runs."""

    def text(self, key: str, default: str = "") -> str:
        """What is kept there."""

    def set_text(self, key: str, value: str) -> None:
        """Keep it."""


@dataclass(frozen=True)
class Tally:
    """How it went so far."""

    answered: int = 0
    right: int = 0
    streak: int = 0
    """Right answers in a row, up to now."""
    best: int = 0
    """The longest such row."""

    def after(self, right: bool) -> Tally:
        """With one more answer."""
        streak = self.streak + 1 if right else 0
        return Tally(self.answered + 1, self.right + right, streak, max(self.best, streak))

    def broken(self) -> Tally:
        """With a hand that was shown instead of answered."""
        return Tally(self.answered, self.right, 0, self.best)

    def __str__(self) -> str:
        return f"{self.answered} {self.right} {self.streak} {self.best}"

    @classmethod
    def read(cls, text: str) -> Tally:
        """What was kept; anything else is a fresh start."""
        parts = text.split()
        if len(parts) != 4 or not all(part.isascii() and part.isdigit() and len(part) < 9 for part in parts):
            return cls()
        answered, right, streak, best = map(int, parts)
        return cls(answered, right, streak, best) if streak <= best <= right <= answered else cls()


class Stage(StrEnum):
    """Where one stands with the hand on show."""

    DEALING = "dealing"
    ASKED = "asked"
    ANSWERED = "answered"
    SHOWN = "shown"
    """Without an answer."""


class PracticeEditor(QObject):
    """Deals hands of the chosen variant and level, checks answers and counts them; `shown` holds the hand's score.

    The next hand is looked for deal by deal while the window lives on, and while the person counts this one.
    """

    changed = Signal()

    def __init__(self, hand: HandEditor, notes: Notes, rng: Random, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._notes = notes
        self.rng = rng
        self.shown = HandEditor(hand.ruleset, self)
        self.task: Task | None = None
        self.stage = Stage.DEALING
        self.answer: Figures = {}
        self.wrong: frozenset[str] = frozenset()
        self._ruleset: Ruleset[Any] | None = None
        self._search: Iterator[Task | None] | None = None
        self._ready: Task | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._look_on)

    # --- variant and level

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The rules that the hands are played by."""
        return self._ruleset or self._hand.ruleset

    @property
    def levels(self) -> tuple[Level, ...]:
        """The variant's levels."""
        return levels_of(self.ruleset.id)

    @property
    def level(self) -> Level:
        """The chosen one."""
        kept = self._notes.text(f"practice/{self.ruleset.id}/level")
        return next((level for level in self.levels if level.id == kept), self.levels[0])

    @property
    def forms(self) -> tuple[Form, ...]:
        """The forms in which an answer can be given."""
        return forms_for(self.level, self.ruleset)

    def visit(self) -> None:
        """The page is on show: a hand by the rules in force, if there is none yet."""
        if self._ruleset is not self._hand.ruleset:
            self._ruleset = self._hand.ruleset
            self._start_anew()

    def choose_level(self, name: str) -> None:
        """Another level, and a hand of it."""
        if name != self.level.id:
            self._notes.set_text(f"practice/{self.ruleset.id}/level", name)
            self._start_anew()

    def deal_again(self, seed: int, level: str) -> None:
        """The hands of that level which this seed leads to."""
        self.rng.seed(seed)
        self._notes.set_text(f"practice/{self.ruleset.id}/level", level)
        self._start_anew()

    # --- the record

    def tally(self, level: str | None = None) -> Tally:
        """How it went at a level; the chosen one unless another is named."""
        return Tally.read(self._notes.text(self._tally_key(level or self.level.id)))

    def _tally_key(self, level: str) -> str:
        return f"practice/{self.ruleset.id}/{level}"

    def _keep(self, tally: Tally) -> None:
        self._notes.set_text(self._tally_key(self.level.id), str(tally))

    # --- one hand after another

    def _start_anew(self) -> None:
        self._ready = None
        self._search = None
        self.next()

    def next(self) -> None:
        """The next hand, as soon as there is one."""
        self.task = None
        self.answer, self.wrong = {}, frozenset()
        self.stage = Stage.DEALING
        self._look_for_one()
        if self._ready is None:
            self.changed.emit()
        else:
            self._show(self._ready)

    def _look_for_one(self) -> None:
        if self._ready is None and self._search is None:
            self._search = search(self.ruleset, self.level, self.rng)
            self._clock.start()

    def _look_on(self) -> None:
        """Play one more deal."""
        search, self._search = self._search, None
        found = None if search is None else next(search)
        if found is None:
            # put back only now: a search that fails is not tried again and again
            self._search = search
            return
        self._clock.stop()
        if self.stage is Stage.DEALING:
            self._show(found)
        else:
            self._ready = found

    def _show(self, task: Task) -> None:
        self._ready = None
        self.task = task
        self.stage = Stage.ASKED
        self.shown.clear()
        self.shown.use_rules(self.ruleset)
        self.shown.record(entry_of(task))
        self.shown.history.clear()
        self.changed.emit()
        self._look_for_one()

    # --- answers

    def check(self, answer: Figures) -> None:
        """Say whether these figures are right, and count the answer."""
        if self.task is None or self.stage is not Stage.ASKED:
            return
        self.answer = dict(answer)
        self.wrong = wrong_figures(answer, self.task, self.level, self.ruleset)
        self.stage = Stage.ANSWERED
        self._keep(self.tally().after(self.right))
        self.changed.emit()

    def reveal(self) -> None:
        """Show the score without an answer: nothing is counted, but a row of right answers ends."""
        if self.stage is Stage.ASKED:
            self.stage = Stage.SHOWN
            self._keep(self.tally().broken())
            self.changed.emit()

    @property
    def right(self) -> bool:
        """Whether the answer was right."""
        return self.stage is Stage.ANSWERED and not self.wrong

    def true_figures(self) -> Mapping[str, int]:
        """What the figures are that were asked for as numbers."""
        return {} if self.task is None else true_figures(self.task, self.level, self.ruleset)

    def gap(self, answer: Figures) -> MahjongError | None:
        """What is still to be said; None: the answer is whole."""
        return gap(answer, self.level, self.ruleset)


def entry_of(task: Task) -> Entry:
    """The task as somebody would have entered it."""
    return Entry(Draft.of(task.hand), task.situation)
