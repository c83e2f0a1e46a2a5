"""Random Taiwanese win records: complete hands built from sets, physically possible and free of contradictions.

Shapes that a random deal would hardly ever show (wind and dragon families, one-suit hands, straights with an open and a
concealed copy, seven pairs with four of a kind, ...) are built on purpose, so that every row of both tables comes up.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from second_scorer.book_tables import HIGH, LOW
from second_scorer.random_pieces import (
    KINDS,
    SUITS,
    Piece,
    chance,
    five_sets_and_pair,
    seven_pairs,
    tiles_of,
    write_tiles,
)

Record = dict[str, Any]

SEATS = ("east", "south", "west", "north")

# fmt: off
BOTH_OPTIONS: dict[str, tuple[Any, ...]] = {
    "identical_pairs": (True, False), "implied_rows": ("drop", "add"), "limit": (0, 1, 5, 10, 15, 20, 40, 60),
    "tai_value": (1, 2, 5, 10, 100), "repeat_both_ways": (True, False), "repeat_growing": (True, False),
    "draw_repeat": ("keep", "count", "reset"), "start": (0, 1000), "rounds": (1, 2, 4),
}
HIGH_OPTIONS: dict[str, tuple[Any, ...]] = {
    "seat_bonus_extra": (True, False), "wind_extra": (True, False), "early_bounds": ("page", "public"),
    "unique_wait_only": (True, False), "straight_closed_hand": (True, False),
}
LOW_OPTIONS: dict[str, tuple[Any, ...]] = {
    "beggar_self_draw": (True, False), "beggar_keeps_wait": (True, False), "peaceful_no_bonus": (True, False),
    "broad_half_flush": (True, False), "full_flush_low": (True, False), "bouquet_alone": (True, False),
}
OPTION_ROWS = {
    "high": {"seat_bonus": "seat_bonus_extra", "round_wind_pung": "wind_extra", "seat_wind_pung": "wind_extra"},
    "low": {"full_flush": "full_flush_low"},
}
MANY_TILES_OUT = (25, 40, 60, 75)
# fmt: on


def random_rules(rng: random.Random, bonus_off: bool) -> Record:
    """Preset, options (none, some, many) and house rows."""
    preset = rng.choice(("high", "low"))
    rules: Record = {}
    if preset == "low" or chance(rng, 0.7):
        rules["preset"] = preset
    share = rng.choice((0.0, 0.1, 0.25, 0.5))
    for option, values in {**BOTH_OPTIONS, **(HIGH_OPTIONS if preset == "high" else LOW_OPTIONS)}.items():
        if chance(rng, share):
            rules[option] = rng.choice(values)
    if chance(rng, 0.15):
        rules["minimum_tai"] = rng.choice((0, 1, 2, 3, 5, 5, 8, 10, 20, 40))
    if bonus_off:
        rules["bonus_tiles"] = False
    elif chance(rng, 0.05):
        rules["bonus_tiles"] = True
    if chance(rng, 0.25):
        table = HIGH if preset == "high" else LOW
        by_option = OPTION_ROWS[preset]
        rows = [row for row in table if row not in by_option or rules.get(by_option[row])]
        number = rng.choice((1, 1, 2, 3, 6, len(rows) // 2, len(rows)))
        off = rng.choice((0.0, 0.4, 0.7))
        rules["rows"] = {
            row: None if chance(rng, off) else rng.choice((1, 2, 3, 4, 5, 7, 10, 15, 30, 50, 88))
            for row in rng.sample(rows, number)
        }
    return rules


def random_bonus(rng: random.Random) -> list[int]:
    """0-8 bonus tiles, each at most once."""
    lot = rng.random()
    if lot < 0.42:
        return []
    if lot < 0.50:
        return rng.sample(range(1, 9), 8)
    if lot < 0.62:  # a whole family, with or without tiles of the other
        family, other = rng.sample((range(1, 5), range(5, 9)), 2)
        return [*family, *rng.sample(other, rng.choice((0, 0, 1, 2, 3)))]
    return rng.sample(range(1, 9), rng.choice((1, 1, 1, 2, 2, 3, 4, 5, 6, 7)))


def meld_record(rng: random.Random, piece: Piece, kind: str, seat: int) -> Record:
    """A meld; a Chow comes from the player before, a Pung or open Kong from anybody else."""
    tiles = tiles_of(piece) + ([piece[1]] if "kong" in kind else [])
    meld: Record = {"kind": kind, "tiles": write_tiles(rng, tiles)}
    if kind != "concealed_kong" and chance(rng, 0.4):
        steps = 3 if kind == "chow" else rng.randrange(1, 4)
        meld["from"] = SEATS[(seat + steps) % 4]
    return meld


def split_melds(rng: random.Random, sets: list[Piece], pair: int, seat: int) -> tuple[list[int], list[Record]]:
    """The concealed tiles of a complete hand, winning tile included, and its melds."""
    number = rng.choice((0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 5))
    copies = Counter(kind for piece in [*sets, ("pair", pair)] for kind in tiles_of(piece))
    kongs, hidden = rng.choice((0.0, 0.3, 0.7)), rng.choice((0.0, 0.1, 0.3))
    concealed, melds = [pair, pair], []
    for index, piece in enumerate(sets):
        may_be_kong = piece[0] == "pung" and copies[piece[1]] == 3
        if index < number:
            kind = piece[0]
            if may_be_kong and chance(rng, kongs):
                kind = rng.choice(("open_kong", "added_kong"))
            melds.append(meld_record(rng, piece, kind, seat))
        elif may_be_kong and chance(rng, hidden):
            melds.append(meld_record(rng, piece, "concealed_kong", seat))
        else:
            concealed += tiles_of(piece)
    rng.shuffle(melds)
    return concealed, melds


def circumstances(rng: random.Random, record: Record, seat: int, preset: str, copies: Counter[int], tile: int) -> None:  # noqa: C901
    """How the hand was won: self-draw, discarder, circumstances and the number of discards, all of them possible."""
    melds = record.get("melds", [])
    claims = sum(meld["kind"] != "concealed_kong" for meld in melds)
    kong_or_bonus = bool(record.get("bonus")) or any("kong" in meld["kind"] for meld in melds)
    self_draw = chance(rng, 0.45)
    found: list[str] = []
    discarder: int | None = rng.choice([one for one in range(4) if one != seat]) if chance(rng, 0.6) else None
    discards: int | None = None
    lot = rng.random()
    if not melds and lot < 0.15 and seat == 0:
        self_draw, discards = True, 0
        found.append("blessing_of_heaven")
        found += ["ready_on_deal"] if chance(rng, 0.1) else []
    elif not melds and lot < 0.06 and seat != 0:
        self_draw = preset == "low" and chance(rng, 0.5)
        discarder = 0 if discarder is not None else None
        discards = seat if self_draw else 1
        found.append("blessing_of_earth")
        found += ["ready_on_deal"] if chance(rng, 0.1) else []
    elif not melds and lot < (0.21 if seat == 0 else 0.12):
        found.append("ready_on_deal")
        last = rng.choice([one for one in (1, 2, 3) if one != seat])  # the seat that made the discard last + 1
        discarder = last if discarder is not None else None
        discards = (seat or 4) if self_draw else last + 1
    elif not self_draw and copies[tile] == 1 and lot < 0.3:
        found.append("robbed_kong")
        discards = rng.choice((4, 5, 6, 8, 10, 11, 12)) + 2 * claims
    elif lot < 0.38:
        found.append("last_tile")
        discards = rng.choice(MANY_TILES_OUT)
    else:
        least = 2 * claims + (0 if self_draw else 2)
        least = max(least, 1 if seat else 0 if melds else 2)
        discards = rng.choice((*range(least, max(least, 12) + 1), *MANY_TILES_OUT))
        if not self_draw and seat and least <= 2 and chance(rng, 0.05):
            discards, discarder = 1, (0 if discarder is not None else None)
    if self_draw and kong_or_bonus and chance(rng, 0.4):
        found.append("replacement_tile")
    if self_draw:
        record["self_draw"] = True
    elif chance(rng, 0.2):
        record["self_draw"] = False
    if not self_draw and discarder is not None:
        record["from"] = SEATS[discarder]
    if found or chance(rng, 0.1):
        rng.shuffle(found)
        record["circumstances"] = found
    if chance(rng, 0.6):
        record["discards"] = discards


def seats(rng: random.Random, record: Record) -> int:
    """Seat and round wind (left out at times where they are East) and the dealer's wins; the seat's number."""
    seat = rng.randrange(4)
    if seat or chance(rng, 0.7):
        record["seat_wind"] = SEATS[seat]
    round_wind = rng.choice(SEATS)
    if round_wind != "east" or chance(rng, 0.7):
        record["round_wind"] = round_wind
    if seat == 0 and chance(rng, 0.5):
        record["dealer_wins"] = rng.choice((0, 1, 1, 2, 3, 7))
    return seat


def discarder_only(rng: random.Random, record: Record, seat: int) -> None:
    """The payer of a win on another player's tile, known or not."""
    if chance(rng, 0.7):
        record["from"] = SEATS[(seat + rng.randrange(1, 4)) % 4]


