"""Two rules of a variant side by side: what differs first, then the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from mahjong_desktop.help import Words
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.models.row_values import find_row, value_text
from mahjong_desktop.models.rows_model import RowsModel
from mahjong_desktop.rules.options import Option, Value
from mahjong_desktop.rules.ruleset import Ruleset

NONE = "–"
"""What stands where one of the two has no such option or row."""


class Part(StrEnum):
    """What a line is about; a heading stands above the lines of a part."""

    HEADING = "heading"
    OPTION = "option"
    ROW = "row"


@dataclass(frozen=True)
class Compared:
    """An option or a row, as both have it; or a heading."""

    part: Part
    name: str
    first: str = ""
    second: str = ""
    differs: bool = False
    original: str = ""
    tip: str = ""


def compared(first: Ruleset[Any], second: Ruleset[Any], words: Words) -> tuple[tuple[Compared, ...], ...]:
    """Every option, and every row of either table, in their order."""
    return tuple(_options(first, second, words)), tuple(_rows(first, second, words))


def _options(first: Ruleset[Any], second: Ruleset[Any], words: Words) -> Iterator[Compared]:
    for option in first.options:
        said = [_option_text(option, rules, words) for rules in (first, second)]
        if said != [NONE, NONE]:
            name, about = (words.text("options", option.id, key) for key in ("name", "explanation"))
            yield Compared(Part.OPTION, name, said[0], said[1], said[0] != said[1], tip=about)


def _option_text(option: Option, rules: Ruleset[Any], words: Words) -> str:
    return option_value(option, rules.values[option.id], words) if option.matters_in(rules.choice.preset) else NONE


def option_value(option: Option, value: Value, words: Words) -> str:
    """A value of an option in words or figures."""
    if value is True:
        return QCoreApplication.translate("CompareModel", "on")
    if value is False or (value == 0 and option.zero_is_off):
        return QCoreApplication.translate("CompareModel", "off")
    if isinstance(value, str):
        return words.text("options", option.id, "choices", value)
    numbers = value if isinstance(value, tuple) else (value,)
    return " / ".join(map(plain, numbers))


def _rows(first: Ruleset[Any], second: Ruleset[Any], words: Words) -> Iterator[Compared]:
    names = dict.fromkeys(row.id for rules in (first, second) for row in rules.table())
    for name in names:
        if _is_said_by_its_option(first, second, name):
            continue
        one, other = (value_text(rules, name, words) or NONE for rules in (first, second))
        yield Compared(Part.ROW, words.row(name), one, other, one != other, words.original(name), words.gloss(name))


def _is_said_by_its_option(first: Ruleset[Any], second: Ruleset[Any], name: str) -> bool:
    """Whether two tables agree in a row, and only the option differs that switches it: one difference, not two."""
    one, other = find_row(first, name), find_row(second, name)
    if one is None or other is None or one.value != other.value or one.option is None:
        return False
    option = next(option for option in first.options if option.id == one.option)
    matters = all(option.matters_in(rules.choice.preset) for rules in (first, second))
    return matters and first.values[option.id] != second.values[option.id]


class CompareModel(RowsModel[Compared]):
    """The lines: those that differ, and all others where they are wanted too."""

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._pair: tuple[Ruleset[Any], Ruleset[Any]] | None = None
        self._all = False
        self.different = 0
        """How many options and rows differ."""
        language.changed.connect(self._follow)

    def compare(self, first: Ruleset[Any], second: Ruleset[Any], *, everything: bool) -> None:
        """Show these two; `everything`: also in what they agree."""
        self._pair, self._all = (first, second), everything
        self._follow()

    def _follow(self) -> None:
        if self._pair is None:
            return
        parts = compared(*self._pair, self._language.words(self._pair[0].id))
        self.different = sum(line.differs for part in parts for line in part)
        self.set_rows(tuple(self._lines(parts)))

    def _lines(self, parts: tuple[tuple[Compared, ...], ...]) -> Iterator[Compared]:
        for differs in (True, False) if self._all else (True,):
            for lines in parts:
                shown = [line for line in lines if line.differs is differs]
                if shown:
                    yield Compared(Part.HEADING, self._heading(shown[0].part, differs))
                    yield from shown

    def _heading(self, part: Part, differs: bool) -> str:
        if part is Part.OPTION:
            return self.tr("Options that differ") if differs else self.tr("Options that are the same")
        return self.tr("Rows that differ") if differs else self.tr("Rows that are the same")

    def text(self, item: Compared) -> str:
        return item.name if item.part is Part.HEADING else f"{item.name}: {item.first} | {item.second}"

    def spoken(self, item: Compared) -> str:
        if item.part is Part.HEADING:
            return item.name
        if not item.differs:
            return self.tr("{name}: both {value}").format(name=item.name, value=item.first)
        text = self.tr("{name}: left {first}, right {second}")
        return text.format(name=item.name, first=item.first, second=item.second)

    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid() and self.checkIndex(index):
            return self.rows[index.row()].tip
        return super().data(index, role)
