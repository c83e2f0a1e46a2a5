"""Nothing moves that nobody moves."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTreeView

from .player import Player, visible

PACKAGE = Path(__file__).parents[2] / "mahjong_desktop"
EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)


def test_no_animation_is_made() -> None:
    moving = ("Animation", "QTimeLine", "QGraphicsEffect", "QMovie", "setAnimated(True)", "setClearButtonEnabled")
    texts = {path.relative_to(PACKAGE): path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    assert {path: word for path, text in texts.items() for word in moving if word in text} == {}


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.name)
def test_menus_and_tips_are_there_at_once(player: Player, effect: Qt.UIEffect) -> None:
    assert not QApplication.isEffectEnabled(effect)


def test_rows_unfold_at_once(player: Player) -> None:
    player.paste("123456789m 234567p 9s +9s")
    trees = list(visible(player.window, QTreeView))
    assert trees
    assert not any(tree.isAnimated() for tree in trees)
