"""Values: alike where their fields are, and other ones made from them."""

from mahjong_desktop.core.remembered import remembered
from mahjong_desktop.core.values import changed, fields_of, value, value_that_remembers


@value
class Point:
    across: int
    down: int = 0


@value_that_remembers
class Line:
    ends: tuple[Point, Point]

    @remembered
    def width(self) -> int:
        first, second = self.ends
        return second.across - first.across


def test_values_are_alike_where_their_fields_are() -> None:
    assert Point(1) == Point(1, 0) != Point(1, 1)
    assert len({Point(1), Point(1, 0), Point(2)}) == 2


def test_another_value_with_other_fields() -> None:
    point = Point(1, 2)
    assert changed(point, down=5) == Point(1, 5)
    assert point == Point(1, 2)


def test_fields_by_name() -> None:
    assert fields_of(Point(3, 4)) == {"across": 3, "down": 4}


def test_what_a_value_remembers_is_no_part_of_it() -> None:
    asked, fresh = (Line((Point(1), Point(4))) for _ in range(2))
    assert asked.width == asked.width == 3
    assert asked == fresh
    assert hash(asked) == hash(fresh)
