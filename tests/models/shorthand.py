"""Editors and entries in short, and complete hands at random."""

from typing import Any, NamedTuple

from hypothesis import strategies as st

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.notation import format_tiles, parse_hand, parse_tiles
from mahjong_desktop.core.tiles import ALL_TILES, BONUS, KINDS, TILE_OF_CODE, Tile, Wind, can_start_chow
from mahjong_desktop.models.hand_editor import HandEditor, Mode
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.taiwanese import Taiwanese

FULL = "123456789m 234567p 9s +9s"
"""A complete hand: seventeen tiles, five sets and a pair."""


def tile(code: str) -> Tile:
    return TILE_OF_CODE[code]


def rules(preset: str = "high", rows: dict[str, Any] | None = None, **options: Any) -> Taiwanese:
    return Taiwanese(Choice(preset, options, rows or {}))


def editor_with(text: str = "", preset: str = "high", **options: Any) -> HandEditor:
    """An editor that holds the hand of that text as tiles."""
    editor = HandEditor(rules(preset, **options))
    if text:
        editor.type_text(text)
        editor.finish_typing()
        assert editor.entry.problems == ()
    return editor


def situation(**given: Any) -> Situation:
    """A situation by names: `seat="west"`, `circumstances="last_tile robbed_kong"`."""
    winds = {name: Wind[given.pop(short).upper()] for short, name in _WINDS.items() if given.get(short)}
    circumstances = frozenset(given.pop("circumstances", "").split())
    return Situation(circumstances=circumstances, **winds, **given)


_WINDS = {"seat": "seat_wind", "round": "round_wind", "source": "source"}


def same_tiles(hand: Hand) -> Hand:
    """The hand, whichever of eight bonus tiles came last: the text line sorts them."""
    if hand.winning is None or hand.winning not in BONUS:
        return hand
    return Hand(hand.concealed, None, hand.melds, tuple(sorted((*hand.bonus, hand.winning))))


def hand_of_text(text: str, ruleset: Taiwanese) -> Hand:
    return ruleset.hand_of(parse_hand(text).draft)


# --- complete hands at random


class Piece(NamedTuple):
    """One click in the picker."""

    mode: Mode
    tile: Tile
    called: bool

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self.mode.tiles(self.tile)

    @property
    def is_concealed(self) -> bool:
        return self.mode is not Mode.KONG and not self.called

    @property
    def text(self) -> str:
        tiles = format_tiles(self.tiles)
        if self.is_concealed:
            return tiles
        return f"({tiles})" if self.called else f"[{tiles}]"


SETS = [
    Piece(mode, kind, called)
    for mode in (Mode.CHOW, Mode.PUNG, Mode.KONG)
    for kind in KINDS
    for called in (False, True)
    if mode is not Mode.CHOW or can_start_chow(kind)
]


def possible(pieces: list[Piece]) -> bool:
    """At most four copies of every tile."""
    held = [one for piece in pieces for one in piece.tiles]
    return all(held.count(one) <= 4 for one in held)


complete_hands = st.tuples(
    st.lists(st.sampled_from(SETS), min_size=5, max_size=5),
    st.sampled_from(KINDS).map(lambda kind: Piece(Mode.PAIR, kind, False)),
    st.lists(st.sampled_from(BONUS), max_size=3, unique=True).map(
        lambda found: [Piece(Mode.TILE, one, False) for one in found]
    ),
).map(lambda parts: [*parts[0], parts[1], *parts[2]])
"""Five sets, a pair and bonus tiles as clicks; more than four of a kind may come up."""

clicks = st.tuples(st.sampled_from([one for one in ALL_TILES if one in KINDS or one in BONUS]), st.sampled_from(Mode))

hand_texts = st.lists(st.sampled_from([*"0123456789", *"mpszf", *"()[]+ x"]), max_size=24).map("".join)
"""Anything that keys can make of the text line."""


def tiles_of(text: str) -> tuple[Tile, ...]:
    return parse_tiles(text)
