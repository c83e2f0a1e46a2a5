"""The rows of Japanese Classical, as the rule text names them: the tables of section 2 and 3 and the limit hands.

Quotations in the docstrings are the lines of the rule text that a function follows.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from second_scorer.book_hands import TileSet, plus
from second_scorer.book_tables import FIRST_DRAGON, FIRST_WIND, KINDS, SEATS, Counts
from second_scorer.classical_hands import Reading, Win, is_nine_gates

# Section 3, columns "book" and "wikidot", top to bottom; "–" is a row that the set does not have.
# fmt: off
BOOK: Counts = {
    "dragon_pung": 1, "seat_wind_pung": 1, "round_wind_pung": 1, "all_pungs": 1, "concealed_straight": 2,
    "open_straight": 1, "three_concealed_pungs": 1, "no_points_hand": 1, "all_simples": 1, "terminals_and_honours": 1,
    "concealed_terminals_and_honours": 1, "half_flush": 1, "full_flush": 3, "little_three_dragons": 1,
    "concealed_hand": 1, "last_tile_from_wall": 1, "last_discard": 1, "replacement_tile": 1, "robbing_the_kong": 1,
}
WIKIDOT: Counts = BOOK | {
    "all_pungs": 2, "all_pungs_three_concealed": 3, "three_concealed_pungs": 2, "half_flush": 2, "full_flush": 4,
    "little_three_dragons": 2, "three_kongs": 2,
}
LIMIT_ROWS = (
    "big_three_dragons", "little_four_winds", "big_four_winds", "all_honours", "all_terminals",
    "four_concealed_pungs", "thirteen_orphans", "nine_gates", "blessing_of_heaven", "blessing_of_earth",
)
# fmt: on


class Row(NamedTuple):
    """A row of the answer; `value` is for one."""

    id: str
    value: int
    count: int


class Facts:
    """What the tables ask about a reading. Without sets (seven pairs, Thirteen Orphans) no row about sets holds."""

    def __init__(self, win: Win, reading: Reading) -> None:
        self.win, self.reading, self.options = win, reading, win.options
        self.ordinary = reading.shape == "sets"
        self.chows = [one for one in reading.sets if one.kind == "chow"]
        self.pungs = [one for one in reading.sets if one.kind != "chow"]
        self.pung_tiles = [one.tile for one in self.pungs]
        self.winds = [tile for tile in self.pung_tiles if FIRST_WIND <= tile < FIRST_DRAGON]
        self.dragons = [tile for tile in self.pung_tiles if tile >= FIRST_DRAGON]
        self.wind_pair = FIRST_WIND <= reading.pair < FIRST_DRAGON
        self.dragon_pair = reading.pair >= FIRST_DRAGON
        self.concealed_pungs = sum(one.concealed for one in self.pungs)
        self.kongs = sum(one.kind == "kong" for one in self.pungs)
        self.seat_wind, self.round_wind = FIRST_WIND + SEATS.index(win.seat), FIRST_WIND + SEATS.index(win.round)
        tiles = plus(win.held, win.winning)
        used = [kind for kind in range(KINDS) if tiles[kind]]
        self.honours = any(kind >= FIRST_WIND for kind in used)
        self.suits = len({kind // 9 for kind in used if kind < FIRST_WIND})
        self.only_big = all(is_big(kind) for kind in used)
        self.only_small = not any(is_big(kind) for kind in used)
        # "no melds (concealed Kan allowed)"
        self.closed = all(kind == "concealed_kong" for kind in win.meld_names)
        self.straight = straight(self.chows)
        self.no_points = self.is_no_points_hand()

    def pair_is_worth(self) -> int:
        """The points of the pair, by the rows below."""
        return sum(row.value for row in pair_rows(self))

    def is_no_points_hand(self) -> bool:
        """The text: "no melds at all; 4 Chows; a pair worth 0 points (option `no_points_pair` = simples: a pair of
        2-8); won by discard; two-sided wait"."""
        pair = self.reading.pair
        simple_pair = pair >= 0 and not is_big(pair)
        good_pair = simple_pair if self.options["no_points_pair"] == "simples" else self.pair_is_worth() == 0
        return (
            not self.win.meld_names
            and len(self.chows) == 4
            and good_pair
            and not self.win.self_draw
            and self.reading.completes == "two_sided"
        )


def is_big(kind: int) -> bool:
    """The text: "big tiles 1, 9, honours"."""
    return kind >= FIRST_WIND or kind % 9 in (0, 8)


def straight(chows: list[TileSet]) -> str:
    """The text: "123+456+789 of one suit, none of the three melded" / "at least one of the three melded": "concealed",
    "open" or "". With a melded and an unmelded copy of a Chow the unmelded one is taken, which is worth more."""
    for suit in (0, 9, 18):
        copies = [[one.melded for one in chows if one.tile == suit + low] for low in (0, 3, 6)]
        if all(copies):
            return "open" if any(all(of_one_chow) for of_one_chow in copies) else "concealed"
    return ""


