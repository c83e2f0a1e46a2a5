"""A field for words to find."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QStyle, QToolButton, QWidget


class SearchLine(QLineEdit):
    """A line with a cross that empties it. Qt's own cross fades in and out, and has no name for screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cross = QAction(self)
        self.cross.setVisible(False)
        self.cross.triggered.connect(lambda _=False: self.clear())
        self.addAction(self.cross, QLineEdit.ActionPosition.TrailingPosition)
        self.textChanged.connect(lambda text: self.cross.setVisible(bool(text)))
        self._draw_cross()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.cross.setText(self.tr("Clear the search"))
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.cross.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw_cross()

    def _draw_cross(self) -> None:
        """As the style sheet in force has it."""
        self.cross.setIcon(self.style().standardIcon(QStyle.StandardPixmap.SP_LineEditClearButton, None, self))
