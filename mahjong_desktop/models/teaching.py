"""Teaching the program a set of tiles: which rows of faces are laid out, and what their photos show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.models.photo_editor import PhotoEditor
from mahjong_desktop.models.tile_sets import TileSets
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.vision.errors import WrongNumberTaught
from mahjong_desktop.vision.faces import TEACHING_ROWS

if TYPE_CHECKING:
    from mahjong_desktop.vision.reading import PhotoReading


@dataclass(frozen=True)
class RowState:
    """One row of faces."""

    number: int
    """From 0."""
    faces: tuple[Tile, ...]
    taught: int
    """How many of the faces the set knows."""

    @property
    def done(self) -> bool:
        """Whether it knows all of them."""
        return self.taught == len(self.faces)


class TeachEditor(QObject):
    """Holds the row that is being taught, as its photo shows it."""

    changed = Signal()

    def __init__(self, sets: TileSets, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sets = sets
        self.row = 0
        # which variant does not matter: no set or win is looked for here
        self.photo = PhotoEditor(ruleset(next(iter(VARIANTS))), self)
        self.photo.changed.connect(self._name_all)

    @property
    def faces(self) -> tuple[Tile, ...]:
        """What the photo shall show."""
        return TEACHING_ROWS[self.row]

    def rows(self) -> tuple[RowState, ...]:
        """How far the chosen set is taught."""
        taught = self._sets.in_use
        known = () if taught is None else taught.examples
        return tuple(
            RowState(number, faces, sum(face in known for face in faces)) for number, faces in enumerate(TEACHING_ROWS)
        )

    def start(self, reading: PhotoReading) -> None:
        """The photo of the row was read."""
        self.photo.start(reading)
        self.photo.unselect()

    @property
    def problem(self) -> WrongNumberTaught | None:
        """Whether there are more or fewer tiles than faces."""
        have, need = len(self.photo.hand.tiles), len(self.faces)
        return None if have == need else WrongNumberTaught(have=have, need=need)

    @property
    def surprising(self) -> int:
        """How many tiles look like other faces than those that they shall be."""
        tiles = self.photo.hand.tiles
        return sum(tile.guesses[0].tile != face for tile, face in zip(tiles, self.faces, strict=False))

    def keep(self) -> None:
        """Teach the chosen set what the photo shows. MahjongError if it cannot be kept."""
        if self.problem is not None:
            raise self.problem
        tiles = self.photo.hand.tiles
        self._sets.teach(
            self._sets.chosen,
            tuple((face, tile.embedding) for face, tile in zip(self.faces, tiles, strict=True)),
        )

    def _name_all(self) -> None:
        """As many tiles as faces: each is the face that lies there. Else they are what they look like."""
        hand = self.photo.hand
        if self.problem is None:
            wanted: dict[int, Tile | None] = {tile.key: face for tile, face in zip(hand.tiles, self.faces, strict=True)}
        else:
            wanted = dict.fromkeys((tile.key for tile in hand.tiles), None)
        if any(tile.named != wanted[tile.key] for tile in hand.tiles):
            self.photo.say(wanted)
        else:
            self.changed.emit()
