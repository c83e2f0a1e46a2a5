"""Scenes of photographed hands for pictures and tests: photos composed of the program's own tiles."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QElapsedTimer, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desktop import resources
from mahjong_desktop.app import Program
from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE
from mahjong_desktop.gui.photo.review_dialog import ReviewDialog
from mahjong_desktop.gui.photo.sources import Source
from mahjong_desktop.gui.photo.teach_dialog import TeachDialog
from mahjong_desktop.models.photo_hand import PhotoHand
from mahjong_desktop.rules.registry import ruleset
from mahjong_desktop.vision.complete import Guess
from mahjong_desktop.vision.faces import TEACHING_ROWS

PATIENCE = 20_000
"""Milliseconds that reading a photo may take."""
WIDE, HIGH, GAP = 90, 120, 45
TABLE, SIDE = QColor(38, 92, 66), QColor(196, 188, 168)
SET_NAME = "Babcine kości"
HAND = "1m 2m 3m 4p 5p 6p 7s 8s 9s 3z | 6z 6z 6z | 3z"
TWO_ROWS = "5m 6m 7m 2p 3p 4p 7s 8s 9s 5z || 7p 7p 7p 7p | 1z 1z 1z | 5z"


@cache
def _face(code: str) -> QImage:
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(QColor(245, 240, 226))
    with QPainter(image) as painter:
        QSvgRenderer(str(resources.tile_picture(TILE_OF_CODE[code]))).render(painter)
    return image


def photo(text: str, tilt: float = 0.0) -> QImage:
    """Rows (between "||") of groups (between "|") of tiles on a table."""
    rows = [[group.split() for group in row.split("|") if group.strip()] for row in text.split("||")]
    widths = [sum(len(group) for group in row) * WIDE + (len(row) - 1) * GAP for row in rows]
    image = QImage(max(widths) + 2 * HIGH, len(rows) * (HIGH + 70) + 2 * HIGH, QImage.Format.Format_RGB32)
    image.fill(TABLE)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(image.width() / 2, image.height() / 2)
        painter.rotate(tilt)
        painter.translate(-image.width() / 2, -image.height() / 2)
        for number, row in enumerate(rows):
            x, y = HIGH, HIGH + number * (HIGH + 70)
            for group in row:
                for code in group:
                    painter.fillRect(x, y + 7, WIDE, HIGH, SIDE)
                    painter.drawImage(x, y, _face(code))
                    painter.setPen(QColor(120, 112, 96))
                    painter.drawRect(x, y, WIDE, HIGH)
                    x += WIDE
                x += GAP
    return image


def wait_for(settled: Callable[[], bool]) -> None:
    """Until what was begun in another thread has come."""
    clock = QElapsedTimer()
    clock.start()
    while not settled() and clock.elapsed() < PATIENCE:
        QApplication.processEvents()
    if not settled():
        raise TimeoutError


def review(program: Program, variant: str, source: Source) -> ReviewDialog:
    """The dialog with a photo that has been read."""
    program.editor.use_rules(ruleset(variant))
    program.window.photo.open(source)
    dialog = program.window.photo.review
    assert dialog is not None
    wait_for(lambda: not dialog.work.busy)
    return dialog


def _read(program: Program) -> QWidget:
    return review(program, "riichi", photo(HAND, -2))


def _two_rows(program: Program) -> QWidget:
    dialog = review(program, "taiwanese", photo(TWO_ROWS, 3))
    dialog.editor.select(dialog.editor.hand.tiles[11].key)
    return dialog


def _doubtful(program: Program) -> QWidget:
    """One tile the program is not sure of, and takes for another than it is."""
    dialog = review(program, "riichi", photo(HAND, -2))
    tiles = list(dialog.editor.hand.tiles)
    guesses = tuple(
        Guess(TILE_OF_CODE[code], chance) for code, chance in (("8p", 0.41), ("5p", 0.38), ("2s", 0.04), ("9p", 0.02))
    )
    tiles[4] = replace(tiles[4], guesses=guesses, unsure=True)
    dialog.editor.history.push(PhotoHand(tuple(tiles)))
    dialog.editor.step_to_doubt()
    return dialog


def _too_pale(program: Program) -> QWidget:
    blank = QImage(900, 600, QImage.Format.Format_RGB32)
    blank.fill(QColor(30, 60, 40))
    return review(program, "riichi", blank)


def _sets(program: Program) -> TeachDialog:
    steps = program.window.photo
    for name in steps.sets.names:
        steps.sets.delete(name)
    steps.sets.add(SET_NAME)
    steps.open_sets()
    assert steps.teach is not None
    return steps.teach


def teach(dialog: TeachDialog, row: int, text: str) -> None:
    """A row of the set is photographed."""
    dialog.editor.row = row
    dialog.open_photo(photo(text))
    wait_for(lambda: not dialog.work.busy)


def row_text(row: int) -> str:
    """A row of faces as it is to be laid out."""
    return " ".join(CODES[face] for face in TEACHING_ROWS[row])


def _taught(program: Program) -> QWidget:
    dialog = _sets(program)
    for row in (0, 1):
        teach(dialog, row, row_text(row))
        dialog.keep.click()
    return dialog


def _teaching(program: Program) -> QWidget:
    dialog = _sets(program)
    teach(dialog, 3, row_text(3))
    return dialog


def _wrong_number(program: Program) -> QWidget:
    dialog = _sets(program)
    teach(dialog, 2, row_text(2)[:-3])
    return dialog


PHOTO_SCENES: Mapping[str, Callable[[Program], QWidget]] = {
    "photo_read": _read,
    "photo_two_rows": _two_rows,
    "photo_doubtful": _doubtful,
    "photo_trouble": _too_pale,
    "photo_sets": _taught,
    "photo_teaching": _teaching,
    "photo_wrong_number": _wrong_number,
}
PHOTO_SIZES = (QSize(1024, 660), QSize(1180, 780), QSize(1880, 1000))


def show_photo_scene(program: Program, scene: str) -> QWidget:
    """Open the dialog of a scene."""
    leave_photos(program)
    return PHOTO_SCENES[scene](program)


def leave_photos(program: Program) -> None:
    """Close the dialogs and forget the sets."""
    steps = program.window.photo
    steps.close()
    for name in steps.sets.names:
        steps.sets.delete(name)
