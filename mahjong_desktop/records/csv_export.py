"""A game for a spreadsheet: a deal a row."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Protocol

from mahjong_desktop.core.table import Deal, Played, TableState
from mahjong_desktop.game import Game
from mahjong_desktop.help.words import Words

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would reckon instead of showing it."""


class DealWords(Protocol):
    """What names the deals of the game."""

    def deal(self, state: TableState) -> str:
        """Which deal it was."""

    def result(self, deal: Deal) -> str:
        """How it ended."""

    def value_forms(self, played: Played) -> tuple[str, ...]:
        """What it was worth, in several lengths."""


def game_csv(game: Game, texts: DealWords, words: Words) -> bytes:
    """The game as CSV in UTF-8, its columns separated as spreadsheets of that language expect.

    A byte order mark stands first: without it they take the file for one in the system's old encoding.
    """
    table = StringIO(newline="")
    writer = csv.writer(table, delimiter=words.text("csv", "separator"))
    writer.writerow(map(_shown, _headings(game, words)))
    for played in game.played:
        writer.writerow(_row(game, played, texts))
    return table.getvalue().encode("utf-8-sig", "replace")


def _headings(game: Game, words: Words) -> Iterable[str]:
    form = game.ruleset.flow.form
    yield from (words.text("csv", name) for name in ("deal", "result", "value"))
    if form.honba:
        yield words.text("counters", "honba", "name")
    if form.riichi:
        yield words.text("counters", "riichi_sticks", "name")
    for kind in ("change", "score"):
        yield from (words.text("csv", kind, name=name) for name in game.players)


def _row(game: Game, played: Played, texts: DealWords) -> list[str | int]:
    """Numbers stay numbers, to be reckoned with."""
    form, state = game.ruleset.flow.form, played.state
    counters = [count for count, asked in ((state.honba, form.honba), (state.sticks, form.riichi)) if asked]
    named = (texts.deal(state), texts.result(played.deal), texts.value_forms(played)[0])
    return [*map(_shown, named), *counters, *played.changes, *played.scores]


def _shown(text: str) -> str:
    """The text so that a spreadsheet shows it as it is: somebody's name is no formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
