"""The green panel: the tray, and under it the text line with the way to a photo, the count, undo and clear."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import FeltPanel
from mahjong_desktop.gui.photo.camera_icon import SIDE, camera_icon
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.text_line import TextLine
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.gui.tray_view import LOW, TrayView
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.tray_model import TrayModel


class TrayPanel(FeltPanel):
    """The hand as tiles and as text."""

    def __init__(self, editor: HandEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._editor = editor
        self._language = around.language
        self.model = TrayModel(editor, around.language, self)
        self.view = TrayView(self.model, editor, around)
        self.text_line = TextLine(editor, around.theme, around.language)
        self.count = QLabel()
        self.count.setProperty("role", "felt-pill")
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.photo = QPushButton()
        self.undo = QPushButton()
        self.clear = QPushButton()
        for button in (self.photo, self.undo, self.clear):
            button.setProperty("variant", "felt")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.photo.setIconSize(QSize(SIDE, SIDE))
        self._lay_out()
        self.view.marked.connect(editor.mark_winning)
        self.view.taken_out.connect(editor.take_out)
        self.undo.clicked.connect(editor.history.undo)
        self.clear.clicked.connect(editor.clear)
        editor.history.can_undo_changed.connect(self.undo.setEnabled)
        editor.changed.connect(self._follow)
        editor.rules_changed.connect(self._follow)
        around.language.changed.connect(self._reword)
        around.theme.changed.connect(self._restyle)
        self._restyle()
        self._reword()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        column.addWidget(self.view)
        self._row = row = QHBoxLayout()
        row.setSpacing(Space.S)
        row.addWidget(self.text_line, 1)
        row.addWidget(self.photo)
        row.addWidget(self.count)
        row.addWidget(self.undo)
        row.addWidget(self.clear)
        column.addLayout(row)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return self.view, self.text_line, self.photo, self.undo, self.clear

    def set_page_height(self, height: int) -> None:
        """Spare the tiles some height, and the text line some width, in a window that is as small as can be."""
        self.view.set_page_height(height)
        self._row.setSpacing(Space.XS if height <= LOW else Space.S)

    def _restyle(self) -> None:
        self.photo.setIcon(camera_icon(self._theme.colour("on_felt")))

    def _reword(self) -> None:
        self.setAccessibleName(self.tr("The hand"))
        self.photo.setAccessibleName(self.tr("Read from a photo"))
        self.photo.setToolTip(
            self.tr("Read the tiles from a photo: choose one (Ctrl+Shift+O), drop it here or paste it")
        )
        self.undo.setText(self.tr("Undo"))
        self.undo.setToolTip(self.tr("Undo the last step (Ctrl+Z, Backspace)"))
        self.undo.setEnabled(self._editor.history.can_undo())
        self.clear.setText(self.tr("Clear"))
        self.clear.setToolTip(self.tr("Take all tiles out (Ctrl+N)"))
        self._follow()

    def _follow(self) -> None:
        size, have = self._editor.ruleset.shapes.size, self._editor.hand.size
        self.count.setText(f"{have} / {size}")
        self.count.setAccessibleName(self.tr("{have} of {size} tiles entered").format(have=have, size=size))
        self.clear.setEnabled(bool(self._editor.hand.tiles) or bool(self._editor.text))
