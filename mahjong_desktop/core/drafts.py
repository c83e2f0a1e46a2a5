"""A hand while it is being entered: tiles in the order they came, nothing checked yet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mahjong_desktop.core.hands import Hand, Meld
from mahjong_desktop.core.tiles import Tile, is_bonus, sort_tiles


@dataclass(frozen=True)
class Draft:
    """Tiles, sets and bonus tiles as entered so far."""

    entered: tuple[Tile, ...] = ()
    """The concealed tiles, winning tile included, in the order of entry."""
    chosen: Tile | None = None
    """The tile somebody marked as the winning one; it is among `entered`."""
    melds: tuple[Meld, ...] = ()
    bonus: tuple[Tile, ...] = ()
    """Bonus tiles in the order of entry."""

    @classmethod
    def of(cls, hand: Hand) -> Draft:
        """A finished hand as if it had just been entered, its winning tile last."""
        winning = () if hand.winning is None else (hand.winning,)
        if any(map(is_bonus, winning)):
            return cls(hand.concealed, None, hand.melds, hand.bonus + winning)
        return cls(hand.concealed + winning, hand.winning, hand.melds, hand.bonus)

    @property
    def size(self) -> int:
        """Tiles towards a win, a Kong as three."""
        return len(self.entered) + 3 * len(self.melds)

    def winning(self, size: int) -> Tile | None:
        """The marked tile, or in a hand of full size the concealed tile entered last."""
        if self.chosen is not None:
            return self.chosen
        return self.entered[-1] if self.entered and self.size == size else None

    def hand(self, size: int) -> Hand:
        """The hand of these tiles, where `size` tiles win."""
        concealed = list(self.entered)
        winning = self.winning(size)
        if winning is not None:
            concealed.remove(winning)
        return Hand(sort_tiles(concealed), winning, self.melds, sort_tiles(self.bonus))

    def with_tiles(self, tiles: tuple[Tile, ...]) -> Draft:
        """More tiles; the last one is the winning tile again. Bonus tiles go beside the hand."""
        concealed = tuple(tile for tile in tiles if not is_bonus(tile))
        bonus = tuple(tile for tile in tiles if is_bonus(tile))
        chosen = None if concealed else self.chosen
        return replace(self, entered=self.entered + concealed, bonus=self.bonus + bonus, chosen=chosen)

    def with_meld(self, meld: Meld) -> Draft:
        """One more set on the table."""
        return replace(self, melds=(*self.melds, meld))

    def marking(self, tile: Tile) -> Draft:
        """The same tiles, with this one as the winning tile."""
        return replace(self, chosen=tile)

    def without_tile(self, tile: Tile) -> Draft:
        """One concealed or bonus tile of that face fewer, the one entered last."""
        if is_bonus(tile):
            return replace(self, bonus=_without_last(self.bonus, tile))
        entered = _without_last(self.entered, tile)
        return replace(self, entered=entered, chosen=self.chosen if self.chosen in entered else None)

    def without_meld(self, index: int) -> Draft:
        """One set fewer."""
        return replace(self, melds=self.melds[:index] + self.melds[index + 1 :])


def _without_last(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    place = len(tiles) - 1 - tiles[::-1].index(tile)
    return tiles[:place] + tiles[place + 1 :]
