"""Looking a photographed hand through: which tile is looked at, what is said of it, and what the hand is then."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.tiles import Tile, is_bonus
from mahjong_desktop.models.history import History
from mahjong_desktop.models.photo_hand import PhotoHand, PhotoTile, width_of
from mahjong_desktop.rules.ruleset import Ruleset
from mahjong_desktop.vision.complete import Check, Offer, check_hand
from mahjong_desktop.vision.layout import GUESSED_KINDS

if TYPE_CHECKING:
    from mahjong_desktop.vision.reading import PhotoReading, ReadTile

NEAR = 0.5
"""A tile of another reading is the same if it is so near, in widths of a tile."""


class PhotoEditor(QObject):
    """Holds the photo's hand; every change is a step that can be undone."""

    changed = Signal()
    """Another hand, or other rules."""
    selection_changed = Signal()

    def __init__(self, ruleset: Ruleset[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = History(PhotoHand(()), self)
        self._ruleset = ruleset
        self._check: Check | None = None
        self._current: int | None = None
        self._selected: frozenset[int] = frozenset()
        self._next_key = 0
        self.history.moved.connect(self._show)

    # --- what there is

    @property
    def hand(self) -> PhotoHand:
        """The hand as it is now."""
        return self.history.state

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The rules it shall be scored by."""
        return self._ruleset

    @property
    def check(self) -> Check:
        """Whether it wins, and what would make it win; worked out once for each change."""
        if self._check is None:
            self._check = check_hand(self.hand.guesses, self._ruleset.shapes, self._ruleset.tiles)
        return self._check

    @property
    def current(self) -> PhotoTile | None:
        """The tile that is looked at."""
        return None if self._current is None else self.hand.tile(self._current)

    @property
    def selected(self) -> frozenset[int]:
        """The keys of the tiles that something shall be said of together, the current one among them."""
        return self._selected

    # --- photos and rules

    def use_rules(self, ruleset: Ruleset[Any]) -> None:
        """Other rules to score it by."""
        self._ruleset = ruleset
        self._check = None
        self.changed.emit()

    def start(self, reading: PhotoReading) -> None:
        """A new photo; what was said of the last one is forgotten."""
        self._set_selection(None)
        self.history.push(PhotoHand.of(reading))
        self.history.clear()
        self._next_key = len(self.hand.tiles)
        self.step_to_doubt()

    def read_again(self, reading: PhotoReading) -> None:
        """The same photo read otherwise; what a person has said of tiles in the same places still holds."""
        fresh = PhotoHand.of(reading)
        names = {
            tile.key: said.named
            for said in self.hand.tiles
            if said.named is not None
            for tile in fresh.tiles
            if _same_place(said, tile)
        }
        self._set_selection(None)
        self.history.push(replace(fresh, tiles=self._fresh_keys(fresh.naming(names).tiles)))
        self.step_to_doubt()

    def _fresh_keys(self, tiles: tuple[PhotoTile, ...]) -> tuple[PhotoTile, ...]:
        first = self._next_key
        self._next_key += len(tiles)
        return tuple(replace(tile, key=first + number) for number, tile in enumerate(tiles))

    # --- which tiles

    def select(self, key: int, *, more: bool = False) -> None:
        """Look at a tile; `more`: together with those selected so far, or no longer."""
        if more and key in self._selected and len(self._selected) > 1:
            rest = self._selected - {key}
            self._set_selection(min(rest, key=lambda one: self._place(one)), rest)
        else:
            self._set_selection(key, self._selected | {key} if more else frozenset({key}))

    def select_to(self, key: int) -> None:
        """All tiles from the current one to this one."""
        if self._current is None:
            self.select(key)
            return
        first, last = sorted((self._place(self._current), self._place(key)))
        self._set_selection(self._current, frozenset(tile.key for tile in self.hand.tiles[first : last + 1]))

    def step(self, distance: int, *, more: bool = False) -> None:
        """Look at a neighbour as one reads; `more`: select it as well."""
        tiles = self.hand.tiles
        if not tiles:
            return
        place = 0 if self._current is None else self._place(self._current) + distance
        key = tiles[min(max(place, 0), len(tiles) - 1)].key
        self._set_selection(key, self._selected | {key} if more else frozenset({key}))

    def step_to_doubt(self) -> None:
        """Look at the next tile that should be looked at; if there is none, stay."""
        tiles = self.hand.tiles
        start = 0 if self._current is None else self._place(self._current)
        doubtful = next((tile for tile in (*tiles[start:], *tiles[:start]) if tile.doubtful), None)
        if doubtful is not None:
            self.select(doubtful.key)

    def unselect(self) -> None:
        """Look at none."""
        self._set_selection(None)

    def _place(self, key: int) -> int:
        return next(place for place, tile in enumerate(self.hand.tiles) if tile.key == key)

    def _set_selection(self, current: int | None, selected: frozenset[int] = frozenset()) -> None:
        if (current, selected) != (self._current, self._selected):
            self._current, self._selected = current, selected
            self.selection_changed.emit()

    # --- what is said

    def name(self, tile: Tile) -> None:
        """The current tile is this one."""
        if self._current is not None:
            self._record(self.hand.naming({self._current: tile}))

    def say(self, names: dict[int, Tile | None]) -> None:
        """What some of them are, by their keys; None: what they look like."""
        self._record(self.hand.naming(names))

    def take(self, offer: Offer) -> None:
        """The tiles of an offer are what it says."""
        tiles = self.hand.tiles
        self._record(self.hand.naming({tiles[swap.index].key: swap.instead for swap in offer.swaps}))

    def remove(self) -> None:
        """The selected ones are no tiles."""
        if not self._selected:
            return
        first = min(map(self._place, self._selected))
        hand = self.hand.without(self._selected)
        self._set_selection(None)
        self._record(hand)
        if hand.tiles:
            self.select(hand.tiles[min(first, len(hand.tiles) - 1)].key)

    def add(self, read: ReadTile) -> None:
        """One was overlooked; it is looked at next."""
        key = self._next_key
        self._next_key += 1
        tile = PhotoTile(key, read.quad, read.guesses, True, 0, 0, read.embedding)
        self._record(self.hand.with_tile(tile))
        self.select(key)

    def target(self, kinds: tuple[MeldKind, ...] = GUESSED_KINDS) -> tuple[MeldKind, frozenset[int]] | None:
        """The set that the selected tiles make, or the current one with those beside it."""
        selections = [self._selected]
        if len(self._selected) == 1 and self._current is not None:
            selections.append(self.hand.group_of(self._current))
        for keys in selections:
            kind = self.hand.kind_of(keys, kinds) if keys else None
            if kind is not None:
                return kind, keys
        return None

    def call(self, *kinds: MeldKind) -> None:
        """The selected tiles are such a set, by default one that was called."""
        target = self.target(kinds or GUESSED_KINDS)
        if target is not None:
            self._record(self.hand.calling(*target))

    @property
    def can_conceal(self) -> bool:
        """Whether a selected tile lies in a set outside the hand."""
        return any(called.keys & self._selected for called in self.hand.sets)

    def conceal(self) -> None:
        """The sets of the selected tiles stand in the hand."""
        if self.can_conceal:
            self._record(self.hand.concealing(self._selected))

    @property
    def can_win(self) -> bool:
        """Whether one tile is selected that can have won."""
        one = self.current
        return len(self._selected) == 1 and one is not None and not is_bonus(one.tile) and one.key != self.hand.winner

    def win(self) -> None:
        """The current tile won."""
        if self.can_win and self._current is not None:
            self._record(self.hand.winning_by(self._current))

    def _record(self, hand: PhotoHand) -> None:
        if hand != self.hand:
            self.history.push(hand)

    def _show(self) -> None:
        self._check = None
        here = {tile.key for tile in self.hand.tiles}
        if self._current not in here:
            self._set_selection(None)
        elif not self._selected <= here:
            self._set_selection(self._current, self._selected & here)
        self.changed.emit()


def _same_place(one: PhotoTile, other: PhotoTile) -> bool:
    (x, y), (other_x, other_y) = one.middle, other.middle
    return hypot(x - other_x, y - other_y) < NEAR * width_of(one)
