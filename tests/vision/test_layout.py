"""What gaps say of a hand."""

import pytest
from vision.conftest import row

from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.vision.layout import Layout, layout_of

CHOW, PUNG, KONG = MeldKind.CHOW, MeldKind.PUNG, MeldKind.OPEN_KONG


def proposed(text: str) -> Layout:
    groups = row(text) if text else []
    tiles = [tile for group in groups for tile in group]
    indexes, start = [], 0
    for group in groups:
        indexes.append(tuple(range(start, start + len(group))))
        start += len(group)
    return layout_of(tiles, indexes)


@pytest.mark.parametrize(
    ("text", "layout"),
    [
        ("1m 2m 3m 5p 5p", Layout((0, 1, 2, 3), 4, (), ())),
        ("1m 2m 3m 5p | 5p", Layout((0, 1, 2, 3), 4, (), ())),
        ("5p | 1m 2m 3m 5p", Layout((1, 2, 3, 4), 0, (), ())),
        ("1m 2m 3m 5p | 6z 6z 6z | 5p", Layout((0, 1, 2, 3), 7, ((PUNG, (4, 5, 6)),), ())),
        (
            "1m 2m 3m 5p 5p | 3s 4s 2s | 6z 6z 6z 6z",
            Layout((0, 1, 2, 3), 4, ((CHOW, (5, 6, 7)), (KONG, (8, 9, 10, 11))), ()),
        ),
        ("1m 2m 3m 5p 5p | 1f 5f", Layout((0, 1, 2, 3), 4, (), (5, 6))),
        ("1m 2m 3m 5p 5p | 1f | 5p", Layout((0, 1, 2, 3, 4), 6, (), (5,))),
        ("1m 2m 3m 5p 5p | 1m 2m 4m", Layout((0, 1, 2, 3, 4, 5, 6), 7, (), ())),
        ("1f 2f", Layout((), None, (), (0, 1))),
        ("", Layout((), None, (), ())),
    ],
)
def test_parts(text: str, layout: Layout) -> None:
    assert proposed(text) == layout
