"""The picker: every tile of the variant as a picture that fills its space."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.tiles.one_stop import OneStop
from mahjong_desktop.gui.tiles.pictures import ASPECT, SHADOW_DEPTH, width_of
from mahjong_desktop.gui.tiles.tile_button import BADGE_HANG, TileButton, TileFace
from mahjong_desktop.models.picker_model import PickerModel, PickerTile

GAP = 6
MOST_GAP_ACROSS, MOST_GAP_DOWN = 0.65, 0.4
"""Of the tile: those that are as high as can be stand further apart where there is width left."""
LEAST_HEIGHT, LEAST_TOUCHED = 32, 48
"""On the lowest screens, such as a full HD one at 200 %; fingers need more."""
MOST_HEIGHT = 150


class PickerView(QWidget):
    """Shows a PickerModel; clicks, Shift+click, Ctrl+click, arrow keys and Enter enter tiles."""

    picked = Signal(int, Qt.KeyboardModifier)
    """A tile was clicked, with these keys held."""
    removal_wanted = Signal(int)
    """A right click, a long press or Delete: one such tile shall leave the hand."""

    def __init__(
        self,
        model: PickerModel,
        around: Surroundings,
        parent: QWidget | None = None,
        *,
        least: int | None = None,
        counts: bool = True,
    ) -> None:
        """`least`: how high tiles are at least, unless as in a low window or for fingers; `counts`: what is left."""
        super().__init__(parent)
        self._counts = counts
        self._hang = BADGE_HANG if counts else 0
        self._least = least
        self._model = model
        self._around = around
        self._buttons: dict[tuple[int, int], TileButton] = {}
        self._one_stop = OneStop()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        model.modelReset.connect(self._rebuild)
        model.dataChanged.connect(self._follow)
        around.preferences.changed.connect(self._relook)
        self._rebuild()

    def button(self, tile: Tile) -> TileButton:
        """The picture of a tile; KeyError if the variant does not play with it."""
        for (row, column), button in self._buttons.items():
            item = self._model.item(row, column)
            if item is not None and item.tile == tile:
                return button
        raise KeyError(tile)

    def _rebuild(self) -> None:
        for button in self._buttons.values():
            button.hide()
            button.deleteLater()
        self._buttons = {}
        self._one_stop.clear()
        for row in range(self._model.rowCount()):
            for column in range(self._model.columnCount()):
                if self._model.item(row, column) is not None:
                    self._buttons[row, column] = self._make_button(row, column)
        self.updateGeometry()
        self._relook()

    def _make_button(self, row: int, column: int) -> TileButton:
        button = TileButton(self._around.theme, self._around.pictures, self)
        button.pressed_with.connect(lambda keys: self._pick(row, column, keys))
        button.removal_wanted.connect(lambda: self.removal_wanted.emit(self._item(row, column).tile))
        button.arrow_pressed.connect(lambda step: self._move_focus(row, column, step))
        self._one_stop.add(button)
        button.show()
        return button

    def _item(self, row: int, column: int) -> PickerTile:
        item = self._model.item(row, column)
        assert item is not None
        return item

    def _pick(self, row: int, column: int, keys: Qt.KeyboardModifier) -> None:
        self.picked.emit(self._item(row, column).tile, keys)

    def explain(self, tile: Tile, text: str) -> None:
        """Say at the tile why it cannot be entered."""
        button = self.button(tile)
        QToolTip.showText(button.mapToGlobal(QPoint(button.width() // 2, button.height() // 2)), text, button)

    def _move_focus(self, row: int, column: int, step: QPoint) -> None:
        last = max((c for r, c in self._buttons if r == row + step.y()), default=-1)
        target = (row + step.y(), max(0, min(column + step.x(), last)))
        if target in self._buttons:
            self._buttons[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            for column in range(first.column(), last.column() + 1):
                if (row, column) in self._buttons:
                    self._show_face(row, column)

    def _show_face(self, row: int, column: int) -> None:
        item = self._item(row, column)
        left = item.left if self._counts else None
        face = TileFace(item.tile, self._around.index_of(item.tile), dimmed=item.obstacle is not None, left=left)
        cell = self._model.index(row, column)
        self._buttons[row, column].show_face(
            face,
            str(self._model.data(cell, Qt.ItemDataRole.AccessibleTextRole)),
            str(self._model.data(cell, Qt.ItemDataRole.ToolTipRole)),
        )

    def _relook(self) -> None:
        for row, column in self._buttons:
            self._show_face(row, column)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        rows, columns = self._model.rowCount(), self._model.columnCount()
        # a low window has room enough across
        across, down = (self._least, self._least) if self._least is not None else (LEAST_TOUCHED, LEAST_HEIGHT)
        if self._around.theme.touch:
            across = down = LEAST_TOUCHED
        return QSize(columns * (width_of(across) + 2) + self._hang, rows * (down + 2))

    def tile_height(self) -> int:
        """The largest height at which every tile fits, as far as the person's tile size allows."""
        rows, columns = self._model.rowCount(), self._model.columnCount()
        by_height = (self.height() - GAP * (rows - 1)) // rows - SHADOW_DEPTH
        by_width = int(((self.width() - self._hang - GAP * (columns - 1)) // columns) / ASPECT)
        return max(1, min(by_height, by_width, round(MOST_HEIGHT * self._around.preferences.tile_scale)))

    def _arrange(self) -> None:
        height = self.tile_height()
        width = width_of(height)
        rows, columns = self._model.rowCount(), self._model.columnCount()
        across = _pitch(self.width() - self._hang, columns, width, MOST_GAP_ACROSS)
        down = _pitch(self.height(), rows, height + SHADOW_DEPTH, MOST_GAP_DOWN)
        for (row, column), button in self._buttons.items():
            button.set_tile_height(height)
            place = QPoint(round(column * across), round(row * down))
            button.setGeometry(QRect(place, QSize(width + self._hang, height + SHADOW_DEPTH)))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            QToolTip.hideText()
        return super().event(event)


def _pitch(space: int, count: int, size: int, most: float) -> float:
    """From one tile to the next: the gap grows with the space, but not beyond a share of the tile."""
    spare = (space - count * size) / max(1, count - 1)
    return size + min(spare, most * size)
