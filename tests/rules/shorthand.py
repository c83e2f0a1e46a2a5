"""Wins of any variant in short, for tables of cases: the hand as text, everything else by name."""

from collections.abc import Iterator
from typing import Any

import pytest

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.notation import format_tiles, parse_hand
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import CODES
from mahjong_desktop.help.words import load_examples, load_words
from mahjong_desktop.records.hands import HAND_KEYS
from mahjong_desktop.records.wins import TABLE_KEYS, Win, parse_win
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, variant

KEYS = {"seat": "seat_wind", "round": "round_wind", "source": "from"}
"""What is written shorter here than in a record."""
DEAL_KEYS = ("wins", "winner", "type", "kind", "riichi", "nagashi", "tenpai", "changes", "sticks")
"""Keys of deals that no win record has."""


def record(name: str, text: str, preset: str = "", added: bool = False, **given: Any) -> dict[str, Any]:
    """The win record of a hand's text; `added` makes its open Kongs added ones.

    Seat South, round East. `rules` are options by their ids; circumstances are words in one text.
    """
    parsed = parse_hand(text)
    assert (parsed.problems, parsed.pending) == ((), "")
    kind = variant(name)
    hand = kind().hand_of(parsed.draft)
    assert hand.winning is not None
    kinds = {MeldKind.OPEN_KONG: MeldKind.ADDED_KONG} if added else {}
    melds = [{"kind": kinds.get(meld.kind, meld.kind).value, "tiles": format_tiles(meld.tiles)} for meld in hand.melds]
    made = {KEYS.get(key, key): value for key, value in ({"seat": "south"} | given).items() if key != "rules"}
    made["circumstances"] = made.get("circumstances", "").split()
    rules = {"preset": preset or next(iter(kind.presets)), **given.get("rules", {})}
    tiles = {"hand": format_tiles(hand.concealed), "winning_tile": CODES[hand.winning], "melds": melds}
    if hand.bonus:
        tiles["bonus"] = format_tiles(hand.bonus)
    return {"ruleset": name, "rules": rules, **tiles, **made}


def example_record(name: str, row: str) -> dict[str, Any]:
    """The example hand of a row in the help as a win record, under the row's own option where it has one."""
    example = dict(load_examples(name)[row])
    ruleset = variant(name)(Choice(example["preset"]))
    options = {one.option: True for one in ruleset.table() if one.id == row and one.option}
    given = {"rules": options | example.pop("options", {}), "seat": example.pop("seat_wind", "east")}
    given |= {"circumstances": " ".join(example.pop("circumstances", ()))}
    return record(name, example.pop("hand"), **given, **example)


def play(name: str, text: str, **given: Any) -> Win:
    """The same win, ready to be scored."""
    return parse_win(record(name, text, **given))


def rows(score: Score) -> dict[str, int]:
    """What each row brings."""
    return {line.id: line.total for line in score.patterns}


def points(score: Score) -> dict[str, int]:
    """What each row of the base brings; rows of one name together."""
    found: dict[str, int] = {}
    for line in score.points:
        found[line.id] = found.get(line.id, 0) + line.total
    return found


def by_name(score: Score) -> dict[str, int]:
    """The payments by seat."""
    return {
        payment.seat.id if payment.seat is not None else "discarder": payment.change
        for payment in score.settlement.payments
    }


def value_alone(name: str, figures: dict[str, Any], **given: Any) -> Score:
    """The score of a value without tiles, won by South unless said otherwise."""
    made = {KEYS.get(key, key): value for key, value in ({"seat": "south"} | given).items()}
    return parse_win({"ruleset": name, **figures, **made}).score()


FIELDS = {None, *TABLE_KEYS, *HAND_KEYS, *DEAL_KEYS, *(key for one in VARIANTS.values() for key in one.figures())}
FIELDS |= {key for one in VARIANTS.values() for key in one.hand_fields | one.table_fields}
"""What an error can be about."""


def in_words(error: MahjongError, name: str) -> MahjongError:
    """The error, which is about a key that records have, and has a sentence for its reason."""
    assert error.field in FIELDS
    assert load_words("en", name).error(error)
    return error


def error_of(made: dict[str, Any]) -> MahjongError:
    """The error that a record gets."""
    with pytest.raises(MahjongError) as error:
        parse_win(made).score()
    return in_words(error.value, made["ruleset"])


def errors_of_people(root: type[MahjongError] = MahjongError) -> Iterator[type[MahjongError]]:
    """Every kind of error that somebody's input can cause; those without a code are only what others have in common."""
    for kind in root.__subclasses__():
        yield from [kind] if "code" in vars(kind) else []
        yield from errors_of_people(kind)
