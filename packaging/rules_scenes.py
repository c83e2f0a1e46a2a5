"""Scenes of the rules page for pictures and tests: rows of every variant, each kind of section, a search."""

from collections.abc import Mapping
from dataclasses import dataclass

from mahjong_desktop.app import Program
from mahjong_desktop.models.rules_reference import Part
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset


@dataclass(frozen=True)
class RulesScene:
    """A variant, and what is read about it."""

    variant: str
    part: Part
    row: str = ""
    search: str = ""
    preset: str = ""


RULES_SCENES: Mapping[str, RulesScene] = {
    "rules_overview": RulesScene("riichi", Part.OVERVIEW),
    "rules_row": RulesScene("taiwanese", Part.ROW, "little_four_winds"),
    "rules_row_off": RulesScene("taiwanese", Part.ROW, "seat_bonus"),
    "rules_row_other_table": RulesScene("taiwanese", Part.ROW, "four_flowers"),
    "rules_at_table": RulesScene("taiwanese", Part.ROW, "dealer_point"),
    "rules_long_row": RulesScene("taiwanese", Part.ROW, "blessing_of_heaven"),
    "rules_riichi_row": RulesScene("riichi", Part.ROW, "ura_dora"),
    "rules_riichi_open": RulesScene("riichi", Part.ROW, "sanshoku_doujun"),
    "rules_riichi_yakuman": RulesScene("riichi", Part.ROW, "suuankou_tanki"),
    "rules_classical_row": RulesScene("japanese_classical", Part.ROW, "three_kongs"),
    "rules_points_row": RulesScene("japanese_classical", Part.ROW, "kong"),
    "rules_taiwanese_payments": RulesScene("taiwanese", Part.PAYMENTS),
    "rules_riichi_payments": RulesScene("riichi", Part.PAYMENTS),
    "rules_classical_payments": RulesScene("japanese_classical", Part.PAYMENTS),
    "rules_misprints": RulesScene("japanese_classical", Part.MISPRINTS),
    "rules_options": RulesScene("riichi", Part.OPTIONS, preset="tenhou"),
    "rules_doubts": RulesScene("taiwanese", Part.DOUBTS),
    "rules_search": RulesScene("riichi", Part.ROW, "honitsu", search="flush"),
}


def show_rules_scene(program: Program, scene: str) -> None:
    """Read what the scene is about."""
    wanted = RULES_SCENES[scene]
    program.editor.use_rules(ruleset(wanted.variant, Choice(wanted.preset) if wanted.preset else None))
    program.window.show_page("rules")
    page = program.window.reference
    assert page is not None
    page.list.search.setText("")
    page.list.choose(wanted.part, wanted.row)
    page.list.search.setText(wanted.search)
