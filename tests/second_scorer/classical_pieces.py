"""Random four sets and a pair for Japanese Classical, themes for every row, and the three hands without sets."""

from __future__ import annotations

import random

from second_scorer.classical_hands import ORPHANS
from second_scorer.random_pieces import (
    DRAGONS,
    HONOURS,
    KINDS,
    WINDS,
    Piece,
    chance,
    fits,
    random_set,
    theme,
)

SIMPLES = [kind for kind in KINDS if kind not in ORPHANS]
TERMINALS = [kind for kind in ORPHANS if kind not in HONOURS]
SMALL_CHOWS = [kind for kind in range(27) if 1 <= kind % 9 <= 5]  # 234 to 678

THEMES = (
    *("plain", "plain", "plain", "plain", "no points", "no points", "simples", "straight", "straight"),
    *("pungs", "pungs", "pungs", "flush", "flush", "honour pair", "half flush", "terminals and honours"),
    *("terminals and honours", "little dragons", "little dragons", "big dragons", "little winds", "big winds"),
    *("honours", "terminals", "blocks", "blocks"),
)


def some_pungs(rng: random.Random, kinds: list[int], number: int) -> list[Piece]:
    """Pungs of that many of these kinds."""
    return [("pung", kind) for kind in rng.sample(kinds, number)]


def honour_theme(rng: random.Random, name: str) -> tuple[list[Piece], list[int]]:
    """Some sets, or all four, and the kinds for the pair: winds, dragons, honours, terminals."""
    dragons, winds = rng.sample(DRAGONS, 3), rng.sample(WINDS, 4)
    if name == "little dragons":
        return [("pung", kind) for kind in dragons[:2]], dragons[2:]
    if name == "big dragons":
        return [("pung", kind) for kind in dragons], list(KINDS)
    if name == "little winds":
        return [("pung", kind) for kind in winds[:3]], winds[3:] if chance(rng, 0.7) else list(KINDS)
    if name == "big winds":
        return [("pung", kind) for kind in winds], list(KINDS)
    if name == "honours":
        return some_pungs(rng, list(HONOURS), 4), list(HONOURS)
    if name == "terminals":
        return some_pungs(rng, TERMINALS, 4), TERMINALS if chance(rng, 0.8) else list(ORPHANS)
    return some_pungs(rng, list(ORPHANS), 4), list(ORPHANS)


def block_theme(rng: random.Random, suit: int) -> tuple[list[Piece], list[int]]:
    """Neighbours in one suit, that can be read as Chows, as Pungs or as seven pairs."""
    low = suit * 9 + rng.randrange(7)
    one = [suit * 9 + rank for rank in range(9)]
    pieces: list[Piece] = [("pung", low), ("pung", low + 1), ("pung", low + 2)]
    if chance(rng, 0.5):
        start, other = rng.randrange(7), rng.randrange(3) * 9 + rng.randrange(7)
        pieces = [("chow", suit * 9 + start), ("chow", suit * 9 + start), ("chow", other), ("chow", other)]
    return pieces, one if chance(rng, 0.7) else list(KINDS)


def classical_theme(rng: random.Random, name: str) -> tuple[list[Piece], tuple[int, ...], float, list[int]]:
    """As random_pieces.theme: the sets needed, the suits that fill up, the share of Chows there, kinds of the pair."""
    suit = rng.randrange(3)
    every, chows = (0, 1, 2, 3), rng.choice((0.3, 0.6, 1.0))
    one = [suit * 9 + rank for rank in range(9)]
    if name == "plain":
        pieces, suits, share, pairs = theme(rng, suit)
        return rng.sample(pieces, min(4, len(pieces))), suits, share, pairs
    if name == "no points":
        return [], (0, 1, 2), 1.0, list(KINDS) if chance(rng, 0.4) else SIMPLES
    if name == "simples":
        low = rng.choice((0.0, 0.5, 1.0))
        pieces = [("chow", rng.choice(SMALL_CHOWS)) if chance(rng, low) else ("pung", rng.choice(SIMPLES))]
        pieces += [("chow", kind) if chance(rng, low) else ("pung", kind) for kind in rng.sample(SMALL_CHOWS, 3)]
        return pieces, (0, 1, 2), 0.5, SIMPLES
    if name == "straight":
        return [("chow", suit * 9 + low) for low in (0, 3, 6)], every, rng.choice((0.4, 1.0)), list(KINDS)
    if name == "pungs":
        return [], rng.choice((every, (0, 1, 2), (suit, 3))), 0.0 if chance(rng, 0.7) else 0.25, list(KINDS)
    if name == "flush":
        return [], (suit,), chows, one
    if name == "honour pair":
        return [], rng.choice((every, (suit,))), chows, list(HONOURS)
    if name == "half flush":
        return [], (suit, 3), chows, one + list(HONOURS)
    pieces, pairs = block_theme(rng, suit) if name == "blocks" else honour_theme(rng, name)
    return pieces, rng.choice((every, (suit, 3), (suit,))), chows, pairs


def four_sets_and_pair(rng: random.Random) -> tuple[list[Piece], int]:
    """Four sets and the kind of the pair."""
    while True:
        sets, suits, chows, pairs = classical_theme(rng, rng.choice(THEMES))
        while len(sets) < 4:
            more = random_set(rng, suits, chows)
            if fits([*sets, more]):
                sets.append(more)
            elif chance(rng, 0.05):
                break
        pair = rng.choice(pairs)
        if len(sets) == 4 and fits([*sets, ("pair", pair)]):
            rng.shuffle(sets)
            return sets, pair


def classical_seven_pairs(rng: random.Random) -> list[int]:
    """14 tiles in pairs: in one suit, honours only, good as sets as well, at times with four of a kind."""
    suit, honours = rng.randrange(3), list(HONOURS)
    one = [suit * 9 + rank for rank in range(9)]
    pools = (list(KINDS), list(KINDS), list(range(27)), one, one, one + honours, SIMPLES, list(ORPHANS), honours)
    pool = list(rng.choice(pools))
    rng.shuffle(pool)
    if chance(rng, 0.25):  # runs of pairs, which are Chows twice over
        low, high = suit * 9 + rng.randrange(4), rng.randrange(3) * 9 + rng.randrange(7)
        pool = list(dict.fromkeys([*range(low, low + 3), *range(high, high + 3), *pool, *KINDS]))
    if chance(rng, 0.08):
        pool[1] = pool[0]
    return pool[:7] * 2


def thirteen_orphans(rng: random.Random) -> list[int]:
    """14 tiles: each terminal and honour, and one of them again."""
    return [*ORPHANS, rng.choice(ORPHANS)]


def nine_gates(rng: random.Random) -> list[int]:
    """14 tiles: 1112345678999 of a suit, and one more of that suit."""
    suit = rng.randrange(3) * 9
    return [suit + rank for rank in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, rng.randrange(9))]
