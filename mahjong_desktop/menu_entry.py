"""The menu entry, icons and file type of a program that lies in an environment of its own, where no desktop looks.

pip puts them into the environment's share/, which is enough for the system's Python or `pip install --user`; what pipx
or a virtual environment holds has to be copied to where the person's desktop looks.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FILES = (
    "applications/mahjong-desktop.desktop",
    "icons/hicolor/*/apps/mahjong-desktop.*",
    "metainfo/io.github.mahjong_desktop.metainfo.xml",
    "mime/packages/mahjong-desktop.xml",
)
REFRESH = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
"""What brings the desktop's lists up to date, where there are such lists."""


def make_menu_entry(wanted: bool = True) -> int:
    """Copy the files to the person's own, or take them away; the exit status."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    source = Path(sys.prefix, "share")
    if wanted and not (source / FILES[0]).is_file():
        print(f"There is no {source / FILES[0]}: a package of the system brings its own menu entry.", file=sys.stderr)
        return 1
    for pattern in FILES:
        for path in (source if wanted else home).glob(pattern):
            target = home / path.relative_to(source if wanted else home)
            if wanted:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)
            else:
                target.unlink()
    entry = home / FILES[0]
    if wanted:
        # absolute: a desktop need not look where the shell does
        program = str(Path(sys.argv[0]).absolute()).replace("\\", "\\\\").replace('"', '\\"')
        entry.write_text(entry.read_text("utf-8").replace("Exec=mahjong-desktop", f'Exec="{program}"'), "utf-8")
    for command, folder in REFRESH:
        if (found := shutil.which(command)) is not None and (home / folder).is_dir():
            subprocess.run([found, home / folder], check=False, capture_output=True)  # noqa: S603 a tool of the desktop
    print(f"The menu entry is {'made' if wanted else 'gone'}: {entry}")
    return 0
