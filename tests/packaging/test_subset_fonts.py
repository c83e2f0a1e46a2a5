"""The script that reduces the fonts, as far as it runs without the large fonts."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The script as a module; it needs fontTools, which only maintainers have."""
    pytest.importorskip("fontTools")
    spec = importlib.util.spec_from_file_location("subset_fonts", ROOT / "packaging" / "subset_fonts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_counts_as_cjk(script: ModuleType) -> None:
    assert all(script.is_cjk(character) for character in "門々ー「，")
    assert not any(script.is_cjk(character) for character in "aż·→−½")


def test_characters_of_text_files(script: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "terms.toml"
    path.write_text('name = "Pure all Chows · 無字花平胡"', encoding="utf-8")
    found = script.cjk_characters([path])
    assert set("無字花平胡") <= found
    assert "ー" in found
    assert not found & {"門", "P"}


def test_missing_characters_are_told(script: ModuleType) -> None:
    font = ROOT / "assets" / "fonts" / "NotoSansCJKtc-Regular.otf"
    assert list(script.missing(font, ["門清 abc", "鬱"])) == ["鬱"]


def test_committed_font_has_the_listed_characters(script: ModuleType) -> None:
    font = ROOT / "assets" / "fonts" / "NotoSansCJKtc-Regular.otf"
    listed = (ROOT / "packaging" / "cjk_characters.txt").read_text(encoding="utf-8")
    assert list(script.missing(font, [listed])) == []


def test_no_font_is_an_error(script: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="NotoSans-Bold"):
        script.find("NotoSans-Bold.ttf", [tmp_path])
