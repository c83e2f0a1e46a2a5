"""Photos come in by menu, button, drop and paste; reading can be given up; what goes wrong is said in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from photo_scenes import HAND, photo
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from vision.compose import table_of

from mahjong_desktop.gui.photo import work
from mahjong_desktop.gui.photo.sources import load, source_in
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.rules.registry import ruleset
from mahjong_desktop.vision import pictures

from ..layout_check import layout_problems
from ..player import CTRL, entry
from .conftest import Looker, Take, blank
from .test_review import READ


def wanted(target: QWidget, mime: QMimeData) -> bool:
    """Drag something over a widget; whether it, or what it lies in, would take it."""
    middle, copy = target.rect().center(), Qt.DropAction.CopyAction
    entered = QDragEnterEvent(middle, copy, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entered.ignore()
    QApplication.sendEvent(target, entered)
    return entered.isAccepted()


def drop(target: QWidget, mime: QMimeData) -> bool:
    """Drag something over a widget and let go; whether it was wanted."""
    middle, copy = target.rect().center(), Qt.DropAction.CopyAction
    if not wanted(target, mime):
        return False
    let_go = QDropEvent(QPointF(middle), copy, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, let_go)
    return True


def of_file(path: Path) -> QMimeData:
    """A file as desktops hand it over."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    mime.setText(str(path))
    return mime


def test_by_the_button_beside_the_text(looker: Looker, take: Take) -> None:
    looker.choose_files(take(HAND))
    looker.player.click(looker.player.page.tray.photo)
    looker.wait()
    assert looker.codes() == READ


def test_nothing_chosen(looker: Looker) -> None:
    looker.choose_files("")
    looker.player.press(Qt.Key.Key_O, CTRL | Qt.KeyboardModifier.ShiftModifier)
    review = looker.player.window.photo.review
    assert review is None or not review.isVisible()


def test_dropped_on_the_page(looker: Looker, take: Take) -> None:
    page = looker.player.page
    page.setAcceptDrops(False)
    assert not wanted(page.tray.text_line, of_file(take(HAND))), "the file's name is nothing for the line"
    page.setAcceptDrops(True)
    assert wanted(page.tray.text_line, of_file(take(HAND)))
    assert drop(page, of_file(take(HAND)))
    looker.wait()
    assert looker.codes() == READ
    assert drop(looker.review, of_file(take("1m 2m 3m 4p 5p 6p 7s")))
    looker.wait()
    assert looker.codes() == READ[:7]
    text = QMimeData()
    text.setText("123m")
    assert wanted(page.tray.text_line, text)
    assert not drop(page, text)
    assert not drop(looker.review, text)
    other = QMimeData()
    other.setUrls([QUrl.fromLocalFile("/somewhere/notes.odt"), QUrl("https://example.org/photo.jpg")])
    assert not drop(page, other)


def test_pasted(looker: Looker, take: Take) -> None:
    player = looker.player
    clipboard = QApplication.clipboard()
    clipboard.setImage(photo(HAND))
    player.press(Qt.Key.Key_V, CTRL)
    looker.wait()
    assert looker.codes() == READ
    clipboard.setMimeData(of_file(take("1m 2m 3m 4p 5p 6p 7s")))
    looker.press(Qt.Key.Key_V, CTRL)
    looker.wait()
    assert looker.codes() == READ[:7]
    looker.click(looker.review.close_button)
    player.window.activateWindow()
    player.click(player.page.tray.text_line)
    player.press(Qt.Key.Key_V, CTRL)
    looker.wait()
    assert looker.review.isVisible()
    assert player.editor.text == ""


def test_text_is_pasted_as_ever(looker: Looker) -> None:
    player = looker.player
    player.paste("123m 55z")
    assert player.editor.text == "123m 55z"
    player.click(player.page.tray.text_line)
    player.page.tray.text_line.selectAll()
    player.paste("456p")
    assert player.editor.text == "456p"
    both = QMimeData()
    both.setImageData(photo(HAND))
    both.setText("789s")
    assert source_in(both) is None
    both.setText("a photo of my hand")
    assert isinstance(source_in(both), QImage)
    both.setImageData(QPixmap.fromImage(photo(HAND)))
    assert isinstance(source_in(both), QImage)
    looker.player.program.window.page.paste_hand()
    QApplication.clipboard().clear()
    player.page.paste_hand()
    assert looker.player.window.photo.paste() is False


def test_paste_in_the_dialog_without_a_picture(looker: Looker, take: Take) -> None:
    looker.read(take(HAND))
    QApplication.clipboard().setText("123m")
    looker.press(Qt.Key.Key_V, CTRL)
    assert looker.codes() == READ


