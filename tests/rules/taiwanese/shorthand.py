"""Taiwanese wins in short, for tables of cases: the hand as text, everything else by name."""

from typing import Any, NamedTuple

from mahjong_desktop.core.hands import Hand, Meld, MeldKind, Situation
from mahjong_desktop.core.notation import format_tiles, parse_hand
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import CODES, Wind
from mahjong_desktop.core.values import changed
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.taiwanese import Taiwanese

OPTION_IDS = {option.id for option in Taiwanese.options}


class Play(NamedTuple):
    """A hand in its situation under some rules."""

    ruleset: Taiwanese
    hand: Hand
    situation: Situation

    def score(self) -> Score:
        return self.ruleset.score(self.hand, self.situation)


def play(
    text: str, preset: str = "high", rows: dict[str, Any] | None = None, added: bool = False, **given: Any
) -> Play:
    """The win of that text; `added` makes its open Kongs added ones.

    Seat South, round East, 20 discards, unless `given` says otherwise; options are given by their ids.
    """
    options = {name: value for name, value in given.items() if name in OPTION_IDS}
    facts = {name: value for name, value in given.items() if name not in OPTION_IDS}
    ruleset = Taiwanese(Choice(preset, options, rows or {}))
    parsed = parse_hand(text)
    assert (parsed.problems, parsed.pending) == ((), "")
    hand = ruleset.hand_of(parsed.draft)
    if added:
        hand = changed(hand, melds=tuple(_with_added_tile(meld) for meld in hand.melds))
    source = facts.pop("source", None)
    situation = Situation(
        self_draw=facts.pop("self_draw", False),
        seat_wind=Wind[facts.pop("seat", "south").upper()],
        round_wind=Wind[facts.pop("round", "east").upper()],
        source=None if source is None else Wind[source.upper()],
        circumstances=frozenset(facts.pop("circumstances", "").split()),
        dealer_wins=facts.pop("dealer_wins", 0),
        discards=facts.pop("discards", 20),
    )
    assert not facts
    return Play(ruleset, hand, situation)


def _with_added_tile(meld: Meld) -> Meld:
    return meld._replace(kind=MeldKind.ADDED_KONG) if meld.kind is MeldKind.OPEN_KONG else meld


def score(text: str, **given: Any) -> Score:
    return play(text, **given).score()


def counts(score: Score) -> dict[str, int]:
    """How often each row counts."""
    return {line.id: line.count for line in score.patterns}


def record(text: str, **given: Any) -> dict[str, Any]:
    """The same win as a win record."""
    ruleset, hand, situation = play(text, **given)
    rules = {"preset": ruleset.choice.preset, **ruleset.choice.options}
    if ruleset.choice.rows:
        rules["rows"] = dict(ruleset.choice.rows)
    made: dict[str, Any] = {
        "ruleset": "taiwanese",
        "rules": rules,
        "hand": format_tiles(hand.concealed),
        "melds": [{"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)} for meld in hand.melds],
        "bonus": format_tiles(hand.bonus),
        "seat_wind": situation.seat_wind.id,
        "round_wind": situation.round_wind.id,
        "self_draw": situation.self_draw,
        "circumstances": sorted(situation.circumstances),
        "dealer_wins": situation.dealer_wins,
    }
    if hand.winning is not None:
        made["winning_tile"] = CODES[hand.winning]
    if situation.source is not None:
        made["from"] = situation.source.id
    if situation.discards is not None:
        made["discards"] = situation.discards
    return made
