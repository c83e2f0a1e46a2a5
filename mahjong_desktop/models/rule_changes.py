"""In what rules differ from their preset, and from other rules of the same variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mahjong_desktop.rules.options import Choice, Value
from mahjong_desktop.rules.ruleset import Ruleset

Rules = Ruleset[Any]


def preset_values(variant: type[Ruleset[Any]], preset: str) -> Mapping[str, Value]:
    """What a preset says of every option that matters in it."""
    given = variant.presets[preset]
    return {one.id: given.get(one.id, one.default) for one in variant.options if one.matters_in(preset)}


def changed_options(variant: type[Ruleset[Any]], choice: Choice) -> tuple[str, ...]:
    """The options in which somebody's choice differs from its preset."""
    plain = preset_values(variant, choice.preset)
    return tuple(name for name, value in plain.items() if choice.options.get(name, value) != value)


def page_values(rules: Rules) -> Mapping[str, int | None]:
    """Every row of the table with the page's value; none where clubs cannot give others."""
    return {row.id: row.value for row in rules.table()} if rules.has_house_rows else {}


def row_values(rules: Rules) -> Mapping[str, int | None]:
    """Every row of the table with the value it is played with; None: switched off."""
    given = rules.choice.rows
    # a ruleset has checked them
    return {name: given.get(name, value) for name, value in page_values(rules).items()}  # type: ignore[misc]


def changed_rows(rules: Rules) -> tuple[str, ...]:
    """The rows in which somebody's rules differ from the page."""
    plain = page_values(rules)
    return tuple(name for name, value in row_values(rules).items() if value != plain[name])


def changes(rules: Rules) -> int:
    """In how many options and rows the rules differ from their preset."""
    return len(changed_options(type(rules), rules.choice)) + len(changed_rows(rules))


def differences(first: Rules, second: Rules) -> int:
    """In how many options and rows two rules with the same preset differ."""
    options = sum(
        first.values[option.id] != second.values[option.id]
        for option in first.options
        if option.matters_in(first.choice.preset)
    )
    others = row_values(second)
    return options + sum(value != others.get(name) for name, value in row_values(first).items())


def same_preset(first: Rules, second: Rules) -> bool:
    """Whether two rules come from the same preset."""
    return first.id == second.id and first.choice.preset == second.choice.preset


def same_rules(first: Rules, second: Rules) -> bool:
    """Whether two rules play alike, whatever way their differences from the preset were written down."""
    return same_preset(first, second) and differences(first, second) == 0
