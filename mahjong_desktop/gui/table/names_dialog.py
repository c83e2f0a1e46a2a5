"""Other names for the players, or other people in their seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space

MOST_LETTERS = 60


class NamesDialog(QDialog):
    """Four fields, by the winds of the first deal; an empty one keeps its wind as name."""

    def __init__(
        self, players: Sequence[str], known: Sequence[str], around: Surroundings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        words = around.language.words()
        self.setWindowTitle(self.tr("Names of the players"))
        hint = QLabel(self.tr("By the seats of the first deal. A player can be replaced at any time."))
        hint.setProperty("role", "caption")
        hint.setWordWrap(True)
        self.fields = [QLineEdit(name) for name in players]
        form = QFormLayout()
        form.setHorizontalSpacing(Space.L)
        form.setVerticalSpacing(Space.S)
        for wind, field in zip(Wind, self.fields, strict=True):
            field.setMaxLength(MOST_LETTERS)
            field.setPlaceholderText(words.wind(wind))
            field.setCompleter(QCompleter(list(known), field))
            form.addRow(words.wind(wind), field)
        # made in the order in which they stand: so they are told to those who listen
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Ok).setProperty("variant", "primary")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.XL, Space.XL, Space.XL, Space.XL)
        column.setSpacing(Space.L)
        column.addWidget(hint)
        column.addLayout(form)
        column.addWidget(self.buttons)
        self.setMinimumWidth(380)

    def names(self) -> tuple[str, ...]:
        """The four names as they are now."""
        return tuple(field.text().strip() or field.placeholderText() for field in self.fields)
