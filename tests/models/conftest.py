"""What tests of the models share: a language, and a watch over models."""

import os
from collections.abc import Callable, Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QLocale, QTranslator
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.logging import _QtLogLibrary as QtLog

from mahjong_desktop.models.language import Language

Speak = Callable[[str], Language]
Watch = Callable[..., None]


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:
    """Makes a Language; afterwards the application speaks as it did before."""
    locale = QLocale()
    made: list[Language] = []

    def make(code: str) -> Language:
        made.append(Language(code))
        return made[-1]

    yield make
    for language in made:
        for translator in language.findChildren(QTranslator):
            QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(locale)


@pytest.fixture
def language(speak: Speak) -> Language:
    return speak("en")


def complaints(qtlog: QtLog) -> list[str]:
    """What Qt's model tester found wrong so far."""
    return [record.message for record in qtlog.records if record.context and "modeltest" in str(record)] or [
        record.message for record in qtlog.records if record.message.startswith("FAIL!")
    ]


@pytest.fixture
def watch(qtlog: QtLog) -> Iterator[Watch]:
    """Watches models with Qt's own tester; the test fails if a model ever contradicts itself."""
    testers: list[QAbstractItemModelTester] = []

    def start(*models: QAbstractItemModel) -> None:
        for model in models:
            testers.append(QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning))

    yield start
    assert testers
    assert complaints(qtlog) == []
