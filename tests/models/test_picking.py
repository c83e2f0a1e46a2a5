"""HandEditor by clicks: modes, obstacles, taking out, the winning tile, bonus tiles."""

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desktop.models.hand_editor import HandEditor, Mode, Obstacle

from .shorthand import FULL, editor_with, rules, situation, tile

TILE, PAIR, CHOW, PUNG, KONG = Mode
NONE, FEW, ROOM, RUN, ALONE = (
    Obstacle.NONE_LEFT,
    Obstacle.TOO_FEW_LEFT,
    Obstacle.NO_ROOM,
    Obstacle.NO_RUN,
    Obstacle.BONUS_ALONE,
)
FILL = "11112222333344445"
"""Circles up to seventeen tiles."""


def circles(count: int) -> str:
    return f"{FILL[:count]}p"


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("mode", "called", "text"),
    [
        (TILE, False, "2m"),
        (TILE, True, "2m"),
        (PAIR, False, "22m"),
        (PAIR, True, "22m"),
        (CHOW, False, "234m"),
        (CHOW, True, "(234m)"),
        (PUNG, False, "222m"),
        (PUNG, True, "(222m)"),
        (KONG, False, "[2222m]"),
        (KONG, True, "(2222m)"),
    ],
)
@pytest.mark.parametrize("given", [True, False], ids=["mode given", "mode in use"])
def test_what_a_click_enters(mode: Mode, called: bool, text: str, given: bool) -> None:
    editor = editor_with()
    editor.set_called(called)
    if not given:
        editor.set_mode(mode)
    assert editor.enter(tile("2m"), mode if given else None)
    assert editor.text == text
    assert (editor.mode, editor.called) == (TILE if given else mode, called)


OBSTACLES = [
    # what is entered already, what the click wants, and what stands in its way
    ("", TILE, "5m", None),
    ("111m", TILE, "1m", None),
    ("1111m", TILE, "1m", NONE),
    ("[1111m]", TILE, "1m", NONE),
    ("(123m) 111m", TILE, "1m", NONE),
    (circles(16), TILE, "5p", None),
    (circles(17), TILE, "5p", ROOM),
    ("11m", PAIR, "1m", None),
    ("111m", PAIR, "1m", FEW),
    ("1111m", PAIR, "1m", NONE),
    (circles(15), PAIR, "5p", None),
    (circles(16), PAIR, "5p", ROOM),
    ("", CHOW, "1m", None),
    ("", CHOW, "7s", None),
    ("", CHOW, "8s", RUN),
    ("", CHOW, "9p", RUN),
    ("", CHOW, "1z", RUN),
    ("", CHOW, "5z", RUN),
    ("222m 333m", CHOW, "1m", None),
    ("2222m", CHOW, "1m", FEW),
    ("3333m", CHOW, "1m", FEW),
    ("1111m", CHOW, "1m", NONE),
    (circles(14), CHOW, "5p", None),
    (circles(15), CHOW, "5p", ROOM),
    ("1m", PUNG, "1m", None),
    ("11m", PUNG, "1m", FEW),
    ("1111m", PUNG, "1m", NONE),
    (circles(14), PUNG, "5p", None),
    (circles(15), PUNG, "5p", ROOM),
    ("", KONG, "1z", None),
    ("1z", KONG, "1z", FEW),
    ("1111z", KONG, "1z", NONE),
    (circles(14), KONG, "5p", None),
    (circles(15), KONG, "5p", ROOM),
    ("", TILE, "1f", None),
    ("1f", TILE, "2f", None),
    ("1f", TILE, "1f", NONE),
    (FULL, TILE, "8f", None),
    ("", PAIR, "1f", ALONE),
    ("", CHOW, "1f", ALONE),
    ("", PUNG, "8f", ALONE),
    ("", KONG, "8f", ALONE),
    ("8f", KONG, "8f", NONE),
]


