"""Records, hands and readings of the second scorer, written from the rule text and the record format.

Quotations in the docstrings are the lines of those texts that a function follows.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, NamedTuple

from second_scorer.book_tables import DEFAULT_OPTIONS, KINDS, SUITS, Counts, Record


class Group(NamedTuple):
    """A piece of the concealed tiles: "chow" (tile = its lowest), "pung" or "pair"."""

    kind: str
    tile: int


class TileSet(NamedTuple):
    """One of the five sets. melded: "claimed before the win, or an added Kong"; concealed: all tiles self-drawn."""

    kind: str  # chow, pung or kong
    tile: int
    melded: bool
    concealed: bool


class Reading(NamedTuple):
    """A decomposition and the place of the winning tile in it. Seven pairs and a Pung has no sets and no pair."""

    shape: str  # sets or seven_pairs
    sets: tuple[TileSet, ...]
    pair: int  # -1 in seven pairs and a Pung
    completes: str  # what the winning tile completes: pair, middle (of a concealed Chow) or other
    text: str


class Win(NamedTuple):
    """A record, parsed."""

    options: dict[str, Any]
    hand: tuple[int, ...]  # the concealed tiles, winning tile not included, as counts of the 34 kinds
    winning: int
    meld_sets: tuple[TileSet, ...]
    meld_names: tuple[str, ...]
    held: tuple[int, ...]  # counts of the 34 kinds in hand and melds, winning tile not included
    bonus: frozenset[int]
    self_draw: bool
    seat: str
    round: str
    circumstances: frozenset[str]
    discards: int


class Scored(NamedTuple):
    """One reading with its rows."""

    tai: int
    counts: Counts
    text: str


def parse_tiles(text: str) -> list[tuple[int, str]]:
    """The text: "A string lists ranks and then the suit, several groups in a row, blanks allowed"."""
    tiles: list[tuple[int, str]] = []
    ranks: list[int] = []
    for char in text:
        if char.isdigit():
            ranks.append(int(char))
        elif char in "mpszf":
            tiles += [(rank, char) for rank in ranks]
            ranks = []
    return tiles


def kinds_of(text: str) -> list[int]:
    """The tiles of a string as numbers 0-33; bonus tiles have no place here."""
    return [SUITS.index(suit) * 9 + rank - 1 for rank, suit in parse_tiles(text) if suit != "f"]


def bonus_of(text: str) -> list[int]:
    """The text: "`1f`-`4f` Flowers, `5f`-`8f` Seasons": the numbers 1-8."""
    return [rank for rank, suit in parse_tiles(text) if suit == "f"]


def name(kind: str, tile: int) -> str:
    """(chow, 0) -> 123m."""
    steps = {"chow": "012", "pung": "000", "kong": "0000", "pair": "00", "tile": "0"}[kind]
    return "".join(str(tile % 9 + 1 + int(step)) for step in steps) + SUITS[tile // 9]


def plus(counts: tuple[int, ...], *kinds: int) -> tuple[int, ...]:
    """Counts of the 34 kinds, and these tiles more."""
    more = list(counts)
    for kind in kinds:
        more[kind] += 1
    return tuple(more)


def parse_meld(meld: dict[str, Any]) -> TileSet:
    """The five kinds of meld; of a concealed Pung the text says "a concealed Kong counts"."""
    tile = min(kinds_of(meld["tiles"]))
    if meld["kind"] in ("chow", "pung"):
        return TileSet(meld["kind"], tile, True, False)
    hidden = meld["kind"] == "concealed_kong"
    return TileSet("kong", tile, not hidden, hidden)


def parse(record: Record) -> Win:
    """The text: "Only ruleset, hand, winning_tile are required; winds default to east, self_draw to false"."""
    hand = kinds_of(record.get("hand", ""))
    melds = record.get("melds", [])
    in_melds = [kind for meld in melds for kind in kinds_of(meld["tiles"])]
    winning = kinds_of(record.get("winning_tile", ""))
    return Win(
        options={**DEFAULT_OPTIONS, **record.get("rules", {})},
        hand=plus((0,) * KINDS, *hand),
        winning=winning[0] if winning else -1,
        meld_sets=tuple(parse_meld(meld) for meld in melds),
        meld_names=tuple(meld["kind"] for meld in melds),
        held=plus((0,) * KINDS, *hand, *in_melds),
        bonus=frozenset(bonus_of(record.get("bonus", ""))),
        self_draw=record.get("self_draw", False),
        seat=record.get("seat_wind", "east"),
        round=record.get("round_wind", "east"),
        circumstances=frozenset(record.get("circumstances", [])),
        discards=record.get("discards", 10**6),  # "default: too many to matter"
    )


def contradiction(record: Record, win: Win) -> tuple[str, str] | None:
    """The clashing two, in the order of the paragraph "Contradictions"; None where nothing clashes."""
    has = win.circumstances.__contains__
    discarder = record.get("from")
    drawn = bonus_of(record.get("winning_tile", ""))
    robbed, replaced = has("robbed_kong"), has("replacement_tile")
    heaven, earth = has("blessing_of_heaven"), has("blessing_of_earth")
    kong_or_bonus = bool(win.bonus) or any(one.kind == "kong" for one in win.meld_sets)
    is_bonus_win = len(win.bonus.union(drawn)) == 8 and win.self_draw != has("robbed_bonus")
    clashes = [
        (win.self_draw and discarder is not None, "self_draw", "from"),
        (win.self_draw and robbed, "self_draw", "robbed_kong"),
        (discarder == win.seat, "from", "seat_wind"),
        (replaced and not win.self_draw, "replacement_tile", "self_draw"),
        (replaced and not kong_or_bonus, "replacement_tile", "melds"),
        (robbed and not drawn and win.held[win.winning] > 0, "robbed_kong", "hand"),
        (robbed and has("last_tile"), "robbed_kong", "last_tile"),
        (heaven and win.seat != "east", "blessing_of_heaven", "seat_wind"),
        (heaven and not win.self_draw, "blessing_of_heaven", "self_draw"),
        (heaven and bool(win.meld_sets), "blessing_of_heaven", "melds"),
        (earth and win.seat == "east", "blessing_of_earth", "seat_wind"),
        (earth and bool(win.meld_sets), "blessing_of_earth", "melds"),
        (earth and win.self_draw and win.options["preset"] == "high", "blessing_of_earth", "self_draw"),
        (earth and discarder not in (None, "east"), "blessing_of_earth", "from"),
        (bool(drawn) and not is_bonus_win, "winning_tile", "bonus"),
        (
            record.get("dealer_wins", 0) > 0 and win.seat != "east" and not win.options["repeat_both_ways"],
            "dealer_wins",
            "seat_wind",
        ),
    ]
    return next(((one, other) for clash, one, other in clashes if clash), None)


@cache
def ways_in_suit(counts: tuple[int, ...], pairs: int) -> tuple[tuple[Group, ...], ...]:
    """Every way to split the tiles of one suit into sets and so many pairs (0 or 1); seven counts are honours."""
    if not any(counts):
        return ((),) if pairs == 0 else ()
    first = next(rank for rank, count in enumerate(counts) if count)
    found: list[tuple[Group, ...]] = []
    for kind, taken in (("pung", (3,)), ("chow", (1, 1, 1)), ("pair", (2,))):
        if (kind == "pair" and pairs == 0) or (kind == "chow" and (len(counts) == 7 or first > 6)):
            continue
        rest = list(counts)
        for step, number in enumerate(taken):
            rest[first + step] -= number
        if min(rest) >= 0:
            later = ways_in_suit(tuple(rest), pairs - (kind == "pair"))
            found += [tuple(sorted((Group(kind, first), *way))) for way in later]
    return tuple(dict.fromkeys(found))


def suits_of(counts: tuple[int, ...]) -> list[tuple[tuple[Group, ...], ...]]:
    """The ways of each of the four suits; nothing where the tiles cannot be sets and one pair."""
    parts = (counts[:9], counts[9:18], counts[18:27], counts[27:])
    pairs = [1 if sum(part) % 3 == 2 else 0 for part in parts]
    ways = [ways_in_suit(part, number) for part, number in zip(parts, pairs, strict=True)]
    return ways if sum(pairs) == 1 and all(ways) else []


def decompositions(counts: tuple[int, ...]) -> list[tuple[Group, ...]]:
    """The text: "5 sets and a pair (17 tiles, one more per Kong)": every way to split the concealed tiles."""
    suits = suits_of(counts)
    return [
        tuple(Group(group.kind, group.tile + 9 * suit) for suit, way in enumerate(ways) for group in way)
        for ways in (product(*suits) if suits else ())
    ]


def is_seven_pairs(counts: tuple[int, ...], identical_pairs: bool) -> bool:
    """The text: "17 concealed tiles: one kind × 3, every other kind × 2 or × 4 (4 = two pairs; option …)"."""
    numbers = [count for count in counts if count]
    allowed = (2, 4) if identical_pairs else (2,)
    return sum(numbers) == 17 and numbers.count(3) == 1 and all(number == 3 or number in allowed for number in numbers)


def wait_set(win: Win) -> set[int]:
    """The text: "tile kinds that complete the 16-tile hand (any shape); a kind of which the winner already holds 4
    (concealed and melded) does not count"."""
    identical = win.options["identical_pairs"]
    kinds = set()
    for kind in range(KINDS):
        if win.held[kind] < 4:
            full = plus(win.hand, kind)
            if suits_of(full) or (not win.meld_sets and is_seven_pairs(full, identical)):
                kinds.add(kind)
    return kinds


