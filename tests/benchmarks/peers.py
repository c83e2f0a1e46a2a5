"""Riichi hands as other scorers want them: each peer's own objects, made from win records by Tenhou's rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld
from mahjong.tile import TilesConverter

from mahjong_desktop.core.hands import Hand
from mahjong_desktop.records.wins import parse_win

Record = dict[str, Any]
WINDS = {"east": 0, "south": 1, "west": 2, "north": 3}
SUITS = "mpsz"


class Ready(NamedTuple):
    """One hand made ready for a scorer: its score's points, and its waits where it looks for them."""

    score: Callable[[], int]
    waits: Callable[[], object] | None = None


def ours(record: Record) -> Ready:
    """This program: each time a hand that has not been asked anything yet, with its whole breakdown."""
    win = parse_win(record)
    ruleset, hand, situation = win.ruleset, win.hand, win.situation

    def score() -> int:
        fresh = Hand(hand.concealed, hand.winning, hand.melds, hand.bonus)
        return ruleset.score(fresh, situation).settlement.value

    return Ready(score, lambda: ruleset.waits(Hand(hand.concealed, None, hand.melds, hand.bonus)))


# --- PyPI mahjong

MELDS = {
    "chow": (Meld.CHI, True),
    "pung": (Meld.PON, True),
    "open_kong": (Meld.KAN, True),
    "added_kong": (Meld.SHOUMINKAN, True),
    "concealed_kong": (Meld.KAN, False),
}
TENHOU = OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False)


def converted(text: str) -> list[int]:
    """A tile string in the library's numbers, by the library."""
    return TilesConverter.one_line_string_to_136_array(text, has_aka_dora=True)


def mahjong_config(record: Record) -> HandConfig:
    """What a record says of how the hand was won."""
    told = told_of(record)
    return HandConfig(
        is_tsumo=told.self_draw,
        is_riichi="riichi" in told.circumstances,
        is_daburu_riichi="double_riichi" in told.circumstances,
        is_ippatsu="ippatsu" in told.circumstances,
        is_rinshan=told.rinshan,
        is_chankan="robbed_kong" in told.circumstances,
        is_haitei=told.haitei,
        is_houtei=told.houtei,
        is_tenhou="blessing_of_heaven" in told.circumstances,
        is_chiihou="blessing_of_earth" in told.circumstances,
        player_wind=EAST + told.seat,
        round_wind=EAST + told.round,
        options=TENHOU,
    )


def mahjong(record: Record) -> Ready:
    """PyPI `mahjong`; it looks for no waits."""
    (winning,) = converted(record["winning_tile"])
    tiles = [*converted(record["hand"]), winning]
    melds = []
    for meld in record.get("melds", ()):
        kind, is_open = MELDS[meld["kind"]]
        melds.append(Meld(kind, sorted(converted(meld["tiles"])), is_open))
        tiles += melds[-1].tiles
    config = mahjong_config(record)
    dora, ura = converted(record.get("dora", "")), converted(record.get("ura_dora", ""))

    def score() -> int:
        found = HandCalculator.estimate_hand_value(tiles, winning, melds, dora, config, ura_dora_indicators=ura)
        assert found.cost is not None
        return int(found.cost["main"] + 2 * found.cost["additional"])

    return Ready(score)


class Told(NamedTuple):
    """How a hand was won, in the words of most libraries."""

    self_draw: bool
    circumstances: frozenset[str]
    haitei: bool
    houtei: bool
    rinshan: bool
    seat: int
    round: int

    def flags(self) -> dict[str, bool]:
        """What two of the peers call by the same names."""
        declared = {name: name in self.circumstances for name in ("riichi", "double_riichi", "ippatsu")}
        won = {"haitei": self.haitei, "houtei": self.houtei, "rinshan": self.rinshan}
        return declared | won | {"chankan": "robbed_kong" in self.circumstances}


