"""Keys that lead through a row of choices."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -2,
    Qt.Key.Key_End: 2,
}


def step_of(event: QKeyEvent) -> int | None:
    """One step back or on, or to an end (more than one); None: another key, or one with others held."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return None if held else _STEPS.get(event.key())
