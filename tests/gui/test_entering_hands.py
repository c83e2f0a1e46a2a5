"""Whole hands: clicked, typed, pasted; what the headline then says under both tables in both languages."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from mahjong_desktop.models.entry import Outcome
from mahjong_desktop.models.hand_editor import Counter

from .conftest import Start
from .player import Player, chosen, hand_of, visible

LANGUAGES = {"en": "English", "pl": "Polski"}

WORDS = {
    "en": {
        "Pair": "Pair",
        "Called": "Melded",
        "Concealed": "Concealed",
        "Drawn": "Self-draw",
        "South": "S",
        "West": "W",
        "Last tile": "Last tile",
        "Replacement": "Replacement tile",
    },
    "pl": {
        "Pair": "Para",
        "Tile": "Kamień",
        "Called": "Meldunek",
        "Concealed": "W ręce",
        "Drawn": "Z muru",
        "South": "S",
        "West": "W",
        "Last tile": "Ostatni kamień",
        "Replacement": "Kamień dodatkowy",
    },
}


class Clicked(NamedTuple):
    """A hand as clicks. `Pung`, `Called` … stand for the segment of that name, `win:`, `seat:` and `round:` for the
    side panel, `chip:` for a chip, `mark:` for a click on the tile in the tray; all else is a tile in the picker."""

    name: str
    clicks: str
    text: str
    high: int
    low: int


HANDS = (
    Clicked(
        "chows by Ctrl, self-draw",
        "seat:South Ctrl+1m Ctrl+4m Ctrl+7m Ctrl+2p Ctrl+5p 9s 9s win:Drawn",
        "123456789m 234567p 9s +9s",
        27,
        6,
    ),
    Clicked(
        "pungs by Shift, the winning tile marked",
        "Shift+1m Ctrl+2m Shift+5p Shift+8p Ctrl+4s 9s 9s mark:8p seat:South",
        "111234m 55588p 45699s +8p",
        8,
        3,
    ),
    Clicked(
        "modes, another round",
        "round:South Pung 1m 2m 3p 1z 7z Pair 5s seat:South",
        "111222m 333p 5s 111777z +5s",
        47,
        17,
    ),
    Clicked(
        "a called Chow and bonus tiles",
        "Called Chow 1m Concealed seat:South 4m 7m 2p Pair 5s Tile 5s 6s 7s 2f 7f",
        "(123m) 456789m 234p 55s 56s +7s 27f",
        13,
        3,
    ),
    Clicked(
        "Kongs of both kinds, two circumstances",
        "table:low seat:South win:Drawn Called Pung 7z Kong 5p Concealed 9s Ctrl+4m Tile 1z 1z 1m 2m 3m "
        "chip:Last_tile chip:Replacement",
        "12456m 11z +3m (777z) (5555p) [9999s]",
        9,
        9,
    ),
    Clicked(
        "wind Pungs, seat West",
        "seat:West Shift+1z Shift+2z Shift+3z Shift+7z Pair 9p Tile 1m 2m 3m",
        "12m 99p 111222333777z +3m",
        25,
        13,
    ),
    Clicked("all eight bonus tiles", "1f 2f 3f 4f 5f 6f 7f 8f win:Drawn", "12345678f", 30, 14),
)


def _click_in(player: Player, hand: Clicked, words: dict[str, str]) -> None:
    page = player.page
    panels = {"win": page.side.win, "seat": page.side.seat, "round": page.side.round}
    for click in hand.clicks.split():
        kind, _, name = click.rpartition(":")
        shown = words.get(name.replace("_", " "), name)
        if kind == "chip":
            player.click(player.chip(shown))
        elif kind == "table":
            player.use_table(name)
        elif kind == "mark":
            player.click(player.in_tray(name))
        elif kind:
            player.choose(panels[kind], shown)
        elif name[:1].isupper() and "+" not in name:
            player.choose(page.picker.called if name in ("Called", "Concealed") else page.picker.modes, shown)
        else:
            player.pick(name)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand.name)
def test_clicked_in(player: Player, hand: Clicked, language: str) -> None:
    player.speak(LANGUAGES[language])
    _click_in(player, hand, WORDS[language])
    assert player.editor.hand == hand_of(hand.text)
    for preset, tai in (("high", hand.high), ("low", hand.low), ("high", hand.high)):
        player.use_table(preset)
        assert (preset, player.headline()) == (preset, f"{tai} Tai")
    assert player.editor.hand == hand_of(hand.text)


@pytest.mark.parametrize(
    ("clicks", "text"),
    [
        ("Ctrl+1m Ctrl+4m Ctrl+7m Ctrl+2p Ctrl+5p 9s 9s", "123456789m 234567p 9s +9s"),
        ("Shift+1m Ctrl+2m Shift+5p Shift+8p Ctrl+4s 9s 9s mark:8p", "111234m 55588p 45699s +8p"),
        ("Ctrl+1m Ctrl+4m Ctrl+7m Ctrl+2p Ctrl+5p 5s 5s mark:7p", "123456789m 23456p 55s +7p"),
    ],
)
def test_nine_clicks_at_most(player: Player, clicks: str, text: str) -> None:
    _click_in(player, Clicked("", clicks, text, 0, 0), {})
    assert player.editor.hand == hand_of(text)
    assert "Tai" in player.headline()
    assert player.clicks <= 9


def test_twelve_touches_at_most(player: Player) -> None:
    """A finger holds no keys down: modes instead."""
    _click_in(player, Clicked("", "Chow 1m 4m 7m 2p 5p Pair 5s mark:7p", "", 0, 0), WORDS["en"])
    assert player.editor.hand == hand_of("123456789m 23456p 55s +7p")
    assert player.headline() == "23 Tai"
    assert player.clicks <= 12


# --- keys

FOCUS = ("nowhere", "picker", "tray", "segment", "chip", "breakdown", "variant", "undo", "wait", "scrolled column")


def _give_focus(player: Player, where: str) -> None:
    page, window = player.page, player.window
    widgets = {
        "picker": player.picture("5p"),
        "segment": page.side.seat,
        "chip": player.chip("Last tile"),
        "breakdown": page.score.breakdown,
        "variant": window.variant_button,
        "undo": page.tray.undo,
        "scrolled column": page.splitter.widget(1),
    }
    focused = window.focusWidget()
    if where == "nowhere":
        if focused is not None:
            focused.clearFocus()
        return
    widget = widgets.get(where) or (player.tray()[0] if where == "tray" else page.score.wait_buttons[0])
    widget.setFocus(Qt.FocusReason.TabFocusReason)


@pytest.mark.parametrize("where", FOCUS)
def test_keys_reach_the_text_line_from_everywhere(player: Player, where: str) -> None:
    if where in ("breakdown", "tray", "undo"):
        player.paste("123456789m 234567p 9s +9s")
    if where == "wait":
        player.paste("123456789m 234567p 9s")
    before = player.editor.text
    _give_focus(player, where)
    steps = (("1z", "1z"), ("+1z", "+1z"), ("(777z)", "(777z)"), ("[2222p]", "[2222p]"))
    for keys, seen in steps:
        player.type(keys)
        assert player.editor.text.endswith(seen), f"{keys} got lost"
    for _ in range(sum(len(keys) for keys, _ in steps)):
        player.press(Qt.Key.Key_Backspace)
    assert player.editor.text == before


@pytest.mark.parametrize("where", ["nowhere", "picker", "segment"])
def test_a_hand_in_twenty_two_keys(player: Player, where: str) -> None:
    _give_focus(player, where)
    player.type("123456789m234567p9s+9s")
    assert player.keys <= 22
    assert player.headline() == "25 Tai"
    assert (player.winning(), player.editor.hand.size) == ("9s", 17)


def test_number_and_text_fields_keep_their_keys(player: Player) -> None:
    player.page.side.counters.steppers[Counter.DEALER_WINS].setFocus(Qt.FocusReason.TabFocusReason)
    player.type("12")
    assert player.editor.text == ""
    assert player.editor.situation.dealer_wins == 12
    player.page.tray.text_line.setFocus(Qt.FocusReason.TabFocusReason)
    player.type("12m")
    assert player.editor.text == "12m"
    assert player.editor.situation.dealer_wins == 12


@pytest.mark.parametrize("typed", ["123M406P", "(777Z)", "1M1F"])
def test_capitals_are_as_good(player: Player, typed: str) -> None:
    player.type(typed)
    assert player.editor.entry.problems == ()
    assert player.editor.hand == hand_of(typed.lower())


# --- one hand, four ways

WAYS = ("picker", "keys", "paste", "text line")


def _enter(player: Player, way: str) -> None:
    if way == "picker":
        player.pick("Ctrl+1m", "Ctrl+4m")
        player.choose(player.page.picker.called, "Melded")
        player.pick("Shift+7z")
        player.choose(player.page.picker.called, "Concealed")
        player.pick("5s", "5s", "Ctrl+7m", "4p", "5p", "6p")
        player.click(player.in_tray("5p"))
    elif way == "keys":
        player.type("123456789m55s46p+5p(777z)")
    elif way == "paste":
        player.paste("(777z)  +5p\n 46p 55s 123456789m")
    else:
        player.click(player.page.tray.text_line)
        player.type("55s(777z)123456789m 46p+5p")
        player.press(Qt.Key.Key_Return)


def _state(player: Player) -> tuple[str, Outcome, list[str], str]:
    player.page.tray.text_line.setFocus(Qt.FocusReason.TabFocusReason)
    player.press(Qt.Key.Key_Return)
    names = [one.accessibleName() for one in player.tray()]
    return player.editor.text, player.editor.outcome, names, player.page.tray.text_line.text()


def test_four_ways_to_the_same_hand(start: Start) -> None:
    states = []
    for way in WAYS:
        player = start()
        _enter(player, way)
        states.append(_state(player))
        player.window.close()
    assert states[0][0] == states[0][3] == "123456789m 46p 55s (777z) +5p"
    assert states[0][1].score is not None
    for way, state in zip(WAYS, states, strict=True):
        assert state == states[0], way


def test_double_clicks_count_twice(player: Player) -> None:
    """Somebody clicks quickly: the system calls every second click a double click."""
    player.click_twice(player.picture("1z"))
    assert player.editor.text == "11z"


def test_shift_and_ctrl_leave_the_mode(player: Player) -> None:
    player.choose(player.page.picker.modes, "Kong")
    player.pick("Shift+1m", "Ctrl+2m", "9m")
    assert chosen(player.page.picker.modes) == ["Kong"]
    assert player.editor.text == "111234m [9999m]"


def test_a_set_is_one_step_back(player: Player) -> None:
    player.pick("Ctrl+1m", "Shift+5z", "9p")
    for text in ("123m 555z", "123m", ""):
        player.press(Qt.Key.Key_Backspace)
        assert player.editor.text == text
    assert not next(one for one in visible(player.window, QAbstractButton) if one.text() == "Undo").isEnabled()
