"""Riichi: yaku and yakuman, dora, fu, limits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from mahjong_desktop.core.errors import BadRecord, Furiten, NotAWin, NoYaku, TwoHanNeeded
from mahjong_desktop.core.found import BY_WHOLE
from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.readings import Reading, Shape, Shapes, readings
from mahjong_desktop.core.scores import Line, Score, Units, total_of
from mahjong_desktop.core.tiles import COPIES, KINDS, RED_FIVES, Tile
from mahjong_desktop.core.values import changed
from mahjong_desktop.rules.facts import CIRCUMSTANCE
from mahjong_desktop.rules.figures import Figure, Figures
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.patterns import HandView, ReadingView
from mahjong_desktop.rules.riichi import contradictions
from mahjong_desktop.rules.riichi.dora import DORA
from mahjong_desktop.rules.riichi.flow import RiichiFlow
from mahjong_desktop.rules.riichi.fu import FU_ROWS, fu_lines
from mahjong_desktop.rules.riichi.options import OPTIONS
from mahjong_desktop.rules.riichi.points import (
    FU,
    LIMITS,
    MOST_FU,
    MOST_FU_OF_FOUR_HAN,
    YAKUMAN,
    YAKUMAN_BASE,
    base_points,
    limit_base,
    limit_of,
    worth,
)
from mahjong_desktop.rules.riichi.presets import PRESETS
from mahjong_desktop.rules.riichi.settlement import settle
from mahjong_desktop.rules.riichi.yaku import YAKU
from mahjong_desktop.rules.riichi.yakuman import RENHOU, RENHOU_MANGAN
from mahjong_desktop.rules.riichi.yakuman import YAKUMAN as YAKUMAN_ROWS
from mahjong_desktop.rules.rows import Row, RowsByFacts, line_of, lines_of
from mahjong_desktop.rules.ruleset import Clash, Ruleset

RowOfReading = Row[ReadingView]

HAN_AND_FU = Units("han", "fu")

LIABLE_ROWS = {
    "off": frozenset[str](),
    "dragons_winds": frozenset({"daisangen", "daisuushii"}),
    "dragons_winds_kongs": frozenset({"daisangen", "daisuushii", "suukantsu"}),
}
"""The yakuman for which somebody can be liable, by the option's values."""
RED_FIVE_OF_CIRCLES = RED_FIVES[1]


