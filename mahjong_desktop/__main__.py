"""Start: a command for the terminal, or the window."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

GAME_ENDINGS = (".json", ".jsonl")


def main() -> int:
    """With arguments the command line, which never loads Qt; without, or with a game's file, the window.

    Until that is loaded, nobody looks for garbage: everything stays, and to look through it takes its time.
    """
    gc.disable()
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        from mahjong_desktop.self_test import run_self_test

        gc.enable()
        return run_self_test()
    if arguments in (["--menu-entry"], ["--no-menu-entry"]):
        from mahjong_desktop.menu_entry import make_menu_entry

        return make_menu_entry(arguments == ["--menu-entry"])
    file = arguments[0] if len(arguments) == 1 and _names_a_file(arguments[0]) else None
    if arguments and file is None:
        from mahjong_desktop.cli import run

        gc.enable()
        return run()
    from mahjong_desktop.app import run_window

    return run_window(None if file is None else Path(file))


def _names_a_file(text: str) -> bool:
    """Whether an argument is a file rather than a command or an option. Whether it can be read, the window tells."""
    if text.startswith("-"):
        return False
    return text.lower().endswith(GAME_ENDINGS) or os.sep in text or Path(text).is_file()


if __name__ == "__main__":
    sys.exit(main())
