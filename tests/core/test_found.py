"""Which tiles a row was earned by, however it was said."""

import pytest

from mahjong_desktop.core.found import (
    BY_NO_TILE,
    BY_WHOLE,
    BY_WINNING,
    NOT_FOUND,
    Found,
    OfFaces,
    OfGroups,
    places_of,
    whole,
)
from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.readings import Reading, Shapes, readings
from mahjong_desktop.core.suits import Group, GroupKind
from mahjong_desktop.core.tiles import RED_FIVES

HAND = parse_hand("123123m 40p 99s (777z) +6p 1f").draft.hand(14)
RUN, PINK = Group(GroupKind.CHOW, 0), Group(GroupKind.CHOW, 12)
PUNG = Group(GroupKind.PUNG, 33, 0)


def reading() -> Reading:
    (found,) = readings(HAND, Shapes(4))
    return found


@pytest.mark.parametrize(
    ("found", "places"),
    [
        (NOT_FOUND, ()),
        (BY_NO_TILE, ()),
        (((3, 1), (5,)), (3, 1, 5)),
        (BY_WINNING, (10,)),
        (BY_WHOLE, tuple(range(14))),
        (OfGroups([(PINK,)]), (6, 7, 10)),
        (OfGroups([(PUNG,)]), (11, 12, 13)),
        (OfGroups([(RUN, RUN)]), (0, 2, 4, 1, 3, 5)),
        (OfGroups([(RUN,), (PINK,)]), (0, 2, 4, 6, 7, 10)),
        (OfFaces([26, 26]), (8, 9)),
        (OfFaces([26, 26, 26, 26]), (8, 9, 8, 9)),
        (OfFaces([33, 33, 33]), (11, 12, 13)),
        (OfFaces([13]), (7,)),
        (OfFaces([RED_FIVES[1]]), (7,)),
    ],
)
def test_places(found: Found, places: tuple[int, ...]) -> None:
    assert places_of(found, reading(), HAND) == places


def test_places_of_three_equal_groups() -> None:
    hand = parse_hand("111222333m 5s (777z) +5s").draft.hand(14)
    by_runs = next(one for one in readings(hand, Shapes(4)) if len(one.chows) == 3)
    assert places_of(OfGroups([(RUN, RUN, RUN)]), by_runs, hand) == (0, 3, 6, 1, 4, 7, 2, 5, 8)


def test_the_whole_hand_or_nothing() -> None:
    assert (whole(True), whole(False)) == (BY_WHOLE, NOT_FOUND)


def test_a_hand_that_a_bonus_tile_wins_has_no_reading() -> None:
    hand = Hand(winning=37, bonus=tuple(range(38, 45)))
    assert places_of(((0, *hand.bonus_places),), None, hand) == tuple(range(8))
