"""The application icon: a red dragon tile leaning on one that lies face down.

Small sizes have drawings of their own on the pixel grid; the large drawing would only be a blur there.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tile_art import palette as c
from tile_art.body import CX, FACE_HEIGHT, HEIGHT, INSET, WIDTH, back_body, document, face_body, gradient
from tile_art.glyphs import Glyphs
from tile_art.honours import dragon
from tile_art.svg import path, placed, rect

NAME = "mahjong-desktop"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
FELT_TOP, FELT_BOTTOM, FELT_SMALL = "#37886a", "#1d5443", "#2c7259"


class Pixels(NamedTuple):
    """A small icon in whole pixels: the tile, the box of the character 中 and the thickness of its strokes."""

    tile: tuple[int, int, int, int]
    side: int
    box: tuple[int, int, int, int]
    bar: tuple[int, int]
    thin: int
    thick: int


SMALL = {
    16: Pixels((3, 1, 10, 13), 1, (4, 4, 8, 5), (2, 10), 1, 2),
    24: Pixels((4, 1, 16, 21), 2, (6, 6, 12, 7), (3, 15), 2, 2),
    32: Pixels((5, 2, 22, 28), 3, (8, 8, 16, 9), (5, 19), 2, 4),
}


def _small(size: int, spec: Pixels) -> str:
    x, y, w, h = spec.tile
    bx, by, bw, bh = spec.box
    t, half = spec.thin, spec.thick // 2
    middle = bx + bw // 2
    character = (
        f"M{bx} {by}h{bw}v{bh}h{-bw}ZM{bx + t} {by + t}v{bh - 2 * t}h{bw - 2 * t}v{2 * t - bh}Z"
        f"M{middle - half} {spec.bar[0]}h{spec.thick}v{spec.bar[1]}h{-spec.thick}Z"
    )
    radius = size / 10
    body = (
        rect(0, 0, size, size, size * 0.2, FELT_SMALL)
        + rect(x, y, w, h, radius, "#a8986f")
        + rect(x, y, w, h - spec.side, radius, c.FACE_TOP)
        + path(character, c.RED, fill_rule="nonzero")
    )
    return document(body, width=size, height=size)


def _shadow() -> str:
    w, h = WIDTH - 2 * INSET, HEIGHT - 2 * INSET
    return "".join(
        rect(INSET - grow, INSET + 16 - grow, w + 2 * grow, h + 2 * grow, 30 + grow, "#06251b", fill_opacity="0.16")
        for grow in (2, 8)
    )


def _large(glyphs: Glyphs) -> str:
    defs = (
        gradient("felt", FELT_TOP, FELT_BOTTOM)
        + gradient("f", c.FACE_TOP, c.FACE_BOTTOM)
        + gradient("s", c.SIDE_TOP, c.SIDE_BOTTOM)
        + gradient("b", c.BASE_TOP, c.BASE_BOTTOM)
    )
    rim = rect(20, 20, WIDTH - 40, FACE_HEIGHT - 34, 18, "none", stroke=c.AMBER_LIGHT, stroke_width=6)
    front = _centred(_shadow() + face_body() + dragon(glyphs, "red"))
    behind = _centred(_shadow() + back_body() + rim)
    body = (
        rect(8, 8, 496, 496, 108, "url(#felt)", stroke="#123d2f", stroke_width=4)
        + placed(behind, 312, 264, 14, 0.92)
        + placed(front, 224, 256, -7, 1.03)
    )
    return document(body, defs, 512, 512)


def _centred(drawing: str) -> str:
    """A tile drawing moved so that its middle is the origin."""
    return placed(drawing, -CX, -HEIGHT / 2)


def draw_icons(glyphs: Glyphs) -> dict[int, str]:
    """The SVG text of the icon for every size."""
    large = _large(glyphs)
    return {size: _small(size, SMALL[size]) if size in SMALL else large for size in SIZES}


def rasterise(svg: str, size: int) -> Image.Image:
    """A drawing as a square picture of that many pixels."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    straight = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (size, size), bytes(straight.constBits()))


def write_icons(drawings: Mapping[int, str], folder: Path) -> None:
    """Write the icon in every format a desktop asks for."""
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: rasterise(svg, size) for size, svg in drawings.items()}
    (folder / f"{NAME}.svg").write_text(drawings[max(drawings)], encoding="utf-8")
    for size, image in images.items():
        image.save(folder / f"{NAME}-{size}.png", optimize=True)
    # Windows knows no icon larger than 256, and macOS none of 24 or 48 (64 is its 32 at double density).
    ico = [image for size, image in images.items() if size <= 256]
    ico[-1].save(folder / f"{NAME}.ico", sizes=[image.size for image in ico], append_images=ico[:-1])
    icns = [image for size, image in images.items() if size not in (24, 48)]
    icns[-1].save(folder / f"{NAME}.icns", append_images=icns[:-1])
