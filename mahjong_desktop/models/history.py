"""Undo and redo over immutable values: every state that was, and which of them is shown."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

StateT = TypeVar("StateT")


class History(QObject, Generic[StateT]):
    """A line of states. A new one follows the present one and takes the place of those undone."""

    moved = Signal()
    """Another state is the present one."""
    can_undo_changed = Signal(bool)
    can_redo_changed = Signal(bool)

    def __init__(self, first: StateT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._states = [first]
        self._index = 0

    @property
    def state(self) -> StateT:
        """The present state."""
        return self._states[self._index]

    def at(self, index: int) -> StateT:
        """The state after so many steps."""
        return self._states[index]

    def index(self) -> int:
        """How many steps lead to it."""
        return self._index

    def count(self) -> int:
        """How many steps there are, those undone included."""
        return len(self._states) - 1

    def can_undo(self) -> bool:
        """Whether a state came before."""
        return self._index > 0

    def can_redo(self) -> bool:
        """Whether a step was undone."""
        return self._index < self.count()

    def push(self, state: StateT) -> None:
        """A step to a new state."""
        self._set([*self._states[: self._index + 1], state], self._index + 1)

    def undo(self) -> None:
        """Back to the state before, if there is one."""
        self.go_to(self._index - 1)

    def redo(self) -> None:
        """Take the step again that was undone last, if one was."""
        self.go_to(self._index + 1)

    def go_to(self, index: int) -> None:
        """The state after so many steps, if there are so many."""
        if 0 <= index <= self.count() and index != self._index:
            self._set(self._states, index)

    def clear(self) -> None:
        """Forget every state but the present one."""
        self._set([self.state], 0)

    def _set(self, states: list[StateT], index: int) -> None:
        before = (self.state, self.can_undo(), self.can_redo())
        self._states, self._index = states, index
        if self.state is not before[0]:
            self.moved.emit()
        if self.can_undo() != before[1]:
            self.can_undo_changed.emit(self.can_undo())
        if self.can_redo() != before[2]:
            self.can_redo_changed.emit(self.can_redo())
