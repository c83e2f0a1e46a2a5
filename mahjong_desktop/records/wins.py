"""Win records: one won hand, or only its value, with the rules it is scored by."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.notation import format_reading
from mahjong_desktop.core.scores import Line, Score
from mahjong_desktop.core.table import WonHand
from mahjong_desktop.records.fields import (
    Json,
    Record,
    as_count,
    as_flag,
    as_object,
    as_seat,
    as_seat_or_none,
    as_text,
    only_keys,
    required,
)
from mahjong_desktop.records.hands import (
    HAND_KEYS,
    Variant,
    check_hand_is_there,
    hand_fields,
    read_choice,
    read_figures,
)
from mahjong_desktop.rules.figures import Figures
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.rules.ruleset import Ruleset

TABLE_KEYS = frozenset({"ruleset", "rules", "self_draw", "from", "seat_wind", "round_wind"})
TABLE_FIELDS: tuple[tuple[str, str, Callable[[Json, str], object]], ...] = (
    ("self_draw", "self_draw", as_flag),
    ("seat_wind", "seat_wind", as_seat),
    ("round_wind", "round_wind", as_seat),
    ("from", "source", as_seat_or_none),
    ("dealer_wins", "dealer_wins", as_count),
    ("honba", "honba", as_count),
    ("riichi_sticks", "riichi_sticks", as_count),
    ("liable", "liable", as_seat_or_none),
)
"""The keys about the table: how a situation calls them, and how they are read."""


class Win(NamedTuple):
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
    name = as_text(required(record, "ruleset"), "ruleset")
    known = VARIANTS.get(name)
    _check_keys(record, known)
    table = _table(record)
    fields = hand_fields(record, known)
    figures = _figures(record, known)
    choice = read_choice(as_object(record.get("rules", {}), "rules"), known)
    rules = ruleset(name, choice)
    won = fields.read()
    return Win(rules, _situation(table, won), won.hand, figures)


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


def _check_keys(record: Record, known: Variant | None) -> None:
    """Unknown, missing and clashing keys; of an unknown ruleset no variant's own keys are refused."""
    keys = _keys(known)
    only_keys(record, keys.every)
    if keys.figures.isdisjoint(record):
        check_hand_is_there(record)
        return
    for key in record:
        if key in keys.hand:
            raise BadRecord(key, reason="value_with_tiles", name=key)


def _table(record: Record) -> dict[str, Any]:
    """What the record says of the table, as a situation has it."""
    return {name: read(record[key], key) for key, name, read in TABLE_FIELDS if key in record}


def _situation(table: dict[str, Any], won: WonHand) -> Situation:
    """That and what the record says of the hand."""
    return Situation(
        **table, circumstances=won.circumstances, discards=won.discards, dora=won.dora, ura_dora=won.ura_dora
    )


def _figures(record: Record, known: Variant | None) -> Figures | None:
    """The figures of a value alone, checked; of an unknown ruleset there are none to know."""
    if known is None or _keys(known).figures.isdisjoint(record):
        return None
    return read_figures({key: record[key] for key in known.figures() if key in record}, known)


def answer(win: Win, score: Score) -> dict[str, Json]:
    """The record's answer."""
    return {
        "ok": True,
        "ruleset": win.ruleset.id,
        **score.totals,
        "value": score.settlement.value,
        "patterns": _rows(score.patterns),
        **({"points": _rows(score.points)} if win.ruleset.point_rows else {}),
        "payments": {
            "discarder" if payment.seat is None else payment.seat.id: payment.change
            for payment in score.settlement.payments
        },
        "reading": _reading(win, score),
        "others": [
            {**other.totals, "value": other.settlement.value, "reading": _reading(win, other)} for other in score.others
        ],
    }


def _rows(lines: tuple[Line, ...]) -> Json:
    return [{"id": row, "value": value, "count": len(found)} for row, value, found in lines]


def _reading(win: Win, score: Score) -> str | None:
    return None if score.reading is None else format_reading(score.reading, win.hand)
