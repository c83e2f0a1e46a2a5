"""Tiles, hands and readings as text."""

from collections.abc import Callable

import pytest

from mahjong_desktop.core.errors import BadTiles
from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.notation import (
    LONGEST_HAND,
    MORE_THAN_A_SET,
    format_hand,
    format_reading,
    format_tiles,
    parse_hand,
    parse_rack,
    parse_tiles,
)
from mahjong_desktop.core.readings import Shape, Shapes, readings
from mahjong_desktop.core.tiles import CODES, sort_tiles


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ""),
        ("   ", ""),
        ("1m", "1m"),
        ("123m406p11z", "1m 2m 3m 4p 0p 6p 1z 1z"),
        ("123m 406p\t11z\n", "1m 2m 3m 4p 0p 6p 1z 1z"),
        ("3 2 1m", "3m 2m 1m"),
        ("18f", "1f 8f"),
        ("1m1m", "1m 1m"),
        ("31m20p19s75z81f", "3m 1m 2p 0p 1s 9s 7z 5z 8f 1f"),
        ("21f5z9s0p1m", "2f 1f 5z 9s 0p 1m"),
        ("505m", "5m 0m 5m"),
        ("21m" * LONGEST_HAND, " ".join(["2m 1m"] * LONGEST_HAND)),
        (" 2 1 m " * LONGEST_HAND, " ".join(["2m 1m"] * LONGEST_HAND)),
        ("21m" + "9s" * MORE_THAN_A_SET, "2m 1m " + " ".join(["9s"] * MORE_THAN_A_SET)),
    ],
)
def test_tiles_in_text(text: str, codes: str) -> None:
    assert [CODES[tile] for tile in parse_tiles(text)] == codes.split()
    assert parse_rack(text) == sort_tiles(parse_tiles(text)[:MORE_THAN_A_SET])


@pytest.mark.parametrize(
    ("text", "reason", "part", "start", "end"),
    [
        ("m", "suit_alone", "m", 0, 1),
        ("12mp", "suit_alone", "p", 3, 4),
        ("8z", "no_such_tile", "8z", 0, 2),
        ("1238z", "no_such_tile", "8z", 3, 5),
        ("1m 45 0z", "no_such_tile", "0z", 6, 8),
        ("9m 1 9 1 9 z", "no_such_tile", "9z", 5, 12),
        ("9m1\u2003\u00a09\x1cz", "no_such_tile", "9z", 5, 8),
        ("9f", "no_such_tile", "9f", 0, 2),
        ("0f", "no_such_tile", "0f", 0, 2),
        ("90z", "no_such_tile", "9z", 0, 3),
        ("1x", "no_letter", "x", 1, 2),
        ("123M", "no_letter", "M", 3, 4),
        ("1m,2m", "no_letter", ",", 2, 3),
        ("1m-2m", "no_letter", "-", 2, 3),
        ("１m", "no_letter", "１", 0, 1),
        ("²m", "no_letter", "²", 0, 1),
        ("\ud800", "no_letter", "\ud800", 0, 1),
        ("123", "no_suit", "123", 0, 3),
        ("1m 2 3 ", "no_suit", "2 3", 3, 7),
        ("1m" * LONGEST_HAND + "9z", "no_such_tile", "9z", 2 * LONGEST_HAND, 2 * LONGEST_HAND + 2),
    ],
)
def test_text_that_names_no_tiles(text: str, reason: str, part: str, start: int, end: int) -> None:
    for parse in (parse_tiles, parse_rack):
        with pytest.raises(BadTiles) as error:
            parse(text)
        assert error.value.facts == {"reason": reason, "text": part, "start": start, "end": end}


@pytest.mark.parametrize(
    ("codes", "separator", "text"),
    [
        ("", "", ""),
        ("1m 2m 3p", "", "12m3p"),
        ("1m 2m 3p", " ", "12m 3p"),
        ("3m 1m", "", "31m"),
        ("1m 1p 1m", " ", "1m 1p 1m"),
        ("5p 0p 8f", " ", "50p 8f"),
    ],
)
def test_shortest_text_of_tiles(codes: str, separator: str, text: str) -> None:
    assert format_tiles(parse_tiles(codes), separator) == text


