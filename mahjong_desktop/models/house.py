"""House rules as values: somebody's own rules under a name, from a record and as one."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from mahjong_desktop.core.errors import BadRecord, MahjongError
from mahjong_desktop.records.fields import Json, as_object, as_text, only_keys, required
from mahjong_desktop.records.hands import choice_record, read_choice
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset, variant
from mahjong_desktop.rules.ruleset import Ruleset

MOST_LETTERS = 60
HOUSE_KEYS = frozenset({"name", "ruleset", "rules"})


@dataclass(frozen=True)
class House:
    """Rules under a name."""

    id: int
    """What the store finds them by."""
    name: str
    variant: str
    """The variant's id."""
    choice: Choice

    @cached_property
    def rules(self) -> Ruleset[Any]:
        """The rules themselves."""
        return ruleset(self.variant, self.choice)


def tidy(name: str) -> str:
    """A name without blanks at its ends, and with single ones inside."""
    return " ".join(name.split())


def house_record(house: House) -> dict[str, Json]:
    """The house rules as a record."""
    return {"name": house.name, "ruleset": house.variant, "rules": choice_record(house.choice)}


def parse_house(value: Json) -> tuple[str, Ruleset[Any]]:
    """Name and rules of a record; the MahjongError that stands first in the way."""
    if isinstance(value, MahjongError):
        raise value
    if not isinstance(value, dict):
        raise BadRecord(reason="not_object")
    name = tidy(as_text(required(value, "name"), "name"))
    if not name:
        raise BadRecord("name", reason="missing_key", name="name")
    known = variant(as_text(required(value, "ruleset"), "ruleset"))
    only_keys(value, HOUSE_KEYS)
    choice = read_choice(as_object(value.get("rules", {}), "rules"), known)
    return name, ruleset(known.id, _frozen(choice))


@lru_cache(maxsize=256)
def stored_rules(name: str, text: str) -> Ruleset[Any]:
    """Rules as they are stored with a game."""
    return ruleset(name, _frozen(read_choice(as_object(json.loads(text), "rules"), variant(name))))


def _frozen(choice: Choice) -> Choice:
    """Rows of numbers as the options have them."""
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in choice.options.items()}
    return replace(choice, options=options)
