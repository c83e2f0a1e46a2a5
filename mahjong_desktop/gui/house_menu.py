"""The menu of house rules: which are played, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desktop.gui.house_steps import HouseSteps
from mahjong_desktop.gui.rules_in_use import RulesInUse
from mahjong_desktop.models.language import Language


class HouseMenu(QMenu):
    """Filled when it opens."""

    def __init__(
        self, rules: RulesInUse, language: Language, steps: HouseSteps, compare: Callable[[], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self._language = language
        self._steps = steps
        self._compare = compare
        self._group = QActionGroup(self)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Every entry as it is now."""
        self._steps.read()
        self.clear()
        rules, steps, house = self._rules, self._steps, self._rules.house
        variant, preset = rules.rules.id, rules.rules.choice.preset
        name = self._language.words(variant).text("presets", preset, "name")
        self._choice(self.tr("None: {preset}").format(preset=name), house is None, rules.choose_preset, variant, preset)
        for one in rules.book.of(variant):
            here = house is not None and house.id == one.id
            self._choice(rules.house_text(one), here, rules.choose_house, one)
        self.addSeparator()
        self._add(self.tr("Save as house rules…"), steps.save_as)
        self._add(self.tr("Save changes"), steps.save, rules.is_unsaved)
        self._add(self.tr("Back to what was saved"), steps.take_back, rules.is_unsaved)
        self._add(self.tr("Rename…"), steps.rename, house is not None)
        self._add(self.tr("Delete"), steps.delete, house is not None)
        self.addSeparator()
        self._add(self.tr("Compare…"), self._compare)
        self.addSeparator()
        self._add(self.tr("Import…"), steps.import_file)
        self._add(self.tr("Export…"), steps.export_one, house is not None)
        self._add(self.tr("Export all…"), steps.export_all, bool(rules.book.known))

    def _choice(self, text: str, chosen: bool, choose: Callable[..., None], *what: object) -> None:
        action = self.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(chosen)
        action.triggered.connect(lambda _=False: partial(choose, *what)())
        self._group.addAction(action)

    def _add(self, text: str, do: Callable[[], None], possible: bool = True) -> None:
        action = self.addAction(text)
        action.setEnabled(possible)
        action.triggered.connect(lambda _=False: do())
