"""The score: payments, waits, readings, the value alone, sentences."""

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel

from mahjong_desktop.gui.wait_button import WaitButton
from mahjong_desktop.models.rows_model import ITEM_ROLE
from mahjong_desktop.models.score_model import Node, NodeKind

from .player import CTRL, Player, chosen, visible

CLOSED = "123456789m 234567p 9s +9s"
READINGS = "111222333m 444p 55s 66z +5s"


# --- who pays


@pytest.mark.parametrize(
    ("seat", "source", "cards"),
    [
        ("E", "S", ["East: +26", "South: −26", "West: 0", "North: 0"]),
        ("S", "E", ["East: −26", "South: +26", "West: 0", "North: 0"]),
        ("S", "N", ["East: 0", "South: +25", "West: 0", "North: −25"]),
        ("W", None, ["East", "South", "West: +25", "North"]),
    ],
)
def test_payments_of_a_discard(player: Player, seat: str, source: str | None, cards: list[str]) -> None:
    side = player.page.side
    player.paste(CLOSED)
    player.choose(side.seat, seat)
    if source is not None:
        player.choose(side.source, source)
    assert [text.partition(": pays if")[0] for text in player.payments()] == cards


@pytest.mark.parametrize(
    ("seat", "cards"),
    [
        ("E", ["East: +84", "South: −28", "West: −28", "North: −28"]),
        ("N", ["East: −28", "South: −27", "West: −27", "North: +82"]),
    ],
)
def test_payments_of_a_self_draw(player: Player, seat: str, cards: list[str]) -> None:
    player.paste(CLOSED)
    player.choose(player.page.side.seat, seat)
    player.choose(player.page.side.win, "Self-draw")
    assert player.payments() == cards


@pytest.mark.parametrize(
    ("language", "discarder", "heard"),
    [
        ("en", "Discarder −25", "West: pays if it was this player’s discard"),
        ("pl", "Wyrzucający −25", "Zachód: płaci, jeśli to jego zrzutka"),
    ],
)
def test_nobody_said_who_discarded(player: Player, language: str, discarder: str, heard: str) -> None:
    player.program.language.use(language)
    player.paste(CLOSED)
    player.choose(player.page.side.seat, "S")
    assert discarder in _notes(player)
    assert [card.amount_text() for card in player.page.score.payment_row.cards()] == ["?", "+25", "?", "?"]
    west = player.page.score.payment_row.cards()[2]
    assert QAccessible.queryAccessibleInterface(west).text(QAccessible.Text.Name) == heard
    player.choose(player.page.side.source, "W")
    assert discarder not in _notes(player)


def _notes(player: Player) -> str:
    notes = player.page.score.notes
    return notes.text() if notes.isVisible() else ""


# --- one short

ONE_SHORT = "11123456789m (777z) 5s 5s"


def _waits(player: Player) -> list[WaitButton]:
    return list(visible(player.page.score, WaitButton))


def test_waits(player: Player) -> None:
    player.paste("123456789m 23456p 99s")
    assert player.headline() == "Waits for"
    assert [one.row and (one.row.name, one.row.value) for one in _waits(player)] == [
        ("one of circles", "23 Tai"),
        ("four of circles", "23 Tai"),
        ("seven of circles", "23 Tai"),
    ]
    assert next(one.accessibleName() for one in _waits(player)) == "one of circles: 23 Tai"
    assert player.payments() == []


@pytest.mark.parametrize("how", ["click", "Enter", "Space"])
@pytest.mark.parametrize("number", [0, 2])
def test_a_wait_completes_the_hand(player: Player, number: int, how: str) -> None:
    player.paste("123456789m 23456p 99s")
    button = _waits(player)[number]
    assert button.row is not None
    value = button.row.value
    if how == "click":
        player.click(button)
    else:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        player.press(Qt.Key.Key_Return if how == "Enter" else Qt.Key.Key_Space)
    assert player.winning() == ("1p", "4p", "7p")[number]
    assert player.headline() == value
    assert _waits(player) == []
    player.type("(")
    player.press(Qt.Key.Key_Backspace)
    player.press(Qt.Key.Key_Backspace)
    assert len(_waits(player)) == 3


