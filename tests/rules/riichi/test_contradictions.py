"""What a win cannot say at once, what it can, and what comes to nothing."""

from typing import Any

import pytest
from rules.riichi.shorthand import RIICHI
from rules.shorthand import error_of, play, record, value_alone

from mahjong_desktop.core.errors import Contradiction

HAND = "123m 456m 23s 555z 99p +4s"
HIDDEN_KAN = "123m 456m 23s [5555z] 99p +4s"
OPEN_KAN = "123m 456m 23s (5555z) 99p +4s"
OPEN = "123m 456m 23s (555z) 99p +4s"
SECOND_OF_FOUR = "123m 23s 444s 555z 99p +4s"
IN_MELD = "456m 23s 555z 99p (234s) +4s"
DRAWN, EAST = {"self_draw": True}, {"seat": "east"}


def said(*names: str) -> dict[str, str]:
    return {"circumstances": " ".join(names)}


CASES: list[tuple[str, dict[str, Any], str | None]] = [
    (HAND, DRAWN | {"source": "north"}, "self_draw from"),
    (HAND, DRAWN, None),
    (HAND, {"source": "north"}, None),
    (HAND, {"source": "south"}, "from seat_wind"),
    (HAND, EAST | {"source": "south"}, None),
    (HIDDEN_KAN, said("replacement_tile"), "replacement_tile self_draw"),
    (HIDDEN_KAN, said("replacement_tile") | DRAWN, None),
    (OPEN_KAN, said("replacement_tile") | DRAWN, None),
    (OPEN_KAN, said("replacement_tile") | DRAWN | {"added": True}, None),
    (OPEN, said("replacement_tile") | DRAWN, "replacement_tile melds"),
    (HAND, said("replacement_tile") | DRAWN, "replacement_tile melds"),
    (HAND, said("robbed_kong"), None),
    (HAND, said("robbed_kong", "riichi", "ippatsu"), None),
    (HAND, said("robbed_kong") | DRAWN, "self_draw robbed_kong"),
    (HAND, said("robbed_kong", "last_tile"), "robbed_kong last_tile"),
    (HAND, said("robbed_kong") | {"source": "south"}, "from seat_wind"),
    (SECOND_OF_FOUR, said("robbed_kong"), "robbed_kong hand"),
    (IN_MELD, said("robbed_kong"), "robbed_kong hand"),
    ("34m 555p 678m 555z 99s +0m", said("robbed_kong"), None),
    ("34m 678p 555z 50m 99s 5m +5m", said("robbed_kong"), "robbed_kong hand"),
    # riichi
    (HAND, said("riichi"), None),
    (HIDDEN_KAN, said("riichi"), None),
    (OPEN, said("riichi"), "riichi melds"),
    (OPEN_KAN, said("riichi"), "riichi melds"),
    (OPEN, said("double_riichi"), "double_riichi melds"),
    (HAND, said("double_riichi"), None),
    (HAND, said("riichi", "double_riichi"), "riichi double_riichi"),
    (HAND, said("ippatsu"), "ippatsu riichi"),
    (OPEN, said("ippatsu"), "ippatsu riichi"),
    (HAND, said("riichi", "ippatsu"), None),
    (HAND, said("double_riichi", "ippatsu"), None),
    (HIDDEN_KAN, said("riichi", "ippatsu"), None),
    (HIDDEN_KAN, said("riichi", "ippatsu", "replacement_tile") | DRAWN, "ippatsu replacement_tile"),
    (HIDDEN_KAN, said("riichi", "replacement_tile") | DRAWN, None),
    # the blessings
    (HAND, said("blessing_of_heaven") | DRAWN | EAST, None),
    (HAND, said("blessing_of_heaven") | DRAWN, "blessing_of_heaven seat_wind"),
    (HAND, said("blessing_of_heaven") | EAST, "blessing_of_heaven self_draw"),
    (HIDDEN_KAN, said("blessing_of_heaven") | DRAWN | EAST, "blessing_of_heaven melds"),
    (HAND, said("blessing_of_earth") | DRAWN, None),
    (HAND, said("blessing_of_earth") | DRAWN | EAST, "blessing_of_earth seat_wind"),
    (HIDDEN_KAN, said("blessing_of_earth") | DRAWN, "blessing_of_earth melds"),
    (HAND, said("blessing_of_earth"), "blessing_of_earth self_draw"),
    (HAND, said("blessing_of_man"), None),
    (HAND, said("blessing_of_man") | {"source": "east"}, None),
    (HAND, said("blessing_of_man") | EAST, "blessing_of_man seat_wind"),
    (HAND, said("blessing_of_man") | DRAWN, "blessing_of_man self_draw"),
    (HIDDEN_KAN, said("blessing_of_man"), "blessing_of_man melds"),
    # nothing else is a contradiction
    (HAND, said("last_tile"), None),
    (HAND, said("last_tile") | DRAWN, None),
    (HAND, said("last_tile", "riichi", "ippatsu") | DRAWN, None),
    (OPEN_KAN, said("last_tile", "replacement_tile") | DRAWN, None),
    (HAND, said("furiten") | DRAWN, None),
    (HAND, said("riichi", "furiten") | DRAWN, None),
    (HAND, {"ura_dora": "1z"}, None),
    (HAND, {"liable": "south"}, None),
    (HAND, said("blessing_of_earth", "double_riichi") | DRAWN, None),
    (HAND, said("blessing_of_earth", "last_tile") | DRAWN, None),
]


@pytest.mark.parametrize(("text", "given", "between"), CASES)
def test_contradiction(text: str, given: dict[str, Any], between: str | None) -> None:
    if between is None:
        play(RIICHI, text, **given).score()
        return
    error = error_of(record(RIICHI, text, **given))
    assert isinstance(error, Contradiction)
    first, second = between.split()
    assert error.facts["between"] == (first, second)
    assert error.field == ("circumstances" if first in given.get("circumstances", "").split() else first)


@pytest.mark.parametrize("figures", [{"han": 3, "fu": 30}, {"limit": "mangan"}, {"yakuman": 1}])
def test_contradiction_of_a_value_alone(figures: dict[str, Any]) -> None:
    with pytest.raises(Contradiction):
        value_alone(RIICHI, figures, self_draw=True, source="north")
    with pytest.raises(Contradiction):
        value_alone(RIICHI, figures, source="south")


@pytest.mark.parametrize(
    ("text", "given", "idle"),
    [
        (OPEN_KAN, said("last_tile", "replacement_tile") | DRAWN, [("last_tile", "replacement_tile")]),
        (HAND, said("furiten") | DRAWN, [("furiten", "self_draw")]),
        (HAND, said("furiten"), []),
        (HAND, said("last_tile"), []),
        (OPEN_KAN, said("replacement_tile") | DRAWN, []),
    ],
)
def test_what_comes_to_nothing(text: str, given: dict[str, Any], idle: list[tuple[str, str]]) -> None:
    win = play(RIICHI, text, **given)
    assert [(clash.first, clash.second) for clash in win.ruleset.idle(win.hand, win.situation)] == idle
