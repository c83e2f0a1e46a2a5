"""The options of the rules in force, in the order to show them; every edit makes other rules."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.models.rows_model import RowsModel
from mahjong_desktop.models.rule_changes import preset_values
from mahjong_desktop.models.search import folded, found_in
from mahjong_desktop.rules.options import MOST, Choice, Option, Value, check_row_value
from mahjong_desktop.rules.registry import ruleset
from mahjong_desktop.rules.rows import Row
from mahjong_desktop.rules.ruleset import Ruleset


class OptionKind(StrEnum):
    """How an option is chosen; a heading stands above the options that belong together."""

    HEADING = "heading"
    SWITCH = "switch"
    CHOICE = "choice"
    NUMBER = "number"
    ROW = "row"
    WORTH = "worth"
    """What a row of the table brings; None: it is switched off."""


ROWS = "rows"
"""The heading above the rows of the table; their ids begin with it."""


@dataclass(frozen=True)
class OptionItem:
    """An option as it stands, with its words; or a heading."""

    id: str
    kind: OptionKind
    name: str
    explanation: str
    value: Value | None = False
    preset_value: Value | None = False
    """What the chosen preset says."""
    original: str = ""
    """A row's own term."""
    tip: str = ""
    """More about it, for whoever points at it."""
    choices: tuple[tuple[Value, str], ...] = ()
    least: int = 0
    step: int = 1
    """A number is a multiple of this."""
    stride: int = 1
    """What one step more or less is on the screen."""

    @property
    def changed(self) -> bool:
        """Whether it differs from the preset."""
        return self.value != self.preset_value


def kind_of(option: Option) -> OptionKind:
    """How that option is chosen."""
    if isinstance(option.default, bool):
        return OptionKind.SWITCH
    if option.choices:
        return OptionKind.CHOICE
    return OptionKind.ROW if isinstance(option.default, tuple) else OptionKind.NUMBER


def stride_of(option: Option, variant: type[Ruleset[Any]]) -> int:
    """A step on the screen: of a thousand for tens of thousands, of a hundred for thousands, else of one."""
    values = [option.default, *(given[option.id] for given in variant.presets.values() if option.id in given)]
    largest = max(abs(one) for value in values for one in _numbers(value))
    rough = 1000 if largest >= 10_000 else 100 if largest >= 1000 else 1
    return math.lcm(rough, option.step)


def _numbers(value: Value) -> tuple[int, ...]:
    if isinstance(value, tuple):
        return value
    return (value,) if isinstance(value, int) else (0,)


