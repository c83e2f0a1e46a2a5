"""Every scene fits every window size in every language: nothing clipped, squeezed, overlapping or sticking out."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel
from screenshots import FORMATS, SCENES, SCENES_OF, show_scene

from .conftest import Start
from .layout_check import layout_problems
from .player import Player

SIZES = sorted({form.size.toTuple() for form in FORMATS} | {(960, 540), (3840, 2160)})
"""Formats of more pixels for each point have the same layout as one of the others."""


def _problems(player: Player, sizes: list[tuple[int, int]], scenes: list[str]) -> list[str]:
    found = []
    for size in sizes:
        player.window.resize(QSize(*size))
        for scene in scenes:
            show_scene(player.program, scene)
            player.rest()
            assert player.window.size().toTuple() == size
            problems = layout_problems(player.window, player.program.theme)
            found += [f"{scene} at {size}: {problem}" for problem in problems]
    return found


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
def test_everything_fits(start: Start, language: str, theme: str, touch: bool) -> None:
    player = start(language=language, theme=theme, touch=touch)
    assert player.program.theme.touch == touch
    # Large controls promise to fit the least screen, not the least window.
    assert _problems(player, SIZES[touch:], list(SCENES)) == []


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("pl", "light")])
def test_palettes_lay_out_alike(start: Start, language: str, theme: str) -> None:
    player = start(language=language, theme=theme)
    assert _problems(player, SIZES[:2], ["high_hand", "one_short", "error"]) == []


@pytest.mark.parametrize("scale", [0.6, 1.4])
def test_any_tile_size_fits(start: Start, scale: float) -> None:
    player = start(**{"tiles/scale": scale, "tiles/corner_indices": True})
    assert _problems(player, SIZES, ["high_hand", "five_kongs", "one_short"]) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_low_table_fits(start: Start, language: str) -> None:
    player = start(language=language, **{"rules/variant": "taiwanese", "rules/preset": "low"})
    assert _problems(player, SIZES, [scene for scene in SCENES if scene not in SCENES_OF]) == []


def test_resized_there_and_back(player: Player) -> None:
    """A layout depends on the size alone, not on how the window came to it."""
    window = player.window
    show_scene(player.program, "five_kongs")

    def places() -> list[tuple[int, ...]]:
        player.rest()
        widgets = (player.page.side, player.page.score, player.page.tray, *player.tray(), player.picture("7z"))
        return [one.geometry().getRect() for one in widgets]

    window.resize(1280, 800)
    sizes = player.page.splitter.sizes()
    before = places()
    for size in SIZES[::-1]:
        window.resize(QSize(*size))
        player.rest()
    window.resize(1280, 800)
    player.page.splitter.setSizes(sizes)
    assert places() == before


def test_the_check_itself_sees_a_problem(player: Player) -> None:
    label = QLabel("A text that is wider than its label", player.page.tray)
    label.setGeometry(20, 20, 40, 12)
    label.show()
    problems = " ".join(layout_problems(player.window, player.program.theme))
    for word in ("clipped", "overlap", "squeezed"):
        assert word in problems
    label.setGeometry(-10, 0, 400, 30)
    assert "sticks out" in " ".join(layout_problems(player.window, player.program.theme))
