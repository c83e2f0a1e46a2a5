"""What is shown while there is no photo to look at: how far the reading is, or why there is nothing to read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.theme import Space, Theme

WIDTH = 460
THOUSAND = 1000


class MiddlePage(QWidget):
    """A card in the middle: a sentence, and something below it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = Card(theme, padding=Space.XXL)
        self.card.setFixedWidth(WIDTH)
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.inside = QVBoxLayout(self.card)
        self.inside.setContentsMargins(0, 0, 0, 0)
        self.inside.setSpacing(Space.L)
        self.inside.addWidget(self.label)
        # without an alignment, which would keep the card from growing with its text
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.card)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addLayout(row)
        column.addStretch(3)


class BusyPage(MiddlePage):
    """How far the reading is."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.label.setProperty("role", "title")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, THOUSAND)
        self.cancel = QPushButton()
        self.cancel.setAutoDefault(False)
        self.inside.addWidget(self.bar)
        self.inside.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignRight)

    def reword(self) -> None:
        """In the language in use."""
        self.label.setText(self.tr("Looking for the tiles…"))
        self.bar.setAccessibleName(self.tr("How much of the photo is read"))
        self.cancel.setText(self.tr("Cancel"))

    def show_progress(self, done: float) -> None:
        """From 0 to 1."""
        self.bar.setValue(round(done * THOUSAND))


class TroublePage(MiddlePage):
    """What is wrong, and the way on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.again = QPushButton()
        self.again.setProperty("variant", "primary")
        self.inside.addWidget(self.again, 0, Qt.AlignmentFlag.AlignRight)

    def reword(self) -> None:
        """In the language in use."""
        self.again.setText(self.tr("Another photo…"))

    def tell(self, sentence: str, *, again: bool) -> None:
        """The sentence; `again`: whether another photo may help."""
        self.label.setText(sentence)
        self.again.setVisible(again)
