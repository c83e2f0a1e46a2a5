"""What a win cannot say at once, what it can, and what comes to nothing."""

from typing import Any

import pytest
from rules.japanese_classical.shorthand import CLASSICAL
from rules.shorthand import error_of, play, record, value_alone

from mahjong_desktop.core.errors import Contradiction

HAND = "123m 456m 23s 555z 66z +4s"
HIDDEN_KONG = "123m 456m 23s [5555z] 66z +4s"
OPEN_KONG = "123m 456m 23s (5555z) 66z +4s"
OPEN = "123m 456m 23s (555z) 66z +4s"
SECOND_OF_FOUR = "123m 23s 444s 55z 66z 6z +4s"
IN_MELD = "456m 23s 555z 66z (234s) +4s"
DRAWN, EAST = {"self_draw": True}, {"seat": "east"}
REPLACED, ROBBED = {"circumstances": "replacement_tile"}, {"circumstances": "robbed_kong"}
HEAVEN, EARTH = {"circumstances": "blessing_of_heaven"}, {"circumstances": "blessing_of_earth"}

CASES: list[tuple[str, dict[str, Any], str | None]] = [
    (HAND, DRAWN | {"source": "north"}, "self_draw from"),
    (HAND, DRAWN, None),
    (HAND, {"source": "north"}, None),
    (HAND, {"source": "south"}, "from seat_wind"),
    (HAND, EAST | {"source": "south"}, None),
    (HIDDEN_KONG, REPLACED, "replacement_tile self_draw"),
    (HIDDEN_KONG, REPLACED | DRAWN, None),
    (OPEN_KONG, REPLACED | DRAWN, None),
    (OPEN_KONG, REPLACED | DRAWN | {"added": True}, None),
    (OPEN, REPLACED | DRAWN, "replacement_tile melds"),
    (HAND, REPLACED | DRAWN, "replacement_tile melds"),
    (HAND, ROBBED, None),
    (HAND, ROBBED | {"source": "west"}, None),
    (HAND, ROBBED | DRAWN, "self_draw robbed_kong"),
    (HAND, {"circumstances": "robbed_kong last_tile"}, "robbed_kong last_tile"),
    (SECOND_OF_FOUR, ROBBED, "robbed_kong hand"),
    (IN_MELD, ROBBED, "robbed_kong hand"),
    (HAND, HEAVEN | DRAWN | EAST, None),
    (HAND, HEAVEN | DRAWN, "blessing_of_heaven seat_wind"),
    (HAND, HEAVEN | EAST, "blessing_of_heaven self_draw"),
    (HIDDEN_KONG, HEAVEN | DRAWN | EAST, "blessing_of_heaven melds"),
    (HAND, EARTH | DRAWN, None),
    (HAND, EARTH | DRAWN | EAST, "blessing_of_earth seat_wind"),
    (HIDDEN_KONG, EARTH | DRAWN, "blessing_of_earth melds"),
    (HAND, EARTH, "blessing_of_earth self_draw"),
    (HAND, EARTH | {"source": "east"}, "blessing_of_earth self_draw"),
    # nothing else is a contradiction
    (HAND, {"circumstances": "last_tile"}, None),
    (HAND, {"circumstances": "last_tile"} | DRAWN, None),
    (OPEN_KONG, {"circumstances": "last_tile replacement_tile"} | DRAWN, None),
    (HAND, {"circumstances": "blessing_of_heaven last_tile"} | DRAWN | EAST, None),
]


@pytest.mark.parametrize(("text", "given", "between"), CASES)
def test_contradiction(text: str, given: dict[str, Any], between: str | None) -> None:
    made = record(CLASSICAL, text, **given)
    if between is None:
        play(CLASSICAL, text, **given).score()
        return
    error = error_of(made)
    assert isinstance(error, Contradiction)
    assert error.facts["between"] == tuple(between.split())
    assert error.field == ("circumstances" if between.split()[0] in made["circumstances"] else between.split()[0])


def test_contradiction_of_a_value_alone() -> None:
    for figures in ({"points": 20, "fan": 1}, {"limit": True}):
        with pytest.raises(Contradiction):
            value_alone(CLASSICAL, figures, self_draw=True, source="north")
        with pytest.raises(Contradiction):
            value_alone(CLASSICAL, figures, source="south")


@pytest.mark.parametrize(
    ("text", "given", "idle"),
    [
        (OPEN_KONG, {"circumstances": "last_tile replacement_tile"} | DRAWN, [("last_tile", "replacement_tile")]),
        (OPEN_KONG, REPLACED | DRAWN, []),
        (HAND, {"circumstances": "last_tile"}, []),
    ],
)
def test_what_comes_to_nothing(text: str, given: dict[str, Any], idle: list[tuple[str, str]]) -> None:
    win = play(CLASSICAL, text, **given)
    assert [(clash.first, clash.second) for clash in win.ruleset.idle(win.hand, win.situation)] == idle
