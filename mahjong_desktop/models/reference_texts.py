"""What the reference says in paragraphs: presets, options, and what the page leaves open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from mahjong_desktop.help import Words
from mahjong_desktop.help.numbers import kept_together
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.models.row_values import plain_rules, preset_title
from mahjong_desktop.rules.options import Option, Value
from mahjong_desktop.rules.registry import VARIANTS
from mahjong_desktop.rules.ruleset import Ruleset

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Mark:
    """Something that can be chosen, and whether it is."""

    text: str
    chosen: bool


@dataclass(frozen=True)
class Block:
    """A paragraph, with what it is about and what can be chosen there."""

    text: str
    name: str = ""
    number: str = ""
    marks: tuple[Mark, ...] = ()
    note: str = ""
    heading: str = ""
    """What stands above this block and those that follow."""


def preset_blocks(rules: Ruleset[Any], words: Words) -> Iterator[Block]:
    """Every preset, the chosen one marked."""
    for place, name in enumerate(VARIANTS[rules.id].presets):
        chosen = name == rules.choice.preset
        marks = (Mark(translate("RulesTexts", "Chosen"), True),) if chosen else ()
        yield Block(
            words.text("presets", name, "explanation"),
            preset_title(name, words),
            marks=marks,
            heading="" if place else translate("RulesTexts", "Presets"),
        )


def doubt_blocks(words: Words) -> Iterator[Block]:
    """What the page leaves open, and how it is played here."""
    items = words.find("doubts", "items") if words.has("doubts") else ()
    for number, text in enumerate(items, start=1):
        yield Block(kept_together(str(text)), number=str(number))


def option_blocks(rules: Ruleset[Any], words: Words) -> Iterator[Block]:
    """The options that matter in the chosen preset with their values: those about the hand, then the game's."""
    shown = [option for option in rules.options if option.matters_in(rules.choice.preset)]
    for table, heading in ((False, translate("RulesTexts", "The hand")), (True, translate("RulesTexts", "The game"))):
        for place, option in enumerate(one for one in shown if one.table is table):
            yield _option_block(rules, option, words, "" if place else heading)


def _option_block(rules: Ruleset[Any], option: Option, words: Words, heading: str) -> Block:
    value = rules.values[option.id]
    preset = plain_rules(rules.id, rules.choice.preset).values[option.id]
    choices: tuple[Value, ...] = (True, False) if isinstance(option.default, bool) else option.choices
    note = ""
    if value != preset:
        note = translate("RulesTexts", "The preset says: {value}").format(value=said(option, preset, words))
    return Block(
        words.text("options", option.id, "explanation"),
        words.text("options", option.id, "name"),
        marks=tuple(Mark(said(option, one, words), one == value) for one in choices or (value,)),
        note=note,
        heading=heading,
    )


def said(option: Option, value: Value, words: Words) -> str:
    """A value of an option in words or figures."""
    if isinstance(value, bool):
        return translate("RulesTexts", "on") if value else translate("RulesTexts", "off")
    if isinstance(value, str):
        return words.text("options", option.id, "choices", value)
    return " / ".join(map(plain, value if isinstance(value, tuple) else (value,)))
