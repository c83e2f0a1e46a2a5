"""What a person says of a photographed hand: names, sets, the winning tile, tiles more and fewer; undone in steps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.notation import format_hand
from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.photo_editor import PhotoEditor
from mahjong_desktop.models.photo_hand import PhotoHand
from mahjong_desktop.models.photo_model import PhotoModel
from mahjong_desktop.models.photo_notes import offer_sentence, offer_text, state_text, too_many_texts
from mahjong_desktop.rules.registry import ruleset

from .conftest import Watch
from .photos import HIGH, WIDE, read_tile, reading

HAND = "1m 2m 3m 4p 5p 6p 7s 8s 9s 3z | 6z 6z 6z | 3z"
CONCEALED = (MeldKind.CONCEALED_KONG,)


@pytest.fixture
def editor() -> PhotoEditor:
    editor = PhotoEditor(ruleset("riichi"))
    editor.start(reading(HAND))
    return editor


def started(text: str, variant: str = "riichi") -> PhotoEditor:
    editor = PhotoEditor(ruleset(variant))
    editor.start(reading(text))
    return editor


def text_of(editor: PhotoEditor) -> str:
    return format_hand(editor.ruleset.hand_of(editor.hand.draft()))


def codes(editor: PhotoEditor) -> str:
    return " ".join(CODES[tile] for tile in editor.hand.faces)


def test_nothing_yet() -> None:
    editor = PhotoEditor(ruleset("riichi"))
    assert editor.current is None
    assert editor.hand.draft().size == 0
    assert editor.hand.winner is None
    editor.step(1)
    editor.remove()
    editor.name(3)
    editor.call()
    editor.win()
    editor.conceal()
    editor.step_to_doubt()
    assert editor.hand == PhotoHand(())
    assert editor.target() is None
    editor.add(read_tile("5p", 0, 0))
    assert codes(editor) == "5p"


def test_as_it_was_read(editor: PhotoEditor) -> None:
    assert text_of(editor) == "123m 456p 789s 3z (666z) +3z"
    assert editor.check.complete
    assert not editor.history.can_undo()
    assert editor.current is None


def test_the_first_doubt_is_looked_at() -> None:
    editor = started("1m 2m 3m?2m 4p 5p?8p")
    assert editor.current is not None
    assert editor.current.key == 2
    editor.name(TILE_OF_CODE["3m"])
    editor.step_to_doubt()
    assert editor.current.key == 4
    assert not editor.hand.tile(2).doubtful
    assert editor.hand.corrected == ()
    editor.name(TILE_OF_CODE["8p"])
    assert [tile.key for tile in editor.hand.corrected] == [4]
    editor.step_to_doubt()
    assert editor.current.key == 4


def test_a_called_set_follows_its_tiles() -> None:
    editor = started("1m 2m 3m 4p 5p 6p 7s 8s 9s 3z | 6z 6z 5z | 3z")
    assert editor.hand.sets == ()
    editor.select(12)
    editor.name(TILE_OF_CODE["6z"])
    assert text_of(editor) == "123m 456p 789s 3z (666z) +3z"
    editor.history.undo()
    assert editor.hand.sets == ()


def test_a_named_set_goes_with_its_tiles(editor: PhotoEditor) -> None:
    editor.select(0)
    editor.select_to(2)
    editor.call()
    assert [called.kind for called in editor.hand.sets] == [MeldKind.PUNG, MeldKind.CHOW]
    editor.select(1)
    editor.name(TILE_OF_CODE["9m"])
    assert [called.kind for called in editor.hand.sets] == [MeldKind.PUNG]
    editor.history.undo()
    editor.select(0)
    editor.remove()
    assert [called.kind for called in editor.hand.sets] == [MeldKind.PUNG]
    assert editor.current is not None
    assert editor.current.key == 1


def test_sets_by_one_of_their_tiles(editor: PhotoEditor) -> None:
    editor.select(11)
    assert editor.target() == (MeldKind.PUNG, frozenset({10, 11, 12}))
    assert editor.target(CONCEALED) is None
    assert editor.can_conceal
    editor.conceal()
    assert text_of(editor) == "123m 456p 789s 3666z +3z"
    assert not editor.can_conceal
    editor.conceal()
    editor.call()
    assert text_of(editor) == "123m 456p 789s 3z (666z) +3z"
    editor.select(3)
    assert editor.target() is None


def test_a_concealed_kong() -> None:
    editor = started("1m 2m 3m 4p 5p 6p 3z | 6z 6z 6z 6z | 9s 9s 9s | 3z")
    assert text_of(editor) == "123m 456p 3z (6666z) (999s) +3z"
    editor.select(8)
    editor.call(*CONCEALED)
    assert text_of(editor) == "123m 456p 3z (999s) [6666z] +3z"
    editor.call()
    assert "(6666z)" in text_of(editor)


def test_another_winning_tile(editor: PhotoEditor) -> None:
    assert editor.hand.winner == 13
    editor.select(13)
    assert not editor.can_win
    editor.select(5)
    editor.win()
    assert text_of(editor) == "123m 45p 789s 33z (666z) +6p"
    editor.select(11)
    editor.win()
    assert text_of(editor).endswith("+6z")
    assert editor.hand.sets == ()
    editor.remove()
    assert editor.hand.winner == 13
    editor.select(0)
    editor.select(1, more=True)
    assert not editor.can_win


def test_the_winner_of_a_hand_without_one_apart() -> None:
    editor = started("1m 2m 3m 5z 5z")
    assert editor.hand.winner == 4
    editor.select(0)
    editor.select_to(2)
    editor.call()
    assert editor.hand.winner == 4
    editor.select(3)
    editor.select_to(4)
    editor.remove()
    assert editor.hand.winner is None
    assert text_of(editor) == "(123m)"


def test_bonus_tiles_lie_beside_the_hand() -> None:
    editor = started("1m 2m 3m 1f 5f", "taiwanese")
    assert text_of(editor) == "12m +3m 15f"
    assert editor.hand.draft().bonus == (TILE_OF_CODE["1f"], TILE_OF_CODE["5f"])
    editor.select(3)
    assert not editor.can_win


def test_tiles_are_added_where_they_lie(editor: PhotoEditor) -> None:
    editor.add(read_tile("5z", 3 * WIDE + 4, HIGH / 4))
    assert codes(editor).startswith("1m 2m 3m 4p 5z 5p")
    assert editor.current is not None
    assert editor.current.group == 0
    assert editor.current.doubtful
    editor.add(read_tile("1s", 900, 0))
    assert codes(editor).endswith("3z 1s")
    assert editor.current.group > 2
    editor.history.undo()
    editor.history.undo()
    assert codes(editor) == HAND.replace("| ", "")
    assert editor.current is None


def test_from_the_other_side_tiles_are_added_before() -> None:
    editor = PhotoEditor(ruleset("riichi"))
    there = reading("1m 2m 3m")
    editor.start(type(there)(there.tiles[::-1], there.size))
    assert codes(editor) == "3m 2m 1m"
    editor.add(read_tile("9m", 3 * WIDE, 0))
    assert codes(editor) == "9m 3m 2m 1m"


def test_selecting(editor: PhotoEditor) -> None:
    editor.select_to(2)
    assert editor.selected == {2}
    editor.select_to(0)
    assert editor.selected == {0, 1, 2}
    editor.select(1, more=True)
    assert editor.selected == {0, 2}
    assert editor.current is not None
    assert editor.current.key == 0
    editor.step(1)
    editor.step(1, more=True)
    assert editor.selected == {1, 2}
    editor.step(99)
    assert editor.selected == {13}
    editor.step(-99)
    assert editor.selected == {0}
    editor.unselect()
    assert editor.current is None
    editor.step(1)
    assert editor.current.key == 0  # type: ignore[union-attr]


def test_undo_keeps_what_is_still_there_selected(editor: PhotoEditor) -> None:
    editor.add(read_tile("5z", 900, 0))
    key = editor.current.key  # type: ignore[union-attr]
    editor.select(0)
    editor.select(key, more=True)
    editor.select(0, more=True)
    editor.select(0, more=True)
    assert editor.selected == {0, key}
    editor.history.undo()
    assert editor.selected == {0}


def test_removing_the_last(editor: PhotoEditor) -> None:
    editor.select(0)
    editor.select_to(13)
    editor.remove()
    assert editor.hand.tiles == ()
    assert editor.current is None


def test_read_again_what_was_said_holds(editor: PhotoEditor) -> None:
    editor.select(3)
    editor.name(TILE_OF_CODE["9p"])
    editor.read_again(reading(HAND.replace("5p", "5p?8p")))
    assert codes(editor) == "1m 2m 3m 9p 5p 6p 7s 8s 9s 3z 6z 6z 6z 3z"
    assert editor.current is not None
    assert editor.current.tile == TILE_OF_CODE["5p"]
    editor.name(TILE_OF_CODE["8p"])
    editor.history.undo()
    editor.history.undo()
    assert editor.hand.tiles[4].guesses == reading(HAND).tiles[4].guesses


def test_offers_are_taken(editor: PhotoEditor, language: Language) -> None:
    editor = started(HAND.replace("5p", "8p?5p"))
    words = language.words("riichi")
    assert not editor.check.complete
    (offer,) = editor.check.offers
    assert offer_text(offer, words) == "five of circles, not eight of circles"
    assert offer_sentence(offer, words) == "Tile 5: five of circles instead of eight of circles"
    assert state_text(editor, words) == "These 14 tiles are not a complete hand."
    editor.take(offer)
    assert editor.check.complete
    assert state_text(editor, words) == "The hand is complete."


STATES = {
    "1m 2m 3m": "3 of 14 tiles: add what is missing.",
    HAND + " 4z": "15 tiles, where 14 win: remove what is not a tile, or mark four of a kind as a Kan.",
    "1m 2m 3m 4p 5p 6p 7s 8s 9s 6z 6z 6z 6z 3z 3z": (
        "Complete, once four of a kind are marked as a Kan: now it has 15 tiles of 14."
    ),
}


@pytest.mark.parametrize("text", STATES)
def test_what_is_said_of_the_hand(text: str, language: Language) -> None:
    assert state_text(started(text), language.words("riichi")) == STATES[text]


def test_too_many(language: Language) -> None:
    editor = started("5z 5z 5z 5z 5z 1f")
    words = language.words("riichi")
    assert list(too_many_texts(editor, words)) == [
        "Too often: white dragon, 5 times. There are only 4.",
        f"Not played with in this variant: {words.tile(TILE_OF_CODE['1f'])}.",
    ]


def test_other_rules(editor: PhotoEditor) -> None:
    told: list[None] = []
    editor.changed.connect(lambda: told.append(None))
    editor.use_rules(ruleset("taiwanese"))
    assert not editor.check.complete
    assert told == [None]


# --- for views


SCRIPT: tuple[tuple[str, Callable[[PhotoEditor, Language], object]], ...] = (
    ("a photo", lambda e, _: e.start(reading(HAND))),
    ("a tile looked at", lambda e, _: e.select(4)),
    ("several", lambda e, _: e.select_to(6)),
    ("another name", lambda e, _: e.name(8)),
    ("a tile removed", lambda e, _: e.remove()),
    ("a tile added", lambda e, _: e.add(read_tile("5z", 4 * WIDE, 0))),
    ("Polish", lambda _, language: language.use("pl")),
    ("in the hand", lambda e, _: (e.select(11), e.conceal())),
    ("another winner", lambda e, _: e.win()),
    ("undone", lambda e, _: e.history.undo()),
    ("English", lambda _, language: language.use("en")),
    ("another photo", lambda e, _: e.start(reading("1m 2m?3m || 5z 5z 1f"))),
    ("read again", lambda e, _: e.read_again(reading("1m 2m || 5z 5z 1f"))),
)


def test_the_model_never_contradicts_itself(language: Language, watch: Watch) -> None:
    editor = PhotoEditor(ruleset("riichi"))
    model = PhotoModel(editor, language)
    watch(model)
    shown = set()
    for name, action in SCRIPT:
        action(editor, language)
        assert model.rowCount() == len(editor.hand.tiles), name
        shown.add(repr([(model.text(item), model.spoken(item)) for item in model.rows]))
    # what was undone shows as it was
    assert len(shown) == len(SCRIPT) - 1


def test_what_is_read_aloud(language: Language) -> None:
    editor = started("1m 2m?3m 3m 3z | 6z 6z 6z | 1f", "taiwanese")
    model = PhotoModel(editor, language)
    said = [model.spoken(item) for item in model.rows]
    assert said[1] == "Tile 2: two of characters, unsure, selected"
    assert said[3].endswith("winning tile")
    assert said[4].endswith("Pung")
    assert said[7].endswith("bonus tile")
