"""Exports and imports of games from the list: which file, the work in slices, what came of it in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.game_files import (
    GAME_ENDING,
    CannotWrite,
    csv_of,
    file_name,
    write_file,
    write_lines,
    write_tables,
)
from mahjong_desktop.gui.table.message_bar import MessageBar
from mahjong_desktop.gui.table.slices import Slices, Work
from mahjong_desktop.models.game_import import Imported, import_games
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.records.store import GameSummary

MOST_PROBLEMS = 4
"""How many bad games are told one by one."""


class GamesWork(QObject):
    """One piece of work at a time; says in the message bar how it goes."""

    changed = Signal()
    """Work began or ended."""
    imported = Signal(list)
    """The numbers of the games that came in, when the import is over."""
    import_over = Signal(list, bool)
    """The same, also where none came in; and whether all is well. It has been said."""

    def __init__(self, keeper: GameKeeper, around: Surroundings, bar: MessageBar, window: QWidget) -> None:
        super().__init__(window)
        self._keeper = keeper
        self._around = around
        self._bar = bar
        self._window = window
        self._importing = False
        self._target = ""
        self._done = 0
        self._total = 0
        self._problems: list[str] = []
        self._numbers: list[int] = []
        self._slices = Slices(CannotWrite, MahjongError, parent=self)
        self._slices.stepped.connect(self._step)
        self._slices.done.connect(lambda: self._end(""))
        self._slices.stopped.connect(lambda: self._end(self.tr("Stopped.")))
        self._slices.failed.connect(lambda error: self._end(self.sentence(error), failed=True))
        bar.stop_wanted.connect(self._slices.stop)

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return self._slices.busy

    def stop(self) -> None:
        """Leave it at what is done."""
        self._slices.stop()

    def sentence(self, error: Exception, variant: str | None = None) -> str:
        """What is wrong and what to do."""
        if isinstance(error, CannotWrite):
            text = self.tr("The file {path} cannot be written. Choose another place or name.")
            return text.format(path=QDir.toNativeSeparators(error.path))
        assert isinstance(error, MahjongError)
        return self._around.language.words(variant).error(error)

    # --- out

    def export_json(self, games: Sequence[GameSummary]) -> None:
        """One game as a JSON document, several as JSON Lines."""
        if len(games) == 1:
            path = self._ask_file(games, "JSON (*.json)", ".json", GAME_ENDING)
        else:
            path = self._ask_file(games, "JSON Lines (*.jsonl)", ".jsonl")
        if not path:
            return
        if len(games) == 1:
            self._write_one(path, games[0], as_json=True)
        else:
            self._start(write_lines(games, self._keeper, path), len(games), path)

    def export_csv(self, games: Sequence[GameSummary]) -> None:
        """One game as a CSV file, several as one each in a folder."""
        if len(games) == 1:
            path = self._ask_file(games, "CSV (*.csv)", ".csv")
            if path:
                self._write_one(path, games[0], as_json=False)
            return
        folder = QFileDialog.getExistingDirectory(self._window, self.tr("Folder for the CSV files"))
        if folder:
            self._start(write_tables(games, self._keeper, self._around.language, folder), len(games), folder)

    def _ask_file(self, games: Sequence[GameSummary], kinds: str, ending: str, proposed: str = "") -> str:
        name = file_name(games[0].header.started, games[0].header.players) if len(games) == 1 else self.tr("games")
        path, _ = QFileDialog.getSaveFileName(self._window, self.tr("Export"), name + (proposed or ending), kinds)
        return path if not path or path.lower().endswith(ending) else path + ending

    def _write_one(self, path: str, game: GameSummary, *, as_json: bool) -> None:
        try:
            if as_json:
                data = self._keeper.export_game(game.id).encode()
            else:
                data = csv_of(self._keeper.look(game.id), self._around.language)
            write_file(path, data)
        except (CannotWrite, MahjongError) as error:
            self._bar.say(self.sentence(error, game.header.ruleset), error=True)
        else:
            self._bar.say(self._exported(1, path))

    def _exported(self, count: int, path: str) -> str:
        return self.tr("%n game(s) exported to {path}", "", count).format(path=QDir.toNativeSeparators(path))

    # --- in

    def import_file(self) -> None:
        """Ask for a file and keep the games in it."""
        title, every = self.tr("Import games"), self.tr("All files")
        kinds = f"JSON (*.json *.jsonl *.txt);;{every} (*)"
        path, _ = QFileDialog.getOpenFileName(self._window, title, "", kinds)
        if path:
            self.import_path(path)

    def import_path(self, path: str) -> None:
        """Keep the games in a file."""
        try:
            data = Path(path).read_bytes()
        except OSError:
            text = self.tr("The file {path} cannot be read. Check that it is still there and may be opened.")
            self._bar.say(text.format(path=QDir.toNativeSeparators(path)), error=True)
            self.import_over.emit([], False)
            return
        self._start(import_games(data, self._keeper), 0, path, importing=True)

    # --- how it goes

    def _start(self, work: Work, total: int, target: str, *, importing: bool = False) -> None:
        self._importing = importing
        self._target = target
        self._done, self._total = 0, total
        self._problems, self._numbers = [], []
        self._bar.begin()
        self._slices.start(work)
        self.changed.emit()

    def _step(self, step: object) -> None:
        if isinstance(step, Imported):
            self._note_import(step)
        elif isinstance(step, str):
            self._done += 1
        elif isinstance(step, tuple):
            game, error = step
            where = f"{game.header.started.astimezone():%Y-%m-%d} {', '.join(game.header.players)}"
            self._problems.append(f"{where}: {self.sentence(error, game.header.ruleset)}")
        text = self.tr("Importing… {count}") if self._importing else self.tr("Exporting… {count} of {total}")
        handled = self._done + len(self._problems)
        self._bar.advance(text.format(count=handled, total=self._total), handled, self._total)

    def _note_import(self, step: Imported) -> None:
        if step.error is None:
            assert step.number is not None
            self._numbers.append(step.number)
            self._done += 1
            return
        sentence = self.sentence(step.error, step.variant)
        if step.deal is None:
            text = self.tr("Game {game}: {sentence}")
        else:
            text = self.tr("Game {game}, deal {deal}: {sentence}")
        self._problems.append(text.format(game=step.place, deal=step.deal, sentence=sentence))

    def _end(self, text: str, *, failed: bool = False) -> None:
        parts = [text] if text else []
        if self._importing:
            if self._done or not self._problems:
                parts.append(self.tr("%n game(s) imported.", "", self._done))
        elif self._done and self._is_written(text):
            parts.append(self._exported(self._done, self._target))
        lines = [" ".join(parts), *self._problems[:MOST_PROBLEMS]]
        if len(self._problems) > MOST_PROBLEMS:
            lines.append(self.tr("And %n more like that.", "", len(self._problems) - MOST_PROBLEMS))
        self._bar.say("\n".join(line for line in lines if line), error=failed or bool(self._problems))
        if self._numbers:
            self.imported.emit(self._numbers)
        self.changed.emit()
        if self._importing:
            self.import_over.emit(self._numbers, not failed and not self._problems)

    def _is_written(self, text: str) -> bool:
        """One file is there only once it is whole; of several, those that were written stay."""
        return not text or Path(self._target).is_dir()
