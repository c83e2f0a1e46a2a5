"""The chart on show: four lines that can be told apart, what the pointer and the keys tell."""

import pytest
from game.shorthand import NAMES, draw, ron, tsumo
from models.games import playing
from models.test_ledger_model import long_game
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.chart_painter import DASHES, ChartPainter, _crosses
from mahjong_desktop.gui.table.score_chart import ScoreChart
from mahjong_desktop.models.chart_lines import ChartLines

from ..conftest import Colours, Show
from ..layout_check import layout_problems
from .conftest import Rest

DEALS = (tsumo(0), ron(2, 3, han=3, fu=40), draw("01"), ron(1, 0))


def chart_of(around: Surroundings, show: Show, *deals: object, **options: object) -> ScoreChart:
    chart = ScoreChart(playing(*deals, **options), around)  # type: ignore[arg-type]
    show(chart)
    return chart


def test_lines_have_their_colours_and_dashes(around: Surroundings, show: Show, colours: Colours) -> None:
    chart = chart_of(around, show, *DEALS)
    palette = around.theme.palette
    wanted = {palette.player_1, palette.player_2, palette.player_3, palette.player_4}
    assert wanted <= colours(chart.canvas)
    assert len(set(DASHES)) == 4


def test_who_leads_is_said(around: Surroundings, show: Show) -> None:
    games = playing()
    chart = ScoreChart(games, around)
    show(chart)
    games.add(tsumo(0))
    points = {"en": "26,500", "pl": "26\N{NO-BREAK SPACE}500"}[around.language.code]
    assert chart.canvas.accessibleName().endswith(f": Ala, {points}")
    games.add(tsumo(1, han=3, fu=40))
    assert ": Bo, " in chart.canvas.accessibleName()
    games.undo()
    games.undo()
    assert ": Ala, Bo, Cao, Dag, " in chart.canvas.accessibleName()
    games.close()
    assert ":" not in chart.canvas.accessibleName()


def test_pointer_tells_a_deal(around: Surroundings, show: Show, rest: Rest) -> None:
    chart = chart_of(around, show, *DEALS)
    canvas = chart.canvas
    lines = canvas.lines
    assert isinstance(lines, ChartLines)
    plot = canvas._painter.plot(lines, canvas.rect())
    for deal in range(5):
        x = round(canvas._painter.x(lines, plot, deal))
        QTest.mouseMove(canvas, QPoint(x, 60))
        rest()
        assert canvas.deal == deal
        assert canvas.accessibleDescription() == canvas.text(deal)
        assert "Ala" in QToolTip.text()
    title = {"en": "East 1 · 1 honba · Cao from Dag", "pl": "Wschód 1 · 1 honba · Cao · Ron od: Dag"}
    assert canvas.text(2).splitlines()[0] == title[around.language.code]
    first = canvas.text(2).splitlines()[1]
    assert first.startswith("Cao: 30")


def test_keys_tell_a_deal(around: Surroundings, show: Show) -> None:
    chart = chart_of(around, show, *DEALS)
    canvas = chart.canvas
    assert chart.parts() == (canvas,)
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    for key, deal in (
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 4),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_A, 4),
        (Qt.Key.Key_Escape, None),
    ):
        QTest.keyClick(canvas, key)
        assert canvas.deal == deal
    QTest.keyClick(canvas, Qt.Key.Key_Home)
    canvas.clearFocus()
    assert canvas.deal is None


def test_focus_is_seen(around: Surroundings, show: Show) -> None:
    chart = chart_of(around, show)
    canvas = chart.canvas
    before = canvas.grab().toImage()
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    assert canvas.grab().toImage() != before


def test_nothing_to_tell_before_the_first_deal(around: Surroundings, show: Show) -> None:
    chart = chart_of(around, show)
    canvas = chart.canvas
    QTest.mouseMove(canvas, QPoint(100, 60))
    QTest.keyClick(canvas, Qt.Key.Key_Left)
    assert canvas.deal is None


