"""What tests of the table page's parts share: surroundings in each palette and language, a person's hand."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSettings, QTranslator
from PySide6.QtWidgets import QApplication

from mahjong_desktop.gui.preferences import Preferences
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.gui.tiles.pictures import TilePictures
from mahjong_desktop.models.language import Language

Rest = Callable[[], None]


@pytest.fixture(params=["en", "pl"])
def around(request: pytest.FixtureRequest, theme: Theme, tmp_path: Path, qapp: QApplication) -> Iterator[Surroundings]:
    """Everything a part is given: every test that asks for it runs in both palettes and both languages."""
    locale = QLocale()
    language = Language(request.param)
    preferences = Preferences(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    yield Surroundings(theme, TilePictures(theme), language, preferences)
    for translator in language.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(locale)


@pytest.fixture
def rest(qapp: QApplication) -> Rest:
    """Waits until every layout that follows from another has come to rest."""

    def rest() -> None:
        for _ in range(4):
            QApplication.processEvents()

    return rest
