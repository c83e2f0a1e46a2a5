"""Where the program's own files lie: installed, frozen and editable alike."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mahjong_desktop.core.tiles import CODES, Tile

BACK = "back"


@cache
def assets() -> Path:
    """The folder of tiles, icons, fonts and translations."""
    package = Path(__file__).resolve().parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


def tile_picture(tile: Tile | None) -> Path:
    """The picture of a tile's face; None: a tile face down."""
    name = BACK if tile is None else CODES[tile]
    return assets() / "tiles" / f"{name}.svg"


def translation(language: str) -> Path:
    """The window's own text in a language, compiled."""
    return assets() / "i18n" / f"mahjong_desktop_{language}.qm"


def icon(size: int) -> Path:
    """The program's icon, so many pixels wide."""
    return assets() / "icons" / f"mahjong-desktop-{size}.png"


def net_weights() -> Path:
    """The weights of the net that reads photographed tiles."""
    return assets() / "vision" / "mahjong_tiles.npz"


def licences() -> dict[str, tuple[Path, ...]]:
    """The licence texts of the program and of what comes with it."""
    texts, fonts, tiles = assets() / "licences", assets() / "fonts", assets() / "tiles"
    installed = texts / "LICENSE"
    program = installed if installed.is_file() else assets().parent / "packaging" / "LICENSE"
    return {
        "program": (program,),
        "photos": (assets() / "vision" / "LICENSE-mahjong-dataset.txt", texts / "Pillow.txt", texts / "numpy.txt"),
        "qt": (texts / "LGPL-3.0.txt", texts / "GPL-3.0.txt"),
        "fonts": (fonts / "OFL-NotoSans.txt", fonts / "OFL-NotoSansCJK.txt", tiles / "OFL-NotoSerifCJK.txt"),
        "python": (texts / "Python.txt", texts / "orjson.txt"),
    }
