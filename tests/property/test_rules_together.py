"""What must hold between the rules themselves, whatever the hand: symmetries of the tiles, spellings, payments."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from second_scorer.classical_wins import random_classical_win
from second_scorer.random_wins import SEATS, random_win
from second_scorer.riichi_wins import random_riichi_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.notation import format_tiles, parse_tiles
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import DRAGONS, FLOWERS, HONOURS, RED_FIVES, SEASONS, WINDS, Tile, is_bonus
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules.registry import VARIANTS
from mahjong_desktop.rules.riichi.dora import DORA

Record = dict[str, Any]

MAKERS: dict[str, Callable[[random.Random], Record]] = {
    "taiwanese": random_win,
    "riichi": random_riichi_win,
    "japanese_classical": random_classical_win,
}
EVERY_VARIANT = pytest.mark.parametrize("name", MAKERS)
EVERY_PRESET = pytest.mark.parametrize(
    ("name", "preset"), [(name, preset) for name in MAKERS for preset in VARIANTS[name].presets]
)
TILE_KEYS = ("hand", "winning_tile", "bonus", "dora", "ura_dora")
BLESSINGS = {"blessing_of_heaven", "blessing_of_earth", "blessing_of_man"}
GREEN = {*parse_tiles("23468s6z")}
ROW_NAMES = dict.fromkeys(("haku", "hatsu", "chun"), "dragon")
DORA_ROWS = {row.id for row in DORA}


def record_of(name: str, data: st.DataObject) -> Record:
    return MAKERS[name](random.Random(data.draw(st.integers(min_value=0))))


def scored(record: Record) -> Score | None:
    try:
        return parse_win(record).score()
    except MahjongError:
        return None


def all_readings(record: Record) -> object:
    """The figures of the best reading, and figures and rows of every one in an order of their own; or the error.

    The rows of the three dragons have one name.
    """
    try:
        best = parse_win(record).score()
    except MahjongError as error:
        return error.code
    each = []
    for one in (best, *best.others):
        rows = sorted((ROW_NAMES.get(line.id, line.id), line.total) for line in (*one.patterns, *one.points))
        each.append((str(dict(one.totals)), rows))
    return dict(best.totals), sorted(each)


def with_tiles(record: Record, change: Callable[[Tile], Tile]) -> Record:
    """The record with other tiles for its tiles."""

    def text(tiles: str) -> str:
        return format_tiles(map(change, parse_tiles(tiles)))

    changed = {**record, **{key: text(record[key]) for key in TILE_KEYS if key in record}}
    if "melds" in record:
        changed["melds"] = [meld | {"tiles": text(meld["tiles"])} for meld in record["melds"]]
    return changed


def is_green(record: Record) -> bool:
    """Whether there are no other tiles than those that are green all over: of them alone a row speaks."""
    texts = [
        record.get("hand", ""),
        record.get("winning_tile", ""),
        *(meld["tiles"] for meld in record.get("melds", [])),
    ]
    return set(parse_tiles("".join(texts))) <= GREEN


# --- the tiles among themselves


def turned(tile: Tile) -> Tile:
    """A wind as the next one, and a bonus tile as that of the next seat."""
    for family in (WINDS, FLOWERS, SEASONS):
        if tile in family:
            return family[(tile - family.start + 1) % 4]
    return tile


def next_seat(seat: str) -> str:
    return SEATS[(SEATS.index(seat) + 1) % 4]


def from_next_seat(record: Record) -> Record:
    """The record or meld with its tile from the next seat, where it says from whom."""
    return {**record, "from": next_seat(record["from"])} if "from" in record else record


@EVERY_VARIANT
@given(data=st.data())
def test_the_winds_are_alike(name: str, data: st.DataObject) -> None:
    """Seats, round, winds and bonus tiles turned together: as many Tai, fan, han and fu. Only luck is East's own."""
    record = record_of(name, data)
    if BLESSINGS & {*record.get("circumstances", ())}:
        return
    record.pop("dealer_wins", None)
    change = with_tiles(record, turned)
    for key in ("seat_wind", "round_wind"):
        change[key] = next_seat(record.get(key, "east"))
    change = from_next_seat(change)
    if "melds" in record:
        change["melds"] = list(map(from_next_seat, change["melds"]))
    assert all_readings(change) == all_readings(record)


@EVERY_VARIANT
@given(data=st.data())
def test_the_dragons_are_alike(name: str, data: st.DataObject) -> None:
    """But for the green one in green hands; indicators turn with them."""
    record = record_of(name, data)
    change = with_tiles(record, lambda tile: DRAGONS[(tile - DRAGONS.start + 1) % 3] if tile in DRAGONS else tile)
    if not (is_green(record) or is_green(change)):
        assert all_readings(change) == all_readings(record)


def mirrored(tile: Tile) -> Tile:
    return tile if tile in HONOURS or tile in RED_FIVES or is_bonus(tile) else tile - 2 * (tile % 9) + 8


@EVERY_VARIANT
@given(data=st.data())
def test_ranks_are_alike_from_either_end(name: str, data: st.DataObject) -> None:
    """But for indicators, which point upwards, and green tiles."""
    record = record_of(name, data)
    record = {key: value for key, value in record.items() if key not in ("dora", "ura_dora")}
    change = with_tiles(record, mirrored)
    if not (is_green(record) or is_green(change)):
        assert all_readings(change) == all_readings(record)


