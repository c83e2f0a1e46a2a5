"""PaymentCard and PaymentRow: signs, states, fit."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Outcome, PaymentCard, PaymentRow
from mahjong_desktop.gui.controls.numbers import MINUS, signed
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.theme import Theme, Type

from ..conftest import Colours, Show, Tip

PLAYERS = [("Wschód", -12000), ("Południe", 36000), ("Zachód", -12000), ("Północ", -12000)]


@pytest.mark.parametrize(
    ("amount", "language", "text"),
    [
        (0, "en_GB", "0"),
        (82, "en_GB", "+82"),
        (-5800, "en_GB", "\u22125,800"),
        (36000, "pl_PL", "+36\u00a0000"),
        (-36000, "C", "\u221236000"),
    ],
)
def test_signed(amount: int, language: str, text: str) -> None:
    assert signed(amount, QLocale(language)) == text


@pytest.mark.parametrize(
    ("amount", "outcome", "ground"),
    [
        (82, Outcome.GAIN, "soft_accent"),
        (-28, Outcome.LOSS, "control"),
        (0, Outcome.NONE, "control"),
        (None, Outcome.NONE, "control"),
    ],
)
def test_states(theme: Theme, show: Show, colours: Colours, amount: int | None, outcome: Outcome, ground: str) -> None:
    card = PaymentCard(theme)
    card.set_payment("East", amount)
    show(card)
    assert card.outcome() is outcome
    assert getattr(theme.palette, ground) in colours(card)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert getattr(theme.palette, ground) in colours(card)


def test_spoken_and_in_the_locale(theme: Theme, show: Show) -> None:
    card = PaymentCard(theme)
    card.setLocale(QLocale("en_GB"))
    card.set_payment("<b>Ania</b>", -5800)
    show(card)
    interface = QAccessible.queryAccessibleInterface(card)
    assert interface.text(QAccessible.Text.Name) == f"<b>Ania</b>: {MINUS}5,800"
    card.setLocale(QLocale("pl_PL"))
    card.set_payment("Ania", -36000)
    assert card.text() == f"Ania: {MINUS}36\u00a0000"
    card.set_payment("Ania", None)
    assert (card.text(), card.amount_text()) == ("Ania", "?")
    card.set_payment("Ania", None, "pays if it was this player’s discard")
    assert (card.text(), card.amount_text()) == ("Ania: pays if it was this player’s discard", "?")
    card.setLocale(QLocale("en_GB"))
    assert card.toolTip() in card.text()
    card.set_payment("Ania", 82)
    assert (card.text(), card.toolTip()) == ("Ania: +82", "")


def test_locale_change_reaches_the_amount(theme: Theme, show: Show) -> None:
    card = PaymentCard(theme)
    card.setLocale(QLocale("en_GB"))
    card.set_payment("Ania", 36000)
    show(card)
    card.setLocale(QLocale("pl_PL"))
    assert card.amount_text() == "+36\u00a0000"


def test_long_name_is_shortened_and_told(theme: Theme, show: Show, tip: Tip) -> None:
    card = PaymentCard(theme)
    card.set_payment("Aleksandra Wiśniewska-Brzęczyszczykiewicz", 1000)
    show(card)
    assert tip(card) == ""
    card.resize(100, card.height())
    assert tip(card) == "Aleksandra Wiśniewska-Brzęczyszczykiewicz"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_text_fits(theme: Theme, show: Show, scale: float) -> None:
    theme.set_text_scale(scale)
    for name, amount in PLAYERS:
        card = PaymentCard(theme)
        card.set_payment(name, amount)
        show(card)
        assert card.width() >= text_width(theme.font(Type.BODY), name) + 12
        assert card.width() >= text_width(theme.font(Type.TITLE, QFont.Weight.Bold), card.amount_text()) + 12


def test_row_has_equal_cards_up_to_its_edge(theme: Theme, show: Show) -> None:
    row = PaymentRow(theme)
    row.set_payments(PLAYERS)
    row.setFixedWidth(423)
    show(row)
    cards = row.cards()
    assert len(cards) == 4
    widths = {card.width() for card in cards}
    assert max(widths) - min(widths) <= 1
    assert cards[0].x() == 0
    assert cards[-1].geometry().right() + 1 == row.width()


def test_row_sets_all_amounts_alike_so_that_the_longest_fits(theme: Theme, show: Show) -> None:
    row = PaymentRow(theme)
    row.set_payments(PLAYERS)
    show(row)
    row.resize(row.minimumSizeHint())
    images = [card.grab().toImage() for card in row.cards()]
    assert row.cards()[0].fitting_sizes(row.cards()[0].width())[1] >= Type.SMALL
    row.resize(row.sizeHint())
    assert [card.grab().toImage() for card in row.cards()] != images


def test_row_insets_all_its_cards_alike(theme: Theme, show: Show) -> None:
    row = PaymentRow(theme)
    row.set_payments([("Ania", 0), ("Bartłomiej", -5200), ("Celina", 5200), ("Darek", 0)])
    show(row)
    font = theme.font(Type.BODY)

    def insets() -> set[int]:
        """Where the first ink of the names stands, less what the letters themselves keep free."""
        found = set()
        for card in row.cards():
            image = card.grab().toImage()
            ground = image.pixelColor(3, card.height() // 2)
            xs = (x for x in range(3, card.width()) for y in range(6, 28) if image.pixelColor(x, y) != ground)
            letter = card.text()[0]
            found.add(round(next(xs) - QFontMetricsF(font).boundingRect(letter).left()))
        return found

    wide = insets()
    assert max(wide) - min(wide) <= 1
    row.resize(4 * 83 + 3 * 8, row.height())
    narrow = insets()
    assert max(narrow) - min(narrow) <= 1
    assert max(narrow) < min(wide)


def test_row_changes_names_and_number(theme: Theme, show: Show) -> None:
    row = PaymentRow(theme)
    assert row.sizeHint().width() == 0
    row.set_payments(PLAYERS)
    show(row)
    row.set_payments(PLAYERS[:3])
    assert len(row.cards()) == 3
    row.set_payments([("Ania", 1), ("Bartek", -1)])
    assert [card.text() for card in row.cards()] == ["Ania: +1", f"Bartek: {MINUS}1"]
    row.set_payments([])
    assert row.cards() == ()


def test_row_minimum_keeps_the_amounts_whole_in_a_layout(theme: Theme, show: Show) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    row = PaymentRow(theme)
    row.set_payments(PLAYERS)
    layout.addWidget(row)
    show(window)
    window.resize(1, 1)
    font = theme.font(Type.SMALL, QFont.Weight.Bold)
    for card in row.cards():
        assert card.width() >= text_width(font, card.amount_text())