HANDS = [
    # text; concealed in order of entry, marked winning tile, melds, bonus
    ("123m 456p", "123m456p", None, [], ""),
    ("6m 5m", "65m", None, [], ""),
    ("123m(555z)[1111s]7s+7s 1f", "123m7s7s", "7s", ["pung 555z", "concealed_kong 1111s"], "1f"),
    ("(555z) 12m (423p) +3m 81f", "12m3m", "3m", ["pung 555z", "chow 234p"], "81f"),
    ("+3m 12m", "3m12m", "3m", [], ""),
    ("(5555p)", "", None, ["open_kong 5555p"], ""),
    ("(5505p)", "", None, ["open_kong 5550p"], ""),
    ("( 340p )", "", None, ["chow 340p"], ""),
    ("(1 1 1 z)", "", None, ["pung 111z"], ""),
    ("", "", None, [], ""),
    ("1f2f", "", None, [], "12f"),
]


@pytest.mark.parametrize(("text", "entered", "marked", "melds", "bonus"), HANDS)
def test_hands_in_text(text: str, entered: str, marked: str | None, melds: list[str], bonus: str) -> None:
    parsed = parse_hand(text)
    assert (parsed.problems, parsed.pending) == ((), "")
    draft = parsed.draft
    assert format_tiles(draft.entered) == format_tiles(parse_tiles(entered))
    assert (None if draft.chosen is None else CODES[draft.chosen]) == marked
    assert [f"{meld.kind.value} {format_tiles(meld.tiles)}" for meld in draft.melds] == melds
    assert format_tiles(draft.bonus) == bonus


@pytest.mark.parametrize(
    ("text", "pending", "entered"),
    [
        ("12", "12", ""),
        ("123m 4", "4", "123m"),
        ("123m4", "4", "123m"),
        ("123m +", "+", "123m"),
        ("123m +4", "+4", "123m"),
        ("123m (", "(", "123m"),
        ("123m (55", "(55", "123m"),
        ("123m (555z 1m", "(555z 1m", "123m"),
        ("123m [55", "[55", "123m"),
        ("123m (x", "(x", "123m"),
    ],
)
def test_unfinished_end_is_pending(text: str, pending: str, entered: str) -> None:
    parsed = parse_hand(text)
    assert (parsed.pending, parsed.problems) == (pending, ())
    assert format_tiles(parsed.draft.entered) == entered


PROBLEMS = [
    # text, where, code and reason, what could be read all the same
    ("123m x 4p", 5, 6, "bad_tiles", "no_letter", "123m4p"),
    ("X1m 4p", 0, 1, "bad_tiles", "no_letter", "4p"),
    ("12mx 4p", 3, 4, "bad_tiles", "no_letter", "4p"),
    ("123m 9z 4p", 5, 7, "bad_tiles", "no_such_tile", "123m4p"),
    ("123 4p", 0, 3, "bad_tiles", "no_suit", "4p"),
    ("4 5p", 0, 1, "bad_tiles", "no_suit", "5p"),
    ("m 5p", 0, 1, "bad_tiles", "suit_alone", "5p"),
    ("1m )", 3, 4, "bad_tiles", "no_letter", "1m"),
    ("1m ]", 3, 4, "bad_tiles", "no_letter", "1m"),
    ("1m (9z9z9z) 2m", 4, 6, "bad_tiles", "no_such_tile", "1m2m"),
    ("1m (1(23m) 2m", 5, 6, "bad_tiles", "no_letter", "1m2m"),
    ("1m (1X2m) 2m", 5, 6, "bad_tiles", "no_letter", "1m2m"),
    ("1m (12) 2m", 4, 6, "bad_tiles", "no_suit", "1m2m"),
    ("1m (124m) 2m", 3, 9, "bad_meld", "run", "1m2m"),
    ("1m (891m) 2m", 3, 9, "bad_meld", "run", "1m2m"),
    ("1m (123z) 2m", 3, 9, "bad_meld", "run", "1m2m"),
    ("1m (9m1p2p)", 3, 11, "bad_meld", "run", "1m"),
    ("1m (1112m)", 3, 10, "bad_meld", "same", "1m"),
    ("1m (55m)", 3, 8, "bad_meld", "size", "1m"),
    ("1m (12345m)", 3, 11, "bad_meld", "size", "1m"),
    ("1m ()", 3, 5, "bad_meld", "size", "1m"),
    ("1m [111m]", 3, 9, "bad_meld", "size", "1m"),
    ("1m [1112m]", 3, 10, "bad_meld", "same", "1m"),
    ("1m (123f)", 3, 9, "bad_meld", "bonus", "1m"),
    ("1m [1234f]", 3, 10, "bad_meld", "bonus", "1m"),
    ("1m +23m", 3, 7, "bad_tiles", "one_winning_tile", "1m"),
    ("1m +3f", 3, 6, "bad_tiles", "one_winning_tile", "1m"),
    ("1m + 2m", 3, 4, "bad_tiles", "one_winning_tile", "1m2m"),
    ("+1m +2m", 4, 7, "bad_tiles", "one_winning_tile", "1m"),
    ("1m +9z 2m", 4, 6, "bad_tiles", "no_such_tile", "1m2m"),
]


