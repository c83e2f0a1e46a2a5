"""A game on paper: players, result, chart and every deal, on as many pages as it takes. Always light."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPen

from mahjong_desktop.core.table import PLAYERS, GameEnd, Played, added
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.game import Game
from mahjong_desktop.gui.controls.paint import elided, text_height, text_width
from mahjong_desktop.gui.table.chart_painter import COLOURS, ChartPainter
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type
from mahjong_desktop.models.chart_lines import chart_lines
from mahjong_desktop.models.deal_texts import DealTexts
from mahjong_desktop.models.house_book import HouseBook
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.numbers import plain, signed
from mahjong_desktop.models.result import Stakes, result
from mahjong_desktop.models.rules_text import rules_text

WIDTH = 800
"""A page's width in its own units; what it is painted on scales it."""
A4 = 267 / 180
"""Height by width of what margins of 15 mm leave of the page."""
ROW = 34
HEAD = 26
FOOT = 28
CARD = 82
CHART = 190
RESULT_ROW = 26
LEAST_ROWS = 3
"""Rows for which the ledger begins on the first page."""
SHARES = (0.155, 0.235, 0.17, 0.11, 0.11, 0.11, 0.11)
"""How wide the ledger's columns are: deal, result, value, the players."""

_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight
_BOLD = QFont.Weight.Bold


@dataclass(frozen=True)
class _Page:
    """Which deals stand on a page, and where the ledger begins."""

    top: float
    first: int
    end: int


