"""A person with a photo: chooses it, looks it through, uses its tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from photo_scenes import leave_photos
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from vision.compose import Faces, compose
from vision.conftest import row
from vision.sets import drawn_faces

from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE
from mahjong_desktop.gui.photo.photo_dialog import PhotoDialog
from mahjong_desktop.gui.photo.review_dialog import ReviewDialog
from mahjong_desktop.rules.registry import ruleset

from ..player import LEFT, NONE, Player

PATIENCE = 20_000
Take = Callable[..., Path]


@pytest.fixture(scope="session")
def drawn() -> Faces:
    return drawn_faces()


@pytest.fixture
def take(drawn: Faces, tmp_path: Path) -> Take:
    """Takes a photo of rows given as text; the JPEG file."""

    def take(*rows: str, **how: object) -> Path:
        path = tmp_path / f"photo {len(list(tmp_path.iterdir()))}.jpg"
        path.write_bytes(compose([row(text) for text in rows], drawn, **({"width": 900, "seed": 3} | how)).jpeg())
        return path

    return take


class Looker:
    """Everything goes through the dialogs as the system would deliver it."""

    def __init__(self, player: Player, qtbot: QtBot, patch: pytest.MonkeyPatch) -> None:
        self.player = player
        self.qtbot = qtbot
        self.patch = patch

    @property
    def review(self) -> ReviewDialog:
        review = self.player.window.photo.review
        assert review is not None
        return review

    def choose_files(self, *paths: Path | str) -> None:
        """What the file dialogs will answer, the last for ever."""
        answers = [str(path) for path in paths]
        answer = lambda *_: (answers.pop(0) if len(answers) > 1 else answers[0], "")  # noqa: E731
        for name in ("getOpenFileName", "getSaveFileName"):
            self.patch.setattr(QFileDialog, name, answer)

    def read(self, path: Path, variant: str = "riichi") -> ReviewDialog:
        """From the menu to the tiles."""
        self.player.editor.use_rules(ruleset(variant))
        self.choose_files(path)
        self.player.from_menu(self.player.window.menu_button, "Read from a photo…")
        return self.wait()

    def wait(self) -> ReviewDialog:
        """Until the photo is read and the dialog at rest."""
        self.settle(self.review)
        return self.review

    def settle(self, dialog: PhotoDialog) -> None:
        self.qtbot.waitUntil(lambda: not dialog.work.busy, timeout=PATIENCE)
        dialog.activateWindow()
        assert QTest.qWaitForWindowActive(dialog)
        self.player.rest()

    def click(self, widget: QWidget, *, keys: Qt.KeyboardModifier = NONE, at: QPoint | None = None) -> None:
        """Click a widget of a dialog; it must lie open there."""
        dialog = widget.window()
        inside = widget.visibleRegion().boundingRect() if at is None else QRect(at, at)
        place = widget.mapTo(dialog, inside.center())
        hit = dialog.childAt(place)
        assert hit is not None
        assert hit is widget or widget.isAncestorOf(hit), f"{hit} lies over {widget}"
        QTest.mouseClick(dialog.windowHandle(), LEFT, keys, place)
        self.player.rest()

    def press(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE, dialog: QDialog | None = None) -> None:
        QTest.keyClick((dialog or self.review).windowHandle(), key, keys)
        self.player.rest()

    def box(self, place: int) -> QWidget:
        """The box of a tile, counted from 0."""
        return self.review.view.box(place)

    def pick(self, code: str) -> None:
        """Click a tile of the picker."""
        self.click(self.review.choice.picker.button(TILE_OF_CODE[code]))

    def codes(self) -> list[str]:
        return [CODES[tile.tile] for tile in self.review.editor.hand.tiles]

    def drag(self, widget: QWidget, first: QPoint, last: QPoint) -> None:
        handle = widget.window().windowHandle()
        start, end = widget.mapTo(widget.window(), first), widget.mapTo(widget.window(), last)
        QTest.mousePress(handle, LEFT, NONE, start)
        QTest.mouseMove(handle, (start + end) / 2)
        QTest.mouseMove(handle, end)
        QTest.mouseRelease(handle, LEFT, NONE, end)
        self.player.rest()

    def use(self) -> None:
        self.click(self.review.use)
        assert not self.review.isVisible()
        self.player.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.player.window)


@pytest.fixture
def looker(player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Looker]:
    yield Looker(player, qtbot, monkeypatch)
    leave_photos(player.program)
    player.window.photo.sets.choose("")
    QApplication.clipboard().clear()


def blank(width: int = 900, height: int = 600) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFF1E3C28)
    return image
