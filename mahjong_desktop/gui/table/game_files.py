"""Games into files: one by one, each whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QFile, QIODevice, QSaveFile

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.game import Game
from mahjong_desktop.gui.file_names import spaced
from mahjong_desktop.models.deal_texts import DealTexts
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.models.language import Language
from mahjong_desktop.records.csv_export import game_csv
from mahjong_desktop.records.games import game_record
from mahjong_desktop.records.store import GameSummary

LONGEST_NAME = 80
GAME_ENDING = ".mahjong.json"
"""How the file of one game is proposed to end: by that the desktop knows it, and opens it with the program."""


class CannotWrite(Exception):
    """A file cannot be written there."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def file_name(started: datetime, players: Sequence[str]) -> str:
    """What to call a game's file, without ending: "2026-11-03 Ania Bartek Celina Darek"."""
    return f"{started.astimezone():%Y-%m-%d} {spaced(' '.join(players))}"[:LONGEST_NAME].rstrip(" .")


def write_file(path: str, data: bytes) -> None:
    """Write a file, in the place of an older one only once it is whole. Errors: CannotWrite."""
    file = QSaveFile(path)
    # where only the file itself may be written, not its folder
    file.setDirectWriteFallback(True)
    if not (file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()):
        raise CannotWrite(path)


def csv_of(game: Game, language: Language) -> bytes:
    """A game for a spreadsheet, in the window's language."""
    words = language.words(game.ruleset.id)
    return game_csv(game, DealTexts(words, game.players, game.ruleset.flow.form.tenpai), words)


def json_of(game: Game) -> bytes:
    """A game's record, a deal a line."""
    record = game_record(game)
    deals = record.pop("deals")
    assert isinstance(deals, list)
    head = json.dumps(record)[1:-1]
    lines = ",\n  ".join(map(json.dumps, deals))
    return f'{{{head},\n "deals": [\n  {lines}]}}\n'.encode()


Written = str | tuple[GameSummary, MahjongError]
"""What became of a game: the file it went to, or why it could not be read."""


def write_lines(games: Sequence[GameSummary], keeper: GameKeeper, path: str) -> Generator[Written, None, None]:
    """All games as JSON Lines, at each step one. Errors: CannotWrite; without the last step there is no file."""
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise CannotWrite(path)
    try:
        for game in games:
            try:
                data = keeper.export_game(game.id, lines=True).encode()
            except MahjongError as error:
                yield game, error
                continue
            if file.write(data) != len(data):
                raise CannotWrite(path)
            yield path
        if not file.commit():
            raise CannotWrite(path)
    finally:
        # without effect after the commit
        file.cancelWriting()


def write_tables(
    games: Sequence[GameSummary], keeper: GameKeeper, language: Language, folder: str
) -> Generator[Written, None, None]:
    """A CSV file for each game into a folder, at each step one; nothing there is overwritten. Errors: CannotWrite."""
    for game in games:
        try:
            data = csv_of(keeper.look(game.id), language)
        except MahjongError as error:
            yield game, error
            continue
        path = _free(Path(folder), file_name(game.header.started, game.header.players))
        write_file(path, data)
        yield path


def _free(folder: Path, name: str) -> str:
    """The name, with a number where there is such a file already."""
    path, number = folder / f"{name}.csv", 1
    while QFile.exists(str(path)):
        number += 1
        path = folder / f"{name} ({number}).csv"
    return str(path)
