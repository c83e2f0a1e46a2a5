"""Where the Tab key leads, and where the focus goes when what had it goes away."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from mahjong_desktop.models.hand_editor import Counter

from .player import SHIFT, Player

KEY = Qt.Key


def _stops(player: Player) -> Iterator[QWidget]:
    """Where Tab stops, once around, from the choice of pages on."""
    first = player.window.pages.focusProxy()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    stop: QWidget | None = first
    while stop is not None:
        yield stop
        player.press(KEY.Key_Tab)
        stop = player.window.focusWidget()
        if stop is first:
            return


def _parts(player: Player) -> dict[str, QWidget]:
    page, window = player.page, player.window
    return {
        "pages": window.pages,
        "choice": page.entry_choice,
        "variant": window.variant_button,
        "language": window.language_button,
        "menu": window.menu_button,
        "tray": page.tray.view,
        "line": page.tray.text_line,
        "photo": page.tray.photo,
        "undo": page.tray.undo,
        "clear": page.tray.clear,
        "modes": page.picker.modes,
        "called": page.picker.called,
        "picker": page.picker.view,
        "win": page.side.win,
        "source": page.side.source,
        "seat": page.side.seat,
        "round": page.side.round,
        **{f"chip {name}": chip for name, chip in page.side.chips.items()},
        "bands": next(iter(page.side.bands.values())).parentWidget(),
        "wins": page.side.counters.steppers[Counter.DEALER_WINS],
        "breakdown": page.score.breakdown,
    }


def _order(player: Player) -> list[str]:
    parts = _parts(player)
    stops = list(_stops(player))
    names = [
        next((name for name, part in parts.items() if part is stop or part.isAncestorOf(stop)), repr(stop))
        for stop in stops
    ]
    return [name for place, name in enumerate(names) if place == 0 or names[place - 1] != name]


@pytest.mark.parametrize("change", ["nothing", "language", "preset and back"])
def test_tab_follows_the_page(player: Player, change: str) -> None:
    """From the bar over the left column to the right one, whatever was made anew on the way."""
    if change == "language":
        player.speak("Polski")
    elif change == "preset and back":
        player.use_table("low")
        player.use_table("high")
    player.paste("123456789m 234567p 9s +9s")
    assert _order(player) == list(_parts(player))


def test_every_stop_shows_itself(player: Player) -> None:
    """The focus is seen wherever Tab stops."""
    player.paste("123456789m 234567p 9s +9s")
    for stop in list(_stops(player)):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        player.rest()
        focused = player.window.grab().toImage()
        stop.clearFocus()
        player.rest()
        assert player.window.grab().toImage() != focused, stop


def test_the_tile_after_the_one_taken_out_has_the_focus(player: Player) -> None:
    player.paste("123m 77z")
    player.tray()[4].setFocus(Qt.FocusReason.TabFocusReason)
    for left in (4, 3, 2, 1):
        player.press(KEY.Key_Delete)
        assert player.window.focusWidget() is player.tray()[-1]
        assert len(player.tray()) == left
    player.press(KEY.Key_Delete)
    player.type("5p")
    assert player.editor.text == "5p"


@pytest.mark.parametrize("how", ["wait", "undo", "clear", "value"])
def test_typing_never_replaces_the_hand(player: Player, how: str) -> None:
    """When what had the focus goes away, the focus must not select the text line."""
    player.paste("123456789m 23456p 9s")
    player.pick("9s")
    page = player.page
    if how == "wait":
        page.score.wait_buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        player.press(KEY.Key_Space)
    elif how == "undo":
        player.tray()[-1].setFocus(Qt.FocusReason.TabFocusReason)
        player.press(KEY.Key_Backspace)
        player.press(KEY.Key_Backspace)
    elif how == "clear":
        page.tray.clear.setFocus(Qt.FocusReason.TabFocusReason)
        player.press(KEY.Key_Space)
    else:
        player.choose(page.entry_choice, "Just the value")
        player.choose(page.entry_choice, "Tiles")
    before = len(player.tray())
    player.type("1f")
    assert len(player.tray()) == before + 1


def test_a_blank_is_typed_and_enters_no_tile(player: Player) -> None:
    """The tile that was clicked has the focus still."""
    player.pick("9s")
    player.type("123m 456m")
    assert player.editor.text == "9s 123m 456m"
    assert player.editor.hand.size == 7


def test_a_marked_tile_keeps_the_focus(player: Player) -> None:
    player.paste("123456789m 234p 56p 55s +7p")
    player.click(player.tray()[0])
    player.press(Qt.Key.Key_Delete)
    assert player.editor.text == "23456789m 234567p 55s"


def test_the_focus_stays_with_its_tile(player: Player) -> None:
    player.paste("123456789m 55s")
    player.click(player.in_tray("4m"))
    player.type("11m")
    player.press(Qt.Key.Key_Delete)
    assert "4m" not in player.editor.text
    assert player.editor.hand.size == 12


def test_the_tray_is_one_stop(player: Player) -> None:
    """Arrow keys lead through the tiles, and Tab comes back to where one was."""
    player.paste("123456789m 234567p 9s +9s")
    player.page.picker.view.setFocus()
    tray, line = player.tray(), player.page.tray.text_line
    line.setFocus(Qt.FocusReason.TabFocusReason)
    player.press(KEY.Key_Backtab, SHIFT)
    assert player.window.focusWidget() is tray[0]
    for key, row in ((KEY.Key_Right, 1), (KEY.Key_Down, 2), (KEY.Key_Left, 1), (KEY.Key_End, 16), (KEY.Key_Home, 0)):
        player.press(key)
        assert player.window.focusWidget() is tray[row]
        assert QAccessible.queryAccessibleInterface(tray[row]).state().focused
    player.press(KEY.Key_Right)
    player.press(KEY.Key_Tab)
    assert player.window.focusWidget() is line
    player.press(KEY.Key_Backtab, SHIFT)
    assert player.window.focusWidget() is tray[1]
    assert [one.focusPolicy() is Qt.FocusPolicy.TabFocus for one in tray].count(True) == 1


def test_tab_leaves_the_picker_both_ways(player: Player) -> None:
    """From the middle of it, too."""
    picture = player.picture("5p")
    picture.setFocus(Qt.FocusReason.TabFocusReason)
    player.press(KEY.Key_Tab)
    assert player.page.side.win.isAncestorOf(player.window.focusWidget())
    player.press(KEY.Key_Backtab, SHIFT)
    assert player.window.focusWidget() is picture
    player.press(KEY.Key_Backtab, SHIFT)
    assert player.page.picker.called.isAncestorOf(player.window.focusWidget())
