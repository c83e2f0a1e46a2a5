"""A score as plain text that a person reads: on a terminal, or pasted into a message."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desktop.core.hands import Hand
from mahjong_desktop.core.notation import format_hand, format_reading
from mahjong_desktop.core.scores import Line, Payment, Score
from mahjong_desktop.help.words import Words

MINUS = "\N{MINUS SIGN}"


def score_text(score: Score, hand: Hand, words: Words) -> str:
    """Headline, rows, payments, and the other readings with their totals."""
    return "\n".join(_lines(score, hand, words)) + "\n"


def headline(score: Score, words: Words) -> str:
    """The figures that name the score: "27 Tai"."""
    return " ".join(
        f"{value} {words.text('figures', key)}" for key, value in score.totals.items() if words.has("figures", key)
    )


def _lines(score: Score, hand: Hand, words: Words) -> Iterator[str]:
    yield headline(score, words)
    if score.reading is not None:
        yield f"{words.text('sentences', 'reading')}: {format_reading(score.reading, hand)}"
    elif hand.tiles:
        yield format_hand(hand)
    yield ""
    for line in score.patterns:
        yield f"{line.total:>5}  {row_name(line, words)}"
    for replaced in score.replaced:
        names = {"name": words.row(replaced.line.id), "by": words.row(replaced.by)}
        yield f"{'–':>5}  {words.text('sentences', 'replaced_by', **names)}"
    if score.patterns:
        yield ""
    yield payments_text(score, words)
    if score.others:
        yield ""
        yield f"{words.text('sentences', 'other_readings')}:"
        for other in score.others:
            assert other.reading is not None
            yield f"  {headline(other, words)}  {format_reading(other.reading, hand)}"


def row_name(line: Line, words: Words) -> str:
    """The row's name, its original term, and how often it counts."""
    original = words.original(line.id)
    times = f" × {line.count}" if line.count > 1 else ""
    return words.row(line.id) + (f" {original}" if original else "") + times


def payments_text(score: Score, words: Words) -> str:
    """Who pays and gets what, and what the table adds."""
    payments = score.settlement.payments
    if not payments:
        return words.text("sentences", "nobody_pays")
    text = " · ".join(f"{payer_name(payment, words)} {signed(payment.change)}" for payment in payments)
    extras = ", ".join(f"{words.row(name)} {signed(units)}" for name, units in score.settlement.extras)
    return f"{text} ({extras})" if extras else text


def payer_name(payment: Payment, words: Words) -> str:
    """The seat, or "discarder" where nobody said who."""
    return words.text("sentences", "payer_unknown") if payment.seat is None else words.wind(payment.seat)


def signed(number: int) -> str:
    """A change of points with its sign: "+82", "−28", "0"."""
    return f"{number:+d}".replace("-", MINUS) if number else "0"
