"""A score as text: for the terminal and for a message."""

from typing import Any

import pytest
from rules.shorthand import play as win
from rules.shorthand import value_alone
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
        "        10  Pure all Chows 無字花平胡\n"
        "        10  Concealed straight 暗龍\n"
        "         3  Fully concealed hand 門清自摸\n"
        "         2  Winning 底\n"
        "         2  Pair wait 單吊\n"
        "         –  No bonus tiles is part of Pure all Chows\n"
        "         –  No honours is part of Pure all Chows\n"
        "         –  No honours, no bonus tiles is part of Pure all Chows\n"
        "         –  Self-draw is part of Fully concealed hand\n"
        "\n"
        "East −28 · South +82 · West −27 · North −27 (Dealer’s point +1)\n"
    )


def test_a_row_of_no_value_is_no_limit() -> None:
    """A house value of 0: the row counts nothing, and is shown."""
    text = report("123456789m 234567p 9s +9s", rows={"winning": 0})
    assert "         0  Winning 底\n" in text


def test_report_in_polish_with_other_readings() -> None:
    lines = report("112233445566m 8m 999m +8m 3f 7f", "pl", source="west").splitlines()
    assert lines[0] == "76 Tai"
    assert "         2  Kamień bonusowy 花牌 × 2" in lines
    assert "Południe +76 · Zachód −76" in lines
    assert lines[-1].endswith(" Tai  123m 123m 456m 456m 999m 8m+8m")


def test_report_of_a_win_by_bonus_tiles() -> None:
    lines = report("123m 12345678f", circumstances="robbed_bonus").splitlines()
    assert lines == [
        "20 Tai",
        "123m 12345678f",
        "",
        "        20  Robbing the eighth bonus tile 七搶一",
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


def lines_of(name: str, text: str, language: str = "en", **given: Any) -> list[str]:
    played = win(name, text, **given)
    return score_text(played.score(), played.hand, load_words(language, name)).splitlines()


def test_report_of_a_riichi_hand() -> None:
    assert lines_of("riichi", "234m 406p 66p 345s 67s +8s", circumstances="riichi", dora="3m", honba=2) == [
        "Mangan 5 han 30 fu · 8000",
        "Read as: 234m 406p 66p 345s 67s+8s",
        "",
        "     1 han  Riichi 立直",
        "     1 han  Pinfu 平和",
        "     1 han  Tanyao 断么九",
        "     1 han  Dora ドラ",
        "     1 han  Aka dora 赤ドラ",
        "     20 fu  Winning 副底",
        "     10 fu  Closed hand won by Ron 門前加符",
        "",
        "South +8600 · discarder −8600 (Honba +600)",
    ]


@pytest.mark.parametrize(
    ("language", "text", "given", "first", "working"),
    [
        ("en", "345m 678p 12s 99s (555z) +3s", {}, "1 han 30 fu · 1000", "26 fu, rounded up to 30 · 30 × 2³ = 240"),
        ("pl", "345m 678p 12s 99s (555z) +3s", {}, "1 han 30 fu · 1000", "30 × 2³ = 240"),
        ("en", "22m 55m 33p 88p 44s 66s 7s +7s", {}, "3 han 25 fu · 3200", "25 × 2⁵ = 800"),
    ],
)
def test_report_says_how_the_rows_make_the_total(
    language: str, text: str, given: dict[str, Any], first: str, working: str
) -> None:
    lines = lines_of("riichi", text, language, **given)
    assert lines[0] == first
    assert any(line.strip().endswith(working) for line in lines), lines


@pytest.mark.parametrize(
    ("name", "figures", "given", "english", "polish"),
    [
        ("riichi", {"han": 3, "fu": 40}, {}, "3 han 40 fu · 5200", "3 han 40 fu · 5200"),
        ("riichi", {"han": 5}, {}, "Mangan 5 han · 8000", "Mangan 5 han · 8000"),
        ("riichi", {"limit": "haneman"}, {"seat": "east"}, "Haneman · 18000", "Haneman · 18000"),
        ("riichi", {"yakuman": 1}, {"self_draw": True}, "Yakuman · 32000", "Yakuman · 32000"),
        ("riichi", {"yakuman": 2}, {}, "2 × Yakuman · 64000", "2 × Yakuman · 64000"),
        ("riichi", {"han": 13, "fu": 30}, {}, "Yakuman 13 han 30 fu · 32000", "Yakuman 13 han 30 fu · 32000"),
        ("japanese_classical", {"points": 38, "fan": 2}, {}, "38 points 2 fan · 150", "38 pkt 2 Fan · 150"),
        ("japanese_classical", {"limit": True}, {}, "Limit · 500", "Limit · 500"),
    ],
)
def test_headlines(name: str, figures: dict[str, Any], given: dict[str, Any], english: str, polish: str) -> None:
    found = value_alone(name, figures, **given)
    assert headline(found, load_words("en", name)) == english
    assert polish in headline(found, load_words("pl", name))


def test_report_of_a_limit_hand() -> None:
    lines = lines_of("japanese_classical", "777z 88p 45m (555z) (666z) +3m")
    assert (lines[0], lines[3]) == ("Limit · 500", "     Limit  Big three dragons 大三元")
    assert "3 fan  Dragon Pon 三元牌 × 3" in lines[4].strip()
    assert not any(" = " in line for line in lines)
