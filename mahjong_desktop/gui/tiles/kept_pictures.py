"""Pictures of tiles from one start to the next, in the cache folder: to read them takes a tenth of drawing them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from PySide6.QtGui import QImage, QPixmap

from mahjong_desktop import __version__, resources
from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE
from mahjong_desktop.gui.tiles.pictures import Look, Pictures

FORMAT = QImage.Format.Format_ARGB32_Premultiplied
BYTES = 4
"""Of a pixel in that format."""


class KeptPictures:
    """A file: a line of JSON that says what follows, then the pixels of one picture after the other.

    What cannot be read, or was drawn by another version or from other files, counts for nothing. Pictures with a corner
    index depend on more than that, and are not kept.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known: Pictures = {}

    def read(self) -> Pictures:
        """The pictures of the last time."""
        with suppress(OSError, ValueError, KeyError, TypeError), self._file.open("rb") as file:
            head = json.loads(file.readline())
            if head["drawn_from"] == _sources():
                self._known = dict(_pictures(head["pictures"], file.read()))
        return self._known

    def write(self, pictures: Pictures) -> None:
        """Keep these for the next time. Where that cannot be done, they are drawn then."""
        plain = {key: pixmap for key, pixmap in pictures.items() if not key[0].index}
        if plain.keys() == self._known.keys():
            return
        images = [pixmap.toImage().convertToFormat(FORMAT) for pixmap in plain.values()]
        said = [
            [
                None if look.tile is None else CODES[look.tile],
                look.height,
                look.turned,
                ratio,
                image.width(),
                image.height(),
            ]
            for (look, ratio), image in zip(plain, images, strict=True)
        ]
        head = json.dumps({"drawn_from": _sources(), "pictures": said}).encode()
        beside = self._file.with_suffix(".new")
        with suppress(OSError):
            beside.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(b"\n".join((head, b"".join(bytes(image.constBits()) for image in images))))
            beside.replace(self._file)


def _code(look: Look) -> str | None:
    return None if look.tile is None else CODES[look.tile]


def _sources() -> list[object]:
    """What the pictures are drawn from: another version, or other files, draw others.

    By what is in the files: those of the one-file program are new at every start.
    """
    files = [resources.tile_picture(tile).read_bytes() for tile in (*TILE_OF_CODE.values(), None)]
    return [__version__, crc32(b"".join(files))]


def _pictures(said: list[Any], pixels: bytes) -> Iterator[tuple[tuple[Look, float], QPixmap]]:
    start = 0
    for code, height, turned, ratio, across, down in said:
        end = start + across * down * BYTES
        if end > len(pixels):
            raise ValueError("the file is too short")
        # a copy, since the image itself would go on using the bytes that were read
        pixmap = QPixmap.fromImage(QImage(pixels[start:end], across, down, FORMAT).copy())
        pixmap.setDevicePixelRatio(ratio)
        tile = None if code is None else TILE_OF_CODE[code]
        yield (Look(tile, height, turned), ratio), pixmap
        start = end
