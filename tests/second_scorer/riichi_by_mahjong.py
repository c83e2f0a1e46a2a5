"""Riichi records scored by the PyPI library `mahjong`: records in, its figures in this program's words out.

What the library has no option for is either put into its words here (docstrings say how) or never asked of it:
`rinshan_fu` off, `liable`, values without tiles. Quotations are the lines of the rule text that a function follows.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from unittest.mock import patch

from mahjong.constants import AKA_DORAS, EAST
from mahjong.hand_calculating import hand as library
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.scores import ScoresCalculator
from mahjong.meld import Meld

Record = dict[str, Any]

SEATS = ("east", "south", "west", "north")
SUITS = "mpsz"

# fmt: off
NAMES = {
    0: "menzen_tsumo", 1: "riichi", 3: "ippatsu", 4: "chankan", 5: "rinshan", 6: "haitei", 7: "houtei",
    8: "double_riichi", 12: "pinfu", 13: "tanyao", 14: "iipeikou", 15: "haku", 16: "hatsu", 17: "chun",
    18: "seat_wind", 19: "seat_wind", 20: "seat_wind", 21: "seat_wind", 22: "round_wind", 23: "round_wind",
    24: "round_wind", 25: "round_wind", 26: "sanshoku_doujun", 27: "ittsu", 28: "chanta", 29: "honroutou",
    30: "toitoi", 31: "sanankou", 32: "sankantsu", 33: "sanshoku_doukou", 34: "chiitoitsu", 35: "shousangen",
    36: "honitsu", 37: "junchan", 38: "ryanpeikou", 39: "chinitsu", 100: "kokushi", 101: "chuuren", 102: "suuankou",
    103: "daisangen", 104: "shousuushii", 105: "ryuuiisou", 106: "suukantsu", 107: "tsuuiisou", 108: "chinroutou",
    111: "daisuushii", 112: "kokushi_13_wait", 113: "suuankou_tanki", 114: "junsei_chuuren", 115: "tenhou",
    116: "chiihou", 117: "renhou", 120: "dora", 121: "aka_dora", 122: "ura_dora",
}
DORA = {"dora", "aka_dora", "ura_dora"}
DEFAULTS: Record = {
    "preset": "info_pl", "open_tanyao": True, "ippatsu": True, "ura_dora": True, "kan_dora": True,
    "pinfu_tsumo": True, "red_fives": 3, "double_yakuman": False, "kazoe": "yakuman", "kiriage": False,
    "double_wind_pair_fu": 4, "renhou": "off", "multiple_yakuman": True, "honba_value": 300, "two_han_from_honba": 5,
}
# fmt: on
MELDS = {
    "chow": (Meld.CHI, True),
    "pung": (Meld.PON, True),
    "open_kong": (Meld.KAN, True),
    "added_kong": (Meld.SHOUMINKAN, True),
    "concealed_kong": (Meld.KAN, False),
}
RED_FIVES = {0: AKA_DORAS, 3: AKA_DORAS, 4: AKA_DORAS | {53}}


class Case(NamedTuple):
    """A record in the library's terms."""

    options: Record
    tiles: list[int]
    winning: int
    melds: list[Meld]
    dora: list[int]
    ura: list[int]
    config: HandConfig


class Result(NamedTuple):
    """What the library made of a reading."""

    value: int
    han: int | None
    fu: int | None
    yakuman: int
    patterns: dict[str, int]
    payments: dict[str, int]


def options_of(record: Record) -> Record:
    """The options of a record's rules; the two presets differ, for one hand, in the two-han rule alone."""
    rules = record.get("rules", {})
    tenhou = {"two_han_from_honba": 0} if rules.get("preset") == "tenhou" else {}
    return {**DEFAULTS, **tenhou, **rules}


class Tiles:
    """Gives tiles their numbers of 136: a five's red copies have the first of its four, plain ones the others."""

    def __init__(self, red_fives: int) -> None:
        self.red = {4: 16, 13: 52, 22: 88}
        self.plain = [4 * kind for kind in range(34)]
        if red_fives:
            for kind in self.red:
                self.plain[kind] += 2 if red_fives == 4 and kind == 13 else 1

    def numbers(self, text: str) -> list[int]:
        """The numbers of a string's tiles, sorted."""
        numbers: list[int] = []
        ranks: list[int] = []
        for char in text:
            if char.isdigit():
                ranks.append(int(char))
            elif char in SUITS:
                numbers += [self.number(9 * SUITS.index(char) + (rank or 5) - 1, rank == 0) for rank in ranks]
                ranks = []
        return sorted(numbers)

    def number(self, kind: int, red: bool) -> int:
        """The next free number of a kind."""
        copies = self.red if red else self.plain
        copies[kind] += 1
        return copies[kind] - 1


