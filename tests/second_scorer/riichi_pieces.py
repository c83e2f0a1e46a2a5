"""Random complete hands of riichi as sets and a pair, from themes that random tiles would hardly ever show."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle
from typing import NamedTuple

from second_scorer.random_pieces import DRAGONS, HONOURS, KINDS, WINDS, Piece, chance, fits, tiles_of

TERMINALS = (0, 8, 9, 17, 18, 26)
OUTER = (*TERMINALS, *HONOURS)
SIMPLES = tuple(kind for kind in KINDS if kind not in OUTER)
GREENS = (19, 20, 21, 23, 25, 32)
CHOWS: list[Piece] = [("chow", 9 * suit + rank) for suit in range(3) for rank in range(7)]
PUNGS: list[Piece] = [("pung", kind) for kind in KINDS]


class Theme(NamedTuple):
    """Pieces that are there, pieces to fill up with, and the kinds of the pair."""

    fixed: list[Piece]
    pool: list[Piece]
    pairs: tuple[int, ...]


def of_kinds(kinds: tuple[int, ...] | range, pieces: list[Piece]) -> list[Piece]:
    """The pieces made of these kinds only."""
    return [piece for piece in pieces if all(kind in kinds for kind in tiles_of(piece))]


def suit_kinds(rng: random.Random) -> tuple[int, ...]:
    """The nine kinds of a suit."""
    first = 9 * rng.randrange(3)
    return tuple(range(first, first + 9))


ALL = tuple(KINDS)
ANY = CHOWS * 2 + PUNGS
SIMPLE_PIECES = of_kinds(SIMPLES, CHOWS * 2 + PUNGS)
OUTER_CHOWS = [piece for piece in CHOWS if piece[1] % 9 in (0, 6)]


def anything(rng: random.Random) -> Theme:
    return Theme([], ANY, ALL)


def chows(rng: random.Random) -> Theme:
    return Theme([], CHOWS, rng.choice((ALL, tuple(WINDS), tuple(range(27)), SIMPLES)))


def simples(rng: random.Random) -> Theme:
    return Theme([], SIMPLE_PIECES, SIMPLES)


def pungs(rng: random.Random) -> Theme:
    return Theme([], PUNGS, ALL)


def three_pungs(rng: random.Random) -> Theme:
    return Theme(list(rng.sample(PUNGS, 3)), CHOWS, ALL)


def three_suits(rng: random.Random) -> Theme:
    """The same Chow, or the same Pung, in the three suits."""
    if chance(rng, 0.6):
        low = rng.randrange(7)
        return Theme([("chow", low + first) for first in (0, 9, 18)], ANY, ALL)
    rank = rng.randrange(9)
    return Theme([("pung", rank + first) for first in (0, 9, 18)], rng.choice((CHOWS, ANY)), ALL)


def straight(rng: random.Random) -> Theme:
    kinds = suit_kinds(rng)
    return Theme([("chow", kinds[low]) for low in (0, 3, 6)], ANY, rng.choice((ALL, kinds)))


def twins(rng: random.Random) -> Theme:
    """One Chow twice, or two Chows twice each (seven pairs at once, at times)."""
    copies = rng.sample(CHOWS, rng.choice((1, 2)))
    if chance(rng, 0.3):  # neighbours, which can be split in more than one way
        low = rng.choice((0, 9, 18)) + rng.randrange(6)
        copies = [("chow", low), ("chow", low + 1)]
    return Theme(copies * 2, CHOWS, ALL)


def blocks(rng: random.Random) -> Theme:
    """Three Pungs in a row, which are three equal Chows as well."""
    kinds = suit_kinds(rng)
    low = kinds[rng.randrange(7)]
    return Theme([("pung", low), ("pung", low + 1), ("pung", low + 2)], ANY, rng.choice((kinds, ALL)))


def outside(rng: random.Random) -> Theme:
    """A terminal or honour everywhere, with honours or without."""
    if chance(rng, 0.5):
        return Theme([], OUTER_CHOWS + of_kinds(TERMINALS, PUNGS), TERMINALS)
    return Theme([], OUTER_CHOWS + of_kinds(OUTER, PUNGS), OUTER)


def old_heads(rng: random.Random) -> Theme:
    """Terminals and honours, or terminals alone."""
    kinds = rng.choice((OUTER, TERMINALS))
    return Theme([], of_kinds(kinds, PUNGS), kinds)


def flush(rng: random.Random) -> Theme:
    kinds = suit_kinds(rng)
    return Theme([], of_kinds(kinds, CHOWS * 3 + PUNGS), kinds)


def half_flush(rng: random.Random) -> Theme:
    kinds = (*suit_kinds(rng), *HONOURS)
    return Theme([], of_kinds(kinds, CHOWS + PUNGS), kinds)


def greens(rng: random.Random) -> Theme:
    return Theme([], of_kinds(GREENS, CHOWS * 4 + PUNGS), GREENS)


def dragons(rng: random.Random) -> Theme:
    two = rng.sample(DRAGONS, rng.choice((2, 3)))
    left = tuple(kind for kind in DRAGONS if kind not in two)
    return Theme([("pung", kind) for kind in two], ANY, left or ALL)


def winds(rng: random.Random) -> Theme:
    some = rng.sample(WINDS, rng.choice((2, 3, 3, 4)))
    left = tuple(kind for kind in WINDS if kind not in some)
    pool = rng.choice((ANY, of_kinds(tuple(HONOURS), PUNGS), PUNGS))
    return Theme([("pung", kind) for kind in some], pool, left or ALL)


def honours(rng: random.Random) -> Theme:
    return Theme([], of_kinds(tuple(HONOURS), PUNGS), tuple(HONOURS))


THEMES: tuple[Callable[[random.Random], Theme], ...] = (
    *(anything, anything, anything, chows, chows, simples, simples, pungs, three_pungs, three_suits, straight, twins),
    *(blocks, outside, old_heads, flush, half_flush, greens, dragons, winds, honours),
)


def four_sets_and_pair(rng: random.Random) -> tuple[list[Piece], int]:
    """Four sets and the kind of the pair."""
    while True:
        fixed, pool, pairs = rng.choice(THEMES)(rng)
        sets, tries = list(fixed), 0
        while len(sets) < 4 and tries < 20:
            more = rng.choice(pool)
            if fits([*sets, more]):
                sets.append(more)
            tries += 1
        pair = rng.choice(pairs)
        if len(sets) == 4 and fits([*sets, ("pair", pair)]):
            rng.shuffle(sets)
            return sets, pair


def seven_pairs(rng: random.Random) -> tuple[list[int], int]:
    """Seven different pairs and the winning tile among them; at times two double runs, which are four sets too."""
    suit = suit_kinds(rng)
    pool = list(rng.choice((ALL, ALL, SIMPLES, OUTER, suit, suit + tuple(HONOURS), tuple(HONOURS))))
    kinds = rng.sample(pool, 7)
    if chance(rng, 0.3):
        low, high = (piece[1] for piece in rng.sample(CHOWS, 2))
        runs = dict.fromkeys([low, low + 1, low + 2, high, high + 1, high + 2, *kinds, *rng.sample(KINDS, 7)])
        kinds = list(runs)[:7]
    return [kind for kind in kinds for _ in range(2)], rng.choice(kinds)


def thirteen_orphans(rng: random.Random) -> tuple[list[int], int]:
    """Thirteen Orphans and the winning tile: the pair's kind (a wait for thirteen) or another."""
    pair = rng.choice(OUTER)
    return [*OUTER, pair], pair if chance(rng, 0.4) else rng.choice(OUTER)


def nine_gates(rng: random.Random) -> tuple[list[int], int]:
    """1112345678999 and one more of the suit; won on that one (a wait for nine) or on another."""
    suit = suit_kinds(rng)
    more = rng.choice(suit)
    return [suit[0], suit[0], *suit, suit[8], suit[8], more], more if chance(rng, 0.4) else rng.choice(suit)


def next_kind(kind: int) -> int:
    """The dora that an indicator of this kind points to."""
    for group in (range(9), range(9, 18), range(18, 27), WINDS, DRAGONS):
        if kind in group:
            around = cycle(group)
            while next(around) != kind:
                pass
            return next(around)
    raise ValueError(kind)


INDICATOR_OF = {next_kind(kind): kind for kind in KINDS}
