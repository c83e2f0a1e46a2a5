"""What each player did in a game."""

from game.shorthand import END, RON_1000, RON_3900, Adjustment, Chombo, draw, game, ron, rons, tsumo

from mahjong_desktop.game.statistics import Statistics, statistics


def test_statistics_of_a_game() -> None:
    whole = game(
        tsumo(0, riichi="0"),
        ron(1, 3, riichi="13", **RON_3900),
        rons(3, riichi="2", _2=RON_1000, _1=RON_1000),
        draw("12", riichi="1"),
        draw("1"),
        draw(kind="four_winds", riichi="0"),
        Chombo(3),
        Adjustment((100, -100, 0, 0)),
        ron(1, 0),
        END,
    )
    first, second, third, fourth = statistics(whole)
    assert first == Statistics(deals=7, wins=1, self_draws=1, deal_ins=1, value=1500, riichi=2, draws=2)
    assert second == Statistics(
        deals=7, wins=3, self_draws=0, deal_ins=0, value=3900 + 1500 + 1500, riichi=2, draws=2, draws_ready=2
    )
    assert third == Statistics(deals=7, wins=1, value=1000, riichi=1, draws=2, draws_ready=1)
    assert fourth == Statistics(deals=7, deal_ins=2, riichi=1, draws=2)


def test_average_value() -> None:
    assert [Statistics(wins=wins, value=value).average_value for wins, value in ((0, 0), (2, 5000), (3, 5000))] == [
        None,
        2500,
        1667,
    ]


def test_statistics_of_no_deals_and_of_another_variant() -> None:
    assert statistics(game()) == (Statistics(),) * 4
    found = statistics(game(ron(0, 1, tai=5), draw(), name="taiwanese"))
    assert found[0] == Statistics(deals=2, wins=1, value=6, draws=1)
    assert found[1] == Statistics(deals=2, deal_ins=1, draws=1)
