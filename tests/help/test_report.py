"""A score as text: for the terminal and for a message."""

import pytest
from rules.taiwanese.shorthand import play

from mahjong_desktop.help import load_words
from mahjong_desktop.help.report import headline, score_text, signed


def report(text: str, language: str = "en", **given: object) -> str:
    ready = play(text, **given)
    return score_text(ready.score(), ready.hand, load_words(language, "taiwanese"))


@pytest.mark.parametrize(("number", "text"), [(82, "+82"), (-28, "−28"), (0, "0")])
def test_signs(number: int, text: str) -> None:
    assert signed(number) == text


def test_report_of_a_hand() -> None:
    assert report("123456789m 234567p 9s +9s", self_draw=True) == (
        "27 Tai\n"
        "Read as: 123m 456m 789m 234p 567p 9s+9s\n"
        "\n"
        "    3  Fully concealed hand 門清自摸\n"
        "   10  Pure all Chows 無字花平胡\n"
        "   10  Concealed straight 暗龍\n"
        "    2  Winning 底\n"
        "    2  Pair wait 單吊\n"
        "    –  No bonus tiles is part of Pure all Chows\n"
        "    –  No honours is part of Pure all Chows\n"
        "    –  No honours, no bonus tiles is part of Pure all Chows\n"
        "    –  Self-draw is part of Fully concealed hand\n"
        "\n"
        "East −28 · South +82 · West −27 · North −27 (Dealer’s point +1)\n"
    )


def test_report_in_polish_with_other_readings() -> None:
    lines = report("112233445566m 8m 999m +8m 3f 7f", "pl", source="west").splitlines()
    assert lines[0] == "76 Tai"
    assert "    2  Kamień bonusowy 花牌 × 2" in lines
    assert "Południe +76 · Zachód −76" in lines
    assert lines[-1].endswith(" Tai  123m 123m 456m 456m 999m 8m+8m")


def test_report_of_a_win_by_bonus_tiles() -> None:
    lines = report("123m 12345678f", circumstances="robbed_bonus").splitlines()
    assert lines == [
        "20 Tai",
        "123m 12345678f",
        "",
        "   20  Robbing the eighth bonus tile 七搶一",
        "",
        "South +20 · discarder −20",
    ]


def test_report_of_a_hand_without_value() -> None:
    rows = {"winning": None, "pure_all_chows": None, "concealed_hand": None, "no_honours_no_bonus": None}
    rows |= {"no_honours": None, "no_bonus_tiles": None}
    lines = report("123m 456m 789p 234p 55p 67s +8s", rows=rows).splitlines()
    assert (lines[0], lines[-1]) == ("0 Tai", "Nobody pays")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_headline(language: str) -> None:
    assert headline(play("12345678f", self_draw=True).score(), load_words(language, "taiwanese")) == "30 Tai"
