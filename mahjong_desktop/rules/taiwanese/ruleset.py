"""Taiwanese: 17 tiles, bonus tiles, Tai. Two tables, high and low, share shapes and settlement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import ClassVar

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import BelowMinimum, NotAWin
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.readings import Reading, Shape, Shapes, readings
from mahjong_desktop.core.scores import Line, Replaced, Score
from mahjong_desktop.core.tiles import BONUS, COPIES, KINDS, Tile, is_bonus, sort_tiles
from mahjong_desktop.core.values import changed
from mahjong_desktop.rules.figures import Figure, Figures
from mahjong_desktop.rules.options import Choice, Value
from mahjong_desktop.rules.patterns import HandView, ReadingView
from mahjong_desktop.rules.rows import Replacements, Row, RowsByFacts, line_of, lines_of
from mahjong_desktop.rules.ruleset import Clash, Ruleset
from mahjong_desktop.rules.taiwanese import contradictions
from mahjong_desktop.rules.taiwanese.flow import TaiwaneseFlow
from mahjong_desktop.rules.taiwanese.options import OPTIONS
from mahjong_desktop.rules.taiwanese.settlement import settle
from mahjong_desktop.rules.taiwanese.tables import EIGHT_BONUS, ROBBING_EIGHTH, TABLES, WINNING
from mahjong_desktop.rules.taiwanese.win_rows import EARLY_BOUNDS

CIRCUMSTANCE_ROWS = {
    "last_tile": "last_tile_from_wall",
    "replacement_tile": "replacement_tile",
    "robbed_kong": "robbing_the_kong",
    "ready_on_deal": "ready_on_deal",
    "blessing_of_heaven": "blessing_of_heaven",
    "blessing_of_earth": "blessing_of_earth",
    "robbed_bonus": ROBBING_EIGHTH,
}


class Taiwanese(Ruleset[ReadingView]):
    """Taiwanese mahjong as the page describes it."""

    id = "taiwanese"
    options = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {name: {} for name in TABLES}
    circumstances = tuple(CIRCUMSTANCE_ROWS)
    hand_fields = frozenset({"bonus", "discards"})
    table_fields = frozenset({"dealer_wins"})
    figure_forms = ((Figure("tai"),),)
    has_house_rows = True

    def __init__(self, choice: Choice | None = None) -> None:
        super().__init__(choice)
        self._asked, self._replacements = RowsByFacts(self.rows), Replacements(self.rows)

    def table(self) -> tuple[Row[ReadingView], ...]:
        return TABLES[self.choice.preset]

    def playing_rows(self) -> tuple[Row[ReadingView], ...]:
        rows = super().playing_rows()
        if self.values["beggar_keeps_wait"]:
            rows = tuple(replace(row, drops=()) if row.id == "beggars_hand" else row for row in rows)
        return rows

    def make_shapes(self) -> Shapes:
        return Shapes(5, frozenset({Shape.SEVEN_PAIRS_AND_PUNG}), bool(self.values["identical_pairs"]))

    def make_tiles(self) -> Mapping[Tile, int]:
        bonus = BONUS if self.values["bonus_tiles"] else ()
        return dict.fromkeys(KINDS, COPIES) | dict.fromkeys(bonus, 1)

    def make_flow(self) -> TaiwaneseFlow:
        return TaiwaneseFlow(self)

    def shown_circumstances(self) -> tuple[str, ...]:
        rows = {row.id for row in self.rows}
        shown = (name for name, row in CIRCUMSTANCE_ROWS.items() if row in rows)
        return tuple(name for name in shown if name != "robbed_bonus" or self.values["bonus_tiles"])

    def discard_bands(self) -> tuple[tuple[int, int | None], ...]:
        if not {"early_win_under_5", "early_win_5_to_10"} & {row.id for row in self.rows}:
            return ()
        first, second = EARLY_BOUNDS[str(self.values["early_bounds"])]
        return (0, first), (first + 1, second), (second + 1, None)

    def clashes(self, hand: Hand, situation: Situation) -> Iterator[Clash]:
        return contradictions.clashes(hand, situation, self.values, high=self.choice.preset == "high")

    def idle(self, hand: Hand, situation: Situation) -> Iterator[Clash]:
        return contradictions.idle(hand, situation)

    def hand_of(self, draft: Draft) -> Hand:
        """With all eight bonus tiles beside an unfinished hand, the last of them is the winning tile."""
        hand = super().hand_of(draft)
        if len(draft.bonus) < len(BONUS) or hand.size == self.shapes.size:
            return hand
        *rest, eighth = draft.bonus
        return Hand(sort_tiles(draft.entered), eighth, draft.melds, sort_tiles(rest))

    def wins_alone(self, hand: Hand) -> bool:
        return hand.winning is not None and is_bonus(hand.winning)

    def lone_winners(self, hand: Hand) -> tuple[Tile, ...]:
        """The eighth bonus tile."""
        missing = tuple(tile for tile in BONUS if tile not in hand.bonus)
        counts = any(row.id == EIGHT_BONUS for row in self.rows)
        return missing if len(missing) == 1 and counts and self.uses(missing[0]) else ()

    def score(self, hand: Hand, situation: Situation) -> Score:
        self.check(hand, situation)
        if self.wins_alone(hand):
            return self._win_by_bonus_tiles(hand, situation)
        found = readings(hand, self.shapes)
        if not found:
            raise NotAWin("hand", missing=self.missing(hand))
        view = HandView(hand, situation, self.shapes, self.values)
        best, *others = sorted((self._score_reading(view, reading) for reading in found), key=_rank)
        self._check_minimum(best)
        return changed(best, others=tuple(others)) if others else best

    def _score_reading(self, hand_view: HandView, reading: Reading) -> Score:
        view = ReadingView(hand_view, reading)
        lines = lines_of(self._asked[view.facts], view)
        if self.values["implied_rows"] == "add":
            return self._total(lines, (), reading, view.situation)
        return self._total(*self._replacements.remaining(lines), reading, view.situation)

    def _win_by_bonus_tiles(self, hand: Hand, situation: Situation) -> Score:
        """The eighth bonus tile, robbed or drawn: that row alone."""
        name = ROBBING_EIGHTH if situation.has("robbed_bonus") else EIGHT_BONUS
        for row in self.rows:
            if row.id == name:
                places = (len(hand.concealed), *hand.bonus_places)
                return self._total((line_of(row, (places,)),), (), None, situation)
        raise NotAWin("winning_tile", missing=max(1, self.missing(hand.waiting())))

    def _total(
        self, lines: tuple[Line, ...], replaced: tuple[Replaced, ...], reading: Reading | None, situation: Situation
    ) -> Score:
        tai = sum(line.total for line in lines)
        return Score({"tai": tai}, settle(tai, situation, self.values), lines, replaced=replaced, reading=reading)

    def _check_minimum(self, score: Score) -> None:
        """BelowMinimum; the row for winning does not count, and eight bonus tiles are always enough."""
        need = self.number("minimum_tai")
        if not need:
            return
        lines = {line.id: line.total for line in score.patterns}
        have = sum(lines.values()) - lines.get(WINNING, 0)
        if have < need and EIGHT_BONUS not in lines:
            raise BelowMinimum("rules", have=have, need=need)

    def score_value(self, figures: Figures, situation: Situation) -> Score:
        self.check_situation(Hand(), situation)
        tai = int(figures["tai"])
        return Score({"tai": tai}, settle(tai, situation, self.values))


def _rank(score: Score) -> int:
    """Best first; equal totals stay in the order in which readings are found, which is always the same."""
    return -int(score.totals["tai"] or 0)
