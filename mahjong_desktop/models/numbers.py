"""Whole numbers as they stand on screen: grouped as the locale has it, with a true minus sign."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from mahjong_desktop.help.numbers import MINUS


def plain(number: int) -> str:
    """A number as the locale writes it; a hyphen would be shorter and lower than the plus."""
    return f"{MINUS if number < 0 else ''}{QLocale().toString(abs(number))}"


def signed(number: int) -> str:
    """The same with its sign; zero has none."""
    return f"+{plain(number)}" if number > 0 else plain(number)
