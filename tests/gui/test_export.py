"""The hand as a picture, a PDF and on paper, through the menu's keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog, QMessageBox

from mahjong_desktop.gui.hand_sheet import WIDTH
from mahjong_desktop.gui.palette import LIGHT

from .player import CTRL, SHIFT, Player

HAND = "777z 666z 123456789m 5z +5z"
KONGS = "(1111m) (7777p) [2222z] [5555z] (9999s) 3m +3m 1358f"

SAVES = [(Qt.Key.Key_S, CTRL, "hand.png", b"\x89PNG"), (Qt.Key.Key_S, CTRL | SHIFT, "hand.pdf", b"%PDF")]


def _copied(player: Player) -> QImage:
    player.press(Qt.Key.Key_P, CTRL | SHIFT)
    return QGuiApplication.clipboard().image()


@pytest.mark.parametrize("text", ["", "123m", HAND, KONGS, "123m 55555p 8z"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_any_hand_makes_a_picture(player: Player, text: str, language: str) -> None:
    player.program.language.use(language)
    if text:
        player.paste(text)
    image = _copied(player)
    assert image.width() == 2 * WIDTH
    assert image.height() == round(player.window.export.sheet().height()) * 2
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert QColor(LIGHT.card).name() in colours
    assert (QColor(LIGHT.felt_top).name() in colours) == bool(text)
    edge = {image.pixelColor(image.width() - 1 - x, y).name() for x in range(20) for y in range(image.height())}
    assert edge == {QColor(LIGHT.card).name()}, "something runs out of the sheet"


def test_the_picture_is_of_the_present_hand_and_light_in_the_dark(player: Player) -> None:
    player.paste(HAND)
    first = _copied(player)
    player.program.theme.set_mode("dark")
    assert _copied(player) == first
    player.press(Qt.Key.Key_Backspace)
    assert _copied(player) != first


@pytest.mark.parametrize(("key", "held", "name", "begins"), SAVES)
def test_saving(
    player: Player,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    key: Qt.Key,
    held: Qt.KeyboardModifier,
    name: str,
    begins: bytes,
) -> None:
    player.paste(HAND)
    path = tmp_path / name
    for chosen in (path, path.with_suffix("")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, chosen=chosen: (str(chosen), ""))
        player.press(key, held)
        assert path.read_bytes().startswith(begins)
        path.unlink()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    player.press(key, held)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("key", "held", "name", "begins"), SAVES)
def test_a_file_that_cannot_be_written_is_told(
    player: Player,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    key: Qt.Key,
    held: Qt.KeyboardModifier,
    name: str,
    begins: bytes,
) -> None:
    player.paste(HAND)
    said: list[str] = []
    path = tmp_path / "no such folder" / name
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: said.append(text))
    player.press(key, held)
    assert said == [f"The file {path} cannot be written. Choose another place or name."]


@pytest.mark.parametrize("agreed", [True, False])
def test_printing(player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool) -> None:
    player.paste(HAND)
    path = tmp_path / "printed.pdf"

    def answer(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFileName(str(path))
        return int(agreed)

    monkeypatch.setattr(QPrintDialog, "exec", answer)
    player.press(Qt.Key.Key_P, CTRL)
    assert path.exists() == agreed
    assert not agreed or path.read_bytes().startswith(b"%PDF")
