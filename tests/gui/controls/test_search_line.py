"""The field for words to find: its cross."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from mahjong_desktop.gui.controls.search_line import SearchLine
from mahjong_desktop.gui.theme import Theme

from ..conftest import Show


def _line(show: Show) -> SearchLine:
    line = SearchLine()
    line.setAccessibleName("Find")
    show(line)
    return line


def test_the_cross_is_there_at_once_and_empties_the_line(show: Show) -> None:
    line = _line(show)
    cross = line.findChild(QToolButton)
    assert not cross.isVisible()
    QTest.keyClicks(line, "flush")
    assert cross.isVisible()
    assert cross.accessibleName()
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert line.text() == ""
    assert not cross.isVisible()


def test_the_cross_is_drawn_in_the_colours_in_force(show: Show, theme: Theme) -> None:
    line = _line(show)
    cross = line.findChild(QToolButton)
    for mode in ("dark", "light", "dark"):
        theme.set_mode(mode)  # type: ignore[arg-type]
        image = cross.icon().pixmap(QSize(16, 16), 2.0).toImage()
        assert image.width() == 32
        assert image.pixelColor(16, 16).name().upper() == theme.palette.muted
