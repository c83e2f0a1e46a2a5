"""Win records: one won hand, or only its value, with the rules it is scored by."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import repeat
from typing import Any, NamedTuple

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.notation import format_reading
from mahjong_desktop.core.scores import Line, Payment, Score
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.core.values import value
from mahjong_desktop.records.fields import (
    Json,
    Record,
    as_count,
    as_flag,
    as_object,
    as_seat,
    as_seat_or_none,
    once_for_each,
    only_keys,
    required_text,
)
from mahjong_desktop.records.hands import (
    HAND_KEYS,
    Variant,
    check_hand_is_there,
    hand_reader,
    read_choice,
    read_figures,
)
from mahjong_desktop.rules.figures import Figures
from mahjong_desktop.rules.registry import VARIANTS, known_variant, ruleset
from mahjong_desktop.rules.ruleset import Ruleset

TABLE_KEYS = frozenset({"ruleset", "rules", "self_draw", "from", "seat_wind", "round_wind"})
TABLE_FIELDS: Mapping[str, tuple[Callable[[Json, str], object], object]] = {
    "self_draw": (as_flag, False),
    "seat_wind": (as_seat, Wind.EAST),
    "round_wind": (as_seat, Wind.EAST),
    "from": (as_seat_or_none, None),
    "dealer_wins": (as_count, 0),
    "honba": (as_count, 0),
    "riichi_sticks": (as_count, 0),
    "liable": (as_seat_or_none, None),
}
"""The keys about the table, how they are read, and what they are by default. A situation begins with them, in order."""
ABSENT = object()
"""The value of a key that a record has not got."""


@value
class Win:
    """A win to be scored: tiles, or (with `figures`) the value alone."""

    ruleset: Ruleset[Any]
    situation: Situation
    hand: Hand
    figures: Figures | None = None

    def score(self) -> Score:
        """Its score; a MahjongError where it has none."""
        if self.figures is not None:
            return self.ruleset.score_value(self.figures, self.situation)
        return self.ruleset.score(self.hand, self.situation)


def parse_win(value: Json) -> Win:
    """The win a record describes. Errors come in the contract's order: record, rules, tiles."""
    if not isinstance(value, dict):
        raise BadRecord(reason="not_object")
    record: Record = value
    name = required_text(record, "ruleset")
    known = known_variant(name)
    by_figures = _check_keys(known, *record)
    if not by_figures and ("hand" not in record or "winning_tile" not in record):
        check_hand_is_there(record)
    table = _table(*map(record.get, TABLE_FIELDS, repeat(ABSENT)))
    read_hand = hand_reader(record, known)
    figures = _figures(record, known) if by_figures else None
    given = as_object(record.get("rules", {}), "rules")
    rules = _rules(name, *given, *given.values())
    if figures is not None:
        return Win(rules, Situation(*table), Hand(), figures)
    hand, *told = read_hand()
    return Win(rules, Situation(*table, *told), hand)


class Keys(NamedTuple):
    """The keys that a record may have."""

    hand: frozenset[str]
    """About the tiles: beside figures there are none of them."""
    figures: frozenset[str]
    every: frozenset[str]


@cache
def _keys(known: Variant | None) -> Keys:
    """Those of one variant; of an unknown one the keys of all."""
    variants = VARIANTS.values() if known is None else (known,)
    hand = HAND_KEYS.union(*(one.hand_fields for one in variants))
    figures = frozenset(key for one in variants for key in one.figures())
    return Keys(hand, figures, TABLE_KEYS.union(hand, figures, *(one.table_fields for one in variants)))


@lru_cache(1 << 12)
def _check_keys(known: Variant | None, *given: str) -> bool:
    """Unknown and clashing keys; of an unknown ruleset no variant's own keys are refused. Whether there are figures."""
    keys = _keys(known)
    only_keys(dict.fromkeys(given), keys.every)
    if keys.figures.isdisjoint(given):
        return False
    for key in given:
        if key in keys.hand:
            raise BadRecord(key, reason="value_with_tiles", name=key)
    return True


@once_for_each(1 << 12)
def _table(*values: Json) -> tuple[Any, ...]:
    """What a record says of the table, by the values of TABLE_FIELDS: how a situation begins. Few tables differ."""
    return tuple(
        [
            default if value is ABSENT else read(value, key)
            for (key, (read, default)), value in zip(TABLE_FIELDS.items(), values, strict=True)
        ]
    )


@once_for_each(1 << 6)
def _rules(name: str, *given: Any) -> Ruleset[Any]:
    """The ruleset under the chosen rules, by their names and then their values."""
    number = len(given) // 2
    choice = read_choice(dict(zip(given[:number], given[number:], strict=True)), VARIANTS.get(name))
    return ruleset(name, choice)


def _figures(record: Record, known: Variant | None) -> Figures | None:
    """The figures of a value alone, checked; of an unknown ruleset there are none to know."""
    if known is None:
        return None
    return read_figures({key: record[key] for key in known.figures() if key in record}, known)


def answer(win: Win, score: Score) -> dict[str, Json]:
    """The record's answer."""
    found: dict[str, Json] = json.loads(answer_text(win, score))
    return found


def answer_text(win: Win, score: Score) -> str:
    """The record's answer as JSON. It is put together from pieces: there are few of them, so each is written once."""
    points = f'"points": [{_rows(score.points)}], ' if win.ruleset.point_rows else ""
    return (
        f'{{"ok": true, "ruleset": "{win.ruleset.id}", {_totals(score)}, "patterns": [{_rows(score.patterns)}], '
        f'{points}"payments": {_payments(score.settlement.payments)}, "reading": {_reading(win, score)}, '
        f'"others": [{", ".join([_other(win, other) for other in score.others])}]}}'
    )


def _other(win: Win, score: Score) -> str:
    return f'{{{_totals(score)}, "reading": {_reading(win, score)}}}'


def _totals(score: Score) -> str:
    return _figures_text(score.settlement.value, *score.totals, *score.totals.values())


@lru_cache(1 << 12)
def _figures_text(value: int, *given: Any) -> str:
    """A score's figures and its worth for all payers: by that, the names of the figures, and then their values.

    A figure is always of the same type, so that none is taken for another that equals it.
    """
    number = len(given) // 2
    return json.dumps(dict(zip(given[:number], given[number:], strict=True)) | {"value": value})[1:-1]


def _rows(lines: tuple[Line, ...]) -> str:
    return ", ".join([_row(line.id, line.value, len(line.found)) for line in lines])


@lru_cache(1 << 12)
def _row(row: str, value: int, count: int) -> str:
    return json.dumps({"id": row, "value": value, "count": count})


@lru_cache(1 << 12)
def _payments(payments: tuple[Payment, ...]) -> str:
    return json.dumps(
        {"discarder" if payment.seat is None else payment.seat.id: payment.change for payment in payments}
    )


def _reading(win: Win, score: Score) -> str:
    return "null" if score.reading is None else f'"{format_reading(score.reading, win.hand)}"'
