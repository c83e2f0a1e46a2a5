"""Rulesets are made once for each choice."""

import pytest

from mahjong_desktop.core.errors import BadRuleValue
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset


def test_the_same_choice_finds_the_same_ruleset() -> None:
    first = ruleset("riichi", Choice("tenhou", {"kiriage": True}))
    assert ruleset("riichi", Choice("tenhou", {"kiriage": True})) is first
    assert ruleset("riichi", Choice("tenhou", {"kiriage": False})) is not first
    assert ruleset("riichi", Choice("wrc", {"kiriage": True})) is not first
    assert first.choice == Choice("tenhou", {"kiriage": True})


def test_house_rows_are_part_of_the_choice() -> None:
    low = ruleset("taiwanese", Choice("low", {}, {"all_pungs": 3}))
    assert ruleset("taiwanese", Choice("low", {}, {"all_pungs": 3})) is low
    assert ruleset("taiwanese", Choice("low", {}, {"all_pungs": None})) is not low


def test_equal_values_of_another_type_are_another_choice() -> None:
    assert ruleset("riichi", Choice("tenhou", {"kiriage": True})).values["kiriage"] is True
    with pytest.raises(BadRuleValue):
        ruleset("riichi", Choice("tenhou", {"kiriage": 1}))


def test_rows_of_numbers_are_chosen_too() -> None:
    uma = [20_000, 10_000, -10_000, -20_000]
    assert ruleset("riichi", Choice("tenhou", {"uma": uma})).values["uma"] == tuple(uma)
    beside = ruleset("riichi", Choice("tenhou", {"uma": uma, "start": 30_000})).values
    assert (beside["uma"], beside["start"]) == (tuple(uma), 30_000)
