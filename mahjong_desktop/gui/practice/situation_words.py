"""How a hand was won, in the window's language."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from mahjong_desktop.core.hands import Situation
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.help import Words
from mahjong_desktop.rules.ruleset import Ruleset

COUNTERS = ("dealer_wins", "honba", "riichi_sticks")


def win_text(situation: Situation, words: Words) -> str:
    """ "Ron from West"."""
    if situation.self_draw:
        return words.text("sentences", "self_draw")
    won = words.text("sentences", "discard")
    if situation.source is None:
        return won
    text = QCoreApplication.translate("Practice", "{won} from {seat}")
    return text.format(won=won, seat=words.wind(situation.source))


def situation_parts(situation: Situation, ruleset: Ruleset[Any], words: Words) -> list[str]:
    """Seats, circumstances and counters, a few words each."""
    seat = words.wind(situation.seat_wind)
    if situation.seat_wind is Wind.EAST:
        seat = QCoreApplication.translate("Practice", "{seat}, the dealer").format(seat=seat)
    parts = [
        QCoreApplication.translate("Practice", "Winner: {seat}").format(seat=seat),
        QCoreApplication.translate("Practice", "Round: {wind}").format(wind=words.wind(situation.round_wind)),
    ]
    parts += [
        words.text("circumstances", name, "name") for name in ruleset.shown_circumstances() if situation.has(name)
    ]
    counted = [(name, getattr(situation, name)) for name in COUNTERS]
    parts += [f"{words.text('counters', name, 'name')}: {number}" for name, number in counted if number]
    if situation.liable is not None:
        parts.append(f"{words.text('sentences', 'liable')}: {words.wind(situation.liable)}")
    if situation.discards is not None:
        discards = QCoreApplication.translate("Practice", "Discards: {number}")
        parts.append(discards.format(number=situation.discards))
    return parts