@pytest.mark.parametrize("called", [False, True], ids=["concealed", "called"])
@pytest.mark.parametrize(("text", "mode", "code", "obstacle"), OBSTACLES)
def test_obstacles(text: str, mode: Mode, code: str, obstacle: Obstacle | None, called: bool) -> None:
    editor = editor_with(text)
    editor.set_called(called)
    before, steps = editor.entry, editor.history.count()
    editor.set_mode(mode)
    assert editor.obstacle(tile(code)) is editor.obstacle(tile(code), mode) is obstacle
    assert editor.enter(tile(code)) is (obstacle is None)
    assert (editor.entry == before) is (obstacle is not None)
    assert editor.history.count() - steps == (obstacle is None)


def test_every_obstacle_and_every_mode_is_tried() -> None:
    assert {obstacle for *_, obstacle in OBSTACLES} == {*Obstacle, None}
    assert {mode for _, mode, _, _ in OBSTACLES} == set(Mode)
    assert {(mode, obstacle is None) for _, mode, _, obstacle in OBSTACLES} == {(m, b) for m in Mode for b in (0, 1)}


def test_mode_changes_are_no_steps(qtbot: QtBot) -> None:
    editor = editor_with("123m")
    for change in (lambda: editor.set_mode(KONG), lambda: editor.set_called(True)):
        with qtbot.waitSignal(editor.mode_changed), qtbot.assertNotEmitted(editor.changed):
            change()
    assert editor.history.count() == 1


# --- the winning tile, and taking out


def run(editor: HandEditor, steps: str) -> None:
    """`enter 2m`, `pung 2m`, `mark 3` (a place), `out 4`, `win 9s`, `undo`, `clear` …"""
    for step in steps.split(", "):
        name, _, what = step.partition(" ")
        match name:
            case "mark":
                editor.mark_winning(int(what))
            case "out":
                editor.take_out(int(what))
            case "win":
                editor.complete_with(tile(what))
            case "undo" | "redo":
                getattr(editor.history, name)()
            case "clear":
                editor.clear()
            case _:
                editor.enter(tile(what), TILE if name == "enter" else Mode(name))


SIXTEEN = "123456789m 234567p 9s"
SEVEN_BONUS = "1234567f"


@pytest.mark.parametrize(
    ("start", "steps", "text"),
    [
        # the last of seventeen tiles, until another is chosen; then until another is entered
        (SIXTEEN, "enter 9s", "123456789m 234567p 9s +9s"),
        (SIXTEEN, "win 9s", "123456789m 234567p 9s +9s"),
        (SIXTEEN, "enter 9s, mark 0", "23456789m 234567p 99s +1m"),
        (SIXTEEN, "enter 9s, mark 0, mark 0", "13456789m 234567p 99s +2m"),
        (SIXTEEN, "enter 9s, mark 16", "123456789m 234567p 9s +9s"),
        (SIXTEEN, "enter 9s, mark 0, enter 1f", "23456789m 234567p 99s +1m 1f"),
        (SIXTEEN, "enter 9s, mark 0, out 1, enter 5z", "12456789m 234567p 99s +5z"),
        (SIXTEEN, "enter 9s, mark 0, out 1", "2456789m 234567p 99s +1m"),
        # a marked tile stays marked in an unfinished hand; taken out it passes the mark to nobody
        ("123m", "mark 1", "13m +2m"),
        ("22m 5z", "mark 0, out 2", "2m 5z"),
        ("22m 5z", "mark 0, out 0", "5z +2m"),
        ("22m 5z", "mark 0, out 1", "2m +2m"),
        (SIXTEEN, "enter 9s, mark 15, out 16", "123456789m 234567p 9s"),
        # sets on the table cannot be marked, and leave as a whole
        ("12m (555z)", "mark 2, mark 3, mark 4", "12m (555z)"),
        ("12m (555z) [1111s] 1f", "out 3", "12m [1111s] 1f"),
        ("12m (555z) [1111s] 1f", "out 8", "12m (555z) 1f"),
        ("12m (555z) [1111s] 1f", "out 9", "12m (555z) [1111s]"),
        ("12m (555z) [1111s] 1f", "out 0", "2m (555z) [1111s] 1f"),
        ("5z", "out 0", ""),
        # bonus tiles lie beside the hand; the eighth wins
        (SEVEN_BONUS, "enter 8f, out 7", "1234568f"),
        (SEVEN_BONUS, "enter 8f, out 0", "1234567f"),
        ("12m " + SEVEN_BONUS, "enter 8f, out 2, undo", "12m 12345678f"),
        (FULL + " " + SEVEN_BONUS, "enter 8f", "123456789m 234567p 9s +9s 12345678f"),
        ("12m (555z) +7s 1f", "clear", ""),
        ("12m (555z) +7s 1f", "clear, undo", "12m (555z) +7s 1f"),
        # clicks with an obstacle leave everything as it is
        ("2m", "kong 2m, chow 8m, pair 1f", "2m"),
        ("(222m)", "chow 2m, pung 2m, pair 2m, out 1, out 1", "2m (222m)"),
    ],
)
def test_marking_and_taking_out(start: str, steps: str, text: str) -> None:
    editor = editor_with(start)
    run(editor, steps)
    assert editor.text == text


