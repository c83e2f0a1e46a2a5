"""The list of games: read as far as it is looked at, found by words, and told to views row by row."""

import random
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from game.shorthand import END, NAMES, RON_3900, game, ron
from PySide6.QtCore import QModelIndex, Qt
from records.store_shorthand import opened

from mahjong_desktop.core.table import TableState
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.models.games_model import LONG, MOST_RUNS, PAGE, GamesModel
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rows_model import ITEM_ROLE, NO_PARENT
from mahjong_desktop.records.store import GameHeader, NewGame, Store, StoreUnreadable

from .conftest import Speak, Watch

FIRST = datetime(2026, 11, 3, 18, 30).astimezone()


class Look:
    """Plays games through, and counts how often."""

    def __init__(self, store: Store) -> None:
        self.keeper = GameKeeper(store)
        self.looks = 0

    def __call__(self, number: int) -> TableState | None:
        self.looks += 1
        return self.keeper.look(number).table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = opened(tmp_path)
    yield store
    store.close()


@pytest.fixture
def keeper(store: Store) -> GameKeeper:
    moments = (FIRST + timedelta(hours=number) for number in range(10**6))
    return GameKeeper(store, lambda: next(moments))


def _filled(store: Store, count: int) -> list[int]:
    """Games an hour apart, of Ala 0, Ala 1, …, without deals."""
    games = (
        NewGame(GameHeader("riichi", "{}", (f"Ala {number}", "Bo", "Cao", "Dag"), FIRST + timedelta(hours=number)))
        for number in range(count)
    )
    return store.add_games(games)


def _model(store: Store, language: Language, find: str | None = "") -> GamesModel:
    model = GamesModel(store, language, Look(store))
    if find is not None:
        model.find(find)
    return model


def _shown(model: GamesModel) -> list[int]:
    return [model.index(row).data(ITEM_ROLE).id for row in range(model.rowCount())]


# --- words


@pytest.mark.parametrize(
    ("code", "date", "rules", "states"),
    [
        ("en", "November 3, 2026, 6:30 PM", "Riichi · Tenhou", ["3 deals · finished", "1 deal · East 2"]),
        ("pl", "3 listopada 2026, 18:30", "Riichi · Tenhou", ["3 rozdania · zakończona", "1 rozdanie · Wschód 2"]),
    ],
)
def test_a_game_in_words(
    store: Store, keeper: GameKeeper, speak: Speak, code: str, date: str, rules: str, states: list[str]
) -> None:
    keeper.begin(game(ron(1, 0), ron(2, 0), ron(0, 2, **RON_3900), END, preset="tenhou"))
    keeper.begin(game(ron(1, 0), preset="tenhou"))
    model = _model(store, speak(code))
    unfinished, finished = (model.texts(one) for one in model.rows)
    assert [f"{one.deals} · {one.state}" for one in (finished, unfinished)] == states
    # the space before PM is a narrow one
    assert finished.date.replace("\u202f", " ") == date
    assert finished.rules == rules
    assert finished.players == NAMES
    assert finished.winners == (0,)
    assert unfinished.winners == ()
    assert "Ala" in finished.standing
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        text = model.index(1).data(role)
        assert all(part in text for part in (finished.date, finished.rules, finished.state, finished.standing))


def test_points_as_the_locale_writes_them(store: Store, keeper: GameKeeper, speak: Speak) -> None:
    keeper.begin(game(ron(1, 0, yakuman=1)))
    assert _model(store, speak("en")).texts(store.games()[0]).scores == ("−7,000", "57,000", "25,000", "25,000")
    assert _model(store, speak("pl")).texts(store.games()[0]).scores[1].replace("\u00a0", " ") == "57 000"


def test_all_who_share_the_first_place_have_won(store: Store, keeper: GameKeeper, language: Language) -> None:
    keeper.begin(game(END))
    model = _model(store, language)
    assert model.texts(model.rows[0]).winners == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("ruleset", "rules", "text"),
    [
        ("riichi", "{}", "Riichi · mahjong.info.pl"),
        ("riichi", '{"preset": "moon"}', "Riichi · moon"),
        ("riichi", '{"preset": 3}', "Riichi · mahjong.info.pl"),
        ("riichi", "[", "Riichi · mahjong.info.pl"),
        ("bridge", "{}", "bridge"),
    ],
)
def test_rules_that_this_version_does_not_know(
    store: Store, language: Language, ruleset: str, rules: str, text: str
) -> None:
    store.new_game(GameHeader(ruleset, rules, ("A", "B", "C", "D"), FIRST))
    model = GamesModel(store, language, lambda _: None)
    model.find("")
    assert model.texts(model.rows[0]).rules == text
    assert model.texts(model.rows[0]).state == "unfinished"


def test_only_what_is_on_show_is_played_through_and_once(store: Store, keeper: GameKeeper, language: Language) -> None:
    number = keeper.begin(game(ron(1, 0)))
    keeper.begin(game(ron(1, 0), END))
    look = Look(store)
    model = GamesModel(store, language, look)
    model.find("")
    assert look.looks == 0
    for _ in range(3):
        assert [model.texts(one).state for one in model.rows] == ["finished", "East 2"]
    assert look.looks == 1
    keeper.save(number, game(ron(1, 0), ron(2, 1)))
    model.reload()
    assert [model.texts(one).state for one in model.rows] == ["finished", "East 3"]
    assert look.looks == 2


