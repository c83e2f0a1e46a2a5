"""What holds for every win: properties on random records."""

import random
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from second_scorer.random_wins import random_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.notation import format_hand, format_reading, format_tiles, parse_hand, parse_tiles
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import WHOLE_SET, count_left, sort_tiles
from mahjong_desktop.records.wins import Win, parse_win
from mahjong_desktop.rules.patterns import ReadingView
from mahjong_desktop.rules.rows import Row
from mahjong_desktop.rules.taiwanese.tables import TABLES

Record = dict[str, Any]

records = st.integers(min_value=0).map(lambda seed: random_win(random.Random(seed)))
wins_with_tiles = records.filter(lambda record: "hand" in record)
tile_texts = st.lists(st.integers(min_value=0, max_value=44)).map(tuple)


def result(record: Record) -> tuple[Any, ...]:
    """All that the score says, or the error."""
    try:
        found = parse_win(record).score()
    except MahjongError as error:
        return error.code, {name: fact for name, fact in error.facts.items() if name != "text"}
    return found.totals, found.settlement, sorted((line.id, line.total) for line in found.patterns)


def scored(record: Record) -> tuple[Win, Score] | None:
    try:
        win = parse_win(record)
        return win, win.score()
    except MahjongError:
        return None


def total(score: Score) -> int:
    return int(score.totals["tai"] or 0)


@given(records, st.randoms(use_true_random=False))
def test_order_of_tiles_and_melds_does_not_matter(record: Record, rng: random.Random) -> None:
    mixed = dict(record)
    for key in ("hand", "bonus"):
        if key in record:
            tiles = list(parse_tiles(record[key]))
            rng.shuffle(tiles)
            mixed[key] = format_tiles(tiles, rng.choice(("", " ")))
    if "melds" in record:
        melds = [meld | {"tiles": format_tiles(reversed(parse_tiles(meld["tiles"])))} for meld in record["melds"]]
        mixed["melds"] = rng.sample(melds, len(melds))
    assert result(mixed) == result(record)


@given(wins_with_tiles, st.sampled_from(list(permutations("mps"))))
def test_suits_are_alike(record: Record, order: tuple[str, ...]) -> None:
    names = str.maketrans("mps", "".join(order))
    changed = {**record, **{key: record[key].translate(names) for key in ("hand", "winning_tile")}}
    if "melds" in record:
        changed["melds"] = [meld | {"tiles": meld["tiles"].translate(names)} for meld in record["melds"]]
    tai = result(record)[0]
    assert result(changed)[0] == tai


@given(records)
def test_payments_sum_to_zero(record: Record) -> None:
    found = scored(record)
    if found is not None:
        payments = found[1].settlement.payments
        assert sum(payment.change for payment in payments) == 0
        assert sum(max(payment.change, 0) for payment in payments) == found[1].settlement.value


@given(records)
def test_best_reading_is_first_and_rows_add_up(record: Record) -> None:
    found = scored(record)
    if found is None or not found[1].patterns:
        return
    win, best = found
    totals = [total(one) for one in (best, *best.others)]
    assert totals == sorted(totals, reverse=True)
    for one in (best, *best.others):
        assert total(one) == sum(line.total for line in one.patterns)
        for line in (*one.patterns, *(replaced.line for replaced in one.replaced)):
            places = one.places(line, win.hand)
            assert len(set(places)) == len(places)
            assert set(places) <= set(range(len(win.hand.tiles)))
            assert line.count > 0
            assert places
    texts = [format_reading(one.reading, win.hand) for one in (best, *best.others) if one.reading is not None]
    assert len(set(texts)) == len(texts)


@given(records)
def test_adding_implied_rows_never_lowers_the_total(record: Record) -> None:
    rules = {**record.get("rules", {}), "minimum_tai": 0}
    drop = scored({**record, "rules": {**rules, "implied_rows": "drop"}})
    add = scored({**record, "rules": {**rules, "implied_rows": "add"}})
    assert (drop is None) == (add is None)
    if drop is not None and add is not None:
        assert total(add[1]) >= total(drop[1])


def by_page(record: Record, **rules: Any) -> int:
    """The Tai without a minimum and with the page's values, but for these rules; less than nothing for no win."""
    known = {key: value for key, value in record.get("rules", {}).items() if key != "rows"}
    found = scored({**record, "rules": {**known, "minimum_tai": 0, **rules}})
    return -1 if found is None else total(found[1])


ROWS = [(preset, row) for preset, table in TABLES.items() for row in table]


@given(records, st.sampled_from(ROWS), st.sampled_from((1, 3, 50)))
def test_a_row_never_lowers_the_total(record: Record, row_of: tuple[str, Row[ReadingView]], more: int) -> None:
    """Switched off, at the page's value, above it: the page gives no row less than what it replaces."""
    preset, row = row_of
    assert row.value is not None
    totals = [by_page(record, preset=preset, rows={row.id: value}) for value in (None, row.value, row.value + more)]
    assert totals[1] == by_page(record, preset=preset)
    # the two bonus wins are none without their row
    assert totals == sorted(totals)


