"""The payment tables of a variant, worked out by the rules in force."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.help import Words
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.rules.figures import Figures
from mahjong_desktop.rules.japanese_classical.misprints import MISPRINTS, Misprint
from mahjong_desktop.rules.japanese_classical.settlement import LIMIT
from mahjong_desktop.rules.riichi.points import COUNTED_YAKUMAN_HAN, LIMITS, YAKUMAN
from mahjong_desktop.rules.ruleset import Ruleset

translate = QCoreApplication.translate


@dataclass(frozen=True)
class CellLine:
    """One line of a cell."""

    text: str
    struck: str = ""
    """What is printed there by mistake."""
    quiet: bool = False


@dataclass(frozen=True)
class GridCell:
    """A cell of a table."""

    lines: tuple[CellLine, ...]
    marked: bool = False
    """Of another kind than its neighbours: a limit."""

    @property
    def text(self) -> str:
        """All it says, for those who hear it."""
        return " / ".join(f"{line.struck} → {line.text}" if line.struck else line.text for line in self.lines)


@dataclass(frozen=True)
class Grid:
    """A table: names of columns, and rows that each begin with their own name."""

    title: str
    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[GridCell, ...], ...]
    is_wide: bool = False
    """Whether it wants the whole width for itself."""
    tall_rows: bool = False
    """Whether its cells have two lines."""


def payment_grids(rules: Ruleset[Any], words: Words) -> tuple[Grid, ...]:
    """The variant's tables; none, where nobody made any."""
    make = _MAKERS.get(rules.id)
    return () if make is None else tuple(make(rules, words))


def _cell(*texts: str, quiet: bool = False, marked: bool = False) -> GridCell:
    """A cell whose second line is quieter than the first."""
    lines = tuple(CellLine(text, quiet=quiet or place > 0) for place, text in enumerate(texts))
    return GridCell(lines, marked)


NOTHING = _cell("–", quiet=True)


def _paid(rules: Ruleset[Any], figures: Figures, situation: Situation) -> dict[Wind | None, int]:
    """What every payer pays."""
    return _payers(rules.score_value(figures, situation))


def _payers(score: Score) -> dict[Wind | None, int]:
    return {one.seat: -one.change for one in score.settlement.payments if one.change < 0}


EAST = Situation(seat_wind=Wind.EAST, source=Wind.WEST)
EAST_DRAWS = Situation(seat_wind=Wind.EAST, self_draw=True)
EAST_AGAIN = Situation(seat_wind=Wind.EAST, source=Wind.WEST, dealer_wins=1)
EAST_DRAWS_AGAIN = Situation(seat_wind=Wind.EAST, self_draw=True, dealer_wins=1)
OTHER = Situation(seat_wind=Wind.SOUTH, source=Wind.WEST)
FROM_EAST = Situation(seat_wind=Wind.SOUTH, source=Wind.EAST)
OTHER_DRAWS = Situation(seat_wind=Wind.SOUTH, self_draw=True)


# --- riichi

_FU = (20, 25, *range(30, 120, 10))
_HAN = (1, 2, 3, 4)
_PINFU_FU, _PAIRS_FU = 20, 25


def _riichi_grids(rules: Ruleset[Any], words: Words) -> Iterator[Grid]:
    dealer, other = translate("PaymentTables", "East wins"), translate("PaymentTables", "Another player wins")
    han = words.text("units", "han")
    columns = (words.text("figures_label", "fu"), *(f"{number} {han}" for number in _HAN))
    for title, drawn, ron in ((other, OTHER_DRAWS, OTHER), (dealer, EAST_DRAWS, EAST)):
        rows = tuple(
            (_cell(str(fu)), *(_han_fu_cell(rules, number, fu, drawn, ron) for number in _HAN))
            for fu in _FU
            if fu != _PINFU_FU or rules.values["pinfu_tsumo"]
        )
        yield Grid(title, _riichi_caption(words, drawn), columns, rows, tall_rows=True)
    yield _limits_grid(rules, words)


def _riichi_caption(words: Words, drawn: Situation) -> str:
    ron, tsumo = words.text("sentences", "discard"), words.text("sentences", "self_draw")
    east = drawn.seat_wind is Wind.EAST
    how = translate("PaymentTables", "each pays") if east else translate("PaymentTables", "each of the two / East")
    return translate("PaymentTables", "Above: {ron}. Below: {tsumo}, {how}. Shaded: a limit.").format(
        ron=ron, tsumo=tsumo, how=how
    )


