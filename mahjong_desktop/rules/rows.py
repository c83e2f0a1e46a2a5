"""Scoring rows as data, which of them can be earned at all, and which remain when one implies another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from graphlib import TopologicalSorter
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from mahjong_desktop.core.found import BY_WHOLE, NOT_FOUND, Found, OfGroups
from mahjong_desktop.core.scores import Line, Replaced

ViewT = TypeVar("ViewT")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
QuestionT = TypeVar("QuestionT", bound=Callable[..., Found])

Facts: TypeAlias = int
"""Cheap facts about a hand or a reading (`rules.facts`), a bit each."""


def needs(facts: Facts) -> Callable[[QuestionT], QuestionT]:
    """Says what a row's question takes for granted: where one of these facts is missing, it is not asked."""

    def mark(question: QuestionT) -> QuestionT:
        question.needs = facts  # type: ignore[attr-defined]
        return question

    return mark


class HasFacts(Protocol):
    """What has facts: a reading of a hand."""

    facts: Facts


@dataclass(frozen=True)
class ByFacts:
    """A question that facts answer: earned once where all of `needs` hold and none of `unless`."""

    needs: Facts
    unless: Facts = 0
    found: Found = BY_WHOLE

    def __call__(self, view: HasFacts) -> Found:
        return self.found if self.holds(view.facts) else NOT_FOUND

    def holds(self, facts: Facts) -> bool:
        """Whether the row is earned."""
        return facts & (self.needs | self.unless) == self.needs


@dataclass(frozen=True)
class Row(Generic[ViewT_contra]):
    """One row of a scoring table."""

    id: str
    value: int | None
    """What it brings each time; None: switched off."""
    found: Callable[[ViewT_contra], Found]
    drops: tuple[str, ...] = ()
    """The rows that it replaces when it counts."""
    absorbs: str | None = None
    """A row that it replaces only for the sets among its own tiles."""
    option: str | None = None
    """The option that must be on for the row to exist."""
    opened: int | None = None
    """What it brings in an open hand where that is another value; 0: nothing."""

    @property
    def needs(self) -> Facts:
        """The facts without which it is not earned."""
        return getattr(self.found, "needs", 0)

    def worth(self, value: int | None) -> Row[ViewT_contra]:
        """The same row with a house value."""
        return replace(self, value=value)

    @property
    def replaces(self) -> tuple[str, ...]:
        """All rows that it replaces, wholly or in part."""
        return self.drops if self.absorbs is None else (*self.drops, self.absorbs)


Asked: TypeAlias = tuple[tuple[Row[ViewT], Line | None], ...]
"""The rows that a reading may earn, in the table's order; with its line what it does earn."""


class RowsByFacts(dict[Facts, Asked[ViewT]]):
    """For the facts of a reading the rows that it may earn.

    Few combinations of facts occur, so it fills as they do.
    """

    def __init__(self, rows: tuple[Row[ViewT], ...]) -> None:
        super().__init__()
        self._rows = rows

    def __missing__(self, facts: Facts) -> Asked[ViewT]:
        self[facts] = tuple(self._asked(facts))
        return self[facts]

    def _asked(self, facts: Facts) -> Iterator[tuple[Row[ViewT], Line | None]]:
        for row in self._rows:
            question = row.found
            if isinstance(question, ByFacts):
                if question.holds(facts):
                    yield row, line_of(row, question.found)
            elif row.needs & facts == row.needs:
                yield row, None


def line_of(row: Row[Any], found: Found) -> Line:
    """The breakdown's line of a row that was earned."""
    value = row.value
    assert value is not None
    return Line(row.id, value, found)


def lines_of(asked: Asked[ViewT], view: ViewT) -> tuple[Line, ...]:
    """The lines of the rows that the reading earns."""
    lines = []
    for row, line in asked:
        if line is not None:
            lines.append(line)
        elif found := row.found(view):
            lines.append(line_of(row, found))
    return tuple(lines)


class Replacements:
    """Which rows of a table replace which. Only a row that itself counts replaces others."""

    def __init__(self, rows: tuple[Row[Any], ...]) -> None:
        self._rows = {row.id: row for row in rows}
        self._replacing = [row for row in map(self._rows.__getitem__, _droppers_first(rows)) if row.replaces]

    def remaining(self, earned: tuple[Line, ...]) -> tuple[tuple[Line, ...], tuple[Replaced, ...]]:
        """The rows that count among those that were earned, and those that another replaces."""
        live = {line.id: line.found for line in earned}
        gone: dict[str, list[tuple[str, Found]]] = {}
        for row in self._replacing:
            if not live.get(row.id):
                continue
            for target in row.replaces:
                if not live.get(target):
                    continue
                if target in row.drops:
                    inside, live[target] = live[target], NOT_FOUND
                else:
                    inside, live[target] = _parted(live[target], live[row.id])
                if inside:
                    gone.setdefault(target, []).append((row.id, inside))
        if not gone:
            return earned, ()
        lines = [line_of(self._rows[name], found) for name, found in live.items() if found]
        replaced = [Replaced(line_of(self._rows[name], found), by) for name in live for by, found in gone.get(name, ())]
        return tuple(lines), tuple(replaced)


def _parted(found: Found, by: Found) -> tuple[OfGroups, OfGroups]:
    """What a row found among the groups by which another was earned, and what beside them."""
    assert isinstance(found, OfGroups)
    assert isinstance(by, OfGroups)
    own = {group for groups in by for group in groups}
    inside = OfGroups([groups for groups in found if own.issuperset(groups)])
    return inside, OfGroups([groups for groups in found if groups not in inside])


def _droppers_first(rows: tuple[Row[Any], ...]) -> list[str]:
    """The row ids, each after every row that could replace it."""
    order: TopologicalSorter[str] = TopologicalSorter({row.id: () for row in rows})
    for row in rows:
        for target in row.replaces:
            order.add(target, row.id)
    known = {row.id for row in rows}
    return [name for name in order.static_order() if name in known]
