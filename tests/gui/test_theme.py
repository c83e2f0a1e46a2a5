"""The theme: system, light and dark; fonts; the application's dress."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
)
from pytestqt.qtbot import QtBot

from mahjong_desktop.gui.palette import DARK, LIGHT, Palette
from mahjong_desktop.gui.style_sheet import Measures, style_sheet
from mahjong_desktop.gui.theme import Theme, Type, qt_palette

from .conftest import ASSETS, Colours, Show, Start
from .player import visible


@pytest.fixture
def plain_theme(qapp: QApplication, fonts: None) -> Theme:
    """A theme that follows the system and is not applied."""
    return Theme(qapp.styleHints(), ASSETS / "icons")


def test_system_mode_follows_the_hint(qapp: QApplication, plain_theme: Theme, qtbot: QtBot) -> None:
    hints = qapp.styleHints()
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert plain_theme.palette == LIGHT
    with qtbot.waitSignal(plain_theme.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert plain_theme.palette == DARK
    with qtbot.assertNotEmitted(plain_theme.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    with qtbot.waitSignal(plain_theme.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Unknown)
    assert plain_theme.palette == LIGHT


def test_chosen_mode_stays(qapp: QApplication, plain_theme: Theme, qtbot: QtBot) -> None:
    with qtbot.waitSignal(plain_theme.changed):
        plain_theme.set_mode("dark")
    with qtbot.assertNotEmitted(plain_theme.changed):
        plain_theme.set_mode("dark")
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert (plain_theme.mode, plain_theme.palette) == ("dark", DARK)


def test_scale_and_touch_change_sizes(plain_theme: Theme, qtbot: QtBot) -> None:
    assert plain_theme.control_height == 36
    with qtbot.waitSignal(plain_theme.changed):
        plain_theme.set_touch(True)
    assert plain_theme.touch
    assert plain_theme.control_height == 44
    with qtbot.waitSignal(plain_theme.changed):
        plain_theme.set_text_scale(2)
    assert plain_theme.text_scale == 2
    assert plain_theme.font(Type.BODY).pixelSize() == 28
    assert plain_theme.control_height > QFontMetricsF(plain_theme.font()).height() + 8


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
def test_figures_and_signs_are_of_one_width(plain_theme: Theme, weight: QFont.Weight) -> None:
    metrics = QFontMetricsF(plain_theme.font(Type.TITLE, weight, tabular=True))
    assert len({round(metrics.horizontalAdvance(digit), 3) for digit in "0123456789"}) == 1
    assert metrics.horizontalAdvance("+") == pytest.approx(metrics.horizontalAdvance("\u2212"))


def test_apply_dresses_the_application(qapp: QApplication, theme: Theme) -> None:
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == theme.palette.paper
    assert qapp.font().pixelSize() == Type.BODY
    before = qapp.styleSheet()
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert qapp.styleSheet() != before
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == theme.palette.paper


def test_disabled_text_in_qt_palette() -> None:
    made = qt_palette(LIGHT)
    disabled = made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled.name().upper() == LIGHT.disabled_ink


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_style_sheet_is_complete(qapp: QApplication, palette: Palette) -> None:
    sheet = style_sheet(palette, Measures.scaled(36, 1.0), ASSETS / "icons" / palette.name)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    images = re.findall(r'url\("([^"]+)"\)', sheet)
    assert images
    for image in images:
        assert not QImage(image).isNull(), image


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_icons_have_the_colours_of_the_palette(mode: str) -> None:
    palette = LIGHT if mode == "light" else DARK
    for path in (ASSETS / "icons" / mode).glob("*.svg"):
        stroke = palette.on_accent if path.stem in ("check", "dash") else palette.muted
        assert f'stroke="{stroke}"' in path.read_text(encoding="utf-8"), path.name


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QComboBox, QSpinBox, QToolButton])
def test_standard_widgets_have_the_common_height(
    theme: Theme, show: Show, kind: type[QPushButton | QLineEdit | QComboBox | QSpinBox | QToolButton]
) -> None:
    widget = kind()
    show(widget)
    assert widget.sizeHint().height() == theme.control_height


def test_primary_button_is_filled_and_focus_is_seen(theme: Theme, show: Show, colours: Colours) -> None:
    button = QPushButton("Save")
    button.setProperty("variant", "primary")
    show(button)
    assert theme.palette.accent in colours(button)
    assert theme.palette.ink not in colours(button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert theme.palette.ink in colours(button)


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QComboBox, QSpinBox])
def test_focus_rings_of_standard_widgets(
    theme: Theme, show: Show, colours: Colours, kind: type[QPushButton | QLineEdit | QComboBox | QSpinBox]
) -> None:
    widget = kind()
    show(widget)
    assert theme.palette.accent not in colours(widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert theme.palette.accent in colours(widget)


def test_tree_rows_are_high_enough(theme: Theme, show: Show) -> None:
    tree = QTreeWidget()
    item = QTreeWidgetItem(["Concealed straight"])
    tree.addTopLevelItem(item)
    show(tree)
    assert tree.visualItemRect(item).height() >= theme.control_height - 4


def test_the_first_look_is_that_after_a_change(qapp: QApplication, start: Start) -> None:
    """What is made before the application is dressed has its sizes too."""
    qapp.setFont(QFont("Sans", 9))
    player = start()

    def looks() -> list[tuple[str, int, tuple[int, ...]]]:
        player.rest()
        labels = [*visible(player.window, QLabel), *visible(player.window, QAbstractButton)]
        return [(one.text(), one.font().pixelSize(), one.geometry().getRect()) for one in labels]

    first = looks()
    assert {size for _, size, _ in first} == {Type.SMALL, Type.BODY}
    player.program.theme.set_mode("dark")
    assert looks() == first
