"""The tile itself: ivory face, ivory side and green back, the same for every tile, and the picture of the back."""

from tile_art import palette as c
from tile_art.svg import around, circle, pair, path, petal, rect, ring

WIDTH, HEIGHT = 300, 400
INSET = 3.0
FACE_HEIGHT = 362.0
SIDE_HEIGHT = 377.0
RADIUS = 30.0

# The face without its edge line; drawings stay well inside.
FACE_LEFT, FACE_TOP = INSET, INSET
FACE_RIGHT, FACE_BOTTOM = WIDTH - INSET, INSET + FACE_HEIGHT
CX, CY = WIDTH / 2, INSET + FACE_HEIGHT / 2


def gradient(name: str, top: str, bottom: str) -> str:
    """A gradient from top to bottom, by its name within the file."""
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
    )


def _layer(height: float, fill: str, line: str) -> str:
    """One layer of the tile; the line makes the edge visible on white paper, on felt and on a dark card."""
    w = WIDTH - 2 * INSET
    return rect(INSET, INSET, w, height, RADIUS, fill, stroke=line, stroke_width=2.4)


def document(body: str, defs: str = "", width: int = WIDTH, height: int = HEIGHT) -> str:
    """A whole SVG file."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return f"{head}{f'<defs>{defs}</defs>' if defs else ''}{body}</svg>\n"


def face_defs() -> str:
    """The gradients of the tile's body."""
    return (
        gradient("f", c.FACE_TOP, c.FACE_BOTTOM)
        + gradient("s", c.SIDE_TOP, c.SIDE_BOTTOM)
        + gradient("b", c.BASE_TOP, c.BASE_BOTTOM)
    )


def face_body() -> str:
    """The empty tile, face up: seen from the front, the ivory side and the green back show below the face."""
    return (
        _layer(HEIGHT - 2 * INSET, "url(#b)", c.BACK_LINE)
        + _layer(SIDE_HEIGHT, "url(#s)", c.FACE_LINE)
        + _layer(FACE_HEIGHT, "url(#f)", c.FACE_LINE)
    )


def tile(drawing: str) -> str:
    """A whole tile with this drawing on its face."""
    return document(face_body() + drawing, face_defs())


def _lozenges() -> str:
    """A trellis of small lozenges, laid out so that the frame need not cut any of them."""
    d = ""
    for row in range(13):
        for column in range(6 if row % 2 else 7):
            x = CX + (column - (2.5 if row % 2 else 3)) * 33
            y = CY + (row - 6) * 23
            if ((x - CX) / 86) ** 2 + ((y - CY) / 86) ** 2 < 1:
                continue
            d += f"M{pair((x, y - 9))}L{pair((x + 12, y))} {pair((x, y + 9))} {pair((x - 12, y))}Z"
    return path(d, "#4fae7a")


def back_body() -> str:
    """The empty tile lying face down: green on top, its ivory side below."""
    return (
        _layer(HEIGHT - 2 * INSET, "url(#s)", c.FACE_LINE)
        + _layer(SIDE_HEIGHT, "#17573a", c.BACK_LINE)
        + _layer(FACE_HEIGHT, "url(#b)", c.BACK_LINE)
    )


def back() -> str:
    """A tile lying face down, with a rosette on a trellis."""
    frame = "".join(
        rect(gap, gap, WIDTH - 2 * gap, FACE_HEIGHT + 2 * INSET - 2 * gap, r, "none", stroke=line, stroke_width=w)
        for gap, r, line, w in ((20, 18, c.AMBER_LIGHT, 4.5), (29, 11, "#8fd0a8", 2))
    )
    rosette = (
        circle(CX, CY, 76, "#1a6540")
        + ring(CX, CY, 76, c.AMBER_LIGHT, 4.5)
        + path("".join(petal(CX, CY, a, 68, 24, 28) for a in around(12)), "#8fd0a8")
        + path("".join(petal(CX, CY, a, 46, 18, 16) for a in around(12, -75)), c.AMBER_LIGHT)
        + circle(CX, CY, 19, c.PAPER)
        + circle(CX, CY, 9, "#1a6540")
    )
    defs = gradient("s", c.SIDE_TOP, c.SIDE_BOTTOM) + gradient("b", c.BACK_TOP, c.BACK_BOTTOM)
    return document(back_body() + frame + _lozenges() + rosette, defs)
