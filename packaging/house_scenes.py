"""Scenes of house rules for pictures and tests: rows, what was saved, changed and deleted, and comparisons."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from mahjong_desktop.app import Program
from mahjong_desktop.gui.options_dialog import ROWS, OptionsDialog
from mahjong_desktop.models.house import House
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset

CLUB = "Klub Smok"
LONG = "Stowarzyszenie Miłośników Madżonga „Czerwony Smok” w Łodzi"
ROW_VALUES = {"half_flush": 12, "no_honours": None, "full_flush": 50, "all_melded": 8, "self_draw": 2}


def clear_houses(program: Program) -> None:
    """None of them left, and the preset as it is."""
    rules = program.window.rules
    for house in rules.book.read():
        rules.delete(house)
    rules.choose_preset("taiwanese", "high")
    rules.edit(ruleset("taiwanese", Choice("high")))


def _saved(program: Program, name: str = CLUB) -> House:
    clear_houses(program)
    club = ruleset("taiwanese", Choice("high", {"seat_bonus_extra": True, "minimum_tai": 5}, ROW_VALUES))
    program.window.rules.edit(club)
    program.window.rules.save_as(name)
    house = program.window.rules.house
    assert house is not None
    return house


def _options(program: Program, part: str = ROWS) -> OptionsDialog:
    program.window.open_options()
    dialog = program.window.options
    assert dialog is not None
    dialog.resize(660, 720)
    dialog.part.set_value(part)
    dialog.part.chosen.emit(part)
    return dialog


def _rows(program: Program) -> QWidget:
    _saved(program)
    dialog = _options(program)
    dialog.resize(660, 3200)
    return dialog


def _house_saved(program: Program) -> QWidget:
    _saved(program)
    dialog = _options(program)
    dialog.house_steps.save()
    return dialog


def _house_changed(program: Program) -> QWidget:
    _saved(program, LONG)
    dialog = _options(program)
    dialog.model.change("rows/no_bonus_tiles", 3)
    return dialog


def _house_deleted(program: Program) -> QWidget:
    _saved(program)
    dialog = _options(program)
    dialog.house_steps.delete()
    return dialog


def _house_name(program: Program) -> QWidget:
    _saved(program)
    dialog = _options(program)
    dialog.house_steps.save_as()
    assert dialog.house_steps.dialog is not None
    asked = dialog.house_steps.dialog
    asked.field.setText(CLUB.upper())
    asked.buttons.accepted.emit()
    return asked


def _compare(program: Program, variant: str, *, everything: bool = False) -> QWidget:
    dialog = _options(program)
    dialog.compare()
    assert dialog.comparison is not None
    comparison = dialog.comparison
    comparison.resize(780, 640)
    comparison.show_all.setChecked(everything)
    comparison.variant.set_value(variant)
    comparison.variant.chosen.emit(variant)
    return comparison


def _compare_house(program: Program) -> QWidget:
    _saved(program)
    return _compare(program, "taiwanese")


def _compare_all(program: Program) -> QWidget:
    _saved(program)
    return _compare(program, "taiwanese", everything=True)


def _compare_riichi(program: Program) -> QWidget:
    clear_houses(program)
    return _compare(program, "riichi")


def _bar(program: Program) -> QWidget:
    house = _saved(program)
    program.window.show_page("hand")
    program.editor.set_figures(None)
    program.editor.clear()
    program.window.rules.edit(ruleset("taiwanese", Choice("high", {}, {**ROW_VALUES, "self_draw": 3})))
    assert house.name == CLUB
    return program.window


HOUSE_SCENES: Mapping[str, Callable[[Program], QWidget]] = {
    "house_rows": _rows,
    "house_saved": _house_saved,
    "house_changed": _house_changed,
    "house_deleted": _house_deleted,
    "house_name": _house_name,
    "house_compare": _compare_house,
    "house_compare_all": _compare_all,
    "house_compare_riichi": _compare_riichi,
    "house_bar": _bar,
}


def show_house_scene(program: Program, scene: str) -> QWidget:
    """Do what the scene shows; the window to look at."""
    if program.window.options is not None:
        program.window.options.house_steps.close()
    return HOUSE_SCENES[scene](program)
