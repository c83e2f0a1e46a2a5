"""Many tiles, one stop for the Tab key: arrow keys lead on from there, and Tab comes back to where one was."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt

from mahjong_desktop.gui.tiles.tile_button import TileButton


class OneStop:
    """Which of the tiles that were added the Tab key stops at: the last that had the focus."""

    def __init__(self) -> None:
        self._stop: TileButton | None = None

    def add(self, button: TileButton) -> None:
        """One more tile. The first of all is where Tab begins."""
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.focus_came.connect(partial(self.move, button))
        if self._stop is None:
            self.move(button)

    def move(self, button: TileButton) -> None:
        """Stop at this one."""
        if button is not self._stop:
            if self._stop is not None:
                self._stop.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._stop = button
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def clear(self) -> None:
        """None of them any more."""
        self._stop = None
