"""The text line: typing, underlined problems and their reasons, leaving it, steps back."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QInputMethodEvent, QTextCharFormat
from PySide6.QtWidgets import QLabel

from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.text_line import TextLine, shortened
from mahjong_desktop.gui.theme import Type
from mahjong_desktop.rules.registry import ruleset

from .player import CTRL, SHIFT, Player


class Underlines(QObject):
    """What a line is asked to underline: (start, end) in its text."""

    def __init__(self, line: TextLine) -> None:
        super().__init__(line)
        self._line = line
        self.now: list[tuple[int, int]] = []
        self.colour = ""
        line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent):
            cursor = self._line.cursorPosition()
            waves = [
                (one, form)
                for one in event.attributes()
                if one.type == QInputMethodEvent.AttributeType.TextFormat
                and (form := one.value.toCharFormat()).underlineStyle()
                == QTextCharFormat.UnderlineStyle.SpellCheckUnderline
            ]
            self.now = [(one.start + cursor, one.start + cursor + one.length) for one, _ in waves]
            self.colour = waves[0][1].underlineColor().name() if waves else ""
        return super().eventFilter(watched, event)


def _line(player: Player) -> TextLine:
    return player.page.tray.text_line


def _typing(player: Player, text: str) -> Underlines:
    player.click(_line(player))
    underlines = Underlines(_line(player))
    player.type(text)
    return underlines


def test_typing_into_it(player: Player) -> None:
    _typing(player, "123m 55z (777p) [1111s] 3f")
    assert _line(player).text() == "123m 55z (777p) [1111s] 3f"
    assert len(player.tray()) == 3 + 2 + 3 + 4 + 1
    assert player.page.tray.count.text() == "11 / 17"


@pytest.mark.parametrize(
    ("text", "underlined", "words"),
    [
        ("123m 8z", [(5, 7)], "8z"),
        ("12x 55z", [(2, 3)], "x"),
        ("(14m) 5p", [(0, 5)], ""),
        ("1m +1m +2m", [(7, 10)], ""),
        ("9z 123m 0z", [(0, 2), (8, 10)], "9z"),
        ("123m 55z", [], ""),
    ],
)
def test_problems_are_underlined(player: Player, text: str, underlined: list[tuple[int, int]], words: str) -> None:
    underlines = _typing(player, text)
    assert underlines.now == underlined
    tip = player.tip(_line(player))
    helps = "(555z) or (5z)"
    assert (helps in tip) == (not underlined)
    if underlined:
        assert words in tip
        assert player.headline().split() == tip.splitlines()[0].split()
    player.press(Qt.Key.Key_A, CTRL)
    player.press(Qt.Key.Key_Delete)
    assert underlines.now == []
    assert helps in player.tip(_line(player))


@pytest.mark.parametrize("text", ["123m 45", "123m (55", "123m +"])
def test_an_unfinished_end_is_no_problem_until_finished(player: Player, text: str) -> None:
    underlines = _typing(player, text)
    assert underlines.now == []
    player.press(Qt.Key.Key_Return)
    assert underlines.now == [(5, len(text))]
    assert player.tip(_line(player))
    assert _line(player).text() == text, "what cannot be read stays as it was typed"


def test_underlines_follow_the_palette(player: Player) -> None:
    underlines = _typing(player, "8z")
    before = underlines.colour
    player.program.theme.set_mode("dark")
    assert underlines.now == [(0, 2)]
    assert underlines.colour == player.program.theme.palette.gold.lower() != before


def test_problems_in_both_languages(player: Player) -> None:
    _typing(player, "8z")
    english = player.tip(_line(player))
    player.speak("Polski")
    assert player.tip(_line(player)) not in ("", english)


@pytest.mark.parametrize("way", ["Enter", "Escape", "Tab", "click elsewhere"])
def test_finished_editing_rewrites_it(player: Player, way: str) -> None:
    _typing(player, "3m2m1m5z1m")
    assert _line(player).text() == "3m2m1m5z1m"
    if way == "click elsewhere":
        player.click(player.picture("9s"))
    else:
        player.press({"Enter": Qt.Key.Key_Return, "Escape": Qt.Key.Key_Escape, "Tab": Qt.Key.Key_Tab}[way])
    assert _line(player).text() == "1123m 9s 5z" if way == "click elsewhere" else "1123m 5z"
    assert _line(player).hasFocus() == (way == "Enter")


def test_escape_leaves_it_and_typing_goes_on(player: Player) -> None:
    _typing(player, "123m")
    player.press(Qt.Key.Key_Escape)
    assert player.window.focusWidget() is not _line(player)
    player.type("9s")
    assert _line(player).text() == "123m 9s"


def test_steps_back_inside_it_are_the_page_s(player: Player) -> None:
    player.pick("5z", "5z")
    _typing(player, " 1m")
    seen = [_line(player).text()]
    for _ in range(2):
        player.press(Qt.Key.Key_Z, CTRL)
        seen.append(_line(player).text())
    assert seen[0] == "55z 1m"
    while player.editor.history.can_undo():
        player.press(Qt.Key.Key_Z, CTRL)
    assert _line(player).text() == ""
    assert player.tray() == []
    player.press(Qt.Key.Key_Z, CTRL | SHIFT)
    assert _line(player).text() == "5z"
    player.press(Qt.Key.Key_Y, CTRL)
    assert _line(player).text() == "55z"
    while player.editor.history.can_redo():
        player.press(Qt.Key.Key_Y, CTRL)
    assert len(player.tray()) == 3


def test_it_follows_the_tiles(player: Player) -> None:
    player.pick("Ctrl+1m", "5z")
    assert _line(player).text() == "123m 5z"
    player.click(player.in_tray("2m"))
    assert _line(player).text() == "13m 5z +2m"


def test_editing_in_the_middle_keeps_the_cursor(player: Player) -> None:
    _typing(player, "13m 5z")
    for _ in range(5):
        player.press(Qt.Key.Key_Left)
    player.type("2")
    assert (_line(player).text(), _line(player).cursorPosition()) == ("123m 5z", 2)
    player.type("2")
    assert _line(player).text() == "1223m 5z"
    assert [label.text() for label in player.page.tray.findChildren(QLabel) if "/" in label.text()] == ["5 / 17"]


def test_clipboard_inside_it(player: Player) -> None:
    _typing(player, "123m")
    player.paste(" 777z")
    assert _line(player).text() == "123m 777z"
    assert len(player.tray()) == 6
    player.press(Qt.Key.Key_A, CTRL)
    player.press(Qt.Key.Key_X, CTRL)
    assert player.tray() == []
    player.press(Qt.Key.Key_V, CTRL)
    assert len(player.tray()) == 6


@pytest.mark.parametrize(
    ("variant", "placeholder", "english", "polish"),
    [
        ("taiwanese", "123m 456p (555z) [1111s] +7s 1f", "called Chow: (234s) or (24s)", "Pung w meldunku: (555z)"),
        ("riichi", "123m 406p (555z) [1111s] +7s", "0m 0p 0s: red fives", "Chi w meldunku: (234s) albo (24s)"),
        ("japanese_classical", "123m 456p (555z) [1111s] +7s", "called Pon: (555z) or (5z)", "[9999s] albo [9s]"),
    ],
)
def test_it_says_how_to_write(player: Player, variant: str, placeholder: str, english: str, polish: str) -> None:
    """With what the variant plays with, in its terms; to a screen reader too."""
    player.editor.use_rules(ruleset(variant))
    line = _line(player)
    assert line.placeholderText() == placeholder
    assert english in line.toolTip()
    assert ("1–4f" in line.toolTip(), "0p" in line.toolTip()) == (variant == "taiwanese", variant == "riichi")
    player.program.language.use("pl")
    assert polish in line.toolTip()
    assert QAccessible.queryAccessibleInterface(line).text(QAccessible.Text.Description) == line.toolTip()


def test_short_forms_are_written_out(player: Player) -> None:
    """As soon as typing is over; a bracket that opens closes the one before."""
    _typing(player, "(7z(24s[9s]55s 34m 5m")
    assert player.page.tray.count.text() == "14 / 17"
    player.press(Qt.Key.Key_Escape)
    assert _line(player).text() == "345m 55s (777z) (234s) [9999s]"


FIVE_KONGS = "(1111m) (7777p) [2222z] [5555z] (9999s) 3m +3m 1358f"


def _ink_at_the_end(line: TextLine) -> bool:
    """Whether letters reach into the padding at the line's right end: a text cut there does."""
    image = line.grab().toImage()
    ratio = image.devicePixelRatio()
    ground = image.pixelColor(image.width() // 2, round(4 * ratio))
    right = image.width() - round(10 * ratio)
    rows = range(round(6 * ratio), image.height() - round(6 * ratio))
    return any(image.pixelColor(right - step, y) != ground for step in range(round(3 * ratio)) for y in rows)


@pytest.mark.parametrize("size", [(960, 540), (1024, 700)])
def test_a_long_hand_shows_its_start_and_its_winning_tile(player: Player, size: tuple[int, int]) -> None:
    player.window.resize(*size)
    player.editor.type_text(FIVE_KONGS)
    player.editor.finish_typing()
    player.rest()
    line, whole = _line(player), _line(player).text()
    shown = line.shown()
    assert shown is not None
    short, font = shown
    assert short.startswith("3m (1111m) (7777p) ")
    assert short.endswith(" … +3m 1358f")
    assert font.pixelSize() == Type.SMALL
    assert not _ink_at_the_end(line)
    player.click(line)
    assert line.shown() is None, "it scrolls while it is edited"
    assert line.text() == whole
    player.press(Qt.Key.Key_Escape)
    assert line.shown() == shown


def test_a_hand_that_fits_is_shown_as_it_is(player: Player) -> None:
    player.window.resize(1920, 1080)
    player.editor.type_text(FIVE_KONGS)
    player.editor.finish_typing()
    player.rest()
    assert _line(player).shown() is None
    assert not _ink_at_the_end(_line(player))


def test_a_hand_that_nearly_fits_is_written_smaller(player: Player) -> None:
    line = _line(player)
    player.editor.type_text("123456789m 1233p +3p")
    player.editor.finish_typing()
    theme = player.program.theme
    inside = line.width() - line._text_box().width()
    line.setFixedWidth(int(text_width(theme.font(tabular=True), line.text())) + inside - 2)
    player.rest()
    shown = line.shown()
    assert shown is not None
    assert shown[0] == line.text()
    assert Type.SMALL <= shown[1].pixelSize() < Type.BODY
    line.setMinimumWidth(0)
    line.setMaximumWidth(10000)


def test_what_is_underlined_stays_as_typed(player: Player) -> None:
    player.window.resize(960, 540)
    player.editor.type_text(FIVE_KONGS + " 9z")
    player.editor.finish_typing()
    player.rest()
    assert _line(player).shown() is None


def test_shortened_to_next_to_nothing(player: Player) -> None:
    """Where not even one group fits beside the winning tile, letters are left out."""
    font = player.program.theme.font(tabular=True)
    text = "(1111m) (7777p) +3m"
    short = shortened(text, font, text_width(font, "(111…+3m"))
    assert short.startswith("(1")
    assert short.endswith("3m")
    assert "…" in short
    assert shortened("123456789m55z", font, 60).count("…") == 1
