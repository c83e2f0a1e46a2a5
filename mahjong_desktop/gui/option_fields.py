"""The control of one option: a switch, a choice of a few or of many, a number, or a row of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from mahjong_desktop.gui.controls import SegmentedChoice, Switch
from mahjong_desktop.gui.controls.number_box import NumberBox
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.controls.switch import RING_ROOM
from mahjong_desktop.gui.theme import Space, Theme, Type
from mahjong_desktop.models.options_model import OptionItem, OptionKind
from mahjong_desktop.rules.options import MOST, Value

MOST_SEGMENTS = 4
_FRAME = 58
"""What a spin box needs beside its number: padding and its two arrows."""
_WIDEST = "−888 888"
_WIDEST_WORTH = "8 888"


class OptionField(QWidget):
    """The control of one option. `edited` with what the person entered, which may be a value that cannot be."""

    edited = Signal(object)
    finished = Signal()
    """The person left a number: what cannot be need not stand any longer."""
    overhang = 0
    """What the control keeps free at its right for its focus ring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        raise NotImplementedError

    def show_item(self, item: OptionItem) -> None:
        """Show its value, in the language in use."""
        raise NotImplementedError

    def set_invalid(self, invalid: bool) -> None:
        """Show that what stands in the control cannot be, or that it can."""

    def set_words(self, name: str, description: str) -> None:
        """What a screen reader calls the control."""
        for part in self.parts():
            part.setAccessibleName(name)
            part.setAccessibleDescription(description)


class SwitchField(OptionField):
    """On or off."""

    overhang = RING_ROOM

    def __init__(self, item: OptionItem, theme: Theme) -> None:
        super().__init__()
        self.switch = Switch(theme)
        self.switch.switched.connect(self.edited.emit)
        _in_a_row(self, self.switch)

    def parts(self) -> tuple[QWidget, ...]:
        return (self.switch,)

    def show_item(self, item: OptionItem) -> None:
        self.switch.setChecked(bool(item.value))


class ChoiceField(OptionField):
    """One of several: all side by side, or in a list where they are many."""

    def __init__(self, item: OptionItem, theme: Theme) -> None:
        super().__init__()
        self.choice = PickOne(theme)
        self._values: tuple[Value, ...] = ()
        self.choice.chosen.connect(self._choose)
        _in_a_row(self, self.choice)

    def parts(self) -> tuple[QWidget, ...]:
        return (self.choice,)

    def show_item(self, item: OptionItem) -> None:
        self._values = tuple(value for value, _ in item.choices)
        self.choice.set_items([(str(value), word) for value, word in item.choices])
        self.choice.set_value(str(item.value))

    def _choose(self, key: str) -> None:
        self.edited.emit(next(value for value in self._values if str(value) == key))


