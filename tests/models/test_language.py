"""Language: one at a time for the variant's words, the window's own text and Qt's buttons."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from pytestqt.qtbot import QtBot

from mahjong_desktop import resources
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models import language as module
from mahjong_desktop.models.hand_editor import Obstacle
from mahjong_desktop.models.language import Language, system_language
from mahjong_desktop.models.picker_model import obstacle_text

from .conftest import Speak

SPOKEN = {
    # Qt's own button, the window's text, the variant's words, the number 1.5
    "en": ("Cancel", "The hand has no room for it.", "five of circles", "1.5"),
    "pl": ("Anuluj", "W ręce nie ma już na to miejsca.", "piątka kół", "1,5"),
}


def spoken(language: Language) -> tuple[str, str, str, str]:
    words = language.words("riichi")
    own, tile = obstacle_text(Obstacle.NO_ROOM, words), words.text("tiles", "5p")
    return QCoreApplication.translate("QPlatformTheme", "Cancel"), own, tile, QLocale().toString(1.5)


def test_every_language_is_tried() -> None:
    assert set(SPOKEN) == set(LANGUAGES)


@pytest.mark.parametrize("first", LANGUAGES)
def test_everything_speaks_the_language_in_use(speak: Speak, qtbot: QtBot, first: str) -> None:
    language = speak(first)
    assert (language.code, spoken(language)) == (first, SPOKEN[first])
    for code in (*LANGUAGES, *LANGUAGES):
        if code == language.code:
            with qtbot.assertNotEmitted(language.changed):
                language.use(code)
        else:
            heard: list[tuple[str, ...]] = []
            language.changed.connect(lambda heard=heard: heard.append(spoken(language)))
            language.use(code)
            assert heard == [SPOKEN[code]]
        assert (language.code, spoken(language)) == (code, SPOKEN[code])


def test_no_obstacle_has_no_sentence_and_each_has_one_in_every_language(speak: Speak) -> None:
    language = speak("en")
    assert obstacle_text(None, language.words()) == ""
    english = [obstacle_text(obstacle, language.words("riichi")) for obstacle in Obstacle]
    language.use("pl")
    polish = [obstacle_text(obstacle, language.words("riichi")) for obstacle in Obstacle]
    assert all(english)
    assert all(polish)
    assert len({*english, *polish}) == 2 * len(Obstacle)


def test_a_missing_translation_changes_nothing(speak: Speak, qtbot: QtBot) -> None:
    language = speak("pl")
    with qtbot.assertNotEmitted(language.changed), pytest.raises(FileNotFoundError, match="mahjong_desktop_xx"):
        language.use("xx")
    assert (language.code, spoken(language)) == ("pl", SPOKEN["pl"])


def test_a_damaged_translation_is_not_taken_for_one(speak: Speak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "translation", lambda language: Path(__file__))
    with pytest.raises(FileNotFoundError):
        speak("pl")


@pytest.mark.parametrize(
    ("offered", "expected"),
    [
        (["pl-PL", "en-US"], "pl"),
        (["de-DE", "pl"], "pl"),
        (["en-GB", "pl"], "en"),
        (["de-DE", "fr"], "en"),
        ([], "en"),
    ],
)
def test_system_language(monkeypatch: pytest.MonkeyPatch, offered: list[str], expected: str) -> None:
    class System:
        @staticmethod
        def system() -> "System":
            return System()

        def uiLanguages(self) -> list[str]:
            return offered

    monkeypatch.setattr(module, "QLocale", System)
    assert system_language() == expected
