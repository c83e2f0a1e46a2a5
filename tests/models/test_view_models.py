"""What each model shows of a hand, in every language, and what it tells when something changes."""

import re
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, Qt
from pytestqt.qtbot import QtBot

from mahjong_desktop.core.hands import Hand, Meld, MeldKind
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.hand_editor import Mode, Obstacle
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.picker_model import PickerModel, obstacle_text
from mahjong_desktop.models.rows_model import ITEM_ROLE
from mahjong_desktop.models.score_model import NodeKind, ScoreModel
from mahjong_desktop.models.tray_model import Section, TrayModel, tray_tiles
from mahjong_desktop.models.win_models import CircumstancesModel, PaymentsModel, WaitsModel

from .conftest import Speak
from .shorthand import FULL, editor_with, rules, situation, tile, tiles_of

SPOKEN, TIP = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole
SEVEN_PAIRS = "112233445566m 8m 999m +8m"


class Told:
    """The ranges of rows and columns that a model called changed."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.ranges: list[tuple[int, int, int, int]] = []
        model.dataChanged.connect(self._note)

    def _note(self, first: QModelIndex, last: QModelIndex) -> None:
        self.ranges.append((first.row(), first.column(), last.row(), last.column()))

    def take(self) -> list[tuple[int, int, int, int]]:
        taken, self.ranges = self.ranges, []
        return taken


# --- tray


def test_tray_lies_as_on_the_table(language: Language) -> None:
    model = TrayModel(editor_with("[9999s] (1111z) (123m) 456m 78p 55z +9p 3f 7f"), language)
    rows = model.rows
    assert [row.place for row in rows] == list(range(21))
    assert [row.section for row in rows] == (
        [Section.CONCEALED] * 7 + [Section.WINNING] + [Section.MELD] * 11 + [Section.BONUS] * 2
    )
    assert [row.place for row in rows if row.face_down] == [8, 11]
    assert [row.place for row in rows if row.turned] == [12, 16]
    assert [row.meld for row in rows] == [-1] * 8 + [0] * 4 + [1] * 4 + [2] * 3 + [-1] * 2


@pytest.mark.parametrize(
    ("kind", "tiles", "source", "turned"),
    [
        (MeldKind.CHOW, "123m", None, 0),
        (MeldKind.CHOW, "123m", Wind.EAST, 0),
        (MeldKind.PUNG, "555z", Wind.EAST, 0),
        (MeldKind.PUNG, "555z", Wind.NORTH, 1),
        (MeldKind.PUNG, "555z", Wind.WEST, 2),
        (MeldKind.OPEN_KONG, "5555z", Wind.NORTH, 1),
        (MeldKind.OPEN_KONG, "5555z", Wind.WEST, 3),
        (MeldKind.ADDED_KONG, "5555z", Wind.WEST, 3),
        (MeldKind.CONCEALED_KONG, "5555z", None, None),
        # its own seat's, as after a change of seats
        (MeldKind.PUNG, "555z", Wind.SOUTH, 0),
    ],
)
def test_turned_tile_points_to_the_player_it_came_from(
    kind: MeldKind, tiles: str, source: Wind | None, turned: int | None
) -> None:
    hand = Hand(melds=(Meld.of(kind, tiles_of(tiles), source),))
    places = [one.place for one in tray_tiles(hand, Wind.SOUTH) if one.turned]
    assert places == ([] if turned is None else [turned])


def test_lit_tiles_go_out_with_the_next_change(language: Language) -> None:
    editor = editor_with(FULL)
    model = TrayModel(editor, language)
    told = Told(model)
    model.light((2, 3, 4))
    assert [row.place for row in model.rows if row.lit] == [2, 3, 4]
    assert told.take() == [(2, 0, 4, 0)]
    model.light((4,))
    assert [row.place for row in model.rows if row.lit] == [4]
    assert told.take() == [(2, 0, 3, 0)]
    editor.set_discards(4)
    assert not any(row.lit for row in model.rows)
    assert told.take() == [(4, 0, 4, 0)]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("en", ["one of characters", "white dragon, winning tile", "nine of circles, in a set on the table"]),
        ("pl", ["jedynka znaków", "Biały Smok, wygrywający kamień", "dziewiątka kół, w wyłożonym układzie"]),
    ],
)
def test_tray_speaks(speak: Speak, code: str, names: list[str]) -> None:
    language = speak("en")
    model = TrayModel(editor_with("1m (999p) +5z 2f"), language)
    told = Told(model)
    language.use("pl")
    assert told.take() == [(0, 0, 5, 0)]
    language.use(code)
    assert [model.index(row).data(SPOKEN) for row in range(3)] == names
    assert model.index(1).data() == language.words().tile(tile("5z"))


# --- picker


def picker_rows(model: PickerModel) -> list[int]:
    return [
        sum(model.item(row, column) is not None for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def test_picker_shows_the_tiles_in_use(language: Language) -> None:
    editor = editor_with("1111m 22m 1f")
    model = PickerModel(editor, language)
    assert (picker_rows(model), model.columnCount()) == ([9, 9, 9, 7, 8], 9)
    told: list[str] = []
    model.modelReset.connect(lambda: told.append("reset"))
    editor.use_rules(rules("low", bonus_tiles=False))
    assert told == ["reset"]
    assert (picker_rows(model), model.rowCount(model.index(0, 0))) == ([9, 9, 9, 7], 0)
    assert model.index(3, 8).data(ITEM_ROLE) is None
    assert model.index(3, 8).data() is None


def test_picker_tells_which_tiles_changed(language: Language) -> None:
    editor = editor_with("1m")
    model = PickerModel(editor, language)
    told = Told(model)
    editor.enter(tile("5p"))
    assert told.take() == [(1, 4, 1, 4)]
    editor.enter(tile("2s"), Mode.CHOW)
    assert told.take() == [(2, 1, 2, 3)]
    editor.set_discards(3)
    editor.set_called(True)
    assert told.take() == []
    editor.set_mode(Mode.CHOW)
    # the eights and nines, all honours and all bonus tiles cannot start one
    assert told.take() == [(0, 7, 0, 8), (1, 7, 1, 8), (2, 7, 2, 8), (3, 0, 3, 6), (4, 0, 4, 7)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_picker_speaks(speak: Speak, code: str) -> None:
    editor = editor_with("1111m 22m")
    language = speak("en")
    model = PickerModel(editor, language)
    told = Told(model)
    language.use("pl")
    assert told.take() == [(0, 0, 4, 8)]
    language.use(code)
    words = language.words()
    left = "{tile}, {left} left" if code == "en" else "{tile}, zostało {left}"
    name = words.tile(tile("2m"))
    assert model.index(0, 1).data() == name
    assert model.index(0, 1).data(SPOKEN) == model.index(0, 1).data(TIP) == left.format(tile=name, left=2)
    assert model.index(0, 0).data(TIP) == obstacle_text(Obstacle.NONE_LEFT, words)
    editor.type_text("11111m")
    assert model.index(0, 0).data(SPOKEN) == left.format(tile=words.tile(tile("1m")), left=0)


# --- breakdown


def children(model: ScoreModel, parent: QModelIndex) -> list[QModelIndex]:
    return [model.index(row, 0, parent) for row in range(model.rowCount(parent))]


def check_round_trip(model: ScoreModel, parent: QModelIndex) -> int:
    """Every index finds its way back; how many rows there are."""
    count = 0
    for index in children(model, parent):
        assert model.parent(index) == parent
        assert model.index(index.row(), 0, model.parent(index)) == index
        assert model.node(index) == index.data(ITEM_ROLE)
        count += 1 + check_round_trip(model, index)
    assert not model.index(model.rowCount(parent), 0, parent).isValid()
    assert not model.index(-1, 0, parent).isValid()
    assert not model.index(0, 1, parent).isValid()
    return count


@pytest.mark.parametrize("code", LANGUAGES)
def test_breakdown(speak: Speak, code: str) -> None:
    language = speak(code)
    editor = editor_with(SEVEN_PAIRS)
    model = ScoreModel(editor, language)
    words = language.words("taiwanese")
    top = [model.node(index) for index in children(model, QModelIndex())]
    rows = ["full_flush", "seven_pairs_and_pung", "no_honours_no_bonus", "winning", "pair_wait"]
    assert [(node.name, node.original, node.value) for node in top[:5]] == [
        (words.row(name), words.original(name), value)
        for name, value in zip(rows, ["40", "30", "3", "2", "2"], strict=True)
    ]
    assert [node.kind for node in top] == [NodeKind.LINE] * 5 + [NodeKind.HEADING] * 2
    assert top[4].places == (12, 16)
    others, replaced = (children(model, model.index(row, 0)) for row in (5, 6))
    assert [model.node(index).name for index in replaced] == [
        words.row(name) for name in ("no_bonus_tiles", "no_honours", "concealed_hand")
    ]
    assert {model.node(index).kind for index in replaced} == {NodeKind.REPLACED}
    assert [model.node(index).value for index in replaced] == ["(1)"] * 3
    assert others
    assert {model.node(index).kind for index in others} == {NodeKind.READING}
    assert model.node(others[0]).value == "48 Tai"
    assert words.row("seven_pairs_and_pung") in others[0].data(TIP)
    assert sum(int(one.value) for one in model.node(others[0]).children if one.kind is NodeKind.LINE) == 48
    first = model.index(0, 0)
    assert first.data() == f"{words.row('full_flush')} {words.original('full_flush')}"
    assert (first.data(SPOKEN), first.data(TIP)) == (f"{words.row('full_flush')} 40", words.explanation("full_flush"))
    assert check_round_trip(model, QModelIndex()) >= 7 + 3 + 6


def test_a_row_that_counts_more_than_once_shows_how_often(language: Language) -> None:
    model = ScoreModel(editor_with(FULL + " 1f 2f 3f"), language)
    values = {model.node(index).name: model.node(index).value for index in children(model, QModelIndex())}
    assert values["Bonus tile"] == "3 × 1 = 3"


def test_no_score_no_breakdown(language: Language) -> None:
    editor = editor_with("123m")
    model = ScoreModel(editor, language)
    assert (model.rowCount(), model.index(0, 0).isValid(), model.columnCount()) == (0, False, 1)
    assert model.data(QModelIndex(), ITEM_ROLE) is None
    editor.type_text(FULL)
    assert model.rowCount() > 0
    editor.set_figures({"tai": 5})
    assert model.rowCount() == 0


def test_breakdown_follows_language_and_rules(language: Language, qtbot: QtBot) -> None:
    editor = editor_with(SEVEN_PAIRS)
    model = ScoreModel(editor, language)
    seen = [model.index(0, 0).data()]
    for change in (lambda: language.use("pl"), lambda: editor.use_rules(rules("low"))):
        with qtbot.waitSignal(model.modelReset):
            change()
        seen.append(model.index(0, 0).data())
    assert len(set(seen)) == 3


# --- short lists


@pytest.mark.parametrize(
    ("text", "given", "expected"),
    [
        ("123m", {}, []),
        (FULL, {"seat": "south", "self_draw": True}, ["East −28", "South +82", "West −27", "North −27"]),
        (FULL, {"seat": "south", "source": "west"}, ["East 0", "South +25", "West −25", "North 0"]),
        (FULL, {"seat": "south"}, ["East ?", "South +25", "West ?", "North ?"]),
        (FULL, {"seat": "east"}, ["East +26", "South ?", "West ?", "North ?"]),
    ],
)
def test_payments(language: Language, text: str, given: dict[str, Any], expected: list[str]) -> None:
    editor = editor_with(text)
    editor.choose(situation(**given), "")
    model = PaymentsModel(editor, language)
    assert [model.index(row).data() for row in range(model.rowCount())] == expected
    language.use("pl")
    assert [row.name for row in model.rows] == (["Wschód", "Południe", "Zachód", "Północ"] if expected else [])


def test_waits_and_completing_with_one(language: Language) -> None:
    editor = editor_with("123456789m 234567p 9s")
    model = WaitsModel(editor, language)
    assert [model.index(0).data(), model.rows[0].counts] == ["nine of bamboos: 25 Tai", True]
    editor.use_rules(rules(minimum_tai=30))
    error = editor.outcome.waits[0].error
    assert error is not None
    assert (model.rows[0].value, model.rows[0].counts) == (language.words("taiwanese").error(error), False)
    language.use("pl")
    assert model.index(0).data().startswith("dziewiątka bambusów: Bez punktów")
    editor.use_rules(rules())
    editor.complete_with(model.rows[0].tile)
    assert (editor.text, model.rows) == (FULL, ())


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        ("high", "last_tile robbed_kong ready_on_deal blessing_of_heaven blessing_of_earth robbed_bonus"),
        ("low", "last_tile replacement_tile robbed_kong blessing_of_heaven blessing_of_earth robbed_bonus"),
    ],
)
def test_circumstances(language: Language, preset: str, expected: str) -> None:
    editor = editor_with(FULL, preset)
    model = CircumstancesModel(editor, language)
    assert [row.id for row in model.rows] == expected.split()
    told = Told(model)
    editor.toggle("last_tile")
    assert [row.id for row in model.rows if row.on] == ["last_tile"]
    assert told.take() == [(0, 0, 0, 0)]
    earth = model.rows[-2]
    words = language.words("taiwanese")
    assert (earth.on, earth.reason) == (False, words.text("clashes", "not_east"))
    assert model.spoken(earth) == f"{earth.name}: {earth.reason}"
    assert model.spoken(model.rows[0]) == f"{model.rows[0].name}: {model.rows[0].explanation}"
    language.use("pl")
    polish = [(row.name, row.explanation, row.reason) for row in model.rows]
    assert polish[-2][2] == language.words("taiwanese").text("clashes", "not_east") != earth.reason
    assert model.index(0).data() == polish[0][0]
    editor.use_rules(rules("low", bonus_tiles=False))
    assert "robbed_bonus" not in [row.id for row in model.rows]


def test_window_sentences_are_translated(language: Language) -> None:
    sources = [
        ("TrayModel", "{tile}, winning tile"),
        ("TrayModel", "{tile}, in a set on the table"),
        ("PickerModel", "{tile}, {left} left"),
        ("ScoreModel", "Contained in other rows"),
        ("ScoreModel", "Lacks: {rows}"),
    ]
    assert [QCoreApplication.translate(*source) for source in sources] == [text for _, text in sources]
    language.use("pl")
    for context, text in sources:
        translated = QCoreApplication.translate(context, text)
        assert translated != text
        assert sorted(re.findall("{.*?}", translated)) == sorted(re.findall("{.*?}", text))
