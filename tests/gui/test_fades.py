"""Whatever scrolls up and down fades where it goes on."""

import pytest
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QScrollArea
from screenshots import show

from mahjong_desktop.gui.controls.fade import _Edge

from .conftest import Start
from .player import visible

SCENES = [
    "five_kongs",
    "readings",
    "riichi_hand",
    "table_hand",
    "table_under_way",
    "rules_overview",
    "rules_row",
    "practice_classical_all",
    "options_riichi",
    "house_rows",
    "house_compare_all",
    "games",
]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_view_that_scrolls_fades(start: Start, language: str) -> None:
    player = start(language=language)
    player.window.resize(1024, 700)
    seen: set[str] = set()
    for scene in SCENES:
        show(player.program, scene)
        player.rest()
        for window in QApplication.topLevelWidgets():
            if not window.isVisible():
                continue
            for view in visible(window, QAbstractScrollArea):
                bar = view.verticalScrollBar()
                if not isinstance(view, (QScrollArea, QAbstractItemView)) or not bar.isVisible():
                    continue
                seen.add(type(view).__name__)
                for value in (bar.minimum(), (bar.minimum() + bar.maximum() + 1) // 2, bar.maximum()):
                    bar.setValue(value)
                    edges = [edge.isVisible() for edge in view.children() if isinstance(edge, _Edge)]
                    assert edges == [value > bar.minimum(), value < bar.maximum()], f"{scene}: {view}"
                bar.setValue(bar.minimum())
    assert {"BreakdownView", "TopicView", "Area", "OptionList", "CompareList"} <= seen
