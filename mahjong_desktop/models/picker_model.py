"""The picker: every tile of the variant, how many are left, and whether a click can enter it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from mahjong_desktop.core.tiles import ALL_TILES, Tile, is_bonus, kind_of, suit_of
from mahjong_desktop.help import Words
from mahjong_desktop.models.hand_editor import HandEditor, Mode, Obstacle
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rows_model import ITEM_ROLE, NO_PARENT, Index


@dataclass(frozen=True)
class PickerTile:
    """One tile of the picker."""

    tile: Tile
    left: int
    obstacle: Obstacle | None
    """Why it cannot be entered in the present mode. A full hand is none to single tiles: nobody misses them then."""


class PickerModel(QAbstractTableModel):
    """A row for each suit, the honours and the bonus tiles; cells beyond a row's end are empty."""

    def __init__(self, editor: HandEditor, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._language = language
        self._grid: list[list[PickerTile]] = []
        editor.changed.connect(self._follow)
        editor.mode_changed.connect(self._follow)
        editor.rules_changed.connect(self._rebuild)
        language.changed.connect(self._refresh)
        self._rebuild()

    def _rebuild(self) -> None:
        """Other rules: with the same tiles, as those of an edited option mostly have, it only reads differently."""
        grid = self._make_grid()
        if _tiles(grid) == _tiles(self._grid):
            self._follow()
            return
        self.beginResetModel()
        self._grid = grid
        self.endResetModel()

    def _make_grid(self) -> list[list[PickerTile]]:
        left = self._editor.left
        rows: list[list[PickerTile]] = [[], [], [], [], []]
        for tile in ALL_TILES:
            if self._editor.ruleset.uses(tile):
                rows[_row_of(tile)].append(PickerTile(tile, max(0, left[tile]), self._obstacle(tile)))
        return [row for row in rows if row]

    def _obstacle(self, tile: Tile) -> Obstacle | None:
        obstacle = self._editor.obstacle(tile)
        full = obstacle is Obstacle.NO_ROOM and self._editor.mode is Mode.TILE
        return None if full else obstacle

    def _follow(self) -> None:
        """Tell exactly which tiles read differently now."""
        before, self._grid = self._grid, self._make_grid()
        for row, (old, new) in enumerate(zip(before, self._grid, strict=True)):
            changed = [column for column in range(len(new)) if old[column] != new[column]]
            if changed:
                self.dataChanged.emit(self.index(row, changed[0]), self.index(row, changed[-1]))

    def _refresh(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._grid)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else max(len(row) for row in self._grid)

    def item(self, row: int, column: int) -> PickerTile | None:
        """The tile of a cell, if it has one."""
        return self._grid[row][column] if column < len(self._grid[row]) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self.item(index.row(), index.column()) if index.isValid() else None
        if item is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._language.words().tile(item.tile)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(item)
        if role == Qt.ItemDataRole.ToolTipRole:
            return obstacle_text(item.obstacle, self._words()) or self._spoken(item)
        return item if role == ITEM_ROLE else None

    def _words(self) -> Words:
        return self._language.words(self._editor.ruleset.id)

    def _spoken(self, item: PickerTile) -> str:
        name = self._language.words().tile(item.tile)
        return QCoreApplication.translate("PickerModel", "{tile}, {left} left").format(tile=name, left=item.left)


def _row_of(tile: Tile) -> int:
    """The three suits, the honours, the bonus tiles."""
    return 4 if is_bonus(tile) else suit_of(kind_of(tile))


def obstacle_text(obstacle: Obstacle | None, words: Words) -> str:
    """Why a tile cannot be entered, in a sentence with the variant's terms; empty if it can."""
    if obstacle is None:
        return ""
    translate = QCoreApplication.translate
    return {
        Obstacle.NONE_LEFT: translate("PickerModel", "All of these are in the hand already."),
        Obstacle.TOO_FEW_LEFT: translate("PickerModel", "Too few of these are left for the set."),
        Obstacle.NO_ROOM: translate("PickerModel", "The hand has no room for it."),
        Obstacle.NO_RUN: translate("PickerModel", "No {chow} starts here: click its lowest tile."),
        Obstacle.BONUS_ALONE: translate("PickerModel", "Bonus tiles are entered one by one: choose the mode Tile."),
    }[obstacle].format(chow=words.text("terms", "chow"))


def _tiles(grid: list[list[PickerTile]]) -> list[list[Tile]]:
    return [[item.tile for item in row] for row in grid]
