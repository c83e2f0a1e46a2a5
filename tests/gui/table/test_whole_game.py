"""A whole East round clicked through the real window in each variant: every kind of deal, an edit, the end."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from mahjong_desktop.core.table import GameEnd
from mahjong_desktop.gui.table.table_desk import TableDesk
from mahjong_desktop.models.deal_draft import DealKind
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset

from ..conftest import Start
from ..player import CTRL, NONE, Player, chosen

NAMES = ("Ania", "Bartek", "Celina", "Darek")
EXTRA = -1


class Clicker:
    """Does at the table what a person does."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def desk(self) -> TableDesk:
        assert self.player.window.table is not None
        return self.player.window.table

    @property
    def record(self) -> Any:
        return self.desk.page.record

    @property
    def scores(self) -> tuple[int, ...]:
        assert self.desk.games.game is not None
        return self.desk.games.game.table.scores

    def click(self, widget: Any, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.player.rest()
        self.player.click(widget, button=button)
        self.player.rest()

    def step(self, kind: DealKind) -> None:
        self.click(self.desk.page.steps[kind])

    def seat(self, player: int) -> None:
        """Click a seat's card beside its switch."""
        card = self.desk.page.seats[player]
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, NONE, card.rect().topLeft() + card.rect().center() / 4)
        self.player.rest()

    def save(self) -> None:
        self.click(self.record.save)
        assert self.desk.deal.draft is None

    def start(self) -> None:
        form = self.desk.new_game
        for field, name in zip(form.names, NAMES, strict=True):
            self.click(field)
            self.player.type(name)
        self.click(form.start)

    def figure(self, name: str, value: int) -> None:
        """Type a number into the value's form."""
        field = self.record.win.value.fields[name]
        self.player.rest()
        field.setFocus(Qt.FocusReason.MouseFocusReason)
        field.selectAll()
        QTest.keyClicks(field, str(value))
        self.player.rest()


@pytest.fixture
def clicker(start: Start) -> Clicker:
    player = start()
    player.window.resize(1280, 800)
    return Clicker(player)


def begin(clicker: Clicker, variant: str, preset: str, **options: Any) -> None:
    clicker.player.editor.use_rules(ruleset(variant, Choice(preset, options)))
    clicker.player.choose(clicker.player.window.pages, "Table")
    clicker.player.rest()
    clicker.start()


def test_riichi(clicker: Clicker) -> None:
    begin(clicker, "riichi", "info_pl", length="east", extension=False)
    assert clicker.desk.page.title.text() == "East 1"
    # East draws 2600 from each, with the value alone
    clicker.seat(0)
    clicker.seat(0)
    clicker.figure("han", 3)
    clicker.click(clicker.record.win.value.chips["fu"][40])
    assert clicker.record.headline.text() == "3 han 40 fu · 7,800"
    clicker.save()
    assert clicker.scores == (32800, 22400, 22400, 22400)
    # South from West by tiles, riichi declared, one counter
    clicker.click(clicker.desk.page.seats[1].riichi)
    clicker.seat(1)
    clicker.seat(2)
    clicker.player.choose(clicker.record.win.entry, "Tiles")
    clicker.player.rest()
    assert not clicker.player.window.at_table
    clicker.player.type("234m34068p678s55s7p")
    clicker.player.rest()
    assert clicker.player.headline() == "3 han 40 fu · 5,200"
    clicker.click(clicker.player.window.for_table.back)
    assert clicker.player.window.at_table
    clicker.save()
    assert clicker.scores == (32800, 27900, 16900, 22400)
    # two winners on East's discard
    clicker.seat(2)
    clicker.seat(0)
    clicker.figure("han", 1)
    clicker.click(clicker.record.add_winner)
    clicker.click(clicker.record.others.chips[3])
    clicker.figure("han", 2)
    clicker.save()
    assert clicker.scores == (29800, 27900, 17900, 24400)
    # nobody but West is ready
    clicker.step(DealKind.DRAW)
    clicker.click(clicker.record.draw.tenpai.chips[2])
    clicker.save()
    assert clicker.scores == (28800, 26900, 20900, 23400)
    # North's mistake
    clicker.step(DealKind.CHOMBO)
    clicker.click(clicker.record.culprit.chips[3])
    clicker.save()
    assert clicker.scores == (30800, 28900, 24900, 15400)
    # the first deal was East from North
    ledger = clicker.desk.page.ledger
    clicker.desk.page.ledger.edit_wanted.emit(0)
    clicker.player.rest()
    assert ledger.isVisible()
    clicker.click(clicker.record.win.source.chips[3])
    clicker.save()
    assert clicker.scores == (30700, 31500, 27500, 10300)
    clicker.player.press(Qt.Key.Key_Z, CTRL)
    assert clicker.scores == (30800, 28900, 24900, 15400)
    clicker.player.press(Qt.Key.Key_Y, CTRL)
    # a correction, then the clock
    clicker.step(DealKind.ADJUSTMENT)
    for field, change in zip(clicker.record.adjustment.changes, (500, -500, 0, 0), strict=True):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(change))
    clicker.player.rest()
    clicker.save()
    clicker.player.from_menu(clicker.desk.page.game_button, "Stop here")
    clicker.player.rest()
    clicker.save()
    game = clicker.desk.games.game
    assert game is not None
    assert (game.finished, game.deals[-1]) == (True, GameEnd())
    assert clicker.desk.page.result.isVisible()
    assert [len(game.deals), sum(clicker.scores)] == [7, 100_000]


