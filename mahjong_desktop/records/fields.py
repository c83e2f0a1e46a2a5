"""Reading JSON values of an expected type, with errors that name the key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import TypeAlias, TypeVar, cast

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.core.table import PLAYERS, Player
from mahjong_desktop.core.tiles import WIND_OF_ID, Wind
from mahjong_desktop.rules.options import MOST, shown

Json: TypeAlias = object
Record: TypeAlias = Mapping[str, Json]


QuestionT = TypeVar("QuestionT", bound=Callable[..., object])


def once_for_each(most: int, typed: bool = True) -> Callable[[QuestionT], QuestionT]:
    """Asks a question about JSON values once for each of them and remembers the answers, so many at most.

    By the values' types as well, since true is no 1, unless nothing but text has an answer. About lists and objects,
    which cannot be remembered, it asks every time.
    """

    def remembering(question: QuestionT) -> QuestionT:
        remembered = lru_cache(most, typed=typed)(question)

        @wraps(question)
        def ask(*values: Json) -> object:
            try:
                return remembered(*values)
            except TypeError:
                return question(*values)

        return cast(QuestionT, ask)

    return remembering


def as_object(value: Json, field: str) -> Record:
    """A JSON object."""
    if not isinstance(value, dict):
        raise _wrong_type(field, "object")
    return value


def as_list(value: Json, field: str) -> list[Json]:
    """A JSON array."""
    if not isinstance(value, list):
        raise _wrong_type(field, "list")
    return value


def as_text(value: Json, field: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise _wrong_type(field, "text")
    return value


def as_flag(value: Json, field: str) -> bool:
    """true or false."""
    if not isinstance(value, bool):
        raise _wrong_type(field, "true_or_false")
    return value


def as_count(value: Json, field: str) -> int:
    """A whole number from 0 to MOST."""
    number = as_number(value, field)
    if number < 0:
        raise BadRecord(field, reason="out_of_range", name=field)
    return number


def as_number(value: Json, field: str) -> int:
    """A whole number from -MOST to MOST. One of more than 64 bits is read as a float: too large all the same."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise _wrong_type(field, "whole_number")
    if abs(value) > MOST:
        raise BadRecord(field, reason="out_of_range", name=field)
    if not isinstance(value, int):
        raise _wrong_type(field, "whole_number")
    return value


def as_player(value: Json, field: str) -> Player:
    """A player of a game, 0-3."""
    player = as_number(value, field)
    if player not in PLAYERS:
        raise BadRecord(field, reason="no_such_player", name=field)
    return player


def as_players(value: Json, field: str) -> frozenset[Player]:
    """Some of the players, each of them once."""
    players = [as_player(one, field) for one in as_list(value, field)]
    if len(set(players)) < len(players):
        raise BadRecord(field, reason="repeated_player", name=field)
    return frozenset(players)


def as_seat(value: Json, field: str) -> Wind:
    """ "east" … "north"."""
    if not isinstance(value, str) or value not in WIND_OF_ID:
        raise _wrong_type(field, "seat")
    return WIND_OF_ID[value]


def as_seat_or_none(value: Json, field: str) -> Wind | None:
    """A seat; null where nobody is meant."""
    return None if value is None else as_seat(value, field)


def only_keys(record: Record, known: frozenset[str]) -> None:
    """BadRecord if there is another key."""
    if not known.issuperset(record):
        key = next(key for key in record if key not in known)
        raise BadRecord(shown(key), reason="unknown_key", name=shown(key))


def required_text(record: Record, key: str) -> str:
    """The string of a key that must be there."""
    value = record.get(key)
    return value if isinstance(value, str) else as_text(required(record, key), key)


def required(record: Record, key: str) -> Json:
    """The value of a key that must be there."""
    if key not in record:
        raise BadRecord(key, reason="missing_key", name=key)
    return record[key]


def _wrong_type(field: str, expected: str) -> BadRecord:
    return BadRecord(field, reason="wrong_type", name=field, expected=expected)
