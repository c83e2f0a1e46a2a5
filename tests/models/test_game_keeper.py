"""Games in the store: what the window saves is what it opens again, and no window writes over another's work."""

import json
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from game.shorthand import END, NAMES, RON_3900, draw, game, ron, rules, tsumo
from records.store_shorthand import FILE, opened, sql

from mahjong_desktop.core.errors import BadRecord, GameOver, MahjongError, UnknownRule
from mahjong_desktop.core.table import Adjustment, Chombo, WinDeal, WinnerOfDeal, WonHand
from mahjong_desktop.game import Game, fold
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.game_import import BATCH, Imported, import_games
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.records.games import game_record
from mahjong_desktop.records.store import StoreChanged, StoreGone, StoreReadOnly
from mahjong_desktop.rules.registry import VARIANTS

from .shorthand import FULL, hand_of_text
from .shorthand import rules as taiwanese

BEGUN = datetime(2026, 11, 3, 18, tzinfo=UTC)
DEALS = (
    ron(1, 0, "12", **RON_3900),
    draw("02", "2"),
    Chombo(3),
    Adjustment((100, -100, 0, 0), "Zażółć gęślą jaźń", honba=0),
    tsumo(2),
)


@pytest.fixture
def keepers(tmp_path: Path) -> Iterator[list[GameKeeper]]:
    """Two windows on the same file."""
    stores = [opened(tmp_path) for _ in range(2)]
    yield [GameKeeper(store, lambda: BEGUN) for store in stores]
    for store in stores:
        store.close()


@pytest.fixture
def keeper(keepers: list[GameKeeper]) -> GameKeeper:
    return keepers[0]


def _same(one: Game, other: Game) -> bool:
    return game_record(one) == game_record(other) and one.table == other.table


# --- kept and opened


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_saved_is_opened_by_another_window(keepers: list[GameKeeper], name: str) -> None:
    here, there = keepers
    empty = fold(rules(name), NAMES, ())
    number = here.begin(empty)
    assert _same(there.open(number), empty)
    played = empty.with_deal(Adjustment((1, -1, 0, 0), "„x”")).with_deal(draw())
    here.save(number, played)
    assert _same(there.open(number), played)
    assert there.started(number) == here.started(number) == BEGUN


def test_every_kind_of_deal_with_names_and_rules(keepers: list[GameKeeper]) -> None:
    made = game(*DEALS, preset="tenhou", start=30_000).with_deal(END)
    number = keepers[0].begin(made)
    found = keepers[1].open(number)
    assert _same(found, made)
    assert found.finished
    assert found.ruleset.number("start") == 30_000
    assert found.deals == made.deals


def test_tiles_are_kept(keepers: list[GameKeeper]) -> None:
    hand = WonHand(hand_of_text(FULL, taiwanese()), frozenset({"last_tile"}))
    made = fold(taiwanese(), NAMES, [WinDeal((WinnerOfDeal(1, None, hand),))])
    assert made.problem is None
    number = keepers[0].begin(made)
    assert keepers[1].open(number).deals == made.deals


def test_saved_deal_after_deal_edited_and_renamed(keepers: list[GameKeeper]) -> None:
    here, there = keepers
    now = game()
    number = here.begin(now)
    for deal in DEALS:
        now = now.with_deal(deal)
        here.save(number, now)
    for change in (
        now.with_deals(now.deals[1:]),
        now.with_deals((*now.deals[:2], draw("13"), *now.deals[2:])),
        Game(now.ruleset, ("Ż", "Ó", "Ł", "W"), now.deals, now.played, now.table),
        now,
        now.with_deals(now.deals[:2]),
        now.with_deals(()),
    ):
        here.save(number, change)
        assert _same(there.open(number), change)
        assert here.open(number).players == change.players


def test_names_and_deals_at_once(keepers: list[GameKeeper]) -> None:
    number = keepers[0].begin(game())
    both = Game(**{**vars(game(ron(1, 0))), "players": ("A", "B", "C", "D")})
    keepers[0].save(number, both)
    assert _same(keepers[1].open(number), both)


def test_an_editor_plays_on_the_keeper(keeper: GameKeeper, qapp: Any) -> None:
    editor = GameEditor(keeper)
    assert editor.start(rules(), NAMES)
    assert editor.add(ron(1, 0))
    assert editor.add(ron(2, 0))
    assert editor.put(0, ron(3, 0))
    editor.undo()
    assert editor.rename(("A", "B", "C", "D"))
    editor.undo()
    assert editor.number is not None
    assert editor.game is not None
    assert _same(keeper.look(editor.number), editor.game)


