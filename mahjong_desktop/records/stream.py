"""Many records in, one answer a line out, whatever the bytes."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterator

from mahjong_desktop.core.errors import BadRecord, MahjongError
from mahjong_desktop.help.words import Words, load_words
from mahjong_desktop.records.fields import Json
from mahjong_desktop.records.wins import answer, parse_win
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
            if line.strip():
                yield from _elements_or_error(line)
    else:
        yield from whole if isinstance(whole, list) else (whole,)


def _elements_or_error(line: bytes) -> Iterator[Json | BadRecord]:
    try:
        value = _load(line)
    except BadRecord as error:
        yield error
    else:
        yield from value if isinstance(value, list) else (value,)


def _load(data: bytes) -> Json:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(reason="not_utf8") from None
    try:
        value: Json = json.loads(text, parse_constant=_not_json)
    except (ValueError, RecursionError):
        raise BadRecord(reason="not_json") from None
    return value


def _not_json(constant: str) -> Json:
    """NaN and the infinities, which Python would read."""
    raise ValueError(constant)


def answers(data: bytes, language: str) -> Iterator[dict[str, Json]]:
    """The answer or the error object of every record, in order."""
    for record in records(data):
        try:
            if isinstance(record, BadRecord):
                raise record
            win = parse_win(record)
            yield answer(win, win.score())
        except MahjongError as error:
            yield error_answer(error, load_words(language, ruleset_named(record)))


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
