"""Scenes of the practice page for pictures and tests: every level asked, answered rightly and wrongly, and shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from mahjong_desktop.app import Program
from mahjong_desktop.gui.practice.practice_page import PracticePage
from mahjong_desktop.models.practice import Stage
from mahjong_desktop.rules.registry import ruleset

PATIENCE = 20_000
"""Rounds of events until a hand is found."""

Act = Callable[[PracticePage], None]


@dataclass(frozen=True)
class Scene:
    """A variant, a level by its number, a seed that finds a hand worth seeing, and what is done with it."""

    variant: str
    level: int
    seed: int
    act: Act = lambda page: None


def _fill_in(page: PracticePage, change: int) -> None:
    """The true figures in the fields, some of them changed."""
    form = page.answer.form
    for name, value in page.editor.true_figures().items():
        if name in form.shown.fields:
            form.shown.fields[name].setValue(value + change)
        elif value in form.shown.chips[name]:
            form.shown.chips[name][value].click()
    page.answer.go_on()


def _right(page: PracticePage) -> None:
    _fill_in(page, 0)


def _wrong(page: PracticePage) -> None:
    _fill_in(page, 2)


def _incomplete(page: PracticePage) -> None:
    page.answer.go_on()


def _shown(page: PracticePage) -> None:
    page.editor.reveal()


PRACTICE_SCENES: Mapping[str, Scene] = {
    "practice_riichi_han": Scene("riichi", 0, 3),
    "practice_riichi_fu": Scene("riichi", 1, 11, _incomplete),
    "practice_riichi_all": Scene("riichi", 2, 5),
    "practice_riichi_wrong": Scene("riichi", 2, 5, _wrong),
    "practice_taiwanese_few": Scene("taiwanese", 0, 2),
    "practice_taiwanese_many": Scene("taiwanese", 1, 2, _right),
    "practice_taiwanese_all": Scene("taiwanese", 2, 4, _wrong),
    "practice_classical_points": Scene("japanese_classical", 0, 1),
    "practice_classical_fan": Scene("japanese_classical", 1, 1, _right),
    "practice_classical_all": Scene("japanese_classical", 2, 6, _shown),
}


def page_of(program: Program) -> PracticePage:
    """The practice page, which is shown."""
    program.window.show_page("practice")
    return next(page for page in program.window.findChildren(PracticePage))


def wait_for_hand(page: PracticePage) -> None:
    """Until a hand is dealt."""
    for _ in range(PATIENCE):
        if page.editor.stage is not Stage.DEALING:
            break
        QApplication.processEvents()
    assert page.editor.task is not None


def show_practice_scene(program: Program, name: str) -> PracticePage:
    """Deal the scene's hand and do with it what the scene does."""
    scene = PRACTICE_SCENES[name]
    program.editor.use_rules(ruleset(scene.variant))
    page = page_of(program)
    page.editor.deal_again(scene.seed, page.editor.levels[scene.level].id)
    wait_for_hand(page)
    scene.act(page)
    return page
