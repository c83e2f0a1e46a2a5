"""The rules somebody plays by, kept between runs: variant, preset, and what was changed in each preset."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from mahjong_desktop.core.errors import BadRuleValue
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.rules.options import Choice, Value
from mahjong_desktop.rules.registry import VARIANTS

VARIANT, PRESET, OPTIONS = "rules/variant", "rules/preset", "rules/options"


class RulesMemory:
    """Reads and writes the rules among the preferences. What no longer is an option, or a value of one, is dropped."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def last(self) -> tuple[str, Choice]:
        """The variant and rules of the last time, if they are still there."""
        name = self._preferences.text(VARIANT)
        if name not in VARIANTS:
            name = next(iter(VARIANTS))
            return name, self.choice(name)
        return name, self.choice(name, self._preferences.text(PRESET))

    def choice(self, name: str, preset: str | None = None) -> Choice:
        """A preset of a variant as it was left; without a preset, or an unknown one, the last used."""
        presets = VARIANTS[name].presets
        wishes = (preset or "", self._preferences.text(f"{PRESET}_of/{name}"))
        found = next((wish for wish in wishes if wish in presets), next(iter(presets)))
        return Choice(found, self._changes(name, found))

    def keep(self, name: str, choice: Choice) -> None:
        """Remember these rules."""
        self._preferences.set_text(VARIANT, name)
        self._preferences.set_text(PRESET, choice.preset)
        self._preferences.set_text(f"{PRESET}_of/{name}", choice.preset)
        kept = {**self._kept(), _key(name, choice.preset): dict(choice.options)}
        self._preferences.set_text(OPTIONS, json.dumps({key: changes for key, changes in kept.items() if changes}))

    def _kept(self) -> Mapping[str, Any]:
        try:
            found = json.loads(self._preferences.text(OPTIONS) or "{}")
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _changes(self, name: str, preset: str) -> dict[str, Value]:
        found = self._kept().get(_key(name, preset))
        changes: dict[str, Value] = {}
        for option in VARIANTS[name].options:
            if isinstance(found, dict) and option.id in found:
                try:
                    changes[option.id] = option.check(found[option.id])
                except BadRuleValue:
                    continue
        return changes


def _key(name: str, preset: str) -> str:
    return f"{name}/{preset}"
