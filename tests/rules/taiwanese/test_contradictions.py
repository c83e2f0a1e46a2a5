"""What a win cannot say at once, and what it can."""

from typing import Any

import pytest
from rules.shorthand import in_words
from rules.taiwanese.shorthand import play, record

from mahjong_desktop.core.errors import Contradiction
from mahjong_desktop.records.wins import parse_win

HAND = "123m 456m 789p 23s 555z 66z +4s"
BONUS = HAND + " 3f"
HIDDEN_KONG = "123m 456m 789p 23s [5555z] 66z +4s"
OPEN_KONG = "123m 456m 789p 23s (5555z) 66z +4s"
OPEN = "123m 456m 789p 23s (555z) 66z +4s"
SECOND_OF_FOUR = "123m 456m 23s 444s 55z 66z 6z +4s"
IN_MELD = "456m 789p 23s 555z 66z (234s) +4s"
IN_KONG = "456m 789p 23s 55z [6666z] (345s) +4s"

CASES: list[tuple[str, dict[str, Any], str | None]] = [
    (HAND, {"self_draw": True, "source": "north"}, "self_draw from"),
    (HAND, {"self_draw": True}, None),
    (HAND, {"source": "north"}, None),
    (HAND, {"source": "south"}, "from seat_wind"),
    (HAND, {"source": "south", "seat": "east"}, None),
    (BONUS, {"circumstances": "replacement_tile"}, "replacement_tile self_draw"),
    (BONUS, {"circumstances": "replacement_tile", "self_draw": True}, None),
    (HIDDEN_KONG, {"circumstances": "replacement_tile", "self_draw": True}, None),
    (OPEN_KONG, {"circumstances": "replacement_tile", "self_draw": True}, None),
    (OPEN_KONG, {"circumstances": "replacement_tile", "self_draw": True, "added": True}, None),
    (OPEN, {"circumstances": "replacement_tile", "self_draw": True}, "replacement_tile melds"),
    (HAND, {"circumstances": "replacement_tile", "self_draw": True}, "replacement_tile melds"),
    ("12345678f", {"circumstances": "replacement_tile", "self_draw": True}, None),
    (HAND, {"circumstances": "robbed_kong"}, None),
    (HAND, {"circumstances": "robbed_kong", "source": "west"}, None),
    (HAND, {"circumstances": "robbed_kong", "self_draw": True}, "self_draw robbed_kong"),
    (HAND, {"circumstances": "robbed_kong last_tile"}, "robbed_kong last_tile"),
    (SECOND_OF_FOUR, {"circumstances": "robbed_kong"}, "robbed_kong hand"),
    (IN_MELD, {"circumstances": "robbed_kong"}, "robbed_kong hand"),
    (IN_KONG, {"circumstances": "robbed_kong"}, "robbed_kong hand"),
    (SECOND_OF_FOUR, {"circumstances": "last_tile"}, None),
    (HAND, {"circumstances": "blessing_of_heaven", "self_draw": True}, "blessing_of_heaven seat_wind"),
    (HAND, {"circumstances": "blessing_of_heaven", "seat": "east"}, "blessing_of_heaven self_draw"),
    (
        HIDDEN_KONG,
        {"circumstances": "blessing_of_heaven", "self_draw": True, "seat": "east"},
        "blessing_of_heaven melds",
    ),
    (BONUS, {"circumstances": "blessing_of_heaven", "self_draw": True, "seat": "east"}, None),
    (HAND, {"circumstances": "blessing_of_earth"}, None),
    (HAND, {"circumstances": "blessing_of_earth", "source": "east"}, None),
    (HAND, {"circumstances": "blessing_of_earth", "seat": "east"}, "blessing_of_earth seat_wind"),
    (HIDDEN_KONG, {"circumstances": "blessing_of_earth"}, "blessing_of_earth melds"),
    (HAND, {"circumstances": "blessing_of_earth", "self_draw": True}, "blessing_of_earth self_draw"),
    (HAND, {"circumstances": "blessing_of_earth", "self_draw": True, "preset": "low"}, None),
    (HAND, {"circumstances": "blessing_of_earth", "source": "west"}, "blessing_of_earth from"),
    (HAND, {"circumstances": "blessing_of_earth", "source": "west", "preset": "low"}, "blessing_of_earth from"),
    (HAND, {"circumstances": "blessing_of_earth", "source": "east", "preset": "low"}, None),
    ("12345678f", {"self_draw": True}, None),
    ("12345678f", {"circumstances": "robbed_bonus"}, None),
    ("12345678f", {"circumstances": "robbed_bonus", "source": "west"}, None),
    ("12345678f", {"circumstances": "robbed_bonus robbed_kong"}, None),
    ("12345678f", {}, "winning_tile self_draw"),
    ("12345678f", {"circumstances": "robbed_bonus", "self_draw": True}, "self_draw robbed_bonus"),
    (HAND, {"dealer_wins": 1}, "dealer_wins seat_wind"),
    (HAND, {"dealer_wins": 0}, None),
    (HAND, {"dealer_wins": 3, "seat": "east"}, None),
    (HAND, {"dealer_wins": 3, "repeat_both_ways": True}, None),
    # nothing else is a contradiction
    (HAND, {"circumstances": "last_tile"}, None),
    (HAND, {"circumstances": "last_tile ready_on_deal"}, None),
    (BONUS, {"circumstances": "last_tile replacement_tile", "self_draw": True}, None),
    (HAND, {"circumstances": "robbed_bonus"}, None),
    (HAND, {"circumstances": "robbed_bonus", "self_draw": True}, None),
    (OPEN, {"circumstances": "ready_on_deal"}, None),
    (HAND, {"circumstances": "blessing_of_heaven", "self_draw": True, "seat": "east", "discards": 5}, None),
    (HAND, {"circumstances": "blessing_of_earth", "discards": 5}, None),
    (OPEN, {"discards": 0}, None),
]


