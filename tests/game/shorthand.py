"""Games in short: deals by a few words, players as a text of digits."""

from typing import Any

from mahjong_desktop.core.table import (
    Adjustment,
    Chombo,
    Deal,
    DrawDeal,
    DrawKind,
    GameEnd,
    Played,
    Player,
    TableState,
    WinDeal,
    WinnerOfDeal,
)
from mahjong_desktop.game import Game, fold, preview
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset, variant

NAMES = ("Ala", "Bo", "Cao", "Dag")
END = GameEnd()

RON_1000 = {"han": 1, "fu": 30}
"""1000 points by a discard, to East 1500; by self-draw 300 and 500 from East."""
RON_3900 = {"han": 3, "fu": 30}
"""3900 points by a discard, to East 5800."""
TSUMO_2600 = {"han": 3, "fu": 40}
"""East draws 2600 from each."""


def rules(name: str = "riichi", preset: str | None = None, **options: Any) -> Any:
    return ruleset(name, Choice(preset or next(iter(variant(name).presets)), options))


def some(players: str) -> frozenset[Player]:
    return frozenset(map(int, players))


def ron(winner: Player, source: Player, riichi: str = "", liable: Player | None = None, **figures: Any) -> WinDeal:
    return WinDeal((WinnerOfDeal(winner, source, figures=figures or RON_1000, liable=liable),), some(riichi))


def tsumo(winner: Player, riichi: str = "", liable: Player | None = None, **figures: Any) -> WinDeal:
    return WinDeal((WinnerOfDeal(winner, figures=figures or RON_1000, liable=liable),), some(riichi))


def rons(source: Player, riichi: str = "", **winners: dict[str, Any]) -> WinDeal:
    """Several wins on one discard: `rons(3, _0=RON_1000, _2=RON_3900)`."""
    wins = (WinnerOfDeal(int(name[1:]), source, figures=figures) for name, figures in winners.items())
    return WinDeal(tuple(wins), some(riichi))


def draw(tenpai: str = "", riichi: str = "", nagashi: str = "", kind: str = "exhaustive") -> DrawDeal:
    return DrawDeal(DrawKind(kind), some(tenpai), some(riichi), some(nagashi))


def table(scores: tuple[int, ...] = (25_000,) * 4, **given: Any) -> TableState:
    return TableState(scores, **given)


def play(state: TableState, deal: Deal, name: str = "riichi", preset: str | None = None, **options: Any) -> Played:
    return preview(rules(name, preset, **options), state, deal)


def game(*deals: Deal, name: str = "riichi", preset: str | None = None, **options: Any) -> Game:
    made = fold(rules(name, preset, **options), NAMES, deals)
    assert made.problem is None, made.problem
    return made


def stands(state: TableState) -> tuple[str, int, int, int]:
    """Round, number, honba, sticks."""
    return state.round_wind.id, state.number, state.honba, state.sticks


__all__ = ["Adjustment", "Chombo"]
