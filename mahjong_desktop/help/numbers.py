"""Whole numbers in a sentence of either language, for those who have no locale at hand."""

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
_GROUPS = {"en": (",", 1000), "pl": ("\N{NO-BREAK SPACE}", 10_000)}
"""What parts the thousands, and from which number on."""


def written(number: int, language: str) -> str:
    """A number as the language writes it, with a true minus sign."""
    mark, least = _GROUPS[language]
    digits = f"{abs(number):,}".replace(",", mark) if abs(number) >= least else str(abs(number))
    return f"{MINUS if number < 0 else ''}{digits}"