def value_alone(rng: random.Random) -> Record:
    """{"tai": n} instead of tiles."""
    record: Record = {"ruleset": "taiwanese", "rules": random_rules(rng, False)}
    record["tai"] = rng.choice((0, 1, 5, 12, 40, 99))
    seat = seats(rng, record)
    if chance(rng, 0.5):
        record["self_draw"] = True
    else:
        discarder_only(rng, record, seat)
    return record


def bonus_tiles_alone(rng: random.Random) -> Record:
    """Seven bonus tiles and the eighth: robbed from another player, or drawn; the hand need not be there."""
    bonus = rng.sample(range(1, 9), 8)
    record: Record = {"ruleset": "taiwanese", "rules": random_rules(rng, False)}
    seat = seats(rng, record)
    record["bonus"] = "".join(map(str, bonus[1:])) + "f"
    record["winning_tile"] = f"{bonus[0]}f"
    if chance(rng, 0.4):
        sets, pair = five_sets_and_pair(rng)
        concealed, melds = split_melds(rng, sets, pair, seat)
        concealed.pop(rng.randrange(len(concealed)))
        record["hand"], record["melds"] = write_tiles(rng, concealed), melds
    elif chance(rng, 0.3):
        record["hand"] = ""
    if chance(rng, 0.5):
        record["self_draw"] = True
    else:
        record["circumstances"] = ["robbed_bonus"]
        discarder_only(rng, record, seat)
    if chance(rng, 0.3):
        record["discards"] = rng.choice((6, 10, 30))
    return record


