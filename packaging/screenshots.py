"""Pictures of every page, dialog and menu in every language, palette and size, to look at:

    python packaging/screenshots.py FOLDER [--scene NAME] [--language CODE] …

Without choices it makes all of them. Scenes: what a player sees from an empty window to a finished game; the tests
measure the same scenes.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from dialog_scenes import DIALOG_SCENES, MENU_SCENES, close_everything
from house_scenes import HOUSE_SCENES, clear_houses, show_house_scene
from photo_scenes import PHOTO_SCENES, PHOTO_SIZES, leave_photos, show_photo_scene
from practice_scenes import PRACTICE_SCENES, show_practice_scene
from PySide6.QtCore import QSettings, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from rules_scenes import RULES_SCENES, show_rules_scene
from table_scenes import TABLE_SCENES, show_table_scene

from mahjong_desktop.app import Program, make_program
from mahjong_desktop.core.tiles import TILE_OF_CODE, Wind
from mahjong_desktop.gui.option_fields import NumberField
from mahjong_desktop.gui.theme import Mode
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.hand_editor import Counter, HandEditor, Target
from mahjong_desktop.models.options_model import OptionKind
from mahjong_desktop.rules.registry import ruleset

SETTLE = 12
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
    Format("full HD at 200%", QSize(960, 540), 2.0),
)

DIALOG_FORMATS = (Format("660x680", QSize(660, 680)), Format("whole", QSize(660, 4600)))
"""The size that the options open in, and one that shows all of them."""


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
    editor.set_counter(Counter.DEALER_WINS, 1)
    editor.set_source(Wind.NORTH)


def _riichi_hand(editor: HandEditor) -> None:
    _typed("234m 34068p 678s 55s +7p")(editor)
    for target, tile in ((Target.DORA, "4s"), (Target.DORA, "1p"), (Target.URA_DORA, "7p")):
        editor.set_target(target)
        editor.enter(TILE_OF_CODE[tile])
    editor.set_seat(Wind.SOUTH)
    editor.set_source(Wind.WEST)
    editor.toggle("riichi")
    editor.toggle("ippatsu")
    editor.set_counter(Counter.HONBA, 2)
    editor.set_counter(Counter.RIICHI_STICKS, 1)


def _riichi_open(editor: HandEditor) -> None:
    _typed("34m 55p 678p (555z) (234s) +5m")(editor)
    editor.set_seat(Wind.SOUTH)
    editor.set_source(Wind.WEST)


def _riichi_yakuman(editor: HandEditor) -> None:
    _typed("(555z) (666z) (777z) 23m 99m +4m")(editor)
    editor.set_seat(Wind.SOUTH)
    editor.set_source(Wind.WEST)
    editor.set_liable(Wind.NORTH)


def _classical_limit(editor: HandEditor) -> None:
    _typed("222m 444p 666s 88s 55p +5p")(editor)
    editor.set_self_draw(True)


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
    "riichi_empty": lambda editor: None,
    "riichi_hand": _riichi_hand,
    "riichi_open": _riichi_open,
    "riichi_waits": _typed("234m 567p 34506s 88s"),
    "riichi_yakuman": _riichi_yakuman,
    "riichi_value": lambda editor: editor.set_figures({"han": 3, "fu": 40}),
    "classical_empty": lambda editor: None,
    "classical_hand": _typed("777z 666z 234m 67p 55z +8p"),
    "classical_limit": _classical_limit,
    "classical_value": lambda editor: editor.set_figures({"points": 38, "fan": 2}),
}


SCENES_OF = {
    "riichi_empty": "riichi",
    "riichi_hand": "riichi",
    "riichi_open": "riichi",
    "riichi_waits": "riichi",
    "riichi_yakuman": "riichi",
    "riichi_value": "riichi",
    "classical_empty": "japanese_classical",
    "classical_hand": "japanese_classical",
    "classical_limit": "japanese_classical",
    "classical_value": "japanese_classical",
}
"""The variants of the scenes that are not Taiwanese."""


DIALOGS = {"options_riichi": "riichi", "options_taiwanese": "taiwanese", "options_classical": "japanese_classical"}
"""The options of a variant beside the window, by scene."""


def show_options(program: Program, scene: str) -> QWidget:
    """Open the options of the scene's variant, two of them changed, and of one a value that cannot be."""
    window, variant = program.window, DIALOGS[scene]
    clear_houses(program)
    program.editor.use_rules(ruleset(variant))
    window.open_options()
    assert window.options is not None
    model = window.options.model
    model.reset_all()
    for item in [item for item in model.items if item.kind is OptionKind.SWITCH][1:3]:
        model.change(item.id, not item.value)
    for row in window.options.options.rows:
        if isinstance(row.field, NumberField) and row.item.kind is OptionKind.ROW:
            row.field.numbers[1].setValue(5000)
    return window.options


