"""What the dialogs about photos share: a photo comes in, is read in another thread, and is shown or explained."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDir, QLocale, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QStackedWidget, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.photo.pages import BusyPage, TroublePage
from mahjong_desktop.gui.photo.sources import FILTER, Source, holds_picture, source_in
from mahjong_desktop.gui.photo.work import PhotoWork
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.tab_order import go_to, next_stop
from mahjong_desktop.models.tile_sets import TileSets

if TYPE_CHECKING:
    from mahjong_desktop.vision.pictures import Picture
    from mahjong_desktop.vision.reading import PhotoReading
    from mahjong_desktop.vision.taught import TaughtSet

LEAST = QSize(880, 600)


class PhotoDialog(QDialog):
    """Takes photos from files, drops and the clipboard. What is done with a reading is the subclass's."""

    def __init__(self, around: Surroundings, sets: TileSets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.around = around
        self.sets = sets
        self.picture: Picture | None = None
        self.work = PhotoWork(self)
        self.busy = BusyPage(around.theme)
        self.trouble = TroublePage(around.theme)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.busy)
        self.pages.addWidget(self.trouble)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAcceptDrops(True)
        self.setMinimumSize(LEAST)
        self.busy.cancel.clicked.connect(self.give_up)
        self.trouble.again.clicked.connect(self.ask_file)
        self.work.progressed.connect(self.busy.show_progress)
        self.work.opened.connect(self._keep)
        self.work.read.connect(self.show_reading)
        self.work.failed.connect(self._fail)
        around.language.changed.connect(self.reword)

    # --- what subclasses say

    def show_reading(self, reading: PhotoReading) -> None:
        """The photo has been read."""
        raise NotImplementedError

    def give_up(self) -> None:
        """The reading was cancelled by its button."""
        raise NotImplementedError

    def stops(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        raise NotImplementedError

    def taught(self) -> Callable[[], TaughtSet | None]:
        """The set to read with; asked in another thread."""
        return lambda: self.sets.in_use

    def reword(self) -> None:
        """Everything in the language in use."""
        # Widgets keep the locale they were made in; theirs follows the window's.
        self.setLocale(QLocale(self.around.language.code))
        self.busy.reword()
        self.trouble.reword()

    # --- photos come in

    def ask_file(self) -> None:
        """Ask for a file and read it."""
        path = ask_photo(self)
        if path:
            self.open_photo(Path(path))

    def open_photo(self, source: Source) -> None:
        """Read a photo."""
        self._begin()
        self.work.open(source, self.taught())

    def read_again(self) -> None:
        """The photo on show once more, with another set."""
        if self.picture is not None:
            self._begin()
            self.work.read_again(self.picture, self.taught())

    def _begin(self) -> None:
        self.busy.show_progress(0)
        self.pages.setCurrentWidget(self.busy)
        self.busy.cancel.setFocus()

    def _keep(self, picture: Picture) -> None:
        self.picture = picture

    def _fail(self, error: MahjongError | OSError) -> None:
        self.tell(self.sentence(error))

    def tell(self, sentence: str, *, again: bool = True) -> None:
        """What is wrong, instead of a photo."""
        self.trouble.tell(sentence, again=again)
        self.pages.setCurrentWidget(self.trouble)
        if again:
            self.trouble.again.setFocus()

    def sentence(self, error: MahjongError | OSError) -> str:
        """What is wrong and what to do."""
        if isinstance(error, MahjongError):
            return self.around.language.words().error(error)
        text = self.tr("The file {path} cannot be read. Check that it is still there and may be opened.")
        return text.format(path=QDir.toNativeSeparators(str(error.filename)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if holds_picture(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        source = source_in(event.mimeData())
        if source is not None:
            event.acceptProposedAction()
            self.open_photo(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        source = (
            source_in(QApplication.clipboard().mimeData()) if event.matches(QKeySequence.StandardKey.Paste) else None
        )
        if source is None:
            super().keyPressEvent(event)
        else:
            self.open_photo(source)

    # --- the window itself

    def done(self, result: int) -> None:
        self.work.cancel()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.work.cancel()
        super().closeEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key, and where the focus goes when what had it goes away."""
        stop = next_stop(self.stops(), self.focusWidget(), forward)
        if stop is not None:
            go_to(stop, forward)
        return stop is not None


def ask_photo(window: QWidget) -> str:
    """The file of a photo that somebody chooses; empty: none."""
    title, kind, every = (
        QCoreApplication.translate("PhotoDialog", "Photo of the tiles"),
        QCoreApplication.translate("PhotoDialog", "Pictures"),
        QCoreApplication.translate("PhotoDialog", "All files"),
    )
    path, _ = QFileDialog.getOpenFileName(window, title, "", f"{kind} ({FILTER});;{every} (*)")
    return path