def place(group: Group, winning: int) -> str:
    """What the winning tile does in a group: complete the pair, the middle of a Chow, anything else; "" not in it."""
    if group.kind == "chow":
        return {0: "other", 1: "middle", 2: "other"}.get(winning - group.tile, "")
    if group.tile != winning:
        return ""
    return "pair" if group.kind == "pair" else "other"


def sets_reading(win: Win, groups: tuple[Group, ...], chosen: Group) -> Reading:
    """The text: "A Pung completed by the winning discard (or by a robbed Kong tile) is not concealed"."""
    sets = list(win.meld_sets)
    pair = -1
    for group in groups:
        if group.kind == "pair":
            pair = group.tile
        else:
            sets.append(TileSet(group.kind, group.tile, False, win.self_draw or group != chosen))
    words = [f"[{name(one.kind, one.tile)}]" for one in win.meld_sets] + [name(*group) for group in groups]
    text = f"{' '.join(words)}, {name('tile', win.winning)} in {name(*chosen)}"
    return Reading("sets", tuple(sets), pair, place(chosen, win.winning), text)


def readings(win: Win) -> list[Reading]:
    """The text: "every decomposition × every group the winning tile may belong to"."""
    full = plus(win.hand, win.winning)
    found = []
    if sum(full) == 17 - 3 * len(win.meld_sets):
        for groups in decompositions(full):
            places = dict.fromkeys(group for group in groups if place(group, win.winning))
            found += [sets_reading(win, groups, chosen) for chosen in places]
    if not win.meld_sets and is_seven_pairs(full, win.options["identical_pairs"]):
        completes = "other" if full[win.winning] == 3 else "pair"
        tiles = " ".join(f"{count}x{name('tile', kind)}" for kind, count in enumerate(full) if count)
        found.append(Reading("seven_pairs", (), -1, completes, f"{tiles}, {name('tile', win.winning)}"))
    return found
