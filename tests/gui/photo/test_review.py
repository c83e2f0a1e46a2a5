"""A hand from a photo: read, looked through, corrected, used, scored, undone; by mouse and by keyboard."""

import pytest
from photo_scenes import HAND, TWO_ROWS, photo
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication

from mahjong_desktop.core.tiles import TILE_OF_CODE
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.photo_hand import PhotoHand
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from ..layout_check import layout_problems
from ..player import CTRL, SHIFT
from .conftest import Looker, Take

READ = ["1m", "2m", "3m", "4p", "5p", "6p", "7s", "8s", "9s", "3z", "6z", "6z", "6z", "3z"]
TRAY = "123m 456p 789s 3z (666z) +3z"


def doubtful(looker: Looker, place: int, *codes: str) -> None:
    """A tile that was read as the first of these, perhaps as one of the others."""
    from dataclasses import replace

    from mahjong_desktop.vision.complete import Guess

    editor = looker.review.editor
    tiles = list(editor.hand.tiles)
    guesses = tuple(Guess(TILE_OF_CODE[code], 0.4 / (number + 1)) for number, code in enumerate(codes))
    tiles[place] = replace(tiles[place], guesses=guesses, unsure=True)
    editor.history.push(PhotoHand(tuple(tiles)))
    editor.history.clear()
    looker.player.rest()


def test_from_the_photo_to_the_score_and_back(looker: Looker, take: Take) -> None:
    player = looker.player
    player.type("55z")
    before = player.editor.entry
    review = looker.read(take(HAND, tilt=4, perspective=0.1, blur=0.4))
    assert looker.codes() == READ
    assert review.hand.state.text() == "The hand is complete."
    looker.click(looker.box(3))
    assert review.choice.title.text() == "Four of circles"
    looker.pick("9m")
    assert looker.codes()[3] == "9m"
    assert review.hand.state.text() == "These 14 tiles are not a complete hand."
    looker.pick("4p")
    assert review.hand.state.text() == "The hand is complete."
    looker.use()
    assert player.editor.text == TRAY
    assert player.winning() == "3z"
    assert player.headline() != ""
    player.press(Qt.Key.Key_Z, CTRL)
    assert player.editor.entry.draft == before.draft
    assert player.editor.text == "55z"
    player.press(Qt.Key.Key_Y, CTRL)
    assert player.editor.text == TRAY


def test_two_rows_and_a_kong(looker: Looker) -> None:
    looker.player.editor.use_rules(ruleset("taiwanese"))
    looker.player.window.photo.open(photo(TWO_ROWS, 3))
    review = looker.wait()
    assert review.hand.state.text() == "The hand is complete."
    looker.click(looker.box(0))
    names = [review.view.box(place).accessibleName() for place in range(18)]
    assert names[0] == "Tile 1: five of characters, selected"
    assert names[10] == "Tile 11: seven of circles, Open Kong"
    assert names[17] == "Tile 18: white dragon, winning tile"
    looker.click(looker.box(11))
    looker.click(review.parts.kong)
    looker.use()
    assert looker.player.editor.text == "567m 234p 789s 5z (111z) [7777p] +5z"


def test_an_unsure_tile_is_looked_at_first(looker: Looker) -> None:
    looker.player.editor.use_rules(ruleset("riichi"))
    looker.player.window.photo.open(photo(HAND))
    review = looker.wait()
    doubtful(looker, 4, "8p", "5p", "2s")
    review.editor.step_to_doubt()
    assert "unsure" in looker.box(4).accessibleName()
    assert review.hand.doubts.text() == "1 tile marked with “?”: please check it."
    assert review.choice.caption.text() == "Unsure. It may be:"
    shown = [one for one in review.choice.alternatives if one.isVisible()]
    assert [one.accessibleName() for one in shown] == ["five of circles, 20% likely", "two of bamboos, 13% likely"]
    looker.click(shown[0])
    assert looker.codes() == READ
    assert not review.hand.doubts.isVisible()
    assert "unsure" not in looker.box(4).accessibleName()


def test_what_would_complete_the_hand_is_offered_and_not_done(looker: Looker) -> None:
    looker.player.editor.use_rules(ruleset("riichi"))
    looker.player.window.photo.open(photo(HAND))
    review = looker.wait()
    doubtful(looker, 4, "8p", "5p")
    assert looker.codes()[4] == "8p"
    offers = [one for one in review.hand.offers if one.isVisible()]
    assert [one.text() for one in offers] == ["five of circles, not eight of circles"]
    assert offers[0].accessibleName() == "Tile 5: five of circles instead of eight of circles"
    looker.click(offers[0])
    assert looker.codes() == READ
    assert not any(one.isVisible() for one in review.hand.offers)
    looker.press(Qt.Key.Key_Z, CTRL)
    assert looker.codes()[4] == "8p"
    looker.press(Qt.Key.Key_Y, CTRL)
    assert looker.codes() == READ


