"""Where the Tab key leads: through the parts of a window as one reads them, whenever their widgets were made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

MARGIN = 64
"""What is shown above and below a stop that was out of sight."""


def next_stop(parts: Iterable[QWidget], here: QWidget | None, forward: bool) -> QWidget | None:
    """The next widget that the keyboard can reach, round the end; None: there is none."""
    # a part may lie in another one
    stops = list(dict.fromkeys(_stops(parts)))
    place = stops.index(here) if here in stops else -1
    after = stops[place + 1 :] + stops[: max(0, place)]
    if not forward:
        after = stops[: max(0, place)][::-1] + stops[place + 1 :][::-1]
    return next((one for one in after if _reachable(one)), None)


def go_to(stop: QWidget, forward: bool) -> None:
    """Give a stop the focus, and bring it into sight where it lies in something that scrolls."""
    stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    around = stop.parentWidget()
    while around is not None and not around.isWindow():
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(stop, 0, MARGIN)
        around = around.parentWidget()


def _stops(parts: Iterable[QWidget]) -> Iterator[QWidget]:
    for part in parts:
        yield from (one for one in (part, *part.findChildren(QWidget)) if one.focusProxy() is None)


def _reachable(one: QWidget) -> bool:
    return bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) and one.isVisible() and one.isEnabled()
