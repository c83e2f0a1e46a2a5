"""Tab reaches every control of every page and dialog, in the order in which one reads, and it shows where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from dialog_scenes import DIALOG_SCENES, close_everything
from house_scenes import HOUSE_SCENES, show_house_scene
from photo_scenes import PHOTO_SCENES, leave_photos, show_photo_scene
from practice_scenes import PRACTICE_SCENES, show_practice_scene
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from rules_scenes import RULES_SCENES, show_rules_scene
from screenshots import DIALOGS, SCENES, show_options, show_scene
from table_scenes import TABLE_SCENES, show_table_scene

from mahjong_desktop.help import LANGUAGES

from .player import Player

MOST_STOPS = 400
RING = 4
"""How far outside a control its focus may be drawn."""

NAMELESS = {
    QAccessible.Role.Client,
    QAccessible.Role.Border,
    QAccessible.Role.LayeredPane,
    QAccessible.Role.Splitter,
    QAccessible.Role.Grip,
    QAccessible.Role.Grouping,
    QAccessible.Role.Pane,
    QAccessible.Role.ScrollBar,
}
"""What only holds or divides other things."""


def _hand(scene: str) -> Callable[[Player], QWidget]:
    def show(player: Player) -> QWidget:
        show_scene(player.program, scene)
        return player.window

    return show


def _table(scene: str) -> Callable[[Player], QWidget]:
    def show(player: Player) -> QWidget:
        show_table_scene(player.program, scene)
        return player.window

    return show


def _rules(scene: str) -> Callable[[Player], QWidget]:
    def show(player: Player) -> QWidget:
        show_rules_scene(player.program, scene)
        return player.window

    return show


def _practice(scene: str) -> Callable[[Player], QWidget]:
    def show(player: Player) -> QWidget:
        show_practice_scene(player.program, scene)
        return player.window

    return show


def _dialog(scene: str) -> Callable[[Player], QWidget]:
    return lambda player: DIALOG_SCENES[scene](player.program)


PLACES: dict[str, Callable[[Player], QWidget]] = {
    **{scene: _hand(scene) for scene in SCENES},
    **{scene: _table(scene) for scene in TABLE_SCENES},
    **{scene: lambda player, scene=scene: show_options(player.program, scene) for scene in DIALOGS},
    **{scene: _rules(scene) for scene in RULES_SCENES},
    **{scene: _practice(scene) for scene in PRACTICE_SCENES},
    **{scene: lambda player, scene=scene: show_house_scene(player.program, scene) for scene in HOUSE_SCENES},
    **{scene: _dialog(scene) for scene in DIALOG_SCENES},
    **{scene: lambda player, scene=scene: show_photo_scene(player.program, scene) for scene in PHOTO_SCENES},
}


@pytest.fixture
def shown(player: Player, request: pytest.FixtureRequest) -> Iterator[QWidget]:
    """A page or dialog, active and at rest."""
    player.window.resize(1024, 700)
    window = PLACES[request.param](player)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    player.rest()
    yield window
    close_everything(player.program)
    leave_photos(player.program)
    player.window.activateWindow()


def _controls(window: QWidget) -> list[QWidget]:
    """All that can be worked with and be reached by Tab."""
    return [
        one
        for one in window.findChildren(QWidget)
        if one.isVisible()
        and one.isEnabled()
        and one.window() is window
        and one.focusProxy() is None
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def _stops(window: QWidget) -> Iterator[QWidget]:
    """Where Tab stops, once round."""
    first: QWidget | None = None
    for _ in range(MOST_STOPS):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        stop = window.focusWidget()
        assert stop is not None
        if stop is first:
            return
        first = first or stop
        yield stop
    raise AssertionError(f"Tab never comes round from {first}, but stays at {stop}")


def _picture(window: QWidget, stop: QWidget) -> QImage:
    around = QRect(stop.mapTo(window, stop.rect().topLeft()), stop.size()).adjusted(-RING, -RING, RING, RING)
    return window.grab(around).toImage()


def _told(window: QWidget) -> Iterator[QAccessibleInterface]:
    """What a screen reader finds on show in a window, as one reads."""

    def walk(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        if not node.state().invisible:
            yield node
            below = [node.child(place) for place in range(node.childCount())]
            for child in below:
                if child is not None and child.isValid():
                    yield from walk(child)

    yield from walk(QAccessible.queryAccessibleInterface(window))


@pytest.mark.parametrize("shown", PLACES, indirect=True)
def test_tab_reaches_everything(shown: QWidget, player: Player) -> None:
    stops = []
    for stop in _stops(shown):
        stops.append(stop)
        QApplication.processEvents()
        assert not stop.visibleRegion().isEmpty(), f"{stop} is out of sight"
        focused = _picture(shown, stop)
        stop.clearFocus()
        without = _picture(shown, stop)
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        assert focused != without, f"{stop} does not show that it has the focus"
    assert set(_controls(shown)) == set(stops)
    assert len(stops) == len(set(stops))
    read = [node.object() for node in _told(shown) if node.object() is not None]
    places = [read.index(stop) for stop in stops]
    start = places.index(min(places))
    turned = stops[start:] + stops[:start]
    assert turned == sorted(stops, key=read.index), "Tab leads elsewhere than one reads"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", PLACES, indirect=True)
def test_everything_has_a_name(shown: QWidget, player: Player, language: str) -> None:
    player.program.language.use(language)
    player.rest()
    nameless = [
        (node.role().name, type(node.object()).__name__)
        for node in _told(shown)
        if not node.text(QAccessible.Text.Name).strip() and (node.state().focusable or node.role() not in NAMELESS)
    ]
    assert nameless == []
