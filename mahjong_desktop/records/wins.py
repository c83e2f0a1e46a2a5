"""Win records: one won hand, or only its value, with the rules it is scored by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mahjong_desktop.core.errors import BadRecord, BadTiles
from mahjong_desktop.core.hands import Hand, Meld, MeldKind, Situation
from mahjong_desktop.core.notation import format_reading, parse_tiles
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import Tile, Wind, sort_tiles
from mahjong_desktop.records.fields import (
    Json,
    Record,
    as_count,
    as_flag,
    as_list,
    as_object,
    as_seat,
    as_text,
    only_keys,
    required,
)
from mahjong_desktop.rules.options import Choice, shown
from mahjong_desktop.rules.registry import VARIANTS, variant
from mahjong_desktop.rules.ruleset import Ruleset

TABLE_KEYS = frozenset({"ruleset", "rules", "self_draw", "from", "seat_wind", "round_wind"})
HAND_KEYS = frozenset({"hand", "winning_tile", "melds", "circumstances"})


@dataclass(frozen=True)
class Win:
    """A win to be scored: tiles, or (with `figures`) the value alone."""

    ruleset: Ruleset[Any]
    situation: Situation
    hand: Hand
    figures: Mapping[str, int] | None = None

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
    situation = _situation(record, known)
    melds = [_meld_fields(meld) for meld in as_list(record.get("melds", []), "melds")]
    texts = {key: as_text(record.get(key, ""), key) for key in ("hand", "winning_tile", "bonus")}
    figures = _figures(record, known)
    choice = _choice(as_object(record.get("rules", {}), "rules"), known)
    rules = variant(name)(choice)
    tiles = {key: _tiles(text, key) for key, text in texts.items()}
    hand = Hand(
        sort_tiles(tiles["hand"]),
        _winning_tile(record, tiles["winning_tile"]),
        tuple(Meld(kind, sort_tiles(_tiles(text, "melds")), source) for kind, text, source in melds),
        sort_tiles(tiles["bonus"]),
    )
    return Win(rules, situation, hand, figures)


def _check_keys(record: Record, known: type[Ruleset[Any]] | None) -> None:
    """Unknown, missing and clashing keys; of an unknown ruleset no variant's own keys are refused."""
    variants = VARIANTS.values() if known is None else (known,)
    hand_keys = HAND_KEYS.union(*(one.hand_fields for one in variants))
    table_keys = TABLE_KEYS.union(*(one.table_fields for one in variants))
    figures = frozenset(key for one in variants for key in one.figures)
    only_keys(record, hand_keys | table_keys | figures)
    if figures & record.keys():
        for key in record:
            if key in hand_keys:
                raise BadRecord(key, reason="value_with_tiles", name=key)
        return
    winning = required(record, "winning_tile")
    if not (isinstance(winning, str) and winning.strip().endswith("f") and "bonus" in record):
        required(record, "hand")


def _situation(record: Record, known: type[Ruleset[Any]] | None) -> Situation:
    source = record.get("from")
    discards = record.get("discards")
    return Situation(
        self_draw=as_flag(record.get("self_draw", False), "self_draw"),
        seat_wind=as_seat(record.get("seat_wind", "east"), "seat_wind"),
        round_wind=as_seat(record.get("round_wind", "east"), "round_wind"),
        source=None if source is None else as_seat(source, "from"),
        circumstances=_circumstances(as_list(record.get("circumstances", []), "circumstances"), known),
        dealer_wins=as_count(record.get("dealer_wins", 0), "dealer_wins"),
        discards=None if discards is None else as_count(discards, "discards"),
    )


def _circumstances(values: list[Json], known: type[Ruleset[Any]] | None) -> frozenset[str]:
    names = [as_text(value, "circumstances") for value in values]
    if known is not None:
        for name in names:
            if name not in known.circumstances:
                raise BadRecord("circumstances", reason="unknown_circumstance", name=shown(name))
    return frozenset(names)


def _meld_fields(value: Json) -> tuple[MeldKind, str, Wind | None]:
    meld = as_object(value, "melds")
    only_keys(meld, frozenset({"kind", "tiles", "from"}))
    kind = as_text(required(meld, "kind"), "kind")
    if kind not in set(MeldKind):
        raise BadRecord("melds", reason="unknown_meld", name=shown(kind))
    source = meld.get("from")
    text = as_text(required(meld, "tiles"), "tiles")
    return MeldKind(kind), text, None if source is None else as_seat(source, "from")


def _figures(record: Record, known: type[Ruleset[Any]] | None) -> dict[str, int] | None:
    variants = VARIANTS.values() if known is None else (known,)
    keys = [key for one in variants for key in one.figures if key in record]
    return {key: as_count(record[key], key) for key in keys} or None


def _choice(rules: Record, known: type[Ruleset[Any]] | None) -> Choice:
    options = {key: value for key, value in rules.items() if key not in ("preset", "rows")}
    default = "" if known is None else next(iter(known.presets))
    preset = as_text(rules.get("preset", default), "preset")
    return Choice(preset, options, as_object(rules.get("rows", {}), "rows"))


def _tiles(text: str, field: str) -> tuple[Tile, ...]:
    try:
        return parse_tiles(text)
    except BadTiles as error:
        raise BadTiles(field, **error.facts | {"text": shown(error.facts["text"])}) from None


def _winning_tile(record: Record, tiles: tuple[Tile, ...]) -> Tile | None:
    if "winning_tile" not in record:
        return None
    if len(tiles) != 1:
        raise BadTiles("winning_tile", reason="one_tile", text=shown(record["winning_tile"]))
    return tiles[0]


def answer(win: Win, score: Score) -> dict[str, Json]:
    """The record's answer."""
    return {
        "ok": True,
        "ruleset": win.ruleset.id,
        **score.totals,
        "value": score.settlement.value,
        "patterns": [{"id": line.id, "value": line.value, "count": line.count} for line in score.patterns],
        "payments": {
            "discarder" if payment.seat is None else payment.seat.id: payment.change
            for payment in score.settlement.payments
        },
        "reading": _reading(win, score),
        "others": [
            {**other.totals, "value": other.settlement.value, "reading": _reading(win, other)} for other in score.others
        ],
    }


def _reading(win: Win, score: Score) -> str | None:
    return None if score.reading is None else format_reading(score.reading, win.hand)
