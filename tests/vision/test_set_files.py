"""Taught sets in files: kept, listed, renamed, given away and brought in; and files that hold none."""

import json
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mahjong_desktop.vision.errors import (
    TaughtSetBadName,
    TaughtSetDamaged,
    TaughtSetGone,
    TaughtSetNameTaken,
    TaughtSetNewer,
    TaughtSetNotSaved,
    TaughtSetOutdated,
    TaughtSetUnreadable,
)
from mahjong_desktop.vision.net import EMBEDDING_SIZE
from mahjong_desktop.vision.set_book import SetBook
from mahjong_desktop.vision.set_files import LONGEST_NAME, MOST_BYTES, set_in, text_of, tidy_name
from mahjong_desktop.vision.taught import TaughtSet

EXAMPLE = tuple(number / 8 for number in range(EMBEDDING_SIZE))
MINE = TaughtSet("Mine", {0: (EXAMPLE, EXAMPLE[::-1]), 41: (EXAMPLE,)})


@pytest.fixture
def book(folder: Path) -> SetBook:
    return SetBook(folder)


def test_a_file_holds_the_set(tmp_path: Path) -> None:
    path = tmp_path / "set.json"
    path.write_text(text_of(MINE), "utf-8")
    assert set_in(path) == MINE


def test_sets_are_kept(book: SetBook, folder: Path) -> None:
    assert book.listing() == ((), ())
    book.add(MINE)
    book.add(TaughtSet("  another\tone "))
    assert [one.name for one in SetBook(folder).listing().sets] == ["another one", "Mine"]
    assert SetBook(folder).load("mine") == MINE


def test_names_are_taken_once(book: SetBook) -> None:
    book.add(MINE)
    with pytest.raises(TaughtSetNameTaken):
        book.add(TaughtSet("MINE"))
    assert book.load("Mine") == MINE


@pytest.mark.parametrize("name", ["", "  \n", "x" * (LONGEST_NAME + 1), "a\x00b", None, 3])
def test_bad_names(name: object) -> None:
    with pytest.raises(TaughtSetBadName):
        tidy_name(name)


@pytest.mark.parametrize("name", ["../up", "a/b\\c:d", "CON", "麻將 ż", "."])
def test_any_name_will_do(book: SetBook, folder: Path, name: str) -> None:
    book.add(TaughtSet(name))
    assert book.load(name).name == name
    assert [path.parent.parent for path in folder.rglob("*.json")] == [folder]


def test_learning_is_saved(book: SetBook) -> None:
    kept = book.add(MINE)
    more = kept.with_examples([(5, EXAMPLE)])
    book.save(more)
    assert book.load("Mine") == more


def test_deleted_sets_are_gone(book: SetBook) -> None:
    book.add(MINE)
    book.delete("Mine")
    book.delete("Mine")
    calls: list[Callable[[], object]] = [
        lambda: book.load("Mine"),
        lambda: book.save(MINE),
        lambda: book.rename("Mine", "Other"),
        lambda: book.give_out("Mine", book.folder / "x"),
    ]
    for call in calls:
        with pytest.raises(TaughtSetGone):
            call()


def test_renaming(book: SetBook) -> None:
    book.add(MINE)
    book.add(TaughtSet("Other"))
    assert book.rename("Mine", "Yours").name == "Yours"
    assert book.rename("Yours", "YOURS").name == "YOURS"
    with pytest.raises(TaughtSetNameTaken):
        book.rename("YOURS", "other")
    assert [one.name for one in book.listing().sets] == ["Other", "YOURS"]


def test_given_away_and_brought_in(book: SetBook, tmp_path: Path) -> None:
    book.add(MINE)
    path = tmp_path / "gift.json"
    book.give_out("Mine", path)
    assert [book.bring_in(path).name for _ in range(2)] == ["Mine (2)", "Mine (3)"]
    assert SetBook(tmp_path / "elsewhere").bring_in(path) == MINE


def record(**changes: Any) -> str:
    return json.dumps(json.loads(text_of(MINE)) | changes)


def coded(*numbers: bytes) -> str:
    return b64encode(b"".join(numbers)).decode()


ONE = b"\x00\x3c"
DAMAGED = {
    "empty": "",
    "no JSON": "{",
    "deep": "[" * 100_000,
    "a list": "[]",
    "other format": record(format="games"),
    "no version": record(version="1"),
    "version 0": record(version=0),
    "no name": record(name=" "),
    "no examples": record(examples=[]),
    "unknown tile": record(examples={"1x": [coded(ONE * 128)]}),
    "red five": record(examples={"0p": [coded(ONE * 128)]}),
    "no list": record(examples={"1p": "x"}),
    "empty list": record(examples={"1p": []}),
    "too many": record(examples={"1p": [coded(ONE * 128)] * 13}),
    "a number": record(examples={"1p": [1]}),
    "no base64": record(examples={"1p": ["?" * 344]}),
    "letters beyond ASCII": record(examples={"1p": ["ż" * 344]}),
    "too short": record(examples={"1p": [coded(ONE * 127)]}),
    "not a number": record(examples={"1p": [coded(b"\x00\x7e", ONE * 127)]}),
    "below nothing": record(examples={"1p": [coded(b"\x00\xbc", ONE * 127)]}),
    "nothing seen": record(examples={"1p": [coded(b"\x00\x00" * 128)]}),
    "too large": " " * (MOST_BYTES + 1),
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_damaged_files(book: SetBook, tmp_path: Path, text: str) -> None:
    path = tmp_path / "set.json"
    path.write_text(text, "utf-8")
    with pytest.raises(TaughtSetDamaged):
        book.bring_in(path)
    assert not book.folder.exists()


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "set.json"
    path.write_bytes(b"\xff\xfe\x00{")
    with pytest.raises(TaughtSetDamaged):
        set_in(path)


def test_files_of_other_versions(tmp_path: Path) -> None:
    path = tmp_path / "set.json"
    path.write_text(record(version=2), "utf-8")
    with pytest.raises(TaughtSetNewer):
        set_in(path)
    path.write_text(record(net="tiles-0"), "utf-8")
    with pytest.raises(TaughtSetOutdated):
        set_in(path)


def test_damaged_files_are_left_alone(book: SetBook) -> None:
    book.add(MINE)
    damaged = book.folder / "0.json"
    damaged.write_text("{", "utf-8")
    assert book.listing() == ((MINE,), (damaged,))


def test_what_the_disk_refuses(book: SetBook, tmp_path: Path) -> None:
    with pytest.raises(TaughtSetUnreadable):
        book.bring_in(tmp_path / "none.json")
    book.add(MINE)
    with pytest.raises(TaughtSetNotSaved):
        book.give_out("Mine", tmp_path)
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", "utf-8")
    with pytest.raises(TaughtSetNotSaved):
        SetBook(in_the_way).add(MINE)
