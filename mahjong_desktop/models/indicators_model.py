"""The indicators turned up on the wall."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject

from mahjong_desktop.core.hands import MOST_INDICATORS
from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.models.hand_editor import HandEditor, Target
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.win_models import EditorRows


@dataclass(frozen=True)
class Slot:
    """A slot for one indicator; the first empty one is shown too."""

    tile: Tile | None
    armed: bool = False
    """Whether the next tile of the picker goes there."""


class IndicatorsModel(EditorRows[Slot]):
    """The indicators of one kind in the order they were turned up, and where the next one goes."""

    def __init__(self, target: Target, editor: HandEditor, language: Language, parent: QObject | None = None) -> None:
        self.target = target
        super().__init__(editor, language, parent)
        editor.mode_changed.connect(self.follow)

    def make_rows(self) -> list[Slot]:
        shown = self.editor.indicators(self.target)
        slots = [Slot(tile) for tile in shown]
        if len(shown) < MOST_INDICATORS:
            slots.append(Slot(None, armed=self.editor.target is self.target))
        return slots

    def text(self, item: Slot) -> str:
        words = self.language.words()
        if item.tile is not None:
            return words.tile(item.tile)
        translate = QCoreApplication.translate
        return translate("IndicatorsModel", "Click the tile") if item.armed else translate("IndicatorsModel", "Add")