class ScoreSheet:
    """The pages of a game, `height` high in the units of WIDTH."""

    def __init__(
        self,
        game: Game,
        started: datetime,
        language: Language,
        stakes: Stakes | None = None,
        height: float = WIDTH * A4,
        houses: HouseBook | None = None,
    ) -> None:
        """`houses`: the house rules, to call the game's rules by their name."""
        self._game = game
        self._started = started
        self._rules = rules_text(language, game.ruleset, houses or HouseBook())
        self._words = language.words(game.ruleset.id)
        self._texts = DealTexts(self._words, game.players, game.ruleset.flow.form.tenpai)
        self._result = result(game, self._words, stakes or Stakes()) if game.finished else None
        # its own look: on paper neither the window's colours nor the person's size of text matter
        self._theme = Theme(QGuiApplication.styleHints(), Path(), mode="light")
        self._height = height
        self._pages = self._paginate()

    @property
    def pages(self) -> int:
        """How many there are."""
        return len(self._pages)

    # --- where things are

    def _paginate(self) -> list[_Page]:
        """Fill the pages; the totals stand below the last deal."""
        deals = len(self._game.played)
        pages: list[_Page] = []
        first, top = 0, self._ledger_top()
        while True:
            room = int((self._height - FOOT - top - HEAD) // ROW)
            if not pages and room < LEAST_ROWS and deals:
                # a wide page has room for nothing below the chart
                end = 0
            else:
                # and no page, however low, for less than a deal and the totals
                room = max(room, 2)
                if deals - first < room:
                    return [*pages, _Page(top, first, deals)]
                end = min(first + room, deals)
            pages.append(_Page(top, first, end))
            first, top = end, 0.0

    def _ledger_top(self) -> float:
        return self._chart_top() + (CHART + Space.XL if self._has_chart else 0)

    def _chart_top(self) -> float:
        return self._result_top() + (self._result_height() + Space.XL if self._result else 0)

    def _result_top(self) -> float:
        return self._title_height() + CARD + Space.XL

    def _title_height(self) -> float:
        return text_height(self._font(Type.LARGE, _BOLD)) + text_height(self._font()) + Space.L

    def _result_height(self) -> float:
        return HEAD + len(PLAYERS) * RESULT_ROW

    @property
    def _has_chart(self) -> bool:
        """A line needs two deals, and the chart a page that is high enough."""
        return len(self._game.played) > 1 and self._chart_top() + CHART < self._height - FOOT

    def _font(self, size: int = Type.BODY, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        return self._theme.font(size, weight, tabular=True)

    # --- paint

    def paint(self, painter: QPainter, page: int) -> None:
        """Paint a page from the origin, WIDTH wide; the painter's own scale makes it sharp."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, WIDTH, self._height), self._theme.colour("card"))
        if page == 0:
            self._paint_title(painter)
            self._paint_players(painter)
            if self._result is not None:
                self._paint_result(painter)
            if self._has_chart:
                self._paint_chart(painter)
        if self._pages[page].end or page:
            self._paint_ledger(painter, self._pages[page])
        foot = QRectF(0, self._height - FOOT, WIDTH, FOOT)
        self._text(painter, foot, QCoreApplication.translate("ScoreSheet", "Mahjong scorer"), "muted", Type.SMALL)
        self._text(painter, foot, f"{page + 1} / {self.pages}", "muted", Type.SMALL, side=_RIGHT)

    def _text(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        colour: str = "ink",
        size: int = Type.BODY,
        weight: QFont.Weight = QFont.Weight.Normal,
        side: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        font = self._font(size, weight)
        painter.setFont(font)
        painter.setPen(self._theme.colour(colour))
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(box, flags, elided(font, text, box.width()))

    def _line(self, painter: QPainter, y: float, colour: str = "line") -> None:
        painter.setPen(QPen(self._theme.colour(colour), 1))
        painter.drawLine(QPointF(0, y), QPointF(WIDTH, y))

    def _paint_title(self, painter: QPainter) -> None:
        large, body = text_height(self._font(Type.LARGE, _BOLD)), text_height(self._font())
        day = self._started.astimezone()
        date = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
        self._text(
            painter,
            QRectF(0, 0, WIDTH, large),
            QCoreApplication.translate("ScoreSheet", "Score sheet"),
            size=Type.LARGE,
            weight=_BOLD,
        )
        line = QRectF(0, large, WIDTH, body)
        self._text(painter, line, self._rules, "muted")
        self._text(painter, line, date, "muted", side=_RIGHT)

    def _paint_players(self, painter: QPainter) -> None:
        """A box each: the seat of the first deal, the name, the points."""
        game, top = self._game, self._title_height()
        width = (WIDTH - 3 * Space.M) / len(PLAYERS)
        final = game.final
        for player in PLAYERS:
            box = QRectF(player * (width + Space.M), top, width, CARD)
            painter.setPen(QPen(self._theme.colour("border"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), Radius.CONTROL, Radius.CONTROL)
            inner = box.adjusted(Space.M, Space.S, -Space.M, -Space.S)
            seat = QRectF(inner.left(), inner.top(), inner.width(), 16)
            self._text(painter, seat, self._words.wind(Wind(player)), "muted", Type.SMALL)
            if final is not None:
                self._text(painter, seat, f"{final.places[player]}.", "accent", Type.SMALL, _BOLD, _RIGHT)
            name = QRectF(inner.left(), seat.bottom(), inner.width(), 20)
            # in the colour of the player's line
            self._text(painter, name, game.players[player], COLOURS[player], weight=_BOLD)
            points = QRectF(inner.left(), name.bottom() + 2, inner.width(), inner.bottom() - name.bottom() - 2)
            self._text(painter, points, plain(game.table.scores[player]), size=Type.TITLE + 3, weight=_BOLD)

    def _paint_result(self, painter: QPainter) -> None:
        """Places, and what is added to the points."""
        assert self._result is not None
        ranks = self._result.ranks
        # without anything added the result is the points
        has_parts = bool(ranks[0].parts)
        names = (self._words.text("result", "start"), *(part.name for part in ranks[0].parts)) if has_parts else ()
        headings = [*names, QCoreApplication.translate("ScoreSheet", "Result")]
        if ranks[0].money:
            headings.append(QCoreApplication.translate("ScoreSheet", "Money"))
        width = WIDTH * 0.7 / max(len(headings), 3)
        top = self._result_top()

        def cell(column: int, y: float, height: float) -> QRectF:
            return QRectF(WIDTH - (len(headings) - column) * width, y, width - Space.XS, height)

        self._text(
            painter,
            QRectF(0, top, WIDTH * 0.3, HEAD),
            QCoreApplication.translate("ScoreSheet", "Final result"),
            "muted",
            Type.SMALL,
        )
        for column, name in enumerate(headings):
            self._text(painter, cell(column, top, HEAD), name, "muted", Type.SMALL, side=_RIGHT)
        self._line(painter, top + HEAD)
        for row, rank in enumerate(ranks):
            y = top + HEAD + row * RESULT_ROW
            place = QRectF(0, y, WIDTH - len(headings) * width - Space.S, RESULT_ROW)
            weight = _BOLD if rank.place == 1 else QFont.Weight.Normal
            self._text(painter, place, f"{rank.place}. {rank.name}", weight=weight)
            points = [plain(rank.score)] if has_parts else []
            figures = [*points, *(signed(part.amount) for part in rank.parts), rank.result]
            for column, text in enumerate([*figures, rank.money][: len(headings)]):
                weight = _BOLD if column == len(figures) - 1 else QFont.Weight.Normal
                self._text(painter, cell(column, y, RESULT_ROW), text, weight=weight, side=_RIGHT)
            self._line(painter, y + RESULT_ROW)

    def _paint_chart(self, painter: QPainter) -> None:
        painter.save()
        painter.translate(0, self._chart_top())
        target = QCoreApplication.translate("ScoreSheet", "Target")
        ChartPainter(self._theme).paint(painter, QRect(0, 0, WIDTH, CHART), chart_lines(self._game), None, target)
        painter.restore()

    # --- the ledger

    def _cells(self, top: float, height: float) -> list[QRectF]:
        cells, left = [], 0.0
        for share in SHARES:
            width = WIDTH * share
            cells.append(QRectF(left, top, width - Space.S, height))
            left += width
        return cells

    def _paint_ledger(self, painter: QPainter, page: _Page) -> None:
        names = [self._words.text("csv", name) for name in ("deal", "result", "value")]
        cells = self._cells(page.top, HEAD)
        for column, (cell, name) in enumerate(zip(cells, (*names, *self._game.players), strict=True)):
            side = _RIGHT if column >= len(names) else _LEFT
            self._text(painter, cell, name, "muted", Type.SMALL, side=side)
        self._line(painter, page.top + HEAD, "muted")
        top = page.top + HEAD
        for played in self._game.played[page.first : page.end]:
            self._paint_deal(painter, played, top)
            top += ROW
            self._line(painter, top)
        if self._game.played and page is self._pages[-1]:
            self._paint_totals(painter, top)

    def _paint_deal(self, painter: QPainter, played: Played, top: float) -> None:
        deal, outcome, value, *players = self._cells(top, ROW)
        self._forms(painter, deal, self._texts.deal_forms(played.state))
        self._wrapped(painter, outcome, self._texts.result(played.deal))
        self._forms(painter, value, self._texts.value_forms(played))
        if isinstance(played.deal, GameEnd):
            return
        for cell, change, score in zip(players, played.changes, played.scores, strict=True):
            self._paint_figures(painter, cell, change, score, QFont.Weight.Normal)

    def _paint_figures(self, painter: QPainter, cell: QRectF, change: int, score: int, weight: QFont.Weight) -> None:
        """What changed, and below it the points from then on."""
        colour = "accent" if change > 0 else "red" if change < 0 else "muted"
        upper = QRectF(cell.left(), cell.top() + 2, cell.width(), ROW / 2 - 1)
        lower = QRectF(cell.left(), upper.bottom() - 1, cell.width(), ROW / 2 - 1)
        self._text(painter, upper, signed(change), colour, Type.SMALL, _BOLD if change > 0 else weight, _RIGHT)
        self._text(painter, lower, plain(score), "muted" if weight != _BOLD else "ink", Type.SMALL, weight, _RIGHT)

    def _paint_totals(self, painter: QPainter, top: float) -> None:
        cells = self._cells(top, ROW)
        self._text(painter, cells[0], QCoreApplication.translate("ScoreSheet", "Total"), weight=_BOLD)
        changes = added(*(played.changes for played in self._game.played))
        for cell, change, score in zip(cells[-len(PLAYERS) :], changes, self._game.table.scores, strict=True):
            self._paint_figures(painter, cell, change, score, _BOLD)

    def _forms(self, painter: QPainter, box: QRectF, forms: tuple[str, ...]) -> None:
        """The longest form that fits."""
        font = self._font(Type.SMALL)
        text = next((form for form in forms if text_width(font, form) <= box.width()), forms[-1])
        self._text(painter, box, text, size=Type.SMALL)

    def _wrapped(self, painter: QPainter, box: QRectF, text: str) -> None:
        """In one line or, broken between words, in two."""
        font = self._font(Type.SMALL)
        if text_width(font, text) <= box.width():
            self._text(painter, box, text, size=Type.SMALL)
            return
        words, first = text.split(" "), ""
        while words and text_width(font, f"{first} {words[0]}".strip()) <= box.width():
            first = f"{first} {words.pop(0)}".strip()
        if not first:
            self._text(painter, box, text, size=Type.SMALL)
            return
        half = QRectF(box.left(), box.top() + 1, box.width(), ROW / 2 - 1)
        self._text(painter, half, first, size=Type.SMALL)
        self._text(painter, half.translated(0, ROW / 2 - 1), " ".join(words), size=Type.SMALL)
