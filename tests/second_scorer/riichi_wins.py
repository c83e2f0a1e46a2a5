"""Random riichi win records: physically possible, free of contradictions, by rules that the library can be told.

Rare hands (themes in `riichi_pieces`) are built on purpose, so that every yaku and every yakuman comes up. A few
records are no wins, or wins without a yaku.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from second_scorer.random_pieces import SUITS, Piece, chance, tiles_of
from second_scorer.riichi_pieces import (
    INDICATOR_OF,
    four_sets_and_pair,
    nine_gates,
    seven_pairs,
    thirteen_orphans,
)

Record = dict[str, Any]
Meld = tuple[str, list[int]]  # kind and tiles

SEATS = ("east", "south", "west", "north")
FIVES = (4, 13, 22)
RED = 34  # 34, 35, 36: the red fives

# fmt: off
OPTIONS: dict[str, tuple[Any, ...]] = {
    "open_tanyao": (True, False), "ippatsu": (True, False), "ura_dora": (True, False), "kan_dora": (True, False),
    "pinfu_tsumo": (True, False), "red_fives": (0, 3, 4), "double_yakuman": (True, False),
    "multiple_yakuman": (True, False), "kazoe": ("yakuman", "sanbaiman"), "kiriage": (True, False),
    "double_wind_pair_fu": (2, 4), "renhou": ("off", "mangan", "yakuman"), "honba_value": (300, 1500),
    "two_han_from_honba": (0, 5),
}
# fmt: on


class Tiles:
    """The tiles of a win before they are written down."""

    def __init__(self, concealed: list[int], winning: int, melds: list[Meld]) -> None:
        self.hand = list(concealed)
        self.hand.remove(winning)
        self.winning = [winning]
        self.melds = melds
        self.dora: list[int] = []
        self.ura: list[int] = []
        self.out = Counter(concealed)
        for _, tiles in melds:
            self.out.update(tiles)

    @property
    def closed(self) -> bool:
        """Whether nothing was claimed."""
        return all(kind == "concealed_kong" for kind, _ in self.melds)

    @property
    def kongs(self) -> int:
        """The winner's Kongs."""
        return sum("kong" in kind for kind, _ in self.melds)

    def lists(self) -> list[list[int]]:
        """Every tile there is, in the lists that the record is written from."""
        return [self.hand, self.winning, *(tiles for _, tiles in self.melds), self.dora, self.ura]


def random_rules(rng: random.Random) -> Record:
    """A preset (info_pl by default) and none, some or many options."""
    rules: Record = {}
    if chance(rng, 0.7):
        rules["preset"] = rng.choice(("info_pl", "tenhou"))
    share = rng.choice((0.0, 0.1, 0.25, 0.5))
    rules |= {option: rng.choice(values) for option, values in OPTIONS.items() if chance(rng, share)}
    return rules


def split_melds(rng: random.Random, sets: list[Piece], pair: int) -> tuple[list[int], list[Meld]]:
    """The concealed tiles of a complete hand, winning tile included, and its melds."""
    number = rng.choice((0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4))
    copies = Counter(kind for piece in [*sets, ("pair", pair)] for kind in tiles_of(piece))
    kongs, hidden = rng.choice((0.0, 0.0, 0.3, 0.9)), rng.choice((0.0, 0.0, 0.0, 0.2, 0.9))
    concealed, melds = [pair, pair], []
    for index, piece in enumerate(sets):
        may_be_kong = piece[0] == "pung" and copies[piece[1]] == 3
        if index < number and may_be_kong and chance(rng, kongs):
            melds.append((rng.choice(("open_kong", "added_kong")), [piece[1]] * 4))
        elif index < number:
            melds.append((piece[0], tiles_of(piece)))
        elif may_be_kong and chance(rng, hidden):
            melds.append(("concealed_kong", [piece[1]] * 4))
        else:
            concealed += tiles_of(piece)
    rng.shuffle(melds)
    return concealed, melds


def random_tiles(rng: random.Random) -> Tiles:
    """A complete hand, at times one tile beside it."""
    lot = rng.random()
    if lot < 0.12:
        special = nine_gates if lot < 0.02 else thirteen_orphans if lot < 0.04 else seven_pairs
        return Tiles(*special(rng), [])
    sets, pair = four_sets_and_pair(rng)
    concealed, melds = split_melds(rng, sets, pair)
    winning = pair if chance(rng, 0.2) else rng.choice(concealed)
    if chance(rng, 0.02):  # another tile for one of the concealed
        index = rng.randrange(len(concealed))
        tile = rng.randrange(34)
        if tile not in [*concealed, *(kind for _, tiles in melds for kind in tiles)]:
            concealed[index] = tile
            winning = rng.choice(concealed)
    return Tiles(concealed, winning, melds)


def first_turn(rng: random.Random, record: Record, seat: int) -> list[str]:
    """A blessing, before the first own discard: no riichi, no last tile, no Kong beside it."""
    if seat == 0:
        record["self_draw"] = True
        return ["blessing_of_heaven"]
    if chance(rng, 0.5):
        record["self_draw"] = True
        return ["blessing_of_earth"]
    if chance(rng, 0.7):
        record["from"] = SEATS[rng.randrange(seat)]
    return ["blessing_of_man"]


