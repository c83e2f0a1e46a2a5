"""The variants there are. To add one: its folder, its words in `help/`, and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from mahjong_desktop.core.errors import UnknownRule
from mahjong_desktop.rules.japanese_classical import JapaneseClassical
from mahjong_desktop.rules.options import Choice, shown
from mahjong_desktop.rules.riichi import Riichi
from mahjong_desktop.rules.ruleset import Ruleset
from mahjong_desktop.rules.taiwanese import Taiwanese

VARIANTS: Mapping[str, type[Ruleset[Any]]] = {variant.id: variant for variant in (Taiwanese, Riichi, JapaneseClassical)}


def variant(name: str) -> type[Ruleset[Any]]:
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
