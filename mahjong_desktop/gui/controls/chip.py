"""A pill that is on or off."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QHelpEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

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
from mahjong_desktop.gui.theme import Theme, Type

PADDING = 13
TIGHT = 10
"""The padding of pills that shall stand in one row in a narrow column."""
_INSET = 2.0
"""The pill is a little lower than what can be clicked, so that rows of pills keep their distance."""
_FOCUS_INSET = RING + 1.5
"""How far the fill draws back from the focus ring."""


class Chip(QAbstractButton):
    """A pill that is on (filled with the accent) or off. Dimmed, it cannot be switched and says why.

    `switched` is for the person's own action; `toggled` also comes when the program sets it. A dimmed chip can still be
    pointed at and focused: clicked or pressed by key it emits `explain_wanted` with the reason. `OneOf` makes several
    of them a choice of one. `on_felt`: it stands there, where the accent would not show.
    """

    switched = Signal(bool)
    explain_wanted = Signal(str)
    moved = Signal(int)
    """In a choice of one: an arrow key (one step) or Home and End (more than one)."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        parent: QWidget | None = None,
        *,
        padding: int = PADDING,
        on_felt: bool = False,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._padding = padding
        self._on_felt = on_felt
        self._reason: str | None = None
        self._focus = KeyboardFocus()
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(text)
        theme.changed.connect(self._restyle)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()

    def setChecked(self, on: bool) -> None:
        # Qt refuses to switch off the one of a choice that is on, yet none is before the first is chosen.
        exclusive = self.autoExclusive()
        self.setAutoExclusive(False)
        super().setChecked(on)
        self.setAutoExclusive(exclusive)

    def dimmed(self) -> str | None:
        """Why it cannot be switched, or None when it can."""
        return self._reason

    def set_dimmed(self, reason: str | None) -> None:
        """Dim it, saying why, or let it be switched again with None."""
        if reason != self._reason:
            self._reason = reason
            self.setAccessibleDescription(reason or "")
            self.update()

    def nextCheckState(self) -> None:
        # Every way of pressing comes through here: mouse, key, screen reader.
        if self._reason is not None:
            self.explain_wanted.emit(self._reason)
            return
        super().nextCheckState()
        self.switched.emit(self.isChecked())

    def sizeHint(self) -> QSize:
        font = self._text_font(checked=True)
        width = text_width(font, self.text()) + 2 * self._padding
        height = max(self._theme.control_height, text_height(font) + 2 * _INSET + 4)
        return QSize(int(width) + 1, int(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 4 * self._padding), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        pill = QRectF(self.rect()).adjusted(0, _INSET, 0, -_INSET)
        fill, line, ink = self._colours()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus() and self._focus.visible:
                # The ring takes the place of the line; a filled pill shrinks inside it, else it would not be seen.
                inset = _FOCUS_INSET if self.isChecked() else RING / 2
                inner = pill.adjusted(inset, inset, -inset, -inset)
                draw_box(painter, inner, inner.height() / 2, theme.colour(fill))
                draw_ring(painter, pill, pill.height() / 2, theme.colour("felt_focus" if self._on_felt else "accent"))
            else:
                draw_box(painter, pill, pill.height() / 2, theme.colour(fill), theme.colour(line))
            font = self._text_font(checked=self.isChecked())
            painter.setFont(font)
            painter.setPen(theme.colour(ink))
            text = elided(font, self.text(), pill.width() - 2 * self._padding + 2)
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, text)

    def event(self, event: QEvent) -> bool:
        if is_tip(event) and isinstance(event, QHelpEvent):
            return show_tip(self, event, self._reason or self.toolTip())
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._focus.key_pressed()
        step = step_of(event) if self.autoExclusive() else None
        if step is not None:
            self.moved.emit(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus.entered(event)
        super().focusInEvent(event)

    def _colours(self) -> tuple[str, str, str]:
        """Ground, line and text."""
        if self._on_felt:
            return self._felt_colours()
        if self._reason is not None or not self.isEnabled():
            ground = "control" if self.isChecked() else "card"
            return ground, "line", "disabled_ink"
        if self.isChecked():
            ground = "accent_pressed" if self.isDown() else "accent_hover" if self.underMouse() else "accent"
            return ground, ground, "on_accent"
        return ("pressed" if self.isDown() else "hover" if self.underMouse() else "card"), "border", "ink"

    def _felt_colours(self) -> tuple[str, str, str]:
        """The one that is on is light among dark ones."""
        pointed_at = self.isDown() or self.underMouse()
        if self._reason is not None or not self.isEnabled():
            ground = "felt_control" if self.isChecked() else "felt_bottom"
            return ground, "felt_control", "felt_focus"
        if self.isChecked():
            ground = "felt_focus" if pointed_at else "on_felt"
            return ground, ground, "felt_bottom"
        ground = "felt_hover" if pointed_at else "felt_control"
        return ground, ground, "on_felt"

    def _text_font(self, *, checked: bool) -> QFont:
        return self._theme.font(Type.BODY, QFont.Weight.DemiBold if checked else QFont.Weight.Normal)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