@given(records, st.data())
def test_a_house_row_raised_never_lowers_the_total(record: Record, data: st.DataObject) -> None:
    """Whatever the other rows are worth, and whatever drops what."""
    rules = {**record.get("rules", {}), "minimum_tai": 0}
    rows = rules.get("rows", {})
    row = data.draw(st.sampled_from(TABLES[rules.get("preset", "high")]))
    house = row.value if rows.get(row.id) is None else rows[row.id]
    found = [scored({**record, "rules": {**rules, "rows": {**rows, row.id: value}}}) for value in (house, house + 7)]
    totals = [-1 if one is None else total(one[1]) for one in found]
    assert totals == sorted(totals)


NEVER_LOWER: list[tuple[str, Any, Any]] = [
    # an option, a value, and one under which no hand has fewer Tai
    ("identical_pairs", False, True),
    ("seat_bonus_extra", False, True),
    ("wind_extra", False, True),
    ("unique_wait_only", True, False),
    ("straight_closed_hand", True, False),
    ("beggar_self_draw", False, True),
    ("beggar_keeps_wait", False, True),
    ("peaceful_no_bonus", True, False),
    ("broad_half_flush", False, True),
    ("full_flush_low", False, True),
    ("bouquet_alone", True, False),
]


@given(records, st.sampled_from(NEVER_LOWER))
def test_option_never_lowers_the_total(record: Record, change: tuple[str, Any, Any]) -> None:
    name, less, more = change
    preset = record.get("rules", {}).get("preset", "high")
    assert by_page(record, preset=preset, **{name: less}) <= by_page(record, preset=preset, **{name: more})


@given(records)
def test_minimum_is_what_the_error_says(record: Record) -> None:
    win = scored({**record, "rules": {**record.get("rules", {}), "minimum_tai": 0}})
    if win is None or win[1].reading is None or len(win[0].hand.bonus) == 8:
        return
    code, facts, *_ = result({**record, "rules": {**record.get("rules", {}), "minimum_tai": 10**9}})
    winning = sum(line.total for line in win[1].patterns if line.id == "winning")
    assert (code, facts) == ("below_minimum", {"have": total(win[1]) - winning, "need": 10**9})


@given(records)
def test_limit_caps_every_payment(record: Record) -> None:
    found = scored({**record, "rules": {**record.get("rules", {}), "limit": 1, "tai_value": 1}})
    if found is not None:
        most = 1 + 1 + 2 * max(1, record.get("dealer_wins", 0))
        assert all(payment.change >= -most for payment in found[1].settlement.payments)


@given(tile_texts)
def test_tiles_round_trip(tiles: tuple[int, ...]) -> None:
    assert parse_tiles(format_tiles(tiles)) == tiles
    assert parse_tiles(format_tiles(tiles, " ")) == tiles
    assert sorted(sort_tiles(tiles)) == sorted(tiles)


@given(wins_with_tiles)
def test_hands_round_trip(record: Record) -> None:
    try:
        hand = parse_win(record).hand
    except MahjongError:
        return
    claimed = all(meld.kind != "added_kong" for meld in hand.melds)
    again = parse_hand(format_hand(hand)).draft.hand(17)
    assert sorted(again.tiles) == sorted(hand.tiles)
    if claimed and hand.winning is not None and hand.winning < 34:
        plain = Hand(hand.concealed, hand.winning, tuple(type(meld)(meld.kind, meld.tiles) for meld in hand.melds))
        assert Hand(again.concealed, again.winning, again.melds) == plain


@given(st.text())
def test_any_text_is_read_as_far_as_it_goes(text: str) -> None:
    parsed = parse_hand(text)
    for problem in parsed.problems:
        assert 0 <= problem.start < problem.end <= len(text)
    assert text.endswith(parsed.pending)
    if not parsed.problems and not parsed.pending:
        assert parse_hand(format_hand(parsed.draft.hand(99))).problems == ()


@given(st.text(alphabet="0123456789mpszf()[]+ ", max_size=30))
def test_text_of_tiles_and_brackets_never_fails(text: str) -> None:
    parsed = parse_hand(text)
    for problem in parsed.problems:
        assert 0 <= problem.start < problem.end <= len(text)


@given(st.lists(st.sampled_from(range(45)), max_size=8, unique=True))
def test_tiles_left_are_never_more_than_a_set_holds(held: list[int]) -> None:
    left = count_left(held, WHOLE_SET)
    assert all(left[tile] >= 0 for tile in held)
    assert sum(left[:34]) == 136 - sum(tile < 37 for tile in held)


@pytest.mark.parametrize("seed", range(40))
def test_dealer_rows_stand_beside_the_hand(seed: int) -> None:
    record = random_win(random.Random(seed))
    rules = {key: value for key, value in record.get("rules", {}).items() if key != "minimum_tai"}
    found = scored({**record, "rules": rules})
    if found is not None:
        rows = {line.id for line in found[1].patterns}
        assert not rows & {"dealer_point", "dealer_repeat"}
        assert {name for name, _ in found[1].settlement.extras} <= {"dealer_point", "dealer_repeat"}
