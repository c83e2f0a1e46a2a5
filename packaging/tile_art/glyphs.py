"""Outlines of characters, taken from a font file so that the drawings need no font on the user's computer."""

import subprocess
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTCollection, TTFont  # type: ignore[import-untyped]

from tile_art.svg import num, path

FAMILY = "Noto Serif CJK TC"


def default_font() -> Path:
    """The bold cut of the traditional Chinese font that fontconfig knows."""
    command = ["fc-match", "--format=%{file}", f"{FAMILY}:bold"]
    found = Path(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    if "NotoSerifCJK" not in found.name:
        raise SystemExit(f"{FAMILY} is not installed (fontconfig offers {found}); give a font file")
    return found


def _open(file: Path) -> TTFont:
    if file.suffix != ".ttc":
        return TTFont(file, lazy=True)
    for font in TTCollection(file, lazy=True).fonts:
        if font["name"].getDebugName(1).startswith(FAMILY):
            return font
    raise SystemExit(f"{file} holds no {FAMILY}")


class Glyphs:
    """Characters as SVG paths."""

    def __init__(self, file: Path) -> None:
        font = _open(file)
        self._set = font.getGlyphSet()
        self._names = font.getBestCmap()
        self.copyright: str = font["name"].getDebugName(0)
        self._em = float(font["head"].unitsPerEm)

    def draw(self, character: str, x: float, y: float, size: float, fill: str, weight: float = 0.0) -> str:
        """CHARACTER at SIZE units an em, the middle of its ink at (x, y).

        The size is the em and not the ink, so that the strokes of all characters have the same weight. WEIGHT is the
        width of a line round the outline, for thin strokes that would get lost at small sizes.
        """
        glyph = self._set[self._names[ord(character)]]
        bounds = BoundsPen(self._set)
        glyph.draw(bounds)
        x0, y0, x1, y1 = bounds.bounds
        s = size / self._em
        pen = SVGPathPen(self._set, ntos=num)
        glyph.draw(TransformPen(pen, (s, 0, 0, -s, x - s * (x0 + x1) / 2, y + s * (y0 + y1) / 2)))
        if not weight:
            return path(pen.getCommands(), fill)
        return path(pen.getCommands(), fill, stroke=fill, stroke_width=weight, stroke_linejoin="round")
