"""The one of bamboos: a peacock that sits on a bamboo, its train hanging down."""

from tile_art import palette as c
from tile_art.svg import Point, circle, ellipse, path, placed, polar, rect, smooth, stroke, taper

# Tip of each feather of the train, in the order they are painted (back to front), and how far its middle bows out.
TRAIN: tuple[tuple[Point, float], ...] = (
    ((56, 216), 6),
    ((118, 340), 14),
    ((52, 262), 14),
    ((84, 324), 18),
    ((58, 300), 20),
)
TAIL_ROOT: Point = (150, 196)


def _feather(tip: Point, bow: float) -> str:
    """A long feather with an eye; the paper-coloured line round it keeps neighbours apart."""
    (x0, y0), (x1, y1) = TAIL_ROOT, tip
    dx, dy = x1 - x0, y1 - y0
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = dy / length, -dx / length
    points = [
        (x0 + dx * t + nx * bow * 4 * t * (1 - t), y0 + dy * t + ny * bow * 4 * t * (1 - t))
        for t in (0.0, 0.3, 0.6, 0.84, 1.02, 1.11, 1.15)
    ]
    shape = path(taper(points, (10, 16, 26, 37, 36, 22, 6)), c.GREEN, stroke=c.PAPER, stroke_width=4)
    shape += stroke(smooth(points[1:4]), c.LEAF_LIGHT, 3)
    x, y = x0 + dx * 0.98, y0 + dy * 0.98
    return shape + circle(x, y, 12.5, c.AMBER_LIGHT) + circle(x, y, 8, c.BLUE)


def _crest() -> str:
    lines, tips = "", ""
    for angle in (-128, -100, -72):
        x, y = polar(204, 70, 40, angle)
        lines += stroke(f"M204 70L{x:.0f} {y:.0f}", c.BLUE, 4)
        tips += circle(x, y, 7, c.RED)
    return lines + tips


def _body() -> str:
    """Head, neck and breast in one line."""
    outline: list[Point] = [
        (206, 58),
        (228, 76),
        (226, 98),
        (220, 122),
        (228, 152),
        (232, 186),
        (216, 222),
        (182, 240),
        (146, 230),
        (128, 202),
        (152, 172),
        (176, 142),
        (182, 112),
        (182, 82),
    ]
    return path(smooth(outline, closed=True), c.BLUE, stroke=c.PAPER, stroke_width=4)


def _head() -> str:
    return path("M224 76L258 92L224 98Z", c.GOLD) + ellipse(208, 82, 11, 9, c.PAPER) + circle(210, 82, 5.5, c.INK)


def _wing() -> str:
    """Three rows of feathers: long green ones, gold ones, and the red shoulder."""
    root = (204, 168)
    rows = (
        (c.GREEN, 24, ((112, 246), (124, 262), (142, 270))),
        (c.GOLD, 24, ((134, 214), (146, 232), (164, 244))),
    )
    body = ""
    for colour, width, tips in rows:
        for x, y in tips:
            mid = ((root[0] + x) / 2, (root[1] + y) / 2)
            far = (root[0] + (x - root[0]) * 0.85, root[1] + (y - root[1]) * 0.85)
            body += path(
                taper([root, mid, far, (x, y)], (18, width, width * 0.9, 3)), colour, stroke=c.PAPER, stroke_width=3.5
            )
    shoulder: list[Point] = [(206, 152), (218, 172), (210, 196), (188, 212), (166, 208), (172, 184), (188, 162)]
    return body + path(smooth(shoulder, closed=True), c.RED, stroke=c.PAPER, stroke_width=3.5)


def _perch() -> str:
    body = rect(150, 306, 116, 22, 4, c.GREEN)
    body += "".join(rect(x, 302, 13, 30, 6, c.GREEN) for x in (144, 202, 258))
    body += "".join(rect(x, 314, 34, 5, 2.5, c.PAPER) for x in (163, 221))
    legs = stroke("M184 236L186 300M210 224L214 300", c.GOLD, 8)
    feet = stroke("M176 304h20M204 304h20", c.GOLD, 8)
    return body + legs + feet


def bird() -> str:
    """The peacock of the one of bamboos."""
    train = "".join(_feather(tip, bow) for tip, bow in TRAIN)
    return placed(_perch() + train + _crest() + _body() + _wing() + _head(), 9, 6, 0, 0.925)
