"""The headline of the score panel, or the sentence that stands in its place."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desktop.core.notation import TextProblem
from mahjong_desktop.core.scores import Score
from mahjong_desktop.help import Words, report
from mahjong_desktop.models.entry import Outcome
from mahjong_desktop.models.numbers import plain


@dataclass(frozen=True)
class Summary:
    """Either figures with their units, or a sentence."""

    figures: tuple[tuple[str, str], ...] = ()
    total: str = ""
    sentence: str = ""
    is_error: bool = False


def total(score: Score) -> str:
    """What a score comes to, as the locale writes it; empty where its figures say so themselves."""
    return "" if score.total is None else plain(score.total)


def headline(score: Score, words: Words) -> str:
    """What names a score, in one line, with its total as the locale writes it."""
    return report.headline(score, words, plain)


def summary(outcome: Outcome, problems: tuple[TextProblem, ...], words: Words) -> Summary:
    """What to say of an outcome."""
    if problems:
        return Summary(sentence=words.error(problems[0].error), is_error=True)
    if outcome.score is not None:
        return Summary(tuple(report.headline_figures(outcome.score, words)), total(outcome.score))
    if outcome.error is not None:
        return Summary(sentence=words.error(outcome.error), is_error=True)
    if not outcome.hand.tiles:
        return Summary(sentence=words.text("sentences", "empty_hand"))
    if outcome.waits:
        waits = words.text("sentences", "waits")
        to_enter = words.text("sentences", "more_tiles", count=outcome.to_enter)
        return Summary(sentence=waits if outcome.to_enter == 1 else f"{to_enter}. {waits}")
    return Summary(sentence=_unfinished(outcome, words))


def _unfinished(outcome: Outcome, words: Words) -> str:
    to_enter = words.text("sentences", "more_tiles", count=outcome.to_enter)
    if outcome.missing <= outcome.to_enter:
        return to_enter
    return f"{to_enter}. {words.text('sentences', 'not_a_win', missing=outcome.missing)}"
