"""All that belongs to the table page, put together when the page is shown for the first time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.deal_words import round_text, source_text
from mahjong_desktop.gui.table.game_export import GameExport
from mahjong_desktop.gui.table.games_dialog import GamesDialog
from mahjong_desktop.gui.table.names_dialog import NamesDialog
from mahjong_desktop.gui.table.new_game_form import NewGameForm
from mahjong_desktop.gui.table.table_page import TablePage
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.help import Words
from mahjong_desktop.models.deal_draft import DealKind
from mahjong_desktop.models.deal_editor import DealEditor
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.rules.ruleset import Ruleset

Told: TypeAlias = Callable[[Words], str]
"""A sentence about where games are kept, in whatever language."""


class TableDesk(QWidget):
    """The page with its editors. `tiles_wanted` asks to go to the hand page with the winner's hand."""

    tiles_wanted = Signal()

    def __init__(self, keeper: GameKeeper, told: Told | None, hand: HandEditor, around: Surroundings) -> None:
        super().__init__()
        self._keeper = keeper
        self._around = around
        self.games = GameEditor(keeper, self)
        self.deal = DealEditor(self.games, hand, self)
        self.new_game = NewGameForm(hand, around, keeper.names)
        self.page = TablePage(self.games, self.deal, hand, around, self.new_game)
        self.past_games: GamesDialog | None = None
        self._laid_aside: int | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._told = told
        self.notice = QLabel()
        self.notice.setProperty("role", "error")
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self.notice.setWordWrap(True)
        self.notice.setContentsMargins(Space.XL, Space.M, Space.XL, 0)
        self.notice.setVisible(told is not None)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.page, 1)
        self.new_game.started.connect(self._start)
        self.new_game.games_wanted.connect(self.open_games)
        self.page.tiles_wanted.connect(self.tiles_wanted)
        self.export = GameExport(self.games, keeper, around, self, lambda: self.page.result.stakes)
        menu = self.page.game_menu
        menu.new_game.connect(self._new_game)
        menu.past_games.connect(self.open_games)
        menu.rename.connect(self.rename)
        menu.save_json.connect(self.export.save_json)
        menu.save_csv.connect(self.export.save_csv)
        menu.save_pdf.connect(self.export.save_pdf)
        menu.print_out.connect(self.export.print_out)
        around.language.changed.connect(self._reword)
        self._reword()
        self.new_game.offer_names()
        self._open_last()

    def _reword(self) -> None:
        if self._told is not None:
            self.notice.setText(self._told(self._around.language.words()))

    def _start(self, rules: Ruleset[Any], names: tuple[str, ...]) -> None:
        self.games.start(rules, names)

    def _new_game(self) -> None:
        """Lay the present game aside, where it can be found again."""
        self.new_game.offer_names()
        self.games.close()

    def _open_last(self) -> None:
        """The game that was played last, unless it is over."""
        try:
            last = self._keeper.last()
        except MahjongError as error:
            self.page.refuse(error)
            return
        if last is not None and not last[1].finished:
            self.games.open(*last)

    def open_games(self) -> None:
        """The list of all games."""
        games = self._games_dialog()
        games.show()
        games.raise_()
        games.activateWindow()

    def _games_dialog(self) -> GamesDialog:
        if self.past_games is None:
            self.past_games = GamesDialog(self._keeper, self._around, self)
            self.past_games.opened.connect(self.games.open)
            self.past_games.deleted.connect(self._follow_deleted)
            self.past_games.restored.connect(self._follow_restored)
            # the list may stand open beside the table
            self.games.changed.connect(self.past_games.look_again)
        return self.past_games

    def open_file(self, file: Path) -> None:
        """Keep the games of a file: one by itself is played on, of several or of bad ones the list of games tells."""
        self._games_dialog().open_file(str(file))

    def rename(self) -> None:
        """Ask for other names."""
        game = self.games.game
        if game is None:
            return
        dialog = NamesDialog(game.players, self._keeper.names(), self._around, self)
        if dialog.exec() == NamesDialog.DialogCode.Accepted:
            self.games.rename(dialog.names())

    def _follow_deleted(self, number: int) -> None:
        """What was deleted is not played on."""
        if number == self.games.number:
            self._laid_aside = number
            self.games.close()

    def _follow_restored(self, number: int) -> None:
        """What was deleted from the table by mistake is on the table again."""
        if number == self._laid_aside and self.games.game is None:
            self.games.open(number, self._keeper.open(number))

    def hand_title(self) -> tuple[str, ...]:
        """Whose hand the hand page holds for the table, from whom, and in which deal; empty: it is nobody's."""
        draft, game = self.deal.draft, self.games.game
        if game is None or draft is None or draft.kind is not DealKind.WIN or not self.deal.entering_hand:
            return ()
        words = self._around.language.words(game.ruleset.id)
        names = " + ".join(game.players[winner] for winner in draft.winners)
        parts = (names, source_text(draft, game, words), round_text(self.deal.state, words))
        return tuple(part for part in parts if part)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return self.page.parts() if self.games.game is not None else self.new_game.parts()
