"""The page about one row: names, values, what it replaces, what it asks for, and an example."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card, FlowLayout
from mahjong_desktop.gui.rules.blocks import capped, label
from mahjong_desktop.gui.rules.example_panel import ExamplePanel
from mahjong_desktop.gui.rules.pills import Fact
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space, Theme, Type
from mahjong_desktop.models.row_details import NamedRow, RowDetails


class RowView(QWidget):
    """Shows RowDetails; `row_wanted` asks for another row, `example_wanted` to enter the example."""

    row_wanted = Signal(str)
    example_wanted = Signal()

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        theme = around.theme
        self.name, self.original = label("heading"), label("muted", wrap=False)
        self.gloss, self.others = label("title"), label("muted")
        self.facts: list[Fact] = []
        self._fact_box = QWidget()
        self._fact_flow = FlowLayout(self._fact_box, gap=Space.S, row_gap=Space.S)
        self.option = label("caption")
        self.explanation = label()
        self.replaces, self.replaced_by = LinkRow(theme), LinkRow(theme)
        self.example = ExamplePanel(around)
        self._lay_out()
        for links in (self.replaces, self.replaced_by):
            links.row_wanted.connect(self.row_wanted)
        self.example.wanted.connect(self.example_wanted)
        theme.changed.connect(self._restyle)
        around.language.changed.connect(self._reword)
        self._restyle()
        self._reword()

    def _lay_out(self) -> None:
        card = Card(self._around.theme)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(Space.XL, Space.L, Space.XL, Space.XL)
        inside.setSpacing(Space.M)
        head = QHBoxLayout()
        head.setSpacing(Space.L)
        head.addWidget(self.name, 1)
        head.addWidget(self.original, 0, Qt.AlignmentFlag.AlignTop)
        names = QVBoxLayout()
        names.setSpacing(Space.XS)
        names.addLayout(head)
        names.addWidget(self.gloss)
        names.addWidget(self.others)
        inside.addLayout(names)
        inside.addWidget(self._fact_box)
        inside.addLayout(
            capped(self.option, self.explanation, self.replaces, self.replaced_by, spacing=Space.M),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        column.addWidget(card)
        column.addWidget(self.example)
        column.addStretch(1)

    def _restyle(self) -> None:
        self.original.setFont(self._around.theme.font(Type.LARGE))
        self.explanation.setFont(self._around.theme.font(Type.TITLE))

    def _reword(self) -> None:
        self.replaces.caption.setText(self.tr("Replaces"))
        self.replaced_by.caption.setText(self.tr("Replaced by"))

    def show_row(self, details: RowDetails) -> None:
        """Show a row."""
        self.name.setText(details.name)
        texts = (
            (self.original, details.original),
            (self.gloss, details.gloss),
            (self.others, "\n".join(details.others)),
            (self.option, self.tr("Needs the option: {name}").format(name=details.option) if details.option else ""),
        )
        for one, text in texts:
            one.setText(text)
            one.setVisible(bool(text))
        self.explanation.setText(details.explanation)
        self._show_facts(details)
        self.replaces.show_rows(details.replaces)
        self.replaced_by.show_rows(details.replaced_by)
        self.example.setVisible(details.example is not None)
        if details.example is not None:
            self.example.show_example(details.example)

    def _show_facts(self, details: RowDetails) -> None:
        while len(self.facts) < len(details.values):
            self.facts.append(Fact(self._around.theme))
            self._fact_flow.addWidget(self.facts[-1])
        for place, fact in enumerate(self.facts):
            fact.setVisible(place < len(details.values))
            if place < len(details.values):
                value = details.values[place]
                # in words: a tick above "no such row" reads as yes
                case = self.tr("{case} · your table").format(case=value.case) if value.chosen else value.case
                fact.say(case, value.text, chosen=value.chosen)
        self._fact_box.setVisible(bool(details.values))


class LinkRow(QWidget):
    """Names of rows that lead to their pages, after a caption."""

    row_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.caption: QLabel = label("caption", wrap=False)
        self.links: list[QPushButton] = []
        self._rows: tuple[NamedRow, ...] = ()
        self._flow = FlowLayout(gap=Space.XS, row_gap=Space.XS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XS)
        column.addWidget(self.caption)
        column.addLayout(self._flow)
        theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        for link in self.links:
            link.setFont(self._theme.font(weight=QFont.Weight.DemiBold))

    def show_rows(self, rows: tuple[NamedRow, ...]) -> None:
        """Show these rows' names; none: nothing at all."""
        self._rows = rows
        while len(self.links) < len(rows):
            self._add_link(len(self.links))
        for place, link in enumerate(self.links):
            link.setVisible(place < len(rows))
            if place < len(rows):
                link.setText(rows[place][1].replace("&", "&&"))
        self.setVisible(bool(rows))

    def _add_link(self, place: int) -> None:
        link = QPushButton()
        link.clicked.connect(lambda: self.row_wanted.emit(self._rows[place][0]))
        self.links.append(link)
        self._flow.addWidget(link)
