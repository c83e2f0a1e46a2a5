"""The command line from outside: a hand for a person to read, records for scripts, and wrong calls."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mahjong_desktop import __version__, cli

HAND = "123456789m 234p 56p 55s +7p"
SEVEN_BONUS = ("--bonus", "1234567f", "--winning-tile", "8f")

RIICHI, CLASSICAL = ("--ruleset", "riichi"), ("--ruleset", "japanese_classical")
PINFU = "234m 567m 345p 67s 99s +8s"

PERSON: list[tuple[tuple[str, ...], str, str]] = [
    # the flags, the first line, and a part of the last
    (("--hand", HAND), "23 Tai", "East +24 · discarder −24"),
    (("--hand", HAND, "--ruleset", "taiwanese"), "23 Tai", "discarder −24"),
    (("--hand", "123456789m 234p 56p 55s 7p"), "23 Tai", "discarder −24"),
    (("--hand", "123456789m 234p 56p 55s", "--winning-tile", "7p"), "23 Tai", "discarder −24"),
    (("--hand", "123456789m 234p 56p 55s", "--winning_tile", "7p"), "23 Tai", "discarder −24"),
    (("--hand", HAND, "--bonus", "8f"), "18 Tai", "East +19"),
    (("--hand", "777z 123456m 7p +7p", "--melds", "(555z) [6666z]"), "39 Tai", "East +40"),
    (("--hand", HAND, "--seat-wind", "south"), "23 Tai", "South +23 · discarder −23"),
    (("--hand", HAND, "--seat-wind", "south", "--from", "north"), "23 Tai", "South +23 · North −23"),
    (("--hand", "123456m 22p 33s +2p", "--melds", "(111z) (222z)"), "5 Tai", "East +6"),
    (
        (
            *("--hand", "123456m 22p 33s +2p", "--melds", "(111z) (222z)"),
            *("--rules", "wind_extra=on", "--round-wind", "south"),
        ),
        "7 Tai",
        "East +8",
    ),
    (("--hand", HAND, "--self-draw", "--seat-wind", "west"), "25 Tai", "East −26 · South −25 · West +76 · North −25"),
    (("--hand", HAND, "--self_draw", "--seat_wind", "west", "--round_wind", "north"), "25 Tai", "West +76"),
    (("--hand", HAND, "--dealer-wins", "2"), "23 Tai", "−26 (Dealer’s point +1, Dealer’s repeat win +2)"),
    (("--hand", HAND, "--discards", "4"), "33 Tai", "East +34"),
    (("--hand", HAND, "--circumstances", "last_tile", "ready_on_deal"), "33 Tai", "East +34"),
    (("--hand", HAND, "--circumstances", "last_tile,ready_on_deal"), "33 Tai", "East +34"),
    (("--hand", HAND, "--preset", "low"), "4 Tai", "East +5"),
    (("--hand", HAND, "--rules", "tai_value=5", "early_bounds=public", "preset=high"), "23 Tai", "East +120"),
    (("--hand", HAND, "--rules", "repeat_growing=on", "--dealer-wins", "3"), "23 Tai", "East +30"),
    (("--hand", HAND, "--rows", "winning=7", "concealed_straight=off"), "18 Tai", "East +19"),
    (("--tai", "12"), "12 Tai", "East +13 · discarder −13"),
    (("--tai", "12", "--self-draw", "--seat-wind", "north"), "12 Tai", "North +37"),
    (("--tai", "0", "--seat-wind", "north"), "0 Tai", "Nobody pays"),
    (("--hand", "12345678f", "--self-draw"), "30 Tai", "East +93"),
    (("--hand", "", "--self-draw", *SEVEN_BONUS), "30 Tai", "East +93"),
    ((*SEVEN_BONUS, "--self-draw"), "30 Tai", "East +93"),
    ((*SEVEN_BONUS, "--circumstances", "robbed_bonus", "--from", "south"), "20 Tai", "East +21 · South −21"),
    ((*RIICHI, "--hand", PINFU), "1 han 30 fu · 1500", "East +1500 · discarder −1500"),
    (
        (*RIICHI, "--hand", PINFU, "--preset", "wrc", "--circumstances", "riichi", "--ura-dora", "8s", "--dora", "1m"),
        "Mangan 5 han 30 fu · 12000",
        "East +12000",
    ),
    (
        (*RIICHI, "--hand", PINFU, "--honba", "2", "--riichi-sticks", "1", "--seat-wind", "south", "--self-draw"),
        "2 han 20 fu · 1500",
        "South +3100",
    ),
    ((*RIICHI, "--hand", PINFU, "--rules", "kiriage=on", "uma=1,0,0,-1"), "1 han 30 fu · 1500", "East +1500"),
    ((*RIICHI, "--han", "3", "--fu", "40", "--seat-wind", "west"), "3 han 40 fu · 5200", "West +5200"),
    ((*RIICHI, "--limit", "baiman", "--lang", "pl"), "Baiman · 24000", "Wschód +24000"),
    ((*RIICHI, "--yakuman", "1", "--liable", "north", "--self-draw"), "Yakuman · 48000", "East +48000 · North −48000"),
    ((*CLASSICAL, "--hand", PINFU), "30 points 1 fan · 60", "East +360"),
    ((*CLASSICAL, "--points", "38", "--fan", "2", "--seat-wind", "west"), "38 points 2 fan · 150", "West +600"),
    ((*CLASSICAL, "--limit"), "Limit · 500", "East +3000"),
    ((*CLASSICAL, "--limit", "--lang", "pl"), "Limit · 500", "Wschód +3000"),
    (("--hand", HAND, "--lang", "en"), "23 Tai", "East +24"),
    (("--hand", HAND, "--lang", "pl"), "23 Tai", "Wschód +24"),
]  # fmt: skip


@pytest.mark.parametrize(("flags", "first", "last"), PERSON)
def test_hand_for_a_person(command_line: Callable[..., Any], flags: tuple[str, ...], first: str, last: str) -> None:
    status, out, err = command_line("score", *flags)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == first
    assert any(last in line for line in lines), out


ERRORS: list[tuple[tuple[str, ...], str, str]] = [
    # the flags, and a part of the sentence in English and in Polish
    (("--hand", "123m"), "has 3", "ma ich 3"),
    (("--hand", "123456789m 234p 56p 55s"), "has 16", "ma ich 16"),
    (("--hand", "123456789m 234p 56p 55s 7p 7p"), "has 18", "ma ich 18"),
    (("--bonus", "123f"), "has 0", "ma ich 0"),
    (("--hand", "123m +4m"), "has 4", "ma ich 4"),
    (("--hand", "123m x"), "“x”", "„x”"),
    (("--hand", "123m 4"), "after “4” is missing", "4"),
    (("--hand", "123m +"), "“+”", "+"),
    (("--hand", "123m (55"), "bracket", "(55"),
    (("--hand", "123m (56m)"), "“56m”", "56m"),
    (("--hand", HAND, "--winning-tile", "7p"), "“+7p”", "+7p"),
    (("--hand", HAND + " 0m"), "0m", "0m"),
    (("--hand", HAND, "--ruleset", "bridge"), "“bridge”", "bridge"),
    (("--hand", "123m", "--ruleset", "bridge"), "“bridge”", "bridge"),
    (("--tai", "5", "--ruleset", "bridge"), "“bridge”", "bridge"),
    (("--hand", HAND, "--preset", "middle"), "“middle”", "middle"),
    (("--hand", HAND, "--rules", "colour=red"), "“colour”", "colour"),
    (("--hand", HAND, "--rules", "tai_value"), "≥ 1", "≥ 1"),
    (("--hand", HAND, "--rules", "tai_value=0"), "“0”", "0"),
    (("--hand", HAND, "--rules", "wind_extra=1"), "true, false", "true, false"),
    (("--hand", HAND, "--rows", "winning=x"), "“x”", "x"),
    (("--hand", HAND, "--seat-wind", "up"), "east, south, west, north", "east, south, west, north"),
    (("--hand", HAND, "--dealer-wins", "-1"), "outside its range", "zakresem"),
    (("--hand", HAND, "--dealer-wins", "9" * 25), "dealer_wins", "dealer_wins"),
    (("--hand", HAND, "--discards", "few"), "whole number", "całkowit"),
    (("--hand", HAND, "--circumstances", "rain"), "“rain”", "rain"),
    (("--hand", HAND, "--self-draw", "--from", "south"), "discard", ""),
    (("--hand", HAND, "--rules", "minimum_tai=22"), "21", "21"),
    (("--hand", "123456789m 234p 56p 55s +1z"), "one tile would have to be different", ""),
    (("--tai", "x"), "whole number", "całkowit"),
    (("--tai", "5", "--hand", HAND), "“hand”", "„hand”"),
    (("--bonus", "123f", "--winning-tile", "8f"), "eight", ""),
    ((*RIICHI, "--hand", PINFU, "--circumstances", "furiten"), "furiten", "Furiten"),
    ((*RIICHI, "--hand", PINFU, "--honba", "5"), "2 han", "2 han"),
    ((*RIICHI, "--hand", "123m 456m 77p 345s 68s +7s"), "no yaku", "Yaku"),
    ((*RIICHI, "--hand", PINFU, "--dora", "12"), "after “12” is missing", "12"),
    ((*RIICHI, "--hand", PINFU, "--dora", "123456m"), "more than 5", "5"),
    ((*RIICHI, "--han", "3"), "fu", "fu"),
    ((*RIICHI, "--han", "3", "--fu", "35"), "35 fu", "35 fu"),
    ((*RIICHI, "--limit"), "“limit”", "„limit”"),
    ((*RIICHI, "--limit", "great"), "“great”", "„great”"),
    ((*RIICHI, "--yakuman", "1", "--liable-yakuman", "2"), "liable", "Pao"),
    ((*CLASSICAL, "--points", "31", "--fan", "2"), "31", "31"),
    ((*CLASSICAL, "--limit", "mangan"), "“limit”", "„limit”"),
    ((*CLASSICAL, "--hand", PINFU, "--dora", "1m"), "“dora”", "„dora”"),
    (("--bonus", "123f", "--winning-tile", "78f"), "“78f”", "78f"),
]  # fmt: skip


@pytest.mark.parametrize(("flags", "english", "polish"), ERRORS)
def test_errors_for_a_person(
    command_line: Callable[..., Any], flags: tuple[str, ...], english: str, polish: str
) -> None:
    sentences = []
    for language, part in (("en", english), ("pl", polish)):
        status, out, err = command_line("score", *flags, "--lang", language)
        assert (status, out) == (1, "")
        assert part in err
        assert (err.count("\n"), err.endswith("\n")) == (1, True)
        sentences.append(err)
    assert sentences[0] != sentences[1]


WRONG_CALLS = [
    (),
    ("scores",),
    ("score",),
    ("score", "--lang", "en"),
    ("score", "--lang", "de", "-"),
    ("score", "a", "b"),
    ("score", "-", "--hand", HAND),
    ("score", "-", "--tai", "5"),
    ("score", "-", "--self-draw"),
    ("score", "-", "--preset", "low"),
    ("score", "-", "--rules", "limit=9"),
    ("score", "--self-draw"),
    ("score", "--hand"),
    ("score", "--colour", "red", "-"),
    ("--", "--hand"),
]


@pytest.mark.parametrize("arguments", WRONG_CALLS)
def test_wrong_calls(command_line: Callable[..., Any], arguments: tuple[str, ...]) -> None:
    status, out, err = command_line(*arguments)
    assert (status, out) == (2, "")
    assert "usage: mahjong-desktop" in err or "mahjong-desktop: error" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("score", "no such.json"), "The file no such.json cannot be read: No such file or directory.\n"),
        (("score", "--lang", "pl", "."), "Nie można odczytać pliku .: Is a directory.\n"),
    ],
)
def test_file_that_cannot_be_read_is_named(
    command_line: Callable[..., Any], arguments: tuple[str, ...], said: str
) -> None:
    assert command_line(*arguments) == (2, "", said)


def test_a_file_or_a_hand(command_line: Callable[..., Any]) -> None:
    errors = [command_line("score", "-", "--hand", HAND, "--lang", language).err for language in ("en", "pl")]
    assert "Name a file (or -)" in errors[0]
    assert "Podaj plik (albo -)" in errors[1]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="an administrator may read every file")
def test_file_that_may_not_be_read(command_line: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "secret.json"
    file.write_text("[]", "utf-8")
    file.chmod(0)
    status, out, err = command_line("score", str(file))
    assert (status, out) == (2, "")
    assert "secret.json: Permission denied" in err


RECORDS = b"""{"ruleset": "taiwanese", "tai": 12}
{"ruleset": "taiwanese", "tai": 12, "seat_wind": "up"}

