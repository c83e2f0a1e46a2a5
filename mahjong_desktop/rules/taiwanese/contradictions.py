"""What a Taiwanese win record cannot say at once, in the order it is looked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.tiles import BONUS, Wind, is_bonus, kind_of
from mahjong_desktop.rules.options import Value
from mahjong_desktop.rules.ruleset import Clash


def clashes(hand: Hand, situation: Situation, values: Mapping[str, Value], high: bool) -> Iterator[Clash]:
    """Every contradiction within the situation and between it and the hand."""
    yield from _source(situation)
    yield from _replacement(hand, situation)
    yield from _robbed_kong(hand, situation)
    yield from _heaven(hand, situation)
    yield from _earth(hand, situation, high)
    yield from _bonus_win(hand, situation)
    if situation.dealer_wins and situation.seat_wind is not Wind.EAST and not values["repeat_both_ways"]:
        yield Clash("dealer_wins", "seat_wind", "east_alone_repeats")


def idle(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """What a record may say without effect: no row of either table comes of it."""
    if situation.has("last_tile") and not situation.self_draw:
        yield Clash("last_tile", "self_draw", "wall_tile_only")
    if situation.has("robbed_bonus") and (hand.winning is None or not is_bonus(hand.winning)):
        yield Clash("robbed_bonus", "winning_tile", "eighth_only")


def _source(situation: Situation) -> Iterator[Clash]:
    if situation.self_draw and situation.source is not None:
        yield Clash("self_draw", "from", "nobody_discarded")
    if situation.source is situation.seat_wind:
        yield Clash("from", "seat_wind", "own_discard")


def _replacement(hand: Hand, situation: Situation) -> Iterator[Clash]:
    if not situation.has("replacement_tile"):
        return
    if not situation.self_draw:
        yield Clash("replacement_tile", "self_draw", "drawn_only")
    has_bonus = bool(hand.bonus) or (hand.winning is not None and is_bonus(hand.winning))
    if not has_bonus and not any(meld.kind.is_kong for meld in hand.melds):
        yield Clash("replacement_tile", "melds", "nothing_replaced")


def _robbed_kong(hand: Hand, situation: Situation) -> Iterator[Clash]:
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


def _heaven(hand: Hand, situation: Situation) -> Iterator[Clash]:
    if not situation.has("blessing_of_heaven"):
        return
    if situation.seat_wind is not Wind.EAST:
        yield Clash("blessing_of_heaven", "seat_wind", "east_only")
    if not situation.self_draw:
        yield Clash("blessing_of_heaven", "self_draw", "dealt_tiles")
    if hand.melds:
        yield Clash("blessing_of_heaven", "melds", "before_any_set")


def _earth(hand: Hand, situation: Situation, high: bool) -> Iterator[Clash]:
    """In the high table on East's first discard; in the low one that, or the own first draw."""
    if not situation.has("blessing_of_earth"):
        return
    if situation.seat_wind is Wind.EAST:
        yield Clash("blessing_of_earth", "seat_wind", "not_east")
    if hand.melds:
        yield Clash("blessing_of_earth", "melds", "before_any_set")
    if situation.self_draw and high:
        yield Clash("blessing_of_earth", "self_draw", "east_discard")
    if situation.source not in (None, Wind.EAST):
        yield Clash("blessing_of_earth", "from", "east_discard")


def _bonus_win(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """A bonus tile wins only as the eighth: drawn, or robbed from the player who shows it."""
    if hand.winning is None or not is_bonus(hand.winning):
        return
    if len(hand.bonus) < len(BONUS) - 1:
        yield Clash("winning_tile", "bonus", "eighth_only")
    if situation.self_draw and situation.has("robbed_bonus"):
        yield Clash("self_draw", "robbed_bonus", "drawn_or_robbed")
    elif not situation.self_draw and not situation.has("robbed_bonus"):
        yield Clash("winning_tile", "self_draw", "drawn_or_robbed")
