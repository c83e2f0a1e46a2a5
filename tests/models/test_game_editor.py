"""The game's editor and the deal's: kept before shown, undone, edited; a deal said piece by piece."""

from typing import Any

import pytest
from game.shorthand import NAMES, RON_3900, draw, ron, rules, tsumo

from mahjong_desktop.core.errors import BadRecord, MahjongError
from mahjong_desktop.core.table import Chombo, DrawKind, Played, WinDeal, WinnerOfDeal
from mahjong_desktop.game import Game
from mahjong_desktop.models.deal_draft import DealDraft, DealKind, Gap
from mahjong_desktop.models.deal_editor import DealEditor
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.rules.ruleset import Ruleset


class Shelf:
    """Keeps games in memory; can be made to fail, and tells what the window would have shown when it saved."""

    def __init__(self) -> None:
        self.kept: dict[int, Game] = {}
        self.full = False
        self.saves = 0

    def begin(self, game: Game) -> int:
        number = len(self.kept) + 1
        self.save(number, game)
        return number

    def save(self, number: int, game: Game) -> None:
        if self.full:
            raise BadRecord(reason="not_json")
        self.kept[number] = game
        self.saves += 1


class Table:
    """A game's editor with all that hangs on it."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self.shelf = Shelf()
        self.games = GameEditor(self.shelf)
        self.hand = HandEditor(ruleset)
        self.deal = DealEditor(self.games, self.hand)
        self.refused: list[MahjongError] = []
        self.games.refused.connect(self.refused.append)
        assert self.games.start(ruleset, NAMES)

    @property
    def game(self) -> Game:
        assert self.games.game is not None
        return self.games.game

    def scores(self) -> tuple[int, ...]:
        return self.game.table.scores

    def outcome(self) -> Any:
        return self.deal.outcome()

    def changes(self) -> tuple[int, ...]:
        outcome = self.deal.outcome()
        assert isinstance(outcome, Played), outcome
        return outcome.changes


@pytest.fixture
def table(qapp: Any) -> Table:
    return Table(rules())


def test_kept_before_it_is_shown(table: Table) -> None:
    kept: list[bool] = []
    table.games.changed.connect(lambda: kept.append(table.shelf.kept[1] == table.games.game))
    assert table.games.add(ron(1, 0))
    assert table.games.put(0, ron(2, 0))
    assert table.games.rename(("A", "B", "C", "D"))
    assert table.games.remove(0)
    table.games.undo()
    table.games.redo()
    assert kept == [True] * 6


def test_what_cannot_be_kept_is_not_shown(table: Table) -> None:
    table.games.add(ron(1, 0))
    before = table.games.game
    table.shelf.full = True
    assert not table.games.add(ron(1, 0))
    assert not table.games.remove(0)
    table.games.undo()
    assert not table.games.start(rules(), NAMES)
    assert (table.games.game, len(table.refused)) == (before, 4)


def test_a_deal_that_cannot_be_is_refused(table: Table) -> None:
    assert not table.games.add(draw(kind="triple_ron"))
    assert [error.code for error in table.refused] == ["bad_record"]
    assert table.shelf.saves == 1


def test_an_edit_that_leaves_deals_after_the_end_is_refused(table: Table) -> None:
    table.games.add(ron(1, 0))
    table.games.add(ron(2, 1))
    assert not table.games.put(0, ron(1, 0, yakuman=2))
    assert [error.code for error in table.refused] == ["game_over"]
    assert table.scores() == (24000, 25000, 26000, 25000)


def test_undo_and_redo(table: Table) -> None:
    table.games.add(ron(1, 0))
    table.games.add(tsumo(1))
    table.games.remove(0)
    states = [table.scores()]
    for _ in range(5):
        table.games.undo()
        states.append(table.scores())
    assert states[-1] == (25000,) * 4
    table.games.redo()
    assert table.scores() == (24000, 26000, 25000, 25000)


def test_riichi_of_the_deal_that_is_played(table: Table) -> None:
    table.games.toggle_riichi(1)
    table.games.toggle_riichi(2)
    table.games.toggle_riichi(2)
    assert table.games.riichi == {1}
    table.deal.begin(DealKind.DRAW)
    assert table.deal.draft == DealDraft(DealKind.DRAW, riichi=frozenset({1}), tenpai=frozenset({1}))
    table.deal.toggle_riichi(3)
    assert table.deal.draft.tenpai == {1, 3}
    assert table.deal.save()
    assert (table.games.riichi, table.game.table.sticks) == (frozenset(), 2)


def test_a_win_said_piece_by_piece(table: Table) -> None:
    deal = table.deal
    deal.begin(DealKind.WIN)
    assert table.outcome() is Gap.WINNER
    deal.choose_winner(1)
    assert table.outcome() is Gap.SOURCE
    deal.choose_source(0)
    assert table.changes() == (-1000, 1000, 0, 0)
    table.hand.set_figures(RON_3900)
    assert table.changes() == (-3900, 3900, 0, 0)
    deal.choose_source(None)
    assert table.changes() == (-2000, 4000, -1000, -1000)
    deal.choose_winner(2)
    assert table.changes() == (-2000, -1000, 4000, -1000)
    assert deal.save()
    assert (deal.draft, table.scores()) == (None, (23000, 24000, 29000, 24000))


def test_the_hand_comes_with_all_that_the_game_knows(table: Table) -> None:
    table.games.add(draw("0"))
    table.games.add(draw("01", riichi="1"))
    table.games.toggle_riichi(2)
    table.deal.begin(DealKind.WIN, 2)
    table.deal.choose_source(3)
    situation = table.hand.situation
    assert (situation.seat_wind.id, situation.source and situation.source.id) == ("west", "north")
    assert (situation.honba, situation.riichi_sticks) == (2, 2)
    table.hand.set_figures(None)
    table.hand.type_text("234m 34068p 678s 55s +7p")
    outcome = table.outcome()
    assert isinstance(outcome, Played)
    assert [line.id for line in outcome.wins[0].patterns] == ["riichi", "tanyao", "aka_dora"]
    table.hand.toggle("riichi")
    assert table.changes()[2] < outcome.changes[2]


def test_a_hand_without_a_score_is_no_deal(table: Table) -> None:
    table.deal.begin(DealKind.WIN, 1)
    table.deal.choose_source(0)
    table.hand.set_figures(None)
    assert table.outcome() is Gap.VALUE
    table.hand.type_text("123m 234p 789s 99s 68p +7p")
    assert isinstance(table.outcome(), MahjongError)
    table.hand.set_figures({"han": 2, "fu": 30})
    assert table.changes() == (-2000, 2000, 0, 0)


def test_several_winners(table: Table) -> None:
    deal = table.deal
    deal.begin(DealKind.WIN, 1)
    deal.choose_source(0)
    table.hand.set_figures(RON_3900)
    deal.add_winner(2)
    assert table.outcome() is not Gap.WINNER
    table.hand.set_figures({"limit": "mangan"})
    assert table.changes() == (-11900, 3900, 8000, 0)
    deal.choose_winner(1)
    assert table.hand.entry.figures == RON_3900
    deal.add_winner(3)
    assert table.changes() == (-12900, 3900, 8000, 1000)
    deal.drop_winner(1)
    assert table.changes() == (-9000, 0, 8000, 1000)
    deal.choose_source(None)
    assert deal.draft is not None
    assert deal.draft.winners == (3,)


def test_the_discarder_cannot_win(table: Table) -> None:
    table.deal.begin(DealKind.WIN, 1)
    table.deal.choose_source(0)
    table.deal.choose_winner(0)
    assert table.deal.draft is not None
    assert table.deal.draft.winners == (1,)


def test_an_old_deal_is_edited(table: Table) -> None:
    table.games.add(ron(1, 0, riichi="2"))
    table.games.add(draw("0123"))
    table.deal.edit(0)
    assert (table.deal.edited, table.hand.entry.figures) == (0, {"han": 1, "fu": 30})
    table.deal.toggle_riichi(2)
    table.hand.set_figures(RON_3900)
    assert table.deal.save()
    assert table.scores() == (21100, 28900, 25000, 25000)
    table.games.undo()
    assert table.scores() == (24000, 27000, 24000, 25000)


def test_tiles_of_an_old_deal_come_back(table: Table) -> None:
    table.deal.begin(DealKind.WIN, 1)
    table.deal.choose_source(0)
    table.hand.set_figures(None)
    table.hand.type_text("234m 34068p 678s 55s +7p")
    table.hand.toggle("riichi")
    assert table.deal.save()
    table.hand.clear()
    table.deal.edit(0)
    assert table.hand.text == "234m 34068p 55678s +7p"
    assert table.hand.situation.has("riichi")
    assert table.deal.save()
    assert len(table.game.deals) == 1


@pytest.mark.parametrize("kind", [DealKind.CHOMBO, DealKind.ADJUSTMENT, DealKind.END, DealKind.DRAW])
def test_other_deals(table: Table, kind: DealKind) -> None:
    deal = table.deal
    deal.begin(kind)
    if kind is DealKind.CHOMBO:
        assert table.outcome() is Gap.CULPRIT
        deal.choose_culprit(0)
        assert table.changes() == (-12000, 4000, 4000, 4000)
        assert deal.save()
        assert table.game.deals == (Chombo(0),)
    elif kind is DealKind.ADJUSTMENT:
        assert table.outcome() is Gap.CHANGES
        deal.set_changes((100, 0, 0, 0))
        assert table.outcome() is Gap.CHANGES
        deal.set_changes((100, -100, 0, 0))
        deal.set_note("a drink")
        deal.set_counters(2, 1)
        assert deal.save()
        assert (table.game.table.honba, table.game.table.sticks) == (2, 1)
        deal.edit(0)
        assert deal.draft is not None
        assert (deal.draft.note, deal.draft.changes) == ("a drink", (100, -100, 0, 0))
    elif kind is DealKind.DRAW:
        deal.toggle_tenpai(3)
        assert table.changes() == (-1000, -1000, -1000, 3000)
        deal.choose_draw(DrawKind.FOUR_WINDS)
        assert table.changes() == (0, 0, 0, 0)
    else:
        assert deal.save()
        assert table.game.finished
        assert deal.draft is None


def test_nagashi_where_the_rules_know_it(qapp: Any) -> None:
    table = Table(rules(preset="tenhou"))
    table.deal.begin(DealKind.DRAW)
    table.deal.toggle_nagashi(1)
    assert table.changes() == (-4000, 8000, -2000, -2000)


def test_cancelled_and_closed(table: Table) -> None:
    table.deal.begin(DealKind.WIN, 1)
    table.deal.cancel()
    assert table.deal.draft is None
    table.deal.begin(DealKind.DRAW)
    table.games.close()
    assert (table.games.game, table.games.number, table.deal.draft) == (None, None, None)


def test_an_edit_refused_stays_open(table: Table) -> None:
    table.games.add(ron(1, 0))
    table.games.add(ron(1, 0))
    table.deal.edit(0)
    table.hand.set_figures({"yakuman": 2})
    assert not table.deal.save()
    assert (table.deal.edited, len(table.refused)) == (0, 1)


@pytest.mark.parametrize(
    ("name", "figures", "changes"),
    [
        ("taiwanese", {"tai": 5}, (-6, 6, 0, 0)),
        ("japanese_classical", {"points": 30, "fan": 1}, (-240, 240, 0, 0)),
    ],
)
def test_in_other_variants(qapp: Any, name: str, figures: dict[str, Any], changes: tuple[int, ...]) -> None:
    table = Table(rules(name))
    table.deal.begin(DealKind.WIN, 1)
    table.deal.choose_source(0)
    table.hand.set_figures(figures)
    assert table.changes() == changes
    assert table.deal.save()


@pytest.mark.parametrize("name", ["taiwanese", "japanese_classical"])
def test_a_game_is_played_by_its_own_rules_whatever_is_chosen_meanwhile(table: Table, name: str) -> None:
    table.deal.begin(DealKind.WIN, 1)
    table.deal.choose_source(0)
    table.hand.set_figures(RON_3900)
    table.hand.use_rules(rules(name))
    assert table.hand.ruleset is table.game.ruleset
    assert table.hand.entry.figures == RON_3900
    assert isinstance(table.outcome(), Played)
    assert table.deal.save()
    table.hand.use_rules(rules(name))
    assert table.hand.ruleset.id == name


@pytest.mark.parametrize("edited", [0, 1])
def test_an_old_deal_that_undo_moves_or_takes_away_is_edited_no_more(table: Table, edited: int) -> None:
    for deal in (ron(1, 0), ron(2, 1), tsumo(3)):
        table.games.add(deal)
    table.games.remove(0)
    table.deal.edit(edited)
    table.games.undo()
    assert table.deal.draft is None


def test_the_last_deal_taken_away_while_it_is_edited(table: Table) -> None:
    table.games.add(ron(1, 0))
    table.deal.edit(0)
    table.games.undo()
    assert (table.deal.draft, table.deal.edited) == (None, None)


def test_an_old_deal_stays_open_while_others_come_and_go(table: Table) -> None:
    table.games.add(ron(1, 0))
    table.games.add(ron(2, 1))
    table.deal.edit(0)
    table.games.undo()
    table.games.redo()
    assert table.deal.edited == 0


@pytest.mark.parametrize("edited", [False, True])
def test_what_is_wrong_with_a_hand_of_other_rules_is_not_told_of_the_winner(qapp: Any, edited: bool) -> None:
    table = Table(rules("taiwanese"))
    table.games.add(WinDeal((WinnerOfDeal(1, 0, None, {"tai": 3}),)))
    table.hand.use_rules(rules("riichi"))
    table.hand.set_figures({"han": 3, "fu": 0})
    assert table.hand.outcome.error is not None
    told: list[object] = []
    table.deal.changed.connect(lambda: told.append(table.deal.outcome()))
    if edited:
        table.deal.edit(0)
    else:
        table.deal.begin(DealKind.WIN, 1)
        table.deal.choose_source(0)
    assert told
    assert not any(isinstance(one, MahjongError) for one in told)