class Riichi(Ruleset[ReadingView]):
    """Riichi mahjong under one of its many rules."""

    id = "riichi"
    options = OPTIONS
    presets = PRESETS
    circumstances = (
        "riichi",
        "double_riichi",
        "ippatsu",
        "last_tile",
        "replacement_tile",
        "robbed_kong",
        "furiten",
        "blessing_of_heaven",
        "blessing_of_earth",
        "blessing_of_man",
    )
    hand_fields = frozenset({"dora", "ura_dora"})
    table_fields = frozenset({"honba", "riichi_sticks", "liable"})
    point_rows = FU_ROWS
    figure_forms = (
        (Figure("han", 1, least=1), Figure("fu", 30, choices=FU, optional=True)),
        (Figure("limit", "mangan", choices=tuple(LIMITS)),),
        (Figure(YAKUMAN, 1, least=1), Figure("liable_yakuman", 1, optional=True, beside="liable")),
    )

    def __init__(self, choice: Choice | None = None) -> None:
        super().__init__(choice)
        yaku, yakuman, dora = (
            tuple(row for row in self.rows if row.id in {one.id for one in part}) for part in (YAKU, YAKUMAN_ROWS, DORA)
        )
        self._yakuman, self._dora = RowsByFacts(yakuman), RowsByFacts(dora)
        self._yaku = {
            True: RowsByFacts(yaku),
            False: RowsByFacts(tuple(filter(None, map(self._in_open_hand, yaku)))),
        }
        self._worth = cache(lambda han, fu: worth(han, fu, self.values))

    def _in_open_hand(self, row: RowOfReading) -> RowOfReading | None:
        """The row as it counts in an open hand, if it does."""
        value = 0 if row.id == "tanyao" and not self.values["open_tanyao"] else row.opened
        if value is None:
            return row
        return row.worth(value) if value else None

    def table(self) -> tuple[RowOfReading, ...]:
        return (*YAKU, *YAKUMAN_ROWS, *DORA)

    def playing_rows(self) -> tuple[RowOfReading, ...]:
        rows = super().playing_rows()
        if self.values["renhou"] != YAKUMAN:
            rows = tuple(row for row in rows if row.id != RENHOU)
        if not self.values["double_yakuman"]:
            names = {row.id for row in YAKUMAN_ROWS}
            rows = tuple(row.worth(1) if row.id in names else row for row in rows)
        return rows

    def make_shapes(self) -> Shapes:
        return Shapes(4, frozenset({Shape.SEVEN_PAIRS, Shape.THIRTEEN_ORPHANS}))

    def make_tiles(self) -> Mapping[Tile, int]:
        tiles = dict.fromkeys(KINDS, COPIES)
        if self.values["red_fives"]:
            tiles |= dict.fromkeys(RED_FIVES, 1)
            tiles[RED_FIVE_OF_CIRCLES] = self.number("red_fives") - 2
        return tiles

    def make_flow(self) -> RiichiFlow:
        return RiichiFlow(self)

    def shown_circumstances(self) -> tuple[str, ...]:
        hidden = {"ippatsu": not self.values["ippatsu"], "blessing_of_man": self.values["renhou"] == "off"}
        return tuple(name for name in self.circumstances if not hidden.get(name))

    def clashes(self, hand: Hand, situation: Situation) -> Iterable[Clash]:
        return contradictions.clashes(hand, situation)

    def idle(self, hand: Hand, situation: Situation) -> Iterator[Clash]:
        return contradictions.idle(situation)

    def asks_indicators(self, field: str, situation: Situation) -> bool:
        """Those under the others are turned up after riichi alone."""
        declared = situation.has("riichi") or situation.has("double_riichi")
        return field == "dora" or (field == "ura_dora" and bool(self.values["ura_dora"]) and declared)

    def asks_liable(self, score: Score) -> bool:
        rows = LIABLE_ROWS[str(self.values["pao"])]
        if not rows or not score.totals[YAKUMAN]:
            return False
        return not score.patterns or any(line.id in rows for line in score.patterns)

    # --- a hand

    def score(self, hand: Hand, situation: Situation) -> Score:
        self.check(hand, situation)
        if not situation.self_draw and "furiten" in situation.circumstances:
            raise Furiten("circumstances")
        found = readings(hand, self.shapes)
        if not found:
            raise NotAWin("hand", missing=self.missing(hand))
        hand_view = HandView(hand, situation, self.shapes, self.values)
        scored = self._score_readings(hand_view, found)
        winning = self._with_enough_han(scored, situation.honba) if situation.honba else scored
        if hand_view.facts & _MAN and self._is_renhou_mangan(winning):
            winning = [self._score_renhou(ReadingView(hand_view, reading)) for reading in found]
        if not scored and not winning:
            raise NoYaku("hand")
        if not winning:
            raise TwoHanNeeded("hand", have=max(map(_yaku_han, scored)), need=2, honba=situation.honba)
        if len(winning) == 1:
            return winning[0]
        best, *others = sorted(winning, key=_rank)
        return changed(best, others=tuple(others))

    def _score_readings(self, hand_view: HandView, found: tuple[Reading, ...]) -> list[Score]:
        """The scores of the readings that have a yaku. The dora are the same in all of them."""
        first = ReadingView(hand_view, found[0])
        dora = lines_of(self._dora[hand_view.facts], first)
        scores = [self._score_reading(first, dora)]
        if len(found) > 1:
            scores += [self._score_reading(ReadingView(hand_view, reading), dora) for reading in found[1:]]
        return list(filter(None, scores))

    def _with_enough_han(self, scored: list[Score], honba: int) -> list[Score]:
        """The readings that may win: from five counters on a win needs two han of yaku."""
        from_honba = self.number("two_han_from_honba")
        if not from_honba or honba < from_honba:
            return scored
        return [score for score in scored if score.totals[YAKUMAN] or _yaku_han(score) > 1]

    def _is_renhou_mangan(self, winning: list[Score]) -> bool:
        """Renhou is a mangan without other yaku or dora, unless a reading that may win is worth it too."""
        too_little = all(score.settlement.value < _MANGAN_BY_DISCARD for score in winning)
        return self.values["renhou"] == "mangan" and too_little

    def _score_renhou(self, view: ReadingView) -> Score:
        return self._score_han((_RENHOU_MANGAN,), fu_lines(view, ()), view)

    def _score_reading(self, view: ReadingView, dora: tuple[Line, ...]) -> Score | None:
        """One reading's score; None without a yaku."""
        facts = view.facts
        if (rows := self._yakuman[facts]) and (yakuman := lines_of(rows, view)):
            return self._score_yakuman(yakuman, view)
        yaku = lines_of(self._yaku[view.of_hand.closed][facts], view)
        if not yaku:
            return None
        return self._score_han(yaku + dora, fu_lines(view, yaku), view)

    def _score_han(self, patterns: tuple[Line, ...], points: tuple[Line, ...], view: ReadingView) -> Score:
        worth = self._worth(total_of(patterns), total_of(points))
        settlement = settle(worth.base, 0, view.situation, self.values)
        value = settlement.value
        return Score(worth.totals, settlement, patterns, points, (), view.reading, value, HAN_AND_FU, worth.working)

    def _score_yakuman(self, lines: tuple[Line, ...], view: ReadingView) -> Score:
        if not self.values["multiple_yakuman"]:
            lines = (max(lines, key=lambda line: line.total),)
        units = sum(line.total for line in lines)
        rows = LIABLE_ROWS[str(self.values["pao"])]
        liable = sum(line.total for line in lines if line.id in rows)
        return self._yakuman_score(units, liable, view.situation, lines, view.reading)

    def _yakuman_score(
        self,
        units: int,
        liable: int,
        situation: Situation,
        lines: tuple[Line, ...] = (),
        reading: Reading | None = None,
    ) -> Score:
        """`liable` of the units are such that somebody can be liable for them; with `pao_whole` it is all or none."""
        if liable and self.values["pao_whole"]:
            liable = units
        totals = {"han": None, "fu": None, "limit": YAKUMAN, YAKUMAN: units}
        settlement = settle(units * YAKUMAN_BASE, liable * YAKUMAN_BASE, situation, self.values)
        return Score(totals, settlement, lines, reading=reading, total=settlement.value, units=Units(YAKUMAN))

    # --- a value alone

    @classmethod
    def check_figures(cls, figures: Figures) -> None:
        super().check_figures(figures)
        if "han" in figures:
            _check_fu(int(figures["han"]), figures.get("fu"))
        if int(figures.get("liable_yakuman", 0)) > int(figures.get(YAKUMAN, 0)):
            raise BadRecord("liable_yakuman", reason="liable_more")

    def score_value(self, figures: Figures, situation: Situation) -> Score:
        self.check_situation(Hand(), situation)
        if YAKUMAN in figures:
            units = int(figures[YAKUMAN])
            liable = int(figures.get("liable_yakuman", units)) if self.values["pao"] != "off" else 0
            return self._yakuman_score(units, liable, situation)
        if "limit" in figures:
            limit = str(figures["limit"])
            totals = {"han": None, "fu": None, "limit": limit, YAKUMAN: 0}
            settlement = settle(limit_base(limit), 0, situation, self.values)
            return Score(totals, settlement, total=settlement.value)
        han, fu = int(figures["han"]), int(figures.get("fu", 0))
        totals = {"han": han, "fu": fu or None, "limit": limit_of(han, fu, self.values), YAKUMAN: 0}
        settlement = settle(base_points(han, fu, self.values), 0, situation, self.values)
        return Score(totals, settlement, total=settlement.value)


def _check_fu(han: int, fu: object) -> None:
    """Below five han the fu decide, and more than 110 come with four han only."""
    if fu is None:
        if han < 5:
            raise BadRecord("fu", reason="fu_missing")
        return
    assert isinstance(fu, int)
    if fu > (MOST_FU_OF_FOUR_HAN if han == 4 else MOST_FU):
        raise BadRecord("fu", reason="no_such_fu", fu=str(fu))


def _yaku_han(score: Score) -> int:
    dora = {row.id for row in DORA}
    return sum(line.total for line in score.patterns if line.id not in dora)


_MAN = CIRCUMSTANCE["blessing_of_man"]
_RENHOU_MANGAN = line_of(RENHOU_MANGAN, BY_WHOLE)
_MANGAN_BY_DISCARD = 4 * LIMITS["mangan"]
"""What a mangan brings another than East, who alone can have renhou."""


def _rank(score: Score) -> tuple[int, int, int, int]:
    """Most points first, then a true yakuman, then most han, then most fu."""
    totals = score.totals
    yakuman, han, fu = (int(totals[name] or 0) for name in (YAKUMAN, "han", "fu"))
    return -score.settlement.value, -yakuman, -han, -fu
