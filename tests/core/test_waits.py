"""What an unfinished hand waits for, and how many tiles it lacks."""

import random
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from mahjong_desktop.core.hands import Hand, Meld, MeldKind, count_kinds
from mahjong_desktop.core.notation import format_tiles, parse_hand
from mahjong_desktop.core.readings import ORPHANS, Shape, Shapes, readings
from mahjong_desktop.core.waits import missing, waits

PAIRS_AND_PUNG = frozenset({Shape.SEVEN_PAIRS_AND_PUNG})
TAIWANESE = Shapes(5, PAIRS_AND_PUNG, identical_pairs=True)
SEPARATE_PAIRS = Shapes(5, PAIRS_AND_PUNG)
FOUR_SETS = Shapes(4)
ALL_OF_FOURTEEN = Shapes(4, frozenset({Shape.SEVEN_PAIRS, Shape.THIRTEEN_ORPHANS}))

HANDS = [
    # text, what it waits for, how many tiles it lacks
    ("123456789m 234567p 9s", TAIWANESE, "9s", 1),
    ("123456789m 234p 56p 55s", TAIWANESE, "147p", 1),
    ("111m 234m 999s 555p 46p 77s", TAIWANESE, "5p7s", 1),
    ("111m 234m 555p 456s 88p 99s", TAIWANESE, "8p9s", 1),
    ("2345m (234p) (567p) (888s) (777z)", TAIWANESE, "25m", 1),
    ("777m 78s 66z (234m) (567p) (9999s)", TAIWANESE, "6s", 1),
    ("777m 78s 66z (234m) (6666s) (9999s)", TAIWANESE, "", 2),
    ("1111z (234m) (567p) (888s) (777z)", TAIWANESE, "", 2),
    ("1z (234m) (567p) (888s) (777z) [9999p]", TAIWANESE, "1z", 1),
    ("112233445566m 8m 999m", TAIWANESE, "78m", 1),
    ("11m 44m 22p 77p 33s 99s 55z 66z", TAIWANESE, "14m27p39s56z", 1),
    ("1111m 22p 77p 33s 99s 555z 6z", TAIWANESE, "6z", 1),
    ("1111m 22p 77p 33s 99s 555z 6z", SEPARATE_PAIRS, "", 3),
    ("1111m 2222p 33s 99s 55z 66z", TAIWANESE, "39s56z", 1),
    ("", TAIWANESE, "", 17),
    ("(123m)", TAIWANESE, "", 14),
    ("(123m) (123m) (123m) (123p) (123s)", TAIWANESE, "123456789m123456789p123456789s1234567z", 2),
    ("1m", TAIWANESE, "", 16),
    ("19m19p19s1234567z", ALL_OF_FOURTEEN, "19m19p19s1234567z", 1),
    ("119m19p19s123456z", ALL_OF_FOURTEEN, "7z", 1),
    ("1112345678999m", ALL_OF_FOURTEEN, "123456789m", 1),
    ("112233445566z 7z", ALL_OF_FOURTEEN, "7z", 1),
    ("147m258p369s1234z", ALL_OF_FOURTEEN, "", 7),
]


@pytest.mark.parametrize(("text", "shapes", "expected", "lacking"), HANDS)
def test_waits_and_missing(text: str, shapes: Shapes, expected: str, lacking: int) -> None:
    hand = parse_hand(text).draft.hand(99)
    if hand.size == shapes.size - 1:
        assert format_tiles(waits(hand, shapes)) == expected
    assert missing(hand, shapes) == lacking


def test_only_a_hand_one_tile_short_waits() -> None:
    for text in ("", "1m", "123456789m 234567p 9s +9s"):
        assert waits(parse_hand(text).draft.hand(17), TAIWANESE) == ()


def test_complete_hand_lacks_nothing() -> None:
    hand = parse_hand("123456789m 234567p 9s +9s").draft.hand(17)
    assert missing(hand, TAIWANESE) == 0


def random_hand(rng: random.Random, size: int) -> Hand:
    """So many tiles, melds included, some of them close to a win."""
    suits = rng.sample(range(3), rng.choice((1, 2, 2, 3)))
    kinds = [9 * suit + rank for suit in suits for rank in range(9)] + list(range(27, 34)) * rng.randrange(2)
    while True:
        groups: list[tuple[int, ...]] = []
        for _ in range(rng.choice((0, 3, 5, 5, 5))):
            kind = rng.choice(kinds)
            chow = kind < 27 and kind % 9 <= 6 and rng.random() < 0.6
            groups.append((kind, kind + 1, kind + 2) if chow else (kind,) * 3)
        melds = []
        for group in groups[: rng.choice((0, 0, 1, 2))]:
            kind = MeldKind.PUNG if group[0] == group[1] else MeldKind.CHOW
            melds.append(Meld(kind, group))
        tiles = [tile for group in groups[len(melds) :] for tile in group]
        while len(tiles) < size - 3 * len(melds):
            tiles.append(rng.choice(kinds))
        rng.shuffle(tiles)
        tiles = sorted(tiles[: size - 3 * len(melds)])
        held = Counter(tiles) + Counter(tile for meld in melds for tile in meld.tiles)
        if max(held.values()) <= 4:
            return Hand(tuple(tiles), None, tuple(melds))


def wins_with(hand: Hand, kind: int, shapes: Shapes) -> bool:
    return bool(readings(hand.with_winning(kind), shapes))


@pytest.mark.parametrize("shapes", [TAIWANESE, SEPARATE_PAIRS], ids=["identical", "separate"])
@pytest.mark.parametrize("seed", range(40))
def test_hand_that_lacks_one_tile_waits(seed: int, shapes: Shapes) -> None:
    rng = random.Random(seed)
    for _ in range(15):
        hand = random_hand(rng, 16)
        found = waits(hand, shapes)
        held = Counter(hand.tiles)
        assert found == tuple(kind for kind in range(34) if held[kind] < 4 and wins_with(hand, kind, shapes))
        assert (missing(hand, shapes) == 1) == bool(found)


