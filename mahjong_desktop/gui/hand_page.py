"""The hand page: tray and picker at the left, the win and its score at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop.gui.controls import FeltPanel, SegmentedChoice
from mahjong_desktop.gui.photo.sources import holds_picture, source_in
from mahjong_desktop.gui.picker_panel import PickerPanel
from mahjong_desktop.gui.score_panel import ScorePanel
from mahjong_desktop.gui.side_panel import SidePanel
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.gui.tray_panel import TrayPanel
from mahjong_desktop.gui.value_form import ValueForm
from mahjong_desktop.gui.win_column import WinColumn
from mahjong_desktop.help.report import score_text
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.rule_changes import changes
from mahjong_desktop.rules.figures import blank

TYPED = "0123456789mpszf+()[]"
"""The keys that go to the text line wherever the focus is, text and number fields aside."""


TILES, VALUE = "tiles", "value"


class HandPage(QWidget):
    """Everything about one hand. `entry_choice`, tiles or the value alone, stands in the window's bar."""

    photo_dropped = Signal(object)
    """A photo of a hand was dropped or pasted, as a Source."""

    def __init__(self, editor: HandEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._around = around
        theme, language = around.theme, around.language
        self.tray = TrayPanel(editor, around)
        self.picker = PickerPanel(editor, around)
        self.value = ValueForm(editor, theme, language)
        self.side = SidePanel(editor, around)
        self.score = ScorePanel(editor, around)
        self.entry_choice = SegmentedChoice(theme)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()
        self.setAcceptDrops(True)
        self.score.pointed.connect(self.tray.model.light)
        self.entry_choice.chosen.connect(self._choose_entry)
        editor.changed.connect(self._follow)
        language.changed.connect(self._reword)
        self._reword()

    def _lay_out(self) -> None:
        self._left = QStackedWidget()
        self._left.addWidget(_column(self.tray, self.picker, stretch=(0, 1)))
        felt = FeltPanel(self._around.theme, padding=Space.XXL)
        QVBoxLayout(felt).addWidget(self.value)
        self._left.addWidget(_column(felt, QWidget(), stretch=(0, 1)))
        self.splitter.addWidget(self._left)
        self.splitter.addWidget(WinColumn(self._around.theme, self.side, self.score))
        # a splitter turns the order of its children round, in which screen readers read them
        self._left.lower()
        self.splitter.setHandleWidth(Space.L)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([800, 420])
        self.splitter.restoreState(self._around.preferences.state("hand/splitter"))
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.XL, Space.M, Space.XL, Space.M)
        row.addWidget(self.splitter)

    def parts(self) -> tuple[QWidget, ...]:
        """From the first to the last as one reads, for the Tab key."""
        return *self.tray.parts(), *self.picker.parts(), *self.value.parts(), *self.side.parts(), self.score

    def save_state(self) -> None:
        """Remember where the splitter stands."""
        self._around.preferences.set_state("hand/splitter", self.splitter.saveState())

    def _reword(self) -> None:
        tiles, value = self.tr("Tiles"), self.tr("Just the value")
        self.entry_choice.set_items([(TILES, tiles, tiles), (VALUE, value, value)])
        self.entry_choice.setAccessibleName(self.tr("What to enter"))
        self._follow()

    def _follow(self) -> None:
        alone = self._editor.entry.figures is not None
        self.entry_choice.set_value(VALUE if alone else TILES)
        self._left.setCurrentIndex(int(alone))

    def _choose_entry(self, key: str) -> None:
        alone = key == VALUE
        self._editor.finish_typing()
        self._editor.set_figures(blank(self._editor.ruleset.figure_forms[0]) if alone else None)
        if alone:
            self.value.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tray.set_page_height(event.size().height())

    # --- keys, copy and paste

    def type_key(self, event: QKeyEvent) -> bool:
        """Take a key that no control wanted; whether it was one for the text line."""
        focus = QApplication.focusWidget()
        held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if held or isinstance(focus, (QLineEdit, QAbstractSpinBox)) or self._editor.entry.figures is not None:
            return False
        if event.key() == Qt.Key.Key_Backspace:
            self._editor.history.undo()
            return True
        letter = event.text().lower()
        goes_on = letter == " " and self._editor.entry.typed is not None
        if not letter or (letter not in TYPED and not goes_on):
            return False
        self._editor.type_key(letter)
        return True

    def copy_hand(self) -> None:
        """The text line to the clipboard."""
        QGuiApplication.clipboard().setText(self._editor.text)

    def copy_score(self) -> None:
        """The score as text to the clipboard; of an unfinished hand only its text."""
        outcome = self._editor.outcome
        words = self._around.language.words(self._editor.ruleset.id)
        text = self._editor.text if outcome.score is None else score_text(outcome.score, outcome.hand, words)
        if outcome.score is not None and changes(self._editor.ruleset):
            # by a preset anybody can count along; by other rules only who knows which
            text += f"\n{self._around.rules_text(self._editor.ruleset)}\n"
        QGuiApplication.clipboard().setText(text)

    def paste_hand(self) -> None:
        """A hand from the clipboard instead of what there is; what cannot be read of it is underlined.

        A picture on the clipboard is the photo of one.
        """
        photo = source_in(QGuiApplication.clipboard().mimeData())
        if photo is not None:
            self.photo_dropped.emit(photo)
            return
        text = QGuiApplication.clipboard().text().strip()
        if text:
            self._editor.set_figures(None)
            self._editor.type_text(" ".join(text.split()))
            self._editor.finish_typing()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if holds_picture(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        photo = source_in(event.mimeData())
        if photo is not None:
            event.acceptProposedAction()
            self.photo_dropped.emit(photo)


def _column(*widgets: QWidget, stretch: tuple[int, ...]) -> QWidget:
    """Widgets under each other."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.M)
    for widget, share in zip(widgets, stretch, strict=True):
        column.addWidget(widget, share)
    return box
