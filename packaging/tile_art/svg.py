"""Small functions that write SVG: numbers, elements, smooth outlines.

Only what QtSvg (roughly SVG Tiny 1.2) draws is used: no filters, no style sheets, no clip paths and no masks.
"""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def num(value: float) -> str:
    """VALUE with at most one decimal; more would only make the files bigger."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def pair(point: Point) -> str:
    """A point as SVG writes it."""
    return f"{num(point[0])} {num(point[1])}"


def _attributes(values: dict[str, str | float]) -> str:
    return "".join(f' {k.replace("_", "-")}="{v if isinstance(v, str) else num(v)}"' for k, v in values.items())


def element(name: str, **attributes: str | float) -> str:
    """An element without content."""
    return f"<{name}{_attributes(attributes)}/>"


def group(body: str, **attributes: str | float) -> str:
    """Elements under common attributes."""
    return f"<g{_attributes(attributes)}>{body}</g>"


def placed(body: str, x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """BODY, drawn around the origin, moved to (x, y), turned and scaled."""
    transform = f"translate({num(x)} {num(y)})"
    if angle:
        transform += f" rotate({num(angle)})"
    if scale != 1.0:
        transform += f" scale({scale:.3g})"
    return group(body, transform=transform)


def circle(x: float, y: float, r: float, fill: str, **more: str | float) -> str:
    """A filled circle."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **more)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: str | float) -> str:
    """A filled ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def ring(x: float, y: float, r: float, colour: str, width: float) -> str:
    """A circle's line."""
    return circle(x, y, r, "none", stroke=colour, stroke_width=width)


def rect(x: float, y: float, w: float, h: float, rx: float, fill: str, **more: str | float) -> str:
    """A rectangle with rounded corners."""
    return element("rect", x=x, y=y, width=w, height=h, rx=rx, fill=fill, **more)


def path(d: str, fill: str, **more: str | float) -> str:
    """A filled path."""
    return element("path", d=d, fill=fill, **more)


def stroke(d: str, colour: str, width: float, **more: str | float) -> str:
    """An open line with round ends."""
    return path(d, "none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """The point at distance R of (x, y); 0 degrees is to the right, 90 is down."""
    a = math.radians(degrees)
    return x + r * math.cos(a), y + r * math.sin(a)


def smooth(points: Sequence[Point], closed: bool = False, move: bool = True) -> str:
    """A curve through all POINTS (Catmull-Rom, written as cubic Béziers)."""
    count = len(points)
    parts = [f"M{pair(points[0])}" if move else f"L{pair(points[0])}"]
    for i in range(count if closed else count - 1):
        p1, p2 = points[i], points[(i + 1) % count]
        p0 = points[i - 1] if closed or i else p1
        p3 = points[(i + 2) % count] if closed or i + 2 < count else p2
        c1 = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        c2 = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        parts.append(f"C{pair(c1)} {pair(c2)} {pair(p2)}")
    return "".join(parts) + ("Z" if closed else "")


def _normals(points: Sequence[Point]) -> list[Point]:
    result = []
    for i in range(len(points)):
        ax, ay = points[max(i - 1, 0)]
        bx, by = points[min(i + 1, len(points) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        result.append(((ay - by) / length, (bx - ax) / length))
    return result


def taper(points: Sequence[Point], widths: Sequence[float]) -> str:
    """The outline of a brush stroke through POINTS that has the given width at each of them."""
    normals = _normals(points)
    left = [(x + nx * w / 2, y + ny * w / 2) for (x, y), (nx, ny), w in zip(points, normals, widths, strict=True)]
    right = [(x - nx * w / 2, y - ny * w / 2) for (x, y), (nx, ny), w in zip(points, normals, widths, strict=True)]
    return smooth(left) + smooth(right[::-1], move=False) + "Z"


def petal(
    x: float, y: float, angle: float, length: float, width: float, start: float = 0.0, blunt: float = 0.72
) -> str:
    """A petal that grows from (x, y); START leaves a hole in the middle of the flower, BLUNT says how round its end is.

    BLUNT is how far along the petal its widest part lies: 0.5 gives a pointed leaf, 0.8 a rounded tongue.
    """
    sx, sy = polar(x, y, start, angle)
    ex, ey = polar(x, y, length, angle)
    a = math.radians(angle)
    nx, ny = -math.sin(a) * width / 2, math.cos(a) * width / 2
    span = length - start
    ux, uy = math.cos(a) * span, math.sin(a) * span
    lean = min(max(blunt, 0.0), 1.0)

    def side(sign: float) -> tuple[Point, Point]:
        near = (sx + ux * lean * 0.45 + nx * sign * 0.9, sy + uy * lean * 0.45 + ny * sign * 0.9)
        far = (sx + ux * (0.55 + lean * 0.45) + nx * sign * 1.3, sy + uy * (0.55 + lean * 0.45) + ny * sign * 1.3)
        return near, far

    (n1, f1), (n2, f2) = side(1), side(-1)
    return f"M{pair((sx, sy))}C{pair(n1)} {pair(f1)} {pair((ex, ey))}C{pair(f2)} {pair(n2)} {pair((sx, sy))}Z"


def leaf(start: Point, end: Point, width: float, bend: float = 0.0) -> str:
    """A leaf with two sharp ends; BEND pushes its middle sideways."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = (y0 - y1) / length, (x1 - x0) / length
    mx, my = x0 + (x1 - x0) * 0.45, y0 + (y1 - y0) * 0.45
    one = (mx + nx * (bend + width), my + ny * (bend + width))
    two = (mx + nx * (bend - width), my + ny * (bend - width))
    return f"M{pair(start)}Q{pair(one)} {pair(end)}Q{pair(two)} {pair(start)}Z"


def around(count: int, first: float = -90.0) -> Iterable[float]:
    """COUNT evenly spaced angles, from FIRST (straight up unless told otherwise)."""
    return (first + 360.0 * i / count for i in range(count))