@pytest.mark.parametrize("size", [(280, 180), (388, 220), (900, 500), (2400, 300)])
@pytest.mark.parametrize("name", ["riichi", "taiwanese"])
def test_every_size(around: Surroundings, show: Show, rest: Rest, name: str, size: tuple[int, int]) -> None:
    deals = DEALS if name == "riichi" else (tsumo(0, tai=5), ron(1, 2, tai=77))
    chart = chart_of(around, show, *deals, name=name, players=("Ala", "Bartłomiej Wiśniewski", "Cao", "Dag"))
    chart.resize(*size)
    rest()
    assert layout_problems(chart, around.theme) == []
    lines = chart.canvas.lines
    assert lines is not None
    plot = chart.canvas._painter.plot(lines, chart.canvas.rect())
    assert plot.width() > 0.4 * chart.canvas.width()
    assert chart.canvas.rect().toRectF().contains(plot)


def test_ten_thousand_deals(around: Surroundings, show: Show, rest: Rest) -> None:
    games = playing(name="taiwanese")
    chart = ScoreChart(games, around)
    show(chart)
    games.open(1, long_game(10_000))
    rest()
    assert chart.canvas.lines is not None
    assert chart.canvas.lines.deals == 10_000
    kept = chart.canvas._painter._kept
    assert kept is not None
    assert max(polygon.size() for polygon in kept[2]) <= chart.canvas.width() + 4


def test_it_follows_look_and_language(around: Surroundings, show: Show, rest: Rest) -> None:
    chart = chart_of(around, show, *DEALS)
    before = chart.canvas.grab().toImage()
    around.theme.set_mode({"light": "dark", "dark": "light"}[around.theme.palette.name])
    rest()
    assert chart.canvas.grab().toImage() != before
    around.language.use("pl")
    assert chart.caption.text() == "Punkty"
    assert NAMES[2] in chart.canvas.accessibleName()


def test_lines_stay_above_the_lowest_mark(around: Surroundings, show: Show) -> None:
    canvas = chart_of(around, show, *DEALS, ron(1, 0, han=3, fu=40), ron(1, 0, han=5)).canvas
    lines = canvas.lines
    assert lines is not None
    for height in (120, 190, 300, 500):
        plot = canvas._painter.plot(lines, QRect(0, 0, 440, height))
        marks = canvas._painter._ticks(lines, plot.height())
        y = canvas._painter._scale(lines, plot)
        assert marks[0] <= min(map(min, lines.lines))
        assert plot.top() <= y(marks[-1])
        assert y(marks[0]) <= plot.bottom() + 0.01


def test_a_name_beside_its_line_needs_no_second_mark(
    around: Surroundings, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    scales: list[float] = []

    def note(self: ChartPainter, painter: object, player: int, place: object, scale: float = 1.0) -> None:
        scales.append(scale)

    monkeypatch.setattr(ChartPainter, "_paint_mark", note)
    chart = chart_of(around, show, ron(0, 1, han=5), ron(2, 3, han=3, fu=40))
    scales.clear()
    chart.canvas.grab()
    assert scales == [1.0] * 4
    chart = chart_of(around, show, draw(), draw())
    scales.clear()
    chart.canvas.grab()
    # all have as much: at most one name stands where its line ends
    assert scales.count(0.8) >= 3


def test_the_target_is_named_beside_the_lines() -> None:
    line = QPolygonF([QPointF(0, 0), QPointF(400, 200)])
    assert _crosses(line, QRectF(100, 40, 40, 16))
    assert _crosses(line, QRectF(100, 61, 20, 16))
    assert not _crosses(line, QRectF(100, 80, 40, 16))
    # a steep stroke between two points far apart
    assert _crosses(QPolygonF([QPointF(10, -1000), QPointF(12, 1000)]), QRectF(0, 0, 40, 10))
