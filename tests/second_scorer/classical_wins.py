"""Random Japanese Classical win records: complete hands, physically possible, with all options and circumstances.

Every row is built on purpose (the themes of classical_pieces.py). A few records contradict themselves, a few are no
win, a few are the value alone.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from second_scorer.book_hands import kinds_of
from second_scorer.classical_pieces import classical_seven_pairs, four_sets_and_pair, nine_gates, thirteen_orphans
from second_scorer.random_pieces import SUITS, Piece, chance, tiles_of, write_tiles
from second_scorer.random_wins import SEATS, meld_record, spoil

Record = dict[str, Any]

# fmt: off
OPTIONS: dict[str, tuple[Any, ...]] = {
    "seven_pairs": (True, False), "double_wind_pair": (4, 2), "no_points_pair": ("worthless", "simples"),
    "concealed_on_discard": (True, False), "east_pays_double": (True, False), "several_winners": (True, False),
    "draw_keeps_east": (True, False), "start": (1000, 2000), "rounds": (1, 2, 4),
}
# fmt: on


def random_rules(rng: random.Random) -> Record:
    """The set of fan rows and the options: none, some, many."""
    rules: Record = {}
    if chance(rng, 0.8):
        rules["preset"] = rng.choice(("book", "wikidot", "wikidot"))
    share = rng.choice((0.0, 0.2, 0.5))
    return rules | {option: rng.choice(values) for option, values in OPTIONS.items() if chance(rng, share)}


def seats(rng: random.Random, record: Record) -> int:
    """Seat and round wind, left out at times where they are East; the seat's number."""
    seat = rng.randrange(4)
    if seat or chance(rng, 0.7):
        record["seat_wind"] = SEATS[seat]
    round_wind = SEATS[seat] if chance(rng, 0.2) else rng.choice(SEATS)
    if round_wind != "east" or chance(rng, 0.7):
        record["round_wind"] = round_wind
    return seat


def another(rng: random.Random, seat: int) -> str:
    """Any seat but this one."""
    return SEATS[(seat + rng.randrange(1, 4)) % 4]


def split_melds(rng: random.Random, sets: list[Piece], pair: int, seat: int) -> tuple[list[int], list[Record]]:
    """The concealed tiles of a complete hand, winning tile included, and its melds."""
    copies = Counter(kind for piece in [*sets, ("pair", pair)] for kind in tiles_of(piece))
    claimed, kongs = rng.choice((0.0, 0.0, 0.0, 0.2, 0.4, 0.7, 1.0)), rng.choice((0.0, 0.0, 0.3, 0.9))
    concealed, melds = [pair, pair], []
    for piece in sets:
        is_kong = piece[0] == "pung" and copies[piece[1]] == 3 and chance(rng, kongs)
        if chance(rng, claimed):
            kind = rng.choice(("open_kong", "added_kong")) if is_kong else piece[0]
            melds.append(meld_record(rng, piece, kind, seat))
        elif is_kong:
            melds.append(meld_record(rng, piece, "concealed_kong", seat))
        else:
            concealed += tiles_of(piece)
    rng.shuffle(melds)
    return concealed, melds


def circumstances(rng: random.Random, record: Record, seat: int, only_copy: bool) -> None:
    """How the hand was won, without any contradiction; `only_copy`: no other tile like the winning one is held."""
    melds = record.get("melds", [])
    self_draw = chance(rng, 0.45)
    found: list[str] = []
    if not melds and chance(rng, 0.06):
        self_draw = True
        found.append("blessing_of_earth" if seat else "blessing_of_heaven")
    elif not self_draw and only_copy and chance(rng, 0.12):
        found.append("robbed_kong")
    elif chance(rng, 0.12):
        found.append("last_tile")
    if self_draw and any("kong" in meld["kind"] for meld in melds) and chance(rng, 0.3):
        found.append("replacement_tile")
    if self_draw or chance(rng, 0.2):
        record["self_draw"] = self_draw
    if not self_draw and chance(rng, 0.7):
        record["from"] = another(rng, seat)
    if found or chance(rng, 0.1):
        rng.shuffle(found)
        record["circumstances"] = found


def contradict(rng: random.Random, record: Record) -> None:
    """Change one thing about how the hand was won, which is a contradiction more often than not."""
    change = rng.choice(("self_draw", "from", "circumstance", "circumstance", "circumstance"))
    if change == "self_draw":
        record["self_draw"] = not record.get("self_draw", False)
    elif change == "from":
        record["from"] = rng.choice(SEATS)
    else:
        every = ("replacement_tile", "robbed_kong", "blessing_of_heaven", "blessing_of_earth", "last_tile")
        more = rng.sample(every, rng.choice((1, 1, 2)))
        record["circumstances"] = list(dict.fromkeys([*record.get("circumstances", []), *more]))


def value_alone(rng: random.Random) -> Record:
    """{"points": n, "fan": n} or {"limit": true} instead of tiles."""
    record: Record = {"ruleset": "japanese_classical", "rules": random_rules(rng)}
    seat = seats(rng, record)
    if chance(rng, 0.2):
        record["limit"] = True
    else:
        record |= {"points": rng.choice((*range(20, 52, 2), 62, 100, 110)), "fan": rng.choice((*range(7), 10))}
    if chance(rng, 0.5):
        record["self_draw"] = True
    elif chance(rng, 0.7):
        record["from"] = another(rng, seat)
    if chance(rng, 0.05):
        record["from"] = rng.choice(SEATS)
    return record


def complete_hand(rng: random.Random, rules: Record, seat: int) -> tuple[list[int], list[Record]]:
    """The concealed tiles of a win, winning tile included, and its melds; `rules` learns of seven pairs, mostly."""
    lot = rng.random()
    if lot < 0.12:
        if chance(rng, 0.7):
            rules["seven_pairs"] = True
        return classical_seven_pairs(rng), []
    if lot < 0.14:
        return thirteen_orphans(rng), []
    if lot < 0.17:
        return nine_gates(rng), []
    return split_melds(rng, *four_sets_and_pair(rng), seat)


def random_classical_win(rng: random.Random) -> Record:
    """A random win record."""
    if chance(rng, 0.03):
        return value_alone(rng)
    record: Record = {"ruleset": "japanese_classical"}
    rules = random_rules(rng)
    seat = seats(rng, record)
    concealed, melds = complete_hand(rng, rules, seat)
    if rules or chance(rng, 0.5):
        record["rules"] = rules
    if melds or chance(rng, 0.1):
        record["melds"] = melds
    copies = Counter([*concealed, *(kind for meld in melds for kind in kinds_of(meld["tiles"]))])
    if chance(rng, 0.03):
        spoil(rng, concealed, copies)
    winning = concealed[0] if chance(rng, 0.15) else rng.choice(concealed)
    circumstances(rng, record, seat, copies[winning] == 1)
    if chance(rng, 0.04):
        contradict(rng, record)
    concealed.remove(winning)
    record["hand"] = write_tiles(rng, concealed)
    record["winning_tile"] = f"{winning % 9 + 1}{SUITS[winning // 9]}"
    return record
