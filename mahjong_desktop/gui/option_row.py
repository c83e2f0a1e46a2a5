"""One option: its name, a sentence about it, its control; marked, with a way back, where it was changed."""

from __future__ import annotations

import math
from html import escape

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import ResetButton
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.option_fields import make_field
from mahjong_desktop.gui.table.elided_label import ElidedLabel
from mahjong_desktop.gui.theme import Space, Theme, Type
from mahjong_desktop.models.options_model import OptionItem, OptionKind, OptionsModel
from mahjong_desktop.rules.options import Value

_LEFT = 28
"""Room for the dot at the left."""
_DOT = 8
_NARROW = 190
"""A control wider than this stands under the text."""


class OptionRow(QWidget):
    """Shows one option of the model and edits it. What cannot be stays in the control, with the reason under it."""

    def __init__(self, item: OptionItem, model: OptionsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._item = item
        self._model = model
        self._theme = theme
        self._first = False
        self._name = _plain()
        self._original = ElidedLabel()
        self._original.setProperty("role", "muted")
        self._explanation = _plain("caption")
        self._explanation.setWordWrap(True)
        self._problem = _plain("error")
        self._problem.setWordWrap(True)
        self._problem.hide()
        self.reset = ResetButton(theme)
        self.field = make_field(item, theme)
        self._lay_out()
        self.field.edited.connect(self._edit)
        self.field.finished.connect(self._finish)
        self.reset.clicked.connect(self._take_back)
        theme.changed.connect(self._mark)
        self.show_item(item, anew=True)

    def _lay_out(self) -> None:
        title = QHBoxLayout()
        title.setSpacing(Space.XS)
        title.addWidget(self._name)
        title.addWidget(self._original)
        title.addWidget(self.reset)
        title.addStretch(1)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addLayout(title)
        text.addWidget(self._explanation)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.setSpacing(Space.L)
        self._line.addLayout(text, 1)
        self._line.addWidget(self.field, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(_LEFT, Space.S, Space.L - self.field.overhang, Space.M)
        column.setSpacing(Space.XS)
        column.addLayout(self._line)
        column.addWidget(self._problem)
        # read after the field, as the Tab key goes
        self.reset.raise_()

    @property
    def item(self) -> OptionItem:
        """The option as the model has it."""
        return self._item

    def name(self) -> str:
        """Its name on show."""
        return self._name.text()

    def problem(self) -> str:
        """Why what stands in the control cannot be; empty: it can."""
        return self._problem.text()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.field.parts(), self.reset

    def set_first(self, first: bool) -> None:
        """The first of a card has no line above it."""
        if first != self._first:
            self._first = first
            self.update()

    def show_item(self, item: OptionItem, *, anew: bool = False) -> None:
        """Follow the model. A number that cannot be stays until the option changes, or all is shown anew."""
        before, self._item = self._item, item
        if anew or item != before:
            if anew or not self.problem() or item.value != before.value:
                self.field.show_item(item)
                self._say("")
            self._reword()
            self._mark()

    def _reword(self) -> None:
        item, model = self._item, self._model
        self._name.setText(item.name)
        self._original.setText(item.original)
        self._original.setVisible(bool(item.original))
        self.setToolTip(wrapped_tip(item.tip))
        self._explanation.setText(item.explanation)
        spoken = self.tr("{option}, changed").format(option=item.name) if item.changed else item.name
        self.setAccessibleName(spoken)
        self.field.set_words(spoken, f"{item.explanation}. {item.tip}" if item.tip else item.explanation)
        back = self.tr("Back to: {value}").format(value=model.said(item, item.preset_value))
        self.reset.setToolTip(back)
        self.reset.setAccessibleName(f"{item.name}: {back}")
        wide = item.kind not in (OptionKind.SWITCH, OptionKind.WORTH) and self.field.sizeHint().width() > _NARROW
        direction = QBoxLayout.Direction.TopToBottom if wide else QBoxLayout.Direction.LeftToRight
        self._line.setDirection(direction)
        self._line.setSpacing(Space.S if wide else Space.L)

    def _mark(self) -> None:
        changed = self._item.changed
        font = self._theme.font(Type.BODY, QFont.Weight.Bold if changed else QFont.Weight.Normal)
        self._name.setFont(font)
        self._name.setMinimumWidth(math.ceil(text_width(font, self._item.name)))
        shown = changed or bool(self.problem())
        if shown == self.reset.isHidden():
            if not shown and self.reset.hasFocus():
                self.field.parts()[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self.reset.setVisible(shown)
        self.update()

    # --- what the person does

    def _edit(self, value: Value | None) -> None:
        problem = self._model.problem(self._item.id, value)
        self._say(problem)
        if not problem:
            self._model.change(self._item.id, value)
        self._mark()

    def _finish(self) -> None:
        """A single number that cannot be has had its chance; of several the next may put it right."""
        if self.problem() and self._item.kind is OptionKind.NUMBER:
            self.show_item(self._item, anew=True)

    def _take_back(self) -> None:
        self._model.reset(self._item.id)
        self.show_item(self._item, anew=True)

    def _say(self, problem: str) -> None:
        self.field.set_invalid(bool(problem))
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._first:
                painter.setPen(QPen(self._theme.colour("line"), 1))
                painter.drawLine(QPointF(_LEFT, 0.5), QPointF(self.width() - Space.L, 0.5))
            if self._item.changed:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._theme.colour("accent"))
                middle = QPointF(_LEFT / 2 + 1, self._name.geometry().center().y() + 0.5)
                painter.drawEllipse(middle, _DOT / 2, _DOT / 2)


def wrapped_tip(text: str) -> str:
    """A sentence for a tool tip, broken into lines where it is long."""
    return f"<p>{escape(text)}</p>" if text else ""


def _plain(role: str = "") -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
    return label
