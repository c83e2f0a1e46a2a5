"""The headline and who pays stay in sight in every size, and nothing scrolls where there is room."""

import pytest
from PySide6.QtWidgets import QScrollArea
from screenshots import SCENES, SCENES_OF, show_scene

from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.hand_editor import Counter
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from .conftest import Start
from .player import Player

SIZES = [(960, 540), (1024, 700), (1280, 800), (1920, 1080)]


def _areas(player: Player) -> list[QScrollArea]:
    return player.page.splitter.widget(1).findChildren(QScrollArea)


def _scrolling(player: Player) -> list[QScrollArea]:
    """The cards of which some is out of sight, or a bar beside them."""
    return [area for area in _areas(player) if area.verticalScrollBar().isVisible() or not player.sees(area.widget())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_is_in_sight(start: Start, language: str) -> None:
    player = start(language=language)
    for size in SIZES:
        player.window.resize(*size)
        for scene in SCENES:
            show_scene(player.program, scene)
            player.rest()
            score = player.page.score
            assert player.sees(score.headline), (size, scene)
            assert not score.payment_row.isVisible() or player.sees(score.payment_row), (size, scene)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_scrolls_where_there_is_room(start: Start, language: str, size: tuple[int, int]) -> None:
    player = start(language=language)
    for scene in SCENES:
        # each window comes from one in which there was a bar, or it would not be seen that one keeps itself
        player.window.resize(960, 540)
        show_scene(player.program, scene)
        player.rest()
        player.window.resize(*size)
        player.rest()
        assert not _scrolling(player), scene


@pytest.mark.parametrize("scene", ["high_hand", "riichi_hand", "riichi_yakuman", "classical_hand"])
def test_nothing_scrolls_by_any_rules(start: Start, scene: str) -> None:
    player = start(language="pl")
    player.window.resize(1024, 700)
    show_scene(player.program, scene)
    variant = SCENES_OF.get(scene, "taiwanese")
    for preset in VARIANTS[variant].presets:
        player.editor.use_rules(ruleset(variant, Choice(preset)))
        player.rest()
        assert not _scrolling(player), preset


def test_all_counters_and_who_is_liable_are_in_sight(start: Start) -> None:
    player = start(language="pl")
    player.window.resize(1024, 700)
    show_scene(player.program, "riichi_yakuman")
    player.editor.set_counter(Counter.HONBA, 2)
    player.editor.set_counter(Counter.RIICHI_STICKS, 1)
    player.rest()
    counters = player.page.side.counters
    shown = (*counters.steppers.values(), counters.liable)
    seen = [one for one in shown if one.isVisible()]
    assert len(seen) == 3
    assert all(player.sees(one) for one in seen)


def test_a_single_row_of_the_score_is_spared_only_for_the_whole_win(start: Start) -> None:
    player = start(language="pl")
    breakdown = player.page.score.breakdown
    for size, scene, rows in (
        ((1024, 700), "riichi_hand", 2),
        ((1024, 700), "riichi_yakuman", 1),
        ((960, 540), "riichi_yakuman", 2),
        ((1280, 800), "riichi_yakuman", 2),
    ):
        player.window.resize(*size)
        show_scene(player.program, scene)
        player.rest()
        assert breakdown.least_rows == rows, (size, scene)


def test_what_scrolled_away_comes_back_to_who_asks_for_it(player: Player) -> None:
    player.window.resize(960, 540)
    show_scene(player.program, "riichi_hand")
    player.rest()
    stepper = player.page.side.counters.steppers[Counter.RIICHI_STICKS]
    assert not player.sees(stepper)
    for _ in range(200):
        player.window.focusNextPrevChild(True)
        focused = player.window.focusWidget()
        if focused is not None and stepper in (focused, focused.parentWidget()):
            break
    player.rest()
    assert player.sees(stepper)
