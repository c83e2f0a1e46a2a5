"""The table page's editor: a game whose every change is kept before it is shown, and can be undone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.table import Deal, Player
from mahjong_desktop.game import Game, fold
from mahjong_desktop.models.history import History
from mahjong_desktop.rules.ruleset import Ruleset


class Keeper(Protocol):
    """Where games are kept. Every method raises a MahjongError where it cannot, and then nothing has changed."""

    def begin(self, game: Game) -> int:
        """Keep a new game; the number it is found by."""

    def save(self, number: int, game: Game) -> None:
        """Keep a game as it is now."""


class GameEditor(QObject):
    """Holds the game that is played, if one is; `changed` after it is another or stands otherwise."""

    changed = Signal()
    refused = Signal(object)
    """A change that cannot be or could not be kept, by its MahjongError; the game is as before."""

    def __init__(self, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._number: int | None = None
        self._riichi: frozenset[Player] = frozenset()
        self.history: History[Game | None] = History(None, self)

    @property
    def game(self) -> Game | None:
        """The game as it stands; None: none has begun."""
        return self.history.state

    @property
    def number(self) -> int | None:
        """What it is kept under."""
        return self._number

    @property
    def riichi(self) -> frozenset[Player]:
        """Who has declared riichi in the deal that is being played."""
        return self._riichi

    # --- games

    def start(self, ruleset: Ruleset[Any], players: tuple[str, ...]) -> bool:
        """Begin a new game; whether it could be kept."""
        game = fold(ruleset, players, ())
        try:
            number = self._keeper.begin(game)
        except MahjongError as error:
            self.refused.emit(error)
            return False
        self.open(number, game)
        return True

    def open(self, number: int, game: Game) -> None:
        """Go on with a game that is kept already."""
        self._number = number
        self._riichi = frozenset()
        self.history.push(game)
        self.history.clear()
        self.changed.emit()

    def close(self) -> None:
        """Lay the game aside; it stays where it is kept."""
        self._number = None
        self._riichi = frozenset()
        self.history.push(None)
        self.history.clear()
        self.changed.emit()

    # --- deals

    def add(self, deal: Deal) -> bool:
        """A deal was played; whether it counts."""
        game = self._present()
        return self._keep(game.with_deal(deal), deal_is_over=True)

    def put(self, index: int, deal: Deal) -> bool:
        """A deal was another one than entered."""
        deals = list(self._present().deals)
        deals[index] = deal
        return self._keep(self._present().with_deals(deals))

    def remove(self, index: int) -> bool:
        """A deal was none."""
        deals = list(self._present().deals)
        del deals[index]
        return self._keep(self._present().with_deals(deals))

    def rename(self, players: tuple[str, ...]) -> bool:
        """Other names, or other people in the same seats."""
        return self._keep(replace(self._present(), players=players))

    def toggle_riichi(self, player: Player) -> None:
        """A player declares riichi in the deal that is being played, or takes it back."""
        self._riichi = self._riichi ^ {player}
        self.changed.emit()

    def undo(self) -> None:
        """Back to how the game stood before the last change."""
        self._go_to(self.history.index() - 1)

    def redo(self) -> None:
        """The change again that was undone last."""
        self._go_to(self.history.index() + 1)

    def _present(self) -> Game:
        assert self.game is not None
        return self.game

    def _keep(self, game: Game, deal_is_over: bool = False) -> bool:
        """Save the game and only then show it."""
        if game.problem is not None:
            self.refused.emit(game.problem.error)
            return False
        if game == self.game:
            return True
        if not self._save(game):
            return False
        if deal_is_over:
            self._riichi = frozenset()
        self.history.push(game)
        self.changed.emit()
        return True

    def _go_to(self, index: int) -> None:
        if not 0 <= index <= self.history.count():
            return
        game = self.history.at(index)
        if game is not None and self._save(game):
            self.history.go_to(index)
            self.changed.emit()

    def _save(self, game: Game) -> bool:
        assert self._number is not None
        try:
            self._keeper.save(self._number, game)
        except MahjongError as error:
            self.refused.emit(error)
            return False
        return True
