"""Riichi wins in short."""

from typing import Any

from rules import shorthand

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.scores import Score

RIICHI = "riichi"


def score(text: str, **given: Any) -> Score:
    """The score of a hand; dora, ura_dora, honba, riichi_sticks and liable as in a record."""
    return shorthand.play(RIICHI, text, **given).score()


def han_of(text: str, **given: Any) -> dict[str, int]:
    """Row to its han; nothing where the hand has no yaku."""
    found = error_or_score(text, **given)
    return {} if isinstance(found, str) else shorthand.rows(found)


def error_or_score(text: str, **given: Any) -> Score | str:
    """The score, or the code of the error."""
    try:
        return score(text, **given)
    except MahjongError as error:
        return error.code


def figures(found: Score) -> tuple[object, object, object]:
    """Han, fu and limit."""
    return found.totals["han"], found.totals["fu"], found.totals["limit"]
