"""Where the circles and the bamboos stand: plain data, also read by the tests.

Everything is centred on the face, not on the whole tile, and the larger counts use smaller marks so that the margin
stays about the same on every tile.
"""

from typing import NamedTuple

from tile_art import palette as c
from tile_art.body import CX, CY


class Coin(NamedTuple):
    """A circle on a tile."""

    x: float
    y: float
    r: float
    colour: str


class Stick(NamedTuple):
    """A bamboo on a tile."""

    x: float
    y: float
    height: float
    width: float
    colour: str
    angle: float = 0.0


ROSETTE_RADIUS = 112.0


def _grid(columns: tuple[float, ...], rows: tuple[tuple[float, str], ...], r: float) -> list[Coin]:
    return [Coin(CX + dx, CY + dy, r, colour) for dy, colour in rows for dx in columns]


def _pair(dx: float, dy: float, r: float, left: str, right: str) -> list[Coin]:
    return [Coin(CX - dx, CY + dy, r, left), Coin(CX + dx, CY + dy, r, right)]


def _diagonal(dx: float, dy: float, r: float, shift: float = 0.0) -> list[Coin]:
    steps = ((-1, c.GREEN), (0, c.RED), (1, c.BLUE))
    return [Coin(CX + step * dx, CY + shift + step * dy, r, colour) for step, colour in steps]


def coins(count: int) -> list[Coin]:
    """The circles of the COUNT of circles, 2 to 9."""
    match count:
        case 2:
            return _grid((0,), ((-74, c.GREEN), (74, c.BLUE)), 63)
        case 3:
            return _diagonal(68, 98, 50)
        case 4:
            return _pair(64, -82, 54, c.BLUE, c.GREEN) + _pair(64, 82, 54, c.GREEN, c.BLUE)
        case 5:
            corners = _pair(71, -98, 46, c.BLUE, c.GREEN) + _pair(71, 98, 46, c.GREEN, c.BLUE)
            return [*corners, Coin(CX, CY, 46, c.RED)]
        case 6:
            return _grid((-52, 52), ((-104, c.GREEN), (12, c.RED), (104, c.RED)), 40)
        case 7:
            top = [coin._replace(colour=c.GREEN) for coin in _diagonal(78, 31, 33, -84)]
            return top + _grid((-43, 43), ((30, c.RED), (114, c.RED)), 35)
        case 8:
            return _grid((-50, 50), tuple((dy, c.BLUE) for dy in (-111, -37, 37, 111)), 32)
        case 9:
            return _grid((-80, 0, 80), ((-102, c.GREEN), (0, c.RED), (102, c.BLUE)), 34)
    raise ValueError(count)


def _sticks(columns: tuple[tuple[float, str], ...], dy: float, height: float, width: float = 34) -> list[Stick]:
    return [Stick(CX + dx, CY + dy, height, width, colour) for dx, colour in columns]


def _eight() -> list[Stick]:
    """The W above the M; the leaning sticks keep clear of their neighbours at both ends."""
    result = []
    for dy, lean, colour in ((-80, 1, c.GREEN), (80, -1, c.BLUE)):
        for side in (-1, 1):
            result.append(Stick(CX + side * 103, CY + dy, 144, 28, colour))
            result.append(Stick(CX + side * 43, CY + dy, 144, 28, colour, -side * lean * 22))
    return result


def sticks(count: int) -> list[Stick]:
    """The bamboos of the COUNT of bamboos, 2 to 9."""
    two, three = 62, 84
    greens = ((-three, c.GREEN), (0, c.GREEN), (three, c.GREEN))
    blues = ((-three, c.BLUE), (0, c.BLUE), (three, c.BLUE))
    match count:
        case 2:
            return _sticks(((0, c.GREEN),), -80, 142, 40) + _sticks(((0, c.BLUE),), 80, 142, 40)
        case 3:
            bottom = _sticks(((-two, c.GREEN), (two, c.GREEN)), 80, 142, 40)
            return _sticks(((0, c.BLUE),), -80, 142, 40) + bottom
        case 4:
            top = _sticks(((-two, c.BLUE), (two, c.GREEN)), -80, 142, 40)
            return top + _sticks(((-two, c.GREEN), (two, c.BLUE)), 80, 142, 40)
        case 5:
            top = _sticks(((-74, c.GREEN), (74, c.BLUE)), -80, 142, 38)
            bottom = _sticks(((-74, c.BLUE), (74, c.GREEN)), 80, 142, 38)
            return top + bottom + _sticks(((0, c.RED),), 0, 142, 38)
        case 6:
            return _sticks(greens, -80, 142, 38) + _sticks(blues, 80, 142, 38)
        case 7:
            return _sticks(((0, c.RED),), -105, 92) + _sticks(greens, 0, 92) + _sticks(blues, 105, 92)
        case 8:
            return _eight()
        case 9:
            columns = ((-three, c.GREEN), (0, c.RED), (three, c.BLUE))
            return [stick for dy in (-105, 0, 105) for stick in _sticks(columns, dy, 92)]
    raise ValueError(count)
