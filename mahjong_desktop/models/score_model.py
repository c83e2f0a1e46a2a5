"""The breakdown: a tree of rows, of what they replaced, and of the other readings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, Qt

from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.notation import format_reading, format_tiles
from mahjong_desktop.core.scores import Line, Score
from mahjong_desktop.core.tiles import sort_tiles
from mahjong_desktop.help import Words
from mahjong_desktop.help.report import largest_first, row_value, working_lines
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.models.rows_model import ITEM_ROLE, NO_PARENT, Index
from mahjong_desktop.models.summary import headline


class NodeKind(StrEnum):
    """What a row of the tree is."""

    LINE = "line"
    REPLACED = "replaced"
    HEADING = "heading"
    READING = "reading"
    NOTE = "note"


@dataclass(frozen=True)
class Node:
    """One row of the tree."""

    kind: NodeKind
    name: str
    original: str = ""
    value: str = ""
    explanation: str = ""
    places: tuple[int, ...] = ()
    """The tiles that earned it."""
    row: str = ""
    """The scoring row's id; empty: it is none."""
    children: tuple[Node, ...] = ()


class ScoreModel(QAbstractItemModel):
    """The tree of the editor's score; empty where there is none. Index ids are positions in a flat list."""

    def __init__(self, editor: HandEditor, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._language = language
        self._nodes: tuple[Node, ...] = ()
        self._flat: list[tuple[Node, int, int]] = []
        self._children: dict[int, list[int]] = {-1: []}
        editor.changed.connect(self._follow)
        language.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        outcome = self._editor.outcome
        words = self._language.words(self._editor.ruleset.id)
        nodes = () if outcome.score is None else score_nodes(outcome.score, outcome.hand, words)
        if nodes == self._nodes:
            return
        self._nodes = nodes
        self.beginResetModel()
        self._flat = []
        self._children = {-1: []}
        for node in nodes:
            self._add(node, -1)
        self.endResetModel()

    def _add(self, node: Node, parent: int) -> None:
        number = len(self._flat)
        self._flat.append((node, parent, len(self._children[parent])))
        self._children[parent].append(number)
        self._children[number] = []
        for child in node.children:
            self._add(child, number)

    def _number(self, index: Index) -> int:
        return index.internalId() if index.isValid() else -1

    def node(self, index: Index) -> Node:
        """The row at an index."""
        return self._flat[self._number(index)][0]

    def index(self, row: int, column: int, parent: Index = NO_PARENT) -> QModelIndex:
        siblings = self._children[self._number(parent)]
        if column != 0 or not 0 <= row < len(siblings):
            return QModelIndex()
        return self.createIndex(row, column, siblings[row])

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        if not index.isValid():
            return QModelIndex()
        parent = self._flat[self._number(index)][1]
        return QModelIndex() if parent < 0 else self.createIndex(self._flat[parent][2], 0, parent)

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return len(self._children[self._number(parent)]) if parent.column() <= 0 else 0

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        # not on show; a screen reader says it of the only column
        return QCoreApplication.translate("ScoreModel", "Row") if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        node = self.node(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{node.name} {node.original}".strip()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{node.name} {node.value}".strip()
        if role == Qt.ItemDataRole.ToolTipRole:
            return node.explanation
        return node if role == ITEM_ROLE else None


def score_nodes(score: Score, hand: Hand, words: Words) -> tuple[Node, ...]:
    """The rows that count, what they replaced, and the other readings."""
    nodes = _row_nodes(score, hand, words)
    if score.others:
        title = words.text("sentences", "other_readings")
        nodes.append(
            Node(
                NodeKind.HEADING,
                title,
                children=tuple(_reading_node(other, score, hand, words) for other in score.others),
            )
        )
    if score.replaced:
        replaced = tuple(
            Node(
                NodeKind.REPLACED,
                words.row(one.line.id),
                words.original(one.line.id),
                f"({one.line.total})",
                words.text("sentences", "replaced_by", name=words.row(one.line.id), by=words.row(one.by)),
                score.places(one.line, hand),
                one.line.id,
            )
            for one in score.replaced
        )
        title = QCoreApplication.translate("ScoreModel", "Contained in other rows")
        nodes.append(Node(NodeKind.HEADING, title, children=replaced))
    return tuple(nodes)


def _row_nodes(score: Score, hand: Hand, words: Words) -> list[Node]:
    """The rows that count, those of the base, and how they make the total."""
    patterns = [
        _line_node(line, score.places(line, hand), score.units.patterns, words)
        for line in largest_first(score.patterns)
    ]
    base = [_base_node(line, score, hand, words) for line in score.points]
    working = [Node(NodeKind.NOTE, line, explanation=line) for line in working_lines(score, words, plain)]
    return [*patterns, *base, *working]


def _line_node(line: Line, places: tuple[int, ...], unit: str, words: Words) -> Node:
    times = f"{line.count} × {line.value} = " if line.count > 1 else ""
    return Node(
        NodeKind.LINE,
        words.row(line.id),
        words.original(line.id),
        f"{times}{row_value(line, unit, words, plain)}",
        words.gloss(line.id),
        places,
        line.id,
    )


def _base_node(line: Line, score: Score, hand: Hand, words: Words) -> Node:
    """A row of the base; where its tiles are a set or a pair, they stand in place of the original term."""
    own = score.places(line, hand)
    node = _line_node(line, own, score.units.points, words)
    assert score.reading is not None
    groups = score.reading.places(hand)
    earned = [places for places in groups if set(places).issubset(own)]
    if not 0 < len(earned) < len(groups):
        return node
    tiles = " ".join(format_tiles(sort_tiles(hand.tiles[place] for place in places)) for places in earned)
    return replace(node, original=tiles)


def _reading_node(other: Score, best: Score, hand: Hand, words: Words) -> Node:
    """Another reading: why it did not win, then its own rows."""
    assert other.reading is not None
    why = _why_not(other, best, words)
    lines = _row_nodes(other, hand, words)
    return Node(
        NodeKind.READING,
        format_reading(other.reading, hand),
        value=headline(other, words),
        explanation=why,
        children=(Node(NodeKind.NOTE, why, explanation=why), *lines),
    )


def _why_not(other: Score, best: Score, words: Words) -> str:
    """What the chosen reading has that this one lacks."""
    have = {line.id: line.total for line in (*other.patterns, *other.points)}
    lacks = [
        words.row(line.id)
        for line in largest_first((*best.patterns, *best.points))
        if line.total > have.get(line.id, 0)
    ]
    if not lacks:
        return QCoreApplication.translate("ScoreModel", "Worth as much.")
    return QCoreApplication.translate("ScoreModel", "Lacks: {rows}").format(rows=", ".join(lacks))
