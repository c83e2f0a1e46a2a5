"""The tiles of a photo for views: what each is taken for, which part of the hand it is, how it is read aloud."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject

from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.tiles import is_bonus
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.photo_editor import PhotoEditor
from mahjong_desktop.models.photo_hand import PhotoTile
from mahjong_desktop.models.rows_model import RowsModel


@dataclass(frozen=True)
class ShownTile:
    """A tile and its part."""

    tile: PhotoTile
    place: int
    """From 1, as one reads."""
    meld: MeldKind | None
    winning: bool
    selected: bool


class PhotoModel(RowsModel[ShownTile]):
    """A row for each tile of the photo, as one reads."""

    def __init__(self, editor: PhotoEditor, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._language = language
        editor.changed.connect(self._follow)
        editor.selection_changed.connect(self._follow)
        language.changed.connect(self.refresh)
        self._follow()

    def _follow(self) -> None:
        hand, selected = self._editor.hand, self._editor.selected
        melds = {key: called.kind for called in hand.sets for key in called.keys}
        self.set_rows(
            [
                ShownTile(tile, place, melds.get(tile.key), tile.key == hand.winner, tile.key in selected)
                for place, tile in enumerate(hand.tiles, 1)
            ]
        )

    def text(self, item: ShownTile) -> str:
        return self._language.words().tile(item.tile.tile)

    def spoken(self, item: ShownTile) -> str:
        text = QCoreApplication.translate("PhotoModel", "Tile {place}: {tile}")
        parts = [text.format(place=item.place, tile=self.text(item))]
        if item.tile.doubtful:
            parts.append(QCoreApplication.translate("PhotoModel", "unsure"))
        parts.append(self.part(item))
        if item.selected:
            parts.append(QCoreApplication.translate("PhotoModel", "selected"))
        return ", ".join(part for part in parts if part)

    def part(self, item: ShownTile) -> str:
        """Which part of the hand it is; of a tile that simply stands in the hand nothing is said."""
        if item.meld is not None:
            return self._language.words(self._editor.ruleset.id).text("terms", item.meld.value)
        if item.winning:
            return QCoreApplication.translate("PhotoModel", "winning tile")
        return QCoreApplication.translate("PhotoModel", "bonus tile") if is_bonus(item.tile.tile) else ""
