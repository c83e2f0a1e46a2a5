"""What an entry amounts to, and the headline or sentence that says so in every language."""

from typing import Any

import pytest

from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.tiles import CODES, Wind
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.models.entry import Entry, outcome
from mahjong_desktop.models.summary import Summary, summary

from .shorthand import FULL, rules, situation

SIXTEEN = "123456789m 234567p 9s"
APART = "147m 258p 369s 1234567z"

OUTCOMES = [
    # text, rules, then what comes of it: Tai, error code, tiles to enter, tiles missing, waits
    ("", {}, (None, None, 17, 17, {})),
    ("5z", {}, (None, None, 16, 16, {})),
    ("123m 55z 1f", {}, (None, None, 12, 12, {})),
    ("(555z) [1111s] 12m", {}, (None, None, 9, 9, {})),
    (APART, {}, (None, None, 1, 9, {})),
    ("123456789m 2345p 147s", {}, (None, None, 1, 3, {})),
    (SIXTEEN, {}, (None, None, 1, 1, {"9s": 25})),
    ("123456789m 234p 56p 55s", {}, (None, None, 1, 1, {"1p": 23, "4p": 23, "7p": 23})),
    ("123456789m 234p 56p 55s", {"preset": "low"}, (None, None, 1, 1, {"1p": 4, "4p": 4, "7p": 4})),
    (SIXTEEN, {"minimum_tai": 24}, (None, None, 1, 1, {"9s": "below_minimum"})),
    ("123456789m 234567p +9s", {}, (None, None, 1, 1, {"9s": 25})),
    ("(555z) 123456789m 123p 5z", {}, (None, None, 1, 2, {})),
    ("123456789m 234567p 9s 1z", {}, (None, "not_a_win", 0, 0, {})),
    (FULL, {}, (25, None, 0, 0, {})),
    (FULL, {"minimum_tai": 23}, (25, None, 0, 0, {})),
    (FULL, {"minimum_tai": 24}, (None, "below_minimum", 0, 0, {})),
    (FULL + " 1z", {}, (None, "wrong_tile_count", 0, 0, {})),
    ("11111m", {}, (None, "too_many_copies", 0, 0, {})),
    ("(111m) 11m", {}, (None, "too_many_copies", 0, 0, {})),
    ("11f", {}, (None, "too_many_copies", 0, 0, {})),
    (FULL + " 11f", {}, (None, "too_many_copies", 0, 0, {})),
    ("1f", {"bonus_tiles": False}, (None, "bad_tiles", 0, 0, {})),
    ("0m", {}, (None, "bad_tiles", 0, 0, {})),
    ("1234567f", {}, (None, None, 17, 17, {"8f": 30})),
    ("1234568f 123m", {}, (None, None, 14, 14, {"7f": 30})),
    ("123456f", {}, (None, None, 17, 17, {})),
    ("1234567f", {"rows": {"eight_bonus_tiles": None}}, (None, None, 17, 17, {})),
    ("12345678f", {}, (None, "contradiction", 0, 0, {})),
    ("12345678f", {"rows": {"eight_bonus_tiles": None}, "drawn": True}, (None, "not_a_win", 0, 0, {})),
    ("12345678f", {"drawn": True}, (30, None, 0, 0, {})),
]


@pytest.mark.parametrize(("text", "given", "expected"), OUTCOMES)
def test_outcomes(text: str, given: dict[str, Any], expected: tuple[Any, ...]) -> None:
    given = dict(given)
    entry = Entry(situation=situation(self_draw=given.pop("drawn", False))).with_text(text)
    found = outcome(entry, rules(**given))
    waits = {
        CODES[wait.tile]: wait.score.totals["tai"] if wait.score else wait.error and wait.error.code
        for wait in found.waits
    }
    tai = None if found.score is None else found.score.totals["tai"]
    code = None if found.error is None else found.error.code
    assert (tai, code, found.to_enter, found.missing, waits) == expected
    sentences = [summary(found, (), load_words(language, "taiwanese")) for language in LANGUAGES]
    assert len({said.sentence for said in sentences}) == (1 if found.score else len(LANGUAGES))
    assert all(said.is_error is (code is not None) for said in sentences)


@pytest.mark.parametrize(
    ("figures", "given", "change"),
    [
        ({"tai": 5}, {"seat": "south", "self_draw": True}, 16),
        ({"tai": 5}, {"seat": "south", "source": "west"}, 5),
        ({"tai": 0}, {"seat": "south", "source": "west"}, 0),
        # circumstances are in the value already, and may need tiles that nobody entered
        ({"tai": 5}, {"self_draw": True, "circumstances": "replacement_tile last_tile"}, 18),
    ],
)
@pytest.mark.parametrize("text", ["", FULL, "11111m", "12x", "[1111m]"])
def test_the_value_alone_counts_whatever_tiles_there_are(
    text: str, figures: dict[str, int], given: dict[str, Any], change: int
) -> None:
    entry = Entry(situation=situation(**given), figures=figures).with_text(text)
    found = outcome(entry, rules())
    assert found.score is not None
    assert (found.score.totals, found.score.patterns) == (figures, ())
    assert {payment.seat: payment.change for payment in found.score.settlement.payments}.get(
        entry.situation.seat_wind, 0
    ) == change


