"""A score as plain text that a person reads: on a terminal, or pasted into a message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.notation import format_hand, format_reading
from mahjong_desktop.core.scores import Line, Payment, Score, Step
from mahjong_desktop.help.numbers import MINUS as MINUS
from mahjong_desktop.help.words import Words

SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
VALUE_WIDTH = 10


def score_text(score: Score, hand: Hand, words: Words) -> str:
    """Headline, rows, payments, and the other readings with their totals."""
    return "\n".join(_lines(score, hand, words)) + "\n"


def headline(score: Score, words: Words, number: Callable[[int], str] = str) -> str:
    """What names the score, in one line: "27 Tai", "3 han 40 fu · 5200"; `number` writes the total."""
    figures = " ".join(part for pair in headline_figures(score, words) for part in pair if part)
    return figures if score.total is None else f"{figures} · {number(score.total)}"


def headline_figures(score: Score, words: Words) -> list[tuple[str, str]]:
    """The figures that name the score, each with its unit; a limit's name stands before them."""
    totals = score.totals
    limit = totals.get("limit")
    figures = [
        (str(value), words.text("figures", key))
        for key, value in totals.items()
        if value is not None and words.has("figures", key)
    ]
    if not limit:
        return figures
    rest = " ".join(f"{value} {unit}" for value, unit in figures) if isinstance(limit, str) else ""
    name = words.text("limits", str(limit).lower(), **{key: value or 1 for key, value in totals.items()})
    return [(name, rest)]


def _lines(score: Score, hand: Hand, words: Words) -> Iterator[str]:
    yield headline(score, words)
    if score.reading is not None:
        yield f"{words.text('sentences', 'reading')}: {format_reading(score.reading, hand)}"
    elif hand.tiles:
        yield format_hand(hand)
    yield ""
    for row in score_rows(score, words):
        yield f"{row.value:>{VALUE_WIDTH}}  {row.name}"
    for replaced in score.replaced:
        names = {"name": words.row(replaced.line.id), "by": words.row(replaced.by)}
        yield f"{'–':>{VALUE_WIDTH}}  {words.text('sentences', 'replaced_by', **names)}"
    if score.patterns:
        yield ""
    yield payments_text(score, words)
    if score.others:
        yield ""
        yield f"{words.text('sentences', 'other_readings')}:"
        for other in score.others:
            assert other.reading is not None
            yield f"  {headline(other, words)}  {format_reading(other.reading, hand)}"


class TextRow(NamedTuple):
    """A row of the breakdown in words; without a value it is a step of the sum."""

    name: str
    value: str


def score_rows(score: Score, words: Words, number: Callable[[int], str] = str) -> Iterator[TextRow]:
    """The rows that count, those of the base, and how they make the total; `number` writes the figures."""
    for unit, lines in ((score.units.patterns, largest_first(score.patterns)), (score.units.points, score.points)):
        for line in lines:
            yield TextRow(row_name(line, words), row_value(line, unit, words, number))
    for working in working_lines(score, words, number):
        yield TextRow(working, "")


def working_lines(score: Score, words: Words, number: Callable[[int], str] = str) -> list[str]:
    """How the rows make the total, and that what is paid: "24 fu, rounded up to 30 · 30 × 2³ = 240"."""
    parts = (score.working, score.settlement.rounding)
    return [_steps_text(steps, words, number) for steps in parts if steps]


def _steps_text(steps: Iterable[Step], words: Words, number: Callable[[int], str]) -> str:
    texts = []
    for step in steps:
        raised = {f"{name}_up": str(value).translate(SUPERSCRIPT) for name, value in step.figures.items()}
        figures = {name: number(value) for name, value in step.figures.items()}
        texts.append(words.text("working", step.id, **figures, **raised))
    return " · ".join(texts)


def largest_first(lines: Iterable[Line]) -> list[Line]:
    """The rows by what they bring, those that reach the limit at once before all."""
    return sorted(lines, key=lambda line: (bool(line.value), -line.total))


def row_value(line: Line, unit: str, words: Words, number: Callable[[int], str] = str) -> str:
    """What a row brings, in its unit: "12", "1 han"; where limits are played, a row without a value is a limit hand."""
    if not line.value and words.has("limits", "true"):
        return words.text("limits", "true")
    return f"{number(line.total)} {words.text('units', unit)}" if unit else number(line.total)


def row_name(line: Line, words: Words) -> str:
    """The row's name, its original term, and how often it counts."""
    original = words.original(line.id)
    times = f" × {line.count}" if line.count > 1 else ""
    return words.row(line.id) + (f" {original}" if original else "") + times


def signed(number: int) -> str:
    """A change of points with its sign: "+82", "−28", "0"."""
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def payments_text(score: Score, words: Words, change: Callable[[int], str] = signed) -> str:
    """Who pays and gets what, and what the table adds; `change` writes the amounts."""
    payments = score.settlement.payments
    if not payments:
        return words.text("sentences", "nobody_pays")
    text = " · ".join(f"{payer_name(payment, words)} {change(payment.change)}" for payment in payments)
    extras = ", ".join(f"{words.row(name)} {change(units)}" for name, units in score.settlement.extras)
    return f"{text} ({extras})" if extras else text


def payer_name(payment: Payment, words: Words) -> str:
    """The seat, or "discarder" where nobody said who."""
    return words.text("sentences", "payer_unknown") if payment.seat is None else words.wind(payment.seat)
