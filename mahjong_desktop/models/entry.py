"""What has been entered on the hand page, and what comes of it; plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.hands import Hand, Situation, check_copies
from mahjong_desktop.core.notation import TextProblem, format_hand, parse_hand
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import Kind
from mahjong_desktop.rules.ruleset import Clash, Ruleset


@dataclass(frozen=True)
class Entry:
    """The hand page's whole state, except the rules. Every change makes a new one."""

    draft: Draft = field(default_factory=Draft)
    situation: Situation = field(default_factory=Situation)
    typed: str | None = None
    """The text line as somebody is typing it; None: as the tiles are written."""
    problems: tuple[TextProblem, ...] = ()
    figures: Mapping[str, int] | None = None
    """The value alone instead of tiles; None: tiles."""

    def with_draft(self, draft: Draft) -> Entry:
        """Other tiles, entered by hand."""
        return replace(self, draft=draft, typed=None, problems=())

    def with_text(self, text: str) -> Entry:
        """Other tiles, typed or pasted; what can be read counts at once."""
        parsed = parse_hand(text)
        return replace(self, draft=parsed.draft, typed=text, problems=parsed.problems)

    def text(self, ruleset: Ruleset[Any]) -> str:
        """The text line."""
        return format_hand(ruleset.hand_of(self.draft)) if self.typed is None else self.typed

    def text_to_extend(self) -> str:
        """The text line as typing goes on from it: the tile entered last stands last, and none is marked."""
        if self.typed is not None:
            return self.typed
        *rest, last = self.draft.entered or (None,)
        text = format_hand(Draft(tuple(tile for tile in rest if tile is not None)).hand(0))
        tail = "" if last is None else format_hand(Draft((last,)).hand(0))
        sets = format_hand(Hand((), None, self.draft.melds, self.draft.bonus))
        return " ".join(part for part in (sets, text, tail) if part)


@dataclass(frozen=True)
class Wait:
    """A kind that completes the hand, and what the hand would then score."""

    kind: Kind
    score: Score | None
    error: MahjongError | None = None


@dataclass(frozen=True)
class Outcome:
    """What an entry amounts to: a score, an error, or an unfinished hand."""

    hand: Hand
    score: Score | None = None
    error: MahjongError | None = None
    to_enter: int = 0
    """Tiles still to enter, where there is neither a score nor an error."""
    missing: int = 0
    """Tiles that the unfinished hand lacks at best."""
    waits: tuple[Wait, ...] = ()
    """One tile short: what it waits for."""


def outcome(entry: Entry, ruleset: Ruleset[Any]) -> Outcome:
    """Score an entry as far as it goes."""
    hand = ruleset.hand_of(entry.draft)
    try:
        if entry.figures is not None:
            return Outcome(hand, ruleset.score_value(entry.figures, entry.situation))
        if hand.size >= ruleset.shapes.size or ruleset.wins_alone(hand):
            return Outcome(hand, ruleset.score(hand, entry.situation))
        ruleset.check_tiles(hand)
        check_copies(hand)
    except MahjongError as error:
        return Outcome(hand, error=error)
    to_enter = ruleset.shapes.size - hand.size
    waits = _waits(hand, entry.situation, ruleset) if to_enter == 1 and hand.winning is None else ()
    return Outcome(hand, to_enter=to_enter, missing=1 if waits else ruleset.missing(hand), waits=waits)


def _waits(hand: Hand, situation: Situation, ruleset: Ruleset[Any]) -> tuple[Wait, ...]:
    found = []
    for kind in ruleset.waits(hand):
        try:
            found.append(Wait(kind, ruleset.score(hand.with_winning(kind), situation)))
        except MahjongError as error:
            found.append(Wait(kind, None, error))
    return tuple(found)


def agree(situation: Situation, hand: Hand, ruleset: Ruleset[Any], keep: str = "") -> tuple[Situation, Clash | None]:
    """The situation with whatever contradicts `keep` given up, and a clash that giving up cannot resolve.

    `keep` is what was just chosen: a circumstance, "self_draw", "from" … Circumstances give way to the hand.
    """
    for _ in range(len(ruleset.circumstances) + 4):
        clash = next((c for c in _all_clashes(hand, situation, ruleset)), None)
        if clash is None:
            return situation, None
        yielding = clash.second if clash.first == keep else clash.first
        changed = _give_up(situation, yielding)
        if changed is None and clash.second != keep:
            changed = _give_up(situation, clash.second)
        if changed is None:
            return situation, clash
        situation = changed
    raise AssertionError("giving up must come to an end")


def _all_clashes(hand: Hand, situation: Situation, ruleset: Ruleset[Any]) -> tuple[Clash, ...]:
    return (*ruleset.clashes(hand, situation), *ruleset.idle(hand, situation))


def _give_up(situation: Situation, name: str) -> Situation | None:
    """The situation without that circumstance or with the other kind of win; None if it is not for us to change."""
    if situation.has(name):
        return replace(situation, circumstances=situation.circumstances - {name})
    if name == "self_draw":
        return replace(situation, self_draw=not situation.self_draw, source=None)
    if name == "from" and situation.source is not None:
        return replace(situation, source=None)
    if name == "dealer_wins" and situation.dealer_wins:
        return replace(situation, dealer_wins=0)
    return None
