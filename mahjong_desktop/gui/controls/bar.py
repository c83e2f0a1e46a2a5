"""The strip along the top or the bottom of a window."""

from __future__ import annotations

from typing import Literal

from PySide6.QtWidgets import QFrame, QHBoxLayout

from mahjong_desktop.gui.theme import Space


class Bar(QFrame):
    """Its widgets stand in `row`: along the top ("bar") or along the bottom ("foot")."""

    def __init__(self, role: Literal["bar", "foot"], height: int = Space.S) -> None:
        """`height`: the room above and below the row."""
        super().__init__()
        self.setProperty("role", role)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(Space.XL, height, Space.XL, height)
        self.row.setSpacing(Space.S)
