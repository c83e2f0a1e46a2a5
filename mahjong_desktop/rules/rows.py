"""Scoring rows as data, and which of them remain when one implies another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from graphlib import TopologicalSorter
from typing import Any, Generic, TypeAlias, TypeVar

from mahjong_desktop.core.scores import Line, Replaced

Places: TypeAlias = tuple[int, ...]
"""Places in `hand.tiles`."""
Found: TypeAlias = Sequence[Places]
"""How often a row is earned, and by which tiles each time; empty: not at all."""

NOT_FOUND: Found = ()

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


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

    def worth(self, value: int | None) -> Row[ViewT_contra]:
        """The same row with a house value."""
        return replace(self, value=value)

    @property
    def replaces(self) -> tuple[str, ...]:
        """All rows that it replaces, wholly or in part."""
        return self.drops if self.absorbs is None else (*self.drops, self.absorbs)


def line_of(row: Row[Any], found: Found) -> Line:
    """The breakdown's line of a row that was earned."""
    assert row.value is not None
    return Line(row.id, row.value, len(found), tuple(place for places in found for place in places))


def all_lines(rows: tuple[Row[Any], ...], found: Mapping[str, Found]) -> tuple[Line, ...]:
    """Every row that was earned, in the table's order."""
    return tuple(line_of(row, found[row.id]) for row in rows if found[row.id])


def remaining_lines(
    rows: tuple[Row[Any], ...], found: Mapping[str, Found]
) -> tuple[tuple[Line, ...], tuple[Replaced, ...]]:
    """The rows that count, and those that another replaces. Only a row that itself counts replaces others."""
    by_id = {row.id: row for row in rows}
    live = {row.id: list(found[row.id]) for row in rows if found[row.id]}
    gone: dict[str, list[tuple[str, Found]]] = {}
    for name in _droppers_first(tuple((row.id, row.replaces) for row in rows)):
        if not live.get(name):
            continue
        own = {place for places in live[name] for place in places}
        for target in by_id[name].replaces:
            whole = target in by_id[name].drops
            inside = [places for places in live.get(target, ()) if whole or own.issuperset(places)]
            if inside:
                live[target] = [places for places in live[target] if places not in inside]
                gone.setdefault(target, []).append((name, inside))
    lines = tuple(line_of(row, live[row.id]) for row in rows if live.get(row.id))
    replaced = tuple(Replaced(line_of(row, places), by) for row in rows for by, places in gone.get(row.id, ()))
    return lines, replaced


@lru_cache(maxsize=64)
def _droppers_first(replaces: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[str, ...]:
    """The row ids, each after every row that could replace it."""
    order: TopologicalSorter[str] = TopologicalSorter({name: () for name, _ in replaces})
    for name, targets in replaces:
        for target in targets:
            order.add(target, name)
    known = {name for name, _ in replaces}
    return tuple(name for name in order.static_order() if name in known)
