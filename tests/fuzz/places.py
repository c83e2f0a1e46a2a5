"""Where something in a record can be changed."""

from collections.abc import Iterator
from typing import Any


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every object and array with each of its keys or indexes, from the outside in."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])
