"""FlowLayout: rows and their heights."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Chip, FlowLayout
from mahjong_desktop.gui.theme import Theme

from ..conftest import Show


def block(width: int = 100, height: int = 40) -> QWidget:
    widget = QWidget()
    widget.setFixedSize(width, height)
    return widget


def test_wraps_where_the_width_ends(theme: Theme, show: Show) -> None:
    host = QWidget()
    flow = FlowLayout(host, gap=8, row_gap=4)
    blocks = [block() for _ in range(5)]
    for each in blocks:
        flow.addWidget(each)
    host.setFixedWidth(208)
    show(host)
    assert [(each.x(), each.y()) for each in blocks] == [(0, 0), (108, 0), (0, 44), (108, 44), (0, 88)]
    assert flow.heightForWidth(208) == 128
    assert flow.heightForWidth(207) == 5 * 40 + 4 * 4
    assert flow.heightForWidth(10_000) == 40
    assert flow.sizeHint().width() == 5 * 100 + 4 * 8
    assert flow.minimumSize().width() == 100


def test_margins_hidden_widgets_and_order(theme: Theme, show: Show) -> None:
    host = QWidget()
    flow = FlowLayout(host)
    flow.setContentsMargins(10, 20, 30, 40)
    first, second, third = block(), block(), block()
    flow.addWidget(first)
    flow.addWidget(second)
    flow.addWidget(third)
    first.hide()
    host.resize(1000, 200)
    show(host)
    flow.setGeometry(QRect(0, 0, 1000, 200))
    assert (second.x(), second.y(), third.x()) == (10, 20, 118)
    assert flow.heightForWidth(1000) == 20 + 40 + 40
    assert flow.itemAt(9) is None
    assert flow.takeAt(9) is None
    taken = flow.takeAt(0)
    assert taken is not None
    assert taken.widget() is first
    assert flow.count() == 2


def test_the_layout_around_it_gives_it_its_height(theme: Theme, show: Show) -> None:
    window = QWidget()
    outer = QVBoxLayout(window)
    inner = QWidget()
    flow = FlowLayout(inner)
    for text in ("Ostatni kamień", "Rabunek kanu", "Gotowy od rozdania", "Niebiańska ręka"):
        flow.addWidget(Chip(theme, text))
    outer.addWidget(inner)
    outer.addStretch()
    window.setFixedSize(260, 400)
    show(window)
    assert inner.height() == flow.heightForWidth(inner.width())
    assert inner.height() >= 3 * 36
    last = flow.itemAt(3)
    assert last is not None
    assert last.geometry().bottom() <= inner.height()


def test_a_widget_wider_than_the_layout_is_kept_inside(theme: Theme, show: Show) -> None:
    host = QWidget()
    flow = FlowLayout(host)
    chip = Chip(theme, "Bardzo długa nazwa okoliczności, która się nie mieści")
    flow.addWidget(chip)
    show(host)
    flow.setGeometry(QRect(0, 0, 120, 40))
    assert chip.geometry().right() < 120