def test_a_wait_that_does_not_count_says_why(player: Player) -> None:
    """All but the eighth bonus tile, and whatever else cannot be."""
    player.paste("123456789m 23456p 99s")
    player.choose(player.page.side.seat, "S")
    assert all(one.row is not None and one.row.counts for one in _waits(player))
    assert [player.tip(one) for one in _waits(player)] == [one.accessibleName() for one in _waits(player)]


# --- the breakdown


def _nodes(player: Player) -> list[tuple[QModelIndex, Node]]:
    model = player.page.score.breakdown.model()
    return [(model.index(row, 0), model.index(row, 0).data(ITEM_ROLE)) for row in range(model.rowCount())]


def _heading(player: Player, name: str) -> QModelIndex:
    return next(index for index, node in _nodes(player) if node.kind is NodeKind.HEADING and node.name == name)


def test_rows_add_up(player: Player) -> None:
    for text in (CLOSED, READINGS, "777z 666z 123456789m 5z +5z"):
        player.paste(text)
        values = [int(node.value.split()[-1]) for _, node in _nodes(player) if node.kind is NodeKind.LINE]
        assert f"{sum(values)} Tai" == player.headline()
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "1 other way to read it: 4 Tai"), ("pl", "1 inne ułożenie: 4 Tai")]
)
def test_other_readings_are_told_above_the_rows(player: Player, language: str, words: str) -> None:
    """Where they can be seen however many rows there are."""
    player.program.language.use(language)
    player.window.resize(1024, 700)
    player.paste(READINGS)
    player.rest()
    notes = player.page.score.notes
    assert words in notes.text()
    assert player.window.childAt(player.place_of(notes)) is notes
    player.paste(CLOSED)
    assert words not in notes.text()


@pytest.mark.parametrize("how", ["click", "keys"])
def test_other_readings_unfold(player: Player, how: str) -> None:
    player.paste(READINGS)
    view = player.page.score.breakdown
    heading = _heading(player, "Other ways to read this hand")
    assert view.isExpanded(heading)
    reading = view.model().index(0, 0, heading)
    node = reading.data(ITEM_ROLE)
    assert (node.kind, node.value) == (NodeKind.READING, "4 Tai")
    assert not view.isExpanded(reading)
    view.scrollTo(reading)
    if how == "click":
        player.click_at(view.viewport(), view.visualRect(reading).center())
    else:
        view.setFocus(Qt.FocusReason.TabFocusReason)
        player.press(Qt.Key.Key_End)
        assert view.currentIndex() == reading
        player.press(Qt.Key.Key_Right)
    assert view.isExpanded(reading)
    assert view.model().index(0, 0, reading).data(ITEM_ROLE).kind is NodeKind.NOTE
    if how == "click":
        view.scrollTo(heading)
        player.click_at(view.viewport(), view.visualRect(heading).center())
    else:
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left):
            player.press(key)
    assert not view.isExpanded(heading)


def test_the_rows_of_a_reading_light_its_tiles(player: Player) -> None:
    player.paste(READINGS)
    view = player.page.score.breakdown
    heading = _heading(player, "Other ways to read this hand")
    view.expand(heading)
    reading = view.model().index(0, 0, heading)
    view.expand(reading)
    line = next(
        index
        for index in (view.model().index(row, 0, reading) for row in range(view.model().rowCount(reading)))
        if index.data(ITEM_ROLE).places
    )
    view.scrollTo(line)
    player.rest()
    player.point_at(view.viewport(), view.visualRect(line).center())
    lit = {row for row, one in enumerate(player.tray()) if one.face is not None and not one.face.dimmed}
    assert lit == set(line.data(ITEM_ROLE).places)


# --- the value alone