# --- spellings of one win


def tile_by_tile(text: str, rng: random.Random) -> str:
    """The same tiles, each with its suit, blanks between some."""
    return "".join(format_tiles([tile]) + rng.choice(("", "", " ", "\t", "  ")) for tile in parse_tiles(text))


@EVERY_VARIANT
@given(data=st.data())
def test_spellings_of_one_win_score_alike(name: str, data: st.DataObject) -> None:
    """Keys in another order, the usual said, tiles one by one, circumstances twice, no word of melds' sources."""
    record = record_of(name, data)
    rng = data.draw(st.randoms(use_true_random=False))
    told = [*record.get("circumstances", ()), *record.get("circumstances", ())]
    usual: Record = {"self_draw": False, "from": None, "seat_wind": "east", "round_wind": "east"}
    change = usual | record
    if "hand" in record:
        change |= {"melds": record.get("melds", []), "circumstances": rng.sample(told, len(told))}
        change |= {key: tile_by_tile(record[key], rng) for key in TILE_KEYS if key in record}
        change["melds"] = [
            {"tiles": tile_by_tile(meld["tiles"], rng), "kind": meld["kind"]} for meld in change["melds"]
        ]
    items = list(change.items())
    rng.shuffle(items)
    assert answer_of(dict(items)) == answer_of(record)


def answer_of(record: Record) -> object:
    try:
        found = parse_win(record).score()
    except MahjongError as error:
        return error.code, error.field
    return found


@EVERY_VARIANT
@given(data=st.data())
def test_options_at_their_values_change_nothing(name: str, data: st.DataObject) -> None:
    """All options given, at the values they have by the preset and the record's own differences."""
    record = record_of(name, data)
    try:
        ruleset = parse_win(record).ruleset
    except MahjongError:
        return
    every = {key: list(value) if isinstance(value, tuple) else value for key, value in ruleset.values.items()}
    rules = every | {"preset": ruleset.choice.preset, "rows": dict(ruleset.choice.rows)}
    if not ruleset.choice.rows:
        del rules["rows"]
    assert answer_of(record | {"rules": rules}) == answer_of(record)


BETWEEN_HANDS = {
    "taiwanese": "draw_repeat start rounds",
    "riichi": "honba_winners honba_on_draw carried_honba multi_ron triple_ron deposits noten_total nagashi_mangan"
    " nine_terminals four_winds four_riichi four_kongs dealer_stays length extension extension_rounds extension_end"
    " target agari_yame bust start return_points uma ties leftover_sticks chombo chombo_points",
    "japanese_classical": "several_winners draw_keeps_east start rounds",
}


@EVERY_VARIANT
@given(data=st.data())
def test_options_of_the_table_change_no_hand(name: str, data: st.DataObject) -> None:
    record = record_of(name, data)
    options = [option for option in VARIANTS[name].options if option.table]
    assert [option.id for option in options] == BETWEEN_HANDS[name].split()
    option = data.draw(st.sampled_from(options))
    for value in option.choices or ((True, False) if isinstance(option.default, bool) else (option.default,)):
        with_value = record | {"rules": {**record.get("rules", {}), option.id: value}}
        assert answer_of(with_value) == answer_of(record)


@given(data=st.data())
def test_red_fives_are_fives_and_dora_no_more(data: st.DataObject) -> None:
    record = record_of("riichi", data)
    plain = with_tiles(record, lambda tile: 9 * (tile - RED_FIVES.start) + 4 if tile in RED_FIVES else tile)
    found, as_fives = scored(record), scored(plain)
    assert (found is None) == (as_fives is None)
    if found is not None and as_fives is not None:
        assert yaku_of(found) == yaku_of(as_fives)


def yaku_of(best: Score) -> list[object]:
    """The rows of every reading but dora, in an order of their own."""
    return sorted(
        [sorted((line.id, line.total) for line in (*one.patterns, *one.points) if line.id not in DORA_ROWS)]
        for one in (best, *best.others)
    )


# --- payments


@EVERY_PRESET
@given(data=st.data())
def test_payments_sum_to_the_deposits_under_every_preset(name: str, preset: str, data: st.DataObject) -> None:
    """Whoever is liable, whatever the counters: as much is paid as got, but for the deposits on the table."""
    record = record_of(name, data)
    options = {key: value for key, value in record.get("rules", {}).items() if key != "rows"}
    record["rules"] = {**options, "preset": preset}
    if name == "riichi" and data.draw(st.booleans()):
        record["liable"] = data.draw(st.sampled_from(SEATS))
    found = scored(record)
    if found is None:
        return
    changes = {payment.seat: payment.change for payment in found.settlement.payments}
    sticks = 1000 * record.get("riichi_sticks", 0)
    assert sum(changes.values()) == sticks
    winner = parse_win(record).situation.seat_wind
    assert all(change < 0 for seat, change in changes.items() if seat is not winner)
    # dealer rows are in a Taiwanese hand's value already
    extras = dict(found.settlement.extras) if name == "riichi" else {}
    assert changes.get(winner, 0) == found.settlement.value + sum(extras.values())
