"""A line that says what happened, with a way back; or how far long work has come, with a way to stop it."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton

from mahjong_desktop.gui.theme import Space

PATIENCE = 0.3
"""Seconds that work may take before there is something to see of it."""
BAR_WIDTH = 140


class MessageBar(QFrame):
    """Hidden while there is nothing to say."""

    undo_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._since = 0.0
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(BAR_WIDTH)
        self.undo = QPushButton()
        self.stop = QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.M)
        row.addWidget(self.label, 1)
        row.addWidget(self.bar)
        for button in (self.undo, self.stop):
            button.setAutoDefault(False)
            row.addWidget(button)
        self.undo.clicked.connect(self.undo_wanted)
        self.stop.clicked.connect(self.stop_wanted)
        self.reword()
        self.clear()

    def reword(self) -> None:
        """The buttons in the language in use."""
        self.undo.setText(self.tr("Undo"))
        self.undo.setToolTip("Ctrl+Z")
        self.stop.setText(self.tr("Stop"))

    def say(self, text: str, *, error: bool = False, undo: bool = False) -> None:
        """What happened; and whether it can be undone."""
        self._show(text, error=error, undo=undo)

    def clear(self) -> None:
        """Nothing to say."""
        self._show("")

    def begin(self) -> None:
        """Work begins. It is only shown when it takes long."""
        self.clear()
        self._since = perf_counter()

    def advance(self, text: str, done: int, total: int) -> None:
        """How far it has come; `total` 0: nobody knows."""
        if self.isHidden() and perf_counter() - self._since < PATIENCE:
            return
        if self.bar.isHidden():
            self._show(text, working=True)
        self.label.setText(text)
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _show(self, text: str, *, error: bool = False, undo: bool = False, working: bool = False) -> None:
        role = "error" if error else ""
        if self.label.property("role") != role:
            self.label.setProperty("role", role)
            # a style sheet looks at a property only when it is told to
            self.label.style().unpolish(self.label)
            self.label.style().polish(self.label)
        self.label.setText(text)
        self.undo.setVisible(undo)
        self.bar.setVisible(working)
        self.stop.setVisible(working)
        self.setVisible(bool(text))
