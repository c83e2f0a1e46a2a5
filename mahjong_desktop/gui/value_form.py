"""Just the value: the figures of a win, entered without tiles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSpinBox, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import FeltPanel
from mahjong_desktop.gui.theme import Space, Theme, Type
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language

MOST = 9999


class ValuePanel(FeltPanel):
    """A number field for each figure that the variant asks for."""

    def __init__(self, editor: HandEditor, theme: Theme, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, padding=Space.XXL)
        self._editor = editor
        self._theme = theme
        self._language = language
        self._labels: dict[str, QLabel] = {}
        self.fields: dict[str, QSpinBox] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.S)
        editor.rules_changed.connect(self._rebuild)
        editor.changed.connect(self._follow)
        language.changed.connect(self._reword)
        theme.changed.connect(self._restyle)
        self._rebuild()

    def _rebuild(self) -> None:
        for widget in (*self._labels.values(), *self.fields.values()):
            widget.hide()
            widget.deleteLater()
        self._labels, self.fields = {}, {}
        for name in self._editor.ruleset.figures:
            field = QSpinBox()
            field.setRange(0, MOST)
            field.setAlignment(Qt.AlignmentFlag.AlignLeft)
            field.setFixedWidth(180)
            field.valueChanged.connect(self._enter)
            label = QLabel()
            label.setProperty("role", "felt")
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setBuddy(field)
            self._labels[name], self.fields[name] = label, field
            self._column.addWidget(label)
            self._column.addWidget(field)
        self._reword()
        self._restyle()
        self._follow()

    def _restyle(self) -> None:
        for field in self.fields.values():
            field.setFont(self._theme.font(Type.LARGE, tabular=True))
            field.setMinimumHeight(round(Type.LARGE * self._theme.text_scale) + Space.XXL)

    def _reword(self) -> None:
        words = self._language.words(self._editor.ruleset.id)
        for name, label in self._labels.items():
            label.setText(words.text("figures_label", name))
            self.fields[name].setAccessibleName(label.text())

    def _enter(self) -> None:
        self._editor.set_figures({name: field.value() for name, field in self.fields.items()})

    def _follow(self) -> None:
        figures = self._editor.entry.figures
        for name, field in self.fields.items():
            value = 0 if figures is None else figures[name]
            if value != field.value():
                field.blockSignals(True)
                field.setValue(value)
                field.blockSignals(False)

    def focus_first(self) -> None:
        """Typing goes to the first field."""
        field = next(iter(self.fields.values()))
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()
