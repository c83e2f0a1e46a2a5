"""Every scene of practice fits every window size in every language."""

import pytest
from practice_scenes import PRACTICE_SCENES, show_practice_scene
from PySide6.QtCore import QSize

from ..conftest import Start
from ..layout_check import layout_problems

SIZES = [(960, 540), (1024, 700), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
def test_everything_fits(start: Start, language: str, theme: str, touch: bool) -> None:
    player = start(language=language, theme=theme, touch=touch)
    found = []
    for scene in PRACTICE_SCENES:
        show_practice_scene(player.program, scene)
        for size in SIZES[touch:]:
            player.window.resize(QSize(*size))
            player.rest()
            problems = layout_problems(player.window, player.program.theme)
            found += [f"{scene} at {size}: {problem}" for problem in problems]
    assert found == []
