"""The picker: what is left, what cannot be entered and why, modes, keys, taking out."""

import pytest
from PySide6.QtCore import QRectF, Qt

from mahjong_desktop.core.tiles import CODES, HONOURS, KINDS
from mahjong_desktop.gui.tiles.pictures import width_of
from mahjong_desktop.rules.registry import ruleset

from .player import CTRL, NONE, RIGHT, SHIFT, Player, chosen, segments, tip_on_show

KEY = Qt.Key
MODES = ["Tile", "Pair", "Chow", "Pung", "Kong"]


def _dimmed(player: Player) -> set[str]:
    codes = [CODES[kind] for kind in KINDS] + [f"{number}f" for number in range(1, 9)]
    faces = {code: player.picture(code).face for code in codes}
    return {code for code, face in faces.items() if face is not None and face.dimmed}


def _left(player: Player, code: str) -> int | None:
    face = player.picture(code).face
    assert face is not None
    return face.left


def test_how_many_are_left(player: Player) -> None:
    assert [_left(player, code) for code in ("1m", "5z", "1f")] == [4, 4, 1]
    player.pick("1m", "1m", "Ctrl+1m", "1f")
    assert [_left(player, code) for code in ("1m", "2m", "3m", "4m", "1f")] == [1, 3, 3, 4, 0]
    assert _dimmed(player) == {"1f"}
    player.pick("1m")
    assert _left(player, "1m") == 0
    assert _dimmed(player) == {"1m", "1f"}
    player.press(KEY.Key_Backspace)
    assert _left(player, "1m") == 1
    assert _dimmed(player) == {"1f"}


BONUS = {f"{number}f" for number in range(1, 9)}
NO_RUN = {f"{rank}{suit}" for rank in (8, 9) for suit in "mps"} | {CODES[kind] for kind in HONOURS}


@pytest.mark.parametrize(
    ("mode", "dimmed"),
    [
        ("Tile", {"1m"}),
        ("Pair", {"1m", "5p"} | BONUS),
        ("Chow", {"1m"} | NO_RUN | BONUS),
        ("Pung", {"1m", "5p", "7z"} | BONUS),
        ("Kong", {"1m", "5p", "7z", "9s"} | BONUS),
    ],
)
def test_sets_that_cannot_be_are_dimmed(player: Player, mode: str, dimmed: set[str]) -> None:
    player.paste("1111m 555p 77z 9s")
    player.choose(player.page.picker.modes, mode)
    assert _dimmed(player) == dimmed


REASONS = {
    "en": {
        "none": "All of these are in the hand already.",
        "few": "Too few of these are left for the set.",
        "room": "The hand has no room for it.",
        "run": "No Chow starts here: click its lowest tile.",
        "bonus": "Bonus tiles are entered one by one: choose the mode Tile.",
    },
    "pl": {
        "none": "Wszystkie takie kamienie są już w ręce.",
        "few": "Na ten układ zostało za mało takich kamieni.",
        "room": "W ręce nie ma już na to miejsca.",
        "run": "Chow nie zaczyna się od tego kamienia: kliknij najniższy.",
        "bonus": "Bonusy wpisuje się po jednym: wybierz tryb „Kamień”.",
    },
}


@pytest.mark.parametrize("language", REASONS)
@pytest.mark.parametrize(
    ("hand", "mode", "click", "reason"),
    [
        ("1111m", 0, "1m", "none"),
        ("1f", 0, "1f", "none"),
        ("11m", 0, "Shift+1m", "few"),
        ("3333m", 0, "Ctrl+1m", "few"),
        ("123456789m 1234567p", 1, "9s", "room"),
        ("123456789m 234567p 9s +9s", 0, "1z", "room"),
        ("", 2, "8m", "run"),
        ("", 0, "Ctrl+7z", "run"),
        ("", 3, "1f", "bonus"),
    ],
)
def test_a_dimmed_tile_says_why(player: Player, hand: str, mode: int, click: str, reason: str, language: str) -> None:
    player.program.language.use(language)
    player.paste(hand or "x")
    if not hand:
        player.editor.clear()
    before = player.editor.text
    modes = player.page.picker.modes
    player.choose(modes, list(segments(modes))[mode])
    player.pick(click)
    assert player.editor.text == before
    assert tip_on_show() == REASONS[language][reason]
    if "+" not in click and click in _dimmed(player):
        assert player.tip(player.picture(click)) == REASONS[language][reason]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No Chi starts here: click its lowest tile."),
        ("pl", "Chi nie zaczyna się od tego kamienia: kliknij najniższy."),
    ],
)
@pytest.mark.parametrize("variant", ["riichi", "japanese_classical"])
def test_a_dimmed_tile_speaks_the_terms_of_its_variant(player: Player, variant: str, language: str, said: str) -> None:
    player.program.language.use(language)
    player.editor.use_rules(ruleset(variant))
    player.pick("Ctrl+8m")
    assert tip_on_show() == said


@pytest.mark.parametrize("preset", ["high", "low"])
def test_full_hands_keep_the_picker_bright(player: Player, preset: str) -> None:
    player.use_table(preset)
    player.paste("123456789m 234567p 9s +9s")
    assert _dimmed(player) == set()


# --- modes


