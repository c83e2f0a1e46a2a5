"""Readings: every way to see a complete hand as groups, and in which of them the winning tile stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import product

from mahjong_desktop.core.hands import Hand, Meld, MeldKind
from mahjong_desktop.core.remembered import remembered
from mahjong_desktop.core.suits import CHOW, KONG, PAIR, PUNG, SINGLE, Counts, Group, Groups, Part, Suits, suits_of
from mahjong_desktop.core.tiles import BONUS, HONOURS, KIND_OF, KINDS, Kind, faces_of, kind_of, rank_of
from mahjong_desktop.core.values import value


class Shape(StrEnum):
    """The forms a complete hand can have."""

    SETS_AND_PAIR = "sets_and_pair"
    SEVEN_PAIRS = "seven_pairs"
    SEVEN_PAIRS_AND_PUNG = "seven_pairs_and_pung"
    THIRTEEN_ORPHANS = "thirteen_orphans"


_SETS_AND_PAIR = Shape.SETS_AND_PAIR


@dataclass(frozen=True)
class Shapes:
    """Which hands win: so many sets and a pair, and the special shapes."""

    sets: int
    """4 (14 tiles) or 5 (17 tiles)."""
    special: frozenset[Shape] = frozenset()
    identical_pairs: bool = False
    """Whether four of a kind may be two of the pairs."""

    @remembered
    def size(self) -> int:
        """Tiles of a complete hand, a Kong as three."""
        return 3 * self.sets + 2


@value
class Reading:
    """One way to see a complete hand. In seven pairs and the like there are no Chows, no Pungs and no pair."""

    shape: Shape
    groups: Groups
    """Concealed groups in tile order, then the melds in the hand's order."""
    won: Group
    """The group that the winning tile completes; of equal ones it is the first."""
    chows: Groups = ()
    pungs: Groups = ()
    """The Pungs and Kongs."""
    pair: Groups = ()
    """The pair, alone."""
    runs: int = 0
    """The lowest kinds of the Chows, a bit each: bit n for kind n."""
    triplets: int = 0
    """The kinds of the Pungs and Kongs likewise."""

    @property
    def winning(self) -> int:
        """The index of the group that the winning tile completes."""
        return self.groups.index(self.won)

    def places(self, hand: Hand) -> tuple[tuple[int, ...], ...]:
        """For each group the places of its tiles in `hand.tiles`; every tile of the hand is used once."""
        free: dict[Kind, list[int]] = {}
        for place in range(len(hand.concealed) - 1, -1, -1):
            free.setdefault(KIND_OF[hand.concealed[place]], []).append(place)
        assert hand.winning is not None
        assert hand.winning_place is not None
        won = kind_of(hand.winning)
        winning = self.winning
        result: list[tuple[int, ...]] = []
        for index, group in enumerate(self.groups):
            if group.meld is not None:
                result.append(hand.meld_places(group.meld))
            elif index == winning:
                kinds = list(group.kinds)
                kinds.remove(won)
                result.append((*[free[kind].pop() for kind in kinds], hand.winning_place))
            else:
                result.append(tuple([free[kind].pop() for kind in group.kinds]))
        return tuple(result)


def readings(hand: Hand, shapes: Shapes) -> tuple[Reading, ...]:
    """All different readings of a complete hand, in a fixed order; empty if it is not complete.

    `hand` has its winning tile, which must not be a bonus tile.
    """
    if hand.winning is None or hand.winning >= BONUS.start or hand.size != shapes.size:
        return ()
    won = KIND_OF[hand.winning]
    found = _in_sets_and_pair(hand, won)
    if not hand.melds:
        for shape, groups_in in _SPECIAL.items():
            if shape in shapes.special and (groups := groups_in(hand.suits, shapes.identical_pairs)):
                # no two different groups of these shapes have a tile of one kind
                found.append(Reading(shape, groups, next(group for group in groups if group.first == won)))
    return tuple(found)