def case_of(record: Record) -> Case:
    """The record in the library's terms."""
    options = options_of(record)
    numbers = Tiles(options["red_fives"]).numbers
    tiles, (winning,) = numbers(record["hand"]), numbers(record["winning_tile"])
    tiles.append(winning)
    melds = []
    for meld in record.get("melds", []):
        kind, is_open = MELDS[meld["kind"]]
        melds.append(Meld(kind, numbers(meld["tiles"]), is_open))
        tiles += melds[-1].tiles
    dora, ura = numbers(record.get("dora", "")), numbers(record.get("ura_dora", ""))
    if not options["kan_dora"]:  # the first indicator as written, not as sorted
        dora, ura = first_of(record.get("dora", "")), first_of(record.get("ura_dora", ""))
    return Case(
        options, tiles, winning, melds, dora, ura if options["ura_dora"] else [], config_of(record, options, tiles)
    )


def first_of(text: str) -> list[int]:
    """The first indicator of a string alone."""
    text = text.replace(" ", "")
    suit = next((char for char in text if char in SUITS), "")
    return Tiles(0).numbers(text[:1] + suit) if text else []


def config_of(record: Record, options: Record, tiles: list[int]) -> HandConfig:
    """How the hand was won. "Self-draw on a Kan's replacement as the last tile is rinshan only"; renhou as a mangan is
    compared with the rest of the hand afterwards (`results`), for the library would add its five han to it."""
    has = set(record.get("circumstances", [])).__contains__
    self_draw = record.get("self_draw", False)
    seat, round_wind = (EAST + SEATS.index(record.get(key, "east")) for key in ("seat_wind", "round_wind"))
    pair = seat == round_wind and sum(number // 4 == seat for number in tiles) == 2
    return HandConfig(
        is_tsumo=self_draw,
        is_riichi=has("riichi"),
        is_daburu_riichi=has("double_riichi"),
        is_ippatsu=has("ippatsu") and options["ippatsu"],
        is_rinshan=has("replacement_tile"),
        is_chankan=has("robbed_kong"),
        is_haitei=has("last_tile") and self_draw and not has("replacement_tile"),
        is_houtei=has("last_tile") and not self_draw,
        is_tenhou=has("blessing_of_heaven"),
        is_chiihou=has("blessing_of_earth"),
        is_renhou=has("blessing_of_man") and options["renhou"] == "yakuman",
        player_wind=seat,
        # a pair of a double wind is worth 2 fu where only one of the winds is told; no yaku comes of a pair
        round_wind=None if pair and options["double_wind_pair_fu"] == 2 else round_wind,
        kyoutaku_number=record.get("riichi_sticks", 0),
        tsumi_number=record.get("honba", 0) * options["honba_value"] // 300,
        options=OptionalRules(
            has_open_tanyao=options["open_tanyao"],
            has_aka_dora=options["red_fives"] > 0,
            has_double_yakuman=options["double_yakuman"],
            kazoe_limit=HandConfig.KAZOE_LIMITED if options["kazoe"] == "yakuman" else HandConfig.KAZOE_SANBAIMAN,
            kiriage=options["kiriage"],
            fu_for_pinfu_tsumo=not options["pinfu_tsumo"],
            renhou_as_yakuman=True,
            limit_to_sextuple_yakuman=False,
        ),
    )


def result_of(record: Record, config: HandConfig, cost: Any, han: int, fu: int, yaku: list[Any]) -> Result:
    """A reading's figures in our words; a yakuman has no han and no fu."""
    is_open = any(meld["kind"] != "concealed_kong" for meld in record.get("melds", []))
    units = han // 13 if any(one.is_yakuman for one in yaku) else 0
    patterns: dict[str, int] = {}
    for one in yaku:
        worth = one.han_open if is_open and one.han_open else one.han_closed
        patterns[NAMES[117 if one.yaku_id == 11 else one.yaku_id]] = worth // 13 if units else worth
    value = cost["main"] + 2 * cost["additional"]
    payments = payments_of(record, config, cost)
    return Result(value, None if units else han, None if units else fu, units, patterns, payments)


def payments_of(record: Record, config: HandConfig, cost: Any) -> dict[str, int]:
    """The changes of every seat, honba and sticks in."""
    winner = record.get("seat_wind", "east")
    main = cost["main"] + cost["main_bonus"]
    if not config.is_tsumo:
        changes = {record.get("from", "discarder"): -main}
    else:
        others = cost["additional"] + cost["additional_bonus"]
        changes = {seat: -(main if seat == "east" else others) for seat in SEATS if seat != winner}
    return {winner: cost["total"], **changes}


def estimate(case: Case) -> Any:
    """The library's own answer; a second red five in circles is one more in its set of red tiles."""
    library.AKA_DORAS = RED_FIVES[case.options["red_fives"]]
    return HandCalculator.estimate_hand_value(
        case.tiles, case.winning, case.melds, case.dora, case.config, ura_dora_indicators=case.ura
    )


def watched(case: Case) -> list[Any]:
    """Every reading that the library weighs against the others, the one it prefers first; those without a yaku too."""
    seen: list[Any] = []
    rank = library._hand_priority

    def watch(hand: Any) -> Any:
        seen.append(hand)
        return rank(hand)

    with patch.object(library, "_hand_priority", watch):
        estimate(case)
    return sorted({id(hand): hand for hand in seen}.values(), key=rank, reverse=True)


def yaku_han(result: Result) -> int:
    """The han that are no dora; a yakuman has enough of them."""
    return 13 * result.yakuman or sum(han for name, han in result.patterns.items() if name not in DORA)


def one_yakuman(record: Record, case: Case, result: Result) -> list[Result]:
    """ "Option `multiple_yakuman` off: one yakuman at most": the result with only one of those that count most."""
    units = max(result.patterns.values())
    if result.yakuman <= units:
        return [result]
    cost = ScoresCalculator.calculate_scores(13 * units, 0, case.config, is_yakuman=True)
    value, payments = cost["main"] + 2 * cost["additional"], payments_of(record, case.config, cost)
    names = [name for name, worth in result.patterns.items() if worth == units]
    return [Result(value, None, None, units, {name: units}, payments) for name in names]


def mangan_of_renhou(record: Record, case: Case, fu: int) -> Result:
    """ "the hand is worth a mangan without other yaku or dora"."""
    cost = ScoresCalculator.calculate_scores(5, fu, case.config)
    return result_of(record, case.config, cost, 5, fu, [case.config.yaku.renhou])


def results(record: Record, case: Case) -> list[Result]:
    """Every reading that counts as a win, the best first, by the rules that the library does not know as well."""
    options, hands = case.options, watched(case)
    found = [
        result_of(record, case.config, hand["cost"], hand["han"], hand["fu"], hand["hand_yaku"])
        for hand in hands
        if not hand["error"]
    ]
    if not options["multiple_yakuman"]:
        found = [one for result in found for one in one_yakuman(record, case, result)]
    if two_han_rule(record, options):  # "Readings that may not win (two-han rule) are not considered"
        found = [one for one in found if yaku_han(one) >= 2]
    if has_renhou_mangan(record, options) and hands:
        mangan = mangan_of_renhou(record, case, max(hand["fu"] for hand in hands))
        if all(one.value < mangan.value for one in found):  # "if that is more"
            found = [mangan]
    return found


def two_han_rule(record: Record, options: Record) -> bool:
    """ "With 5 honba or more a win needs 2 han of yaku without any dora"."""
    return 0 < options["two_han_from_honba"] <= record.get("honba", 0)


def has_renhou_mangan(record: Record, options: Record) -> bool:
    """Whether the hand may be taken for the mangan of renhou."""
    return options["renhou"] == "mangan" and "blessing_of_man" in record.get("circumstances", [])


def failure(code: str) -> Record:
    """An error object, with its code alone."""
    return {"ok": False, "error": {"code": code}}


def score(record: Record) -> Record:
    """The library's answer to a record, in our words."""
    case = case_of(record)
    if "furiten" in record.get("circumstances", []) and not case.config.is_tsumo:
        return failure("furiten")
    response = estimate(case)
    if response.error == HandCalculator.ERR_HAND_NOT_WINNING:
        return failure("not_a_win")
    options = case.options
    if not options["multiple_yakuman"] or two_han_rule(record, options) or has_renhou_mangan(record, options):
        found = results(record, case)
        if found:
            return {"ok": True, **found[0]._asdict()}
        return failure(response.error or "two_han_needed")
    if response.error:
        return failure(response.error)
    best = result_of(record, case.config, response.cost, response.han, response.fu, response.yaku)
    return {"ok": True, **best._asdict()}


def is_tied(record: Record, answer: Record, patterns: dict[str, int]) -> bool:
    """Whether another reading has the figures of this answer, and these patterns."""
    wanted = (answer["value"], answer["han"], answer["fu"], answer["yakuman"], patterns)
    return any(one[:5] == wanted for one in results(record, case_of(record)))
