"""What painted buttons of the pages share: Return presses them too, and a ring shows the focus that keys brought."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_desktop.gui.controls.paint import KeyboardFocus


class KeyButton(QAbstractButton):
    """A button that paints itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keyboard = KeyboardFocus()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def shows_focus(self) -> bool:
        """Whether the keyboard brought the focus here, so that a ring shows it."""
        return self.hasFocus() and self._keyboard.visible

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._keyboard.key_pressed()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._keyboard.entered(event)
        super().focusInEvent(event)
