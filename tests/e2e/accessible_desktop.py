"""A desktop without a screen but with an accessibility bus, on which the program runs as a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, NamedTuple

ROOT = Path(__file__).parents[2]
WALKER = Path(__file__).with_name("screen_walker.py")
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAM = "mahjong-desktop"
PATIENCE = 30
"""Seconds until something must have happened, on a busy machine."""


class Node(NamedTuple):
    """What a screen reader is told of one thing on the screen."""

    role: str
    name: str
    description: str
    states: frozenset[str]
    text: str | None
    value: float | None
    children: tuple[Node, ...]

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Node:
        children = tuple(cls.of(child) for child in told["children"])
        return cls(**{**told, "states": frozenset(told["states"]), "children": children})

    def walk(self) -> Iterator[Node]:
        """It and all below it that is on show, in reading order."""
        yield self
        for child in self.children:
            if "showing" in child.states or child.role in ("table cell", "tree item"):
                yield from child.walk()

    def find(self, role: str, name: str) -> Node | None:
        """The first such node."""
        return next((one for one in self.walk() if (one.role, one.name) == (role, name)), None)

    def names(self, role: str) -> list[str]:
        """The names of all nodes of a role."""
        return [one.name for one in self.walk() if one.role == role]

    @property
    def focused(self) -> Node | None:
        """What has the keyboard; whatever passes the keyboard on to something in it says so of itself too."""
        return next(iter([one for one in self.walk() if "focused" in one.states][::-1]), None)


def missing() -> str:
    """What this machine lacks; empty: nothing."""
    lacks = [tool for tool in ("Xvfb", "xdotool", "dbus-daemon") if shutil.which(tool) is None]
    lacks += [] if any(Path(one).exists() for one in LAUNCHERS) else ["at-spi2-core"]
    asked = [SYSTEM_PYTHON, "-c", "import pyatspi"]
    known = Path(SYSTEM_PYTHON).exists() and subprocess.run(asked, capture_output=True).returncode == 0
    return ", ".join([*lacks, *([] if known else ["python3-pyatspi"])])


class Desktop:
    """Xvfb, a session bus and the accessibility bus."""

    def __init__(self, home: Path, stack: contextlib.ExitStack) -> None:
        self._stack = stack
        self._home = home
        runtime = home / "run"
        runtime.mkdir(mode=0o700)
        others = ("QT_", "XDG_", "DBUS_", "AT_SPI", "PYTHON")
        plain = {name: value for name, value in os.environ.items() if not name.startswith(others)}
        self.environment = {
            **plain,
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(runtime),
            "LANG": "C.UTF-8",
            "NO_AT_BRIDGE": "0",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        read, write = os.pipe()
        screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
        self._start(screen, pass_fds=(write,))
        os.close(write)
        with os.fdopen(read) as pipe:
            self.environment["DISPLAY"] = f":{pipe.readline().strip()}"
        bus = self._start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"])
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = _pipe(bus.stdout).readline().strip()
        # The first who asks for the accessibility bus makes it start, and the program looks only whether it is there.
        self._walker = self._start([SYSTEM_PYTHON, str(WALKER)])
        assert self._ask("nobody") is None

    def _start(self, command: list[str], **more: Any) -> subprocess.Popen[str]:
        """A process that ends with the desktop."""
        log = (self._home / f"{Path(command[0]).name}.log").open("a")
        self._stack.callback(log.close)
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            env=self.environment,
            cwd=ROOT,
            text=True,
            start_new_session=True,
            **more,
        )
        self._stack.callback(_end, process)
        return process

    def run_program(self, settings: Mapping[str, str]) -> None:
        """Start the program with these settings, and wait until a screen reader finds it."""
        config = self._home / "config"
        for name in ("config", "data"):
            (self._home / name).mkdir()
            self.environment[f"XDG_{name.upper()}_HOME"] = str(self._home / name)
        folder = config / PROGRAM
        folder.mkdir()
        lines = [f"{name}={value}\n" for name, value in settings.items()]
        (folder / "window.ini").write_text("[General]\n" + "".join(lines), encoding="utf-8")
        self._process = self._start([sys.executable, "-m", "mahjong_desktop"])
        self.wait_for(lambda tree: bool(tree.names("frame")))
        # there is no window manager that would give it the keyboard
        self._xdotool("search", "--onlyvisible", "--name", ".", "windowfocus", "--sync")
        self.wait_for(lambda tree: any("active" in one.states for one in tree.children))

    def read(self) -> Node | None:
        """The program's accessible tree as it is now."""
        log = self._home / f"{Path(sys.executable).name}.log"
        assert self._process.poll() is None, f"the program has ended: {log.read_text()}"
        told = self._ask(PROGRAM)
        return None if told is None else Node.of(told)

    def _ask(self, program: str) -> dict[str, Any] | None:
        walker = self._walker
        asked, answers = _pipe(walker.stdin), _pipe(walker.stdout)
        asked.write(f"{program}\n")
        asked.flush()
        line = answers.readline()
        assert line, f"the walker has ended: {(self._home / 'python3.log').read_text()}"
        answer: dict[str, Any] | None = json.loads(line)
        return answer

    def wait_for(self, condition: Callable[[Node], bool]) -> Node:
        """The tree, once it is as it should be."""
        end = time.monotonic() + PATIENCE
        tree = None
        while time.monotonic() < end:
            tree = self.read()
            if tree is not None and condition(tree):
                return tree
            time.sleep(0.1)
        told = [] if tree is None else [f"{one.role} {one.name!r} {sorted(one.states)}" for one in tree.walk()]
        raise AssertionError("\n".join(["The screen reader never found it in:", *told]))

    def type(self, text: str) -> None:
        """Press the keys of a text, one after the other."""
        self._xdotool("type", "--delay", "12", text)

    def press(self, *keys: str) -> None:
        """Press keys by their names, such as Tab or Left."""
        self._xdotool("key", "--delay", "12", *keys)

    def _xdotool(self, *what: str) -> None:
        subprocess.run(["xdotool", *what], env=self.environment, check=True, timeout=PATIENCE)


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def _end(process: subprocess.Popen[str]) -> None:
    """End a process with all that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


@contextlib.contextmanager
def desktop() -> Iterator[Desktop]:
    """A desktop that goes again, with every process on it. Its folder's name is short: sockets allow no long ones."""
    with tempfile.TemporaryDirectory(prefix="mj") as home, contextlib.ExitStack() as stack:
        yield Desktop(Path(home), stack)
