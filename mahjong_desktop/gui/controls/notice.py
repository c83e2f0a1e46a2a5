"""A line that says what just happened."""

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFont,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import KeyboardFocus, draw_box, draw_ring, plain, text_height, text_width
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type


class Tone(Enum):
    """What a notice is about."""

    PLAIN = "plain"
    ERROR = "error"


class Notice(QFrame):
    """A bar with a line of text and perhaps an action, such as "Hand cleared · Undo"; hidden until there is one.

    It stays until dismissed or replaced, or for the time given, and while the pointer or the focus is on it.
    """

    action_wanted = Signal()
    dismissed = Signal()
    """It went away without its action: closed, or its time was over."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tone = Tone.PLAIN
        self._text = _Line(theme, self)
        self._action = _Action(theme, self)
        self._close = _Action(theme, self)
        self._close.setText("✕")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.L, 2, Space.S, 2)
        row.setSpacing(Space.S)
        row.addWidget(self._text, 1)
        row.addWidget(self._action)
        row.addWidget(self._close)
        # No higher than its text needs, which the layout learns from the height for the width.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._action.clicked.connect(self._act)
        self._close.clicked.connect(self._dismiss)
        self._timer.timeout.connect(self._time_over)
        theme.changed.connect(self._restyle)
        self.hide()

    def show_text(
        self, text: str, *, action: str = "", close: str = "", tone: Tone = Tone.PLAIN, seconds: float | None = None
    ) -> None:
        """Show a text, an action if it has a name, a closing cross if it has a name for screen readers.

        It goes away by itself after `seconds`; with None it stays.
        """
        self._tone = tone
        self._text.setText(text)
        self._action.setText(action)
        self._action.setAccessibleName(action)
        self._action.setVisible(bool(action))
        self._close.setAccessibleName(close)
        self._close.setToolTip(plain(close))
        self._close.setVisible(bool(close))
        self._timer.stop()
        self._restyle()
        self.show()
        if seconds is not None:
            self._timer.start(round(seconds * 1000))
        # Spoken without moving the focus to it.
        QAccessible.updateAccessibility(QAccessibleEvent(self._text, QAccessible.Event.Alert))

    def text(self) -> str:
        """The text shown last."""
        return self._text.text()

    def action_button(self) -> QAbstractButton:
        """The button of the action, for a shortcut or a tool tip."""
        return self._action

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, mark = ("soft_red", "red") if self._tone is Tone.ERROR else ("soft_accent", "accent")
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_box(painter, box, Radius.CONTROL, self._theme.colour(ground))
            draw_box(painter, QRectF(6, 9, 3, box.height() - 18), 1.5, self._theme.colour(mark))

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def _act(self) -> None:
        self.hide()
        self.action_wanted.emit()

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    def _time_over(self) -> None:
        # Who is reading it or about to press its button keeps it.
        if self.underMouse() or self._action.hasFocus() or self._close.hasFocus():
            self._timer.start(1000)
        else:
            self._dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._dismiss()
        else:
            super().keyPressEvent(event)

    def _restyle(self) -> None:
        for button in (self._action, self._close):
            button.tone = "red" if self._tone is Tone.ERROR else "accent"
            button.updateGeometry()
            button.update()
        self._text.restyle()
        self.setMinimumHeight(self._theme.control_height + 4)
        self.updateGeometry()
        self.update()


class _Line(QLabel):
    """The text: one line where there is room, else wrapped."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.restyle()

    def restyle(self) -> None:
        """Take over the theme's font."""
        self.setFont(self._theme.font())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        font = self._theme.font()
        return QSize(int(text_width(font, self.text())) + 2, int(text_height(font)) + 4)

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) + Space.M

    def minimumSizeHint(self) -> QSize:
        return QSize(min(120, self.sizeHint().width()), self.sizeHint().height())


class _Action(QAbstractButton):
    """A button that is only its text, in the notice's colour."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.tone = "accent"
        self._theme = theme
        self._focus = KeyboardFocus()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(int(text_width(self._font(), self.text())) + 1 + 2 * Space.M, self._theme.control_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect()).adjusted(0, 3, 0, -3)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isDown() or self.underMouse():
                draw_box(painter, box, Radius.CONTROL - 2, self._theme.colour("card"))
            if self.hasFocus() and self._focus.visible:
                draw_ring(painter, box, Radius.CONTROL - 2, self._theme.colour(self.tone))
            painter.setFont(self._font())
            painter.setPen(self._theme.colour(self.tone))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._focus.key_pressed()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus.entered(event)
        super().focusInEvent(event)

    def _font(self) -> QFont:
        return self._theme.font(Type.BODY, QFont.Weight.DemiBold)
