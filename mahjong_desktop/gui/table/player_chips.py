"""A question that players' names answer: one chip a player, and sometimes one for nobody of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desktop.core.table import PLAYERS, Player
from mahjong_desktop.gui.controls import Chip, FlowLayout, OneOf
from mahjong_desktop.gui.controls.chip import TIGHT
from mahjong_desktop.gui.theme import Space, Theme

EXTRA = -1


class PlayerChips(QWidget):
    """A caption over the chips. `chosen` brings the player, or EXTRA for the chip that stands before them.

    With `several` any number of them can be on, else one.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, *, extra: bool = False, several: bool = False) -> None:
        super().__init__()
        self._caption = QLabel()
        self._caption.setProperty("role", "caption")
        self._caption.setTextFormat(Qt.TextFormat.PlainText)
        keys = (EXTRA, *PLAYERS) if extra else tuple(PLAYERS)
        self.chips = {key: Chip(theme, padding=TIGHT) for key in keys}
        box = QWidget()
        flow = FlowLayout(box, gap=Space.XS, row_gap=0)
        for key, chip in self.chips.items():
            chip.switched.connect(partial(self._switched, key))
            flow.addWidget(chip)
        self._one = None if several else OneOf(box, self.chips.values())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XS)
        column.addWidget(self._caption)
        column.addWidget(box)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, caption: str, names: Mapping[Player, str]) -> None:
        """The question and the names; EXTRA is the key of the chip before them."""
        self._caption.setText(caption)
        for key, name in names.items():
            self.chips[key].setText(name)
            self.chips[key].setAccessibleName(f"{caption}: {name}")

    def show_chosen(self, chosen: Collection[int], reasons: Mapping[int, str] | None = None) -> None:
        """Which are on, and why some cannot be."""
        for key, chip in self.chips.items():
            chip.setChecked(key in chosen)
            chip.set_dimmed((reasons or {}).get(key))
        if self._one is not None:
            self._one.settle()

    def _switched(self, key: int, _: bool) -> None:
        self.chosen.emit(key)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return tuple(self.chips.values())
