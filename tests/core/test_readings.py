"""Readings: all of them, each once, and every placing of the winning tile."""

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from mahjong_desktop.core.hands import Hand, count_kinds
from mahjong_desktop.core.notation import format_reading, parse_hand
from mahjong_desktop.core.readings import Shape, Shapes, is_complete, is_special, readings
from mahjong_desktop.core.suits import Group, GroupKind, suit_splits, suits_in, suits_of
from mahjong_desktop.core.tiles import tally

ALL_SPECIAL = frozenset(Shape) - {Shape.SETS_AND_PAIR}
TAIWANESE = Shapes(5, frozenset({Shape.SEVEN_PAIRS_AND_PUNG}), identical_pairs=True)
FOUR_SETS = Shapes(4)

Split = tuple[tuple[int, ...], ...]


def is_run_or_same(tiles: tuple[int, ...]) -> bool:
    first = tiles[0]
    if tiles.count(first) == len(tiles):
        return True
    return len(tiles) == 3 and first < 27 and first % 9 <= 6 and tiles == (first, first + 1, first + 2)


def splits_by_hand(tiles: tuple[int, ...], pairs: int) -> set[Split]:
    """Every way to take the tiles apart: the first tile goes with each two, or one, of the others."""
    if not tiles:
        return {()} if pairs == 0 else set()
    found: set[Split] = set()
    for size in (3, 2) if pairs else (3,):
        for others in combinations(range(1, len(tiles)), size - 1):
            group = (tiles[0], *(tiles[index] for index in others))
            if is_run_or_same(group):
                rest = tuple(tile for index, tile in enumerate(tiles[1:], 1) if index not in others)
                found |= {tuple(sorted((group, *later))) for later in splits_by_hand(rest, pairs - (size == 2))}
    return found


def as_split(groups: tuple[Group, ...]) -> Split:
    return tuple(sorted(group.kinds for group in groups))


def win(text: str, shapes: Shapes = TAIWANESE) -> Hand:
    return parse_hand(text).draft.hand(shapes.size)


def random_tiles(rng: random.Random, size: int, kinds: list[int]) -> tuple[int, ...]:
    """So many tiles of a few kinds, some of them built from sets, no more than four of a kind."""
    while True:
        tiles: list[int] = []
        if rng.random() < 0.8:
            while len(tiles) + 3 <= size - size % 3:
                kind = rng.choice(kinds)
                run = [kind, kind + 1, kind + 2]
                tiles += run if kind % 9 <= 6 and kind < 27 and rng.random() < 0.6 else [kind] * 3
            if size % 3 == 2:
                tiles += [rng.choice(kinds)] * 2
        while len(tiles) < size:
            tiles.append(rng.choice(kinds))
        if max(Counter(tiles).values()) <= 4:
            return tuple(sorted(tiles))


ONE_SUIT = list(range(9))
HONOURS = list(range(27, 34))


@pytest.mark.parametrize("size", [2, 3, 5, 6, 8, 9, 11])
@pytest.mark.parametrize("kinds", [ONE_SUIT, [3, 4, 5, 6, 7, 8], HONOURS[:4]], ids=["suit", "edge", "winds"])
def test_splits_of_one_suit_are_those_found_by_hand(size: int, kinds: list[int]) -> None:
    rng = random.Random(size)
    start, end = (27, 34) if kinds[0] >= 27 else (0, 9)
    for _ in range(40):
        tiles = random_tiles(rng, size, kinds)
        found = suit_splits(count_kinds(tiles)[start:end])
        groups = [tuple(Group(kind, start + offset) for kind, offset in split) for split in found]
        assert sorted(as_split(one) for one in groups) == sorted(splits_by_hand(tiles, int(size % 3 == 2)))


