"""The tiles that are written: characters, winds and dragons."""

from tile_art import palette as c
from tile_art.body import CX, CY, FACE_BOTTOM, FACE_TOP, WIDTH
from tile_art.glyphs import Glyphs
from tile_art.svg import circle, path, rect

NUMBERS = "一二三四五六七八九"
WINDS = "東南西北"


def character(glyphs: Glyphs, count: int, colour: str | None = None) -> str:
    """The COUNT of characters; COLOUR paints all of it in one colour."""
    number = glyphs.draw(NUMBERS[count - 1], CX, 97, 132, colour or c.INK, 5)
    return number + glyphs.draw("萬", CX, 254, 172, colour or c.RED, 1.5)


def wind(glyphs: Glyphs, index: int) -> str:
    """The face of a wind, by its index from East."""
    return glyphs.draw(WINDS[index], CX, CY, 244, c.INK, 4)


def _white() -> str:
    """An empty frame with filled corners, as carved tiles have it."""
    left, top = 50.0, FACE_TOP + 47
    w, h = WIDTH - 2 * left, FACE_BOTTOM - FACE_TOP - 94
    x0, y0, x1, y1 = left + 24, top + 24, left + w - 24, top + h - 24
    k = 26.0
    corners = "".join(
        f"M{x:.0f} {y:.0f}h{dx * k:.0f}l{-dx * k:.0f} {dy * k:.0f}Z"
        for x, y, dx, dy in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1))
    )
    return (
        rect(left, top, w, h, 14, "none", stroke=c.BLUE, stroke_width=16)
        + rect(x0, y0, x1 - x0, y1 - y0, 2, "none", stroke=c.BLUE, stroke_width=5)
        + path(corners, c.BLUE)
    )


def dragon(glyphs: Glyphs, name: str) -> str:
    """The face of a dragon: white, green or red."""
    match name:
        case "white":
            return _white()
        case "green":
            return glyphs.draw("發", CX, CY, 244, c.GREEN, 4)
        case "red":
            return glyphs.draw("中", CX, CY, 258, c.RED, 5)
    raise ValueError(name)


def red_mark() -> str:
    """The mark of a red five: the top right corner of the face is filled and has a dot, seen also without colour."""
    x, y, k, r = WIDTH - 3, FACE_TOP, 76.0, 30.0
    d = f"M{x - k:.0f} {y:.0f}H{x - r:.0f}a{r:.0f} {r:.0f} 0 0 1 {r:.0f} {r:.0f}V{y + k:.0f}Z"
    return path(d, c.RED) + circle(x - 21, y + 21, 6.5, c.PAPER)
