"""The command line: scores as JSON for scripts and as text for people. Qt is never loaded here.

Exit status: 0 every record got a score; 1 some got an error; 2 the call itself was wrong.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from mahjong_desktop import __version__
from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import BadTiles, MahjongError, WrongTileCount
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.help.report import score_text
from mahjong_desktop.records.fields import Json
from mahjong_desktop.records.hands import INDICATORS, tiles_record
from mahjong_desktop.records.stream import ERROR, answer_lines, replay_lines, ruleset_named
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules.registry import VARIANTS, variant
from mahjong_desktop.rules.ruleset import Ruleset

OK, SOME_FAILED, BAD_CALL = 0, 1, 2

SWITCH = {"on": True, "off": False}
MARK = "true"
"""What a figure says that is given without a value: a mere mark."""

DEFAULT_RULESET = next(iter(VARIANTS))

FIGURES = tuple(dict.fromkeys(figure for variant in VARIANTS.values() for figure in variant.figures()))

TILE_FLAGS = ("winning_tile", "melds", "bonus")
"""What goes into the text of the hand."""
FIELD_FLAGS = (
    "seat_wind",
    "round_wind",
    "from",
    "dora",
    "ura_dora",
    "honba",
    "riichi_sticks",
    "liable",
    "dealer_wins",
    "discards",
)
"""What is a field of the record as it is given."""


def make_parser() -> argparse.ArgumentParser:
    """The command line's grammar. Whatever a record may say can be said here; its own checks judge the values."""
    parser = argparse.ArgumentParser(
        "mahjong-desktop",
        description="A mahjong scorer. Without a command: the window; with the file of a game: that game on its table.",
        epilog="mahjong-desktop --self-test: try out everything without a screen, and say whether it works."
        " --menu-entry, --no-menu-entry: of a program installed by pipx, into the menu of the desktop, or out of it.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    score = commands.add_parser("score", help="score won hands", description="Win records in, scores out.")
    score.add_argument("file", nargs="?", metavar="FILE|-", help="win records as JSON or JSON Lines; -: standard input")
    score.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of all words")
    hand = score.add_argument_group("one hand, for a person to read")
    hand.add_argument("--ruleset", default=DEFAULT_RULESET, help="one of: " + ", ".join(VARIANTS))
    hand.add_argument("--hand", help='the whole hand, as "123m (555z) [1111s] 7s +7s 1f"')
    for name in (*TILE_FLAGS, *FIELD_FLAGS):
        hand.add_argument(*_flags(name), dest=name)
    hand.add_argument(*_flags("self_draw"), action="store_true", default=None, dest="self_draw")
    hand.add_argument(*_flags("circumstances"), nargs="+", metavar="NAME")
    for name in FIGURES:
        help_text = "the value alone, instead of tiles"
        hand.add_argument(*_flags(name), dest=name, help=help_text, nargs="?", const=MARK, metavar=name.upper())
    presets = "; ".join(f"{name}: {', '.join(variant.presets)}" for name, variant in VARIANTS.items())
    hand.add_argument("--preset", help=presets)
    hand.add_argument(
        "--rules",
        nargs="+",
        default=[],
        metavar="OPTION=VALUE",
        help="options; a switch is on or off, a row of numbers has commas",
    )
    hand.add_argument("--rows", nargs="+", default=[], metavar="ROW=VALUE", help="house values; off: no such row")
    replay = commands.add_parser(
        "replay", help="replay games", description="Game records in, every deal's outcome out."
    )
    replay.add_argument("file", metavar="FILE|-", help="game records as JSON or JSON Lines; -: standard input")
    replay.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of all words")
    return parser


def _flags(name: str) -> tuple[str, ...]:
    """A field's flag, written with hyphens or as the field is."""
    return tuple(dict.fromkeys((f"--{name.replace('_', '-')}", f"--{name}")))


def main(argv: Sequence[str], stdin: BinaryIO, stdout: TextIO, stderr: TextIO) -> int:
    """Run one command; the exit status."""
    parser = make_parser()
    try:
        arguments = parser.parse_args(argv)
    except SystemExit as end:
        return int(end.code or OK)
    if arguments.command == "replay":
        return _answer_records(replay_lines, arguments, stdin, stdout, stderr)
    given = vars(arguments)
    by_hand = any(given[name] is not None for name in ("hand", "bonus", *FIGURES))
    asked = any(value for name, value in given.items() if name not in ("command", "file", "lang", "ruleset"))
    if (arguments.file is None) != by_hand or (arguments.file is not None and asked):
        parser.print_usage(stderr)
        print(load_words(arguments.lang).text("sentences", "file_or_hand"), file=stderr)
        return BAD_CALL
    if by_hand:
        return _score_for_person(given, stdout, stderr)
    return _answer_records(answer_lines, arguments, stdin, stdout, stderr)


def _answer_records(
    lines_to: Callable[[bytes, str], Iterator[str]],
    arguments: argparse.Namespace,
    stdin: BinaryIO,
    stdout: TextIO,
    stderr: TextIO,
) -> int:
    """One answer a line to every record of the file."""
    try:
        data = stdin.read() if arguments.file == "-" else Path(arguments.file).read_bytes()
    except OSError as error:
        facts = {"file": arguments.file, "why": error.strerror}
        print(load_words(arguments.lang).text("sentences", "cannot_read", **facts), file=stderr)
        return BAD_CALL
    status = OK
    for line in lines_to(data, arguments.lang):
        status = SOME_FAILED if line.startswith(ERROR) else status
        print(line, file=stdout)
    return status


def _score_for_person(given: dict[str, object], stdout: TextIO, stderr: TextIO) -> int:
    language = str(given["lang"])
    record: dict[str, Json] = {"ruleset": given["ruleset"]}
    try:
        record |= _record_of_flags(given)
        win = parse_win(record)
        score = win.score()
    except MahjongError as error:
        print(load_words(language, ruleset_named(record)).error(error), file=stderr)
        return SOME_FAILED
    print(score_text(score, win.hand, load_words(language, win.ruleset.id)), end="", file=stdout)
    return OK


def _record_of_flags(given: dict[str, object]) -> dict[str, Json]:
    """The win record that the flags describe; a MahjongError where the ruleset or the hand cannot be read."""
    ruleset = variant(str(given["ruleset"]))()
    record: dict[str, Json] = {}
    for name in ("self_draw", *FIELD_FLAGS, *FIGURES):
        if given[name] is not None:
            record[name] = given[name] if name in INDICATORS else _number_or_text(given[name])
    if given["circumstances"]:
        record["circumstances"] = [name for word in _words(given["circumstances"]) for name in word.split(",") if name]
    if given["hand"] is not None or given["bonus"] is not None:
        record |= _tiles_of_flags(given, ruleset)
    rules: dict[str, Json] = {name: _option_value(value) for name, value in _pairs(given["rules"])}
    if given["preset"] is not None:
        rules["preset"] = given["preset"]
    if given["rows"]:
        rows = _pairs(given["rows"])
        rules["rows"] = {name: None if value == "off" else _number_or_text(value) for name, value in rows}
    return record | {"rules": rules}


def _tiles_of_flags(given: dict[str, object], ruleset: Ruleset[Any]) -> dict[str, Json]:
    """The tiles that the flags name; a bonus tile can be given as the winning one, which `+` cannot say."""
    text = " ".join(str(given[name]) for name in ("hand", "melds", "bonus") if given[name] is not None)
    winning = given["winning_tile"]
    if winning is not None and str(winning).endswith("f"):
        return tiles_record(_read_hand(text).hand(0)) | {"winning_tile": winning}
    hand = ruleset.hand_of(_read_hand(text if winning is None else f"{text} +{winning}"))
    if hand.winning is None:
        raise WrongTileCount("hand", have=hand.size, need=ruleset.shapes.size)
    return tiles_record(hand)


def _option_value(text: str) -> Json:
    """A switch, a number, several numbers with commas, or a word."""
    if "," in text:
        return [_number_or_text(part) for part in text.split(",")]
    return SWITCH.get(text, _number_or_text(text))


def _pairs(value: object) -> list[tuple[str, str]]:
    """NAME=VALUE words."""
    return [(name, value) for name, _, value in (word.partition("=") for word in _words(value))]


def _words(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def _read_hand(text: str) -> Draft:
    """All tiles of the text; BadTiles or BadMeld where it cannot be read."""
    parsed = parse_hand(text)
    for problem in parsed.problems:
        raise problem.error
    if parsed.pending:
        raise BadTiles("hand", reason="open_bracket" if parsed.pending[0] in "([" else "no_suit", text=parsed.pending)
    return parsed.draft


def _number_or_text(value: object) -> object:
    """A flag's number where it is one; anything else is left for the record's own checks to name."""
    if value == MARK:
        return True
    return int(value) if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 20 else value


def run() -> int:
    """The command line on this process's own streams."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        # a closed standard input holds no records
        stdin = io.BytesIO() if sys.stdin is None else sys.stdin.buffer
        status = main(sys.argv[1:], stdin, sys.stdout, sys.stderr)
        sys.stdout.flush()
    except OSError as error:
        # the reader has gone, or the disk is full: what is still to be written goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"mahjong-desktop: {error.strerror}", file=sys.stderr)
        return BAD_CALL
    return status
