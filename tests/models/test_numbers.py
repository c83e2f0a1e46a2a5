"""Whole numbers on screen: one way to write them, in models as in the texts of the help."""

import re
from importlib.resources import files

import pytest
from PySide6.QtCore import QLocale

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.help.numbers import MINUS, written
from mahjong_desktop.models.compare_model import option_value
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.numbers import plain, signed
from mahjong_desktop.models.options_model import OptionsModel
from mahjong_desktop.models.reference_texts import said
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from .conftest import Speak

SPACE = "\N{NO-BREAK SPACE}"
NO_AMOUNTS = {"2025", "2026", "1112345678999"}
"""Years, and the tiles of nine gates."""
UMA = {
    "en": f"20,000 / 10,000 / {MINUS}10,000 / {MINUS}20,000",
    "pl": f"20{SPACE}000 / 10{SPACE}000 / {MINUS}10{SPACE}000 / {MINUS}20{SPACE}000",
}


@pytest.mark.parametrize(
    ("code", "texts"),
    [("en", ["1,500", f"{MINUS}1,500", "+1,500", "0"]), ("pl", ["1500", f"{MINUS}1500", "+1500", "0"])],
)
def test_as_the_language_writes_them(speak: Speak, code: str, texts: list[str]) -> None:
    speak(code)
    assert [plain(1500), plain(-1500), signed(1500), signed(0)] == texts


@pytest.mark.parametrize("code", LANGUAGES)
def test_uma_reads_the_same_wherever_it_stands(speak: Speak, code: str) -> None:
    language, rules = speak(code), ruleset("riichi", Choice("tenhou"))
    words = language.words("riichi")
    uma = next(option for option in rules.options if option.id == "uma")
    model = OptionsModel(HandEditor(rules), language)
    item = next(item for item in model.items if item.id == "uma")
    texts = [model.said(item, item.value), *(say(uma, rules.values["uma"], words) for say in (option_value, said))]
    assert texts == [UMA[code]] * 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_wrong_with_uma_has_a_true_minus(speak: Speak, code: str) -> None:
    model = OptionsModel(HandEditor(ruleset("riichi")), speak(code))
    assert f" {plain(-15_000)}" in model.problem("uma", (15_000, 0, -15_000, -15_000))
    assert MINUS in plain(-15_000)


@pytest.mark.parametrize("name", ["common", *VARIANTS])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_help_writes_amounts_as_the_language_does(code: str, name: str) -> None:
    text = files("mahjong_desktop.help").joinpath(f"{name}.{code}.toml").read_text("utf-8")
    found = {one for one in re.findall(rf"\d[\d,{SPACE}]*\d", text) if len(re.sub(r"\D", "", one)) > 3} - NO_AMOUNTS
    assert {one: QLocale(code).toString(int(re.sub(r"\D", "", one))) for one in found} == {one: one for one in found}
    assert load_words(code).language == code


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("number", [0, 999, 1000, -1500, 9999, 10_000, -123_456, 1_234_567])
def test_sentences_without_a_locale_write_them_alike(speak: Speak, code: str, number: int) -> None:
    speak(code)
    assert written(number, code) == plain(number)


def test_an_error_writes_them_so() -> None:
    assert f"{MINUS}1,500." in load_words("en").error(BadRecord("changes", reason="unequal_changes", sum=-1500))
