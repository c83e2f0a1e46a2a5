"""The variants there are. To add one: its folder, its words in `help/`, and a line here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, TypeAlias

from mahjong_desktop.core.errors import UnknownRule
from mahjong_desktop.rules.options import Choice, shown
from mahjong_desktop.rules.ruleset import Ruleset

Variant: TypeAlias = type[Ruleset[Any]]


class Variants(Mapping[str, Variant]):
    """Variants by id, each loaded when it is asked for: to score a hand needs one, and so does the first page."""

    def __init__(self, classes: Mapping[str, str]) -> None:
        self._classes = classes
        self._loaded: dict[str, Variant] = {}

    def __getitem__(self, name: str) -> Variant:
        if name not in self._loaded:
            class_name = self._classes[name]
            self._loaded[name] = getattr(import_module(f"mahjong_desktop.rules.{name}"), class_name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._classes

    def __iter__(self) -> Iterator[str]:
        return iter(self._classes)

    def __len__(self) -> int:
        return len(self._classes)


VARIANTS = Variants({"taiwanese": "Taiwanese", "riichi": "Riichi", "japanese_classical": "JapaneseClassical"})
"""Each folder and the class in it."""


@lru_cache(maxsize=64)
def known_variant(name: str) -> Variant | None:
    """The variant of that id, if there is one."""
    return VARIANTS.get(name)


def variant(name: str) -> Variant:
    """The variant of that id; UnknownRule if there is none."""
    if name not in VARIANTS:
        raise UnknownRule("ruleset", reason="ruleset", name=shown(name))
    return VARIANTS[name]


def ruleset(name: str, choice: Choice | None = None) -> Ruleset[Any]:
    """The variant under the chosen rules. A ruleset never changes, so the same choice finds the same one again."""
    if choice is None:
        return variant(name)()
    options, rows = _given(choice.options), _given(choice.rows)
    if all(_is_plain(value) for _, _, value in options + rows):
        return _remembered(name, choice.preset, options, rows)
    return variant(name)(choice)


Given: TypeAlias = tuple[tuple[str, type, object], ...]
"""What a choice gives. With the types, since True is no 1 in the rules."""


def _given(values: Mapping[str, object]) -> Given:
    return tuple([(name, type(value), value) for name, value in values.items()]) if values else ()


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, (bool, int, float, str))


@lru_cache(maxsize=64)
def _remembered(name: str, preset: str, options: Given, rows: Given) -> Ruleset[Any]:
    options_given, rows_given = ({key: value for key, _, value in given} for given in (options, rows))
    return variant(name)(Choice(preset, options_given, rows_given))
