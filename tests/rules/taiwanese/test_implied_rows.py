"""Rows that replace others, house values, the minimum and the limit."""

from typing import Any

import pytest
from rules.taiwanese.high_cases import (
    CHOWS,
    CLOSED,
    EARTH,
    FIVE_CONCEALED,
    FOUR_WINDS,
    HEAVEN,
    MELDED,
    MIXED_FAMILIES,
    OWN_BONUS,
    PAIRS_BY_PUNG,
    THREE_WINDS,
)
from rules.taiwanese.low_cases import BEGGAR, PEACE
from rules.taiwanese.shorthand import counts, play, score

from mahjong_desktop.core.errors import BelowMinimum, MahjongError
from mahjong_desktop.core.scores import Replaced

# the hand, what is not as usual, and the rows that do not count: "row count<greater row"
REPLACED = [
    ("high", "777m 345s 6s (234m) (567p) (888s) +6s", {}, "no_bonus_tiles 1<no_honours_no_bonus "
     "no_honours 1<no_honours_no_bonus"),
    ("high", CHOWS, {}, "no_bonus_tiles 1<pure_all_chows no_honours 1<pure_all_chows "
     "no_honours_no_bonus 1<pure_all_chows"),
    ("high", CLOSED, {"self_draw": True}, "self_draw 1<fully_concealed_hand"),
    ("high", "678s 56p 11z (345m) (222z) (444z) +7p 1f", {}, "honour_pung 2<little_three_winds"),
    ("high", MIXED_FAMILIES, {}, "honour_pung 2<little_three_dragons honour_pung 3<big_three_winds "
     "pair_wait 1<all_melded"),
    ("high", THREE_WINDS, {}, "honour_pung 3<little_four_winds little_three_winds 1<little_four_winds"),
    ("high", FOUR_WINDS, {"wind_extra": True}, "honour_pung 4<big_four_winds round_wind_pung 1<big_four_winds "
     "seat_wind_pung 1<big_four_winds"),
    ("high", MELDED, {}, "pair_wait 1<all_melded"),
    ("high", PAIRS_BY_PUNG, {}, "concealed_hand 1<seven_pairs_and_pung"),
    ("high", PAIRS_BY_PUNG, {"self_draw": True}, "fully_concealed_hand 1<seven_pairs_and_pung"),
    ("high", OWN_BONUS + " 12345678f", {"seat_bonus_extra": True}, "bonus_tile 8<eight_bonus_tiles "
     "seat_bonus 2<eight_bonus_tiles"),
    ("high", FIVE_CONCEALED, {}, "concealed_hand 1<five_concealed_pungs all_pungs 1<five_concealed_pungs"),
    ("high", FIVE_CONCEALED, {"self_draw": True}, "fully_concealed_hand 1<five_concealed_pungs "
     "all_pungs 1<five_concealed_pungs"),
    ("high", CLOSED, HEAVEN, "fully_concealed_hand 1<blessing_of_heaven early_win_under_5 1<blessing_of_heaven "
     "ready_on_deal 1<blessing_of_heaven self_draw 1<blessing_of_heaven"),
    ("high", "234m 888m 46p 66p 789s 222z +5p 3f", HEAVEN | {"discards": 7},
     "fully_concealed_hand 1<blessing_of_heaven "
     "early_win_5_to_10 1<blessing_of_heaven ready_on_deal 1<blessing_of_heaven self_draw 1<blessing_of_heaven "
     "closed_wait 1<blessing_of_heaven"),
    ("high", CLOSED, EARTH, "concealed_hand 1<blessing_of_earth early_win_under_5 1<blessing_of_earth "
     "ready_on_deal 1<blessing_of_earth"),
    ("high", "22s 345s 567s 99s (123s) (888s) +9s", {}, "no_bonus_tiles 1<no_honours_no_bonus no_honours 1<full_flush"),
    ("low", CLOSED, {"self_draw": True}, "concealed_hand 1<fully_concealed_hand self_draw 1<fully_concealed_hand"),
    ("low", BEGGAR, {}, "one_tile_wait 1<beggars_hand"),
    ("low", PEACE, {}, "no_honours 1<peaceful_win"),
    ("low", MIXED_FAMILIES, {}, "one_tile_wait 1<beggars_hand dragon_pung 2<little_three_dragons"),
    ("low", FOUR_WINDS, {}, "seat_wind_pung 1<big_four_winds round_wind_pung 1<big_four_winds"),
    ("low", FIVE_CONCEALED, {}, "concealed_hand 1<five_concealed_pungs all_pungs 1<five_concealed_pungs"),
    ("low", OWN_BONUS + " 12345678f", {}, "seat_bonus 2<eight_bonus_tiles four_flowers 1<eight_bonus_tiles "
     "four_seasons 1<eight_bonus_tiles"),
    ("low", FIVE_CONCEALED, {"seat": "east", "self_draw": True, "circumstances": "blessing_of_heaven replacement_tile"},
     "one_tile_wait 1<blessing_of_heaven concealed_hand 1<blessing_of_heaven self_draw 1<blessing_of_heaven "
     "fully_concealed_hand 1<blessing_of_heaven replacement_tile 1<blessing_of_heaven "
     "all_pungs 1<five_concealed_pungs"),
    ("low", CLOSED, {"seat": "east", "self_draw": True, "circumstances": "blessing_of_heaven"},
     "concealed_hand 1<blessing_of_heaven self_draw 1<blessing_of_heaven fully_concealed_hand 1<blessing_of_heaven"),
    ("low", CLOSED, {"self_draw": True, "circumstances": "blessing_of_earth"}, "concealed_hand 1<blessing_of_earth "
     "self_draw 1<blessing_of_earth fully_concealed_hand 1<blessing_of_earth"),
    ("low", PAIRS_BY_PUNG, {"self_draw": True}, "concealed_hand 1<seven_pairs_and_pung "
     "fully_concealed_hand 1<seven_pairs_and_pung"),
]  # fmt: skip