def test_what_the_value_alone_cannot_be() -> None:
    entry = Entry(situation=situation(self_draw=True, source="west"), figures={"tai": 5})
    error = outcome(entry, rules()).error
    assert error is not None
    assert error.facts["reason"] == "nobody_discarded"


def test_a_wait_is_worth_what_entering_it_would_bring() -> None:
    """The pair's tile was not robbed from a Kong: with it that circumstance gives way, with the other it stands."""
    entry = Entry(situation=situation(circumstances="robbed_kong")).with_text("123456789m 2345p 666p")
    found = {CODES[wait.tile]: wait.score for wait in outcome(entry, rules()).waits}
    robbed = {
        code: any(line.id == "robbing_the_kong" for line in score.patterns) for code, score in found.items() if score
    }
    assert robbed == {"1p": True, "2p": False, "4p": False, "5p": False, "7p": True}


@pytest.mark.parametrize(
    ("text", "english", "polish"),
    [
        ("", "Click tiles, or type 123m 55z …", "Klikaj kamienie albo wpisz 123m 55z …"),
        ("5z", "16 more tiles to enter", "Jeszcze 16 kamieni"),
        ("123456789m 234p 55z", "3 more tiles to enter", "Jeszcze 3 kamienie"),
        (SIXTEEN, "Waits for", "Czeka na"),
        (
            APART,
            "1 more tile to enter. Not a win yet: 9 fitting tiles are missing",
            "Jeszcze 1 kamień. To jeszcze nie wygrana: brakuje 9 pasujących kamieni",
        ),
        (
            "123456789m 234567p 9s 1z",
            "Not a winning hand: one tile would have to be different.",
            "To nie jest wygrana: jeden kamień musiałby być inny.",
        ),
        (
            "11111m",
            "Too many tiles of one kind: one of characters. There are 5, but a mahjong set has no more than 4.",
            "Za dużo jednakowych kamieni: jedynka znaków. Wpisano ich 5, a zestaw do gry ma najwyżej 4.",
        ),
        (
            FULL + " x",
            "“x” does not belong in a list of tiles. Use numbers and the letters m, p, s, z and f.",
            "Znak „x” nie należy do zapisu kamieni. Używaj cyfr i liter m, p, s, z, f.",
        ),
        (
            "12 x 3m",
            "The letter after “12” is missing: m characters, p circles, s bamboos, z winds and dragons, f bonus tiles.",
            "Po „12” brakuje litery: m znaki, p koła, s bambusy, z Wiatry i Smoki, f bonusy.",
        ),
    ],
)
def test_sentences(text: str, english: str, polish: str) -> None:
    entry = Entry().with_text(text)
    found = outcome(entry, rules())
    for language, sentence in (("en", english), ("pl", polish)):
        said = summary(found, entry.problems, load_words(language, "taiwanese"))
        assert (said.sentence, said.figures) == (sentence, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_headline(language: str) -> None:
    words = load_words(language, "taiwanese")
    found = outcome(Entry().with_text(FULL), rules())
    assert summary(found, (), words) == Summary(figures=(("25", "Tai"),))
    value = outcome(Entry(figures={"tai": 12}), rules())
    assert summary(value, (), words) == Summary(figures=(("12", "Tai"),))


@pytest.mark.parametrize(
    ("text", "extended"),
    [
        ("", ""),
        ("5z", "5z"),
        ("132m", "13m 2m"),
        ("2m (555z) [1111s] 1m 1f", "(555z) [1111s] 1f 2m 1m"),
        ("2m +1m 3m", "12m 3m"),
        ("1f", "1f"),
    ],
)
def test_typing_goes_on_behind_the_tile_entered_last(text: str, extended: str) -> None:
    entry = Entry().with_draft(parse_hand(text).draft)
    assert entry.text_to_extend() == extended
    assert Entry().with_text(text).text_to_extend() == text


def test_an_entry_is_a_value() -> None:
    entry = Entry(situation=situation(seat="west"))
    changed = entry.with_text("12x")
    assert (entry.typed, entry.problems, entry.draft.entered) == (None, (), ())
    assert (changed.typed, len(changed.problems)) == ("12x", 1)
    assert changed.situation.seat_wind is Wind.WEST
    drafted = changed.with_draft(parse_hand("5z").draft)
    assert (drafted.typed, drafted.problems, drafted.text(rules())) == (None, (), "5z")
