"""The circles and the bamboos."""

from tile_art import palette as c
from tile_art.body import CX, CY
from tile_art.layout import ROSETTE_RADIUS, Coin, Stick, coins, sticks
from tile_art.svg import around, circle, path, petal, placed, polar, rect, ring

# Below this radius the flower in a circle would be a blur, so the smaller circles have plain rings.
FLOWER_FROM = 45.0


def _coin(coin: Coin) -> str:
    x, y, r, colour = coin
    if r < FLOWER_FROM:
        return (
            circle(x, y, r, colour)
            + ring(x, y, r * 0.66, c.PAPER, r * 0.18)
            + circle(x, y, r * 0.25, c.PAPER)
            + circle(x, y, r * 0.1, colour)
        )
    flower = "".join(petal(x, y, a, r * 0.47, r * 0.19, r * 0.17) for a in around(8))
    return (
        circle(x, y, r, colour)
        + ring(x, y, r * 0.72, c.PAPER, r * 0.14)
        + path(flower, c.PAPER)
        + circle(x, y, r * 0.11, c.PAPER)
    )


def _rosette() -> str:
    """The one of circles: a wheel of petals round a red flower."""
    r = ROSETTE_RADIUS
    outer = "".join(petal(CX, CY, a, r, 44, 62, 0.9) for a in around(16))
    hearts = "".join(petal(CX, CY, a, r - 13, 15, 76, 0.8) for a in around(16))
    beads = "".join(circle(*polar(CX, CY, 55, a), 4.6, c.GOLD) for a in around(16, -78.75))
    return (
        path(outer, c.GREEN)
        + path(hearts, c.PAPER)
        + circle(CX, CY, 71, c.PAPER)
        + circle(CX, CY, 65, c.BLUE)
        + beads
        + circle(CX, CY, 45, c.PAPER)
        + path("".join(petal(CX, CY, a, 41, 25, 10, 0.8) for a in around(8)), c.RED)
        + circle(CX, CY, 14, c.PAPER)
        + circle(CX, CY, 9, c.GOLD)
    )


def circles(count: int, colour: str | None = None) -> str:
    """The face of the COUNT of circles; COLOUR paints all of it in one colour."""
    if count == 1:
        return _rosette()
    return "".join(_coin(coin._replace(colour=colour or coin.colour)) for coin in coins(count))


def _stick(stick: Stick) -> str:
    """A length of bamboo: two joints between three nodes, with a light along each joint."""
    w, h = stick.width, stick.height
    node, tube = w * 0.34, w * 0.76
    joint = (h - 3 * node) / 2
    body = rect(-tube / 2, -h / 2 + node / 2, tube, h - node, 2, stick.colour)
    for y in (-h / 2, -node / 2, h / 2 - node):
        body += rect(-w / 2, y, w, node, node / 2, stick.colour)
    for y in (-h / 2 + node, node / 2):
        body += rect(-w * 0.1, y + joint * 0.1, w * 0.2, joint * 0.8, w * 0.1, c.PAPER)
    return placed(body, stick.x, stick.y, stick.angle)


def bamboos(count: int, colour: str | None = None) -> str:
    """The face of the COUNT of bamboos, from 2 on; the bird of the one has a file of its own."""
    return "".join(_stick(stick._replace(colour=colour or stick.colour)) for stick in sticks(count))
