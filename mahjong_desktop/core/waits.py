"""What an unfinished hand waits for, and how many tiles it lacks."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.readings import ORPHANS, Shape, Shapes, is_special
from mahjong_desktop.core.suits import SUIT_STARTS, Counts, Suits, suit_splits
from mahjong_desktop.core.tiles import COPIES, KINDS, Kind, count_in

FAR = 99
"""More tiles than any hand can lack."""


def waits(hand: Hand, shapes: Shapes) -> tuple[Kind, ...]:
    """The kinds that complete a hand one tile short, whatever lies on the table.

    A kind of which the player holds all four already does not count. `hand` has no winning tile.
    """
    if hand.size + 1 != shapes.size:
        return ()
    found = _waits_for_sets(hand.suits)
    if not hand.melds:
        found = found.union(*[_waits_for(shape, hand, shapes) for shape in shapes.special])
    return tuple([kind for kind in sorted(found) if count_in(hand.held, kind) < COPIES])


def _waits_for_sets(suits: Suits) -> set[Kind]:
    """What completes sets and a pair: a tile of one suit, beside whose suits the others are complete already."""
    found: set[Kind] = set()
    for suit in suits:
        others = [other for other in suits if other is not suit]
        if all(other.splits for other in others):
            pairs = sum([other.has_pair for other in others])
            # with the tile the suit is sets alone, or sets and the pair
            if (suit.size + 1) % 3 == {0: 2, 1: 0}.get(pairs):
                found.update([suit.start + offset for offset in suit_waits(suit.counts)])
    return found


@lru_cache(maxsize=1 << 13)
def suit_waits(counts: Counts) -> tuple[int, ...]:
    """The tiles, by their offset, with which one suit's counts split into sets and at most one pair."""
    return tuple([offset for offset in range(len(counts)) if suit_splits(_one_more(counts, offset))])


def _one_more(counts: Counts, place: int) -> Counts:
    """The counts with one tile more."""
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])


def _waits_for(shape: Shape, hand: Hand, shapes: Shapes) -> list[Kind]:
    """What completes one of the special shapes. Their hands have few kinds, or nearly all orphans: others are none."""
    if 8 < sum([suit.kinds for suit in hand.suits]) < len(ORPHANS) - 1:
        return []
    return [kind for kind in KINDS if is_special(_one_more(hand.concealed_counts, kind), shape, shapes)]


def missing(hand: Hand, shapes: Shapes) -> int:
    """How few tiles a player must draw to win, superfluous ones being discarded; 0: the hand is complete.

    Shanten is one less. Works for hands of any size, with or without a winning tile.
    """
    counts = hand.concealed_counts
    best = _missing_for_sets(hand, shapes.sets - len(hand.melds))
    if not hand.melds:
        for shape in shapes.special:
            best = min(best, _MISSING[shape](counts, shapes.identical_pairs))
    return best


def _missing_for_sets(hand: Hand, sets: int) -> int:
    """Tiles lacking to `sets` sets and a pair among the concealed tiles."""
    totals = {(0, 0): 0}
    for start in SUIT_STARTS:
        counts = hand.concealed_counts[start : start + 9]
        limits = tuple(COPIES - melded for melded in hand.melded_counts[start : start + 9])
        step: dict[tuple[int, int], int] = {}
        for ((sets_so_far, pairs_so_far), cost), ((more, pair), extra) in product(
            totals.items(), suit_needs(counts, limits).items()
        ):
            key = (sets_so_far + more, pairs_so_far + pair)
            if key[0] <= sets and key[1] <= 1 and cost + extra < step.get(key, FAR):
                step[key] = cost + extra
        totals = step
    return totals[sets, 1]


@lru_cache(maxsize=1 << 13)
def suit_needs(counts: Counts, limits: Counts) -> dict[tuple[int, int], int]:
    """For one suit: the fewest tiles to draw for (sets, pairs), at most five sets and one pair.

    `limits`: how many of each kind may stand among the concealed tiles. Three equal Chows need the same tiles
    as three Pungs, so no more than two Chows start at a tile.
    """
    chows_from = len(counts) - 3 if len(counts) == 9 else -1
    # state: Chows that began two tiles and one tile before, sets and pairs so far -> tiles to draw
    states = {(0, 0, 0, 0): 0}
    for rank, (count, limit) in enumerate(zip(counts, limits, strict=True)):
        step: dict[tuple[int, int, int, int], int] = {}
        for (second_last, last, sets, pairs), cost in states.items():
            for new, pung, pair in _CHOICES:
                use = second_last + last + new + 3 * pung + 2 * pair
                if use > limit or pairs + pair > 1 or sets + new + pung > 5 or (new and rank > chows_from):
                    continue
                key = (last, new, sets + new + pung, pairs + pair)
                total = cost + max(0, use - count)
                if total < step.get(key, FAR):
                    step[key] = total
        states = step
    return {(sets, pairs): cost for (_, _, sets, pairs), cost in states.items()}


_CHOICES = tuple(
    (chows, pung, pair)
    for chows, pung, pair in product(range(3), range(2), range(2))
    if chows + 3 * pung + 2 * pair <= COPIES
)


def _missing_seven_pairs(counts: Counts, identical: bool) -> int:
    return 14 - sum(sorted(_pair_units(counts, identical), reverse=True)[:7])


def _pair_units(counts: Counts, identical: bool) -> list[int]:
    """The tiles that each possible pair has already; a second pair of a kind only where `identical`."""
    units = [min(count, 2) for count in counts]
    if identical:
        units += [max(0, min(count, 4) - 2) for count in counts]
    return units


def _missing_seven_pairs_and_pung(counts: Counts, identical: bool) -> int:
    best = FAR
    for kind in KINDS:
        others = (*counts[:kind], *counts[kind + 1 :])
        pairs = sum(sorted(_pair_units(others, identical), reverse=True)[:7])
        best = min(best, 17 - pairs - min(counts[kind], 3))
    return best


def _missing_thirteen_orphans(counts: Counts, identical: bool) -> int:
    orphans = [counts[kind] for kind in ORPHANS]
    return 14 - sum(1 for count in orphans if count) - (max(orphans) > 1)


_MISSING = {
    Shape.SEVEN_PAIRS: _missing_seven_pairs,
    Shape.SEVEN_PAIRS_AND_PUNG: _missing_seven_pairs_and_pung,
    Shape.THIRTEEN_ORPHANS: _missing_thirteen_orphans,
}
