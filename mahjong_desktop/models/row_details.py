"""All there is to say about one scoring row, with a hand that earns it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.core.values import changed
from mahjong_desktop.help import LANGUAGES, Words, load_words
from mahjong_desktop.help.words import load_examples
from mahjong_desktop.models.entry import Entry
from mahjong_desktop.models.row_values import RowValue, find_row, row_values
from mahjong_desktop.models.rules_reference import known_rows
from mahjong_desktop.models.summary import headline
from mahjong_desktop.models.tray_model import TrayTile, tray_tiles
from mahjong_desktop.records.hands import choice_record, tiles_record
from mahjong_desktop.records.wins import Win, parse_win
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset
from mahjong_desktop.rules.ruleset import Ruleset

translate = QCoreApplication.translate

_NOT_OF_RECORDS = ("hand", "preset", "options")
"""The fields of an example that a record has in another form."""

NamedRow = tuple[str, str]
"""A row's id and its name."""


@dataclass(frozen=True)
class Example:
    """A hand that earns the row."""

    win: Win
    entry: Entry
    """The same as the hand page has it."""
    tiles: tuple[TrayTile, ...]
    said: str
    """How it was won."""
    headline: str
    rules: str
    """The rules it is scored by, where they are not those in force."""


@dataclass(frozen=True)
class RowDetails:
    """What the reference says of a row."""

    id: str
    name: str
    original: str
    gloss: str
    others: tuple[str, ...]
    """Its names in the other languages, where they are others."""
    explanation: str
    values: tuple[RowValue, ...]
    option: str
    """The option that it needs, by its name; empty: none, or it is on."""
    replaces: tuple[NamedRow, ...]
    replaced_by: tuple[NamedRow, ...]
    example: Example | None


def row_details(rules: Ruleset[Any], name: str, language: str) -> RowDetails:
    """A row under these rules, or under those of another preset where these do not have it."""
    words = load_words(language, rules.id)
    source = known_rows(rules).get(name, rules)
    row = find_row(source, name)
    option = _option_to_switch_on(source, name)
    return RowDetails(
        name,
        words.row(name),
        words.original(name),
        _gloss(words, name),
        tuple(_other_names(words, rules.id, name)),
        words.explanation(name),
        row_values(rules, name, words),
        words.text("options", option, "name") if option else "",
        _named(words, [] if row is None else list(row.replaces), source),
        _named(words, [one.id for one in source.rows if name in one.replaces], source),
        example_of(rules, name, words),
    )


def _option_to_switch_on(rules: Ruleset[Any], name: str) -> str:
    """The option that keeps the row out of the game; empty: none does."""
    row = find_row(rules, name)
    wanted = name if row is None else row.option or ""
    return wanted if rules.values.get(wanted) is False else ""


def _gloss(words: Words, name: str) -> str:
    return words.text("rows", name, "gloss") if words.has("rows", name, "gloss") else ""


def _other_names(words: Words, variant: str, name: str) -> Iterator[str]:
    """The row in each other language, with what it means, where that says anything new."""
    here = (words.row(name), _gloss(words, name))
    for code in LANGUAGES:
        other = load_words(code, variant)
        there = (other.row(name), _gloss(other, name))
        if there != here:
            yield f"{words.text('in_language', code)}: {' – '.join(filter(None, there))}"


def _named(words: Words, rows: list[str], rules: Ruleset[Any]) -> tuple[NamedRow, ...]:
    """The rows that take part under these rules; where all are counted, none is replaced."""
    if rules.values.get("implied_rows") == "add":
        return ()
    playing = {row.id for row in rules.rows}
    return tuple((name, words.row(name)) for name in rows if name in playing)


# --- the example


def example_of(rules: Ruleset[Any], name: str, words: Words) -> Example | None:
    """The row's example, scored by the rules in force if it earns the row there, else by those it was made for."""
    given = load_examples(rules.id).get(name)
    if given is None:
        return None
    draft = parse_hand(str(given["hand"])).draft
    win = parse_win(_record(rules.id, name, draft))
    present = changed(win, ruleset=rules, hand=rules.hand_of(draft))
    score = _score_with(present, name)
    used = win if score is None else present
    score = score or used.score()
    seat = used.situation.seat_wind
    return Example(
        used,
        Entry(draft, used.situation),
        tuple(tray_tiles(used.hand, seat)),
        situation_text(used.situation, words),
        headline(score, words),
        "" if used is present else _rules_text(used.ruleset, words),
    )


def _score_with(win: Win, name: str) -> Score | None:
    """The score, if the row is in it."""
    try:
        score = win.score()
    except MahjongError:
        return None
    return score if any(line.id == name for line in (*score.patterns, *score.points)) else None


def _example_rules(variant: str, name: str) -> Choice:
    """The example's preset and options, with the row's own option on."""
    given = load_examples(variant)[name]
    plain = ruleset(variant, Choice(str(given["preset"])))
    row = find_row(plain, name)
    own = {} if row is None or row.option is None else {row.option: True}
    return Choice(str(given["preset"]), own | dict(given.get("options", {})))


def _record(variant: str, name: str, draft: Draft) -> dict[str, Any]:
    """The example as a win record."""
    given = {key: value for key, value in load_examples(variant)[name].items() if key not in _NOT_OF_RECORDS}
    choice = _example_rules(variant, name)
    tiles = tiles_record(ruleset(variant, choice).hand_of(draft))
    return {"ruleset": variant, "rules": choice_record(choice), "seat_wind": Wind.EAST.id, **tiles, **given}


def _rules_text(rules: Ruleset[Any], words: Words) -> str:
    """The preset, and the options that differ from it."""
    names = [words.text("options", name, "name") for name in rules.choice.options]
    return " + ".join([words.text("presets", rules.choice.preset, "name"), *names])


def situation_text(situation: Situation, words: Words) -> str:
    """How a hand was won, in words."""
    place = translate("RowDetails", "Seat {seat}, round {round}")
    parts = [
        words.text("sentences", "self_draw" if situation.self_draw else "discard"),
        place.format(seat=words.wind(situation.seat_wind), round=words.wind(situation.round_wind)),
    ]
    parts += [words.text("circumstances", name, "name") for name in sorted(situation.circumstances)]
    if situation.discards is not None:
        parts.append(translate("RowDetails", "Discards: {count}").format(count=situation.discards))
    return " · ".join(parts)
