"""A plain scorer for Taiwanese mahjong (17-tile win), written row by row from the rule text.

It is the second opinion on a faster scorer: nothing here is clever, everything follows the order of the two tables.
Quotations in the docstrings are the lines of the rule text that a function follows.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, NamedTuple

Record = dict[str, Any]
Counts = dict[str, int]

SEATS = ("east", "south", "west", "north")
SUITS = "mpsz"
FIRST_WIND, FIRST_DRAGON, KINDS = 27, 31, 34  # 0-8 characters, 9-17 circles, 18-26 bamboos, 27-30 winds, 31-33 dragons

# The high table, top to bottom; the rows that exist only by an option stand after the row that names them.
HIGH: Counts = {
    "no_bonus_tiles": 1, "no_honours": 1, "bonus_tile": 1, "seat_bonus": 1, "last_tile_from_wall": 1, "open_kong": 1,
    "honour_pung": 1, "round_wind_pung": 1, "seat_wind_pung": 1, "robbing_the_kong": 1, "concealed_hand": 1,
    "two_concealed_pungs": 2, "concealed_kong": 2, "no_honours_no_bonus": 3, "fully_concealed_hand": 3,
    "all_chows": 3, "little_three_winds": 5, "three_concealed_pungs": 5, "open_straight": 5,
    "early_win_5_to_10": 5, "big_three_winds": 10, "little_three_dragons": 10, "four_concealed_pungs": 10,
    "ready_on_deal": 10, "half_flush": 10, "pure_all_chows": 10, "all_melded": 10, "all_pungs": 10,
    "early_win_under_5": 10, "concealed_straight": 10, "robbing_eighth_bonus": 20, "big_three_dragons": 30,
    "little_four_winds": 30, "seven_pairs_and_pung": 30, "eight_bonus_tiles": 30, "big_four_winds": 40,
    "five_concealed_pungs": 40, "blessing_of_heaven": 40, "blessing_of_earth": 40, "full_flush": 40, "winning": 2,
    "self_draw": 1, "pair_wait": 2, "closed_wait": 2,
}

# The low table, top to bottom; full_flush exists only by the option full_flush_low.
LOW: Counts = {
    "one_tile_wait": 1, "open_kong": 1, "concealed_kong": 2, "no_honours": 1, "no_bonus_tiles": 1,
    "concealed_hand": 1, "self_draw": 1, "fully_concealed_hand": 3, "replacement_tile": 1, "last_tile_from_wall": 1,
    "robbing_the_kong": 1, "beggars_hand": 2, "dragon_pung": 1, "seat_wind_pung": 1, "round_wind_pung": 1,
    "seat_bonus": 1, "four_flowers": 2, "four_seasons": 2, "peaceful_win": 2, "all_pungs": 7,
    "three_concealed_pungs": 2, "four_concealed_pungs": 7, "five_concealed_pungs": 14, "half_flush": 7,
    "little_three_dragons": 7, "little_four_winds": 7, "big_three_dragons": 14, "big_four_winds": 14,
    "robbing_eighth_bonus": 14, "eight_bonus_tiles": 14, "blessing_of_heaven": 14, "blessing_of_earth": 14,
    "seven_pairs_and_pung": 14, "full_flush": 7,
}

# The last column of the high table: the row on the left drops the rows on the right.
HIGH_DROPS: dict[str, str] = {
    "no_honours_no_bonus": "no_honours no_bonus_tiles",
    "fully_concealed_hand": "self_draw",
    "three_concealed_pungs": "two_concealed_pungs",
    "four_concealed_pungs": "two_concealed_pungs three_concealed_pungs",
    "pure_all_chows": "no_honours_no_bonus no_honours no_bonus_tiles",
    "all_melded": "pair_wait",
    "early_win_under_5": "early_win_5_to_10",
    "concealed_straight": "open_straight",
    "little_four_winds": "big_three_winds little_three_winds",
    "seven_pairs_and_pung": "concealed_hand fully_concealed_hand",
    "eight_bonus_tiles": "bonus_tile seat_bonus",
    "big_four_winds": "little_three_winds big_three_winds little_four_winds round_wind_pung seat_wind_pung",
    "five_concealed_pungs": "two_concealed_pungs three_concealed_pungs four_concealed_pungs all_pungs "
                            "concealed_hand fully_concealed_hand",
    "blessing_of_heaven": "concealed_hand fully_concealed_hand self_draw early_win_5_to_10 early_win_under_5 "
                          "ready_on_deal pair_wait closed_wait",
    "blessing_of_earth": "concealed_hand early_win_5_to_10 early_win_under_5 ready_on_deal",
    "full_flush": "no_honours",
}

# "drops honour_pung of those 2 / 3 / 4": how many sets of the row honour_pung a family row takes away.
HONOUR_PUNGS_DROPPED: Counts = {
    "little_three_winds": 2, "big_three_winds": 3, "little_three_dragons": 2, "big_three_dragons": 3,
    "little_four_winds": 3, "big_four_winds": 4,
}

# The last column of the low table.
LOW_DROPS: dict[str, str] = {
    "fully_concealed_hand": "concealed_hand self_draw",
    "beggars_hand": "one_tile_wait",
    "peaceful_win": "no_honours",
    "four_concealed_pungs": "three_concealed_pungs",
    "five_concealed_pungs": "three_concealed_pungs four_concealed_pungs all_pungs concealed_hand fully_concealed_hand",
    "little_three_dragons": "dragon_pung",
    "big_three_dragons": "dragon_pung",
    "big_four_winds": "little_four_winds seat_wind_pung round_wind_pung",
    "eight_bonus_tiles": "seat_bonus four_flowers four_seasons",
    "blessing_of_heaven": "concealed_hand self_draw fully_concealed_hand replacement_tile one_tile_wait",
    "blessing_of_earth": "concealed_hand self_draw fully_concealed_hand",
    "seven_pairs_and_pung": "concealed_hand fully_concealed_hand",
}

# Section 5, with the defaults.
DEFAULT_OPTIONS: dict[str, Any] = {
    "preset": "high", "rows": {}, "bonus_tiles": True, "identical_pairs": True, "implied_rows": "drop",
    "minimum_tai": 0, "limit": 0, "tai_value": 1, "repeat_both_ways": False, "repeat_growing": False,
    "draw_repeat": "keep", "start": 0, "rounds": 4, "seat_bonus_extra": False, "wind_extra": False,
    "early_bounds": "page", "unique_wait_only": False, "straight_closed_hand": False, "beggar_self_draw": False,
    "beggar_keeps_wait": False, "peaceful_no_bonus": False, "broad_half_flush": False, "full_flush_low": False,
    "bouquet_alone": False,
}


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
    """"A string lists ranks and then the suit, several groups in a row, blanks allowed"."""
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
    """"`1f`-`4f` Flowers, `5f`-`8f` Seasons": the numbers 1-8."""
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
    """"Meld kind: chow, pung, open_kong, added_kong, concealed_kong"; "a concealed Kong counts" as concealed Pung."""
    tile = min(kinds_of(meld["tiles"]))
    if meld["kind"] in ("chow", "pung"):
        return TileSet(meld["kind"], tile, True, False)
    hidden = meld["kind"] == "concealed_kong"
    return TileSet("kong", tile, not hidden, hidden)


def parse(record: Record) -> Win:
    """"Only ruleset, hand, winning_tile are required; winds default to east, self_draw to false"."""
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
        (record.get("dealer_wins", 0) > 0 and win.seat != "east", "dealer_wins", "seat_wind"),
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
        if kind == "pair" and pairs == 0 or kind == "chow" and (len(counts) == 7 or first > 6):
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
    """"5 sets and a pair (17 tiles, one more per Kong)": every way to split the concealed tiles."""
    suits = suits_of(counts)
    return [
        tuple(Group(group.kind, group.tile + 9 * suit) for suit, way in enumerate(ways) for group in way)
        for ways in (product(*suits) if suits else ())
    ]


def is_seven_pairs(counts: tuple[int, ...], identical_pairs: bool) -> bool:
    """"17 concealed tiles: one kind × 3, every other kind × 2 or × 4 (4 = two pairs; option identical_pairs)"."""
    numbers = [count for count in counts if count]
    allowed = (2, 4) if identical_pairs else (2,)
    return sum(numbers) == 17 and numbers.count(3) == 1 and all(number == 3 or number in allowed for number in numbers)


def wait_set(win: Win) -> set[int]:
    """"tile kinds that complete the 16-tile hand (any shape); a kind of which the winner already holds 4 (concealed
    and melded) does not count"."""
    identical = win.options["identical_pairs"]
    kinds = set()
    for kind in range(KINDS):
        if win.held[kind] < 4:
            full = plus(win.hand, kind)
            if suits_of(full) or not win.meld_sets and is_seven_pairs(full, identical):
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
    """"A Pung completed by the winning discard (or by a robbed Kong tile) is not concealed"."""
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
    """"every decomposition × every group the winning tile may belong to"."""
    full = plus(win.hand, win.winning)
    found = []
    if sum(full) == 17 - 3 * len(win.meld_sets):
        for groups in decompositions(full):
            for chosen in dict.fromkeys(group for group in groups if place(group, win.winning)):
                found.append(sets_reading(win, groups, chosen))
    if not win.meld_sets and is_seven_pairs(full, win.options["identical_pairs"]):
        completes = "other" if full[win.winning] == 3 else "pair"
        tiles = " ".join(f"{count}x{name('tile', kind)}" for kind, count in enumerate(full) if count)
        found.append(Reading("seven_pairs", (), -1, completes, f"{tiles}, {name('tile', win.winning)}"))
    return found


