"""Asks for one name, and says at once why it cannot be."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.theme import Space

WIDTH = 420


def taking(do: Callable[[str], object], sentence: Callable[[MahjongError], str]) -> Callable[[str], str]:
    """What a NameDialog takes: does what the name is for, and returns the sentence about what stood in the way."""

    def take(name: str) -> str:
        try:
            do(name)
        except MahjongError as error:
            return sentence(error)
        return ""

    return take


class NameDialog(QDialog):
    """Closes once the name was taken; until then it says what is wrong with it."""

    def __init__(self, parent: QWidget, title: str, hint: str, name: str, take: Callable[[str], str]) -> None:
        """`take` does what the name is for, and returns an empty text or a sentence about what is wrong."""
        super().__init__(parent)
        self._take = take
        self.setWindowTitle(title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self._hint = QLabel(hint)
        self._hint.setProperty("role", "muted")
        self.field = QLineEdit(name)
        self.field.setAccessibleName(title)
        self.field.selectAll()
        self.problem = QLabel()
        self.problem.setProperty("role", "error")
        for label in (self._hint, self.problem):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        # made in the order in which they stand: so they are told to those who listen
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._save = self.buttons.addButton(QDialogButtonBox.StandardButton.Save)
        self._save.setProperty("variant", "primary")
        self._save.setText(self.tr("Save"))
        self.buttons.accepted.connect(self._try)
        self.buttons.rejected.connect(self.reject)
        self.field.textChanged.connect(lambda: self._say(""))
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.XL, Space.XL, Space.XL, Space.XL)
        column.setSpacing(Space.M)
        for widget in (self._hint, self.field, self.problem, self.buttons):
            column.addWidget(widget)
        self.setFixedWidth(WIDTH)
        self._say("")

    def _try(self) -> None:
        problem = self._take(self.field.text())
        self._say(problem)
        if problem:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.accept()

    def _say(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self._save.setEnabled(not problem)
        if self.field.property("invalid") is not bool(problem):
            self.field.setProperty("invalid", bool(problem))
            # a style sheet looks at a property again only when asked to
            self.field.style().unpolish(self.field)
            self.field.style().polish(self.field)
        self.adjustSize()
