"""Any text at all as tiles and as a hand, by a fuzzer that looks for new branches.

How to run it, after `pip install atheris`: `python tests/fuzz/fuzz_notation.py FOLDER -max_total_time=1500`, where
FOLDER keeps the texts that found a new branch.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["mahjong_desktop"]):
    from mahjong_desktop.core import notation
    from mahjong_desktop.core.errors import BadTiles, MahjongError
    from mahjong_desktop.core.hands import Situation
    from mahjong_desktop.core.tiles import sort_tiles
    from mahjong_desktop.rules.registry import VARIANTS

SITUATION = Situation()
RULESETS = [variant() for variant in VARIANTS.values()]
SEEDS = (
    "123m406p789s11z55z",
    "123m 406p (555z) [1111s] 7s +7s 1f",
    "(5z) (24s) [9s] +0m",
    "1 2 3m\t4p",
    "12345678f",
    "(123m(456m[1111p +5z",
    "19m19p19s1234567z+1z",
)


def outcome(parse: Callable[[str], tuple[int, ...]], text: str) -> object:
    """The tiles, or the error's facts."""
    try:
        return parse(text)
    except BadTiles as error:
        return error.facts


def check_tiles(text: str) -> None:
    """All ways to read tiles agree, and what is read can be written and read again."""
    by_letters = outcome(notation._parse_letters, text)
    assert outcome(notation.parse_tiles, text) == by_letters
    on_the_rack = outcome(notation.parse_rack, text)
    if isinstance(by_letters, tuple):
        assert on_the_rack == sort_tiles(by_letters[: notation.MORE_THAN_A_SET])
        assert notation.parse_tiles(notation.format_tiles(by_letters)) == by_letters
        assert notation.parse_tiles(notation.format_tiles(by_letters, " ")) == by_letters
    else:
        assert on_the_rack == by_letters
        assert 0 <= by_letters["start"] < by_letters["end"] <= len(text)  # type: ignore[index]


def check_hand(text: str, *, shorthand: bool) -> None:
    """Problems lie within the text; what is read is a hand that can be written and read again, and be scored."""
    parsed = notation.parse_hand(text, shorthand=shorthand)
    for problem in parsed.problems:
        assert 0 <= problem.start < problem.end <= len(text)
    assert text.endswith(parsed.pending)
    for ruleset in RULESETS:
        hand = ruleset.hand_of(parsed.draft)
        again = notation.parse_hand(notation.format_hand(hand))
        assert again.problems == ()
        assert ruleset.hand_of(again.draft) == hand or hand.winning is None or hand.size != ruleset.shapes.size
        try:
            ruleset.check(hand, SITUATION)
        except MahjongError:
            continue
        ruleset.missing(hand)


def one_input(data: bytes) -> None:
    """What the fuzzer calls."""
    text = data.decode("utf-8", "surrogateescape")
    check_tiles(text)
    check_hand(text, shorthand=False)
    check_hand(text, shorthand=True)


if __name__ == "__main__":
    folder = next((Path(argument) for argument in sys.argv[1:] if not argument.startswith("-")), None)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for number, seed in enumerate(SEEDS):
            (folder / f"seed{number}").write_text(seed)
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()
