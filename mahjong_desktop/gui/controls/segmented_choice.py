"""One of a few, side by side in a trough."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QHelpEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import (
    RING,
    KeyboardFocus,
    draw_box,
    draw_ring,
    elided,
    is_tip,
    show_tip,
    text_height,
    text_width,
)
from mahjong_desktop.gui.controls.steps import step_of
from mahjong_desktop.gui.theme import Radius, Theme, Type

_MARGIN = 3
"""Between the trough's edge and its segments; the focus ring lies in it."""
_PADDING = 13
"""Left and right of a segment's text."""


class SegmentedChoice(QFrame):
    """A choice of one among few, all visible: a rounded trough with the chosen segment raised.

    Arrow keys, Home and End choose; Tab enters at the chosen segment. A click leaves the focus where it was. To a
    screen reader it is a panel of radio buttons: give it an accessible name that says what is chosen.
    """

    chosen = Signal(str)
    """The person chose another key."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._segments: dict[str, _Segment] = {}
        self._value: str | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)

    def set_items(self, items: Iterable[tuple[str, str, str]]) -> None:
        """Show these segments: key, text, and the full name (tool tip, and what a screen reader says).

        A key that was chosen, or disabled, stays so; setting the same keys again only changes the words.
        """
        wanted = list(items)
        if [key for key, _, _ in wanted] != list(self._segments):
            self._rebuild([key for key, _, _ in wanted])
        for key, text, name in wanted:
            self._segments[key].set_words(text, name)
        self._mark()
        self.updateGeometry()

    def value(self) -> str | None:
        """The chosen key, or None when none is."""
        return self._value

    def set_value(self, key: str | None) -> None:
        """Choose a key without the signal; None or an unknown key chooses none."""
        value = key if key in self._segments else None
        if value != self._value:
            self._value = value
            self._mark()

    def set_disabled_reason(self, key: str, reason: str | None) -> None:
        """Disable a segment, saying why, or enable it again with None."""
        segment = self._segments[key]
        if reason != segment.reason:
            segment.set_reason(reason)
            self._mark()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_box(painter, QRectF(self.rect()), Radius.CONTROL + 1, self._theme.colour("control"))

    def sizeHint(self) -> QSize:
        return QSize(self._row.totalSizeHint().width(), self._theme.control_height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._row.totalMinimumSize().width(), self._theme.control_height)

    def _rebuild(self, keys: list[str]) -> None:
        reasons = {key: segment.reason for key, segment in self._segments.items()}
        for segment in self._segments.values():
            self._row.removeWidget(segment)
            segment.hide()
            segment.deleteLater()
        self._segments = {}
        for key in keys:
            segment = _Segment(self._theme, key, self)
            segment.set_reason(reasons.get(key))
            segment.clicked.connect(self._clicked)
            segment.moved.connect(self._move)
            self._segments[key] = segment
            self._row.addWidget(segment)
        if self._value not in self._segments:
            self._value = None

    def _clicked(self) -> None:
        segment = self.sender()
        if isinstance(segment, _Segment):
            self._choose(segment.key)

    def _choose(self, key: str) -> None:
        changed = key != self._value
        self._value = key
        self._mark()
        if changed:
            self.chosen.emit(key)

    def _move(self, step: int) -> None:
        """Choose the next usable segment in a direction; a step of more than one goes to the end."""
        usable = [key for key, segment in self._segments.items() if segment.isEnabled()]
        if not usable:
            return
        if abs(step) > 1:
            target = usable[-1] if step > 0 else usable[0]
        else:
            focused = next((key for key, segment in self._segments.items() if segment.hasFocus()), usable[0])
            order = list(self._segments)
            if step > 0:
                target = next((key for key in usable if order.index(key) > order.index(focused)), focused)
            else:
                target = next((key for key in reversed(usable) if order.index(key) < order.index(focused)), focused)
        self._choose(target)
        self._segments[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def _mark(self) -> None:
        """Bring the segments in step with the value; Tab stops at the chosen one, or at the first that can be used."""
        usable = [key for key, segment in self._segments.items() if segment.isEnabled()]
        stop = self._value if self._value in usable else next(iter(usable), None)
        for key, segment in self._segments.items():
            segment.set_chosen(key == self._value)
            segment.setFocusPolicy(Qt.FocusPolicy.TabFocus if key == stop else Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self._segments[stop] if stop is not None else None)  # type: ignore[arg-type]  # None: no proxy

    def _restyle(self) -> None:
        for segment in self._segments.values():
            segment.updateGeometry()
            segment.update()
        self.updateGeometry()
        self.update()


class _Segment(QAbstractButton):
    """One segment: to a screen reader a radio button."""

    moved = Signal(int)
    """An arrow key (one step) or Home and End (more than one) was pressed."""

    def __init__(self, theme: Theme, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = key
        self.reason: str | None = None
        self._theme = theme
        self._name = ""
        self._focus = KeyboardFocus()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def set_words(self, text: str, name: str) -> None:
        """Show a text; the name is what it means in full."""
        self._name = name
        self.setText(text)
        self.setAccessibleName(name or text)
        self.updateGeometry()
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        """Raise it or not."""
        # An exclusive button refuses to be unchecked; here the container sees to it that only one is.
        self.setAutoExclusive(False)
        self.setChecked(chosen)
        self.setAutoExclusive(True)

    def set_reason(self, reason: str | None) -> None:
        """Why it cannot be chosen, or None when it can."""
        self.reason = reason
        self.setAccessibleDescription(reason or "")
        self.setEnabled(reason is None)

    def sizeHint(self) -> QSize:
        font = self._text_font()
        width = text_width(font, self.text()) + 2 * _PADDING
        height = max(self._theme.control_height - 2 * _MARGIN, text_height(font) + 4)
        return QSize(int(width) + 1, int(height))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(hint.width() - 2 * _PADDING + 12, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        radius = Radius.CONTROL - 2.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isChecked():
                draw_box(painter, box, radius, theme.colour("raised_edge"))
                draw_box(painter, box.adjusted(0.5, 0, -0.5, -1), radius, theme.colour("raised"))
            elif self.isEnabled() and (self.isDown() or self.underMouse()):
                draw_box(painter, box, radius, theme.colour("pressed"))
            if self.hasFocus() and self._focus.visible:
                draw_ring(painter, box, radius + RING / 2, theme.colour("accent"))
            font = self._text_font()
            painter.setFont(font)
            painter.setPen(theme.colour(self._ink()))
            padding = min(float(_PADDING), max(2.0, (box.width() - text_width(font, self.text())) / 2))
            text = elided(font, self.text(), box.width() - 2 * padding)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, text)

    def event(self, event: QEvent) -> bool:
        if is_tip(event) and isinstance(event, QHelpEvent):
            return show_tip(self, event, self.reason or (self._name if self._name != self.text() else ""))
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._focus.key_pressed()
        step = step_of(event)
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus.entered(event)
        super().focusInEvent(event)

    def _text_font(self) -> QFont:
        # The same weight chosen or not, so that nothing moves when the choice does.
        return self._theme.font(Type.BODY, QFont.Weight.DemiBold)

    def _ink(self) -> str:
        if not self.isEnabled():
            # what is chosen for good must be read all the more
            return "muted" if self.isChecked() else "disabled_ink"
        return "ink" if self.isChecked() else "muted"