def test_too_many_of_a_tile(looker: Looker, take: Take) -> None:
    review = looker.read(take(HAND))
    looker.click(looker.box(9))
    for place in (9, 13):
        looker.click(looker.box(place))
        looker.pick("6z")
    assert "Too often: green dragon, 5 times. There are only 4." in review.hand.too_many.text()
    looker.player.editor.use_rules(ruleset("taiwanese"))
    review.use_rules(ruleset("taiwanese"))
    assert review.hand.state.text().startswith("14 of 17 tiles")


def test_by_keyboard_alone(looker: Looker, take: Take) -> None:
    review = looker.read(take(HAND, tilt=4, perspective=0.1, blur=0.4))
    assert looker.box(0).hasFocus()
    for _ in range(4):
        looker.press(Qt.Key.Key_Right)
    assert looker.box(4).hasFocus()
    assert review.choice.title.text() == "Five of circles"
    doubtful(looker, 4, "8p", "5p", "2s")
    looker.press(Qt.Key.Key_Return)
    assert review.choice.alternatives[0].hasFocus()
    looker.press(Qt.Key.Key_Right)
    assert review.choice.alternatives[1].hasFocus()
    looker.press(Qt.Key.Key_Left)
    looker.press(Qt.Key.Key_Left)
    looker.press(Qt.Key.Key_Return)
    assert looker.codes()[4] == "5p"
    assert looker.box(4).hasFocus()
    looker.press(Qt.Key.Key_Delete)
    assert len(looker.codes()) == 13
    looker.press(Qt.Key.Key_Left)
    looker.press(Qt.Key.Key_Insert)
    assert looker.codes()[4] == "5p"
    assert looker.box(4).hasFocus()
    for _ in range(2):
        looker.press(Qt.Key.Key_Right, SHIFT)
    assert len(review.editor.selected) == 3
    looker.press(Qt.Key.Key_Z, CTRL)
    looker.press(Qt.Key.Key_Z, CTRL)
    assert looker.codes() == READ
    looker.press(Qt.Key.Key_A)
    assert looker.codes() == READ


def test_the_next_photo_begins_at_its_first_tile(looker: Looker, take: Take) -> None:
    review = looker.read(take(HAND, tilt=4, perspective=0.1, blur=0.4))
    looker.click(looker.box(9))
    looker.choose_files(take(HAND, tilt=4, perspective=0.1, blur=0.4))
    looker.click(review.another)
    looker.wait()
    assert looker.box(0).hasFocus()
    assert review.editor.selected == {0}


def test_up_and_down_between_rows(looker: Looker) -> None:
    looker.player.window.photo.open(photo(TWO_ROWS))
    review = looker.wait()
    looker.press(Qt.Key.Key_Down)
    assert review.editor.current is not None
    assert review.editor.current.row == 1
    looker.press(Qt.Key.Key_Down)
    assert review.editor.current.row == 1
    looker.press(Qt.Key.Key_Up)
    assert review.editor.current.row == 0


def test_sets_and_the_winning_tile_are_what_a_person_says(looker: Looker, take: Take) -> None:
    review = looker.read(take("1m 2m 3m 4p 5p 6p 7s 8s 9s 3z 3z 6z 6z 6z"))
    parts = review.parts
    assert review.editor.hand.sets == ()
    assert not parts.called.isEnabled()
    assert "Select" in parts.called.toolTip()
    looker.click(looker.box(0))
    looker.click(looker.box(1), keys=CTRL)
    looker.click(looker.box(2), keys=CTRL)
    assert parts.called.isEnabled()
    looker.click(parts.called)
    looker.click(looker.box(11))
    looker.click(looker.box(13), keys=SHIFT)
    looker.click(parts.called)
    assert [looker.box(place).accessibleName() for place in (0, 13)] == [
        "Tile 1: one of characters, Chi",
        "Tile 14: green dragon, Pon, selected",
    ]
    looker.click(looker.box(1))
    looker.click(parts.concealed)
    looker.click(looker.box(5))
    looker.click(parts.winning)
    assert not parts.winning.isEnabled()
    looker.use()
    assert looker.player.editor.text == "123m 45p 789s 33z (666z) +6p"


