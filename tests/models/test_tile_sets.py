"""Sets of tiles that the program is taught: kept, chosen, renamed, given away, taught row by row."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahjong_desktop.core.tiles import CODES
from mahjong_desktop.models.teaching import TeachEditor
from mahjong_desktop.models.tile_sets import TileSets
from mahjong_desktop.vision.errors import TaughtSetGone, TaughtSetNameTaken, WrongNumberTaught
from mahjong_desktop.vision.faces import TEACHING_ROWS

from .photos import reading

EXAMPLE = tuple(float(number % 7) for number in range(128))


@pytest.fixture
def remembered() -> list[str]:
    return []


@pytest.fixture
def sets(tmp_path: Path, remembered: list[str]) -> TileSets:
    return TileSets(tmp_path, "", remembered.append)


def test_none_yet(sets: TileSets) -> None:
    assert sets.names == ()
    assert sets.unreadable == ()
    assert sets.chosen == ""
    assert sets.in_use is None


def test_a_new_set_is_chosen_and_remembered(sets: TileSets, remembered: list[str], tmp_path: Path) -> None:
    told: list[None] = []
    sets.changed.connect(lambda: told.append(None))
    assert sets.add("  Home  set ") == "Home set"
    assert sets.names == ("Home set",)
    assert remembered == ["Home set"]
    assert told == [None]
    again = TileSets(tmp_path, remembered[-1], remembered.append)
    assert again.in_use == sets.load("Home set")
    sets.choose("")
    sets.choose("")
    assert remembered == ["Home set", ""]
    assert len(told) == 2
    with pytest.raises(TaughtSetNameTaken):
        sets.add("home SET")


def test_other_names(sets: TileSets) -> None:
    sets.add("Club")
    sets.add("Home")
    assert sets.rename("Home", "Attic") == "Attic"
    assert sets.chosen == "Attic"
    sets.rename("Club", "Hall")
    assert sets.chosen == "Attic"
    sets.delete("Hall")
    assert sets.chosen == "Attic"
    sets.delete("Attic")
    assert (sets.chosen, sets.names) == ("", ())


def test_out_and_in(sets: TileSets, tmp_path: Path) -> None:
    sets.add("Club")
    sets.teach("Club", ((3, EXAMPLE),))
    file = tmp_path / "club.json"
    sets.give_out("Club", file)
    assert sets.bring_in(file) == "Club (2)"
    assert sets.chosen == "Club (2)"
    assert sets.in_use is not None
    assert sets.in_use.examples.keys() == {3}


def test_a_set_that_went_away_is_not_in_use(sets: TileSets) -> None:
    sets.choose("Gone")
    assert sets.in_use is None
    with pytest.raises(TaughtSetGone):
        sets.teach("Gone", ((3, EXAMPLE),))


# --- row by row


def row_text(number: int) -> str:
    return " ".join(CODES[face] for face in TEACHING_ROWS[number])


@pytest.fixture
def editor(sets: TileSets) -> TeachEditor:
    sets.add("Club")
    return TeachEditor(sets)


def shown(editor: TeachEditor, text: str) -> None:
    """A photo of these tiles; what the net sees is as long as it must be."""
    from dataclasses import replace

    there = reading(text)
    editor.start(replace(there, tiles=tuple(replace(tile, embedding=EXAMPLE) for tile in there.tiles)))


def test_a_row(editor: TeachEditor) -> None:
    editor.row = 3
    assert [state.done for state in editor.rows()] == [False] * 5
    shown(editor, row_text(3))
    assert editor.problem is None
    assert editor.surprising == 0
    editor.keep()
    assert [state.done for state in editor.rows()] == [False, False, False, True, False]
    assert editor.rows()[3].taught == 7


def test_what_lies_there_counts_and_not_what_it_looks_like(editor: TeachEditor) -> None:
    shown(editor, row_text(1))
    assert editor.surprising == 9
    assert editor.photo.hand.faces == TEACHING_ROWS[0]
    editor.keep()
    assert editor.rows()[0].done


def test_the_wrong_number_until_a_box_goes(editor: TeachEditor) -> None:
    shown(editor, row_text(0) + " 5z")
    assert isinstance(editor.problem, WrongNumberTaught)
    with pytest.raises(WrongNumberTaught):
        editor.keep()
    assert CODES[editor.photo.hand.faces[-1]] == "5z"
    editor.photo.select(9)
    editor.photo.remove()
    assert editor.problem is None
    assert all(tile.named is not None for tile in editor.photo.hand.tiles)
    editor.photo.select(0)
    editor.photo.remove()
    assert editor.problem is not None
    assert all(tile.named is None for tile in editor.photo.hand.tiles)
