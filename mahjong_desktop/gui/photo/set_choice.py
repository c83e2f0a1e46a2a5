"""Which taught set photos are read with, as a list to choose from."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rules_text import shortened
from mahjong_desktop.models.tile_sets import TileSets


class SetChoice(QComboBox):
    """Follows the taught sets; `optional`: none of them can be chosen as well."""

    picked = Signal(str)
    """The person chose a set by its name; empty: none."""

    def __init__(
        self, sets: TileSets, language: Language, parent: QWidget | None = None, *, optional: bool = True
    ) -> None:
        super().__init__(parent)
        self._sets = sets
        self._optional = optional
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(10)
        self.activated.connect(lambda _: self.picked.emit(str(self.currentData() or "")))
        self._read = False
        language.changed.connect(lambda: self._fill(self._known()))
        self._fill(self._known())

    def follow(self) -> None:
        """Fill the list anew, the set in use chosen."""
        self._read = True
        self._fill(self._sets.names)

    def _known(self) -> tuple[str, ...]:
        """Before the sets have been read it is the chosen one: nobody waits for the others with a photo on its way."""
        if self._read:
            return self._sets.names
        return (self._sets.chosen,) if self._sets.chosen else ()

    def _fill(self, names: tuple[str, ...]) -> None:
        self.setAccessibleName(self.tr("Tile set"))
        self.clear()
        if self._optional:
            self.addItem(self.tr("Any tiles"), "")
        for name in names:
            self.addItem(shortened(name), name)
        self.setCurrentIndex(max(self.findData(self._sets.chosen), 0 if self._optional else -1))