@pytest.mark.parametrize("seed", range(30))
def test_groupings_of_mixed_tiles_are_those_found_by_hand(seed: int) -> None:
    rng = random.Random(seed)
    kinds = rng.sample(range(9), 4) + rng.sample(range(9, 18), 2) + rng.sample(range(27, 34), 2)
    tiles = random_tiles(rng, rng.choice((5, 8, 11)), sorted(kinds))
    found = {reading.groups for reading in readings(Hand(tiles[:-1], tiles[-1]), Shapes(len(tiles) // 3))}
    assert sorted(map(as_split, found)) == sorted(splits_by_hand(tiles, 1))


def test_tiles_for_sets_alone_are_not_taken_apart_into_pairs() -> None:
    """111 22 333 44 555 66: fifteen tiles that make five sets of no kind."""
    assert suit_splits((3, 2, 3, 2, 3, 2, 0, 0, 0)) == ()


def one_suit_hands(sets: int, pairs: int) -> set[tuple[int, ...]]:
    """All different tiles of one suit that are so many sets and pairs, at most four of a kind."""
    hands = {(0,) * 9}
    steps = [[(kind,) * 3 for kind in range(9)] + [(kind, kind + 1, kind + 2) for kind in range(7)]] * sets
    steps += [[(kind,) * 2 for kind in range(9)]] * pairs
    for choices in steps:
        more = set()
        for hand in hands:
            for group in choices:
                counts = list(hand)
                for kind in group:
                    counts[kind] += 1
                if max(counts) <= 4:
                    more.add(tuple(counts))
        hands = more
    return hands


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(("sets", "pairs", "number"), [(1, 0, 16), (0, 1, 9), (2, 0, 127), (1, 1, 135), (4, 1, 13259)])
def test_number_of_one_suit_hands(sets: int, pairs: int, number: int) -> None:
    hands = one_suit_hands(sets, pairs)
    assert len(hands) == number
    assert all(suit_splits(hand) for hand in hands)


def test_only_those_hands_are_complete() -> None:
    hands = one_suit_hands(1, 1)
    complete = {
        counts
        for kinds in combinations_with_replacement(range(9), 5)
        if max(map(kinds.count, kinds)) <= 4 and suit_splits(counts := count_kinds(kinds)[:9])
    }
    assert complete == hands


NUMBERS = [
    # a hand, and how many readings it has
    ("123456789m 234567p 9s +9s", 1),
    ("111222333m 444p 55s 66z +5s", 2),
    ("11123m 222p 333s 444z 55z +1m", 2),
    ("2345m 444p 555p 666p 777z +5m", 2),
    ("(123m) (456p) (777s) (888s) (123s) 9s +9s", 1),
    ("111222333444m 55z 66z +6z", 3),
    ("111222333444m 666z 5z +5z", 3),
    ("112233445566m 8m 999m +8m", 2),
    ("11m 44m 22p 77p 33s 99s 555z 6z +6z", 1),
    ("1111m 22p 77p 33s 99s 555z 6z +6z", 1),
    ("111222333m 456m 55z 66z +6z", 2),
    ("111222333m 456m 55z 66z +3m", 0),
    ("123m 55z", 0),
    ("123m 5z +5z", 0),
    ("11m 234m 44p 567p 77s 123s 5z +5z", 0),
]


@pytest.mark.parametrize(("text", "number"), NUMBERS)
def test_number_of_readings(text: str, number: int) -> None:
    hand = win(text)
    found = readings(hand, TAIWANESE)
    assert len(set(found)) == len(found) == number, [format_reading(one, hand) for one in found]
    assert is_complete(hand.concealed_counts, len(hand.melds), TAIWANESE) == (number > 0)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2345m 444p 555p 666p 777z +5m", {"234m 444p 555p 666p 777z 5m+5m", "234m 456p 456p 456p 777z 5m+5m"}),
        (
            "11123m 222p 333s 444z 55z +1m",
            {"123m 222p 333s 444z 55z 11m+1m", "111m 222p 333s 444z 55z 23m+1m"},
        ),
        ("44456m 55z [1111z] (222z) (333z) +5m", set()),
        (
            "33345m 66z [1111z] (222z) (333z) +3m",
            {"345m 66z 33m+3m [1111z] (222z) (333z)", "333m 66z 45m+3m [1111z] (222z) (333z)"},
        ),
    ],
)
def test_readings_in_words(text: str, expected: set[str]) -> None:
    hand = win(text)
    found = {format_reading(one, hand) for one in readings(hand, TAIWANESE)}
    assert found == expected


@pytest.mark.parametrize("seed", range(60))
def test_every_placing_of_the_winning_tile_is_there_once(seed: int) -> None:
    rng = random.Random(seed)
    kinds = sorted(rng.sample(range(9), 5) + rng.sample(range(9, 18), 3))
    tiles = random_tiles(rng, 14, kinds)
    winning = rng.choice(tiles)
    concealed = list(tiles)
    concealed.remove(winning)
    hand = Hand(tuple(concealed), winning)
    found = [(as_split(one.groups), one.groups[one.winning].kinds) for one in readings(hand, FOUR_SETS)]
    expected = [
        (split, group) for split in splits_by_hand(tiles, 1) for group in sorted(set(split)) if winning in group
    ]
    assert sorted(found) == sorted(expected)


PLACED = [
    ("123456789m 234567p 9s +9s", TAIWANESE),
    ("111222333m 444p 55s 66z +5s", TAIWANESE),
    ("112233445566m 8m 999m +8m", TAIWANESE),
    ("[7777z] 111m 222p 333s 456m 9s +9s 1f 8f", TAIWANESE),
    ("(777z) (5555p) [9999s] 12m 456m 11z +3m 2f", TAIWANESE),
    ("1111m 22p 77p 33s 99s 555z 6z +6z", TAIWANESE),
    ("12m 406p 789s 55z 345s +3m", FOUR_SETS),
    ("340m 345m 5m 222p 66z 6z +5m", FOUR_SETS),
    ("112233m 445566p 7z +7z", Shapes(4, ALL_SPECIAL)),
    ("19m19p19s1234567z +1m", Shapes(4, ALL_SPECIAL)),
]


@pytest.mark.parametrize(("text", "shapes"), PLACED)
def test_places_use_every_tile_once(text: str, shapes: Shapes) -> None:
    hand = win(text, shapes)
    found = readings(hand, shapes)
    assert found
    for reading in found:
        places = reading.places(hand)
        assert sorted(place for group in places for place in group) == list(range(len(hand.tiles) - len(hand.bonus)))
        assert hand.winning_place in places[reading.winning]
        for group, own in zip(reading.groups, places, strict=True):
            assert count_kinds(hand.tiles[place] for place in own) == count_kinds(group.kinds)


@pytest.mark.parametrize(("text", "shapes"), PLACED)
def test_a_reading_knows_its_sets(text: str, shapes: Shapes) -> None:
    for reading in readings(win(text, shapes), shapes):
        groups = reading.groups if reading.shape is Shape.SETS_AND_PAIR else ()
        chows, pairs = ([one for one in groups if one.kind is kind] for kind in (GroupKind.CHOW, GroupKind.PAIR))
        pungs = [one for one in groups if one not in (*chows, *pairs)]
        assert [sorted(found) for found in (reading.chows, reading.pungs, reading.pair)] == [
            sorted(found) for found in (chows, pungs, pairs)
        ]
        assert reading.runs == sum({1 << one.first for one in chows})
        assert reading.triplets == sum({1 << one.first for one in pungs})


@pytest.mark.parametrize("seed", range(20))
def test_suits_of_counts_are_those_of_a_tally(seed: int) -> None:
    tiles = random_tiles(random.Random(seed), 14, list(range(34)))
    assert suits_of(count_kinds(tiles)) == suits_in(tally(tiles))


SPECIAL = [
    # tiles, the shape, with four of a kind as two pairs or without: how the groups look
    ("1122334455667z +7z", Shape.SEVEN_PAIRS, False, True),
    ("1111m 223344556z +6z", Shape.SEVEN_PAIRS, False, False),
    ("1111m 223344556z +6z", Shape.SEVEN_PAIRS, True, True),
    ("111m 223344556z 6z +1m", Shape.SEVEN_PAIRS, True, True),
    ("112233445566z 1m +2m", Shape.SEVEN_PAIRS, True, False),
    ("1112223334445m +5m", Shape.SEVEN_PAIRS, True, False),
    ("19m19p19s1234567z +1m", Shape.THIRTEEN_ORPHANS, False, True),
    ("119m19p19s123456z +7z", Shape.THIRTEEN_ORPHANS, False, True),
    ("119m19p19s123455z +6z", Shape.THIRTEEN_ORPHANS, False, False),
    ("19m19p19s1234567z +2m", Shape.THIRTEEN_ORPHANS, False, False),
    ("28m19p19s1234567z +2m", Shape.THIRTEEN_ORPHANS, False, False),
    ("111m 9m 19p 19s 123456z +7z", Shape.THIRTEEN_ORPHANS, False, False),
    ("11m 44m 22p 77p 33s 99s 55z 66z +5z", Shape.SEVEN_PAIRS_AND_PUNG, False, True),
    ("1111m 22p 77p 33s 99s 555z 6z +6z", Shape.SEVEN_PAIRS_AND_PUNG, False, False),
    ("1111m 22p 77p 33s 99s 555z 6z +6z", Shape.SEVEN_PAIRS_AND_PUNG, True, True),
    ("1111m 2222p 33s 99s 55z 66z +6z", Shape.SEVEN_PAIRS_AND_PUNG, True, True),
    ("111m 222p 333s 444z 55z 66z +6z", Shape.SEVEN_PAIRS_AND_PUNG, True, False),
    ("111m 444m 22p 77p 33s 99s 55z +6z", Shape.SEVEN_PAIRS_AND_PUNG, True, False),
    ("123m 1122334455667z +7z", Shape.SEVEN_PAIRS, False, False),
    ("11m 44m 22p 77p 33s 99s 55z 66z 9p +5z", Shape.SEVEN_PAIRS_AND_PUNG, False, False),
]


@pytest.mark.parametrize(("text", "shape", "identical", "complete"), SPECIAL)
def test_special_shapes(text: str, shape: Shape, identical: bool, complete: bool) -> None:
    shapes = Shapes(5 if shape is Shape.SEVEN_PAIRS_AND_PUNG else 4, frozenset({shape}), identical)
    hand = win(text, shapes)
    found = [one for one in readings(hand, shapes) if one.shape is shape]
    assert bool(found) == complete
    assert is_special(hand.concealed_counts, shape, shapes) == complete
    in_sets = is_complete(hand.concealed_counts, 0, Shapes(shapes.sets))
    assert is_complete(hand.concealed_counts, 0, shapes) == (complete or in_sets)
    for one in found:
        assert count_kinds(kind for group in one.groups for kind in group.kinds) == hand.concealed_counts
    plain = [one for one in readings(hand, Shapes(shapes.sets)) if one.shape is not Shape.SETS_AND_PAIR]
    assert plain == []


def test_winning_tile_in_special_shapes() -> None:
    by_pung, by_pair = "11m 44m 22p 77p 33s 99s 55z 66z +5z", "11m 44m 22p 77p 33s 99s 555z 6z +6z"
    kinds = [[one.groups[one.winning].kind for one in readings(win(text), TAIWANESE)] for text in (by_pung, by_pair)]
    assert kinds == [[GroupKind.PUNG], [GroupKind.PAIR]]
    orphans = Shapes(4, frozenset({Shape.THIRTEEN_ORPHANS}))
    texts = ("19m19p19s1234567z +1m", "119m19p19s123456z +7z")
    kinds = [[one.groups[one.winning].kind for one in readings(win(text, orphans), orphans)] for text in texts]
    assert kinds == [[GroupKind.PAIR], [GroupKind.SINGLE]]


@pytest.mark.parametrize("meld", ["(555z)", "[5555z]"])
def test_special_shapes_have_no_melds(meld: str) -> None:
    hand = win(f"11m 44m 22p 77p 33s 99s 6z {meld} +6z")
    assert readings(hand, TAIWANESE) == ()
    assert not is_complete(hand.concealed_counts, 1, TAIWANESE)


def test_sets_and_a_pair_are_complete_beside_melds() -> None:
    hand = win("123456789m 2p (777z) +2p", Shapes(4))
    assert is_complete(hand.concealed_counts, 1, Shapes(4))
    assert not is_complete(hand.concealed_counts, 1, Shapes(5))


def test_bonus_tile_and_no_tile_complete_nothing() -> None:
    hand = win("123456789m 234567p 9s +9s")
    assert readings(hand.waiting(), TAIWANESE) == ()
    assert readings(hand.with_winning(37), TAIWANESE) == ()
    assert readings(Hand(hand.in_hand, 37), TAIWANESE) == ()


def test_groups_of_melds() -> None:
    (reading,) = readings(win("(777z) (5555p) [9999s] 12m (456m) 11z +3m"), TAIWANESE)
    assert [(group.kind, group.meld) for group in reading.groups] == [
        (GroupKind.CHOW, None),
        (GroupKind.PAIR, None),
        (GroupKind.PUNG, 0),
        (GroupKind.KONG, 1),
        (GroupKind.KONG, 2),
        (GroupKind.CHOW, 3),
    ]
    assert [len(group.kinds) for group in reading.groups] == [3, 2, 3, 4, 4, 3]


@pytest.mark.parametrize(
    ("kind", "held"),
    [(GroupKind.CHOW, [3, 4, 5]), (GroupKind.PUNG, [3]), (GroupKind.PAIR, [3]), (GroupKind.SINGLE, [3])],
)
def test_kinds_in_a_group(kind: GroupKind, held: list[int]) -> None:
    assert [one for one in range(9) if Group(kind, 3).holds(one)] == held


def test_order_of_readings_is_always_the_same() -> None:
    hand = win("111222333444m 55z 66z +6z")
    assert readings(hand, TAIWANESE) == readings(hand, TAIWANESE)
