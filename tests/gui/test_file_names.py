"""Names that every system allows for a file."""

import pytest

from mahjong_desktop.gui.file_names import proposed_name, spaced


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Klub", "Klub"),
        ("a/b:c", "a b c"),
        ("  Babcine   kości. ", "Babcine kości"),
        ("?/*", "rules"),
        ("...", "rules"),
    ],
)
def test_proposed_name(text: str, name: str) -> None:
    assert proposed_name(text, "rules") == name


def test_what_is_not_allowed_becomes_one_blank() -> None:
    assert spaced("Ania\n<Bartek>|Celina") == "Ania Bartek Celina"
