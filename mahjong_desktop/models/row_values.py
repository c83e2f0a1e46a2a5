"""What the rows of a variant are worth, in words: under the rules in force and under every preset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication

from mahjong_desktop.help import Words
from mahjong_desktop.models.numbers import plain
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.rules.riichi.yaku import YAKU
from mahjong_desktop.rules.riichi.yakuman import RENHOU
from mahjong_desktop.rules.riichi.yakuman import YAKUMAN as YAKUMAN_ROWS
from mahjong_desktop.rules.rows import Row
from mahjong_desktop.rules.ruleset import Ruleset

translate = QCoreApplication.translate

YAKU_NAMES = frozenset(row.id for row in YAKU)
YAKUMAN_NAMES = frozenset(row.id for row in YAKUMAN_ROWS)

UNITS = {"taiwanese": ("figures", "tai"), "riichi": ("units", "han"), "japanese_classical": ("units", "fan")}
"""Where the words have the unit of a variant's rows."""
POINT_UNITS = {"riichi": ("units", "fu"), "japanese_classical": ("units", "points")}
"""And that of the rows of its base."""

_TWO = dict.fromkeys(("self_draw", "pair_dragon", "pair_seat_wind", "pair_round_wind"), (2, 2))
POINT_VALUES: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "riichi": _TWO
    | {
        "base": (20, 20),
        "closed_discard": (10, 10),
        "open_pinfu": (10, 10),
        **dict.fromkeys(("edge_wait", "closed_wait", "pair_wait"), (2, 2)),
        "open_pung": (2, 4),
        "concealed_pung": (4, 8),
        "open_kong": (8, 16),
        "concealed_kong": (16, 32),
        "seven_pairs": (25, 25),
    },
    "japanese_classical": _TWO
    | {
        "winning": (20, 20),
        "only_wait": (2, 2),
        "pung": (2, 8),
        "kong": (8, 32),
        "no_points_bonus": (10, 10),
        "full_flush_bonus": (10, 10),
        "seven_pairs": (100, 100),
    },
}
"""The least and the most that a row of the base brings each time."""


@dataclass(frozen=True)
class RowValue:
    """What a row brings in one case."""

    case: str
    """A preset, or closed and open; empty where there is but one."""
    text: str
    chosen: bool = False
    """Whether the case is that of the rules in force."""


@lru_cache
def plain_rules(variant: str, preset: str) -> Ruleset[Any]:
    """A preset as it is."""
    return ruleset(variant, Choice(preset))


def find_row(rules: Ruleset[Any], name: str) -> Row[Any] | None:
    """The row as these rules play it, or as their table has it where it is switched off."""
    return next((row for row in (*rules.rows, *rules.table()) if row.id == name), None)


def plays(rules: Ruleset[Any], name: str) -> bool:
    """Whether the row can score under these rules."""
    if name == RENHOU:
        return rules.values.get(RENHOU) != "off"
    if name in rules.point_rows:
        return _plays_points(rules, name)
    return any(row.id == name for row in rules.rows)


def _plays_points(rules: Ruleset[Any], name: str) -> bool:
    """Whether these rules have that row of the base."""
    if name == "seven_pairs":
        return bool(rules.values.get(name, True))
    return name != "full_flush_bonus" or rules.choice.preset == "book"


def value_text(rules: Ruleset[Any], name: str, words: Words) -> str:
    """What a row brings under these rules; empty where it is none of their rows."""
    if name in rules.point_rows:
        return _point_text(rules, name, words) if plays(rules, name) else _off()
    row = find_row(rules, name)
    if row is None or row.value is None:
        return "" if row is None else _off()
    if name in YAKUMAN_NAMES and rules.id == "riichi":
        return _yakuman_text(rules, row, words)
    return _units_text(rules, row.value, words) if plays(rules, name) else _off()


def open_value(rules: Ruleset[Any], name: str) -> int | None:
    """What a row of riichi brings in an open hand, 0: nothing; None: the same as in a closed one."""
    row = find_row(rules, name)
    if rules.id != "riichi" or row is None or name not in YAKU_NAMES:
        return None
    return 0 if name == "tanyao" and not rules.values["open_tanyao"] else row.opened


def short_value(rules: Ruleset[Any], name: str, words: Words) -> str:
    """The same for a list: "2 / 1 han" where an open hand gets less."""
    text, less = value_text(rules, name, words), open_value(rules, name)
    if not less or not plays(rules, name):
        return text
    number, _, unit = text.partition(" ")
    return f"{number} / {less} {unit}"


def row_values(rules: Ruleset[Any], name: str, words: Words) -> tuple[RowValue, ...]:
    """What a row brings: in closed and open hands where that differs, else by preset where those differ."""
    own = value_text(rules, name, words)
    less = open_value(rules, name)
    if less is not None and plays(rules, name):
        opened = _units_text(rules, less, words) if less else translate("RowValues", "nothing")
        closed_case = translate("RowValues", "Closed hand")
        open_case = translate("RowValues", "Open hand")
        return RowValue(closed_case, own), RowValue(open_case, opened)
    found = tuple(_by_preset(rules, name, words))
    if len({one.text for one in found}) > 1:
        return found
    if own and not plays(rules, name):
        return (RowValue(translate("RowValues", "If switched on"), _if_on(rules, name, words)),)
    return (RowValue("", own),) if own else ()


def _if_on(rules: Ruleset[Any], name: str, words: Words) -> str:
    """What a row would bring that an option keeps out of the game."""
    if name in rules.point_rows:
        return _point_text(rules, name, words)
    row = find_row(rules, name)
    return _units_text(rules, row.value or 0, words) if row is not None else ""


def _by_preset(rules: Ruleset[Any], name: str, words: Words) -> Iterator[RowValue]:
    """Every preset's value; the chosen preset with the options in force."""
    for preset in VARIANTS[rules.id].presets:
        chosen = preset == rules.choice.preset
        text = value_text(rules if chosen else plain_rules(rules.id, preset), name, words)
        none = translate("RowValues", "no such row")
        yield RowValue(preset_title(preset, words), text or none, chosen)


def preset_title(preset: str, words: Words) -> str:
    """A preset's name as a caption; an address keeps its small letters."""
    name = words.text("presets", preset, "name")
    return name if "." in name.split()[0] else name[:1].upper() + name[1:]


def _units_text(rules: Ruleset[Any], value: int, words: Words) -> str:
    """A number with its unit; a row without a value is a limit hand."""
    if not value and rules.id != "taiwanese":
        return words.text("limits", "true")
    return f"{plain(value)} {words.text(*UNITS[rules.id])}"


def _point_text(rules: Ruleset[Any], name: str, words: Words) -> str:
    least, most = POINT_VALUES[rules.id][name]
    figures = str(least) if least == most else f"{least}–{most}"
    return f"{figures} {words.text(*POINT_UNITS[rules.id])}"


def _yakuman_text(rules: Ruleset[Any], row: Row[Any], words: Words) -> str:
    if row.id == RENHOU and rules.values[RENHOU] != "yakuman":
        return words.text("limits", "mangan") if plays(rules, RENHOU) else _off()
    return words.text("limits", "yakuman", yakuman=row.value)


def _off() -> str:
    return translate("RowValues", "off")
