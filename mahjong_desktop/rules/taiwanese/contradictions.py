"""What a Taiwanese win record cannot say at once, in the order it is looked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.tiles import BONUS, EAST, is_bonus
from mahjong_desktop.rules import contradictions as shared
from mahjong_desktop.rules.options import Value
from mahjong_desktop.rules.ruleset import Clash


def clashes(hand: Hand, situation: Situation, values: Mapping[str, Value], high: bool) -> Iterator[Clash]:
    """Every contradiction within the situation and between it and the hand."""
    yield from shared.source(situation)
    has_bonus = bool(hand.bonus) or (hand.winning is not None and is_bonus(hand.winning))
    if situation.circumstances:
        yield from shared.replacement(hand, situation, replaced=has_bonus)
        yield from shared.robbed_kong(hand, situation)
        yield from shared.heaven(hand, situation)
        yield from _earth(hand, situation, high)
    yield from _bonus_win(hand, situation)
    if situation.dealer_wins and situation.seat_wind is not EAST and not values["repeat_both_ways"]:
        yield Clash("dealer_wins", "seat_wind", "east_alone_repeats")


def idle(hand: Hand, situation: Situation) -> Iterator[Clash]:
    """What a record may say without effect: no row of either table comes of it."""
    if situation.has("last_tile") and not situation.self_draw:
        yield Clash("last_tile", "self_draw", "wall_tile_only")
    if situation.has("robbed_bonus") and (hand.winning is None or not is_bonus(hand.winning)):
        yield Clash("robbed_bonus", "winning_tile", "eighth_only")


def _earth(hand: Hand, situation: Situation, high: bool) -> Iterator[Clash]:
    """In the high table on East's first discard; in the low one that, or the own first draw."""
    if not situation.has("blessing_of_earth"):
        return
    yield from shared.earth(hand, situation)
    if situation.self_draw and high:
        yield Clash("blessing_of_earth", "self_draw", "east_discard")
    if situation.source not in (None, EAST):
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