@pytest.mark.parametrize(("text", "start", "end", "code", "reason", "entered"), PROBLEMS)
def test_problems_in_text(text: str, start: int, end: int, code: str, reason: str, entered: str) -> None:
    parsed = parse_hand(text)
    found = [(one.start, one.end, one.error.code, one.error.facts["reason"]) for one in parsed.problems]
    assert found == [(start, end, code, reason)]
    assert parsed.pending == ""
    assert format_tiles(parsed.draft.entered) == format_tiles(parse_tiles(entered))


@pytest.mark.parametrize(
    ("text", "shorthand", "field", "reason", "part"),
    [("1m +23m", False, None, "one_winning_tile", "+23m"), ("1m ()", True, "melds", "empty", "()")],
)
def test_problem_repeats_what_was_written(
    text: str, shorthand: bool, field: str | None, reason: str, part: str
) -> None:
    (problem,) = parse_hand(text, shorthand=shorthand).problems
    assert problem.error.field == field
    assert problem.error.facts == {"reason": reason, "text": part}


SHORT = [
    ("(5z)", "(555z)"),
    ("(0p)", "(550p)"),
    ("[9s]", "[9999s]"),
    ("[0p]", "[5550p]"),
    ("(24s)", "(234s)"),
    ("(31m)", "(123m)"),
    ("(79p)", "(789p)"),
    ("(7z(24s[9s+5m", "+5m (777z) (234s) [9999s]"),
    ("123m (555z [1111s] 7s", "123m 7s (555z) [1111s]"),
]


@pytest.mark.parametrize(("text", "written_out"), SHORT)
def test_shorthand(text: str, written_out: str) -> None:
    parsed = parse_hand(text, shorthand=True)
    assert (parsed.problems, parsed.pending) == ((), "")
    assert format_hand(parsed.draft.hand(17)) == format_hand(parse_hand(written_out).draft.hand(17))
    assert parse_hand(text).problems or parse_hand(text).pending, "only where somebody types"


@pytest.mark.parametrize(
    "text",
    ["(57z)", "(91m)", "(23s)", "(55z)", "[24s]", "[11m]", "(1f)", "[1f]", "(5z1f)", "[1f5z]", "(8m1p)", "()", "[]"],
)
def test_what_is_no_shorthand_is_an_error(text: str) -> None:
    """And it is said back as it was written, in rack order, with nothing implied."""
    (problem,) = parse_hand(text, shorthand=True).problems
    assert problem.error.code == "bad_meld"
    codes = tuple(CODES[tile] for tile in sort_tiles(parse_tiles(text[1:-1])))
    assert problem.error.facts.get("tiles", ()) == codes


@pytest.mark.parametrize("text", ["(5", "(5z", "[9s", "1m (24s"])
def test_shorthand_needs_its_end(text: str) -> None:
    assert parse_hand(text, shorthand=True).pending == text[text.index(text.strip("1m ")[0]) :]


@pytest.mark.parametrize(("text", "start", "end", "code"), [one[:4] for one in PROBLEMS if one[0].count("(") < 2])
def test_shorthand_changes_no_other_problem(text: str, start: int, end: int, code: str) -> None:
    found = [(one.start, one.end, one.error.code) for one in parse_hand(text, shorthand=True).problems]
    assert found == [(start, end, code)]


