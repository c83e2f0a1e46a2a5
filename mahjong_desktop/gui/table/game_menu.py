"""What can be done with the game as a whole: another one, names, files, paper, the end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


class GameMenu(QMenu):
    """Each step is a signal; who hears it does it."""

    new_game = Signal()
    past_games = Signal()
    rename = Signal()
    stop = Signal()
    save_json = Signal()
    save_csv = Signal()
    save_pdf = Signal()
    print_out = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._texts: list[tuple[QAction, Callable[[], str]]] = []
        self._add(lambda: self.tr("New game"), self.new_game)
        self._add(lambda: self.tr("Past games…"), self.past_games)
        self.addSeparator()
        self._add(lambda: self.tr("Names of the players…"), self.rename)
        self.stop_step = self._add(lambda: self.tr("Stop here"), self.stop)
        self.addSeparator()
        self._add(lambda: self.tr("Save the score sheet as PDF…"), self.save_pdf)
        self._add(lambda: self.tr("Print the score sheet…"), self.print_out)
        self._add(lambda: self.tr("Save as a table (CSV)…"), self.save_csv)
        self._add(lambda: self.tr("Save the game (JSON)…"), self.save_json)
        self.reword()

    def _add(self, text: Callable[[], str], wanted: SignalInstance) -> QAction:
        action = self.addAction("")
        action.triggered.connect(lambda _=False: wanted.emit())
        self._texts.append((action, text))
        return action

    def reword(self) -> None:
        """Every text in the language in use."""
        for action, text in self._texts:
            action.setText(text())
