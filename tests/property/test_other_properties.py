"""What holds for every riichi and every classical win: properties on random records, and on any JSON at all."""

import json
import random
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules.shorthand import errors_of_people
from second_scorer.classical_wins import random_classical_win
from second_scorer.random_wins import random_win
from second_scorer.riichi_wins import random_riichi_win

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.notation import format_hand, format_reading, format_tiles, parse_hand, parse_tiles
from mahjong_desktop.core.scores import Score
from mahjong_desktop.records.stream import answers
from mahjong_desktop.records.wins import Win, parse_win
from mahjong_desktop.rules.registry import VARIANTS

Record = dict[str, Any]


def from_seed(make: Callable[[random.Random], Record]) -> st.SearchStrategy[Record]:
    return st.integers(min_value=0).map(lambda seed: make(random.Random(seed)))


riichi, classical = from_seed(random_riichi_win), from_seed(random_classical_win)
either = riichi | classical
SUITED = ("hand", "winning_tile", "dora", "ura_dora")
MEETS_DORA = {"dora", "ura_dora"}


def scored(record: Record) -> tuple[Win, Score] | None:
    try:
        win = parse_win(record)
        return win, win.score()
    except MahjongError:
        return None


def result(record: Record) -> tuple[Any, ...]:
    """The figures and the rows, or the error."""
    try:
        found = parse_win(record).score()
    except MahjongError as error:
        return error.code, {name: fact for name, fact in error.facts.items() if name not in ("text", "tile")}
    return dict(found.totals), found.settlement


def value(record: Record) -> int:
    """What all payers pay; less than nothing for no win."""
    found = scored(record)
    return -1 if found is None else found[1].settlement.value


def with_rules(record: Record, **rules: Any) -> Record:
    return {**record, "rules": {**record.get("rules", {}), **rules}}


@given(either, st.randoms(use_true_random=False))
def test_order_of_tiles_and_melds_does_not_matter(record: Record, rng: random.Random) -> None:
    if "hand" not in record:
        return
    tiles = list(parse_tiles(record["hand"]))
    rng.shuffle(tiles)
    mixed = {**record, "hand": format_tiles(tiles, rng.choice(("", " ")))}
    if "melds" in record:
        melds = [meld | {"tiles": format_tiles(reversed(parse_tiles(meld["tiles"])))} for meld in record["melds"]]
        mixed["melds"] = rng.sample(melds, len(melds))
    assert result(mixed) == result(record)


@given(either, st.sampled_from(list(permutations("mps"))))
def test_suits_are_alike(record: Record, order: tuple[str, ...]) -> None:
    """But for the green tiles, which are bamboos, and the second red five of circles."""
    names = str.maketrans("mps", "".join(order))
    changed = {**record, **{key: record[key].translate(names) for key in SUITED if key in record}}
    if "melds" in record:
        changed["melds"] = [meld | {"tiles": meld["tiles"].translate(names)} for meld in record["melds"]]
    found = [one[1].patterns for one in map(scored, (record, changed)) if one is not None]
    green = any(line.id == "ryuuiisou" for patterns in found for line in patterns)
    if not green and record.get("rules", {}).get("red_fives") != 4:
        assert result(changed) == result(record)


@given(either)
def test_payments_sum_to_the_deposits(record: Record) -> None:
    found = scored(record)
    if found is None:
        return
    settlement = found[1].settlement
    extras = dict(settlement.extras)
    changes = [payment.change for payment in settlement.payments]
    assert sum(changes) == extras.get("riichi_sticks", 0) == 1000 * record.get("riichi_sticks", 0)
    assert sum(change for change in changes if change > 0) == settlement.value + sum(extras.values())
    assert all(changes)


@given(either)
def test_best_reading_is_first_and_rows_add_up(record: Record) -> None:
    found = scored(record)
    if found is None or found[1].reading is None:
        return
    win, best = found
    scores = (best, *best.others)
    values = [one.settlement.value for one in scores]
    assert values == sorted(values, reverse=True)
    for one in scores:
        total = sum(line.total for line in one.patterns)
        assert total == next(one.totals[key] for key in ("fan", "han", "yakuman") if one.totals.get(key) is not None)
        base = sum(line.total for line in one.points)
        rounded = one.totals.get("fu") or one.totals.get("base") or 0
        assert base <= int(rounded) < base + 10
        for line in (*one.patterns, *one.points, *(replaced.line for replaced in one.replaced)):
            places = one.places(line, win.hand)
            assert set(places) <= set(range(len(win.hand.tiles)))
            assert line.count > 0
            if line.id not in MEETS_DORA:
                assert len(set(places)) == len(places)
    texts = [format_reading(one.reading, win.hand) for one in scores if one.reading is not None]
    assert len(set(texts)) == len(texts)


