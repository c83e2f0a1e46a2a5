"""The taught sets in the program's folder, by their names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import NamedTuple

from mahjong_desktop.vision.errors import (
    TaughtSetDamaged,
    TaughtSetGone,
    TaughtSetNameTaken,
    TaughtSetNewer,
    TaughtSetNotSaved,
    TaughtSetOutdated,
    TaughtSetUnreadable,
)
from mahjong_desktop.vision.set_files import set_in, text_of, tidy_name
from mahjong_desktop.vision.taught import TaughtSet

UNUSABLE = (TaughtSetDamaged, TaughtSetNewer, TaughtSetOutdated, TaughtSetUnreadable)
"""What can be wrong with a file that is there. Whatever reads a set may raise these."""
FOLDER = "tile_sets"
"""Where they lie, in the program's data folder."""


class Listing(NamedTuple):
    """What there is in the folder."""

    sets: tuple[TaughtSet, ...]
    """By name."""
    unreadable: tuple[Path, ...]
    """Damaged files, and files of a newer program or for another net. They are left alone."""


class SetBook:
    """Taught sets in files, one each. Names differ in more than capitals.

    Every method may raise TaughtSetNotSaved, or what UNUSABLE names; then everything is as it was.
    """

    def __init__(self, data_folder: Path) -> None:
        self.folder = data_folder / FOLDER

    def listing(self) -> Listing:
        """All sets."""
        sets, unreadable = [], []
        for path in sorted(self.folder.glob("*.json")):
            try:
                sets.append(_read(path))
            except UNUSABLE:
                unreadable.append(path)
        return Listing(tuple(sorted(sets, key=lambda one: one.name.casefold())), tuple(unreadable))

    def load(self, name: str) -> TaughtSet:
        """The set of that name. TaughtSetGone."""
        path = self._path(name)
        if not path.is_file():
            raise TaughtSetGone(name=name)
        return _read(path)

    def add(self, taught: TaughtSet) -> TaughtSet:
        """A new set, as it is kept. TaughtSetNameTaken, TaughtSetBadName."""
        kept = replace(taught, name=tidy_name(taught.name))
        if self._path(kept.name).exists():
            raise TaughtSetNameTaken(name=kept.name)
        self._write(kept)
        return kept

    def save(self, taught: TaughtSet) -> None:
        """A set that has learnt more. TaughtSetGone if it was deleted meanwhile."""
        if not self._path(taught.name).is_file():
            raise TaughtSetGone(name=taught.name)
        self._write(taught)

    def rename(self, name: str, new_name: str) -> TaughtSet:
        """The same set under another name. TaughtSetGone, TaughtSetNameTaken, TaughtSetBadName."""
        renamed = replace(self.load(name), name=tidy_name(new_name))
        if self._path(renamed.name) == self._path(name):
            self._write(renamed)
            return renamed
        renamed = self.add(renamed)
        self.delete(name)
        return renamed

    def delete(self, name: str) -> None:
        """Forget a set; that it is gone already is no error."""
        path = self._path(name)
        with _as_not_saved(path):
            path.unlink(missing_ok=True)

    def bring_in(self, path: Path) -> TaughtSet:
        """The set in somebody's file, kept; where its name is taken, with a number after it."""
        taught = _read(path)
        names = (taught.name if number == 1 else f"{taught.name[:54]} ({number})" for number in count(1))
        free = next(name for name in names if not self._path(name).exists())
        return self.add(replace(taught, name=free))

    def give_out(self, name: str, path: Path) -> None:
        """A copy of a set to a file of the user's. TaughtSetGone."""
        text = text_of(self.load(name))
        with _as_not_saved(path):
            path.write_text(text, "utf-8")

    def _path(self, name: str) -> Path:
        # any name will do on any disk
        return self.folder / f"{sha256(name.casefold().encode()).hexdigest()[:20]}.json"

    def _write(self, taught: TaughtSet) -> None:
        """First beside its place and then into it: there is always a whole file."""
        path = self._path(taught.name)
        beside = path.with_suffix(".new")
        with _as_not_saved(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            beside.write_text(text_of(taught), "utf-8")
            beside.replace(path)


def _read(path: Path) -> TaughtSet:
    try:
        return set_in(path)
    except OSError as error:
        raise TaughtSetUnreadable(file=str(path)) from error


@contextmanager
def _as_not_saved(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise TaughtSetNotSaved(file=str(path)) from error
