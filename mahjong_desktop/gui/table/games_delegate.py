"""How a game is painted in the list: when and by which rules at the left, the four players at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mahjong_desktop.core.table import PLAYERS
from mahjong_desktop.gui.controls.paint import elided, text_height
from mahjong_desktop.gui.table.cell_delegate import Index
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type
from mahjong_desktop.models.games_model import GamesModel, GameTexts

LEFT_SHARE = 0.36
"""The part of the width that date and rules have."""
LINE_GAP = 2
_INSET = 3
"""Between the ground of a chosen row and what is around it."""
_BOLD = QFont.Weight.Bold


class GamesDelegate(QStyledItemDelegate):
    """Paints the rows of a GamesModel; the winner's points bold in the accent."""

    def __init__(self, model: GamesModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._theme = theme

    @property
    def row_height(self) -> int:
        """The height of a row."""
        body, small = (text_height(self._theme.font(size)) for size in (Type.BODY, Type.SMALL))
        return int(body + 2 * small) + 2 * LINE_GAP + 2 * Space.S + 2

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, self.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, box, state = self._theme, QRectF(option.rect), option.state
        texts = self._model.texts(self._model.rows[index.row()])
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        if is_chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("soft_accent" if is_chosen else "hover"))
            painter.drawRoundedRect(box.adjusted(_INSET, _INSET, -_INSET, -_INSET - 1), Radius.CONTROL, Radius.CONTROL)
        painter.fillRect(
            QRectF(box.left() + Space.M, box.bottom() - 1, box.width() - 2 * Space.M, 1), theme.colour("line")
        )
        inner = box.adjusted(Space.M, Space.S, -Space.M, -Space.S - 2)
        left = QRectF(inner)
        left.setWidth(inner.width() * LEFT_SHARE)
        self._paint_game(painter, left, texts)
        inner.setLeft(left.right() + Space.L)
        self._paint_players(painter, inner, texts)
        painter.restore()

    def _paint_game(self, painter: QPainter, box: QRectF, texts: GameTexts) -> None:
        strong = self._theme.font(Type.BODY, QFont.Weight.DemiBold)
        small = self._theme.font(Type.SMALL)
        top = box.top()
        lines = (
            (strong, "ink", texts.date),
            (small, "muted", texts.rules),
            (small, "muted", f"{texts.deals} · {texts.state}"),
        )
        for font, colour, text in lines:
            height = text_height(font)
            self._text(painter, QRectF(box.left(), top, box.width(), height), font, colour, text)
            top += height + LINE_GAP

    def _paint_players(self, painter: QPainter, box: QRectF, texts: GameTexts) -> None:
        small = self._theme.font(Type.SMALL)
        width = (box.width() - (len(PLAYERS) - 1) * Space.M) / len(PLAYERS)
        height = text_height(small) + LINE_GAP + text_height(self._theme.font())
        right = Qt.AlignmentFlag.AlignRight
        for player in PLAYERS:
            cell = QRectF(box.left() + player * (width + Space.M), box.center().y() - height / 2, width, height)
            is_winner = player in texts.winners
            points = self._theme.font(Type.BODY, _BOLD if is_winner else QFont.Weight.Normal, tabular=True)
            upper = QRectF(cell.left(), cell.top(), cell.width(), text_height(small))
            self._text(painter, upper, small, "muted", texts.players[player], right)
            lower = QRectF(cell.left(), upper.bottom() + LINE_GAP, cell.width(), text_height(points))
            self._text(painter, lower, points, "accent" if is_winner else "ink", texts.scores[player], right)

    def _text(
        self,
        painter: QPainter,
        box: QRectF,
        font: QFont,
        colour: str,
        text: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.colour(colour))
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(box, flags, elided(font, text, box.width()))
