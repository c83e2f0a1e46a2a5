"""Places at the end, and the unit that money is agreed for."""

import pytest
from game.shorthand import rules

from mahjong_desktop.core.table import Final, ranking


@pytest.mark.parametrize(
    ("scores", "shared", "strict"),
    [
        ((4, 3, 2, 1), (1, 2, 3, 4), (1, 2, 3, 4)),
        ((1, 2, 2, 3), (4, 2, 2, 1), (4, 2, 3, 1)),
        ((5, 5, 5, 5), (1, 1, 1, 1), (1, 2, 3, 4)),
        ((1, 9, 1, 9), (3, 1, 3, 1), (3, 1, 4, 2)),
    ],
)
def test_places(scores: tuple[int, ...], shared: tuple[int, ...], strict: tuple[int, ...]) -> None:
    assert Final(scores, ranking(scores)).places == shared
    assert Final(scores, ranking(scores), shared_places=False).places == strict


def test_what_money_is_agreed_for() -> None:
    units = {name: rules(name).flow.money_unit for name in ("riichi", "taiwanese", "japanese_classical")}
    assert units == {"riichi": 1000, "taiwanese": 1, "japanese_classical": 1000}
    assert rules("taiwanese", tai_value=5).flow.money_unit == 5


def test_ties_of_the_rules() -> None:
    riichi = rules("riichi")
    assert riichi.flow.final(riichi.flow.start()).shared_places
    assert not rules("riichi", ties="seat_order").flow.final(riichi.flow.start()).shared_places
