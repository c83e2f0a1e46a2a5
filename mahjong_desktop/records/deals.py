"""The deals of a game as JSON, in and out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.core.table import (
    PLAYERS,
    Adjustment,
    Chombo,
    Deal,
    DrawDeal,
    DrawKind,
    GameEnd,
    Player,
    WinDeal,
    WinnerOfDeal,
)
from mahjong_desktop.records.fields import (
    Json,
    Record,
    as_count,
    as_list,
    as_number,
    as_object,
    as_player,
    as_players,
    as_text,
    only_keys,
    required,
)
from mahjong_desktop.records.hands import (
    HAND_KEYS,
    HandReader,
    check_hand_is_there,
    hand_reader,
    read_figures,
    won_hand_record,
)
from mahjong_desktop.rules.figures import Figures
from mahjong_desktop.rules.options import shown
from mahjong_desktop.rules.ruleset import Ruleset

AnyRuleset = Ruleset[Any]


def parse_deal(value: Json, ruleset: AnyRuleset) -> Deal:
    """The deal a record describes. Errors come in the contract's order: the record first, tiles last."""
    if not isinstance(value, dict):
        raise BadRecord("deals", reason="not_object")
    kind = as_text(required(value, "type"), "type")
    if kind not in _READERS:
        raise BadRecord("type", reason="unknown_deal", name=shown(kind))
    keys, read = _READERS[kind]
    only_keys(value, keys | {"type"})
    return read(value, ruleset)


def _win(record: Record, ruleset: AnyRuleset) -> WinDeal:
    parts = [_winner(as_object(one, "wins"), ruleset) for one in as_list(required(record, "wins"), "wins")]
    deal = WinDeal(tuple(win for win, _ in parts), _some_players(record, "riichi"))
    ruleset.flow.form.check(deal)
    return replace(deal, wins=tuple(_with_tiles(win, read) for win, read in parts))


def _winner(record: Record, ruleset: AnyRuleset) -> tuple[WinnerOfDeal, HandReader | None]:
    """One winner, and what reads his hand where it is given by its tiles."""
    only_keys(record, frozenset({"winner", "from", "liable", "hand", "value"}))
    winner = as_player(required(record, "winner"), "winner")
    source, liable = (_player_or_none(record, key) for key in ("from", "liable"))
    if "value" not in record:
        read = _hand(as_object(required(record, "hand"), "hand"), ruleset)
        return WinnerOfDeal(winner, source, liable=liable), read
    if "hand" in record:
        raise BadRecord("hand", reason="value_with_tiles", name="hand")
    figures = _value(as_object(record["value"], "value"), ruleset)
    return WinnerOfDeal(winner, source, figures=figures, liable=liable), None


def _hand(record: Record, ruleset: AnyRuleset) -> HandReader:
    only_keys(record, HAND_KEYS | ruleset.hand_fields)
    check_hand_is_there(record)
    return hand_reader(record, type(ruleset))


def _value(record: Record, ruleset: AnyRuleset) -> Figures:
    known = type(ruleset)
    only_keys(record, frozenset(known.figures()))
    figures = read_figures(record, known)
    if figures is None:
        raise BadRecord("value", reason="empty_value")
    return figures


def _with_tiles(win: WinnerOfDeal, read: HandReader | None) -> WinnerOfDeal:
    return win if read is None else replace(win, won=read())


def _draw(record: Record, ruleset: AnyRuleset) -> DrawDeal:
    name = as_text(required(record, "kind"), "kind")
    if name not in set(DrawKind):
        raise BadRecord("kind", reason="unknown_draw", name=shown(name))
    kind = DrawKind(name)
    matters = ruleset.flow.form.tenpai and kind is DrawKind.EXHAUSTIVE
    tenpai = as_players(required(record, "tenpai"), "tenpai") if matters else frozenset()
    riichi, nagashi = (_some_players(record, key) for key in ("riichi", "nagashi"))
    deal = DrawDeal(kind, tenpai, riichi, nagashi)
    ruleset.flow.form.check(deal)
    return deal


def _chombo(record: Record, ruleset: AnyRuleset) -> Chombo:
    deal = Chombo(as_player(required(record, "player"), "player"))
    ruleset.flow.form.check(deal)
    return deal


def _adjustment(record: Record, ruleset: AnyRuleset) -> Adjustment:
    changes = tuple(as_number(one, "changes") for one in as_list(required(record, "changes"), "changes"))
    if len(changes) != len(PLAYERS):
        raise BadRecord("changes", reason="four_of_them", name="changes")
    note = record.get("note")
    honba, sticks = (None if record.get(key) is None else as_count(record[key], key) for key in ("honba", "sticks"))
    deal = Adjustment(changes, "" if note is None else as_text(note, "note"), honba, sticks)
    ruleset.flow.form.check(deal)
    return deal


def _end(record: Record, ruleset: AnyRuleset) -> GameEnd:
    return GameEnd()


_READERS: dict[str, tuple[frozenset[str], Callable[[Record, AnyRuleset], Deal]]] = {
    "win": (frozenset({"wins", "riichi"}), _win),
    "draw": (frozenset({"kind", "tenpai", "riichi", "nagashi"}), _draw),
    "chombo": (frozenset({"player"}), _chombo),
    "adjustment": (frozenset({"changes", "note", "honba", "sticks"}), _adjustment),
    "end": (frozenset(), _end),
}
"""For each type of deal its keys and what reads it."""


def _player_or_none(record: Record, key: str) -> Player | None:
    value = record.get(key)
    return None if value is None else as_player(value, key)


def _some_players(record: Record, key: str) -> frozenset[Player]:
    return as_players(record.get(key, []), key)


# --- out


def deal_record(deal: Deal, ruleset: AnyRuleset) -> dict[str, Json]:
    """The deal as a record; `parse_deal` reads the same deal from it."""
    match deal:
        case WinDeal():
            return {
                "type": "win",
                **_players("riichi", deal.riichi),
                "wins": [_winner_record(win) for win in deal.wins],
            }
        case DrawDeal():
            return {"type": "draw", **_draw_fields(deal, ruleset)}
        case Chombo():
            return {"type": "chombo", "player": deal.player}
        case Adjustment():
            return {"type": "adjustment", **_adjustment_fields(deal)}
    return {"type": "end"}


def _winner_record(win: WinnerOfDeal) -> dict[str, Json]:
    record: dict[str, Json] = {"winner": win.winner}
    if win.source is not None:
        record["from"] = win.source
    if win.liable is not None:
        record["liable"] = win.liable
    if win.won is not None:
        return record | {"hand": won_hand_record(win.won)}
    return record | {"value": dict(win.figures or {})}


def _draw_fields(deal: DrawDeal, ruleset: AnyRuleset) -> dict[str, Json]:
    asked = ruleset.flow.form.tenpai and deal.kind is DrawKind.EXHAUSTIVE
    tenpai = {"tenpai": sorted(deal.tenpai)} if asked else {}
    return {"kind": deal.kind.value, **tenpai, **_players("riichi", deal.riichi), **_players("nagashi", deal.nagashi)}


def _adjustment_fields(deal: Adjustment) -> dict[str, Json]:
    fields = {"note": deal.note or None, "honba": deal.honba, "sticks": deal.sticks}
    return {"changes": list(deal.changes), **{key: value for key, value in fields.items() if value is not None}}


def _players(key: str, players: Iterable[Player]) -> dict[str, Json]:
    return {key: sorted(players)} if players else {}
