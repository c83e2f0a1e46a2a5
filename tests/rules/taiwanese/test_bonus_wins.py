"""The two wins by bonus tiles without a complete hand, and all eight beside one."""

from typing import Any

import pytest
from rules.taiwanese.high_cases import OWN_BONUS
from rules.taiwanese.shorthand import counts, play, score

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.notation import parse_hand, parse_tiles
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.taiwanese import Taiwanese

SEVEN = {"ruleset": "taiwanese", "bonus": "1234567f", "winning_tile": "8f", "seat_wind": "south"}
DRAWN, ROBBED = {"self_draw": True}, {"circumstances": ["robbed_bonus"], "from": "west"}


def win(**changes: Any) -> Score:
    return parse_win({**SEVEN, **changes}).score()


@pytest.mark.parametrize(("preset", "robbed", "all_eight"), [("high", 20, 30), ("low", 14, 14)])
@pytest.mark.parametrize("hand", [None, "", "123m 55z", "123m 456m 789p 234s 555z 6z", "123m 456m 789p 234s 555z 66z"])
def test_eighth_bonus_tile_alone(preset: str, robbed: int, all_eight: int, hand: str | None) -> None:
    more = {"rules": {"preset": preset}} | ({} if hand is None else {"hand": hand})
    drawn, taken = win(**DRAWN, **more), win(**ROBBED, **more)
    assert (counts(drawn), drawn.totals, drawn.reading) == ({"eight_bonus_tiles": 1}, {"tai": all_eight}, None)
    assert (counts(taken), taken.totals, taken.others) == ({"robbing_eighth_bonus": 1}, {"tai": robbed}, ())


def test_who_pays_for_bonus_wins() -> None:
    drawn = win(**DRAWN).settlement
    assert [payment.change for payment in drawn.payments] == [-31, 91, -30, -30]
    robbed = win(**ROBBED).settlement
    assert [payment.change for payment in robbed.payments] == [20, -20]


@pytest.mark.parametrize("winning", range(1, 9))
def test_any_bonus_tile_can_be_the_eighth(winning: int) -> None:
    others = "".join(str(number) for number in range(1, 9) if number != winning) + "f"
    found = win(bonus=others, winning_tile=f"{winning}f", **DRAWN, hand="123m", melds=[])
    hand = parse_win({**SEVEN, "bonus": others, "winning_tile": f"{winning}f", "hand": "123m"}).hand
    assert sorted(found.tiles(found.patterns[0], hand)) == list(range(37, 45))


def test_eighth_bonus_tile_drawn_with_a_complete_hand_in_the_record() -> None:
    found = score(OWN_BONUS + " 12345678f", self_draw=True)
    assert counts(found) == {"eight_bonus_tiles": 1, "honour_pung": 1, "winning": 1, "self_draw": 1}
    assert found.totals["tai"] == 34


def test_all_eight_with_a_hand_that_does_not_win() -> None:
    with pytest.raises(MahjongError) as error:
        score("44m 23p (678p) (345s) (777s) (333z) +9p 12345678f")
    assert error.value.code == "not_a_win"


@pytest.mark.parametrize(("hand", "missing"), [("", 17), ("123m", 14), ("123m 456m 789p 234s 555z 66z", 1)])
def test_bonus_win_without_its_row_still_lacks_a_tile(hand: str, missing: int) -> None:
    with pytest.raises(MahjongError) as error:
        win(**DRAWN, hand=hand, rules={"rows": {"eight_bonus_tiles": None}})
    assert (error.value.code, error.value.facts) == ("not_a_win", {"missing": missing})


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"bonus": "12345678f"}, "too_many_copies"),
        ({"bonus": "1123456f"}, "too_many_copies"),
        ({"hand": "123m 456m 789p 234s 555z 666z"}, "wrong_tile_count"),
        ({"rules": {"bonus_tiles": False}}, "bad_tiles"),
        ({"hand": "55555z"}, "too_many_copies"),
        ({"winning_tile": "78f"}, "bad_tiles"),
    ],
)
def test_errors_of_bonus_wins(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(MahjongError) as error:
        win(**DRAWN, **changes)
    assert error.value.code == code


def test_last_of_eight_entered_bonus_tiles_is_the_winning_one() -> None:
    hand = Taiwanese().hand_of(parse_hand("123m 8765432f 1f").draft)
    assert (hand.winning, len(hand.bonus), len(hand.concealed)) == (TILE_OF_CODE["1f"], 7, 3)
    complete = play(OWN_BONUS + " 12345678f").hand
    assert (complete.winning, len(complete.bonus)) == (TILE_OF_CODE["1p"], 8)


@pytest.mark.parametrize(
    ("bonus", "choice", "expected"),
    [
        ("1234567f", Choice("high"), ["8f"]),
        ("2345678f", Choice("low"), ["1f"]),
        ("123456f", Choice("high"), []),
        ("12345678f", Choice("high"), []),
        ("1234567f", Choice("high", rows={"eight_bonus_tiles": None}), []),
        ("1234567f", Choice("high", options={"bonus_tiles": False}), []),
    ],
)
def test_the_eighth_bonus_tile_would_win(bonus: str, choice: Choice, expected: list[str]) -> None:
    found = Taiwanese(choice).lone_winners(Hand(bonus=parse_tiles(bonus)))
    assert [CODES[tile] for tile in found] == expected
