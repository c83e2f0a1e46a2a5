"""The four flowers: plants that stand free on the face, with a round number and their character down the right side."""

from collections.abc import Callable
from typing import NamedTuple

from tile_art import palette as c
from tile_art.glyphs import Glyphs
from tile_art.svg import Point, around, circle, leaf, path, petal, placed, polar, stroke, taper

MARK_X, NUMBER_Y, NAME_Y = 244.0, 58.0, 124.0


def plum_blossom(light: bool = False) -> str:
    """A blossom of radius 50 round the origin."""
    fill, line = (c.BLOSSOM_LIGHT, c.BLOSSOM_DARK) if light else (c.BLOSSOM, c.PAPER)
    petals = "".join(circle(*polar(0, 0, 26, a), 22, fill, stroke=line, stroke_width=3.5) for a in around(5))
    threads = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(0, 0, 8, a), *polar(0, 0, 24, a)) for a in around(10)
    )
    return (
        petals
        + circle(0, 0, 13, fill)
        + stroke(threads, c.AMBER_LIGHT if not light else c.BLOSSOM_DARK, 3)
        + circle(0, 0, 8, c.AMBER_LIGHT)
    )


def _bud(x: float, y: float, r: float) -> str:
    return circle(x, y, r, c.BLOSSOM, stroke=c.PAPER, stroke_width=3)


def _plum() -> str:
    trunk: list[Point] = [(60, 337), (94, 302), (104, 256), (80, 204), (104, 150), (146, 112), (156, 72)]
    branch: list[Point] = [(100, 288), (150, 286), (196, 262), (236, 222), (248, 190)]
    wood = path(taper(trunk, (20, 26, 20, 15, 12, 9, 4)), c.BARK) + path(taper(branch, (18, 15, 12, 8, 4)), c.BARK)
    twigs = stroke("M82 204Q60 180 54 150M196 262Q226 268 246 288", c.BARK, 6)
    buds = _bud(157, 66, 12) + _bud(53, 142, 13) + _bud(250, 182, 12) + _bud(252, 292, 14)
    flowers = placed(plum_blossom(), 100, 214, 12, 1.02)
    flowers += placed(plum_blossom(), 184, 274, -14, 1.12) + placed(plum_blossom(), 134, 124, 30, 0.74)
    return wood + twigs + buds + flowers


def _orchid_bloom() -> str:
    """A bloom of radius 48 round the origin: three narrow sepals, two broad petals and a lip."""
    sepals = "".join(petal(0, 0, a, 50, 24, 4, 0.55) for a in (-90, 38, 142))
    wings = "".join(petal(0, 0, a, 46, 34, 4, 0.75) for a in (-162, -18))
    return (
        path(sepals, c.ORCHID_DARK)
        + path(wings, c.ORCHID)
        + path(petal(0, 0, 90, 34, 26, 2, 0.8), c.ORCHID_LIGHT, stroke=c.ORCHID_DARK, stroke_width=3)
        + circle(0, 2, 8, c.AMBER_LIGHT)
    )


def _orchid() -> str:
    blades: tuple[tuple[list[Point], str], ...] = (
        ([(140, 342), (112, 250), (72, 192), (36, 208)], c.LEAF),
        ([(152, 342), (196, 286), (236, 262), (264, 288)], c.LEAF),
        ([(146, 344), (120, 240), (88, 140), (84, 84)], c.LEAF_DARK),
        ([(144, 344), (104, 300), (72, 276), (42, 290)], c.LEAF_LIGHT),
        ([(150, 344), (184, 316), (214, 314), (240, 334)], c.LEAF_LIGHT),
    )
    body = "".join(path(taper(points, (5, 17, 13, 2)), colour) for points, colour in blades)
    body += path(taper([(148, 344), (150, 260), (158, 190), (150, 120)], (7, 7, 6, 4)), c.LEAF_DARK)
    body += stroke("M152 250Q176 238 196 218", c.LEAF_DARK, 5)
    return body + placed(_orchid_bloom(), 150, 122, -8, 1.05) + placed(_orchid_bloom(), 208, 214, 14)


