"""Every menu and page opens in every language, palette and preset, and shows something, without a warning of Qt's."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from screenshots import PALETTES, SCENES, show_scene

from mahjong_desktop.gui.theme import Mode
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.rules.registry import VARIANTS

from .conftest import Start
from .player import LEFT, NONE, Player

PRESETS = [(name, preset) for name, variant in VARIANTS.items() for preset in variant.presets]


def _shades(image: QImage) -> int:
    """How many colours there are on a coarse grid: an empty page has one or two."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


@pytest.mark.parametrize("preset", PRESETS, ids="-".join)
@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_opens(start: Start, language: str, theme: Mode, preset: tuple[str, str]) -> None:
    player = start(language=language, theme=theme, **{"rules/variant": preset[0], "rules/preset": preset[1]})
    for scene in SCENES:
        show_scene(player.program, scene)
        player.rest()
        assert _shades(player.window.grab().toImage()) > 20, scene
    window = player.window
    for button in (window.variant_button, window.language_button, window.menu_button):
        menu = player.open_menu(button)
        assert _opened(menu) >= 2
        menu.close()
    player.rest()


def _opened(menu: QMenu) -> int:
    """Looks at a menu and opens those below it; how many entries it has."""
    assert _shades(menu.grab().toImage()) > 3
    named = [action for action in menu.actions() if not action.isSeparator()]
    for action in named:
        below = action.menu()
        if isinstance(below, QMenu):
            QTest.mouseClick(menu.windowHandle(), LEFT, NONE, menu.actionGeometry(action).center())
            assert below.isVisible()
            assert _opened(below) >= 2
            below.close()
    return len(named)


def test_everything_changes_in_the_middle(player: Player) -> None:
    """Language, palette, preset and size while a hand is being typed: it stays as it is."""
    player.type("123m406p(77")
    window, program = player.window, player.program
    before = player.editor.text
    for language in LANGUAGES:
        program.language.use(language)
        for theme in PALETTES:
            program.theme.set_mode(theme)
            for variant, preset in PRESETS:
                player.use_table(preset, variant)
                for size in ((960, 540), (2560, 1440)):
                    window.resize(*size)
                    player.rest()
                assert player.editor.text == before
    player.type("7z)")
    assert player.editor.text.endswith("(777z)")
    assert len(player.tray()) == 9
    assert QApplication.activePopupWidget() is None
