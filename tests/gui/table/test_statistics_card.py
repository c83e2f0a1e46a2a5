"""The figures of the players on show."""

import pytest
from game.shorthand import draw, ron, tsumo
from models.games import playing

from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.statistics_card import StatisticsCard

from ..conftest import Show
from ..layout_check import layout_problems
from .conftest import Rest
from .test_ledger_view import cut_columns


@pytest.mark.parametrize("name", ["riichi", "taiwanese", "japanese_classical"])
@pytest.mark.parametrize("width", [356, 388, 700])
def test_it_fits(around: Surroundings, show: Show, rest: Rest, name: str, width: int) -> None:
    value = {"riichi": {"yakuman": 1}, "taiwanese": {"tai": 60}, "japanese_classical": {"limit": True}}[name]
    options = {"bust": False} if name == "riichi" else {}
    games = playing(tsumo(0, **value), ron(1, 2, **value), draw(), name=name, **options)
    card = StatisticsCard(games, around)
    show(card)
    card.resize(width, card.sizeHint().height())
    rest()
    assert cut_columns(card.table) == set()
    table = card.table
    assert sum(table.columnWidth(column) for column in range(5)) == table.viewport().width()
    assert table.verticalScrollBar().maximum() == 0
    assert layout_problems(card, around.theme) == []


def test_it_follows(around: Surroundings, show: Show, rest: Rest) -> None:
    games = playing(players=("Ala", "Bartłomiej Brzęczyszczykiewicz", "Cao", "Grażyna Wiśniewska-Nowak"))
    card = StatisticsCard(games, around)
    show(card)
    card.resize(388, card.sizeHint().height())
    games.add(tsumo(0))
    rest()
    assert card.model.index(0, 1).data() == "1"
    assert cut_columns(card.table) == set()
    around.language.use("pl")
    assert card.caption.text() == "Statystyka"
    assert card.model.index(0, 0).data() == "Wygrane"
    around.theme.set_text_scale(1.2)
    card.resize(466, card.sizeHint().height())
    rest()
    assert layout_problems(card, around.theme) == []
    around.theme.set_text_scale(1.0)
