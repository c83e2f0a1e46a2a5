"""A field for words to find."""

from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget


class SearchLine(QLineEdit):
    """A line with a cross that empties it, which has no name of Qt's for screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        for cross in self.findChildren(QToolButton):
            cross.setAccessibleName(self.tr("Clear the search"))
