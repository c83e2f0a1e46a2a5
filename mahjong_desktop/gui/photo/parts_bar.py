"""The row of buttons that say what the selected tiles are: a called set, the winning tile; and that add a tile."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.gui.controls import Chip
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.photo_editor import PhotoEditor

CONCEALED_KONG = (MeldKind.CONCEALED_KONG,)


class PartsBar(QWidget):
    """What cannot be said of the selected tiles is dimmed, and says why."""

    def __init__(self, editor: PhotoEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._language = around.language
        self.called = QPushButton()
        self.kong = QPushButton()
        self.concealed = QPushButton()
        self.winning = QPushButton()
        self.remove = QPushButton()
        self.add = Chip(around.theme)
        self.whole = Chip(around.theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.S)
        for button in self._buttons():
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.remove)
        for button in (*self._buttons(), self.remove):
            button.setAutoDefault(False)
        row.addWidget(self.add)
        row.addWidget(self.whole)
        self.called.clicked.connect(lambda: editor.call())
        self.kong.clicked.connect(lambda: editor.call(*CONCEALED_KONG))
        self.concealed.clicked.connect(lambda: editor.conceal())
        self.winning.clicked.connect(lambda: editor.win())
        self.remove.clicked.connect(lambda: editor.remove())
        editor.changed.connect(self._follow)
        editor.selection_changed.connect(self._follow)
        around.language.changed.connect(self._reword)
        self._reword()

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.called, self.kong, self.concealed, self.winning

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self._buttons(), self.remove, self.add, self.whole

    def _reword(self) -> None:
        words = self._language.words(self._editor.ruleset.id)
        self.called.setText(self.tr("Called set"))
        self.kong.setText(words.text("terms", MeldKind.CONCEALED_KONG.value))
        self.concealed.setText(self.tr("In the hand"))
        self.winning.setText(self.tr("Winning tile"))
        self.remove.setText(self.tr("Remove"))
        self.remove.setToolTip(self.tr("There is no tile here (Delete)"))
        self.add.setText(self.tr("Add a tile"))
        self.add.setToolTip(self.tr("Then click where the tile lies, or drag a box around it (Insert)"))
        self.whole.setText(self.tr("Whole photo"))
        self.whole.setToolTip(self.tr("Show the whole photo, not only the tiles"))
        self._follow()

    def _follow(self) -> None:
        """What can be said of the selected tiles."""
        editor = self._editor
        self.called.setEnabled(editor.target() is not None)
        self.kong.setEnabled(editor.target(CONCEALED_KONG) is not None)
        self.concealed.setEnabled(editor.can_conceal)
        self.winning.setEnabled(editor.can_win)
        self.remove.setEnabled(bool(editor.selected))
        select = self.tr("Select the tiles of the set first: Ctrl+click or Shift+click, or Shift and an arrow key")
        self.called.setToolTip(self.tr("These tiles were called") if self.called.isEnabled() else select)
        self.kong.setToolTip("" if self.kong.isEnabled() else select)
        self.concealed.setToolTip(self.tr("These tiles stand in the hand"))
        self.winning.setToolTip(self.tr("The hand was won with this tile"))

    def follow_rules(self) -> None:
        """The variant's own word for a Kong."""
        self._reword()
