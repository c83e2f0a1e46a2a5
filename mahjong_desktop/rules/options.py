"""Options that describe themselves, and the values chosen for them.

One table of options serves the record format, the command line, the option form and the help.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, TypeGuard

from mahjong_desktop.core.errors import BadRuleValue

Value: TypeAlias = bool | int | str | tuple[int, ...]

MOST = 10**9
"""No number in the rules is larger: it keeps every sum printable."""


@dataclass(frozen=True)
class Option:
    """One choice within a variant; the type of its default says what it is.

    A switch, a number, one of several words or numbers (`choices`), or a row of numbers that sum to zero.
    """

    id: str
    default: Value
    choices: tuple[str, ...] | tuple[int, ...] = ()
    least: int = 0
    step: int = 1
    """A number is a multiple of this."""
    presets: tuple[str, ...] = ()
    """The presets where it matters; empty: all. Elsewhere it may be given, and does nothing."""
    table: bool = False
    """Whether it is about the game between the hands, and not about what a hand is worth."""
    zero_is_off: bool = False
    """Whether the number 0 says that there is no such rule."""

    def matters_in(self, preset: str) -> bool:
        """Whether it changes anything under this preset."""
        return not self.presets or preset in self.presets

    def check(self, value: object) -> Value:
        """The value, if it is one the option can have; BadRuleValue otherwise."""
        if isinstance(self.default, tuple):
            fits = isinstance(value, (list, tuple)) and self._is_row(value)
            value = tuple(value) if isinstance(value, (list, tuple)) and fits else value
        elif isinstance(self.default, int) and not isinstance(self.default, bool) and not self.choices:
            fits = _is_number(value) and self.least <= value <= MOST and value % self.step == 0
        elif isinstance(self.default, bool):
            fits = isinstance(value, bool)
        else:
            fits = type(value) is type(self.default) and value in self.choices
        if not fits:
            raise BadRuleValue("rules", name=self.id, value=shown(value), allowed=self._allowed())
        return value  # type: ignore[return-value]  # the checks above are what Value says

    def _is_row(self, value: list[object] | tuple[object, ...]) -> bool:
        assert isinstance(self.default, tuple)
        numbers = [one for one in value if _is_number(one) and abs(one) <= MOST]
        return len(numbers) == len(value) == len(self.default) and sum(numbers) == 0

    def _allowed(self) -> tuple[str, ...]:
        if isinstance(self.default, bool):
            return "true", "false"
        if isinstance(self.default, tuple):
            return (f"{len(self.default)} × ±n, Σ = 0",)
        if isinstance(self.default, int) and not self.choices:
            return (f"≥ {self.least}" + (f", n × {self.step}" if self.step > 1 else ""),)
        return tuple(map(str, self.choices))


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def number(values: Mapping[str, Value], name: str) -> int:
    """The value of a numeric option."""
    value = values[name]
    assert isinstance(value, int)
    return value


def shown(value: object) -> str:
    """A value as an error may repeat it: short, whatever came in."""
    if isinstance(value, (list, dict)):
        return "[…]" if isinstance(value, list) else "{…}"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def check_row_value(name: str, value: object) -> int | None:
    """A row's house value, None for a row switched off; BadRuleValue if it can be neither."""
    if value is None or (_is_number(value) and 0 <= value <= MOST):
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
