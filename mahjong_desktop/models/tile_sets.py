"""The sets of tiles that the program was taught, and which of them is used to read photos."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.tiles import Tile

if TYPE_CHECKING:
    from mahjong_desktop.vision.set_book import SetBook
    from mahjong_desktop.vision.taught import Example, TaughtSet


class TileSets(QObject):
    """The taught sets by name; `changed` after any of them is another. Nothing is read before it is asked for.

    What changes them raises a MahjongError where it cannot, and then changes nothing.
    """

    changed = Signal()

    def __init__(
        self, folder: Path, chosen: str, remember: Callable[[str], None], parent: QObject | None = None
    ) -> None:
        """`chosen`: the name of the set that was used last; empty: none."""
        super().__init__(parent)
        self._folder = folder
        self._chosen = chosen
        self._remember = remember

    @cached_property
    def _book(self) -> SetBook:
        # numpy comes with it
        from mahjong_desktop.vision.set_book import SetBook

        return SetBook(self._folder)

    # --- what there is

    @property
    def names(self) -> tuple[str, ...]:
        """Of all sets that can be read."""
        return tuple(one.name for one in self._book.listing().sets)

    @property
    def unreadable(self) -> tuple[Path, ...]:
        """Files of sets that cannot be read."""
        return self._book.listing().unreadable

    @property
    def chosen(self) -> str:
        """The set that photos are read with; empty: none."""
        return self._chosen

    @property
    def in_use(self) -> TaughtSet | None:
        """The chosen set itself; None if there is none, or it is gone."""
        if not self._chosen:
            return None
        try:
            return self._book.load(self._chosen)
        except MahjongError:
            return None

    def load(self, name: str) -> TaughtSet:
        """The set of that name."""
        return self._book.load(name)

    # --- changes

    def choose(self, name: str) -> None:
        """Read photos with this set from now on; empty: with none."""
        if name != self._chosen:
            self._chosen = name
            self._remember(name)
            self.changed.emit()

    def add(self, name: str) -> str:
        """A new set that knows nothing yet, and is chosen; its name as it is kept."""
        from mahjong_desktop.vision.taught import TaughtSet

        kept = self._book.add(TaughtSet(name)).name
        self._choose_anew(kept)
        return kept

    def rename(self, name: str, new_name: str) -> str:
        """Another name; the one that is kept."""
        kept = self._book.rename(name, new_name).name
        self._choose_anew(kept if name == self._chosen else self._chosen)
        return kept

    def delete(self, name: str) -> None:
        """Forget a set."""
        self._book.delete(name)
        self._choose_anew("" if name == self._chosen else self._chosen)

    def bring_in(self, path: Path) -> str:
        """Keep the set in a file, and choose it; its name."""
        kept = self._book.bring_in(path).name
        self._choose_anew(kept)
        return kept

    def give_out(self, name: str, path: Path) -> None:
        """A copy for a file of the user's."""
        self._book.give_out(name, path)

    def teach(self, name: str, examples: tuple[tuple[Tile, Example], ...]) -> None:
        """What faces of a set look like."""
        self._book.save(self._book.load(name).with_examples(examples))
        self.changed.emit()

    def _choose_anew(self, name: str) -> None:
        self._chosen = name
        self._remember(name)
        self.changed.emit()
