"""The headline and who pays stay in sight in every size, and nothing scrolls where there is room."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QScrollArea, QWidget
from screenshots import SCENES, show_scene

from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.hand_editor import Counter

from .conftest import Start
from .player import Player

SIZES = [(960, 540), (1024, 700), (1280, 800), (1920, 1080)]


def _in_sight(player: Player, widget: QWidget) -> bool:
    """Whether all of it is shown."""
    window = player.window
    place = QRect(widget.mapTo(window, QPoint()), widget.size())
    return window.rect().contains(place) and widget.visibleRegion().boundingRect() == widget.rect()


def _areas(player: Player) -> list[QScrollArea]:
    return player.page.splitter.widget(1).findChildren(QScrollArea)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_is_in_sight(start: Start, language: str) -> None:
    player = start(language=language)
    for size in SIZES:
        player.window.resize(*size)
        for scene in SCENES:
            show_scene(player.program, scene)
            player.rest()
            score = player.page.score
            assert _in_sight(player, score.headline), (size, scene)
            assert not score.payment_row.isVisible() or _in_sight(player, score.payment_row), (size, scene)


@pytest.mark.parametrize(("language", "least"), [("en", 700), ("pl", 740)])
def test_nothing_scrolls_where_there_is_room(start: Start, language: str, least: int) -> None:
    player = start(language=language)
    player.window.resize(1024, least)
    for scene in ("riichi_hand", "high_hand", "classical_limit", "value_alone"):
        show_scene(player.program, scene)
        player.rest()
        for area in _areas(player):
            assert not area.verticalScrollBar().isVisible(), scene


def test_what_scrolled_away_comes_back_to_who_asks_for_it(player: Player) -> None:
    player.window.resize(960, 540)
    show_scene(player.program, "riichi_hand")
    player.rest()
    stepper = player.page.side.counters.steppers[Counter.RIICHI_STICKS]
    assert not _in_sight(player, stepper)
    for _ in range(200):
        player.window.focusNextPrevChild(True)
        focused = player.window.focusWidget()
        if focused is not None and stepper in (focused, focused.parentWidget()):
            break
    player.rest()
    assert _in_sight(player, stepper)