def _han_fu_cell(rules: Ruleset[Any], han: int, fu: int, drawn: Situation, ron: Situation) -> GridCell:
    """A discard above a self-draw. 20 fu are pinfu by self-draw alone; seven pairs are worth two han already."""
    figures = {"han": han, "fu": fu}
    has_ron = fu != _PINFU_FU and (fu != _PAIRS_FU or han > 1)
    has_draw = (fu != _PINFU_FU or han > 1) and (fu != _PAIRS_FU or han > 2)
    score = rules.score_value(figures, ron)
    texts = (
        plain(score.settlement.value) if has_ron else "–",
        _by_draw(_paid(rules, figures, drawn), drawn) if has_draw else "–",
    )
    return NOTHING if not (has_ron or has_draw) else _cell(*texts, marked=bool(score.totals["limit"]))


def _by_draw(paid: Mapping[Wind | None, int], situation: Situation) -> str:
    """What each pays: "1000", or what the two others and East pay: "500 / 1000"."""
    west = plain(paid[Wind.WEST])
    return west if situation.seat_wind is Wind.EAST else f"{west} / {plain(paid[Wind.EAST])}"


def _limits_grid(rules: Ruleset[Any], words: Words) -> Grid:
    """The limits with the han that reach them."""
    limit, han = words.text("figures_label", "limit"), words.text("figures_label", "han")
    columns = (limit, han, translate("PaymentTables", "Another player wins"), translate("PaymentTables", "East wins"))
    rows = tuple(_limit_row(rules, words, name) for name in (*LIMITS, YAKUMAN))
    ron, tsumo = words.text("sentences", "discard"), words.text("sentences", "self_draw")
    caption = translate("PaymentTables", "Above: {ron}. Below: {tsumo}.").format(ron=ron, tsumo=tsumo)
    return Grid(limit, caption, columns, rows, is_wide=True, tall_rows=True)


def _limit_row(rules: Ruleset[Any], words: Words, name: str) -> tuple[GridCell, ...]:
    figures: Figures = {YAKUMAN: 1} if name == YAKUMAN else {"limit": name}
    cells = []
    for ron, drawn in ((OTHER, OTHER_DRAWS), (EAST, EAST_DRAWS)):
        whole = plain(rules.score_value(figures, ron).settlement.value)
        cells.append(_cell(whole, _by_draw(_paid(rules, figures, drawn), drawn)))
    return _cell(words.text("limits", name, yakuman=1)), _cell(_han_of(rules, name)), *cells


def _han_of(rules: Ruleset[Any], name: str) -> str:
    """The han that reach a limit: "6–7"."""
    reached = [han for han in range(5, COUNTED_YAKUMAN_HAN + 1) if _limit_of(rules, han) == name]
    if not reached:
        return "–"
    if reached[-1] == COUNTED_YAKUMAN_HAN:
        return f"{reached[0]}+"
    return str(reached[0]) if len(reached) == 1 else f"{reached[0]}–{reached[-1]}"


def _limit_of(rules: Ruleset[Any], han: int) -> object:
    return rules.score_value({"han": han}, OTHER).totals["limit"]


# --- Japanese Classical

_POINTS = range(20, 52, 2)
_FAN = range(6)
_TABLES = (("discard", EAST, OTHER), ("self_draw", EAST_DRAWS, OTHER_DRAWS))


def _classical_grids(rules: Ruleset[Any], words: Words) -> Iterator[Grid]:
    titles = {
        "discard": translate("PaymentTables", "What the discarder pays"),
        "self_draw": translate("PaymentTables", "Self-draw: what each pays"),
    }
    fan = words.text("units", "fan")
    columns = (translate("PaymentTables", "Points"), *(f"{number} {fan}" for number in _FAN))
    wrong = {(one.table, one.points, one.fan): one for one in MISPRINTS}
    caption = translate(
        "PaymentTables",
        "Above: East wins. Below: another player wins. Misprints are struck through. Shaded: the limit.",
    )
    for table, east, other in _TABLES:
        rows = tuple(
            (
                _cell(str(points)),
                *(_classical_cell(rules, points, fan, east, other, wrong.get((table, points, fan))) for fan in _FAN),
            )
            for points in _POINTS
        )
        note = words.text("options", "east_pays_double", "explanation")
        doubled = table == "self_draw" and rules.values["east_pays_double"]
        yield Grid(titles[table], f"{caption} {note}" if doubled else caption, columns, rows, tall_rows=True)


