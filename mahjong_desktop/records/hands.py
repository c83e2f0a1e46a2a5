"""The part of a record that is about one hand, in and out: win records and games have it alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import repeat
from typing import Any, TypeAlias

from mahjong_desktop.core.errors import BadRecord, BadTiles
from mahjong_desktop.core.hands import MOST_INDICATORS, Hand, Meld, MeldKind
from mahjong_desktop.core.notation import MORE_THAN_A_SET, format_tiles, parse_rack, parse_tiles
from mahjong_desktop.core.table import WonHand
from mahjong_desktop.core.tiles import CODES, Tile, Wind
from mahjong_desktop.records.fields import (
    Json,
    Record,
    as_count,
    as_flag,
    as_list,
    as_object,
    as_seat_or_none,
    as_text,
    once_for_each,
    only_keys,
    required,
)
from mahjong_desktop.rules.figures import Figure, Figures, FigureValue
from mahjong_desktop.rules.options import Choice, shown
from mahjong_desktop.rules.ruleset import Ruleset

HAND_KEYS = frozenset({"hand", "winning_tile", "melds", "circumstances"})
INDICATORS = ("dora", "ura_dora")
TEXT_KEYS = ("hand", "winning_tile", "bonus", *INDICATORS)
"""The fields that name tiles."""
_ONLY_TEXT = {str}
NO_CIRCUMSTANCE = frozenset[str]()
MELD_KEYS = frozenset({"kind", "tiles", "from"})
MELD_KINDS = {kind.value: kind for kind in MeldKind}

Variant = type[Ruleset[Any]]


MeldFields: TypeAlias = tuple[MeldKind, str, Wind | None]
HandReader: TypeAlias = Callable[[], WonHand]
"""Reads the tiles of a hand whose fields are checked; BadTiles where a text names none."""


def hand_reader(record: Record, known: Variant | None) -> HandReader:
    """What reads the hand, once its fields have been found to be of their types.

    Of an unknown variant every circumstance is let pass.
    """
    texts: list[Any] = [*map(record.get, TEXT_KEYS, repeat(""))]
    if {*map(type, texts)} != _ONLY_TEXT:
        texts = [*map(as_text, texts, TEXT_KEYS)]
    laid = as_list(record["melds"], "melds") if "melds" in record else ()
    melds = [_meld_fields(*meld, *meld.values()) for meld in map(_as_meld, laid)] if laid else ()
    circumstances = as_list(record["circumstances"], "circumstances") if "circumstances" in record else ()
    told = _circumstances(known, *circumstances) if circumstances else NO_CIRCUMSTANCE
    discards = None if record.get("discards") is None else as_count(record["discards"], "discards")
    return partial(_read_hand, texts, melds, told, discards)


def _read_hand(
    texts: list[str], laid: Iterable[MeldFields], circumstances: frozenset[str], discards: int | None
) -> WonHand:
    hand, winning_tile, bonus, dora, ura_dora = texts
    concealed = read_tiles(hand, "hand", parse_rack)
    beside = read_tiles(bonus, "bonus", parse_rack) if bonus else ()
    winning = _winning_tile(winning_tile)
    turned = _indicators(dora, "dora") if dora else ()
    under = _indicators(ura_dora, "ura_dora") if ura_dora else ()
    melds = tuple([_meld(*fields) for fields in laid]) if laid else ()
    return WonHand(Hand(concealed, winning, melds, beside), circumstances, discards, turned, under)


def check_hand_is_there(record: Record) -> None:
    """BadRecord without the keys that a hand needs; bonus tiles alone can win with the eighth of them."""
    winning = required(record, "winning_tile")
    if "hand" not in record and not ("bonus" in record and isinstance(winning, str) and winning.strip().endswith("f")):
        required(record, "hand")


@once_for_each(1 << 10, typed=False)
def _circumstances(known: Variant | None, *values: Json) -> frozenset[str]:
    names = [as_text(value, "circumstances") for value in values]
    if known is not None:
        for name in names:
            if name not in known.circumstances:
                raise BadRecord("circumstances", reason="unknown_circumstance", name=shown(name))
    return frozenset(names)


def _as_meld(value: Json) -> Record:
    return as_object(value, "melds")


@once_for_each(1 << 12, typed=False)
def _meld_fields(*given: Any) -> MeldFields:
    """A meld by its keys and then their values."""
    number = len(given) // 2
    meld = dict(zip(given[:number], given[number:], strict=True))
    only_keys(meld, MELD_KEYS)
    kind = as_text(required(meld, "kind"), "kind")
    if kind not in MELD_KINDS:
        raise BadRecord("melds", reason="unknown_meld", name=shown(kind))
    text = as_text(required(meld, "tiles"), "tiles")
    return MELD_KINDS[kind], text, as_seat_or_none(meld.get("from"), "from")


@lru_cache(maxsize=1 << 12)
def _meld(kind: MeldKind, text: str, source: Wind | None) -> Meld:
    """The meld, checked or not. There are few, so one is read once, and remembers whether it is one."""
    return Meld(kind, read_tiles(text, "melds", parse_rack), source)


def read_tiles(text: str, field: str, parse: Callable[[str], tuple[Tile, ...]] = parse_tiles) -> tuple[Tile, ...]:
    """The tiles that a text names; BadTiles with the text cut short. Of too many for any set the first are enough."""
    try:
        return parse(text)[:MORE_THAN_A_SET]
    except BadTiles as error:
        raise BadTiles(field, **error.facts | {"text": shown(error.facts["text"])}) from None


@lru_cache(maxsize=1 << 8)
def _winning_tile(text: str) -> Tile:
    tiles = read_tiles(text, "winning_tile")
    if len(tiles) != 1:
        raise BadTiles("winning_tile", reason="one_tile", text=shown(text))
    return tiles[0]


@lru_cache(maxsize=1 << 12)
def _indicators(text: str, field: str) -> tuple[Tile, ...]:
    """The indicators in the order in which they were turned up; no wall shows more than five."""
    tiles = read_tiles(text, field)
    if len(tiles) > MOST_INDICATORS:
        raise BadTiles(field, reason="too_many_indicators", text=shown(text), most=MOST_INDICATORS)
    return tiles


def read_figures(given: Record, known: Variant) -> Figures | None:
    """The figures of a value alone, each of its type and together one form; None where there are none."""
    figures = {key: _figure(known.figures()[key], value) for key, value in given.items()}
    if figures:
        known.check_figures(figures)
    return figures or None


def _figure(figure: Figure, value: Json) -> FigureValue:
    if isinstance(figure.default, str):
        return as_text(value, figure.id)
    return as_flag(value, figure.id) if isinstance(figure.default, bool) else as_count(value, figure.id)


def read_choice(rules: Record, known: Variant | None) -> Choice:
    """The chosen rules; a ruleset checks whether they exist."""
    options = {key: value for key, value in rules.items() if key not in ("preset", "rows")}
    default = "" if known is None else next(iter(known.presets))
    preset = as_text(rules.get("preset", default), "preset")
    return Choice(preset, options, as_object(rules.get("rows", {}), "rows"))


def choice_record(choice: Choice) -> dict[str, Json]:
    """The chosen rules as `rules` has them."""
    return {"preset": choice.preset, **choice.options, **({"rows": dict(choice.rows)} if choice.rows else {})}


def tiles_record(hand: Hand) -> dict[str, Json]:
    """The fields for a hand's tiles; those it has none for are left out."""
    record: dict[str, Json] = {"hand": format_tiles(hand.concealed)}
    if hand.winning is not None:
        record["winning_tile"] = CODES[hand.winning]
    if hand.melds:
        record["melds"] = [_meld_record(meld) for meld in hand.melds]
    if hand.bonus:
        record["bonus"] = format_tiles(hand.bonus)
    return record


def _meld_record(meld: Meld) -> dict[str, Json]:
    source = {} if meld.source is None else {"from": meld.source.id}
    return {"kind": meld.kind.value, "tiles": format_tiles(meld.tiles), **source}


def won_hand_record(won: WonHand) -> dict[str, Json]:
    """The fields for a hand and what is true of it."""
    record = tiles_record(won.hand)
    if won.circumstances:
        record["circumstances"] = sorted(won.circumstances)
    if won.discards is not None:
        record["discards"] = won.discards
    for key, tiles in zip(INDICATORS, (won.dora, won.ura_dora), strict=True):
        if tiles:
            # in the order in which they were turned up: only the first counts where Kongs turn up none
            record[key] = "".join(CODES[tile] for tile in tiles)
    return record
