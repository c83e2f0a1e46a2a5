"""The colours of the program: one `Palette` for light, one for dark."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor


class Palette(NamedTuple):
    """Every colour that is drawn, as `#rrggbb`, by what it is for."""

    name: str
    """`light` or `dark`: also the folder of the icons drawn for it."""

    paper: str
    """The window behind the cards."""
    card: str
    """Cards, dialogs, input fields and menus."""
    ink: str
    """Text."""
    muted: str
    """Second text: captions, original terms, units."""
    line: str
    """One-pixel lines around cards and between rows."""
    accent: str
    """Jade: what is chosen, who gains, where the focus is."""
    soft_accent: str
    """Ground of a lit row or a gaining player."""
    felt_top: str
    felt_bottom: str
    """The tray's gradient."""
    gold: str
    """Frame of the winning tile."""
    red: str
    """Losses in tables and errors; never the only sign."""

    control: str
    """Ground of a trough: segments, steppers, payment cards."""
    hover: str
    """Ground of something quiet under the pointer."""
    pressed: str
    """Ground of something quiet while it is pressed."""
    raised: str
    """The chosen segment in its trough."""
    raised_edge: str
    """Edge under the chosen segment, in place of a shadow."""
    border: str
    """Line around what can be clicked: a little stronger than `line`."""
    accent_hover: str
    accent_pressed: str
    """Ground of an accent-filled control under the pointer and while pressed."""
    on_accent: str
    """Text on accent."""
    on_felt: str
    """Text on the felt."""
    felt_control: str
    felt_hover: str
    """Ground of fields and buttons on the felt, and the same under the pointer."""
    felt_focus: str
    """Focus ring on the felt, where the accent would not show; text there that is no more than a hint."""
    disabled_ink: str
    """Text of what cannot be used now: at least 3:1, so that it can still be read."""
    tip: str
    on_tip: str
    """Tool tips: the other way round than the window."""
    player_1: str
    player_2: str
    player_3: str
    player_4: str
    """Each player's line in the chart, and the name at its end."""


LIGHT: Final = Palette(
    name="light",
    paper="#F5F2EA",
    card="#FFFFFF",
    ink="#1E2A2F",
    muted="#5F6B73",
    line="#E4DED1",
    accent="#1F7A5C",
    soft_accent="#E6F1EC",
    felt_top="#276850",
    felt_bottom="#1C523F",
    gold="#E6AE38",
    red="#B3202C",
    control="#F3EEE2",
    hover="#F8F5EE",
    pressed="#EFE9DB",
    raised="#FFFFFF",
    raised_edge="#DAD3C3",
    border="#DDD6C7",
    accent_hover="#1B6D52",
    accent_pressed="#165A44",
    on_accent="#FFFFFF",
    on_felt="#F4F9F6",
    felt_control="#2F6D56",
    felt_hover="#37755E",
    felt_focus="#BFE6D6",
    disabled_ink="#7E878D",
    tip="#1E2A2F",
    on_tip="#F5F2EA",
    player_1="#1F7A5C",
    player_2="#2C5CAB",
    player_3="#B3202C",
    player_4="#8F5F00",
)

DARK: Final = Palette(
    name="dark",
    paper="#12181A",
    card="#1B2326",
    ink="#EEE9DE",
    muted="#98A4A9",
    line="#2B363A",
    accent="#4CBF92",
    soft_accent="#1F3830",
    felt_top="#1E5644",
    felt_bottom="#133A2E",
    gold="#F0BC4C",
    red="#F0747E",
    control="#252F33",
    hover="#222C30",
    pressed="#2A363A",
    raised="#3A484D",
    raised_edge="#161D1F",
    border="#344145",
    accent_hover="#5DCBA0",
    accent_pressed="#3FAE83",
    on_accent="#0B1F17",
    on_felt="#EFF6F2",
    felt_control="#2C6352",
    felt_hover="#356B5A",
    felt_focus="#A6DCC6",
    disabled_ink="#748086",
    tip="#EEE9DE",
    on_tip="#1B2326",
    player_1="#4CBF92",
    player_2="#7FB2F5",
    player_3="#F0747E",
    player_4="#F0BC4C",
)


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, from 1 (equal) to 21 (black on white), as WCAG 2 defines it."""
    dark, light = sorted((_luminance(first), _luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    """Relative luminance of a colour, 0 to 1."""
    parts = QColor(colour)
    return 0.2126 * _linear(parts.redF()) + 0.7152 * _linear(parts.greenF()) + 0.0722 * _linear(parts.blueF())


def _linear(channel: float) -> float:
    """A channel of sRGB as light."""
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
