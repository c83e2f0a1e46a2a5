"""Rules by their names."""

from __future__ import annotations

from typing import Any

from mahjong_desktop.models.house_book import HouseBook
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rule_changes import changes
from mahjong_desktop.rules.ruleset import Ruleset

LONGEST_NAME = 32
"""Letters of a name in a bar, a list or a menu; those of a longer one are left out at its end."""


def shortened(name: str, most: int = LONGEST_NAME) -> str:
    """A name as a bar, a list or a menu has room for it."""
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def preset_text(language: Language, rules: Ruleset[Any]) -> str:
    """A preset's name, and in how many options and rows the rules differ from it: "Tenhou · 2 changes"."""
    name = language.words(rules.id).text("presets", rules.choice.preset, "name")
    return language.with_changes(name, changes(rules))


def rules_text(language: Language, rules: Ruleset[Any], book: HouseBook) -> str:
    """Variant and rules, by the name of the house rules that are the same: "Taiwanese · Klub Smok"."""
    house = book.like(rules)
    name = preset_text(language, rules) if house is None else house.name
    return f"{language.words(rules.id).text('name')} · {name}"
