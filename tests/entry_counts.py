"""How many clicks, touches and keys a hand takes, counted while it is entered through the window's real events.

    QT_QPA_PLATFORM=offscreen python tests/entry_counts.py

Five hands in each variant, and thirteen orphans, which nobody can enter quickly. By mouse Shift and Ctrl may be held; a
finger holds nothing; keys go to the text line from wherever the focus is. Every count ends with the score on show.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if str(Path(__file__).parents[1]) not in sys.path:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desktop.app import make_program
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.models.entry import Entry
from mahjong_desktop.models.hand_editor import Mode
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset
from tests.gui.player import Player, segments

MOST_CLICKS, MOST_TOUCHES = 9, 12
MOST_KEYS = {14: 19, 17: 22}
"""By the tiles of a hand."""
ORPHANS = "thirteen orphans"
"""Thirteen kinds of tiles: nothing but thirteen clicks says which."""


class Entered(NamedTuple):
    """A hand in three ways. Clicks and touches are tiles, `Ctrl+` or `Shift+` before one of a set; modes by name,
    `Called` and `Concealed`; `win:` marks a tile in the tray."""

    name: str
    hand: str
    mouse: str
    touch: str
    keys: str
    option: str = ""
    """One that has to be on for it."""


SMALL = (
    Entered(
        "closed hand of sets",
        "234567m 35p 67855s +4p",
        "Ctrl+2m Ctrl+5m Ctrl+3p Ctrl+6s 5s 5s win:4p",
        "Chow 2m 5m 3p 6s Pair 5s win:4p",
        "234567m67855s35p4p",
    ),
    Entered(
        "two called sets",
        "678p 55p 34m (555z) (234s) +5m",
        "Called Shift+5z Ctrl+2s Concealed Ctrl+6p 5p 5p Ctrl+3m win:5m",
        "Called Pung 5z Chow 2s Concealed 6p 3m Pair 5p win:5m",
        "(5z(24s)55678p345m",
    ),
    Entered(
        "concealed Kong",
        "24m 567p 111z 88p [9999s] +3m",
        "Kong 9s Ctrl+5p Shift+1z Pair 8p Ctrl+2m win:3m",
        "Kong 9s Pung 1z Chow 5p 2m Pair 8p win:3m",
        "[9s]56788p111z243m",
    ),
    Entered(
        "seven pairs",
        "1133m 5577p 99s 22z 6z +6z",
        "Pair 1m 3m 5p 7p 9s 2z 6z",
        "Pair 1m 3m 5p 7p 9s 2z 6z",
        "1133m5577p99s2266z",
        option="seven_pairs",
    ),
    Entered(
        "flush",
        "11123456799m 79m +8m",
        "Shift+1m Ctrl+2m Ctrl+5m Ctrl+7m 9m 9m win:8m",
        "Pung 1m Chow 2m 5m 7m Pair 9m win:8m",
        "1112345677999m8m",
    ),
    Entered(
        ORPHANS,
        "19m 19p 19s 1234567z +1m",
        "9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1m 1m",
        "9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1m 1m",
        "19p19s1234567z191m",
    ),
)

LARGE = (
    Entered(
        "closed hand of sets",
        "123456789m 24567p 55s +3p",
        "Ctrl+1m Ctrl+4m Ctrl+7m Ctrl+2p Ctrl+5p 5s 5s win:3p",
        "Chow 1m 4m 7m 2p 5p Pair 5s win:3p",
        "123456789m55s24567p3p",
    ),
    Entered(
        "two called sets",
        "456678p 55s 34m (777z) (234s) +5m",
        "Called Shift+7z Ctrl+2s Concealed 5s 5s Ctrl+4p Ctrl+6p Ctrl+3m",
        "Called Pung 7z Chow 2s Concealed 4p 6p Pair 5s Chow 3m",
        "(7z(24s)55s456678p345m",
    ),
    Entered(
        "concealed Kong",
        "123567p 24m 111z 88p [9999s] +3m",
        "Kong 9s Ctrl+1p Ctrl+5p Shift+1z Pair 8p Ctrl+2m win:3m",
        "Kong 9s Pung 1z Pair 8p Chow 1p 5p 2m win:3m",
        "[9s]12356788p111z243m",
    ),
    Entered(
        "seven pairs and a Pung",
        "1133m 5577p 99s 2266z 55z +5z",
        "Pair 1m 3m 5p 7p 9s 2z 6z Shift+5z",
        "Pair 1m 3m 5p 7p 9s 2z 6z Pung 5z",
        "1133m5577p99s2266555z",
    ),
    Entered(
        "flush",
        "1111234566778999m +8m",
        "Shift+1m Ctrl+1m Ctrl+4m Ctrl+6m Ctrl+7m 9m 9m win:8m",
        "Pung 1m Chow 1m 4m 6m 7m Pair 9m win:8m",
        "11112345667789998m",
    ),
)
HANDS = {"riichi": SMALL, "taiwanese": LARGE, "japanese_classical": SMALL}
"""The hands of each variant."""


class Counted(NamedTuple):
    """What one hand took in one variant."""

    variant: str
    hand: Entered
    tiles: int
    clicks: int
    touches: int
    keys: int
    headline: str

    def misses(self) -> list[str]:
        """Which targets it misses."""
        pairs = {
            "clicks": (self.clicks, MOST_CLICKS),
            "touches": (self.touches, MOST_TOUCHES),
            "keys": (self.keys, MOST_KEYS[self.tiles]),
        }
        return [name for name, (count, most) in pairs.items() if count > most]


class Hands:
    """Enters hands and counts."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._finger = QTest.createTouchDevice()
        self._touches = 0

    def count(self) -> Iterator[Counted]:
        """Every hand of every variant."""
        for variant, hands in HANDS.items():
            for hand in hands:
                yield self.counted(variant, hand)

    def counted(self, variant: str, hand: Entered) -> Counted:
        """One hand in the three ways, each with the same result."""
        player, editor = self._player, self._player.editor
        rules = ruleset(variant)
        if hand.option in rules.values:
            rules = ruleset(variant, Choice(rules.choice.preset, {hand.option: True}))
        editor.use_rules(rules)
        wanted = rules.hand_of(parse_hand(hand.hand).draft)
        said = []
        for way in (self._by_mouse, self._by_touch, self._by_keys):
            editor.record(Entry())
            editor.set_mode(Mode.TILE)
            editor.set_called(False)
            player.rest()
            player.clicks = player.keys = self._touches = 0
            way(hand)
            player.rest()
            assert editor.hand == wanted, f"{variant}, {hand.name}, {way.__name__}: {editor.text}"
            assert editor.outcome.score is not None, f"{variant}, {hand.name}: {player.headline()}"
            said.append((player.clicks or self._touches or player.keys, player.headline()))
        (clicks, headline), (touches, _), (keys, _) = said
        assert {text for _, text in said} == {headline}
        return Counted(variant, hand, rules.shapes.size, clicks, touches, keys, headline)

    def _by_mouse(self, hand: Entered) -> None:
        for step in hand.mouse.split():
            if "+" in step:
                self._player.pick(step)
            else:
                self._player.click(self._target(step))

    def _by_touch(self, hand: Entered) -> None:
        handle = self._player.window.windowHandle()
        for step in hand.touch.split():
            place = self._player.place_of(self._target(step))
            QTest.touchEvent(handle, self._finger).press(0, place, handle).commit()
            QTest.touchEvent(handle, self._finger).release(0, place, handle).commit()
            self._touches += 1
            self._player.rest()

    def _by_keys(self, hand: Entered) -> None:
        self._player.type(hand.keys)

    def _target(self, step: str) -> QWidget:
        """What has to be clicked for a step."""
        player, picker = self._player, self._player.page.picker
        if step.startswith("win:"):
            return player.in_tray(step.removeprefix("win:"))
        words = player.program.language.words(player.editor.ruleset.id)
        if step in ("Called", "Concealed"):
            return segments(picker.called)[words.text("terms", step.lower())]
        if step.isalpha():
            return segments(picker.modes)[words.text("terms", Mode(step.lower()).value)]
        return player.picture(step)


