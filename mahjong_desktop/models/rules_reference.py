"""The reference of a variant's rules: what can be read about, in a list that can be searched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from mahjong_desktop.help import LANGUAGES, Words, load_words
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.row_values import YAKUMAN_NAMES, find_row, plain_rules, plays, preset_title, short_value
from mahjong_desktop.models.rows_model import Index, RowsModel
from mahjong_desktop.models.search import folded, found_in
from mahjong_desktop.rules.japanese_classical.tables import LIMIT_HANDS
from mahjong_desktop.rules.registry import VARIANTS
from mahjong_desktop.rules.riichi.dora import DORA
from mahjong_desktop.rules.ruleset import Ruleset

translate = QCoreApplication.translate


class Part(StrEnum):
    """What a topic is about."""

    OVERVIEW = "overview"
    PAYMENTS = "payments"
    OPTIONS = "options"
    MISPRINTS = "misprints"
    DOUBTS = "doubts"
    HEADING = "heading"
    ROW = "row"


@dataclass(frozen=True)
class Topic:
    """One line of the list: a section, a heading, or a scoring row by its id."""

    part: Part
    name: str
    id: str = ""
    original: str = ""
    value: str = ""
    plays: bool = True
    """Whether the row can score under the rules in force."""
    sought: str = ""
    """All its words in every language, as the search compares them."""

    @property
    def can_be_read(self) -> bool:
        """Whether there is a page about it."""
        return self.part is not Part.HEADING


@dataclass(frozen=True)
class Group:
    """Rows that stand together, under a heading."""

    heading: str
    rows: tuple[str, ...]


# --- the rows of a variant


def known_rows(rules: Ruleset[Any]) -> dict[str, Ruleset[Any]]:
    """Every row of every preset with rules that have it: those in force first, then the other presets as they are."""
    found: dict[str, Ruleset[Any]] = {}
    for name in (rules.choice.preset, *VARIANTS[rules.id].presets):
        one = rules if name == rules.choice.preset else plain_rules(rules.id, name)
        for row in one.table():
            found.setdefault(row.id, one)
    return found | {name: rules for name in rules.point_rows if name not in found}


def groups(rules: Ruleset[Any], words: Words) -> Iterator[Group]:
    """The rows as a player looks for them."""
    known = known_rows(rules)
    if rules.id == "riichi":
        yield from _riichi_groups(rules, known, words)
    elif rules.id == "japanese_classical":
        yield from _classical_groups(rules, known, words)
    else:
        yield from _groups_by_table(rules, known, words)
    if rules.point_rows and rules.id != "japanese_classical":
        yield Group(_figure(words, "fu"), rules.point_rows)
    at_table = tuple(name for name in words.find("rows") if name not in known)
    if at_table:
        yield Group(translate("RulesReference", "At the table"), at_table)


def _groups_by_table(rules: Ruleset[Any], known: dict[str, Ruleset[Any]], words: Words) -> Iterator[Group]:
    """The chosen table, then what only another one has."""
    for name in (rules.choice.preset, *VARIANTS[rules.id].presets):
        rows = tuple(row for row, one in known.items() if one.choice.preset == name)
        title = preset_title(name, words)
        if name != rules.choice.preset:
            other = words.text("presets", name, "name")
            title = translate("RulesReference", "Only in: {table}").format(table=other)
        if rows:
            yield Group(title, rows)
            known = {row: one for row, one in known.items() if row not in rows}


def _riichi_groups(rules: Ruleset[Any], known: dict[str, Ruleset[Any]], words: Words) -> Iterator[Group]:
    dora = tuple(row.id for row in DORA)
    yaku = [name for name in known if name not in (*dora, *YAKUMAN_NAMES, *rules.point_rows)]
    han = words.text("units", "han")
    by_han: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for name in yaku:
        row = find_row(rules, name)
        assert row is not None
        by_han[min(3, row.value or 1)].append(name)
    yield Group(f"1 {han}", tuple(by_han[1]))
    yield Group(f"2 {han}", tuple(by_han[2]))
    more = translate("RulesReference", "{value} and more").format(value=f"3 {han}")
    yield Group(more, tuple(by_han[3]))
    yield Group(_figure(words, "yakuman"), tuple(name for name in known if name in YAKUMAN_NAMES))
    yield Group(words.text("sentences", "dora"), dora)


def _classical_groups(rules: Ruleset[Any], known: dict[str, Ruleset[Any]], words: Words) -> Iterator[Group]:
    limits = tuple(row.id for row in LIMIT_HANDS)
    yield Group(_figure(words, "points"), rules.point_rows)
    yield Group(_figure(words, "fan"), tuple(name for name in known if name not in (*limits, *rules.point_rows)))
    yield Group(_figure(words, "limit"), limits)


def _figure(words: Words, name: str) -> str:
    return words.text("figures_label", name)


# --- the list


def sections(words: Words) -> Iterator[Topic]:
    """What there is to read besides the rows; only Japanese Classical has misprints."""
    names = {
        Part.OVERVIEW: words.text("name"),
        Part.PAYMENTS: translate("RulesReference", "Payments"),
        Part.OPTIONS: translate("RulesReference", "Options"),
        Part.MISPRINTS: translate("RulesReference", "Misprints"),
        Part.DOUBTS: translate("RulesReference", "Open questions"),
    }
    for part, name in names.items():
        if part not in (Part.MISPRINTS, Part.DOUBTS) or words.has(part.value):
            yield Topic(part, name, sought=folded(name))


def topics(rules: Ruleset[Any], language: str) -> tuple[Topic, ...]:
    """Everything there is to read under these rules."""
    words = load_words(language, rules.id)
    every = [load_words(code, rules.id) for code in LANGUAGES]
    found = list(sections(words))
    known = known_rows(rules)
    for group in groups(rules, words):
        found.append(Topic(Part.HEADING, group.heading))
        found += [_row_topic(name, known.get(name, rules), rules, every, words) for name in group.rows]
    return tuple(found)


def _row_topic(name: str, source: Ruleset[Any], rules: Ruleset[Any], every: list[Words], words: Words) -> Topic:
    texts = [words.row(name), words.original(name)]
    texts += [text for one in every for text in (one.row(name), one.gloss(name))]
    at_table = find_row(source, name) is None and name not in rules.point_rows
    return Topic(
        Part.ROW,
        words.row(name),
        name,
        words.original(name),
        "" if at_table else short_value(source, name, words),
        at_table or (source is rules and plays(rules, name)),
        folded(" ".join(texts)),
    )


class TopicsModel(RowsModel[Topic]):
    """The topics under the editor's rules, or those that somebody looks for; headings stand above rows only."""

    reworded = Signal()
    """The rules or the language are others: what is read about says something else now."""

    def __init__(self, editor: HandEditor, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._language = language
        self._all: tuple[Topic, ...] = ()
        self._wanted = ""
        self.settled = True
        """Not while rows come and go, when what a view shows is neither the old nor the new."""
        editor.rules_changed.connect(self._follow)
        language.changed.connect(self._follow)
        self._follow()

    @property
    def every(self) -> tuple[Topic, ...]:
        """All topics, whatever is looked for."""
        return self._all

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or not self.rows[index.row()].can_be_read:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def text(self, item: Topic) -> str:
        return f"{item.name} {item.original}".strip()

    def spoken(self, item: Topic) -> str:
        return f"{item.name} {item.value}".strip()

    def search(self, wanted: str) -> None:
        """Show only the topics that have every wanted word in a name or an explanation."""
        self._wanted = wanted
        self._show()

    def place(self, part: Part, name: str = "") -> int:
        """Where a topic stands in the list on show; -1: nowhere."""
        places = (place for place, one in enumerate(self.rows) if (one.part, one.id) == (part, name))
        return next(places, -1)

    def _follow(self) -> None:
        self._all = topics(self._editor.ruleset, self._language.code)
        self._show()
        self.reworded.emit()

    def _show(self) -> None:
        found: list[Topic] = []
        heading: Topic | None = None
        for topic in self._all:
            if topic.part is Part.HEADING:
                heading = topic
            elif found_in(topic.sought, self._wanted):
                if heading is not None:
                    found.append(heading)
                heading = None
                found.append(topic)
        self.settled = False
        self.set_rows(found)
        self.settled = True