def _chrysanthemum() -> str:
    stem = path(taper([(128, 200), (136, 280), (131, 341)], (10, 11, 13)), c.LEAF_DARK)
    leaves = ""
    for root, tip in (((132, 330), (34, 304)), ((134, 318), (240, 282))):
        mid = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2)
        side = 1 if tip[0] > root[0] else -1
        leaves += path(leaf(root, tip, 34), c.LEAF) + path(leaf(mid, (mid[0] + side * 24, mid[1] - 40), 16), c.LEAF)
        leaves += path(leaf(root, (mid[0] + side * 26, mid[1] + 24), 16), c.LEAF)
        leaves += stroke(
            f"M{root[0]} {root[1]}L{root[0] + (tip[0] - root[0]) * 0.72:.0f} {root[1] + (tip[1] - root[1]) * 0.72:.0f}",
            c.PAPER,
            3,
        )
    x, y = 124, 194
    bloom = ""
    for count, turn, length, width, fill in (
        (18, -90, 92, 24, c.AMBER_DARK),
        (16, -79, 76, 22, c.AMBER),
        (12, -90, 54, 22, c.AMBER_LIGHT),
        (8, -68, 34, 20, c.AMBER),
    ):
        d = "".join(petal(x, y, a, length, width, 6, 0.9) for a in around(count, turn))
        bloom += path(d, fill, stroke=c.AMBER_DARK, stroke_width=2)
    return stem + leaves + bloom + circle(x, y, 9, c.AMBER_DARK)


def _stalk(x: float, top: float, bottom: float, width: float, lean: float, joints: int, colour: str) -> str:
    """A stalk cut at its joints by gaps of paper."""
    step = (bottom - top) / joints
    body = ""
    for i in range(joints):
        y0, y1 = top + i * step + 3, top + (i + 1) * step - 3
        x0, x1 = x + lean * (bottom - y0), x + lean * (bottom - y1)
        w = width / 2
        body += (
            f"M{x0 - w:.1f} {y0:.1f}Q{x0:.1f} {y0 + 5:.1f} {x0 + w:.1f} {y0:.1f}"
            f"Q{(x0 + x1) / 2 + w * 0.7:.1f} {(y0 + y1) / 2:.1f} {x1 + w:.1f} {y1:.1f}"
            f"Q{x1:.1f} {y1 + 5:.1f} {x1 - w:.1f} {y1:.1f}Q{(x0 + x1) / 2 - w * 0.7:.1f} {(y0 + y1) / 2:.1f} "
            f"{x0 - w:.1f} {y0:.1f}Z"
        )
    return path(body, colour)


def _spray(x: float, y: float, angles: tuple[float, ...], length: float, colour: str) -> str:
    d = "".join(leaf((x, y), polar(x, y, length * (1 - 0.08 * (i % 2)), a), 13) for i, a in enumerate(angles))
    return path(d, colour, stroke=c.PAPER, stroke_width=2)


def _bamboo() -> str:
    return (
        _stalk(154, 170, 344, 19, 0.12, 3, c.LEAF_LIGHT)
        + _stalk(94, 66, 344, 27, 0.04, 4, c.LEAF)
        + stroke("M104 134Q124 128 142 116M176 226Q194 222 206 214M96 204Q78 202 66 194", c.LEAF_DARK, 5)
        + _spray(140, 116, (-22, 30, 66, 104), 76, c.LEAF_DARK)
        + _spray(204, 212, (-8, 34, 72, 112), 72, c.LEAF_DARK)
        + _spray(68, 194, (56, 96, 134), 72, c.LEAF_DARK)
    )


class Flower(NamedTuple):
    """A Flower's character and its drawing."""

    name: str
    draw: Callable[[], str]


FLOWERS = (Flower("梅", _plum), Flower("蘭", _orchid), Flower("菊", _chrysanthemum), Flower("竹", _bamboo))


def flower(glyphs: Glyphs, kind: Flower, number: int) -> str:
    """The face of a flower: plant, red round number, name."""
    return (
        kind.draw()
        + circle(MARK_X, NUMBER_Y, 30, c.RED)
        + glyphs.draw(str(number), MARK_X, NUMBER_Y, 56, c.PAPER, 1)
        + glyphs.draw(kind.name, MARK_X, NAME_Y, 62, c.INK)
    )
