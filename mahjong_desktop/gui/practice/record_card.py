"""The running record: every level of the variant with how it went so far."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space, Type
from mahjong_desktop.models.practice import PracticeEditor, Tally

COLUMNS = 4


class RecordCard(Card):
    """Where the score will stand once the answer is given."""

    def __init__(self, editor: PracticeEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._editor = editor
        self._around = around
        self.title = _label("title")
        self.aim, self.note = _label("muted"), _label("caption")
        self.aim.setWordWrap(True)
        self.note.setWordWrap(True)
        self.heads = [_label("caption") for _ in range(COLUMNS)]
        self.rows: list[list[QLabel]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(Space.XL)
        self._grid.setVerticalSpacing(Space.S)
        self._grid.setColumnStretch(0, 1)
        for place, head in enumerate(self.heads):
            self._grid.addWidget(head, 0, place, _side(place))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        column.addWidget(self.title)
        column.addWidget(self.aim)
        column.addLayout(self._grid)
        column.addStretch(1)
        column.addWidget(self.note)
        editor.changed.connect(self.follow)
        around.language.changed.connect(self.follow)
        around.theme.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the present figures in the language in use."""
        self.note.setText(self.tr("Enter checks the answer, and Enter again deals the next hand."))
        for head, text in zip(
            self.heads,
            (self.tr("So far"), self.tr("Right"), self.tr("In a row"), self.tr("Longest streak")),
            strict=True,
        ):
            head.setText(text)
        words = self._around.language.words(self._editor.ruleset.id)
        levels, chosen = self._editor.levels, self._editor.level
        self.title.setText(words.text("levels", chosen.id, "name"))
        self.aim.setText(words.text("levels", chosen.id, "explanation"))
        while len(self.rows) < len(levels):
            self._add_row()
        for number, row in enumerate(self.rows):
            for label in row:
                label.setVisible(number < len(levels))
            if number < len(levels):
                level = levels[number]
                tally = self._editor.tally(level.id)
                self._show_row(row, words.text("levels", level.id, "name"), tally, level is chosen)

    def _add_row(self) -> None:
        row = [_label("") for _ in range(COLUMNS)]
        for column, label in enumerate(row):
            self._grid.addWidget(label, len(self.rows) + 1, column, _side(column))
        self.rows.append(row)

    def _show_row(self, row: list[QLabel], name: str, tally: Tally, chosen: bool) -> None:
        locale = QLocale(self._around.language.code)
        right = self.tr("{right} of {answered}").format(
            right=locale.toString(tally.right), answered=locale.toString(tally.answered)
        )
        texts = (name, *((right, str(tally.streak), str(tally.best)) if tally.answered else ("–", "–", "–")))
        none_yet = self.tr("none yet")
        spoken = [text if tally.answered else none_yet for text in texts[1:]]
        for label, head, text in zip(row[1:], self.heads[1:], spoken, strict=True):
            # a table to the eye; to the ear, each figure with what it counts
            label.setAccessibleName(f"{name}, {head.text()}: {text}")
        weight = QFont.Weight.DemiBold if chosen else QFont.Weight.Normal
        for label, text in zip(row, texts, strict=True):
            label.setText(text)
            label.setFont(self._around.theme.font(Type.BODY, weight, tabular=True))


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
