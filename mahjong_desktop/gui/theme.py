"""The theme: which palette is in force, the fonts, the heights, and dressing the application in them."""

from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication

from mahjong_desktop.gui.fonts import FAMILIES
from mahjong_desktop.gui.palette import DARK, LIGHT, Palette, contrast
from mahjong_desktop.gui.style_sheet import Measures, style_sheet
from mahjong_desktop.gui.tokens import CONTROL_HEIGHT, TOUCH_HEIGHT, Radius, Space, Type

__all__ = ["DARK", "LIGHT", "MODES", "Mode", "Palette", "Radius", "Space", "Theme", "Type", "contrast"]

Mode = Literal["system", "light", "dark"]
MODES: Final[tuple[Mode, ...]] = ("system", "light", "dark")


class Theme(QObject):
    """The look in force. Every control has one and repaints on `changed`.

    `hints` are the application's style hints, which tell the system's colour scheme; `icons` is the folder with the
    folders `light` and `dark` of small icons.
    """

    changed = Signal()

    def __init__(
        self,
        hints: QStyleHints,
        icons: Path,
        *,
        mode: Mode = "system",
        text_scale: float = 1.0,
        touch: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._hints = hints
        self._icons = icons
        self._mode: Mode = mode
        self._text_scale = text_scale
        self._touch = touch
        self._scheme = hints.colorScheme()
        self._app: QApplication | None = None
        self._fonts: dict[tuple[int, QFont.Weight, bool], QFont] = {}
        hints.colorSchemeChanged.connect(self._follow_system)

    @property
    def palette(self) -> Palette:
        """The colours in force."""
        if self._mode == "system":
            return DARK if self._scheme == Qt.ColorScheme.Dark else LIGHT
        return DARK if self._mode == "dark" else LIGHT

    @property
    def mode(self) -> Mode:
        """What the person chose: the system's scheme, light or dark."""
        return self._mode

    def set_mode(self, mode: Mode) -> None:
        """Follow the system, or be light or dark."""
        if mode != self._mode:
            self._mode = mode
            self._announce()

    @property
    def text_scale(self) -> float:
        """The person's factor on all type sizes, 1.0 by default."""
        return self._text_scale

    def set_text_scale(self, scale: float) -> None:
        """Make all text larger or smaller."""
        if scale != self._text_scale:
            self._text_scale = scale
            self._fonts.clear()
            self._announce()

    @property
    def touch(self) -> bool:
        """Whether controls are as high as a finger needs."""
        return self._touch

    def set_touch(self, touch: bool) -> None:
        """Make controls high enough for fingers, or for the mouse."""
        if touch != self._touch:
            self._touch = touch
            self._announce()

    @property
    def control_height(self) -> int:
        """Height of a control with one line of text."""
        least = TOUCH_HEIGHT if self._touch else CONTROL_HEIGHT
        return max(least, round(Type.BODY * self._text_scale * 1.4) + 16)

    def colour(self, token: str) -> QColor:
        """A colour of the palette by its token, for painting."""
        return QColor(getattr(self.palette, token))

    def font(
        self,
        size: int = Type.BODY,
        weight: QFont.Weight = QFont.Weight.Normal,
        *,
        tabular: bool = False,
    ) -> QFont:
        """The program's font in a size of the type scale; `tabular` for numbers that stand under each other.

        One's own copy: painting asks for the same few fonts again and again, so they are made once.
        """
        key = (size, weight, tabular)
        if key not in self._fonts:
            self._fonts[key] = self._make_font(size, weight, tabular)
        return QFont(self._fonts[key])

    def _make_font(self, size: int, weight: QFont.Weight, tabular: bool) -> QFont:
        font = QFont(list(FAMILIES))
        font.setPixelSize(max(1, round(size * self._text_scale)))
        font.setWeight(weight)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if tabular:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def apply(self, app: QApplication) -> None:
        """Dress the application, whose style is Fusion, now and at every change: palette, font and style sheet."""
        self._app = app
        self._dress(app)

    def _dress(self, app: QApplication) -> None:
        app.setFont(self.font())
        app.setPalette(qt_palette(self.palette))
        measures = Measures.scaled(self.control_height, self._text_scale)
        app.setStyleSheet(style_sheet(self.palette, measures, self._icons / self.palette.name))

    def _announce(self) -> None:
        # The application first: controls that measure themselves on `changed` see its new font.
        if self._app is not None:
            self._dress(self._app)
        self.changed.emit()

    @Slot(Qt.ColorScheme)
    def _follow_system(self, scheme: Qt.ColorScheme) -> None:
        before = self.palette
        self._scheme = scheme
        if self.palette != before:
            self._announce()


def qt_palette(palette: Palette) -> QPalette:
    """The same colours in Qt's roles, for what the style draws without the style sheet."""
    role = QPalette.ColorRole
    colours = {
        role.Window: palette.paper,
        role.WindowText: palette.ink,
        role.Base: palette.card,
        role.AlternateBase: palette.control,
        role.Text: palette.ink,
        role.PlaceholderText: palette.muted,
        role.Button: palette.card,
        role.ButtonText: palette.ink,
        role.BrightText: palette.red,
        role.Highlight: palette.accent,
        role.HighlightedText: palette.on_accent,
        role.Accent: palette.accent,
        role.Link: palette.accent,
        role.LinkVisited: palette.accent,
        role.ToolTipBase: palette.tip,
        role.ToolTipText: palette.on_tip,
        role.Light: palette.raised,
        role.Midlight: palette.hover,
        role.Mid: palette.border,
        role.Dark: palette.muted,
        role.Shadow: palette.raised_edge,
    }
    made = QPalette()
    for each, colour in colours.items():
        made.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, each, QColor(palette.disabled_ink))
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(palette.control))
    return made
