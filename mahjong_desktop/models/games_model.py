"""The games that are kept, begun last first: as many as are looked at, found by words."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QObject, Qt, QTime, Signal

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.table import PLAYERS, Player, TableState
from mahjong_desktop.models.house_book import HouseBook
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.models.rows_model import NO_PARENT, Index, RowsModel
from mahjong_desktop.records.store import GameSummary, Store
from mahjong_desktop.rules.registry import VARIANTS

PAGE = 100
"""How many games are read at a time."""
MOST_RUNS = 40
"""How many separate gaps and additions views are told of one by one; after more they start anew."""
LONG = 200
"""Deals from which a game is not played through only to say which round it is in."""

Look = Callable[[int], TableState | None]


@dataclass(frozen=True)
class GameTexts:
    """A game in words."""

    date: str
    rules: str
    """Variant and preset."""
    deals: str
    state: str
    """Finished, or how far it went."""
    players: tuple[str, ...]
    scores: tuple[str, ...]
    winners: tuple[Player, ...]
    """Who has most points at the end; nobody while it goes on."""

    @property
    def standing(self) -> str:
        """ "Ania 30,500, Bartek 31,500, …"."""
        return ", ".join(f"{name} {score}" for name, score in zip(self.players, self.scores, strict=True))


class GamesModel(RowsModel[GameSummary]):
    """Reads the store only when told to: `reload` after something changed. `failed` brings a MahjongError."""

    failed = Signal(object)

    def __init__(
        self,
        store: Store,
        language: Language,
        look: Look,
        parent: QObject | None = None,
        houses: HouseBook | None = None,
    ) -> None:
        """`houses`: the house rules, to call a game's rules by their name."""
        super().__init__(parent)
        self._store = store
        self._language = language
        self._look = look
        self._houses = houses or HouseBook()
        self._houses.changed.connect(self.refresh)
        self._search = ""
        self._more = False
        self._reached: dict[tuple[int, datetime], TableState | None] = {}
        language.changed.connect(self.refresh)

    # --- reading

    @property
    def search(self) -> str:
        """The words by which games are found; empty: all."""
        return self._search

    def find(self, search: str) -> None:
        """Show the games in which all these words occur."""
        self._search = search
        self._read(PAGE)

    def reload(self) -> None:
        """Look at the store again."""
        self._read(max(PAGE, len(self.rows)))

    def read_all(self) -> None:
        """All games that are found, not only those that were looked at."""
        if self._more:
            self._read(None)

    def canFetchMore(self, parent: Index) -> bool:
        return self._more and not parent.isValid()

    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent):
            self._read(len(self.rows) + PAGE)

    def _read(self, limit: int | None) -> None:
        """Read so many, and one more to know whether there are more."""
        names = {name: self._language.words(name).text("name") for name in VARIANTS}
        try:
            found = self._store.games(self._search, None if limit is None else limit + 1, variants=names)
        except MahjongError as error:
            # what was read stays on show; nothing more is asked for until somebody tries again
            self._more = False
            self.failed.emit(error)
            return
        # nobody shall ask for more while he is told of these
        self._more = False
        self.set_rows(found[:limit])
        self._more = limit is not None and len(found) > limit

    def row_of(self, number: int) -> int | None:
        """Where a game stands, if it is shown."""
        return next((row for row, game in enumerate(self.rows) if game.id == number), None)

    # --- words

    def texts(self, game: GameSummary) -> GameTexts:
        """A game in words."""
        header = game.header
        most = max(game.scores)
        return GameTexts(
            self._date(header.started),
            self.rules(game),
            self.tr("%n deal(s)", "", game.played),
            self._state(game),
            header.players,
            tuple(map(plain, game.scores)),
            tuple(player for player in PLAYERS if game.scores[player] == most) if game.finished else (),
        )

    def _date(self, moment: datetime) -> str:
        """Day and time where the person is, as the locale writes them, without the day of the week."""
        local, locale = moment.astimezone(), QLocale()
        form = locale.dateFormat(QLocale.FormatType.LongFormat).replace("dddd, ", "").replace("dddd ", "")
        day = locale.toString(QDate(local.year, local.month, local.day), form)
        return f"{day}, {locale.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)}"

    def rules(self, game: GameSummary) -> str:
        """ "Riichi · Tenhou", or the name of the same house rules; a variant that this version does not know by id."""
        variant = VARIANTS.get(game.header.ruleset)
        if variant is None:
            return game.header.ruleset
        words = self._language.words(variant.id)
        house = self._houses.written_like(variant.id, game.header.rules)
        if house is not None:
            return f"{words.text('name')} · {house.name}"
        preset = _preset(game.header.rules) or next(iter(variant.presets))
        known = words.has("presets", preset)
        return f"{words.text('name')} · {words.text('presets', preset, 'name') if known else preset}"

    def _state(self, game: GameSummary) -> str:
        if game.finished:
            return self.tr("finished")
        state = self._reached_in(game)
        if state is None:
            return self.tr("unfinished")
        words = self._language.words(game.header.ruleset)
        return f"{words.wind(state.round_wind)} {state.number}"

    def _reached_in(self, game: GameSummary) -> TableState | None:
        """How an unfinished game stands. It is not stored, so the game is played through once, when it is on show."""
        if game.deals > LONG:
            return None
        key = (game.id, game.updated)
        if key not in self._reached:
            self._reached[key] = self._look(game.id)
        return self._reached[key]

    def text(self, item: GameSummary) -> str:
        texts = self.texts(item)
        return f"{texts.date} · {texts.rules} · {texts.deals} · {texts.state} · {texts.standing}"

    def spoken(self, item: GameSummary) -> str:
        texts = self.texts(item)
        return ", ".join((texts.date, texts.standing, texts.rules, texts.deals, texts.state))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid() and self.checkIndex(index):
            texts = self.texts(self.rows[index.row()])
            return "\n".join((texts.standing, f"{texts.date} · {texts.rules}", f"{texts.deals} · {texts.state}"))
        return super().data(index, role)

    # --- exact updates

    def set_rows(self, rows: Sequence[GameSummary]) -> None:
        """Show these games instead. Each goes, comes or changes by itself, so that what is chosen stays chosen."""
        new = tuple(rows)
        wanted, known = {game.id for game in new}, {game.id for game in self._rows}
        stay = [game.id for game in self._rows if game.id in wanted]
        gone = list(_runs([game.id not in wanted for game in self._rows]))
        come = list(_runs([game.id not in known for game in new]))
        if stay != [game.id for game in new if game.id in known] or len(gone) + len(come) > MOST_RUNS:
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
        else:
            self._go_and_come(gone, come, new)
        self.rows_set.emit()

    def _go_and_come(
        self, gone: list[tuple[int, int]], come: list[tuple[int, int]], new: tuple[GameSummary, ...]
    ) -> None:
        for first, end in reversed(gone):
            self.beginRemoveRows(NO_PARENT, first, end - 1)
            self._rows = self._rows[:first] + self._rows[end:]
            self.endRemoveRows()
        for first, end in come:
            self.beginInsertRows(NO_PARENT, first, end - 1)
            self._rows = self._rows[:first] + new[first:end] + self._rows[first:]
            self.endInsertRows()
        changed = list(_runs([one != other for one, other in zip(self._rows, new, strict=True)]))
        self._rows = new
        for first, end in changed:
            self.dataChanged.emit(self.index(first), self.index(end - 1))


def _runs(marks: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Where the marks are set, as (first, end)."""
    first = None
    for place, mark in enumerate((*marks, False)):
        if mark and first is None:
            first = place
        elif not mark and first is not None:
            yield first, place
            first = None


def _preset(rules: str) -> str:
    """The preset that stored rules name, if they do."""
    try:
        found = json.loads(rules)
    except ValueError:
        return ""
    preset = found.get("preset") if isinstance(found, dict) else None
    return preset if isinstance(preset, str) else ""
