"""A plain scorer for Taiwanese mahjong (17-tile win), written row by row from the rule text.

It is the second opinion on a faster scorer: nothing here is clever, everything follows the order of the two tables.
Quotations in the docstrings are the lines of the rule text that a function follows.
"""

from __future__ import annotations

from typing import Any

from second_scorer.book_hands import Reading, Scored, Win, contradiction, parse, readings, wait_set
from second_scorer.book_tables import (
    FIRST_DRAGON,
    FIRST_WIND,
    HIGH,
    HIGH_DROPS,
    HONOUR_PUNGS_DROPPED,
    KINDS,
    LOW,
    LOW_DROPS,
    SEATS,
    Counts,
    Record,
)


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
        """The text: "Chows 123, 456, 789 of one suit, at least one melded. With both an open and a concealed copy of a
        Chow, the concealed copy is used" / "none melded": "open", "concealed" or ""."""
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
            len(facts.chows) == 5
            and not facts.honour_pair
            and not win.self_draw
            and facts.waits >= 2
            and not (options["peaceful_no_bonus"] and win.bonus)
        ),
        "all_pungs": len(facts.pungs) == 5,
        "three_concealed_pungs": concealed == 3,
        "four_concealed_pungs": concealed == 4,
        "five_concealed_pungs": concealed == 5,
        "half_flush": (
            facts.suits == 1 and facts.honours
            if options["broad_half_flush"]
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
    """The text: "rules.rows: {row id: Tai, or null for off}", starting from high or low."""
    return {**(HIGH if options["preset"] == "high" else LOW), **options["rows"]}


def drop_rows(rows: Counts, options: dict[str, Any]) -> Counts:
    """The text: "Only rows that remain drop others: a row that is itself dropped drops nothing"."""
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
    """The text: "the highest total counts; rows of two readings never mix": every reading, the best first."""
    found = readings(win)
    waits = len(wait_set(win)) if found and (win.options["preset"] == "low" or win.options["unique_wait_only"]) else 0
    return sorted((score_reading(win, reading, waits) for reading in found), key=lambda one: -one.tai)


def settle(
    tai: int, winner: str, self_draw: bool, discarder: str | None, dealer_wins: int, options: dict[str, Any]
) -> dict[str, int]:
    """The text: "A payer pays tai_value × (T + [winner is East]·(1 + r) + [payer is East]·1), T capped by limit, r = 2
    where n ≥ 1, else 0"; repeat_growing: r = 2n; repeat_both_ways: East pays r too when he pays."""
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
    """The text: "tai (T before the cap, no dealer rows), value = what all payers pay together, dealer rows in"."""
    payments = settle(tai, win.seat, win.self_draw, record.get("from"), record.get("dealer_wins", 0), win.options)
    patterns = [{"id": row, "value": table_of(win.options)[row], "count": count} for row, count in counts.items()]
    return {
        "ok": True,
        "ruleset": "taiwanese",
        "tai": tai,
        "value": payments.get(win.seat, 0),
        "patterns": patterns,
        "payments": payments,
        "reading": reading,
    }


def failure(code: str, **more: Any) -> Record:
    """The text: "An error: {ok: false, error: {code, ...}}"."""
    return {"ok": False, "error": {"code": code, **more}}


def bonus_win(record: Record, win: Win) -> Record:
    """The text: "with robbed_bonus (and from) it is robbing_eighth_bonus, with self_draw eight_bonus_tiles alone"; "no
    other row"; "Neither asks the minimum; dealer rows apply"."""
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
    """The text: "Ties: any, but always the same one": the rows (id: count) of each reading with the highest total."""
    scored = scored_readings(parse(record))
    different: list[Counts] = []
    for one in scored:
        if one.tai == scored[0].tai and one.counts not in different:
            different.append(one.counts)
    return different
