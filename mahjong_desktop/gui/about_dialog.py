"""What the program is, which version, and under which licences it and its parts are passed on."""

from __future__ import annotations

import sys

from PySide6.QtCore import QLocale, QSize, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop import __version__, resources
from mahjong_desktop.gui.controls import SegmentedChoice
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.language import Language

_SIZE = QSize(640, 620)
_ICON = 64


class AboutDialog(QDialog):
    """The licences stand one beside the other, each with a sentence about what it is for and its whole text."""

    def __init__(self, theme: Theme, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._icon = QLabel()
        self._icon.setPixmap(QIcon(str(resources.icon(256))).pixmap(_ICON, _ICON))
        self.name = QLabel()
        self.name.setProperty("role", "heading")
        self.version = QLabel()
        self.version.setProperty("role", "muted")
        self.version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.purpose = QLabel()
        self.parts = SegmentedChoice(theme)
        self.sentence = QLabel()
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._lay_out()
        self.parts.chosen.connect(self._show_part)
        self.buttons.rejected.connect(self.reject)
        language.changed.connect(self._reword)
        self._reword()
        self.parts.set_value("program")
        self._show_part("program")
        self.resize(_SIZE)

    def _lay_out(self) -> None:
        for label in (self.name, self.version, self.purpose, self.sentence):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(Space.XS)
        for label in (self.name, self.version, self.purpose):
            words.addWidget(label)
        head = QHBoxLayout()
        head.setSpacing(Space.L)
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.XL, Space.XL, Space.XL, Space.XL)
        column.setSpacing(Space.M)
        column.addLayout(head)
        column.addWidget(self.parts)
        column.addWidget(self.sentence)
        column.addWidget(self.text, 1)
        column.addWidget(self.buttons)

    def _sentences(self) -> dict[str, tuple[str, str]]:
        """Each part, what it is called and what there is to say of it."""
        qt = self.tr(
            "The window is made with Qt and PySide6, which are under the GNU Lesser General Public License, version 3."
            " Their libraries are files of their own and may be replaced by others; their source is at download.qt.io."
        )
        photos = self.tr(
            "The net that reads photographed tiles was trained for this program, on drawn designs and on the photos of"
            " Camerash/mahjong-dataset, which is under the MIT License. Photos are read with Pillow and numpy, under"
            " the MIT-CMU and the BSD License."
        )
        return {
            "program": (self.tr("The program"), self.tr("The program itself is under the MIT License.")),
            "qt": ("Qt", qt),
            "fonts": (
                self.tr("Fonts"),
                self.tr(
                    "The texts are set in Noto Sans and Noto Sans CJK, the tiles drawn with outlines of Noto Serif CJK,"
                    " all reduced to what is used, under the SIL Open Font License."
                ),
            ),
            "photos": (self.tr("Photos"), photos),
            "python": (
                "Python",
                self.tr(
                    "The program is written in Python, which is under the licence of its foundation. Records are read"
                    " with orjson, under the Mozilla Public License and the MIT License; its source is at"
                    " github.com/ijl/orjson."
                ),
            ),
        }

    def _reword(self) -> None:
        # Widgets keep the locale they were made in; theirs follows the window's.
        self.setLocale(QLocale(self._language.code))
        self.setWindowTitle(self.tr("About the program"))
        self.name.setText(self.tr("Mahjong scorer"))
        self._icon.setAccessibleName(self.name.text())
        python = sys.version.split()[0]
        self.version.setText(
            self.tr("Version {version}").format(version=__version__) + f" · Qt {qVersion()} · Python {python}"
        )
        self.purpose.setText(self.tr("Tiles in, and out comes a score that everyone at the table can check."))
        self.parts.set_items([(part, name, name) for part, (name, _) in self._sentences().items()])
        self.parts.setAccessibleName(self.tr("Licences"))
        self.text.setAccessibleName(self.tr("Text of the licence"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        part = self.parts.value()
        if part is not None:
            self.sentence.setText(self._sentences()[part][1])

    def _show_part(self, part: str) -> None:
        self.sentence.setText(self._sentences()[part][1])
        texts = [path.read_text("utf-8").strip() for path in resources.licences()[part]]
        self.text.setPlainText("\n\n\n".join(texts))
