"""Where photos come from: files, the clipboard, what is dropped; and what Qt can read where Pillow cannot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QImage, QImageReader, QPixmap

from mahjong_desktop.core.notation import parse_hand

if TYPE_CHECKING:
    # the window stands sooner without Pillow
    from mahjong_desktop.vision.pictures import Picture

Source: TypeAlias = Path | QImage
"""A file, or a picture that is in memory already."""

ENDINGS = ("jpg", "jpeg", "png", "webp", "bmp", "gif", "tif", "tiff", "heic", "heif", "avif", "jfif", "ppm")
FILTER = " ".join(f"*.{ending}" for ending in ENDINGS)
"""For a dialog that asks for a file."""


def source_in(mime: QMimeData | None) -> Source | None:
    """The picture in what was dropped or copied; None: there is none, or there is a hand as text."""
    if mime is None:
        # what some systems call an empty clipboard
        return None
    files = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
    photo = next((file for file in files if file.suffix.lower().lstrip(".") in ENDINGS), None)
    if photo is not None:
        return photo
    if not mime.hasImage() or (mime.hasText() and is_hand(mime.text())):
        return None
    image = mime.imageData()
    image = image.toImage() if isinstance(image, QPixmap) else image
    return image if isinstance(image, QImage) and not image.isNull() else None


def holds_picture(mime: QMimeData | None) -> bool:
    """Whether there is a picture in it."""
    return source_in(mime) is not None


def is_hand(text: str) -> bool:
    """Whether a text is a hand in notation, which programs may copy together with a picture of it."""
    parsed = parse_hand(" ".join(text.split()))
    return bool(parsed.draft.size) and not parsed.problems


def load(source: Source) -> Picture:
    """The picture itself; an OSError or an error of ours where there is none. For a thread of its own."""
    from mahjong_desktop.vision.errors import PictureFormatUnknown, PictureUnreadable
    from mahjong_desktop.vision.pictures import open_picture

    if isinstance(source, QImage):
        return _picture_of(source)
    data = source.read_bytes()
    try:
        return open_picture(data)
    except (PictureFormatUnknown, PictureUnreadable):
        image = _read_by_qt(source)
        if image is None:
            raise
        return _picture_of(image)


def _read_by_qt(file: Path) -> QImage | None:
    """Qt reads with the system's plug-ins: on some systems what telephones make."""
    from mahjong_desktop.vision.pictures import check_size

    reader = QImageReader(str(file))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if not reader.canRead():
        return None
    size = reader.size()
    if size.isValid():
        check_size(size.width(), size.height())
    image = reader.read()
    return None if image.isNull() else image


def _picture_of(image: QImage) -> Picture:
    from PIL import Image

    from mahjong_desktop.vision.pictures import picture_of

    # what can be seen through shows black, as it does in files
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied).convertToFormat(
        QImage.Format.Format_RGBX8888
    )
    size = (plain.width(), plain.height())
    pillow = Image.frombuffer("RGBX", size, bytes(plain.constBits()), "raw", "RGBX", plain.bytesPerLine(), 1)
    return picture_of(pillow.convert("RGB"))


def image_of(picture: Picture) -> QImage:
    """What is worked with, to be shown."""
    image = picture.image
    data = image.tobytes()
    # a copy of its own, or it would show memory that was given back
    return QImage(data, image.width, image.height, 3 * image.width, QImage.Format.Format_RGB888).copy()
