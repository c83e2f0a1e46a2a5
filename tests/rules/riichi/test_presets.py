"""The presets: the two that the rules print in a table, and that every other one differs from the page."""

import pytest

from mahjong_desktop.help.numbers import written
from mahjong_desktop.help.words import load_words
from mahjong_desktop.rules.options import Choice, Value
from mahjong_desktop.rules.riichi import Riichi

TABLE: dict[str, tuple[Value, Value]] = {
    # option: info_pl, tenhou
    **dict.fromkeys(("open_tanyao", "ippatsu", "ura_dora", "kan_dora", "pinfu_tsumo", "rinshan_fu"), (True, True)),
    "red_fives": (3, 3),
    "double_yakuman": (False, False),
    "multiple_yakuman": (True, True),
    "kazoe": ("yakuman", "yakuman"),
    "kiriage": (False, False),
    "double_wind_pair_fu": (4, 4),
    "renhou": ("off", "off"),
    "pao": ("dragons_winds", "dragons_winds"),
    "pao_whole": (False, True),
    "nagashi_mangan": (False, True),
    **dict.fromkeys(("nine_terminals", "four_winds", "four_riichi", "four_kongs"), (True, True)),
    "multi_ron": ("all", "all"),
    "triple_ron": ("all", "abort"),
    "deposits": ("nearest", "nearest"),
    "honba_value": (300, 300),
    "honba_winners": ("each", "nearest"),
    "honba_on_draw": ("dealer_tenpai", "every_draw"),
    "carried_honba": ("leave", "stay"),
    "two_han_from_honba": (5, 0),
    "noten_total": (3000, 3000),
    "dealer_stays": ("win_or_tenpai", "win_or_tenpai"),
    "length": ("east_south", "east_south"),
    "extension": (True, True),
    "bust": (True, True),
    "extension_rounds": (2, 1),
    "target": (30_000, 30_000),
    "extension_end": ("any_deal", "dealer_out_or_first"),
    "agari_yame": (False, True),
    "start": (25_000, 25_000),
    "return_points": (0, 30_000),
    "uma": ((9_000, 3_000, -3_000, -9_000), (20_000, 10_000, -10_000, -20_000)),
    "ties": ("share", "seat_order"),
    "leftover_sticks": ("first", "first"),
    "chombo": ("mangan_payment", "mangan_payment"),
    "chombo_points": (20_000, 20_000),
}


@pytest.mark.parametrize(("index", "preset"), [(0, "info_pl"), (1, "tenhou")])
def test_preset_of_the_table(index: int, preset: str) -> None:
    assert Riichi(Choice(preset)).values == {option: values[index] for option, values in TABLE.items()}


def test_presets_in_their_order() -> None:
    assert list(Riichi.presets) == ["info_pl", "ema", "wrc", "tenhou", "mahjong_soul", "m_league"]
    assert Riichi().choice.preset == "info_pl"


@pytest.mark.parametrize("preset", Riichi.presets)
def test_preset_says_only_what_differs_and_can_be(preset: str) -> None:
    options = {option.id: option for option in Riichi.options}
    for name, value in Riichi.presets[preset].items():
        assert options[name].check(value) == value
        assert value != options[name].default, name


@pytest.mark.parametrize("language", ["en", "pl"])
def test_numbers_an_option_takes_are_in_its_words(language: str) -> None:
    words = load_words(language, "riichi")
    for option in Riichi.options:
        if option.choices and not isinstance(option.default, str):
            text = words.text("options", option.id, "explanation")
            missing = [choice for choice in option.choices if written(int(choice), language) not in text]
            assert option.id == "two_han_from_honba" or missing == [], option.id


POINTS: dict[str, tuple[int, int, int, tuple[int, ...]]] = {
    # the points to start with, to give back (0: none) and to have at the end, and uma, by the sources of the presets
    "ema": (30_000, 30_000, 30_000, (15_000, 5_000, -5_000, -15_000)),
    "wrc": (30_000, 30_000, 30_000, (15_000, 5_000, -5_000, -15_000)),
    "mahjong_soul": (25_000, 25_000, 30_000, (15_000, 5_000, -5_000, -15_000)),
    "m_league": (25_000, 30_000, 30_000, (30_000, 10_000, -10_000, -30_000)),
}


@pytest.mark.parametrize("preset", POINTS)
def test_points_of_a_game_by(preset: str) -> None:
    values = Riichi(Choice(preset)).values
    assert tuple(values[name] for name in ("start", "return_points", "target", "uma")) == POINTS[preset]


DIFFERENT = {
    # an option that tells two presets apart in the score of a hand
    "ema": {"red_fives": 0, "kiriage": True, "double_wind_pair_fu": 2, "kazoe": "sanbaiman", "multiple_yakuman": False},
    "wrc": {
        "red_fives": 0,
        "kiriage": True,
        "double_wind_pair_fu": 2,
        "pao": "dragons_winds_kongs",
        "renhou": "mangan",
    },
    "mahjong_soul": {"red_fives": 3, "kiriage": False, "double_yakuman": True, "two_han_from_honba": 0},
    "m_league": {"red_fives": 3, "kiriage": True, "double_wind_pair_fu": 2, "kazoe": "sanbaiman"},
}


@pytest.mark.parametrize("preset", DIFFERENT)
def test_what_a_hand_is_worth_by(preset: str) -> None:
    values = Riichi(Choice(preset)).values
    assert {name: values[name] for name in DIFFERENT[preset]} == DIFFERENT[preset]
