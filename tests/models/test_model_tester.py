"""Every model under Qt's own tester, through everything that can happen to it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel
from pytestqt.exceptions import capture_exceptions

from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.models.hand_editor import HandEditor, Mode
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.picker_model import PickerModel
from mahjong_desktop.models.score_model import ScoreModel
from mahjong_desktop.models.tray_model import TrayModel
from mahjong_desktop.models.win_models import CircumstancesModel, PaymentsModel, WaitsModel

from .conftest import Watch
from .shorthand import FULL, rules, tile

SCRIPT: tuple[tuple[str, Callable[[HandEditor, Language], object]], ...] = (
    ("a tile", lambda e, _: e.enter(tile("9s"))),
    ("a Chow", lambda e, _: e.enter(tile("1m"), Mode.CHOW)),
    ("a mode", lambda e, _: e.set_mode(Mode.KONG)),
    ("called sets", lambda e, _: e.set_called(True)),
    ("an open Kong", lambda e, _: e.enter(tile("5z"))),
    ("a Pung", lambda e, _: e.enter(tile("2p"), Mode.PUNG)),
    ("bonus tiles", lambda e, _: [e.enter(tile(code), Mode.TILE) for code in ("3f", "7f", "1f")]),
    ("Polish", lambda _, language: language.use("pl")),
    ("a set taken out", lambda e, _: e.take_out(e.hand.meld_places(0)[2])),
    ("a bonus tile taken out", lambda e, _: e.take_out(e.hand.bonus_places[0])),
    ("typing", lambda e, _: [e.type_key(key) for key in "+5z(777z)9m"]),
    ("unreadable text", lambda e, _: e.type_text("12x 3m")),
    ("one tile short", lambda e, _: e.type_text("123456789m 234p 56p 55s")),
    ("below the minimum", lambda e, _: e.use_rules(rules(minimum_tai=20))),
    ("completed", lambda e, _: e.complete_with(tile("7p"))),
    ("other readings", lambda e, _: e.type_text("112233445566m 8m 999m +8m")),
    ("English", lambda _, language: language.use("en")),
    ("another winning tile", lambda e, _: e.mark_winning(3)),
    ("the low table", lambda e, _: e.use_rules(rules("low"))),
    ("no bonus tiles", lambda e, _: e.use_rules(rules("low", bonus_tiles=False))),
    ("the high table", lambda e, _: e.use_rules(rules())),
    ("self-draw", lambda e, _: e.set_self_draw(True)),
    ("a discarder", lambda e, _: e.set_source(Wind.WEST)),
    ("another seat", lambda e, _: e.set_seat(Wind.NORTH)),
    ("a circumstance", lambda e, _: e.toggle("last_tile")),
    ("the value alone", lambda e, _: e.set_figures({"tai": 9})),
    ("tiles again", lambda e, _: e.set_figures(None)),
    ("eight bonus tiles", lambda e, _: e.type_text("12345678f")),
    ("the robbed eighth", lambda e, _: e.toggle("robbed_bonus")),
    ("too many copies", lambda e, _: e.type_text("11111m 11f")),
    ("more than seventeen", lambda e, _: e.type_text(FULL + " 1234z")),
    ("clear", lambda e, _: e.clear()),
)


def lit(model: QAbstractItemModel, editor: HandEditor) -> None:
    """Light and put out, where the model can."""
    if isinstance(model, TrayModel):
        for places in (tuple(range(len(editor.hand.tiles)))[1:4], (), (0,)):
            model.light(places)


@pytest.mark.parametrize(
    "kind",
    [TrayModel, PickerModel, ScoreModel, CircumstancesModel, PaymentsModel, WaitsModel],
    ids=lambda k: k.__name__,
)
def test_a_model_never_contradicts_itself(
    kind: Callable[[HandEditor, Language], QAbstractItemModel], language: Language, watch: Watch
) -> None:
    editor = HandEditor(rules())
    model = kind(editor, language)
    watch(model)
    shown: set[str] = set()
    with capture_exceptions() as exceptions:
        for name, action in SCRIPT:
            before = (editor.entry, editor.ruleset, editor.mode, editor.called, language.code)
            action(editor, language)
            assert (editor.entry, editor.ruleset, editor.mode, editor.called, language.code) != before, name
            lit(model, editor)
            shown.add(repr([model.index(row, 0).data() for row in range(model.rowCount())]))
        for _ in range(editor.history.count()):
            editor.history.undo()
            shown.add(repr([model.index(row, 0).data() for row in range(model.rowCount())]))
        while editor.history.can_redo():
            editor.history.redo()
    assert not exceptions
    assert len(shown) > 1, "nothing of the script showed"
