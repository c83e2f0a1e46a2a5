"""The variants there are. To add one: its folder, its words in `help/`, and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mahjong_desktop.core.errors import UnknownRule
from mahjong_desktop.rules.options import Choice, shown
from mahjong_desktop.rules.ruleset import Ruleset
from mahjong_desktop.rules.taiwanese import Taiwanese

VARIANTS: Mapping[str, type[Ruleset[Any]]] = {variant.id: variant for variant in (Taiwanese,)}


def variant(name: str) -> type[Ruleset[Any]]:
    """The variant of that id; UnknownRule if there is none."""
    if name not in VARIANTS:
        raise UnknownRule("ruleset", reason="ruleset", name=shown(name))
    return VARIANTS[name]


def ruleset(name: str, choice: Choice | None = None) -> Ruleset[Any]:
    """The variant under the chosen rules."""
    return variant(name)(choice)
