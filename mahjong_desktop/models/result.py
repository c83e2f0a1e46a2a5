"""The end of a game in words: places, points and what is added to them, money."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from PySide6.QtCore import QLocale

from mahjong_desktop.core.table import Amounts, Final
from mahjong_desktop.game import Game
from mahjong_desktop.help import Words
from mahjong_desktop.help.numbers import MINUS
from mahjong_desktop.models.money import MINOR, Shares, shares
from mahjong_desktop.models.numbers import plain, signed


@dataclass(frozen=True)
class Part:
    """What is added to the points, or taken off: its name and the amount."""

    name: str
    amount: int

    @property
    def text(self) -> str:
        """ "Uma +15,000"."""
        return f"{self.name} {signed(self.amount)}"


@dataclass(frozen=True)
class Rank:
    """A player at the end."""

    place: int
    name: str
    score: int
    parts: tuple[Part, ...]
    """What everybody's points are changed by, in the same order for all; nothing that is zero for all."""
    result: str
    money: str = ""


@dataclass(frozen=True)
class Stakes:
    """What points are worth: the agreed amount for the variant's unit, 0 for no money, and what to call it."""

    amount: Decimal = Decimal(0)
    currency: str = ""


@dataclass(frozen=True)
class Result:
    """The end of a game, first to last."""

    ranks: tuple[Rank, ...]
    is_rounded: bool = False
    """Whether the money is rounded."""
    is_from_average: bool = False
    """Whether the results do not sum to zero, so that money goes by what they differ from their average."""

    @property
    def text(self) -> str:
        """For a message: a line for each player."""
        return "\n".join(map(_line, self.ranks)) + "\n"


def _line(rank: Rank) -> str:
    parts = "".join(f" · {part.text}" for part in rank.parts)
    shown = f" ({plain(rank.score)}{parts})" if rank.parts else ""
    money = f" · {rank.money}" if rank.money else ""
    return f"{rank.place}. {rank.name}: {rank.result}{shown}{money}"


def result(game: Game, words: Words, stakes: Stakes) -> Result:
    """The result of a game that is over."""
    final = game.final
    assert final is not None
    money = _money(game, final, stakes)
    columns = _columns(game, final, words)
    is_balanced = not sum(final.results)
    is_difference = is_balanced or final.return_points
    ranks = tuple(
        Rank(
            final.places[player],
            game.players[player],
            final.scores[player],
            tuple(Part(name, amounts[player]) for name, amounts in columns),
            signed(final.results[player]) if is_difference else plain(final.results[player]),
            "" if money is None else money_text(money.amounts[player], stakes.currency),
        )
        for player in final.ranking
    )
    return Result(ranks, money is not None and money.is_rounded, not is_balanced)


def _columns(game: Game, final: Final, words: Words) -> list[tuple[str, Amounts]]:
    """What is added, as far as it is anything to anybody."""
    bonus = "bonus_with_oka" if sum(final.bonus) else "bonus"
    added = (
        ("leftover_sticks", final.leftover_sticks),
        (bonus, final.bonus),
        ("penalties", final.penalties),
        ("return_points", (-final.return_points,) * len(final.scores)),
    )
    return [(words.text("result", name), amounts) for name, amounts in added if any(amounts)]


def _money(game: Game, final: Final, stakes: Stakes) -> Shares | None:
    return shares(final.results, game.ruleset.flow.money_unit, stakes.amount) if stakes.amount else None


def money_text(minor: int, currency: str) -> str:
    """ "+12.50 zł", as the locale writes it."""
    digits = QLocale().toString(abs(minor) / MINOR, "f", 2)
    before = "+" if minor > 0 else MINUS if minor < 0 else ""
    return f"{before}{digits} {currency}".strip()
