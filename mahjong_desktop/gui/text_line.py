"""The text line: the hand as text, in step with the tiles; what cannot be read is underlined."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from mahjong_desktop.core.notation import TextProblem
from mahjong_desktop.core.tiles import BONUS, RED_FIVES
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.photo.sources import holds_picture
from mahjong_desktop.gui.theme import Theme, Type
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language

_MARGIN = 2
"""What a line edit keeps free beside its text."""


class TextLine(QLineEdit):
    """Shows and edits the editor's text. While nobody edits it, it shows the whole hand, or its start and its end."""

    def __init__(self, editor: HandEditor, theme: Theme, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._theme = theme
        self._language = language
        self._underlined = False
        self.setProperty("variant", "felt")
        self.setFont(theme.font(tabular=True))
        self.textEdited.connect(editor.type_text)
        self.editingFinished.connect(self._finish)
        editor.changed.connect(self._follow)
        editor.rules_changed.connect(self._reword)
        language.changed.connect(self._reword)
        theme.changed.connect(self._restyle)
        self._reword()

    def _reword(self) -> None:
        played = self._editor.ruleset.tiles
        five, bonus = ("0" if RED_FIVES[1] in played else "5"), (" 1f" if BONUS[0] in played else "")
        self.setPlaceholderText(f"123m 4{five}6p (555z) [1111s] +7s{bonus}")
        self.setAccessibleName(self.tr("The hand as text"))
        self._follow()

    def _restyle(self) -> None:
        self.setFont(self._theme.font(tabular=True))
        self._follow()

    def _follow(self) -> None:
        text = self._editor.text
        if text != self.text():
            self.setText(text)
            if not self.hasFocus() and self._editor.entry.typed is None:
                self.setCursorPosition(0)
        problems = self._editor.entry.problems
        if problems or self._underlined:
            self._underline(problems)
        words = self._language.words(self._editor.ruleset.id)
        self.setToolTip("\n".join(words.error(problem.error) for problem in problems) or self._help())

    def _help(self) -> str:
        """How a hand is written, the short forms too."""
        words, played = self._language.words(self._editor.ruleset.id), self._editor.ruleset.tiles
        terms = {name: words.text("terms", name) for name in ("chow", "pung", "open_kong", "concealed_kong")}
        lines = [
            self.tr("m characters, p circles, s bamboos; 1–7z East South West North White Green Red"),
            self.tr("0m 0p 0s: red fives") if RED_FIVES[1] in played else "",
            self.tr("1–4f Flowers, 5–8f Seasons") if BONUS[0] in played else "",
            self.tr("called {pung}: (555z) or (5z)").format(**terms),
            self.tr("called {chow}: (234s) or (24s)").format(**terms),
            self.tr("{concealed_kong}: [9999s] or [9s] · {open_kong}: (9999s)").format(**terms),
            self.tr("+7s: the winning tile; otherwise the one typed last"),
        ]
        return "\n".join(filter(None, lines))

    def _finish(self) -> None:
        """The focus may leave because the value alone is shown instead: that step must not bring forth another."""
        if self._editor.entry.figures is None:
            self._editor.finish_typing()

    def _underline(self, problems: tuple[TextProblem, ...]) -> None:
        """A line edit has no formats of its own, but it shows those of an input method."""
        # the window stands sooner without them, and the first line has no problems

        self._underlined = bool(problems)
        wave = QTextCharFormat()
        wave.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SpellCheckUnderline)
        wave.setUnderlineColor(self._theme.colour("gold"))
        formats = [
            QInputMethodEvent.Attribute(
                QInputMethodEvent.AttributeType.TextFormat,
                problem.start - self.cursorPosition(),
                problem.end - problem.start,
                wave,
            )
            for problem in problems
        ]
        QCoreApplication.sendEvent(self, QInputMethodEvent("", formats))

    def shown(self) -> tuple[str, QFont] | None:
        """What stands here instead of the text, and how; None: the text itself, which scrolls where it is too long.

        What is underlined is looked for and mended, so it stays as it was typed.
        """
        if self.hasFocus() or self._underlined or not self.text():
            return None
        room = self._text_box().width()
        if text_width(self._theme.font(tabular=True), self.text()) <= room:
            return None
        for size in range(Type.BODY - 1, Type.SMALL - 1, -1):
            font = self._theme.font(size, tabular=True)
            if text_width(font, self.text()) <= room:
                return self.text(), font
        return shortened(self.text(), font, room), font

    def _text_box(self) -> QRect:
        # the window stands sooner without the styles, and the first line has no text
        from PySide6.QtWidgets import QStyle, QStyleOptionFrame

        option = QStyleOptionFrame()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return box.adjusted(_MARGIN, 0, -_MARGIN, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown()
        if shown is None:
            super().paintEvent(event)
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionFrame

        option = QStyleOptionFrame()
        self.initStyleOption(option)
        text, font = shown
        with QPainter(self) as painter:
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
            painter.setFont(font)
            painter.setPen(self._theme.colour("on_felt"))
            place = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            painter.drawText(self._text_box(), place, text)

    def event(self, event: QEvent) -> bool:
        """Undo and redo are the page's, every edit being one of its steps, and so is a photo on the clipboard."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_step(event):
            event.ignore()
            return False
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A photo is for the page, not its file's name for the line."""
        if holds_picture(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clearFocus()
            return
        super().keyPressEvent(event)


def shortened(text: str, font: QFont, room: float) -> str:
    """A hand without as many of its middle groups as it takes: the start, and the winning tile with what follows it."""
    groups = text.split(" ")
    end = next((place for place, group in enumerate(groups) if group.startswith("+")), len(groups) - 1)
    for kept in range(end - 1, 0, -1):
        short = " ".join([*groups[:kept], "…", *groups[end:]])
        if text_width(font, short) <= room:
            return short
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideMiddle, room)


def _is_step(event: QKeyEvent) -> bool:
    keys = QKeySequence.StandardKey
    if event.matches(keys.Paste):
        return holds_picture(QGuiApplication.clipboard().mimeData())
    return event.matches(keys.Undo) or event.matches(keys.Redo)
