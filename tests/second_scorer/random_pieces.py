"""Random pieces of complete hands: Chows, Pungs and pairs, themes that random tiles would hardly ever show."""

from __future__ import annotations

import random
from collections import Counter

Piece = tuple[str, int]  # ("chow", lowest kind), ("pung", kind) or ("pair", kind)

SUITS = "mpsz"
WINDS, DRAGONS, HONOURS, KINDS = range(27, 31), range(31, 34), range(27, 34), range(34)


def chance(rng: random.Random, share: float) -> bool:
    """True in that share of the calls."""
    return rng.random() < share


def write_tiles(rng: random.Random, kinds: list[int]) -> str:
    """A tile string; the tiles of a suit in any order, the suits in any order, sometimes with blanks."""
    suits = [0, 1, 2, 3]
    rng.shuffle(suits)
    parts = []
    for suit in suits:
        ranks = [str(kind % 9 + 1) for kind in kinds if kind // 9 == suit]
        if chance(rng, 0.3):
            rng.shuffle(ranks)
        else:
            ranks.sort()
        if ranks:
            parts.append("".join(ranks) + SUITS[suit])
    return (" " if chance(rng, 0.2) else "").join(parts)


def tiles_of(piece: Piece) -> list[int]:
    """The kinds in a piece."""
    kind, tile = piece
    if kind == "chow":
        return [tile, tile + 1, tile + 2]
    return [tile] * {"pung": 3, "pair": 2}[kind]


def fits(pieces: list[Piece]) -> bool:
    """At most four copies of a tile."""
    return max(Counter(kind for piece in pieces for kind in tiles_of(piece)).values(), default=0) <= 4


def random_chow(rng: random.Random, suits: tuple[int, ...] = (0, 1, 2)) -> Piece:
    """A Chow in one of these suits."""
    return "chow", rng.choice(suits) * 9 + rng.randrange(7)


def random_set(rng: random.Random, suits: tuple[int, ...], chows: float) -> Piece:
    """A Chow, or a Pung of any kind of these suits (suit 3 is the honours, which have no Chow)."""
    plain = tuple(suit for suit in suits if suit != 3)
    if plain and chance(rng, chows):
        return random_chow(rng, plain)
    suit = rng.choice(suits)
    return "pung", suit * 9 + rng.randrange(7 if suit == 3 else 9)


def theme(rng: random.Random, suit: int) -> tuple[list[Piece], tuple[int, ...], float, list[int]]:  # noqa: C901
    """The pieces a shape needs, the suits that fill it up, the share of Chows there, and the kinds for the pair."""
    every = (0, 1, 2, 3)
    one = [suit * 9 + rank for rank in range(9)]
    name = rng.choice(
        (
            "any",
            "any",
            "chows",
            "chows",
            "pungs",
            "pungs",
            "straight",
            "straight",
            "two_copies",
            "flush",
            "flush",
            "half_flush",
            "narrow_half_flush",
            "winds",
            "winds",
            "dragons",
            "both_families",
            "blocks",
            "blocks",
            "blocks",
            "near",
            "near",
            "all_honours",
        )
    )
    if name == "chows":
        return [], (0, 1, 2), 1.0, list(KINDS) if chance(rng, 0.5) else list(range(27))
    if name == "pungs":
        return [], rng.choice((every, every, (0, 1, 2), (suit, 3))), 0.0 if chance(rng, 0.8) else 0.3, list(KINDS)
    if name == "straight":
        return [("chow", suit * 9 + low) for low in (0, 3, 6)], every, rng.choice((0.4, 1.0)), list(KINDS)
    if name == "two_copies":
        copies: list[Piece] = [("chow", suit * 9 + low) for low in (0, 3, 6)]
        copies += rng.sample(copies, rng.choice((1, 1, 2)))
        return copies, (suit,) if chance(rng, 0.3) else every, 0.7, list(KINDS)
    if name == "flush":
        return [], (suit,), rng.choice((0.3, 0.6, 1.0)), one
    if name == "half_flush":
        return [], (suit, 3), 0.5, one + list(HONOURS)
    if name == "narrow_half_flush":
        return [], (suit,), 0.6, list(HONOURS)
    if name in ("winds", "dragons", "both_families"):
        pieces: list[Piece] = []
        pair = list(KINDS)
        if name != "dragons":
            winds = rng.sample(WINDS, rng.choice((2, 3, 3, 4)) if name == "winds" else 3)
            pieces += [("pung", kind) for kind in winds]
            left = [kind for kind in WINDS if kind not in winds]
            pair = left if left and chance(rng, 0.6) else [kind for kind in KINDS if kind not in WINDS]
        if name != "winds":
            dragons = rng.sample(DRAGONS, 2 if name == "both_families" else rng.choice((2, 2, 3)))
            pieces += [("pung", kind) for kind in dragons]
            left = [kind for kind in DRAGONS if kind not in dragons]
            pair = left if left and chance(rng, 0.6) else pair
        return pieces, rng.choice((every, (suit, 3), (suit,))), rng.choice((0.0, 0.5, 0.9)), pair
    if name == "blocks":
        low = suit * 9 + rng.randrange(7)
        block: list[Piece] = [("pung", low), ("pung", low + 1), ("pung", low + 2)]
        if chance(rng, 0.3):
            block = [("chow", low)] * 3 if chance(rng, 0.5) else [("chow", low)] * 4
        pair = one if chance(rng, 0.6) else list(KINDS)
        return block, rng.choice(((suit,), (suit, 3), every)), rng.choice((0.3, 0.7)), pair
    if name == "near":
        return [], (suit,) if chance(rng, 0.5) else (suit, (suit + 1) % 3), 0.9, one
    if name == "all_honours":
        return [("pung", kind) for kind in rng.sample(HONOURS, 5)], (3,), 0.0, list(HONOURS)
    return [], every, 0.6, list(KINDS)


def five_sets_and_pair(rng: random.Random) -> tuple[list[Piece], int]:
    """Five sets and the kind of the pair."""
    while True:
        sets, suits, chows, pairs = theme(rng, rng.randrange(3))
        while len(sets) < 5:
            more = random_set(rng, suits, chows)
            if fits([*sets, more]):
                sets.append(more)
            elif chance(rng, 0.05):
                break
        pair = rng.choice(pairs)
        if len(sets) == 5 and fits([*sets, ("pair", pair)]):
            rng.shuffle(sets)
            return sets, pair


def seven_pairs(rng: random.Random) -> list[int]:
    """17 tiles: a Pung and seven pairs, some of them twice the same; sometimes in one suit, or good as sets as well."""
    suit = rng.randrange(3)
    one = [suit * 9 + rank for rank in range(9)]
    pool = rng.choice((list(KINDS), list(KINDS), one, one + list(HONOURS), list(range(27))))
    rng.shuffle(pool)
    if chance(rng, 0.3):  # runs of pairs, which are Chows twice over
        low, high = suit * 9 + rng.randrange(3), rng.randrange(3) * 9 + rng.randrange(7)
        pool = [rng.choice(KINDS), *range(low, low + 6), *range(high, high + 3), *pool]
        pool = list(dict.fromkeys(pool))
    tiles = [pool[0]] * 3
    left = 7
    fours = rng.choice((0.0, 0.0, 0.2, 0.5)) if len(pool) > 9 else 0.3
    for kind in pool[1:]:
        number = 2 if left >= 2 and chance(rng, fours) else 1
        tiles += [kind] * (2 * number)
        left -= number
        if not left:
            return tiles
    return seven_pairs(rng)
