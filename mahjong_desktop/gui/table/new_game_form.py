"""A new game in one step: the rules chosen in the bar, four names, the points at the start."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCompleter,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop.core.table import PLAYERS
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.rules.options import MOST, Choice
from mahjong_desktop.rules.registry import ruleset

WIDTH = 460


class NewGameForm(QWidget):
    """`started` brings the ruleset and the four names; nobody must be named."""

    started = Signal(object, tuple)
    games_wanted = Signal()

    def __init__(self, hand: HandEditor, around: Surroundings, known_names: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._hand = hand
        self._around = around
        self._known_names = known_names
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.rules = QLabel()
        self.rules.setProperty("role", "muted")
        self.names = [QLineEdit() for _ in PLAYERS]
        self._seats = [QLabel() for _ in PLAYERS]
        self.points = QSpinBox()
        self._points_label = QLabel()
        self.start = QPushButton()
        self.start.setProperty("variant", "primary")
        self.games = QPushButton()
        self._lay_out()
        self.start.clicked.connect(self._start)
        self.games.clicked.connect(self.games_wanted)
        hand.rules_changed.connect(self.follow)
        around.houses.changed.connect(self._name_rules)
        around.language.changed.connect(self.follow)
        self.follow()

    def _lay_out(self) -> None:
        card = Card(self._around.theme, padding=Space.XXL)
        card.setFixedWidth(WIDTH)
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(Space.L)
        form.setVerticalSpacing(Space.S)
        for label, field in zip(self._seats, self.names, strict=True):
            label.setBuddy(field)
            field.setMaxLength(60)
            form.addRow(label, field)
        self.points.setRange(0, MOST)
        self.points.setSingleStep(1000)
        self.points.setGroupSeparatorShown(True)
        self._points_label.setBuddy(self.points)
        form.addRow(self._points_label, self.points)
        self.rules.setWordWrap(True)
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.L)
        for label in (self.title, self.rules):
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addLayout(form)
        row = QHBoxLayout()
        row.addWidget(self.games)
        row.addStretch(1)
        row.addWidget(self.start)
        column.addLayout(row)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(card)
        middle.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addStretch(1)
        whole.addLayout(middle)
        whole.addStretch(2)

    def follow(self) -> None:
        """Say which rules it will be; the points are theirs until somebody types others."""
        rules, words = self._hand.ruleset, self._around.language.words(self._hand.ruleset.id)
        self.title.setText(self.tr("New game"))
        self._name_rules()
        for wind, label, field in zip(Wind, self._seats, self.names, strict=True):
            label.setText(words.wind(wind))
            field.setPlaceholderText(words.wind(wind))
        self._points_label.setText(self.tr("Points at the start"))
        with QSignalBlocker(self.points):
            self.points.setValue(rules.number("start"))
        self.start.setText(self.tr("Start"))
        self.games.setText(self.tr("Past games…"))

    def _name_rules(self) -> None:
        name = self._around.rules_text(self._hand.ruleset)
        self.rules.setText(self.tr("{rules}. Other rules can be chosen in the bar above.").format(rules=name))

    def offer_names(self) -> None:
        """Complete what is typed from the names used before."""
        names = list(self._known_names())
        for field in self.names:
            completer = QCompleter(names, field)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            field.setCompleter(completer)

    def _start(self) -> None:
        rules = self._hand.ruleset
        if self.points.value() != rules.number("start"):
            options = {**rules.choice.options, "start": self.points.value()}
            rules = ruleset(rules.id, Choice(rules.choice.preset, options, rules.choice.rows))
        names = tuple(field.text().strip() or field.placeholderText() for field in self.names)
        self.started.emit(rules, names)
        for field in self.names:
            field.clear()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.names, self.points, self.games, self.start