NEVER_LOWER: list[tuple[str, Any, Any]] = [
    # an option, a value, and one under which no hand is worth less
    ("open_tanyao", False, True),
    ("ippatsu", False, True),
    ("ura_dora", False, True),
    ("kan_dora", False, True),
    ("kiriage", False, True),
    ("double_yakuman", False, True),
    ("multiple_yakuman", False, True),
    ("rinshan_fu", False, True),
    ("double_wind_pair_fu", 2, 4),
    ("kazoe", "sanbaiman", "yakuman"),
    ("renhou", "off", "mangan"),
    ("renhou", "mangan", "yakuman"),
    ("two_han_from_honba", 5, 0),
]


@given(riichi, st.sampled_from(NEVER_LOWER))
def test_riichi_option_never_lowers_the_value(record: Record, change: tuple[str, Any, Any]) -> None:
    name, less, more = change
    assert value(with_rules(record, **{name: less})) <= value(with_rules(record, **{name: more}))


@given(riichi)
def test_dora_never_lower_the_value_and_are_no_yaku(record: Record) -> None:
    plain = {key: value for key, value in record.items() if key not in MEETS_DORA}
    if result(record)[0] == "too_many_copies":
        return
    assert value(plain) <= value(record)
    assert (value(plain) < 0) == (value(record) < 0)


@given(
    classical,
    st.sampled_from(
        [
            ("seven_pairs", False, True),
            ("concealed_on_discard", False, True),
            ("double_wind_pair", 2, 4),
            ("no_points_pair", "simples", "worthless"),
            ("east_pays_double", False, True),
            ("preset", "book", "wikidot"),
        ]
    ),
)
def test_classical_option_never_lowers_the_value(record: Record, change: tuple[str, Any, Any]) -> None:
    name, less, more = change
    assert value(with_rules(record, **{name: less})) <= value(with_rules(record, **{name: more}))


@given(classical)
def test_classical_score_is_never_over_the_limit(record: Record) -> None:
    found = scored(record)
    if found is not None:
        assert 20 <= int(found[1].totals["score"] or 0) <= 500
        assert int(found[1].totals["score"] or 0) % 10 == 0


@given(either)
def test_hands_round_trip(record: Record) -> None:
    try:
        hand = parse_win(record).hand
    except MahjongError:
        return
    again = parse_hand(format_hand(hand)).draft.hand(14)
    assert (again.concealed, again.winning) == (hand.concealed, hand.winning)
    assert [meld.tiles for meld in again.melds] == [meld.tiles for meld in hand.melds]
    for meld, before in zip(again.melds, hand.melds, strict=True):
        added = before.kind is MeldKind.ADDED_KONG
        assert meld.kind is (MeldKind.OPEN_KONG if added else before.kind)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KEYS = sorted(
    {
        "ruleset",
        "rules",
        "hand",
        "winning_tile",
        "melds",
        "self_draw",
        "from",
        "seat_wind",
        "round_wind",
        "circumstances",
    }
    | {
        key
        for variant in VARIANTS.values()
        for key in (*variant.hand_fields, *variant.table_fields, *variant.figures(), *variant.circumstances)
    }
)
CODES = {error.code for error in errors_of_people()}


def check_answer(record: object) -> None:
    """Any input at all gets an answer or an error object, in either language."""
    for language in ("en", "pl"):
        (answer,) = answers(json.dumps([record]).encode(), language)
        assert answer["ok"] is True or answer["error"]["code"] in CODES
        assert json.dumps(answer, allow_nan=False)


@given(json_values)
def test_any_json_gets_an_answer(record: object) -> None:
    check_answer(record)


@given(
    either | from_seed(random_win),
    st.sampled_from(KEYS),
    json_values | st.sampled_from(["east", "1m", "0p", "mangan", 3]),
)
def test_any_value_of_a_key_gets_an_answer(record: Record, key: str, changed: object) -> None:
    check_answer({**record, key: changed})


@given(either, st.sampled_from(list(VARIANTS)), st.dictionaries(st.sampled_from(KEYS), json_values, max_size=3))
def test_any_keys_of_any_variant_get_an_answer(record: Record, name: str, changes: Record) -> None:
    check_answer({**record, "ruleset": name, **changes})


@pytest.mark.parametrize("name", VARIANTS)
@given(options=st.data())
def test_any_value_of_an_option_gets_an_answer(name: str, options: st.DataObject) -> None:
    option = options.draw(st.sampled_from(VARIANTS[name].options))
    chosen = options.draw(json_values | st.sampled_from([*option.choices, option.default]))
    if isinstance(chosen, tuple):
        chosen = list(chosen)
    check_answer({"ruleset": name, "rules": {option.id: chosen}, "hand": "123m456p789s11z55z", "winning_tile": "5z"})