def table(rows: list[Counted]) -> str:
    """The counts, each with its target where it is missed."""
    lines = [f"{'':20}{'':24}{'mouse':>7}{'touch':>7}{'keys':>7}"]
    for row in rows:
        missed = row.misses()
        numbers = {"clicks": row.clicks, "touches": row.touches, "keys": row.keys}
        cells = "".join(f"{str(number) + ('!' if name in missed else ''):>7}" for name, number in numbers.items())
        lines.append(f"{row.variant:20}{row.hand.name:24}{cells}   {row.headline}")
    bounds = ", ".join(f"{most} for {tiles} tiles" for tiles, most in MOST_KEYS.items())
    lines.append(f"Targets: {MOST_CLICKS} clicks, {MOST_TOUCHES} touches; keys: {bounds}. ! misses a target.")
    return "\n".join(lines)


def main() -> int:
    """Print the table; 1 if a target is missed where it can be met."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as folder:
        settings = QSettings(f"{folder}/window.ini", QSettings.Format.IniFormat)
        settings.setValue("language", "en")
        player = Player(make_program(app, settings, Path(folder)))
        player.window.show()
        player.window.activateWindow()
        assert QTest.qWaitForWindowActive(player.window)
        rows = list(Hands(player).count())
        print(table(rows))
        player.window.close()
    return int(any(row.misses() for row in rows if row.hand.name != ORPHANS))


if __name__ == "__main__":
    sys.exit(main())
