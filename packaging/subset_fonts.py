#!/usr/bin/env python3
"""Make the small font files in assets/fonts. Maintainers run it when a term with a new character is added.

    python packaging/subset_fonts.py --out assets/fonts mahjong_desktop/help/*.toml assets/i18n/*.ts

The sources are the fonts of Debian's fonts-noto-core, fonts-noto-extra (SemiBold) and fonts-noto-cjk; say --fonts where
they are elsewhere. Needs fontTools. Each Latin file gets Polish and English, punctuation, fractions, the minus sign and
arrows; what Noto Sans itself lacks is drawn in from its sister fonts, so that one file is enough for every label. The
CJK file gets the CJK characters that stand in the text files named on the command line, and all kana.

The subsets have family names of their own: where the full Noto is installed, Qt would take that one for the same name,
and the glyphs drawn in would be missing.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTCollection, TTFont  # type: ignore[import-untyped]

WEIGHTS: Final = ("Regular", "SemiBold", "Bold")
SISTERS: Final = ("NotoSansMath-Regular.ttf", "NotoSansSymbols2-Regular.ttf", "NotoSansSymbols-Regular.ttf")
CJK_COLLECTION: Final = "NotoSansCJK-Regular.ttc"
LINE: Final = (1069, -293)
"""Ascent and descent of Noto Sans; both fonts have 1000 units per em."""
CJK_FACE: Final = "Noto Sans CJK TC"
RENAMED: Final = (("Noto Sans CJK TC", "Mahjong Sans TC"), ("Noto Sans", "Mahjong Sans"))

SMALL: Final = "↶↷"
ENLARGED: Final = 1.4
"""Undo and redo are drawn small in their font; beside words they need this factor."""

MINUS: Final = 0x2212
BORROWED: Final = "←↑→↓↔↶↷⇄≠≤≥≈▴▸▾◂●○✓✕☰"
"""What labels use and Noto Sans lacks; the minus sign is drawn from the plus of the same weight instead."""

LATIN: Final = frozenset(
    [
        *range(0x20, 0x7F),
        *range(0xA0, 0x180),
        *(*range(0x2009, 0x2028), 0x202F),  # spaces (digit groups in some locales), dashes, quotation marks, ellipsis
        *(0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122),  # per mille to fraction slash, euro
        *(*range(0x2153, 0x215F), *range(0x2070, 0x207A), *range(0x2080, 0x208A)),  # fractions, raised and lowered
    ]
)
LATIN_FEATURES: Final = (
    *("kern", "mark", "mkmk", "ccmp", "locl", "liga", "case"),
    *("tnum", "pnum", "lnum", "frac", "numr", "dnom"),
)
CJK_FEATURES: Final = ("kern", "palt", "ccmp", "locl")

LATIN_LIMIT: Final = 60_000
CJK_LIMIT: Final = 200_000


def main(arguments: Sequence[str]) -> int:
    """Write the font files; the exit code is 1 when one came out larger than its limit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("texts", nargs="*", type=Path, help="text files whose CJK characters are kept")
    parser.add_argument("--characters", type=Path, help="a file with more CJK characters to keep")
    parser.add_argument("--fonts", type=Path, action="append", help="where the Noto files are; may be given again")
    parser.add_argument("--out", type=Path, required=True, help="folder to write to")
    chosen = parser.parse_args(arguments)
    folders: list[Path] = chosen.fonts or [Path("/usr/share/fonts")]
    texts: list[Path] = [*chosen.texts, *([chosen.characters] if chosen.characters else [])]
    chosen.out.mkdir(parents=True, exist_ok=True)

    fits = True
    for weight in WEIGHTS:
        target = chosen.out / f"NotoSans-{weight}.ttf"
        latin(find(f"NotoSans-{weight}.ttf", folders), [find(name, folders) for name in SISTERS], target)
        fits &= report(target, LATIN_LIMIT)
    target = chosen.out / "NotoSansCJKtc-Regular.otf"
    cjk(find(CJK_COLLECTION, folders), cjk_characters(texts), target)
    fits &= report(target, CJK_LIMIT)
    return 0 if fits else 1


def find(name: str, folders: Iterable[Path]) -> Path:
    """The font file of that name in the first folder that has it."""
    for folder in folders:
        for path in sorted(folder.rglob(name)):
            return path
    raise SystemExit(f"{name} not found: install fonts-noto-core, fonts-noto-extra and fonts-noto-cjk, or say --fonts")


def latin(source: Path, sisters: Iterable[Path], target: Path) -> None:
    """Write the Latin subset of one weight."""
    font = TTFont(source)
    add_minus(font)
    wanted = set(BORROWED) - {chr(code) for code in font.getBestCmap()}
    for path in sisters:
        sister = TTFont(path)
        present = {c for c in wanted if ord(c) in sister.getBestCmap()}
        for character in sorted(present):
            borrow(font, sister, ord(character))
        wanted -= present
    if wanted:
        raise SystemExit(f"no sister font has {' '.join(sorted(wanted))}")
    _save(font, _options(LATIN_FEATURES), LATIN | {MINUS} | {ord(c) for c in BORROWED}, target)


def cjk(source: Path, characters: Iterable[str], target: Path) -> None:
    """Write the subset of the Traditional Chinese face with these characters."""
    font = next(f for f in TTCollection(source).fonts if f["name"].getDebugName(1) == CJK_FACE)
    # The line height of Noto Sans: a line with both then stands where a line of Latin alone does.
    ascent, descent = LINE
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, descent, 0
    metrics = font["OS/2"]
    metrics.sTypoAscender, metrics.sTypoDescender, metrics.sTypoLineGap = ascent, descent, 0
    metrics.usWinAscent, metrics.usWinDescent = ascent, -descent
    _save(font, _options(CJK_FEATURES), {ord(c) for c in characters}, target)


