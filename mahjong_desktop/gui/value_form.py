"""Just the value: the figures of a win, entered without tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.gui.controls import Chip, FlowLayout, OneOf, SegmentedChoice
from mahjong_desktop.gui.controls.chip import PADDING, TIGHT
from mahjong_desktop.gui.theme import Space, Theme, Type
from mahjong_desktop.help import Words
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.rules.figures import Figure, Figures, FigureValue, Form, blank, form_with

MOST = 9999
COMPACT_CHOICES = 11
"""Of many choices the narrow form offers the usual ones."""

Enter = Callable[[str, FigureValue], None]


def form_names(forms: tuple[Form, ...], words: Words) -> list[str]:
    """What each form asks for: "Han · Fu", "Limit"."""
    named = [[figure.id for figure in form if not figure.beside] for form in forms]
    return [" · ".join(words.text("figures_label", one) for one in form) for form in named]


class FormFields(QWidget):
    """The fields of one form: a number field, or chips where there are few values. `enter` hears what is entered."""

    def __init__(self, form: Form, theme: Theme, enter: Enter, *, compact: bool) -> None:
        super().__init__()
        self._form = form
        self._theme = theme
        self._enter = enter
        self._compact = compact
        self.labels: dict[str, QLabel] = {}
        self.boxes: dict[str, QWidget] = {}
        self.fields: dict[str, QSpinBox] = {}
        self.chips: dict[str, dict[FigureValue, Chip]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.S)
        for figure in form:
            if not isinstance(figure.default, bool):
                self._add(figure)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _add(self, figure: Figure) -> None:
        label = QLabel()
        label.setProperty("role", "caption" if self._compact else "felt")
        label.setTextFormat(Qt.TextFormat.PlainText)
        box = self._make_chips(figure) if figure.choices else self._make_field(figure, label)
        self.labels[figure.id], self.boxes[figure.id] = label, box
        if self._compact and not figure.choices:
            row = QHBoxLayout()
            row.setSpacing(Space.M)
            row.addWidget(label)
            row.addWidget(box)
            row.addStretch(1)
            self._column.addLayout(row)
        else:
            self._column.addWidget(label)
            self._column.addWidget(box)

    def _make_field(self, figure: Figure, label: QLabel) -> QSpinBox:
        field = QSpinBox()
        field.setRange(figure.least, MOST)
        field.setFixedWidth(124 if self._compact else 180)
        field.valueChanged.connect(partial(self._enter, figure.id))
        label.setBuddy(field)
        self.fields[figure.id] = field
        return field

    def _make_chips(self, figure: Figure) -> QWidget:
        box = QWidget()
        flow = FlowLayout(box, gap=Space.XS if self._compact else Space.S, row_gap=0 if self._compact else Space.XS)
        self.chips[figure.id] = {}
        for choice in figure.choices[: COMPACT_CHOICES if self._compact else None]:
            padding = TIGHT if self._compact else PADDING
            chip = Chip(self._theme, padding=padding, on_felt=not self._compact)
            chip.switched.connect(partial(self._pick, figure.id, choice))
            self.chips[figure.id][choice] = chip
            flow.addWidget(chip)
        OneOf(box, self.chips[figure.id].values())
        return box

    def _pick(self, name: str, choice: FigureValue, _: bool) -> None:
        self._enter(name, choice)

    def _restyle(self) -> None:
        size = Type.TITLE if self._compact else Type.LARGE
        for field in self.fields.values():
            field.setFont(self._theme.font(size, tabular=True))
            field.setMinimumHeight(round(size * self._theme.text_scale) + (Space.L if self._compact else Space.XXL))

    def reword(self, words: Words) -> None:
        """Every text in the language in use."""
        for name, label in self.labels.items():
            label.setText(words.text("figures_label", name))
            (self.fields.get(name) or self.boxes[name]).setAccessibleName(label.text())
        for name, chips in self.chips.items():
            for choice, chip in chips.items():
                chip.setText(str(choice) if isinstance(choice, int) else words.text("figures_choices", name, choice))
                chip.setAccessibleName(f"{self.labels[name].text()}: {chip.text()}")

    def show_figures(self, figures: Figures, situation: Situation) -> None:
        """Show these; a figure that stands beside a field of the record is asked for with it alone."""
        for name, field in self.fields.items():
            with QSignalBlocker(field):
                field.setValue(int(figures.get(name, 0)))
        for name, chips in self.chips.items():
            for choice, chip in chips.items():
                chip.setChecked(figures.get(name) == choice)
        for figure in self._form:
            if figure.beside:
                asked = getattr(situation, figure.beside) is not None
                self.labels[figure.id].setVisible(asked)
                self.boxes[figure.id].setVisible(asked)


class ValueForm(QWidget):
    """A field for each figure that the variant asks for; where it can be said in several forms, a choice of them.

    `compact` is for a narrow column: smaller fields beside their labels, and the choice of the form is elsewhere.
    """

    def __init__(self, editor: HandEditor, theme: Theme, language: Language, *, compact: bool = False) -> None:
        super().__init__()
        self._editor = editor
        self._theme = theme
        self._language = language
        self._compact = compact
        self._made: dict[tuple[str, int], FormFields] = {}
        self.forms = SegmentedChoice(theme)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.S)
        if not compact:
            self._column.addWidget(self.forms, 0, Qt.AlignmentFlag.AlignLeft)
        self.forms.chosen.connect(self._choose_form)
        editor.rules_changed.connect(self._reword)
        editor.changed.connect(self._follow)
        language.changed.connect(self._reword)
        self._reword()

    # --- the form in use

    def _forms(self) -> tuple[Form, ...]:
        return self._editor.ruleset.figure_forms

    def _form(self) -> Form:
        figures = self._editor.entry.figures
        known = self._editor.ruleset.figures()
        fits = figures is not None and figures.keys() <= known.keys()
        return form_with(figures, self._forms()) if figures is not None and fits else self._forms()[0]

    @property
    def shown(self) -> FormFields:
        """The fields of the form in use, made when they are shown for the first time."""
        key = (self._editor.ruleset.id, self._forms().index(self._form()))
        if key not in self._made:
            fields = FormFields(self._form(), self._theme, self._enter, compact=self._compact)
            fields.reword(self._language.words(self._editor.ruleset.id))
            self._made[key] = fields
            self._column.addWidget(fields)
        return self._made[key]

    @property
    def rows(self) -> tuple[QWidget, ...]:
        """What begins a row of the form in use: the labels above and beside the fields."""
        return tuple(self.shown.labels.values())

    @property
    def fields(self) -> dict[str, QSpinBox]:
        """The number fields in use."""
        return self.shown.fields

    @property
    def chips(self) -> dict[str, dict[FigureValue, Chip]]:
        """The chips in use."""
        return self.shown.chips

    def _choose_form(self, key: str) -> None:
        self._editor.set_figures(blank(self._forms()[int(key)]))
        self.focus_first()

    def _enter(self, name: str, value: FigureValue) -> None:
        self._editor.set_figures({**(self._editor.entry.figures or blank(self._form())), name: value})
        self._follow()

    # --- what is shown

    def _reword(self) -> None:
        words = self._language.words(self._editor.ruleset.id)
        names = form_names(self._forms(), words)
        self.forms.set_items([(str(number), name, name) for number, name in enumerate(names)])
        self.forms.setAccessibleName(self.tr("How the value is said"))
        self.forms.setVisible(len(names) > 1 and not self._compact)
        for (variant, _), fields in self._made.items():
            fields.reword(self._language.words(variant))
        self._follow()

    def _follow(self) -> None:
        shown = self.shown
        for fields in self._made.values():
            fields.setVisible(fields is shown)
        self.forms.set_value(str(self._forms().index(self._form())))
        shown.show_figures(self._editor.entry.figures or blank(self._form()), self._editor.situation)

    def focus_first(self) -> None:
        """Typing goes to the first field."""
        field = next(iter(self.fields.values()), None)
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.selectAll()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        chips = (chip for choices in self.chips.values() for chip in choices.values())
        return self.forms, *self.fields.values(), *chips
