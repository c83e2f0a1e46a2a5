"""The game on the table as a file or on paper."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QBuffer, QDir, QIODevice, QMarginsF, QObject
from PySide6.QtGui import QPagedPaintDevice, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.game import Game
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.game_files import GAME_ENDING, CannotWrite, csv_of, file_name, json_of, write_file
from mahjong_desktop.gui.table.score_sheet import WIDTH, ScoreSheet
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.models.result import Stakes

RESOLUTION = 300
MARGIN = 15
"""Millimetres on every side of a page."""


class GameExport(QObject):
    """What can be made of the editor's game; nothing happens without one."""

    def __init__(
        self,
        games: GameEditor,
        keeper: GameKeeper,
        around: Surroundings,
        window: QWidget,
        stakes: Callable[[], Stakes] = Stakes,
    ) -> None:
        super().__init__(window)
        self._games = games
        self._keeper = keeper
        self._around = around
        self._window = window
        self._stakes = stakes

    def save_json(self) -> None:
        """Ask for a file and write the game's record."""
        self._save(self.tr("Save the game as JSON"), "JSON (*.json)", ".json", json_of, GAME_ENDING)

    def save_csv(self) -> None:
        """Ask for a file and write the deals for a spreadsheet."""
        self._save(
            self.tr("Save the game as CSV"), "CSV (*.csv)", ".csv", lambda game: csv_of(game, self._around.language)
        )

    def save_pdf(self) -> None:
        """Ask for a file and write the score sheet."""
        self._save(self.tr("Save the score sheet as PDF"), "PDF (*.pdf)", ".pdf", self._pdf)

    def _save(self, title: str, kinds: str, ending: str, made: Callable[[Game], bytes], proposed: str = "") -> None:
        game = self._games.game
        if game is None:
            return
        name = file_name(self._started(), game.players) + (proposed or ending)
        path, _ = QFileDialog.getSaveFileName(self._window, title, name, kinds)
        if not path:
            return
        path = path if path.lower().endswith(ending) else path + ending
        try:
            write_file(path, made(game))
        except CannotWrite:
            sentence = self.tr("The file {path} cannot be written. Choose another place or name.")
            QMessageBox.warning(self._window, title, sentence.format(path=QDir.toNativeSeparators(path)))

    def _started(self) -> datetime:
        """When the game was begun; today, if the store cannot tell."""
        number = self._games.number
        try:
            return datetime.now() if number is None else self._keeper.started(number)
        except MahjongError:
            return datetime.now()

    def _pdf(self, game: Game) -> bytes:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(RESOLUTION)
        writer.setTitle(file_name(self._started(), game.players))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN))
        self._paint_pages(writer, game)
        return bytes(buffer.data().data())

    def print_out(self) -> None:
        """Ask for a printer and print the score sheet."""
        game = self._games.game
        if game is None:
            return
        # Only here, so that the window does not wait for the printing system when it starts.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._window)
        if dialog.exec() and not self._paint_pages(printer, game):
            QMessageBox.warning(self._window, self.tr("Print"), self.tr("The printer does not answer."))

    def _paint_pages(self, device: QPagedPaintDevice, game: Game) -> bool:
        """Paint every page as wide as the paper allows; whether the device took them."""
        painter = QPainter()
        if not painter.begin(device):
            return False
        with painter:
            view = painter.viewport()
            scale = view.width() / WIDTH
            height, houses = view.height() / scale, self._around.houses
            sheet = ScoreSheet(game, self._started(), self._around.language, self._stakes(), height, houses)
            painter.scale(scale, scale)
            for page in range(sheet.pages):
                if page and not device.newPage():
                    return False
                sheet.paint(painter, page)
        return True
