"""Every scene of the rules page fits every window size in every language, and says everything in it."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from rules_scenes import RULES_SCENES, show_rules_scene

from mahjong_desktop.gui.rules.grid_table import GridCard, GridTable
from mahjong_desktop.gui.rules.topic_delegate import TopicDelegate
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from ..conftest import Start
from ..layout_check import layout_problems
from ..player import visible

SIZES = [(960, 540), (1024, 700), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
def test_everything_fits(start: Start, language: str, theme: str, touch: bool) -> None:
    player = start(language=language, theme=theme, touch=touch)
    found = []
    for scene in RULES_SCENES:
        for size in SIZES[touch:]:
            player.window.resize(QSize(*size))
            show_rules_scene(player.program, scene)
            player.rest()
            problems = layout_problems(player.window, player.program.theme)
            found += [f"{scene} at {size}: {problem}" for problem in problems]
            assert player.window.size().toTuple() == size
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_column_of_a_payment_table_is_cut_off(start: Start, language: str) -> None:
    player = start(language=language)
    for scene in (name for name in RULES_SCENES if name.endswith("payments")):
        for size in SIZES:
            player.window.resize(QSize(*size))
            show_rules_scene(player.program, scene)
            player.rest()
            tables = [one for one in visible(player.window, GridTable) if not one.visibleRegion().isEmpty()]
            assert tables
            for table in tables:
                columns = sum(table.columnWidth(column) for column in range(len(table.model().grid.columns)))
                assert columns <= table.viewport().width(), (scene, size)
                assert table.visibleRegion().boundingRect().width() == table.width(), (scene, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_payment_tables_are_in_step(start: Start, language: str) -> None:
    """Columns of figures are equally wide, whatever is struck through in one; and tables side by side begin alike."""
    player = start(language=language)
    beside = 0
    for scene in (name for name in RULES_SCENES if name.endswith("payments")):
        for size in SIZES[1:]:
            player.window.resize(QSize(*size))
            show_rules_scene(player.program, scene)
            player.rest()
            cards = list(visible(player.window, GridCard))
            for table in (card.table for card in cards):
                widths = [table.columnWidth(column) for column in range(1, len(table.model().grid.columns))]
                assert max(widths) - min(widths) <= 1, (scene, size)
            for card, other in combinations(cards, 2):
                if card.y() == other.y():
                    beside += 1
                    assert card.table.y() == other.table.y(), (scene, size)
    assert beside


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_names_in_the_list_look_the_same(start: Start, language: str) -> None:
    player = start(language=language)
    player.window.show_page("rules")
    page = player.window.reference
    assert page is not None
    delegate = page.list.view.itemDelegate()
    assert isinstance(delegate, TopicDelegate)
    for variant in VARIANTS:
        player.editor.use_rules(ruleset(variant))
        for size in SIZES:
            player.window.resize(QSize(*size))
            player.rest()
            view = page.list.view
            names = {topic.name: topic for topic in page.list.model.rows}
            shown = [tuple(delegate.lines(topic, view.viewport().width())) for topic in names.values()]
            assert len(set(shown)) == len(shown), (variant, size)
            for row, topic in enumerate(page.list.model.rows):
                height = view.visualRect(page.list.model.index(row)).height()
                width = view.viewport().width()
                lines = len(delegate.lines(topic, width)) + delegate.is_original_below(topic, width)
                needed = lines * QFontMetrics(view.font()).height()
                assert not delegate.is_cut(topic, width), (variant, size, topic.name)
                assert height >= needed, (variant, size, topic.name)
