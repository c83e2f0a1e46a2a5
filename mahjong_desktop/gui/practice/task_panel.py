"""The hand to count, on felt: how it was won, the tiles, the indicators."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.gui.controls import FeltPanel, FlowLayout
from mahjong_desktop.gui.controls.announce import announce
from mahjong_desktop.gui.practice.situation_words import situation_parts, win_text
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space, Type
from mahjong_desktop.gui.tiles.one_stop import OneStop
from mahjong_desktop.gui.tiles.tile_button import ARROWS, TileButton, TileFace
from mahjong_desktop.gui.tray_view import TrayView
from mahjong_desktop.models.practice import PracticeEditor
from mahjong_desktop.models.tray_model import TrayModel

INDICATOR_HEIGHT = 44


class TaskPanel(FeltPanel):
    """Shows the practice editor's hand. Nothing in it can be changed; tiles say their names when pointed at.

    Typing begins below it, so a screen reader is told the whole of it: at once when it is dealt, and as what the
    panel is about. Tab and the arrow keys lead through its tiles one by one.
    """

    def __init__(self, editor: PracticeEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._editor = editor
        self._around = around
        self._told = editor.task
        self.title = _on_felt()
        self.model = TrayModel(editor.shown, around.language, self)
        self.tray = ShownTray(self.model, editor.shown, around)
        self.pills: list[QLabel] = []
        self._pill_flow = FlowLayout(gap=Space.S, row_gap=Space.XS)
        self.indicators = {name: Indicators(around) for name in ("dora", "ura_dora")}
        self._lay_out()
        editor.changed.connect(self.follow)
        around.language.changed.connect(self.follow)
        around.preferences.changed.connect(self.follow)
        around.theme.changed.connect(self._restyle)
        self._restyle()
        self.follow()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(Space.L)
        head.addWidget(self.title)
        pills = QVBoxLayout()
        pills.addStretch(1)
        pills.addLayout(self._pill_flow)
        pills.addStretch(1)
        head.addLayout(pills, 1)
        for indicators in self.indicators.values():
            head.addWidget(indicators)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        column.addLayout(head)
        column.addWidget(self.tray)

    def _restyle(self) -> None:
        self.title.setFont(self._around.theme.font(Type.LARGE, self.title.font().Weight.Bold))

    def follow(self) -> None:
        """Show the present hand in the language in use; while the next is dealt, say so."""
        task, words = self._editor.task, self._around.language.words(self._editor.ruleset.id)
        self.tray.setVisible(task is not None)
        self.setAccessibleName(self.tr("The hand to count"))
        if task is None:
            self.title.setText(self.tr("Dealing …"))
            self._show_pills([])
            for indicators in self.indicators.values():
                indicators.hide()
            self.setAccessibleDescription("")
            return
        self.title.setText(win_text(task.situation, words))
        self._show_pills(situation_parts(task.situation, self._editor.ruleset, words))
        for name, indicators in self.indicators.items():
            indicators.show_tiles(words.text("sentences", name), getattr(task.situation, name))
        self.setAccessibleDescription(self._spoken())
        if task is not self._told and self.isVisible():
            self._told = task
            announce(self, self._spoken())

    def _spoken(self) -> str:
        """Everything that is shown: how it was won, the tiles, the indicators."""
        shown = [pill.text() for pill in self.pills if pill.text()]
        tiles = [self.model.spoken(item) for item in self.model.rows]
        indicators = [tile.accessibleName() for row in self.indicators.values() for tile in row.shown]
        return ". ".join([self.title.text(), *shown, ", ".join([*tiles, *indicators])])

    def _show_pills(self, texts: list[str]) -> None:
        while len(self.pills) < len(texts):
            pill = _on_felt()
            pill.setProperty("role", "felt-pill")
            self.pills.append(pill)
            self._pill_flow.addWidget(pill)
        for number, pill in enumerate(self.pills):
            pill.setText(texts[number] if number < len(texts) else "")
            pill.setVisible(number < len(texts))


class ShownTray(TrayView):
    """A tray to look at."""

    most_height = 104

    def _make_button(self, row: int) -> TileButton:
        button = ShownTile(self._around, self)
        button.arrow_pressed.connect(lambda step: self._move_focus(row, step))
        self._one_stop.add(button)
        return button


class ShownTile(TileButton):
    """A tile to look at: arrow keys lead to its neighbours, all other keys are the page's."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, around.pictures, parent, ring="felt_focus")
        self.unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            super().keyPressEvent(event)
        else:
            event.ignore()


class Indicators(QWidget):
    """A few tiles of the wall with what they are."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self.label = _on_felt()
        self.tiles: list[ShownTile] = []
        self._one_stop = OneStop()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(3)
        self._row.addWidget(self.label)
        self._row.addSpacing(Space.XS)

    @property
    def shown(self) -> list[ShownTile]:
        """The tiles that are there."""
        return [tile for tile in self.tiles if not tile.isHidden()]

    def show_tiles(self, name: str, tiles: tuple[Tile, ...]) -> None:
        """Show these indicators; without any, nothing."""
        self.label.setText(name)
        while len(self.tiles) < len(tiles):
            button = ShownTile(self._around)
            button.arrow_pressed.connect(partial(self._move_focus, len(self.tiles)))
            button.set_tile_height(INDICATOR_HEIGHT)
            self._one_stop.add(button)
            self.tiles.append(button)
            self._row.addWidget(button)
        for number, button in enumerate(self.tiles):
            if number < len(tiles):
                spoken = f"{name}: {self._around.language.words().tile(tiles[number])}"
                face = TileFace(tiles[number], self._around.index_of(tiles[number]))
                button.show_face(face, spoken, spoken)
            button.setVisible(number < len(tiles))
        if tiles:
            # Tab begins anew where the last hand may have had more
            self._one_stop.move(self.tiles[0])
        self.setVisible(bool(tiles))

    def _move_focus(self, number: int, step: QPoint) -> None:
        target = max(0, min(number + (step.x() or step.y()), len(self.shown) - 1))
        self.tiles[target].setFocus(Qt.FocusReason.OtherFocusReason)


def _on_felt() -> QLabel:
    label = QLabel()
    label.setProperty("role", "felt")
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
