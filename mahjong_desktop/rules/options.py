"""Options that describe themselves, and the values chosen for them.

One table of options serves the record format, the command line, the option form and the help.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from mahjong_desktop.core.errors import BadRuleValue

Value: TypeAlias = bool | int | str

MOST = 10**9
"""No number in the rules is larger: it keeps every sum printable."""


@dataclass(frozen=True)
class Option:
    """One choice within a variant: a switch, a number or one of several words, by the type of its default."""

    id: str
    default: Value
    choices: tuple[str, ...] = ()
    least: int = 0
    presets: tuple[str, ...] = ()
    """The presets where it matters; empty: all. Elsewhere it may be given, and does nothing."""

    def matters_in(self, preset: str) -> bool:
        """Whether it changes anything under this preset."""
        return not self.presets or preset in self.presets

    def check(self, value: object) -> Value:
        """The value, if it is one the option can have; BadRuleValue otherwise."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadRuleValue("rules", name=self.id, value=shown(value), allowed=("true", "false"))
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= MOST:
                return value
            raise BadRuleValue("rules", name=self.id, value=shown(value), allowed=(f"≥ {self.least}",))
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadRuleValue("rules", name=self.id, value=shown(value), allowed=self.choices)


def shown(value: object) -> str:
    """A value as an error may repeat it: short, whatever came in."""
    if isinstance(value, (list, dict)):
        return "[…]" if isinstance(value, list) else "{…}"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def check_row_value(name: str, value: object) -> int | None:
    """A row's house value, None for a row switched off; BadRuleValue if it can be neither."""
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST):
        return value
    raise BadRuleValue("rules", name=name, value=shown(value), allowed=("≥ 0", "null"))


@dataclass(frozen=True)
class Choice:
    """The rules somebody plays by: a preset, and what differs from it."""

    preset: str
    options: Mapping[str, object] = field(default_factory=dict)
    """Option id to its value. Values are checked when a Ruleset is made."""
    rows: Mapping[str, object] = field(default_factory=dict)
    """House values: row id to its value, or None for a row switched off."""


def resolve(
    options: tuple[Option, ...], presets: Mapping[str, Mapping[str, Value]], choice: Choice
) -> dict[str, Value]:
    """The value of every option: the default, the preset's, the choice's. BadRuleValue if one cannot be.

    The names in the choice are known to exist.
    """
    values = {option.id: option.default for option in options}
    values.update(presets[choice.preset])
    for option in options:
        if option.id in choice.options:
            values[option.id] = option.check(choice.options[option.id])
    return values
