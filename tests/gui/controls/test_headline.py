"""Headline: figures, units, total, sentence; always inside its width."""

import pytest
from PySide6.QtGui import QAccessible, QFont, QImage
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Headline
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.theme import Theme, Type

from ..conftest import Colours, Show

SCORES = [
    ([("27", "Tai")], ""),
    ([("3", "han"), ("40", "fu")], "5200"),
    ([("13", "han"), ("110", "fu")], "96\u00a0000"),
    ([("1", "punkt podstawowy"), ("10", "podwojeń")], "500"),
    ([("300", "")], ""),
    ([], "32000"),
]


def drawn_columns(headline: Headline) -> tuple[int, int]:
    """First and last column in which something is drawn."""
    image = headline.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = image.pixel(0, 0)
    columns = [x for x in range(image.width()) if any(image.pixel(x, y) != ground for y in range(image.height()))]
    return columns[0], columns[-1]


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(("parts", "total"), SCORES)
def test_natural_size_holds_everything(
    theme: Theme, show: Show, parts: list[tuple[str, str]], total: str, scale: float
) -> None:
    theme.set_text_scale(scale)
    headline = Headline(theme)
    headline.set_score(parts, total)
    show(headline)
    assert headline.number_size(headline.width()) == Type.HUGE
    huge = theme.font(Type.HUGE, QFont.Weight.Bold)
    figures = sum(text_width(huge, number) for number, _ in parts) + text_width(huge, total)
    assert headline.sizeHint().width() >= figures


@pytest.mark.parametrize("width", [330, 240, 160])
@pytest.mark.parametrize(("parts", "total"), SCORES)
def test_shrinks_to_fit_and_keeps_its_height(
    theme: Theme, show: Show, parts: list[tuple[str, str]], total: str, width: int
) -> None:
    headline = Headline(theme)
    headline.set_score(parts, total)
    show(headline)
    height = headline.height()
    headline.setFixedWidth(max(width, headline.minimumSizeHint().width()))
    first, last = drawn_columns(headline)
    assert first >= 0
    assert last <= headline.width() - 1
    assert headline.heightForWidth(headline.width()) == height
    size = headline.number_size(headline.width())
    assert Type.BODY <= size <= Type.HUGE
    assert headline._natural_width(size) <= headline.width()


def test_total_stands_at_the_right(theme: Theme, show: Show) -> None:
    headline = Headline(theme)
    headline.set_score([("3", "han")], "5200")
    headline.setFixedWidth(700)
    show(headline)
    first, last = drawn_columns(headline)
    assert first < 10
    assert last >= 690


def test_sentence_wraps_and_is_whole(theme: Theme, show: Show) -> None:
    sentence = "Brakuje jednego kamienia: ręka czeka na trójkę, szóstkę albo dziewiątkę bambusów."
    window = QWidget()
    layout = QVBoxLayout(window)
    headline = Headline(theme)
    headline.set_score([("27", "Tai")])
    figures = headline.sizeHint().height()
    headline.set_sentence(sentence)
    layout.addWidget(headline)
    layout.addStretch()
    window.setFixedSize(220, 400)
    show(window)
    assert headline.height() == headline.heightForWidth(headline.width()) > figures
    assert headline.heightForWidth(2000) == figures
    assert headline.sizeHint().width() >= text_width(theme.font(Type.TITLE, QFont.Weight.DemiBold), sentence)
    headline.set_score([("27", "Tai")])
    assert headline.sizeHint().height() == figures


def test_sentences_begin_at_the_top(theme: Theme, show: Show) -> None:
    """At the same height, whether they take one line or two."""
    headline = Headline(theme)
    headline.setFixedWidth(300)
    show(headline)

    def first_row() -> int:
        image = headline.grab().toImage()
        ground = image.pixel(image.width() - 1, image.height() - 1)
        return next(y for y in range(image.height()) if any(image.pixel(x, y) != ground for x in range(image.width())))

    headline.set_sentence("To")
    one_line = first_row()
    headline.set_sentence("To nie jest wygrana: osiem kamieni musiałoby być innych.")
    assert first_row() == one_line < 10
    figures = headline.heightForWidth(2000)
    headline.set_sentence("Waits for", leads=True)
    assert headline.heightForWidth(2000) < figures


def test_spoken(theme: Theme, show: Show) -> None:
    headline = Headline(theme)
    show(headline)

    def name() -> str:
        return QAccessible.queryAccessibleInterface(headline).text(QAccessible.Text.Name)

    headline.set_score([("3", "han"), ("40", "fu")], "5200")
    assert name() == "3 han 40 fu · 5200"
    headline.set_score([], "300")
    assert name() == "300"
    headline.set_sentence("<i>plain</i>")
    assert name() == "<i>plain</i>"


def test_colours_follow_the_theme(theme: Theme, show: Show, colours: Colours) -> None:
    headline = Headline(theme)
    headline.set_score([("3", "han")], "5200")
    show(headline)
    assert {theme.palette.ink, theme.palette.accent, theme.palette.muted} <= colours(headline)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert {theme.palette.ink, theme.palette.accent, theme.palette.muted} <= colours(headline)
    before = headline.sizeHint()
    theme.set_text_scale(1.5)
    assert headline.sizeHint().width() > before.width()
    headline.setEnabled(False)
    headline.set_sentence("nothing yet")
    assert theme.palette.ink not in colours(headline)


@pytest.mark.parametrize("most", [30, Type.HUGE])
def test_letters_that_hang_below_the_line_are_whole(theme: Theme, show: Show, most: float) -> None:
    headline = Headline(theme, most=most)
    headline.set_score([("Mangan", "")], "8000")
    show(headline)
    image = headline.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = image.pixel(0, 0)
    lowest = image.height() - 1
    assert all(image.pixel(x, lowest) == ground for x in range(image.width()))