@pytest.mark.parametrize("seed", range(40))
def test_a_tile_brings_a_hand_one_nearer_at_most(seed: int) -> None:
    rng = random.Random(seed)
    hand = random_hand(rng, rng.choice((4, 10, 13, 16)))
    held = Counter(hand.tiles)
    before = missing(hand, TAIWANESE)
    after = {}
    for kind in range(34):
        if held[kind] < 4:
            more = Hand(tuple(sorted((*hand.concealed, kind))), None, hand.melds)
            after[kind] = missing(more, TAIWANESE)
            complete = more.size == 17 and wins_with(hand, kind, TAIWANESE)
            assert (after[kind] == 0) == complete
    assert set(after.values()) <= {before, before - 1}
    assert before - 1 in after.values()


@cache
def targets(sets: int, honours: bool) -> dict[tuple[int, int], list[tuple[int, ...]]]:
    """All tiles of one suit that are (so many sets, so many pairs), at most four of a kind."""
    width = 7 if honours else 9
    chows = [] if honours else [(kind, kind + 1, kind + 2) for kind in range(7)]
    groups = chows + [(kind,) * 3 for kind in range(width)]
    found: dict[tuple[int, int], list[tuple[int, ...]]] = {}
    for number, pairs in product(range(sets + 1), range(2)):
        all_counts = set()
        for chosen in combinations_with_replacement(groups, number):
            for pair in [(kind, kind) for kind in range(width)] if pairs else [()]:
                counts = [0] * width
                for kind in (*(kind for group in chosen for kind in group), *pair):
                    counts[kind] += 1
                if max(counts) <= 4:
                    all_counts.add(tuple(counts))
        found[number, pairs] = sorted(all_counts)
    return found


def lacking_by_search(hand: Hand, sets: int) -> int:
    """The nearest complete hand among all there are, suit by suit."""
    need = sets - len(hand.melds)
    costs = []
    for start in (0, 9, 18, 27):
        honours = start == 27
        held = hand.concealed_counts[start : start + 9]
        melded = hand.melded_counts[start : start + 9]
        suit = {}
        for key, all_counts in targets(need, honours).items():
            possible = [
                counts
                for counts in all_counts
                if all(count + other <= 4 for count, other in zip(counts, melded, strict=True))
            ]
            lacks = (sum(max(0, a - b) for a, b in zip(counts, held, strict=True)) for counts in possible)
            suit[key] = min(lacks, default=99)
        costs.append(suit)
    return min(
        sum(cost for _, cost in parts)
        for parts in product(*(suit.items() for suit in costs))
        if sum(key[0] for key, _ in parts) == need and sum(key[1] for key, _ in parts) == 1
    )


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("sets", [2, 3])
def test_missing_is_what_a_slow_search_finds(seed: int, sets: int) -> None:
    rng = random.Random(seed)
    hand = random_hand(rng, 3 * sets + 2)
    if len(hand.melds) > sets:
        hand = Hand(hand.concealed, None, hand.melds[:sets])
    assert missing(hand, Shapes(sets)) == lacking_by_search(hand, sets)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    "text",
    [
        "147m258p369s12345z",
        "11112222333344m",
        "1122335577899m 1z",
        "(123m) (123m) (123m) 1m 2233p",
        "(1111m) 123m 456p 78p 99s",
        "11119999s 1m5p 1234z",
        "2244668822446p 1z",
    ],
)
def test_missing_of_fourteen_tiles_is_what_a_slow_search_finds(text: str) -> None:
    hand = parse_hand(text).draft.hand(99)
    assert missing(hand, FOUR_SETS) == lacking_by_search(hand, 4)


def lacking_pairs(counts: list[int], pairs: int, pung: bool, identical: bool) -> int:
    """Seven pairs, and seven pairs and a Pung: pair by pair, the fullest first."""
    best = 99
    for triple in range(34) if pung else [None]:
        rest = list(counts)
        cost = 0
        if triple is not None:
            cost = max(0, 3 - rest[triple])
            rest[triple] = 0
        units = []
        for kind, count in enumerate(rest):
            if kind != triple:
                units.append(min(count, 2))
                if identical:
                    units.append(min(max(count - 2, 0), 2))
        best = min(best, cost + sum(2 - unit for unit in sorted(units)[-pairs:]))
    return best


@pytest.mark.parametrize("identical", [True, False])
@pytest.mark.parametrize("seed", range(20))
def test_missing_for_pairs_and_orphans(seed: int, identical: bool) -> None:
    rng = random.Random(seed)
    tiles = rng.sample([kind for kind in range(34) for _ in range(4)], 13)
    counts = list(count_kinds(tiles))
    hand = Hand(tuple(sorted(tiles)))
    sets = missing(hand, FOUR_SETS)
    pairs = Shapes(4, frozenset({Shape.SEVEN_PAIRS}), identical)
    assert missing(hand, pairs) == min(sets, lacking_pairs(counts, 7, False, identical))
    orphans = Shapes(4, frozenset({Shape.THIRTEEN_ORPHANS}))
    different = sum(counts[kind] > 0 for kind in ORPHANS)
    doubled = any(counts[kind] > 1 for kind in ORPHANS)
    assert missing(hand, orphans) == min(sets, 14 - different - doubled)
    both = Shapes(5, PAIRS_AND_PUNG, identical)
    assert missing(hand, both) == min(missing(hand, Shapes(5)), lacking_pairs(counts, 7, True, identical))