def spoil(rng: random.Random, concealed: list[int], copies: Counter[int]) -> None:
    """Change one concealed tile for another, so that the hand is a near miss (or, rarely, a win after all)."""
    index = rng.randrange(len(concealed))
    near = [concealed[index] + step for step in (-2, -1, 1, 2) if 0 <= concealed[index] + step < 34]
    tile = rng.choice(near) if chance(rng, 0.7) else rng.choice(KINDS)
    if copies[tile] < 4:
        copies[concealed[index]] -= 1
        copies[tile] += 1
        concealed[index] = tile


def random_win(rng: random.Random) -> Record:  # noqa: C901
    """A random win record; a few of them are near misses, or hands below the minimum."""
    lot = rng.random()
    if lot < 0.02:
        return value_alone(rng)
    if lot < 0.05:
        return bonus_tiles_alone(rng)
    bonus_off = chance(rng, 0.08)
    record: Record = {"ruleset": "taiwanese"}
    rules = random_rules(rng, bonus_off)
    if rules or chance(rng, 0.5):
        record["rules"] = rules
    seat = seats(rng, record)
    if seat and rules.get("repeat_both_ways") and chance(rng, 0.5):
        record["dealer_wins"] = rng.choice((1, 2, 5))
    melds: list[Record] = []
    if lot < 0.14:
        concealed = seven_pairs(rng)
        winning = rng.choice(concealed)
    else:
        sets, pair = five_sets_and_pair(rng)
        concealed, melds = split_melds(rng, sets, pair, seat)
        winning = pair if chance(rng, 0.15) else rng.choice(concealed)
    copies = Counter(concealed)
    for meld in melds:
        copies.update(SUITS.index(meld["tiles"][-1]) * 9 + int(rank) - 1 for rank in meld["tiles"][:-1])
    if chance(rng, 0.03):
        spoil(rng, concealed, copies)
        winning = rng.choice(concealed)
    bonus = [] if bonus_off else random_bonus(rng)
    if bonus:
        record["bonus"] = "".join(map(str, bonus)) + "f"
    if melds or chance(rng, 0.1):
        record["melds"] = melds
    circumstances(rng, record, seat, rules.get("preset", "high"), copies, winning)
    hand = list(concealed)
    hand.remove(winning)
    record["hand"] = write_tiles(rng, hand)
    record["winning_tile"] = f"{winning % 9 + 1}{SUITS[winning // 9]}"
    return record
