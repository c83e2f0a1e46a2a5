"""How long until a window is there, and what it holds in memory; several programs in turns, to be compared.

    python packaging/measure_start.py "source=python -m mahjong_desktop" "onefile=dist/mahjong-desktop-one" \\
        "kajongg=/usr/games/kajongg"

All starts have a screen (Xvfb) that only they use, and each program a home of its own. The window counts as soon as the
screen shows all that it shows once everything has come to rest, and xdotool finds it visible. The picture is read from
the file that the screen is kept in, so that watching takes nothing from the program watched. `--cold` has the system
forget all files before each start, for which one must be root. With `--hand` a hand is typed in after the last round,
and the memory told then.
"""

import argparse
import contextlib
import mmap
import os
import shlex
import signal
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 60
"""Seconds until a window must be there."""
HAND = "123456789m 234567p 9s +9s"
SETTLE = 2.0
"""Seconds without a change until everything that follows the window has come to rest."""
WIDTH, HEIGHT = 1400, 900
LINES = 16
"""Of so many lines of the screen one is watched: no letter is lower."""


class Screen:
    """What is on the screen, without asking the program that draws it."""

    def __init__(self, environment: dict[str, str], file: Path) -> None:
        self.environment = environment
        with file.open("rb") as opened:
            self._bytes = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
        self._start = len(self._bytes) - WIDTH * HEIGHT * 4

    def picture(self) -> bytes:
        """Some of its lines: another picture, other lines."""
        step = WIDTH * 4
        starts = range(self._start, len(self._bytes), step * LINES)
        return b"".join([self._bytes[start : start + step] for start in starts])


@contextlib.contextmanager
def screen(folder: Path) -> Iterator[Screen]:
    """A screen of its own, to start programs on."""
    read, write = os.pipe()
    size = f"{WIDTH}x{HEIGHT}x24"
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    command += ["-fbdir", str(folder)]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        display = pipe.readline().strip()
    environment = {"DISPLAY": f":{display}", "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
    yield Screen(environment, folder / "Xvfb_screen0")
    server.terminate()
    server.wait()


def settle_in(home: Path) -> dict[str, str]:
    """A home for one program: what its environment says of it."""
    (home / "run").mkdir(mode=0o700, parents=True)
    # which kajongg does not make itself
    (home / ".config").mkdir()
    return {"HOME": str(home), "XDG_RUNTIME_DIR": str(home / "run")}


def windows(environment: dict[str, str]) -> list[str]:
    """The visible windows with a name."""
    told = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "."],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.split()


def tree(pid: int) -> list[int]:
    """A process and all below it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in tree(int(child)))]


def memory(pid: int) -> tuple[float, float]:
    """What a process and those below it hold, in MB: resident, and their share of it (proportional)."""
    resident = shared = 0
    for one in tree(pid):
        for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
            name, _, rest = line.partition(":")
            resident += int(rest.split()[0]) if name == "Rss" else 0
            shared += int(rest.split()[0]) if name == "Pss" else 0
    return resident * 1024 / 1e6, shared * 1024 / 1e6


def busy(pid: int) -> float:
    """How long processors have worked for a process and those below it, in seconds."""
    taken = 0
    for one in tree(pid):
        taken += sum(int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{one}/task").iterdir())
    return taken / 1e9


def watch(process: subprocess.Popen[bytes], screen: Screen, begin: float) -> tuple[float, float]:
    """Wait until the picture is the last: seconds until it was there, and the processors' seconds until then."""
    seen = screen.picture()
    last, found = None, (0.0, 0.0)
    while last is None or time.perf_counter() - last < SETTLE or not windows(screen.environment):
        assert process.poll() is None, "it has ended"
        assert time.perf_counter() - begin < PATIENCE, "it shows no window"
        if (now := screen.picture()) != seen:
            last = time.perf_counter()
            seen, found = now, (last - begin, busy(process.pid))
        time.sleep(0.001)
    return found


def start(
    command: str, screen: Screen, home: dict[str, str], cold: bool, hand: bool
) -> tuple[float, float, tuple[float, float]]:
    """Start, wait for the window, end: seconds until it was there, the processors' seconds until then, the memory."""
    if cold:
        subprocess.run(["sync"], check=True)
        Path("/proc/sys/vm/drop_caches").write_text("3")
    begin = time.perf_counter()
    process = subprocess.Popen(
        shlex.split(command),
        env=screen.environment | home,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    taken, worked = watch(process, screen, begin)
    if hand:
        subprocess.run(["xdotool", "type", "--delay", "20", HAND], env=screen.environment, check=True)
        time.sleep(SETTLE)
    held = memory(process.pid)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    while windows(screen.environment):
        time.sleep(0.05)
    time.sleep(0.2)
    return taken, worked, held


def main() -> None:
    """Start everything in turns, and tell the medians."""
    parser = argparse.ArgumentParser(description="Compare how long programs take until their window is there.")
    parser.add_argument("programs", nargs="+", metavar="NAME=COMMAND")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--hand", action="store_true")
    arguments = parser.parse_args()
    programs = dict(one.split("=", 1) for one in arguments.programs)
    found: dict[str, list[tuple[float, float, tuple[float, float]]]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as shown:
        homes = {name: settle_in(Path(folder) / name) for name in programs}
        for name, command in programs.items():
            # once before it counts: whatever is written at the first start is there
            start(command, shown, homes[name], False, False)
            print(f"{name}: tried", flush=True)
        for number in range(arguments.rounds):
            for name, command in programs.items():
                hand = arguments.hand and number == arguments.rounds - 1
                found[name].append(start(command, shown, homes[name], arguments.cold, hand))
    print(f"median of {arguments.rounds}, {'cold' if arguments.cold else 'warm'}, load {os.getloadavg()[0]:.1f}")
    for name, results in found.items():
        taken = [one for one, _, _ in results]
        worked = min(one for _, one, _ in results)
        resident, shared = results[-1][2]
        span = (
            f"{statistics.median(taken):6.3f} s ({min(taken):.3f}–{max(taken):.3f}), processor at least {worked:.2f} s"
        )
        print(f"{name:10} {span}, {resident:.0f} MB resident, {shared:.0f} MB proportional")


if __name__ == "__main__":
    main()
