"""What a reading is asked, whether or not a row that asks it is spared the question."""

import pytest
from rules.taiwanese.shorthand import play

from mahjong_desktop.core.readings import readings
from mahjong_desktop.rules.patterns import HandView, ReadingView


@pytest.mark.parametrize(
    ("text", "first"), [("123456789m 234567p 9s +9s", (0, 3, 6)), ("12456m 234567p 99s (777z) +3m", ())]
)
def test_straight(text: str, first: tuple[int, ...]) -> None:
    ready = play(text)
    hand_view = HandView(ready.hand, ready.situation, ready.ruleset.shapes, ready.ruleset.values)
    (reading,) = readings(ready.hand, ready.ruleset.shapes)
    assert tuple(group.first for group in ReadingView(hand_view, reading).straight) == first


def hand_view(text: str) -> HandView:
    ready = play(text)
    return HandView(ready.hand, ready.situation, ready.ruleset.shapes, ready.ruleset.values)


@pytest.mark.parametrize(
    ("text", "gates"),
    [
        ("1112345678999m +5m", True),
        ("1112345678999s +9s", True),
        ("1123345678999s +1s", True),
        ("1112345678999m 11z +1z", False),
        ("1112345678999m 11p +1p", False),
        ("1112345678999m (222m) +3m", False),
        ("123456789m 1237m +7m", False),
    ],
)
def test_nine_gates(text: str, gates: bool) -> None:
    assert hand_view(text).is_nine_gates is gates
