"""All options under each other: a card for the hand, one for the game, and only what was looked for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.controls.fading_area import FadingArea
from mahjong_desktop.gui.option_row import OptionRow
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.options_model import ROWS, OptionItem, OptionKind, OptionsModel, matches

OptionKey: TypeAlias = tuple[str, OptionKind, int, int]
"""What a row's widgets depend on: id, kind, least, step."""


class OptionList(FadingArea):
    """The model's rows. Those of other options are made once and kept for when they are shown again."""

    def __init__(self, model: OptionsModel, theme: Theme) -> None:
        super().__init__(theme, "paper")
        self._model = model
        self._groups: list[_Group] = []
        self._made: dict[tuple[OptionKey, ...], list[_Group]] = {}
        self._wanted = ""
        self._only: frozenset[str] | None = None
        self._of_rows: bool | None = None
        self.nothing = QLabel()
        self.nothing.setProperty("role", "muted")
        self.nothing.setTextFormat(Qt.TextFormat.PlainText)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout()
        self._column.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        self._column.setSpacing(Space.L)
        self._column.addWidget(self.nothing)
        self._column.addStretch(1)
        inside = QWidget()
        inside.setLayout(self._column)
        self.setWidget(inside)
        self.follow_bar()
        # The cards keep their width whether or not the bar stands beside them.
        self.verticalScrollBar().rangeChanged.connect(self._leave_room)
        model.rows_set.connect(self.follow)
        self.follow()

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        """Every option's row, shown or not."""
        return tuple(row for group in self._groups for row in group.rows)

    def row(self, name: str) -> OptionRow:
        """The row of that option."""
        return next(row for row in self.rows if row.item.id == name)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return tuple(part for row in self.rows for part in row.parts())

    def follow(self, *, anew: bool = False) -> None:
        """Show the options as they are; `anew`: also where somebody began to enter something else."""
        groups = self._groups_for(self._model.rows)
        other = groups is not self._groups
        if other:
            for group in self._groups:
                group.hide()
            self._groups = groups
            self.verticalScrollBar().setValue(0)
        items = {(item.id, item.kind): item for item in self._model.rows}
        for group in self._groups:
            group.reword(items[group.heading.id, group.heading.kind])
            for row in group.rows:
                row.show_item(items[row.item.id, row.item.kind], anew=anew or other)
        self.filter(self._wanted, self._only, rows=self._of_rows)

    def filter(self, wanted: str, only: Collection[str] | None = None, *, rows: bool | None = None) -> None:
        """Show what matches the text, and of that only the named ones; `rows`: only the rows, or all but these."""
        self._of_rows = rows
        self._wanted = wanted
        self._only = None if only is None else frozenset(only)
        for group in self._groups:
            hidden = rows is not None and rows is not (group.heading.id == ROWS)
            group.filter(wanted, frozenset() if hidden else self._only)
        self.nothing.setVisible(all(group.isHidden() for group in self._groups))

    def _leave_room(self, least: int, most: int) -> None:
        bar = self.verticalScrollBar().sizeHint().width() if most > least else 0
        self._column.setContentsMargins(Space.XL, Space.L, Space.XL - bar, Space.L)

    def _groups_for(self, items: Sequence[OptionItem]) -> list[_Group]:
        """The groups that show these options: those made before, or new ones. There are few such sets of options."""
        key = tuple((item.id, item.kind, item.least, item.step) for item in items)
        if key in self._made:
            return self._made[key]
        groups = self._made[key] = []
        for item in items:
            if item.kind is OptionKind.HEADING:
                groups.append(_Group(item, self._theme))
                self._column.insertWidget(self._column.count() - 2, groups[-1])
            else:
                groups[-1].add(OptionRow(item, self._model, self._theme))
        return groups


class _Group(QWidget):
    """A heading over a card of options."""

    def __init__(self, heading: OptionItem, theme: Theme) -> None:
        super().__init__()
        self.heading = heading
        self.rows: list[OptionRow] = []
        self._title, self._subtitle = QLabel(), QLabel()
        self._title.setProperty("role", "title")
        self._subtitle.setProperty("role", "caption")
        self._card = Card(theme)
        self._inside = QVBoxLayout(self._card)
        self._inside.setContentsMargins(0, Space.XS, 0, Space.XS)
        self._inside.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addWidget(self._subtitle)
        column.addSpacing(Space.S)
        column.addWidget(self._card)
        self.reword(heading)

    def items(self) -> tuple[OptionItem, ...]:
        return tuple(row.item for row in self.rows)

    def reword(self, heading: OptionItem) -> None:
        self.heading = heading
        self._title.setText(heading.name)
        self._subtitle.setText(heading.explanation)

    def add(self, row: OptionRow) -> None:
        self.rows.append(row)
        self._inside.addWidget(row)

    def filter(self, wanted: str, only: frozenset[str] | None) -> None:
        first = True
        for row in self.rows:
            shown = matches(row.item, wanted) and (only is None or row.item.id in only)
            row.setVisible(shown)
            if shown:
                row.set_first(first)
                first = False
        self.setVisible(not first)
