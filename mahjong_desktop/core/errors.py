"""What can be wrong with a hand or a record: a code and the facts, without words.

Every error is a MahjongError with a class-wide `code` (the codes of the record format), the `field` of the
record it was found in (None where there is no single one), and `facts`: plain values that a sentence can be
made of. The sentences are in `mahjong_desktop.help`.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

Fact: TypeAlias = str | int | tuple[str, ...] | None


class MahjongError(Exception):
    """The root of all errors that a person's input can cause."""

    code: ClassVar[str]

    def __init__(self, field: str | None = None, **facts: Fact) -> None:
        super().__init__(self.code, field, facts)
        self.field = field
        self.facts: dict[str, Fact] = facts


class BadRecord(MahjongError):
    """Not JSON, a wrong type, a missing or an unknown key. Facts: `reason` and what it names."""

    code = "bad_record"


class UnknownRule(MahjongError):
    """A ruleset, preset, option or row that does not exist. Facts: `reason` (which of them), `name`."""

    code = "unknown_rule"


class BadRuleValue(MahjongError):
    """An option or row was given a value that it cannot have. Facts: `name`, `value`, `allowed`."""

    code = "bad_rule_value"


class BadTiles(MahjongError):
    """Text that names no tile, or a tile that these rules do not use here. Facts: `reason`, `text`, `start`, `end`."""

    code = "bad_tiles"


class BadMeld(MahjongError):
    """Tiles that do not make the set they are said to make. Facts: `reason`, `kind`, `tiles`."""

    code = "bad_meld"


class TooManyCopies(MahjongError):
    """More tiles of one kind than a set holds. Facts: `tile`, `have`, `most`."""

    code = "too_many_copies"


class WrongTileCount(MahjongError):
    """Too few or too many tiles for a win. Facts: `have`, `need` (winning tile included, a Kong as three)."""

    code = "wrong_tile_count"


class Contradiction(MahjongError):
    """Two things that cannot both be. Facts: `between` (their record keys or circumstances), `reason`."""

    code = "contradiction"


class NotAWin(MahjongError):
    """The tiles make no winning hand. Facts: `missing`, the tiles it still lacks (1: it waits)."""

    code = "not_a_win"


class BelowMinimum(MahjongError):
    """A hand worth less than the agreed minimum. Facts: `have`, `need`."""

    code = "below_minimum"


class Furiten(MahjongError):
    """A win on a discard by a player in furiten."""

    code = "furiten"


class NoYaku(MahjongError):
    """A complete hand without a yaku; dora are none."""

    code = "no_yaku"


class GameOver(MahjongError):
    """A deal after the end of the game."""

    code = "game_over"


class TwoHanNeeded(MahjongError):
    """Too few han of yaku while so many counters lie on the table. Facts: `have`, `need`, `honba`."""

    code = "two_han_needed"
