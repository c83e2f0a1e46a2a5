"""What one player pays or gets."""

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.numbers import signed
from mahjong_desktop.gui.controls.paint import draw_box, elided, is_tip, show_tip, text_height, text_width
from mahjong_desktop.gui.theme import Radius, Theme, Type

_PADDING = 10
_TIGHT_PADDING = 6


class Outcome(Enum):
    """Which way the money goes."""

    GAIN = "gain"
    LOSS = "loss"
    NONE = "none"


class PaymentCard(QLabel):
    """A seat or a player's name above a signed amount in bold figures. The sign says what the colour says.

    A name too long is shortened and shown in full as tool tip; the amount never is, it is set smaller instead.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = ""
        self._amount: int | None = None
        self._unknown = ""
        self._name_size: int = Type.BODY
        self._amount_size: int = Type.TITLE
        self._padding = _PADDING
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)

    def set_payment(self, name: str, amount: int | None, unknown: str = "") -> None:
        """Show a name and an amount; None where the amount is not known, and in words why."""
        self._name = name
        self._amount = amount
        self._unknown = unknown
        # The label's own text is not drawn: it is what a screen reader says.
        said = unknown if amount is None else self.amount_text()
        self.setText(f"{name}: {said}" if said else name)
        self.setToolTip("" if amount is not None else unknown)
        self._restyle()

    def outcome(self) -> Outcome:
        """Whether this player gains, loses or neither."""
        if not self._amount:
            return Outcome.NONE
        return Outcome.GAIN if self._amount > 0 else Outcome.LOSS

    def amount_text(self) -> str:
        """The amount as shown: with sign, in the widget's locale."""
        return "?" if self._amount is None else signed(self._amount, self.locale())

    def fitting_sizes(self, width: int) -> tuple[int, int]:
        """The largest type sizes for name and amount, that fit a card of this width; 0 where not even small does."""
        room = width - 2 * _TIGHT_PADDING

        def fits(font: QFont, text: str) -> bool:
            return text_width(font, text) <= room

        names = range(Type.BODY, Type.SMALL - 1, -1)
        amounts = range(Type.TITLE, Type.SMALL - 1, -1)
        return (
            next((size for size in names if fits(self._theme.font(size), self._name)), 0),
            next((size for size in amounts if fits(self._amount_font(size), self.amount_text())), 0),
        )

    def set_sizes(self, name: int, amount: int, *, tight: bool = False) -> None:
        """Set name and amount in these type sizes, `tight` close to the edge; a row gives all its cards the same."""
        self._name_size = name
        self._amount_size = amount
        self._padding = _TIGHT_PADDING if tight else _PADDING
        self.update()

    def is_tight(self, name: int, amount: int, width: int) -> bool:
        """Whether name and amount in these type sizes fit a card of this width only close to its edge."""
        texts = (self._theme.font(name), self._name), (self._amount_font(amount), self.amount_text())
        return max(text_width(font, text) for font, text in texts) > width - 2 * _PADDING

    def sizeHint(self) -> QSize:
        name = text_width(self._theme.font(Type.BODY), self._name)
        amount = text_width(self._amount_font(Type.TITLE), self.amount_text())
        return QSize(int(max(name, amount)) + 1 + 2 * _PADDING, self._height())

    def minimumSizeHint(self) -> QSize:
        amount = text_width(self._amount_font(Type.SMALL), self.amount_text())
        return QSize(max(48, int(amount) + 1 + 2 * _TIGHT_PADDING), self._height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        outcome = self.outcome()
        gains = outcome is Outcome.GAIN
        box = QRectF(self.rect())
        name_font, amount_font = theme.font(self._name_size), self._amount_font(self._amount_size)
        inner = box.adjusted(self._padding, 0, -self._padding, 0)
        name_height, amount_height = text_height(name_font), text_height(amount_font)
        top = (box.height() - name_height - amount_height) / 2
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_box(painter, box, Radius.CONTROL, theme.colour("soft_accent" if gains else "control"))
            painter.setFont(name_font)
            painter.setPen(theme.colour("accent" if gains else "ink"))
            name = elided(name_font, self._name, inner.width())
            painter.drawText(QRectF(inner.left(), top, inner.width(), name_height), flags, name)
            painter.setFont(amount_font)
            painter.setPen(theme.colour({Outcome.GAIN: "accent", Outcome.LOSS: "ink", Outcome.NONE: "muted"}[outcome]))
            below = QRectF(inner.left(), top + name_height, inner.width() + 1, amount_height)
            painter.drawText(below, flags, self.amount_text())

    def event(self, event: QEvent) -> bool:
        if is_tip(event) and isinstance(event, QHelpEvent):
            room = self.width() - 2 * self._padding
            cut = text_width(self._theme.font(self._name_size), self._name) > room + 1
            return show_tip(self, event, self._name if cut else self.toolTip())
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LocaleChange:
            self.set_payment(self._name, self._amount, self._unknown)

    def _height(self) -> int:
        lines = text_height(self._theme.font(Type.BODY)) + text_height(self._amount_font(Type.TITLE))
        return int(lines) + 15

    def _amount_font(self, size: int) -> QFont:
        return self._theme.font(size, QFont.Weight.Bold, tabular=True)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
