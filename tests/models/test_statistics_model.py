"""The figures of the players."""

import pytest
from game.shorthand import draw, ron, rules, tsumo
from PySide6.QtCore import QModelIndex, Qt

from mahjong_desktop.game.statistics import statistics
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rows_model import ITEM_ROLE
from mahjong_desktop.models.statistics_model import StatisticsModel, figures

from .conftest import Watch
from .games import NoKeeper, playing

DEALS = (tsumo(0), ron(1, 2, riichi="12"), draw("13"), ron(1, 0, han=3, fu=40))


def table(model: StatisticsModel) -> list[list[str]]:
    return [[model.index(row, column).data() for column in range(5)] for row in range(model.rowCount())]


def test_figures_in_words(language: Language) -> None:
    model = StatisticsModel(playing(*DEALS), language)
    names = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(5)]
    assert names == ["", "Ala", "Bo", "Cao", "Dag"]
    assert table(model) == [
        ["Wins", "1", "2", "0", "0"],
        ["Tsumo", "1", "0", "0", "0"],
        ["Deal-ins", "1", "0", "1", "0"],
        ["Average value", "1,500", "4,350", "–", "–"],
        ["Riichi", "0", "1", "1", "0"],
        ["Ready at draws", "0", "1", "0", "1"],
    ]
    tips = [model.index(row, 2).data(Qt.ItemDataRole.ToolTipRole) for row in (0, 1, 3)]
    assert tips == ["Bo, Wins: 2 of 4", "Bo, Tsumo: 0 of 2", "Bo, Average value: 4,350"]
    assert model.index(0, 0).data(ITEM_ROLE).id == "wins"
    assert model.data(QModelIndex()) is None
    language.use("pl")
    assert [row[0] for row in table(model)][:2] == ["Wygrane", "Tsumo"]


@pytest.mark.parametrize("name", ["taiwanese", "japanese_classical"])
def test_variants_without_riichi_and_tenpai(language: Language, name: str) -> None:
    model = StatisticsModel(playing(draw(), name=name), language)
    assert [figure.id for figure in model.index(0, 0).model().figures] == [  # type: ignore[attr-defined]
        "wins",
        "self_draws",
        "deal_ins",
        "average_value",
    ]


def test_follows_the_game(language: Language, watch: Watch) -> None:
    games = playing()
    model = StatisticsModel(games, language)
    watch(model)

    def is_right() -> bool:
        assert games.game is not None
        return model.figures == figures(games.game, statistics(games.game))

    for deal in DEALS:
        games.add(deal)
        assert is_right()
    games.put(0, draw("0"))
    assert is_right()
    games.remove(2)
    assert is_right()
    for step in (games.undo, games.redo):
        for _ in range(6):
            step()
            assert is_right()
    games.rename(("A", "B", "C", "D"))
    assert model.headerData(1, Qt.Orientation.Horizontal) == "A"
    games.start(rules("taiwanese"), ("E", "F", "G", "H"))
    assert is_right()
    games.close()
    assert model.rowCount() == 0


def test_no_game(language: Language) -> None:
    model = StatisticsModel(GameEditor(NoKeeper()), language)
    assert (model.rowCount(), model.headerData(1, Qt.Orientation.Horizontal)) == (0, "")
