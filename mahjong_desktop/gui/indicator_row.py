"""Slots for the indicators of one kind: click the empty one, then a tile; click an indicator to take it out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.key_button import KeyButton
from mahjong_desktop.gui.controls.paint import draw_ring
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.gui.tiles.pictures import SHADOW_DEPTH, width_of
from mahjong_desktop.gui.tiles.tile_button import TileButton, TileFace
from mahjong_desktop.models.hand_editor import HandEditor, Target
from mahjong_desktop.models.indicators_model import IndicatorsModel

TILE_HEIGHT = 40
TOUCH_HEIGHT = 56


class IndicatorRow(QWidget):
    """A label and the slots."""

    def __init__(self, target: Target, editor: HandEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._around = around
        self.model = IndicatorsModel(target, editor, around.language, self)
        self.label = QLabel()
        self.label.setProperty("role", "caption")
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.slot = _EmptySlot(around)
        self.tiles: list[TileButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.XS)
        self._row.addWidget(self.label)
        self._row.addSpacing(Space.XS)
        self._row.addWidget(self.slot)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.slot.clicked.connect(self._arm)
        self.model.rows_set.connect(self._show)
        around.preferences.changed.connect(self._show)
        around.theme.changed.connect(self._show)
        self._show()

    def set_label(self, text: str) -> None:
        """What kind of indicators they are."""
        self.label.setText(text)
        self._show()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.tiles, self.slot

    def _arm(self) -> None:
        target = self.model.target
        self._editor.set_target(Target.HAND if self._editor.target is target else target)

    def _show(self) -> None:
        height = TOUCH_HEIGHT if self._around.theme.touch else TILE_HEIGHT
        rows = self.model.rows
        shown = [slot.tile for slot in rows if slot.tile is not None]
        while len(self.tiles) < len(shown):
            self._add_tile()
        for button in self.tiles[len(shown) :]:
            button.hide()
        for button, tile in zip(self.tiles, shown, strict=False):
            name = f"{self.label.text()}: {self._around.language.words().tile(tile)}"
            button.set_tile_height(height)
            button.show_face(
                TileFace(tile, self._around.index_of(tile)),
                name,
                self.tr("{tile}: click to take it out").format(tile=name),
            )
            button.show()
        empty = len(shown) < len(rows)
        self.slot.setVisible(empty)
        if empty:
            self.slot.show_state(height, rows[-1].armed, f"{self.label.text()}: {self.model.text(rows[-1])}")

    def _add_tile(self) -> None:
        number = len(self.tiles)
        button = TileButton(self._around.theme, self._around.pictures)
        button.pressed_with.connect(lambda _: self._editor.take_out_indicator(self.model.target, number))
        button.removal_wanted.connect(lambda: self._editor.take_out_indicator(self.model.target, number))
        self.tiles.append(button)
        self._row.insertWidget(2 + number, button)
        # read after the tiles, as it stands
        self.slot.raise_()


class _EmptySlot(KeyButton):
    """Where the next indicator goes: a dashed tile with a plus; in the accent while it waits for the tile."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._theme = around.theme
        self._height = TILE_HEIGHT
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, height: int, armed: bool, name: str) -> None:
        """How high, whether the next tile goes here, and what a screen reader says."""
        self._height = height
        self.setChecked(armed)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(width_of(self._height), self._height + SHADOW_DEPTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, armed = self._theme, self.isChecked()
        box = QRectF(0, 0, width_of(self._height), self._height).adjusted(1, 1, -1, -1)
        radius = self._height * 0.1
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = theme.colour("accent" if armed or self.underMouse() else "muted")
            pen = QPen(colour, 1.5, Qt.PenStyle.SolidLine if armed else Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(theme.colour("soft_accent") if armed else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, radius, radius)
            painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            arm = self._height * 0.13
            middle = box.center()
            painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
            painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
            if self.shows_focus:
                draw_ring(painter, QRectF(self.rect()), radius, theme.colour("accent"))
