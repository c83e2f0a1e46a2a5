"""What has been entered on the hand page, and what comes of it; plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import BadTiles, MahjongError
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.notation import TextProblem, format_hand, parse_hand
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import Tile
from mahjong_desktop.core.values import changed, fields_of
from mahjong_desktop.rules.figures import Figures
from mahjong_desktop.rules.ruleset import Clash, Ruleset


@dataclass(frozen=True)
class Entry:
    """The hand page's whole state, except the rules. Every change makes a new one."""

    draft: Draft = field(default_factory=Draft)
    situation: Situation = field(default_factory=Situation)
    typed: str | None = None
    """The text line as somebody is typing it; None: as the tiles are written."""
    problems: tuple[TextProblem, ...] = ()
    figures: Figures | None = None
    """The value alone instead of tiles; None: tiles."""

    def with_draft(self, draft: Draft) -> Entry:
        """Other tiles, entered by hand."""
        return replace(self, draft=draft, typed=None, problems=())

    def with_text(self, text: str, finished: bool = False) -> Entry:
        """Other tiles, typed or pasted; what can be read counts at once. `finished`: no more will be typed."""
        parsed = parse_hand(text, shorthand=True)
        problems = parsed.problems
        if finished and parsed.pending:
            problems = (*problems, _left_unfinished(text, parsed.pending))
        return replace(self, draft=parsed.draft, typed=text, problems=problems)

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


def _left_unfinished(text: str, pending: str) -> TextProblem:
    """An end that typing would have completed, and nobody types on."""
    reasons = {"(": "open_bracket", "[": "open_bracket", "+": "one_winning_tile"}
    error = BadTiles("hand", reason=reasons.get(pending[0], "no_suit"), text=pending)
    return TextProblem(len(text) - len(pending), len(text), error)


@dataclass(frozen=True)
class Wait:
    """A tile that would win, and what the hand would then score."""

    tile: Tile
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
    """What it waits for: one tile short, or for a tile that wins by itself."""


def outcome(entry: Entry, ruleset: Ruleset[Any]) -> Outcome:
    """Score an entry as far as it goes."""
    hand = ruleset.hand_of(entry.draft)
    try:
        if entry.figures is not None:
            ruleset.check_figures(entry.figures)
            return Outcome(hand, ruleset.score_value(entry.figures, _for_value_alone(entry.situation)))
        if hand.size >= ruleset.shapes.size or ruleset.wins_alone(hand):
            return Outcome(hand, ruleset.score(hand, entry.situation))
        ruleset.check_tiles(hand, entry.situation)
        ruleset.check_copies(hand, entry.situation)
    except MahjongError as error:
        return Outcome(hand, error=error)
    to_enter = ruleset.shapes.size - hand.size
    unmarked = ruleset.hand_of(replace(entry.draft, chosen=None))
    completing = ruleset.waits(unmarked) if to_enter == 1 else ()
    waits = tuple(_wait(entry, tile, ruleset) for tile in (*completing, *ruleset.lone_winners(hand)))
    return Outcome(hand, to_enter=to_enter, missing=1 if completing else ruleset.missing(hand), waits=waits)


def _for_value_alone(situation: Situation) -> Situation:
    """Circumstances are in the value already; they stay for the tiles' return."""
    return changed(situation, circumstances=frozenset())


def _wait(entry: Entry, tile: Tile, ruleset: Ruleset[Any]) -> Wait:
    """What comes of entering this tile."""
    hand = ruleset.hand_of(entry.draft.with_tiles((tile,)))
    situation, _ = agree(entry.situation, hand, ruleset)
    try:
        return Wait(tile, ruleset.score(hand, situation))
    except MahjongError as error:
        return Wait(tile, None, error)


_EVERYWHERE = frozenset({"self_draw", "seat_wind", "round_wind", "source", "circumstances"})


def fitting(situation: Situation, ruleset: Ruleset[Any]) -> Situation:
    """The situation without what these rules do not know."""
    known = _EVERYWHERE | ruleset.hand_fields | ruleset.table_fields
    circumstances = situation.circumstances & frozenset(ruleset.circumstances)
    kept = {name: value for name, value in fields_of(situation).items() if name in known}
    return Situation(**kept | {"circumstances": circumstances})


def agree(situation: Situation, hand: Hand, ruleset: Ruleset[Any], keep: str = "") -> tuple[Situation, Clash | None]:
    """The situation with whatever contradicts `keep` given up, and a clash that giving up cannot resolve.

    `keep` is what was just chosen: a circumstance, "self_draw", "from" … Circumstances give way to the hand.
    What has given way once stays so, or two contradictions could ask for the opposite without end.
    """
    kept = {keep}
    while (clash := next(_all_clashes(hand, situation, ruleset), None)) is not None:
        for name in sorted((clash.first, clash.second), key=_is_the_draw):
            changed = None if name in kept else _give_up(situation, name)
            if changed is not None:
                break
        else:
            return situation, clash
        situation = changed
        kept.add(name)
    return situation, None


def _is_the_draw(name: str) -> bool:
    """Whether it is self-draw or discard, which gives way only where nothing else can."""
    return name == "self_draw"


def _all_clashes(hand: Hand, situation: Situation, ruleset: Ruleset[Any]) -> Iterator[Clash]:
    return chain(ruleset.clashes(hand, situation), ruleset.idle(hand, situation))


def _give_up(situation: Situation, name: str) -> Situation | None:
    """The situation without that circumstance or with the other kind of win; None if it is not for us to change."""
    if situation.has(name):
        return changed(situation, circumstances=situation.circumstances - {name})
    if name == "self_draw":
        return changed(situation, self_draw=not situation.self_draw)
    if name == "from" and situation.source is not None:
        return changed(situation, source=None)
    if name == "dealer_wins" and situation.dealer_wins:
        return changed(situation, dealer_wins=0)
    return None
