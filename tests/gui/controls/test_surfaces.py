"""Card and FeltPanel."""

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QListView, QVBoxLayout

from mahjong_desktop.gui.controls import Card, FeltPanel
from mahjong_desktop.gui.theme import Theme

from ..conftest import Colours, Show


def test_card_paints_ground_line_and_highlight(theme: Theme, show: Show, colours: Colours) -> None:
    card = Card(theme)
    card.setFixedSize(80, 60)
    show(card)
    assert {theme.palette.card, theme.palette.line} <= colours(card)
    assert not card.highlighted()
    card.set_highlighted(True)
    assert card.highlighted()
    assert theme.palette.accent in colours(card)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert {theme.palette.card, theme.palette.accent} <= colours(card)


def test_corners_are_round(theme: Theme, show: Show, colours: Colours) -> None:
    for surface in (Card(theme), FeltPanel(theme)):
        surface.setFixedSize(80, 60)
        show(surface)
        assert "#FF00FF" in colours(surface)


@pytest.mark.parametrize("kind", [Card, FeltPanel])
def test_padding_is_kept_around_the_layout(theme: Theme, show: Show, kind: type[Card | FeltPanel]) -> None:
    surface = kind(theme, padding=16)
    layout = QVBoxLayout(surface)
    layout.setContentsMargins(0, 0, 0, 0)
    label = QLabel("27")
    layout.addWidget(label)
    show(surface)
    assert (label.x(), label.y()) == (16, 16)
    assert surface.height() - label.geometry().bottom() - 1 == 16


def test_felt_follows_the_theme(theme: Theme, show: Show) -> None:
    felt = FeltPanel(theme)
    felt.setFixedSize(200, 100)
    show(felt)
    before = felt.grab().toImage()
    assert before.pixelColor(100, 5).green() > before.pixelColor(100, 95).green()
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert felt.grab().toImage() != before


def test_a_card_frames_the_focus_of_the_list_in_it(theme: Theme, show: Show, colours: Colours) -> None:
    """One frame at the card's edge, and none within it."""
    card = Card(theme, padding=4)
    view, other = QListView(), QLineEdit()
    layout = QVBoxLayout(card)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(view)
    layout.addWidget(other)
    card.frame_focus_of(view)
    show(card)
    card.activateWindow()
    view.setFocus()
    assert card.highlighted()
    assert theme.palette.accent not in colours(view)
    other.setFocus()
    assert not card.highlighted()
