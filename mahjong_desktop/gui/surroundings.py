"""What the parts of a page are given besides the values they show."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.gui.tiles.letters import corner_index
from mahjong_desktop.gui.tiles.pictures import TilePictures
from mahjong_desktop.models.language import Language


@dataclass(frozen=True)
class Surroundings:
    """How things look, in which language, and what the person likes; one for the whole window."""

    theme: Theme
    pictures: TilePictures
    language: Language
    preferences: Preferences

    def index_of(self, tile: Tile) -> str:
        """The corner index of a tile, where the player wants one."""
        return corner_index(tile, self.language.words()) if self.preferences.corner_indices else ""
