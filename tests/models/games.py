"""Games that are kept nowhere, for models and widgets that show one."""

from typing import Any

from game.shorthand import NAMES, rules

from mahjong_desktop.core.table import Deal
from mahjong_desktop.game import Game
from mahjong_desktop.models.game_editor import GameEditor


class NoKeeper:
    """Keeps nothing, and never fails."""

    def __init__(self) -> None:
        self._last = 0

    def begin(self, game: Game) -> int:
        self._last += 1
        return self._last

    def save(self, number: int, game: Game) -> None:
        pass


def playing(
    *deals: Deal, name: str = "riichi", players: tuple[str, ...] = NAMES, preset: str | None = None, **options: Any
) -> GameEditor:
    """An editor with a game of these deals."""
    games = GameEditor(NoKeeper())
    assert games.start(rules(name, preset, **options), players)
    for deal in deals:
        assert games.add(deal)
    return games
