"""What stands in the window's bar while the hand page holds a winner's hand for the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mahjong_desktop.gui.table.elided_label import ElidedLabel
from mahjong_desktop.gui.theme import Space


class ForTableBar(QWidget):
    """Says whose hand it is, and leads back."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ElidedLabel()
        self.title.setProperty("role", "title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.back = QPushButton()
        self.back.setProperty("variant", "primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.M, 0, 0, 0)
        row.setSpacing(Space.M)
        row.addWidget(self.title, 1)
        row.addWidget(self.back)
        self._reword()

    def show_title(self, title: str) -> None:
        """Whose hand it is; empty: nobody's, and nothing is shown."""
        self.title.setText(title)
        self.setVisible(bool(title))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()

    def _reword(self) -> None:
        self.back.setText(self.tr("Back to the table"))
