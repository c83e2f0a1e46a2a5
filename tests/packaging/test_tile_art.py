"""The pictures of the tiles: complete, drawable by Qt, well spaced, and red fives that need no colour."""

import math
import os
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

from PySide6.QtCore import QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from tile_art import layout
from tile_art.body import CX, CY, FACE_BOTTOM, FACE_LEFT, FACE_RIGHT, FACE_TOP

ASSETS = Path(__file__).resolve().parents[2] / "assets"
TILES, ICONS = ASSETS / "tiles", ASSETS / "icons"

CODES = [
    *(f"{n}{suit}" for suit in "mps" for n in range(10)),
    *(f"{n}z" for n in range(1, 8)),
    *(f"{n}f" for n in range(1, 9)),
    "back",
]
MARGIN, GAP = 20.0, 4.0


def paint(file: Path, width: int = 150, height: int = 200) -> QImage:
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def greys(code: str, width: int = 24, height: int = 32) -> list[int]:
    """The grey values of a tile on white."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(str(TILES / f"{code}.svg")).render(painter, QRectF(0, 0, width, height))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixelColor(x, y).red() for y in range(height) for x in range(width)]


@pytest.fixture
def messages() -> Iterator[list[str]]:
    """What Qt complains about during the test."""
    seen: list[str] = []

    def note(kind: QtMsgType, _context: object, text: str) -> None:
        seen.append(f"{kind.name}: {text}")

    qInstallMessageHandler(note)
    yield seen
    qInstallMessageHandler(None)


def test_exactly_the_tiles_are_there() -> None:
    assert len(CODES) == 46
    assert {file.stem for file in TILES.glob("*.svg")} == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_tile_is_small_plain_svg(code: str) -> None:
    file = TILES / f"{code}.svg"
    assert file.stat().st_size < 12_000
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 300 400"
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert names <= {"svg", "defs", "linearGradient", "stop", "g", "rect", "circle", "ellipse", "path"}


@pytest.mark.parametrize("code", CODES)
def test_tile_is_drawn_without_warnings(code: str, messages: list[str]) -> None:
    image = paint(TILES / f"{code}.svg")
    colours = {image.pixelColor(x, y).name() for y in range(image.height()) for x in range(image.width())}
    assert len(colours) > 20
    assert image.pixelColor(0, 0).alpha() == 0, "the corner outside the tile is clear"
    assert image.pixelColor(75, 100).alpha() == 255
    assert messages == []


def test_all_tiles_differ_in_grey_at_thirty_two_pixels() -> None:
    pictures = {code: greys(code) for code in CODES}
    for one, two in combinations(CODES, 2):
        assert max(abs(a - b) for a, b in zip(pictures[one], pictures[two], strict=True)) > 40, (one, two)


@pytest.mark.parametrize("count", range(2, 10))
def test_circles_keep_apart_and_inside(count: int) -> None:
    coins = layout.coins(count)
    assert len(coins) == count
    for one, two in combinations(coins, 2):
        assert math.dist((one.x, one.y), (two.x, two.y)) >= one.r + two.r + GAP
    for coin in coins:
        assert coin.x - coin.r >= FACE_LEFT + MARGIN
        assert coin.x + coin.r <= FACE_RIGHT - MARGIN
        assert coin.y - coin.r >= FACE_TOP + MARGIN
        assert coin.y + coin.r <= FACE_BOTTOM - MARGIN


def test_rosette_keeps_inside() -> None:
    assert CX - layout.ROSETTE_RADIUS >= FACE_LEFT + MARGIN
    assert CY - layout.ROSETTE_RADIUS >= FACE_TOP + MARGIN


def corners(stick: layout.Stick) -> list[tuple[float, float]]:
    a = math.radians(stick.angle)
    halves = [(sx * stick.width / 2, sy * stick.height / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return [
        (stick.x + x * math.cos(a) - y * math.sin(a), stick.y + x * math.sin(a) + y * math.cos(a)) for x, y in halves
    ]


def clearance(one: layout.Stick, two: layout.Stick) -> float:
    """The widest gap that a straight line along a side of either stick leaves between them."""
    best = -math.inf
    for angle in {s.angle + turn for s in (one, two) for turn in (0, 90)}:
        ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        first = [x * ux + y * uy for x, y in corners(one)]
        second = [x * ux + y * uy for x, y in corners(two)]
        best = max(best, min(second) - max(first), min(first) - max(second))
    return best


@pytest.mark.parametrize("count", range(2, 10))
def test_bamboos_keep_apart_and_inside(count: int) -> None:
    sticks = layout.sticks(count)
    assert len(sticks) == count
    for one, two in combinations(sticks, 2):
        assert clearance(one, two) >= GAP
    for x, y in (corner for stick in sticks for corner in corners(stick)):
        assert FACE_LEFT + MARGIN <= x <= FACE_RIGHT - MARGIN
        assert FACE_TOP + MARGIN <= y <= FACE_BOTTOM - MARGIN


@pytest.mark.parametrize("suit", "mps")
def test_red_five_shows_without_colour(suit: str) -> None:
    plain, red = greys(f"5{suit}"), greys(f"0{suit}")
    corner = [y * 24 + x for y in range(4) for x in range(20, 24)]
    darker = [plain[i] - red[i] for i in corner]
    assert sum(difference > 60 for difference in darker) >= 4


def test_font_licence_is_beside_the_outlines() -> None:
    text = (TILES / "OFL-NotoSerifCJK.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Adobe" in text
    assert "OTHER DEALINGS IN THE FONT SOFTWARE" in text


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_icon_has_its_size(size: int) -> None:
    with Image.open(ICONS / f"mahjong-desktop-{size}.png") as image:
        assert image.size == (size, size)
        assert image.mode == "RGBA"


def test_icon_files_hold_the_sizes_of_their_systems() -> None:
    with Image.open(ICONS / "mahjong-desktop.ico") as image:
        assert {(16, 16), (24, 24), (32, 32), (48, 48), (256, 256)} <= set(image.info["sizes"])
    with Image.open(ICONS / "mahjong-desktop.icns") as image:
        assert {16, 32, 128, 256, 512} <= {size[0] for size in image.info["sizes"]}


def test_icon_svg_is_drawn_without_warnings(messages: list[str]) -> None:
    image = paint(ICONS / "mahjong-desktop.svg", 64, 64)
    assert image.pixelColor(32, 60).alpha() == 255
    assert messages == []
