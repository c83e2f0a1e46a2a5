"""The result, readable from across the table."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.theme import Theme, Type

_UNIT = 0.42
"""Size of a unit beside its number."""
_GAP = 0.2
"""Between a number and its unit, and a little more between two parts, in sizes of the number."""
_PART_GAP = 0.34
_TOTAL_GAP = 0.6
_SMALLEST = float(Type.BODY)
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)


class Headline(QLabel):
    """Numbers with their units in huge figures, and a total in the accent at the right; or a plain sentence.

    The type, `most` where there is room, shrinks until everything fits the width; the height stays, so that nothing
    below jumps. Sentences begin at the top, however many lines they take.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, most: int = Type.HUGE) -> None:
        super().__init__(parent)
        self._theme = theme
        self._most = most
        self._parts: tuple[tuple[str, str], ...] = ()
        self._total = ""
        self._sentence = ""
        self._error = False
        self._leads = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        # Not Fixed: a layout would then keep a wrapped sentence to the height of one line.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._restyle)

    def set_score(self, parts: Sequence[tuple[str, str]], total: str = "") -> None:
        """Show numbers with their units, such as ("3", "han"), ("40", "fu"), and a total."""
        if (tuple(parts), total, "") == (self._parts, self._total, self._sentence):
            return
        self._parts = tuple(parts)
        self._total = total
        self._sentence = ""
        # The label's own text is not drawn: it is what a screen reader says.
        words = [word for part in self._parts for word in part if word]
        self.setText(" ".join([*words, *([f"· {total}"] if total and words else [total])]).strip())
        self._restyle()

    def set_sentence(self, sentence: str, *, error: bool = False, leads: bool = False) -> None:
        """Show a sentence instead: what is missing, that nothing is entered yet, or what is wrong.

        `leads`: what stands below goes on with it, so it takes no more height than its lines.
        """
        self._error = error
        self._leads = leads
        self._parts = ()
        self._total = ""
        self._sentence = sentence
        self.setText(sentence)
        self._restyle()

    def number_size(self, width: float) -> float:
        """The type size, before text scale, at which the score fits this width."""
        natural = self._natural_width(self._most)
        if natural <= width:
            return float(self._most)
        size = max(_SMALLEST, int(self._most * width / natural * 2) / 2)
        # Gaps and hinting do not scale exactly.
        while size > _SMALLEST and self._natural_width(size) > width:
            size -= 0.5
        return size

    def sizeHint(self) -> QSize:
        if self._sentence:
            width = int(text_width(self._sentence_font(), self._sentence)) + 1
            return QSize(width, self.heightForWidth(width))
        return QSize(int(self._natural_width(self._most)) + 1, self._figures_height())

    def minimumSizeHint(self) -> QSize:
        if self._sentence:
            longest = max((text_width(self._sentence_font(), word) for word in self._sentence.split()), default=0.0)
            return QSize(int(longest) + 1, self._least_height())
        return QSize(int(self._natural_width(_SMALLEST)) + 1, self._figures_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if not self._sentence:
            return self._figures_height()
        metrics = QFontMetrics(self._sentence_font())
        return max(
            self._least_height(),
            metrics.boundingRect(QRect(0, 0, max(1, width), 10_000), _WRAP, self._sentence).height(),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._sentence:
                painter.setFont(self._sentence_font())
                painter.setPen(self._theme.colour(self._sentence_colour()))
                painter.drawText(self.rect(), _WRAP, self._sentence)
            else:
                self._paint_score(painter)

    def _sentence_colour(self) -> str:
        if not self.isEnabled():
            return "disabled_ink"
        return "red" if self._error else "ink"

    def _paint_score(self, painter: QPainter) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        size = self.number_size(box.width())
        number_font, unit_font = self._number_font(size), self._unit_font(size)
        em = size * theme.text_scale
        baseline = self._baseline(QFontMetricsF(number_font))
        x = box.left()
        for index, (number, unit) in enumerate(self._parts):
            x += em * _PART_GAP if index else 0
            painter.setFont(number_font)
            painter.setPen(theme.colour("ink"))
            painter.drawText(QPointF(x, baseline), number)
            x += QFontMetricsF(number_font).horizontalAdvance(number)
            if unit:
                x += em * _GAP
                painter.setFont(unit_font)
                painter.setPen(theme.colour("muted"))
                painter.drawText(QPointF(x, baseline), unit)
                x += QFontMetricsF(unit_font).horizontalAdvance(unit)
        if self._total:
            painter.setFont(number_font)
            painter.setPen(theme.colour("accent"))
            width = QFontMetricsF(number_font).horizontalAdvance(self._total)
            painter.drawText(QPointF(box.right() - width if self._parts else box.left(), baseline), self._total)

    def _baseline(self, metrics: QFontMetricsF) -> int:
        """Capitals and figures stand in the middle of the height, higher where a letter hangs too low for that."""
        height = self._figures_height()
        hangs = max((metrics.tightBoundingRect(number).bottom() for number, _ in self._parts), default=0.0)
        return min(round((height + metrics.capHeight()) / 2) - 1, int(height - hangs) - 1)

    def _natural_width(self, size: float) -> float:
        """How wide the score is in this size."""
        number, unit = self._number_font(size), self._unit_font(size)
        em = size * self._theme.text_scale
        width = em * _PART_GAP * max(0, len(self._parts) - 1)
        for figures, name in self._parts:
            width += text_width(number, figures)
            if name:
                width += em * _GAP + text_width(unit, name)
        if self._total:
            width += text_width(number, self._total) + (em * _TOTAL_GAP if self._parts else 0)
        return width

    def _least_height(self) -> int:
        """Of a sentence."""
        return QFontMetrics(self._sentence_font()).height() if self._leads else self._figures_height()

    def _figures_height(self) -> int:
        metrics = QFontMetricsF(self._number_font(self._most))
        return round(metrics.capHeight() * 1.5)

    def _number_font(self, size: float) -> QFont:
        return self._scaled(size, QFont.Weight.Bold)

    def _unit_font(self, size: float) -> QFont:
        return self._scaled(size * _UNIT, QFont.Weight.DemiBold)

    def _scaled(self, size: float, weight: QFont.Weight) -> QFont:
        font = self._theme.font(Type.HUGE, weight)
        font.setPixelSize(max(1, round(size * self._theme.text_scale)))
        return font

    def _sentence_font(self) -> QFont:
        return self._theme.font(Type.TITLE, QFont.Weight.DemiBold)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
