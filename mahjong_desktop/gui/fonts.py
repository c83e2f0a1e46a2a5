"""The fonts that come with the program."""

from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase

LATIN_FAMILY: Final = "Mahjong Sans"
"""Noto Sans, reduced: all of Polish and English, numbers, arrows."""

CJK_FAMILY: Final = "Mahjong Sans TC"
"""Noto Sans CJK TC, reduced: the original terms of the variants."""

FAMILIES: Final = (LATIN_FAMILY, CJK_FAMILY)


class FontError(Exception):
    """A font file that should come with the program is missing or cannot be read."""


def load_fonts(directory: Path) -> None:
    """Register every font file in `directory` with Qt; `FontError` says which one failed."""
    files = sorted(path for path in directory.glob("*") if path.suffix.lower() in {".ttf", ".otf"})
    if not files:
        raise FontError(f"no font files (.ttf, .otf) in {directory}")
    for path in files:
        # Handed over as bytes: a path with letters outside the system's code page would fail on Windows.
        if QFontDatabase.addApplicationFontFromData(path.read_bytes()) == -1:
            raise FontError(f"cannot load the font file {path}: it is damaged or not a font")