def _classical_cell(
    rules: Ruleset[Any], points: int, fan: int, east: Situation, other: Situation, wrong: Misprint | None
) -> GridCell:
    """What West pays to East, and to another player; where the print says something else, that struck through."""
    figures = {"points": points, "fan": fan}
    scores = [rules.score_value(figures, one) for one in (east, other)]
    right = [_payers(score)[Wind.WEST] for score in scores]
    printed = right if wrong is None else wrong.printed
    first, second = (_corrected(paid, said) for paid, said in zip(right, printed, strict=True))
    return GridCell((first, replace(second, quiet=True)), marked=scores[0].total == LIMIT)


def _corrected(right: int, printed: int) -> CellLine:
    """What is paid; where the print says something else, that struck through."""
    return CellLine(plain(right), "" if right == printed else plain(printed))


def misprints_grid(words: Words) -> Grid:
    """The misprints one by one."""
    tables = {"discard": translate("PaymentTables", "Discard"), "self_draw": translate("PaymentTables", "Self-draw")}
    points, fan, table = (
        translate("PaymentTables", "Points"),
        words.text("units", "fan"),
        translate("PaymentTables", "Table"),
    )
    rows = tuple(
        (
            _cell(tables[one.table]),
            _cell(str(one.points)),
            _cell(str(one.fan)),
            *(GridCell((_corrected(paid, said),)) for paid, said in zip(one.right, one.printed, strict=True)),
        )
        for one in MISPRINTS
    )
    fan_title = fan[:1].upper() + fan[1:]
    east, other = translate("PaymentTables", "East wins"), translate("PaymentTables", "Another player wins")
    caption = translate("PaymentTables", "Struck through: what is printed. Beside it: what is right.")
    return Grid("", caption, (table, points, fan_title, east, other), rows, is_wide=True)


# --- Taiwanese

_TAI = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50)


def _taiwanese_grids(rules: Ruleset[Any], words: Words) -> Iterator[Grid]:
    tai = words.text("figures", "tai")
    by_other = (
        tai,
        translate("PaymentTables", "Discarder"),
        translate("PaymentTables", "East discards"),
        translate("PaymentTables", "Self-draw: each"),
        translate("PaymentTables", "Self-draw: East"),
        translate("PaymentTables", "In all"),
    )
    by_east = (
        tai,
        translate("PaymentTables", "Discarder"),
        translate("PaymentTables", "Self-draw: each"),
        translate("PaymentTables", "In all"),
    )
    again = EAST_AGAIN, EAST_DRAWS_AGAIN
    caption = words.text("options", "tai_value", "name")
    tai_value = rules.values["tai_value"]
    assert isinstance(tai_value, int)
    caption = f"{caption}: {plain(tai_value)}"
    other_rows = tuple((_cell(str(n)), *_other_cells(rules, n)) for n in _TAI)
    yield Grid(translate("PaymentTables", "Another player wins"), caption, by_other, other_rows, is_wide=True)
    for title, situations in (
        (translate("PaymentTables", "East wins"), (EAST, EAST_DRAWS)),
        (translate("PaymentTables", "East wins again"), again),
    ):
        yield Grid(title, caption, by_east, tuple((_cell(str(n)), *_east_cells(rules, n, *situations)) for n in _TAI))


def _other_cells(rules: Ruleset[Any], tai: int) -> Iterator[GridCell]:
    figures: Figures = {"tai": tai}
    yield _cell(plain(_paid(rules, figures, OTHER)[Wind.WEST]))
    yield _cell(plain(_paid(rules, figures, FROM_EAST)[Wind.EAST]))
    drawn = rules.score_value(figures, OTHER_DRAWS)
    yield _cell(plain(_payers(drawn)[Wind.WEST]))
    yield _cell(plain(_payers(drawn)[Wind.EAST]))
    yield _cell(plain(drawn.settlement.value), quiet=True)


def _east_cells(rules: Ruleset[Any], tai: int, ron: Situation, drawn: Situation) -> Iterator[GridCell]:
    figures: Figures = {"tai": tai}
    yield _cell(plain(_paid(rules, figures, ron)[Wind.WEST]))
    score = rules.score_value(figures, drawn)
    yield _cell(plain(_payers(score)[Wind.WEST]))
    yield _cell(plain(score.settlement.value), quiet=True)


_MAKERS: Mapping[str, Callable[[Ruleset[Any], Words], Iterator[Grid]]] = {
    "riichi": _riichi_grids,
    "japanese_classical": _classical_grids,
    "taiwanese": _taiwanese_grids,
}
