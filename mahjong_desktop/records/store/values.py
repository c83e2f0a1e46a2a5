"""What the store keeps, as plain values."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from mahjong_desktop.help.words import Words

Players: TypeAlias = tuple[str, str, str, str]
Scores: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True)
class GameHeader:
    """A game without its deals."""

    ruleset: str
    """The variant's id."""
    rules: str
    """JSON: preset, options, rows, as in a game record."""
    players: Players
    """The first East's name first."""
    started: datetime
    """With its time zone; without one it is taken as local time."""
    title: str = ""
    notes: str = ""


@dataclass(frozen=True)
class NewGame:
    """A whole game that is not in the store yet: a game just begun, or one imported."""

    header: GameHeader
    deals: tuple[str, ...] = ()
    """Each the JSON of one deal of a game record."""
    scores: Scores = (0, 0, 0, 0)
    finished: bool = False


@dataclass(frozen=True)
class StoredGame:
    """A whole game as it lies in the store."""

    header: GameHeader
    deals: tuple[str, ...]
    revision: int
    """Goes up with every change; who saves says which one he started from."""
    scores: Scores
    finished: bool
    deleted: bool


@dataclass(frozen=True)
class GameSummary:
    """A line in the list of games."""

    id: int
    header: GameHeader
    deals: int
    """How many are recorded."""
    finished: bool
    scores: Scores
    updated: datetime
    """When it was last changed, UTC."""
    played: int = 0
    """How many of its deals were won or drawn, in lists: corrections, mistakes and the end are no deals."""


@dataclass(frozen=True)
class HouseRules:
    """Somebody's own ruleset: a named difference from a preset."""

    id: int
    name: str
    ruleset: str
    rules: str
    """JSON: preset, options, rows."""


@dataclass(frozen=True)
class NameUsed:
    """A player's name that was entered before."""

    name: str
    uses: int
    """In how many games."""
    last_used: datetime
    """UTC."""


@dataclass(frozen=True)
class StoreNotice:
    """What happened at the opening that the person should know."""

    id: str
    """restored, missing, started_empty, read_only or not_backed_up: the sentence in the words' `store` section."""
    file: Path
    """The file of games."""
    kept_aside: Path | None = None
    """Where the damaged file is now."""
    backup: date | None = None
    """The day of the copy that was opened."""
    rescued: int = 0
    """Games newer than the copy that could be read from the damaged file."""

    def sentence(self, words: Words) -> str:
        """What happened and what to do."""
        kept = self.kept_aside.name if self.kept_aside else ""
        return words.text("store", self.id, file=self.file, kept=kept, date=self.backup, rescued=self.rescued)


NOT_DECOMPOSED = str.maketrans("łøđħı", "lodhi")
"""Letters whose stroke Unicode does not count as an accent."""


def folded(text: str) -> str:
    """The text as it is searched: without case and accents ("Żółw" as "zolw")."""
    letters = unicodedata.normalize("NFKD", text.casefold()).translate(NOT_DECOMPOSED)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def storable(text: str) -> str:
    """The text without halves of a character, which a broken paste can hold and no file can."""
    return text.encode("utf-8", "replace").decode("utf-8")


def in_utc(moment: datetime) -> str:
    """A moment as text that sorts by time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def searched_in(header: GameHeader) -> str:
    """Everything a game is found by: names, title, variant, and the date in the usual ways to write one."""
    day = header.started
    dates = f"{day:%Y-%m-%d} {day:%d.%m.%Y} {day.day}.{day.month}.{day.year}"
    return folded("\n".join((*header.players, header.title, header.ruleset, dates)))
