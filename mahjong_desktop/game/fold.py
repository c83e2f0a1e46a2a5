"""The fold: rules and deals in, the game out. Undo, an edit of an old deal and a replay are all the same fold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from mahjong_desktop.core.errors import GameOver, MahjongError
from mahjong_desktop.core.table import DEPOSIT, Adjustment, Deal, DrawDeal, Final, Played, TableState, WinDeal
from mahjong_desktop.rules.ruleset import Ruleset


class Unbalanced(Exception):
    """A deal in which points came from nowhere or went there: a mistake in a flow, never in what was entered."""


@dataclass(frozen=True)
class Problem:
    """The first deal that cannot be, and why; it and those after it are not played."""

    index: int
    error: MahjongError


@dataclass(frozen=True)
class Game:
    """A game as far as its deals go. Every change makes a new one, and plays only from the first deal that differs."""

    ruleset: Ruleset[Any]
    players: tuple[str, ...]
    """Four names, the first East's first."""
    deals: tuple[Deal, ...]
    played: tuple[Played, ...]
    """What came of the deals, up to the first that cannot be."""
    table: TableState
    """How the game stands now."""
    problem: Problem | None = None

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return bool(self.played) and self.played[-1].ended

    @property
    def deal_count(self) -> int:
        """How many deals were won or drawn: corrections, mistakes and the end are no deals."""
        return sum(isinstance(deal, WinDeal | DrawDeal) for deal in self.deals)

    @property
    def next(self) -> TableState | None:
        """How the game stands before the deal to come; None: it is over."""
        return None if self.finished else self.table

    @property
    def final(self) -> Final | None:
        """The result, once it is over."""
        return self.ruleset.flow.final(self.table) if self.finished else None

    def with_deal(self, deal: Deal) -> Game:
        """One more deal."""
        return _play_on(self, (*self.deals, deal), self.played)

    def with_deals(self, deals: Iterable[Deal]) -> Game:
        """The same game with other deals: an old one edited, taken out or put in, steps undone or redone."""
        wanted = tuple(deals)
        kept = 0
        for played, deal in zip(self.played, wanted, strict=False):
            if played.deal is not deal and played.deal != deal:
                break
            kept += 1
        return _play_on(self, wanted, self.played[:kept])


def fold(ruleset: Ruleset[Any], players: tuple[str, ...], deals: Iterable[Deal]) -> Game:
    """The game that these deals make."""
    empty = Game(ruleset, players, (), (), ruleset.flow.start())
    return _play_on(empty, tuple(deals), ())


def preview(ruleset: Ruleset[Any], state: TableState, deal: Deal) -> Played:
    """What would come of a deal; a MahjongError if it cannot be."""
    played = ruleset.flow.play(state, deal)
    _check_balance(played)
    return played


def _play_on(game: Game, deals: tuple[Deal, ...], done: tuple[Played, ...]) -> Game:
    """The game with these deals, the first of which are played already."""
    played = list(done)
    table = played[-1].after if played else game.ruleset.flow.start()
    problem = None
    for index in range(len(played), len(deals)):
        try:
            if played and played[-1].ended:
                raise GameOver
            one = preview(game.ruleset, table, deals[index])
        except MahjongError as error:
            problem = Problem(index, error)
            break
        played.append(one)
        table = one.after
    return Game(game.ruleset, game.players, deals, tuple(played), table, problem)


def _check_balance(played: Played) -> None:
    """Nobody's points come from nowhere, deposits counted. A correction alone may count the deposits anew."""
    before, after = played.state, played.after
    deposits = 0 if isinstance(played.deal, Adjustment) else DEPOSIT * (after.sticks - before.sticks)
    moved = sum(after.scores) - sum(before.scores)
    if sum(played.changes) + deposits or moved != sum(played.changes):
        raise Unbalanced(played)