def show_scene(program: Program, scene: str) -> None:
    """Enter the scene's hand into a fresh entry."""
    editor = program.editor
    editor.set_figures(None)
    editor.clear()
    editor.set_seat(Wind.EAST)
    editor.set_self_draw(False)
    editor.set_source(None)
    editor.use_rules(ruleset(SCENES_OF.get(scene, "taiwanese")))
    SCENES[scene](editor)


EVERY = (
    *SCENES,
    *TABLE_SCENES,
    *RULES_SCENES,
    *PRACTICE_SCENES,
    *DIALOGS,
    *HOUSE_SCENES,
    *DIALOG_SCENES,
    *MENU_SCENES,
    *PHOTO_SCENES,
)


def _picture(window: QWidget, form: Format) -> QPixmap:
    window.resize(form.size)
    for _ in range(SETTLE):
        QApplication.processEvents()
    return window.grab()


def _as_shown(window: QWidget) -> tuple[Format, ...]:
    """In the size in which it opens."""
    for _ in range(SETTLE):
        QApplication.processEvents()
    return Format("shown", window.size()), Format("200%", window.size(), 2.0)


def show(program: Program, scene: str) -> tuple[QWidget, tuple[Format, ...]]:
    """Show a scene; the window that it is in, and the sizes to picture it in."""
    close_everything(program)
    if scene in DIALOGS:
        return show_options(program, scene), DIALOG_FORMATS
    for scenes in (HOUSE_SCENES, DIALOG_SCENES, MENU_SCENES):
        if scene in scenes:
            shown = show_house_scene(program, scene) if scenes is HOUSE_SCENES else scenes[scene](program)
            return shown, _as_shown(shown)
    if scene in PHOTO_SCENES:
        sizes = tuple(Format("x".join(map(str, size.toTuple())), size) for size in PHOTO_SIZES)
        return show_photo_scene(program, scene), sizes
    leave_photos(program)
    if scene in TABLE_SCENES:
        show_table_scene(program, scene)
    elif scene in PRACTICE_SCENES:
        show_practice_scene(program, scene)
    elif scene in RULES_SCENES:
        show_rules_scene(program, scene)
    else:
        show_scene(program, scene)
    return program.window, FORMATS


def _on_screens_of_every_density() -> None:
    """Take the pictures of each density in a process of its own: icons are drawn for the screen that they are on."""
    for ratio in sorted({form.ratio for form in FORMATS}):
        screen = {"name": "screen", "x": 0, "y": 0, "width": 1280 * ratio, "height": 800 * ratio, "logicalDpi": 96}
        with tempfile.TemporaryDirectory() as folder:
            screens = Path(folder) / "screens.json"
            screens.write_text(json.dumps({"screens": [screen]}), "utf-8")
            place = {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}", "QT_SCALE_FACTOR": str(ratio)}
            subprocess.run([sys.executable, *sys.argv], env=os.environ | place, check=True)


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description="Pictures of the window.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scene", choices=EVERY, action="append", help="only this scene")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only this language")
    parser.add_argument("--palette", choices=PALETTES, action="append", help="only this palette")
    parser.add_argument("--size", action="append", help="only the window in this size, such as 1024x700 or 200%%")
    wanted = parser.parse_args()
    if "QT_SCALE_FACTOR" not in os.environ:
        _on_screens_of_every_density()
        return
    ratio = float(os.environ["QT_SCALE_FACTOR"])
    wanted.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    with tempfile.TemporaryDirectory() as settings:
        preferences = QSettings(f"{settings}/window.ini", QSettings.Format.IniFormat)
        program = make_program(app, preferences, Path(settings))
        program.window.show()
        for language in wanted.language or LANGUAGES:
            program.language.use(language)
            for palette in wanted.palette or PALETTES:
                program.theme.set_mode(palette)
                for scene in wanted.scene or EVERY:
                    shown, forms = show(program, scene)
                    chosen = [form for form in forms if form.name in (wanted.size or [form.name])] or forms[:1]
                    for form in [one for one in chosen if one.ratio == ratio]:
                        name = f"{scene}-{language}-{palette}-{form.name}.png"
                        _picture(shown, form).save(str(wanted.folder / name))


if __name__ == "__main__":
    main()