def test_every_problem_is_listed() -> None:
    parsed = parse_hand("x 9z (12m) 1m 4")
    assert [problem.error.facts["reason"] for problem in parsed.problems] == ["no_letter", "no_such_tile", "size"]
    assert (parsed.pending, len(parsed.draft.entered)) == ("4", 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "123m 55z",
        "123m 7s (555z) [1111s] +7s 1f",
        "(5555p) +5m",
        "(340p) 12m 18f",
        "+1m",
        "18f",
    ],
)
def test_text_of_a_hand_reads_back(text: str) -> None:
    hand = parse_hand(text).draft.hand(17)
    again = parse_hand(format_hand(hand)).draft.hand(17)
    assert again == hand


def test_text_of_a_hand_is_in_rack_order() -> None:
    hand = parse_hand("5z 1f (555z) 3m 0p [1111s] +7s 1m 6p 4p").draft.hand(17)
    assert format_hand(hand) == "13m 406p 5z (555z) [1111s] +7s 1f"


def test_text_of_a_win_by_the_eighth_bonus_tile() -> None:
    hand = parse_hand("123m").draft.hand(17).with_winning(40)
    assert format_hand(hand) == "123m 4f"


@pytest.mark.parametrize(
    ("text", "shapes", "expected"),
    [
        ("123m 406p 78s 55z [2222s] +9s", Shapes(4), ["123m 406p 55z 78s+9s [2222s]"]),
        ("406p 78s 55z (123m) [2222s] +9s", Shapes(4), ["406p 55z 78s+9s (123m) [2222s]"]),
        ("1m (123m) (456p) (777s) (888s) +1m", Shapes(4), ["1m+1m (123m) (456p) (777s) (888s)"]),
        # a red five stands in the last group with a five of its suit, unless it is the winning tile
        ("123m 456m 13p 340s 55z +2p", Shapes(4), ["123m 456m 340s 55z 13p+2p"]),
        ("456m 13p 340s 55z (123m) +2p", Shapes(4), ["456m 340s 55z 13p+2p (123m)"]),
        ("123m 13p 34455506s +2p", Shapes(4), ["123m 345s 456s 50s 13p+2p"]),
        ("34m 567p 345s 678s 99s +0m", Shapes(4), ["567p 345s 678s 99s 34m+0m"]),
        ("3455m 678p 345s 678s +0m", Shapes(4), ["55m 678p 345s 678s 34m+0m", "345m 678p 345s 678s 5m+0m"]),
        ("2345m 444p 555p 666p +5m", Shapes(4), ["234m 444p 555p 666p 5m+5m", "234m 456p 456p 456p 5m+5m"]),
        (
            "1122334455667z +7z",
            Shapes(4, frozenset({Shape.SEVEN_PAIRS})),
            ["11z 22z 33z 44z 55z 66z 7z+7z"],
        ),
        (
            "19m19p19s1234567z +1m",
            Shapes(4, frozenset({Shape.THIRTEEN_ORPHANS})),
            ["9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1m+1m"],
        ),
        (
            "119m19p19s123456z +7z",
            Shapes(4, frozenset({Shape.THIRTEEN_ORPHANS})),
            ["11m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z +7z"],
        ),
    ],
)
def test_text_of_readings(text: str, shapes: Shapes, expected: list[str]) -> None:
    hand = parse_hand(text).draft.hand(shapes.size)
    assert [format_reading(reading, hand) for reading in readings(hand, shapes)] == expected


@pytest.mark.parametrize("kind", MeldKind)
def test_names_of_melds(kind: MeldKind) -> None:
    assert (kind.is_kong, kind.size) == (("kong" in kind), 4 if "kong" in kind else 3)


def test_all_tiles_round_trip_in_rack_order() -> None:
    tiles = sort_tiles(range(45))
    assert parse_tiles(format_tiles(tiles)) == tiles
    assert parse_tiles(format_tiles(tiles, " ")) == tiles


@pytest.mark.parametrize(
    "text",
    [
        "123m " * 100,
        "1 2 3m\t" * 80,
        "1" * 300 + "m 5s",
        "5s " * 199 + "12345z 9p",
        " " * 100,
        "19p" * 50 + "8z",
        "5s" * 100 + "12",
        "9f" * 50,
        "m" * 90,
    ],
)
def test_of_very_many_tiles_the_first_are_read_and_every_fault_is_found(text: str) -> None:
    def outcome(parse: Callable[[str], tuple[int, ...]]) -> object:
        try:
            return parse(text)
        except BadTiles as error:
            return error.facts

    assert outcome(parse_rack) == outcome(lambda whole: sort_tiles(parse_tiles(whole)[:MORE_THAN_A_SET]))
