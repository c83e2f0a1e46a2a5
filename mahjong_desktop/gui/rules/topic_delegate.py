"""How a topic in the list of the rules page is painted."""

from __future__ import annotations

from math import ceil
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mahjong_desktop.gui.controls.paint import elided, text_height, text_width
from mahjong_desktop.gui.theme import Radius, Space, Theme, Type
from mahjong_desktop.models.rows_model import ITEM_ROLE
from mahjong_desktop.models.rules_reference import Part, Topic

Index = QModelIndex | QPersistentModelIndex

ROW_HEIGHT = 32
HEADING_HEIGHT = 40


class TopicDelegate(QStyledItemDelegate):
    """Paints name, original term and value; what cannot score under the rules in force is quiet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        topic: Topic = index.data(ITEM_ROLE)
        height = HEADING_HEIGHT if topic.part is Part.HEADING else ROW_HEIGHT
        least = self._theme.control_height if self._theme.touch else 0
        width = cast(QListView, option.widget).viewport().width()
        lines = len(self.lines(topic, width)) + self.is_original_below(topic, width)
        more = (lines - 1) * text_height(self._name_font(topic))
        return QSize(80, max(round(height * self._theme.text_scale), least) + ceil(more))

    def is_cut(self, topic: Topic, width: float) -> bool:
        """Whether the name or the original term does not fit."""
        original = text_width(self._theme.font(), topic.original)
        return " ".join(self.lines(topic, width)) != topic.name or original > self._room(topic, width)

    def is_original_below(self, topic: Topic, width: float) -> bool:
        """Whether the original term has a line of its own, there being no room for it after the name."""
        room = self._room(topic, width)
        used = text_width(self._name_font(topic), self._lines(topic, room)[-1]) + Space.S
        return bool(topic.original) and room - used < text_width(self._theme.font(), topic.original)

    def lines(self, topic: Topic, width: float) -> list[str]:
        """The name as it stands in a list of that width: in one line, or else in two, since many begin alike."""
        return self._lines(topic, self._room(topic, width))

    def _room(self, topic: Topic, width: float) -> float:
        """What the width of the list leaves for the name."""
        return width - 2 * Space.M - self._value_width(topic)

    def _lines(self, topic: Topic, room: float) -> list[str]:
        font, words = self._name_font(topic), topic.name.split(" ")
        if topic.part is Part.HEADING or text_width(font, topic.name) <= room:
            return [topic.name]
        count = max((n for n in range(1, len(words)) if text_width(font, " ".join(words[:n])) <= room), default=0)
        parts = (" ".join(words[:count]), " ".join(words[count:]))
        return [elided(font, part, room) for part in parts if part]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        topic: Topic = index.data(ITEM_ROLE)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if topic.part is Part.HEADING:
            self._paint_heading(painter, box.adjusted(Space.M, 0, -Space.M, 0), topic)
        else:
            self._paint_ground(painter, box, option.state)
            self._paint_words(painter, box, topic)
        painter.restore()

    def _paint_ground(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("soft_accent" if chosen else "hover"))
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), Radius.CONTROL, Radius.CONTROL)

    def _paint_heading(self, painter: QPainter, box: QRectF, topic: Topic) -> None:
        font = self._theme.font(Type.SMALL, QFont.Weight.DemiBold)
        low = box.adjusted(0, 0, 0, -Space.S)
        name = elided(font, topic.name, box.width())
        self._text(painter, low, font, "muted", name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)

    def _paint_words(self, painter: QPainter, row: QRectF, topic: Topic) -> None:
        box = row.adjusted(Space.M, 0, -Space.M, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | middle
        ink = "ink" if topic.plays else "muted"
        self._text(painter, box, self._value_font(), "muted", topic.value, Qt.AlignmentFlag.AlignRight | middle)
        font = self._name_font(topic)
        lines, height = self.lines(topic, row.width()), text_height(font)
        below = self.is_original_below(topic, row.width())
        place = QRectF(box.left(), box.center().y() - (len(lines) + below) * height / 2, box.width(), height)
        for line in lines:
            self._text(painter, place, font, ink, line, left)
            place.translate(0, height)
        if not below:
            place = place.adjusted(text_width(font, lines[-1]) + Space.S, -height, 0, -height)
        self._text(painter, place, self._theme.font(), "muted", topic.original, left)

    def _name_font(self, topic: Topic) -> QFont:
        return self._theme.font(Type.BODY, QFont.Weight.Normal if topic.part is Part.ROW else QFont.Weight.DemiBold)

    def _value_font(self) -> QFont:
        return self._theme.font(Type.BODY, tabular=True)

    def _value_width(self, topic: Topic) -> float:
        return text_width(self._value_font(), topic.value) + Space.M if topic.value else 0.0

    def _text(
        self, painter: QPainter, box: QRectF, font: QFont, colour: str, text: str, side: Qt.AlignmentFlag
    ) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.colour(colour))
        painter.drawText(box, side | Qt.TextFlag.TextSingleLine, text)
