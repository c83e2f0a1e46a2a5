"""A card or a column that scrolls up and down."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea

from mahjong_desktop.gui.controls.fade import DEPTH, Fade
from mahjong_desktop.gui.theme import Theme


class FadingArea(QScrollArea):
    """A form whose cut edges fade into the ground.

    `ground`: the colour around it, by its token. The bar is looked at from `follow_bar` on, which the first page puts
    off until it scrolls.
    """

    def __init__(self, theme: Theme, ground: str) -> None:
        super().__init__()
        self._theme = theme
        self._ground = ground
        self._fade: Fade | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def follow_bar(self) -> None:
        """Fade from now on where there is more."""
        if self._fade is None:
            self._fade = Fade(self, self._theme, self._ground, DEPTH)
