"""Values: what their fields are, alike where those are alike, and never changed."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar, dataclass_transform

ValueT = TypeVar("ValueT")


@dataclass_transform(frozen_default=True)
def value(kind: type[ValueT]) -> type[ValueT]:
    """Makes a class of values, for those of which a score takes many.

    A frozen dataclass to the type checker, which sees to it that none is changed; made three times as quickly as one
    that sees to it itself.
    """
    return dataclass(unsafe_hash=True, slots=True)(kind)


@dataclass_transform(frozen_default=True)
def value_that_remembers(kind: type[ValueT]) -> type[ValueT]:
    """The same for a class with answers that are `remembered`."""
    return dataclass(unsafe_hash=True)(kind)


def fields_of(of: object) -> dict[str, Any]:
    """The fields of a value, by name."""
    return {field.name: getattr(of, field.name) for field in fields(of)}  # type: ignore[arg-type]  # a dataclass


def changed(of: ValueT, **changes: Any) -> ValueT:
    """The value with other fields."""
    return replace(of, **changes)  # type: ignore[type-var]  # a dataclass, which the decorator hides
