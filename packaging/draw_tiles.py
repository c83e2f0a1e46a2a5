"""Draw the pictures of the tiles and the icons of the program.

Only maintainers run this; the results are kept with the sources. It needs fontTools, Pillow, PySide6 and the font Noto
Serif CJK, whose outlines are copied into the pictures:

    python packaging/draw_tiles.py [--font FILE] [--tiles FOLDER] [--icons FOLDER]
"""

import argparse
import os
from pathlib import Path

from tile_art.glyphs import Glyphs, default_font
from tile_art.icons import draw_icons, write_icons
from tile_art.licence import NAME, licence_text
from tile_art.tileset import draw_all

ROOT = Path(__file__).resolve().parent.parent


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Draw the mahjong tiles and the application icons.")
    parser.add_argument("--font", type=Path, help="font file (default: bold Noto Serif CJK, found by fontconfig)")
    parser.add_argument("--tiles", type=Path, default=ROOT / "assets" / "tiles", help="folder of the tiles")
    parser.add_argument("--icons", type=Path, default=ROOT / "assets" / "icons", help="folder of the icons")
    return parser.parse_args()


def _write_tiles(glyphs: Glyphs, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for code, svg in draw_all(glyphs).items():
        (folder / f"{code}.svg").write_text(svg, encoding="utf-8")
    (folder / NAME).write_text(licence_text(glyphs.copyright), encoding="utf-8")


def main() -> None:
    """Draw everything into the folders."""
    arguments = _arguments()
    # Painting needs no screen.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    glyphs = Glyphs(arguments.font or default_font())
    _write_tiles(glyphs, arguments.tiles)
    write_icons(draw_icons(glyphs), arguments.icons)


if __name__ == "__main__":
    main()
