"""A set is taught by clicks, read with, given away and taken in, renamed, deleted; corrections are remembered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from photo_scenes import HAND, photo, row_text
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox

from mahjong_desktop.core.tiles import CODES
from mahjong_desktop.gui.photo.teach_dialog import TeachDialog
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.vision.faces import TEACHING_ROWS

from ..conftest import Start
from ..layout_check import layout_problems
from ..player import Player, entry
from .conftest import Looker, Take
from .test_review import READ, doubtful


@pytest.fixture
def dialog(looker: Looker) -> TeachDialog:
    looker.player.from_menu(looker.player.window.menu_button, "My tile sets…")
    dialog = looker.player.window.photo.teach
    assert dialog is not None
    looker.settle(dialog)
    return dialog


def name_it(looker: Looker, dialog: TeachDialog, name: str) -> str:
    """Type a name into the dialog that asks for one, and save; what it complains of."""
    asked = dialog.steps.dialog
    assert asked is not None
    asked.activateWindow()
    assert QTest.qWaitForWindowActive(asked)
    # a key of the test's cannot be a letter beyond ASCII
    asked.field.setText(name)
    looker.click(asked.buttons.button(QDialogButtonBox.StandardButton.Save))
    return asked.problem.text() if asked.isVisible() else ""


def step(looker: Looker, dialog: TeachDialog, text: str) -> None:
    """Click a step of the set's menu."""
    looker.click(dialog.menu_button)
    menu = dialog._menu
    assert menu.isVisible()
    QTest.mouseClick(
        menu.windowHandle(), Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry(menu, text)).center()
    )
    looker.player.rest()


def teach_row(looker: Looker, dialog: TeachDialog, number: int, path: Path) -> None:
    looker.choose_files(path)
    looker.click(dialog.rows[number].photograph)
    looker.settle(dialog)


def picture(tmp_path: Path, text: str) -> Path:
    path = tmp_path / f"row {len(list(tmp_path.iterdir()))}.png"
    assert photo(text).save(str(path))
    return path


def test_a_set_is_taught_and_read_with(looker: Looker, dialog: TeachDialog, tmp_path: Path, take: Take) -> None:
    assert not dialog.rows[0].photograph.isEnabled()
    assert "name first" in dialog.hint.text()
    dialog.open_photo(tmp_path / "nothing yet")
    assert not dialog.work.busy
    looker.click(dialog.new)
    assert "60" in name_it(looker, dialog, "  ")
    assert name_it(looker, dialog, "Grandmother’s") == ""
    assert dialog.set_choice.currentText() == "Grandmother’s"
    for number in range(len(TEACHING_ROWS)):
        teach_row(looker, dialog, number, picture(tmp_path, row_text(number)))
        assert dialog.preview.isVisible()
        looker.click(dialog.keep)
        assert dialog.rows[number].mark._done
    assert dialog.message.label.text() == "Saved. The program knows the whole set."
    assert dialog.rows[0].photograph.text() == "Photo again…"
    looker.click(dialog.close_button)
    looker.player.window.activateWindow()
    review = looker.read(take(HAND))
    assert review.set_choice.currentText() == "Grandmother’s"
    assert looker.codes() == READ
    assert min(tile.guesses[0].probability for tile in review.editor.hand.tiles) > 0.5
    looker.click(looker.box(0))
    looker.pick("9m")
    review.set_choice.setCurrentIndex(0)
    review.set_choice.activated.emit(0)
    looker.wait()
    assert looker.player.window.photo.sets.chosen == ""
    assert looker.codes() == ["9m", *READ[1:]]


def test_a_row_with_the_wrong_number(looker: Looker, dialog: TeachDialog, tmp_path: Path) -> None:
    looker.player.window.photo.sets.add("Club")
    teach_row(looker, dialog, 2, picture(tmp_path, row_text(2)[:-3]))
    assert dialog.verdict.text().startswith("The photo shows 8 tiles, but 9 are needed.")
    assert not dialog.keep.isEnabled()
    looker.choose_files(picture(tmp_path, row_text(2) + " 5z"))
    looker.click(dialog.again)
    looker.settle(dialog)
    assert "10 tiles" in dialog.verdict.text()
    last = dialog.view.box(9)
    place = last.geometry()
    looker.click(last)
    looker.click(dialog.remove)
    assert dialog.keep.isEnabled()
    looker.drag(dialog.view, place.topLeft() + QPoint(2, 2), place.bottomRight())
    assert not dialog.keep.isEnabled()
    looker.press(Qt.Key.Key_Delete, dialog=dialog)
    looker.click(dialog.view.box(9))
    looker.press(Qt.Key.Key_Delete, dialog=dialog)
    looker.click(dialog.keep)
    assert dialog.message.label.text() == "Saved. 4 rows to go."
    assert dialog.rows[2].state.text() == "The program knows it"


def test_the_wrong_row_is_noticed(looker: Looker, dialog: TeachDialog, tmp_path: Path) -> None:
    looker.player.window.photo.sets.add("Club")
    teach_row(looker, dialog, 0, picture(tmp_path, row_text(1)))
    assert dialog.verdict.text().startswith("Most of these tiles look like others")
    assert dialog.keep.isEnabled()
    names = [CODES[tile.tile] for tile in dialog.editor.photo.hand.tiles]
    assert names == row_text(0).split()
    looker.click(dialog.back)
    assert dialog.rows[0].isVisible()
    assert dialog.rows[0].state.text() == "Not taught yet"


def test_a_bad_photo_of_a_row(looker: Looker, dialog: TeachDialog, tmp_path: Path) -> None:
    looker.player.window.photo.sets.add("Club")
    path = tmp_path / "bad.png"
    path.write_bytes(b"none")
    teach_row(looker, dialog, 0, path)
    assert dialog.trouble.isVisible()
    looker.choose_files(picture(tmp_path, row_text(0)))
    looker.click(dialog.trouble.again)
    looker.settle(dialog)
    looker.click(dialog.keep)
    assert "4 rows to go" in dialog.message.label.text()


