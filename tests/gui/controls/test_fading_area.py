"""FadingArea: what goes on above or below fades, and only that."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTableWidget, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls.fade import DEPTH, Fade, _Edge
from mahjong_desktop.gui.controls.fading_area import FadingArea
from mahjong_desktop.gui.theme import Theme

from ..conftest import Show


def area_with(theme: Theme, count: int) -> tuple[FadingArea, list[QPushButton]]:
    inside = QWidget()
    column = QVBoxLayout(inside)
    buttons = [QPushButton(str(number)) for number in range(count)]
    for button in buttons:
        column.addWidget(button)
    area = FadingArea(theme, "card")
    area.setWidget(inside)
    return area, buttons


def fades(area: FadingArea) -> tuple[bool, bool]:
    """Whether the first and the last line of the area have the ground's colour, over buttons or not."""
    image = area.grab().toImage()
    ground = area._theme.colour("card").getRgb()

    def is_ground(y: int) -> bool:
        """All but: the last line still lets a little through."""
        colours = [image.pixelColor(x, y).getRgb() for x in range(area.width() - 20)]
        return all(abs(one - other) <= 4 for colour in colours for one, other in zip(colour, ground, strict=True))

    return is_ground(0), is_ground(area.height() - 1)


def test_fades_where_there_is_more(theme: Theme, show: Show) -> None:
    area, buttons = area_with(theme, 12)
    show(area)
    area.resize(200, 200)
    assert fades(area) == (False, False)
    area.follow_bar()
    area.follow_bar()
    assert fades(area) == (False, True)
    area.ensureWidgetVisible(buttons[5])
    assert fades(area) == (True, True)
    area.ensureWidgetVisible(buttons[11])
    assert fades(area) == (True, False)
    theme.set_mode("dark" if theme.mode == "light" else "light")
    assert fades(area) == (True, False)
    area.resize(200, area.widget().sizeHint().height() + 10)
    assert fades(area) == (False, False)


def test_what_fades_can_be_clicked(theme: Theme, show: Show) -> None:
    area, buttons = area_with(theme, 12)
    area.follow_bar()
    show(area)
    area.resize(200, 200)
    clicked = []
    for button in buttons:
        button.clicked.connect(lambda _=False, button=button: clicked.append(button))
    place = QPoint(80, area.height() - DEPTH // 2)
    button = area.childAt(place)
    assert button in buttons
    window = area.windowHandle()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert clicked == [button]


def test_a_table_fades_below_the_heads_of_its_columns(theme: Theme, show: Show) -> None:
    table = QTableWidget(30, 2)
    table.setVerticalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
    Fade(table, theme, "card")
    show(table)
    table.resize(300, 240)
    top, bottom = table.findChildren(_Edge)
    assert (top.isVisible(), bottom.isVisible()) == (False, True)
    table.verticalScrollBar().setValue(50)
    assert top.geometry().top() == table.viewport().geometry().top() > 0
    assert bottom.geometry().bottom() == table.viewport().geometry().bottom()
    assert bottom.geometry().right() <= table.viewport().geometry().right() + 1