class Facts:
    """What both tables ask about a reading. "no row about sets applies" to seven pairs: there the sets are empty."""

    def __init__(self, win: Win, reading: Reading, waits: int) -> None:
        self.win, self.reading, self.waits = win, reading, waits
        self.chows = [one for one in reading.sets if one.kind == "chow"]
        self.pungs = [one for one in reading.sets if one.kind != "chow"]
        self.winds = [one.tile for one in self.pungs if FIRST_WIND <= one.tile < FIRST_DRAGON]
        self.dragons = [one.tile for one in self.pungs if one.tile >= FIRST_DRAGON]
        self.wind_pair = FIRST_WIND <= reading.pair < FIRST_DRAGON
        self.dragon_pair = reading.pair >= FIRST_DRAGON
        self.honour_pair = reading.pair >= FIRST_WIND
        self.concealed_pungs = sum(one.concealed for one in self.pungs)
        self.melded = sum(one.melded for one in reading.sets)
        used = {kind // 9 for kind in range(KINDS) if win.held[kind] or kind == win.winning}
        self.honours = 3 in used
        self.suits = len(used - {3})
        # "closed hand: no claimed Chow/Pung/Kong and no added Kong. A concealed Kong does not open it"
        self.closed = all(kind == "concealed_kong" for kind in win.meld_names)
        self.open_kongs = sum(kind in ("open_kong", "added_kong") for kind in win.meld_names)
        self.concealed_kongs = win.meld_names.count("concealed_kong")
        self.seat_wind, self.round_wind = FIRST_WIND + SEATS.index(win.seat), FIRST_WIND + SEATS.index(win.round)
        # "number n of either belongs to seat E, S, W, N"
        self.seat_bonus = sum(SEATS[(bonus - 1) % 4] == win.seat for bonus in win.bonus)
        # "no_bonus_tiles: 0 bonus tiles (option bonus_tiles off: never scores)"
        self.no_bonus = not win.bonus and win.options["bonus_tiles"]

    def straight(self) -> str:
        """"Chows 123, 456, 789 of one suit, at least one melded. With both an open and a concealed copy of a Chow,
        the concealed copy is used" / "none melded": "open", "concealed" or ""."""
        for suit in (0, 9, 18):
            copies = [[one.melded for one in self.chows if one.tile == suit + low] for low in (0, 3, 6)]
            if all(copies):
                melded = any(all(of_one_chow) for of_one_chow in copies)
                whole_hand = self.win.options["straight_closed_hand"] and not self.closed
                return "open" if melded or whole_hand else "concealed"
        return ""


def high_rows(facts: Facts) -> Counts:
    """Section 2, column "detection", top to bottom: how often each row of the high table is there."""
    win, options, has = facts.win, facts.win.options, facts.win.circumstances.__contains__
    discards, concealed, straight = win.discards, facts.concealed_pungs, facts.straight()
    five_chows = len(facts.chows) == 5
    early, later = (4, 10) if options["early_bounds"] == "page" else (5, 9)
    by_wait = not options["unique_wait_only"] or facts.waits == 1
    return {
        "no_bonus_tiles": facts.no_bonus,
        "no_honours": not facts.honours,
        "bonus_tile": len(win.bonus),
        "seat_bonus": facts.seat_bonus if options["seat_bonus_extra"] else 0,
        "last_tile_from_wall": win.self_draw and has("last_tile"),
        "open_kong": facts.open_kongs,
        "honour_pung": len(facts.winds) + len(facts.dragons),
        "round_wind_pung": options["wind_extra"] and facts.round_wind in facts.winds,
        "seat_wind_pung": options["wind_extra"] and facts.seat_wind in facts.winds,
        "robbing_the_kong": has("robbed_kong"),
        "concealed_hand": facts.closed and not win.self_draw,
        "two_concealed_pungs": concealed == 2,
        "concealed_kong": facts.concealed_kongs,
        "no_honours_no_bonus": not facts.honours and facts.no_bonus,
        "fully_concealed_hand": facts.closed and win.self_draw,
        "all_chows": five_chows and (bool(win.bonus) or facts.honour_pair),
        "little_three_winds": len(facts.winds) >= 2 and facts.wind_pair,
        "three_concealed_pungs": concealed == 3,
        "open_straight": straight == "open",
        "early_win_5_to_10": early < discards <= later,
        "big_three_winds": len(facts.winds) == 3 and not facts.wind_pair,
        "little_three_dragons": len(facts.dragons) == 2 and facts.dragon_pair,
        "four_concealed_pungs": concealed == 4,
        "ready_on_deal": has("ready_on_deal"),
        "half_flush": facts.suits == 1 and facts.honours,
        "pure_all_chows": five_chows and not facts.honour_pair and not win.bonus,
        "all_melded": facts.melded == 5,
        "all_pungs": len(facts.pungs) == 5,
        "early_win_under_5": discards <= early,
        "concealed_straight": straight == "concealed",
        "big_three_dragons": len(facts.dragons) == 3,
        "little_four_winds": len(facts.winds) == 3 and facts.wind_pair,
        "seven_pairs_and_pung": facts.reading.shape == "seven_pairs",
        "eight_bonus_tiles": len(win.bonus) == 8,
        "big_four_winds": len(facts.winds) == 4,
        "five_concealed_pungs": concealed == 5,
        "blessing_of_heaven": has("blessing_of_heaven"),
        "blessing_of_earth": has("blessing_of_earth"),
        "full_flush": facts.suits == 1 and not facts.honours,
        "winning": 1,
        "self_draw": win.self_draw,
        "pair_wait": facts.reading.completes == "pair" and by_wait,
        "closed_wait": facts.reading.completes == "middle" and by_wait,
    }


def low_rows(facts: Facts) -> Counts:
    """Section 3, column "detection", top to bottom: how often each row of the low table is there."""
    win, options, has = facts.win, facts.win.options, facts.win.circumstances.__contains__
    concealed, ordinary = facts.concealed_pungs, facts.reading.shape == "sets"
    flowers, seasons = len(win.bonus & {1, 2, 3, 4}), len(win.bonus & {5, 6, 7, 8})
    alone = options["bouquet_alone"]
    sets_in_one_suit = facts.suits == 1 and ordinary and not facts.winds and not facts.dragons
    return {
        "one_tile_wait": facts.waits == 1,
        "open_kong": facts.open_kongs,
        "concealed_kong": facts.concealed_kongs,
        "no_honours": not facts.honours,
        "no_bonus_tiles": facts.no_bonus,
        "concealed_hand": facts.closed,
        "self_draw": win.self_draw,
        "fully_concealed_hand": facts.closed and win.self_draw,
        "replacement_tile": win.self_draw and has("replacement_tile"),
        "last_tile_from_wall": win.self_draw and has("last_tile"),
        "robbing_the_kong": has("robbed_kong"),
        "beggars_hand": facts.melded == 5 and (not win.self_draw or options["beggar_self_draw"]),
        "dragon_pung": len(facts.dragons),
        "seat_wind_pung": facts.seat_wind in facts.winds,
        "round_wind_pung": facts.round_wind in facts.winds,
        "seat_bonus": facts.seat_bonus,
        "four_flowers": flowers == 4 and not (alone and seasons),
        "four_seasons": seasons == 4 and not (alone and flowers),
        "peaceful_win": (
            len(facts.chows) == 5 and not facts.honour_pair and not win.self_draw and facts.waits >= 2
            and not (options["peaceful_no_bonus"] and win.bonus)
        ),
        "all_pungs": len(facts.pungs) == 5,
        "three_concealed_pungs": concealed == 3,
        "four_concealed_pungs": concealed == 4,
        "five_concealed_pungs": concealed == 5,
        "half_flush": (
            facts.suits == 1 and facts.honours if options["broad_half_flush"]
            else sets_in_one_suit and facts.honour_pair
        ),
        "little_three_dragons": len(facts.dragons) == 2 and facts.dragon_pair,
        "little_four_winds": len(facts.winds) == 3 and facts.wind_pair,
        "big_three_dragons": len(facts.dragons) == 3,
        "big_four_winds": len(facts.winds) == 4,
        "eight_bonus_tiles": len(win.bonus) == 8,
        "blessing_of_heaven": has("blessing_of_heaven"),
        "blessing_of_earth": has("blessing_of_earth"),
        "seven_pairs_and_pung": not ordinary,
        "full_flush": options["full_flush_low"] and facts.suits == 1 and not facts.honours,
    }


def table_of(options: dict[str, Any]) -> dict[str, int | None]:
    """"rules.rows: {row id: Tai, or null for off}", starting from high or low."""
    return {**(HIGH if options["preset"] == "high" else LOW), **options["rows"]}


def drop_rows(rows: Counts, options: dict[str, Any]) -> Counts:
    """"Only rows that remain drop others: a row that is itself dropped drops nothing"."""
    if options["implied_rows"] == "add":  # "nothing is dropped, every row counts by its detection alone"
        return rows
    drops = dict(HIGH_DROPS if options["preset"] == "high" else LOW_DROPS)
    if options["beggar_keeps_wait"]:
        drops.pop("beggars_hand", None)
    droppers = [row for row in rows if row in drops]

    def stays(row: str) -> bool:
        return not any(row in drops[other].split() and stays(other) for other in droppers)

    left = {row: count for row, count in rows.items() if stays(row)}
    if "honour_pung" in left:
        left["honour_pung"] -= sum(number for row, number in HONOUR_PUNGS_DROPPED.items() if row in left)
        if left["honour_pung"] <= 0:
            del left["honour_pung"]
    return left


def score_reading(win: Win, reading: Reading, waits: int) -> Scored:
    """The rows of one reading that are there, are switched on ("a row switched off drops nothing") and remain."""
    facts = Facts(win, reading, waits)
    table = table_of(win.options)
    found = high_rows(facts) if win.options["preset"] == "high" else low_rows(facts)
    rows = {row: int(count) for row, count in found.items() if count and table[row] is not None}
    counts = drop_rows(rows, win.options)
    return Scored(sum((table[row] or 0) * count for row, count in counts.items()), counts, reading.text)


def scored_readings(win: Win) -> list[Scored]:
    """"the highest total counts; rows of two readings never mix": every reading, the best first."""
    found = readings(win)
    waits = len(wait_set(win)) if found and (win.options["preset"] == "low" or win.options["unique_wait_only"]) else 0
    return sorted((score_reading(win, reading, waits) for reading in found), key=lambda one: -one.tai)


def settle(
    tai: int, winner: str, self_draw: bool, discarder: str | None, dealer_wins: int, options: dict[str, Any]
) -> dict[str, int]:
    """"A payer pays tai_value × (T + [winner is East]·(1 + r) + [payer is East]·1), T capped by limit, r = 2 where
    n ≥ 1, else 0"; repeat_growing: r = 2n; repeat_both_ways: East pays r too when he pays."""
    capped = min(tai, options["limit"]) if options["limit"] else tai
    repeat = 2 * dealer_wins if options["repeat_growing"] else 2 * (dealer_wins >= 1)
    payers = [seat for seat in SEATS if seat != winner] if self_draw else [discarder or "discarder"]
    payments = {winner: 0}
    for payer in payers:
        units = capped + (1 + repeat if winner == "east" else 0)
        if payer == "east":
            units += 1 + (repeat if options["repeat_both_ways"] else 0)
        payments[payer] = -units * options["tai_value"]
        payments[winner] += units * options["tai_value"]
    return {seat: change for seat, change in payments.items() if change}


def answer(record: Record, win: Win, tai: int, counts: Counts, reading: str | None) -> Record:
    """"tai (T before the cap, no dealer rows), value = what all payers pay together, dealer rows in"."""
    payments = settle(tai, win.seat, win.self_draw, record.get("from"), record.get("dealer_wins", 0), win.options)
    patterns = [{"id": row, "value": table_of(win.options)[row], "count": count} for row, count in counts.items()]
    return {
        "ok": True, "ruleset": "taiwanese", "tai": tai, "value": payments.get(win.seat, 0), "patterns": patterns,
        "payments": payments, "reading": reading,
    }


def failure(code: str, **more: Any) -> Record:
    """"An error: {ok: false, error: {code, ...}}"."""
    return {"ok": False, "error": {"code": code, **more}}


def bonus_win(record: Record, win: Win) -> Record:
    """"with robbed_bonus (and from) it is robbing_eighth_bonus, with self_draw eight_bonus_tiles alone"; "no other
    row"; "Neither asks the minimum; dealer rows apply"."""
    row = "robbing_eighth_bonus" if "robbed_bonus" in win.circumstances else "eight_bonus_tiles"
    tai = table_of(win.options)[row]
    if tai is None:  # switched off: nothing makes this hand a win
        return failure("not_a_win")
    return answer(record, win, tai, {row: 1}, record["winning_tile"] + " and seven bonus tiles")


def score(record: Record) -> Record:
    """The answer to one win record."""
    win = parse(record)
    clash = contradiction(record, win)
    if clash:
        return failure("contradiction", between=list(clash))
    if "tai" in record:  # "The value alone": "Minimum and two-han rule are not checked"
        return answer(record, win, record["tai"], {}, None)
    if win.winning < 0:
        return bonus_win(record, win)
    scored = scored_readings(win)
    if not scored:
        return failure("not_a_win")
    best = scored[0]
    # "minimum_tai: rows of the hand, bonus tiles and self-draw counted, winning and dealer rows not"
    have = best.tai - (table_of(win.options).get("winning") or 0)
    if have < win.options["minimum_tai"] and "eight_bonus_tiles" not in best.counts:
        return failure("below_minimum", have=have, need=win.options["minimum_tai"])
    return answer(record, win, best.tai, best.counts, best.text)


def best_row_sets(record: Record) -> list[Counts]:
    """"Ties: any, but always the same one": the rows (id: count) of every reading that reaches the highest total."""
    scored = scored_readings(parse(record))
    different: list[Counts] = []
    for one in scored:
        if one.tai == scored[0].tai and one.counts not in different:
            different.append(one.counts)
    return different
