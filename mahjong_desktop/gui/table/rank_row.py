"""A player at the end of the game: place, name, how the result comes about, result, money."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from mahjong_desktop.gui.controls import FlowLayout
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.table.elided_label import ElidedLabel
from mahjong_desktop.gui.theme import Space, Theme, Type
from mahjong_desktop.help.report import MINUS
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.models.result import Rank


class RankRow(QWidget):
    """Two lines: what counts above in large letters, how it comes about below."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rank: Rank | None = None
        self.place = QLabel()
        self.name = ElidedLabel()
        self.points = QLabel()
        self.money = QLabel()
        self.parts: list[QLabel] = []
        self._below = QWidget()
        self._flow = FlowLayout(self._below, gap=Space.M, row_gap=0)
        self._lay_out()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _lay_out(self) -> None:
        for label in (self.place, self.points, self.money):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._below.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        grid = QGridLayout(self)
        grid.setContentsMargins(0, Space.S, 0, Space.S + 1)
        grid.setHorizontalSpacing(Space.M)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.place, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        grid.addWidget(self.name, 0, 1, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self.points, 0, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self._below, 1, 1)
        grid.addWidget(self.money, 1, 2, right)
        grid.setColumnStretch(1, 1)

    def show_rank(self, rank: Rank) -> None:
        """Show a player."""
        self._rank = rank
        self.place.setText(str(rank.place))
        self.name.setText(rank.name)
        self.points.setText(rank.result)
        self.money.setText(rank.money)
        self.money.setVisible(bool(rank.money))
        self._show_parts([plain(rank.score), *(part.text for part in rank.parts)] if rank.parts else [])
        self._restyle()

    def _show_parts(self, texts: list[str]) -> None:
        """The points, then what is added to them; each stays together where the line is broken."""
        while len(self.parts) < len(texts):
            label = QLabel()
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("role", "caption")
            self.parts.append(label)
            self._flow.addWidget(label)
        for number, label in enumerate(self.parts):
            label.setText(texts[number] if number < len(texts) else "")
            label.setVisible(number < len(texts))

    def _restyle(self) -> None:
        theme = self._theme
        is_first = self._rank is not None and self._rank.place == 1
        self.place.setFont(theme.font(Type.TITLE, QFont.Weight.Bold, tabular=True))
        self.place.setMinimumWidth(round(20 * theme.text_scale))
        self.name.setFont(theme.font(Type.TITLE, QFont.Weight.DemiBold))
        self.points.setFont(theme.font(Type.TITLE, QFont.Weight.Bold, tabular=True))
        self.money.setFont(theme.font(Type.BODY, QFont.Weight.DemiBold, tabular=True))
        _paint_in(self.place, theme, "accent" if is_first else "muted")
        for label in (self.points, self.money):
            _paint_in(label, theme, _ink(label.text()))
            _keep_whole(label, label.font())
        for label in self.parts:
            _keep_whole(label, theme.font(Type.SMALL))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.colour("line"))


def _ink(text: str) -> str:
    """A gain, a loss, or neither: the sign stands in the text too."""
    return {"+": "accent", MINUS: "red"}.get(text[:1], "ink")


def _keep_whole(label: QLabel, font: QFont) -> None:
    """A label rounds its width down, and would cut the last figure."""
    label.setMinimumWidth(ceil(text_width(font, label.text())) if label.text() else 0)


def _paint_in(label: QLabel, theme: Theme, token: str) -> None:
    palette = label.palette()
    palette.setColor(label.foregroundRole(), theme.colour(token))
    label.setPalette(palette)
