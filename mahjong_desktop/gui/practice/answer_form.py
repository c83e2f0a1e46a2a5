"""The fields for an answer: the figures that the level asks for, in the form that is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.gui.controls import SegmentedChoice
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.gui.value_form import FormFields, form_names
from mahjong_desktop.models.practice import PracticeEditor
from mahjong_desktop.practice.answers import GAIN
from mahjong_desktop.rules.figures import Figures, FigureValue, Form, blank

MOST_GAIN = 999_999
GAIN_WIDTH = 160


class AnswerForm(QWidget):
    """Number fields and chips. Arrow keys choose among the chips; Enter, wherever it is pressed, is the answer."""

    entered = Signal()

    def __init__(self, editor: PracticeEditor, around: Surroundings) -> None:
        super().__init__()
        self._editor = editor
        self._around = around
        self._figures: dict[str, FigureValue] = {}
        self._form = 0
        self._made: dict[tuple[str, Form], FormFields] = {}
        self._variant, self._forms = editor.ruleset.id, editor.forms
        self.forms = SegmentedChoice(around.theme)
        self.forms.chosen.connect(self._choose_form)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.S)
        self._column.addWidget(self.forms, 0, Qt.AlignmentFlag.AlignLeft)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._answer)
        around.language.changed.connect(self.reword)

    # --- the form in use

    @property
    def shown(self) -> FormFields:
        """The fields of the form in use, made when they are shown for the first time."""
        variant, form = self._variant, self._forms[self._form]
        if (variant, form) not in self._made:
            self._made[variant, form] = self._make(form)
            self._column.addWidget(self._made[variant, form])
        return self._made[variant, form]

    def _make(self, form: Form) -> FormFields:
        fields = FormFields(form, self._around.theme, self._enter, compact=True)
        if GAIN in fields.fields:
            fields.fields[GAIN].setRange(0, MOST_GAIN)
            fields.fields[GAIN].setGroupSeparatorShown(True)
            fields.fields[GAIN].setFixedWidth(GAIN_WIDTH)
        for label in fields.labels.values():
            label.setProperty("role", "muted")
        self._reword_fields(fields, self._variant)
        return fields

    def _reword_fields(self, fields: FormFields, variant: str) -> None:
        """Its texts; the number fields stand under each other."""
        fields.reword(self._around.language.words(variant))
        labels = [fields.labels[name] for name in fields.fields]
        for label in labels:
            label.setMinimumWidth(0)
        widest = max((label.sizeHint().width() for label in labels), default=0)
        for label in labels:
            label.setMinimumWidth(widest)

    def ask(self) -> None:
        """Empty fields for the next hand; the form stays as long as the same is asked."""
        asked = (self._editor.ruleset.id, self._editor.forms)
        if asked != (self._variant, self._forms):
            self._variant, self._forms = asked
            self._form = 0
        self._figures = self._blank()
        self.reword()

    def _blank(self) -> dict[str, FigureValue]:
        """Numbers as they begin; what can be left out is not there yet."""
        form = self._forms[self._form]
        optional = {figure.id for figure in form if figure.optional}
        return {name: value for name, value in blank(form).items() if name not in optional}

    def _choose_form(self, key: str) -> None:
        self._form = int(key)
        self._figures = self._blank()
        self._follow()
        self.focus_first()

    # --- what is entered and shown

    def answer(self) -> Figures:
        """The figures as they stand."""
        return dict(self._figures)

    def _enter(self, name: str, value: FigureValue) -> None:
        self._figures[name] = value
        self._follow()

    def reword(self) -> None:
        """Every text in the language in use."""
        words = self._around.language.words(self._variant)
        plain = tuple(tuple(figure for figure in form if figure.id != GAIN) for form in self._forms)
        names = form_names(plain, words)
        self.forms.set_items([(str(number), name, name) for number, name in enumerate(names)])
        self.forms.setAccessibleName(self.tr("How the value is said"))
        self.forms.setVisible(len(names) > 1)
        for (variant, _), fields in self._made.items():
            self._reword_fields(fields, variant)
        self._follow()

    def _follow(self) -> None:
        shown = self.shown
        for fields in self._made.values():
            fields.setVisible(fields is shown)
        self.forms.set_value(str(self._form))
        shown.show_figures(self._figures, Situation())

    # --- keys

    def focus_first(self) -> None:
        """Typing goes to the first field, in place of what stands there."""
        stop = next(iter(self._stops(self.shown)), None)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(stop, QSpinBox):
                stop.selectAll()

    def focus_on(self, name: str) -> None:
        """Typing goes to that figure."""
        chips = self.shown.chips.get(name)
        stop = self.shown.fields.get(name) or (next(iter(chips.values())) if chips else None)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.TabFocusReason)
            if isinstance(stop, QSpinBox):
                stop.selectAll()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return self.forms, *(stop for stop in self._stops(self.shown) if stop.focusPolicy())

    @staticmethod
    def _stops(fields: FormFields) -> list[QWidget]:
        stops: list[QWidget] = []
        for name in fields.boxes:
            stops += [fields.fields[name]] if name in fields.fields else list(fields.chips[name].values())
        return stops

    def _answer(self) -> None:
        """Enter: what is being typed counts."""
        for field in self.shown.fields.values():
            field.interpretText()
        self.entered.emit()
