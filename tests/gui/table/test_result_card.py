"""The end of the game on show: places, money by an amount that is remembered, text to copy."""

from decimal import Decimal

import pytest
from game.shorthand import END, draw, ron, tsumo
from models.games import playing
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from mahjong_desktop.core.table import Chombo
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.result_card import ResultCard, read_amount

from ..conftest import Show
from ..layout_check import layout_problems
from .conftest import Rest

PLAYED = (tsumo(0), ron(1, 2, han=3, fu=40), END)


def type_in(field: QLineEdit, text: str) -> None:
    field.setFocus(Qt.FocusReason.TabFocusReason)
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)


def money(card: ResultCard) -> list[str]:
    return [row.money.text() for row in card.rows]


def test_ranking(around: Surroundings, show: Show) -> None:
    card = ResultCard(playing(*PLAYED), around)
    show(card)
    assert [row.place.text() for row in card.rows] == ["1", "2", "3", "4"]
    assert [row.name.text() for row in card.rows] == ["Bo", "Ala", "Dag", "Cao"]
    shown = [part.text().replace("\N{NO-BREAK SPACE}", ",") for part in card.rows[0].parts]
    assert shown[1] in ("Uma +9,000", "Uma +9000")
    assert not any(row.money.isVisible() for row in card.rows)


def test_amount_and_currency(around: Surroundings, show: Show) -> None:
    games = playing(ron(1, 2, tai=7), END, name="taiwanese")
    card = ResultCard(games, around)
    show(card)
    assert card.unit.text() == "1 Tai ="
    type_in(card.amount, "1,5")
    type_in(card.currency, "PLN")
    comma = {"en": ".", "pl": ","}[around.language.code]
    assert money(card) == [f"+10{comma}50 PLN", f"0{comma}00 PLN", f"0{comma}00 PLN", f"−10{comma}50 PLN"]
    # a card that is made later, as after a restart, finds what was agreed on
    again = ResultCard(games, around)
    show(again)
    assert money(again) == money(card)
    assert again.amount.text() == f"1{comma}50"
    # another variant has another unit, so its own amount
    other = ResultCard(playing(*PLAYED), around)
    show(other)
    assert (other.amount.text(), other.currency.text()) == ("", "PLN")


def test_rounding_is_told(around: Surroundings, show: Show, rest: Rest) -> None:
    card = ResultCard(playing(ron(0, 1), END, uma=(0, 0, 0, 0)), around)
    show(card)
    height = card.sizeHint().height()
    type_in(card.amount, "0.33")
    rest()
    assert {"en": "Rounded", "pl": "zaokrąglone"}[around.language.code] in card.note.text()
    type_in(card.amount, "2")
    assert {"en": "All shares", "pl": "Suma kwot"}[around.language.code] in card.note.text()
    assert height > 0


@pytest.mark.parametrize("text", ["abc", "-1", "1.234", "nan", "1e9"])
def test_what_is_no_amount_is_told(around: Surroundings, show: Show, text: str) -> None:
    card = ResultCard(playing(*PLAYED), around)
    show(card)
    type_in(card.amount, text)
    assert card.amount.property("invalid")
    assert {"en": "not an amount", "pl": "nie jest kwota"}[around.language.code] in card.note.text()
    type_in(card.amount, "")
    assert not card.amount.property("invalid")


def test_amounts_as_typed() -> None:
    assert [read_amount(text) for text in ("", " 2 ", "1,50", "0.05", "1.001", "x", "Infinity")] == [
        Decimal(0),
        Decimal(2),
        Decimal("1.50"),
        Decimal("0.05"),
        None,
        None,
        None,
    ]


def test_copy(around: Surroundings, show: Show) -> None:
    card = ResultCard(playing(*PLAYED), around)
    show(card)
    QTest.mouseClick(card.copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("1. Bo: ")
    assert len(text.splitlines()) == 4
    assert card.parts() == (card.copy, card.amount, card.currency)


def test_follows_the_game(around: Surroundings, show: Show) -> None:
    games = playing(tsumo(0))
    card = ResultCard(games, around)
    show(card)
    assert card.result is None
    card.copy.click()
    games.add(END)
    assert card.rows[0].name.text() == "Ala"
    games.undo()
    games.add(ron(3, 0, yakuman=1))
    assert card.rows[0].name.text() == "Dag"
    around.language.use("pl")
    assert card.title.text() == "Wynik końcowy"


@pytest.mark.parametrize("width", [388, 600])
@pytest.mark.parametrize(("preset", "scale"), [("info_pl", 1.0), ("ema", 1.0), ("tenhou", 1.0), ("ema", 1.3)])
def test_it_fits(around: Surroundings, show: Show, rest: Rest, width: int, preset: str, scale: float) -> None:
    deals = (tsumo(0, yakuman=1), draw("0", riichi="0"), Chombo(2), END)
    names = ("Ala", "Bartłomiej Wiśniewski", "Cao", "Grażyna Brzęczyszczykiewicz-Nowak")
    card = ResultCard(playing(*deals, preset=preset, players=names, bust=False), around)
    around.theme.set_text_scale(scale)
    show(card)
    type_in(card.amount, "12.34")
    card.resize(round(width * scale), card.heightForWidth(round(width * scale)))
    rest()
    problems = [problem for problem in layout_problems(card, around.theme) if "ElidedLabel" not in problem]
    around.theme.set_text_scale(1.0)
    assert problems == []