def circumstances(rng: random.Random, record: Record, tiles: Tiles, seat: int) -> list[str]:
    """How the hand was won: self-draw, discarder, and circumstances that go together."""
    if not tiles.melds and chance(rng, 0.06):
        return first_turn(rng, record, seat)
    found: list[str] = []
    self_draw = chance(rng, 0.45)
    if tiles.closed and chance(rng, 0.55):
        found.append("double_riichi" if chance(rng, 0.15) else "riichi")
        found += ["ippatsu"] if chance(rng, 0.3) else []
    replaced = self_draw and tiles.kongs > 0 and "ippatsu" not in found and chance(rng, 0.3)
    # a double riichi's next turn is never the last
    late = found != ["double_riichi", "ippatsu"] and chance(rng, 0.1)
    if replaced:
        found.append("replacement_tile")
    if not self_draw and tiles.out[tiles.winning[0]] == 1 and chance(rng, 0.1):
        found.append("robbed_kong")
        tiles.out[tiles.winning[0]] = 4
    elif late:
        found.append("last_tile")
    if chance(rng, 0.01):
        found.append("furiten")
    if self_draw or chance(rng, 0.2):
        record["self_draw"] = self_draw
    if not self_draw and chance(rng, 0.7):
        record["from"] = SEATS[(seat + rng.randrange(1, 4)) % 4]
    rng.shuffle(found)
    return found


def indicator(rng: random.Random, tiles: Tiles) -> int:
    """One more indicator, of a tile in the hand in every second case; never a fifth tile of a kind."""
    while True:
        kind = rng.randrange(34)
        if chance(rng, 0.5):
            kind = INDICATOR_OF[rng.choice(rng.choice([tiles.hand, *(meld for _, meld in tiles.melds)]))]
        if tiles.out[kind] < 4:
            tiles.out[kind] += 1
            return kind


def indicators(rng: random.Random, tiles: Tiles, riichi: bool) -> None:
    """An indicator, one more a Kong (the last one's may be yet to come), some for the others' Kongs; ura as many."""
    if chance(rng, 0.03):
        return
    number = max(1, tiles.kongs + (0 if tiles.kongs and chance(rng, 0.2) else 1) + rng.choice((0, 0, 0, 0, 1, 2, 3)))
    tiles.dora = [indicator(rng, tiles) for _ in range(min(number, 5))]
    if chance(rng, 0.95 if riichi else 0.03):
        tiles.ura = [indicator(rng, tiles) for _ in tiles.dora]


def redden(rng: random.Random, tiles: Tiles, red_fives: int) -> None:
    """Some of the fives are the red ones; never more plain fives than there are."""
    for suit, five in enumerate(FIVES):
        most = 0 if not red_fives else 2 if red_fives == 4 and suit == 1 else 1
        places = [(of, index) for of in tiles.lists() for index, kind in enumerate(of) if kind == five]
        least = max(0, len(places) - (4 - most))
        reds = min(most, len(places)) if chance(rng, 0.6) else least
        for of, index in rng.sample(places, reds):
            of[index] = RED + suit


def write(rng: random.Random, kinds: list[int], in_order: bool = False) -> str:
    """A tile string: sorted, shuffled or with blanks; in this very order where that matters."""
    names = [f"0{SUITS[kind - RED]}" if kind >= RED else f"{kind % 9 + 1}{SUITS[kind // 9]}" for kind in kinds]
    if not in_order:
        names.sort(key=lambda name: (name[1], name[0] if name[0] != "0" else "5"))
        if chance(rng, 0.1):
            rng.shuffle(names)
    text = ""
    for index, name in enumerate(names):
        same_suit = index + 1 < len(names) and names[index + 1][1] == name[1]
        text += name[0] if same_suit else name
    return text.replace("m", "m ") if chance(rng, 0.1) else text


def write_melds(rng: random.Random, melds: list[Meld], seat: int) -> list[Record]:
    """The melds; a Chow comes from the seat before, other claimed sets from anybody else."""
    written = []
    for kind, tiles in melds:
        meld: Record = {"kind": kind, "tiles": write(rng, tiles)}
        if kind != "concealed_kong" and chance(rng, 0.4):
            meld["from"] = SEATS[(seat + (3 if kind == "chow" else rng.randrange(1, 4))) % 4]
        written.append(meld)
    return written


def put(record: Record, key: str, value: Any, unless: Any) -> None:
    """A key that may be left out where it has its usual value."""
    if value != unless:
        record[key] = value


def random_riichi_win(rng: random.Random, rules: Record | None = None) -> Record:
    """A random win record, by random rules or by these."""
    record: Record = {"ruleset": "riichi", "rules": random_rules(rng) if rules is None else dict(rules)}
    tiles, seat = random_tiles(rng), rng.randrange(4)
    put(record, "seat_wind", SEATS[seat], "east" if chance(rng, 0.3) else None)
    put(record, "round_wind", SEATS[seat if chance(rng, 0.2) else rng.randrange(4)], "east")
    found = circumstances(rng, record, tiles, seat)
    indicators(rng, tiles, any(name.endswith("riichi") for name in found))
    redden(rng, tiles, record["rules"].get("red_fives", 3))
    record["hand"], record["winning_tile"] = write(rng, tiles.hand), write(rng, tiles.winning).strip()
    put(record, "melds", write_melds(rng, tiles.melds, seat), [])
    put(record, "circumstances", found, [])
    put(record, "dora", write(rng, tiles.dora, in_order=True), "")
    put(record, "ura_dora", write(rng, tiles.ura, in_order=True), "")
    put(record, "honba", rng.choice((0, 0, 0, 1, 2, 3, 4, 5, 6)), 0)
    put(record, "riichi_sticks", rng.choice((0, 0, 1, 2, 5)), 0)
    return record
