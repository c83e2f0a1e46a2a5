"""Every small dialog and menu fits what it says, in every language and in large controls."""

import pytest
from dialog_scenes import DIALOG_SCENES, MENU_SCENES, close_everything
from house_scenes import HOUSE_SCENES
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QDialogButtonBox, QMenu

from .conftest import Start
from .layout_check import layout_problems
from .player import Player

QTS_OWN = {"crash"}
"""Laid out by Qt alone."""


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
def test_dialogs_fit(start: Start, language: str, theme: str, touch: bool) -> None:
    player = start(language=language, theme=theme, touch=touch)
    found = []
    for scene, show in DIALOG_SCENES.items():
        close_everything(player.program)
        shown = show(player.program)
        player.rest()
        if scene not in QTS_OWN:
            found += [f"{scene}: {problem}" for problem in layout_problems(shown, player.program.theme)]
    close_everything(player.program)
    assert found == []


ANSWERED = {"crash": DIALOG_SCENES["crash"], "names": DIALOG_SCENES["names"], "house_name": HOUSE_SCENES["house_name"]}


@pytest.mark.parametrize("scene", ANSWERED)
def test_the_answer_that_is_meant_is_at_the_right_and_looks_like_it(start: Start, scene: str) -> None:
    player = start()
    shown = ANSWERED[scene](player.program)
    player.rest()
    box = shown.findChild(QDialogButtonBox)
    assert box is not None
    buttons = sorted((one for one in box.buttons() if one.isVisible()), key=lambda one: one.geometry().left())
    roles = [box.buttonRole(one) for one in buttons]
    assert len(buttons) == 2
    assert roles[-1] == QDialogButtonBox.ButtonRole.AcceptRole
    assert [one.property("variant") == "primary" for one in buttons] == [False, True]
    close_everything(player.program)


LOW_SCREEN = 700
"""Pixels that a menu may be high: beside the window on a small screen."""


def _columns(menu: QMenu) -> int:
    """Into how many columns the entries are broken."""
    places = [menu.actionGeometry(one) for one in menu.actions() if one.isVisible()]
    # a line with nothing to part has no place
    return len({place.left() for place in places if place.height()})


def _cut(menu: QMenu) -> list[str]:
    """The entries that are wider than their place."""
    found = []
    for action in [one for one in menu.actions() if one.isVisible() and not one.isSeparator()]:
        text, place = action.text().replace("&&", "&"), menu.actionGeometry(action)
        if QFontMetrics(menu.font()).horizontalAdvance(text) > place.width() or not menu.rect().contains(place):
            found.append(text)
    return found


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_menus_fit(start: Start, language: str, touch: bool) -> None:
    player: Player = start(language=language, touch=touch)
    for scene, show in MENU_SCENES.items():
        close_everything(player.program)
        menu = show(player.program)
        player.rest()
        assert menu.isVisible(), scene
        assert _cut(menu) == [], scene
        assert (_columns(menu), menu.sizeHint().height() <= LOW_SCREEN) == (1, True), scene
    close_everything(player.program)
