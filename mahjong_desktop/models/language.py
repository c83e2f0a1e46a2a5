"""The language in use, for everyone who shows words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from mahjong_desktop import resources
from mahjong_desktop.help import LANGUAGES, Words, load_words


def system_language() -> str:
    """The first of the system's languages that there is, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.split("-")[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


class Language(QObject):
    """One language at a time; `changed` after the window's own translation has been exchanged."""

    changed = Signal()

    def __init__(self, code: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self._code = ""
        self.use(code)

    @property
    def code(self) -> str:
        """ "en", "pl"."""
        return self._code

    def use(self, code: str) -> None:
        """Change the language of everything, Qt's own buttons included."""
        if code == self._code:
            return
        found = [self._load(str(resources.translation(code))), self._load_qt(code)]
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = found
        for translator in found:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(QLocale(code))
        self._code = code
        self.changed.emit()

    def with_changes(self, name: str, count: int) -> str:
        """A name of rules, and what was changed in them: "Tenhou · 2 changes"."""
        said = self.tr("%n change(s)", "", count) if count else ""
        return f"{name} · {said}" if said else name

    def _load(self, path: str) -> QTranslator:
        translator = QTranslator(self)
        if not translator.load(path):
            raise FileNotFoundError(path)
        return translator

    def _load_qt(self, code: str) -> QTranslator:
        """Qt's own words; for English it needs none, and finds none."""
        translator = QTranslator(self)
        translator.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        return translator

    def words(self, variant: str | None = None) -> Words:
        """The variant's words in this language."""
        return load_words(self._code, variant)
