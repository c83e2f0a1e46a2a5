"""The ways to photographed hands: from the menu, by a drop, from the clipboard; and to the sets that were taught."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.gui.photo.sources import Source, source_in
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.tile_sets import TileSets
from mahjong_desktop.vision import available

if TYPE_CHECKING:
    # loaded when a photo comes
    from mahjong_desktop.gui.photo.review_dialog import ReviewDialog
    from mahjong_desktop.gui.photo.teach_dialog import TeachDialog

CHOSEN_SET = "photo/set"
INSTALL = 'pip install "mahjong-desktop[photo]"'


class PhotoSteps(QObject):
    """Opens the dialogs; what is used of a photo goes into the tray as one step."""

    def __init__(self, editor: HandEditor, around: Surroundings, folder: Path, window: QWidget) -> None:
        """`folder`: where the program keeps its data."""
        super().__init__(window)
        self._editor = editor
        self._around = around
        self._window = window
        preferences = around.preferences
        self.sets = TileSets(
            folder, preferences.text(CHOSEN_SET), lambda name: preferences.set_text(CHOSEN_SET, name), self
        )
        self.review: ReviewDialog | None = None
        self.teach: TeachDialog | None = None

    def ask_file(self) -> None:
        """Ask for a photo and read it."""
        from mahjong_desktop.gui.photo.photo_dialog import ask_photo

        if not available():
            self._tell_what_is_missing()
            return
        path = ask_photo(self._window)
        if path:
            self.open(Path(path))

    def paste(self) -> bool:
        """Read the photo on the clipboard; whether there is one."""
        source = source_in(QApplication.clipboard().mimeData())
        if source is not None:
            self.open(source)
        return source is not None

    def open(self, source: Source) -> None:
        """Read a photo and show it to be looked through."""
        if not available():
            self._tell_what_is_missing()
            return
        self._show_review().open_photo(source)

    def open_sets(self) -> None:
        """Show the sets that were taught."""
        if not available():
            self._tell_what_is_missing()
            return
        if self.teach is None:
            from mahjong_desktop.gui.photo.teach_dialog import TeachDialog

            self.teach = TeachDialog(self._around, self.sets, self._window)
        self.teach.show()
        self.teach.raise_()
        self.teach.activateWindow()

    def close(self) -> None:
        """Nothing is read any more."""
        for dialog in (self.review, self.teach):
            if dialog is not None:
                dialog.close()
                dialog.work.close()

    def _show_review(self) -> ReviewDialog:
        if self.review is None:
            from mahjong_desktop.gui.photo.review_dialog import ReviewDialog

            self.review = ReviewDialog(self._editor.ruleset, self._around, self.sets, self._window)
            self.review.used.connect(self._fill)
            self.review.sets_wanted.connect(self.open_sets)
        self.review.use_rules(self._editor.ruleset)
        self.review.show()
        self.review.raise_()
        self.review.activateWindow()
        return self.review

    def _tell_what_is_missing(self) -> None:
        text = self.tr("To read photos, the program needs numpy. Install it with: {command}")
        self._show_review().tell(text.format(command=INSTALL), again=False)

    def _fill(self, draft: Draft) -> None:
        self._editor.record(replace(self._editor.entry.with_draft(draft), figures=None))
