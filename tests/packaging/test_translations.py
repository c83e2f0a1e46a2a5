"""The window's translations are complete, and what is committed is what the source asks for."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_compiled_translations_are_current() -> None:
    done = subprocess.run([sys.executable, "packaging/translate.py", "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, "run packaging/translate.py and translate what is new"


def test_nothing_is_left_untranslated() -> None:
    for path in (ROOT / "assets" / "i18n").glob("*.ts"):
        text = path.read_text("utf-8")
        assert 'type="unfinished"' not in text, path.name
        assert not re.search(r"<translation>\s*</translation>", text), path.name


def test_translations_keep_the_placeholders() -> None:
    text = (ROOT / "assets" / "i18n" / "mahjong_desktop_pl.ts").read_text("utf-8")
    pairs = re.findall(r"<source>([^<]*)</source>\s*<translation>([^<]*)</translation>", text)
    assert len(pairs) > 40
    for source, translation in pairs:
        assert sorted(re.findall(r"{\w+}", source)) == sorted(re.findall(r"{\w+}", translation)), source
