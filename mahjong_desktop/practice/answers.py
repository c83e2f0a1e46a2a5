"""Whether an answer is right: what is asked for at a level, and what it is compared with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.scores import Score
from mahjong_desktop.practice.deal import Task
from mahjong_desktop.practice.levels import Level
from mahjong_desktop.rules.figures import Figure, Figures, Form, form_with
from mahjong_desktop.rules.ruleset import Ruleset

GAIN = "gain"
"""What the winner gets, counters and deposits included."""
_TOTALS: Mapping[str, str] = {"points": "base"}
"""The figures that totals call otherwise."""


def forms_for(level: Level, ruleset: Ruleset[Any]) -> tuple[Form, ...]:
    """The forms in which an answer can be given; `beside` figures are never asked for."""
    asked = [tuple(figure for figure in form if not figure.beside) for form in ruleset.figure_forms]
    if level.figures:
        asked = [tuple(figure for figure in asked[0] if figure.id in level.figures)]
    gain = (Figure(GAIN),) if level.asks_gain else ()
    return tuple(form + gain for form in asked)


def gain_of(task: Task) -> int:
    """What the winner gets."""
    winner = task.situation.seat_wind
    return sum(payment.change for payment in task.score.settlement.payments if payment.seat is winner)


def true_figures(task: Task, level: Level, ruleset: Ruleset[Any]) -> Mapping[str, int]:
    """The numbers of the first form as they are; a limit hand may have none."""
    asked = [figure.id for figure in forms_for(level, ruleset)[0] if figure.id != GAIN]
    found = {name: task.score.totals.get(_TOTALS.get(name, name)) for name in asked}
    known = {name: value for name, value in found.items() if isinstance(value, int)}
    return known | ({GAIN: gain_of(task)} if level.asks_gain else {})


def gap(answer: Figures, level: Level, ruleset: Ruleset[Any]) -> MahjongError | None:
    """What an answer still lacks, or why it cannot be; None: it is whole."""
    figures = {name: value for name, value in answer.items() if name != GAIN}
    whole = {figure.id for figure in ruleset.figure_forms[0]}
    if level.figures and set(level.figures) != whole:
        return None
    try:
        ruleset.check_figures(figures)
    except MahjongError as error:
        return error
    return None


def wrong_figures(answer: Figures, task: Task, level: Level, ruleset: Ruleset[Any]) -> frozenset[str]:
    """The figures of the answer that are not right; empty: all are."""
    figures = {name: value for name, value in answer.items() if name != GAIN}
    wrong = {GAIN} if GAIN in answer and answer[GAIN] != gain_of(task) else set()
    if form_with(figures, ruleset.figure_forms) != ruleset.figure_forms[0]:
        # A limit says what the hand is worth, however it came to be worth that.
        return frozenset(wrong if _is_worth(figures, task, ruleset) else wrong | figures.keys())
    differ = {name for name, value in figures.items() if _total(task.score, name) != value}
    if not level.figures and task.score.totals.get("limit") and not _is_worth(figures, task, ruleset):
        differ |= figures.keys()
    return frozenset(wrong | {name for name in differ if not _is_idle(name, figures, ruleset)})


def _total(score: Score, name: str) -> object:
    return score.totals.get(_TOTALS.get(name, name)) or 0


def _is_idle(name: str, figures: Figures, ruleset: Ruleset[Any]) -> bool:
    """Whether a figure can be left out beside the others: nothing depends on it."""
    if not ruleset.figures()[name].optional:
        return False
    try:
        ruleset.check_figures({one: value for one, value in figures.items() if one != name})
    except MahjongError:
        return False
    return True


def _is_worth(figures: Figures, task: Task, ruleset: Ruleset[Any]) -> bool:
    """Whether a value entered like this would bring what the hand brings."""
    told = task.situation
    bare = Situation(
        self_draw=told.self_draw,
        seat_wind=told.seat_wind,
        round_wind=told.round_wind,
        source=told.source,
        dealer_wins=told.dealer_wins,
        honba=told.honba,
        riichi_sticks=told.riichi_sticks,
        liable=told.liable,
    )
    try:
        ruleset.check_figures(figures)
        return ruleset.score_value(figures, bare).settlement.payments == task.score.settlement.payments
    except MahjongError:
        return False
