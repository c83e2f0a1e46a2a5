"""What tests of the models share: a language, and a watch over models."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QLocale, QTranslator
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

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


@pytest.fixture
def watch(qtlog: Any) -> Iterator[Watch]:
    """Watches models with Qt's own tester; the test fails if a model ever contradicts itself."""
    testers: list[QAbstractItemModelTester] = []

    warning = QAbstractItemModelTester.FailureReportingMode.Warning

    def start(*models: QAbstractItemModel) -> None:
        testers.extend(QAbstractItemModelTester(model, warning) for model in models)

    yield start
    assert testers, "nothing was watched"
    assert [entry.message for entry in qtlog.records if entry.context.category == "qt.modeltest"] == []
