"""A person at the window: clicks where things are shown, presses keys, reads what is on the screen."""

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolTip, QWidget

from mahjong_desktop.app import Program
from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE
from mahjong_desktop.gui.controls import Chip, PopupButton, SegmentedChoice
from mahjong_desktop.gui.hand_page import HandPage
from mahjong_desktop.gui.tiles.tile_button import LONG_PRESS_MS, TileButton
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.rules.registry import ruleset

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
HELD = {"Shift": SHIFT, "Ctrl": CTRL}

VARIANT = "taiwanese"
"""The variant the tests play."""


class Player:
    """Everything goes through the window as the system would deliver it, to what lies under the pointer."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.window = program.window
        self.clicks = 0
        self.keys = 0
        hide_tips()

    @property
    def page(self) -> HandPage:
        return self.window.page

    @property
    def editor(self) -> HandEditor:
        return self.program.editor

    # --- mouse

    def click(self, widget: QWidget, *, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE) -> None:
        """Click the middle of a widget, which must be on show and covered by nothing."""
        QTest.mouseClick(self.window.windowHandle(), button, keys, self.place_of(widget))
        self.clicks += 1

    def click_twice(self, widget: QWidget) -> None:
        """Two clicks so quick that the system calls the second a double click."""
        QTest.mouseDClick(self.window.windowHandle(), LEFT, NONE, self.place_of(widget))
        self.clicks += 2

    def click_at(self, widget: QWidget, point: QPoint) -> None:
        """Click a point of a widget, such as a row of a tree."""
        QTest.mouseClick(self.window.windowHandle(), LEFT, NONE, widget.mapTo(self.window, point))
        self.clicks += 1

    def hold(self, widget: QWidget) -> None:
        """Press long, by a clock that runs faster here, then let go."""
        place = self.place_of(widget)
        clock = widget.findChild(QTimer)
        assert isinstance(clock, QTimer)
        assert clock.interval() in (LONG_PRESS_MS, LONG_PRESS_MS // 5)
        clock.setInterval(LONG_PRESS_MS // 5)
        QTest.mousePress(self.window.windowHandle(), LEFT, NONE, place)
        QTest.qWait(LONG_PRESS_MS // 5 + 100)
        QTest.mouseRelease(self.window.windowHandle(), LEFT, NONE, place)

    def slide_off(self, widget: QWidget) -> None:
        """Press, move away with the button down, wait as long as a long press, let go."""
        handle, place = self.window.windowHandle(), self.place_of(widget)
        away = place + QPoint(0, widget.height())
        QTest.mousePress(handle, LEFT, NONE, place)
        QTest.mouseMove(handle, away)
        QTest.qWait(LONG_PRESS_MS + 150)
        QTest.mouseRelease(handle, LEFT, NONE, away)

    def point_at(self, widget: QWidget, point: QPoint | None = None) -> None:
        """Move the pointer there."""
        place = widget.rect().center() if point is None else point
        QTest.mouseMove(self.window.windowHandle(), widget.mapTo(self.window, place))
        QApplication.processEvents()

    def place_of(self, widget: QWidget) -> QPoint:
        """The middle of a widget in the window; it must lie open there."""
        place = widget.mapTo(self.window, widget.rect().center())
        hit = self.window.childAt(place)
        assert hit is not None, f"{widget} is outside the window"
        assert hit is widget or widget.isAncestorOf(hit), f"{hit} lies over {widget}"
        return place

    def tip(self, widget: QWidget) -> str:
        """The tool tip that pointing at a widget's middle shows."""
        hide_tips()
        middle = widget.rect().center()
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, middle, widget.mapToGlobal(middle)))
        return tip_on_show()

    # --- tiles

    def picture(self, code: str) -> TileButton:
        """A tile in the picker."""
        return self.page.picker.view.button(TILE_OF_CODE[code])

    def pick(self, *clicks: str) -> None:
        """Click tiles: `1m`, `Ctrl+1m`, `Shift+5z`."""
        for click in clicks:
            *held, code = click.split("+")
            self.click(self.picture(code), keys=HELD[held[0]] if held else NONE)

    def tray(self) -> list[TileButton]:
        """The tiles in the tray from left to right, the upper row first."""
        return self.page.tray.view.buttons()

    def in_tray(self, code: str) -> TileButton:
        """The first such tile in the tray."""
        return next(one for one in self.tray() if face_code(one) == code)

    def winning(self) -> str:
        """The tile that stands apart in the tray, by its code; empty: none."""
        return next((face_code(one) for one in self.tray() if one.face is not None and one.face.winning), "")

    # --- what can be chosen

    def choose(self, choice: SegmentedChoice, text: str) -> None:
        """Click the segment with that text."""
        self.click(segment(choice, text))

    def chip(self, text: str) -> Chip:
        """The chip with that text."""
        return next(one for one in visible(self.window, Chip) if one.text() == text)

    def open_menu(self, button: PopupButton) -> QMenu:
        """Click a button of the bar, once it has come to rest; its menu."""
        if (open_already := QApplication.activePopupWidget()) is not None:
            open_already.close()
        self.rest()
        self.click(button)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def open_looks(self) -> QMenu:
        """The menu of how things look, opened from the main menu."""
        menu, looks = self.open_menu(self.window.menu_button), self.window.menu.looks
        QTest.mouseClick(menu.windowHandle(), LEFT, NONE, menu.actionGeometry(looks.menuAction()).center())
        assert looks.isVisible()
        return looks

    def from_menu(self, button: PopupButton, *texts: str) -> None:
        """Click through a menu and its submenus."""
        menu = self.open_menu(button)
        for text in texts:
            action = entry(menu, text)
            below: QMenu | None = action.menu()  # type: ignore[assignment]
            QTest.mouseClick(menu.windowHandle(), LEFT, NONE, menu.actionGeometry(action).center())
            self.clicks += 1
            menu = below or menu
        assert QApplication.activePopupWidget() is None

    def use_table(self, preset: str, variant: str = VARIANT) -> None:
        """Choose a preset in the variant's menu, by its position."""
        menu = self.open_menu(self.window.variant_button)
        action = next(one for one in menu.actions() if one.data() == (variant, preset))
        QTest.mouseClick(menu.windowHandle(), LEFT, NONE, menu.actionGeometry(action).center())

    def speak(self, name: str) -> None:
        """Choose a language by its own name."""
        self.from_menu(self.window.language_button, name)

    # --- keys

    def press(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
        """One key, to whatever has the focus."""
        QTest.keyClick(self.window.windowHandle(), key, keys)
        self.keys += 1

    def type(self, text: str) -> None:
        """A text key by key."""
        for letter in text:
            QTest.keyClick(self.window.windowHandle(), letter)
            self.keys += 1

    def paste(self, text: str) -> None:
        """Ctrl+V with that text on the clipboard."""
        QGuiApplication.clipboard().setText(text)
        self.press(Qt.Key.Key_V, CTRL)

    # --- what is on the screen

    def headline(self) -> str:
        return self.page.score.headline.text()

    def sees(self, widget: QWidget) -> bool:
        """Whether all of a widget is in sight."""
        place = QRect(widget.mapTo(self.window, QPoint()), widget.size())
        return self.window.rect().contains(place) and widget.visibleRegion().boundingRect() == widget.rect()

    def payments(self) -> list[str]:
        """The payment cards as a screen reader says them."""
        row = self.page.score.payment_row
        return [card.text() for card in row.cards()] if row.isVisible() else []

    def rest(self) -> None:
        """Until what is to go has gone, and every layout that follows from another has come to rest."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for _ in range(3):
            QApplication.processEvents()


def hide_tips() -> None:
    """Hide what is on show now: Qt itself waits a while."""
    for widget in QApplication.topLevelWidgets():
        if widget.inherits("QTipLabel"):
            widget.hide()


def tip_on_show() -> str:
    """The tool tip on show, if any."""
    return QToolTip.text() if QToolTip.isVisible() else ""


KindT = TypeVar("KindT", bound=QWidget)


def visible(root: QWidget, kind: type[KindT]) -> Iterator[KindT]:
    """Widgets of a kind that are on show."""
    return (one for one in root.findChildren(kind) if one.isVisible())


def segments(choice: SegmentedChoice) -> dict[str, QAbstractButton]:
    """The segments by their texts."""
    return {one.text(): one for one in visible(choice, QAbstractButton)}


def segment(choice: SegmentedChoice, text: str) -> QAbstractButton:
    return segments(choice)[text]


def chosen(choice: SegmentedChoice) -> list[str]:
    """The texts of the segments that look chosen: one at most."""
    return [text for text, one in segments(choice).items() if one.isChecked()]


def entry(menu: QMenu, text: str) -> QAction:
    """The entry of a menu with that text."""
    return next(one for one in menu.actions() if one.text() == text)


def face_code(button: TileButton) -> str:
    assert button.face is not None
    return CODES[button.face.tile]


def hand_of(text: str) -> Hand:
    """The hand that a text stands for."""
    parsed = parse_hand(text)
    assert parsed.problems == ()
    return ruleset(VARIANT).hand_of(parsed.draft)
