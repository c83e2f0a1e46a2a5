"""The cells of the printed payment tables that do not follow from points and fan; the formula holds in each.

Source: the two tables of "Rozliczenie" on the page on Japanese Classical scoring.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Cell(NamedTuple):
    """What a payer pays where East wins, and where another does."""

    east: int
    other: int


@dataclass(frozen=True)
class Misprint:
    """One cell: the table it stands in ("discard" or "self_draw"), its row and column, what it says and should say."""

    table: str
    points: int
    fan: int
    printed: Cell
    right: Cell


MISPRINTS = (
    Misprint("discard", 38, 1, Cell(420, 280), Cell(480, 320)),
    Misprint("discard", 38, 2, Cell(900, 680), Cell(900, 600)),
    Misprint("discard", 40, 1, Cell(420, 280), Cell(480, 320)),
    Misprint("discard", 40, 2, Cell(900, 680), Cell(960, 640)),
    Misprint("discard", 42, 1, Cell(420, 280), Cell(480, 320)),
    Misprint("discard", 42, 2, Cell(1020, 720), Cell(1020, 680)),
    Misprint("discard", 42, 3, Cell(2040, 1260), Cell(2040, 1360)),
    Misprint("discard", 46, 3, Cell(2200, 1480), Cell(2220, 1480)),
    Misprint("discard", 48, 3, Cell(2280, 520), Cell(2280, 1520)),
    Misprint("self_draw", 32, 2, Cell(260, 160), Cell(260, 130)),
    Misprint("self_draw", 40, 2, Cell(230, 160), Cell(320, 160)),
)
