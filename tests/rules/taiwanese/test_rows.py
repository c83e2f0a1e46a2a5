"""Each row of both tables: what earns it, what just misses it, and which tiles it names."""

from typing import Any

import pytest
from rules.taiwanese import high_cases, low_cases
from rules.taiwanese.high_cases import HIGH_CASES, OWN_BONUS, Case
from rules.taiwanese.low_cases import LOW_CASES
from rules.taiwanese.shorthand import counts, play, record, score

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.notation import parse_tiles
from mahjong_desktop.core.scores import Line
from mahjong_desktop.help.words import load_examples
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules.taiwanese.tables import HIGH, LOW, TABLES

CASES = [("high", *case) for case in HIGH_CASES] + [("low", *case) for case in LOW_CASES]


def first_case(preset: str, row: str) -> Case:
    return next(tuple(case) for table, *case in CASES if (table, case[0]) == (preset, row))


def line(row: str, text: str, **given: Any) -> Line:
    return next(line for line in score(text, **given).patterns if line.id == row)


@pytest.mark.parametrize(("preset", "row", "count", "text", "given"), CASES)
def test_row_counts(preset: str, row: str, count: int, text: str, given: dict[str, Any]) -> None:
    assert counts(score(text, preset=preset, **given)).get(row, 0) == count


@pytest.mark.parametrize(("preset", "table"), [("high", HIGH), ("low", LOW)])
def test_every_row_has_a_hand_that_earns_it_and_one_that_misses_it(preset: str, table: Any) -> None:
    cases = [(row, count) for name, row, count, *_ in CASES if name == preset]
    ids = {row.id for row in table}
    assert {row for row, count in cases if count} == ids
    never_missed = {row for row in ids if (row, 0) not in cases}
    assert never_missed == set()


VALUES = {
    "high": """
         1 no_bonus_tiles no_honours bonus_tile seat_bonus last_tile_from_wall open_kong honour_pung round_wind_pung
           seat_wind_pung robbing_the_kong concealed_hand self_draw
         2 two_concealed_pungs concealed_kong winning pair_wait closed_wait
         3 no_honours_no_bonus fully_concealed_hand all_chows
         5 little_three_winds three_concealed_pungs open_straight early_win_5_to_10
        10 big_three_winds little_three_dragons four_concealed_pungs ready_on_deal half_flush pure_all_chows all_melded
           all_pungs early_win_under_5 concealed_straight
        20 robbing_eighth_bonus
        30 big_three_dragons little_four_winds seven_pairs_and_pung eight_bonus_tiles
        40 big_four_winds five_concealed_pungs blessing_of_heaven blessing_of_earth full_flush
    """,
    "low": """
         1 one_tile_wait open_kong no_honours no_bonus_tiles concealed_hand self_draw replacement_tile
           last_tile_from_wall robbing_the_kong dragon_pung seat_wind_pung round_wind_pung seat_bonus
         2 concealed_kong beggars_hand four_flowers four_seasons peaceful_win three_concealed_pungs
         3 fully_concealed_hand
         7 all_pungs four_concealed_pungs half_flush full_flush little_three_dragons little_four_winds
        14 five_concealed_pungs big_three_dragons big_four_winds robbing_eighth_bonus eight_bonus_tiles
           blessing_of_heaven blessing_of_earth seven_pairs_and_pung
    """,
}


@pytest.mark.parametrize("preset", TABLES)
def test_values_of_the_table(preset: str) -> None:
    expected: dict[str, int] = {}
    value = 0
    for word in VALUES[preset].split():
        if word.isdecimal():
            value = int(word)
        else:
            expected[word] = value
    assert {row.id: row.value for row in TABLES[preset]} == expected


@pytest.mark.parametrize(("preset", "row"), [(preset, row.id) for preset, table in TABLES.items() for row in table])
def test_row_names_the_tiles_that_earn_it(preset: str, row: str) -> None:
    _, count, text, given = first_case(preset, row)
    hand = play(text, preset=preset, **given).hand
    found = line(row, text, preset=preset, **given)
    places = score(text, preset=preset, **given).places(found, hand)
    tiles = {"high": high_cases.TILES, "low": low_cases.TILES}[preset].get(row)
    expected = hand.tiles[: len(hand.tiles) - len(hand.bonus)] if tiles is None else parse_tiles(tiles)
    assert sorted(hand.tiles[place] for place in places) == sorted(expected)
    assert len(set(places)) == len(places)
    assert (found.count, found.total) == (count, count * found.value)


