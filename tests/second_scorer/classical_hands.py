"""Records, hands and readings of Japanese Classical for its second scorer, from the rule text and the record format.

Quotations in the docstrings are the lines of those texts that a function follows.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from second_scorer.book_hands import Group, TileSet, decompositions, kinds_of, name, parse_meld, plus
from second_scorer.book_tables import FIRST_WIND, KINDS, Record

# Section 7, last line but one: "Options", with the defaults; `preset` is the set of fan rows.
DEFAULT_OPTIONS: dict[str, Any] = {
    "preset": "book",
    "seven_pairs": False,
    "double_wind_pair": 4,
    "no_points_pair": "worthless",
    "concealed_on_discard": False,
    "east_pays_double": False,
    "several_winners": False,
    "draw_keeps_east": False,
    "start": 2000,
    "rounds": 4,
}

ORPHANS = tuple(kind for kind in range(KINDS) if kind >= FIRST_WIND or kind % 9 in (0, 8))
GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)  # 1112345678999


class Reading(NamedTuple):
    """A decomposition and the group of the winning tile in it. Only the shape "sets" has sets and a pair."""

    shape: str  # sets, seven_pairs or thirteen_orphans
    sets: tuple[TileSet, ...]
    pair: int  # -1 without sets
    completes: str  # what the winning tile completes: pair, edge, closed, two_sided or pung; "" without sets
    text: str


class Win(NamedTuple):
    """A record, parsed."""

    options: dict[str, Any]
    hand: tuple[int, ...]  # the concealed tiles, winning tile not included, as counts of the 34 kinds
    winning: int
    meld_sets: tuple[TileSet, ...]
    meld_names: tuple[str, ...]
    held: tuple[int, ...]  # counts of the 34 kinds in hand and melds, winning tile not included
    self_draw: bool
    seat: str
    round: str
    circumstances: frozenset[str]


def parse(record: Record) -> Win:
    """The text: "Only ruleset, hand, winning_tile are required; winds default to east, self_draw to false"."""
    hand = kinds_of(record.get("hand", ""))
    melds = record.get("melds", [])
    winning = kinds_of(record.get("winning_tile", ""))
    return Win(
        options={**DEFAULT_OPTIONS, **record.get("rules", {})},
        hand=plus((0,) * KINDS, *hand),
        winning=winning[0] if winning else -1,
        meld_sets=tuple(parse_meld(meld) for meld in melds),
        meld_names=tuple(meld["kind"] for meld in melds),
        held=plus((0,) * KINDS, *hand, *(kind for meld in melds for kind in kinds_of(meld["tiles"]))),
        self_draw=record.get("self_draw", False),
        seat=record.get("seat_wind", "east"),
        round=record.get("round_wind", "east"),
        circumstances=frozenset(record.get("circumstances", [])),
    )


def contradiction(record: Record, win: Win) -> tuple[str, str] | None:
    """The clashing two, in the order of the paragraph "Contradictions"; None where nothing clashes. What it says of
    riichi, of Taiwanese and of bonus tiles has no place here."""
    has = win.circumstances.__contains__
    discarder = record.get("from")
    robbed, replaced = has("robbed_kong"), has("replacement_tile")
    heaven, earth = has("blessing_of_heaven"), has("blessing_of_earth")
    clashes = [
        # "self_draw with from or robbed_kong"
        (win.self_draw and discarder is not None, "self_draw", "from"),
        (win.self_draw and robbed, "self_draw", "robbed_kong"),
        # "from = own seat"
        (discarder == win.seat, "from", "seat_wind"),
        # "replacement_tile without self-draw, or without a Kong"
        (replaced and not win.self_draw, "replacement_tile", "self_draw"),
        (replaced and not any("kong" in one for one in win.meld_names), "replacement_tile", "melds"),
        # "robbed_kong while holding another such tile, or with last_tile"
        (robbed and win.held[win.winning] > 0, "robbed_kong", "hand"),
        (robbed and has("last_tile"), "robbed_kong", "last_tile"),
        # "heaven unless East, self-draw, no melds"
        (heaven and win.seat != "east", "blessing_of_heaven", "seat_wind"),
        (heaven and not win.self_draw, "blessing_of_heaven", "self_draw"),
        (heaven and bool(win.meld_sets), "blessing_of_heaven", "melds"),
        # "earth unless non-East, no melds, and self-draw"
        (earth and win.seat == "east", "blessing_of_earth", "seat_wind"),
        (earth and bool(win.meld_sets), "blessing_of_earth", "melds"),
        (earth and not win.self_draw, "blessing_of_earth", "self_draw"),
    ]
    return next(((one, other) for clash, one, other in clashes if clash), None)


def completed(group: Group, winning: int) -> str:
    """The text: "the winning tile completes an edge (12-3, 89-7), a closed (n, n+2) or the pair"; "" where it is not in
    the group, two_sided and pung where it completes neither of the three."""
    if group.kind != "chow":
        return group.kind if group.tile == winning else ""
    lowest_rank = group.tile % 9 + 1
    if winning == group.tile + 1:
        return "closed"
    if winning == group.tile + 2:
        return "edge" if lowest_rank == 1 else "two_sided"
    if winning == group.tile:
        return "edge" if lowest_rank == 7 else "two_sided"
    return ""


def sets_reading(win: Win, groups: tuple[Group, ...], chosen: Group) -> Reading:
    """The text: "A Pon completed by the winning discard or a robbed tile is open"."""
    sets = list(win.meld_sets)
    pair = -1
    words = [f"[{name(one.kind, one.tile)}]" for one in win.meld_sets]
    for group in groups:
        words.append(name(*group) + ("+" + name("tile", win.winning) if group == chosen else ""))
        if group.kind == "pair":
            pair = group.tile
        else:
            sets.append(TileSet(group.kind, group.tile, False, win.self_draw or group != chosen))
    return Reading("sets", tuple(sets), pair, completed(chosen, win.winning), " ".join(words))


def is_seven_pairs(win: Win, full: tuple[int, ...]) -> bool:
    """The text: "option `seven_pairs`"; "7 different pairs"."""
    return win.options["seven_pairs"] and not win.meld_sets and sorted(full)[-7:] == [2] * 7 and sum(full) == 14


def is_thirteen_orphans(full: tuple[int, ...]) -> bool:
    """One of each of the thirteen terminals and honours, and one of them twice: fourteen concealed tiles."""
    return sum(full) == 14 and sorted(full[kind] for kind in ORPHANS) == [1] * 12 + [2]


def is_nine_gates(full: tuple[int, ...]) -> bool:
    """The text: "closed 1112345678999 + 1 of the suit, any wait": fourteen concealed tiles, no Kan among them."""
    suits = (full[:9], full[9:18], full[18:27])
    return sum(full) == 14 and any(
        sum(suit) == 14 and all(count >= needed for count, needed in zip(suit, GATES, strict=True)) for suit in suits
    )


def readings(win: Win) -> list[Reading]:
    """The text: "4 sets and a pair, Thirteen Orphans, Nine Gates; seven pairs by option"; "The reading (decomposition ×
    group of the winning tile)". Nine Gates is always four sets and a pair too."""
    full = plus(win.hand, win.winning)
    found = []
    if sum(full) == 14 - 3 * len(win.meld_sets):
        for groups in decompositions(full):
            chosen = [group for group in Counter(groups) if completed(group, win.winning)]
            found += [sets_reading(win, groups, group) for group in chosen]
    tiles = " ".join(f"{count}x{name('tile', kind)}" for kind, count in enumerate(full) if count)
    text = f"{tiles}, {name('tile', win.winning)}"
    if is_seven_pairs(win, full):
        found.append(Reading("seven_pairs", (), -1, "", text))
    if is_thirteen_orphans(full) and not win.meld_sets:
        found.append(Reading("thirteen_orphans", (), -1, "", text))
    return found
