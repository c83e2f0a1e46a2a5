"""A small number with a button to either side."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QHBoxLayout, QLabel, QSizePolicy, QSpinBox, QWidget

from mahjong_desktop.gui.controls.paint import draw_box, draw_ring, plain, text_width
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type


class Stepper(QWidget):
    """A label, a number, and buttons for one less and one more.

    The number can also be typed, or changed with the up and down keys; the wheel changes it only while it has the
    focus, so that scrolling past does not.
    """

    changed = Signal(int)
    """The person changed the number."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, minimum: int = 0, maximum: int = 99) -> None:
        super().__init__(parent)
        self._theme = theme
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setProperty("role", "caption")
        self._box = _Box(theme, self)
        self._label.setBuddy(self._box.number)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.S)
        row.addWidget(self._label)
        row.addWidget(self._box)
        self.setFocusProxy(self._box.number)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._box.number.valueChanged.connect(self.changed)
        self.set_range(minimum, maximum)
        self._restyle()
        theme.changed.connect(self._restyle)

    def set_label(self, text: str, *, less: str = "", more: str = "") -> None:
        """Show a label; `less` and `more` are what the buttons are called to a screen reader and as tool tip."""
        self._label.setText(text)
        self._label.setVisible(bool(text))
        self._box.number.setAccessibleName(text)
        for button, name in ((self._box.less, less), (self._box.more, more)):
            button.setAccessibleName(name or f"{text} {button.sign}")
            button.setToolTip(plain(name))

    def set_range(self, minimum: int, maximum: int) -> None:
        """Set the limits; a number outside them moves to the nearest, without the signal."""
        with QSignalBlocker(self._box.number):
            self._box.number.setRange(minimum, maximum)
        self._box.refresh()

    def value(self) -> int:
        """The number."""
        return self._box.number.value()

    def set_value(self, value: int) -> None:
        """Set the number without the signal."""
        with QSignalBlocker(self._box.number):
            self._box.number.setValue(value)
        self._box.refresh()

    def _restyle(self) -> None:
        self._box.refresh()
        self.updateGeometry()


class _Box(QWidget):
    """The trough with the number and its buttons."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.less = _Step(theme, "\u2212", self)
        self.number = _Number(self)
        self.more = _Step(theme, "+", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(0)
        for widget in (self.less, self.number, self.more):
            row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.less.clicked.connect(self.number.stepDown)
        self.more.clicked.connect(self.number.stepUp)
        self.number.valueChanged.connect(self.refresh)
        self.number.focus_changed.connect(self.update)

    def refresh(self) -> None:
        """Bring sizes and buttons in step with theme, limits and number."""
        number = self.number
        font = self._theme.font(Type.BODY, QFont.Weight.Bold, tabular=True)
        number.setFont(font)
        texts = (number.textFromValue(number.minimum()), number.textFromValue(number.maximum()))
        number.setFixedWidth(int(max(text_width(font, text) for text in texts)) + 17)
        self.less.setEnabled(self.isEnabled() and number.value() > number.minimum())
        self.more.setEnabled(self.isEnabled() and number.value() < number.maximum())
        self.less.updateGeometry()
        self.more.updateGeometry()
        self.setFixedHeight(self._theme.control_height)
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_box(painter, box, Radius.CONTROL + 1, self._theme.colour("control"))
            if self.number.hasFocus():
                draw_ring(painter, box, Radius.CONTROL + 1, self._theme.colour("accent"))


class _Number(QSpinBox):
    """The number itself: Qt's spin box without its frame and buttons, for its keys, typing and accessibility."""

    focus_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("variant", "bare")
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def stepBy(self, steps: int) -> None:
        super().stepBy(steps)
        # Qt selects the number after a step, which would look as if it were being edited.
        self.lineEdit().deselect()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        # A style sheet's spin box keeps room for its buttons even when it has none, and takes it back whenever it is
        # resized, shown or polished anew.
        if self.lineEdit().geometry() != self.rect():
            self.lineEdit().setGeometry(self.rect())
        return handled

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()


class _Step(QAbstractButton):
    """One less or one more. The keyboard has the arrow keys for it, so it takes no focus."""

    def __init__(self, theme: Theme, sign: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = sign
        self._theme = theme
        self.setAutoRepeat(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        side = self._theme.control_height - 6
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isEnabled():
                draw_box(painter, box, Radius.CONTROL - 2, theme.colour("raised_edge"))
                face = "pressed" if self.isDown() else "hover" if self.underMouse() else "raised"
                draw_box(painter, box.adjusted(0.5, 0, -0.5, -1), Radius.CONTROL - 2, theme.colour(face))
            pen = QPen(theme.colour("ink" if self.isEnabled() else "disabled_ink"), 1.8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            centre, arm = box.center(), min(box.width(), box.height()) * 0.17
            painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
            if self.sign == "+":
                painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))
