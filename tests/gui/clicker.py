"""Somebody who clicks, types, turns the wheel and pastes at random, and looks after every step whether all is well.

A seed makes the same steps again; the log tells them.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

import shiboken6
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QMenu,
    QMessageBox,
    QWidget,
)
from pytestqt.exceptions import capture_exceptions

from mahjong_desktop.core.notation import format_tiles
from mahjong_desktop.core.tiles import ALL_TILES, KINDS, can_start_chow
from mahjong_desktop.gui.table.names_dialog import NamesDialog
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.rules.registry import VARIANTS

from .player import CTRL, LEFT, NONE, RIGHT, SHIFT, Player
from .well import what_is_wrong

STUCK = 0.5
"""Seconds after which a menu that holds everything up is closed."""

SMALLEST, LARGEST = (960, 540), (2200, 1300)

KEYS = [
    *"0123456789mpszfx",
    *["ParenLeft", "ParenRight", "BracketLeft", "Plus", "Minus"],
    *["Tab", "Tab", "Backtab", "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown"],
    *["Space", "Space", "Return", "Enter", "Escape", "Escape", "Backspace", "Delete", "F1", "F2"],
]
SHORTCUTS = [*"ZZZYYCVVNA1234", "Comma"]
RUBBISH = [
    "",
    " ",
    "((",
    "(5z",
    "123m 456p (555z",
    "0m0m0m0m0m",
    "[1111s][1111s]",
    "99999999999999999999",
    "-1",
    "1e9",
    "piątka kół",
    "🀄🀄🀄 中",
    "\u202eabc\u0000\n\t",
    "<b>bold</b> & <img src='x'>",
    "%1 {name} {0}",
    "x" * 3000,
]


class Clicker:
    """Takes random steps at a window that is on show."""

    def __init__(
        self,
        player: Player,
        seed: int,
        folder: Path,
        written: TextIO,
        patch: Callable[..., None],
        warnings: Callable[[], list[str]],
    ) -> None:
        self.player = player
        self._warnings = warnings
        self.random = random.Random(seed)
        self.seed = seed
        self.log: list[str] = []
        self._folder = folder
        self._written = written
        self._since: float | None = None
        self._steps: list[tuple[int, Callable[[], str]]] = [
            (46, self._click_control),
            (8, self._click_anywhere),
            (8, self._click_otherwise),
            (3, self._drag),
            (16, self._press),
            (5, self._press_together),
            (5, self._paste),
            (6, self._enter_hand),
            (3, self._turn_wheel),
            (1, self._resize),
            (2, self._change_rules),
            (1, self._change_language),
            (1, self._change_look),
            (3, self._change_page),
        ]
        self._watch = QTimer()
        self._watch.setInterval(100)
        self._watch.timeout.connect(self._free)
        self._answer_dialogs(patch)

    def run(self, steps: int, until: float = float("inf")) -> int:
        """Take so many steps, or as many as there is time for; how many. Raises with the log if anything is wrong."""
        self._watch.start()
        done = 0
        while done < steps and time.monotonic() < until:
            self.step()
            done += 1
        self._watch.stop()
        self._leave()
        return done

    def step(self) -> None:
        """One step, and a look around."""
        weights = [weight for weight, _ in self._steps]
        _, step = self.random.choices(self._steps, weights)[0]
        self._since = time.monotonic()
        with capture_exceptions() as caught:
            self._note(step())
            QApplication.processEvents()
        self._since = None
        wrong = [repr(error[1]) for error in caught] + self._warnings()
        wrong = wrong or what_is_wrong(self.player)
        if wrong:
            story = "\n".join(self.log[-60:])
            error = caught[0][1] if caught else None
            raise AssertionError(f"seed {self.seed}, step {len(self.log)}: {wrong}\n{story}\n{wrong}") from error
        window = self.player.window
        if not window.isVisible():
            window.show()

    def _note(self, said: str) -> None:
        self.log.append(said)
        print(said, file=self._written)

    # --- where

    def _window(self) -> QWidget:
        """What has the mouse: a menu, a dialog that must be answered, or any window."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None or modal is not None:
            return popup or modal  # type: ignore[return-value]
        shown = [one for one in QApplication.topLevelWidgets() if _is_window(one)]
        window = QApplication.activeWindow()
        if window not in shown or self.random.random() < 0.1:
            # a desktop brings what is clicked to the front
            window = self.random.choice(shown)
            window.activateWindow()
        return window

    def _controls(self, window: QWidget) -> list[QWidget]:
        return [
            one
            for one in window.findChildren(QWidget)
            if one.isVisible()
            and one.window() is window
            and (isinstance(one, QAbstractButton) or one.focusPolicy() != Qt.FocusPolicy.NoFocus)
            and not one.visibleRegion().isEmpty()
        ]

    def _point(self, widget: QWidget) -> QPoint:
        """A point of a widget that can be seen, in its window."""
        seen = widget.visibleRegion().boundingRect()
        return widget.mapTo(
            widget.window(),
            QPoint(
                self.random.randint(seen.left(), max(seen.left(), seen.right())),
                self.random.randint(seen.top(), max(seen.top(), seen.bottom())),
            ),
        )

    # --- the mouse

    def _aim(self) -> tuple[QWidget, QPoint, str]:
        window = self._window()
        if isinstance(window, QMenu):
            actions = [action for action in window.actions() if not action.isSeparator() and action.isVisible()]
            if actions:
                action = self.random.choice(actions)
                return window, window.actionGeometry(action).center(), f"menu {action.text()!r}"
        controls = self._controls(window)
        if not controls:
            return window, self._point(window), _name(window)
        control = self.random.choice(controls)
        if isinstance(control, QAbstractItemView):
            control = control.viewport()
        return window, self._point(control), _name(control)

    def _click_control(self) -> str:
        window, point, name = self._aim()
        self._click(window, LEFT, NONE, point)
        return f"click {name} at {point.toTuple()}"

    def _click_otherwise(self) -> str:
        window, point, name = self._aim()
        button, keys = self.random.choice([(RIGHT, NONE), (LEFT, SHIFT), (LEFT, CTRL), (LEFT, SHIFT | CTRL)])
        if self.random.random() < 0.3:
            QTest.mouseDClick(window.windowHandle(), LEFT, NONE, point)
            return f"double click {name} at {point.toTuple()}"
        self._click(window, button, keys, point)
        return f"click {button.name} {keys.name} {name} at {point.toTuple()}"

    def _click_anywhere(self) -> str:
        window = self._window()
        point, name = self._point(window), _name(window)
        self._click(window, LEFT, NONE, point)
        return f"click {name} at {point.toTuple()}"

    def _click(self, window: QWidget, button: Qt.MouseButton, keys: Qt.KeyboardModifier, point: QPoint) -> None:
        QTest.mouseMove(window.windowHandle(), point)
        if window.isVisible() and window.windowHandle() is not None:
            QTest.mouseClick(window.windowHandle(), button, keys, point)

    def _drag(self) -> str:
        window, start, name = self._aim()
        end = self._point(window)
        handle = window.windowHandle()
        QTest.mousePress(handle, LEFT, NONE, start)
        if shiboken6.isValid(handle):
            QTest.mouseMove(handle, end)
        if shiboken6.isValid(handle):
            QTest.mouseRelease(handle, LEFT, NONE, end)
        return f"drag {name} from {start.toTuple()} to {end.toTuple()}"

    def _turn_wheel(self) -> str:
        window, point, name = self._aim()
        turn = QPoint(0, self.random.choice([-1200, -120, 120, 1200]))
        QTest.wheelEvent(window.windowHandle(), point, turn)
        return f"wheel {turn.y()} over {name}"

    # --- the keys

    def _key(self, key: Qt.Key, keys: Qt.KeyboardModifier) -> str:
        window = self._window()
        name = f"key {key.name} {keys.name} to {_name(QApplication.focusWidget())} of {_name(window)}"
        QTest.keyClick(window.windowHandle(), key, keys)
        return name

    def _press(self) -> str:
        return self._key(_key(self.random.choice(KEYS)), SHIFT if self.random.random() < 0.1 else NONE)

    def _press_together(self) -> str:
        return self._key(_key(self.random.choice(SHORTCUTS)), CTRL | SHIFT if self.random.random() < 0.1 else CTRL)

    def _paste(self) -> str:
        text = self.random.choice(RUBBISH)
        QGuiApplication.clipboard().setText(text)
        return f"paste {text[:40]!r}: {self._key(Qt.Key.Key_V, CTRL)}"

    def _enter_hand(self) -> str:
        """A hand that mostly wins, by way of the editor, so that there is a score to look at."""
        editor = self.player.editor
        sets = editor.ruleset.shapes.size // 3
        tiles: list[int] = []
        for _ in range(sets):
            kind = self.random.choice(KINDS)
            tiles += (kind, kind + 1, kind + 2) if can_start_chow(kind) and self.random.random() < 0.7 else (kind,) * 3
        tiles += (self.random.choice(KINDS),) * 2
        if self.random.random() < 0.2:
            tiles = self.random.sample(ALL_TILES, self.random.randint(1, len(tiles)))
        text = " ".join(format_tiles([one]) for one in tiles)
        editor.type_text(text)
        editor.finish_typing()
        return f"hand {text}"

    # --- the whole

    def _resize(self) -> str:
        size = [self.random.randint(least, most) for least, most in zip(SMALLEST, LARGEST, strict=True)]
        self.player.window.resize(*size)
        return f"resize {size}"

    def _change_rules(self) -> str:
        variant = self.random.choice([*VARIANTS])
        preset = self.random.choice([*VARIANTS[variant].presets])
        button = self.player.window.variant_button
        if button.isVisible():
            self.player.window.rules.choose_preset(variant, preset)
        return f"rules {variant} {preset}"

    def _change_language(self) -> str:
        code = self.random.choice(LANGUAGES)
        self.player.program.language.use(code)
        return f"language {code}"

    def _change_look(self) -> str:
        mode, touch = self.random.choice(["light", "dark"]), self.random.random() < 0.2
        self.player.program.theme.set_mode(mode)  # type: ignore[arg-type]
        self.player.program.theme.set_touch(touch)
        return f"look {mode} touch {touch}"

    def _change_page(self) -> str:
        name = self.random.choice(self.player.window.page_names)
        self.player.window.show_page(name)
        return f"page {name}"

    # --- what would hold everything up

    def _free(self) -> None:
        """Close a menu that waits for an answer inside a step."""
        popup = QApplication.activePopupWidget()
        if self._since is not None and time.monotonic() - self._since > STUCK and popup is not None:
            self._note(f"close {_name(popup)}")
            popup.close()

    def _answer_dialogs(self, patch: Callable[..., None]) -> None:
        """The system's dialogs answer at once, those of the program are worked with like any other."""
        for asked in ("getSaveFileName", "getOpenFileName"):
            patch(QFileDialog, asked, lambda *_: (self._file(), ""))
        patch(QFileDialog, "getExistingDirectory", lambda *_: str(self._folder))
        patch(QPrintDialog, "exec", lambda _: 0)
        patch(QMessageBox, "warning", lambda *_: self._note("warned"))
        patch(NamesDialog, "exec", lambda dialog: self._work_through(dialog))

    def _file(self) -> str:
        """Any file, or none where the choice was given up."""
        name = self.random.choice(["", "game.json", "games.csv", "hand.png", "sheet.pdf", "no/such/folder/file.json"])
        return name and str(self._folder / name)

    def _work_through(self, dialog: QDialog) -> int:
        dialog.open()
        for _ in range(self.random.randint(1, 20)):
            if dialog.isVisible():
                self._note(f"  {self._click_control() if self.random.random() < 0.6 else self._press()}")
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        dialog.reject()
        return dialog.result()

    def _leave(self) -> None:
        """Close whatever stands before the window."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for one in QApplication.topLevelWidgets():
            if one is not self.player.window and _is_window(one):
                one.close()
        with suppress(RuntimeError):
            QGuiApplication.clipboard().clear()


def _key(name: str) -> Qt.Key:
    return getattr(Qt.Key, f"Key_{name[:1].upper()}{name[1:]}")  # type: ignore[no-any-return]


def _is_window(widget: QWidget) -> bool:
    kind = widget.windowType()
    return (
        widget.isVisible()
        and kind in (Qt.WindowType.Window, Qt.WindowType.Dialog)
        and widget.windowHandle() is not None
        and not widget.inherits("QTipLabel")
    )


def _name(widget: Any) -> str:
    if widget is None:
        return "nothing"
    text = getattr(widget, "text", "")
    name = widget.accessibleName() or (text() if callable(text) else "") or widget.windowTitle()
    parent = type(widget.parentWidget()).__name__ if widget.parentWidget() is not None else ""
    return f"{parent}/{type(widget).__name__} {str(name)[:40]!r}"
