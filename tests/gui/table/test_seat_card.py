"""A player's card: where name and points stand."""

import pytest
from PySide6.QtCore import QRectF

from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.seat_card import SeatCard

from ..conftest import Show


class Watched(SeatCard):
    """Remembers where it wrote what."""

    def _text(self, painter, box, font, colour, text, right=False):  # type: ignore[no-untyped-def]
        self.__dict__.setdefault("written", {})[text] = QRectF(box)
        super()._text(painter, box, font, colour, text, right)


def places(
    around: Surroundings, show: Show, mark: str, *, riichi: bool, width: int = 210
) -> tuple[dict[str, QRectF], SeatCard]:
    card = Watched(around)
    card.show_player(Wind.SOUTH, "South", "Bart", "18,800", mark=mark)
    card.show_riichi("Riichi", asked=riichi, on=False, name="Riichi: Bart")
    show(card)
    card.resize(width, card.height())
    card.__dict__.get("written", {}).clear()
    card.grab()
    return card.__dict__["written"], card


@pytest.mark.parametrize("riichi", [True, False])
def test_names_are_level(around: Surroundings, show: Show, riichi: bool) -> None:
    plain, _ = places(around, show, "", riichi=riichi)
    marked, card = places(around, show, "discarded by all", riichi=riichi)
    assert marked["Bart"] == plain["Bart"]
    below = next(box for text, box in marked.items() if text.startswith("disc"))
    assert below.top() > marked["Bart"].center().y()
    assert below.bottom() < card.height()


def test_points_without_a_switch_stand_in_the_middle(around: Surroundings, show: Show) -> None:
    written, card = places(around, show, "", riichi=False, width=300)
    assert written["18,800"].center().y() == card.height() / 2
    # where the name needs the room below them they stand above it
    written, card = places(around, show, "", riichi=False)
    assert written["18,800"].bottom() <= card.height() / 2
    assert "Bart" in written
    written, card = places(around, show, "", riichi=True)
    assert written["18,800"].bottom() <= card.height() / 2
