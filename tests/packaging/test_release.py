"""What a release is made of agrees with itself, and the desktop's files are what the desktop asks for."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
DESKTOP, METAINFO = LINUX / "mahjong-desktop.desktop", LINUX / "io.github.mahjong_desktop.metainfo.xml"

sys.path.append(str(ROOT / "packaging"))
import release  # noqa: E402


def test_nothing_stands_in_the_way_of_a_release() -> None:
    assert release.problems() == []


def test_the_tag_is_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REF_TYPE", "tag")
    monkeypatch.setenv("GITHUB_REF_NAME", f"v{release.version()}")
    assert release.problems() == []
    monkeypatch.setenv("GITHUB_REF_NAME", "v99.0.0")
    assert len(release.problems()) == 1


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", str(DESKTOP)),
        ("appstreamcli", "validate", "--no-net", str(METAINFO)),
        ("xmllint", "--noout", str(LINUX / "mahjong-desktop.xml")),
        ("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(LINUX / "mahjong-desktop.1")),
    ],
    ids=lambda command: command[0],
)
def test_the_tools_of_the_desktop_have_nothing_to_say(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not on this machine")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""


def test_menu_entry_metainfo_and_file_type_name_each_other() -> None:
    entry = dict(line.split("=", 1) for line in DESKTOP.read_text("utf-8").splitlines() if "=" in line)
    info = ElementTree.parse(METAINFO).getroot()
    kind = ElementTree.parse(LINUX / "mahjong-desktop.xml").getroot()[0]
    assert entry["MimeType"] == f"{kind.get('type')};" == f"{info.findtext('provides/mediatype')};"
    assert entry["Exec"].split()[0] == info.findtext("provides/binary") == entry["Icon"]
    assert info.findtext("launchable") == DESKTOP.name
    assert info.findtext("id") == METAINFO.name.removesuffix(".metainfo.xml")
    glob = kind.find("{*}glob")
    assert glob is not None
    assert str(glob.get("pattern")).removeprefix("*") == ".mahjong.json"


def test_packages_carry_the_same_files() -> None:
    """The wheel and the .deb: everything under share/ that is in one is in the other."""
    wheel = set(re.findall(r'= "(share/\S+)"', (ROOT / "pyproject.toml").read_text("utf-8")))
    deb = set(re.findall(r"dst: /usr/(share/\S+?)(?:\.gz)?$", (LINUX / "nfpm.yaml").read_text("utf-8"), re.MULTILINE))
    assert deb - wheel == {"share/doc/mahjong-desktop", "share/doc/mahjong-desktop/copyright"}
    assert wheel - deb == set()
    for name in re.findall(r'^"(\S+)" = "share/', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE):
        assert (ROOT / name).is_file(), name
