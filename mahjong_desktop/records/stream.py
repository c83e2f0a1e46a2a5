"""Many records in, one answer a line out, whatever the bytes."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterator

import orjson

from mahjong_desktop.core.errors import BadRecord, MahjongError
from mahjong_desktop.help.words import Words, load_words
from mahjong_desktop.records import games
from mahjong_desktop.records.fields import Json
from mahjong_desktop.records.games import parse_game
from mahjong_desktop.records.wins import answer_text, parse_win
from mahjong_desktop.rules.registry import VARIANTS


def records(data: bytes) -> Iterator[Json | BadRecord]:
    """The records of JSON Lines or of one JSON document; an array's elements one by one.

    A line that is no JSON comes as the error it is.
    """
    data = data.removeprefix(BOM_UTF8)
    try:
        whole = _load(data)
    except BadRecord:
        for line in data.split(b"\n"):
            if not line.strip():
                continue
            try:
                value = _load(line)
            except BadRecord as error:
                yield error
                continue
            yield from value if isinstance(value, list) else (value,)
    else:
        yield from whole if isinstance(whole, list) else (whole,)


def _load(data: bytes) -> Json:
    data = data.removeprefix(BOM_UTF8)
    try:
        value: Json = orjson.loads(data)
    except orjson.JSONDecodeError:
        return _load_slowly(data)
    return value


def _load_slowly(data: bytes) -> Json:
    """What the quick reader refuses is an error nearly always; but numbers may be of any length, text of any code."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise BadRecord(reason="not_utf8") from None
    try:
        value: Json = _DECODER.decode(text)
    except (ValueError, RecursionError):
        raise BadRecord(reason="not_json") from None
    return value


def _not_json(constant: str) -> Json:
    """NaN and the infinities, which Python would read."""
    raise ValueError(constant)


_DECODER = json.JSONDecoder(parse_constant=_not_json)


_ENCODER = json.JSONEncoder(check_circular=False)


def as_line(answer: dict[str, Json]) -> str:
    """An answer as its line of JSON. We made it ourselves: there are no circles in it to look for."""
    return _ENCODER.encode(answer)


ERROR = '{"ok": false'
"""How the line of an error object begins, and no other."""


def answer_lines(data: bytes, language: str) -> Iterator[str]:
    """The score or the error object of every win record, in order, each as its line of JSON."""
    for record in records(data):
        try:
            win = parse_win(_readable(record))
            yield answer_text(win, win.score())
        except MahjongError as error:
            yield as_line(error_answer(error, load_words(language, ruleset_named(record))))


def answers(data: bytes, language: str) -> Iterator[dict[str, Json]]:
    """The same, read."""
    return map(json.loads, answer_lines(data, language))


def replay_lines(data: bytes, language: str) -> Iterator[str]:
    """For every game record, in order, its line of JSON."""
    return map(as_line, replays(data, language))


def replays(data: bytes, language: str) -> Iterator[dict[str, Json]]:
    """For every game record, in order, how the game went; up to the deal with an error, where there is one."""
    for record in records(data):
        words = load_words(language, ruleset_named(record))
        try:
            game = parse_game(_readable(record)).game()
        except MahjongError as error:
            yield _replay_error(error, None, [], words)
            continue
        if game.problem is None:
            yield games.answer(game)
        else:
            yield _replay_error(game.problem.error, game.problem.index, games.deals_answer(game), words)


def _readable(record: Json | BadRecord) -> Json:
    """The record; the error, where a line was none."""
    if isinstance(record, BadRecord):
        raise record
    return record


def _replay_error(
    error: MahjongError, deal: int | None, before: list[dict[str, Json]], words: Words
) -> dict[str, Json]:
    """The error object, with the deal that it is about and those before it."""
    answer = error_answer(error, words)
    details = answer["error"]
    assert isinstance(details, dict)
    return {**answer, "error": {**details, "deal": deal}, "deals": before}


def ruleset_named(record: Json | BadRecord) -> str | None:
    """The known ruleset that a record names, if it does."""
    name = record.get("ruleset") if isinstance(record, dict) else None
    return name if isinstance(name, str) and name in VARIANTS else None


NAMED_FACTS = {"contradiction": ("between",), "below_minimum": ("have", "need")}
"""The facts that the contract names, by the error's code."""


def error_answer(error: MahjongError, words: Words) -> dict[str, Json]:
    """The error object: code, sentence, field, and what the contract names."""
    details: dict[str, Json] = {"code": error.code, "message": words.error(error), "field": error.field}
    details |= {key: error.facts[key] for key in NAMED_FACTS.get(error.code, ())}
    return {"ok": False, "error": details}
