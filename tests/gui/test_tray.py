"""The tray: marking, taking out, stepping back, rows, looks, names; lit tiles."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt

from mahjong_desktop.core.tiles import CODES
from mahjong_desktop.gui.tiles.pictures import SHADOW_DEPTH
from mahjong_desktop.models.rows_model import ITEM_ROLE
from mahjong_desktop.rules.registry import ruleset

from .player import CTRL, RIGHT, SHIFT, Player, face_code, hand_of

HAND = "123456789m 234567p 9s +9s"
CALLED = "123m 456p 77z (555z) [2222s] 1f"


def _codes(player: Player) -> str:
    return " ".join(face_code(one) for one in player.tray())


@pytest.mark.parametrize("code", ["1m", "5m", "7p", "9s"])
def test_a_click_marks_the_winning_tile(player: Player, code: str) -> None:
    player.paste(HAND)
    player.click(player.in_tray(code))
    assert player.winning() == code
    assert f"+{code}" in player.editor.text
    before = sorted(_codes(player))
    player.click(player.tray()[3])
    assert player.winning() == CODES[player.editor.hand.winning or 0]
    assert sorted(_codes(player)) == before


def test_a_key_marks_too(player: Player) -> None:
    player.paste(HAND)
    for row, key in ((0, Qt.Key.Key_Return), (4, Qt.Key.Key_Space), (8, Qt.Key.Key_Enter)):
        player.tray()[row].setFocus(Qt.FocusReason.TabFocusReason)
        code = face_code(player.tray()[row])
        player.press(key)
        assert player.winning() == code


OUT = ("right click", "Delete", "long press")


def _take_out(player: Player, row: int, how: str) -> None:
    button = player.tray()[row]
    if how == "right click":
        player.click(button, button=RIGHT)
    elif how == "long press":
        player.hold(button)
    else:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        player.press(Qt.Key.Key_Delete)


@pytest.mark.parametrize("how", OUT)
@pytest.mark.parametrize(
    ("row", "left"),
    [
        (0, "23m 456p 77z (555z) [2222s] 1f"),
        (7, "123m 456p 7z (555z) [2222s] 1f"),
        (9, "123m 456p 77z [2222s] 1f"),
        (11, "123m 456p 77z (555z) 1f"),
        (15, "123m 456p 77z (555z) [2222s]"),
    ],
    ids=["tile", "honour", "called Pung", "concealed Kong", "bonus"],
)
def test_taken_out(player: Player, row: int, left: str, how: str) -> None:
    player.paste(CALLED)
    _take_out(player, row, how)
    assert player.editor.text == left
    player.press(Qt.Key.Key_Z, CTRL)
    assert player.editor.text == CALLED


@pytest.mark.parametrize("how", OUT)
def test_taking_out_marks_nothing(player: Player, how: str) -> None:
    player.paste(HAND)
    player.click(player.in_tray("5m"))
    _take_out(player, 12, how)
    assert player.editor.hand.size == 16
    assert player.winning() == "5m"


def test_a_long_press_that_slides_away_does_nothing(player: Player) -> None:
    player.paste(HAND)
    player.slide_off(player.tray()[0])
    assert player.editor.text == HAND


@pytest.mark.parametrize("how", OUT)
def test_typing_goes_on_after_the_last_tile_was_taken_out(player: Player, how: str) -> None:
    """The focus leaves the tile with it, and lands where keys do no harm."""
    player.type("123m456p1z")
    _take_out(player, 6, how)
    player.type("7s")
    assert player.editor.hand == hand_of("123m 456p 7s")


# --- steps back and on


def test_every_way_back_and_on(player: Player) -> None:
    page = player.page
    player.pick("1m", "2m", "3m", "4m")
    texts = ["", "1m", "12m", "123m", "1234m"]
    back = (
        lambda: player.press(Qt.Key.Key_Backspace),
        lambda: player.press(Qt.Key.Key_Z, CTRL),
        lambda: player.click(page.tray.undo),
        lambda: player.press(Qt.Key.Key_Backspace),
    )
    for step, text in zip(back, reversed(texts[:-1]), strict=True):
        step()
        assert player.editor.text == text
    assert not page.tray.undo.isEnabled()
    on = (
        lambda: player.press(Qt.Key.Key_Z, CTRL | SHIFT),
        lambda: player.press(Qt.Key.Key_Y, CTRL),
        lambda: player.press(Qt.Key.Key_Y, CTRL),
    )
    for step, text in zip(on, texts[1:4], strict=True):
        step()
        assert player.editor.text == text
    assert player.window.redo.isEnabled()
    player.pick("9s")
    assert not player.window.redo.isEnabled()


def test_clear_and_back(player: Player) -> None:
    page = player.page
    assert not page.tray.clear.isEnabled()
    player.paste(HAND)
    player.choose(page.side.seat, "W")
    player.click(page.tray.clear)
    assert (player.editor.text, player.tray()) == ("", [])
    assert player.editor.situation.seat_wind.id == "west", "seats stay as they are at the table"
    assert not page.tray.clear.isEnabled()
    player.click(page.tray.undo)
    assert player.editor.text == HAND
    player.press(Qt.Key.Key_N, CTRL)
    assert player.editor.text == ""


def test_count(player: Player) -> None:
    for text, count in (("123m", "3 / 17"), (CALLED, "14 / 17"), (HAND, "17 / 17")):
        player.paste(text)
        assert player.page.tray.count.text() == count


# --- keys


def test_arrows_move_the_focus(player: Player) -> None:
    player.paste(CALLED)
    tiles = player.tray()
    tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
    steps = (
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Down, 3),
        (Qt.Key.Key_Up, 2),
        (Qt.Key.Key_Left, 1),
    )
    for key, row in steps:
        player.press(key)
        assert player.window.focusWidget() is tiles[row]
    tiles[-1].setFocus(Qt.FocusReason.TabFocusReason)
    player.press(Qt.Key.Key_Right)
    assert player.window.focusWidget() is tiles[-1]


# --- looks


def test_five_kongs_take_two_rows(player: Player) -> None:
    player.window.resize(QSize(1024, 700))
    player.paste("(1111m) (7777p) [2222z] [5555z] (9999s) 3m +3m 1358f")
    player.rest()
    bottoms = {one.geometry().bottom() for one in player.tray()}
    assert len(bottoms) == 2
    rows = [sorted(one.geometry().left() for one in player.tray() if one.geometry().bottom() == y) for y in bottoms]
    assert all(row[0] == 0 and len(set(row)) == len(row) for row in rows)
    assert all(player.page.tray.view.rect().contains(one.geometry()) for one in player.tray())
    player.window.resize(QSize(1920, 1080))
    player.rest()
    assert len({one.geometry().bottom() for one in player.tray()}) == 2, "there is room for two rows of large tiles"
    assert player.in_tray("3m").height() >= 64
    player.window.resize(QSize(3840, 2160))
    player.rest()
    assert len({one.geometry().bottom() for one in player.tray()}) == 1


@pytest.mark.parametrize(
    "hand", ["2399m (555z) (666z) (777z) +4m", "55m 340s (123p) (555z) +2s", "9m (1111p) 99m (777z) 55s +5s"]
)
def test_no_called_set_stands_alone_in_a_second_row(player: Player, hand: str) -> None:
    player.editor.use_rules(ruleset("riichi"))
    player.window.resize(QSize(1024, 700))
    player.paste(hand)
    player.rest()
    assert len({one.geometry().bottom() for one in player.tray()}) == 1
    assert player.in_tray("9m" if "9m" in hand else "5m").height() >= 38


def test_called_sets_lie_turned_and_concealed_kongs_face_down(player: Player) -> None:
    player.paste("11m (123m) (555z) (7777p) [2222z]")
    faces = [one.face for one in player.tray()]
    assert [face.turned for face in faces if face is not None] == [
        *(False, False),
        *(True, False, False) * 2,
        *(True, False, False, False),
        *(False,) * 4,
    ]
    assert [face.face_down for face in faces if face is not None][-4:] == [True, False, False, True]
    for one in player.tray():
        assert one.face is not None
        across, down = one.width(), one.height() - SHADOW_DEPTH
        assert (across > down) == one.face.turned
    backs = [one.grab().toImage() for one in player.tray()[-4:]]
    assert backs[0] == backs[3]
    assert backs[0] != backs[1]


NAMES = {
    "en": ["five of circles", "East wind, winning tile", "white dragon, in a set on the table"],
    "pl": ["piątka kół", "Wschód, wygrywający kamień", "Biały Smok, w wyłożonym układzie"],
}


@pytest.mark.parametrize("language", NAMES)
def test_spoken_names(player: Player, language: str) -> None:
    player.program.language.use(language)
    player.paste("5p +1z (555z)")
    spoken = [one.accessibleName() for one in player.tray()]
    assert [name.lower() for name in spoken[:3]] == [name.lower() for name in NAMES[language]]
    assert spoken[3:] == [spoken[2]] * 2
    assert [player.tip(one) for one in player.tray()] == spoken


# --- what earned a row


def _lit(player: Player) -> str:
    return "".join(face_code(one) for one in player.tray() if one.face is not None and not one.face.dimmed)


def _row(player: Player, name: str) -> QPoint:
    view = player.page.score.breakdown
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        if index.data(ITEM_ROLE).name == name:
            return view.visualRect(index).center()
    raise KeyError(name)


def test_pointing_at_a_row_lights_its_tiles(player: Player) -> None:
    player.paste("123456789m 55s 11z +1z (777z)")
    player.choose(player.page.side.round, "S")
    view = player.page.score.breakdown.viewport()
    everything = _lit(player)
    player.point_at(view, _row(player, "Concealed straight"))
    assert _lit(player) == "1m2m3m4m5m6m7m8m9m"
    player.point_at(view, _row(player, "Winning"))
    assert _lit(player) == everything
    player.point_at(view, _row(player, "Concealed straight"))
    player.point_at(player.page.tray)
    assert _lit(player) == everything
    player.point_at(view, _row(player, "Concealed straight"))
    player.press(Qt.Key.Key_Backspace)
    assert "1m" in _lit(player)


def test_selecting_a_row_by_key_lights_its_tiles(player: Player) -> None:
    player.paste("123456789m 55s 11z +1z (777z)")
    everything = _lit(player)
    view = player.page.score.breakdown
    view.setFocus(Qt.FocusReason.TabFocusReason)
    player.press(Qt.Key.Key_Home)
    assert view.currentIndex().data(ITEM_ROLE).name == "Concealed straight"
    assert _lit(player) == "1m2m3m4m5m6m7m8m9m"
    player.press(Qt.Key.Key_Tab)
    assert _lit(player) == everything, "the focus has left"


def test_a_low_window_keeps_the_hand_in_one_row(player: Player) -> None:
    """So that the picker's tiles can still be read; there and back."""
    player.paste(HAND)
    player.window.resize(1024, 700)
    player.rest()
    high = player.picture("1m").height()
    assert len({one.y() for one in player.tray()}) == 2
    player.window.resize(960, 540)
    player.rest()
    assert len({one.y() for one in player.tray()}) == 1
    assert player.picture("1m").height() >= 36
    player.window.resize(1024, 700)
    player.rest()
    assert player.picture("1m").height() == high
