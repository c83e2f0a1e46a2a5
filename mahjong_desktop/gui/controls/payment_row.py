"""Who pays what: all players side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desktop.gui.controls.payment_card import PaymentCard
from mahjong_desktop.gui.theme import Space, Theme, Type


class PaymentRow(QWidget):
    """Payment cards of equal width in one row, their amounts in one type size."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cards: list[PaymentCard] = []
        self._payments: tuple[list[tuple[str, int | None]], str] = ([], "")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)

    def set_payments(self, payments: Sequence[tuple[str, int | None]], unknown: str = "") -> None:
        """Show these names and amounts, in this order; `unknown` says in words why an amount is not known."""
        if (list(payments), unknown) == self._payments:
            return
        self._payments = list(payments), unknown
        while len(self._cards) > len(payments):
            card = self._cards.pop()
            card.hide()
            card.deleteLater()
        while len(self._cards) < len(payments):
            card = PaymentCard(self._theme, self)
            self._cards.append(card)
            card.show()
        for card, (name, amount) in zip(self._cards, payments, strict=True):
            card.set_payment(name, amount, unknown)
        self._restyle()

    def cards(self) -> Sequence[PaymentCard]:
        """The cards, in order."""
        return tuple(self._cards)

    def sizeHint(self) -> QSize:
        return self._hint([card.sizeHint() for card in self._cards])

    def minimumSizeHint(self) -> QSize:
        return self._hint([card.minimumSizeHint() for card in self._cards])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LocaleChange:
            self._restyle()

    def _hint(self, hints: Sequence[QSize]) -> QSize:
        """All cards as wide as the widest."""
        if not hints:
            return QSize(0, 0)
        width = max(hint.width() for hint in hints)
        return QSize(width * len(hints) + Space.S * (len(hints) - 1), max(hint.height() for hint in hints))

    def _arrange(self) -> None:
        count = len(self._cards)
        if not count:
            return
        # Edges are rounded, not widths, so that the row ends where the card around it does.
        step = (self.width() + Space.S) / count
        edges = [(round(i * step), round((i + 1) * step) - Space.S) for i in range(count)]
        narrowest = min(right - left for left, right in edges)
        sizes = [card.fitting_sizes(narrowest) for card in self._cards]
        # A long name must not make all names small: it is shortened, and so those that fit decide.
        name = min((name for name, _ in sizes if name), default=int(Type.BODY))
        amount = min(amount or int(Type.SMALL) for _, amount in sizes)
        tight = any(card.is_tight(name, amount, narrowest) for card in self._cards)
        for card, (left, right) in zip(self._cards, edges, strict=True):
            card.set_sizes(name, amount, tight=tight)
            card.setGeometry(left, 0, max(0, right - left), self.height())

    def _restyle(self) -> None:
        self.updateGeometry()
        self._arrange()
