"""Whatever is clicked and typed in whatever order: the parts of the page agree, and every step can be taken back."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from mahjong_desktop.gui.controls import PopupButton
from mahjong_desktop.gui.photo import photo_dialog

from .player import CTRL, NONE, RIGHT, SHIFT, Player, hand_of, visible

KEY = Qt.Key
KEYS = (KEY.Key_Tab, KEY.Key_Backtab, KEY.Key_Return, KEY.Key_Space, KEY.Key_Delete, KEY.Key_Left, KEY.Key_Down)
STEPS = (KEY.Key_Z, KEY.Key_Y, KEY.Key_V, KEY.Key_C, KEY.Key_N)
SIZES = ((960, 540), (1024, 700), (1280, 800), (3000, 700), (960, 2000))


def _buttons(player: Player) -> list[QWidget]:
    """Everything that can be clicked where it is, menus aside."""
    window = player.window
    found = []
    for one in visible(window, QAbstractButton):
        place = one.mapTo(window, one.rect().center())
        hit = window.childAt(place) if window.rect().contains(place) else None
        if hit is one and not isinstance(one, PopupButton):
            found.append(one)
    return found


def _deeds(player: Player, random: Random) -> list[Callable[[], None]]:
    def click() -> None:
        held = random.choice((NONE, NONE, SHIFT, CTRL))
        player.click(random.choice(_buttons(player)), keys=held)

    return [
        *(click,) * 8,
        lambda: player.click(random.choice(_buttons(player)), button=RIGHT),
        *(lambda: player.type(random.choice("0123456789mpszf+()[]")),) * 6,
        lambda: player.type(random.choice(("11z", "123m", "(777z)", "+5p", "[1111s]", "99"))),
        *(lambda: player.press(random.choice(KEYS)),) * 2,
        lambda: player.press(random.choice(STEPS), CTRL),
        lambda: player.press(KEY.Key_Backspace),
        lambda: player.press(KEY.Key_Escape),
        lambda: player.click(player.page.tray.text_line) if player.page.tray.isVisible() else None,
        lambda: player.program.language.use(random.choice(("en", "pl"))),
        lambda: player.use_table(random.choice(("high", "low"))),
        lambda: player.window.resize(*random.choice(SIZES)),
    ]


def _agree(player: Player) -> None:
    """The tiles, the text, the count, the score and the choices say the same."""
    page, editor = player.page, player.editor
    assert page.tray.text_line.text() == editor.text
    assert len(page.tray.view.buttons()) == len(editor.hand.tiles)
    assert page.tray.count.text() == f"{editor.hand.size} / {editor.ruleset.shapes.size}"
    assert page.side.seat.value() == editor.situation.seat_wind.id
    assert page.side.win.value() == ("self_draw" if editor.situation.self_draw else "discard")
    on = {name for name, chip in page.side.chips.items() if chip.isChecked()}
    assert on == editor.situation.circumstances & set(page.side.chips)
    scored = editor.outcome.score is not None and not editor.entry.problems
    assert page.score.payment_row.isVisibleTo(page) == scored
    assert len(visible_waits(player)) == len(editor.outcome.waits)
    assert player.headline()
    if not editor.entry.problems and editor.entry.typed is None:
        assert hand_of(editor.text) == editor.hand


def visible_waits(player: Player) -> list[QWidget]:
    return [one for one in player.page.score.wait_buttons if one.isVisibleTo(player.page)]


@pytest.mark.parametrize("seed", range(5))
def test_the_parts_agree(player: Player, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # who is asked for a photo chooses none
    monkeypatch.setattr(photo_dialog, "ask_photo", lambda _: "")
    random = Random(seed)
    QApplication.clipboard().setText(random.choice(("123456789m 234567p 9s +9s", "12345678f", "9x")))
    for _ in range(80):
        random.choice(_deeds(player, random))()
        _agree(player)
    player.rest()
    history = player.editor.history
    entries = []
    while history.can_undo():
        entries.append(player.editor.entry)
        history.undo()
        _agree(player)
    assert (player.editor.text, player.tray()) == ("", [])
    for entry in reversed(entries):
        history.redo()
        assert player.editor.entry == entry
    _agree(player)