def test_opened_again_it_is_the_very_same(keeper: GameKeeper) -> None:
    number = keeper.begin(game(*DEALS))
    assert keeper.open(number) is keeper.open(number)


# --- another window


def test_another_window_was_quicker(keepers: list[GameKeeper]) -> None:
    here, there = keepers
    number = here.begin(game())
    there.save(number, there.open(number).with_deal(ron(1, 0)))
    for late in (game(ron(2, 0)), Game(**{**vars(game()), "players": ("A", "B", "C", "D")})):
        with pytest.raises(StoreChanged):
            here.save(number, late)
    assert _same(there.open(number), game(ron(1, 0)))
    newer = here.open(number)
    assert _same(newer, game(ron(1, 0)))
    here.save(number, newer.with_deal(ron(3, 1)))
    assert len(there.open(number).deals) == 2


def test_looking_does_not_allow_to_overwrite(keepers: list[GameKeeper]) -> None:
    here, there = keepers
    number = here.begin(game())
    there.save(number, there.open(number).with_deal(ron(1, 0)))
    assert len(here.look(number).deals) == 1
    with pytest.raises(StoreChanged):
        here.save(number, game(ron(2, 0)))


def test_a_deleted_game_is_not_saved_until_it_is_back(keeper: GameKeeper) -> None:
    now = game()
    number = keeper.begin(now)
    keeper.delete(number)
    for attempt in (lambda: keeper.save(number, game(ron(1, 0))), lambda: keeper.open(number)):
        with pytest.raises(StoreGone):
            attempt()
    assert keeper.last() is None
    keeper.undelete(number)
    keeper.save(number, game(ron(1, 0)))
    assert len(keeper.open(number).deals) == 1


def test_deleting_what_another_window_changed_hides_no_change(keepers: list[GameKeeper]) -> None:
    here, there = keepers
    number = here.begin(game())
    there.save(number, there.open(number).with_deal(ron(1, 0)))
    here.delete(number)
    here.undelete(number)
    with pytest.raises(StoreChanged):
        here.save(number, game(ron(2, 0)))


def test_a_game_never_opened_here_is_saved_on_top_of_what_there_is(keepers: list[GameKeeper]) -> None:
    number = keepers[0].begin(game())
    keepers[1].save(number, game(ron(1, 0)))
    assert len(keepers[0].look(number).deals) == 1


# --- the last one


def test_the_last_game(keeper: GameKeeper) -> None:
    assert keeper.last() is None
    first, second = keeper.begin(game()), keeper.begin(game(ron(1, 0)))
    keeper.save(first, game(ron(2, 0)))
    last = keeper.last()
    assert last is not None
    assert last[0] == first
    keeper.delete(first)
    last = keeper.last()
    assert last is not None
    assert last[0] == second


def test_names_that_were_used(keeper: GameKeeper, tmp_path: Path) -> None:
    keeper.begin(game())
    assert set(keeper.names()) == set(NAMES)
    sql(tmp_path / FILE, "DROP TABLE names", "CREATE TABLE names (name, uses, last_used, folded)")
    sql(tmp_path / FILE, "INSERT INTO names VALUES ('x', 1, 'never', 'x')")
    assert keeper.names() == []


# --- what cannot be


def test_no_such_game(keeper: GameKeeper) -> None:
    for attempt in (keeper.open, keeper.look, keeper.started, keeper.delete, keeper.undelete, keeper.export_game):
        with pytest.raises(StoreGone):
            attempt(77)


def test_what_is_stored_but_cannot_be_played(keeper: GameKeeper) -> None:
    store = keeper.store
    number = keeper.begin(game(*DEALS, END))
    header = store.game(number).header
    store.save(number, [*store.game(number).deals, '{"type": "end"}'], (0, 0, 0, 0), False, 1)
    with pytest.raises(GameOver):
        keeper.open(number)
    # the record comes out whole all the same
    assert len(json.loads(keeper.export_game(number))["deals"]) == len(DEALS) + 2
    store.save(number, ["{"], (0, 0, 0, 0), False, 2)
    with pytest.raises(BadRecord):
        keeper.open(number)
    store.save_header(number, type(header)(**{**vars(header), "ruleset": "bridge"}), 3)
    store.save(number, [], (0, 0, 0, 0), False, 4)
    with pytest.raises(UnknownRule):
        keeper.open(number)


