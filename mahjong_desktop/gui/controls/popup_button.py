"""A quiet button that opens a menu."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import (
    KeyboardFocus,
    draw_box,
    draw_chevron,
    draw_ring,
    elided,
    text_height,
    text_width,
)
from mahjong_desktop.gui.theme import Radius, Theme, Type

_PADDING = 12
_GAP = 8
_ARROW = 8
_SEPARATOR = " · "
_LEAST_STRONG = 80
"""Room for the beginning of a strong text that may be cut."""
_BARS = 14
"""Width of the three bars that stand for a menu without text."""


class PopupButton(QPushButton):
    """A bordered button with a strong text, a muted one and a down arrow, such as "Taiwanese · high table".

    It opens its menu. Without text it shows three bars, the main menu's sign; give it an accessible name then.
    """

    def __init__(self, theme: Theme, menu: QMenu, parent: QWidget | None = None, *, cuts_strong: bool = False) -> None:
        """`cuts_strong`: where there is no room for both texts, the strong one is cut and the muted one stays."""
        super().__init__(parent)
        self.cuts_strong = cuts_strong
        self._theme = theme
        self._strong = ""
        self._muted = ""
        self._focus = KeyboardFocus()
        self.setMenu(menu)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)

    def set_texts(self, strong: str, muted: str = "") -> None:
        """Show a strong text and, where there is room, a muted one after it."""
        self._strong = strong
        self._muted = muted
        # An ampersand would make a shortcut of the next letter in the button's own text.
        self.setText((strong + (_SEPARATOR + muted if muted else "")).replace("&", "&&"))
        self._restyle()

    def hold_back(self, reason: str, tip: str = "") -> None:
        """Dim it and say why; without a reason it can be used, and its tool tip is `tip`."""
        self.setEnabled(not reason)
        self.setToolTip(reason or tip)
        self.setAccessibleDescription(reason or tip)

    def sizeHint(self) -> QSize:
        return self._hint(self._muted_width())

    def minimumSizeHint(self) -> QSize:
        if not self.cuts_strong:
            return self._hint(0)
        least = self._hint(self._muted_width() - text_width(self._strong_font(), self._strong))
        return QSize(min(least.width() + _LEAST_STRONG, self.sizeHint().width()), least.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        usable = self.isEnabled()
        ground = "pressed" if self.isDown() else "hover" if usable and self.underMouse() else "card"
        ink = theme.colour("ink" if usable else "disabled_ink")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_box(painter, box, Radius.CONTROL, theme.colour(ground), theme.colour("border" if usable else "line"))
            if self.hasFocus() and self._focus.visible:
                draw_ring(painter, box, Radius.CONTROL, theme.colour("accent"))
            if not self._strong:
                self._paint_bars(painter, box)
                return
            arrow = QPointF(box.right() - _PADDING - _ARROW / 2, box.center().y() + 0.5)
            draw_chevron(painter, arrow, _ARROW, theme.colour("muted" if usable else "disabled_ink"))
            room = QRectF(box).adjusted(_PADDING, 0, -_PADDING - _ARROW - _GAP, 0)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            painter.setFont(self._strong_font())
            painter.setPen(ink)
            kept = self._muted_width() if self.cuts_strong else 0
            strong = elided(self._strong_font(), self._strong, room.width() - kept)
            painter.drawText(room.adjusted(0, 0, 1, 0), flags, strong)
            room.setLeft(room.left() + text_width(self._strong_font(), strong))
            muted = elided(theme.font(), _SEPARATOR + self._muted, room.width()) if self._muted else ""
            if len(muted) > len(_SEPARATOR) + 1:
                painter.setFont(theme.font())
                painter.setPen(theme.colour("muted" if usable else "disabled_ink"))
                painter.drawText(room.adjusted(0, 0, 1, 0), flags, muted)

    def _paint_bars(self, painter: QPainter, box: QRectF) -> None:
        pen = QPen(self._theme.colour("ink" if self.isEnabled() else "disabled_ink"), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for offset in (-5, 0, 5):
            middle = box.center() + QPointF(0, offset)
            painter.drawLine(middle - QPointF(_BARS / 2, 0), middle + QPointF(_BARS / 2, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._focus.key_pressed()
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.showMenu()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus.entered(event)
        super().focusInEvent(event)

    def _hint(self, muted: float) -> QSize:
        height = max(self._theme.control_height, int(text_height(self._strong_font())) + 10)
        if not self._strong:
            return QSize(max(height, _BARS + 2 * _PADDING), height)
        strong = text_width(self._strong_font(), self._strong)
        return QSize(int(strong + muted) + 2 + 2 * _PADDING + _GAP + _ARROW, height)

    def _muted_width(self) -> float:
        return text_width(self._theme.font(), _SEPARATOR + self._muted) if self._muted else 0.0

    def _strong_font(self) -> QFont:
        return self._theme.font(Type.BODY, QFont.Weight.DemiBold)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
