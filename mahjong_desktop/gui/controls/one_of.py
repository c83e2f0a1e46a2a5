"""Chips of which one is on."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, Qt

from mahjong_desktop.gui.controls.chip import Chip


class OneOf(QObject):
    """Makes chips of one parent a choice of one: radio buttons to a screen reader, one stop to the Tab key.

    Tab enters at the chip that is on; arrow keys, Home and End choose as clicks do, round the ends. A dimmed chip is
    only gone to, so that its reason is heard.
    """

    def __init__(self, parent: QObject, chips: Iterable[Chip] = ()) -> None:
        super().__init__(parent)
        self._chips: list[Chip] = []
        for chip in chips:
            self.add(chip)

    def add(self, chip: Chip) -> None:
        """One more to choose from."""
        chip.setAutoExclusive(True)
        chip.moved.connect(partial(self._move, chip))
        chip.toggled.connect(lambda _: self.settle())
        self._chips.append(chip)
        self.settle()

    def clear(self) -> None:
        """None of them any more."""
        self._chips = []

    def settle(self) -> None:
        """Where Tab enters, after chips were dimmed, shown or hidden; `add` and checks need no call."""
        shown = [chip for chip in self._chips if not chip.isHidden()]
        free = [chip for chip in shown if chip.dimmed() is None]
        wanted = ([one for one in shown if one.hasFocus()], [one for one in shown if one.isChecked()], free, shown)
        stop = next((chips[0] for chips in wanted if chips), None)
        for chip in self._chips:
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus if chip is stop else Qt.FocusPolicy.NoFocus)

    def _move(self, chip: Chip, step: int) -> None:
        """Choose the next chip; where none is on, the one that has the focus."""
        shown = [one for one in self._chips if not one.isHidden()]
        if abs(step) > 1:
            target = shown[-1] if step > 0 else shown[0]
        elif any(one.isChecked() for one in shown) or chip.dimmed() is not None:
            target = shown[(shown.index(chip) + step) % len(shown)]
        else:
            target = chip
        target.setFocus(Qt.FocusReason.TabFocusReason)
        if target.dimmed() is None:
            target.click()
        self.settle()