def test_nothing_can_be_written(keeper: GameKeeper, tmp_path: Path) -> None:
    number = keeper.begin(game())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(keeper.store), "save", _refuse)
        with pytest.raises(StoreReadOnly):
            keeper.save(number, game(ron(1, 0)))
    assert keeper.open(number).deals == ()
    keeper.save(number, game(ron(1, 0)))
    assert len(keeper.open(number).deals) == 1


def _refuse(*_: Any) -> int:
    raise StoreReadOnly(file="games")


# --- in and out


@pytest.mark.parametrize("lines", [True, False])
@pytest.mark.parametrize("deals", [(), DEALS])
def test_exported_and_imported(keeper: GameKeeper, deals: Any, lines: bool) -> None:
    made = game(*deals)
    text = keeper.export_game(keeper.begin(made), lines=lines)
    assert text.endswith("}\n")
    assert text.isascii()
    assert not lines or text.count("\n") == 1
    assert json.loads(text) == game_record(made)
    assert _same(keeper.open(keeper.import_game(text)), made)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", BadRecord),
        ("{", BadRecord),
        ("[]", BadRecord),
        ("[{}, {}]", BadRecord),
        ("\ud800", BadRecord),
        ('{"ruleset": "bridge", "players": ["", "", "", ""], "deals": []}', UnknownRule),
        ('{"ruleset": "riichi", "players": ["", "", "", ""], "deals": [{"type": "end"}, {"type": "end"}]}', GameOver),
    ],
)
def test_what_is_no_game_changes_nothing(keeper: GameKeeper, text: str, error: type[MahjongError]) -> None:
    with pytest.raises(error):
        keeper.import_game(text)
    assert keeper.store.games() == []


def _record(*deals: Any, **others: Any) -> str:
    return json.dumps({"ruleset": "riichi", "players": list(NAMES), "deals": deals, **others})


def _outcomes(data: str, keeper: GameKeeper) -> list[Imported]:
    return [one for one in import_games(data.encode(), keeper) if one is not None]


@pytest.mark.parametrize("form", ["lines", "array"])
def test_good_games_come_in_past_bad_ones(keeper: GameKeeper, form: str) -> None:
    end, bad = {"type": "end"}, {"type": "win", "wins": []}
    texts = [_record(end), _record(end, bad), _record(end, end), _record(more=1), '"x"', _record()]
    data = "\n".join(texts) if form == "lines" else f"[{','.join(texts)}]"
    found = {one.place: one for one in _outcomes(data, keeper)}
    assert [found[place].deal for place in range(1, 7)] == [None, 2, 2, None, None, None]
    errors = [type(found[place].error).__name__ for place in range(1, 7)]
    assert errors == ["NoneType", "BadRecord", "GameOver", "BadRecord", "BadRecord", "NoneType"]
    assert [found[place].variant for place in (1, 2, 5)] == ["riichi", "riichi", None]
    numbers = [found[place].number for place in (1, 6)]
    assert sorted(game.id for game in keeper.store.games()) == numbers


def test_a_line_that_is_no_json(keeper: GameKeeper) -> None:
    found = _outcomes(f"{_record()}\n{{\n{_record()}", keeper)
    assert sorted(one.place for one in found) == [1, 2, 3]
    assert [one.place for one in found if one.error] == [2]


def test_many_games_come_in_some_at_a_time(keeper: GameKeeper) -> None:
    count = 2 * BATCH + 3
    found = _outcomes("\n".join([_record()] * count), keeper)
    assert [one.place for one in found] == list(range(1, count + 1))
    assert len(keeper.store.games()) == count


@pytest.mark.parametrize("count", [3, BATCH + 3])
def test_the_import_ends_where_the_store_fails(keeper: GameKeeper, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr(type(keeper.store), "add_games", _refuse)
    found = _outcomes("\n".join([_record()] * count), keeper)
    assert [(one.place, type(one.error)) for one in found] == [(1, StoreReadOnly)]


# --- speed


def test_one_more_deal_of_ten_thousand_is_quick(tmp_path: Path, untraced: None) -> None:
    with closing(opened(tmp_path)) as store:
        keeper = GameKeeper(store)
        now = fold(taiwanese(), NAMES, [ron(0, 1 + number % 3, tai=12) for number in range(10_000)])
        assert now.problem is None
        number = keeper.begin(now)
        times = []
        for _ in range(7):
            now = now.with_deal(ron(0, 1, tai=3))
            begun = perf_counter()
            keeper.save(number, now)
            times.append(perf_counter() - begun)
        assert sorted(times)[3] < 0.05, times