def cjk_characters(paths: Iterable[Path]) -> set[str]:
    """The CJK characters in these files, kana and CJK punctuation."""
    kept = {chr(code) for code in [*range(0x3000, 0x3020), *range(0x3041, 0x3097), *range(0x30A1, 0x30FF)]}
    for path in paths:
        kept.update(c for c in path.read_text(encoding="utf-8") if is_cjk(c))
    return kept


def is_cjk(character: str) -> bool:
    """Whether the character belongs to the CJK file: ideographs, their punctuation and full-width forms."""
    code = ord(character)
    ranges = ((0x2E80, 0x9FFF), (0xF900, 0xFAFF), (0xFF00, 0xFFEF), (0x20000, 0x2FA1F))
    return any(first <= code <= last for first, last in ranges)


def add_minus(font: Any) -> None:
    """Give the font a minus sign, the bar of its own plus, so that signed numbers match in every weight."""
    names = font.getBestCmap()
    plus = names[ord("+")]
    bounds = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[plus].draw(bounds)
    left, bottom, right, top = bounds.bounds
    middle = (bottom + top) / 2
    half = _bar(font, plus, middle) / 2
    pen = TTGlyphPen(None)
    pen.moveTo((left, round(middle - half)))
    for corner in ((left, round(middle + half)), (right, round(middle + half)), (right, round(middle - half))):
        pen.lineTo(corner)
    pen.closePath()
    _insert(font, "uni2212", MINUS, pen, font["hmtx"][plus][0], round(left))


def _bar(font: Any, plus: str, middle: float) -> float:
    """How thick the horizontal bar of the plus is: the outline has its two edges next to the middle."""
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[plus].draw(pen)
    heights = {point[1] for _, points in pen.value for point in points}
    return float(min(h for h in heights if h > middle) - max(h for h in heights if h < middle))


def borrow(font: Any, sister: Any, code: int) -> None:
    """Draw the sister font's glyph of a character into the font."""
    name = sister.getBestCmap()[code]
    scale = font["head"].unitsPerEm / sister["head"].unitsPerEm
    if scale != 1:
        raise SystemExit("sister fonts must have the same units per em")
    recording = DecomposingRecordingPen(sister.getGlyphSet())
    sister.getGlyphSet()[name].draw(recording)
    pen = TTGlyphPen(None)
    # About the middle of the figures, 0.36 em above the baseline.
    factor = ENLARGED if chr(code) in SMALL else 1.0
    recording.replay(TransformPen(pen, (factor, 0, 0, factor, 0, round(360 * (1 - factor)))))
    width, bearing = sister["hmtx"][name]
    _insert(font, f"uni{code:04X}", code, pen, round(width * factor), round(bearing * factor))


def _insert(font: Any, name: str, code: int, pen: Any, width: int, bearing: int) -> None:
    """Add a drawn glyph under a name, a character code, its width and its left side bearing."""
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (width, bearing)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def rename(font: Any) -> None:
    """Give the font its family name of the program, with and without spaces, wherever the old one stands as a name."""
    pairs = [*RENAMED, *((old.replace(" ", ""), new.replace(" ", "")) for old, new in RENAMED)]
    pairs.append(("NotoSansCJKtc", "MahjongSansTC"))
    pairs.sort(key=lambda pair: len(pair[0]), reverse=True)

    def renamed(text: str) -> str:
        return next((text.replace(old, new) for old, new in pairs if old in text), text)

    for record in font["name"].names:
        if record.nameID in {1, 3, 4, 6, 16}:
            record.string = renamed(record.toUnicode())
    if "CFF " in font:
        outlines = font["CFF "].cff
        outlines.fontNames = [renamed(name) for name in outlines.fontNames]
        top = outlines.topDictIndex[0]
        for field in ("FullName", "FamilyName"):
            if hasattr(top, field):
                setattr(top, field, renamed(getattr(top, field)))


def _options(features: Iterable[str]) -> Any:
    """What the subsetter keeps besides the characters."""
    options = Options()
    options.layout_features = list(features)
    # Hinting is large, does not fit the glyphs drawn in, and Noto draws well without.
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]  # with copyright and licence
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["DSIG", "FFTM", "BASE", "VORG", "vhea", "vmtx"]
    return options


def _save(font: Any, options: Any, codes: Iterable[int], target: Path) -> None:
    """Reduce the font to these character codes and write it."""
    subsetter = Subsetter(options=options)
    subsetter.populate(unicodes=set(codes))
    subsetter.subset(font)
    rename(font)
    font["head"].modified = font["head"].created  # the same input gives the same file
    font.recalcTimestamp = False
    font.save(target)


def report(path: Path, limit: int) -> bool:
    """Print a file's size; whether it keeps within the limit."""
    size = path.stat().st_size
    characters = len(TTFont(path).getBestCmap())
    excess = "" if size < limit else f", over {limit / 1000:.0f} kB"
    print(f"{path}: {characters} characters, {size / 1000:.1f} kB{excess}")
    return size < limit


def missing(font: Path, texts: Iterable[str]) -> Iterator[str]:
    """Characters of the texts that the font lacks: for a test that the committed files are current."""
    known = TTFont(font).getBestCmap()
    yield from sorted({c for text in texts for c in text if is_cjk(c) and ord(c) not in known})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