class OptionsModel(RowsModel[OptionItem]):
    """The options that matter in the chosen preset: those about the hand, then those about the game.

    Where clubs give rows other values, the rows of the table follow, in its order.
    """

    edited = Signal()
    """The person chose otherwise here; the editor has the new rules already."""

    def __init__(
        self,
        editor: HandEditor,
        language: Language,
        parent: QObject | None = None,
        use: Callable[[Ruleset[Any]], None] | None = None,
    ) -> None:
        """`use` puts other rules in force; by default the editor is told."""
        super().__init__(parent)
        self._editor = editor
        self._language = language
        self._use_rules = use or editor.use_rules
        editor.rules_changed.connect(self._follow)
        language.changed.connect(self._follow)
        self._follow()

    # --- what there is

    @property
    def items(self) -> tuple[OptionItem, ...]:
        """The options and rows, without the headings."""
        return tuple(item for item in self.rows if item.kind is not OptionKind.HEADING)

    @property
    def changed(self) -> tuple[str, ...]:
        """The options and rows that differ from the preset."""
        return tuple(item.id for item in self.items if item.changed)

    def text(self, item: OptionItem) -> str:
        return item.name if item.kind is OptionKind.HEADING else f"{item.name}: {self.said(item, item.value)}"

    def spoken(self, item: OptionItem) -> str:
        return self.tr("{option}, changed").format(option=self.text(item)) if item.changed else self.text(item)

    def said(self, item: OptionItem, value: Value | None) -> str:
        """A value of that option in words or figures."""
        if value is None:
            return self.tr("off")
        if isinstance(value, bool):
            return self.tr("on") if value else self.tr("off")
        words = dict(item.choices)
        return words[value] if value in words else " / ".join(map(plain, _numbers(value)))

    def problem(self, name: str, value: Value | None) -> str:
        """Why an option cannot have that value, in a sentence; empty: it can."""
        if value is None or _row_of(name):
            # a row's field takes no number that cannot be
            return ""
        option = self._option(name)
        if isinstance(value, tuple):
            total = sum(_numbers(value))
            wrong = self.tr("The numbers must add up to 0; these give {sum}. Until they do, the previous ones count.")
            return wrong.format(sum=plain(total)) if total else ""
        if isinstance(value, int) and kind_of(option) is OptionKind.NUMBER:
            if value % option.step:
                return self.tr("Only multiples of {step} are possible.").format(step=plain(option.step))
            if not option.least <= value <= MOST:
                limits = {"least": plain(option.least), "most": plain(MOST)}
                return self.tr("The number must be from {least} to {most}.").format(**limits)
        return ""

    # --- changes

    def change(self, name: str, value: Value | None) -> None:
        """Play with this value of an option or row from now on; BadRuleValue if it cannot have it."""
        row = _row_of(name)
        if row:
            self._change_row(row, check_row_value(row, value))
            return
        option = self._option(name)
        checked = option.check(value)
        options = {other: given for other, given in self._choice.options.items() if other != name}
        if checked != self._preset_values()[name]:
            options[name] = checked
        self._use(replace(self._choice, options=options))

    def _change_row(self, row: str, value: int | None) -> None:
        rows = _without(self._choice.rows, row)
        if value != self._page_values()[row]:
            rows[row] = value
        self._use(replace(self._choice, rows=rows))

    def reset(self, name: str) -> None:
        """An option is again what the preset says, a row what the page says."""
        options, rows = self._choice.options, self._choice.rows
        self._use(replace(self._choice, options=_without(options, name), rows=_without(rows, _row_of(name))))

    def reset_all(self) -> None:
        """The preset as it is."""
        self._use(Choice(self._choice.preset))

    def _use(self, choice: Choice) -> None:
        if choice != self._choice:
            self._use_rules(ruleset(self._editor.ruleset.id, choice))
            self.edited.emit()

    # --- the rows

    @property
    def _choice(self) -> Choice:
        return self._editor.ruleset.choice

    def _preset_values(self) -> Mapping[str, Value]:
        return preset_values(type(self._editor.ruleset), self._choice.preset)

    def _page_values(self) -> Mapping[str, int | None]:
        return {row.id: row.value for row in self._editor.ruleset.table()}

    def _option(self, name: str) -> Option:
        return next(option for option in self._editor.ruleset.options if option.id == name)

    def _follow(self) -> None:
        self.set_rows(tuple(self._items()))

    def _items(self) -> Iterator[OptionItem]:
        shown = [option for option in self._editor.ruleset.options if option.matters_in(self._choice.preset)]
        for table in (False, True):
            group = [option for option in shown if option.table is table]
            if group:
                yield self._heading(table)
            yield from map(self._item, group)
        if self._editor.ruleset.has_house_rows:
            title, about = self.tr("Rows and their values"), self.tr("What each row of the table brings")
            yield OptionItem(ROWS, OptionKind.HEADING, title, about)
            yield from map(self._row, self._editor.ruleset.table())

    def _row(self, row: Row[Any]) -> OptionItem:
        """A row of the table; of one that an option switches off, which option that is."""
        words = self._language.words(self._editor.ruleset.id)
        unit = words.text("figures", "tai") if words.has("figures", "tai") else ""
        figures = self.tr("off") if row.value is None else f"{row.value} {unit}".rstrip()
        about = self.tr("In the table: {value}").format(value=figures)
        if row.option is not None and not self._editor.ruleset.values[row.option]:
            option = words.text("options", row.option, "name")
            about += " · " + self.tr("counts only with the option “{option}”").format(option=option)
        name = f"{ROWS}/{row.id}"
        value = check_row_value(row.id, self._choice.rows.get(row.id, row.value))
        tip = words.gloss(row.id)
        return OptionItem(
            name, OptionKind.WORTH, words.row(row.id), about, value, row.value, words.original(row.id), tip
        )

    def _heading(self, table: bool) -> OptionItem:
        if table:
            return OptionItem("table", OptionKind.HEADING, self.tr("The game"), self.tr("What goes on between hands"))
        return OptionItem("hand", OptionKind.HEADING, self.tr("The hand"), self.tr("What a hand is worth"))

    def _item(self, option: Option) -> OptionItem:
        words = self._language.words(self._editor.ruleset.id)
        return OptionItem(
            option.id,
            kind_of(option),
            words.text("options", option.id, "name"),
            words.text("options", option.id, "explanation"),
            self._editor.ruleset.values[option.id],
            self._preset_values()[option.id],
            choices=tuple((choice, self._choice_word(option, choice)) for choice in option.choices),
            least=option.least,
            step=option.step,
            stride=stride_of(option, type(self._editor.ruleset)),
        )

    def _choice_word(self, option: Option, choice: int | str) -> str:
        if isinstance(choice, int):
            return plain(choice)
        return self._language.words(self._editor.ruleset.id).text("options", option.id, "choices", choice)


def matches(item: OptionItem, wanted: str) -> bool:
    """Whether every word somebody looks for begins a word of the option's texts, accents aside."""
    if not wanted.strip():
        return True
    texts = " ".join((item.name, item.explanation, item.original, item.tip, *(word for _, word in item.choices)))
    return found_in(folded(texts), wanted)


def _row_of(name: str) -> str:
    """The row that an item is about; empty: it is an option."""
    heading, _, row = name.partition("/")
    return row if heading == ROWS else ""


def _without(given: Mapping[str, object], name: str) -> dict[str, object]:
    return {other: value for other, value in given.items() if other != name}
