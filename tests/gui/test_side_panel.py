"""The side panel: every choice by mouse, what excludes what, reasons, what the table asks for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.gui.controls import Chip
from mahjong_desktop.models.hand_editor import Counter, HandEditor
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset

from .player import VARIANT, Player, chosen, segment, segments, visible

CLOSED = "123456789m 234567p 9s +9s"
WITH_KONG = "123456789m 234p 9s +9s [1111z]"


def _situation(editor: HandEditor) -> tuple[bool, Wind | None, Wind, Wind]:
    situation = editor.situation
    return situation.self_draw, situation.source, situation.seat_wind, situation.round_wind


def test_every_segment(player: Player) -> None:
    side, editor = player.page.side, player.editor
    assert _situation(editor) == (False, None, Wind.EAST, Wind.EAST)
    assert [list(segments(one)) for one in (side.win, side.source, side.seat, side.round)] == [
        ["Self-draw", "Discard"],
        *[["E", "S", "W", "N"]] * 3,
    ]
    for letter, wind in zip("NWSE", reversed(Wind), strict=True):
        player.choose(side.round, letter)
        assert editor.situation.round_wind is wind
        player.choose(side.seat, letter)
        assert editor.situation.seat_wind is wind
        assert (chosen(side.round), chosen(side.seat)) == ([letter], [letter])
    for letter, wind in zip("SWN", list(Wind)[1:], strict=True):
        player.choose(side.source, letter)
        assert editor.situation.source is wind
        assert chosen(side.source) == [letter]
    player.choose(side.win, "Self-draw")
    assert (editor.situation.self_draw, chosen(side.win)) == (True, ["Self-draw"])
    player.choose(side.win, "Discard")
    assert (editor.situation.self_draw, chosen(side.win)) == (False, ["Discard"])


def test_a_click_is_a_step(player: Player) -> None:
    side = player.page.side
    player.choose(side.seat, "W")
    player.choose(side.source, "N")
    player.click(player.page.tray.undo)
    assert (chosen(side.seat), chosen(side.source)) == (["W"], [])
    player.click(player.page.tray.undo)
    assert chosen(side.seat) == ["E"]


def test_self_draw_and_discarder_exclude_each_other(player: Player) -> None:
    side = player.page.side
    player.choose(side.source, "S")
    player.choose(side.win, "Self-draw")
    assert chosen(side.source) == []
    reason = "Nobody discarded a tile drawn from the wall."
    for letter in "ESWN":
        one = segment(side.source, letter)
        player.click(one)
        assert (one.isEnabled(), player.tip(one)) == (False, reason)
    assert chosen(side.win) == ["Self-draw"]
    player.choose(side.win, "Discard")
    assert [segment(side.source, letter).isEnabled() for letter in "ESWN"] == [False, True, True, True]


def test_nobody_wins_on_the_own_discard(player: Player) -> None:
    side = player.page.side
    player.choose(side.source, "W")
    player.choose(side.seat, "W")
    assert chosen(side.source) == []
    assert player.tip(segment(side.source, "W")) == "That is the winner’s own seat."


# --- chips

HIGH_CHIPS = ["Last tile", "Robbed Kong", "Ready on the deal", "Heaven", "Earth", "Robbed bonus"]
LOW_CHIPS = ["Last tile", "Replacement tile", "Robbed Kong", "Heaven", "Earth", "Robbed bonus"]
BANDS = ["0–4", "5–10", "more"]


def _chips(player: Player) -> list[str]:
    return [chip.text() for chip in visible(player.page.side, Chip)]


def test_only_what_the_table_asks_for(player: Player) -> None:
    assert _chips(player) == HIGH_CHIPS + BANDS
    assert player.page.side.counters.steppers[Counter.DEALER_WINS].isVisible()
    player.use_table("low")
    assert _chips(player) == LOW_CHIPS
    assert "Discards" not in [label.text() for label in visible(player.page.side, QLabel)]
    player.use_table("high")
    assert _chips(player) == HIGH_CHIPS + BANDS


@pytest.mark.parametrize(
    ("name", "hand", "seat", "self_draw"),
    [
        ("Last tile", CLOSED, "E", True),
        ("Robbed Kong", CLOSED[:-5] + "99s 1z +1z", "E", False),
        ("Ready on the deal", CLOSED, "E", False),
        ("Heaven", CLOSED, "E", True),
        ("Earth", CLOSED, "S", False),
        ("Robbed bonus", "12345678f", "E", False),
    ],
)
def test_every_chip(player: Player, name: str, hand: str, seat: str, self_draw: bool) -> None:
    """Each chip switches on where it can be, brings its kind of win with it, and switches off again."""
    player.paste(hand)
    player.choose(player.page.side.seat, seat)
    if name == "Robbed Kong":
        hand = "123456789m 234567p 8s +8s"
        player.paste("123456789m 23456p 99s +7p")
    player.click(player.chip(name))
    assert player.chip(name).isChecked()
    assert chosen(player.page.side.win) == (["Self-draw"] if self_draw else ["Discard"])
    assert len(player.editor.situation.circumstances) == 1
    player.click(player.chip(name))
    assert not player.chip(name).isChecked()
    assert player.editor.situation.circumstances == frozenset()


@pytest.mark.parametrize(
    ("first", "then", "stays"),
    [
        ("Last tile", "Heaven", {"Last tile", "Heaven"}),
        ("Heaven", "Last tile", {"Last tile", "Heaven"}),
    ],
)
def test_chips_that_go_together(player: Player, first: str, then: str, stays: set[str]) -> None:
    player.paste(CLOSED)
    player.click(player.chip(first))
    player.click(player.chip(then))
    assert {chip.text() for chip in visible(player.page.side, Chip) if chip.isChecked()} - set(BANDS) == stays


def test_chips_that_exclude_each_other(player: Player) -> None:
    player.paste("123456789m 23456p 99s +7p")
    player.click(player.chip("Last tile"))
    assert chosen(player.page.side.win) == ["Self-draw"]
    player.click(player.chip("Robbed Kong"))
    assert (player.chip("Last tile").isChecked(), player.chip("Robbed Kong").isChecked()) == (False, True)
    assert chosen(player.page.side.win) == ["Discard"]
    player.click(player.chip("Last tile"))
    assert (player.chip("Last tile").isChecked(), player.chip("Robbed Kong").isChecked()) == (True, False)
    player.choose(player.page.side.win, "Discard")
    assert not player.chip("Last tile").isChecked(), "the last tile only counts from the wall"


DIMMED = (
    ("Heaven", WITH_KONG, "E", "A blessing comes before anything is laid out"),
    ("Heaven", CLOSED, "S", "Only East can have the blessing of heaven"),
    ("Earth", CLOSED, "E", "The blessing of earth is for the other three players"),
    ("Robbed Kong", CLOSED, "E", "The other three tiles of a robbed Kong lie with its owner"),
    ("Robbed bonus", CLOSED, "E", "A bonus tile wins only as the eighth"),
)


@pytest.mark.parametrize(("name", "hand", "seat", "reason"), DIMMED)
def test_a_dimmed_chip_explains_itself(player: Player, name: str, hand: str, seat: str, reason: str) -> None:
    player.paste(hand)
    player.choose(player.page.side.seat, seat)
    chip = player.chip(name)
    assert (chip.dimmed() or "").startswith(reason)
    assert reason in player.tip(chip)
    before = player.editor.entry
    player.click(chip)
    assert player.editor.entry == before
    shown = [label.text() for label in visible(player.page.side, QLabel)]
    assert any(text.startswith(reason) for text in shown)
    player.choose(player.page.side.round, "N")
    shown = [label.text() for label in visible(player.page.side, QLabel)]
    assert not any(text.startswith(reason) for text in shown), "the next choice takes the explanation away"


def test_a_dimmed_chip_explains_itself_by_key(player: Player) -> None:
    player.paste(WITH_KONG)
    player.chip("Heaven").setFocus(Qt.FocusReason.TabFocusReason)
    player.press(Qt.Key.Key_Space)
    assert not player.chip("Heaven").isChecked()
    assert any(label.text().startswith("A blessing") for label in visible(player.page.side, QLabel))


def test_replacement_only_after_a_kong_or_a_bonus_tile(player: Player) -> None:
    player.use_table("low")
    player.paste(CLOSED)
    assert "neither" in (player.chip("Replacement tile").dimmed() or "")
    player.paste(WITH_KONG)
    assert player.chip("Replacement tile").dimmed() is None
    player.click(player.chip("Replacement tile"))
    assert chosen(player.page.side.win) == ["Self-draw"]
    player.paste(CLOSED)
    assert not player.chip("Replacement tile").isChecked(), "circumstances give way to the hand"


def test_discards(player: Player) -> None:
    player.paste("123456789m 234p 56p 55s +7p")
    seen = []
    for band in ("0–4", "5–10", "more", "more", "5–10", "5–10", "0–4"):
        player.click(player.chip(band))
        assert [one for one in BANDS if player.chip(one).isChecked()] == [band]
        seen.append(player.headline())
    assert seen == [f"{tai} Tai" for tai in (33, 28, 23, 23, 28, 28, 33)]


# --- East's wins in a row


def _wins_shown(player: Player) -> bool:
    return player.page.side.counters.steppers[Counter.DEALER_WINS].isVisible()


def test_wins_in_a_row_only_for_east(player: Player) -> None:
    assert _wins_shown(player)
    player.choose(player.page.side.seat, "S")
    assert not _wins_shown(player)
    player.editor.use_rules(ruleset(VARIANT, Choice("high", {"repeat_both_ways": True}, {})))
    assert _wins_shown(player)
    player.editor.use_rules(ruleset(VARIANT, Choice("high", {}, {})))
    assert not _wins_shown(player)
    player.choose(player.page.side.seat, "E")
    assert _wins_shown(player)


def test_wins_in_a_row_by_buttons(player: Player) -> None:
    player.paste(CLOSED)
    stepper = player.page.side.counters.steppers[Counter.DEALER_WINS]
    less, more = sorted(visible(stepper, QAbstractButton), key=lambda one: one.mapTo(stepper, one.pos()).x())
    assert (less.accessibleName(), more.accessibleName()) == ("One win less", "One win more")
    for step, wins in ((more, 1), (more, 2), (less, 1)):
        player.click(step)
        assert (player.editor.situation.dealer_wins, stepper.value()) == (wins, wins)
    assert player.payments()[0] == "East: +28", "25 Tai, the dealer's point, two for the repeat"
    player.choose(player.page.side.seat, "S")
    assert player.editor.situation.dealer_wins == 0