{"ruleset": "taiwanese", "hand": "123456789m234p56p55s", "winning_tile": "7p"}
"""


@pytest.mark.parametrize("by_file", [True, False])
def test_records_from_a_file_or_standard_input(command_line: Callable[..., Any], tmp_path: Path, by_file: bool) -> None:
    file = tmp_path / "wins é.jsonl"
    file.write_bytes(RECORDS)
    status, out, err = command_line("score", str(file) if by_file else "-", data=b"" if by_file else RECORDS)
    assert (status, err) == (1, "")
    assert [json.loads(line)["ok"] for line in out.splitlines()] == [True, False, True]
    assert out.isascii()


@pytest.mark.parametrize(("language", "words"), [("en", "wrong kind"), ("pl", "niewłaściwego rodzaju")])
def test_sentences_of_records_are_in_the_language(command_line: Callable[..., Any], language: str, words: str) -> None:
    out = command_line("score", "-", "--lang", language, data=RECORDS).out
    assert words in json.loads(out.splitlines()[1])["error"]["message"]


@pytest.mark.parametrize("data", [b"", b"\n", b"[]"])
def test_no_records(command_line: Callable[..., Any], data: bytes) -> None:
    assert command_line("score", "-", data=data) == (0, "", "")


def test_version_and_help(command_line: Callable[..., Any]) -> None:
    assert command_line("--version") == (0, f"mahjong-desktop {__version__}\n", "")
    status, out, err = command_line("score", "--help")
    assert (status, err) == (0, "")
    for name in ("--hand", "--self-draw", "--seat-wind", "--tai", "--rules", "--preset", "taiwanese: high, low"):
        assert name in out


def own_process(*arguments: str, data: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "mahjong_desktop", *arguments],
        input=data,
        capture_output=True,
        check=False,
        env={**os.environ, **environment},
    )


def test_own_process_writes_utf_8_whatever_the_locale() -> None:
    done = own_process("score", "--hand", HAND, "--lang", "pl", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Wschód +24" in done.stdout.decode("utf-8")


def test_own_process_names_bytes_that_are_no_text() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mahjong_desktop", "score", "--hand", b"1m\xff"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"Traceback" not in done.stderr


def test_own_process_of_two_wrong_lines() -> None:
    done = own_process("score", "-", data=b"\xff\n{}\n")
    assert done.returncode == 1
    codes = [json.loads(line)["error"]["code"] for line in done.stdout.splitlines()]
    assert codes == ["bad_record", "bad_record"]


def test_reader_that_goes_away(tmp_path: Path) -> None:
    file = tmp_path / "wins.jsonl"
    file.write_bytes(RECORDS.replace(b"\n\n", b"\n") * 5000)
    with subprocess.Popen(
        [sys.executable, "-m", "mahjong_desktop", "score", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_disk_that_is_full() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mahjong_desktop", "score", "--tai", "5"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, b"mahjong-desktop: No space left on device\n")


def test_streams_that_cannot_be_reconfigured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "wins.json"
    file.write_bytes(RECORDS)
    with (tmp_path / "in").open("wb") as empty:
        empty.write(RECORDS)
    with (tmp_path / "in").open("r", encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setattr(sys, "argv", ["mahjong-desktop", "score", "-"])
        assert cli.run() == 1