def between(win: Any) -> str | None:
    try:
        win.score()
    except Contradiction as error:
        in_words(error, "taiwanese")
        return " ".join(error.facts["between"])  # type: ignore[arg-type]
    return None


@pytest.mark.parametrize(("text", "given", "expected"), CASES)
def test_contradictions(text: str, given: dict[str, Any], expected: str | None) -> None:
    assert between(play(text, **given)) == expected
    assert between(parse_win(record(text, **given))) == expected


BONUS_TILES = {"ruleset": "taiwanese", "bonus": "1234567f", "winning_tile": "8f", "self_draw": True}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, None),
        ({"hand": "123m"}, None),
        ({"bonus": "123456f"}, "winning_tile bonus"),
        ({"bonus": ""}, "winning_tile bonus"),
        ({"bonus": "", "hand": "123m 456m 789p 234s 555z 66z"}, "winning_tile bonus"),
        ({"bonus": "", "circumstances": ["replacement_tile"]}, "winning_tile bonus"),
        ({"self_draw": False}, "winning_tile self_draw"),
        ({"circumstances": ["robbed_bonus"]}, "self_draw robbed_bonus"),
        ({"circumstances": ["last_tile"]}, None),
    ],
)
def test_bonus_tile_wins_only_as_the_eighth(change: dict[str, Any], expected: str | None) -> None:
    assert between(parse_win(BONUS_TILES | change)) == expected


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, None),
        ({"self_draw": True, "from": "north"}, "self_draw from"),
        ({"from": "south"}, "from seat_wind"),
        ({"dealer_wins": 2}, "dealer_wins seat_wind"),
        ({"dealer_wins": 2, "seat_wind": "east"}, None),
    ],
)
def test_value_alone_contradicts_itself_too(change: dict[str, Any], expected: str | None) -> None:
    assert between(parse_win({"ruleset": "taiwanese", "tai": 3, "seat_wind": "south"} | change)) == expected


@pytest.mark.parametrize(
    ("text", "given", "expected"),
    [
        (HAND, {"circumstances": "last_tile"}, [("last_tile", "self_draw", "wall_tile_only")]),
        (HAND, {"circumstances": "last_tile", "self_draw": True}, []),
        (HAND, {"circumstances": "robbed_bonus"}, [("robbed_bonus", "winning_tile", "eighth_only")]),
        ("123m", {"circumstances": "robbed_bonus"}, [("robbed_bonus", "winning_tile", "eighth_only")]),
        ("12345678f", {"circumstances": "robbed_bonus"}, []),
        (HAND, {"circumstances": "robbed_kong"}, []),
    ],
)
def test_circumstances_without_effect(text: str, given: dict[str, Any], expected: list[tuple[str, ...]]) -> None:
    ruleset, hand, situation = play(text, **given)
    assert [(clash.first, clash.second, clash.reason) for clash in ruleset.idle(hand, situation)] == expected
