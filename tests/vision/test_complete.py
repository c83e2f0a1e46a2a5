"""The whole hand: complete or not, what would complete it, which tiles are too many."""

import pytest
from vision.conftest import row

from mahjong_desktop.core.readings import Shape, Shapes
from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE, WHOLE_SET, Tile
from mahjong_desktop.vision.complete import Check, Guess, Offer, Swap, check_hand, wins

FOURTEEN = Shapes(4, frozenset({Shape.SEVEN_PAIRS, Shape.THIRTEEN_ORPHANS}))
SEVENTEEN = Shapes(5)


def tiles(text: str) -> list[Tile]:
    return [tile for group in row(text) for tile in group]


def guesses(text: str) -> list[tuple[Guess, ...]]:
    """Tiles with what else they may be: "7p/8p/9p" is 7p with 0.6, 8p and 9p with half of the rest each."""
    result = []
    for names in text.split():
        first, *others = names.split("/")
        alternatives = [Guess(TILE_OF_CODE[name], 0.4 / len(others) - 0.01 * n) for n, name in enumerate(others)]
        result.append((Guess(TILE_OF_CODE[first], 0.6 if others else 1.0), *alternatives))
    return result


def swapped(offer: Offer) -> list[tuple[int, str, str]]:
    return [(swap.index, CODES[swap.read], CODES[swap.instead]) for swap in offer.swaps]


COMPLETE = [
    ("1m 2m 3m 4p 5p 6p 7s 8s 9s 6z 6z 6z 3z 3z", FOURTEEN),
    ("1m 2m 3m 4p 0p 6p 7s 8s 9s 6z 6z 6z 3z 3z 1f 6f", FOURTEEN),
    ("1m 1m 4m 4m 2p 2p 7p 7p 3s 3s 9s 9s 1z 1z", FOURTEEN),
    ("1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 7z", FOURTEEN),
    ("1m 1m 1m 1m 4p 5p 6p 7s 8s 9s 6z 6z 6z 3z 3z", FOURTEEN),
    ("1m 1m 1m 1m 4p 4p 4p 4p 7s 8s 9s 6z 6z 6z 3z 3z", FOURTEEN),
    ("1m 1m 1m 1m 2m 3m 4p 4p 4p 4p 7s 8s 9s 3z 3z", FOURTEEN),
    ("1m 2m 3m 4p 5p 6p 7s 8s 9s 6z 6z 6z 3z 3z 2s 3s 4s", SEVENTEEN),
]


@pytest.mark.parametrize(("text", "shapes"), COMPLETE)
def test_complete_hands(text: str, shapes: Shapes) -> None:
    assert wins(tiles(text), shapes)
    check = check_hand(guesses(text), shapes)
    assert (check.complete, check.offers, check.too_many) == (True, (), ())
    assert check.need[0] <= check.have <= check.need[1]


@pytest.mark.parametrize(
    ("text", "shapes"),
    [
        ("", FOURTEEN),
        ("1m 2m 3m", FOURTEEN),
        ("1m 2m 3m 4p 5p 6p 7s 8s 9s 6z 6z 6z 3z 2z", FOURTEEN),
        ("1m 2m 3m 4p 5p 6p 7s 8s 9s 6z 6z 6z 3z 3z 3z", FOURTEEN),
        ("1m 2m 3m 4p 5p 6p 7s 8s 9s 6z 6z 6z 3z 3z", SEVENTEEN),
        ("1m 1m 1m 1m 4p 6p 6p 7s 8s 9s 6z 6z 6z 3z 3z", FOURTEEN),
    ],
)
def test_incomplete_hands(text: str, shapes: Shapes) -> None:
    check = check_hand(guesses(text), shapes)
    assert (check.complete, check.offers) == (False, ())


def test_another_reading_completes() -> None:
    check = check_hand(guesses("1m 2m 3m 4p 5p/7p 7p/6p 7s 8s 9s 6z 6z 6z 3z 3z"), FOURTEEN)
    assert [swapped(offer) for offer in check.offers] == [[(5, "7p", "6p")]]
    assert check.offers[0].swaps == (Swap(5, 15, 14, 0.4),)
    assert check.offers[0].likelihood == pytest.approx(0.4 / 0.6)


def test_the_likeliest_first() -> None:
    check = check_hand(guesses("1m 2m 3m 4p 5p/2m 8p/4p/6p/3p 7s 8s 9s 6z 6z 6z 3z 3z"), FOURTEEN)
    assert [swapped(offer) for offer in check.offers] == [[(5, "8p", "6p")], [(5, "8p", "3p")]]
    likelihoods = [offer.likelihood for offer in check.offers]
    assert likelihoods == sorted(likelihoods, reverse=True)


def test_two_tiles_where_one_is_not_enough() -> None:
    check = check_hand(guesses("1m 2m 3m 4p 5p 7p/6p/9p 7s 9s/8s 9s 6z 6z 6z 3z 3z"), FOURTEEN)
    assert [swapped(offer) for offer in check.offers] == [[(5, "7p", "6p"), (7, "9s", "8s")]]


def test_a_flower_that_is_none() -> None:
    check = check_hand(guesses("1m 2m 3m 4p 5p 1f/6p 7s 8s 9s 6z 6z 6z 3z 3z"), FOURTEEN)
    assert [swapped(offer) for offer in check.offers] == [[(5, "1f", "6p")]]
    assert check.have == 13


def test_no_offer_of_a_tile_that_the_set_has_not() -> None:
    text = "1m 2m 3m 4p 5p 7p/6p 7s 8s 9s 6z 6z 6z 3z 3z"
    without = {**WHOLE_SET, TILE_OF_CODE["6p"]: 0}
    assert check_hand(guesses(text), FOURTEEN, without).offers == ()


def test_no_offer_of_a_fifth() -> None:
    text = "6z 6z 6z 6z 1m/6z 2m 2m 2m 3m 3m 3m 4m 4m 4m"
    assert check_hand(guesses(text), FOURTEEN).offers == ()


def test_no_offer_of_what_is_next_to_impossible() -> None:
    hand = guesses("1m 2m 3m 4p 5p 7p 7s 8s 9s 6z 6z 6z 3z 3z")
    hand[5] = (Guess(15, 0.9999), Guess(14, 0.00001))
    assert check_hand(hand, FOURTEEN).offers == ()


def too_many(check: Check) -> list[tuple[str, tuple[int, ...], int]]:
    return [(CODES[one.tile], one.indexes, one.most) for one in check.too_many]


def test_too_many_of_a_tile() -> None:
    assert too_many(check_hand(guesses("1m 2p 1m 1m 1m 1m 1f 1f"), FOURTEEN)) == [
        ("1m", (0, 2, 3, 4, 5), 4),
        ("1f", (6, 7), 1),
    ]


def test_red_fives_count_as_fives() -> None:
    assert too_many(check_hand(guesses("0p 5p 5p 5p 5p"), FOURTEEN)) == [("5p", (0, 1, 2, 3, 4), 4)]
    assert too_many(check_hand(guesses("0p 5p 5p 5p"), FOURTEEN)) == []