def test_several_are_selected_and_let_go(looker: Looker, take: Take) -> None:
    review = looker.read(take(HAND))
    editor = review.editor
    looker.click(looker.box(0))
    looker.click(looker.box(1), keys=CTRL)
    assert len(editor.selected) == 2
    looker.click(looker.box(1), keys=CTRL)
    assert len(editor.selected) == 1
    looker.click(review.view, at=QPoint(6, 6))
    assert editor.selected == frozenset()
    assert review.choice.title.text() == "Click a tile in the photo to correct it."
    assert not review.parts.remove.isEnabled()
    looker.click(looker.box(3), keys=SHIFT)
    assert len(editor.selected) == 1


def test_boxes_are_added_and_removed(looker: Looker, take: Take) -> None:
    review = looker.read(take(HAND))
    place = looker.box(6).geometry()
    looker.click(looker.box(6))
    looker.click(review.parts.remove)
    assert len(looker.codes()) == 13
    assert review.hand.state.text() == "13 of 14 tiles: add what is missing."
    looker.drag(review.view, place.topLeft() + QPoint(2, 2), place.bottomRight() - QPoint(2, 2))
    assert looker.codes() == READ
    assert "unsure" in looker.box(6).accessibleName()
    looker.press(Qt.Key.Key_Delete)
    looker.click(review.parts.add)
    assert review.view.adding
    looker.click(review.view, at=place.center())
    assert not review.view.adding
    assert looker.codes() == READ
    for _ in range(14):
        looker.press(Qt.Key.Key_Delete)
    assert looker.codes() == []
    assert not review.use.isEnabled()
    review.view.add_beside()
    assert len(looker.codes()) == 1


def test_the_whole_photo(looker: Looker, take: Take) -> None:
    review = looker.read(take(HAND, height=1200))
    before = looker.box(0).width()
    looker.click(review.parts.whole)
    assert looker.box(0).width() < before
    looker.click(review.parts.whole)
    assert looker.box(0).width() == before


def test_a_photo_from_the_other_side(looker: Looker) -> None:
    """Right is right also where later tiles lie at the left."""
    looker.player.editor.use_rules(ruleset("riichi"))
    looker.player.window.photo.open(photo(HAND).transformed(QTransform().rotate(180)))
    review = looker.wait()
    assert looker.codes() == READ
    looker.click(looker.box(5))
    looker.press(Qt.Key.Key_Right)
    assert review.editor.current is not None
    assert review.editor.current.key == 4


def test_a_photo_gives_tiles_where_the_value_alone_was_entered(looker: Looker, take: Take) -> None:
    looker.player.editor.use_rules(ruleset("riichi"))
    looker.player.editor.set_figures({"han": 3, "fu": 40})
    looker.read(take(HAND))
    looker.use()
    assert looker.player.editor.entry.figures is None
    assert looker.player.editor.text == TRAY


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits(looker: Looker, language: str, touch: bool) -> None:
    program = looker.player.program
    program.language.use(language)
    program.theme.set_touch(touch)
    try:
        for variant in VARIANTS:
            program.editor.use_rules(ruleset(variant))
            program.window.photo.open(photo(HAND))
            review = looker.wait()
            doubtful(looker, 4, "8p", "5p", "2s", "6p", "9p")
            review.editor.step_to_doubt()
            for size in ((1000, 700 if touch else 660), (1180, 780), (1880, 1000)):
                review.resize(*size)
                looker.player.rest()
                assert review.size().toTuple() == size
                found = layout_problems(review, program.theme)
                # boxes of tilted rows do overlap
                assert [problem for problem in found if "BoxButton" not in problem] == []
    finally:
        program.theme.set_touch(False)


def test_everything_changes_in_the_middle(looker: Looker, take: Take) -> None:
    review = looker.read(take(HAND))
    theme, language = looker.player.program.theme, looker.player.program.language
    theme.set_mode("dark")
    language.use("pl")
    looker.player.rest()
    assert review.hand.state.text() == "Ręka jest pełna."
    assert looker.box(13).accessibleName() == "Kamień 14: Zachód, wygrywający"
    looker.player.program.preferences.set_corner_indices(True)
    looker.player.rest()
    review.grab()
    looker.player.program.preferences.set_corner_indices(False)
    assert looker.codes() == READ
    assert QApplication.activePopupWidget() is None
