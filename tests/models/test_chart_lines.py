"""The lines of the chart: values, round numbers, thinning, places of labels."""

from itertools import pairwise

import pytest
from game.shorthand import draw, game, ron, tsumo
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desktop.models.chart_lines import chart_lines, leaders, spread, thinned, ticks


def test_lines_of_a_game() -> None:
    lines = chart_lines(game(tsumo(0), ron(1, 2), draw("1")))
    assert lines.deals == 3
    assert lines.scores(0) == (25_000,) * 4
    assert lines.scores(1) == (26_500, 24_500, 24_500, 24_500)
    assert lines.scores(3) == game(tsumo(0), ron(1, 2), draw("1")).table.scores
    assert lines.target == 30_000
    assert lines.standing(1) == (0, 1, 2, 3)
    assert leaders(lines.scores(0)) == (0, 1, 2, 3)
    assert leaders(lines.scores(1)) == (0,)
    least, most = lines.range()
    assert (least, most) == (min(map(min, lines.lines)), 30_000)


def test_game_that_has_not_begun() -> None:
    lines = chart_lines(game(name="taiwanese"))
    assert (lines.deals, lines.target, lines.range()) == (0, None, (-2, 2))


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [
        (12_000, 41_000, (20_000, 30_000, 40_000)),
        (-8_000, 42_000, (0, 20_000, 40_000)),
        (-100, 60, (-100, -50, 0, 50)),
        (-2, 2, (-2, 0, 2)),
        (400, 3_200, (1_000, 2_000, 3_000)),
    ],
)
def test_round_numbers(least: int, most: int, expected: tuple[int, ...]) -> None:
    assert ticks(least, most, 4) == expected


@given(st.integers(-200_000, 200_000), st.integers(4, 400_000), st.integers(2, 12))
def test_ticks_are_inside_and_enough(least: int, width: int, about: int) -> None:
    marks = ticks(least, least + width, about)
    assert 2 <= len(marks) <= 2 * about + 3
    assert least <= marks[0] < marks[-1] <= least + width
    assert len({second - first for first, second in pairwise(marks)}) <= 1


@given(st.lists(st.integers(-1000, 1000), min_size=1, max_size=400), st.integers(2, 50))
def test_thinning_keeps_ends_heights_and_depths(values: list[int], most: int) -> None:
    points = thinned(values, most)
    assert (points[0], points[-1]) == ((0, values[0]), (len(values) - 1, values[-1]))
    assert {min(values), max(values)} <= {value for _, value in points}
    assert all(values[place] == value for place, value in points)
    places = [place for place, _ in points]
    assert places == sorted(places)
    assert len(points) <= 2 * most + 2


@given(st.lists(st.floats(0, 100), min_size=4, max_size=4))
def test_labels_keep_their_distance(wanted: list[float]) -> None:
    places = spread(wanted, 12, 0, 100)
    ordered = sorted(places)
    assert all(second - first >= 12 - 1e-6 for first, second in pairwise(ordered))
    assert ordered[0] >= -1e-6
    assert ordered[-1] <= 100 + 1e-6
    order = sorted(range(4), key=lambda one: wanted[one])
    assert order == sorted(range(4), key=lambda one: (places[one], order.index(one)))
