"""How often a row is earned and by which tiles, said in few words: few ask which tiles those are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.readings import Reading
from mahjong_desktop.core.suits import Group, Groups
from mahjong_desktop.core.tiles import Tile, plain

Places: TypeAlias = tuple[int, ...]
"""Places in `hand.tiles`."""


class OfGroups(tuple[Groups, ...]):
    """What groups of a reading earned: for each time which of them."""

    __slots__ = ()


class OfFaces(tuple[Tile, ...]):
    """What tiles earned, one each time, by their faces: all tiles of a kind in turn, or a red five."""

    __slots__ = ()


class OfHand(tuple[str, ...]):
    """What a hand earned once: BY_WHOLE or BY_WINNING."""

    __slots__ = ()


Found: TypeAlias = tuple[Places, ...] | OfGroups | OfFaces | OfHand
"""Empty: not at all; a plain tuple: by the tiles in these places."""

NOT_FOUND: Found = ()
BY_NO_TILE: Found = ((),)
"""Earned once, and no tile did it."""
BY_WHOLE: Found = OfHand(("whole",))
"""Earned once by all tiles but the bonus tiles."""
BY_WINNING: Found = OfHand(("winning",))
"""Earned once by the winning tile."""


def whole(condition: bool) -> Found:
    """Earned once by the whole hand, if so."""
    return BY_WHOLE if condition else NOT_FOUND


def by_winning_tile(condition: bool) -> Found:
    """Earned once by the winning tile, if so."""
    return BY_WINNING if condition else NOT_FOUND


def together(groups: Groups) -> Found:
    """Earned once, by these groups together."""
    return OfGroups((groups,))


def one_by_one(groups: Groups) -> Found:
    """Earned by each of these groups."""
    return OfGroups([(group,) for group in groups]) if groups else NOT_FOUND


def places_of(found: Found, reading: Reading | None, hand: Hand) -> Places:
    """The places of the tiles that earned a row in this reading of the hand."""
    if isinstance(found, OfFaces):
        return tuple(_of_faces(found, hand))
    if isinstance(found, OfHand):
        assert hand.winning_place is not None
        return (hand.winning_place,) if found == BY_WINNING else tuple(range(len(hand.tiles) - len(hand.bonus)))
    if isinstance(found, OfGroups):
        assert reading is not None
        return tuple(_of_groups(found, reading, hand))
    return tuple([place for places in found for place in places])


def _of_groups(found: OfGroups, reading: Reading, hand: Hand) -> Iterator[int]:
    places: dict[Group, list[Places]] = {}
    for group, own in zip(reading.groups, reading.places(hand), strict=True):
        places.setdefault(group, []).append(own)
    for groups in found:
        # equal groups stand for one after the other
        named = dict.fromkeys(groups, 0)
        for group in groups:
            yield from places[group][named[group]]
            named[group] += 1


def _of_faces(faces: OfFaces, hand: Hand) -> Iterator[int]:
    places: dict[Tile, list[int]] = {}
    for place, tile in enumerate(hand.tiles):
        for face in {tile, plain(tile)}:
            places.setdefault(face, []).append(place)
    named = dict.fromkeys(faces, 0)
    for face in faces:
        yield places[face][named[face] % len(places[face])]
        named[face] += 1
