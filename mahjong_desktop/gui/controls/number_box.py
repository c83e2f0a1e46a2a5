"""A number to enter, written as all numbers on screen are."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from mahjong_desktop.help.numbers import MINUS
from mahjong_desktop.models.numbers import plain


class NumberBox(QSpinBox):
    """Qt's spin box with the thousands apart and a true minus sign; a hyphen can be typed for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setGroupSeparatorShown(True)

    def textFromValue(self, value: int) -> str:
        return plain(value)

    def valueFromText(self, text: str) -> int:
        return super().valueFromText(text.replace(MINUS, "-"))

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        state, _, _ = super().validate(text.replace(MINUS, "-"), place)
        return state, text, place
