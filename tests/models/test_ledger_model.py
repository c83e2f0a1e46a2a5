"""The ledger: what each row says, and that views hear of exactly the rows that differ."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from game.shorthand import END, RON_1000, RON_3900, draw, ron, rons, rules, tsumo
from PySide6.QtCore import QModelIndex, Qt

from mahjong_desktop.core.table import Adjustment, Chombo, Deal
from mahjong_desktop.game import Game, fold, preview
from mahjong_desktop.models.cells import FORMS_ROLE, SIGN_ROLE
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.ledger_model import COLUMNS, Column, LedgerModel
from mahjong_desktop.models.rows_model import ITEM_ROLE

from .conftest import Speak, Watch
from .games import NoKeeper, playing

HORIZONTAL = Qt.Orientation.Horizontal
TIP = Qt.ItemDataRole.ToolTipRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def rows(model: LedgerModel) -> list[list[str]]:
    return [[model.index(row, column).data() for column in range(COLUMNS)] for row in range(model.rowCount())]


def header(model: LedgerModel) -> list[str]:
    return [str(model.headerData(column, HORIZONTAL)) for column in range(COLUMNS)]


# --- what it says

DEALS: tuple[Deal, ...] = (
    tsumo(0, han=5, fu=30),
    ron(2, 3, han=3, fu=40),
    draw("01", riichi="0"),
    ron(1, 0, riichi="12", han=4, fu=30),
    draw(kind="nine_terminals"),
    Chombo(3),
    rons(3, _0=RON_1000, _2=RON_3900),
    Adjustment((0, -1000, 0, 1000), "miscounted\nsticks", honba=1, sticks=0),
    Adjustment((0, 100, -100, 0)),
    draw(),
    draw("0123"),
    draw(nagashi="1", tenpai="1"),
    END,
)
IN_ENGLISH = [
    ["East 1", "Ala · Tsumo", "Mangan 5 han 30 fu · 12,000", "+12,000", "−4,000", "−4,000", "−4,000"],
    ["East 1 · 1 honba", "Cao from Dag", "3 han 40 fu · 5,200 +300", "0", "0", "+5,500", "−5,500"],
    ["East 2", "Draw · ready: Ala, Bo", "", "+500", "+1,500", "−1,500", "−1,500"],
    ["East 2 · 1 honba", "Bo from Ala", "4 han 30 fu · 11,600 +300 +3,000", "−11,900", "+13,900", "−1,000", "0"],
    ["East 2 · 2 honba", "Nine terminals and honours", "", "0", "0", "0", "0"],
    ["East 2 · 3 honba", "Chombo: Dag", "", "+2,000", "+4,000", "+2,000", "−8,000"],
    [
        "East 2 · 3 honba",
        "Ala, Cao from Dag",
        "1 han 30 fu · 1,000 +900 / 3 han 30 fu · 3,900 +900",
        "+1,900",
        "0",
        "+4,800",
        "−6,700",
    ],
    ["East 3", "Correction: miscounted sticks", "Honba: 1 · Riichi sticks: 0", "0", "−1,000", "0", "+1,000"],
    ["East 3 · 1 honba", "Correction", "", "0", "+100", "−100", "0"],
    ["East 3 · 1 honba", "Draw · nobody ready", "", "0", "0", "0", "0"],
    ["East 4 · 1 honba", "Draw · all ready", "", "0", "0", "0", "0"],
    ["East 4 · 2 honba", "Nagashi mangan: Bo", "", "−2,000", "+8,000", "−2,000", "−4,000"],
    ["South 1 · 2 honba", "Stopped here", "", "", "", "", ""],
]


@pytest.fixture
def games() -> GameEditor:
    return playing(*DEALS, bust=False, nagashi_mangan=True)


def test_rows_in_english(games: GameEditor, language: Language) -> None:
    model = LedgerModel(games, language)
    assert header(model) == ["Deal", "Result", "Value", "Ala", "Bo", "Cao", "Dag"]
    assert rows(model) == IN_ENGLISH


def test_rows_in_polish(games: GameEditor, speak: Speak) -> None:
    model = LedgerModel(games, speak("pl"))
    assert header(model)[:3] == ["Rozd.", "Wynik", "Wartość"]
    shown = [row[:2] for row in rows(model)]
    assert shown[:5] == [
        ["Wschód 1", "Ala · Tsumo"],
        ["Wschód 1 · 1 honba", "Cao · Ron od: Dag"],
        ["Wschód 2", "Remis · tenpai: Ala, Bo"],
        ["Wschód 2 · 1 honba", "Bo · Ron od: Ala"],
        ["Wschód 2 · 2 honby", "Dziewięć skrajnych i Honorów"],
    ]
    assert shown[-1] == ["Południe 1 · 2 honby", "Tu zakończono grę"]


def test_shorter_forms(games: GameEditor, language: Language) -> None:
    model = LedgerModel(games, language)
    forms = [[model.index(row, column).data(FORMS_ROLE) for column in range(3)] for row in range(4)]
    assert forms[0] == [
        ("East 1", "East 1", "E1"),
        ("Ala · Tsumo",),
        ("Mangan 5 han 30 fu · 12,000", "12,000", "12,000", "12,000"),
    ]
    assert forms[3][0] == ("East 2 · 1 honba", "East 2 · 1", "E2 · 1")
    assert forms[3][2] == ("4 han 30 fu · 11,600 +300 +3,000", "11,600 +300 +3,000", "11,600 +3,300", "11,600 +…")


@pytest.mark.parametrize(
    ("name", "figures", "value"),
    [
        ("taiwanese", {"tai": 12}, "12 Tai +1"),
        ("japanese_classical", {"points": 38, "fan": 2}, "38 points 2 fan · 150"),
    ],
)
def test_other_variants(language: Language, name: str, figures: dict[str, int], value: str) -> None:
    model = LedgerModel(playing(tsumo(0, **figures), draw(), name=name), language)
    assert [row[:3] for row in rows(model)] == [["East 1", "Ala · self-draw", value], [rows(model)[1][0], "Draw", ""]]


@pytest.mark.parametrize("name", ["taiwanese", "japanese_classical"])
@pytest.mark.parametrize(("code", "said"), [("en", "East 1 · repeat 2"), ("pl", "Wschód 1 · powtórka 2")])
def test_repeats_without_counters_are_told_apart(speak: Speak, name: str, code: str, said: str) -> None:
    figures = {"tai": 12} if name == "taiwanese" else {"points": 38, "fan": 2}
    deals = (tsumo(0, **figures), tsumo(0, **figures), Adjustment((0, 100, -100, 0)), ron(1, 0, **figures))
    model = LedgerModel(playing(*deals, ron(2, 1, **figures), name=name), speak(code))
    shown = [row[0] for row in rows(model)]
    assert shown[2:4] == [said, said]
    assert len(set(shown)) == 4
    assert "·" not in shown[0]
    assert "·" not in shown[4]
    assert model.index(2, Column.DEAL).data(FORMS_ROLE)[1:] == (
        said.split(" · ")[0] + " · 2",
        "E1 · 2",
    )


def test_what_is_told_of_a_cell(games: GameEditor, language: Language) -> None:
    model = LedgerModel(games, language)
    won = [model.index(3, column) for column in range(COLUMNS)]
    assert won[Column.DEAL].data(TIP) == "East 2 · 1 honba\nDealer: Bo"
    assert won[Column.RESULT].data(TIP) == "Bo from Ala\nRiichi: Bo, Cao"
    assert won[Column.VALUE].data(TIP) == "4 han 30 fu · 11,600\nHonba +300\nRiichi sticks +3,000"
    assert won[4].data(TIP) == won[4].data(SPOKEN) == "Bo: +13,900, then 36,400"
    assert won[Column.RESULT].data(SPOKEN) == "Bo from Ala"
    assert [cell.data(SIGN_ROLE) for cell in won] == [None, None, None, -1, 1, -1, 0]
    assert won[0].data(ITEM_ROLE) is model.played(3) is games.game.played[3]  # type: ignore[union-attr]
    assert model.title(3) == "East 2 · 1 honba · Bo from Ala"
    right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
    assert [bool(cell.data(Qt.ItemDataRole.TextAlignmentRole) & right) for cell in won] == [False] * 3 + [True] * 4
    assert model.headerData(0, HORIZONTAL, Qt.ItemDataRole.TextAlignmentRole) & left  # type: ignore[operator]
    assert [model.headerData(column, HORIZONTAL, TIP) for column in (1, 3)] == [None, "Ala"]
    assert won[0].data(Qt.ItemDataRole.DecorationRole) is won[4].data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None


def test_no_game(language: Language) -> None:
    model = LedgerModel(GameEditor(NoKeeper()), language)
    assert (model.rowCount(), header(model)) == (0, ["Deal", "Result", "Value", "", "", "", ""])


# --- what views hear


class Heard:
    """The changes that a model tells, in short."""

    def __init__(self, model: LedgerModel) -> None:
        self.told: list[tuple[Any, ...]] = []
        model.rowsInserted.connect(lambda _, first, last: self.told.append(("in", first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.told.append(("out", first, last)))
        model.dataChanged.connect(lambda top, bottom, *_: self.told.append(("new", top.row(), bottom.row())))
        model.headerDataChanged.connect(lambda _, first, last: self.told.append(("names", first, last)))
        model.modelReset.connect(lambda: self.told.append(("all",)))

    def since(self) -> list[tuple[Any, ...]]:
        told, self.told = self.told, []
        return told


FIVE = (tsumo(0), ron(1, 2), draw("1"), ron(3, 0), tsumo(2))


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (lambda games: games.add(draw()), [("in", 5, 5)]),
        (lambda games: games.put(4, draw()), [("new", 4, 4)]),
        (lambda games: games.put(1, draw()), [("new", 1, 1), ("new", 2, 4)]),
        (lambda games: games.remove(4), [("out", 4, 4)]),
        (lambda games: games.remove(1), [("out", 1, 1), ("new", 1, 3)]),
        (lambda games: games.undo(), [("out", 4, 4)]),
        (lambda games: games.rename(("A", "B", "C", "D")), [("new", 0, 4), ("names", 3, 6)]),
        (lambda games: games.toggle_riichi(1), []),
        (lambda games: games.close(), [("all",)]),
        (lambda games: games.open(7, games.game), [("all",)]),
    ],
    ids=["add", "edit the last", "edit", "delete the last", "delete", "undo", "rename", "riichi", "close", "open"],
)
def test_exactly_what_differs_is_told(
    language: Language, watch: Watch, action: Callable[[GameEditor], object], told: list[tuple[Any, ...]]
) -> None:
    games = playing(*FIVE)
    model = LedgerModel(games, language)
    watch(model)
    heard = Heard(model)
    action(games)
    if told == [("all",)] and games.game is not None:
        # the same game opened again is the same to look at
        told = []
    assert heard.since() == told
    assert rows(model) == rows(LedgerModel(games, language))


def test_another_game(language: Language, watch: Watch) -> None:
    games = playing(*FIVE)
    model = LedgerModel(games, language)
    watch(model)
    heard = Heard(model)
    games.start(rules("taiwanese"), ("A", "B", "C", "D"))
    games.add(tsumo(0, tai=5))
    assert heard.since() == [("all",), ("in", 0, 0)]
    assert rows(model)[0][:2] == ["East 1", "A · self-draw"]


def test_language_changes(language: Language, watch: Watch) -> None:
    model = LedgerModel(playing(*FIVE), language)
    watch(model)
    heard = Heard(model)
    language.use("pl")
    assert heard.since() == [("new", 0, 4), ("names", 0, 6)]
    assert rows(model)[0][:2] == ["Wschód 1", "Ala · Tsumo"]


def test_every_step_of_the_history(language: Language, watch: Watch) -> None:
    games = playing()
    model = LedgerModel(games, language)
    watch(model)
    for deal in FIVE:
        games.add(deal)
    games.remove(2)
    games.put(0, ron(0, 1))
    for step in (games.undo, games.redo):
        for _ in range(8):
            step()
            assert rows(model) == rows(LedgerModel(games, language))


# --- a game without end


def long_game(count: int) -> Game:
    """So many deals in which East wins; the game does not care that it should have ended."""
    ruleset = rules("taiwanese")
    deal = tsumo(0, tai=5)
    played, state = [], ruleset.flow.start()
    for _ in range(count):
        played.append(preview(ruleset, state, deal))
        state = played[-1].after
    return replace(fold(ruleset, ("A", "B", "C", "D"), ()), deals=(deal,) * count, played=tuple(played), table=state)


def test_a_deal_more_after_ten_thousand(language: Language, untraced: None) -> None:
    games = GameEditor(NoKeeper())
    games.open(1, long_game(10_000))
    model = LedgerModel(games, language)
    heard = Heard(model)
    spent = []
    for _ in range(5):
        start = time.perf_counter()
        assert games.add(tsumo(0, tai=6))
        spent.append(time.perf_counter() - start)
    assert heard.since() == [("in", 10_000 + number, 10_000 + number) for number in range(5)]
    assert min(spent) < 0.005