@pytest.mark.parametrize(("preset", "row"), [(preset, row.id) for preset, table in TABLES.items() for row in table])
def test_hand_scores_the_same_as_a_record(preset: str, row: str) -> None:
    _, _, text, given = first_case(preset, row)
    assert parse_win(record(text, preset=preset, **given)).score() == score(text, preset=preset, **given)


def test_straight_names_the_concealed_copy_of_a_chow() -> None:
    text = "123s 456s 789s 9p (123s) (777z) +9p 3f"
    assert set(score(text).places(line("concealed_straight", text), play(text).hand)) == set(range(1, 10))


@pytest.mark.parametrize(("row", "tiles"), [("four_flowers", "1234f"), ("four_seasons", "5678f")])
def test_a_bouquet_names_its_own_bonus_tiles_alone(row: str, tiles: str) -> None:
    text = f"{OWN_BONUS} 12345678f"
    found = line(row, text, preset="low", rows={"eight_bonus_tiles": None})
    hand = play(text).hand
    assert [hand.tiles[place] for place in score(text).places(found, hand)] == list(parse_tiles(tiles))


def test_winning_tile_stands_in_the_group_that_it_completes() -> None:
    text = "2345m (234p) (567p) (888s) (777z) +5m"
    hand = play(text).hand
    assert hand.winning_place in score(text).places(line("pair_wait", text), hand)


def test_no_win_is_seven_pairs_with_melds_or_a_kong() -> None:
    for text in ("11m 44m 22p 77p 33s 99s 6z (555z) +6z", "11m 44m 22p 77p 33s 99s 6z [5555z] +6z"):
        with pytest.raises(MahjongError) as error:
            score(text)
        assert (error.value.code, error.value.facts["missing"]) == ("not_a_win", 4)


@pytest.mark.parametrize("identical", [True, False])
def test_four_of_a_kind_are_two_pairs_by_option(identical: bool) -> None:
    text = "1111m 22p 77p 33s 99s 555z 6z +6z"
    if identical:
        assert counts(score(text, identical_pairs=True))["seven_pairs_and_pung"] == 1
        return
    with pytest.raises(MahjongError) as error:
        score(text, identical_pairs=False)
    assert (error.value.code, error.value.facts["missing"]) == ("not_a_win", 2)


def test_better_reading_counts_and_the_other_is_listed() -> None:
    best = score("112233445566m 8m 999m +8m")
    assert best.reading is not None
    assert best.reading.shape == "seven_pairs_and_pung"
    totals = [int(other.totals["tai"]) for other in best.others]
    assert totals == sorted(totals, reverse=True)
    assert totals[0] < best.totals["tai"] == 77


def test_a_reading_of_one_tai_is_better_than_one_of_none() -> None:
    """That of three equal Chows is found last; alone it is worth something here."""
    rows = {row.id: None for row in TABLES["low"] if row.id != "peaceful_win"} | {"peaceful_win": 1}
    best = score("111222333m 456p 34s 99s +5s", preset="low", rows=rows)
    assert [one.totals["tai"] for one in (best, *best.others)] == [1, 0]


EXAMPLES = load_examples("taiwanese")


@pytest.mark.parametrize("row", EXAMPLES)
def test_example_in_the_help_earns_its_row(row: str) -> None:
    example = dict(EXAMPLES[row])
    text, preset = example.pop("hand"), example["preset"]
    given: dict[str, Any] = {"seat": example.pop("seat_wind", "east"), "round": example.pop("round_wind", "east")}
    given |= {"circumstances": " ".join(example.pop("circumstances", [])), "discards": None}
    options = {"full_flush_low": True} if preset == "low" else {"seat_bonus_extra": True, "wind_extra": True}
    assert row in counts(score(text, **given | options | example))


def test_every_row_has_an_example() -> None:
    assert set(EXAMPLES) == {row.id for table in TABLES.values() for row in table}