def test_a_very_long_game_is_not_played_through(store: Store, language: Language) -> None:
    number = store.new_game(GameHeader("riichi", "{}", ("A", "B", "C", "D"), FIRST))
    store.save(number, ['{"type": "chombo", "player": 0}'] * (LONG + 1), (0, 0, 0, 0), False, 1)
    look = Look(store)
    model = GamesModel(store, language, look)
    model.find("")
    assert model.texts(model.rows[0]).state == "unfinished"
    assert look.looks == 0


# --- read in parts


def test_read_as_far_as_it_is_looked_at(store: Store, language: Language, watch: Watch) -> None:
    numbers = _filled(store, 2 * PAGE + 1)
    model = _model(store, language, None)
    watch(model)
    assert model.rowCount() == 0
    for count, more in ((PAGE, True), (2 * PAGE, True), (2 * PAGE + 1, False)):
        model.find("") if count == PAGE else model.fetchMore(NO_PARENT)
        assert _shown(model) == numbers[::-1][:count]
        assert model.canFetchMore(NO_PARENT) == more
    assert not model.canFetchMore(model.index(0))
    model.fetchMore(NO_PARENT)
    model.find("bo")
    assert model.rowCount() == PAGE
    model.read_all()
    assert model.rowCount() == 2 * PAGE + 1
    model.reload()
    assert model.rowCount() == 2 * PAGE + 1


def test_found_by_words(store: Store, keeper: GameKeeper, speak: Speak, watch: Watch) -> None:
    first, second = keeper.begin(game(name="taiwanese")), keeper.begin(game())
    model = _model(store, speak("pl"))
    watch(model)
    for search, found in (
        ("", [second, first]),
        ("tajwan", [first]),
        ("ALA riichi", [second]),
        ("x", []),
        ("2026-11", [second, first]),
    ):
        model.find(search)
        assert model.search == search
        assert _shown(model) == found


# --- exact updates


def _changes(model: GamesModel) -> list[tuple[str, int, int]]:
    told: list[tuple[str, int, int]] = []

    def note(kind: str) -> Callable[..., None]:
        return lambda parent, first, last, *_: told.append((kind, first, last))

    model.rowsInserted.connect(note("in"))
    model.rowsRemoved.connect(note("out"))
    model.dataChanged.connect(lambda first, last, *_: told.append(("changed", first.row(), last.row())))
    model.modelReset.connect(lambda: told.append(("reset", 0, 0)))
    return told


def test_each_game_goes_comes_and_changes_by_itself(
    store: Store, keeper: GameKeeper, language: Language, watch: Watch
) -> None:
    numbers = [keeper.begin(game()) for _ in range(6)]
    model = _model(store, language)
    watch(model)
    told = _changes(model)
    model.reload()
    assert told == []
    keeper.save(numbers[4], game(ron(1, 0)))
    keeper.delete(numbers[2])
    keeper.delete(numbers[5])
    new = keeper.begin(game())
    model.reload()
    assert told == [("out", 3, 3), ("out", 0, 0), ("in", 0, 0), ("changed", 1, 1)]
    assert _shown(model) == [new, *(numbers[place] for place in (4, 3, 1, 0))]
    told.clear()
    keeper.undelete(numbers[2])
    model.reload()
    assert told[0] == ("in", 3, 3)
    assert model.row_of(numbers[2]) == 3
    assert model.row_of(77) is None


def test_when_very_much_differs_it_starts_anew(store: Store, language: Language, watch: Watch) -> None:
    numbers = _filled(store, PAGE)
    model = _model(store, language)
    watch(model)
    told = _changes(model)
    for number in numbers[: 2 * MOST_RUNS + 2 : 2]:
        store.delete_game(number)
    model.reload()
    assert told == [("reset", 0, 0)]
    assert len(_shown(model)) == PAGE - MOST_RUNS - 1


def test_anything_that_happens(store: Store, language: Language, watch: Watch) -> None:
    chance = random.Random(5)
    numbers = _filled(store, 40)
    model = _model(store, language)
    watch(model)
    for _ in range(60):
        for number in chance.sample(numbers, 3):
            chance.choice((store.delete_game, store.undelete_game))(number)
        search = chance.choice(("", "ala 1", "ala 2", "3"))
        model.find(search)
        assert _shown(model) == [one.id for one in store.games(search)]


def test_another_language(store: Store, language: Language, watch: Watch) -> None:
    _filled(store, 2)
    model = _model(store, language)
    watch(model)
    told = _changes(model)
    before = model.index(0).data()
    language.use("pl")
    assert told == [("changed", 0, 1)]
    assert model.index(0).data() != before


def test_what_cannot_be_read_leaves_the_rows(store: Store, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    _filled(store, PAGE + 1)
    model = _model(store, language)
    failures: list[Any] = []
    model.failed.connect(failures.append)

    def fail(*_: Any, **__: Any) -> None:
        raise StoreUnreadable(file="games")

    monkeypatch.setattr(Store, "games", fail)
    model.reload()
    assert len(failures) == 1
    assert model.rowCount() == PAGE
    assert not model.canFetchMore(NO_PARENT)
    assert model.data(QModelIndex()) is None


def test_five_thousand_games_are_there_at_once(store: Store, language: Language, untraced: None) -> None:
    _filled(store, 5000)
    model = _model(store, language, None)
    begun = perf_counter()
    model.find("")
    for row in range(20):
        model.index(row).data()
    assert perf_counter() - begun < 0.3