def told_of(record: Record) -> Told:
    """What a record says."""
    circumstances = frozenset(record.get("circumstances", ()))
    self_draw = record.get("self_draw", False)
    last, rinshan = "last_tile" in circumstances, "replacement_tile" in circumstances
    return Told(
        self_draw,
        circumstances,
        haitei=last and self_draw and not rinshan,
        houtei=last and not self_draw,
        rinshan=rinshan,
        seat=WINDS[record.get("seat_wind", "east")],
        round=WINDS[record.get("round_wind", "east")],
    )


# --- jansou


def jansou(record: Record) -> Ready:
    """PyPI `jansou`, pure Python."""
    from jansou.analysis.waits import waits
    from jansou.core.hand import CallSource, Hand, Meld, MeldType
    from jansou.core.notation import parse_mpsz
    from jansou.core.rules import preset
    from jansou.core.tiles import Wind
    from jansou.scoring.context import WinContext
    from jansou.scoring.score import score

    kinds = {
        "chow": MeldType.CHII,
        "pung": MeldType.PON,
        "open_kong": MeldType.DAIMINKAN,
        "added_kong": MeldType.SHOUMINKAN,
        "concealed_kong": MeldType.ANKAN,
    }
    told = told_of(record)
    (winning,) = parse_mpsz(record["winning_tile"])
    melds = []
    for meld in record.get("melds", ()):
        tiles = tuple(parse_mpsz(meld["tiles"]))
        claimed = meld["kind"] != "concealed_kong"
        added = {"added": tiles[-1]} if meld["kind"] == "added_kong" else {}
        called = (tiles[0], CallSource.KAMICHA) if claimed else (None, None)
        melds.append(Meld(kinds[meld["kind"]], tiles, *called, **added))
    concealed = parse_mpsz(record["hand"])
    winds = list(Wind)
    context = WinContext(
        preset("tenhou"),
        winds[told.round],
        winds[told.seat],
        told.self_draw,
        **told.flags(),
        tenhou="blessing_of_heaven" in told.circumstances,
        chiihou="blessing_of_earth" in told.circumstances,
        dora_indicators=tuple(parse_mpsz(record.get("dora", ""))),
        ura_indicators=tuple(parse_mpsz(record.get("ura_dora", ""))),
    )
    complete, waiting = Hand((*concealed, winning), melds), Hand(concealed, melds)
    return Ready(lambda: score(complete, winning, context).payment.total, lambda: waits(waiting))


# --- riichienv


def riichienv(record: Record) -> Ready:
    """PyPI `riichienv`, Rust."""
    from riichienv import Conditions, HandEvaluator, Meld, MeldType

    kinds = {
        "chow": MeldType.Chi,
        "pung": MeldType.Pon,
        "open_kong": MeldType.Daiminkan,
        "added_kong": MeldType.Kakan,
        "concealed_kong": MeldType.Ankan,
    }
    told = told_of(record)
    tiles = converted(record["hand"])
    melds = [
        Meld(kinds[meld["kind"]], sorted(converted(meld["tiles"])), meld["kind"] != "concealed_kong")
        for meld in record.get("melds", ())
    ]
    (winning,) = converted(record["winning_tile"])
    dora, ura = converted(record.get("dora", "")), converted(record.get("ura_dora", ""))
    conditions = Conditions(
        tsumo=told.self_draw,
        **told.flags(),
        tsumo_first_turn=bool({"blessing_of_heaven", "blessing_of_earth"} & told.circumstances),
        player_wind=told.seat,
        round_wind=told.round,
    )

    def score() -> int:
        found = HandEvaluator(tiles, melds).calc(
            winning, dora_indicators=dora, ura_indicators=ura, conditions=conditions
        )
        if not told.self_draw:
            return int(found.ron_agari)
        if told.seat == 0:
            return int(3 * found.tsumo_agari_ko)
        return int(found.tsumo_agari_oya + 2 * found.tsumo_agari_ko)

    return Ready(score, lambda: HandEvaluator(tiles, melds).get_waits())


PEERS: dict[str, Callable[[Record], Ready]] = {
    "mahjong-desktop": ours,
    "mahjong (PyPI)": mahjong,
    "jansou": jansou,
    "riichienv (Rust)": riichienv,
}
