"""Whole numbers in a sentence of either language, for those who have no locale at hand; and what stays beside them."""

import re
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
_KEPT_TOGETHER = re.compile(r"(?<!\w)([^\W\d_]|\d+) (?=\w)|(?<=\w) (/) (?=\w)")
"""A word of one letter or a number, before what follows it; a stroke between two words."""
_GROUPS = {"en": (",", 1000), "pl": ("\N{NO-BREAK SPACE}", 10_000)}
"""What parts the thousands, and from which number on."""


def written(number: int, language: str) -> str:
    """A number as the language writes it, with a true minus sign."""
    mark, least = _GROUPS[language]
    digits = f"{abs(number):,}".replace(",", mark) if abs(number) >= least else str(abs(number))
    return f"{MINUS if number < 0 else ''}{digits}"


def kept_together(text: str) -> str:
    """A text whose lines end neither in a word of one letter nor between a number and what it counts."""
    return _KEPT_TOGETHER.sub(_without_breaks, text)


def _without_breaks(found: re.Match[str]) -> str:
    return found.group().replace(" ", "\N{NO-BREAK SPACE}")
