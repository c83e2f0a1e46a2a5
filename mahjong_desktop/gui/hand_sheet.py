"""A hand on paper: tiles, headline, payments and breakdown, for pictures and for print. Always light."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from mahjong_desktop.gui.palette import LIGHT
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Radius, Space, Type
from mahjong_desktop.gui.tiles.flow import GROUP_GAP, ROW_GAP, TILE_GAP, flow
from mahjong_desktop.gui.tiles.pictures import SHADOW_DEPTH, Look, width_of
from mahjong_desktop.help.report import payments_text, score_rows
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.numbers import plain, signed
from mahjong_desktop.models.summary import headline, summary
from mahjong_desktop.models.tray_model import Section, TrayTile, tray_group, tray_tiles

WIDTH = 900
"""The sheet's width in its own units; what it is painted on scales it."""
MARGIN = Space.XXL
TILE_HEIGHTS = (44, 34)
TILE_MOST = 64


_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True)
class _Line:
    """A line of text, with something at its right end or without."""

    text: str
    right: str = ""
    size: int = Type.BODY
    weight: QFont.Weight = QFont.Weight.Normal
    colour: str = "ink"


class HandSheet:
    """The sheet of an editor's present hand."""

    def __init__(self, editor: HandEditor, around: Surroundings) -> None:
        self._around = around
        self._words = around.language.words(editor.ruleset.id)
        self._tiles = tuple(tray_tiles(editor.hand, editor.situation.seat_wind))
        self._groups = [list(group) for _, group in groupby(self._tiles, tray_group)]
        turned = tuple(tuple(tile.turned for tile in group) for group in self._groups)
        self._plan = flow(turned, WIDTH - 2 * MARGIN - 2 * Space.L, TILE_MOST, TILE_HEIGHTS)
        self._lines = list(self._make_lines(editor))

    def _make_lines(self, editor: HandEditor) -> Iterator[_Line]:
        score = editor.outcome.score
        said = summary(editor.outcome, editor.entry.problems, self._words)
        figures = "" if score is None else headline(score, self._words)
        yield _Line(figures or said.sentence, size=Type.LARGE if figures else Type.TITLE, weight=QFont.Weight.Bold)
        if score is not None:
            yield _Line(payments_text(score, self._words, signed))
            for row in score_rows(score, self._words, plain):
                yield _Line(row.name, row.value, colour="ink" if row.value else "muted")
        rules = self._around.rules_text(editor.ruleset)
        yield _Line(rules, editor.text, Type.SMALL, colour="muted")

    # --- measures

    def _font(self, line: _Line) -> QFont:
        return self._around.theme.font(line.size, line.weight, tabular=True)

    def _line_height(self, line: _Line) -> float:
        metrics = QFontMetricsF(self._font(line))
        if line.right:
            return metrics.height() + Space.S
        room = QRectF(0, 0, WIDTH - 2 * MARGIN, 10 * metrics.height())
        return metrics.boundingRect(room, _WRAPPED, line.text).height() + Space.S

    def _felt_height(self) -> int:
        rows = len(self._plan.rows)
        return rows * (self._plan.height + SHADOW_DEPTH) + (rows - 1) * ROW_GAP + 2 * Space.L if self._tiles else 0

    def height(self) -> float:
        """Its height in the units of WIDTH."""
        return 2 * MARGIN + self._felt_height() + Space.M + sum(map(self._line_height, self._lines))

    # --- paint

    def paint(self, painter: QPainter) -> None:
        """Paint it from the origin, WIDTH wide; the painter's own scale makes it sharp."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(QRectF(0, 0, WIDTH, self.height()), QColor(LIGHT.card))
        if self._tiles:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(LIGHT.felt_top))
            felt = QRectF(MARGIN, MARGIN, WIDTH - 2 * MARGIN, self._felt_height())
            painter.drawRoundedRect(felt, Radius.CARD, Radius.CARD)
            self._paint_tiles(painter)
        top = float(MARGIN + self._felt_height() + Space.M)
        for line in self._lines:
            self._paint_line(painter, line, top)
            top += self._line_height(line)

    def _paint_tiles(self, painter: QPainter) -> None:
        height = self._plan.height
        bottom = float(MARGIN + Space.L)
        for row in self._plan.rows:
            bottom += height
            left = float(MARGIN + Space.L)
            for index in row:
                for item in self._groups[index]:
                    face = None if item.face_down else item.tile
                    look = Look(face, height, item.turned, self._around.index_of(item.tile))
                    tall = width_of(height) if item.turned else height
                    self._around.pictures.paint(painter, QPointF(left, bottom - tall), look)
                    if item.section is Section.WINNING:
                        painter.setPen(QPen(QColor(LIGHT.gold), 3))
                        painter.setBrush(Qt.BrushStyle.NoBrush)
                        frame = QRectF(left, bottom - tall, _width(item, height), tall)
                        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), height * 0.08, height * 0.08)
                    left += _width(item, height) + TILE_GAP
                left += GROUP_GAP - TILE_GAP
            bottom += SHADOW_DEPTH + ROW_GAP

    def _paint_line(self, painter: QPainter, line: _Line, top: float) -> None:
        box = QRectF(MARGIN, top, WIDTH - 2 * MARGIN, self._line_height(line))
        painter.setFont(self._font(line))
        painter.setPen(QColor(getattr(LIGHT, line.colour)))
        painter.drawText(box, _WRAPPED, line.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, line.right)


def _width(item: TrayTile, height: int) -> int:
    return height if item.turned else width_of(height)