def named(replaced: Replaced) -> str:
    return f"{replaced.line.id} {replaced.line.count}<{replaced.by}"


@pytest.mark.parametrize(("preset", "text", "given", "expected"), REPLACED)
def test_greater_rows_replace_lesser_ones(preset: str, text: str, given: dict[str, Any], expected: str) -> None:
    names = sorted(named(one) for one in score(text, preset=preset, **given).replaced)
    words = expected.split()
    ones = sorted(f"{row} {rest}" for row, rest in zip(words[::2], words[1::2], strict=True))
    if ones and "blessing_of_heaven" in expected:
        # several rows can replace one at once; who is named first is of no weight
        assert [name.partition("<")[0] for name in names] == [one.partition("<")[0] for one in ones]
        return
    assert names == ones


@pytest.mark.parametrize(("preset", "text", "given", "expected"), REPLACED)
def test_added_rows_replace_nothing(preset: str, text: str, given: dict[str, Any], expected: str) -> None:
    dropping = score(text, preset=preset, **given)
    adding = score(text, preset=preset, implied_rows="add", **given)
    assert adding.replaced == ()
    assert adding.reading is not None
    whole = counts(dropping)
    for replaced in dropping.replaced:
        whole[replaced.line.id] = whole.get(replaced.line.id, 0) + replaced.line.count
    if adding.reading == dropping.reading:
        assert counts(adding) == whole
    assert int(adding.totals["tai"] or 0) == sum(line.total for line in adding.patterns)


def test_all_rows_of_a_hand_added() -> None:
    found = score("123456789m 234567p 9s +9s", implied_rows="add", self_draw=True)
    expected = "no_bonus_tiles no_honours no_honours_no_bonus fully_concealed_hand self_draw pure_all_chows "
    expected += "concealed_straight winning pair_wait"
    assert set(counts(found)) == set(expected.split())
    assert found.totals["tai"] == 1 + 1 + 3 + 3 + 1 + 10 + 10 + 2 + 2


def test_exact_counts_stay_exact_when_rows_add() -> None:
    found = counts(score(FIVE_CONCEALED, implied_rows="add"))
    assert {row for row in found if row.endswith("concealed_pungs")} == {"five_concealed_pungs"}


def test_replaced_row_replaces_nothing() -> None:
    # no_honours_no_bonus is itself replaced: what it would replace is named under the row that counts
    assert {one.by for one in score(CHOWS).replaced} == {"pure_all_chows"}


