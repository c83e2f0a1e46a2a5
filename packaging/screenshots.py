"""Pictures of the window in every language, palette and size, to look at:

    QT_QPA_PLATFORM=offscreen python packaging/screenshots.py FOLDER [--scene NAME]

Scenes: what a player sees from an empty window to a finished hand. The tests measure the same scenes.
"""

import argparse
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from mahjong_desktop.app import Program, make_program
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.gui.theme import Mode
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.hand_editor import HandEditor

SETTLE = 4
"""Rounds of events until every layout that follows from another has come to rest."""

PALETTES: tuple[Mode, ...] = ("light", "dark")


@dataclass(frozen=True)
class Format:
    """A window size in logical pixels, and how many device pixels each has."""

    name: str
    size: QSize
    ratio: float = 1.0


FORMATS = (
    Format("1024x700", QSize(1024, 700)),
    Format("1280x800", QSize(1280, 800)),
    Format("1920x1080", QSize(1920, 1080)),
    Format("200%", QSize(1280, 800), 2.0),
)


def _typed(text: str) -> Callable[[HandEditor], None]:
    def enter(editor: HandEditor) -> None:
        editor.type_text(text)
        editor.finish_typing()

    return enter


def _high_hand(editor: HandEditor) -> None:
    _typed("777z 666z 123456789m 5z +5z")(editor)
    editor.set_seat(Wind.SOUTH)
    editor.set_source(Wind.EAST)


def _five_kongs(editor: HandEditor) -> None:
    _typed("(1111m) (7777p) [2222z] [5555z] (9999s) 3m +3m 1358f")(editor)
    editor.set_seat(Wind.SOUTH)
    editor.set_self_draw(True)
    editor.toggle("last_tile")


def _value_alone(editor: HandEditor) -> None:
    editor.set_figures({"tai": 12})
    editor.set_dealer_wins(1)
    editor.set_source(Wind.NORTH)


SCENES: Mapping[str, Callable[[HandEditor], None]] = {
    "empty": lambda editor: None,
    "five_tiles": _typed("123m 77z"),
    "one_short": _typed("11123456789m (777z) 5s 5s"),
    "high_hand": _high_hand,
    "readings": _typed("111222333m 444p 55s 66z +5s"),
    "five_kongs": _five_kongs,
    "error": lambda editor: editor.type_text("123m 55555p 8z"),
    "not_a_win": _typed("147m 258p 369s 1234567z 1m"),
    "value_alone": _value_alone,
}


def show_scene(program: Program, scene: str) -> None:
    """Enter the scene's hand into a fresh entry."""
    editor = program.editor
    editor.set_figures(None)
    editor.clear()
    editor.set_seat(Wind.EAST)
    editor.set_self_draw(False)
    editor.set_source(None)
    editor.set_dealer_wins(0)
    SCENES[scene](editor)


def _picture(program: Program, form: Format) -> QPixmap:
    window = program.window
    window.resize(form.size)
    for _ in range(SETTLE):
        QApplication.processEvents()
    picture = QPixmap(form.size * form.ratio)
    picture.setDevicePixelRatio(form.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    window.render(picture)
    return picture


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description="Pictures of the window.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scene", choices=SCENES, action="append", help="only this scene")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    with tempfile.TemporaryDirectory() as settings:
        program = make_program(app, QSettings(f"{settings}/window.ini", QSettings.Format.IniFormat))
        program.window.show()
        for language in LANGUAGES:
            program.language.use(language)
            for palette in PALETTES:
                program.theme.set_mode(palette)
                for scene in arguments.scene or SCENES:
                    show_scene(program, scene)
                    for form in FORMATS:
                        name = f"{scene}-{language}-{palette}-{form.name}.png"
                        _picture(program, form).save(str(arguments.folder / name))


if __name__ == "__main__":
    main()
