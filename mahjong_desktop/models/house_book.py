"""The house rules that are kept in the store of games."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.models.house import House, parse_house, stored_rules, tidy
from mahjong_desktop.models.rule_changes import same_rules
from mahjong_desktop.records.fields import Json
from mahjong_desktop.records.hands import choice_record
from mahjong_desktop.rules.registry import VARIANTS
from mahjong_desktop.rules.ruleset import Ruleset

if TYPE_CHECKING:
    # the window stands sooner without the store, which nobody asks for at the start
    from mahjong_desktop.records.store import HouseRules, Store


def in_memory() -> Store:
    """A store of its own that goes with the program."""
    from mahjong_desktop.records.store import open_in_memory

    return open_in_memory()


class HouseBook(QObject):
    """The house rules in the store, which is opened when somebody asks for them; `changed` when they are others.

    What changes them raises a MahjongError where it cannot, and then changes nothing.
    """

    changed = Signal()

    def __init__(self, open_store: Callable[[], Store] = in_memory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open_store = open_store
        self._store: Store | None = None
        self._houses: tuple[House, ...] = ()

    # --- what there is

    @property
    def known(self) -> tuple[House, ...]:
        """Those that were read, or remembered from the last time; the store is not asked."""
        return self._houses

    def remember(self, house: House) -> None:
        """Know these rules by their name before the store is opened."""
        if self._store is None:
            self._houses = (*(one for one in self._houses if one.id != house.id), house)

    def read(self) -> tuple[House, ...]:
        """Those in the store as it is now, by variant and name. Rules that this version cannot read stay there."""
        found = [house for kept in self._opened().house_rules.all() if (house := _house(kept)) is not None]
        order = list(VARIANTS)
        houses = tuple(sorted(found, key=lambda house: order.index(house.variant)))
        if houses != self._houses:
            self._houses = houses
            self.changed.emit()
        return houses

    def try_to_read(self) -> None:
        """The same; where it cannot be done, those known before stay."""
        with suppress(MahjongError):
            self.read()

    def _opened(self) -> Store:
        if self._store is None:
            self._store = self._open_store()
        return self._store

    def of(self, name: str) -> tuple[House, ...]:
        """Those of a variant among the known ones."""
        return tuple(house for house in self._houses if house.variant == name)

    def find(self, house_id: int) -> House | None:
        """One of the known ones."""
        return next((house for house in self._houses if house.id == house_id), None)

    def like(self, rules: Ruleset[Any]) -> House | None:
        """One of the known ones that plays just like these rules."""
        return next((house for house in self._houses if same_rules(house.rules, rules)), None)

    def written_like(self, name: str, text: str) -> House | None:
        """The same for rules as they are stored."""
        if not self.of(name):
            return None
        try:
            rules = stored_rules(name, text)
        except (MahjongError, ValueError, RecursionError):
            return None
        return self.like(rules)

    # --- changes

    def add(self, name: str, rules: Ruleset[Any]) -> House:
        """New house rules. Errors: HouseNameTaken."""
        house = self._keep(name, rules)
        self.read()
        return house

    def add_beside(self, name: str, rules: Ruleset[Any]) -> House:
        """New house rules; where the name is taken, with a number after it."""
        house = self._keep_beside(name, rules, count(1))
        self.read()
        return house

    def _keep(self, name: str, rules: Ruleset[Any]) -> House:
        """Into the store, which is yet to be read. Errors: HouseNameTaken."""
        kept = self._opened().house_rules.add(tidy(name), rules.id, json.dumps(choice_record(rules.choice)))
        return House(kept.id, kept.name, rules.id, rules.choice)

    def _keep_beside(self, name: str, rules: Ruleset[Any], numbers: Iterator[int]) -> House:
        """The same; the name gets the first of these numbers with which it is free, 1 being no number."""
        from mahjong_desktop.records.store import HouseNameTaken

        for number in numbers:
            try:
                return self._keep(name if number == 1 else f"{name} ({number})", rules)
            except HouseNameTaken:
                continue
        raise AssertionError

    def update(self, house: House, rules: Ruleset[Any]) -> House:
        """Other rules under the same name. Errors: StoreGone."""
        return self._change(replace(house, choice=rules.choice))

    def rename(self, house: House, name: str) -> House:
        """The same rules under another name. Errors: HouseNameTaken, StoreGone."""
        return self._change(replace(house, name=tidy(name)))

    def _change(self, house: House) -> House:
        from mahjong_desktop.records.store import HouseRules

        text = json.dumps(choice_record(house.choice))
        self._opened().house_rules.change(HouseRules(house.id, house.name, house.variant, text))
        self.read()
        return house

    def delete(self, house: House) -> None:
        """Take house rules out of the store; games keep the rules they were played by. Errors: StoreGone."""
        self._opened().house_rules.delete(house.id)
        self.read()

    # --- in and out

    def export(self, house: House | None = None) -> str:
        """House rules as JSON text, or all of them in an array: also those that this version cannot play."""
        kept = [one for one in self._opened().house_rules.all() if house is None or one.id == house.id]
        texts = [json.dumps(_record(one), indent=1, ensure_ascii=False) for one in kept]
        return f"{texts[0]}\n" if house is not None and texts else f"[{','.join(texts)}]\n"

    def import_all(self, values: Iterable[Json]) -> tuple[list[House], list[tuple[int, str | None, MahjongError]]]:
        """Keep what can be read; those that came in, and of the others their place from 1, variant and what is wrong.

        Where the store fails, nothing after that is tried.
        """
        from mahjong_desktop.records.store import StoreError
        from mahjong_desktop.records.stream import ruleset_named

        added: list[House] = []
        numbers: defaultdict[str, Iterator[int]] = defaultdict(lambda: count(1))
        wrong: list[tuple[int, str | None, MahjongError]] = []
        for place, value in enumerate(values, start=1):
            try:
                name, rules = parse_house(value)
                added.append(self._keep_beside(name, rules, numbers[name]))
            except StoreError as error:
                wrong.append((place, None, error))
                break
            except MahjongError as error:
                known = None if isinstance(value, MahjongError) else ruleset_named(value)
                wrong.append((place, known, error))
        if added:
            # once: as many readings as there are rules would take a minute for a thousand
            self.try_to_read()
        return added, wrong


def _record(kept: HouseRules) -> dict[str, Json]:
    try:
        rules = json.loads(kept.rules)
    except (ValueError, RecursionError):
        rules = kept.rules
    return {"name": kept.name, "ruleset": kept.ruleset, "rules": rules}


def _house(kept: HouseRules) -> House | None:
    """The house rules as they are stored; None where this version cannot play them."""
    try:
        name, rules = parse_house(_record(kept))
    except MahjongError:
        return None
    return House(kept.id, name, rules.id, rules.choice)
