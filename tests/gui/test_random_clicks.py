"""Random steps over all pages, a few of them at every run.

By hand many more: `RANDOM_STEPS=20000 RANDOM_SEED=1 pytest tests/gui/test_random_clicks.py -k taiwanese-en -s`;
`RANDOM_SECONDS` ends them sooner, `RANDOM_LOG` names a file for the steps, which is written even if Python dies.
"""

import os
import time
from pathlib import Path
from typing import Any

import pytest

from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.rules.registry import VARIANTS

from .clicker import Clicker
from .conftest import Start, warnings_of

STEPS = int(os.environ.get("RANDOM_STEPS", "60"))
SEED = int(os.environ.get("RANDOM_SEED", "1"))
LOG = os.environ.get("RANDOM_LOG", os.devnull)
SECONDS = float(os.environ.get("RANDOM_SECONDS", "inf"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_steps_do_no_harm(
    start: Start,
    variant: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtlog: Any,
) -> None:
    player = start(language=language, **{"rules/variant": variant})
    folder = tmp_path / "files"
    folder.mkdir()
    with Path(LOG).open("w", encoding="utf-8", buffering=1) as log:
        clicker = Clicker(player, SEED, folder, log, monkeypatch.setattr, lambda: warnings_of(qtlog))
        done = clicker.run(STEPS, time.monotonic() + SECONDS)
    print(f"{done} steps")
