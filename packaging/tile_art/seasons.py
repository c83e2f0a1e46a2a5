"""The four seasons: scenes in a round window, with their character above and a number in a blue square.

There are no clip paths, so everything in a window is drawn to stay inside it; ground and water are circle segments.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

from tile_art import palette as c
from tile_art.flowers import plum_blossom
from tile_art.glyphs import Glyphs
from tile_art.svg import around, circle, pair, path, petal, placed, polar, rect, ring, stroke, taper

X, Y, R = 150.0, 235.0, 103.0
NAME_Y = 75.0


def _segment(top: float, fill: str) -> str:
    """The part of the window below the height TOP (from the window's middle)."""
    half = math.sqrt(R * R - top * top)
    return path(f"M{X - half:.1f} {Y + top:.1f}A{R:.0f} {R:.0f} 0 {int(top < 0)} 0 {X + half:.1f} {Y + top:.1f}Z", fill)


def _window(sky: str, frame: str) -> tuple[str, str]:
    return circle(X, Y, R, sky), ring(X, Y, R, frame, 8)


def _swallow() -> str:
    """A swallow flying to the right, about 170 long, round the origin."""
    far_wing = "M22 -10C2 -32 -18 -64 -58 -84C-46 -52 -40 -28 -16 -6Z"
    near_wing = "M30 4C18 34 10 62 -22 92C-24 58 -22 30 -12 8Z"
    body = "M74 0C66 -16 44 -18 22 -14C-6 -10 -26 -6 -44 -4L-98 -26C-88 -14 -76 -6 -64 0C-76 6 -88 16 -96 30L-42 10"
    body += "C-20 16 6 20 28 16C48 12 62 6 74 0Z"
    belly = "M44 9C36 14 20 18 -14 11C8 8 34 8 58 6Z"
    return (
        path(far_wing, "#33507f")
        + path(body, c.INK)
        + path(belly, c.PAPER)
        + path("M72 2C60 -1 50 2 42 9C54 11 64 8 72 2Z", c.RED)
        + path(near_wing, "#27406b", stroke="#e6f2d8", stroke_width=3)
        + circle(56, -8, 3, c.PAPER)
    )


def _spring() -> str:
    sky, frame = _window("#e6f2d8", c.LEAF)
    branch = path(taper([(74, 304), (112, 301), (150, 313), (196, 301)], (10, 8, 6, 3)), c.BARK)
    flowers = placed(plum_blossom(True), 98, 288, 10, 0.52) + placed(plum_blossom(True), 146, 305, -20, 0.46)
    flowers += placed(plum_blossom(True), 194, 296, 30, 0.36)
    return sky + branch + flowers + placed(_swallow(), 157, 211, -24, 0.88) + frame


def _lotus() -> str:
    """A lotus of width 150 whose foot is the origin."""
    back = "".join(petal(0, 0, a, 96, 44, 0, 0.55) for a in (-115, -90, -65))
    sides = "".join(petal(0, 0, a, 92, 42, 0, 0.55) for a in (-152, -28))
    front = "".join(petal(0, 0, a, 80, 46, 0, 0.6) for a in (-130, -50))
    mid = petal(0, 4, -90, 74, 50, 0, 0.6)
    line: dict[str, str | float] = {"stroke": c.BLOSSOM_DARK, "stroke_width": 3.0}
    return (
        path(back, c.BLOSSOM_LIGHT, **line)
        + path(sides, c.BLOSSOM_LIGHT, **line)
        + path(front, "#e8668c", **line)
        + path(mid, "#f7c3d0", **line)
    )


def _summer() -> str:
    sky, frame = _window("#d3ecf3", c.BLUE)
    sun = circle(199, 174, 20, c.AMBER)
    water = _segment(38, "#4b98bf")
    pads = path("M150 293m-78 0a78 18 0 1 0 156 0a78 18 0 1 0 -156 0Z", c.LEAF)
    ripples = stroke("M118 322h40M172 322h12", "#d3ecf3", 4)
    return sky + sun + water + pads + ripples + placed(_lotus(), 150, 293, 0, 1.0) + frame


def _maple() -> str:
    """A leaf of the Japanese maple round the origin, its stalk pointing down."""
    lobes = ((-90, 84, 34), (-134, 80, 32), (-46, 80, 32), (-176, 66, 27), (-4, 66, 27), (144, 40, 18), (36, 40, 18))
    d = "".join(petal(0, 0, a, length, width, 0, 0.5) for a, length, width in lobes)
    veins = "".join("M0 0L{:.0f} {:.0f}".format(*polar(0, 0, length * 0.7, a)) for a, length, _ in lobes[:5])
    return (
        stroke("M0 0Q4 36 -8 66", "#8d1420", 6) + path(d, c.RED) + circle(0, 0, 12, c.RED) + stroke(veins, "#f4a45c", 3)
    )


def _autumn() -> str:
    sky, frame = _window("#f6c45e", c.AMBER_DARK)
    moon = circle(172, 213, 62, "#fff3cf")
    small = placed(_maple(), 199, 290, 40, 0.3)
    return sky + moon + placed(_maple(), 142, 245, -14, 1.0) + small + frame


def _pine() -> str:
    """A pine with snow on its three tiers; its foot is the origin, its height 150."""
    body = rect(-8, -24, 16, 26, 2, "#4b3426")
    for top, half, height in ((-84, 66, 66), (-118, 52, 60), (-150, 38, 54)):
        low = top + height
        body += path(f"M0 {top}L{half} {low}Q0 {low + 10} {-half} {low}Z", "#1b6b45")
        k = 0.62
        edge = top + height * k
        w = half * k
        body += path(
            f"M0 {top}L{w:.1f} {edge:.1f}Q{w * 0.72:.1f} {edge + 10:.1f} {w * 0.4:.1f} {edge - 5:.1f}"
            f"Q{w * 0.1:.1f} {edge + 14:.1f} {-w * 0.25:.1f} {edge - 4:.1f}"
            f"Q{-w * 0.66:.1f} {edge + 11:.1f} {-w:.1f} {edge:.1f}Z",
            c.PAPER,
        )
    return body


def _flake(x: float, y: float, r: float) -> str:
    """A six-armed snow crystal."""
    arms = ""
    for a in around(6):
        arms += f"M{pair((x, y))}L{pair(polar(x, y, r, a))}"
        fork = polar(x, y, r * 0.55, a)
        arms += f"M{pair(polar(*fork, r * 0.4, a - 50))}L{pair(fork)} {pair(polar(*fork, r * 0.4, a + 50))}"
    return stroke(arms, c.PAPER, r * 0.16)


def _winter() -> str:
    sky, frame = _window("#2b5487", "#17365f")
    flakes = "".join(
        circle(X + dx, Y + dy, r, c.PAPER)
        for dx, dy, r in ((-32, -80, 5), (32, -84, 4), (82, 2, 4), (-84, 12, 5), (-44, -8, 4), (56, -4, 4))
    )
    flakes += _flake(X - 56, Y - 44, 19) + _flake(X + 62, Y - 44, 15)
    return sky + flakes + _segment(56, "#eaf1f5") + placed(_pine(), X, Y + 76, 0, 1.0) + frame


class Season(NamedTuple):
    """A Season's character and its drawing."""

    name: str
    draw: Callable[[], str]


SEASONS = (Season("春", _spring), Season("夏", _summer), Season("秋", _autumn), Season("冬", _winter))


def season(glyphs: Glyphs, kind: Season, number: int) -> str:
    """The face of a season: window, name, number in a blue square."""
    return (
        kind.draw()
        + glyphs.draw(kind.name, X, NAME_Y, 82, c.INK, 1)
        + rect(217, 31, 54, 54, 10, c.BLUE)
        + glyphs.draw(str(number), 244, 58, 56, c.PAPER, 1)
    )
