"""Photos of rows of tiles, put together from pictures of single faces: what a photo shows is known then."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFilter

from mahjong_desktop.core.tiles import Tile

Array = npt.NDArray[Any]
Faces = Mapping[Tile, Sequence[Image.Image]]

FACE = (120, 160)
"""Width and height of a face before it is photographed."""


def lying(tile: Tile) -> int:
    """The tile on its side, its top to the left."""
    return -1 - tile


@dataclass(frozen=True)
class Conditions:
    """How a photo is taken."""

    table: str = "felt"
    width: int = 1600
    height: int | None = None
    """None: as high as the rows ask."""
    tilt: float = 0.0
    """Degrees."""
    perspective: float = 0.0
    """How much narrower the far edge of a photo four by three is, as a part of its width."""
    blur: float = 0.0
    """Sigma in pixels of the photo."""
    light: float = 0.0
    """How much darker one side is, as a part."""
    noise: float = 2.0
    quality: int = 88
    upside_down: float = 0.0
    """The part of the tiles that are turned."""
    group_gap: float = 0.45
    """Between groups, in widths of a tile."""
    row_gap: float = 0.35
    """Between rows, in heights of a tile."""
    margin: float = 1.0
    """Table around the rows, in heights of a tile."""
    paper: bool = False
    """Whether a sheet of paper lies beside the tiles, at the lower edge of the photo."""


@dataclass(frozen=True)
class Photo:
    """A photo and what it shows, row by row."""

    pixels: Array
    rows: tuple[tuple[tuple[Tile, ...], ...], ...]
    """Row by row, group by group, the tiles from left to right."""
    centres: Array
    """n × 2: where the middle of each tile is."""
    conditions: Conditions

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tuple(max(tile, -1 - tile) for row in self.rows for group in row for tile in group)

    def jpeg(self) -> bytes:
        file = io.BytesIO()
        Image.fromarray(self.pixels).save(file, "JPEG", quality=self.conditions.quality)
        return file.getvalue()


def compose(rows: Sequence[Sequence[Sequence[Tile]]], faces: Faces, seed: int = 0, **how: Any) -> Photo:
    """Rows of groups of tiles, photographed."""
    conditions = replace(Conditions(), **how)
    rng = np.random.default_rng(seed)
    sheet, mask, centres = _laid_out(rows, faces, conditions, rng)
    height, width = sheet.shape[:2]
    out_width = conditions.width
    out_height = conditions.height or round(out_width * height / width)
    to_photo = _camera(width, height, out_width, out_height, conditions)
    inverse = np.linalg.inv(to_photo)
    inverse /= inverse[2, 2]
    coefficients = tuple(inverse.ravel()[:8])
    shrink = max(1.0, width / out_width)
    size = (out_width, out_height)
    way, how_sampled = Image.Transform.PERSPECTIVE, Image.Resampling.BICUBIC
    tiles = Image.fromarray(sheet).filter(ImageFilter.GaussianBlur(0.45 * (shrink - 1)))
    tiles = tiles.transform(size, way, coefficients, how_sampled)
    alpha = Image.fromarray(mask).filter(ImageFilter.GaussianBlur(0.45 * (shrink - 1)))
    alpha = alpha.transform(size, way, coefficients, how_sampled)
    table = table_of(conditions.table, out_width, out_height, rng)
    if conditions.paper:
        table[-out_height // 6 :, out_width // 3 : -out_width // 8] = (238, 238, 232)
    tile_height = out_width / width * FACE[1]
    drop = round(0.04 * tile_height)
    shadow = Image.new("L", size)
    shadow.paste(alpha, (drop, drop))
    shade = np.asarray(shadow.filter(ImageFilter.GaussianBlur(0.05 * tile_height)), np.float32)[..., None] / 255
    weight = np.asarray(alpha, np.float32)[..., None] / 255
    picture = table * (1 - 0.45 * shade) * (1 - weight) + np.asarray(tiles, np.float32) * weight
    pixels = _photographed(picture, conditions, rng)
    seen = np.c_[centres, np.ones(len(centres))] @ to_photo.T
    named = tuple(tuple(tuple(group) for group in row) for row in rows)
    return Photo(pixels, named, seen[:, :2] / seen[:, 2:], conditions)


def _laid_out(
    rows: Sequence[Sequence[Sequence[Tile]]], faces: Faces, conditions: Conditions, rng: np.random.Generator
) -> tuple[Array, Array, Array]:
    """The tiles on a sheet, where they cover it, and the middle of each."""
    wide, high = FACE
    margin = round(conditions.margin * high)
    lengths = [
        sum(high if tile < 0 else wide for group in row for tile in group)
        + conditions.group_gap * wide * (len(row) - 1)
        for row in rows
    ]
    width = round(max(lengths) * 1.03) + 2 * margin
    height = len(rows) * high + round((len(rows) - 1) * high * conditions.row_gap) + 2 * margin
    sheet, mask = Image.new("RGB", (width, height)), Image.new("L", (width, height))
    centres = []
    for number, row in enumerate(rows):
        x, y = float(margin), margin + round(number * high * (1 + conditions.row_gap))
        for group in row:
            for tile in group:
                turned = bool(rng.random() < conditions.upside_down)
                face = _one_face(faces[max(tile, -1 - tile)], rng, turned=turned)
                if tile < 0:
                    face = face.transpose(Image.Transpose.ROTATE_90)
                place = (round(x), y + int(rng.integers(-2, 3)) + high - face.height)
                _put(sheet, mask, face, place)
                centres.append((place[0] + face.width / 2, place[1] + face.height / 2))
                x += face.width + float(rng.uniform(0, 3))
            x += conditions.group_gap * wide
    return np.asarray(sheet), np.asarray(mask), np.array(centres)


def _put(sheet: Image.Image, mask: Image.Image, face: Image.Image, place: tuple[int, int]) -> None:
    """One tile with rounded corners and its near side below it, a little darker."""
    wide, high = face.size
    body = Image.new("L", face.size)
    ImageDraw.Draw(body).rounded_rectangle((0, 0, wide - 1, high - 1), radius=9, fill=255)
    side = tuple(round(0.8 * value) for value in np.percentile(np.asarray(face).reshape(-1, 3), 80, axis=0))
    below = (place[0], place[1] + 7)
    sheet.paste(side, below, body)
    mask.paste(255, below, body)
    edge = Image.new("RGB", face.size, tuple(round(0.55 * value) for value in side))
    sheet.paste(edge, place, body)
    inner = Image.new("L", face.size)
    ImageDraw.Draw(inner).rounded_rectangle((1, 1, wide - 2, high - 2), radius=9, fill=255)
    sheet.paste(face, place, inner.filter(ImageFilter.GaussianBlur(0.8)))
    mask.paste(255, place, body)


def _one_face(pictures: Sequence[Image.Image], rng: np.random.Generator, *, turned: bool) -> Image.Image:
    face = pictures[int(rng.integers(len(pictures)))].convert("RGB")
    wide, high = face.size
    cut = rng.uniform(0.0, 0.04, 4)
    box = (wide * cut[0], high * cut[1], wide * (1 - cut[2]), high * (1 - cut[3]))
    face = face.resize(FACE, Image.Resampling.BICUBIC, box)
    bright = np.asarray(face, np.float32) * float(rng.uniform(0.94, 1.04))
    face = Image.fromarray(np.clip(bright, 0, 255).astype(np.uint8))
    return face.transpose(Image.Transpose.ROTATE_180) if turned else face


def _camera(width: int, height: int, out_width: int, out_height: int, conditions: Conditions) -> Array:
    """The 3 × 3 matrix from the sheet to the photo; the whole sheet is in it."""
    corners = np.array([(0, 0), (width, 0), (width, height), (0, height)], float)
    seen = (corners - (width / 2, height / 2)) / width
    seen[:2, 0] *= 1 - conditions.perspective * height / width / 0.75
    seen[:, 1] *= 1 - conditions.perspective / 2
    seen[1:3] *= 1 - conditions.perspective * 0.6
    angle = np.deg2rad(conditions.tilt)
    turn = np.array([(np.cos(angle), np.sin(angle)), (-np.sin(angle), np.cos(angle))])
    seen = seen @ turn
    # the margin of the sheet may leave the photo, the tiles may not
    inside = seen * (1 - conditions.margin * FACE[1] / np.array([width, height]))
    fit = min(0.98 / np.ptp(inside[:, 0]) * 1.0, 0.9 * out_height / out_width / np.ptp(inside[:, 1]))
    middle = (seen.max(0) + seen.min(0)) / 2
    target = (seen - middle) * min(fit, 1.15) * out_width + (out_width / 2, out_height / 2)
    return _homography(corners, target)


def _homography(source: Array, target: Array) -> Array:
    lines = []
    for (x, y), (u, v) in zip(source, target, strict=True):
        lines += [(x, y, 1, 0, 0, 0, -u * x, -u * y, -u), (0, 0, 0, x, y, 1, -v * x, -v * y, -v)]
    matrix: Array = np.linalg.svd(np.array(lines))[2][-1].reshape(3, 3)
    return matrix / matrix[2, 2]


def _photographed(picture: Array, conditions: Conditions, rng: np.random.Generator) -> Array:
    height, width = picture.shape[:2]
    across = np.linspace(0, 1, width, dtype=np.float32)[None, :, None]
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
    share = np.float32(rng.uniform(0, 1))
    light = 1 - np.float32(conditions.light) * (share * across + (1 - share) * down)
    lit = Image.fromarray(np.clip(picture * light, 0, 255).astype(np.uint8))
    if conditions.blur:
        lit = lit.filter(ImageFilter.GaussianBlur(conditions.blur))
    noise = rng.standard_normal((height, width, 1), dtype=np.float32) * np.float32(conditions.noise)
    return np.clip(np.asarray(lit, np.float32) + noise, 0, 255).astype(np.uint8)


def _smooth_noise(rng: np.random.Generator, width: int, height: int, cells: tuple[int, int]) -> Array:
    """Noise between -1 and 1, so many cells across and down."""
    coarse = Image.fromarray(rng.integers(0, 256, (cells[1], cells[0]), dtype=np.uint8))
    fine = np.asarray(coarse.resize((width, height), Image.Resampling.BICUBIC), np.float32)
    return (fine / 127.5 - 1)[..., None]


def table_of(kind: str, width: int, height: int, rng: np.random.Generator) -> Array:
    """A table's surface, height × width × 3."""
    grain = rng.standard_normal((height, width, 1), dtype=np.float32)
    large = _smooth_noise(rng, width, height, (5, 4))
    if kind == "felt":
        base = ((30, 95, 60), (30, 60, 110), (110, 35, 45))[int(rng.integers(3))]
        return np.array(base, np.float32) + 7 * grain + 8 * large
    if kind == "wood":
        base = ((150, 105, 65), (120, 80, 50), (175, 130, 85))[int(rng.integers(3))]
        streaks = _smooth_noise(rng, width, height, (6, max(4, height // 8)))
        boards = (np.arange(height) // max(60, height // 5) % 2).astype(np.float32)[:, None, None]
        return np.array(base, np.float32) * (1 + 0.14 * streaks + 0.05 * boards + 0.05 * large) + 2 * grain
    if kind == "cloth":
        base = np.array(((95, 90, 100), (70, 85, 95), (125, 100, 90))[int(rng.integers(3))], np.float32)
        down, across = np.mgrid[:height, :width].astype(np.float32)
        weave = (np.sin(across * 1.1) * np.sin(down * 1.1))[..., None]
        stripe = (np.abs((across + 0.3 * down) % (width / 6) - width / 12) < width / 90)[..., None]
        return base * (1 + 0.1 * weave + 0.1 * large - 0.25 * stripe) + 5 * grain
    assert kind == "white"
    return np.array((235, 233, 228), np.float32) + 1.5 * grain + 5 * large