HOUSE = [
    # the hand, what is not as usual, the house rows, and the rows that count then
    (CLOSED, {}, {"winning": 7}, {"bonus_tile": 1, "concealed_hand": 1, "winning": 7, "honour_pung": 1}),
    (CLOSED, {}, {"winning": 0}, {"bonus_tile": 1, "concealed_hand": 1, "winning": 0, "honour_pung": 1}),
    (CLOSED, {}, {"winning": None}, {"bonus_tile": 1, "concealed_hand": 1, "honour_pung": 1}),
    (
        CLOSED,
        {"self_draw": True},
        {"fully_concealed_hand": None, "two_concealed_pungs": None},
        {"bonus_tile": 1, "honour_pung": 1, "self_draw": 1, "winning": 2},
    ),
    (
        FIVE_CONCEALED,
        {},
        {"five_concealed_pungs": None},
        {"bonus_tile": 1, "honour_pung": 1, "concealed_hand": 1, "all_pungs": 10, "pair_wait": 2, "winning": 2},
    ),
    (OWN_BONUS + " 1234f", {}, {"bonus_tile": 5}, {"bonus_tile": 20, "honour_pung": 1, "winning": 2}),
    (OWN_BONUS + " 2f", {}, {"seat_bonus": 5}, {"bonus_tile": 1, "honour_pung": 1, "winning": 2}),
    (
        OWN_BONUS + " 2f",
        {"seat_bonus_extra": True},
        {"seat_bonus": 5},
        {"bonus_tile": 1, "seat_bonus": 5, "honour_pung": 1, "winning": 2},
    ),
]


@pytest.mark.parametrize(("text", "given", "rows", "expected"), HOUSE)
def test_house_rows(text: str, given: dict[str, Any], rows: dict[str, Any], expected: dict[str, int]) -> None:
    found = score(text, rows=rows, **given)
    assert {line.id: line.total for line in found.patterns} == expected
    assert found.totals["tai"] == sum(expected.values())


def test_house_value_can_make_another_reading_the_best() -> None:
    text = "112233445566m 8m 999m +8m"
    best = score(text, rows={"seven_pairs_and_pung": 0})
    assert best.reading is not None
    assert best.reading.shape == "sets_and_pair"


MINIMUM = [
    # hand worth 1 bonus tile + 1 honour Pung + 1 closed hand, and 2 for winning
    (CLOSED, {}, 3, None),
    (CLOSED, {}, 4, 3),
    (CLOSED, {"rows": {"winning": 50}}, 4, 3),
    (CLOSED, {"rows": {"winning": None}}, 3, None),
    (CLOSED, {"seat": "east", "dealer_wins": 3}, 4, 3),
    (CLOSED, {"limit": 1}, 3, None),
    (OWN_BONUS + " 2f", {"self_draw": True}, 3, None),
    (OWN_BONUS + " 2f", {"self_draw": True}, 4, 3),
    (OWN_BONUS + " 12345678f", {}, 99, None),
    (OWN_BONUS + " 12345678f", {"rows": {"eight_bonus_tiles": None}}, 99, 9),
    ("12345678f", {"self_draw": True}, 99, None),
    ("12345678f", {"circumstances": "robbed_bonus"}, 99, None),
    (CLOSED, {"preset": "low"}, 2, None),
    (CLOSED, {"preset": "low"}, 3, 2),
]


@pytest.mark.parametrize(("text", "given", "minimum", "have"), MINIMUM)
def test_minimum(text: str, given: dict[str, Any], minimum: int, have: int | None) -> None:
    ready = play(text, minimum_tai=minimum, **given)
    if have is None:
        assert ready.score().patterns
        return
    with pytest.raises(BelowMinimum) as error:
        ready.score()
    assert error.value.facts == {"have": have, "need": minimum}


@pytest.mark.parametrize(("limit", "paid"), [(0, 44), (1, 1), (43, 43), (44, 44), (45, 44)])
def test_limit_caps_the_payment_and_not_the_total(limit: int, paid: int) -> None:
    found = score("111222333m 444p 55s 66z +5s", self_draw=True, limit=limit, seat="west")
    assert found.totals["tai"] == 44
    assert found.settlement.value == 3 * paid + 1


@pytest.mark.parametrize("preset", ["high", "low"])
@pytest.mark.parametrize("row", ["eight_bonus_tiles", "robbing_eighth_bonus"])
def test_bonus_win_with_its_row_switched_off_is_no_win(preset: str, row: str) -> None:
    how = {"self_draw": True} if row == "eight_bonus_tiles" else {"circumstances": "robbed_bonus"}
    assert counts(score("12345678f", preset=preset, rows={row: 3}, **how)) == {row: 1}
    with pytest.raises(MahjongError) as error:
        score("12345678f", preset=preset, rows={row: None}, **how)
    assert (error.value.code, error.value.field, error.value.facts) == ("not_a_win", "winning_tile", {"missing": 17})
