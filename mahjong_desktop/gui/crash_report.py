"""What nobody foresaw: written into the log, and told to the person, whose game is safe."""

from __future__ import annotations

import sys
import traceback
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from mahjong_desktop import __version__
from mahjong_desktop.log_file import LogFile

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox


class CrashReport(QObject):
    """Stands where Python reports an exception that nobody caught; after it the window lives on."""

    def __init__(self, log: LogFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self.shown: QMessageBox | None = None

    def install(self) -> None:
        """From here on it hears of everything, and of Qt's warnings."""
        self._log.note(f"start of {__version__}, Python {sys.version.split()[0]}, {sys.platform}")
        self._log.watch_for_faults()
        sys.excepthook = self.tell
        qInstallMessageHandler(self._note_of_qt)
        # Qt says its last words when Python is no longer there to hear them
        QApplication.instance().aboutToQuit.connect(lambda: qInstallMessageHandler(None))  # type: ignore[union-attr]

    def _note_of_qt(self, kind: QtMsgType, _context: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg:
            self._log.note(f"Qt: {text}")
        if sys.stderr is not None:
            print(text, file=sys.stderr)

    def tell(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write it down, and say so; one message at a time, since a fault seldom comes alone."""
        text = "".join(traceback.format_exception(kind, error, trace))
        self._log.note(text)
        if sys.stderr is not None:
            print(text, file=sys.stderr)
        if not issubclass(kind, Exception):
            QApplication.exit(1)
        elif self.shown is None:
            self._show(text)

    def _show(self, text: str) -> None:
        from PySide6.QtCore import QDir
        from PySide6.QtWidgets import QLabel, QMessageBox

        where = QDir.toNativeSeparators(str(self._log.path))
        self.shown = box = QMessageBox(QApplication.activeWindow())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Mahjong scorer"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("Something went wrong in the program: the last step may not have been carried out."))
        safe = self.tr("Your game is safe: every deal is saved before it is shown.")
        log = self.tr("What happened is written in {path}. If it happens again, close the program and start it again.")
        # one paragraph: Qt's gap above it is another than an empty line in it
        box.setInformativeText(f"{safe} {log.format(path=where)}")
        box.setDetailedText(text)
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        box.button(QMessageBox.StandardButton.Ok).setProperty("variant", "primary")
        for picture in box.findChildren(QLabel, "qt_msgboxex_icon_label"):
            # Qt gives the sign no name, and a screen reader reads it first
            picture.setAccessibleName(box.windowTitle())
        box.finished.connect(self._forget)
        box.open()

    def _forget(self) -> None:
        self.shown = None
