"""Paragraphs under each other on a card: options, presets, open questions."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card, FlowLayout
from mahjong_desktop.gui.rules.pills import Pill
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.reference_texts import Block

TEXT_WIDTH = 760
"""No line of text is longer: longer ones are hard to read."""


def label(role: str = "", *, wrap: bool = True) -> QLabel:
    """A label of plain text."""
    made = QLabel()
    if role:
        made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    return made


def capped(*widgets: QWidget, spacing: int = Space.XS) -> QHBoxLayout:
    """Widgets under each other, at the left and never wider than a line should be."""
    box = QWidget()
    box.setMaximumWidth(TEXT_WIDTH)
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    for widget in widgets:
        column.addWidget(widget)
    row = QHBoxLayout()
    row.addWidget(box, 1000)
    row.addStretch(1)
    return row


class BlockList(QWidget):
    """Shows blocks; those under a new heading stand on a card of their own."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._sections: list[_Section] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.M)

    @property
    def texts(self) -> list[str]:
        """What is on show, for tests and screen readers."""
        return [row.text.text() for section in self._sections for row in section.rows if not row.isHidden()]

    def show_blocks(self, blocks: Iterable[Block]) -> None:
        """Show these blocks."""
        parts: list[list[Block]] = []
        for block in blocks:
            if block.heading or not parts:
                parts.append([])
            parts[-1].append(block)
        while len(self._sections) < len(parts):
            self._sections.append(_Section(self._theme))
            self._column.addWidget(self._sections[-1])
        for place, section in enumerate(self._sections):
            section.show_blocks(parts[place] if place < len(parts) else [])


class _Section(QWidget):
    """A heading over a card of blocks."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: list[_BlockRow] = []
        self.title = label("title", wrap=False)
        self._card = Card(theme)
        self._inside = QVBoxLayout(self._card)
        self._inside.setContentsMargins(0, Space.XS, 0, Space.XS)
        self._inside.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addWidget(self.title)
        column.addWidget(self._card)

    def show_blocks(self, blocks: list[Block]) -> None:
        self.setVisible(bool(blocks))
        self.title.setText(blocks[0].heading if blocks else "")
        self.title.setVisible(bool(self.title.text()))
        while len(self.rows) < len(blocks):
            self.rows.append(_BlockRow(self._theme, is_first=not self.rows))
            self._inside.addWidget(self.rows[-1])
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(blocks))
            if place < len(blocks):
                row.show_block(blocks[place])


class _BlockRow(QWidget):
    """One block, with a line above it unless it is the first."""

    def __init__(self, theme: Theme, *, is_first: bool) -> None:
        super().__init__()
        self._theme = theme
        self._is_first = is_first
        self.number, self.name, self.text = label("muted", wrap=False), label(), label("muted")
        self.note = label("caption")
        self.pills: list[Pill] = []
        self._marks = QWidget()
        self._flow = FlowLayout(self._marks, gap=Space.S, row_gap=Space.XS)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.L, Space.M, Space.L, Space.M)
        row.setSpacing(Space.M)
        row.addWidget(self.number, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(capped(self.name, self._marks, self.note, self.text), 1)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.name.setFont(self._theme.font(weight=QFont.Weight.DemiBold))
        self.number.setFont(self._theme.font(tabular=True))
        self.number.setMinimumWidth(round(20 * self._theme.text_scale))

    def show_block(self, block: Block) -> None:
        for one, text in ((self.number, block.number), (self.name, block.name), (self.note, block.note)):
            one.setText(text)
            one.setVisible(bool(text))
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        role = "" if block.number else "muted"
        if self.text.property("role") != role:
            self.text.setProperty("role", role)
            self.text.style().polish(self.text)
        self.text.setText(block.text)
        while len(self.pills) < len(block.marks):
            self.pills.append(Pill(self._theme))
            self._flow.addWidget(self.pills[-1])
        for place, pill in enumerate(self.pills):
            pill.setVisible(place < len(block.marks))
            if place < len(block.marks):
                pill.say(block.marks[place].text, chosen=block.marks[place].chosen)
        self._marks.setVisible(bool(block.marks))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_first:
            with QPainter(self) as painter:
                line = QRectF(Space.L, 0, self.width() - 2 * Space.L, 1)
                painter.fillRect(line, self._theme.colour("line"))
