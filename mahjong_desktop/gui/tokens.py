"""The measures of the look: type scale, spacing, radii and control heights. Colours are in `palette`."""

from enum import IntEnum
from typing import Final


class Type(IntEnum):
    """Type sizes in logical pixels, before the person's own text scale."""

    SMALL = 12
    BODY = 14
    TITLE = 17
    LARGE = 30
    HUGE = 58


class Space(IntEnum):
    """Distances: steps of four."""

    XS = 4
    S = 8
    M = 12
    L = 16
    XL = 20
    XXL = 24
    XXXL = 32


class Radius(IntEnum):
    """Corner radii."""

    CARD = 14
    CONTROL = 9
    CHIP = 999


CONTROL_HEIGHT: Final = 36
"""Least height of a control for a mouse."""

TOUCH_HEIGHT: Final = 44
"""Least height of a control for a finger."""
