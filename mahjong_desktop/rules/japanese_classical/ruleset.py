"""Japanese Classical: points, doublings, limit hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from mahjong_desktop.core.errors import BadRecord, NotAWin
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.readings import Shape, Shapes, readings
from mahjong_desktop.core.scores import Score, Total, Units
from mahjong_desktop.core.tiles import COPIES, KINDS, Tile
from mahjong_desktop.core.values import changed
from mahjong_desktop.rules import contradictions
from mahjong_desktop.rules.figures import Figure, Figures
from mahjong_desktop.rules.japanese_classical.flow import JapaneseClassicalFlow
from mahjong_desktop.rules.japanese_classical.options import OPTIONS
from mahjong_desktop.rules.japanese_classical.point_rows import POINT_ROWS, point_lines
from mahjong_desktop.rules.japanese_classical.settlement import LIMIT, doubled, score_of, settle, working
from mahjong_desktop.rules.japanese_classical.tables import LIMIT_HANDS, TABLES
from mahjong_desktop.rules.options import Choice, Value
from mahjong_desktop.rules.patterns import HandView, ReadingView
from mahjong_desktop.rules.rows import Replacements, Row, RowsByFacts, lines_of
from mahjong_desktop.rules.ruleset import Clash, Ruleset

LIMIT_ROWS = frozenset(row.id for row in LIMIT_HANDS)


class JapaneseClassical(Ruleset[ReadingView]):
    """The game before riichi, as the page describes it."""

    id = "japanese_classical"
    options = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {name: {} for name in TABLES}
    circumstances = ("last_tile", "replacement_tile", "robbed_kong", "blessing_of_heaven", "blessing_of_earth")
    hand_fields = frozenset[str]()
    table_fields = frozenset[str]()
    point_rows = POINT_ROWS
    figure_forms = (
        (Figure("points", 20), Figure("fan", 0)),
        (Figure("limit", True),),
    )

    def __init__(self, choice: Choice | None = None) -> None:
        super().__init__(choice)
        self._asked, self._replacements = RowsByFacts(self.rows), Replacements(self.rows)

    def table(self) -> tuple[Row[ReadingView], ...]:
        return (*TABLES[self.choice.preset], *LIMIT_HANDS)

    def make_shapes(self) -> Shapes:
        special = {Shape.THIRTEEN_ORPHANS} | ({Shape.SEVEN_PAIRS} if self.values["seven_pairs"] else set())
        return Shapes(4, frozenset(special))

    def make_tiles(self) -> Mapping[Tile, int]:
        return dict.fromkeys(KINDS, COPIES)

    def make_flow(self) -> JapaneseClassicalFlow:
        return JapaneseClassicalFlow(self)

    def shown_circumstances(self) -> tuple[str, ...]:
        return self.circumstances

    def clashes(self, hand: Hand, situation: Situation) -> Iterator[Clash]:
        yield from contradictions.source(situation)
        if not situation.circumstances:
            return
        yield from contradictions.replacement(hand, situation)
        yield from contradictions.robbed_kong(hand, situation)
        yield from contradictions.heaven(hand, situation)
        yield from contradictions.earth_by_own_draw(hand, situation)

    def idle(self, hand: Hand, situation: Situation) -> Iterator[Clash]:
        return contradictions.last_is_replacement(situation)

    def score(self, hand: Hand, situation: Situation) -> Score:
        self.check(hand, situation)
        found = readings(hand, self.shapes)
        if not found:
            raise NotAWin("hand", missing=self.missing(hand))
        hand_view = HandView(hand, situation, self.shapes, self.values)
        best, *others = sorted((self._score_reading(ReadingView(hand_view, one)) for one in found), key=_rank)
        return changed(best, others=tuple(others)) if others else best

    def _score_reading(self, view: ReadingView) -> Score:
        earned = lines_of(self._asked[view.facts], view)
        limits = any(line.id in LIMIT_ROWS for line in earned)
        lines, replaced = self._replacements.remaining(earned)
        bonus = self.choice.preset == "book"
        points = point_lines(view, frozenset(line.id for line in lines), full_flush_bonus=bonus)
        base, fan = sum(line.total for line in points), sum(line.total for line in lines)
        score = LIMIT if limits else score_of(base, fan)
        totals = {"base": base, "fan": fan, "limit": limits, "score": score}
        return Score(
            totals,
            settle(score, view.situation, self.values),
            lines,
            points,
            replaced,
            view.reading,
            total=score,
            units=Units("fan", "points"),
            working=() if limits else working(base, fan),
        )

    @classmethod
    def check_figures(cls, figures: Figures) -> None:
        super().check_figures(figures)
        if int(figures.get("points", 0)) % 2:
            raise BadRecord("points", reason="odd_points", points=str(figures["points"]))

    def score_value(self, figures: Figures, situation: Situation) -> Score:
        self.check_situation(Hand(), situation)
        totals: dict[str, Total]
        if "limit" in figures:
            totals = {"base": None, "fan": None, "limit": True, "score": LIMIT}
        else:
            base, fan = int(figures["points"]), int(figures["fan"])
            totals = {"base": base, "fan": fan, "limit": False, "score": score_of(base, fan)}
        score = int(totals["score"] or 0)
        return Score(totals, settle(score, situation, self.values), total=score)


def _rank(score: Score) -> tuple[int, int]:
    """The highest score first, then the most doubled points."""
    base, fan, value = (int(score.totals[name] or 0) for name in ("base", "fan", "score"))
    return -value, -doubled(base, fan)