def _in_sets_and_pair(hand: Hand, won: Kind) -> list[Reading]:
    characters, circles, bamboos, honours = hand.suits
    # a pair alone is a tile short of a set
    if characters.has_pair + circles.has_pair + bamboos.has_pair + honours.has_pair != 1:
        return []
    melds = _melds(hand.melds) if hand.melds else NO_PART
    suit = won // 9
    found: list[Reading] = []
    for a, b, c, d in product(characters.splits, circles.splits, bamboos.splits, honours.splits):
        groups = a.groups + b.groups + c.groups + d.groups + melds.groups
        chows = a.chows + b.chows + c.chows + melds.chows
        pungs = a.pungs + b.pungs + c.pungs + d.pungs + melds.pungs
        pair = a.pair + b.pair + c.pair + d.pair
        runs = a.runs | b.runs | c.runs | melds.runs
        triplets = a.triplets | b.triplets | c.triplets | d.triplets | melds.triplets
        for group in (a, b, c, d)[suit].completed[won]:
            found.append(Reading(_SETS_AND_PAIR, groups, group, chows, pungs, pair, runs, triplets))  # noqa: PERF401
    return found


NO_PART = Part.of(())


@lru_cache(maxsize=1 << 12)
def _melds(melds: tuple[Meld, ...]) -> Part:
    return Part.of(tuple([Group(_GROUP_OF_MELD[meld.kind], meld.first, index) for index, meld in enumerate(melds)]))


_GROUP_OF_MELD = {
    MeldKind.CHOW: CHOW,
    MeldKind.PUNG: PUNG,
    MeldKind.OPEN_KONG: KONG,
    MeldKind.ADDED_KONG: KONG,
    MeldKind.CONCEALED_KONG: KONG,
}


def _seven_pairs(suits: Suits, identical: bool) -> Groups:
    return _pairs(suits) if _number_of_pairs(suits, identical) == 7 and _size(suits) == 14 else ()


def _size(suits: Suits) -> int:
    characters, circles, bamboos, honours = suits
    return characters.size + circles.size + bamboos.size + honours.size


def _number_of_pairs(suits: Suits, identical: bool) -> int:
    """Kinds with two tiles exactly; four of a kind are two pairs only where `identical`."""
    characters, circles, bamboos, honours = suits
    pairs = characters.pairs + circles.pairs + bamboos.pairs + honours.pairs
    return pairs + 2 * sum([suit.counts.count(4) for suit in suits]) if identical else pairs


def _pairs(suits: Suits) -> Groups:
    """Tiles that are pairs, as pairs; three of a kind as the Pung among them."""
    characters, circles, bamboos, honours = suits
    return characters.as_pairs + circles.as_pairs + bamboos.as_pairs + honours.as_pairs


def _seven_pairs_and_pung(suits: Suits, identical: bool) -> Groups:
    if _number_of_pairs(suits, identical) != 7 or _size(suits) != 17:
        return ()
    return _pairs(suits) if sum([suit.counts.count(3) for suit in suits]) == 1 else ()


ORPHANS = tuple(kind for kind in KINDS if kind in HONOURS or rank_of(kind) in (1, 9))
_ORPHANS = faces_of(ORPHANS)


def _thirteen_orphans(suits: Suits, identical: bool) -> Groups:
    characters, circles, bamboos, honours = suits
    if characters.faces | circles.faces | bamboos.faces | honours.faces != _ORPHANS or _size(suits) != 14:
        return ()
    counts = [count for suit in suits for count in suit.counts]
    return tuple(Group(PAIR if counts[kind] == 2 else SINGLE, kind) for kind in ORPHANS)


_SPECIAL = {
    Shape.SEVEN_PAIRS: _seven_pairs,
    Shape.SEVEN_PAIRS_AND_PUNG: _seven_pairs_and_pung,
    Shape.THIRTEEN_ORPHANS: _thirteen_orphans,
}


def is_complete(counts: Counts, melds: int, shapes: Shapes) -> bool:
    """Whether concealed tiles beside so many melds win, in any of the shapes."""
    if sum(counts) + 3 * melds != shapes.size:
        return False
    suits = suits_of(counts)
    if sum([suit.has_pair for suit in suits]) == 1 and all(suit.splits for suit in suits):
        return True
    return not melds and any(is_special(counts, shape, shapes) for shape in shapes.special)


def is_special(counts: Counts, shape: Shape, shapes: Shapes) -> bool:
    """Whether concealed tiles without melds win in that special shape."""
    return bool(_SPECIAL[shape](suits_of(counts), shapes.identical_pairs))
