"""Pictures of tiles from one start to the next: the same ones, or none."""

from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap

from mahjong_desktop.gui.theme import Theme
from mahjong_desktop.gui.tiles import kept_pictures
from mahjong_desktop.gui.tiles.kept_pictures import KeptPictures
from mahjong_desktop.gui.tiles.pictures import Look, TilePictures

LOOKS = (Look(0, 60), Look(None, 60), Look(33, 44, turned=True))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "tiles.pictures"


def _drawn(theme: Theme, *looks: Look, ratio: float = 1.0) -> TilePictures:
    pictures = TilePictures(theme)
    for look in looks:
        pictures.pixmap(look, ratio)
    return pictures


def _pixels(pixmap: QPixmap) -> tuple[float, int, bytes]:
    image = pixmap.toImage()
    return pixmap.devicePixelRatio(), image.width(), bytes(image.constBits())


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_the_same_pictures_come_back(theme: Theme, file: Path, ratio: float) -> None:
    drawn = _drawn(theme, *LOOKS, ratio=ratio).remembered
    KeptPictures(file).write(drawn)
    kept = KeptPictures(file).read()
    assert {key: _pixels(one) for key, one in kept.items()} == {key: _pixels(one) for key, one in drawn.items()}
    assert list(file.parent.iterdir()) == [file]


def test_a_kept_picture_is_not_drawn_again(theme: Theme, file: Path) -> None:
    KeptPictures(file).write(_drawn(theme, *LOOKS).remembered)
    kept = KeptPictures(file).read()
    pictures = TilePictures(theme, kept)
    assert pictures.pixmap(LOOKS[0], 1.0).cacheKey() == kept[LOOKS[0], 1.0].cacheKey()
    assert list(pictures.remembered) == [(LOOKS[0], 1.0)]


def test_written_only_when_others_are_asked_for(theme: Theme, file: Path) -> None:
    KeptPictures(file).write(_drawn(theme, *LOOKS).remembered)
    kept = KeptPictures(file)
    pictures = TilePictures(theme, kept.read())
    for look in LOOKS:
        pictures.pixmap(look, 1.0)
    file.unlink()
    kept.write(pictures.remembered)
    assert not file.exists()
    pictures.pixmap(Look(1, 60), 1.0)
    kept.write(pictures.remembered)
    assert len(KeptPictures(file).read()) == len(LOOKS) + 1


def test_no_picture_with_a_corner_index(theme: Theme, file: Path) -> None:
    KeptPictures(file).write(_drawn(theme, Look(0, 60, index="1"), LOOKS[0]).remembered)
    assert list(KeptPictures(file).read()) == [(LOOKS[0], 1.0)]


def test_pictures_of_another_version_are_not_read(theme: Theme, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    KeptPictures(file).write(_drawn(theme, *LOOKS).remembered)
    monkeypatch.setattr(kept_pictures, "__version__", "0.0.0")
    assert KeptPictures(file).read() == {}


@pytest.mark.parametrize("part", [0, 1, 40, 400, -1])
def test_a_damaged_file_counts_for_nothing(theme: Theme, file: Path, part: int) -> None:
    KeptPictures(file).write(_drawn(theme, *LOOKS).remembered)
    file.write_bytes(file.read_bytes()[:part])
    assert KeptPictures(file).read() == {}


@pytest.mark.parametrize("text", ["{}", "[]", "1", '{"drawn_from": 1, "pictures": 2}', "\xff"])
def test_a_strange_file_counts_for_nothing(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_bytes(text.encode("latin-1") + b"\n")
    assert KeptPictures(file).read() == {}


def test_where_nothing_can_be_written(theme: Theme, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file, no folder")
    kept = KeptPictures(tmp_path / "cache" / "tiles.pictures")
    kept.write(_drawn(theme, *LOOKS).remembered)
    assert kept.read() == {}
