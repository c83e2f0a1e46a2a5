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
    absorbs: tuple[str, range] | None = None
    """A row that it replaces only for sets of these kinds."""
    option: str | None = None
    """The option that must be on for the row to exist."""

    def worth(self, value: int | None) -> Row[ViewT_contra]:
        """The same row with a house value."""
        return replace(self, value=value)

    @property
    def replaces(self) -> tuple[str, ...]:
        """All rows that it replaces, wholly or in part."""
        return self.drops if self.absorbs is None else (*self.drops, self.absorbs[0])


def line_of(row: Row[Any], found: Found) -> Line:
    """The breakdown's line of a row that was earned."""
    assert row.value is not None
    return Line(row.id, row.value, len(found), tuple(place for places in found for place in places))


def all_lines(rows: tuple[Row[Any], ...], found: Mapping[str, Found]) -> tuple[Line, ...]:
    """Every row that was earned, in the table's order."""
    return tuple(line_of(row, found[row.id]) for row in rows if found[row.id])


def remaining_lines(
    rows: tuple[Row[Any], ...], found: Mapping[str, Found], kinds: Sequence[int]
) -> tuple[tuple[Line, ...], tuple[Replaced, ...]]:
    """The rows that count, and those that another replaces. Only a row that itself counts replaces others.

    `kinds`: the tile at every place.
    """
    live = {row.id: list(found[row.id]) for row in rows if found[row.id]}
    by_id = {row.id: row for row in rows}
    gone: dict[str, list[tuple[str, Found]]] = {}

    def take(name: str, by: str, family: range | None) -> None:
        inside = [places for places in live[name] if family is None or kinds[places[0]] in family]
        live[name] = [places for places in live[name] if places not in inside]
        if inside:
            gone.setdefault(name, []).append((by, inside))

    for name in _droppers_first(tuple((row.id, row.replaces) for row in rows)):
        if not live.get(name):
            continue
        for target in by_id[name].drops:
            if target in live:
                take(target, name, None)
        absorbs = by_id[name].absorbs
        if absorbs is not None and absorbs[0] in live:
            take(absorbs[0], name, absorbs[1])
    lines = tuple(line_of(row, live[row.id]) for row in rows if live.get(row.id))
    replaced = tuple(
        Replaced(line_of(by_id[name], places), by)
        for name in by_id
        for by, places in gone.get(name, ())
    )
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