@pytest.mark.parametrize(
    ("variant", "preset", "options", "figures", "first", "second"),
    [
        ("taiwanese", "high", {"rounds": 1}, {"tai": 5}, (18, -6, -6, -6), (17, 0, -12, -5)),
        (
            "japanese_classical",
            "book",
            {"rounds": 1, "several_winners": True},
            {"points": 30, "fan": 1},
            (2360, 1880, 1880, 1880),
            (2360, 2120, 1640, 1880),
        ),
    ],
)
def test_the_other_variants(
    clicker: Clicker,
    variant: str,
    preset: str,
    options: dict[str, Any],
    figures: dict[str, int],
    first: tuple[int, ...],
    second: tuple[int, ...],
) -> None:
    begin(clicker, variant, preset, **options)

    def value() -> None:
        for name, number in figures.items():
            clicker.figure(name, number)

    assert not clicker.desk.page.steps[DealKind.CHOMBO].isVisible()
    assert not clicker.desk.page.seats[0].riichi.isVisible()
    clicker.seat(0)
    clicker.seat(0)
    value()
    clicker.save()
    assert clicker.scores == first
    clicker.seat(1)
    clicker.seat(2)
    value()
    clicker.save()
    if variant == "japanese_classical":
        assert clicker.scores == second
    total = sum(clicker.scores)
    # two winners, a draw, a penalty as a correction, an edit, the end of the round
    clicker.seat(2)
    clicker.seat(1)
    value()
    clicker.click(clicker.record.add_winner)
    clicker.click(clicker.record.others.chips[3])
    value()
    clicker.save()
    clicker.step(DealKind.DRAW)
    clicker.save()
    clicker.step(DealKind.ADJUSTMENT)
    fields = clicker.record.adjustment.changes
    for field, change in ((fields[0], -30), (fields[1], 10), (fields[2], 10), (fields[3], 10)):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(change))
    clicker.player.type("")
    clicker.save()
    before = clicker.scores
    clicker.desk.page.ledger.edit_wanted.emit(1)
    clicker.player.rest()
    clicker.click(clicker.record.win.source.chips[EXTRA])
    assert chosen(clicker.record.win.entry) != []
    clicker.save()
    assert clicker.scores != before
    while not (game := clicker.desk.games.game).finished:  # type: ignore[union-attr]
        dealer = game.table.dealer  # type: ignore[union-attr]
        clicker.seat((dealer + 1) % 4)
        clicker.seat(dealer)
        value()
        clicker.save()
    assert clicker.desk.page.result.isVisible()
    assert sum(clicker.scores) == total
    assert not clicker.desk.page.steps[DealKind.WIN].isEnabled()


def test_the_game_comes_back_after_a_restart(clicker: Clicker, start: Start) -> None:
    begin(clicker, "riichi", "tenhou")
    clicker.seat(3)
    clicker.seat(0)
    clicker.save()
    again = start()
    again.choose(again.window.pages, "Table")
    again.rest()
    assert Clicker(again).scores == clicker.scores
    buttons = [one for one in again.window.findChildren(QPushButton) if one.isVisible()]
    assert buttons
