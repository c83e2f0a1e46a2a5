"""What happened, for whoever looks for a fault later: a text file in the state folder."""

from __future__ import annotations

import faulthandler
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

MOST_BYTES = 256 * 1024
"""A file of that size is set aside; the one set aside before goes."""


class LogFile:
    """Notes go to the end of the file. One that cannot be written is lost: it never keeps the program from its work."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "mahjong-desktop.log"
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)

    def note(self, text: str) -> None:
        """Add a line, or a line and what belongs to it."""
        with suppress(OSError):
            self._make_room()
            with self.path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"{datetime.now():%Y-%m-%d %H:%M:%S} {os.getpid()} {text.rstrip()}\n")

    def watch_for_faults(self) -> None:
        """Let Python write down where it was, should a library end the process."""
        with suppress(OSError):
            self._faults = self.path.open("a", encoding="utf-8")
            faulthandler.enable(self._faults)

    def _make_room(self) -> None:
        """Set a large file aside. Where another window holds it, as on Windows, that waits for another time."""
        with suppress(OSError):
            if self.path.stat().st_size > MOST_BYTES:
                self.path.replace(self.path.with_suffix(".old.log"))
