"""What each player did in the game: a row for each figure, a column for each player."""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QLocale, QObject, Qt

from mahjong_desktop.game import Game
from mahjong_desktop.game.statistics import Statistics, statistics
from mahjong_desktop.models.cells import LEFT, RIGHT
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rows_model import ITEM_ROLE, NO_PARENT, Index

NOTHING_YET = "–"


@dataclass(frozen=True)
class Figure:
    """A row: its name in the words, and each player's number; None where there is none yet."""

    id: str
    numbers: tuple[int | None, ...]
    out_of: tuple[int, ...] = ()
    """Of how many, where that says something."""


def figures(game: Game, players: tuple[Statistics, ...]) -> tuple[Figure, ...]:
    """The figures that this variant has, of what the players did."""
    form = game.ruleset.flow.form

    def figure(name: str, out_of: str = "") -> Figure:
        # the words' names are those of the statistics
        return Figure(name, _each(players, name), tuple(getattr(one, out_of) for one in players) if out_of else ())

    rows = [figure("wins", "deals"), figure("self_draws", "wins"), figure("deal_ins", "deals")]
    rows.append(figure("average_value"))
    if form.riichi:
        rows.append(figure("riichi", "deals"))
    if form.tenpai:
        rows.append(figure("draws_ready", "draws"))
    return tuple(rows)


def _grown(old: Game | None, before: tuple[Statistics, ...], new: Game) -> tuple[Statistics, ...]:
    """The statistics of a game; where deals were only added, those of before and of what is new."""
    count = len(old.played) if old is not None else 0
    if old is None or not 0 < count <= len(new.played) or new.played[count - 1] is not old.played[-1]:
        return statistics(new)
    more = statistics(replace(new, played=new.played[count:]))
    sums = (map(sum, zip(astuple(one), astuple(other), strict=True)) for one, other in zip(before, more, strict=True))
    return tuple(Statistics(*numbers) for numbers in sums)


def _each(players: tuple[Statistics, ...], name: str) -> tuple[int | None, ...]:
    return tuple(getattr(one, name) for one in players)


class StatisticsModel(QAbstractTableModel):
    """The figures of the editor's game."""

    def __init__(self, games: GameEditor, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._language = language
        self._game: Game | None = None
        self._players: tuple[Statistics, ...] = ()
        self._figures: tuple[Figure, ...] = ()
        games.changed.connect(self._follow)
        language.changed.connect(self._reword)
        self._follow()

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The rows."""
        return self._figures

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._figures)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 5

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | int | Qt.AlignmentFlag | None:
        if orientation is Qt.Orientation.Vertical:
            return section + 1 if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if section else LEFT
        if role == Qt.ItemDataRole.AccessibleTextRole and not section:
            return QCoreApplication.translate("StatisticsModel", "What is counted")
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._game.players[section - 1] if section and self._game is not None else ""
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not self.checkIndex(index):
            return None
        figure, column = self._figures[index.row()], index.column()
        if role == ITEM_ROLE:
            return figure
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column else LEFT
        if column == 0:
            shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
            return self._name(figure) if shown else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._number(figure, column - 1)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._sentence(figure, column - 1)
        return None

    def _name(self, figure: Figure) -> str:
        assert self._game is not None
        return self._language.words(self._game.ruleset.id).text("statistics", figure.id)

    def _number(self, figure: Figure, player: int) -> str:
        number = figure.numbers[player]
        return NOTHING_YET if number is None else QLocale().toString(number)

    def _sentence(self, figure: Figure, player: int) -> str:
        """The number with all that it means."""
        assert self._game is not None
        facts = {
            "player": self._game.players[player],
            "name": self._name(figure),
            "number": self._number(figure, player),
        }
        if not figure.out_of:
            return QCoreApplication.translate("StatisticsModel", "{player}, {name}: {number}").format(**facts)
        text = QCoreApplication.translate("StatisticsModel", "{player}, {name}: {number} of {whole}")
        return text.format(**facts, whole=QLocale().toString(figure.out_of[player]))

    def _reword(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 4)
        self._tell_all()

    def _tell_all(self) -> None:
        if self._figures:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._figures) - 1, 4))

    def _follow(self) -> None:
        old, new = self._game, self._games.game
        if new is old:
            return
        self._players = () if new is None else _grown(old, self._players, new)
        rows = () if new is None else figures(new, self._players)
        if [row.id for row in rows] != [row.id for row in self._figures] or old is None or new is None:
            self.beginResetModel()
            self._game, self._figures = new, rows
            self.endResetModel()
            return
        self._game, self._figures = new, rows
        if old.ruleset is not new.ruleset or old.players != new.players:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 4)
        self._tell_all()
