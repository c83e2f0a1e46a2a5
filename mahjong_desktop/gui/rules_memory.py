"""The rules somebody plays by, kept between runs: variant, preset or house rules, and what was changed in each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from mahjong_desktop.core.errors import BadRuleValue, MahjongError
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.models.house import House, house_record, parse_house
from mahjong_desktop.records.hands import choice_record
from mahjong_desktop.rules.options import Choice, Value, check_row_value
from mahjong_desktop.rules.registry import VARIANTS

VARIANT, PRESET, OPTIONS, HOUSE = "rules/variant", "rules/preset", "rules/options", "rules/house_of"
ROWS = "rows"


class RulesMemory:
    """Reads and writes the rules among the preferences. What no longer is an option, or a value of one, is dropped.

    House rules lie in the store; here are the name and the rules of those used last, so that the start needs no store.
    """

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def last(self) -> tuple[str, Choice]:
        """The variant and rules of the last time, if they are still there."""
        name = self._preferences.text(VARIANT)
        if name not in VARIANTS:
            name = next(iter(VARIANTS))
            return name, self.choice(name)
        house = self.house(name)
        if house is not None:
            return name, self.draft(house)
        return name, self.choice(name, self._preferences.text(PRESET))

    def choice(self, name: str, preset: str | None = None) -> Choice:
        """A preset of a variant as it was left; without a preset, or an unknown one, the last used."""
        presets = VARIANTS[name].presets
        wishes = (preset or "", self._preferences.text(f"{PRESET}_of/{name}"))
        found = next((wish for wish in wishes if wish in presets), next(iter(presets)))
        return self._read(name, found, self._kept().get(_key(name, found)))

    def house(self, name: str) -> House | None:
        """The house rules that the variant was played by last, as they were saved; None: it was a preset."""
        found = _loaded(self._preferences.text(f"{HOUSE}/{name}"))
        number = found.pop("id", None)
        try:
            title, rules = parse_house(found)
        except MahjongError:
            return None
        return House(number, title, name, rules.choice) if isinstance(number, int) and rules.id == name else None

    def draft(self, house: House) -> Choice:
        """House rules as they were left, which may differ from how they were saved."""
        kept = self._kept()
        key = _house_key(house)
        return self._read(house.variant, house.choice.preset, kept[key]) if key in kept else house.choice

    def keep(self, name: str, choice: Choice, house: House | None = None) -> None:
        """Remember these rules; `house`: those that they are, or are made from."""
        self._preferences.set_text(VARIANT, name)
        self._preferences.set_text(PRESET, choice.preset)
        self._preferences.set_text(f"{PRESET}_of/{name}", choice.preset)
        self._preferences.set_text(f"{HOUSE}/{name}", "" if house is None else _text(house))
        changes = choice_record(choice)
        changes.pop("preset")
        kept = self._kept()
        if house is None:
            kept[_key(name, choice.preset)] = changes
            kept = {key: given for key, given in kept.items() if given}
        elif choice != house.choice:
            kept[_house_key(house)] = changes
        else:
            kept.pop(_house_key(house), None)
        self._write(kept)

    def forget(self, house: House) -> None:
        """The house rules are no longer there."""
        kept = self._kept()
        kept.pop(_house_key(house), None)
        self._write(kept)
        remembered = self.house(house.variant)
        if remembered is not None and remembered.id == house.id:
            self._preferences.set_text(f"{HOUSE}/{house.variant}", "")

    def _kept(self) -> dict[str, Any]:
        return _loaded(self._preferences.text(OPTIONS))

    def _write(self, kept: Mapping[str, Any]) -> None:
        self._preferences.set_text(OPTIONS, json.dumps(kept))

    def _read(self, name: str, preset: str, found: object) -> Choice:
        """A choice with those of the changes found that can be."""
        given = found if isinstance(found, dict) else {}
        options: dict[str, Value] = {}
        for option in VARIANTS[name].options:
            if option.id in given:
                try:
                    options[option.id] = option.check(given[option.id])
                except BadRuleValue:
                    continue
        return Choice(preset, options, _rows(name, preset, given.get(ROWS)))


def _rows(name: str, preset: str, found: object) -> dict[str, int | None]:
    variant = VARIANTS[name]
    rows: dict[str, int | None] = {}
    if variant.has_house_rows and isinstance(found, dict):
        for row in variant(Choice(preset)).table():
            if row.id in found:
                try:
                    rows[row.id] = check_row_value(row.id, found[row.id])
                except BadRuleValue:
                    continue
    return rows


def _loaded(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _text(house: House) -> str:
    return json.dumps({"id": house.id, **house_record(house)})


def _key(name: str, preset: str) -> str:
    return f"{name}/{preset}"


def _house_key(house: House) -> str:
    return f"{house.variant}/house/{house.id}"
