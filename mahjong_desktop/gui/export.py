"""The hand as a picture, a PDF or on paper."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QFile, QMarginsF, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPagedPaintDevice, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from mahjong_desktop.gui.hand_sheet import WIDTH, HandSheet
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.models.hand_editor import HandEditor

RATIO = 2
"""Device pixels of a saved picture for each unit of the sheet."""


class HandExport(QObject):
    """What the menu does with the present hand, besides text."""

    def __init__(self, editor: HandEditor, around: Surroundings, window: QWidget) -> None:
        super().__init__(window)
        self._editor = editor
        self._around = around
        self._window = window

    def sheet(self) -> HandSheet:
        """The present hand's sheet."""
        return HandSheet(self._editor, self._around)

    def picture(self) -> QImage:
        """The sheet as a picture."""
        sheet = self.sheet()
        image = QImage(QSize(WIDTH, round(sheet.height())) * RATIO, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.scale(RATIO, RATIO)
            sheet.paint(painter)
        return image

    def copy_picture(self) -> None:
        """The picture to the clipboard."""
        QGuiApplication.clipboard().setImage(self.picture())

    def save_picture(self) -> None:
        """Ask for a file and write the picture."""
        self._save(self.tr("Save the hand as a picture"), "PNG (*.png)", ".png", self.write_picture)

    def save_pdf(self) -> None:
        """Ask for a file and write a page."""
        self._save(self.tr("Save the hand as a PDF"), "PDF (*.pdf)", ".pdf", self.write_pdf)

    def _save(self, title: str, kinds: str, ending: str, write: Callable[[str], bool]) -> None:
        path, _ = QFileDialog.getSaveFileName(self._window, title, self.tr("hand") + ending, kinds)
        if not path:
            return
        path = path if path.lower().endswith(ending) else path + ending
        if not write(path):
            sentence = self.tr("The file {path} cannot be written. Choose another place or name.")
            QMessageBox.warning(self._window, title, sentence.format(path=path))

    def write_picture(self, path: str) -> bool:
        """Write the picture; whether it could be done."""
        return self.picture().save(path)

    def write_pdf(self, path: str) -> bool:
        """Write the page; whether it could be done."""
        file = QFile(path)
        if not file.open(QFile.OpenModeFlag.WriteOnly):
            return False
        writer = QPdfWriter(file)
        writer.setResolution(300)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(15, 15, 15, 15))
        return self._paint_page(writer)

    def print_out(self) -> None:
        """Ask for a printer and print a page."""
        # Only here, so that the window does not wait for the printing system when it starts.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._window)
        if dialog.exec() and not self._paint_page(printer):
            QMessageBox.warning(self._window, self.tr("Print"), self.tr("The printer does not answer."))

    def _paint_page(self, device: QPagedPaintDevice) -> bool:
        """Paint the sheet as wide as the page allows, and no higher; whether the device took it."""
        painter = QPainter()
        if not painter.begin(device):
            return False
        with painter:
            sheet = self.sheet()
            page = painter.viewport()
            scale = min(page.width() / WIDTH, page.height() / sheet.height())
            painter.scale(scale, scale)
            sheet.paint(painter)
        return True
