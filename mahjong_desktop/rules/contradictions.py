"""What no win record can say at once, whatever the variant; each variant adds its own."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.tiles import EAST, is_bonus, kind_of
from mahjong_desktop.rules.ruleset import Clash


def source(situation: Situation) -> Iterator[Clash]:
    """Who discarded the winning tile."""
    if situation.self_draw and situation.source is not None:
        yield Clash("self_draw", "from", "nobody_discarded")
    if situation.source is situation.seat_wind:
        yield Clash("from", "seat_wind", "own_discard")


def replacement(hand: Hand, situation: Situation, replaced: bool = False) -> Iterator[Clash]:
    """A replacement tile is drawn, after a Kong or after whatever else is `replaced`."""
    if not situation.has("replacement_tile"):
        return
    if not situation.self_draw:
        yield Clash("replacement_tile", "self_draw", "drawn_only")
    if not replaced and not any(meld.kind.is_kong for meld in hand.melds):
        yield Clash("replacement_tile", "melds", "nothing_replaced")


def robbed_kong(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """A robbed tile is the fourth of its kind: the other three lie in the robbed Kong."""
    if not situation.has("robbed_kong"):
        return
    if situation.self_draw:
        yield Clash("self_draw", "robbed_kong", "robbed_not_drawn")
    if situation.has("last_tile"):
        yield Clash("robbed_kong", "last_tile", "kong_needs_wall")
    if hand.winning is not None and not is_bonus(hand.winning):
        kind = kind_of(hand.winning)
        if hand.concealed_counts[kind] + hand.melded_counts[kind] > 1:
            yield Clash("robbed_kong", "hand", "kong_has_the_rest")


def heaven(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """East's win with the dealt tiles."""
    if not situation.has("blessing_of_heaven"):
        return
    if situation.seat_wind is not EAST:
        yield Clash("blessing_of_heaven", "seat_wind", "east_only")
    if not situation.self_draw:
        yield Clash("blessing_of_heaven", "self_draw", "dealt_tiles")
    if hand.melds:
        yield Clash("blessing_of_heaven", "melds", "before_any_set")


def earth(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """Another's win before any set; how it is won differs."""
    if not situation.has("blessing_of_earth"):
        return
    if situation.seat_wind is EAST:
        yield Clash("blessing_of_earth", "seat_wind", "not_east")
    if hand.melds:
        yield Clash("blessing_of_earth", "melds", "before_any_set")


def earth_by_own_draw(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """Where it is a win with the first tile drawn."""
    yield from earth(hand, situation)
    if situation.has("blessing_of_earth") and not situation.self_draw:
        yield Clash("blessing_of_earth", "self_draw", "own_first_draw")


def last_is_replacement(situation: Situation) -> Iterator[Clash]:
    """A last tile that replaces one is a replacement tile alone; records may say both."""
    if situation.has("last_tile") and situation.has("replacement_tile"):
        yield Clash("last_tile", "replacement_tile", "replacement_counts")
