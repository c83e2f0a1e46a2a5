"""Japanese Classical wins in short."""

from typing import Any

from rules import shorthand

from mahjong_desktop.core.scores import Score

CLASSICAL = "japanese_classical"


def score(text: str, **given: Any) -> Score:
    """The score of a hand."""
    return shorthand.play(CLASSICAL, text, **given).score()


def figures(found: Score) -> tuple[object, object, object]:
    """Points, fan and score."""
    return found.totals["base"], found.totals["fan"], found.totals["score"]
