"""The tray: the hand's tiles in the order they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject

from mahjong_desktop.core.hands import Hand, Meld, MeldKind
from mahjong_desktop.core.tiles import Tile, Wind, kind_of, suit_of
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rows_model import RowsModel


class Section(StrEnum):
    """Where a tile lies."""

    CONCEALED = "concealed"
    WINNING = "winning"
    MELD = "meld"
    BONUS = "bonus"


@dataclass(frozen=True)
class TrayTile:
    """One tile in the tray."""

    tile: Tile
    place: int
    """Its place in `hand.tiles`."""
    section: Section
    meld: int = -1
    """The index of its set; -1: none."""
    turned: bool = False
    """Laid sideways: the claimed tile of a called set."""
    face_down: bool = False
    """The outer tiles of a concealed Kong."""
    lit: bool = False
    """Part of the row that is pointed at."""


class TrayModel(RowsModel[TrayTile]):
    """The editor's tiles; `light` shows which of them earned a row."""

    def __init__(self, editor: HandEditor, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._language = language
        self._lit: frozenset[int] = frozenset()
        editor.changed.connect(self._follow)
        language.changed.connect(self.refresh)
        self._follow()

    def _follow(self) -> None:
        self._lit = frozenset()
        self._update()

    def light(self, places: tuple[int, ...]) -> None:
        """Light the tiles at these places, and no others."""
        self._lit = frozenset(places)
        self._update()

    def _update(self) -> None:
        seat = self._editor.situation.seat_wind
        self.set_rows(list(tray_tiles(self._editor.hand, seat, self._lit)))

    def spoken(self, item: TrayTile) -> str:
        name = self._language.words().tile(item.tile)
        if item.section is Section.WINNING:
            return QCoreApplication.translate("TrayModel", "{tile}, winning tile").format(tile=name)
        if item.section is Section.MELD:
            return QCoreApplication.translate("TrayModel", "{tile}, in a set on the table").format(tile=name)
        return name

    def text(self, item: TrayTile) -> str:
        return self._language.words().tile(item.tile)


def tray_tiles(hand: Hand, seat: Wind, lit: frozenset[int] = frozenset()) -> Iterator[TrayTile]:
    """Concealed tiles, the winning tile, sets, bonus tiles."""
    for place, tile in enumerate(hand.concealed):
        yield TrayTile(tile, place, Section.CONCEALED, lit=place in lit)
    if hand.winning is not None:
        place = len(hand.concealed)
        yield TrayTile(hand.winning, place, Section.WINNING, lit=place in lit)
    for index, meld in enumerate(hand.melds):
        sideways = _turned(meld, seat)
        for offset, place in enumerate(hand.meld_places(index)):
            down = meld.kind is MeldKind.CONCEALED_KONG and offset in (0, 3)
            yield TrayTile(meld.tiles[offset], place, Section.MELD, index, offset == sideways, down, place in lit)
    for place in hand.bonus_places:
        yield TrayTile(hand.tiles[place], place, Section.BONUS, lit=place in lit)


def tray_group(item: TrayTile) -> tuple[Section, int]:
    """What a tile stands together with: its suit, its set, the other bonus tiles."""
    if item.section is Section.CONCEALED:
        return item.section, suit_of(kind_of(item.tile))
    return item.section, item.meld


def _turned(meld: Meld, seat: Wind) -> int:
    """Which tile of a set lies sideways: it points to the player it came from. -1: none."""
    if not meld.is_open:
        return -1
    steps = 3 if meld.source is None else (meld.source - seat) % 4
    return {2: 1, 1: len(meld.tiles) - 1}.get(steps, 0)
