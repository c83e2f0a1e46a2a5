"""An example hand on the felt: its tiles, how it was won, what it scores, and a button that enters it."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.gui.controls import FeltPanel
from mahjong_desktop.gui.rules.blocks import label
from mahjong_desktop.gui.rules.tile_strip import TileStrip
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space, Type
from mahjong_desktop.models.row_details import Example
from mahjong_desktop.models.tray_model import Section, TrayTile, tray_group

TILE_MOST, INDICATOR_MOST = 64, 44
_INDICATORS = ("dora", "ura_dora")


class ExamplePanel(FeltPanel):
    """Shows an Example; `wanted` asks to enter it."""

    wanted = Signal()

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._around = around
        self.title = label("felt", wrap=False)
        self.said, self.rules = label("felt"), label("felt")
        self.tiles = TileStrip(around, TILE_MOST)
        self.indicators = {
            name: (label("felt", wrap=False), TileStrip(around, INDICATOR_MOST, in_one_row=True))
            for name in _INDICATORS
        }
        self.headline = label("felt")
        self.button = QPushButton()
        self._lay_out()
        self.button.clicked.connect(self.wanted)
        around.theme.changed.connect(self._restyle)
        around.language.changed.connect(self._reword)
        self._restyle()
        self._reword()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        head = QHBoxLayout()
        head.setSpacing(Space.L)
        head.addWidget(self.title)
        head.addWidget(self.said, 1)
        column.addLayout(head)
        column.addWidget(self.tiles)
        row = QHBoxLayout()
        row.setSpacing(Space.XL)
        self._indicator_boxes: dict[str, QWidget] = {}
        for name, (caption, strip) in self.indicators.items():
            box = self._indicator_boxes[name] = QWidget()
            inside = QHBoxLayout(box)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.setSpacing(Space.S)
            inside.addWidget(caption, 0, Qt.AlignmentFlag.AlignVCenter)
            inside.addWidget(strip)
            row.addWidget(box)
        row.addStretch(1)
        column.addLayout(row)
        foot = QHBoxLayout()
        foot.setSpacing(Space.L)
        result = QVBoxLayout()
        result.setSpacing(0)
        result.addWidget(self.headline)
        result.addWidget(self.rules)
        foot.addLayout(result, 1)
        foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(foot)

    def _restyle(self) -> None:
        font = self._around.theme.font
        self.title.setFont(font(weight=QFont.Weight.DemiBold))
        self.headline.setFont(font(Type.LARGE, QFont.Weight.Bold, tabular=True))
        self.rules.setFont(font(Type.SMALL))

    def _reword(self) -> None:
        self.title.setText(self.tr("Example"))
        self.button.setText(self.tr("Try this hand"))

    def hold_back(self, reason: str) -> None:
        """Why the hand cannot be entered now; empty: it can."""
        self.button.setEnabled(not reason)
        self.button.setToolTip(reason or self.tr("Enter these tiles on the hand page"))

    def show_example(self, example: Example) -> None:
        """Show an example hand."""
        words = self._around.language.words(example.win.ruleset.id)
        names = ", ".join(words.tile(item.tile) for item in example.tiles)
        self.tiles.show_groups([list(group) for _, group in groupby(example.tiles, tray_group)], names)
        situation = example.win.situation
        for name, tiles in (("dora", situation.dora), ("ura_dora", situation.ura_dora)):
            caption, strip = self.indicators[name]
            self._indicator_boxes[name].setVisible(bool(tiles))
            if tiles:
                caption.setText(words.text("sentences", name))
                strip.show_groups([[_lying(tile) for tile in tiles]], ", ".join(map(words.tile, tiles)))
        self.said.setText(example.said)
        self.headline.setText(example.headline)
        self.rules.setText(self.tr("Scored by: {rules}").format(rules=example.rules) if example.rules else "")
        self.rules.setVisible(bool(example.rules))


def _lying(tile: Tile) -> TrayTile:
    """A tile on the wall."""
    return TrayTile(tile, 0, Section.CONCEALED)