def test_names_files_and_deletion(looker: Looker, dialog: TeachDialog, tmp_path: Path) -> None:
    sets = looker.player.window.photo.sets
    sets.add("Club")
    sets.add("Home")
    step(looker, dialog, "Rename…")
    assert "already" in name_it(looker, dialog, "Club")
    assert name_it(looker, dialog, "Attic") == ""
    assert sets.names == ("Attic", "Club")
    assert sets.chosen == "Attic"
    file = tmp_path / "given"
    looker.choose_files(file)
    step(looker, dialog, "Export…")
    assert json.loads(file.with_suffix(".json").read_text())["name"] == "Attic"
    assert "given.json" in dialog.message.label.text()
    looker.choose_files(file.with_suffix(".json"))
    step(looker, dialog, "Import…")
    assert sets.names == ("Attic", "Attic (2)", "Club")
    assert dialog.message.label.text() == "Imported: “Attic (2)”"
    file.write_text("nonsense")
    looker.choose_files(file)
    step(looker, dialog, "Import…")
    assert dialog.message.label.property("role") == "error"
    looker.choose_files("")
    step(looker, dialog, "Import…")
    step(looker, dialog, "Export…")
    looker.choose_files(tmp_path / "nowhere" / "x.json")
    step(looker, dialog, "Export…")
    assert dialog.message.label.property("role") == "error"
    for button, left in (("Cancel", 3), ("Delete", 2)):
        step(looker, dialog, "Delete…")
        question = dialog.steps.question
        assert isinstance(question, QMessageBox)
        assert "Attic (2)" in question.text()
        next(one for one in question.buttons() if one.text() == button).click()
        looker.player.rest()
        assert len(sets.names) == left
    assert dialog.set_choice.currentIndex() >= 0 or sets.chosen == ""


def test_a_set_that_went_away(looker: Looker, dialog: TeachDialog, tmp_path: Path) -> None:
    sets = looker.player.window.photo.sets
    sets.add("Club")
    teach_row(looker, dialog, 0, picture(tmp_path, row_text(0)))
    for file in (sets._folder / "tile_sets").iterdir():
        file.unlink()
    looker.click(dialog.keep)
    assert dialog.message.label.property("role") == "error"
    assert sets.in_use is None


def test_corrections_are_remembered(looker: Looker, take: Take, tmp_path: Path) -> None:
    sets = looker.player.window.photo.sets
    sets.add("Club")
    review = looker.read(take(HAND))
    assert not review.remember.isVisible()
    doubtful(looker, 4, "8p", "5p", "2s")
    looker.click(looker.box(4))
    looker.pick("5p")
    assert review.remember_label.text() == "Remember 1 correction for “Club”"
    looker.click(review.remember)
    looker.use()
    assert {CODES[tile]: len(many) for tile, many in sets.load("Club").examples.items()} == {"5p": 1}
    looker.read(take(HAND))
    doubtful(looker, 4, "8p", "5p", "2s")
    looker.click(looker.box(4))
    looker.pick("0p")
    for file in (sets._folder / "tile_sets").iterdir():
        file.unlink()
    assert review.remember.isChecked()
    looker.click(review.use)
    assert review.isVisible()
    assert "Club" in review.message.label.text()
    looker.use()
    assert "406p" in looker.player.editor.text


def test_sets_from_the_photo(looker: Looker, take: Take) -> None:
    """The sets open from a photo; a set that is taught more reads it again."""
    review = looker.read(take(HAND))
    looker.click(review.sets_button)
    teach = looker.player.window.photo.teach
    assert teach is not None
    looker.settle(teach)
    looker.click(teach.new)
    name_it(looker, teach, "Club")
    looker.click(teach.close_button)
    looker.wait()
    assert review.set_choice.currentText() == "Club"
    assert looker.codes() == READ
    looker.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert looker.codes() == READ


def test_reading_again_can_be_given_up(looker: Looker, take: Take) -> None:
    review = looker.read(take(HAND))
    review._again = True
    review.read_again()
    review.give_up()
    assert review.page.isVisible()
    assert looker.codes() == READ


def test_the_chosen_set_is_remembered(start: Start) -> None:
    player: Player = start()
    player.window.photo.sets.add("Club")
    again = start()
    assert again.window.photo.sets.chosen == "Club"
    assert again.window.photo.sets.names == ("Club",)
    again.window.photo.open_sets()
    teach = again.window.photo.teach
    assert teach is not None
    assert teach.set_choice.currentText() == "Club"


def test_a_set_is_chosen_where_there_are_some(looker: Looker) -> None:
    sets = looker.player.window.photo.sets
    sets.add("Club")
    sets.choose("")
    looker.player.window.photo.open_sets()
    assert sets.chosen == "Club"


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits(looker: Looker, dialog: TeachDialog, tmp_path: Path, language: str, touch: bool) -> None:
    program = looker.player.program
    sets = looker.player.window.photo.sets
    sets.add("Babcine kości")
    program.language.use(language)
    program.theme.set_touch(touch)
    try:
        for path in (None, picture(tmp_path, row_text(3)), picture(tmp_path, row_text(3)[:-3])):
            if path is not None:
                teach_row(looker, dialog, 3, path)
            for size in ((880, 640), (1500, 1000)):
                dialog.resize(*size)
                looker.player.rest()
                found = layout_problems(dialog, program.theme)
                assert [problem for problem in found if "BoxButton" not in problem] == []
            dialog.give_up()
    finally:
        program.theme.set_touch(False)
