"""What the cells of the table page's models say besides their text."""

from __future__ import annotations

from PySide6.QtCore import Qt

from mahjong_desktop.models.rows_model import ITEM_ROLE

SIGN_ROLE = ITEM_ROLE + 1
"""1 a gain, −1 a loss, 0 neither; None where it is no change. The text has the sign too."""
FORMS_ROLE = ITEM_ROLE + 2
"""The same text in several lengths, the longest first, where a column has them."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def sign(number: int) -> int:
    """1, 0 or −1."""
    return (number > 0) - (number < 0)
