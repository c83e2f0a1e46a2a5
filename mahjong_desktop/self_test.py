"""A look at everything, without a screen and without touching anybody's games: does this copy of the program work?"""

from __future__ import annotations

import io
import os
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_desktop import __version__, cli
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.resources import icon, licences
from mahjong_desktop.rules.registry import VARIANTS, ruleset

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from mahjong_desktop.app import Program

HANDS = {
    "taiwanese": (("123456789m 234567p 9s +9s", "--self-draw", "--seat-wind", "south"), "27 Tai"),
    "riichi": (("123m 406p 789s 11z 45p +6p", "--circumstances", "riichi"), "7700"),
    "japanese_classical": (("222m 444p 666s 88s 55p +5p",), "270"),
}
"""A hand for each variant, as the command line takes it, and what its first line says."""
PLAYERS = ("Ania", "Bartłomiej", "Celina", "Darek")
SHADES = 8
"""So many colours at least has a page on which there is something."""
PATIENCE = 10_000
"""Milliseconds until a file must have been opened."""


def run_self_test() -> int:
    """Try everything out; say "ok", or what failed. The exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # windows that come to the front, which Qt says each time that it cannot do without a screen
    os.environ["QT_LOGGING_RULES"] = "default.warning=false"
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, trial in _trials(Path(folder)):
            try:
                trial()
            except Exception:  # noqa: BLE001 whatever it is, it is told and the next trial is made
                failed += 1
                _say(f"failed: {name}\n{traceback.format_exc()}")
    if not failed:
        _say(f"ok: mahjong-desktop {__version__}")
    return min(failed, 1)


def _say(text: str) -> None:
    if sys.stdout is not None:
        print(text, flush=True)


def _trials(folder: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    for variant in VARIANTS:
        for language in LANGUAGES:
            yield f"a hand of {variant} in {language}", partial(_score, variant, language)
    yield "the licences", _read_licences
    yield "photographed tiles", _look_at_tile
    yield "the window", partial(_use_window, folder)


def _must(condition: bool, what: str) -> None:
    if not condition:
        raise RuntimeError(what)


def _score(variant: str, language: str) -> None:
    (hand, *flags), worth = HANDS[variant]
    out, err = io.StringIO(), io.StringIO()
    call = ["score", "--lang", language, "--ruleset", variant, "--hand", hand, *flags]
    status = cli.main(call, io.BytesIO(), out, err)
    first = out.getvalue().partition("\n")[0]
    _must(status == cli.OK and worth in first, f"{worth} is missing in {first!r} {err.getvalue()!r}")


def _read_licences() -> None:
    for part, paths in licences().items():
        for path in paths:
            _must(len(path.read_text("utf-8")) > 500, f"no licence of {part}")


def _look_at_tile() -> None:
    """Photos are read where numpy came with the program."""
    from mahjong_desktop.vision import available

    if available():
        from mahjong_desktop.vision.net import sees_blank_tile
        from mahjong_desktop.vision.pictures import open_picture

        _must(open_picture(icon(256)).size == (256, 256), "the icon is no picture")
        _must(sees_blank_tile(), "a blank tile is no White dragon")


def _use_window(folder: Path) -> None:
    """The pages and dialogs in each language, a game written and read, a picture and a PDF."""
    from PySide6.QtCore import QCoreApplication, QSettings
    from PySide6.QtWidgets import QApplication

    from mahjong_desktop.app import make_application, make_program

    app = QApplication.instance()
    app = app if isinstance(app, QApplication) else make_application()
    settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    settings.setValue("language", LANGUAGES[0])
    program = make_program(app, settings, folder / "games")
    program.window.show()
    _play(program, app, folder)
    for language in LANGUAGES:
        program.language.use(language)
        cancel = QCoreApplication.translate("QPlatformTheme", "Cancel")
        _must(cancel == {"pl": "Anuluj"}.get(language, "Cancel"), f"Qt's words in {language}: {cancel}")
        for variant in VARIANTS:
            program.editor.use_rules(ruleset(variant))
            program.editor.clear()
            program.editor.type_text(HANDS[variant][0][0])
            program.editor.finish_typing()
            _look_at_pages(program, app)
            _draw(program, folder)
    program.window.close()


def _look_at_pages(program: Program, app: QApplication) -> None:
    window = program.window
    for name in window.page_names:
        window.show_page(name)
        _look_at(window, app, name)
    for open_dialog in (window.open_options, window.open_about, window.photo.open_sets):
        open_dialog()
    for dialog in (window.options, window.about, window.photo.teach or window.photo.review):
        if dialog is None:
            raise RuntimeError("a dialog is missing")
        _look_at(dialog, app, type(dialog).__name__)
        dialog.close()


def _look_at(widget: QWidget, app: QApplication, name: str) -> None:
    app.processEvents()
    image = widget.grab().toImage()
    across, down = range(0, image.width(), 7), range(0, image.height(), 7)
    shades = len({image.pixel(x, y) for x in across for y in down})
    _must(shades >= SHADES, f"nothing is to be seen of {name}")


def _draw(program: Program, folder: Path) -> None:
    picture, page = folder / "hand.png", folder / "hand.pdf"
    for write, path, start in (
        (program.window.export.write_picture, picture, b"\x89PNG"),
        (program.window.export.write_pdf, page, b"%PDF"),
    ):
        _must(write(str(path)) and path.read_bytes().startswith(start), f"{path.name} cannot be drawn")
        path.unlink()


def _play(program: Program, app: QApplication, folder: Path) -> None:
    """A game of each variant with one deal: stored, written, read from its file, found in the store opened anew."""
    from PySide6.QtCore import QDeadlineTimer, QEventLoop

    from mahjong_desktop.app import open_keeper
    from mahjong_desktop.core.table import DrawDeal

    window, file = program.window, folder / "game.mahjong.json"
    window.show_page("table")
    desk = window.table
    if desk is None:
        raise RuntimeError("there is no table")
    for number, variant in enumerate(VARIANTS, 1):
        desk.games.start(ruleset(variant), PLAYERS)
        _must(desk.games.add(DrawDeal()), f"a deal of {variant} is refused")
        first = desk.games.number
        keeper, _ = open_keeper(folder / "games")
        if first is None:
            raise RuntimeError(f"a game of {variant} is not kept")
        file.write_text(keeper.export_game(first), encoding="utf-8")
        window.open_file(file)
        waited = QDeadlineTimer(PATIENCE)
        while desk.games.number == first and not waited.hasExpired():
            app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        game = desk.games.game
        _must(game is not None and len(game.deals) == 1, f"the file of a game of {variant} is not opened")
        _must(len(keeper.store.games()) == 2 * number, "games are missing in the store")
        keeper.store.close()