def test_the_value_alone(player: Player) -> None:
    page, side = player.page, player.page.side
    player.paste(CLOSED)
    player.choose(side.seat, "S")
    entry = player.editor.entry
    player.choose(page.entry_choice, "Just the value")
    assert (page.tray.isVisible(), page.picker.isVisible(), page.value.isVisible()) == (False, False, True)
    player.type("12")
    assert player.headline() == "12 Tai"
    player.choose(side.source, "E")
    assert player.payments() == ["East: −13", "South: +13", "West: 0", "North: 0"]
    player.choose(page.entry_choice, "Tiles")
    assert player.editor.entry.draft == entry.draft
    assert player.headline() == "25 Tai"
    assert (page.tray.isVisible(), page.picker.isVisible(), page.value.isVisible()) == (True, True, False)
    assert len(player.tray()) == 17
    player.press(Qt.Key.Key_Z, CTRL)
    assert chosen(page.entry_choice) == ["Just the value"]
    assert player.headline() == "12 Tai"


def test_the_value_has_its_own_keys(player: Player) -> None:
    field = player.page.value.fields
    player.choose(player.page.entry_choice, "Just the value")
    (tai,) = field.values()
    assert tai.hasFocus()
    player.type("1234")
    assert (tai.value(), player.headline()) == (1234, "1234 Tai")
    player.press(Qt.Key.Key_Backspace)
    assert tai.value() == 123
    player.press(Qt.Key.Key_Up)
    assert (tai.value(), player.headline()) == (124, "124 Tai")
    player.click(player.page.side.seat.focusProxy())
    player.use_table("low")
    assert player.headline() == "124 Tai"


def test_the_value_alone_in_the_middle_of_typing(player: Player) -> None:
    """What was being typed is finished first, and every step back is one step."""
    player.click(player.page.tray.text_line)
    player.type("3m1m")
    player.choose(player.page.entry_choice, "Just the value")
    shown = []
    while player.editor.history.can_undo():
        player.click(player.page.tray.undo) if player.page.tray.isVisible() else player.editor.history.undo()
        shown.append((chosen(player.page.entry_choice)[0], player.editor.text))
    assert shown == [
        ("Tiles", "13m"),
        ("Tiles", "3m1m"),
        ("Tiles", "3m1"),
        ("Tiles", "3m"),
        ("Tiles", "3"),
        ("Tiles", ""),
    ]


# --- sentences

SENTENCES = {
    "": ("Click tiles, or type 123m 55z …", "Klikaj kamienie albo wpisz 123m 55z …"),
    "123m 77z": ("12 more tiles to enter", "Jeszcze 12 kamieni"),
    "147m 258p 369s 1234567z": ("1 more tile to enter", "Jeszcze 1 kamień"),
    "123456789m 23456p 99s": ("Waits for", "Czeka na"),
}


@pytest.mark.parametrize("text", SENTENCES)
def test_sentences(player: Player, text: str) -> None:
    if text:
        player.paste(text)
    english, polish = SENTENCES[text]
    assert player.headline().startswith(english)
    player.speak("Polski")
    assert player.headline().startswith(polish)
    assert (player.payments(), player.page.score.breakdown.isVisible(), _notes(player)) == ([], False, "")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("123m 8z", "There is no tile 8z"),
        ("55555p", "five of circles"),
        ("11f", "more than"),
        ("147m 258p 369s 1234567z 1m", "not a win"),
        ("123456789m 123456789p", "17 tiles"),
    ],
)
def test_errors(player: Player, text: str, words: str) -> None:
    player.paste(text)
    assert words.lower() in player.headline().lower()
    assert player.payments() == []
    painted = player.page.score.headline.grab().toImage()
    red = player.program.theme.palette.red
    colours = {painted.pixelColor(x, y).name().upper() for x in range(painted.width()) for y in range(painted.height())}
    assert red.upper() in colours
    player.press(Qt.Key.Key_N, CTRL)
    assert player.headline().startswith("Click tiles")


def test_scrolled_rows_stay_reachable(player: Player) -> None:
    """At the least size of the window every row can be scrolled to."""
    player.window.resize(player.window.minimumSize())
    player.paste(READINGS)
    view = player.page.score.breakdown
    view.expandAll()
    player.rest()
    last = view.model().index(view.model().rowCount() - 1, 0)
    view.scrollTo(last)
    assert view.viewport().rect().contains(QPoint(view.viewport().width() // 2, view.visualRect(last).top()))
    assert [label.text() for label in visible(player.page.score, QLabel) if label is player.page.score.headline]
