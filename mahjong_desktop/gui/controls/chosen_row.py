"""A chosen row stays in sight when its view becomes smaller."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView


@contextmanager
def chosen_row_in_sight(view: QAbstractItemView, event: QResizeEvent) -> Iterator[None]:
    """Around a view's own answer to a resize. A row that was scrolled away before stays where it is."""
    index = view.currentIndex()
    was_in_sight = index.isValid() and QRect(QPoint(), event.oldSize()).intersects(view.visualRect(index))
    yield
    if was_in_sight:
        view.scrollTo(index)
