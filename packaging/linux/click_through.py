"""Click a hand into a finished program and read its score, as somebody with mouse and screen reader would.

    /usr/bin/python3 packaging/linux/click_through.py dist/mahjong-desktop-one

The program starts with an empty environment, but for its screen, its buses and a home of its own. Tiles are found on
the accessibility bus and clicked by xdotool; the score is what the bus tells. Needs xvfb, xdotool, dbus, at-spi2-core
and python3-pyatspi, and the distribution's own Python, which has pyatspi.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PICKER = "Tiles to enter"
TILES = [
    *(f"{number} of characters" for number in ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]),
    *(f"{number} of circles" for number in ["two", "three", "four", "five", "six", "seven"]),
    *("nine of bamboos", "nine of bamboos"),
]
SCORE = "25 Tai"
PATIENCE = 30


def start(stack, command, environment, **more):
    """A process that ends with the stack."""
    process = subprocess.Popen(command, env=environment, text=True, **more)
    stack.callback(process.wait)
    stack.callback(process.terminate)
    return process


def surroundings(stack, home):
    """A screen, a session bus, and the environment that leads to them."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"]
    start(stack, command, dict(os.environ), pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        display = pipe.readline().strip()
    (home / "run").mkdir(mode=0o700)
    environment = {
        "DISPLAY": f":{display}",
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home / "run"),
        "LANG": "C.UTF-8",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
    bus = start(
        stack, command, environment | {"PATH": os.environ["PATH"]}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    return environment | {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}


def walk(node):
    """A node of the accessibility bus and all below it that is on show."""
    yield node
    for place in range(node.childCount):
        below = node.getChildAtIndex(place)
        if below is not None:
            yield from walk(below)


def click_through(program, environment):
    """Enter the hand; the texts on the page afterwards."""
    import gi

    gi.require_version("Atspi", "2.0")
    import pyatspi
    from gi.repository import Atspi

    pyatspi.Registry.getDesktop(0).set_cache_mask(Atspi.Cache.NONE)

    def find(wanted):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(Exception):
                for application in pyatspi.Registry.getDesktop(0):
                    if application.name == "mahjong-desktop":
                        for node in walk(application):
                            if wanted(node):
                                return node
            time.sleep(0.1)
        raise SystemExit("it is not on the accessibility bus")

    find(lambda node: node.getRoleName() == "frame")
    for tile in TILES:
        panel = find(lambda node: node.name.startswith(PICKER))
        button = next(node for node in walk(panel) if node.name.lower().startswith(tile))
        box = button.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        place = [str(box.x + box.width // 2), str(box.y + box.height // 2)]
        subprocess.run(["xdotool", "mousemove", *place, "click", "1"], env=environment, check=True)
        time.sleep(0.1)
    return find(lambda node: SCORE in node.name).name


def main():
    """Start everything, click, tell."""
    if "PROGRAM" in os.environ:
        score = click_through(os.environ["PROGRAM"], dict(os.environ))
        print(f"ok: the score reads {score!r}")
        return
    program = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory(prefix="mj") as folder, contextlib.ExitStack() as stack:
        home = Path(folder)
        environment = surroundings(stack, home)
        watching = environment | {"PATH": os.environ["PATH"], "PROGRAM": program}
        # who asks for the accessibility bus makes it start, and the program looks only whether it is there
        ask = [sys.executable, "-c", "import pyatspi; pyatspi.Registry.getDesktop(0).childCount"]
        subprocess.run(ask, env=watching, check=True)
        start(stack, [program], environment, cwd="/")
        done = subprocess.run([sys.executable, __file__], env=watching, check=False)
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
