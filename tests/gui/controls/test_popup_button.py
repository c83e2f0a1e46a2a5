"""PopupButton: opens its menu by mouse and keys; two texts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.controls import PopupButton
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.theme import Theme, Type

from ..conftest import Colours, Show

TEXTS = [("Riichi", "zasady mahjong.info.pl"), ("Tajwański", ""), ("Klasyczny & japoński", "książka")]


def made(theme: Theme) -> tuple[PopupButton, QMenu]:
    menu = QMenu()
    menu.addAction("Riichi")
    menu.addAction("Taiwanese")
    button = PopupButton(theme, menu)
    button.set_texts("Taiwanese", "high table")
    menu.setParent(button, menu.windowFlags())
    return button, menu


def test_click_opens(theme: Theme, show: Show, qtbot: QtBot) -> None:
    button, menu = made(theme)
    show(button)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert menu.isVisible()
    assert not button.hasFocus()
    menu.close()
    assert not button.isDown()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down])
def test_keys_open(theme: Theme, show: Show, qtbot: QtBot, key: Qt.Key) -> None:
    button, menu = made(theme)
    show(button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button, key)
    assert menu.isVisible()
    menu.close()


def test_choosing_from_the_menu(theme: Theme, show: Show, qtbot: QtBot) -> None:
    button, menu = made(theme)
    show(button)
    chosen: list[str] = []
    menu.triggered.connect(lambda action: chosen.append(action.text()))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert chosen == ["Riichi"]
    assert not menu.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("strong", "muted"), TEXTS)
def test_text_fits(theme: Theme, show: Show, scale: float, strong: str, muted: str) -> None:
    theme.set_text_scale(scale)
    button, _ = made(theme)
    button.set_texts(strong, muted)
    show(button)
    wide = text_width(theme.font(Type.BODY, QFont.Weight.DemiBold), strong)
    least = wide
    if muted:
        wide += text_width(theme.font(), " · " + muted)
    assert button.width() >= wide + 24
    assert button.minimumSizeHint().width() >= least + 24
    assert button.height() >= 36


def test_words_and_accessibility(theme: Theme, show: Show) -> None:
    button, _ = made(theme)
    show(button)
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface.role() == QAccessible.Role.ButtonMenu
    assert interface.text(QAccessible.Text.Name) == "Taiwanese · high table"
    before = button.sizeHint().width()
    button.set_texts("Riichi & co", "mahjong.info.pl · 2024")
    assert interface.text(QAccessible.Text.Name) == "Riichi & co · mahjong.info.pl · 2024"
    assert button.sizeHint().width() > before


def test_narrow_button_drops_the_muted_text(theme: Theme, show: Show) -> None:
    button, _ = made(theme)
    show(button)
    button.resize(button.minimumSizeHint())
    least = button.grab().toImage()
    button.set_texts("Taiwanese")
    assert button.grab().toImage() == least


def test_without_text_it_shows_bars(theme: Theme, show: Show, colours: Colours) -> None:
    button, _ = made(theme)
    button.set_texts("")
    show(button)
    assert button.width() >= 36
    assert theme.palette.ink in colours(button)


def test_looks(theme: Theme, show: Show, colours: Colours) -> None:
    button, _ = made(theme)
    show(button)
    assert {theme.palette.card, theme.palette.border} <= colours(button)
    assert theme.palette.accent not in colours(button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert theme.palette.accent in colours(button)
    button.setEnabled(False)
    assert theme.palette.ink not in colours(button)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert theme.palette.card in colours(button)
    theme.set_touch(True)
    assert button.sizeHint().height() == 44


def test_a_long_name_is_cut_only_as_far_as_it_must_be(theme: Theme) -> None:
    """What is said after it stays; without need nothing is cut."""
    button = PopupButton(theme, QMenu(), cuts_strong=True)
    button.set_texts("Stowarzyszenie Miłośników Madżonga w Łodzi", "zmienione")
    strong, muted = theme.font(Type.BODY, QFont.Weight.DemiBold), theme.font()
    whole = text_width(strong, "Stowarzyszenie Miłośników Madżonga w Łodzi") + text_width(muted, " · zmienione")
    assert button.sizeHint().width() >= whole
    assert text_width(muted, " · zmienione") < button.minimumSizeHint().width() < whole
    button.set_texts("Smok", "")
    assert button.minimumSizeHint() == button.sizeHint()