@pytest.mark.parametrize(
    ("mode", "where", "entered"),
    [
        ("Tile", "Concealed", "5m 5p"),
        ("Pair", "Concealed", "55m 55p"),
        ("Chow", "Concealed", "567m 567p"),
        ("Pung", "Concealed", "555m 555p"),
        ("Kong", "Concealed", "[5555m] [5555p]"),
        ("Tile", "Melded", "5m 5p"),
        ("Pair", "Melded", "55m 55p"),
        ("Chow", "Melded", "(567m) (567p)"),
        ("Pung", "Melded", "(555m) (555p)"),
        ("Kong", "Melded", "(5555m) (5555p)"),
    ],
)
def test_modes_stay_until_changed(player: Player, mode: str, where: str, entered: str) -> None:
    picker = player.page.picker
    assert list(segments(picker.modes)) == MODES
    player.choose(picker.called, where)
    player.choose(picker.modes, mode)
    player.pick("5m", "5p")
    assert player.editor.text == entered
    assert (chosen(picker.modes), chosen(picker.called)) == ([mode], [where])
    player.press(KEY.Key_N, CTRL)
    player.use_table("low")
    assert (chosen(picker.modes), chosen(picker.called)) == ([mode], [where])


def test_called_sets_by_held_keys(player: Player) -> None:
    player.choose(player.page.picker.called, "Melded")
    player.pick("Shift+5z", "Ctrl+1m", "9s")
    assert player.editor.text == "9s (555z) (123m)"


# --- keys


@pytest.mark.parametrize(
    ("key", "held", "entered"),
    [
        (KEY.Key_Return, NONE, "5p"),
        (KEY.Key_Enter, NONE, "5p"),
        (KEY.Key_Space, NONE, "5p"),
        (KEY.Key_Return, SHIFT, "555p"),
        (KEY.Key_Space, SHIFT, "555p"),
        (KEY.Key_Return, CTRL, "567p"),
        (KEY.Key_Space, CTRL, "567p"),
    ],
)
def test_keys_enter_tiles(player: Player, key: Qt.Key, held: Qt.KeyboardModifier, entered: str) -> None:
    player.picture("1m").setFocus(Qt.FocusReason.TabFocusReason)
    for step in (KEY.Key_Down, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right):
        player.press(step)
    player.press(key, held)
    assert player.editor.text == entered


def test_arrows_walk_over_the_tiles(player: Player) -> None:
    player.picture("1m").setFocus(Qt.FocusReason.TabFocusReason)
    path = (
        (KEY.Key_Left, "1m"),
        (KEY.Key_Up, "1m"),
        (KEY.Key_Right, "2m"),
        (KEY.Key_Down, "2p"),
        (KEY.Key_Down, "2s"),
        (KEY.Key_Down, "2z"),
        (KEY.Key_Down, "2f"),
        (KEY.Key_Down, "2f"),
        (KEY.Key_Up, "2z"),
        (KEY.Key_Up, "2s"),
        *((KEY.Key_Right, f"{rank}s") for rank in range(3, 10)),
        (KEY.Key_Right, "9s"),
        (KEY.Key_Down, "7z"),
    )
    for key, code in path:
        player.press(key)
        assert player.window.focusWidget() is player.picture(code), code


# --- taking out


@pytest.mark.parametrize("how", ["right click", "Delete", "long press"])
@pytest.mark.parametrize(
    ("hand", "code", "left"),
    [
        ("11m 5p", "1m", "1m 5p"),
        ("(111m) 5p", "1m", "5p"),
        ("1m (1m1m1m) 5p", "1m", "5p (111m)"),
        ("5p 3f", "3f", "5p"),
        ("5p", "9s", "5p"),
    ],
)
def test_one_is_taken_out(player: Player, hand: str, code: str, left: str, how: str) -> None:
    player.paste(hand)
    picture = player.picture(code)
    if how == "right click":
        player.click(picture, button=RIGHT)
    elif how == "long press":
        player.hold(picture)
    else:
        picture.setFocus(Qt.FocusReason.TabFocusReason)
        player.press(KEY.Key_Delete)
    assert player.editor.text == left


# --- names


@pytest.mark.parametrize(("language", "name"), [("en", "five of circles, 2 left"), ("pl", "piątka kół, zostało 2")])
def test_spoken_names(player: Player, language: str, name: str) -> None:
    player.program.language.use(language)
    player.pick("5p", "5p")
    assert player.picture("5p").accessibleName() == name
    assert player.tip(player.picture("5p")) == name


@pytest.mark.parametrize("size", [(960, 540), (1024, 700), (1280, 800), (1920, 1080)])
def test_the_count_leaves_the_face_alone(player: Player, size: tuple[int, int]) -> None:
    """It hides no more than a corner of any tile, however low the picker is."""
    player.window.resize(*size)
    player.editor.type_text("(1111m) (7777p) [2222z] [5555z] (9999s) 3m +3m 1358f")
    player.rest()
    for code in ("1m", "9m", "9s", "7z", "8f"):
        button = player.picture(code)
        badge = button.badge()
        height = player.page.picker.view.tile_height()
        hidden = badge & QRectF(0, 0, width_of(height), height)
        assert button.rect().toRectF().contains(badge)
        assert hidden.width() * hidden.height() < 0.09 * width_of(height) * height, code
