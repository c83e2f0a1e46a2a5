"""Bring the window's translations up to date: collect the texts from the source, then compile them.

Maintainers run this after a text in the window has changed; the .ts files are edited in Qt Linguist or by hand between
the two steps, and the compiled .qm files are kept with the sources, so that a build needs no Qt:

    python packaging/translate.py          collect and compile
    python packaging/translate.py --check  only tell whether the committed files are current
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "assets" / "i18n"
SOURCES = ("mahjong_desktop/gui", "mahjong_desktop/models")
LANGUAGES = {"en": ["-pluralonly"], "pl": []}
"""The languages; English is the source and needs only its plural forms."""


def tool(name: str) -> str:
    """A program of PySide6, from the environment that runs this."""
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


def collect(folder: Path) -> None:
    """Update the .ts files in a folder from the source."""
    files = sorted(str(path.relative_to(ROOT)) for source in SOURCES for path in (ROOT / source).rglob("*.py"))
    for language, flags in LANGUAGES.items():
        target = folder / f"mahjong_desktop_{language}.ts"
        command = [tool("lupdate"), *files, "-locations", "none", "-no-obsolete", *flags]
        subprocess.run(
            [*command, "-source-language", "en", "-target-language", language, "-ts", str(target)],
            cwd=ROOT,
            check=True,
            capture_output=True,
        )


def compile_all(folder: Path) -> None:
    """Compile the .ts files in a folder beside them."""
    for language in LANGUAGES:
        source = folder / f"mahjong_desktop_{language}.ts"
        subprocess.run(
            [tool("lrelease"), str(source), "-qm", str(source.with_suffix(".qm"))], check=True, capture_output=True
        )


def is_current() -> bool:
    """Whether collecting and compiling would change nothing."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for path in TRANSLATIONS.iterdir():
            (folder / path.name).write_bytes(path.read_bytes())
        collect(folder)
        compile_all(folder)
        return all((folder / path.name).read_bytes() == path.read_bytes() for path in TRANSLATIONS.iterdir())


def main() -> int:
    """Run the steps that were asked for."""
    parser = argparse.ArgumentParser(description="Update and compile the window's translations.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if something is out of date")
    if parser.parse_args().check:
        return 0 if is_current() else 1
    collect(TRANSLATIONS)
    compile_all(TRANSLATIONS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
