"""The fonts that come with the program."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication

from mahjong_desktop.gui.fonts import CJK_FAMILY, FAMILIES, LATIN_FAMILY, FontError, load_fonts

from .conftest import ASSETS


def families_used(text: str, weight: QFont.Weight) -> set[str]:
    """The families whose glyphs a text is drawn with."""
    font = QFont(list(FAMILIES))
    font.setWeight(weight)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


def test_families_are_registered(fonts: None) -> None:
    assert set(FAMILIES) <= set(QFontDatabase.families())


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
@pytest.mark.parametrize(
    "text", ["Zażółć gęślą jaźń ŻÓŁĆ", "\u22124000 +12\u00a0000", "2 × 5 · ½ … „tak” – “yes”", "↶↷←→▾☰✓✕≥"]
)
def test_labels_need_no_other_font(fonts: None, text: str, weight: QFont.Weight) -> None:
    assert families_used(text, weight) == {LATIN_FAMILY}


def test_terms_are_drawn_with_the_cjk_font(fonts: None) -> None:
    assert families_used("門清自摸一気通貫リーチ", QFont.Weight.Normal) == {CJK_FAMILY}


def test_both_fonts_have_one_line_height(fonts: None) -> None:
    first, second = (QRawFont.fromFont(QFont(family)) for family in FAMILIES)
    assert first.ascent() == pytest.approx(second.ascent(), rel=0.02)
    assert first.descent() == pytest.approx(second.descent(), rel=0.02)


def test_files_are_small_and_have_their_licence() -> None:
    files = sorted((ASSETS / "fonts").glob("*.[ot]tf"))
    assert len(files) == 4
    for path in files:
        assert path.stat().st_size < (200_000 if path.suffix == ".otf" else 60_000), path.name
    for licence in ("OFL-NotoSans.txt", "OFL-NotoSansCJK.txt"):
        text = (ASSETS / "fonts" / licence).read_text(encoding="utf-8")
        assert text.startswith("Copyright")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_no_fonts_is_an_error(qapp: QApplication, tmp_path: Path) -> None:
    with pytest.raises(FontError, match="no font files"):
        load_fonts(tmp_path)
    with pytest.raises(FontError, match="no font files"):
        load_fonts(tmp_path / "nowhere")


def test_damaged_font_is_named(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "Broken-Regular.ttf").write_bytes(b"not a font")
    with pytest.raises(FontError, match=r"Broken-Regular\.ttf.*damaged"):
        load_fonts(tmp_path)
