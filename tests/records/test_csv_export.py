"""A game for spreadsheets: every deal a row, numbers as numbers, names as they are."""

import csv
from io import StringIO
from typing import Any

import pytest
from game.shorthand import END, RON_3900, draw, fold, game, ron, rules, tsumo

from mahjong_desktop.core.table import Adjustment, Chombo
from mahjong_desktop.game import Game
from mahjong_desktop.help import load_words
from mahjong_desktop.models.deal_texts import DealTexts
from mahjong_desktop.records.csv_export import game_csv

pytestmark = pytest.mark.usefixtures("plain_numbers")


def _csv(made: Game, language: str = "en") -> bytes:
    words = load_words(language, made.ruleset.id)
    return game_csv(made, DealTexts(words, made.players, made.ruleset.flow.form.tenpai), words)


def _rows(made: Game, language: str = "en") -> list[list[str]]:
    text = _csv(made, language).decode("utf-8-sig")
    return list(csv.reader(StringIO(text, newline=""), delimiter=";" if language == "pl" else ","))


def _named(*players: str) -> Game:
    return fold(rules(), players, [ron(1, 0)])


PLAYED = game(ron(1, 0, "1", **RON_3900), draw("02"), tsumo(2), Chombo(1), Adjustment((5, -5, 0, 0), "late"), END)


@pytest.mark.parametrize(
    ("language", "headings", "first"),
    [
        (
            "en",
            "Deal|Result|Value|Honba|Riichi sticks|Ala: change|Bo: change|Cao: change|Dag: change"
            "|Ala: score|Bo: score|Cao: score|Dag: score",
            "East 1|Bo from Ala|3 han 30 fu · 3900 +1000|0|0|-3900|3900|0|0|21100|28900|25000|25000",
        ),
        (
            "pl",
            "Rozdanie|Wynik|Wartość|Honba|Zastawy Riichi|Ala: zmiana|Bo: zmiana|Cao: zmiana|Dag: zmiana"
            "|Ala: punkty|Bo: punkty|Cao: punkty|Dag: punkty",
            "Wschód 1|Bo · Ron od: Ala|3 han 30 fu · 3900 +1000|0|0|-3900|3900|0|0|21100|28900|25000|25000",
        ),
    ],
)
def test_a_row_for_every_deal(language: str, headings: str, first: str) -> None:
    rows = _rows(PLAYED, language)
    assert rows[0] == headings.split("|")
    assert rows[1] == first.split("|")
    assert len(rows) == 1 + len(PLAYED.deals)
    assert {len(row) for row in rows} == {13}


def test_figures_are_those_of_the_game() -> None:
    for row, played in zip(_rows(PLAYED)[1:], PLAYED.played, strict=True):
        numbers = list(map(int, row[3:]))
        assert numbers == [played.state.honba, played.state.sticks, *played.changes, *played.scores]


@pytest.mark.parametrize("name", ["taiwanese", "japanese_classical"])
def test_only_counters_that_the_variant_has(name: str) -> None:
    headings, *rows = _rows(game(draw(), name=name))
    assert len(headings) == 11
    assert [len(row) for row in rows] == [11]


def test_a_game_without_deals() -> None:
    assert len(_rows(game())) == 1


def test_bytes_as_spreadsheets_want_them() -> None:
    data = _csv(_named("Żółw", "Ćma", "Łoś", "Śledź"))
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.count(b"\r\n") == 2
    assert data.endswith(b"\r\n")
    assert "Żółw" in data.decode("utf-8")


@pytest.mark.parametrize("name", ["a,b", "a;b", 'a"b', "a\nb", " ", "", "1"])
def test_odd_names_stay_in_their_cells(name: str) -> None:
    for language in ("en", "pl"):
        headings, row = _rows(_named(name, "B", "C", "D"), language)
        assert headings[9].startswith(name)
        assert len(row) == 13


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "\tx"])
def test_a_name_is_no_formula(name: str) -> None:
    headings, _ = _rows(_named(name, "B", "C", "D"))
    assert headings[5] == f"'{name}: change"


def test_half_a_character_spoils_nothing() -> None:
    assert _rows(_named("a\ud800", "B", "C", "D"))[0][5] == "a?: change"


def test_negative_scores_are_numbers() -> None:
    made: Any = game(ron(1, 0, yakuman=1))
    assert _rows(made)[1][9:] == ["-7000", "57000", "25000", "25000"]
