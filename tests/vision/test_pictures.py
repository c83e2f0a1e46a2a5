"""Opening pictures: forms, orientation, sizes, and files that are none."""

import io
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from mahjong_desktop.vision import available, pictures
from mahjong_desktop.vision.errors import (
    PictureFormatUnknown,
    PictureTooLarge,
    PictureTooSmall,
    PictureUnreadable,
    VisionError,
)
from mahjong_desktop.vision.pictures import WORKING_SIDE, is_heif, open_picture, picture_of

ORIENTATION = 0x0112


def saved(image: Image.Image, form: str = "PNG", **options: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, form, **options)
    return file.getvalue()


def two_colours(width: int = 64, height: int = 48) -> Image.Image:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", (width, height), (200, 0, 0))
    image.paste((0, 0, 200), (width // 2, 0, width, height))
    return image


def test_available() -> None:
    assert available()


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP", "BMP", "TIFF", "GIF"])
def test_forms(form: str) -> None:
    picture = open_picture(saved(two_colours(), form))
    assert (picture.image.mode, picture.image.size, picture.size, picture.scale) == ("RGB", (64, 48), (64, 48), 1.0)
    assert np.asarray(picture.image)[24, 10].tolist() == pytest.approx([200, 0, 0], abs=12)


@pytest.mark.parametrize("mode", ["L", "1", "P", "CMYK", "RGBA", "LA", "I;16", "I", "F"])
def test_modes(mode: str) -> None:
    form = "TIFF" if mode in ("CMYK", "F", "I") else "PNG"
    image = (
        two_colours().convert("L").convert("I").point(lambda value: value * 256) if mode == "I;16" else two_colours()
    )
    image = image.convert(mode)
    assert open_picture(saved(image, form)).image.mode == "RGB"


def test_sixteen_bits_keep_their_brightness() -> None:
    deep = Image.fromarray(np.full((40, 40), 200 * 256, np.uint16))
    assert open_picture(saved(deep)).image.getpixel((5, 5)) == (200, 200, 200)


def test_what_can_be_seen_through_is_dark() -> None:
    clear = Image.new("RGBA", (40, 40), (255, 255, 255, 0))
    assert open_picture(saved(clear)).image.getpixel((5, 5)) == (0, 0, 0)


@pytest.mark.parametrize(("orientation", "size"), [(1, (64, 48)), (3, (64, 48)), (6, (48, 64)), (8, (48, 64))])
def test_orientation(orientation: int, size: tuple[int, int]) -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    picture = open_picture(saved(two_colours(), "JPEG", exif=exif))
    assert picture.size == picture.image.size == size
    red = {1: (5, 24), 3: (58, 24), 6: (24, 5), 8: (24, 58)}[orientation]
    seen = picture.image.getpixel(red)
    assert isinstance(seen, tuple)
    assert seen[0] > 150


def test_large_pictures_are_kept_small() -> None:
    for form in ("JPEG", "PNG"):
        picture = open_picture(saved(two_colours(4200, 2100), form))
        assert picture.size == (4200, 2100)
        assert max(picture.image.size) <= WORKING_SIDE
        assert picture.scale == pytest.approx(4200 / picture.image.width)


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "photo.png"
    path.write_bytes(saved(two_colours()))
    assert open_picture(path).size == (64, 48)
    with pytest.raises(FileNotFoundError):
        open_picture(tmp_path / "none.png")


def test_a_picture_that_was_read_already() -> None:
    image = two_colours()
    picture = picture_of(image)
    assert picture.size == (64, 48)
    assert picture.image is not image


JPEG = saved(two_colours(400, 300), "JPEG")
PNG = saved(two_colours(400, 300))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 100,
        b"no picture at all",
        JPEG[: len(JPEG) // 2],
        JPEG[:20],
        PNG[:-30],
        PNG[:60],
        PNG[:40] + b"\xff" * 40 + PNG[80:],
        b"GIF89a" + b"\xff" * 60,
        b"RIFF\x10\x00\x00\x00WEBPVP8 " + b"\x00" * 20,
        b"%PDF-1.4",
    ],
)
def test_damaged_files(data: bytes) -> None:
    with pytest.raises(PictureUnreadable):
        open_picture(data)


@pytest.mark.filterwarnings("ignore::UserWarning:PIL")
def test_any_damage_is_told() -> None:
    """Whatever a damaged file does to Pillow, it is an error of ours, or a picture all the same."""
    rng = np.random.default_rng(2)
    for whole in (JPEG, PNG, saved(two_colours(), "WEBP"), saved(two_colours(), "TIFF"), saved(two_colours(), "GIF")):
        for _ in range(25):
            data = bytearray(whole)
            for place in rng.integers(0, len(data), 8):
                data[place] = int(rng.integers(256))
            with suppress(VisionError):
                open_picture(bytes(data))


def test_telephones_own_form() -> None:
    data = b"\x00\x00\x00\x18ftypheic" + b"\x00" * 40
    assert is_heif(data)
    assert not is_heif(PNG)
    with pytest.raises(PictureFormatUnknown) as caught:
        open_picture(data)
    assert caught.value.facts == {"format": "HEIC"}


def test_too_small() -> None:
    with pytest.raises(PictureTooSmall) as caught:
        open_picture(saved(two_colours(200, 20)))
    assert caught.value.facts == {"width": 200, "height": 20, "least": 32}


def test_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_MEGAPIXELS", 0)
    with pytest.raises(PictureTooLarge):
        open_picture(PNG)


@pytest.mark.parametrize("side", [9_600, 60_000])
def test_bombs(side: int) -> None:
    """A few bytes that would become a picture of so many pixels: Pillow warns of the one and refuses the other."""
    header = bytearray(saved(Image.new("1", (64, 64))))
    header[16:24] = side.to_bytes(4, "big") * 2
    header[29:33] = zlib.crc32(header[12:29]).to_bytes(4, "big")
    with pytest.raises(PictureTooLarge):
        open_picture(bytes(header))
