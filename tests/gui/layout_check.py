"""What is wrong with a layout: clipped text, overlapping or squeezed widgets, widgets that stick out."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QAbstractSpinBox, QLabel, QLineEdit, QWidget

from mahjong_desktop.gui.breakdown_view import BreakdownView
from mahjong_desktop.gui.controls import Headline, PaymentCard, PopupButton
from mahjong_desktop.gui.controls.paint import text_height, text_width
from mahjong_desktop.gui.for_table_bar import HandTitle
from mahjong_desktop.gui.table.elided_label import ElidedLabel
from mahjong_desktop.gui.theme import Theme, Type
from mahjong_desktop.gui.tiles.tile_button import TileButton
from mahjong_desktop.gui.wait_button import WaitButton
from mahjong_desktop.models.rows_model import ITEM_ROLE
from mahjong_desktop.models.score_model import NodeKind

from .player import visible

Problems = Iterator[str]


def layout_problems(window: QWidget, theme: Theme) -> list[str]:
    """Everything that is wrong with a window as it stands."""
    found: list[str] = []
    for one in (window, *visible(window, QWidget)):
        found += _text_problems(one, theme)
        found += _place_problems(one)
        found += _overlaps(one)
    return found


def _name(one: QWidget) -> str:
    text = one.text() if isinstance(one, (QLabel, QAbstractButton)) else ""
    return f"{type(one).__name__} {text or one.accessibleName()!r} {one.geometry().getRect()}"


# --- text


def _text_problems(one: QWidget, theme: Theme) -> Problems:
    if isinstance(one, BreakdownView):
        yield from _row_problems(one, theme)
    elif _is_clipped(one, theme):
        yield f"clipped: {_name(one)}"


def _is_clipped(one: QWidget, theme: Theme) -> bool:
    if isinstance(one.parentWidget(), QLineEdit):
        # the cross that clears a field is Qt's own
        return False
    if isinstance(one, Headline):
        return _is_headline_clipped(one)
    if isinstance(one, PaymentCard):
        return 0 in one.fitting_sizes(one.width())
    if isinstance(one, ElidedLabel):
        # it is made to be cut, and tells the rest when pointed at
        return False
    if isinstance(one, QLabel):
        return _is_label_clipped(one)
    if isinstance(one, WaitButton):
        return one.width() < one.sizeHint().width()
    if isinstance(one, QAbstractButton) and not isinstance(one, TileButton):
        return _is_button_clipped(one, theme)
    if isinstance(one, QAbstractSpinBox):
        return text_width(one.font(), one.text()) > one.width() or text_height(one.font()) > one.height() + 1
    return False


def _is_button_clipped(button: QAbstractButton, theme: Theme) -> bool:
    font = theme.font(Type.BODY, QFont.Weight.DemiBold)
    if isinstance(button, PopupButton) and button.cuts_strong and button.toolTip():
        # a name as long as somebody gave it is told when pointed at; what follows is to be seen
        return button.width() < button.minimumSizeHint().width()
    return (
        text_width(font, button.text().replace("&&", "&")) > button.width() - 4 or text_height(font) > button.height()
    )


def _is_label_clipped(label: QLabel) -> bool:
    text, inside = label.text(), label.contentsRect()
    if isinstance(label, HandTitle):
        return any("…" in line for _, _, line in label.lines())
    if label.wordWrap():
        widest = max((text_width(label.font(), word) for word in text.split()), default=0)
        return widest > inside.width() or label.heightForWidth(label.width()) > label.height()
    if not text:
        return False
    return text_width(label.font(), text) > inside.width() + 0.5 or text_height(label.font()) > inside.height() + 1


def _is_headline_clipped(headline: Headline) -> bool:
    least = headline.minimumSizeHint()
    return headline.width() < least.width() or headline.height() < headline.heightForWidth(headline.width())


def _row_problems(view: BreakdownView, theme: Theme) -> Problems:
    """Names of rows are shortened only where the view is narrower than the name and its value."""
    model = view.model()
    for row in range(model.rowCount(QModelIndex())):
        index = model.index(row, 0)
        node = index.data(ITEM_ROLE)
        if node.kind is not NodeKind.LINE:
            continue
        value = text_width(theme.font(Type.BODY, QFont.Weight.Bold, tabular=True), node.value)
        needed = text_width(theme.font(), node.name) + value + 28
        if view.visualRect(index).width() < needed:
            yield f"shortened: the row {node.name} at a width of {view.viewport().width()}"


# --- places


def _place_problems(one: QWidget) -> Problems:
    parent = one.parentWidget()
    if parent is None or one.isWindow():
        return
    if not parent.rect().contains(one.geometry()) and not _scrolls(parent):
        yield f"sticks out of {_name(parent)}: {_name(one)}"
    if isinstance(parent, (QAbstractScrollArea, QAbstractSpinBox, QLineEdit)) or isinstance(one, QLineEdit):
        return
    least = one.minimumSizeHint()
    if one.width() < least.width() or one.height() < least.height():
        yield f"squeezed below {least.toTuple()}: {_name(one)}"


def _scrolls(parent: QWidget) -> bool:
    above = parent.parentWidget()
    return isinstance(above, QAbstractScrollArea) and above.viewport() is parent


def _overlaps(parent: QWidget) -> Problems:
    if isinstance(parent, (QAbstractScrollArea, QAbstractSpinBox)):
        return
    children = [one for one in parent.children() if isinstance(one, QWidget) and one.isVisible() and not one.isWindow()]
    for first, second in combinations(children, 2):
        common: QRect = first.geometry() & second.geometry()
        if not common.isEmpty():
            yield f"overlap by {common.getRect()}: {_name(first)} and {_name(second)}"