def set_points(one: TileSet) -> int:
    """The text: "open/concealed; small tiles 2-8: Pon 2/4, Kan 8/16; big tiles 1, 9, honours: Pon 4/8, Kan 16/32";
    "Added Kan = open"."""
    table = {
        ("pung", False): (2, 4),
        ("pung", True): (4, 8),
        ("kong", False): (8, 16),
        ("kong", True): (16, 32),
    }
    is_open, is_concealed = table[one.kind, is_big(one.tile)]
    return is_concealed if one.concealed else is_open


def pair_rows(facts: Facts) -> list[Row]:
    """The text: "2 each: they add: a double-wind pair is 4 (option `double_wind_pair` = 2, default 4)"; with 2 only
    pair_seat_wind stays."""
    pair = facts.reading.pair
    rows = []
    if pair >= FIRST_DRAGON:
        rows.append(Row("pair_dragon", 2, 1))
    if pair == facts.seat_wind:
        rows.append(Row("pair_seat_wind", 2, 1))
    if pair == facts.round_wind and not (pair == facts.seat_wind and facts.options["double_wind_pair"] == 2):
        rows.append(Row("pair_round_wind", 2, 1))
    return rows


def point_rows(facts: Facts) -> list[Row]:
    """Section 2, top to bottom."""
    bonus = facts.options["preset"] == "book" and facts.suits == 1 and not facts.honours
    flush_bonus = [Row("full_flush_bonus", 10, 1)] if bonus else []  # "with full_flush, set `book` only"
    if facts.reading.shape == "seven_pairs":
        # "P = 100 flat (+ full_flush_bonus): no winning, wait, pair or self-draw points"
        return [Row("seven_pairs", 100, 1), *flush_bonus]
    rows = [Row("winning", 20, 1)]  # "always, but not in seven pairs"
    if facts.win.self_draw:  # "wall or replacement tile"
        rows.append(Row("self_draw", 2, 1))
    if facts.reading.completes in ("edge", "closed", "pair"):  # "at most once; no uniqueness over readings"
        rows.append(Row("only_wait", 2, 1))
    sets = Counter((one.kind, set_points(one)) for one in facts.pungs)
    rows += [Row(kind, value, count) for (kind, value), count in sets.items()]
    rows += pair_rows(facts)
    if facts.no_points:  # "with no_points_hand"
        rows.append(Row("no_points_bonus", 10, 1))
    return rows + flush_bonus


def fan_counts(facts: Facts) -> dict[str, int]:
    """Section 3, column "detection", top to bottom: how often each fan row is there."""
    win, has = facts.win, facts.win.circumstances.__contains__
    wikidot = facts.options["preset"] == "wikidot"
    all_pungs, three_concealed = len(facts.pungs) == 4, facts.concealed_pungs == 3
    both = wikidot and all_pungs and three_concealed  # "replaces all_pungs and three_concealed_pungs"
    big_and_honours = facts.only_big and facts.honours and facts.suits > 0
    # "In seven pairs … concealed rows do not"
    concealed = facts.closed and facts.reading.shape != "seven_pairs"
    # "`last_tile`: … riichi and classical, with `replacement_tile`: only that row scores"
    last = has("last_tile") and not has("replacement_tile")
    return {
        "dragon_pung": len(facts.dragons),
        "seat_wind_pung": facts.seat_wind in facts.winds,
        "round_wind_pung": facts.round_wind in facts.winds,
        "all_pungs": all_pungs and not both,
        "all_pungs_three_concealed": both,
        "concealed_straight": facts.straight == "concealed",
        "open_straight": facts.straight == "open",
        "three_concealed_pungs": three_concealed and not both,
        "no_points_hand": facts.no_points,
        "all_simples": facts.only_small,
        "terminals_and_honours": big_and_honours,
        "concealed_terminals_and_honours": big_and_honours and concealed and win.self_draw,
        "half_flush": facts.suits == 1 and facts.honours,
        "full_flush": facts.suits == 1 and not facts.honours,
        "little_three_dragons": len(facts.dragons) == 2 and facts.dragon_pair,
        "concealed_hand": concealed and (win.self_draw or facts.options["concealed_on_discard"]),
        "last_tile_from_wall": win.self_draw and last,
        "last_discard": not win.self_draw and last,
        "replacement_tile": has("replacement_tile"),
        "robbing_the_kong": has("robbed_kong"),
        "three_kongs": wikidot and facts.kongs >= 3,
    }


def limit_counts(facts: Facts) -> dict[str, bool]:
    """Section 3, the paragraph "Limit hands"."""
    has = facts.win.circumstances.__contains__
    return {
        "big_three_dragons": len(facts.dragons) == 3,
        "little_four_winds": len(facts.winds) == 3 and facts.wind_pair,
        "big_four_winds": len(facts.winds) == 4,
        "all_honours": facts.suits == 0,
        "all_terminals": facts.only_big and not facts.honours,
        # "concealed Kan counts; pair by discard does; a fourth Pung by discard does not"
        "four_concealed_pungs": facts.concealed_pungs == 4,
        "thirteen_orphans": facts.reading.shape == "thirteen_orphans",
        "nine_gates": is_nine_gates(plus(facts.win.hand, facts.win.winning)),
        "blessing_of_heaven": has("blessing_of_heaven"),
        "blessing_of_earth": has("blessing_of_earth"),
    }
