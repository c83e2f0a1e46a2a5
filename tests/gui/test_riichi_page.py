"""Riichi in the window: indicators, red fives, declarations, counters, liability, the value in three forms."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.notation import parse_tiles
from mahjong_desktop.models.hand_editor import Counter, Target
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset

from .player import Player, chosen, face_code, segments, visible

CLOSED = "234m 34068p 678s 55s +7p"


@pytest.fixture
def riichi(player: Player) -> Iterator[Player]:
    player.editor.use_rules(ruleset("riichi"))
    player.rest()
    yield player
    player.editor.set_target(Target.HAND)


def enter(player: Player, text: str) -> None:
    player.type(text)
    player.rest()


def indicators(player: Player, target: Target) -> list[str]:
    """The tiles in the slots of one kind, as they are shown."""
    row = player.page.side.indicators[target]
    return [face_code(one) for one in row.tiles if one.isVisible()]


def test_only_riichi_asks_for_its_things(riichi: Player) -> None:
    side = riichi.page.side
    assert side.indicators[Target.DORA].isVisible()
    assert not side.indicators[Target.URA_DORA].isVisible()
    assert [one for one, stepper in side.counters.steppers.items() if stepper.isVisible()] == [
        Counter.HONBA,
        Counter.RIICHI_STICKS,
    ]
    assert list(segments(side.win)) == ["Tsumo", "Ron"]
    assert list(segments(riichi.page.picker.modes)) == ["Tile", "Pair", "Chi", "Pon", "Kan"]
    assert riichi.picture("0p").isVisible()
    riichi.use_table("high")
    riichi.rest()
    assert not side.indicators[Target.DORA].isVisible()
    assert not side.counters.steppers[Counter.HONBA].isVisible()
    riichi.use_table("book", "japanese_classical")
    riichi.rest()
    assert [stepper.isVisible() for stepper in side.counters.steppers.values()] == [False] * 3
    with pytest.raises(KeyError):
        riichi.picture("0p")


def test_an_indicator_in_two_clicks(riichi: Player) -> None:
    enter(riichi, CLOSED)
    row = riichi.page.side.indicators[Target.DORA]
    riichi.click(row.slot)
    assert row.slot.isChecked()
    assert row.slot.accessibleName() == "Dora: Click the tile"
    riichi.pick("4s")
    riichi.rest()
    assert (indicators(riichi, Target.DORA), row.slot.isChecked()) == (["4s"], False)
    assert riichi.editor.situation.dora == parse_tiles("4s")
    assert riichi.picture("4s").face is not None
    assert riichi.editor.left[parse_tiles("4s")[0]] == 3
    assert "3 han 40 fu" in riichi.headline() or "han" in riichi.headline()
    riichi.click(row.tiles[0])
    riichi.rest()
    assert indicators(riichi, Target.DORA) == []
    riichi.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert indicators(riichi, Target.DORA) == ["4s"]


def test_armed_slot_and_a_second_click_on_it(riichi: Player) -> None:
    row = riichi.page.side.indicators[Target.DORA]
    riichi.click(row.slot)
    riichi.click(row.slot)
    riichi.pick("4s")
    assert (indicators(riichi, Target.DORA), [face_code(one) for one in riichi.tray()]) == ([], ["4s"])


def test_sets_wait_while_an_indicator_is_wanted(riichi: Player) -> None:
    """Whatever the mode, an indicator is one tile, and the mode is as before afterwards."""
    riichi.choose(riichi.page.picker.modes, "Pon")
    riichi.click(riichi.page.side.indicators[Target.DORA].slot)
    riichi.pick("Shift+9m")
    assert indicators(riichi, Target.DORA) == ["9m"]
    riichi.pick("8m")
    assert [face_code(one) for one in riichi.tray()] == ["8m"] * 3


def test_five_indicators_at_most(riichi: Player) -> None:
    row = riichi.page.side.indicators[Target.DORA]
    for tile in ("1m", "1m", "2p", "0s", "7z"):
        riichi.click(row.slot)
        riichi.pick(tile)
        riichi.rest()
    assert indicators(riichi, Target.DORA) == ["1m", "1m", "2p", "0s", "7z"]
    assert not row.slot.isVisible()
    riichi.click(row.tiles[1], button=Qt.MouseButton.RightButton)
    riichi.rest()
    assert (indicators(riichi, Target.DORA), row.slot.isVisible()) == (["1m", "2p", "0s", "7z"], True)


def test_an_indicator_that_is_not_left(riichi: Player) -> None:
    enter(riichi, "5555z")
    riichi.click(riichi.page.side.indicators[Target.DORA].slot)
    riichi.pick("5z")
    assert (indicators(riichi, Target.DORA), riichi.editor.target) == ([], Target.DORA)
    riichi.pick("6z")
    assert indicators(riichi, Target.DORA) == ["6z"]


def test_indicators_by_keyboard(riichi: Player) -> None:
    row = riichi.page.side.indicators[Target.DORA]
    row.slot.setFocus(Qt.FocusReason.TabFocusReason)
    riichi.press(Qt.Key.Key_Return)
    assert riichi.editor.target is Target.DORA
    riichi.picture("1m").setFocus(Qt.FocusReason.TabFocusReason)
    riichi.press(Qt.Key.Key_Return)
    riichi.rest()
    row.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
    riichi.press(Qt.Key.Key_Delete)
    assert indicators(riichi, Target.DORA) == []


def test_what_excludes_what(riichi: Player) -> None:
    enter(riichi, CLOSED)
    side = riichi.page.side
    assert riichi.chip("Ippatsu").dimmed() is not None
    riichi.click(riichi.chip("Riichi"))
    riichi.rest()
    assert side.indicators[Target.URA_DORA].isVisible()
    riichi.click(riichi.chip("Ippatsu"))
    riichi.click(riichi.chip("Double riichi"))
    assert riichi.editor.situation.circumstances == {"double_riichi", "ippatsu"}
    riichi.click(riichi.chip("Double riichi"))
    assert riichi.editor.situation.circumstances == frozenset()
    riichi.rest()
    assert not side.indicators[Target.URA_DORA].isVisible()


def test_an_open_hand_dims_riichi_and_says_why(riichi: Player) -> None:
    enter(riichi, CLOSED)
    riichi.click(riichi.chip("Riichi"))
    riichi.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    enter(riichi, "(234m) 34068p 678s 55s +7p")
    reason = riichi.chip("Riichi").dimmed()
    assert reason is not None
    assert reason.endswith(".")
    assert riichi.editor.situation.circumstances == frozenset()
    riichi.click(riichi.chip("Riichi"))
    assert reason in [label.text() for label in visible(riichi.page.side, type(riichi.page.side._reason))]


def test_furiten_and_no_yaku_are_said(riichi: Player) -> None:
    enter(riichi, "123m 234p 789s 99s 68p +7p")
    assert "yaku" in riichi.headline()
    riichi.click(riichi.chip("Furiten"))
    assert "furiten" in riichi.headline().lower()
    riichi.choose(riichi.page.side.win, "Tsumo")
    assert riichi.headline().startswith("1 han")


def test_counters_change_the_payments(riichi: Player) -> None:
    enter(riichi, CLOSED)
    riichi.choose(riichi.page.side.source, "S")
    before = riichi.payments()
    honba = riichi.page.side.counters.steppers[Counter.HONBA]
    riichi.editor.set_counter(Counter.HONBA, 1)
    assert honba.value() == 1
    riichi.editor.set_counter(Counter.RIICHI_STICKS, 2)
    assert riichi.payments() != before
    assert "Honba +300" in riichi.page.score.notes.text()
    riichi.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert (riichi.editor.situation.honba, riichi.editor.situation.riichi_sticks) == (1, 2)


def test_the_liable_seat_is_asked_for_where_it_matters(riichi: Player) -> None:
    enter(riichi, CLOSED)
    liable = riichi.page.side.counters.liable
    assert not liable.isVisible()
    riichi.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    enter(riichi, "(555z)(666z)(777z) 23m 99m +4m")
    riichi.choose(riichi.page.side.source, "S")
    riichi.rest()
    assert (liable.isVisible(), chosen(liable)) == (True, ["–"])
    assert not segments(liable)["E"].isEnabled() or segments(liable)["E"].accessibleDescription()
    riichi.choose(liable, "N")
    assert riichi.editor.outcome.score is not None
    assert [payment.change for payment in riichi.editor.outcome.score.settlement.payments] == [48000, -24000, -24000]
    riichi.choose(liable, "–")
    assert riichi.editor.situation.liable is None


def test_value_in_three_forms(riichi: Player) -> None:
    page = riichi.page
    riichi.choose(page.entry_choice, "Just the value")
    riichi.rest()
    value = page.value
    assert list(segments(value.forms)) == ["Han · Fu", "Limit", "Yakuman"]
    QTest.keyClicks(value.fields["han"], "3")
    riichi.click(value.chips["fu"][40])
    assert riichi.headline() == "3 han 40 fu · 7,700"
    riichi.choose(value.forms, "Limit")
    riichi.rest()
    riichi.click(value.chips["limit"]["haneman"])
    assert riichi.headline() == "Haneman · 18,000"
    riichi.choose(value.forms, "Yakuman")
    riichi.rest()
    assert not value.shown.boxes["liable_yakuman"].isVisible()
    riichi.editor.set_figures({"yakuman": 2})
    assert riichi.headline() == "2 × Yakuman · 96,000"
    riichi.choose(page.side.counters.liable, "W")
    riichi.rest()
    assert value.shown.boxes["liable_yakuman"].isVisible()
    assert riichi.headline() == "2 × Yakuman · 96,000"


def test_a_value_that_cannot_be(riichi: Player) -> None:
    riichi.choose(riichi.page.entry_choice, "Just the value")
    riichi.rest()
    riichi.click(riichi.page.value.chips["fu"][140])
    assert "140" in riichi.headline()


def test_other_variant_takes_its_own_out(riichi: Player) -> None:
    """Indicators, declarations and counters of riichi mean nothing elsewhere."""
    enter(riichi, CLOSED.replace("0", "5"))
    riichi.click(riichi.chip("Riichi"))
    riichi.editor.set_counter(Counter.HONBA, 3)
    riichi.click(riichi.page.side.indicators[Target.DORA].slot)
    riichi.pick("1m")
    riichi.use_table("book", "japanese_classical")
    assert riichi.editor.situation == Situation()
    assert "fan" in riichi.headline()


def test_value_of_another_variant_starts_anew(riichi: Player) -> None:
    riichi.choose(riichi.page.entry_choice, "Just the value")
    riichi.use_table("wikidot", "japanese_classical")
    riichi.rest()
    assert riichi.headline() == "20 points 0 fan · 20"
    assert list(segments(riichi.page.value.forms)) == ["Points before doubling · Fan", "Limit hand"]
    riichi.choose(riichi.page.value.forms, "Limit hand")
    assert riichi.headline() == "Limit · 500"
    riichi.use_table("low")
    riichi.rest()
    assert (riichi.headline(), riichi.page.value.forms.isVisible()) == ("0 Tai", False)


@pytest.mark.parametrize("red_fives", [0, 4])
def test_red_fives_as_the_rules_have_them(riichi: Player, red_fives: int) -> None:
    riichi.editor.use_rules(ruleset("riichi", Choice("info_pl", {"red_fives": red_fives})))
    riichi.rest()
    if red_fives:
        riichi.pick("0p", "0p")
        assert riichi.picture("0p").face is not None
        assert riichi.editor.left[parse_tiles("0p")[0]] == 0
    else:
        with pytest.raises(KeyError):
            riichi.picture("0p")


def test_breakdown_shows_fu_with_their_sets(riichi: Player) -> None:
    enter(riichi, "34m 55p 678p (555z) (234s) +5m")
    model = riichi.page.score.breakdown.model()
    rows = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    working = ["24 fu, rounded up to 30 · 30 × 2³ = 240", "240 × 6 = 1,440 → 1,500"]
    assert rows == ["Haku 白", "Winning 副底", "Open Pon 555z", *working]
