"""The rules in force, by their name: a preset, house rules, or what was made of either."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.rules_memory import RulesMemory
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.house import House
from mahjong_desktop.models.house_book import HouseBook
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rule_changes import changed_options, changed_rows, differences, same_preset
from mahjong_desktop.models.rules_text import preset_text, shortened
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset
from mahjong_desktop.rules.ruleset import Ruleset


class RulesInUse(QObject):
    """Chooses and remembers the editor's rules; `changed` when they, or their name, are others."""

    changed = Signal()

    def __init__(
        self,
        editor: HandEditor,
        memory: RulesMemory,
        book: HouseBook,
        language: Language,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._memory = memory
        self._language = language
        self.book = book
        self._house: House | None = memory.house(editor.ruleset.id)
        self._own = False
        if self._house is not None:
            book.remember(self._house)
            if not same_preset(self._house.rules, editor.ruleset):
                self._house = None
        editor.rules_changed.connect(self._follow)
        book.changed.connect(self._follow_book)

    # --- what there is

    @property
    def rules(self) -> Ruleset[Any]:
        """The rules in force."""
        return self._editor.ruleset

    @property
    def house(self) -> House | None:
        """The house rules that are in force, or that the rules in force are made from."""
        return self._house

    @property
    def is_unsaved(self) -> bool:
        """Whether house rules were changed since they were saved."""
        return self._house is not None and differences(self._house.rules, self.rules) > 0

    def kept(self, name: str, preset: str) -> Ruleset[Any]:
        """A preset as it was left."""
        return ruleset(name, self._memory.choice(name, preset))

    def text(self) -> str:
        """The rules in force: "high table · 2 changes", "Klub Smok"."""
        if self._house is None:
            return preset_text(self._language, self.rules)
        return self.house_text(self._house)

    def differences_text(self) -> str:
        """In how many options and rows they differ from their preset; of house rules also which preset that is."""
        options = len(changed_options(type(self.rules), self.rules.choice))
        rows = len(changed_rows(self.rules))
        parts = []
        if self._house is not None:
            words = self._language.words(self.rules.id)
            preset = words.text("presets", self.rules.choice.preset, "name")
            parts += [self._house.name] if shortened(self._house.name) != self._house.name else []
            parts.append(self.tr("Made from: {preset}").format(preset=preset))
        if options:
            parts.append(self.tr("%n option(s) differ from the preset", "", options))
        if rows:
            parts.append(self.tr("%n row(s) have another value", "", rows))
        return " · ".join(parts)

    def house_text(self, house: House) -> str:
        """The name of house rules, and in how much they differ from what was saved, as they were left."""
        here = self._house is not None and self._house.id == house.id
        count = differences(house.rules, self.rules if here else ruleset(house.variant, self._memory.draft(house)))
        return self._language.with_changes(shortened(house.name), count)

    # --- choosing

    def choose_variant(self, name: str) -> None:
        """Play a variant as it was played last."""
        house = self._memory.house(name)
        if house is None:
            self._use(name, self._memory.choice(name), None)
        else:
            self.choose_house(house)

    def choose_preset(self, name: str, preset: str) -> None:
        """Play a preset as it was left."""
        self._use(name, self._memory.choice(name, preset), None)

    def choose_house(self, house: House) -> None:
        """Play house rules as they were left."""
        self._use(house.variant, self._memory.draft(house), house)

    def edit(self, rules: Ruleset[Any]) -> None:
        """Play these rules, which were made from those in force."""
        self._use(rules.id, rules.choice, self._house)

    def save_as(self, name: str) -> None:
        """Keep the rules in force under a new name; what was changed in a preset for them is taken back there."""
        house = self.book.add(name, self.rules)
        if self._house is None:
            self._memory.keep(house.variant, Choice(house.choice.preset))
        self.adopt(house)

    def save(self) -> None:
        """Keep the rules in force under the name that they have."""
        if self._house is not None:
            self.adopt(self.book.update(self._house, self.rules))

    def adopt(self, house: House) -> None:
        """These house rules were saved just now: play by them."""
        self._use(house.variant, house.choice, house)

    def take_back(self) -> None:
        """House rules are again as they were saved."""
        if self._house is not None:
            self._use(self._house.variant, self._house.choice, self._house)

    def delete(self, house: House) -> Callable[[], House]:
        """Delete house rules; what brings them back. Where they were in force, their preset is from now on."""
        before, rules = self._house, self.rules
        here = before is not None and before.id == house.id
        self._house = None if here else before
        try:
            self.book.delete(house)
        except MahjongError:
            self._house = before
            raise
        self._memory.forget(house)
        if here:
            self.choose_preset(house.variant, house.choice.preset)

        def undo() -> House:
            back = self.book.add_beside(house.name, house.rules)
            if here:
                self.adopt(back)
                self.edit(rules)
            return back

        return undo

    def _use(self, name: str, choice: Choice, house: House | None) -> None:
        self._memory.keep(name, choice, house)
        self._house = house
        self._own = True
        self._editor.use_rules(ruleset(name, choice))
        self._own = False
        self.changed.emit()

    def _follow(self) -> None:
        """Somebody else brought other rules, as a game does."""
        if not self._own:
            self._house = self.book.like(self.rules)
            self.changed.emit()

    def _follow_book(self) -> None:
        """The name or the saved rules may be others, or gone."""
        if self._house is not None:
            found = self.book.find(self._house.id)
            if found is None or not same_preset(found.rules, self.rules):
                gone, self._house = self._house, None
                self._memory.forget(gone)
                self._memory.keep(self.rules.id, self.rules.choice)
            elif found != self._house:
                self._house = found
                self._memory.keep(self.rules.id, self.rules.choice, found)
        self.changed.emit()