@pytest.mark.parametrize(
    ("tiles", "wins"),
    [("1234567", None), ("12345678", "8f"), ("23456781", "1f"), ("12346785", "5f")],
)
@pytest.mark.parametrize("inside", ["", "1m", FULL[:-4]])
def test_the_eighth_bonus_tile_wins_by_itself(tiles: str, wins: str | None, inside: str) -> None:
    editor = editor_with(inside)
    for number in tiles:
        assert editor.enter(tile(f"{number}f"))
    winning = editor.hand.winning
    assert winning == (None if wins is None else tile(wins))
    score = editor.outcome.score
    assert (score is not None) == (wins is not None)
    if score is not None:
        assert [line.id for line in score.patterns] == ["eight_bonus_tiles"]
        assert editor.situation.self_draw
        editor.toggle("robbed_bonus")
        assert editor.outcome.score is not None
        assert [line.id for line in editor.outcome.score.patterns] == ["robbing_eighth_bonus"]
        assert not editor.situation.self_draw
        editor.toggle("robbed_bonus")
        assert editor.situation.self_draw


def test_eight_bonus_tiles_beside_a_complete_hand_win_with_it() -> None:
    editor = editor_with(f"{FULL} 12345678f")
    assert editor.hand.winning == tile("9s")
    assert editor.outcome.score is not None
    assert {"eight_bonus_tiles", "winning"} <= {line.id for line in editor.outcome.score.patterns}


def test_left_counts_what_lies_beside_the_hand() -> None:
    editor = editor_with("1m (123m) [5555z] 1f")
    expected = {"1m": 2, "2m": 3, "3m": 3, "5z": 0, "1f": 0, "2f": 1}
    assert {code: editor.left[tile(code)] for code in expected} == expected
    editor.type_text("66666z")
    assert editor.left[tile("6z")] == -1
    assert editor.obstacle(tile("6z")) is NONE


KEPT: dict[str, Any] = {"seat": "west", "round": "south"}


def test_clear_keeps_the_seats(qapp: QApplication) -> None:
    editor = editor_with("[1111m] 2m")
    full = situation(**KEPT, self_draw=True, circumstances="replacement_tile last_tile", discards=4)
    editor.choose(full, "")
    assert editor.situation == full
    editor.clear()
    assert (editor.text, editor.situation, editor.hand.tiles) == ("", situation(**KEPT), ())
    editor.history.undo()
    assert (editor.text, editor.situation) == ("2m [1111m]", full)
    editor.set_figures({"tai": 7})
    editor.clear()
    assert (editor.entry.figures, editor.hand.tiles) == ({"tai": 0}, ())


def test_other_rules_keep_the_tiles(qtbot: QtBot) -> None:
    editor = editor_with(FULL)
    assert editor.outcome.score is not None
    high = editor.outcome.score.totals["tai"]
    order: list[str] = []
    editor.rules_changed.connect(lambda: order.append("rules"))
    editor.changed.connect(lambda: order.append("entry"))
    editor.use_rules(rules("low"))
    assert order == ["rules", "entry"]
    assert editor.text == FULL
    assert editor.outcome.score is not None
    assert editor.outcome.score.totals["tai"] != high
