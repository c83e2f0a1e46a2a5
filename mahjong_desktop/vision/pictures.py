"""Pictures from files: turned as they were taken, no larger than tiles need, and errors of ours for what is none."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageOps, UnidentifiedImageError

from mahjong_desktop.vision.errors import (
    PictureFormatUnknown,
    PictureTooLarge,
    PictureTooSmall,
    PictureUnreadable,
)

WORKING_SIDE = 2000
"""The longer side of what is kept of a picture, in pixels: 17 tiles across are 100 pixels wide each."""
LEAST_SIDE = 32
MOST_MEGAPIXELS = 89
"""Some 270 MB while it is made smaller; a JPEG is made smaller as it is read."""
DAMAGES = (
    *(OSError, EOFError, ValueError, SyntaxError, struct.error, zlib.error),
    *(LookupError, TypeError, AttributeError, ArithmeticError, RuntimeError),
)
"""What Pillow's decoders raise over damaged files."""
HEIF_BRANDS = frozenset({b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1"})


@dataclass(frozen=True)
class Picture:
    """A picture as it is worked with."""

    image: Image.Image
    """RGB, upright, its longer side WORKING_SIDE or less."""
    size: tuple[int, int]
    """Width and height of the picture as it was, upright. All places are told in its pixels."""

    @property
    def scale(self) -> float:
        """How many of its pixels one pixel of `image` stands for, on a side."""
        return max(self.size) / max(self.image.size)


def open_picture(source: bytes | Path) -> Picture:
    """The picture in a file or in its bytes: JPEG, PNG, WebP and whatever else Pillow reads.

    PictureUnreadable, PictureFormatUnknown, PictureTooLarge and PictureTooSmall are what can be wrong with it;
    a file that cannot be opened is an OSError.
    """
    data = source if isinstance(source, bytes) else source.read_bytes()
    with _as_picture_errors(data), Image.open(io.BytesIO(data)) as opened:
        width, height = opened.size
        check_size(width, height)
        # a JPEG's decoder leaves out what is not needed: quicker, and a part of the memory
        opened.draft("RGB", (WORKING_SIDE * width // max(width, height), WORKING_SIDE * height // max(width, height)))
        opened.load()
        return _upright(opened, (width, height))


def picture_of(image: Image.Image) -> Picture:
    """A picture that was read already, such as one from the clipboard. PictureTooLarge, PictureTooSmall."""
    check_size(*image.size)
    return _upright(image, image.size)


def check_size(width: int, height: int) -> None:
    """PictureTooLarge or PictureTooSmall, before anything of it is read."""
    if width * height > MOST_MEGAPIXELS * 1_000_000:
        raise PictureTooLarge(most=MOST_MEGAPIXELS)
    if min(width, height) < LEAST_SIDE:
        raise PictureTooSmall(width=width, height=height, least=LEAST_SIDE)


def _upright(image: Image.Image, size: tuple[int, int]) -> Picture:
    # orientation first asks the original's own data, which the smaller copies have not got
    turned = ImageOps.exif_transpose(image)
    quarter = (turned.width > turned.height) != (image.width > image.height)
    small = _opaque(turned)
    small.thumbnail((WORKING_SIDE, WORKING_SIDE), Image.Resampling.BOX, reducing_gap=None)
    return Picture(small, size[::-1] if quarter else size)


def _opaque(image: Image.Image) -> Image.Image:
    """In RGB; what can be seen through shows black, which is no tile."""
    if image.mode.startswith("I;16"):
        # Pillow cuts sixteen bits off at 255 instead of making them eight
        image = image.convert("I").point(lambda value: value / 256).convert("L")
    if "transparency" in image.info or image.mode in ("RGBA", "LA", "PA", "RGBa", "La"):
        ground = Image.new("RGBA", image.size, (0, 0, 0, 255))
        ground.alpha_composite(image.convert("RGBA"))
        return ground.convert("RGB")
    # a copy also where it is RGB already: it is made smaller in place
    return image.copy() if image.mode == "RGB" else image.convert("RGB")


@contextmanager
def _as_picture_errors(data: bytes) -> Iterator[None]:
    """Pillow's errors inside come out as ours."""
    try:
        yield
    except (Image.DecompressionBombError, Image.DecompressionBombWarning, MemoryError) as error:
        raise PictureTooLarge(most=MOST_MEGAPIXELS) from error
    except UnidentifiedImageError as error:
        if is_heif(data):
            raise PictureFormatUnknown(format="HEIC") from error
        raise PictureUnreadable from error
    except DAMAGES as error:
        raise PictureUnreadable from error


def is_heif(data: bytes) -> bool:
    """Whether these are the bytes of a HEIC or HEIF file, as telephones make them."""
    return data[4:8] == b"ftyp" and data[8:12] in HEIF_BRANDS
