"""Kills the recorder at random moments, its openings included, and looks whether everything it said is there.

python tests/records/kill_recorder.py 200
"""

import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

from recorder import checksum

from mahjong_desktop.records.store import open_store

HERE = Path(__file__).parent


def recorder(folder: Path) -> subprocess.Popen[bytes]:
    """The recorder, started."""
    environment = {**os.environ, "PYTHONPATH": str(HERE.parents[1])}
    command = [sys.executable, str(HERE / "recorder.py"), str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)


def seconds_to_speak(folder: Path) -> float:
    """How long the recorder takes to say its first line: what is soon on this machine, as busy as it is."""
    begun = time.monotonic()
    with recorder(folder) as child:
        assert child.stdout is not None
        child.stdout.readline()
        child.kill()
    return time.monotonic() - begun


def killed_run(folder: Path, seconds: float) -> list[list[int]]:
    """Start the recorder, kill it so long after; what it said."""
    with recorder(folder) as child:
        time.sleep(seconds)
        child.kill()
        output, _ = child.communicate()
    *whole, _ = output.decode().split("\n")
    return [[int(number) for number in line.split()] for line in whole]


def lost(folder: Path, said: dict[int, list[int]]) -> list[str]:
    """What is not as it was said; `said` holds the last line of every game."""
    wrong = []
    with closing(open_store(folder, date.today())) as store:
        if store.notice:
            wrong.append(store.notice.id)
        for game, (revision, count, check) in said.items():
            found = store.game(game)
            # what was on the disk already, and not yet said
            later = found.revision == revision + 1
            if not later and (found.revision, len(found.deals), checksum(found.deals)) != (revision, count, check):
                wrong.append(f"game {game}: {found.revision} instead of {revision}")
            said[game] = [found.revision, len(found.deals), checksum(found.deals)]
    with closing(sqlite3.connect(folder / "games.sqlite")) as connection:
        wrong += [line for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]
    return wrong


def campaign(folder: Path, kills: int, dice: random.Random) -> tuple[int, int, list[str]]:
    """So many kills on one folder: the deals said, the kills that left a journal to roll back, and what was lost."""
    said: dict[int, list[int]] = {}
    lines = interrupted = 0
    wrong: list[str] = []
    soon = seconds_to_speak(folder.with_name(f"{folder.name}-first"))
    for kill in range(kills):
        for path in (folder / "backups").glob("games-*"):
            if kill % 3 == 0:
                # another day's first opening, to be killed while it copies
                path.rename(path.with_name(f"games-{date.today() - timedelta(days=1 + kill % 9)}.sqlite"))
        new = killed_run(folder, soon * dice.choice((dice.uniform(0.3, 1), dice.uniform(1, 8))))
        lines += len(new)
        said |= {game: rest for game, *rest in new}
        journal = folder / "games.sqlite-journal"
        interrupted += journal.exists() and journal.stat().st_size > 0
        wrong += lost(folder, said)
    return lines, interrupted, wrong


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        total, rolled_back, problems = campaign(Path(place), int(sys.argv[1]), random.Random())
    print(f"{sys.argv[1]} kills, {total} deals said, {rolled_back} commits interrupted, lost: {problems or 'nothing'}")
    sys.exit(bool(problems))
