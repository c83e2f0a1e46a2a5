"""The tray: the tiles of the hand on green felt, called sets turned, the winning tile apart."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.tiles.flow import GROUP_GAP, ROW_GAP, TILE_GAP, flow
from mahjong_desktop.gui.tiles.one_stop import OneStop
from mahjong_desktop.gui.tiles.pictures import SHADOW_DEPTH
from mahjong_desktop.gui.tiles.tile_button import TileButton, TileFace
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.tray_model import Section, TrayModel, TrayTile, tray_group

LOW = 560
"""A page that is no higher is low: that of a full HD screen at 200 %."""
HIGH = 860
"""A page from which on a window is high."""
LEAST_HEIGHTS = (38, 34)
"""How small tiles become before they go to a second row, and to a third."""
HIGH_HEIGHTS = (60, 44)
"""The same in a high window, where there is room for two rows of large tiles."""
LOW_HEIGHTS = (30, 26)
"""The same in a low window, where the picker needs the room more."""
MOST_HEIGHT = 84


class TrayView(QWidget):
    """Shows a TrayModel; its tiles can be marked and taken out. Tab enters once, arrow keys lead through them."""

    most_height = MOST_HEIGHT
    """How high tiles are where there is room, before the person's own scale."""

    marked = Signal(int)
    """A click on the tile at this place: it shall be the winning one."""
    taken_out = Signal(int)
    """The tile at this place shall go."""

    def __init__(
        self,
        model: TrayModel,
        editor: HandEditor,
        around: Surroundings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._editor = editor
        self._around = around
        self._buttons: list[TileButton] = []
        self._one_stop = OneStop()
        self._least = LEAST_HEIGHTS
        self._shown: tuple[TrayTile, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        model.rows_set.connect(self._follow)
        around.preferences.changed.connect(self._follow)
        self._follow()

    # --- tiles

    def buttons(self) -> list[TileButton]:
        """The tiles on show, in the model's order."""
        return self._buttons[: self._model.rowCount()]

    def _follow(self) -> None:
        count = self._model.rowCount()
        while len(self._buttons) < count:
            self._buttons.append(self._make_button(len(self._buttons)))
        focus = self._focus_after()
        self._show_faces()
        self._arrange()
        self._shown = self._model.rows
        if focus is not None:
            self._give_focus(*focus)
        elif count:
            # Tab begins anew in a hand that has changed
            self._enter_at(0)
        for button in self._buttons[count:]:
            button.hide()

    def _focus_after(self) -> tuple[int, bool] | None:
        """The row that the focus goes to, since it stays with its tile, and whether the keyboard brought it there."""
        row = next((row for row, button in enumerate(self._buttons) if button.hasFocus()), None)
        if row is None:
            return None
        held = self._shown[row]
        rows = [one for one, item in enumerate(self._model.rows) if item.tile == held.tile]
        rows.sort(key=lambda one: (self._model.rows[one].section is not held.section, abs(one - row)))
        target = rows[0] if rows else min(row, self._model.rowCount() - 1)
        return target, self._buttons[row].shows_focus

    def _give_focus(self, row: int, by_keyboard: bool) -> None:
        """The focus to a tile; with no tile left, to nobody: Qt would give it to whatever comes next."""
        reason = Qt.FocusReason.OtherFocusReason if by_keyboard else Qt.FocusReason.MouseFocusReason
        (self._buttons[row] if row >= 0 else self.window()).setFocus(reason)

    def _mark(self, row: int) -> None:
        """Mark a tile; the focus goes with it to the winning tile's place."""
        by_keyboard = self._buttons[row].shows_focus
        self.marked.emit(self._model.rows[row].place)
        winning = [one for one, item in enumerate(self._model.rows) if item.section is Section.WINNING]
        if winning and self._shown[winning[0]].section is Section.WINNING and self._buttons[row].hasFocus():
            self._give_focus(winning[0], by_keyboard)

    def _enter_at(self, row: int) -> None:
        self._one_stop.move(self._buttons[row])

    def _make_button(self, row: int) -> TileButton:
        button = TileButton(self._around.theme, self._around.pictures, self, ring="felt_focus")
        button.pressed_with.connect(lambda _: self._mark(row))
        button.removal_wanted.connect(lambda: self.taken_out.emit(self._model.rows[row].place))
        button.arrow_pressed.connect(lambda step: self._move_focus(row, step))
        self._one_stop.add(button)
        return button

    def _show_faces(self) -> None:
        lighting = any(item.lit for item in self._model.rows)
        for row, item in enumerate(self._model.rows):
            face = TileFace(
                item.tile,
                self._around.index_of(item.tile),
                turned=item.turned,
                face_down=item.face_down,
                dimmed=lighting and not item.lit,
                winning=item.section is Section.WINNING,
            )
            name = self._model.spoken(item)
            self._buttons[row].show_face(face, name, name)

    def _move_focus(self, row: int, step: QPoint) -> None:
        target = max(0, min(row + (step.x() or step.y()), self._model.rowCount() - 1))
        self._buttons[target].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- layout

    def set_page_height(self, height: int) -> None:
        """In a low window tiles had better become smaller than go to another row, in a high one the other way round."""
        least = LOW_HEIGHTS if height <= LOW else HIGH_HEIGHTS if height >= HIGH else LEAST_HEIGHTS
        if least != self._least:
            self._least = least
            self._arrange()

    def _groups(self) -> list[list[int]]:
        """The rows of the model that stand together: by suit, the winning tile, each set, the bonus tiles."""
        return [
            list(rows)
            for _, rows in groupby(range(self._model.rowCount()), lambda row: tray_group(self._model.rows[row]))
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _tile_height(self) -> int:
        """The height at which a whole concealed hand stands in one row, so that entering tiles shrinks nothing."""
        size = self._editor.ruleset.shapes.size
        share = -(-(size - 1) // 3)
        suits = [(False,) * min(share, size - 1 - start) for start in range(0, size - 1, share)]
        most = round(self.most_height * self._around.preferences.tile_scale)
        return flow((*suits, (False,)), max(1, self.width()), most, self._least).height

    def _arrange(self) -> None:
        groups = self._groups()
        turned = tuple(tuple(self._model.rows[row].turned for row in group) for group in groups)
        most = self._tile_height()
        plan = flow(turned, max(1, self.width()), most, self._least)
        bottom = 0
        for row_groups in plan.rows:
            bottom += plan.height + SHADOW_DEPTH + (ROW_GAP if bottom else 0)
            left = 0
            for index in row_groups:
                for row in groups[index]:
                    button = self._buttons[row]
                    button.set_tile_height(plan.height)
                    size = button.sizeHint()
                    button.setGeometry(QRect(QPoint(left, bottom - size.height()), size))
                    if button.isHidden():
                        button.show()
                    left += size.width() + TILE_GAP
                left += GROUP_GAP - TILE_GAP
        needed = max(most + SHADOW_DEPTH, bottom)
        if needed != self.minimumHeight():
            self.setFixedHeight(needed)

    def sizeHint(self) -> QSize:
        return QSize(400, self.minimumHeight())