class NumberField(OptionField):
    """A number, or several that belong together, each under its place."""

    def __init__(self, item: OptionItem, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._single = not isinstance(item.value, tuple)
        count = 1 if not isinstance(item.value, tuple) else len(item.value)
        self.numbers = tuple(Number() for _ in range(count))
        self._places = tuple(_place() for _ in range(0 if self._single else count))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.S)
        grid.setVerticalSpacing(0)
        for column, number in enumerate(self.numbers):
            number.setRange(item.least if self._single else -MOST, MOST)
            number.valueChanged.connect(self._enter)
            number.editingFinished.connect(self.finished)
            grid.addWidget(number, 1, column)
        for column, label in enumerate(self._places):
            grid.addWidget(label, 0, column)
            label.setBuddy(self.numbers[column])
        self._restyle()
        theme.changed.connect(self._restyle)

    def parts(self) -> tuple[QWidget, ...]:
        return self.numbers

    def show_item(self, item: OptionItem) -> None:
        values = item.value if isinstance(item.value, tuple) else (item.value,)
        for number, value in zip(self.numbers, values, strict=True):
            assert isinstance(value, int)
            number.setSingleStep(item.stride)
            with QSignalBlocker(number):
                number.setValue(value)

    def set_invalid(self, invalid: bool) -> None:
        for number in self.numbers:
            if number.property("invalid") is not invalid:
                number.setProperty("invalid", invalid)
                # A style sheet looks at a property again only when asked to.
                number.style().unpolish(number)
                number.style().polish(number)

    def set_words(self, name: str, description: str) -> None:
        super().set_words(name, description)
        for place, number in zip(self._place_names(), self.numbers, strict=True):
            number.setAccessibleName(f"{name}, {place}" if place else name)
        for label, place in zip(self._places, self._place_names(), strict=False):
            label.setText(place)

    def _place_names(self) -> tuple[str, ...]:
        if self._single:
            return ("",)
        names = (self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th"))
        return (*names, *map(str, range(5, len(self.numbers) + 1)))[: len(self.numbers)]

    def _enter(self) -> None:
        values = tuple(number.value() for number in self.numbers)
        self.edited.emit(values[0] if self._single else values)

    def _restyle(self) -> None:
        font = self._theme.font(Type.BODY, tabular=True)
        for number in self.numbers:
            number.setFont(font)
            number.set_width(int(text_width(font, _WIDEST)) + _FRAME)


class WorthField(OptionField):
    """What a row brings, and whether it is played; switched off, it keeps its number for the way back."""

    overhang = RING_ROOM

    def __init__(self, item: OptionItem, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.number = Number()
        self.number.setRange(0, MOST)
        self.switch = Switch(theme)
        self.number.valueChanged.connect(self._enter)
        self.number.editingFinished.connect(self.finished)
        self.switch.switched.connect(self._enter)
        _in_a_row(self, self.number, self.switch)
        spacing = self.layout()
        assert spacing is not None
        spacing.setSpacing(Space.M - RING_ROOM)
        self._restyle()
        theme.changed.connect(self._restyle)

    def parts(self) -> tuple[QWidget, ...]:
        return self.number, self.switch

    def show_item(self, item: OptionItem) -> None:
        value = item.value if item.value is not None else item.preset_value
        with QSignalBlocker(self.number):
            if item.value is not None or self.number.value() == 0:
                self.number.setValue(int(value or 0))  # type: ignore[arg-type]  # a row's value is a number
        self.switch.setChecked(item.value is not None)
        self.number.setEnabled(item.value is not None)

    def set_words(self, name: str, description: str) -> None:
        super().set_words(name, description)
        self.switch.setAccessibleName(self.tr("{row}: counts").format(row=name))

    def _enter(self) -> None:
        self.edited.emit(self.number.value() if self.switch.isChecked() else None)

    def _restyle(self) -> None:
        font = self._theme.font(Type.BODY, tabular=True)
        self.number.setFont(font)
        self.number.set_width(int(text_width(font, _WIDEST_WORTH)) + _FRAME)


class Number(NumberBox):
    """A number of which there may be many. The wheel changes it only while it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_width(self, width: int) -> None:
        """Be as wide as the numbers that are played for; the largest that can be would take twice that."""
        self.setFixedWidth(width)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), super().minimumSizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class PickOne(QWidget):
    """One of a few side by side, or of many in a list that opens."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.segments = SegmentedChoice(theme)
        self.list = _List()
        self.segments.chosen.connect(self.chosen)
        self.list.activated.connect(lambda place: self.chosen.emit(self.list.itemData(place)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        _in_a_row(self, self.segments, self.list)
        self._use(self.segments)

    def set_items(self, items: Sequence[tuple[str, str]]) -> None:
        """Show these choices, each a key and its words."""
        if len(items) <= MOST_SEGMENTS:
            self._use(self.segments)
            self.segments.set_items([(key, word, word) for key, word in items])
            return
        self._use(self.list)
        self.list.clear()
        for key, word in items:
            self.list.addItem(word, key)

    def set_value(self, key: str) -> None:
        """Choose a key without the signal."""
        self.segments.set_value(key)
        self.list.setCurrentIndex(self.list.findData(key))

    def value(self) -> str | None:
        """The key that is chosen."""
        return self.segments.value() if self._is_short() else self.list.currentData()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.segments.setAccessibleName(name)
        self.list.setAccessibleName(name)

    def setAccessibleDescription(self, description: str) -> None:
        super().setAccessibleDescription(description)
        self.list.setAccessibleDescription(description)

    def _is_short(self) -> bool:
        return self.list.isHidden()

    def _use(self, control: QWidget) -> None:
        self.segments.setVisible(control is self.segments)
        self.list.setVisible(control is self.list)


class _List(QComboBox):
    """A list that the wheel does not change in passing."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


_FIELDS: dict[OptionKind, Callable[[OptionItem, Theme], OptionField]] = {
    OptionKind.SWITCH: SwitchField,
    OptionKind.CHOICE: ChoiceField,
    OptionKind.NUMBER: NumberField,
    OptionKind.ROW: NumberField,
    OptionKind.WORTH: WorthField,
}


def make_field(item: OptionItem, theme: Theme) -> OptionField:
    """The control for that option, still without words."""
    return _FIELDS[item.kind](item, theme)


def _in_a_row(box: QWidget, *widgets: QWidget) -> None:
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for widget in widgets:
        row.addWidget(widget)


def _place() -> QLabel:
    label = QLabel()
    label.setProperty("role", "caption")
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
