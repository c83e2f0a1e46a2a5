"""The end of the game: places, points, and what they are worth in money."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.rank_row import RankRow
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.models.result import Result, Stakes, result

MOST_AMOUNT = Decimal(99_999)
LONGEST_AMOUNT = 8
LONGEST_CURRENCY = 12
CURRENCY_KEY = "money/currency"


class ResultCard(Card):
    """The ranking of a game that is over; without one it is empty, and whoever laid it out hides it."""

    def __init__(self, games: GameEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._games = games
        self._around = around
        self._variant = ""
        self.title = QLabel()
        self.copy = QPushButton()
        self.rows = [RankRow(around.theme) for _ in range(4)]
        self.unit = QLabel()
        self.amount = QLineEdit()
        self.currency = QLineEdit()
        self.note = QLabel()
        self._lay_out()
        self.amount.textEdited.connect(self._keep_stakes)
        self.currency.textEdited.connect(self._keep_stakes)
        self.copy.clicked.connect(self._copy)
        games.changed.connect(self._follow)
        around.language.changed.connect(self._reword)
        around.theme.changed.connect(self._restyle)
        self._restyle()
        self._reword()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return self.copy, self.amount, self.currency

    @property
    def result(self) -> Result | None:
        """What is shown; None while the game goes on."""
        game = self._games.game
        if game is None or not game.finished:
            return None
        return result(game, self._around.language.words(game.ruleset.id), self.stakes)

    @property
    def stakes(self) -> Stakes:
        """What the players agreed on."""
        return Stakes(read_amount(self.amount.text()) or Decimal(0), self.currency.text().strip())

    # --- layout

    def _lay_out(self) -> None:
        self.title.setProperty("role", "title")
        self.note.setProperty("role", "caption")
        for label in (self.title, self.unit, self.note):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.unit.setBuddy(self.amount)
        self.amount.setMaxLength(LONGEST_AMOUNT)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.currency.setMaxLength(LONGEST_CURRENCY)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.copy)
        money = QHBoxLayout()
        money.setSpacing(Space.S)
        for widget in (self.unit, self.amount, self.currency):
            money.addWidget(widget)
        money.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addSpacing(Space.S)
        for row in self.rows:
            column.addWidget(row)
        column.addSpacing(Space.M)
        column.addLayout(money)
        column.addSpacing(Space.XS)
        column.addWidget(self.note)

    def _restyle(self) -> None:
        scale = self._around.theme.text_scale
        self.amount.setFixedWidth(round(88 * scale))
        self.currency.setFixedWidth(round(76 * scale))

    def _reword(self) -> None:
        self.title.setText(self.tr("Final result"))
        self.copy.setText(self.tr("Copy as text"))
        self._show_amount(self.stakes.amount)
        self.currency.setAccessibleName(self.tr("Currency"))
        self.currency.setPlaceholderText(self.tr("currency"))
        self._follow()

    # --- money

    def _amount_key(self) -> str:
        """Variants count in different units, so each has its own amount."""
        return f"money/{self._variant}"

    def _load_stakes(self) -> None:
        preferences = self._around.preferences
        self._show_amount(read_amount(preferences.text(self._amount_key())) or Decimal(0))
        self.currency.setText(preferences.text(CURRENCY_KEY, "zł"))

    def _show_amount(self, amount: Decimal) -> None:
        """As the locale writes it; nothing for no money."""
        self.amount.setText(QLocale().toString(float(amount), "f", 2) if amount else "")

    def _keep_stakes(self) -> None:
        self._around.preferences.set_text(self._amount_key(), str(self.stakes.amount))
        self._around.preferences.set_text(CURRENCY_KEY, self.currency.text())
        self._follow()

    # --- following the game

    def _follow(self) -> None:
        game = self._games.game
        if game is None or not game.finished:
            return
        if game.ruleset.id != self._variant:
            self._variant = game.ruleset.id
            self._load_stakes()
        words = self._around.language.words(self._variant)
        unit = words.text("money", "unit", points=plain(game.ruleset.flow.money_unit))
        self.unit.setText(f"{unit} =")
        self.amount.setAccessibleName(self.tr("Money for {unit}").format(unit=unit))
        shown = self.result
        assert shown is not None
        for row, rank in zip(self.rows, shown.ranks, strict=True):
            row.show_rank(rank)
        is_wrong = read_amount(self.amount.text()) is None
        if is_wrong is not bool(self.amount.property("invalid")):
            self.amount.setProperty("invalid", is_wrong)
            self.amount.style().polish(self.amount)
        self.note.setText(self._note(shown))
        self.note.setVisible(bool(self.note.text()))

    def _note(self, shown: Result) -> str:
        """How the money comes about."""
        if read_amount(self.amount.text()) is None:
            return self.tr("This is not an amount. Enter a number, such as {example}.").format(
                example=QLocale().toString(1.5, "f", 2)
            )
        if not self.stakes.amount:
            return self.tr("Enter what it is worth, and everybody’s share appears.")
        least = QLocale().toString(0.01, "f", 2)
        rounded = self.tr("Rounded to {least} so that all shares add up to 0.").format(least=least)
        parts = [
            self.tr("Measured from the average result.") if shown.is_from_average else "",
            rounded if shown.is_rounded else self.tr("All shares add up to 0."),
        ]
        return " ".join(part for part in parts if part)

    def _copy(self) -> None:
        shown = self.result
        if shown is not None:
            QGuiApplication.clipboard().setText(shown.text)


def read_amount(text: str) -> Decimal | None:
    """An amount as typed, with a comma or a point; nothing is no money; None: it is none."""
    plainly = text.strip().replace(",", ".")
    if not plainly:
        return Decimal(0)
    try:
        amount = Decimal(plainly)
    except InvalidOperation:
        return None
    is_amount = amount.is_finite() and 0 <= amount <= MOST_AMOUNT and amount == amount.quantize(Decimal("0.01"))
    return amount if is_amount else None
