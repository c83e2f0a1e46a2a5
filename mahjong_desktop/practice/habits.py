"""How people play each variant: what they call, and how a deal begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mahjong_desktop.rules.riichi import Riichi
from mahjong_desktop.rules.taiwanese import Taiwanese


@dataclass(frozen=True)
class Habits:
    """Chances are between 0 and 1."""

    row_first: bool = False
    """Sets are called only towards a row: a hand without one does not win."""
    values: float = 0.9
    """How often a set of dragons or of the own wind is called."""
    appetite: tuple[float, float] = (0.35, 0.75)
    """How often any other set that helps is called, from the most careful player to the boldest."""
    ambitions: tuple[int, ...] = (0, 1, 2)
    """How many tiles farther a hand of one suit or of equal tiles may be; one for each kind of player."""
    prizes: float = 0.0
    """What a tile is worth more that is dora, or one of the nine of three like runs or of a straight in sight."""
    spare_honours: float = 0.0
    """What honours are worth less in a closed hand that has no set of them."""
    kongs: float = 0.8
    riichi: tuple[float, float] = (0.82, 0.82)
    """How often a ready closed hand is declared that waits for one kind of tile, and for more."""
    folds_from: int = 99
    """Against a declared hand a player who lacks so many tiles plays safe ones."""
    leanings: float = 0.0
    """How often somebody starts with tiles that lean towards a row that takes many turns to make."""
    unseen: int = 14
    """The tiles that stay in the wall."""


HABITS: Mapping[str, Habits] = {
    Riichi.id: Habits(
        row_first=True,
        values=0.75,
        appetite=(0.4, 0.85),
        ambitions=(0, 0, 1),
        prizes=2.5,
        spare_honours=2.0,
        kongs=0.7,
        riichi=(0.35, 0.75),
        folds_from=2,
        leanings=0.2,
    ),
    Taiwanese.id: Habits(appetite=(0.2, 0.6), unseen=16),
}
"""By variant; where there is nothing, the usual ones hold."""
USUAL = Habits()
