"""Signed amounts as text."""

from typing import Final

from PySide6.QtCore import QLocale

MINUS: Final = "\u2212"
"""The minus sign, as wide as the plus; a hyphen is shorter and lower."""


def signed(amount: int, locale: QLocale) -> str:
    """The amount with its sign and the locale's digit groups; zero has no sign."""
    digits = locale.toString(abs(amount))
    if amount > 0:
        return f"+{digits}"
    return f"{MINUS}{digits}" if amount < 0 else digits


def percent(share: float) -> str:
    """A part of 1 in hundredths."""
    hundredths = round(100 * share)
    return f"{hundredths}%" if hundredths else "<1%"
