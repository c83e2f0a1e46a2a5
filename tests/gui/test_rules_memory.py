"""The remembered rules: what comes back, and what is dropped."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.rules_memory import HOUSE, OPTIONS, PRESET, VARIANT, RulesMemory
from mahjong_desktop.models.house import House
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


def _memory(settings: QSettings) -> RulesMemory:
    return RulesMemory(Preferences(settings))


def test_at_first(settings: QSettings) -> None:
    assert _memory(settings).last() == ("taiwanese", Choice("high"))


def test_every_preset_comes_back_as_it_was_left(settings: QSettings) -> None:
    memory = _memory(settings)
    house = {"kiriage": True, "uma": (1, 0, 0, -1), "renhou": "mangan", "red_fives": 0}
    memory.keep("riichi", Choice("tenhou", house))
    memory.keep("taiwanese", Choice("low", {"limit": 40}))
    settings.sync()
    again = _memory(QSettings(settings.fileName(), QSettings.Format.IniFormat))
    assert again.last() == ("taiwanese", Choice("low", {"limit": 40}))
    assert again.choice("riichi") == Choice("tenhou", house), "the preset last used"
    assert again.choice("riichi", "ema") == Choice("ema")
    assert again.choice("riichi", "tenhou") == Choice("tenhou", house)
    again.keep("riichi", Choice("tenhou"))
    assert again.choice("riichi", "tenhou") == Choice("tenhou")


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        "[1, 2]",
        "3",
        "[" * 100_000,
        "9" * 10_000,
        {"riichi/tenhou": 3},
        {"riichi/tenhou": {"no_such_option": True}},
        {"riichi/tenhou": {"kiriage": "yes", "uma": [1, 2, 3, 4], "renhou": "maybe", "target": -1}},
        {"riichi/tenhou": {"kiriage": None, "uma": [[], {}, 1, 2], "renhou": ["off"], "target": 1.5}},
        {"chess/blitz": {"kiriage": True}},
    ],
)
def test_what_makes_no_sense_is_dropped(settings: QSettings, kept: object) -> None:
    settings.setValue(VARIANT, "riichi")
    settings.setValue(PRESET, "tenhou")
    settings.setValue(OPTIONS, kept if isinstance(kept, str) else json.dumps(kept))
    last = _memory(settings).last()
    assert last == ("riichi", Choice("tenhou"))
    assert ruleset(*last).choice == last[1]
    _memory(settings).keep(*last)


def test_a_list_where_a_text_belongs(settings: QSettings) -> None:
    settings.setValue(OPTIONS, ["a", "b"])
    assert _memory(settings).last() == ("taiwanese", Choice("high"))


def test_good_options_beside_bad_ones_stay(settings: QSettings) -> None:
    settings.setValue(OPTIONS, json.dumps({"riichi/ema": {"kiriage": False, "uma": "x", "gone": 1}}))
    assert _memory(settings).choice("riichi", "ema") == Choice("ema", {"kiriage": False})


# --- rows and house rules

CLUB = House(3, "Klub Smok", "taiwanese", Choice("high", {"minimum_tai": 5}, {"half_flush": 12, "no_honours": None}))


def test_rows_come_back(settings: QSettings) -> None:
    rows = {"half_flush": 12, "no_honours": None}
    _memory(settings).keep("taiwanese", Choice("high", {"limit": 40}, rows))
    assert _memory(settings).last() == ("taiwanese", Choice("high", {"limit": 40}, rows))


def test_house_rules_come_back_by_their_name(settings: QSettings) -> None:
    memory = _memory(settings)
    memory.keep("taiwanese", CLUB.choice, CLUB)
    assert (memory.house("taiwanese"), memory.house("riichi")) == (CLUB, None)
    assert memory.last() == ("taiwanese", CLUB.choice)
    left = Choice("high", {}, {"half_flush": 13})
    memory.keep("taiwanese", left, CLUB)
    assert memory.last() == ("taiwanese", left)
    assert memory.house("taiwanese") == CLUB, "as they were saved"
    assert memory.choice("taiwanese", "high") == Choice("high"), "the preset is not touched"
    memory.forget(CLUB)
    assert memory.house("taiwanese") is None
    assert memory.draft(CLUB) == CLUB.choice


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        "[]",
        '{"id": 3}',
        '{"id": "3", "name": "a", "ruleset": "taiwanese"}',
        '{"id": 3, "name": "a", "ruleset": "riichi"}',
        '{"id": 3, "name": "a", "ruleset": "taiwanese", "rules": {"rows": {"gone": 1}}}',
    ],
)
def test_a_house_that_makes_no_sense_is_dropped(settings: QSettings, kept: str) -> None:
    settings.setValue(f"{HOUSE}/taiwanese", kept)
    settings.setValue(OPTIONS, '{"taiwanese/high": {"rows": {"half_flush": -1, "no_honours": "x", "all_pungs": 7}}}')
    assert _memory(settings).house("taiwanese") is None
    assert _memory(settings).last() == ("taiwanese", Choice("high", {}, {"all_pungs": 7}))