# --- giving up


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Photos are not opened until this is set."""
    gate = Event()

    def slow(source: object) -> object:
        gate.wait(10)
        return load(source)  # type: ignore[arg-type]

    monkeypatch.setattr(work, "load", slow)
    yield gate
    gate.set()


def test_cancelled(looker: Looker, take: Take, gate: Event) -> None:
    looker.player.window.photo.open(take(HAND))
    review = looker.review
    looker.player.rest()
    assert review.busy.isVisible()
    assert not review.use.isEnabled()
    looker.player.window.resize(1100, 750)
    looker.player.rest()
    assert looker.player.window.width() == 1100
    looker.click(review.busy.cancel)
    assert not review.isVisible()
    gate.set()
    review.work.close()
    looker.player.rest()
    assert not review.isVisible()
    assert review.pages.currentWidget() is not review.page


@pytest.mark.parametrize("leave", ["Escape", "close"])
def test_closing_gives_up(looker: Looker, take: Take, gate: Event, leave: str) -> None:
    looker.player.window.photo.open(take(HAND))
    review = looker.review
    assert review.work.busy
    if leave == "Escape":
        looker.press(Qt.Key.Key_Escape)
    else:
        review.close()
    assert not review.work.busy
    assert not review.isVisible()
    gate.set()
    looker.read(take("1m 2m 3m 4p 5p 6p 7s"))
    assert looker.codes() == READ[:7]


def test_the_last_of_two_photos_counts(looker: Looker, take: Take, gate: Event) -> None:
    steps = looker.player.window.photo
    steps.open(take(HAND))
    steps.open(take("1m 2m 3m 4p 5p 6p 7s"))
    gate.set()
    looker.wait()
    assert looker.codes() == READ[:7]


def test_progress_is_shown(looker: Looker, take: Take) -> None:
    told: list[float] = []
    looker.player.window.photo.open(take(HAND))
    looker.review.work.progressed.connect(told.append)
    looker.wait()
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 3


def test_a_mistake_of_ours_is_not_lost(looker: Looker, take: Take, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(source: object) -> object:
        raise ZeroDivisionError

    monkeypatch.setattr(work, "load", broken)
    with looker.qtbot.captureExceptions() as exceptions:
        looker.player.window.photo.open(take(HAND))
        looker.settle(looker.review)
    assert [kind for kind, *_ in exceptions] == [ZeroDivisionError]


# --- what goes wrong


def _png(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def _white_table() -> bytes:
    table = np.clip(table_of("white", 900, 500, np.random.default_rng(2)), 0, 255).astype(np.uint8)
    return _png(Image.fromarray(table))


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "damaged": (lambda: _png(Image.new("RGB", (400, 300)))[:90], "damaged"),
    "no picture": (lambda: b"Dear diary", "damaged"),
    "telephone's": (lambda: b"\0\0\0\x18ftypheic" + bytes(64), "HEIC"),
    "too small": (lambda: _png(Image.new("RGB", (20, 20))), "too small"),
    "too large": (lambda: _png(Image.new("RGB", (1200, 1000))), "too large"),
    "no tiles": (lambda: _png(Image.new("RGB", (900, 600), (30, 60, 40))), "No tiles"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_pictures(looker: Looker, take: Take, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    make, words = BAD[kind]
    if kind == "too large":
        monkeypatch.setattr(pictures, "MOST_MEGAPIXELS", 1)
    path = tmp_path / "bad.jpg"
    path.write_bytes(make())
    review = looker.read(path)
    assert words.lower() in review.trouble.label.text().lower()
    assert not review.use.isEnabled()
    for language in LANGUAGES:
        looker.player.program.language.use(language)
        looker.player.rest()
        assert layout_problems(review, looker.player.program.theme) == []
    monkeypatch.undo()
    looker.choose_files(take(HAND))
    looker.click(review.trouble.again)
    looker.wait()
    assert looker.codes() == READ


def test_a_file_that_is_gone(looker: Looker, tmp_path: Path) -> None:
    review = looker.read(tmp_path / "gone.jpg")
    assert "gone.jpg" in review.trouble.label.text()


def test_pictures_from_memory(looker: Looker) -> None:
    for image in (blank(10, 10), blank()):
        looker.player.window.photo.open(image)
        assert looker.wait().trouble.isVisible()


def test_what_only_qt_can_read(looker: Looker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As HEIC where the system has a plug-in for it; here Pillow only claims to know nothing."""
    path = tmp_path / "photo.heic"
    assert photo(HAND).save(str(path), "PNG")

    def unknown(_: object) -> object:
        raise pictures.PictureFormatUnknown(format="HEIC")

    monkeypatch.setattr(pictures, "open_picture", unknown)
    looker.player.editor.use_rules(ruleset("riichi"))
    looker.read(path)
    assert looker.codes() == READ
    path.write_bytes(path.read_bytes()[:30])
    looker.player.window.photo.open(path)
    assert "HEIC" in looker.wait().trouble.label.text()


def test_qt_too_asks_for_the_size_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "photo.png"
    assert blank(1500, 1000).save(str(path))
    monkeypatch.setattr(pictures, "MOST_MEGAPIXELS", 1)

    def unreadable(_: object) -> object:
        raise pictures.PictureUnreadable

    monkeypatch.setattr(pictures, "open_picture", unreadable)
    with pytest.raises(pictures.PictureTooLarge):
        load(path)


def test_without_numpy(looker: Looker, take: Take, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_desktop.gui.photo.steps.available", lambda: False)
    window = looker.player.window
    ways: tuple[Callable[[], object], ...] = (
        lambda: looker.player.from_menu(window.menu_button, "Read from a photo…"),
        lambda: window.page.photo_dropped.emit(take(HAND)),
        lambda: looker.player.from_menu(window.menu_button, "My tile sets…"),
    )
    for way in ways:
        way()
        review = looker.wait()
        assert review.isVisible()
        assert 'pip install "mahjong-desktop[photo]"' in review.trouble.label.text()
        assert not review.trouble.again.isVisible()
        assert not review.use.isEnabled()
        looker.click(review.close_button)
        window.activateWindow()
    assert window.photo.teach is None or not window.photo.teach.isVisible()


def test_the_way_in_is_the_hands_own(looker: Looker) -> None:
    window = looker.player.window
    window.show_page("rules")
    menu = looker.player.open_menu(window.menu_button)
    assert not entry(menu, "Read from a photo…").isEnabled()
    assert entry(menu, "My tile sets…").isEnabled()
    menu.close()
    assert looker.player.page.tray.photo.mapTo(window, QPoint()) is not None
