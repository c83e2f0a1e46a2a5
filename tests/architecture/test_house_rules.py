"""The rules of the house, stated in English and checked by the tools that know them."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "mahjong_desktop"
MOST_LINES = 400

TOP_LEVEL = {"pyproject.toml", "mahjong_desktop", "assets", "tests", "packaging", "README.md"}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "command",
    [
        ("-m", "ruff", "check", "--no-cache", "mahjong_desktop", "tests", "packaging"),
        ("-m", "ruff", "format", "--no-cache", "--check", "mahjong_desktop", "tests", "packaging"),
        ("-m", "mypy"),
        ("-c", "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-cache'])"),
    ],
    ids=["style", "layout", "types", "floors"],
)
def test_tool_has_nothing_to_say(command: tuple[str, ...]) -> None:
    done = run(*command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_is_long() -> None:
    lengths = {path.relative_to(ROOT): len(path.read_text("utf-8").splitlines()) for path in PACKAGE.rglob("*.py")}
    assert {path: length for path, length in lengths.items() if length > MOST_LINES} == {}


def test_top_level_is_the_users() -> None:
    assert {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} <= TOP_LEVEL


BELOW_MODELS = [
    "mahjong_desktop.cli",
    "mahjong_desktop.core.readings",
    "mahjong_desktop.game.statistics",
    "mahjong_desktop.practice.tasks",
    "mahjong_desktop.help.report",
    "mahjong_desktop.records.store",
    "mahjong_desktop.records.stream",
    "mahjong_desktop.resources",
    "mahjong_desktop.rules.registry",
]


@pytest.mark.parametrize("module", BELOW_MODELS)
def test_no_qt_below_the_models(module: str) -> None:
    found = "{name.partition('.')[0] for name in sys.modules} & {'PySide6', 'shiboken6', 'PIL'}"
    done = run("-c", f"import sys, {module}; sys.exit(str({found}) if {found} else 0)")
    assert (done.returncode, done.stderr) == (0, "")


LIGHT = ["mahjong_desktop.vision.errors", "mahjong_desktop.vision.complete", "mahjong_desktop.vision.layout"]
READING = ["mahjong_desktop.vision.reading", "mahjong_desktop.vision.set_book"]


@pytest.mark.parametrize(
    ("modules", "unwanted"), [(LIGHT, {"numpy", "PIL"}), (READING, {"PySide6", "shiboken6"})], ids=["light", "no Qt"]
)
def test_vision_loads_what_it_needs(modules: list[str], unwanted: set[str]) -> None:
    found = f"{unwanted!r} & set(sys.modules)"
    done = run("-c", f"import sys, {', '.join(modules)}; sys.exit(str({found}) if {found} else 0)")
    assert (done.returncode, done.stderr) == (0, "")


def test_modules_say_what_they_are_for() -> None:
    silent = [path for path in PACKAGE.rglob("*.py") if not ast.get_docstring(ast.parse(path.read_text("utf-8")))]
    assert silent == []


def test_values_are_frozen() -> None:
    """Below the models every dataclass is frozen: a change makes a new value."""
    loose = [
        f"{path.name}: {node.name}"
        for folder in ("core", "rules", "game", "practice", "records", "help", "vision")
        for path in (PACKAGE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for decorator in map(ast.unparse, node.decorator_list)
        if decorator.startswith("dataclass") and "frozen=True" not in decorator
    ]
    assert loose == []


def test_models_know_no_widgets() -> None:
    found = [path.name for path in (PACKAGE / "models").rglob("*.py") if "QtWidgets" in path.read_text("utf-8")]
    assert found == []
