"""Every text can be read on every ground it stands on."""

import re
from pathlib import Path

import pytest

from mahjong_desktop.gui.palette import DARK, LIGHT, Palette, contrast
from mahjong_desktop.gui.style_sheet import Measures, style_sheet

TEXT_ON_GROUND = [
    *(("ink", ground) for ground in ("paper", "card", "control", "hover", "pressed", "raised")),
    *(("ink", ground) for ground in ("soft_accent",)),
    *(("muted", ground) for ground in ("paper", "card", "control", "hover", "pressed", "soft_accent")),
    *(("accent", ground) for ground in ("paper", "card", "soft_accent")),
    *(("red", ground) for ground in ("paper", "card", "hover", "soft_accent")),
    ("accent", "hover"),
    *((f"player_{number}", "card") for number in (1, 2, 3, 4)),
    *(("on_accent", ground) for ground in ("accent", "accent_hover", "accent_pressed")),
    *(("on_felt", ground) for ground in ("felt_top", "felt_bottom", "felt_control", "felt_hover")),
    *(("felt_focus", ground) for ground in ("felt_control", "felt_bottom")),
    # a chip that is on, on felt
    *(("felt_bottom", ground) for ground in ("on_felt", "felt_focus")),
    ("on_tip", "tip"),
]
SEEN_ON_GROUND = [
    *(("accent", ground) for ground in ("paper", "card", "control", "raised")),
    *(("felt_focus", ground) for ground in ("felt_top", "felt_bottom", "felt_hover")),
    *(("disabled_ink", ground) for ground in ("paper", "card", "control", "hover", "pressed", "soft_accent")),
    # the chosen chip against the felt and the chips beside it
    *(("on_felt", ground) for ground in ("felt_top", "felt_bottom", "felt_control", "felt_hover")),
    *(("gold", ground) for ground in ("felt_top", "felt_bottom", "felt_control")),
    # a chosen segment that cannot be changed
    *(("muted", ground) for ground in ("card", "raised")),
]
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
INK = re.compile(r"(?<![\w-])(?:placeholder-text-)?color: (#\w+)")
GROUND = re.compile(r"background: (#\w+)")


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_text_has_contrast(palette: Palette, text: str, ground: str) -> None:
    assert contrast(getattr(palette, text), getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
@pytest.mark.parametrize(("mark", "ground"), SEEN_ON_GROUND)
def test_rings_marks_and_disabled_text_can_be_seen(palette: Palette, mark: str, ground: str) -> None:
    assert contrast(getattr(palette, mark), getattr(palette, ground)) >= 3


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_every_rule_of_the_style_sheet_can_be_read(palette: Palette) -> None:
    """A text on its own ground, or on whatever it may stand on where it has none."""
    sheet = style_sheet(palette, Measures.scaled(36, 1.0), Path("icons"))
    felt, plain = (palette.felt_top, palette.felt_bottom), (palette.paper, palette.card)
    pairs = []
    for selector, body in RULE.findall(sheet):
        grounds = GROUND.findall(body) or (felt if "felt" in selector else plain)
        least = 3 if ":disabled" in selector else 4.5
        pairs += [(selector.strip(), ink, ground, least) for ink in INK.findall(body) for ground in grounds]
    assert len(pairs) > 30
    assert [pair for pair in pairs if contrast(*pair[1:3]) < pair[3]] == []


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_tokens_are_colours(palette: Palette) -> None:
    tokens = palette._asdict()
    assert tokens.pop("name") in ("light", "dark")
    assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in tokens.values())


def test_contrast_ends() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#1F7A5C", "#1F7A5C") == 1
