"""What the parts of a page are given besides the values they show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.gui.tiles.letters import corner_index
from mahjong_desktop.gui.tiles.pictures import TilePictures
from mahjong_desktop.models.house_book import HouseBook
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rules_text import rules_text
from mahjong_desktop.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Surroundings:
    """How things look, in which language, and what the person likes; one for the whole window."""

    theme: Theme
    pictures: TilePictures
    language: Language
    preferences: Preferences
    houses: HouseBook = field(default_factory=HouseBook)
    """The house rules, for their names."""

    def rules_text(self, rules: Ruleset[Any]) -> str:
        """Variant and rules by name: "Taiwanese · Klub Smok"."""
        return rules_text(self.language, rules, self.houses)

    def index_of(self, tile: Tile) -> str:
        """The corner index of a tile, where the player wants one."""
        return corner_index(tile, self.language.words()) if self.preferences.corner_indices else ""
