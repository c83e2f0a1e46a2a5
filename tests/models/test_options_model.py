"""The options as a model: what is shown, edits that make other rules, words, and what cannot be."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.exceptions import capture_exceptions

from mahjong_desktop.core.errors import BadRuleValue
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.options_model import OptionItem, OptionKind, OptionsModel, matches
from mahjong_desktop.models.rule_changes import changed_options
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.rules.riichi import Riichi

from .conftest import Speak, Watch

PRESETS = [(name, preset) for name, variant in VARIANTS.items() for preset in variant.presets]


def _editor(name: str = "riichi", preset: str = "tenhou", **options: object) -> HandEditor:
    return HandEditor(ruleset(name, Choice(preset, options)))


def _item(model: OptionsModel, name: str) -> OptionItem:
    return next(item for item in model.items if item.id == name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_option_that_matters_has_its_words(speak: Speak, language: str, name: str, preset: str) -> None:
    model = OptionsModel(_editor(name, preset), speak(language))
    variant = VARIANTS[name]
    options = {one.id for one in variant.options if one.matters_in(preset)}
    rows = {f"rows/{row.id}" for row in ruleset(name, Choice(preset)).table() if variant.has_house_rows}
    assert {item.id for item in model.items} == options | rows
    assert model.changed == ()
    for item in model.items:
        assert item.name
        assert item.explanation.endswith(".") or item.kind is OptionKind.WORTH
        assert all(word for _, word in item.choices)
        assert len({word for _, word in item.choices}) == len(item.choices)
        assert model.said(item, item.value)
        assert model.problem(item.id, item.value) == ""


def test_the_hand_comes_before_the_game(language: Language) -> None:
    model = OptionsModel(_editor(), language)
    headings = [item.name for item in model.rows if item.kind is OptionKind.HEADING]
    assert headings == ["The hand", "The game"]
    tables = {option.id: option.table for option in Riichi.options}
    order = [tables[item.id] for item in model.items]
    assert order == sorted(order)
    assert model.rows[0].kind is OptionKind.HEADING


def test_kinds(language: Language) -> None:
    model = OptionsModel(_editor(), language)
    wanted = {"kiriage": "switch", "red_fives": "choice", "renhou": "choice", "target": "number", "uma": "row"}
    assert {name: _item(model, name).kind for name in wanted} == wanted
    strides = {"target": 1000, "noten_total": 300, "uma": 1000, "extension_rounds": 1, "return_points": 1000}
    assert {name: _item(model, name).stride for name in strides} == strides


def test_a_change_makes_another_choice(language: Language) -> None:
    editor = _editor()
    model = OptionsModel(editor, language)
    edits: list[None] = []
    model.edited.connect(lambda: edits.append(None))
    before = editor.ruleset
    model.change("kiriage", True)
    assert before.choice == Choice("tenhou")
    assert editor.ruleset is not before
    assert editor.ruleset.choice == Choice("tenhou", {"kiriage": True})
    assert (model.changed, len(edits)) == (("kiriage",), 1)
    model.change("kiriage", True)
    assert len(edits) == 1, "nothing new"
    model.change("kiriage", False)
    assert editor.ruleset.choice == Choice("tenhou"), "what the preset says is no change"


def test_reset(language: Language) -> None:
    editor = _editor(kiriage=True, target=40_000, uma=(1, 0, 0, -1))
    model = OptionsModel(editor, language)
    assert model.changed == ("kiriage", "target", "uma")
    model.reset("uma")
    assert _item(model, "uma").value == (20_000, 10_000, -10_000, -20_000)
    model.reset_all()
    assert (model.changed, editor.ruleset.choice) == ((), Choice("tenhou"))


def test_house_rows_stay(language: Language) -> None:
    row = ruleset("taiwanese").table()[0].id
    editor = HandEditor(ruleset("taiwanese", Choice("high", {}, {row: 9})))
    model = OptionsModel(editor, language)
    model.change("limit", 40)
    assert editor.ruleset.choice == Choice("high", {"limit": 40}, {row: 9})


# --- rows


def _club(**rows: int | None) -> HandEditor:
    return HandEditor(ruleset("taiwanese", Choice("high", {}, rows)))


def test_every_row_of_the_table_is_there(speak: Speak) -> None:
    for preset in VARIANTS["taiwanese"].presets:
        model = OptionsModel(_editor("taiwanese", preset), speak("en"))
        rows = [item for item in model.items if item.kind is OptionKind.WORTH]
        assert [item.id for item in rows] == [f"rows/{row.id}" for row in ruleset("taiwanese", Choice(preset)).table()]
        assert all(item.name and item.tip and item.value == item.preset_value for item in rows)
        assert model.rows[-len(rows) - 1].name == "Rows and their values"


def test_a_row_gets_another_value(language: Language) -> None:
    editor = _club()
    model = OptionsModel(editor, language)
    model.change("rows/half_flush", 12)
    model.change("rows/no_honours", None)
    assert editor.ruleset.choice == Choice("high", {}, {"half_flush": 12, "no_honours": None})
    assert {row.id: row.value for row in editor.ruleset.rows}["half_flush"] == 12
    assert model.changed == ("rows/no_honours", "rows/half_flush")
    item = _item(model, "rows/no_honours")
    assert (item.value, item.preset_value, model.said(item, item.value)) == (None, 1, "off")
    assert model.text(item) == "No honours: off"
    assert model.problem(item.id, 3) == model.problem(item.id, None) == ""
    model.change("rows/half_flush", 10)
    assert editor.ruleset.choice.rows == {"no_honours": None}, "what the table says is no change"
    model.reset("rows/no_honours")
    assert editor.ruleset.choice == Choice("high")
    with pytest.raises(BadRuleValue):
        model.change("rows/half_flush", -1)


def test_reset_all_takes_the_rows_too(language: Language) -> None:
    editor = HandEditor(ruleset("taiwanese", Choice("high", {"limit": 40}, {"half_flush": 12})))
    OptionsModel(editor, language).reset_all()
    assert editor.ruleset.choice == Choice("high")


def test_a_row_that_an_option_switches_off_says_so(language: Language) -> None:
    model = OptionsModel(_club(), language)
    about = "In the table: 1 Tai · counts only with the option “Extra for seat bonus tiles”"
    assert _item(model, "rows/seat_bonus").explanation == about
    model.change("seat_bonus_extra", True)
    assert _item(model, "rows/seat_bonus").explanation == "In the table: 1 Tai"


@pytest.mark.parametrize("wanted", ["half", "混一色", "flush half", "one suit"])
def test_rows_are_found_by_name_term_and_meaning(language: Language, wanted: str) -> None:
    model = OptionsModel(_club(), language)
    assert matches(_item(model, "rows/half_flush"), wanted)
    assert not matches(_item(model, "rows/open_kong"), wanted)


def test_somebody_else_puts_the_rules_in_force(language: Language) -> None:
    editor, used = _club(), []
    model = OptionsModel(editor, language, use=used.append)
    model.change("rows/half_flush", 12)
    assert [rules.choice.rows for rules in used] == [{"half_flush": 12}]


def test_an_option_given_as_the_preset_has_it_is_not_changed() -> None:
    assert changed_options(Riichi, Choice("ema", {"kiriage": True, "bust": True})) == ("bust",)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        (
            "uma",
            (9_000, 5_000, -3_000, -9_000),
            "The numbers must add up to 0; these give 2,000. Until they do, the previous ones count.",
        ),
        ("noten_total", 1000, "Only multiples of 6 are possible."),
        ("target", -1, "The number must be from 0 to 1,000,000,000."),
    ],
)
def test_what_cannot_be(language: Language, name: str, value: int | tuple[int, ...], problem: str) -> None:
    editor = _editor()
    model = OptionsModel(editor, language)
    assert model.problem(name, value) == problem
    with pytest.raises(BadRuleValue):
        model.change(name, value)
    assert editor.ruleset.choice == Choice("tenhou")


def test_read_aloud(speak: Speak) -> None:
    language = speak("en")
    model = OptionsModel(_editor(kiriage=True, red_fives=0), language)
    spoken = {model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())}
    texts = {model.index(row).data() for row in range(model.rowCount())}
    assert {
        "The hand",
        "Kiriage mangan: on, changed",
        "Red fives: 0, changed",
        "Length of the game: East and South",
    } <= (spoken)
    assert {"Kiriage mangan: on", "Uma: 20,000 / 10,000 / −10,000 / −20,000"} <= texts
    language.use("pl")
    assert model.spoken(_item(model, "kiriage")) == "Kiriage mangan: włączone, zmienione"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("", True),
        ("czerw", True),
        ("CZERWONE piatki", True),
        ("kolach", True),
        ("piątki czerwone", True),
        ("zerwone", False),
        ("mangan", False),
    ],
)
def test_search_needs_no_accents(speak: Speak, wanted: str, found: bool) -> None:
    model = OptionsModel(_editor(), speak("pl"))
    assert matches(_item(model, "red_fives"), wanted) is found


def test_search_looks_at_choices(language: Language) -> None:
    assert matches(_item(OptionsModel(_editor(), language), "pao"), "suukantsu")


def test_a_model_never_contradicts_itself(language: Language, watch: Watch) -> None:
    editor = _editor()
    model = OptionsModel(editor, language)
    watch(model)
    with capture_exceptions() as exceptions:
        for name, preset in (*PRESETS, *reversed(PRESETS)):
            editor.use_rules(ruleset(name, Choice(preset)))
            language.use("pl" if language.code == "en" else "en")
            for item in model.items:
                if item.kind is OptionKind.SWITCH:
                    model.change(item.id, not item.value)
                elif item.kind is OptionKind.WORTH:
                    model.change(item.id, None)
            model.reset(model.items[0].id)
            model.reset_all()
    assert not exceptions
