"""The ledger: every deal of a game a row."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, Qt

from mahjong_desktop.core.table import PLAYERS, GameEnd, Played
from mahjong_desktop.game import Game
from mahjong_desktop.models.cells import FORMS_ROLE, LEFT, RIGHT, SIGN_ROLE, sign
from mahjong_desktop.models.deal_texts import DealTexts
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.numbers import plain, signed
from mahjong_desktop.models.rows_model import ITEM_ROLE, NO_PARENT, Index


class Column(IntEnum):
    """The columns before the players' own."""

    DEAL = 0
    RESULT = 1
    VALUE = 2
    FIRST_PLAYER = 3


COLUMNS = Column.FIRST_PLAYER + len(PLAYERS)


class LedgerModel(QAbstractTableModel):
    """The deals of the editor's game. A change of the game inserts, removes and changes only the rows that differ."""

    def __init__(self, games: GameEditor, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._language = language
        self._game: Game | None = None
        self._number: int | None = None
        self._played: tuple[Played, ...] = ()
        self._texts: DealTexts | None = None
        games.changed.connect(self._follow)
        language.changed.connect(self._reword)
        self._follow()

    # --- what is shown

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names; none without a game."""
        return () if self._game is None else self._game.players

    def played(self, row: int) -> Played:
        """The deal of a row, and what came of it."""
        return self._played[row]

    def title(self, row: int) -> str:
        """A row in a few words: "East 2 · Celina from Darek"."""
        assert self._texts is not None
        played = self._played[row]
        return f"{self._texts.deal(played.state)} · {self._texts.result(played.deal)}"

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._played)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else COLUMNS

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | int | Qt.AlignmentFlag | None:
        if orientation is Qt.Orientation.Vertical:
            return section + 1 if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if section >= Column.FIRST_PLAYER else LEFT
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if section >= Column.FIRST_PLAYER:
            return self.players[section - Column.FIRST_PLAYER] if self.players else ""
        if role == Qt.ItemDataRole.ToolTipRole:
            return None
        return {
            Column.DEAL: QCoreApplication.translate("LedgerModel", "Deal"),
            Column.RESULT: QCoreApplication.translate("LedgerModel", "Result"),
            Column.VALUE: QCoreApplication.translate("LedgerModel", "Value"),
        }[Column(section)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not self.checkIndex(index):
            return None
        played, column = self._played[index.row()], index.column()
        if role == ITEM_ROLE:
            return played
        if column >= Column.FIRST_PLAYER:
            return self._change(played, column - Column.FIRST_PLAYER, role)
        return self._words(played, Column(column), role)

    def _words(self, played: Played, column: Column, role: int) -> Any:
        """A cell of the first three columns."""
        assert self._texts is not None
        if role in (Qt.ItemDataRole.DisplayRole, FORMS_ROLE, Qt.ItemDataRole.AccessibleTextRole):
            forms = self._forms(played, column)
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return forms[0] or QCoreApplication.translate("LedgerModel", "no value")
            return forms if role == FORMS_ROLE else forms[0]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(played, column)
        return LEFT if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _forms(self, played: Played, column: Column) -> tuple[str, ...]:
        assert self._texts is not None
        if column is Column.DEAL:
            return self._texts.deal_forms(played.state)
        return (self._texts.result(played.deal),) if column is Column.RESULT else self._texts.value_forms(played)

    def _tip(self, played: Played, column: Column) -> str:
        assert self._texts is not None
        if column is Column.DEAL:
            dealer = self.players[played.state.dealer]
            east = QCoreApplication.translate("LedgerModel", "Dealer: {name}").format(name=dealer)
            return f"{self._texts.deal(played.state)}\n{east}"
        if column is Column.VALUE:
            return self._texts.value_lines(played)
        parts = (self._texts.result(played.deal), self._texts.riichi(played.deal))
        return "\n".join(part for part in parts if part)

    def _nothing_played(self, role: int) -> Any:
        """A player's cell where the game ended: nobody has won or lost anything, not even nothing."""
        if role == Qt.ItemDataRole.DisplayRole:
            return ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return QCoreApplication.translate("LedgerModel", "no value")
        return RIGHT if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _change(self, played: Played, player: int, role: int) -> Any:
        """A cell of a player."""
        if isinstance(played.deal, GameEnd):
            return self._nothing_played(role)
        change = played.changes[player]
        if role == Qt.ItemDataRole.DisplayRole:
            return signed(change)
        if role == SIGN_ROLE:
            return sign(change)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            text = QCoreApplication.translate("LedgerModel", "{name}: {change}, then {score}")
            score = plain(played.scores[player])
            return text.format(name=self.players[player], change=signed(change), score=score)
        return None

    # --- what changes

    def _reword(self) -> None:
        """Everything reads differently now."""
        self._speak()
        self._tell(0, len(self._played))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)

    def _speak(self) -> None:
        if self._game is not None:
            ruleset = self._game.ruleset
            words = self._language.words(ruleset.id)
            self._texts = DealTexts(words, self._game.players, ruleset.flow.form.tenpai)

    def _follow(self) -> None:
        old, new = self._game, self._games.game
        if new is old:
            return
        is_same = old is not None and new is not None and self._number == self._games.number
        if old is None or new is None or not is_same or new.ruleset is not old.ruleset:
            self.beginResetModel()
            self._take(new)
            self._played = () if new is None else new.played
            self.endResetModel()
            return
        self._take(new)
        self._move_rows(old, new)
        if new.players != old.players:
            self._tell(0, len(self._played))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, Column.FIRST_PLAYER, COLUMNS - 1)

    def _take(self, game: Game | None) -> None:
        self._game = game
        self._number = self._games.number
        self._speak()

    def _move_rows(self, old: Game, new: Game) -> None:
        """Tell the views what differs. A deal that is played again after an edit is a row that changed, no new one."""
        before, after = old.played, new.played
        head = _common(before, after)
        most = min(len(before), len(after)) - head
        # Only the deals after an edit are the same; what came of them is not.
        tail = min(most, _common_end(old.deals[: len(before)], new.deals[: len(after)], most))
        removed, added = len(before) - head - tail, len(after) - head - tail
        same = min(removed, added)
        if removed > same:
            self.beginRemoveRows(NO_PARENT, head + same, head + removed - 1)
            self._played = before[: head + same] + before[head + removed :]
            self.endRemoveRows()
        if added > same:
            self.beginInsertRows(NO_PARENT, head + same, head + added - 1)
            # the rows around still say what they said; that they changed is told below
            self._played = before[: head + same] + after[head + same : head + added] + before[head + removed :]
            self.endInsertRows()
        self._played = after
        self._tell(head, head + same)
        self._tell(head + added, len(after))

    def _tell(self, first: int, end: int) -> None:
        """These rows changed, `end` not among them."""
        if end > first:
            self.dataChanged.emit(self.index(first, 0), self.index(end - 1, COLUMNS - 1))

    def index_of(self, row: int) -> QModelIndex:
        """The first cell of a row."""
        return self.index(row, Column.DEAL)


def _common(first: tuple[object, ...], second: tuple[object, ...]) -> int:
    """How many items both begin with: the very same, since a game that goes on keeps them."""
    count = 0
    for one, other in zip(first, second, strict=False):
        if one is not other:
            break
        count += 1
    return count


def _common_end(first: tuple[object, ...], second: tuple[object, ...], most: int) -> int:
    """How many items both end with, `most` at most."""
    count = 0
    while count < most and first[-1 - count] is second[-1 - count]:
        count += 1
    return count
