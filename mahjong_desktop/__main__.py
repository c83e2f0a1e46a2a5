"""Start: a command for the terminal, or the window."""

from __future__ import annotations

import sys


def main() -> int:
    """With arguments the command line, which never loads Qt; without, the window."""
    if len(sys.argv) > 1:
        from mahjong_desktop.cli import run

        return run()
    from mahjong_desktop.app import run_window

    return run_window()


if __name__ == "__main__":
    sys.exit(main())
