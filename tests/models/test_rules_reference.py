"""The reference: every row of every preset, found by any of its names, with values and a hand that earns it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.help.words import load_examples
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.reference_texts import Block, doubt_blocks, option_blocks, preset_blocks
from mahjong_desktop.models.row_details import row_details
from mahjong_desktop.models.row_values import POINT_VALUES, RowValue, plain_rules, row_values, short_value
from mahjong_desktop.models.rules_reference import Part, Topic, TopicsModel, topics
from mahjong_desktop.models.summary import summary
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.rules.ruleset import Ruleset

from .conftest import Watch

PRESETS = [(name, preset) for name, variant in VARIANTS.items() for preset in variant.presets]
BY_PRESET = pytest.mark.parametrize(("name", "preset"), PRESETS, ids=["-".join(one) for one in PRESETS])
BY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)


def rules(name: str, preset: str = "", **options: object) -> Ruleset[Any]:
    return ruleset(name, Choice(preset or next(iter(VARIANTS[name].presets)), options))


def row_names(found: tuple[Topic, ...]) -> list[str]:
    return [topic.id for topic in found if topic.part is Part.ROW]


# --- the list


@BY_LANGUAGE
@BY_PRESET
def test_every_row_with_words_is_there_once(name: str, preset: str, code: str) -> None:
    found = topics(rules(name, preset), code)
    assert sorted(row_names(found)) == sorted(load_words(code, name).find("rows"))
    for topic in found:
        assert topic.name
        assert topic.can_be_read is (topic.part is not Part.HEADING)


@BY_PRESET
def test_rows_have_a_value_unless_the_table_pays_them(name: str, preset: str) -> None:
    for topic in topics(rules(name, preset), "en"):
        if topic.part is Part.ROW:
            assert bool(topic.value) is (topic.id in load_examples(name)), topic


def test_headings_say_how_rows_are_grouped() -> None:
    headings = {name: [one.name for one in topics(rules(name), "en") if not one.can_be_read] for name in VARIANTS}
    assert headings["taiwanese"] == ["High table", "Only in: low table", "At the table"]
    assert headings["riichi"] == ["1 han", "2 han", "3 han and more", "Yakuman", "Dora", "Fu", "At the table"]
    assert headings["japanese_classical"] == ["Points before doubling", "Fan", "Limit hand"]
    low = [one.name for one in topics(rules("taiwanese", "low"), "pl") if not one.can_be_read]
    assert low[0] == "Niższa punktacja"


def test_only_one_variant_has_misprints() -> None:
    for name in VARIANTS:
        parts = [one.part for one in topics(rules(name), "en") if one.part not in (Part.ROW, Part.HEADING)]
        wanted = [Part.OVERVIEW, Part.PAYMENTS, Part.OPTIONS, Part.MISPRINTS, Part.DOUBTS]
        assert parts == [one for one in wanted if one is not Part.MISPRINTS or name == "japanese_classical"]


def found_by(model: TopicsModel, wanted: str) -> list[str]:
    model.search(wanted)
    return row_names(model.rows)


def test_search(language: Language, watch: Watch) -> None:
    editor = HandEditor(rules("taiwanese"))
    model = TopicsModel(editor, language)
    watch(model)
    assert found_by(model, "little four") == ["little_four_winds"]
    assert found_by(model, "小四喜") == ["little_four_winds"]
    assert "big_four_winds" in found_by(model, "WIATRY")
    assert found_by(model, "blogoslawienstwo nieba") == found_by(model, "Błogosławieństwo  nieba") != []
    assert "seat_bonus" in found_by(model, "seat number")
    assert found_by(model, "no such thing") == []
    assert model.rows == ()
    model.search("options")
    assert [one.part for one in model.rows] == [Part.OPTIONS]
    model.search("open kong")
    headings = [place for place, one in enumerate(model.rows) if not one.can_be_read]
    assert headings
    assert all(model.rows[place + 1].part is Part.ROW for place in headings)
    model.search("")
    assert model.rows == model.every


def test_the_list_follows_rules_and_language(language: Language, watch: Watch) -> None:
    editor = HandEditor(rules("taiwanese"))
    model = TopicsModel(editor, language)
    watch(model)
    told: list[str] = []
    model.reworded.connect(lambda: told.append(editor.ruleset.id))
    for name, preset in PRESETS:
        editor.use_rules(rules(name, preset))
        assert model.rows[0].name == load_words("en", name).text("name")
        model.search("kan")
        model.search("")
    language.use("pl")
    assert model.rows[1].name == "Wypłaty"
    assert len(told) == len(PRESETS) + 1
    assert model.place(Part.ROW, "nine_gates") > 0
    assert model.place(Part.ROW, "no_such_row") == -1
    index = model.index(model.place(Part.ROW, "nine_gates"))
    assert (model.text(model.rows[index.row()]), model.spoken(model.rows[index.row()])) == (
        "Dziewięć bram 九蓮宝燈",
        "Dziewięć bram Limit",
    )


def test_headings_cannot_be_chosen(language: Language) -> None:
    model = TopicsModel(HandEditor(rules("riichi")), language)
    for place, topic in enumerate(model.rows):
        assert bool(model.flags(model.index(place)).value) is topic.can_be_read


# --- values


def test_points_are_those_that_examples_score() -> None:
    for name, values in POINT_VALUES.items():
        assert set(values) == set(VARIANTS[name].point_rows)
        for row in values:
            example = row_details(rules(name), row, "en").example
            assert example is not None
            lines = [line for line in example.win.score().points if line.id == row]
            assert lines, row
            assert all(values[row][0] <= line.value <= values[row][1] for line in lines), row


def values_of(name: str, row: str, preset: str = "", **options: object) -> list[tuple[str, str]]:
    found = row_values(rules(name, preset, **options), row, load_words("en", name))
    return [(f"*{one.case}" if one.chosen else one.case, one.text) for one in found]


def test_values() -> None:
    assert values_of("taiwanese", "little_four_winds") == [("*High table", "30 Tai"), ("Low table", "7 Tai")]
    assert values_of("taiwanese", "open_kong") == [("", "1 Tai")]
    assert values_of("taiwanese", "one_tile_wait") == [("*High table", "no such row"), ("Low table", "1 Tai")]
    assert values_of("riichi", "honitsu") == [("Closed hand", "3 han"), ("Open hand", "2 han")]
    assert values_of("riichi", "pinfu") == [("Closed hand", "1 han"), ("Open hand", "nothing")]
    assert values_of("riichi", "tanyao") == [("", "1 han")]
    assert values_of("riichi", "tanyao", open_tanyao=False)[1] == ("Open hand", "nothing")
    assert values_of("riichi", "ippatsu", ippatsu=False) == [("*mahjong.info.pl", "off")] + [
        (one, "1 han") for one in ("EMA 2025", "WRC 2025", "Tenhou", "Mahjong Soul", "M.League")
    ]
    assert ("Mahjong Soul", "2 × Yakuman") in values_of("riichi", "daisuushii")
    assert ("EMA 2025", "Mangan") in values_of("riichi", "renhou")
    assert values_of("riichi", "open_kong") == [("", "8–16 fu")]
    assert values_of("riichi", "honba") == []
    assert values_of("japanese_classical", "nine_gates") == [("", "Limit")]
    assert values_of("japanese_classical", "seven_pairs") == [("If switched on", "100 points")]
    assert values_of("japanese_classical", "seven_pairs", seven_pairs=True)[0] == ("*Main list", "100 points")


def test_house_values_are_shown() -> None:
    house = ruleset("taiwanese", Choice("high", {}, {"open_kong": 4, "half_flush": None}))
    words = load_words("en", "taiwanese")
    assert short_value(house, "open_kong", words) == "4 Tai"
    assert RowValue("High table", "4 Tai", chosen=True) in row_values(house, "open_kong", words)
    assert short_value(house, "half_flush", words) == "off"
    assert short_value(rules("riichi"), "chanta", load_words("en", "riichi")) == "2 / 1 han"


# --- one row


def every_row(name: str, preset: str) -> Iterator[str]:
    return iter(row_names(topics(rules(name, preset), "en")))


@BY_PRESET
def test_every_example_earns_its_row_wherever_it_is_loaded(name: str, preset: str, language: Language) -> None:
    """Loaded into the hand page, as the button does: the score is the one that is told."""
    words = language.words(name)
    for row in every_row(name, preset):
        example = row_details(rules(name, preset), row, "en").example
        assert (example is None) is (row not in load_examples(name))
        if example is None:
            continue
        editor = HandEditor(rules(name, preset))
        if example.win.ruleset.choice != editor.ruleset.choice:
            assert example.rules
            editor.use_rules(example.win.ruleset)
        editor.record(example.entry)
        score = editor.outcome.score
        assert score is not None, row
        assert row in {line.id for line in (*score.patterns, *score.points)}
        said = summary(editor.outcome, (), words)
        figures = " ".join(part for pair in said.figures for part in pair if part)
        assert f"{figures} · {said.total}" == example.headline if said.total else figures == example.headline
        assert tuple(sorted(tile.tile for tile in example.tiles)) == tuple(sorted(example.win.hand.tiles))


@BY_LANGUAGE
def test_a_row_is_told_in_every_language(code: str) -> None:
    details = row_details(rules("riichi"), "honitsu", code)
    assert details.gloss
    (other,) = details.others
    expected = {"en": "In Polish: Honitsu – ", "pl": "Po angielsku: Honitsu – Half flush"}[code]
    assert other.startswith(expected)
    assert details.example is not None
    assert "Ron" in details.example.said


@BY_LANGUAGE
def test_a_name_that_is_the_same_in_every_language_stands_once(code: str) -> None:
    assert row_details(rules("japanese_classical"), "kong", code).others == ()
    assert len(row_details(rules("japanese_classical"), "three_kongs", code).others) == 1


def test_what_a_row_replaces() -> None:
    winds = row_details(rules("taiwanese"), "little_four_winds", "en")
    assert [name for name, _ in winds.replaces] == ["little_three_winds", "honour_pung"]
    three = row_details(rules("taiwanese"), "little_three_winds", "en")
    assert three.replaced_by == (("little_four_winds", "Little four winds"),)
    added = row_details(rules("taiwanese", implied_rows="add"), "little_four_winds", "en")
    assert added.replaces == ()
    foreign = row_details(rules("taiwanese"), "beggars_hand", "en")
    assert foreign.replaces == (("one_tile_wait", "One-tile wait"),)


def test_the_option_that_a_row_needs() -> None:
    assert row_details(rules("taiwanese"), "seat_bonus", "en").option == "Extra for seat bonus tiles"
    assert row_details(rules("taiwanese", seat_bonus_extra=True), "seat_bonus", "en").option == ""
    assert row_details(rules("japanese_classical"), "seven_pairs", "en").option == "Seven pairs"
    assert row_details(rules("riichi"), "seven_pairs", "en").option == ""


def test_the_rules_an_example_is_scored_by() -> None:
    for row, told in (("open_kong", ""), ("four_flowers", "low table"), ("one_tile_wait", "low table")):
        example = row_details(rules("taiwanese"), row, "en").example
        assert example is not None
        assert example.rules == told
    pairs = row_details(rules("japanese_classical"), "seven_pairs", "en").example
    assert pairs is not None
    assert pairs.rules == "main list + Seven pairs"


def test_the_situation_in_words() -> None:
    example = row_details(rules("taiwanese"), "ready_on_deal", "en").example
    assert example is not None
    assert example.said == "Discard · Seat South, round East · Ready on the deal · Discards: 3"


# --- paragraphs


@BY_LANGUAGE
@BY_PRESET
def test_every_option_is_explained(name: str, preset: str, code: str) -> None:
    played, words = rules(name, preset), load_words(code, name)
    blocks = list(option_blocks(played, words))
    shown = [option for option in played.options if option.matters_in(preset)]
    assert {block.name for block in blocks} == {words.text("options", one.id, "name") for one in shown}
    for block in blocks:
        assert block.text
        assert [mark.chosen for mark in block.marks].count(True) == 1
        assert block.note == ""
    assert len([block for block in blocks if block.heading]) == 2


def test_a_changed_option_says_what_the_preset_says(language: Language) -> None:
    words = language.words("riichi")
    by_name = {block.name: block for block in option_blocks(rules("riichi", "ema", kiriage=False), words)}
    changed = by_name[words.text("options", "kiriage", "name")]
    assert changed.note == "The preset says: on"
    assert [(mark.text, mark.chosen) for mark in changed.marks] == [("on", False), ("off", True)]
    uma = by_name[words.text("options", "uma", "name")]
    assert [mark.text for mark in uma.marks] == ["15,000 / 5,000 / −5,000 / −15,000"]


@BY_LANGUAGE
def test_presets_and_open_questions(code: str) -> None:
    for name in VARIANTS:
        words = load_words(code, name)
        presets = list(preset_blocks(rules(name), words))
        assert len(presets) == len(VARIANTS[name].presets)
        assert [bool(block.marks) for block in presets] == [True] + [False] * (len(presets) - 1)
        doubts = list(doubt_blocks(words))
        assert [block.number for block in doubts] == [str(n + 1) for n in range(len(words.find("doubts", "items")))]
        assert replace(doubts[0], text="", number="") == Block("")


def test_plain_rules_are_made_once() -> None:
    assert plain_rules("riichi", "ema") is plain_rules("riichi", "ema")
